package adaptoid

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"adytum/engine"
	"adytum/engine/hexgrid"
	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/session"
	"adytum/ui/table"
	"adytum/ui/uitest"
	"adytum/widgets/hex"
	"adytum/widgets/labels"

	rules "adytum/engine/adaptoid"
)

var (
	versusNovice = []match.Player{{Kind: match.Person}, {Kind: "novice"}}
	sideBySide   = []match.Player{{Kind: match.Person}, {Kind: match.Person}}
)

// newTestModel opens a new match.
func newTestModel(t *testing.T, players []match.Player, options engine.Options, save session.Save) *model {
	t.Helper()
	test.NewTempApp(t)
	i18n.Use(i18n.English)
	m, err := match.New(rules.Game{}, match.Header{Seed: "desk", Options: options, Players: players})
	if err != nil {
		t.Fatal(err)
	}
	d := newModel(m, table.Keeper{Runner: uitest.Inline{}, Save: save})
	d.match.AtOnce = true
	uitest.Follow(d.match)
	return d
}

// modelAt opens a match of two people that some moves have been made in.
func modelAt(t *testing.T, options engine.Options, moves ...string) *model {
	t.Helper()
	d := newTestModel(t, sideBySide, options, uitest.Saved)
	for _, text := range moves {
		m, err := rules.Game{}.ParseMove(text)
		if err == nil {
			err = d.match.Session.Play(m)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return d
}

func cell(t *testing.T, name string) hexgrid.Cell {
	t.Helper()
	c, ok := hexgrid.ParseCell(name)
	if !ok {
		t.Fatalf("%q is no cell", name)
	}
	return c
}

// tapOut makes a move by taps alone, up to its confirmation.
func tapOut(d *model, m rules.Move) {
	switch m.Kind {
	case rules.Places:
		d.tap(m.At)
		return
	case rules.Feeds, rules.Chooses:
		d.decide(m)
		return
	case rules.Turns:
	}
	if m.From != none {
		d.tap(m.From)
		d.tap(m.To)
	} else if d.phase() == moves {
		d.stand()
	}
	switch m.Grows {
	case rules.Nothing:
	case rules.Body:
		d.tap(m.At)
	case rules.Leg, rules.Pincer:
		d.tap(m.At)
		d.grow(m.Grows)
	}
}

// Whole games by taps, in every variant: each legal move can be tapped, what is
// shown before the confirmation is what becomes of it, and everything can be
// taken back.
func TestWholeGamesByTaps(t *testing.T) {
	variants := map[string]engine.Options{
		"published":  nil,
		"pie":        {rules.OptionStart: rules.StartPie, rules.OptionTarget: "3"},
		"placed":     {rules.OptionStart: rules.StartPlaced, rules.OptionTarget: "3", rules.OptionLosingAttacks: "on"},
		"one action": {rules.OptionOneAction: "on", rules.OptionTarget: "3"},
		"optional":   {rules.OptionGrowthOptional: "on", rules.OptionZeroTrades: "on", rules.OptionBoard: rules.BoardStar, rules.OptionTarget: "3"},
	}
	for name, options := range variants {
		t.Run(name, func(t *testing.T) {
			d := newTestModel(t, sideBySide, options, uitest.Saved)
			dice := rand.New(rand.NewPCG(3, 7))
			for d.match.Now().ToMove != engine.Nobody {
				if d.match.Now().Ply > 400 {
					return // random play need not come to an end
				}
				all := d.view().Moves()
				m := all[dice.IntN(len(all))].(rules.Move)
				before := d.position()
				tapOut(d, m)
				if d.match.Refused != nil || !d.complete() {
					t.Fatalf("%s in %s: refused %v, draft %q", m, before, d.match.Refused, d.draft.text())
				}
				checkPreview(t, d, before, m)
				if d.status() == "" || uitest.HasGap(d.status()) {
					t.Fatalf("%s: status %q", m, d.status())
				}
				d.confirm()
			}
			for d.match.Now().CanUndo {
				d.match.Undo()
			}
			if d.match.Now().Ply != 0 || !d.match.CanRedo() {
				t.Errorf("ply %d after undoing everything", d.match.Now().Ply)
			}
		})
	}
}

// checkPreview compares what is shown before the confirmation with the position
// after it.
func checkPreview(t *testing.T, d *model, before rules.Position, m rules.Move) {
	t.Helper()
	next, _, err := before.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	shown := d.scene()
	for _, c := range cellsOf(d.answer().Facts["starves"]) {
		shown = shown.with(c, rules.Piece{})
	}
	if want := sceneOf(next.(rules.Position)); !slices.Equal(shown.pieces, want.pieces) {
		t.Fatalf("%s in %s shows\n%v, but comes to\n%v", m, before, shown.pieces, want.pieces)
	}
}

func TestTurnIsTakenBackStepByStep(t *testing.T) {
	d := modelAt(t, nil, "+leg@d2", "+leg@d6")
	d.tap(cell(t, "d2"))
	d.tap(cell(t, "d3"))
	d.tap(cell(t, "d3"))
	if d.draft.growing == none {
		t.Fatal("nothing asks for a leg or a pincer")
	}
	d.grow(rules.Pincer)
	if d.draft.text() != "d2-d3+pincer@d3" || !d.complete() {
		t.Fatalf("draft %q", d.draft.text())
	}
	for _, want := range []string{"d2-d3", "d2", ""} {
		d.match.Undo()
		if d.draft.text() != want {
			t.Errorf("draft %q, want %q", d.draft.text(), want)
		}
	}
	ply := d.match.Now().Ply
	if d.match.Undo(); d.match.Now().Ply != ply-1 {
		t.Error("after the draft, a turn is taken back")
	}
}

func TestOtherTapsChangeTheGrowth(t *testing.T) {
	d := modelAt(t, nil)
	d.tap(cell(t, "d3"))
	d.tap(cell(t, "d2"))
	d.grow(rules.Leg)
	if d.draft.text() != "+leg@d2" {
		t.Errorf("draft %q", d.draft.text())
	}
	d.tap(cell(t, "e2"))
	if d.draft.text() != "+body@e2" {
		t.Errorf("draft %q", d.draft.text())
	}
	d.tap(cell(t, "e2"))
	if d.complete() {
		t.Error("a second tap should take the body away")
	}
}

func TestRefusalsSayWhyAndLeaveTheDraft(t *testing.T) {
	d := modelAt(t, nil, "+leg@d2", "+leg@d6", "+body@d3", "+leg@d6")
	for _, c := range []struct{ at, code, paragraph string }{
		{"a1", rules.CodeNoPiece, "P4"}, {"d6", rules.CodeEnemy, "P4"}, {"d3", rules.CodeNoLegs, "P4"},
	} {
		d.tap(cell(t, c.at))
		if d.match.Refused == nil || d.match.Refused.Code != c.code || d.match.Refused.Paragraph != c.paragraph || d.tapped != cell(t, c.at) || !d.draft.empty() {
			t.Errorf("%s: refused %+v, draft %q", c.at, d.match.Refused, d.draft.text())
		}
	}
	d.tap(cell(t, "d2"))
	d.tap(cell(t, "g1"))
	if d.match.Refused == nil || d.match.Refused.Code != rules.CodeOutOfReach || d.draft.text() != "d2" {
		t.Errorf("refused %+v, draft %q", d.match.Refused, d.draft.text())
	}
	d.stand()
	d.tap(cell(t, "a4"))
	if d.match.Refused == nil || d.match.Refused.Code != rules.CodeTooFar {
		t.Errorf("refused %+v", d.match.Refused)
	}
	if !d.match.Clear() || d.match.Refused != nil {
		t.Error("back should take the refusal away first")
	}
}

func TestNothingRemainsToTakeBackWhereStandingStillWasNoChoice(t *testing.T) {
	d := modelAt(t, nil)
	d.tap(cell(t, "d3"))
	if !d.match.Clear() || !d.draft.empty() || d.match.CanUndo() {
		t.Errorf("after going back the draft is %q", d.draft.text())
	}
}

func TestReachIsMarkedByWhatComesOfIt(t *testing.T) {
	d := modelAt(t, nil, "+leg@d2", "+body@d5", "d2-d3+pincer@d3", "+body@e5", "+leg@d3", "+body@e4")
	d.tap(cell(t, "d3"))
	b := d.board()
	if b.signs[cell(t, "d3")]&hex.Selected == 0 || b.signs[cell(t, "e4")]&hex.Attack == 0 || b.signs[cell(t, "c3")]&hex.Reach == 0 {
		t.Errorf("signs %v", b.signs)
	}
	if b.signs[cell(t, "e4")]&hex.Moved == 0 {
		t.Error("the last move is no longer marked")
	}
}

func TestStarvingIsShownAndExplained(t *testing.T) {
	// Black's giant in the corner has three limbs and three free neighbours.
	d := modelAt(t, nil, "+leg@d2", "+leg@d6", "d2-d3+leg@d3", "d6-d7+leg@d7", "d3-d5+leg@d5", "+pincer@d7")
	d.tap(cell(t, "d5"))
	d.tap(cell(t, "d6"))
	d.tap(cell(t, "d6"))
	d.grow(rules.Leg)
	if !strings.Contains(d.status(), "d7 starves") || !strings.Contains(d.status(), "3 limbs, only 2 free cells") {
		t.Errorf("status %q", d.status())
	}
	if d.board().signs[cell(t, "d7")]&hex.Starving == 0 {
		t.Error("the piece that starves is not marked")
	}
	d.food = true
	for _, c := range d.board().state().Cells {
		if c.Key == "d7" && (c.Note != "2/3" || !c.Alarm) {
			t.Errorf("the note says %q", c.Note)
		}
	}
	d.confirm()
	if got := d.position().Captures(rules.White); got != 1 {
		t.Errorf("%d captures", got)
	}
}

func TestUnaskedTurnsArePlayedAtOnce(t *testing.T) {
	d := modelAt(t, nil)
	d.unasked = true
	d.tap(cell(t, "d3"))
	if d.match.Now().Ply != 1 || !d.draft.empty() {
		t.Errorf("ply %d, draft %q", d.match.Now().Ply, d.draft.text())
	}
}

func TestPeopleTakeTurnsAtTheTable(t *testing.T) {
	d := newTestModel(t, sideBySide, engine.Options{rules.OptionStart: rules.StartPie}, uitest.Saved)
	for _, at := range []string{"d2", "d6"} {
		d.tap(cell(t, at))
		d.confirm()
	}
	if d.match.Now().Seat != 1 || d.phase() != picks || d.seatName(0) != "Player"+labels.Glue+"1" {
		t.Fatalf("seat %d, phase %d, %q", d.match.Now().Seat, d.phase(), d.seatName(0))
	}
	d.decide(rules.Move{Kind: rules.Chooses, Colour: rules.White})
	d.confirm()
	if d.match.Now().Seat != 1 || d.seatName(0) != "Black" || d.seatName(1) != "White" {
		t.Errorf("seat %d: %q, %q", d.match.Now().Seat, d.seatName(0), d.seatName(1))
	}
}

// The computer answers by itself, undo takes a full round back, and redo brings
// it again.
func TestRoundsAgainstTheComputer(t *testing.T) {
	d := newTestModel(t, versusNovice, nil, uitest.Saved)
	d.tap(cell(t, "d3"))
	d.confirm()
	if d.match.Now().Ply != 2 || d.phase() == waits {
		t.Fatalf("ply %d, phase %d", d.match.Now().Ply, d.phase())
	}
	if !strings.HasPrefix(d.status(), "Novice: ") {
		t.Errorf("status %q", d.status())
	}
	after := d.view().String()
	d.match.Undo()
	if d.match.Now().Ply != 0 {
		t.Errorf("ply %d after undo", d.match.Now().Ply)
	}
	d.match.Redo()
	if d.match.Now().Ply != 2 || d.view().String() != after {
		t.Errorf("ply %d after redo", d.match.Now().Ply)
	}
}

// What the computer did before the person's first turn cannot be taken back.
func TestComputersOpeningStays(t *testing.T) {
	d := newTestModel(t, []match.Player{{Kind: "novice"}, {Kind: match.Person}}, nil, uitest.Saved)
	if d.match.Now().Ply != 1 || d.match.Now().Seat != 1 || d.match.CanUndo() {
		t.Errorf("ply %d, seat %d, undo %v", d.match.Now().Ply, d.match.Now().Seat, d.match.CanUndo())
	}
}

func TestHintsPlayAWholeGameAgainstTheNovice(t *testing.T) {
	d := newTestModel(t, versusNovice, engine.Options{rules.OptionTarget: "3"}, uitest.Saved)
	d.match.Playouts = 400
	for d.match.Now().ToMove != engine.Nobody && d.match.Now().Ply < 200 {
		d.Advise()
		if d.hint == nil || !d.complete() {
			t.Fatalf("no complete advice at ply %d", d.match.Now().Ply)
		}
		if words := d.status(); uitest.HasGap(words) || !strings.HasPrefix(words, "Try ") {
			t.Fatalf("advice %q", words)
		}
		d.confirm()
	}
	if d.match.Now().Helped.Hints == 0 {
		t.Error("no hint is noted")
	}
}

func TestFailedSaveIsSaidAndStopsTaps(t *testing.T) {
	d := newTestModel(t, versusNovice, nil, uitest.Full)
	d.tap(cell(t, "d3"))
	d.confirm()
	if d.match.Now().Failed == nil {
		t.Fatalf("status %q", d.status())
	}
	uitest.DemandUnsaved(t, d.match, d.status)
	d.tap(cell(t, "e2"))
	if !d.draft.empty() {
		t.Error("a tap counts although the last turn is not saved")
	}
}

// A film of a turn ends where the turn ends.
func TestFilmsEndInThePosition(t *testing.T) {
	d := newTestModel(t, sideBySide, nil, uitest.Saved)
	dice := rand.New(rand.NewPCG(1, 2))
	for d.match.Now().ToMove != engine.Nobody && d.match.Now().Ply < 120 {
		before := sceneOf(d.position())
		all := d.view().Moves()
		if err := d.match.Session.Play(all[dice.IntN(len(all))]); err != nil {
			t.Fatal(err)
		}
		steps := keyframes(before, d.match.Now().Change.Entry.Events)
		if len(steps) == 0 {
			t.Fatalf("%s shows nothing", d.match.Now().Change.Entry.Text)
		}
		if got, want := steps[len(steps)-1].pieces, sceneOf(d.position()).pieces; !slices.Equal(got, want) {
			t.Fatalf("%s ends in\n%v, want\n%v", d.match.Now().Change.Entry.Text, got, want)
		}
		if frames := film(steps, true, true); len(frames) != len(steps) {
			t.Fatal("frames are missing")
		}
	}
}

// Every refusal and every reason that the rules know has words of its own.
func TestEveryCodeHasWords(t *testing.T) {
	test.NewTempApp(t)
	t.Cleanup(func() { i18n.Use(i18n.English) })
	f := engine.Facts{"cell": "d4", "piece": "W32", "from": "d2", "to": "d4", "legs": "2", "steps": "3", "enemy": "B10",
		"pincers": "1", "needed": "2", "growth": "leg", "colour": "white", "outcome": "captures"}
	for _, language := range []i18n.Language{i18n.English, i18n.German} {
		i18n.Use(language)
		for _, code := range uitest.Codes(t, "adaptoid", "Code") {
			if words := refusalWords(&engine.Refusal{Code: code.Text, Facts: f}); uitest.HasGap(words) {
				t.Errorf("%s %s: %q", language, code.Text, words)
			}
		}
		for _, key := range []string{"ends", "captures", "trades", "starves", "saves", "leg", "pincer", "body", "body_near", "best"} {
			h := hint{move: rules.Move{Grows: rules.Leg, At: hexgrid.Cell{Row: 1, Place: 1}}, chance: 0.4,
				reasons: []reason{{"adaptoid.hint." + key, []hexgrid.Cell{{Row: 1, Place: 1}, {Row: 2, Place: 2}}}}}
			if words := hintWords(h); uitest.HasGap(words) {
				t.Errorf("%s %s: %q", language, key, words)
			}
		}
		for _, b := range opponents() {
			if uitest.HasGap(LevelName(b)) || uitest.HasGap(i18n.T("adaptoid.level."+b+".note")) {
				t.Errorf("%s: %s has no name", language, b)
			}
		}
	}
}

// newTestModelOf opens a match that is not to be saved; its computers keep still.
func newTestModelOf(m *match.Match) *model {
	return newModel(m, table.Keeper{Runner: uitest.Inline{}, Save: uitest.Saved})
}

// Whoever is no computer of this game counts as a person, in matches of other
// versions too.
func TestStrangersArePeople(t *testing.T) {
	d := newTestModel(t, []match.Player{{Kind: "novice"}, {Kind: "legend"}}, nil, uitest.Saved)
	if d.match.Players.People() > 1 || d.match.Now().Ply != 1 || d.match.Now().Seat != 1 || d.phase() == waits || d.seatName(1) != "You" {
		t.Errorf("ply %d, seat %d, %q", d.match.Now().Ply, d.match.Now().Seat, d.seatName(1))
	}
}
