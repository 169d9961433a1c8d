package adellos

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/table"
	"adytum/ui/uitest"
	"adytum/widgets/controls"
	"adytum/widgets/hex"

	rules "adytum/engine/adellos"
)

var screens = []fyne.Size{fyne.NewSize(360, 740), fyne.NewSize(740, 360), fyne.NewSize(800, 1280), fyne.NewSize(1280, 800), fyne.NewSize(1440, 900)}

// Everything fits on every screen, with long names: in English as usual, and in

// German with the largest text.

func TestPagesFitEveryScreen(t *testing.T) {
	if testing.Short() {
		t.Skip("sizes do not depend on how often they are looked at")
	}
	a := newApp(t)
	who := uitest.Seated("person", "person", "person", "person")
	who[1].Name = "Wilhelmine Charlotte K."
	m := newTestMatch(t, "fit", first, who)
	wise(t, m, 80)
	over := newTestMatch(t, "fit-over", engine.Options{"round-limit": "on"}, uitest.Seated("person", "person"))
	playOn(t, over, -1)
	end := newModel(over, table.Keeper{Runner: uitest.Inline{}, Save: uitest.Saved})
	tb := openTable(t, a, m)
	lay := func(l tab) func() {
		return func() {
			tb.model.match.Lift()
			tb.model.match.CatchUp()
			tb.model.turnTo(l)
		}
	}
	pages := []struct {
		name string
		open func()
	}{
		{"turn", lay(tabTurn)}, {"hand", lay(tabHand)}, {"supply", lay(tabSupply)}, {"players", lay(tabPlayers)},
		{"picked", func() {
			lay(tabTurn)()
			tb.model.tap(tb.model.own().NobleAt)
		}},
		{"veil", func() { tb.model.match.HandOn() }},
		{"new", func() { a.Router.Push(NewGame(a.Host)) }},
		{"end", func() { a.Router.Push(End(a.Host, 1, end.match)) }},
		{"log", func() {
			a.Router.Push(frame.Route{Name: "over", Build: func() *frame.Page { return newTable(a.Host, 1, end).page() }})
			openLog(a)
		}},
		{"unit", func() { a.Router.Push(explainKind(a.Host, "necromancer")) }},
		{"card", func() { a.Router.Push(explainCard(a.Host, "trade_agreements")) }},
	}
	for _, one := range []struct {
		language i18n.Language
		text     int
	}{{i18n.English, look.NormalText}, {i18n.German, look.LargestText}} {
		i18n.Use(one.language)
		look.Use(look.Look{Theme: look.Parchment, Text: one.text})
		for _, size := range screens {
			a.Window.Resize(size)
			a.Router.Rebuild()
			for _, page := range pages {
				page.open()
				a.Window.Content().Refresh()
				name := fmt.Sprintf("%s %s %d %v", page.name, one.language, one.text, size)
				a.Audit(name)
				for _, m := range uitest.Misfits(a.Canvas) {
					t.Errorf("%s: %v", name, m)
				}
				a.Router.PopTo(TableName)
			}
		}
	}
}

// On a phone that stands the board is as wide as the screen with every size of

// text, and the panel can be given its room: until a field is to be tapped.

func TestPanelUnfolds(t *testing.T) {
	a := newApp(t)
	for _, text := range []int{look.NormalText, look.LargestText} {
		look.Use(look.Look{Theme: look.Ink, Text: text})
		tb := openTable(t, a, duel(t, "hand=parry"))
		d := tb.model
		d.match.Lift()
		left, right := float32(360), float32(0)
		for _, f := range tb.grid.State().Cells {
			box, _ := tb.grid.BoxOf(f.Key)
			left, right = min(left, box.X), max(right, box.X+box.Width)
		}
		if right-left < 340 {
			t.Errorf("%d: the board reaches from %v to %v", text, left, right)
		}
		before := tb.panel.object.Size().Height
		a.Tap("Read the panel without the board")
		if tb.area.Visible() || tb.panel.object.Size().Height < before+200 {
			t.Errorf("%d: unfolded from %v to %v", text, before, tb.panel.object.Size().Height)
		}
		a.Router.Back()
		if !tb.area.Visible() || tb.panel.object.Size().Height != before {
			t.Errorf("%d: Back does not fold the panel", text)
		}
		a.Tap("Supply")
		a.Tap("Supply")
		if tb.area.Visible() {
			t.Errorf("%d: a second tap on a tab does not unfold it", text)
		}
		a.Tap("Militia: ")
		if !tb.area.Visible() {
			t.Errorf("%d: a field is to be tapped, but the board is hidden", text)
		}
		a.Router.PopTo(frame.Route{}.Name)
	}
}

// On a phone that lies on its side a list gets the room of the status until something

// is prepared.

func TestListsHaveRoomBesideTheBoard(t *testing.T) {
	a := newApp(t)
	a.Window.Resize(fyne.NewSize(740, 360))
	for _, text := range []int{look.NormalText, look.LargestText} {
		look.Use(look.Look{Theme: look.Ink, Text: text})
		tb := openTable(t, a, duel(t, "hand=parry"))
		tb.model.match.Lift()
		a.Tap("Hand 4")
		if room := tb.panel.scroll.Size().Height; tb.Status.Visible() || room < 150 {
			t.Errorf("%d: the list is %v high; the status is there: %v", text, room, tb.Status.Visible())
		}
		tb.model.begin(tb.model.view().Begin(rules.DoCard, "truce"))
		if !tb.Status.Visible() {
			t.Errorf("%d: nothing says what a card needs", text)
		}
		a.Router.PopTo("")
	}
}

// The button that shows less hides no field where a piece can stand, and stays

// under the finger.

func TestZoomButtonsKeepTheirPlaces(t *testing.T) {
	a := newApp(t)
	var tb *screen
	for _, m := range []*match.Match{newTestMatch(t, "four", first, uitest.Seated("person", "person", "person", "person")), duel(t, "")} {
		tb = openTable(t, a, m)
		tb.model.match.Lift()
		at, left := tb.zoom.in.Position(), tb.zoom.box.Position().X
		for _, f := range tb.grid.State().Cells {
			box, _ := tb.grid.BoxOf(f.Key)
			middle := fyne.NewPos(box.X+box.Width/2, box.Y+box.Height/2)
			terrain := f.Ground == hex.Forest || f.Ground == hex.Hill || f.Ground == hex.Mountain
			if !terrain && middle.X > left && middle.Y > at.Y && middle.Y < at.Y+tb.zoom.in.Size().Height {
				t.Errorf("%d seats: the button at %v hides %s at %v", len(m.Header().Players), at, f.Key, middle)
			}
		}
	}
	at := tb.zoom.in.Position()
	for range 8 {
		a.Tap("Show less, larger")
		if tb.zoom.in.Position() != at || !tb.zoom.in.Visible() || !tb.zoom.out.Visible() {
			t.Fatalf("the button went from %v to %v", at, tb.zoom.in.Position())
		}
	}
	if !tb.zoom.in.Disabled() {
		t.Error("the board can be enlarged forever")
	}
	a.Tap("Show the whole board")
	if tb.zoom.out.Visible() || tb.zoom.in.Disabled() {
		t.Error("more can be shown than all")
	}
}

// What the pages look like, as markup: positions written as text, so that no

// computer has a say in it.

func TestPagesAsMarkup(t *testing.T) {
	a := newApp(t)
	a.Router.Push(NewGame(a.Host))
	a.Golden("new")
	tb := openTable(t, a, duel(t, "hand=parry"))
	tb.model.match.Lift()
	for l, name := range []string{"turn", "hand", "supply", "players"} {
		tb.model.turnTo(tab(l))
		a.Golden(name)
	}
	over := newModel(duel(t, ""), table.Keeper{Runner: uitest.Inline{}, Save: uitest.Saved})
	over.match.Lift()
	over.match.GiveUp()
	a.Router.Push(End(a.Host, 1, over.match))
	a.Golden("end")
}

// duelText is a position in the middle of a duel; the first seat holds cards.

// duel opens a position of a duel with the other hand as given.

// Odds are told before anything is spent, and own cards count in them.

// A defender who holds cards may have a Parry, whether he has or not; one who

// holds none has none.

// A refusal says why, and opens the rulebook at its paragraph.

// What is on the board and in hand is explained, with the paragraph.

func TestEverythingIsExplained(t *testing.T) {
	a := newApp(t)
	tb := openTable(t, a, duel(t, ""))
	tb.model.match.Lift()
	tb.inspect("D2")
	a.Says("Lancer", "Charge", "Rule D31")
	a.Router.Back()
	tb.inspect("E5")
	a.Says("E5: the tower", "Rule D25")
	tb.model.turnTo(tabHand)
	a.Tap("Explain Truce")
	a.Says("Pay 1 gold and name two players", "Rule D22")
	a.Router.PopTo(TableName)
	for id, k := range edition().kinds {
		parts := explainKind(a.Host, id)
		a.Router.Push(parts)
		a.Says(word(k.name))
		for _, one := range k.has {
			a.Says(abilityName(one), abilityText(one))
		}
		a.Router.Back()
	}
}

// A long press or a right click on a row explains it, as it does on the board,

// and does nothing else; units lead on to their abilities, and those back.

func TestRowsAreExplained(t *testing.T) {
	a := newApp(t)
	tb := openTable(t, a, loaded(t, strings.Replace(duelText, "quick_attack | SW", "quick_attack lies=censorship | SW", 1), uitest.Seated("person", "person")))
	d := tb.model
	d.match.Lift()
	press := func(name string, says ...string) {
		t.Helper()
		a.Control(name).(fyne.SecondaryTappable).TappedSecondary(&fyne.PointEvent{})
		a.Says(says...)
		a.Router.PopTo(TableName)
	}
	d.turnTo(tabHand)
	press("Truce", "Pay 1 gold and name two players", "Rule D22")
	d.turnTo(tabSupply)
	press("Lancer", "Charge", "Rule D31")
	d.turnTo(tabPlayers)
	press("Ada", "Prince Konrad", "Rule D34")
	press("Bob", "Malgor the Necromancer")
	press("Censorship", "Rule D22")
	d.turnTo(tabTurn)
	d.tap("D4")
	press("Soldier", "Unit of the faction Royal Army")
	d.tap("E3")
	press("Abomination (Bob)", "Unit of the faction Undead")
	if d.draft.text != "attack:D4-E3" || d.match.Now().Ply != 0 {
		t.Errorf("the draft is %q after rows were explained", d.draft.text)
	}
	d.Forget()
	d.turnTo(tabSupply)
	a.Control("Lancer").(fyne.SecondaryTappable).TappedSecondary(&fyne.PointEvent{})
	a.Tap("Charge")
	a.Says("Who has it", "Rule D31")
	a.Tap("Lancer")
	a.Says("Unit of the faction Royal Army")
}

// What is being prepared lies on the tab of the turn; the others can be looked at

// meanwhile. Whatever is asked comes to the top.

func TestLeavesGiveWay(t *testing.T) {
	d := newTestModel(t, duel(t, "hand=parry"), uitest.Saved)
	d.match.Lift()
	d.turnTo(tabHand)
	d.begin(d.view().Begin(rules.DoCard, "truce"))
	if d.tab != tabTurn || d.draft.text == "" {
		t.Fatalf("tab %d with the draft %q", d.tab, d.draft.text)
	}
	d.turnTo(tabHand)
	if d.tab != tabHand || d.draft.text == "" {
		t.Errorf("tab %d with the draft %q after another was asked for", d.tab, d.draft.text)
	}
	d.asks(rules.AsksPlay)
	if d.tab != tabHand {
		t.Error("the hand was put away for nothing")
	}
	d.asks(rules.AsksSacrifice)
	if d.tab != tabTurn {
		t.Error("what is asked is not on top")
	}
}

// The steps of a turn can be taken back one by one or several at once; what

// showed something is asked about first.

// Whether a step or the last ply is taken back: what has come to light is asked

// about the first time.

// Among people who hold cards the veil hides the table, and who is asked in the

// turn of another sees the combat when it is lifted; without cards there is

// nothing to hide.

// Who passes in a combat is asked again only if there is something to choose, and

// what was passed for them can be taken back.

// The keyboard alone plays: arrows and Space on the grid, Return for the large

// button, digits for the panel, U takes back, and Return lifts the veil.

// A noble that is chosen stays in sight and keeps the keyboard.

func TestChosenNobleStaysInSight(t *testing.T) {
	a := newApp(t)
	tb := openTable(t, a, newHastyMatch(t, "nobles", engine.Options{rules.OptionStart: rules.StartAt(0)}, uitest.Seated("person", "novice")))
	a.Window.Resize(fyne.NewSize(1280, 640))
	offers := tb.panel.offers()
	last := kindOf(offers[len(offers)-1].ID)
	tb.panel.scroll.ScrollToBottom()
	before := tb.panel.scroll.Offset.Y
	for range 40 {
		a.Canvas.FocusNext()
		if control, ok := a.Canvas.Focused().(*controls.IconButton); ok && strings.HasPrefix(control.AccessibilityLabel(), word(last.name)) {
			break
		}
	}
	a.Canvas.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if !strings.Contains(tb.model.draft.text, last.id) {
		t.Fatalf("the draft is %q", tb.model.draft.text)
	}
	if after := tb.panel.scroll.Offset.Y; before == 0 || after != before {
		t.Errorf("the list was scrolled to %v, now to %v", before, after)
	}
	if control, ok := a.Canvas.Focused().(*controls.IconButton); !ok || !strings.HasPrefix(control.AccessibilityLabel(), word(last.name)) {
		t.Errorf("the keyboard is at %v", a.Canvas.Focused())
	}
}

// Every refusal and every event has its words in both languages.

// A whole game against computers is played by taps and the large button, and

// ends on the page of the end; from there the rematch begins.

// What another edition brings without a drawing shows a shield.

func TestUndrawnPiecesShowAShield(t *testing.T) {
	nobody, soldier := picture(assets.Units, "nobody").Name(), picture(assets.Units, "soldier").Name()
	if nobody != look.Icon("shield").Name() || soldier != "adellos-units-soldier.svg" {
		t.Errorf("the pictures are %s and %s", nobody, soldier)
	}
}
