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
}

func newVeil(d *desk) *veil {
	v := &veil{desk: d, emblem: &canvas.Image{FillMode: canvas.ImageFillContain}}
	v.emblem.SetMinSize(fyne.NewSquareSize(emblemSize))
	v.title = widgets.NewHeading("", theme.SizeNameHeadingText)
	v.title.SetAlign(fyne.TextAlignCenter)
	v.words = widgets.NewText("")
	v.words.SetAlign(fyne.TextAlignCenter)
	v.lift = widgets.NewButton("", host.Icon("eye"), widgets.Primary, d.lift)
	column := widgets.NewColumn(veilWidth, 4*widgets.Grid, v.emblem, v.title, v.words, v.lift)
	v.object = container.NewStack(widgets.NewGround(theme.ColorNameBackground), container.New(middle{}, column))
	return v
}

const (
	emblemSize = 96
	veilWidth  = 420
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

// middle puts a column in the middle of the height.
type middle struct{}

// Layout implements fyne.Layout.
func (middle) Layout(o []fyne.CanvasObject, size fyne.Size) {
	for _, one := range o {
		for range 2 { // wrapped texts know their height only after their width
			height := min(size.Height, one.MinSize().Height)
			one.Resize(fyne.NewSize(size.Width, height))
			one.Move(fyne.NewPos(0, (size.Height-height)/2))
		}
	}
}

// MinSize implements fyne.Layout.
func (middle) MinSize(o []fyne.CanvasObject) fyne.Size { return fyne.Size{} }
