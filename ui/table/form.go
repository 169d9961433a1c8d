package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// A Form is the frame of the page where a new match is chosen: below the choices
// stand a note about them and the button that deals.
type Form struct {
	Start *controls.Button

	note *labels.Text
	deal func()
}

// NewForm makes the frame; start is the label of the button, and deal what it
// does.
func NewForm(start string, deal func()) *Form {
	f := &Form{note: labels.NewNote(""), deal: deal}
	f.note.Hide()
	f.Start = controls.NewButton(start, look.Icon("play"), controls.Primary, deal)
	return f
}

// Tell says something above the button, or nothing.
func (f *Form) Tell(text string) {
	f.note.SetText(text)
	page.Show(f.note, text != "")
}

// Failed says above the button what went wrong.
func (f *Form) Failed(err error) { f.Tell(i18n.ProblemLine(err)) }

// FormWidth is the widest that the pages before and after a match get, in units.
const FormWidth = 560

// Page is the whole page; keys are for those that deal nothing.
func (f *Form) Page(title string, choices fyne.CanvasObject, keys func(*fyne.KeyEvent)) *frame.Page {
	foot := widgets.NewColumn(FormWidth, 2*widgets.Grid, f.note, f.Start)
	return &frame.Page{
		Title:   title,
		Content: container.NewBorder(nil, foot, nil, nil, choices),
		Width:   FormWidth,
		OnKey: func(k *fyne.KeyEvent) {
			if k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter {
				f.deal()
				return
			}
			keys(k)
		},
	}
}
