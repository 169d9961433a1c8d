package pictures

import (
	"log/slog"
	"math"
	"runtime"
	"slices"
	"sync/atomic"

	"fyne.io/fyne/v2"
)

// How pictures are drawn. At first, as in tests, that happens in place.
var (
	away   = func(f func()) { f() }
	show   = func(f func()) { f() }
	pixels = func(units float32) int { return int(math.Ceil(float64(units))) } // as the painter of the tests
)

// Begin lets pictures be drawn off the UI goroutine, at the scale of a canvas, by half
// of the processors.
func Begin(c fyne.Canvas) {
	free := make(chan struct{}, max(1, runtime.NumCPU()/2))
	away = func(f func()) {
		go func() {
			free <- struct{}{}
			f()
			<-free
		}()
	}
	show = fyne.Do
	pixels = func(units float32) int { return int(math.Round(float64(units * c.Scale()))) }
}

// An order is a picture that is being drawn.
type order struct {
	frames []*Frame // that wait for it
	idle   atomic.Bool
}

// orders belong to the UI goroutine.
var orders = map[key]*order{}

// await lets a frame wait for a picture.
func (f *Frame) await(picture fyne.Resource, wants key) {
	if o, known := orders[wants]; known {
		o.frames = append(o.frames, f)
		return
	}
	o := &order{frames: []*Frame{f}}
	orders[wants] = o
	content := picture.Content() // which depends on the theme of the moment
	away(func() {
		if o.idle.Load() {
			return
		}
		drawn, err := rasterize(content, wants.width, wants.height)
		if err != nil {
			slog.Error("a picture cannot be drawn", "name", wants.name, "error", err)
		}
		show(func() {
			if orders[wants] == o { // and not one that came after it
				delete(orders, wants)
			}
			if err != nil {
				return
			}
			shelf.put(wants, drawn)
			for _, f := range o.frames {
				f.set(drawn)
			}
		})
	})
}

// leave calls off what a frame waits for; what nobody waits for any more is not drawn.
func (f *Frame) leave() {
	o, waits := orders[f.wants]
	if !waits {
		return
	}
	o.frames = slices.DeleteFunc(o.frames, func(one *Frame) bool { return one == f })
	if len(o.frames) == 0 {
		o.idle.Store(true)
		delete(orders, f.wants)
	}
}
