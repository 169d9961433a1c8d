package frame

import (
	"time"

	"fyne.io/fyne/v2/data/binding"
)

// day is the date that the pages show as today.
var day = binding.NewString()

// WatchDay calls changed on the UI goroutine whenever another day has begun; stop
// ends that.
func WatchDay(changed func()) (stop func()) {
	first := true // a listener is called once when it is added
	listener := binding.NewDataListener(func() {
		if !first {
			changed()
		}
		first = false
	})
	day.AddListener(listener)
	return func() { day.RemoveListener(listener) }
}

// longestNap is how long the clock is trusted to run while a device sleeps.
const longestNap = time.Hour

// KeepDay looks, from now on until stop, at midnight and whenever the app comes to
// the front whether another day has begun. It belongs to the UI goroutine.
func (h *Host) KeepDay() (stop func()) {
	var timer *time.Timer
	look := func() {
		_ = day.Set(h.Today()) // an in-memory item has no way to fail
		now := h.Now()
		midnight := time.Date(now.Year(), now.Month(), now.Day()+1, 0, 0, 0, 0, now.Location())
		timer.Reset(min(midnight.Sub(now), longestNap))
	}
	timer = time.AfterFunc(longestNap, func() { h.Runner.UI(look) })
	leaving := WatchForeground(func() { timer.Stop() }, look)
	return func() {
		leaving()
		timer.Stop()
	}
}
