package charts

import (
	"adytum/widgets"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Timeline is a chart of how a share between 0 and 1 went up and down. Some of its
// points are marked with numbers, and one can be chosen: by a tap, or with the
// arrow keys.
type Timeline struct {
	Chart

	// OnChosen is called with the point that a person chooses.
	OnChosen func(point int)
}

var (
	_ fyne.Focusable = (*Timeline)(nil)
	_ fyne.Tappable  = (*Timeline)(nil)
	_ fyne.Draggable = (*Scrubber)(nil)
)

// NewTimeline makes an empty timeline; spoken is what it shows, in words.
func NewTimeline(spoken string) *Timeline {
	t := &Timeline{Chart: Chart{spoken: spoken, chosen: -1}}
	t.ExtendBaseWidget(t)
	return t
}

// Scrubber is a timeline along which a finger may also be drawn. It is not for a
// page that scrolls: there a finger that begins on it means to scroll.
type Scrubber struct{ Timeline }

// NewScrubber makes an empty timeline to draw a finger along; spoken is what it
// shows, in words.
func NewScrubber(spoken string) *Scrubber {
	s := &Scrubber{Timeline{Chart: Chart{spoken: spoken, chosen: -1}}}
	s.ExtendBaseWidget(s)
	return s
}

// SetValues changes the line, and the points that are marked with 1, 2 and so on.
func (t *Timeline) SetValues(values []float64, marks []int) {
	t.curves, t.marks = []Curve{{Values: values, Color: theme.ColorNamePrimary}}, marks
	t.Refresh()
}

// SetChosen marks a point as the chosen one; -1 for none.
func (t *Timeline) SetChosen(point int) {
	if point != t.chosen {
		t.chosen = point
		t.Refresh()
	}
}

// Chosen is the point that is marked as the chosen one.
func (t *Timeline) Chosen() int { return t.chosen }

// PointAt is the point nearest to a place.
func (t *Timeline) PointAt(pos fyne.Position) int {
	area := t.area(t.Size())
	share := (pos.X - area.X) / area.Width
	return min(max(int(math.Round(float64(share)*float64(t.last()))), 0), max(0, t.last()))
}

func (t *Timeline) choose(point int) {
	if point < 0 || point > t.last() || point == t.chosen {
		return
	}
	t.SetChosen(point)
	if t.OnChosen != nil {
		t.OnChosen(point)
	}
}

// Tapped implements fyne.Tappable.
func (t *Timeline) Tapped(event *fyne.PointEvent) { t.choose(t.PointAt(event.Position)) }

// Dragged implements fyne.Draggable.
func (s *Scrubber) Dragged(event *fyne.DragEvent) { s.choose(s.PointAt(event.Position)) }

// DragEnd implements fyne.Draggable; the point was chosen on the way.
func (s *Scrubber) DragEnd() {}

// TypedKey implements fyne.Focusable.
func (t *Timeline) TypedKey(key *fyne.KeyEvent) {
	if widgets.Doubled(key) {
		return
	}
	switch key.Name {
	case fyne.KeyLeft:
		t.choose(t.chosen - 1)
	case fyne.KeyRight:
		t.choose(t.chosen + 1)
	case fyne.KeyHome:
		t.choose(0)
	case fyne.KeyEnd:
		t.choose(t.last())
	default:
		widgets.UnusedKey(key)
	}
}

// TypedRune implements fyne.Focusable; keys arrive at TypedKey.
func (t *Timeline) TypedRune(rune) {}

// FocusGained implements fyne.Focusable.
func (t *Timeline) FocusGained() {
	t.focused = true
	t.Refresh()
}

// FocusLost implements fyne.Focusable.
func (t *Timeline) FocusLost() {
	t.focused = false
	t.Refresh()
}
