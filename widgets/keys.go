package widgets

import "fyne.io/fyne/v2"

var onUnusedKey = func(*fyne.KeyEvent) {}

// OnUnusedKey lets f have the keys that a focused widget has no use for, so that
// Escape, a phone's back key and the scrolling keys work wherever the focus is.
func OnUnusedKey(f func(*fyne.KeyEvent)) { onUnusedKey = f }

// UnusedKey hands on a key that a focused widget has no use for.
func UnusedKey(key *fyne.KeyEvent) { onUnusedKey(key) }
