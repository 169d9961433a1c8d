package page

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// A Snackbar lies at the lower edge of a page and says what has just been done. It
// stays until it is answered, closed or replaced: nobody has to hurry.
type Snackbar struct {
	// Object is the page with the bar below it.
	Object *fyne.Container

	words  *labels.Text
	action *controls.Button
	bar    *fyne.Container
}

// NewSnackbar puts a hidden bar below a page.
func NewSnackbar(page fyne.CanvasObject) *Snackbar {
	b := &Snackbar{words: labels.NewText(""), action: controls.NewButton("", nil, controls.Plain, nil)}
	closer := controls.NewIconButton(i18n.T("app.close"), look.Icon("close"), b.Hide)
	b.bar = container.NewStack(widgets.NewGround(widgets.ColorRaised), container.New(snackbarLayout{}, b.words, b.action, closer))
	b.bar.Hide()
	b.Object = container.NewBorder(nil, b.bar, nil, nil, page)
	return b
}

// Say shows words without anything to do.
func (b *Snackbar) Say(words string) { b.Offer(words, "", nil) }

// Offer shows words and one thing to do; the bar hides when it is done.
func (b *Snackbar) Offer(words, label string, action func()) {
	b.words.SetText(words)
	b.action.SetLabel(label)
	b.action.OnTapped = func() {
		b.Hide()
		action()
	}
	if action == nil {
		b.action.Hide()
	} else {
		b.action.Show()
	}
	b.bar.Show()
	b.Object.Refresh()
}

// Hide takes the bar away.
func (b *Snackbar) Hide() {
	b.bar.Hide()
	b.Object.Refresh()
}

// Words is what the bar says; "" while it is hidden.
func (b *Snackbar) Words() string {
	if !b.bar.Visible() {
		return ""
	}
	return b.words.AccessibilityLabel()
}

// snackbarLayout gives the words what the controls leave them.
type snackbarLayout struct{}

const barEdge = 2 * widgets.Grid

func (snackbarLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	right := size.Width - barEdge
	for _, o := range []fyne.CanvasObject{objects[2], objects[1]} {
		if !o.Visible() {
			continue
		}
		least := o.MinSize()
		right -= least.Width
		o.Resize(least)
		o.Move(fyne.NewPos(right, (size.Height-least.Height)/2))
	}
	height := Fit(objects[0], right-4*widgets.Grid)
	objects[0].Move(fyne.NewPos(4*widgets.Grid, (size.Height-height)/2))
}

func (snackbarLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, max(objects[0].MinSize().Height, widgets.TouchSize)+2*barEdge)
}
