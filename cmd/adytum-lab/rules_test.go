package main

import (
	"slices"
	"strings"
	"testing"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/template"
)

func TestPerftCounts(t *testing.T) {
	// Three cards each: 3 leads, 3 answers, then twice 2, then the rest.
	if got, want := fine(t, "perft", "template", "--depth", "7"), "1 3\n2 9\n3 18\n4 36\n5 36\n6 36\n7 0\n"; got != want {
		t.Errorf("perft of the template is\n%swant\n%s", got, want)
	}
	deal, _, err := adaman.Game{}.Deal(engine.Setup{Seats: 1, Seed: "1", Options: engine.Options{adaman.OptionDeck: adaman.Extended}})
	if err != nil {
		t.Fatal(err)
	}
	want := []int{len(deal.Moves()), 0}
	for _, m := range deal.Moves() {
		next, _, err := deal.Play(m)
		if err != nil {
			t.Fatal(err)
		}
		want[1] += len(next.Moves())
	}
	for _, args := range [][]string{{"--seed", "1", "--option", "deck=extended"}, {"--position", deal.String()}} {
		args = append([]string{"perft", "adaman", "--depth", "2", "--json"}, args...)
		if got := decoded[perftResult](t, fine(t, args...)).Counts; !slices.Equal(got, want) {
			t.Errorf("%v: %v, want %v", args, got, want)
		}
	}
}

func TestSolveSingleDealTellsTheLine(t *testing.T) {
	r := decoded[solveResult](t, fine(t, "solve", "adaman", "--seed", "1", "--json"))
	if r.Deals != 1 || r.Winnable != 1 || len(r.Line) == 0 || r.MsMean != r.MsMedian {
		t.Fatalf("the result is %+v", r)
	}
	p, _, err := adaman.Game{}.Deal(engine.Setup{Seats: 1, Seed: "1"})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range r.Line {
		if p, _, err = playText(adaman.Game{}, p, text); err != nil {
			t.Fatal(err)
		}
	}
	if o, _ := p.Outcome(); o.Name != "win" {
		t.Errorf("the line ends with %q", o.Name)
	}
	if out := fine(t, "solve", "adaman", "--seed", "1"); !strings.HasPrefix(out, "winnable after ") || !strings.Contains(out, "\n1. "+r.Line[0]+"\n") {
		t.Errorf("in words it is\n%s", out)
	}
}

func TestSolveManyDeals(t *testing.T) {
	r := decoded[solveResult](t, fine(t, "solve", "adaman", "--deals", "12", "--nodes", "100000", "--json"))
	if r.Deals != 12 || r.Winnable+r.Lost+r.Undecided != 12 || r.Winnable < 6 || r.Line != nil {
		t.Errorf("the result is %+v", r)
	}
	promised := decoded[solveResult](t, fine(t, "solve", "adaman", "--deals", "4", "--option", "winnable=on", "--json"))
	if promised.Winnable != 4 {
		t.Errorf("of winnable deals %+v are winnable", promised)
	}
	if hurried := decoded[solveResult](t, fine(t, "solve", "adaman", "--nodes", "1", "--json")); hurried.Undecided != 1 {
		t.Errorf("with one node %+v", hurried)
	}
}

func TestALineThatBreaksOrDoesNotWinIsRefused(t *testing.T) {
	p, _, err := adaman.Game{}.Deal(engine.Setup{Seats: 1, Seed: "1"})
	if err != nil {
		t.Fatal(err)
	}
	first := p.Moves()[0].(adaman.Move)
	for want, line := range map[string][]adaman.Move{"does not win": {first}, "breaks at": {first, first}} {
		if _, err := checkedLine(p, line); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("the line %v: %v, want %q", line, err, want)
		}
	}
}

func TestBenchFigures(t *testing.T) {
	r := decoded[benchResult](t, fine(t, "bench", "--time", "5ms", "--json"))
	units := map[string]string{}
	for _, f := range r.Results {
		units[f.Name] = f.Unit
		if f.Value < 0 || f.Value == 0 && f.Unit != "B/op" && f.Unit != "allocs/op" {
			t.Errorf("%s is %v", f.Name, f.Value)
		}
	}
	for name, unit := range map[string]string{
		"adaman/playouts": "playouts/s", "adaman/allocs_per_playout": "allocs/op", "adaman/bytes_per_playout": "B/op",
		"adaman/solve": "ms", "adaman/rules-playouts": "playouts/s",
	} {
		if units[name] != unit {
			t.Errorf("%s is in %q, want %q", name, units[name], unit)
		}
	}
	if out := fine(t, "bench", "template", "--time", "1ms"); !strings.HasPrefix(out, "template/rules-playouts ") || strings.Count(out, "\n") != 1 {
		t.Errorf("bench template says\n%s", out)
	}
}

func TestMedian(t *testing.T) {
	if got := median([]int{9, 1, 5}); got != 5 {
		t.Errorf("the median of 9 1 5 is %d", got)
	}
	if got := median([]int{9, 1, 5, 4}); got != 4 {
		t.Errorf("the lower median of 9 1 5 4 is %d", got)
	}
}

// Every refusal has its sentence, with all facts in their places.
func TestRefusalsSpeak(t *testing.T) {
	for _, tt := range []struct {
		refusal engine.Refusal
		want    string
	}{
		{engine.Refusal{Code: adaman.CodeTooLittle, Paragraph: "A3", Facts: engine.Facts{"target": "bard", "price": "10", "sum": "6", "missing": "4"}},
			"bard costs 10, but the payment is 6: 4 missing (A3)."},
		{engine.Refusal{Code: engine.CodeOver}, "The game is over."},
		{engine.Refusal{Code: template.CodeNotInHand, Paragraph: "T2", Facts: engine.Facts{"card": "7"}}, "7 is not in your hand (T2)."},
		{engine.Refusal{Code: engine.CodeSeats, Facts: engine.Facts{"seats": "6", "fewest": "2", "most": "5"}}, "The number of seats is 2 to 5, not 6."},
		{engine.Refusal{Code: "unheard-of", Paragraph: "X1", Facts: engine.Facts{"a": "b"}}, "That is refused: unheard-of (X1): a=b."},
	} {
		if got := sentence(&tt.refusal); got != tt.want {
			t.Errorf("%v is %q, want %q", tt.refusal, got, tt.want)
		}
	}
}

// Random texts near to moves are refused in whole sentences.
func TestRefusalsOfAdamanLeaveNoGap(t *testing.T) {
	p, _, err := adaman.Game{}.Deal(engine.Setup{Seats: 1, Seed: "1"})
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, text := range []string{"x", "cave:mill", "bard:cave", "bard:sea", "penitent:mountain", "excuse:sea", "huntress:", "end:ace_of_suns", "sea+windfall"} {
		a := p.View(0).Consider(text)
		if a.Refusal == nil {
			continue
		}
		seen[a.Refusal.Code] = true
		if s := sentence(a.Refusal); strings.ContainsAny(s, "{}") || strings.HasPrefix(s, "That is refused") {
			t.Errorf("%s: %q", text, s)
		}
	}
	if len(seen) < 5 {
		t.Errorf("only %v were refused", seen)
	}
}
