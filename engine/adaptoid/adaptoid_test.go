package adaptoid

import (
	"slices"
	"strings"
	"testing"

	"adytum/engine"
	"adytum/engine/enginetest"
	"adytum/engine/hexgrid"
)

// setups are the published game, each option alone, and some together.
func setups() map[string]engine.Setup {
	all := map[string]engine.Setup{"standard": {Seats: 2}}
	for _, o := range (Game{}).Options() {
		for _, value := range o.Values[1:] {
			name := o.Name
			if value != "on" {
				name += "-" + value
			}
			all[name] = engine.Setup{Seats: 2, Options: engine.Options{o.Name: value}}
		}
	}
	all["wild"] = engine.Setup{Seats: 2, Options: engine.Options{
		OptionStart: StartPie, OptionBoard: BoardGrown, OptionTarget: "7", OptionLosingAttacks: "on", OptionZeroTrades: "on",
		OptionGrowthOptional: "on", OptionEndAfterFeeding: "on", OptionTieIsDraw: "on"}}
	all["one-action-optional"] = engine.Setup{Seats: 2, Options: engine.Options{
		OptionOneAction: "on", OptionGrowthOptional: "on", OptionLosingAttacks: "on", OptionBoard: BoardCorridor}}
	return all
}

func TestLaws(t *testing.T) {
	enginetest.Suite{Game: Game{}, Setups: setups(), Games: 2, MostPlies: 2000, BotPlayouts: 200}.Run(t)
}

func perft(t testing.TB, p engine.Position, depth int) int {
	t.Helper()
	moves := p.Moves()
	if depth == 1 {
		return len(moves)
	}
	n := 0
	for _, m := range moves {
		next, _, err := p.Play(m)
		if err != nil {
			t.Fatal(err)
		}
		n += perft(t, next, depth-1)
	}
	return n
}

// perfts are the counts of the rules page.
var perfts = []struct {
	name    string
	options engine.Options
	counts  []int
}{
	{"standard", nil, []int{8, 64, 976, 14_880, 571_347}},
	{"growth optional", engine.Options{OptionGrowthOptional: "on"}, []int{9, 81, 1305, 21_021, 827_384}},
	{"0 against 0", engine.Options{OptionZeroTrades: "on"}, []int{8, 64, 976, 14_880, 571_492}},
	{"one action", engine.Options{OptionOneAction: "on"}, []int{8, 64, 696, 7_568, 101_545}},
}

func TestPerft(t *testing.T) {
	for _, tt := range perfts {
		p, _, err := Game{}.Deal(engine.Setup{Options: tt.options, Seed: "perft"})
		if err != nil {
			t.Fatal(err)
		}
		for i, want := range tt.counts[:4] {
			if got := perft(t, p, i+1); got != want {
				t.Errorf("%s, depth %d: %d, want %d", tt.name, i+1, got, want)
			}
		}
	}
}

// at reads a position from its pieces and the rest of its text:
// "W10 d2, B10 d6", "W / 0-0".
func at(t *testing.T, pieces, rest string) Position {
	t.Helper()
	tokens := slices.Repeat([]string{"-"}, Cells)
	for piece := range strings.SplitSeq(pieces, ", ") {
		token, name, _ := strings.Cut(piece, " ")
		c, ok := hexgrid.ParseCell(name)
		i, on := shapes[BoardHexagon].Index(c)
		if !ok || !on {
			t.Fatalf("%q is no piece on a cell", piece)
		}
		tokens[i] = token
	}
	p, err := Game{}.ParsePosition(strings.Join(tokens, " ") + " / " + rest)
	if err != nil {
		t.Fatal(err)
	}
	return p.(Position)
}

// play makes a move by its text; it must be legal.
func play(t *testing.T, p Position, text string) (Position, []engine.Event) {
	t.Helper()
	move, err := Game{}.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	next, events, err := p.Play(move)
	if err != nil {
		t.Fatalf("%s: %v in\n%s", text, err, p)
	}
	return next.(Position), events
}
