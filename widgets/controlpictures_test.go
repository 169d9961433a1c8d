package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

func TestPicturesOfControls(t *testing.T) {
	icon := theme.ConfirmIcon()
	disabled := NewButton("Disabled", nil, Plain, nil)
	disabled.Disable()
	place := NewNavItem("Play", icon, nil)
	place.SetSelected(true)
	strip := NewTokenStrip(nil)
	strip.SetTokens([]Token{
		{Key: "a", Picture: testFace("a"), Sign: SignCheck}, {Key: "b", Picture: testFace("bb"), Sign: SignTower},
		{Key: "c", Picture: testFace("c"), Sign: SignHouse}, {Key: "d", Picture: testFace("dd"), Sign: SignQuestion},
	})
	column := NewColumn(400, 8,
		NewHeading("Heading", theme.SizeNameHeadingText),
		NewText("Running text with *emphasis* that is long enough for a second line."),
		NewNote("A note."),
		container.NewGridWithColumns(2, NewButton("Primary", icon, Primary, nil), NewButton("Plain", nil, Plain, nil)),
		container.NewGridWithColumns(3, NewButton("Danger", nil, Danger, nil), NewButton("Quiet", nil, Quiet, nil), disabled),
		container.NewGridWithColumns(3, NewBarButton("Undo", icon, nil), place, NewNavItem("Learn", icon, nil)),
		NewSegmented([]string{"One", "Two", "Three"}, 1, nil),
		strip,
		NewTile(canvas.NewImageFromResource(testFace("a")), 1, "Tile", []string{"With a line."}, nil),
		NewPanel(NewText("A panel.")))
	w := show(t, column, fyne.NewSize(360, 760))
	useTheme(false, 1) // reaches also what was drawn before there was a window
	w.Resize(fyne.NewSize(360, 761))
	golden(t, "controls-dark", picture(w, 1))
	useTheme(true, 1)
	w.Resize(fyne.NewSize(360, 760))
	golden(t, "controls-light", picture(w, 1))
}
