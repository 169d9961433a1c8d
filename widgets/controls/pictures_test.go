package controls_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/cards"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
	"adytum/widgets/widgettest"
)

func TestPicturesOfControls(t *testing.T) {
	icon := theme.ConfirmIcon()
	disabled := controls.NewButton("Disabled", nil, controls.Plain, nil)
	disabled.Disable()
	place := controls.NewNavItem("Play", icon, nil)
	place.SetSelected(true)
	strip := cards.NewTokenStrip(nil)
	strip.SetTokens([]cards.Token{
		{Key: "a", Picture: widgettest.Face("a"), Sign: cards.SignCheck}, {Key: "b", Picture: widgettest.Face("bb"), Sign: cards.SignTower},
		{Key: "c", Picture: widgettest.Face("c"), Sign: cards.SignHouse}, {Key: "d", Picture: widgettest.Face("dd"), Sign: cards.SignQuestion},
	})
	column := widgets.NewColumn(400, 8,
		labels.NewHeading("Heading", theme.SizeNameHeadingText),
		labels.NewText("Running text with *emphasis* that is long enough for a second line."),
		labels.NewNote("A note."),
		container.NewGridWithColumns(2, controls.NewButton("Primary", icon, controls.Primary, nil), controls.NewButton("Plain", nil, controls.Plain, nil)),
		container.NewGridWithColumns(3, controls.NewButton("Danger", nil, controls.Danger, nil), controls.NewButton("Quiet", nil, controls.Quiet, nil), disabled),
		container.NewGridWithColumns(3, controls.NewBarButton("Undo", icon, nil), place, controls.NewNavItem("Learn", icon, nil)),
		controls.NewSegmented([]string{"One", "Two", "Three"}, 1, nil),
		strip,
		controls.NewTile(canvas.NewImageFromResource(widgettest.Face("a")), 1, "Tile", []string{"With a line."}, nil),
		widgets.NewPanel(labels.NewText("A panel.")))
	w := widgettest.Show(t, column, fyne.NewSize(360, 760))
	widgettest.UseTheme(false, 1) // reaches also what was drawn before there was a window
	w.Resize(fyne.NewSize(360, 761))
	widgettest.Golden(t, "controls-dark", widgettest.Picture(w, 1))
	widgettest.UseTheme(true, 1)
	w.Resize(fyne.NewSize(360, 760))
	widgettest.Golden(t, "controls-light", widgettest.Picture(w, 1))
}
