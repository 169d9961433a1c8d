package adellos

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/i18n"
	"adytum/ui/table"
	"adytum/ui/uitest"

	rules "adytum/engine/adellos"
)

const duelText = "options: | seats: 2 start=NW round=3 | NW: royal_army konrad gold=4 hand=truce,first_aid,unchained,quick_attack | " +
	"SW: undead malgor gold=2 | board: NW.konrad@B2 NW.lancer@D2 NW.soldier@D4 SW.zombie@E2 SW.abomination@E3*2 SW.ghoul@E4 SW.malgor@H2 | " +
	"deck: parry parry | turn: NW ap=3 | play"

func duel(t *testing.T, hand string) *match.Match {
	t.Helper()
	text := strings.Replace(duelText, "gold=2", strings.TrimSpace("gold=2 "+hand), 1)
	return loaded(t, text, uitest.Seated("person", "person"))
}

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
	if d := newModel(again, table.Keeper{Runner: uitest.Inline{}, Save: uitest.Saved}); d.match.Now().View.String() != text || d.match.Behind() {
		t.Error("the match is not as it was left")
	}
}

func TestWhatHappenedIsShownAgain(t *testing.T) {
	m := newHastyMatch(t, "again", first, uitest.Seated("person", "novice"))
	for v := m.View(0).(rules.View); v.Turn().Round < 3 || v.ToMove() != 0 || v.Turn().Phase != rules.AsksPlay; v = m.View(0).(rules.View) {
		playOn(t, m, 1)
	}
	d := newTestModel(t, m, uitest.Saved)
	d.match.ShowAgain(lastTurn(d.match))
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

func TestSeedIsNotToldBeforeTheEnd(t *testing.T) {
	a := newApp(t)
	m := newHastyMatch(t, "hidden-seed", first, uitest.Seated("person", "novice"))
	wise(t, m, 20)
	openTable(t, a, m)
	openLog(a)
	a.Silent("hidden-seed")
	a.Tap("Copy the record")
	if text := fyne.CurrentApp().Clipboard().Content(); !match.Sealed(text) || strings.Contains(text, "hidden-seed") {
		t.Errorf("copied was %s", text)
	}
}

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

func TestFailedSaveIsSaid(t *testing.T) {
	d := newTestModel(t, duel(t, ""), uitest.Full)
	d.match.Lift()
	_ = d.match.Session.Play(d.moves()[0])
	if d.match.Now().Failed == nil {
		t.Fatal("the failure is not shown")
	}
	uitest.DemandUnsaved(t, d.match, func() string { return d.words().status() })
}

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
