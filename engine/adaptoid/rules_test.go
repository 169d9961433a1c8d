package adaptoid

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"adytum/engine"
	"adytum/engine/enginetest"
	"adytum/engine/hexgrid"
)

// refused plays a move that must be refused with a code and a paragraph, and
// gives the facts.
func refused(t *testing.T, p Position, text, code, paragraph string) engine.Facts {
	t.Helper()
	move, err := Game{}.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	_, _, err = p.Play(move)
	var refusal *engine.Refusal
	if !errors.As(err, &refusal) || refusal.Code != code || refusal.Paragraph != paragraph {
		t.Errorf("%s: %v, want %s (%s)", text, err, code, paragraph)
		return nil
	}
	return refusal.Facts
}

func kindsOf(events []engine.Event) string {
	var kinds []string
	for _, e := range events {
		kinds = append(kinds, e.Kind)
	}
	return strings.Join(kinds, " ")
}

// ends checks how a game has ended: with which outcome, and ranks of White
// and Black.
func ends(t *testing.T, p Position, name string, ranks ...int) {
	t.Helper()
	o, over := p.Outcome()
	if !over || o.Name != name || !slices.Equal(o.Ranks, ranks) {
		t.Errorf("over %v, outcome %+v, want %s with ranks %v in\n%s", over, o, name, ranks, p)
	}
}

func goesOn(t *testing.T, p Position) {
	t.Helper()
	if o, over := p.Outcome(); over {
		t.Errorf("the game has ended with %s in\n%s", o.Name, p)
	}
}

func deal(t *testing.T, o engine.Options) Position {
	t.Helper()
	p, _, err := Game{}.Deal(engine.Setup{Options: o, Seed: "test"})
	if err != nil {
		t.Fatal(err)
	}
	return p.(Position)
}

// The three positions of the rulebook.

func TestRulebookPositionMovement(t *testing.T) {
	p := at(t, "W22 b4, W00 c1, B23 d4, W32 e2, B00 e4, B13 f5", "W / 0-0")
	a := p.View(0).Consider("e2")
	if a.State != engine.Possible {
		t.Fatalf("e2 is %+v", a)
	}
	if got, want := a.Facts["moves"], "b1 b2 b3 c2 c3 c4 d1 d2 d3 e1 e3 f1 f2 f3 f4 g1 g2 g3"; got != want {
		t.Errorf("e2 reaches %s\nwant       %s", got, want)
	}
	if a.Facts["captures"] != "e4" || a.Facts["trades"] != "" {
		t.Errorf("e2 captures %q and trades %q, want e4 and nothing", a.Facts["captures"], a.Facts["trades"])
	}
	refused(t, p, "e2xd4+body@c2", CodeTooFewPincers, "P5")
}

const feedingPieces = "W22 b4, B00 b5, W00 c1, W00 c3, W00 c5, B23 d4, B00 d5, W32 e2, B00 e6, B13 f5"

func TestRulebookPositionGrowth(t *testing.T) {
	p := at(t, feedingPieces, "W / 0-0")
	var bodies []string
	for _, m := range p.growths() {
		if m.Grows == Body {
			bodies = append(bodies, m.At.String())
		}
	}
	if got, want := strings.Join(bodies, " "), "a3 a4 b1 b2 b3 c2 c4 c6 d1 d2 d3 d6 e1 e3 f1 f2"; got != want {
		t.Errorf("bodies grow on %s\nwant            %s", got, want)
	}
}

func TestRulebookPositionFeeding(t *testing.T) {
	p := at(t, feedingPieces, "W / 0-0")
	next, events := play(t, p, "+leg@c1")
	if got := kindsOf(events); got != "grown starved starved" {
		t.Fatalf("events: %s", got)
	}
	if got := events[1].String() + ", " + events[2].String(); got !=
		"starved seat=0 cell=d4 liberties=4 limbs=5 piece=B23, starved seat=0 cell=f5 liberties=3 limbs=4 piece=B13" {
		t.Error(got)
	}
	if next.Captures(White) != 2 || next.Captures(Black) != 0 {
		t.Errorf("captures %d-%d, want 2-0", next.Captures(White), next.Captures(Black))
	}
}

func TestP1BoardAndSupplies(t *testing.T) {
	p := deal(t, nil)
	if got := fmt.Sprint(p.Board().Rows()); got != "[4 5 6 7 6 5 4]" {
		t.Errorf("rows of %s", got)
	}
	if s := p.Supply(White); s != (Supply{11, 12, 12}) || p.Turn() != White {
		t.Errorf("White has %+v left, %s begins", s, p.Turn())
	}
	refused(t, p, "+body@a5", CodeNotOnBoard, "P1")
}

func TestP2StartCells(t *testing.T) {
	for start, want := range map[string]string{StartMiddle: "d2 d6", StartCorners: "a1 g4"} {
		p, events, err := Game{}.Deal(engine.Setup{Options: engine.Options{OptionStart: start}, Seed: "x"})
		if err != nil {
			t.Fatal(err)
		}
		if got := kindsOf(events); got != "placed placed" {
			t.Errorf("%s: %s", start, got)
		}
		if got := events[0].Facts["cell"] + " " + events[1].Facts["cell"]; got != want || p.ToMove() != 0 {
			t.Errorf("%s: bodies on %s, want %s; seat %d begins", start, got, want, p.ToMove())
		}
	}
}

func TestP2EachSidePlacesItsOwnBody(t *testing.T) {
	p := deal(t, engine.Options{OptionStart: StartPlaced})
	refused(t, p, "+leg@d4", CodePlaceFirst, "P2")
	p, _ = play(t, p, "place@d4")
	if p.ToMove() != 1 {
		t.Fatalf("seat %d places Black's body", p.ToMove())
	}
	refused(t, p, "place@d4", CodeOccupied, "P2")
	p, _ = play(t, p, "place@a1")
	if p.ToMove() != 0 || p.Phase() != Plays {
		t.Errorf("seat %d, phase %d after both bodies", p.ToMove(), p.Phase())
	}
	refused(t, p, "place@c3", CodePlaced, "P2")
	refused(t, p, "white", CodeChosen, "P2")
}

func TestP2PieLetsTheSecondSeatPickAColour(t *testing.T) {
	p := deal(t, engine.Options{OptionStart: StartPie})
	for _, text := range []string{"place@b2", "place@f4"} {
		if p.ToMove() != 0 {
			t.Fatalf("seat %d places", p.ToMove())
		}
		p, _ = play(t, p, text)
	}
	if p.ToMove() != 1 {
		t.Fatalf("seat %d picks", p.ToMove())
	}
	refused(t, p, "+leg@b2", CodeChooseFirst, "P2")
	for colour, begins := range map[string]engine.Seat{"white": 1, "black": 0} {
		next, _ := play(t, p, colour)
		if next.ToMove() != begins || next.Turn() != White || next.ColourOf(begins) != White {
			t.Errorf("%s picked: seat %d begins with %s", colour, next.ToMove(), next.Turn())
		}
	}
	next, _ := play(t, p, "white")
	given, _, err := next.Resign(1)
	if err != nil {
		t.Fatal(err)
	}
	ends(t, given.(Position), "given-up", 1, 2)
}

func TestP3GrowthIsCompulsoryUnlessImpossible(t *testing.T) {
	p := at(t, "W10 d2, B00 d6", "W / 0-0")
	refused(t, p, "pass", CodeMustGrow, "P3")
	refused(t, p, "d2-d3", CodeMustGrow, "P3")
	play(t, p, "d2-d3+leg@d3") // what has moved may grow
	play(t, p, "+leg@d2")

	// Six limbs, all cells around taken by enemies, and so nothing can grow.
	p = at(t, "W60 d4, B00 d3, B00 d5, B00 c3, B00 c4, B00 e3, B00 e4", "W / 0-0")
	next, events := play(t, p, "pass")
	if kindsOf(events) != EventPassed || next.ungrown != 1 {
		t.Errorf("%s, %d turns without growth", kindsOf(events), next.ungrown)
	}
	if moves := p.Moves(); len(moves) != 1 {
		t.Errorf("legal: %v", moves)
	}
}

func TestP3StepsComeBeforeGrowthAndFeeding(t *testing.T) {
	p := at(t, "W11 d3, B03 d6, B00 d4", "W / 0-0")
	_, events := play(t, p, "d3xd4+body@d5")
	if got := kindsOf(events); got != "moved captured grown" {
		t.Errorf("events: %s", got)
	}
}

func TestP4SteppingIsFromCellToFreeCell(t *testing.T) {
	p := at(t, "W20 d2, W00 d3, W00 c2, W00 c1, W00 e1, B00 e2, B00 d6, W30 a4", "W / 0-0")
	refused(t, p, "d3-d4+leg@d4", CodeNoLegs, "P4")
	refused(t, p, "d6-d5+leg@d4", CodeEnemy, "P4")
	refused(t, p, "d5-d4+leg@d4", CodeNoPiece, "P4")
	refused(t, p, "d2-d3+leg@d3", CodeOccupied, "P4")
	refused(t, p, "d2-e2+leg@d3", CodeOccupied, "P4")
	if f := refused(t, p, "d2-d4+leg@d3", CodeOutOfReach, "P4"); f["steps"] != "none" {
		t.Errorf("facts %s: nothing is jumped", f)
	}
	if f := refused(t, p, "a4-g4+leg@d3", CodeOutOfReach, "P4"); f["steps"] != "6" || f["legs"] != "3" {
		t.Errorf("facts %s", f)
	}
	p = at(t, "W20 a1, W00 a2, W00 b1, W00 b2, B00 d6", "W / 0-0")
	refused(t, p, "a1-c1+leg@a2", CodeEnclosed, "P4")
}

func TestP5Attacks(t *testing.T) {
	p := at(t, "W12 d3, B01 d4, B02 c3, B03 c2, B00 e3, W10 e2, B12 g4", "W / 0-0")
	next, events := play(t, p, "d3xd4+leg@d4")
	if kindsOf(events) != "moved captured grown" || next.Captures(White) != 1 || next.At(cell(t, "d4")).String() != "W22" {
		t.Errorf("more pincers: %s in\n%s", kindsOf(events), next)
	}
	next, events = play(t, p, "d3xc3+leg@e2")
	if kindsOf(events) != "moved traded grown" || next.Captures(White) != 1 || next.Captures(Black) != 1 || next.At(cell(t, "c3")).Body {
		t.Errorf("equal pincers: %s in\n%s", kindsOf(events), next)
	}
	if f := refused(t, p, "d3xc2+leg@e2", CodeTooFewPincers, "P5"); f["pincers"] != "2" || f["needed"] != "3" {
		t.Errorf("facts %s", f)
	}
	refused(t, p, "e2xe3+leg@e2", CodeNoPincers, "P5")
	refused(t, p, "d3xd5+leg@e2", CodeNobodyThere, "P5")
	refused(t, p, "d3xe2+leg@e2", CodeOccupied, "P4")
	refused(t, p, "d3xg4+leg@e2", CodeOutOfReach, "P4")
}

func TestP5LosingAttacks(t *testing.T) {
	p := at(t, "W10 d3, B01 d4, B00 d2, W00 a1", "W / 0-0 / options losing-attacks")
	next, events := play(t, p, "d3xd4+leg@a1")
	if kindsOf(events) != "moved repelled grown" || next.Captures(Black) != 1 || next.At(cell(t, "d4")).String() != "B01" {
		t.Errorf("%s in\n%s", kindsOf(events), next)
	}
	refused(t, p, "d3xd2+leg@a1", CodeNoPincers, "P5") // 0 against 0 is another option
}

func TestP5ZeroTrades(t *testing.T) {
	p := at(t, "W10 d3, B01 d4, B00 d2, W00 a1", "W / 0-0 / options zero-trades")
	next, events := play(t, p, "d3xd2+leg@a1")
	if kindsOf(events) != "moved traded grown" || next.Captures(White) != 1 || next.Captures(Black) != 1 {
		t.Errorf("%s in\n%s", kindsOf(events), next)
	}
	refused(t, p, "d3xd4+leg@a1", CodeTooFewPincers, "P5")
}

func TestP6Growing(t *testing.T) {
	p := at(t, "W33 d2, W00 a1, B00 d6", "W / 0-0")
	refused(t, p, "+body@d4", CodeTooFar, "P6")
	refused(t, p, "+body@d2", CodeOccupied, "P6")
	refused(t, p, "+leg@d2", CodeFull, "P6")
	refused(t, p, "+pincer@d6", CodeEnemy, "P6")
	refused(t, p, "+pincer@d5", CodeNoPiece, "P6")
	kinds := map[Piece]bool{}
	for legs := range uint8(MostLimbs + 1) {
		for pincers := range MostLimbs - legs + 1 {
			kinds[Piece{Body: true, Legs: legs, Pincers: pincers}] = true
		}
	}
	if len(kinds) != 28 {
		t.Errorf("%d kinds, want 28", len(kinds))
	}
}

func TestP6GrowthOptional(t *testing.T) {
	p := at(t, "W10 d2, B00 d6", "W / 0-0 / options growth-optional")
	play(t, p, "d2-d3")
	play(t, p, "pass")
	if a := p.View(0).Consider("d2-d3"); a.State != engine.Complete || len(a.Next) == 0 {
		t.Errorf("d2-d3 is %+v: complete, and may grow", a)
	}
}

func TestP7OwnAdaptoidsWaitForTheOtherTurn(t *testing.T) {
	p := at(t, "W04 a1, B00 d6", "W / 0-0") // a corner has three liberties
	p, events := play(t, p, "+body@a2")
	if kindsOf(events) != EventGrown {
		t.Fatalf("events: %s", kindsOf(events))
	}
	if got := hexgrid.Names(p.Unfed(White)); got != "a1" {
		t.Errorf("unfed: %s", got)
	}
	next, events := play(t, p, "+leg@d6")
	if kindsOf(events) != "grown starved" || next.Captures(Black) != 1 {
		t.Errorf("events %s, captures %d", kindsOf(events), next.Captures(Black))
	}
}

func TestP7AllAreJudgedBeforeAnyIsRemoved(t *testing.T) {
	// The two block each other: with either gone the other would be fed.
	p := at(t, "B03 a1, B03 a2, W00 b2, W00 g1", "W / 0-0")
	next, _ := play(t, p, "+leg@g1")
	if next.Captures(White) != 2 {
		t.Errorf("%d captures, want 2 in\n%s", next.Captures(White), next)
	}
}

func TestP7BareBodiesNeverStarve(t *testing.T) {
	p := at(t, "B00 a1, W00 a2, W00 b1, W00 b2, B00 g4, W00 g1", "W / 0-0")
	next, _ := play(t, p, "+leg@g1")
	if next.Captures(White) != 0 {
		t.Error("a bare body has starved")
	}
}

func TestP8WhatIsCapturedGoesBack(t *testing.T) {
	p := at(t, "W13 d3, W00 a1, B12 d4, B00 g4", "W / 0-0")
	before := p.Supply(Black)
	next, _ := play(t, p, "d3xd4+leg@d4")
	if after := next.Supply(Black); after != (Supply{before.Bodies + 1, before.Legs + 1, before.Pincers + 2}) {
		t.Errorf("supply %+v after %+v", after, before)
	}
	full := at(t, "W60 d3, W60 a1, W00 g1, B00 g4", "W / 0-0")
	if f := refused(t, full, "+leg@g1", CodeNoneLeft, "P6"); f["growth"] != "leg" {
		t.Errorf("facts %s", f)
	}
}

func TestP9EnoughCapturesEndTheTurnAtOnce(t *testing.T) {
	p := at(t, "W11 d3, B00 d4, B00 g4", "W / 4-0")
	refused(t, p, "d3xd4+leg@d4", CodeEnded, "P9")
	next, events := play(t, p, "d3xd4")
	ends(t, next, "captures", 1, 2)
	if kindsOf(events) != "moved captured ended" || events[2].Facts["winner"] != "white" {
		t.Errorf("events: %v", events)
	}
	refused(t, next, "pass", engine.CodeOver, "")
}

func TestP9ExtinctionWins(t *testing.T) {
	next, _ := play(t, at(t, "W11 d3, B00 d4", "W / 0-0"), "d3xd4")
	ends(t, next, "extinction", 1, 2)
	next, _ = play(t, at(t, "W00 d3, B04 a1", "W / 0-0"), "+leg@d3")
	ends(t, next, "extinction", 1, 2)
	// The last own adaptoid is traded while the enemy has another.
	next, _ = play(t, at(t, "W11 d3, B01 d4, B00 g4", "W / 0-0"), "d3xd4")
	ends(t, next, "extinction", 2, 1)
}

func TestP9WhoeverMovedWinsTies(t *testing.T) {
	next, _ := play(t, at(t, "W11 d3, B01 d4, W00 a1, B00 g4", "W / 4-4"), "d3xd4")
	ends(t, next, "captures", 1, 2)
	next, _ = play(t, at(t, "W00 a1, B01 d4, W01 d3, B11 g4", "B / 4-4"), "+leg@d4")
	goesOn(t, next)
	next, _ = play(t, at(t, "W01 d3, B11 d4", "B / 0-0"), "d4xd3")
	ends(t, next, "extinction", 2, 1)
}

func TestP9TieIsADraw(t *testing.T) {
	next, _ := play(t, at(t, "W11 d3, B01 d4, W00 a1, B00 g4", "W / 4-4 / options tie-is-draw"), "d3xd4")
	ends(t, next, "tie", 1, 1)
}

func TestP9EndTestedOnlyAfterFeeding(t *testing.T) {
	p := at(t, "W11 d3, B00 d4, B04 g4, W00 g1", "W / 4-0 / options end-after-feeding")
	refused(t, p, "d3xd4", CodeMustGrow, "P3")
	next, events := play(t, p, "d3xd4+leg@d4")
	ends(t, next, "captures", 1, 2)
	if kindsOf(events) != "moved captured grown starved ended" || next.Captures(White) != 6 {
		t.Errorf("events %s, %d captures", kindsOf(events), next.Captures(White))
	}
}

func TestP9OtherTargets(t *testing.T) {
	for _, target := range []int{3, 7} {
		p := at(t, "W11 d3, B00 d4, B00 g4", fmt.Sprintf("W / %d-0 / options captures=%d", target-1, target))
		next, _ := play(t, p, "d3xd4")
		ends(t, next, "captures", 1, 2)
	}
	next, _ := play(t, at(t, "W11 d3, B00 d4, B00 g4", "W / 4-0 / options captures=7"), "d3xd4+leg@d4")
	goesOn(t, next)
}

func TestP10TheSameStateThreeTimes(t *testing.T) {
	p := at(t, "W10 d2, B10 d6", "W / 2-1 / options one-action")
	for i, text := range []string{"d2-c2", "d6-c5", "c2-d2", "c5-d6", "d2-c2", "d6-c5", "c2-d2", "c5-d6"} {
		if _, over := p.Outcome(); over {
			t.Fatalf("over before turn %d", i+1)
		}
		p, _ = play(t, p, text)
		back, err := Game{}.ParsePosition(p.String())
		if err != nil {
			t.Fatal(err)
		}
		p = back.(Position) // what the text says is enough to go on
	}
	ends(t, p, "repetition", 1, 2) // more captures win
	p = at(t, "W10 d2, B10 d6", "W / 1-1 / options one-action / ungrown 8 d2-c2 d6-c5 c2-d2 c5-d6 d2-c2 d6-c5 c2-d2 c5-d6")
	ends(t, p, "repetition", 1, 1)
}

func TestP10TwentyTurnsWithoutGrowth(t *testing.T) {
	p := at(t, "W10 d2, B10 d6", "W / 0-1 / options one-action / ungrown 19")
	next, _ := play(t, p, "d2-c2")
	ends(t, next, "stagnation", 2, 1)
	next, _ = play(t, p, "+leg@d2")
	goesOn(t, next)
	if next.ungrown != 0 {
		t.Errorf("%d turns without growth after one", next.ungrown)
	}
}

func TestOneActionATurn(t *testing.T) {
	p := at(t, "W11 d3, B05 d6, W00 d5, W00 c5, B00 g4", "W / 0-0 / options one-action")
	refused(t, p, "d3-d4+leg@d4", CodeOneAction, "P3")
	refused(t, p, "pass", CodeMustAct, "P3")
	next, events := play(t, p, "d3-d4") // feeding does not follow
	if kindsOf(events) != EventMoved || !next.At(cell(t, "d6")).Body {
		t.Errorf("events: %s", kindsOf(events))
	}
	next, events = play(t, p, "feed")
	if kindsOf(events) != EventStarved || next.Captures(White) != 1 {
		t.Errorf("events: %s", kindsOf(events))
	}
	refused(t, at(t, "W11 d3, B00 d6", "W / 0-0 / options one-action"), "feed", CodeNobodyStarves, "P7")
	refused(t, at(t, "W11 d3, B00 d6", "W / 0-0"), "feed", CodeFeedsItself, "P7")
}

func TestGrownBoardsDifferBySeed(t *testing.T) {
	seen := map[string]bool{}
	for i := range 20 {
		o := engine.Options{OptionBoard: BoardGrown}
		p, _, err := Game{}.Deal(engine.Setup{Options: o, Seed: engine.Seed(fmt.Sprint(i))})
		if err != nil {
			t.Fatal(err)
		}
		b := p.(Position).Board()
		if b.Len() != Cells {
			t.Fatalf("%d cells", b.Len())
		}
		seen[b.String()] = true
	}
	if len(seen) != 20 {
		t.Errorf("%d different boards of 20", len(seen))
	}
}

func cell(t *testing.T, name string) hexgrid.Cell {
	t.Helper()
	c, ok := hexgrid.ParseCell(name)
	if !ok {
		t.Fatalf("%q is no cell", name)
	}
	return c
}

// added is what can follow a half-made move, without what it has already.
func added(a engine.Answer, partial string) string {
	var all []string
	for _, part := range a.Next {
		all = append(all, strings.TrimPrefix(part.Text, partial))
	}
	return strings.Join(all, " ")
}

func TestConsiderAnswersHalfMadeTurns(t *testing.T) {
	p := at(t, "W11 d3, W00 d2, B00 d4, B01 c3, B03 d6, W00 c6, B10 e2", "W / 0-0")
	for _, tt := range []struct {
		partial string
		state   engine.AnswerState
		next    string
		facts   string
		code    string
	}{
		{"d3", engine.Possible, "-c2 -e3... ", "", ""},
		{"d3xd4", engine.Possible, "", "", ""},
		{"d3-e3+leg@e3", engine.Complete, "", "bodies=9 legs=10 pincers=11", ""},
		{"d3-e3+", engine.Possible, "", "", ""},
		{"d3-", engine.Possible, "", "", ""},
		{"+", engine.Possible, "", "", ""},
		{"", engine.Possible, "", "", ""},
		{"+pincer@", engine.Possible, "c6 d2 d3", "", ""},
		{"+pin", engine.Possible, "cer@c6 cer@d2 cer@d3", "", ""},
		{"d2", engine.Impossible, "", "", CodeNoLegs},
		{"d4", engine.Impossible, "", "", CodeEnemy},
		{"d5", engine.Impossible, "", "", CodeNoPiece},
		{"d3xc3", engine.Possible, "", "", ""},
		{"d3xd6", engine.Impossible, "", "", CodeOutOfReach},
		{"pass", engine.Impossible, "", "", CodeMustGrow},
		{"d3-e3+leg@d3", engine.Impossible, "", "", CodeNoPiece},
		{"h9", engine.Impossible, "", "", CodeNotOnBoard},
		{"nonsense", engine.Impossible, "", "", engine.CodeUnreadable},
	} {
		a := p.View(0).Consider(tt.partial)
		code := ""
		if a.Refusal != nil {
			code = a.Refusal.Code
		}
		next := added(a, tt.partial)
		if want, cut := strings.CutSuffix(tt.next, "... "); cut && strings.HasPrefix(next, want) {
			next = tt.next
		}
		if a.State != tt.state || code != tt.code || tt.next != "" && next != tt.next || tt.facts != "" && a.Facts.String() != tt.facts {
			t.Errorf("%q: state %d, next %q, facts %q, code %q; want %+v", tt.partial, a.State, next, a.Facts, code, tt)
		}
	}
	a := p.View(0).Consider("d3")
	if got := a.Facts.String(); got != "captures=d4 e2 liberties=2 limbs=2 moves=c2 e3 piece=W11 trades=c3" {
		t.Errorf("facts of d3: %s", got)
	}
	if got := p.View(1).Consider("d3"); got.Refusal == nil || got.Refusal.Code != engine.CodeNotYours {
		t.Errorf("the other seat is answered %+v", got)
	}
}

func TestConsiderForetellsStarving(t *testing.T) {
	p := at(t, "W00 d5, W00 c5, B04 d6, W10 b4, B00 g1, W03 a1", "W / 0-0")
	a := p.View(0).Consider("b4-c4+body@d4")
	if a.State != engine.Complete || a.Facts["starves"] != "" {
		t.Errorf("%+v", a)
	}
	a = p.View(0).Consider("+body@c6")
	if a.Facts["starves"] != "d6" {
		t.Errorf("a body on c6 starves %q, want d6", a.Facts["starves"])
	}
	a = p.View(0).Consider("+body@a2")
	if a.Facts["endangered"] != "a1" {
		t.Errorf("a body on a2 endangers %q, want a1", a.Facts["endangered"])
	}
	last := at(t, "W00 d5, W00 c5, B04 d6", "W / 0-0")
	if a := last.View(0).Consider("+body@c6"); a.Facts["ends"] != "extinction" {
		t.Errorf("facts %s", a.Facts)
	}
}

func TestPositionsThatCannotBe(t *testing.T) {
	const empty = "- - - - - - - - - - - - - - - - W10 - - - B00 - - - - - - - - - - - - - - - - / W / 0-0"
	if _, err := (Game{}).ParsePosition(empty); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"", "- / W / 0-0", empty + " /",
		strings.Replace(empty, "W10", "W43", 1),
		strings.Replace(empty, "W10", "W1", 1),
		strings.Replace(empty, "W10", "X10", 1),
		strings.Replace(empty, "W10", "- W10", 1),
		strings.Replace(empty, "/ W", "/ white", 1),
		strings.Replace(empty, "0-0", "0", 1),
		strings.Replace(empty, "0-0", "0-99", 1),
		strings.Replace(strings.Replace(empty, "- - -", "W60 W60 W60", 1), "W10", "-", 1),
		empty + " / options captures=4", empty + " / options captures=5", empty + " / options start=pie",
		empty + " / board", empty + " / board ooo", empty + " / board x",
		empty + " / swapped twice",
		empty + " / ungrown", empty + " / ungrown 0", empty + " / ungrown 21", empty + " / ungrown 1 pass pass",
		empty + " / ungrown 1 d6-d5", empty + " / ungrown 1 d5-d6", empty + " / ungrown 2 d1-d2 +leg@d2",
		empty + " / place", empty + " / choose", empty + " / choose now",
		empty + " / given-up", empty + " / given-up nobody",
		empty + " / nonsense", empty + " / swapped / options zero-trades",
	} {
		if p, err := (Game{}).ParsePosition(text); err == nil {
			t.Errorf("%q was read as\n%s", text, p)
		}
	}
}

func TestPositionsByHandNeedNoMore(t *testing.T) {
	text := strings.Repeat("-  ", 16) + "W32 - - - B00 " + strings.Repeat("- ", 16) + "/ B/ 2-4"
	p, err := Game{}.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	got := p.(Position)
	if got.At(cell(t, "d2")).String() != "W32" || got.Turn() != Black || got.Captures(White) != 2 || got.Captures(Black) != 4 || got.ToMove() != 1 {
		t.Errorf("read as %s", got)
	}
}

func TestBoardsAreKnownByTheirNames(t *testing.T) {
	for name, shape := range shapes {
		p := deal(t, engine.Options{OptionBoard: name})
		text := strings.Replace(p.String(), " / board "+name, "", 1) + " / board " + shape.String()
		back, err := Game{}.ParsePosition(text)
		if err != nil || back.String() != p.String() {
			t.Errorf("%s: %v, %v", name, back, err)
		}
	}
}

func FuzzParseMove(f *testing.F) {
	enginetest.FuzzMoves(f, Game{}, "e2-d4+leg@d4", "e2xe4", "+body@d3", "pass", "feed", "place@d2", "white", "black", "", "-", "x", "+", "a1-a1")
}

func FuzzRecord(f *testing.F) { enginetest.FuzzRecords(f, Game{}) }

func FuzzParsePosition(f *testing.F) {
	for _, setup := range setups() {
		setup.Seed = "fuzz"
		p, _, err := Game{}.Deal(setup)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(p.String())
	}
	f.Add("- - - - - - - - - - - - - - - - W10 - - - B10 - - - - - - - - - - - - - - - - / W / 0-1 / options one-action / ungrown 2 d1-d2 pass")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := Game{}.ParsePosition(text)
		if err != nil {
			return
		}
		again, err := Game{}.ParsePosition(p.String())
		if err != nil || again.String() != p.String() {
			t.Fatalf("%q was read as %q, which reads back as %v, %v", text, p, again, err)
		}
		if _, over := p.Outcome(); over != (len(p.Moves()) == 0) {
			t.Fatalf("over %v with %d moves in %q", over, len(p.Moves()), p)
		}
	})
}
