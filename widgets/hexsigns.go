package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// signOf is the sign that the state of a cell asks for, or nil. Of several the
// most urgent is shown.
func signOf(c HexCell) fyne.Resource {
	brass, onBrass := themeColor(theme.ColorNamePrimary), themeColor(theme.ColorNameForegroundOnPrimary)
	alarm, onAlarm := themeColor(theme.ColorNameError), themeColor(theme.ColorNameForegroundOnError)
	switch s := c.Signs; {
	case s.has(HexStarving):
		return triangleSign("starving", alarm, onAlarm, stroke{12, 9, 12, 14}, stroke{12, 17.7, 12, 17.8})
	case s.has(HexAttack):
		return sign("attack", alarm, onAlarm, stroke{7.5, 7.5, 16.5, 16.5}, stroke{16.5, 7.5, 7.5, 16.5})
	case s.has(HexTrade):
		return sign("trade", alarm, onAlarm, stroke{7, 9.2, 17, 9.2}, stroke{7, 14.8, 17, 14.8})
	case s.has(HexLosing):
		return sign("losing", alarm, onAlarm, stroke{7, 12, 17, 12})
	case s.has(HexDanger):
		return triangleSign("danger", themeColor(theme.ColorNameBackground), themeColor(theme.ColorNameForeground))
	case s.has(HexGrow):
		return sign("grow", brass, onBrass, stroke{12, 6.5, 12, 17.5}, stroke{6.5, 12, 17.5, 12})
	case s.has(HexPlace):
		return placeSign(brass)
	case s.has(HexReach):
		return sign("reach", brass, onBrass)
	case s.has(HexPointed):
		return pinSign(brass, onBrass)
	}
	return nil
}

// triangleSign warns.
func triangleSign(name string, field, line color.Color, strokes ...stroke) fyne.Resource {
	d := newDrawing("hex-"+name, field, line)
	d.shape("M12 2.5L22.5 21H1.5Z", field)
	d.strokes(line, 2, stroke{12, 2.5, 22.5, 21, 1.5, 21, 12, 2.5})
	d.strokes(line, 2.6, strokes...)
	return d.resource()
}

// pinSign points down at what stands in the cell.
func pinSign(field, dot color.Color) fyne.Resource {
	d := newDrawing("hex-pin", field, dot)
	d.shape("M12 23C8 17 4 13.5 4 9A8 8 0 0 1 20 9C20 13.5 16 17 12 23Z", field)
	d.disc(12, 9, 3, dot)
	return d.resource()
}

// placeSign is a ring with a plus in it.
func placeSign(line color.Color) fyne.Resource {
	d := newDrawing("hex-place", line)
	d.strokes(line, signStroke, ring(12, 12, 10), stroke{12, 7.5, 12, 16.5}, stroke{7.5, 12, 16.5, 12})
	return d.resource()
}
