package hexgrid

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

const hexagon = "--oooo,-ooooo,-oooooo,ooooooo,-oooooo,-ooooo,--oooo"

func TestHexagonOf37(t *testing.T) {
	b := Must(hexagon)
	if got := fmt.Sprint(b.Rows()); b.Len() != 37 || got != "[4 5 6 7 6 5 4]" {
		t.Fatalf("%d cells in rows %s", b.Len(), got)
	}
	if disc, err := New(Disc(Hex{}, 3)); err != nil || disc.String() != hexagon {
		t.Errorf("the disc of radius 3 is %s, %v", disc, err)
	}
	for cell, want := range map[string]string{
		"a1": "a2 b1 b2",
		"d1": "c1 d2 e1",
		"d4": "c3 c4 d3 d5 e3 e4",
		"e2": "d2 d3 e1 e3 f1 f2",
		"g4": "f4 f5 g3",
	} {
		c, ok := ParseCell(cell)
		i, on := b.Index(c)
		if !ok || !on || b.Cell(i) != c {
			t.Fatalf("%s is not on the board", cell)
		}
		var near []Cell
		var mask uint64
		for _, n := range b.Neighbours(i) {
			near = append(near, b.Cell(n))
			mask |= 1 << n
		}
		if got := Names(near); got != want || mask != b.Mask(i) {
			t.Errorf("%s lies next to %s, want %s", cell, got, want)
		}
	}
}

func TestNamesReadBack(t *testing.T) {
	for _, bad := range []string{"", "d", "2", "D2", "d0", "d02", "d+2", "d100", "d2 ", "é2", "-"} {
		if c, ok := ParseCell(bad); ok {
			t.Errorf("%q was read as %s", bad, c)
		}
	}
	for _, c := range Must("oooooooooooo,ooooooooooooo,oooooooooooo").Cells() {
		if back, ok := ParseCell(c.String()); !ok || back != c {
			t.Errorf("%s reads back as %s, %v", c, back, ok)
		}
	}
	if (Cell{}).String() != "-" {
		t.Error("no cell has a name")
	}
}

func TestPatternsThatAreNone(t *testing.T) {
	for pattern, want := range map[string]error{
		"":                        ErrSize,
		"ox":                      ErrPattern,
		"o o":                     ErrPattern,
		"-o":                      ErrPattern, // not at the left
		"o-":                      ErrPattern, // a gap at the end
		"o,":                      ErrPattern,
		",o":                      ErrPattern,
		"o-o":                     ErrDisconnected,
		"o,,o":                    ErrDisconnected,
		strings.Repeat("o", 65):   ErrSize,
		strings.Repeat("o,", 27):  ErrSize,
		strings.Repeat("o", 9999): ErrSize,
	} {
		if _, err := Parse(pattern); !errors.Is(err, want) {
			t.Errorf("%.20q: %v, want %v", pattern, err, want)
		}
	}
	if _, err := New([]Hex{{}, {}}); !errors.Is(err, ErrSize) {
		t.Errorf("a hexagon twice: %v", err)
	}
}

// Whatever connected cells a board is made of, wherever they lie: the pattern
// reads back to the same board, and next to each other means one step apart.
func TestBoardsOfAnyShape(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		hexes := []Hex{{rapid.IntRange(-9, 9).Draw(t, "q"), rapid.IntRange(-9, 9).Draw(t, "r")}}
		for range rapid.IntRange(0, 36).Draw(t, "more") {
			from := rapid.SampledFrom(hexes).Draw(t, "from")
			if h := from.Neighbours()[rapid.IntRange(0, 5).Draw(t, "way")]; !slices.Contains(hexes, h) {
				hexes = append(hexes, h)
			}
		}
		b, err := New(hexes)
		if err != nil {
			t.Fatal(err)
		}
		back, err := Parse(b.String())
		if err != nil || back.String() != b.String() || !slices.Equal(back.Cells(), b.Cells()) {
			t.Fatalf("%s reads back as %v, %v", b, back, err)
		}
		for i := range b.Len() {
			if !slices.Equal(back.Neighbours(i), b.Neighbours(i)) {
				t.Fatalf("%s: other neighbours of %s after reading back", b, b.Cell(i))
			}
			for j := range b.Len() {
				if near := b.Hex(i).Distance(b.Hex(j)) == 1; near != slices.Contains(b.Neighbours(i), j) {
					t.Fatalf("%s: %s and %s", b, b.Cell(i), b.Cell(j))
				}
			}
		}
	})
}

func FuzzParse(f *testing.F) {
	f.Add(hexagon)
	f.Add("-oo,ooo,-oo")
	f.Fuzz(func(t *testing.T, pattern string) {
		if b, err := Parse(pattern); err == nil && b.String() != pattern {
			t.Fatalf("%q was read as %q", pattern, b)
		}
	})
}
