package cards

import (
	"image/color"

	"fyne.io/fyne/v2"

	"adytum/widgets/boards"
	"adytum/widgets/widgettest"
)

func testStyle() Style {
	back := `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300"><rect x="2" y="2" width="196" height="296" rx="24" ry="24" fill="#7A4E00"/></svg>`
	return Style{
		Back:      fyne.NewStaticResource("back.svg", []byte(back)),
		StripLeft: 0.05, StripRight: 0.95, StripTop: 250.0 / 300, StripBottom: 294.0 / 300,
		Ink: color.NRGBA{43, 38, 32, 255}, Corner: 0.12,
	}
}

func testCard(name string, signs boards.Signs) Card {
	return Card{ID: name, Face: widgettest.Face(name), Name: name, Signs: signs}
}
