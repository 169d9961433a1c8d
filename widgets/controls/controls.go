// Package controls holds what a person presses, chooses or types into, and what
// speaks beside it: buttons, choices, fields, tiles, callouts.
package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Controls are what the keyboard reaches below root, in order.
func Controls(root fyne.CanvasObject) []fyne.Focusable {
	var all []fyne.Focusable
	if !root.Visible() {
		return nil
	}
	switch root := root.(type) {
	case *container.Scroll:
		return Controls(root.Content)
	case *fyne.Container:
		for _, child := range root.Objects {
			all = append(all, Controls(child)...)
		}
	case fyne.Focusable:
		all = append(all, root)
	}
	return all
}
