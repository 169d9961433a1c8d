// Package page has what the places of the app are made of: contents that are
// read from the store, scrolling columns, grids, notices.
package page

import (
	"fyne.io/fyne/v2/data/binding"

	"adytum/ui/session"
)

// A Reading is what a page knows of something that is read for it.
type Reading[T any] struct {
	// Version grows with every reading; it is 0 until the first is done.
	Version int
	Value   T
	Err     error
}

// A Source reads something off the UI goroutine and binds it. Its methods
// belong to the UI goroutine.
type Source[T any] struct {
	runner  session.Runner
	read    func() (T, error)
	bound   binding.Item[Reading[T]]
	version int
	stops   []func()
	closed  bool
}

// Read makes a source and begins the first reading.
func Read[T any](runner session.Runner, read func() (T, error)) *Source[T] {
	s := &Source[T]{runner: runner, read: read, bound: binding.NewItem(func(a, b Reading[T]) bool { return a.Version == b.Version })}
	s.Again()
	return s
}

// Again reads again, because what is stored may have changed.
func (s *Source[T]) Again() {
	s.runner.Go(func() {
		value, err := s.read()
		s.runner.UI(func() {
			if s.closed {
				return
			}
			s.version++
			_ = s.bound.Set(Reading[T]{s.version, value, err}) // an in-memory item has no way to fail
		})
	})
}

// OnRead calls show with every reading, from the first that is done.
func (s *Source[T]) OnRead(show func(Reading[T])) {
	listener := binding.NewDataListener(func() {
		if reading, _ := s.bound.Get(); reading.Version > 0 && !s.closed {
			show(reading)
		}
	})
	s.bound.AddListener(listener)
	s.stops = append(s.stops, func() { s.bound.RemoveListener(listener) })
}

// Close drops what is still being read and lets go of all listeners.
func (s *Source[T]) Close() {
	s.closed = true
	for _, stop := range s.stops {
		stop()
	}
}
