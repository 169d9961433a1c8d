package controls

import (
	"testing"

	"fyne.io/fyne/v2"

	"adytum/widgets"
	"adytum/widgets/widgettest"
)

func TestChooserOffersAndStaysOnTheScreen(t *testing.T) {
	widgettest.Themed(t)
	c := NewChooser()
	w := widgettest.Show(t, c.Object, fyne.NewSize(320, 300))
	chosen := ""
	choices := []Choice{
		{Label: "Leg", Chosen: func() { chosen = "leg" }},
		{Label: "Pincer", Off: true, Chosen: func() { chosen = "pincer" }},
	}
	for _, at := range []fyne.Position{{X: 0, Y: 0}, {X: 280, Y: 260}, {X: 140, Y: 120}} {
		near := widgets.Box{Position: at, Size: fyne.NewSquareSize(40)}
		c.Show(near, choices...)
		w.Content().Refresh()
		c.place(fyne.NewSize(320, 300))
		box := c.Box()
		if box.X < 0 || box.Y < 0 || box.X+box.Width > 320 || box.Y+box.Height > 300 {
			t.Errorf("near %v the choices lie at %v", at, box)
		}
		if box.Contains(near.Center()) {
			t.Errorf("the choices at %v cover what they are about at %v", box, near)
		}
	}
	for _, o := range c.box.Objects {
		o.(*Button).Tapped(nil)
	}
	if chosen != "leg" {
		t.Errorf("chose %q", chosen)
	}
	c.Hide()
	if c.Shown() {
		t.Error("still shown")
	}
}
