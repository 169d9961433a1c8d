package frame

import "fyne.io/fyne/v2/data/binding"

// left tells that the app is not what the person looks at; what costs power,
// such as thinking, stops then. It is kept rather than its contrary because an app begins in front, and an
// item can hold nothing but its zero value before there is an app.
var left = binding.NewBool()

// WatchForeground calls leave when the app goes to the background and back when it is in
// front, now too, on the UI goroutine; stop ends that.
func WatchForeground(leave, back func()) (stop func()) {
	listener := binding.NewDataListener(func() {
		if away, _ := left.Get(); away {
			leave()
		} else {
			back()
		}
	})
	left.AddListener(listener)
	return func() { left.RemoveListener(listener) }
}

// SetForeground says whether the app is in front; the shell does so.
func SetForeground(front bool) { _ = left.Set(!front) } // an in-memory item has no way to fail
