package hex

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/signs"
)

// signOf is the sign that the state of a cell asks for, or nil. Of several the
// most urgent is shown.
func signOf(c Cell) fyne.Resource {
	brass, onBrass := widgets.Color(theme.ColorNamePrimary), widgets.Color(theme.ColorNameForegroundOnPrimary)
	alarm, onAlarm := widgets.Color(theme.ColorNameError), widgets.Color(theme.ColorNameForegroundOnError)
	switch s := c.Signs; {
	case s.Has(Starving):
		return triangleSign("starving", alarm, onAlarm, signs.Stroke{12, 9, 12, 14}, signs.Stroke{12, 17.7, 12, 17.8})
	case s.Has(Attack):
		return signs.New("attack", alarm, onAlarm, signs.Stroke{7.5, 7.5, 16.5, 16.5}, signs.Stroke{16.5, 7.5, 7.5, 16.5})
	case s.Has(Trade):
		return signs.New("trade", alarm, onAlarm, signs.Stroke{7, 9.2, 17, 9.2}, signs.Stroke{7, 14.8, 17, 14.8})
	case s.Has(Losing):
		return signs.New("losing", alarm, onAlarm, signs.Stroke{7, 12, 17, 12})
	case s.Has(Danger):
		return triangleSign("danger", widgets.Color(theme.ColorNameBackground), widgets.Color(theme.ColorNameForeground))
	case s.Has(Grow):
		return signs.New("grow", brass, onBrass, signs.Stroke{12, 6.5, 12, 17.5}, signs.Stroke{6.5, 12, 17.5, 12})
	case s.Has(Place):
		return placeSign(brass)
	case s.Has(Reach):
		return signs.New("reach", brass, onBrass)
	case s.Has(Pointed):
		return pinSign(brass, onBrass)
	}
	return nil
}

// triangleSign warns.
func triangleSign(name string, field, line color.Color, strokes ...signs.Stroke) fyne.Resource {
	d := signs.NewDrawing("hex-"+name, field, line)
	d.Shape("M12 2.5L22.5 21H1.5Z", field)
	d.Strokes(line, 2, signs.Stroke{12, 2.5, 22.5, 21, 1.5, 21, 12, 2.5})
	d.Strokes(line, 2.6, strokes...)
	return d.Resource()
}

// pinSign points down at what stands in the cell.
func pinSign(field, dot color.Color) fyne.Resource {
	d := signs.NewDrawing("hex-pin", field, dot)
	d.Shape("M12 23C8 17 4 13.5 4 9A8 8 0 0 1 20 9C20 13.5 16 17 12 23Z", field)
	d.Disc(12, 9, 3, dot)
	return d.Resource()
}

// placeSign is a ring with a plus in it.
func placeSign(line color.Color) fyne.Resource {
	d := signs.NewDrawing("hex-place", line)
	d.Strokes(line, signs.StrokeWidth, signs.Ring(12, 12, 10), signs.Stroke{12, 7.5, 12, 16.5}, signs.Stroke{7.5, 12, 16.5, 12})
	return d.Resource()
}
