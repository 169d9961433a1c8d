package frame

import "fyne.io/fyne/v2/data/binding"

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
