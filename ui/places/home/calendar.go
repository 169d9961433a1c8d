package home

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/labels"
)

// newCalendarLeaf draws the leaf of a calendar: the day, large, over the month.
func newCalendarLeaf(t time.Time) fyne.CanvasObject {
	day := page.NewFigure(fmt.Sprint(t.Day()), theme.SizeNameHeadingText, theme.ColorNameForeground)
	day.SetAlign(fyne.TextAlignCenter)
	month := labels.NewTitle(i18n.Month(t), theme.SizeNameCaptionText)
	month.SetAlign(fyne.TextAlignCenter)
	return container.New(calendarLayout{}, widgets.NewGround(widgets.ColorRaised), widgets.NewGround(look.ColorBrass), day, month)
}

type calendarLayout struct{}

// Layout draws a band across the top, the day below it, and the month at the foot.
func (calendarLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	band := size.Height * 0.12
	foot := size.Height * 0.3
	objects[0].Resize(size)
	objects[1].Resize(fyne.NewSize(size.Width, band))
	objects[2].Move(fyne.NewPos(0, band))
	objects[2].Resize(fyne.NewSize(size.Width, size.Height-band-foot))
	objects[3].Move(fyne.NewPos(widgets.Grid, size.Height-foot))
	objects[3].Resize(fyne.NewSize(size.Width-2*widgets.Grid, foot-widgets.Grid))
}

func (calendarLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
