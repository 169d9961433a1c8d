package boards

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"
)

// A reel draws what is to be seen on its way and is over once, at its end or when
// it is cut short; ticks that come later draw nothing.
func TestReelIsOverOnce(t *testing.T) {
	test.NewTempApp(t)
	var seen []time.Duration
	over := 0
	begin := func() *Reel {
		seen, over = nil, 0
		return &Reel{Total: 400, Draw: func(at time.Duration) { seen = append(seen, at) }, Over: func() { over++ }}
	}
	r := begin()
	for _, share := range []float32{0, 0.25, 1, 0.5, 1} {
		r.Wind(share)
	}
	if over != 1 || !slices.Equal(seen, []time.Duration{0, 100}) {
		t.Errorf("saw %v, over %d times", seen, over)
	}
	r = begin()
	r.Wind(0.5)
	r.End()
	r.Wind(0.75)
	r.End()
	if over != 1 || !slices.Equal(seen, []time.Duration{200}) {
		t.Errorf("cut short, saw %v, over %d times", seen, over)
	}
	begin().Start() // the test driver shows the end of an animation at once
	if over != 1 {
		t.Errorf("by itself over %d times", over)
	}
}
