package alchemist

import (
	"testing"

	"adytum/ui/uitest"
)

// The whole picture of the table is rebuilt with every tap.
func BenchmarkBoard(b *testing.B) {
	d := newTestModel(b, "bench", first, uitest.Seated("person", "novice", "novice"), uitest.Saved)
	d.tap(cauldronSpot(0))
	d.tap(stockSpot(4))
	for b.Loop() {
		_ = d.board()
	}
}
