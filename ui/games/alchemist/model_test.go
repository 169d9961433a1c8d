package alchemist

import (
	"context"
	"strings"
	"testing"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/table"
	"adytum/ui/uitest"
	"adytum/widgets/boards"
	"adytum/widgets/compendium"

	rules "adytum/engine/alchemist"
)

func cauldronSpot(c rules.Cauldron) boards.Spot {
	return boards.Spot{Area: compendium.AreaCauldrons, Index: int(c)}
}

func stockSpot(i rules.Ingredient) boards.Spot {
	return boards.Spot{Area: compendium.AreaStock, Index: int(i)}
}

func tileSpot(tile int) boards.Spot {
	return boards.Spot{Area: compendium.AreaPicks, Index: tile - 1}
}

// firstOf is the first legal move of a kind; false if there is none.
func firstOf(d *model, kind rules.Kind) (rules.Move, bool) {
	for _, m := range d.view().Moves() {
		if m.(rules.Move).Kind == kind {
			return m.(rules.Move), true
		}
	}
	return rules.Move{}, false
}

// tapMove taps a move part by part; cauldronFirst says in which order.
func tapMove(t *testing.T, d *model, m rules.Move, cauldronFirst bool) {
	t.Helper()
	var taps []boards.Spot
	switch m.Kind {
	case rules.Brew:
		for _, i := range m.Recipe.Cubes() {
			taps = append(taps, stockSpot(i))
		}
		if cauldronFirst {
			taps = append([]boards.Spot{cauldronSpot(m.Cauldron)}, taps...)
		} else {
			taps = append(taps, cauldronSpot(m.Cauldron))
		}
		taps = append(taps, tileSpot(m.Tile))
	case rules.Copy:
		taps = []boards.Spot{cauldronSpot(m.Cauldron), stockSpot(m.Take)}
	default:
		index := int(m.Take)
		if m.Take == rules.Nothing {
			index = rules.Kinds
		}
		taps = []boards.Spot{{Area: compendium.AreaReserve, Index: index}}
	}
	for _, spot := range taps {
		d.tap(spot)
		if d.match.Refused != nil {
			t.Fatalf("%s: the tap on %v was refused: %v", m, spot, d.match.Refused)
		}
	}
	if a := d.answer(); a.State != engine.Complete || a.Move != m {
		t.Fatalf("taps for %s made %q", m, d.draft.text())
	}
}

func TestBrewIsTappedInAnyOrder(t *testing.T) {
	for _, cauldronFirst := range []bool{true, false} {
		d := newTestModel(t, "order", first, uitest.Seated("person", "novice", "novice"), uitest.Saved)
		m, _ := firstOf(d, rules.Brew)
		tapMove(t, d, m, cauldronFirst)
		if !strings.Contains(d.status(), "+1 point") {
			t.Errorf("the gain is not said: %s", d.status())
		}
		d.match.Confirm(d.answer())
		if d.match.Now().Ply != 3 || d.match.Shown != 1 || !d.match.Behind() {
			t.Errorf("ply %d, shown %d after the brew", d.match.Now().Ply, d.match.Shown)
		}
		d.match.Step()
		d.match.Step()
		if d.match.Behind() || !d.match.Mine() || !d.draft.empty() {
			t.Error("after the steps it is not the person's turn")
		}
	}
}

// All that can be tapped in a whole game is accepted, and the game ends.
func TestWholeGameByTaps(t *testing.T) {
	for _, options := range []engine.Options{first, {rules.OptionStart: rules.StartDrawn, rules.OptionSchools: "off"}} {
		d := newTestModel(t, "whole", options, uitest.Seated("person", "novice", "adept"), uitest.Saved)
		bot := rules.Adept
		for turn := 0; d.match.Now().ToMove != engine.Nobody; turn++ {
			if turn > 60 {
				t.Fatal("the game does not end")
			}
			d.match.CatchUp()
			choice, err := bot.Choose(context.Background(), d.match.Now().View, engine.Thinking{Rand: engine.Seed("tap").Sub(turn).Stream("test")})
			if err != nil {
				t.Fatal(err)
			}
			tapMove(t, d, choice.Move.(rules.Move), turn%2 == 0)
			if uitest.HasGap(d.status()) {
				t.Errorf("status %q", d.status())
			}
			d.match.Confirm(d.answer())
		}
		d.match.CatchUp()
		if words := d.status(); uitest.HasGap(words) || !strings.Contains(words, "points") {
			t.Errorf("the end is said as %q", words)
		}
		d.match.Undo()
		if d.match.Now().ToMove == engine.Nobody {
			t.Error("the end cannot be taken back")
		}
	}
}

func TestUndoGoesThroughTheDraftFirst(t *testing.T) {
	d := newTestModel(t, "undo", first, uitest.Seated("person", "novice"), uitest.Saved)
	m, _ := firstOf(d, rules.Brew)
	tapMove(t, d, m, true)
	parts := m.Recipe.Size() + 2
	for range parts {
		if !d.match.CanUndo() {
			t.Fatal("a part of the draft cannot be put back")
		}
		d.match.Undo()
	}
	if !d.draft.empty() || d.match.CanUndo() || d.match.Now().Ply != 0 {
		t.Errorf("draft %q, ply %d", d.draft.text(), d.match.Now().Ply)
	}
	tapMove(t, d, m, true)
	d.match.Confirm(d.answer())
	d.match.CatchUp()
	d.match.Undo()
	if d.match.Now().Ply != 0 || d.match.Behind() || d.match.Now().Helped.TookBack == 0 {
		t.Errorf("ply %d, %+v: the own stock was shown by paying from it", d.match.Now().Ply, d.match.Now().Helped)
	}
	d.match.Redo()
	if d.match.Now().Ply != 2 || !d.match.Mine() {
		t.Errorf("ply %d after redoing", d.match.Now().Ply)
	}
}

func TestRefusedTapLeavesTheDraftAndSaysWhy(t *testing.T) {
	d := newTestModel(t, "refuse", first, uitest.Seated("person", "novice", "novice"), uitest.Saved)
	c := rules.AllCauldrons()[0]
	d.tap(cauldronSpot(c))
	before := d.draft
	shown, _ := c.Pair()
	d.tap(stockSpot(shown))
	if d.match.Refused == nil || d.match.Refused.Code != rules.CodeForbidden || d.match.Refused.Paragraph != "L2" || d.draft != before {
		t.Fatalf("refusal %+v, draft %q", d.match.Refused, d.draft.text())
	}
	if d.stock(d.view())[shown].Signs != boards.Dimmed {
		t.Errorf("%s is refused but not faded", shown)
	}
	if words := refusalWords(d.match.Refused); uitest.HasGap(words) {
		t.Errorf("%q", words)
	}
	if !d.match.Clear() || d.match.Refused != nil || d.draft != before {
		t.Error("going back should take the refusal away first")
	}
	if !d.match.Clear() || !d.draft.empty() || d.match.Clear() {
		t.Error("clear should work once more")
	}
}

func TestCubesAreTakenOutByTheirField(t *testing.T) {
	d := newTestModel(t, "out", first, uitest.Seated("person", "novice"), uitest.Saved)
	m, _ := firstOf(d, rules.Brew)
	d.tap(cauldronSpot(m.Cauldron))
	cube := m.Recipe.Cubes()[0]
	d.tap(stockSpot(cube))
	d.tap(boards.Spot{Area: compendium.AreaFields, Index: 0})
	if d.draft.recipe.Size() != 0 || d.draft.cauldron != m.Cauldron {
		t.Errorf("draft %q", d.draft.text())
	}
	d.tap(cauldronSpot(m.Cauldron))
	if !d.draft.empty() {
		t.Errorf("a second tap on the cauldron leaves %q", d.draft.text())
	}
}

// The device goes round between people, and each sees first what has happened
// since they looked last.
func TestVeilBetweenPeople(t *testing.T) {
	d := newTestModel(t, "veil", first, uitest.Seated("person", "novice", "person"), uitest.Saved)
	if d.match.Open() || d.board().Stock != nil || d.status() != "" {
		t.Fatal("the table is open at the start")
	}
	d.tap(stockSpot(0))
	if !d.draft.empty() || d.match.CanUndo() {
		t.Error("something can be done behind the veil")
	}
	d.match.Lift()
	if d.match.Stage() != table.Looking || d.match.Now().Seat != 0 || !d.match.Mine() {
		t.Fatalf("stage %d, seat %d", d.match.Stage(), d.match.Now().Seat)
	}
	m := rules.Move{Kind: rules.Pass, Take: rules.Draw}
	tapMove(t, d, m, true)
	d.match.Confirm(d.answer())
	if d.match.Stage() != table.Handing || d.match.Now().ToMove != 2 || !d.match.Behind() {
		t.Fatalf("stage %d, to move %d", d.match.Stage(), d.match.Now().ToMove)
	}
	if words := d.status(); !strings.Contains(words, "drawn from the bag") {
		t.Errorf("Ada does not learn what she drew: %q", words)
	}
	d.match.CatchUp()
	if !strings.Contains(d.status(), "Cleo") {
		t.Errorf("nobody is told to hand on: %q", d.status())
	}
	d.match.HandOn()
	if d.match.Open() {
		t.Fatal("the veil is not down")
	}
	d.match.Lift()
	if d.match.Now().Seat != 2 || d.match.Shown != 0 || !d.match.Behind() {
		t.Fatalf("seat %d, shown %d", d.match.Now().Seat, d.match.Shown)
	}
	d.match.Step()
	if words := d.status(); strings.Contains(words, "drawn from the bag") || !strings.Contains(words, "drew two") {
		t.Errorf("Cleo learns %q", words)
	}
	d.match.CatchUp()
	if !d.match.Mine() {
		t.Error("it is not Cleo's turn")
	}
	d.match.Undo()
	if d.match.Now().ToMove != 0 || d.match.Stage() != table.Handing {
		t.Errorf("after taking back it is seat %d's turn, stage %d", d.match.Now().ToMove, d.match.Stage())
	}
}

// Who is to move reads what the one before did, also its last step; how a turn goes
// is told in full only once.
func TestStatusSaysWhatHappenedLast(t *testing.T) {
	d := newTestModel(t, "news", nil, uitest.Seated("person", "person", "person"), uitest.Saved)
	for turn := range 6 {
		if turn > 0 {
			d.match.HandOn()
		}
		d.match.Lift()
		for d.match.Behind() {
			d.match.Step()
		}
		words := d.status()
		if turn > 0 && !strings.Contains(words, d.lastWords()) {
			t.Errorf("turn %d: %q does not say %q", turn, words, d.lastWords())
		}
		if full := strings.Contains(words, "*Brew* in an empty cauldron"); full != (turn < 3) {
			t.Errorf("turn %d: %q", turn, words)
		}
		d.match.Make(d.view().Moves()[0])
	}
}

func TestOnePersonAmongComputersHasNoVeil(t *testing.T) {
	d := newTestModel(t, "alone", engine.Options{rules.OptionStart: rules.StartAt(1)}, uitest.Seated("novice", "novice", "person"), uitest.Saved)
	if d.match.Stage() != table.Looking || d.match.Now().Seat != 2 || !d.match.Behind() {
		t.Fatalf("stage %d, seat %d, shown %d of %d", d.match.Stage(), d.match.Now().Seat, d.match.Shown, d.match.Now().Ply)
	}
	if d.match.CanUndo() {
		t.Error("what the computer opened with can be taken back")
	}
}

// A laid game deals a position that is given.
type laid struct {
	rules.Game
	position engine.Position
}

func (l laid) Deal(engine.Setup) (engine.Position, []engine.Event, error) {
	return l.position, nil, nil
}

// In two worlds that a seat cannot tell apart, its page is the same.
func TestNothingHiddenIsShown(t *testing.T) {
	pageOf := func(p engine.Position, seat engine.Seat) string {
		who := uitest.Seated("person", "person", "person")
		m, err := match.New(laid{position: p}, match.Header{Seed: "laid", Players: who})
		if err != nil {
			t.Fatal(err)
		}
		d := newModel(m, table.Keeper{Runner: uitest.Inline{}, Save: uitest.Saved})
		d.match.Lift()
		d.match.CatchUp()
		d.match.Session.SetSeat(seat)
		return d.page()
	}
	newTestModel(t, "app", first, uitest.Seated("person", "person"), uitest.Saved)
	for n := range 60 {
		m := newTestMatch(t, engine.Seed("leak").Sub(n), first, uitest.Seated("novice", "novice", "novice"))
		playOn(t, m, n%25)
		p := m.Position()
		for seat := range engine.Seat(3) {
			other := p.View(seat).Sample(engine.Seed("world").Sub(n).Stream("test"))
			if pageOf(p, seat) != pageOf(other, seat) {
				t.Fatalf("game %d: the page of seat %d depends on what it may not know", n, seat)
			}
		}
	}
}

// page is all that is written and shown of a model.
func (d *model) page() string {
	var all []string
	s := d.board()
	for _, one := range s.Seats {
		all = append(all, one.Spoken, one.Cubes, one.Seals)
	}
	for _, one := range s.Cauldrons {
		all = append(all, one.Spoken)
	}
	for _, heap := range append(s.Reserve, s.Stock...) {
		all = append(all, heap.Spoken, heap.Count)
	}
	all = append(all, d.status())
	for seat := range d.match.Players {
		words, _ := d.explain(boards.Spot{Area: compendium.AreaSeats, Index: seat})
		all = append(all, words)
	}
	for _, entry := range d.match.History()[:d.match.Shown] {
		all = append(all, entryWords(d.match.Players, d.match.Now().Seat, entry))
	}
	return strings.Join(all, "\n")
}

// Two games that differ only in what one seat may not know look alike to it.
func TestDrawsOfOthersAreNotShown(t *testing.T) {
	d := newTestModel(t, "draws", first, uitest.Seated("person", "person"), uitest.Saved)
	d.match.Lift()
	for range 2 { // the opening of two
		move, _ := firstOf(d, rules.Brew)
		for _, one := range d.view().Moves() {
			if one.(rules.Move).Tile >= rules.OpeningLow {
				move = one.(rules.Move)
				break
			}
		}
		tapMove(t, d, move, true)
		d.match.Confirm(d.answer())
		d.match.HandOn()
		d.match.Lift()
		d.match.CatchUp()
	}
	tapMove(t, d, rules.Move{Kind: rules.Pass, Take: rules.Draw}, true)
	d.match.Confirm(d.answer())
	drawn, _ := d.last()
	var secret rules.Stock
	for _, e := range drawn.Events {
		if e.Kind == rules.EventDrew {
			secret = stockOf(e.Facts["cubes"])
		}
	}
	if !strings.Contains(d.page(), "drawn from the bag: *"+stockWords(secret)) {
		t.Error("the own draw is not shown")
	}
	d.match.HandOn()
	if strings.Contains(strings.Join(d.spoken(), "\n"), "drawn from") {
		t.Error("the draw is to be seen behind the veil")
	}
	d.match.Lift()
	d.match.CatchUp()
	if page := d.page(); strings.Contains(page, "drawn from the bag") || !strings.Contains(page, "drew two cubes") {
		t.Errorf("Bob reads:\n%s", page)
	}
}

func (d *model) spoken() []string {
	all := []string{d.status()}
	for _, heap := range d.board().Stock {
		all = append(all, heap.Spoken)
	}
	return all
}

func TestHintIsACompleteMove(t *testing.T) {
	d := newTestModel(t, "hint", first, uitest.Seated("person", "novice", "novice"), uitest.Saved)
	d.match.Playouts = 64
	d.Advise()
	if d.hint == nil || d.answer().State != engine.Complete {
		t.Fatal("no complete advice")
	}
	if uitest.HasGap(d.status()) {
		t.Errorf("the advice is said as %q", d.status())
	}
	d.match.Confirm(d.answer())
	if d.match.Now().Helped.Hints != 1 {
		t.Errorf("%d hints marked", d.match.Now().Helped.Hints)
	}
}

func TestFailedSaveIsSaidAndStopsTaps(t *testing.T) {
	d := newTestModel(t, "fail", first, uitest.Seated("person", "novice"), uitest.Full)
	m, _ := firstOf(d, rules.Brew)
	for _, one := range d.view().Moves() {
		if one.(rules.Move).Tile >= rules.OpeningLow {
			m = one.(rules.Move)
			break
		}
	}
	tapMove(t, d, m, true)
	d.match.Confirm(d.answer())
	if d.match.Now().Failed == nil {
		t.Fatal("the failure is not shown")
	}
	uitest.DemandUnsaved(t, d.match, d.status)
	d.tap(cauldronSpot(5))
	if !d.draft.empty() {
		t.Error("a tap is taken although the last turn is not saved")
	}
}

// Every refusal and every event that the rules know has words of its own.
func TestEveryCodeHasWords(t *testing.T) {
	d := newTestModel(t, "words", first, uitest.Seated("person", "novice"), uitest.Saved)
	facts := engine.Facts{"cauldron": "bird_leg-spider", "creator": "1", "ingredient": "spider", "count": "3", "most": "2", "need": "2",
		"have": "1", "recipe": "spider+spider+mushroom", "tile": "5", "least": "5", "kind": "pass", "to": "1", "cubes": "spider"}
	for _, language := range []i18n.Language{i18n.English, i18n.German} {
		i18n.Use(language)
		for _, code := range uitest.Codes(t, "alchemist", "Code") {
			if words := refusalWords(&engine.Refusal{Code: code.Text, Facts: facts}); uitest.HasGap(words) {
				t.Errorf("%s %s: %q", language, code.Text, words)
			}
		}
		for _, kind := range []string{rules.EventBrewed, rules.EventCopied, rules.EventTribute, rules.EventMissed, rules.EventTook, rules.EventDrew, rules.EventIdle} {
			if words := eventWords(d.match.Players, engine.Event{Kind: kind, Facts: facts}); uitest.HasGap(words) {
				t.Errorf("%s %s: %q", language, kind, words)
			}
		}
		for _, area := range []string{compendium.AreaSeats, compendium.AreaCauldrons, compendium.AreaTiles, compendium.AreaReserve, compendium.AreaStock} {
			for index := range 2 {
				words, paragraph := d.explain(boards.Spot{Area: area, Index: index})
				if uitest.HasGap(words) || paragraph == "" {
					t.Errorf("%s %s: %q %q", language, area, words, paragraph)
				}
			}
		}
	}
	i18n.Use(i18n.English)
}
