package main

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/adellos"
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
	want := map[string]string{"adaman/solve": "ms"}
	for _, game := range []string{"adaman", "adaptoid", "alchemist", "adellos"} {
		want[game+"/playouts"], want[game+"/rules-playouts"] = "playouts/s", "playouts/s"
		want[game+"/allocs_per_playout"], want[game+"/bytes_per_playout"] = "allocs/op", "B/op"
	}
	if !maps.Equal(units, want) {
		t.Errorf("the figures are %v, want %v", units, want)
	}
	if out := fine(t, "bench", "template", "--time", "1ms"); !strings.HasPrefix(out, "template/rules-playouts ") || strings.Count(out, "\n") != 1 {
		t.Errorf("bench template says\n%s", out)
	}
}

const goBenchmarks = `goos: linux
pkg: adytum/engine/adaptoid/fast
BenchmarkPerft6-2       	       4	1504213000 ns/op	        14 nodes/s	       5 B/op	       1 allocs/op
BenchmarkOpen/1000-rows-16 	       4	2000 ns/op
BenchmarkBroken-2       	       4	+Inf ns/op	    NaN nodes/s
--- BENCH: BenchmarkPerft6-2
PASS
ok  	adytum/engine/adaptoid/fast	12.136s
`

func TestBenchAddsGosBenchmarks(t *testing.T) {
	dir := t.TempDir()
	add, out := filepath.Join(dir, "go.txt"), filepath.Join(dir, "bench.json")
	if err := os.WriteFile(add, []byte(goBenchmarks), 0o600); err != nil {
		t.Fatal(err)
	}
	printed := fine(t, "bench", "template", "--time", "1ms", "--add", add, "--out", out)
	_, table, _ := strings.Cut(printed, "\n")
	if want := `engine/adaptoid/fast/Perft6              1504.21 ms/op                5 B/op                 1 allocs/op           14 nodes/s
engine/adaptoid/fast/Open/1000-rows        0.002 ms/op
`; table != want {
		t.Errorf("the table is\n%s, want\n%s", table, want)
	}
	written, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	perft, open := "engine/adaptoid/fast/Perft6", "engine/adaptoid/fast/Open/1000-rows"
	want := []figure{{perft, 1504.213, "ms/op"}, {perft, 5, "B/op"}, {perft, 1, "allocs/op"}, {perft, 14, "nodes/s"}, {open, 0.002, "ms/op"}}
	if got := decoded[benchResult](t, string(written)).Results[1:]; !slices.Equal(got, want) {
		t.Errorf("the file has %v, want %v", got, want)
	}
}

func FuzzGoFigures(f *testing.F) {
	f.Add(goBenchmarks)
	f.Fuzz(func(t *testing.T, text string) {
		if _, err := json.Marshal(benchResult{Results: goFigures(text)}); err != nil {
			t.Error(err)
		}
	})
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
			"bard costs 10, that is 4 more than 6 (A3)."},
		{engine.Refusal{Code: engine.CodeOver}, "The game is over."},
		{engine.Refusal{Code: adellos.CodeNotYours, Paragraph: "D14", Facts: engine.Facts{"what": "B3"}}, "B3 is not yours (D14)."},
		{engine.Refusal{Code: engine.CodeNotYours, Paragraph: "L1"}, "It is not your turn (L1)."},
		{engine.Refusal{Code: template.CodeNotInHand, Paragraph: "T2", Facts: engine.Facts{"card": "7"}}, "7 is not in your hand (T2)."},
		{engine.Refusal{Code: engine.CodeSeats, Facts: engine.Facts{"seats": "6", "fewest": "2", "most": "5"}}, "The number of seats is 2 to 5, not 6."},
		{engine.Refusal{Code: "unheard-of", Paragraph: "X1", Facts: engine.Facts{"a": "b"}}, "That is not possible here (X1)."},
	} {
		if got := sentence(&tt.refusal); got != tt.want {
			t.Errorf("%v is %q, want %q", tt.refusal, got, tt.want)
		}
	}
}

// Moves of other games and moments are refused in whole sentences.
func TestRefusalsLeaveNoGap(t *testing.T) {
	for _, g := range games {
		r := engine.Seed("refused").Stream("test")
		var texts []string
		seen := map[string]bool{}
		for n := range 6 {
			p, _, err := g.Deal(engine.Setup{Seats: 0, Seed: engine.Seed("refused").Sub(n)})
			if err != nil {
				t.Fatal(err)
			}
			for ply := 0; p.ToMove() != engine.Nobody && ply < 300; ply++ {
				moves := p.Moves()
				texts = append(texts, moves[r.IntN(len(moves))].String())
				for range 10 {
					text := texts[r.IntN(len(texts))]
					for _, draft := range []string{text, text[:r.IntN(len(text)+1)]} {
						if a := p.View(p.ToMove()).Consider(draft); a.Refusal != nil {
							seen[a.Refusal.Code] = true
							demandSentence(t, g.Name(), a.Refusal)
						}
					}
				}
				if p, _, err = p.Play(moves[r.IntN(len(moves))]); err != nil {
					t.Fatal(err)
				}
			}
		}
		if len(seen) == 0 {
			t.Errorf("%s: nothing was refused", g.Name())
		}
	}
}

func demandSentence(t *testing.T, game string, r *engine.Refusal) {
	t.Helper()
	if s := sentence(r); strings.ContainsAny(s, "{}⟦") || r.Code != engine.CodeIllegal && strings.HasPrefix(s, "That is not possible here") {
		t.Errorf("%s: %v is worded %q", game, r, s)
	}
}
