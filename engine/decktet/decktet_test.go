package decktet

import (
	"encoding/csv"
	"os"
	"strings"
	"testing"
)

// The table in code must say what the cross-checked card list says.
func TestTableAgreesWithTheCardList(t *testing.T) {
	f, err := os.Open("testdata/decktet.csv")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = f.Close() })
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	rows = rows[1:]
	if len(rows) != Count {
		t.Fatalf("the list has %d cards, the table %d", len(rows), Count)
	}
	kinds := map[string]Kinds{"": 0, "ace": AceCard, "personality": Personality, "location": Location, "event": EventCard}
	for i, row := range rows {
		c := Card(i)
		var want Kinds
		for _, k := range strings.Split(row[4], "|") {
			want |= kinds[k]
		}
		if c.ID() != row[0] || c.Name() != row[1] || c.Rank().String() != row[2] || c.Suits().String() != row[3] || c.Kinds() != want {
			t.Errorf("card %d is %s %s %s %s %d, the list says %v", i, c.ID(), c.Name(), c.Rank(), c.Suits(), c.Kinds(), row)
		}
		if back, err := Parse(c.ID()); err != nil || back != c {
			t.Errorf("Parse(%q) = %v, %v", c.ID(), back, err)
		}
		if basic := row[5] == "basic"; basic != (i < len(Basic())) {
			t.Errorf("%s is on the wrong side of the basic deck", c)
		}
	}
}

func TestCountsOfTheDeck(t *testing.T) {
	count := func(cards []Card, is func(Card) bool) (n int) {
		for _, c := range cards {
			if is(c) {
				n++
			}
		}
		return n
	}
	kind := func(k Kinds) func(Card) bool { return func(c Card) bool { return c.Is(k) } }
	rank := func(r Rank) func(Card) bool { return func(c Card) bool { return c.Rank() == r } }
	for _, tt := range []struct {
		what      string
		got, want int
	}{
		{"basic cards", len(Basic()), 36},
		{"all cards", len(Extended()), 45},
		{"aces", count(Basic(), rank(Ace)), 6},
		{"crowns", count(Basic(), rank(Crown)), 6},
		{"pawns", count(Extended(), rank(Pawn)), 4},
		{"courts", count(Extended(), rank(Court)), 4},
		{"personalities", count(Basic(), kind(Personality)), 11},
		{"locations", count(Basic(), kind(Location)), 11},
		{"events", count(Basic(), kind(EventCard)), 11},
		{"locations that are events", count(Basic(), func(c Card) bool { return c.Is(Location) && c.Is(EventCard) }), 3},
		{"personalities of the extended deck", count(Extended(), kind(Personality)), 14},
	} {
		if tt.got != tt.want {
			t.Errorf("%s: %d, want %d", tt.what, tt.got, tt.want)
		}
	}
	AllSuits.Each(func(s Suits) {
		has := func(c Card) bool { return c.Suits()&s != 0 }
		if n := count(Basic(), has); n != 10 {
			t.Errorf("%s is on %d basic cards, want 10", s, n)
		}
		for r := Rank(2); r <= 9; r++ {
			if n := count(Basic(), func(c Card) bool { return has(c) && c.Rank() == r }); n != 1 {
				t.Errorf("rank %s shows %s %d times, want once", r, s, n)
			}
		}
		for _, r := range []Rank{Pawn, Court} {
			if n := count(Extended(), func(c Card) bool { return has(c) && c.Rank() == r }); n != 2 {
				t.Errorf("%s is on %d cards of rank %s, want 2", s, n, r)
			}
		}
	})
}
