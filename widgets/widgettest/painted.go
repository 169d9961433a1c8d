package widgettest

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// paintedDriver knows, as the drivers of real windows do, the windows of those
// objects alone that were seen when it painted.
type paintedDriver struct {
	fyne.Driver
	seen  map[fyne.CanvasObject]bool
	dirty bool
}

func (d *paintedDriver) CanvasForObject(o fyne.CanvasObject) fyne.Canvas {
	if !d.seen[o] {
		return nil
	}
	return paintedCanvas{d.Driver.CanvasForObject(o), d}
}

func (d *paintedDriver) paint(t *testing.T, board fyne.Widget) {
	d.seen, d.dirty = map[fyne.CanvasObject]bool{board: true}, false
	for _, o := range test.TempWidgetRenderer(t, board).Objects() {
		d.seen[o] = o.Visible()
	}
}

type paintedCanvas struct {
	fyne.Canvas
	driver *paintedDriver
}

func (c paintedCanvas) Refresh(o fyne.CanvasObject) {
	c.driver.dirty = true
	c.Canvas.Refresh(o)
}

type paintedApp struct {
	fyne.App
	driver *paintedDriver
}

func (a paintedApp) Driver() fyne.Driver { return a.driver }

// RingIsPainted demands that the ring of a board comes on the screen with the
// first key, and goes when the board loses the keyboard, though nothing else
// changes.
func RingIsPainted(t *testing.T, board interface {
	fyne.Widget
	fyne.Focusable
}) {
	t.Helper()
	driver := &paintedDriver{Driver: fyne.CurrentApp().Driver()}
	fyne.SetCurrentApp(paintedApp{fyne.CurrentApp(), driver})
	driver.paint(t, board)
	board.FocusGained()
	board.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	if !driver.dirty {
		t.Error("nobody sees the ring come")
	}
	driver.paint(t, board)
	board.FocusLost()
	if !driver.dirty {
		t.Error("nobody sees the ring go")
	}
}
