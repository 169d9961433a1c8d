package hex

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/signs"
)

// Signs are the states of a cell, each with a shape of its own. They can be
// joined.
type Signs uint

// The states of cells.
const (
	Selected Signs = 1 << iota // a broad frame
	Reach                      // a dot: a piece can go there
	Attack                     // a frame and a cross: what stands there can be taken
	Trade                      // a frame and two bars: both would go
	Doubtful                   // a frame and half a cross: the attack fails as it is, but may be turned
	Losing                     // a frame and a bar: the attack fails, or who goes there is lost
	Swap                       // two arrows: the pieces can change places
	Place                      // a ring with a plus: something new can stand there
	Grow                       // a plus: what stands there can grow
	Act                        // a star: an ability can be used there
	Choice                     // a ring: it may be chosen
	Starving                   // a filled triangle: what stands there is lost
	Danger                     // an open triangle: what stands there may be lost
	Safe                       // a shield: it may not be attacked again
	Moved                      // a bold edge: the last move was here
	Pointed                    // a frame and a pin: what stands there is spoken of

	crowned // a crown: a noble stands there
	fallen  // a large cross: what stands there is being lost
)

// Has reports whether any of some signs is there.
func (s Signs) Has(some Signs) bool { return s&some != 0 }

// urgency is the order in which signs are shown where there is room for one.
var urgency = []Signs{Starving, Attack, Trade, Doubtful, Losing, Safe, Danger, Choice, Act, Swap, Grow, Place, Reach, Pointed, crowned, fallen}

// first is the most urgent of some signs, 0 if none of them has a picture.
func (s Signs) first() Signs {
	for _, one := range urgency {
		if s.Has(one) {
			return one
		}
	}
	return 0
}

// frame is the frame that the signs of a cell ask for.
func (s Signs) frame(selected float32) (name fyne.ThemeColorName, width float32) {
	switch {
	case s.Has(Selected):
		return theme.ColorNamePrimary, selected
	case s.Has(Attack | Trade | Doubtful | Losing | Starving):
		return theme.ColorNameError, 2.5
	case s.Has(Pointed):
		return theme.ColorNamePrimary, 2.5
	}
	return "", 0
}

// draw draws a single sign.
func (s Signs) draw() fyne.Resource {
	brass, onBrass := widgets.Color(theme.ColorNamePrimary), widgets.Color(theme.ColorNameForegroundOnPrimary)
	alarm, onAlarm := widgets.Color(theme.ColorNameError), widgets.Color(theme.ColorNameForegroundOnError)
	field, line := widgets.Color(theme.ColorNameBackground), widgets.Color(theme.ColorNameForeground)
	switch s {
	case Starving:
		return triangle("starving", alarm, onAlarm, signs.Stroke{12, 9, 12, 14}, signs.Stroke{12, 17.7, 12, 17.8})
	case Attack:
		return signs.New("attack", alarm, onAlarm, signs.Stroke{7.5, 7.5, 16.5, 16.5}, signs.Stroke{16.5, 7.5, 7.5, 16.5})
	case Trade:
		return signs.New("trade", alarm, onAlarm, signs.Stroke{7, 9.2, 17, 9.2}, signs.Stroke{7, 14.8, 17, 14.8})
	case Doubtful:
		return signs.New("doubtful", field, alarm, signs.Stroke{7.5, 16.5, 16.5, 7.5})
	case Losing:
		return signs.New("losing", alarm, onAlarm, signs.Stroke{7, 12, 17, 12})
	case Safe:
		d := signs.NewDrawing("grid-safe", field, line)
		d.Shape("M2.5 2H21.5V12C21.5 18.1 17.1 21.4 12 23.6C6.9 21.4 2.5 18.1 2.5 12Z", line)
		d.Shape("M4.5 4H19.5V12C19.5 16.9 16 19.6 12 21.4C8 19.6 4.5 16.9 4.5 12Z", field)
		return d.Resource()
	case Danger:
		return triangle("danger", field, line)
	case Choice:
		return signs.New("choice", brass, onBrass, signs.Ring(12, 12, 4.8))
	case Act:
		return signs.New("act", brass, onBrass,
			signs.Stroke{12, 5.8, 12, 18.2}, signs.Stroke{6.6, 8.9, 17.4, 15.1}, signs.Stroke{17.4, 8.9, 6.6, 15.1})
	case Swap:
		return signs.New("swap", brass, onBrass,
			signs.Stroke{6.5, 9.4, 17.5, 9.4, 14.6, 6}, signs.Stroke{17.5, 14.6, 6.5, 14.6, 9.4, 18})
	case Grow:
		return signs.New("grow", brass, onBrass, signs.Stroke{12, 6.5, 12, 17.5}, signs.Stroke{6.5, 12, 17.5, 12})
	case Place:
		d := signs.NewDrawing("hex-place", brass)
		d.Strokes(brass, signs.StrokeWidth, signs.Ring(12, 12, 10), signs.Stroke{12, 7.5, 12, 16.5}, signs.Stroke{7.5, 12, 16.5, 12})
		return d.Resource()
	case Pointed: // a pin that points down at what stands in the cell
		d := signs.NewDrawing("hex-pin", brass, onBrass)
		d.Shape("M12 23C8 17 4 13.5 4 9A8 8 0 0 1 20 9C20 13.5 16 17 12 23Z", brass)
		d.Disc(12, 9, 3, onBrass)
		return d.Resource()
	case crowned:
		d := signs.NewDrawing("grid-crown", brass, field)
		d.Shape("M2.8 22L0 4.5L6.8 8.6L12 1L17.2 8.6L24 4.5L21.2 22Z", field)
		d.Shape("M4.6 20L2.6 7.9L7.4 10.9L12 4.2L16.6 10.9L21.4 7.9L19.4 20Z", brass)
		return d.Resource()
	case fallen:
		d := signs.NewDrawing("grid-fallen", alarm, field)
		cross := []signs.Stroke{{4, 4, 20, 20}, {20, 4, 4, 20}}
		d.Strokes(field, 5, cross...)
		d.Strokes(alarm, 3, cross...)
		return d.Resource()
	default:
	}
	return signs.New("reach", brass, onBrass)
}

// triangle is a sign that warns.
func triangle(name string, field, line color.Color, strokes ...signs.Stroke) fyne.Resource {
	d := signs.NewDrawing("hex-"+name, field, line)
	d.Shape("M12 2.5L22.5 21H1.5Z", field)
	d.Strokes(line, 2, signs.Stroke{12, 2.5, 22.5, 21, 1.5, 21, 12, 2.5})
	d.Strokes(line, 2.6, strokes...)
	return d.Resource()
}
