package page

import "adytum/widgets/controls"

// Main is what the large button of a table or a lesson does now.
type Main struct {
	Label string
	// Plain is true if it does not ask for attention.
	Plain bool
	// Do does it; nil if it cannot be done.
	Do func()
}

// If is the same, that cannot be done unless the condition holds.
func (m Main) If(can bool) Main {
	if !can {
		m.Do = nil
	}
	return m
}

// Press does it, if that can be done.
func (m Main) Press() {
	if m.Do != nil {
		m.Do()
	}
}

// Show lets the button say what it does.
func (m Main) Show(b *controls.Button) {
	style := controls.Primary
	if m.Plain {
		style = controls.Plain
	}
	b.SetLabel(m.Label)
	b.SetStyle(style)
	Enable(b, m.Do != nil)
}
