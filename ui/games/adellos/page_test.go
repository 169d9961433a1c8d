package adellos

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
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
	end := newModel(over, uitest.Inline{}, uitest.Saved)
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
		{"end", func() { a.Router.Push(End(a.Host, 1, end.match.Session)) }},
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
		t.Error("the board can be enlarged for ever")
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
	over := newModel(duel(t, ""), uitest.Inline{}, uitest.Saved)
	over.match.Lift()
	over.match.GiveUp()
	a.Router.Push(End(a.Host, 1, over.match.Session))
	a.Golden("end")
}

// duelText is a position in the middle of a duel; the first seat holds cards.
const duelText = "options: | seats: 2 start=NW round=3 | NW: royal_army konrad gold=4 hand=truce,first_aid,unchained,quick_attack | " +
	"SW: undead malgor gold=2 | board: NW.konrad@B2 NW.lancer@D2 NW.soldier@D4 SW.zombie@E2 SW.abomination@E3*2 SW.ghoul@E4 SW.malgor@H2 | " +
	"deck: parry parry | turn: NW ap=3 | play"

// duel opens a position of a duel with the other hand as given.
func duel(t *testing.T, hand string) *match.Match {
	t.Helper()
	text := strings.Replace(duelText, "gold=2", strings.TrimSpace("gold=2 "+hand), 1)
	return loaded(t, text, uitest.Seated("person", "person"))
}

// Odds are told before anything is spent, and own cards count in them.
func TestOddsBeforeAnAttack(t *testing.T) {
	d := newTestModel(t, duel(t, ""), uitest.Saved)
	d.match.Lift()
	for _, one := range []struct{ from, to, want string }{
		{"D4", "E4", "4 against 1: defeated."},
		{"D4", "E3", "4 against 3: defeated."},
		{"D2", "E2", "2 against 2: holds, Quick Attack would win."},
	} {
		d.Forget()
		d.tap(one.from)
		d.tap(one.to)
		if words := d.words().status(); !strings.Contains(words, one.want) {
			t.Errorf("%s against %s: %q, want %q", one.from, one.to, words, one.want)
		}
		if d.match.Now().Ply != 0 {
			t.Fatal("the attack was made without a confirmation")
		}
	}
	d.Forget()
	d.tap("E4")
	if words := d.words().status(); !strings.HasPrefix(words, "*Ada:* Your turn: *3 action points* to use.") {
		t.Errorf("with an enemy picked: %q", words)
	}
}

// A defender who holds cards may have a Parry, whether he has or not; one who
// holds none has none.
func TestOddsSayWhatAnAnswerCouldDo(t *testing.T) {
	for hand, want := range map[string]string{"": "4 against 3: defeated.", "hand=parry": "4 against 3: defeated. Bob holds cards (1): a Parry would hold it.",
		"hand=revolt": "4 against 3: defeated. Bob holds cards (1): a Parry would hold it."} {
		d := newTestModel(t, duel(t, hand), uitest.Saved)
		d.match.Lift()
		d.tap("D4")
		d.tap("E3")
		if c, _ := d.clash(d.view()); d.words().verdict(c) != want {
			t.Errorf("%s: %q", hand, d.words().verdict(c))
		}
	}
}

// A refusal says why, and opens the rulebook at its paragraph.
func TestRefusalsSpeak(t *testing.T) {
	a := newApp(t)
	tb := openTable(t, a, duel(t, ""))
	tb.model.match.Lift()
	tb.model.tap("D4")
	tb.model.tap("A4")
	a.Says("forest", "Rule D14")
	a.Tap("End turn")
	a.Says("3 AP", "Rule D9")
	tb.model.turnTo(tabHand)
	a.Says("Quick Attack", "Played in a combat", "Can be played now for 0 AP")
	a.Tap("Quick Attack")
	a.Says("Rule D22")
	a.Tap("Rule D22")
	a.Says("Contents")
}

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
func TestStepsAreTakenBack(t *testing.T) {
	a := newApp(t)
	tb := openTable(t, a, duel(t, ""))
	d := tb.model
	d.match.Lift()
	d.tap("D4")
	d.tap("C4")
	d.tap("C3")
	if d.match.Now().Ply != 2 || len(stepsOf(d.match)) != 2 || d.view().Turn().ActionPoints != 1 {
		t.Fatalf("ply %d, %d steps", d.match.Now().Ply, len(stepsOf(d.match)))
	}
	tb.panel.takeBack(stepsOf(d.match)[0])
	if d.match.Now().Ply != 0 || d.match.Now().Helped.TookBack != 0 {
		t.Fatalf("ply %d after taking both back, %+v", d.match.Now().Ply, d.match.Now().Helped)
	}
	d.match.Redo()
	if d.match.Now().Ply != 1 {
		t.Error("the first step cannot be made again")
	}
	d.tap("C4")
	d.tap("D4")
	d.tap("E3")
	d.confirm()
	if d.match.Now().Ply != 3 {
		t.Fatalf("ply %d after the attack: %s", d.match.Now().Ply, d.words().status())
	}
	if piece, stands := d.view().PieceAt("E3"); stands {
		t.Errorf("%+v survived 4 against 3", piece)
	}
	d.match.Undo()
	if d.match.Now().Ply != 2 {
		t.Errorf("ply %d after taking the attack back", d.match.Now().Ply)
	}
}

// Whether a step or the last ply is taken back: what has come to light is asked
// about the first time.
func TestPeeksAreAskedAbout(t *testing.T) {
	for _, way := range []func(*screen){
		func(tb *screen) { tb.panel.takeBack(stepsOf(tb.model.match)[0]) },
		func(tb *screen) { tb.Key(&fyne.KeyEvent{Name: fyne.KeyU}) },
	} {
		a := newApp(t)
		tb := openTable(t, a, loaded(t, strings.Replace(duelText, "truce,first_aid", "first_aid,path_to_wisdom", 1), uitest.Seated("person", "person")))
		d := tb.model
		d.match.Lift()
		for n := range 2 {
			d.answerWith("card:path_to_wisdom=cards")
			d.turnTo(tabHand) // without the buttons of the steps
			if way(tb); n == 0 {
				a.Says("noted in the record for good")
				a.Tap("Take back")
			}
			if d.match.Now().Ply != 0 || d.match.Now().Helped.TookBack != n+1 {
				t.Errorf("time %d: ply %d, %+v", n, d.match.Now().Ply, d.match.Now().Helped)
			}
		}
	}
}

// Among people who hold cards the veil hides the table, and who is asked in the
// turn of another sees the combat when it is lifted; without cards there is
// nothing to hide.
func TestVeilForWhoIsAsked(t *testing.T) {
	a := newApp(t)
	tb := openTable(t, a, duel(t, "hand=parry"))
	d := tb.model
	a.Says("Hand the device to Ada")
	a.Silent("Quick Attack")
	a.Tap("I am Ada")
	d.tap("D4")
	d.tap("E3")
	a.Tap("Attack")
	a.Tap("Hand on")
	a.Says("Hand the device to Bob")
	a.Tap("I am Bob")
	d.match.CatchUp()
	a.Says("You would lose this combat", "Parry", "4 against 3")
	a.Silent("Quick Attack")
	a.Tap("Hand 1")
	tb.Refresh()
	if d.tab != tabHand {
		t.Error("the hand is put away whenever the table is shown")
	}
	a.Tap("Turn")
	a.Tap("Play Parry")
	if d.match.Now().ToMove != 0 || d.match.Stage() != table.Handing {
		t.Errorf("seat %d is to move, stage %d", d.match.Now().ToMove, d.match.Stage())
	}
	bare := newTestModel(t, loaded(t, strings.Replace(duelText, " hand=truce,first_aid,unchained,quick_attack", "", 1), uitest.Seated("person", "person")), uitest.Saved)
	if !bare.match.Open() || !bare.match.Mine() {
		t.Error("a veil hides nothing")
	}
}

// Who passes in a combat is asked again only if there is something to choose, and
// what was passed for them can be taken back.
func TestNobodyPassesTwice(t *testing.T) {
	for hand, want := range map[string]int{"hand=revolt": 0, "hand=first_aid": 1} {
		a := newApp(t)
		d := openTable(t, a, duel(t, hand)).model
		a.Tap("I am Ada")
		d.tap("D4")
		d.tap("E3")
		a.Tap("Attack")
		a.Tap("Hand on")
		a.Tap("I am Bob")
		d.match.CatchUp()
		a.Tap("Pass")
		if int(d.match.Now().ToMove) != want {
			t.Errorf("%s: seat %d is to move", hand, d.match.Now().ToMove)
		}
		if want != 0 {
			continue
		}
		if err := d.match.Session.Undo(); err != nil || d.phase() != rules.AsksRescue || d.match.Now().ToMove != 1 {
			t.Errorf("taken back to %s of seat %d, error %v", d.phase(), d.match.Now().ToMove, err)
		}
	}
}

func TestMatchIsResumedWhereItWas(t *testing.T) {
	a := newApp(t)
	tb := openTable(t, a, newHastyMatch(t, "resume", first, uitest.Seated("person", "novice")))
	d := tb.model
	tapMove(t, d, d.moves()[0])
	tapMove(t, d, d.moves()[0])
	text := d.match.Now().View.String()
	matches, _ := a.Store.Matches(savegames.InProgress)
	again, err := a.Store.Load(matches[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	if d := newModel(again, uitest.Inline{}, uitest.Saved); d.match.Now().View.String() != text || d.match.Behind() {
		t.Error("the match is not as it was left")
	}
}

func TestWhatHappenedIsShownAgain(t *testing.T) {
	m := newHastyMatch(t, "again", first, uitest.Seated("person", "novice"))
	for v := m.View(0).(rules.View); v.Turn().Round < 3 || v.ToMove() != 0 || v.Turn().Phase != rules.AsksPlay; v = m.View(0).(rules.View) {
		playOn(t, m, 1)
	}
	d := newTestModel(t, m, uitest.Saved)
	d.match.Replay(lastTurn(d.match))
	if !d.match.Behind() || d.match.Mine() {
		t.Fatalf("shown %d of %d", d.match.Shown, d.match.Now().Ply)
	}
	if v := d.view(); v.Turn().Active == 0 && v.Turn().Phase == rules.AsksPlay && d.match.Shown > 0 && d.match.Now().Ply-d.match.Shown < 2 {
		t.Errorf("the replay begins at ply %d of %d", d.match.Shown, d.match.Now().Ply)
	}
	d.tap("E4")
	if d.match.Behind() || d.picked != "" {
		t.Error("a tap should end the replay and do nothing else")
	}
}

func TestRecordIsNotShownBeforeTheEnd(t *testing.T) {
	a := newApp(t)
	m := newHastyMatch(t, "hidden-seed", first, uitest.Seated("person", "novice"))
	wise(t, m, 20)
	openTable(t, a, m)
	openLog(a)
	a.Silent("Copy the record", "hidden-seed")
}

func TestNewGameKeepsTheChoices(t *testing.T) {
	a := newApp(t)
	f := &form{host: a.Host, setup: lastSetup(a.Store)}
	a.Router.Push(frame.Route{Name: "form", Build: f.page})
	a.Says("At the table", "Novice", "Half map", "Random faction", "None chosen")
	f.setup.factions = append(f.setup.factions, "", "")[:3]
	f.seats.Resize(3, rules.Adept.Name())
	a.Silent("Half map")
	f.setup.factions[0], f.setup.factions[2] = "scum", "undead"
	f.setup.options[rules.OptionStart] = rules.StartAt(2)
	f.setup.options["gold-rush"] = "on"
	f.seats.Players()[0].Name = "Ada"
	f.seats.Show()
	a.Says("Scum", "Undead", "1 chosen")
	f.deal()
	matches, err := a.Store.Matches(savegames.InProgress)
	if err != nil || len(matches) != 1 {
		t.Fatalf("%d matches, %v", len(matches), err)
	}
	m, err := a.Store.Load(matches[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	v := m.View(0).(rules.View)
	seats := v.Players()
	if v.Turn().Start != 2 || seats[0].Faction != "scum" || seats[2].Faction != "undead" || seats[1].Faction == "" || v.Config().Map != rules.MapFull {
		t.Errorf("started %+v with %+v", v.Turn(), seats)
	}
	if last := lastSetup(a.Store); len(last.players) != 3 || last.players[0].Name != "Ada" || last.factions[0] != "scum" || !last.options.On("gold-rush") {
		t.Errorf("kept %+v", last)
	}
}

func TestNonsenseInTheSettingsIsLeftAside(t *testing.T) {
	a := newApp(t)
	for _, text := range []string{"x", "map=half\nperson scum\nadept scum", "map=half start=seat-3\nperson -\nadept -", "map=half\nadept -\nadept -",
		"map=half\nperson elves\nadept -", "\n\n\n"} {
		if err := savegames.SetSetting(a.Store, settingLast, text); err != nil {
			t.Fatal(err)
		}
		if last := lastSetup(a.Store); !last.valid() || last.players.People() != 1 {
			t.Errorf("%q gives %+v", text, last)
		}
	}
}

// The keyboard alone plays: arrows and Space on the grid, Return for the large
// button, digits for the panel, U takes back, and Return lifts the veil.
func TestKeyboardPlays(t *testing.T) {
	a := newApp(t)
	tb := openTable(t, a, duel(t, "hand=parry"))
	d := tb.model
	press := func(keys ...fyne.KeyName) {
		for _, key := range keys {
			tb.Key(&fyne.KeyEvent{Name: key})
		}
	}
	press(fyne.KeyReturn)
	if !d.match.Open() {
		t.Fatal("Return does not lift the veil")
	}
	press(fyne.Key2)
	a.Says("Quick Attack")
	d.tap("D4")
	d.tap("C4")
	press(fyne.KeyU)
	if d.match.Now().Ply != 0 {
		t.Error("U does not take back")
	}
	press(fyne.KeyR)
	if d.match.Now().Ply != 1 {
		t.Error("R does not make the step again")
	}
	press(fyne.KeyDown)
	a.Canvas.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if d.picked == "" && d.asked == "" {
		t.Error("Space does not tap the field below the ring")
	}
}

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

func TestFailedSaveIsSaid(t *testing.T) {
	d := newTestModel(t, duel(t, ""), uitest.Full)
	d.match.Lift()
	_ = d.match.Session.Play(d.moves()[0])
	if d.match.Now().Failed == nil {
		t.Fatal("the failure is not shown")
	}
	uitest.DemandUnsaved(t, func() string { return d.words().status() })
}

// Every refusal and every event has its words in both languages.
func TestEveryCodeHasWords(t *testing.T) {
	d := newTestModel(t, duel(t, ""), uitest.Saved)
	d.match.Lift()
	known := engine.Facts{"at": "D4", "to": "E4", "from": "D4", "what": "soldier", "unit": "soldier", "faction": "scum", "card": "parry",
		"ability": "income", "seat": "1", "gold": "1", "price": "2", "have": "1", "need": "2", "most": "2", "time": "1", "left": "2",
		"n": "2", "other": "1", "attack": "3", "defence": "2", "window": "own-turn", "asks": "play", "outcome": "tower", "text": "x"}
	for _, language := range []i18n.Language{i18n.English, i18n.German} {
		i18n.Use(language)
		for _, code := range uitest.Codes(t, "adellos", "Code") {
			if words := d.words().refusal(&engine.Refusal{Code: code.Text, Facts: known}); uitest.HasGap(words) {
				t.Errorf("%s is told as %q", code.Text, words)
			}
		}
		for _, event := range uitest.Codes(t, "adellos", "Event") {
			silent := event.Text == rules.EventStarts || event.Text == rules.EventEnded
			if words := eventWords(d.match.Players, engine.Event{Kind: event.Text, Facts: known}); !silent && uitest.HasGap(words) {
				t.Errorf("%s is told as %q", event.Text, words)
			}
		}
		for _, end := range []rules.Ending{rules.ByNobles, rules.ByTower, rules.BySuddenDeath, rules.ByRounds, rules.BySurrender} {
			if words := overWords(d.match.Players, engine.Outcome{Name: end.String(), Ranks: []int{1, 1}}); uitest.HasGap(words) {
				t.Errorf("%s is told as %q", end, words)
			}
		}
		for _, faction := range Rules().Edition().Factions {
			for _, one := range append([]string{word(faction.Name), word(faction.Style)}, rankWords(kindOf(faction.Units[0].ID)), rankWords(kindOf(faction.Nobles[0].ID))) {
				if uitest.HasGap(one) {
					t.Errorf("%s: %q", faction.ID, one)
				}
			}
		}
	}
}

// A whole game against computers is played by taps and the large button, and
// ends on the page of the end; from there the rematch begins.
func TestWholeGameOnTheScreen(t *testing.T) {
	tables := []table.Players{uitest.Seated("person", "novice"), uitest.Seated("novice", "person", "novice", "novice")}
	if testing.Short() {
		tables = tables[:1]
	}
	for _, who := range tables {
		a := newApp(t)
		tb := openTable(t, a, newHastyMatch(t, "screen", engine.Options{"round-limit": "on"}, who))
		dice := engine.Seed("screen").Stream("taps")
		for n := 0; tb.model.match.Now().ToMove != engine.Nobody; n++ {
			if n > 3000 {
				t.Fatal("the game does not end")
			}
			if tb.model.match.Behind() {
				a.Tap("Skip")
			}
			if tb.model.match.Now().ToMove == engine.Nobody {
				break
			}
			if !tb.model.match.Mine() {
				t.Fatalf("nobody can go on: %s", tb.model.words().status())
			}
			moves := tb.model.moves()
			tapMove(t, tb.model, moves[dice.IntN(len(moves))])
		}
		if tb.model.match.Behind() {
			a.Tap("Skip")
		}
		a.Says("Result", "Over the rounds")
		a.Tap("Rematch")
		a.Silent("Over the rounds")
	}
}

// What another edition brings without a drawing shows a shield.
func TestUndrawnPiecesShowAShield(t *testing.T) {
	nobody, soldier := picture(assets.Units, "nobody").Name(), picture(assets.Units, "soldier").Name()
	if nobody != look.Icon("shield").Name() || soldier != "adellos-units-soldier.svg" {
		t.Errorf("the pictures are %s and %s", nobody, soldier)
	}
}
