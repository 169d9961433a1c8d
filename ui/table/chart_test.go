package table_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"adytum/ui/table"
	"adytum/ui/uitest"
)

func TestChartRests(t *testing.T) {
	test.NewTempApp(t)
	for _, rounds := range [][][]int{nil, {{1, 2}}, {{1, 2}, {3, 2}, {12, 0}}} {
		w := test.NewTempWindow(t, table.NewChart(rounds, 5, "words"))
		w.Resize(fyne.NewSize(400, 300))
		if got := uitest.Unstable(w.Canvas()); got != nil {
			t.Errorf("%v: %v never come to rest", rounds, got)
		}
	}
}
