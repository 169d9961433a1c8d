package widgets

import (
	"time"

	"fyne.io/fyne/v2"
)

var onUnusedKey = func(*fyne.KeyEvent) {}

// OnUnusedKey lets f have the keys that a focused widget has no use for, so that
// Escape, a phone's back key and the scrolling keys work wherever the focus is.
func OnUnusedKey(f func(*fyne.KeyEvent)) { onUnusedKey = f }

// UnusedKey hands on a key that a focused widget has no use for.
func UnusedKey(key *fyne.KeyEvent) { onUnusedKey(key) }

// onePress is the longest between two reports of one press. Keys that are held
// down repeat after 50 ms.
const onePress = 30 * time.Millisecond

var dropDoubled bool

// DropDoubledKeys sets whether equal keys within 30 ms are one press: phones report
// each press on some keyboards twice (fyne#3916).
func DropDoubledKeys(drop bool) { dropDoubled = drop }

var lastKey struct {
	*fyne.KeyEvent
	at time.Time
}

// Doubled reports whether a key only repeats the report before; see
// DropDoubledKeys. Whatever plays by keys asks it first.
func Doubled(key *fyne.KeyEvent) bool {
	last, now := lastKey, time.Now()
	if last.KeyEvent == key {
		return false // handed on
	}
	lastKey.KeyEvent, lastKey.at = key, now
	return dropDoubled && last.KeyEvent != nil && last.Name == key.Name && now.Sub(last.at) < onePress
}
