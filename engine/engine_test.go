package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"adytum/engine"
	"adytum/engine/adaman"

	"pgregory.net/rapid"
)

// The numbers are part of every record: a change here changes every deal.
func TestStreamsArePinned(t *testing.T) {
	var got []string
	for _, stream := range []string{engine.DealStream, engine.ThinkStream} {
		r := engine.Seed("2026-11-20").Stream(stream)
		got = append(got, fmt.Sprintf("%x %x %d %d", r.Uint64(), r.Uint64(), r.IntN(6), r.IntN(1000)))
	}
	cards := []int{1, 2, 3, 4, 5, 6, 7, 8}
	engine.Shuffle(engine.Seed("pinned").Stream(engine.DealStream), cards)
	got = append(got, fmt.Sprint(cards))
	want := "e60945f40c374189 589895878b43b938 5 756; 592f910d384eef7 2c7b1c2c1f70ceb4 0 104; [7 2 8 6 3 4 1 5]"
	if strings.Join(got, "; ") != want {
		t.Errorf("got  %s\nwant %s", strings.Join(got, "; "), want)
	}
}

func TestShuffleIsFair(t *testing.T) {
	r := engine.Seed("fair").Stream("test")
	const rounds = 60_000
	counts := map[string]int{}
	for range rounds {
		s := []int{1, 2, 3}
		engine.Shuffle(r, s)
		counts[fmt.Sprint(s)]++
	}
	for order, n := range counts {
		if n < rounds/6*95/100 || n > rounds/6*105/100 {
			t.Errorf("%s came %d times, want about %d", order, n, rounds/6)
		}
	}
	if len(counts) != 6 {
		t.Errorf("%d orders of three things", len(counts))
	}
}

func TestSeedsThatTheEngineMakesAreAccepted(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := engine.SeedFrom(rapid.Uint64().Draw(t, "random"))
		for n := range 3 {
			seed = seed.Sub(n * rapid.IntRange(1, 1_000_000_000).Draw(t, "n"))
			if _, err := engine.Check(adaman.Game{}, engine.Setup{Seed: seed}); err != nil {
				t.Fatalf("%s: %v", seed, err)
			}
		}
	})
}

func TestEventsHideTheirSecrets(t *testing.T) {
	e := engine.Event{Kind: "drawn", Seat: 1, Facts: engine.Facts{"card": "7", "count": "1"}, Secret: []string{"card"}, Knows: []engine.Seat{1}}
	if got := e.Seen(0).String(); got != "drawn seat=1 count=1" {
		t.Errorf("seat 0 sees %q", got)
	}
	if got := e.Seen(1).String(); got != "drawn seat=1 card=7 count=1" {
		t.Errorf("seat 1 sees %q", got)
	}
}

func TestRefusalsAreReadable(t *testing.T) {
	r := &engine.Refusal{Code: "too-little", Paragraph: "A3", Facts: engine.Facts{"sum": "7", "price": "8"}}
	if got := r.Error(); got != "too-little (A3): price=8 sum=7" {
		t.Errorf("%q", got)
	}
	if got := engine.Unreadable(strings.Repeat("x", 500)).Facts["text"]; len(got) > 100 {
		t.Errorf("a refusal repeats %d bytes of nonsense", len(got))
	}
}
