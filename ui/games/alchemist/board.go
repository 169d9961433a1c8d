package alchemist

import (
	"fmt"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/table"
	"adytum/widgets/boards"
	"adytum/widgets/compendium"

	rules "adytum/engine/alchemist"
)

// icons keep one resource each, for the same reason as pictures.
var (
	bagIcon  = look.Icon("bag")
	cubeIcon = look.Icon("cube")
	sealIcon = look.Icon("seal")
)

// board is the table as the widget shows it. Behind the veil it holds nothing
// that only one seat may know.
func (d *model) board() compendium.State {
	v := d.view()
	s := compendium.State{
		TileWord:    i18n.T("alchemist.tiles"),
		ReserveWord: i18n.T("alchemist.reserve"),
		StockWord:   i18n.T("alchemist.stock"),
		Seats:       d.seats(v),
	}
	for _, tile := range v.Tiles() {
		s.Tiles = append(s.Tiles, strconv.Itoa(tile))
	}
	for _, c := range rules.AllCauldrons() {
		s.Cauldrons = append(s.Cauldrons, d.cauldron(v, c))
	}
	s.Reserve = d.reserve(v)
	if d.match.Open() {
		s.Stock, s.Picks = d.stock(v), d.picks(v)
	}
	d.point(&s)
	return s
}

// point lets the places glow that a lesson speaks of.
func (d *model) point(s *compendium.State) {
	for i, c := range rules.AllCauldrons() {
		if slices.Contains(d.pointed, c.ID()) {
			s.Cauldrons[i].Signs |= boards.Target | boards.Marked
		}
	}
	for i, kind := range rules.All() {
		if slices.Contains(d.pointed, "reserve:"+kind.ID()) {
			s.Reserve[i].Signs |= boards.Target
		}
		if len(s.Stock) > i && slices.Contains(d.pointed, "stock:"+kind.ID()) {
			s.Stock[i].Signs |= boards.Target
		}
	}
	if slices.Contains(d.pointed, "reserve:bag") {
		s.Reserve[rules.Kinds].Signs |= boards.Target
	}
}

// seats shows what everybody can see of every seat.
func (d *model) seats(v rules.View) []compendium.Seat {
	var all []compendium.Seat
	for seat := range engine.Seat(v.Seats()) {
		all = append(all, compendium.Seat{
			Emblem: table.Emblem(engine.Seat(seat)), Name: d.match.Players.Name(seat), Score: v.Score(seat),
			Cubes: strconv.Itoa(v.StockSize(seat)), Seals: strconv.Itoa(v.Seals(seat)),
			Active: v.ToMove() == seat, Spoken: seatWords(d.match.Players, v, seat),
		})
	}
	return all
}

// seatWords says all about a seat that everybody can see.
func seatWords(who table.Players, v rules.View, seat engine.Seat) string {
	return i18n.Tf("alchemist.seat", map[string]any{
		"Name": who.Name(seat), "Kind": who.Kind(seat), "Score": v.Score(seat),
		"Cubes": v.StockSize(seat), "Seals": v.Seals(seat)})
}

func (d *model) cauldron(v rules.View, c rules.Cauldron) compendium.Cauldron {
	potion, reserve := v.Potion(c), v.Reserve()
	first, second := c.Pair()
	one := compendium.Cauldron{
		Products: [2]fyne.Resource{pictureOf(first), pictureOf(second)},
		Lacking:  [2]bool{reserve[first] == 0, reserve[second] == 0},
		Signs:    d.cauldronSigns(v, c),
		Spoken:   cauldronSpoken(d.match.Players, v, c),
	}
	recipe := potion.Recipe
	if potion.Brewed() {
		one.Tile, one.Seal = strconv.Itoa(potion.Tile), table.Emblem(potion.Creator)
	} else if d.draft.kind == rules.Brew && d.draft.cauldron == c && d.match.Open() {
		recipe = d.draft.recipe
		if d.draft.tile > 0 {
			one.Tile = strconv.Itoa(d.draft.tile)
		}
	}
	for _, i := range recipe.Cubes() {
		one.Fields = append(one.Fields, pictureOf(i))
	}
	return one
}

// cauldronSpoken says all about a cauldron.
func cauldronSpoken(who table.Players, v rules.View, c rules.Cauldron) string {
	potion := v.Potion(c)
	data := map[string]any{"Pair": cauldronWords(c)}
	if !potion.Brewed() {
		return i18n.Tf("alchemist.cauldron.empty", data)
	}
	data["Tile"], data["Creator"], data["Recipe"] = potion.Tile, of(who, potion.Creator), stockWords(potion.Recipe)
	return i18n.Tf("alchemist.cauldron.brewed", data)
}

func (d *model) cauldronSigns(v rules.View, c rules.Cauldron) boards.Signs {
	var s boards.Signs
	if d.marked() == c {
		s |= boards.Marked
	}
	switch {
	case !d.match.Mine():
	case d.draft.cauldron == c:
		s |= boards.Selected
	case d.draft.helps(v, c):
		if v.Potion(c).Brewed() {
			s |= boards.Target
		}
	case !d.draft.empty() || !v.Potion(c).Brewed():
		s |= boards.Dimmed
	}
	return s
}

// helps reports whether tapping a cauldron could lead anywhere.
func (d draft) helps(v rules.View, c rules.Cauldron) bool {
	potion := v.Potion(c)
	next := copying(c, potion.Recipe)
	if !potion.Brewed() {
		next = noDraft
		next.kind, next.cauldron = rules.Brew, c
		if d.kind == rules.Brew {
			next.recipe, next.tile = d.recipe, d.tile
		}
	} else if d.kind == rules.Brew && d.recipe.Size() > 0 {
		return false // cubes are meant for a new recipe
	}
	return v.Consider(next.text()).State != engine.Impossible
}

// marked is the cauldron of the last turn that was shown.
func (d *model) marked() rules.Cauldron {
	last, ok := d.last()
	if !ok {
		return rules.NoCauldron
	}
	for _, e := range last.Events {
		if c := cauldronOf(e.Facts["cauldron"]); c != rules.NoCauldron {
			return c
		}
	}
	return rules.NoCauldron
}

// last is the last turn that was shown; false if there is none.
func (d *model) last() (match.Entry, bool) {
	if d.match.Shown == 0 {
		return match.Entry{}, false
	}
	return d.match.History()[d.match.Shown-1], true
}

// reserve shows the open reserve and, last, the bag.
func (d *model) reserve(v rules.View) []compendium.Heap {
	var all []compendium.Heap
	reserve := v.Reserve()
	for _, i := range rules.All() {
		all = append(all, compendium.Heap{
			Picture: pictureOf(i), Count: fmt.Sprint(reserve[i]), Spoken: counted(i, int(reserve[i])), Signs: d.takeSigns(v, i)})
	}
	return append(all, compendium.Heap{
		Picture: bagIcon, Tinted: true, Count: fmt.Sprint(v.BagSize()), Signs: d.takeSigns(v, takeAt(v, rules.Kinds)),
		Spoken: i18n.N("alchemist.bag.spoken", v.BagSize(), nil)})
}

func (d *model) takeSigns(v rules.View, take rules.Ingredient) boards.Signs {
	switch {
	case !d.match.Mine():
		return 0
	case d.draft.kind == rules.Pass && d.draft.take == take:
		return boards.Selected
	case v.Consider(noDraft.passing(take).text()).State == engine.Impossible:
		return boards.Dimmed
	}
	return 0
}

// stock shows what lies behind the screen of the viewer and, last, its
// school.
func (d *model) stock(v rules.View) []compendium.Heap {
	var all []compendium.Heap
	stock := v.Stock()
	used := d.draft.recipe
	for _, i := range rules.All() {
		n := int(stock[i]) - int(used[i])
		all = append(all, compendium.Heap{
			Picture: pictureOf(i), Count: fmt.Sprint(max(0, n)), Spoken: counted(i, n), Signs: d.stockSigns(v, i)})
	}
	if school := v.School(v.Seat()); school != rules.None {
		all = append(all, compendium.Heap{Picture: look.Picture(assets.Schools, school.ID()),
			Spoken: i18n.Tf("alchemist.school.spoken", map[string]any{"Ingredient": ingredientName(school)})})
	}
	return all
}

func (d *model) stockSigns(v rules.View, i rules.Ingredient) boards.Signs {
	next := d.draft
	switch {
	case !d.match.Mine() || d.draft.kind == rules.Pass:
		return 0
	case d.draft.kind == rules.Copy && d.draft.take == i:
		return boards.Selected
	case d.draft.kind == rules.Copy:
		next.take = i
	default:
		next = next.brewing()
		next.recipe[i]++
	}
	if v.Consider(next.text()).State == engine.Impossible {
		return boards.Dimmed
	}
	return 0
}

// picks are the tiles of a brew, or the tributes of a copy.
func (d *model) picks(v rules.View) []compendium.Pick {
	if !d.match.Mine() {
		return nil
	}
	switch d.draft.kind {
	case rules.Brew:
		return d.tilePicks(v)
	case rules.Copy:
		return d.tributePicks(v)
	default:
		return nil
	}
}

func (d *model) tilePicks(v rules.View) []compendium.Pick {
	var all []compendium.Pick
	for tile := 1; tile <= rules.HighTile; tile++ {
		p := compendium.Pick{Label: strconv.Itoa(tile), Spoken: i18n.Tf("alchemist.tile.spoken", map[string]any{"Tile": tile})}
		next := d.draft
		next.tile = tile
		switch {
		case d.draft.tile == tile:
			p.Signs = boards.Selected
		case v.Consider(next.text()).State == engine.Impossible:
			p.Signs = boards.Dimmed
		}
		all = append(all, p)
	}
	return all
}

func (d *model) tributePicks(v rules.View) []compendium.Pick {
	potion := v.Potion(d.draft.cauldron)
	var all []compendium.Pick
	for _, i := range kindsIn(potion.Recipe) {
		p := compendium.Pick{Picture: pictureOf(i), Label: to(d.match.Players, potion.Creator),
			Spoken: i18n.Tf("alchemist.tribute.spoken", map[string]any{"Ingredient": ingredientName(i), "To": to(d.match.Players, potion.Creator)})}
		if d.draft.take == i {
			p.Signs = boards.Selected
		}
		all = append(all, p)
	}
	return all
}
