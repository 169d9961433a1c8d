package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/engine"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// A Veil takes the place of the table while the device goes from one person to
// the next.
type Veil struct {
	Object *fyne.Container

	model  *Model
	text   func() string
	emblem *canvas.Image
	title  *labels.Heading
	words  *labels.Text
	lift   *controls.Button
	column *fyne.Container
}

// NewVeil makes a veil; text says what it hides.
func NewVeil(d *Model, text func() string) *Veil {
	v := &Veil{model: d, text: text, emblem: &canvas.Image{FillMode: canvas.ImageFillContain}}
	v.emblem.SetMinSize(fyne.NewSquareSize(emblemSize))
	v.title = labels.NewHeading("", theme.SizeNameHeadingText)
	v.title.SetAlign(fyne.TextAlignCenter)
	v.words = labels.NewText("")
	v.words.SetAlign(fyne.TextAlignCenter)
	v.lift = controls.NewButton("", look.Icon("eye"), controls.Primary, v.press)
	v.column = widgets.NewColumn(veilWidth, 4*widgets.Grid, v.emblem, v.title, v.words, v.lift)
	v.Object = container.NewStack(widgets.NewGround(theme.ColorNameBackground), container.New(veilLayout{v}, container.NewVScroll(page.Narrow(v.column))))
	return v
}

const (
	emblemSize = 96
	veilWidth  = 480
)

// Show puts the veil down or takes it away.
func (v *Veil) Show() {
	d := v.model
	if d.Open() {
		v.Object.Hide()
		return
	}
	seat := d.Now().ToMove
	if seat == engine.Nobody {
		return
	}
	name := map[string]any{"Name": d.Players.Name(seat)}
	v.emblem.Resource = Emblem(seat)
	v.emblem.Refresh()
	if says, out, ok := d.trouble(); ok {
		v.title.SetText(i18n.T("app.problem"))
		v.words.SetText(says)
		v.lift.SetLabel(out.Label)
		v.lift.Enable()
	} else if d.Players.Person(seat) {
		v.title.SetText(i18n.Tf("seat.veil.title", name))
		v.words.SetText(v.text())
		v.lift.SetLabel(i18n.Tf("seat.veil.lift", name))
		v.lift.Enable()
	} else {
		v.title.SetText(i18n.Tf("seat.veil.thinking", name))
		v.words.SetText(i18n.T("seat.veil.computer"))
		v.lift.SetLabel(i18n.T("seat.veil.wait"))
		v.lift.Disable()
	}
	v.Object.Show()
	v.Object.Refresh()
}

// Key lifts the veil by keyboard; false if it does not lie.
func (v *Veil) Key(k *fyne.KeyEvent) bool {
	if v.model.Open() {
		return false
	}
	if k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter || k.Name == fyne.KeySpace {
		v.press()
	}
	return true
}

// press lifts the veil, or first leads out of what keeps the match from going on.
func (v *Veil) press() {
	if _, out, ok := v.model.trouble(); ok {
		out.Do()
		return
	}
	v.model.Lift()
}

// veilLayout puts the words into the middle of the height. Where it is low they go
// without the emblem, and lower still they scroll.
type veilLayout struct{ veil *Veil }

// Layout implements fyne.Layout.
func (l veilLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	v := l.veil
	v.emblem.Show()
	height := page.Fit(v.column, size.Width)
	if height > size.Height {
		v.emblem.Hide()
		height = page.Fit(v.column, size.Width)
	}
	height = min(height, size.Height)
	o[0].Resize(fyne.NewSize(size.Width, height))
	o[0].Move(fyne.NewPos(0, (size.Height-height)/2))
}

// MinSize implements fyne.Layout.
func (veilLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
