package shell

import (
	"sync"

	"adytum/ui/frame"
)

// Workers is the runner of the running app that can be waited for: what is
// being saved when the window is closed must reach the disk.
type Workers struct {
	frame.Live
	under sync.WaitGroup
}

// Go runs f on a goroutine of its own.
func (w *Workers) Go(f func()) { w.under.Go(f) }

// Wait returns when all that was begun is done.
func (w *Workers) Wait() { w.under.Wait() }
