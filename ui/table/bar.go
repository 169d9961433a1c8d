package table

import (
	"fyne.io/fyne/v2"

	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets/controls"
)

// Actions are what can be done at every table.
type Actions struct {
	Undo, Redo, Hint func()
	// Main is what the large button does now.
	Main func() page.Main
}

// A Bar is the line of buttons below a board.
type Bar struct {
	Object           *fyne.Container
	Undo, Redo, Hint *controls.Button

	actions Actions
	main    *controls.Button
}

// NewBar makes a bar; more are small buttons beside the usual ones.
func NewBar(a Actions, more ...*controls.Button) *Bar {
	b := &Bar{actions: a}
	b.Undo = controls.NewBarButton(i18n.T("table.undo"), look.Icon("undo"), a.Undo)
	b.Redo = controls.NewBarButton(i18n.T("table.redo"), look.Icon("redo"), a.Redo)
	b.Hint = controls.NewBarButton(i18n.T("table.hint"), look.Icon("hint"), a.Hint)
	b.main = controls.NewButton("", look.Icon("confirm"), controls.Primary, b.Press)
	b.Object = controls.NewActions(b.main, append([]*controls.Button{b.Undo, b.Redo, b.Hint}, more...)...)
	return b
}

// ShowMain lets the large button say what it does now.
func (b *Bar) ShowMain() { b.actions.Main().Show(b.main) }

// Press uses the large button.
func (b *Bar) Press() { b.actions.Main().Press() }

// Key lets the whole game be played by keyboard: letters are for the bar, arrows
// and the space bar for the board. The first of them only gives it the focus, so
// that its ring is seen before it does anything.
func (b *Bar) Key(k *fyne.KeyEvent, canvas fyne.Canvas, board fyne.Focusable) {
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyC:
		b.Press()
	case fyne.KeyU, fyne.KeyBackspace:
		b.actions.Undo()
	case fyne.KeyR:
		b.actions.Redo()
	case fyne.KeyH:
		b.actions.Hint()
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeySpace:
		canvas.Focus(board)
	}
}
