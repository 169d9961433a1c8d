package fast

import (
	"testing"

	"adytum/engine/hexgrid"
)

var hexagon = hexgrid.Must("--oooo,-ooooo,-oooooo,ooooooo,-oooooo,-ooooo,--oooo")

// start is the published game.
func start(c Config) (*Rules, State) {
	if c.Target == 0 {
		c.Target = 5
	}
	r := NewRules(c, hexagon)
	return r, r.New(Setting{Pieces: []Piece{{Cell: 16, Colour: White}, {Cell: 20, Colour: Black}}})
}

func BenchmarkPerft6(b *testing.B) {
	r, first := start(Config{})
	n := 0
	for b.Loop() {
		n = r.Perft(&first, 6)
	}
	if n != 21_727_487 {
		b.Fatalf("%d sequences, want 21 727 487", n)
	}
	b.ReportMetric(float64(n)*float64(b.N)/b.Elapsed().Seconds(), "nodes/s")
}
