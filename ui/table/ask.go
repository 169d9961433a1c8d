package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// Ask does something that cannot be taken back: after a question if the person
// wants to be asked first, else at once. Yes is the label of the answer that
// does it.
func Ask(h *frame.Host, question, yes string, do func()) {
	if frame.ReadChoices(h.Store).AskFirst {
		showQuestion(h.Canvas, question, yes, do)
	} else {
		do()
	}
}

// Inform says something over the page, until it is read.
func Inform(h *frame.Host, words string) {
	var over *widget.PopUp
	read := controls.NewButton(i18n.T("toolkit.ok"), nil, controls.Primary, func() { over.Hide() })
	over = showOver(h.Canvas, words, read)
}

// questionWidth is the widest that a question gets, in units.
const questionWidth float32 = 360

func showQuestion(c fyne.Canvas, question, yes string, do func()) {
	var over *widget.PopUp
	agree := controls.NewButton(yes, nil, controls.Danger, func() {
		over.Hide()
		do()
	})
	cancel := controls.NewButton(i18n.T("toolkit.cancel"), nil, controls.Plain, func() { over.Hide() })
	over = showOver(c, question, agree, cancel)
}

// showOver shows words over the page with buttons, the last of which gets the keyboard.
func showOver(c fyne.Canvas, words string, buttons ...*controls.Button) *widget.PopUp {
	line := page.NewLine()
	for _, b := range buttons {
		line.Add(b)
	}
	content := page.NewStack(page.Gap, labels.NewText(words), line)
	over := widget.NewModalPopUp(container.New(questionLayout{c}, widgets.NewMargin(page.Gap, content)), c)
	over.Show()
	if !fyne.CurrentDevice().IsMobile() {
		c.Focus(buttons[len(buttons)-1])
	}
	return over
}

// questionLayout makes a question as wide as a small screen allows.
type questionLayout struct{ canvas fyne.Canvas }

func (l questionLayout) width() float32 { return min(questionWidth, l.canvas.Size().Width-4*page.Gap) }

func (l questionLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

func (l questionLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(l.width(), page.Fit(objects[0], l.width()))
}
