package alchemist

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/engine"
	"adytum/ui/host"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/widgets"
)

// A veil takes the place of the table while the device goes from one person to
// the next.
type veil struct {
	desk   *desk
	object *fyne.Container

	emblem *canvas.Image
	title  *widgets.Heading
	words  *widgets.Text
	lift   *widgets.Button
	column *fyne.Container
}

func newVeil(d *desk) *veil {
	v := &veil{desk: d, emblem: &canvas.Image{FillMode: canvas.ImageFillContain}}
	v.emblem.SetMinSize(fyne.NewSquareSize(emblemSize))
	v.title = widgets.NewHeading("", theme.SizeNameHeadingText)
	v.title.SetAlign(fyne.TextAlignCenter)
	v.words = widgets.NewText("")
	v.words.SetAlign(fyne.TextAlignCenter)
	v.lift = widgets.NewButton("", host.Icon("eye"), widgets.Primary, d.lift)
	v.column = widgets.NewColumn(veilWidth, 4*widgets.Grid, v.emblem, v.title, v.words, v.lift)
	v.object = container.NewStack(widgets.NewGround(theme.ColorNameBackground), container.New(middle{v}, container.NewVScroll(page.Narrow(v.column))))
	return v
}

const (
	emblemSize = 96
	veilWidth  = 480
)

// show puts the veil down or takes it away.
func (v *veil) show() {
	d := v.desk
	if d.stage != veiled {
		v.object.Hide()
		return
	}
	seat := d.Now().ToMove
	if seat == engine.Nobody {
		return
	}
	name := map[string]any{"Name": d.players.name(seat)}
	v.emblem.Resource = emblems[seat]
	v.emblem.Refresh()
	if d.players.person(seat) {
		v.title.SetText(i18n.Tf("alchemist.veil.title", name))
		v.words.SetText(strings.TrimSpace(i18n.T("alchemist.veil.text") + " " + d.committedWords()))
		v.lift.SetLabel(i18n.Tf("alchemist.veil.lift", name))
		v.lift.Enable()
	} else {
		v.title.SetText(i18n.Tf("alchemist.status.computer", name))
		v.words.SetText(i18n.T("alchemist.veil.computer"))
		v.lift.SetLabel(i18n.T("alchemist.veil.wait"))
		v.lift.Disable()
	}
	v.object.Show()
	v.object.Refresh()
}

// middle puts the words into the middle of the height. Where it is low they go
// without the emblem, and lower still they scroll.
type middle struct{ veil *veil }

// Layout implements fyne.Layout.
func (l middle) Layout(o []fyne.CanvasObject, size fyne.Size) {
	v := l.veil
	v.emblem.Show()
	height := page.Fit(v.column, size.Width)
	if height > size.Height {
		v.emblem.Hide()
		height = page.Fit(v.column, size.Width)
	}
	height = min(height, size.Height)
	place(o[0], 0, (size.Height-height)/2, size.Width, height)
}

// MinSize implements fyne.Layout.
func (middle) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
