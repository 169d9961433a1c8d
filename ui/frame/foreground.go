package frame

import (
	"context"

	"fyne.io/fyne/v2/data/binding"
)

// inBackground reports whether the app is not what the person looks at; what costs
// power, such as thinking, stops then. It is kept rather than its contrary because an
// app begins in front, and an item holds its zero value before there is an app.
var inBackground = binding.NewBool()

// WatchForeground calls leave when the app goes to the background and back when it is
// in front, now too, on the UI goroutine; stop ends that.
func WatchForeground(leave, back func()) (stop func()) {
	listener := binding.NewDataListener(func() {
		if away, _ := inBackground.Get(); away {
			leave()
		} else {
			back()
		}
	})
	inBackground.AddListener(listener)
	return func() { inBackground.RemoveListener(listener) }
}

// SetForeground notes whether the app is in front; the shell does so.
func SetForeground(front bool) { _ = inBackground.Set(!front) } // an in-memory item has no way to fail

// WorkInFront works off the UI goroutine while the app is in front. In the background
// the work is called off, and it begins anew on coming back, until it was once done or
// stop is called. What work returns shows the result, on the UI goroutine.
func (h *Host) WorkInFront(work func(context.Context) (show func())) (stop context.CancelFunc) {
	cancel, done := func() {}, false
	leaving := WatchForeground(func() { cancel() }, func() {
		if done {
			return
		}
		ctx, end := context.WithCancel(context.Background())
		cancel = end
		h.Runner.Go(func() {
			show := work(ctx)
			h.Runner.UI(func() {
				if ctx.Err() == nil {
					done = true
					end()
					show()
				}
			})
		})
	})
	return func() {
		done = true // the listener may still be called once
		leaving()
		cancel()
	}
}
