package frame

import (
	"time"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/savegames"
	"adytum/ui/session"
)

// A Host is given to every page. Its fields are set once, before the first
// page is made.
type Host struct {
	Canvas fyne.Canvas
	Router *Router
	Store  *savegames.Store
	Games  []engine.Game
	Runner session.Runner
	Files  Files
	// Now is the time in the zone of the person, and Random 64 random bits; tests
	// fix both.
	Now    func() time.Time
	Random func() uint64
	// Report is what the store had to set aside or could save from a damaged
	// file; nil if nothing was wrong.
	Report *savegames.Report
	// Rulebook, Settings and Keys lead to pages of the places, which are opened
	// from tables too. An empty paragraph opens a rulebook at its beginning.
	Rulebook       func(game, paragraph string) Route
	Settings, Keys func() Route
}

// Today is the date where the player is, as "2026-11-20".
func (h *Host) Today() string { return h.Now().Format(time.DateOnly) }

// Local is a moment in the zone of the person.
func (h *Host) Local(t time.Time) time.Time { return t.In(h.Now().Location()) }

// SaveSettings makes what was set durable, off the UI goroutine; failed hears on it
// why that could not be.
func (h *Host) SaveSettings(failed func(error)) {
	h.Runner.Go(func() {
		if err := h.Store.SaveSettings(); err != nil {
			h.Runner.UI(func() { failed(err) })
		}
	})
}

// Live is a Runner for the running app.
type Live struct{}

// Go runs f on a goroutine of its own.
func (Live) Go(f func()) { go f() }

// UI runs f on Fyne's goroutine.
func (Live) UI(f func()) { fyne.Do(f) }
