// Package foreground tells whether the app is what the person looks at. What
// costs power, such as thinking, stops when it no longer is.
package foreground

import "fyne.io/fyne/v2/data/binding"

// left is kept rather than its contrary because an app begins in front, and an
// item can hold nothing but its zero value before there is an app.
var left = binding.NewBool()

// Left holds whether the app has gone to the background. Listeners are called
// on the UI goroutine.
func Left() binding.Bool { return left }

// Set says whether the app is in front; the shell does so.
func Set(front bool) { _ = left.Set(!front) } // an in-memory item has no way to fail
