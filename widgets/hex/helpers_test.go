package hex

import (
	"slices"

	"fyne.io/fyne/v2"
	"pgregory.net/rapid"

	"adytum/widgets/boards"
)

// changed are the cells of a board with one that is another.
func changed(cells []Cell, key string, change func(*Cell)) []Cell {
	cells = slices.Clone(cells)
	for i := range cells {
		if cells[i].Key == key {
			change(&cells[i])
		}
	}
	return cells
}

// checkHits demands that the middle of each hexagon of a board and the places
// around it belong to it.
func checkHits(t rapid.TB, board boards.Explored[string], radius float32) {
	t.Helper()
	inner := radius * 0.8 // less than from the middle to an edge
	for _, spot := range board.Spots() {
		box, ok := board.BoxOf(spot)
		if !ok {
			t.Fatalf("no box of %s", spot)
		}
		for _, by := range []fyne.Position{{}, {X: inner}, {X: -inner}, {Y: inner}, {Y: -inner}} {
			if key, ok := board.SpotAt(box.Center().Add(by)); !ok || key != spot {
				t.Fatalf("%v of %v is %q, want %s", box.Center().Add(by), board.Size(), key, spot)
			}
		}
	}
}
