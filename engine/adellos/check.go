package adellos

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Check holds an edition against what the rules can play. The error is an
// *EditionError that names the first entry at fault.
func (e Edition) Check() error {
	c := &checker{edition: &e, fields: map[string]Field{}, abilities: map[string]bool{}}
	c.that(isID(e.ID), "id", "%q is no id", e.ID)
	c.words("edition", "name", e.Name)
	c.board()
	c.constants()
	c.abilityList()
	c.tokens()
	c.factions()
	c.cards()
	c.options()
	if c.err != nil {
		return c.err
	}
	return nil
}

// A checker keeps the first fault it meets.
type checker struct {
	edition   *Edition
	fields    map[string]Field
	abilities map[string]bool
	err       *EditionError
}

func (c *checker) that(ok bool, entry, why string, args ...any) {
	if !ok && c.err == nil {
		c.err = &EditionError{entry, fmt.Sprintf(why, args...)}
	}
}

func (c *checker) between(entry, what string, n, least, most int) {
	c.that(n >= least && n <= most, entry, "%s is %d, not %d to %d", what, n, least, most)
}

func (c *checker) words(entry, what string, w Words) {
	c.that(w.En != "", entry, "the %s is missing in English", what)
	c.that(w.De != "", entry, "the %s is missing in German", what)
}

func (c *checker) unique(entry, id string, seen map[string]bool) {
	c.that(isID(id), entry, "%q is no id: small letters, digits, _ and -", id)
	c.that(!seen[id], entry, "the id stands twice")
	seen[id] = true
}

var idPattern = regexp.MustCompile(`^[a-z][a-z0-9_-]*$`)

func isID(text string) bool { return len(text) <= 40 && idPattern.MatchString(text) }

var (
	fieldPattern  = regexp.MustCompile(`^[A-Z][0-9]{1,2}$`)
	castlePattern = regexp.MustCompile(`^[A-Z]{2,3}$`)
	colourPattern = regexp.MustCompile(`^#[0-9a-f]{6}$`)
	fieldKinds    = []string{"castle", "plain", "tower", "forest", "hill", "mountain"}
	sources       = []string{"S", "P", "D"}
)

func (c *checker) source(entry, s string) {
	c.that(slices.Contains(sources, s), entry, "the source is %q, not S, P or D", s)
}

func (c *checker) board() {
	b := c.edition.Board
	c.between("board", "the number of fields", len(b.Fields), 1, maxFields)
	c.between("board", "the number of castles", len(b.Castles), 2, maxSeats)
	for i, castle := range b.Castles {
		c.that(castlePattern.MatchString(castle), "castle "+castle, "the id is not two or three capital letters")
		c.that(!slices.Contains(b.Castles[:i], castle), "castle "+castle, "the id stands twice")
	}
	places := map[[2]int]string{}
	for _, f := range b.Fields {
		entry := "field " + f.ID
		c.that(fieldPattern.MatchString(f.ID), entry, "the id is not a capital letter and a number")
		_, twice := c.fields[f.ID]
		c.that(!twice, entry, "the id stands twice")
		c.fields[f.ID] = f
		c.that((f.X+f.Y)%2 == 0, entry, "x+y is odd")
		c.between(entry, "x", f.X, -100, 100)
		c.between(entry, "y", f.Y, -100, 100)
		other := places[[2]int{f.X, f.Y}]
		c.that(other == "", entry, "it lies where field %s lies", other)
		places[[2]int{f.X, f.Y}] = f.ID
		c.that(slices.Contains(fieldKinds, f.Kind), entry, "the kind %q is none of %s", f.Kind, strings.Join(fieldKinds, ", "))
		c.that((f.Kind == "castle") == (f.Castle != ""), entry, "the kind is %q and the castle %q", f.Kind, f.Castle)
		c.that(f.Castle == "" || slices.Contains(b.Castles, f.Castle), entry, "there is no castle %q", f.Castle)
		c.that((f.Kind == "tower") == (f.ID == b.Tower), entry, "the tower is %s, and this field is of kind %q", b.Tower, f.Kind)
	}
	_, there := c.fields[b.Tower]
	c.that(there, "board", "the tower %q is no field", b.Tower)
	c.that(len(b.Layouts) > 0, "board", "there is no layout")
	seen := map[string]bool{}
	for _, l := range b.Layouts {
		c.layout(l, seen)
	}
}

func (c *checker) layout(l Layout, seen map[string]bool) {
	b := c.edition.Board
	entry := fmt.Sprintf("layout %d %s", l.Seats, l.Map)
	c.that(!seen[entry], entry, "it stands twice")
	seen[entry] = true
	c.between(entry, "the number of seats", l.Seats, 2, maxSeats)
	c.that(l.Map == "full" || l.Map == "half" && l.Seats == 2, entry, "the map is %q, not full, or half for 2 seats", l.Map)
	c.that(len(l.Castles) == l.Seats, entry, "there are %d castles for %d seats", len(l.Castles), l.Seats)
	for _, id := range l.Fields {
		_, there := c.fields[id]
		c.that(there, entry, "there is no field %q", id)
	}
	c.that(len(l.Fields) == 0 || slices.Contains(l.Fields, b.Tower), entry, "the tower is missing")
	last := -1
	for _, castle := range l.Castles {
		at := slices.Index(b.Castles, castle)
		c.that(at > last, entry, "the castles are not clockwise from the board's list at %q", castle)
		last = at
		size := 0
		for _, f := range b.Fields {
			if f.Castle == castle && (len(l.Fields) == 0 || slices.Contains(l.Fields, f.ID)) {
				size++
			}
		}
		c.that(size >= 2, entry, "castle %s has %d fields, at least 2 are needed", castle, size)
	}
	for castle, gold := range l.ExtraGold {
		c.that(slices.Contains(l.Castles, castle), entry, "extra gold for %q, which is none of its castles", castle)
		c.between(entry, "the extra gold", gold, 0, maxStat)
	}
}

func (c *checker) constants() {
	k := c.edition.Constants
	for _, n := range []struct {
		what        string
		n, min, max int
	}{
		{"action_points", k.ActionPoints, 1, maxStat}, {"swap_action_points", k.SwapActionPoints, 1, maxStat},
		{"summons", k.Summons, 0, maxStat}, {"tower_action_points", k.TowerActionPoints, 0, maxStat},
		{"reward_gold", k.RewardGold, 0, maxStat}, {"reward_cards", k.RewardCards, 0, maxStat},
		{"hand_limit", k.HandLimit, 1, maxDeck}, {"round_limit", k.RoundLimit, 1, 1000},
	} {
		c.between("constants", n.what, n.n, n.min, n.max)
	}
	for _, l := range c.edition.Board.Layouts {
		c.between("constants", fmt.Sprintf("tower_rounds for %d seats", l.Seats), k.TowerRounds[fmt.Sprint(l.Seats)], 1, maxStat)
	}
}

func (c *checker) abilityList() {
	for _, a := range c.edition.Abilities {
		entry := "ability " + a.ID
		c.unique(entry, a.ID, c.abilities)
		c.that(slices.Contains(abilityNames[:], a.ID), entry, "no behaviour has this id; there are %s", strings.Join(abilityNames[:], ", "))
		c.words(entry, "name", a.Name)
		c.words(entry, "text", a.Text)
		c.source(entry, a.Source)
	}
}

func (c *checker) has(entry string, list []Has) {
	seen := map[string]bool{}
	for _, h := range list {
		c.that(c.abilities[h.ID], entry, "the ability %q is not in the edition's list", h.ID)
		c.that(!seen[h.ID], entry, "the ability %q stands twice", h.ID)
		seen[h.ID] = true
		switch h.ID {
		case "income", "ancient_wisdom", "command":
			c.between(entry, "n of "+h.ID, h.N, 1, maxStat)
		case "ranged":
			c.between(entry, "n of "+h.ID, h.N, 2, 4)
		default:
			c.that(h.N == 0, entry, "the ability %q takes no n", h.ID)
		}
		if h.ID != "holy" {
			c.that(h.Against == "", entry, "the ability %q is against nobody", h.ID)
			continue
		}
		known := slices.ContainsFunc(c.edition.Factions, func(f Faction) bool { return f.ID == h.Against })
		c.that(known, entry, "holy is against %q, which is no faction", h.Against)
	}
	for _, t := range []struct{ ability, token string }{{"raise_dead", tokenSkeleton}, {"wolf_pack", tokenWolf}, {"entrench", tokenBarricade}} {
		there := slices.ContainsFunc(c.edition.Tokens, func(k Token) bool { return k.ID == t.token })
		c.that(!seen[t.ability] || there, entry, "the ability %q needs the token %q", t.ability, t.token)
	}
}

func (c *checker) stats(entry string, attack, defence, move, leastMove int) {
	c.between(entry, "attack", attack, 0, maxStat)
	c.between(entry, "defence", defence, 0, maxStat)
	c.between(entry, "move", move, leastMove, 6)
}

func (c *checker) tokens() {
	c.between("tokens", "the number of kinds", len(c.edition.Tokens), 0, maxTokens)
	seen := map[string]bool{}
	for _, t := range c.edition.Tokens {
		entry := "token " + t.ID
		c.unique(entry, t.ID, seen)
		c.words(entry, "name", t.Name)
		c.between(entry, "count", t.Count, 0, maxCount)
		c.stats(entry, t.Attack, t.Defence, t.Move, 0)
		c.has(entry, t.Abilities)
		c.source(entry, t.Source)
	}
}

func (c *checker) factions() {
	most := 0
	for _, l := range c.edition.Board.Layouts {
		most = max(most, l.Seats)
	}
	c.between("factions", "their number", len(c.edition.Factions), most, maxFactions)
	seen := map[string]bool{}
	pieces := map[string]bool{} // a move names a piece by its id alone
	for _, t := range c.edition.Tokens {
		pieces[t.ID] = true
	}
	for _, f := range c.edition.Factions {
		entry := "faction " + f.ID
		c.unique(entry, f.ID, seen)
		c.words(entry, "name", f.Name)
		c.words(entry, "style", f.Style)
		c.that(colourPattern.MatchString(f.Colour), entry, "the colour %q is not #rrggbb", f.Colour)
		c.between(entry, "start_gold", f.StartGold, 0, 100)
		c.source(entry, f.Source)
		c.between(entry, "the number of units", len(f.Units), 1, maxUnits)
		c.between(entry, "the number of nobles", len(f.Nobles), 1, 8)
		for _, u := range f.Units {
			c.unit(entry+", unit "+u.ID, u, pieces)
		}
		for _, n := range f.Nobles {
			c.noble(entry+", noble "+n.ID, n, pieces)
		}
	}
}

func (c *checker) unit(entry string, u Unit, seen map[string]bool) {
	c.unique(entry, u.ID, seen)
	c.words(entry, "name", u.Name)
	c.between(entry, "count", u.Count, 0, maxCount)
	c.between(entry, "value", u.Value, 1, 3)
	c.between(entry, "gold", u.Gold, 0, maxStat)
	c.between(entry, "time", u.Time, 0, maxStat)
	c.that(u.Gold+u.Time > 0, entry, "it costs neither gold nor time")
	c.stats(entry, u.Attack, u.Defence, u.Move, 0)
	c.has(entry, u.Abilities)
	c.source(entry, u.Source)
}

func (c *checker) noble(entry string, n Noble, seen map[string]bool) {
	c.unique(entry, n.ID, seen)
	c.words(entry, "name", n.Name)
	c.words(entry, "text", n.Text)
	c.stats(entry, n.Attack, n.Defence, n.Move, 1)
	c.that(slices.Contains(giftNames[:], n.Ability), entry, "no behaviour is called %q; there are %s", n.Ability, strings.Join(giftNames[:], ", "))
	c.source(entry, n.Source)
}

func (c *checker) cards() {
	c.between("cards", "the number of kinds", len(c.edition.Cards), 0, maxCards)
	seen := map[string]bool{}
	total := 0
	for _, k := range c.edition.Cards {
		entry := "card " + k.ID
		c.unique(entry, k.ID, seen)
		effect := slices.Index(effectNames[:], k.ID)
		c.that(effect >= 0, entry, "no effect has this id; there are %s", strings.Join(effectNames[:], ", "))
		c.words(entry, "name", k.Name)
		c.words(entry, "text", k.Text)
		c.between(entry, "count", k.Count, 0, maxCount)
		c.between(entry, "action_points", k.ActionPoints, 0, maxStat)
		if effect >= 0 {
			window := windowOf(effect)
			c.that(k.Window == window, entry, "the window is %q, its effect belongs to %q", k.Window, window)
			c.that(window == WindowOwnTurn || k.ActionPoints == 0, entry, "it costs action points outside the own turn")
		}
		c.source(entry, k.Source)
		total += k.Count
	}
	c.between("cards", "the number of copies", total, 0, maxDeck)
}

func (c *checker) options() {
	seen := map[string]bool{}
	for _, o := range c.edition.Options {
		entry := "option " + o.ID
		c.unique(entry, o.ID, seen)
		c.that(slices.Contains(ruleNames[:], o.ID), entry, "no rule has this id; there are %s", strings.Join(ruleNames[:], ", "))
		c.words(entry, "name", o.Name)
		c.words(entry, "text", o.Text)
		c.source(entry, o.Source)
	}
}
