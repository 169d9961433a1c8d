package hex

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/boards"
	"adytum/widgets/labels"
	"adytum/widgets/signs"
)

// frame is the frame that the signs of a field ask for.
func (s GridSigns) frame() (name fyne.ThemeColorName, width float32) {
	switch {
	case s.Has(GridSelected):
		return theme.ColorNamePrimary, 3.5
	case s.Has(GridAttack | GridDoubtful | GridHopeless):
		return theme.ColorNameError, 2.5
	}
	return "", 0
}

// What is shown of the signs of a field: what can be done with it, and how a
// piece on it stands.
const (
	gridOffers  = GridReach | GridAttack | GridDoubtful | GridHopeless | GridSwap | GridPlace | GridAct | GridChoice
	gridPlights = GridDanger | GridSafe
)

// offer is the sign of what can be done with a field, or nil. Of several the one
// that decides most is shown.
func (s GridSigns) offer() fyne.Resource {
	brass, onBrass := widgets.Color(theme.ColorNamePrimary), widgets.Color(theme.ColorNameForegroundOnPrimary)
	alarm, onAlarm := widgets.Color(theme.ColorNameError), widgets.Color(theme.ColorNameForegroundOnError)
	switch {
	case s.Has(GridAttack):
		return signs.New("attack", alarm, onAlarm, signs.Stroke{7.5, 7.5, 16.5, 16.5}, signs.Stroke{16.5, 7.5, 7.5, 16.5})
	case s.Has(GridDoubtful):
		return signs.New("doubtful", widgets.Color(theme.ColorNameBackground), alarm, signs.Stroke{7.5, 16.5, 16.5, 7.5})
	case s.Has(GridHopeless):
		return signs.New("losing", alarm, onAlarm, signs.Stroke{7, 12, 17, 12})
	case s.Has(GridChoice):
		return signs.New("choice", brass, onBrass, signs.Ring(12, 12, 4.8))
	case s.Has(GridAct):
		return signs.New("act", brass, onBrass,
			signs.Stroke{12, 5.8, 12, 18.2}, signs.Stroke{6.6, 8.9, 17.4, 15.1}, signs.Stroke{17.4, 8.9, 6.6, 15.1})
	case s.Has(GridSwap):
		return signs.New("swap", brass, onBrass,
			signs.Stroke{6.5, 9.4, 17.5, 9.4, 14.6, 6}, signs.Stroke{17.5, 14.6, 6.5, 14.6, 9.4, 18})
	case s.Has(GridPlace):
		return placeSign(brass)
	case s.Has(GridReach):
		return signs.New("reach", brass, onBrass)
	}
	return nil
}

// plight is the sign of how a piece stands, or nil.
func (s GridSigns) plight() fyne.Resource {
	field, line := widgets.Color(theme.ColorNameBackground), widgets.Color(theme.ColorNameForeground)
	switch {
	case s.Has(GridSafe):
		d := signs.NewDrawing("grid-safe", field, line)
		d.Shape("M2.5 2H21.5V12C21.5 18.1 17.1 21.4 12 23.6C6.9 21.4 2.5 18.1 2.5 12Z", line)
		d.Shape("M4.5 4H19.5V12C19.5 16.9 16 19.6 12 21.4C8 19.6 4.5 16.9 4.5 12Z", field)
		return d.Resource()
	case s.Has(GridDanger):
		return triangleSign("danger", field, line)
	}
	return nil
}

// fallenSign strikes a piece out that is lost.
func fallenSign() fyne.Resource {
	line, rim := widgets.Color(theme.ColorNameError), widgets.Color(theme.ColorNameBackground)
	d := signs.NewDrawing("grid-fallen", line, rim)
	cross := []signs.Stroke{{4, 4, 20, 20}, {20, 4, 4, 20}}
	d.Strokes(rim, 5, cross...)
	d.Strokes(line, 3, cross...)
	return d.Resource()
}

// Where the signs of a field are, in shares of its radius.
const (
	gridSign  float32 = 0.24 // half the side of a sign beside a piece
	gridMark  float32 = 0.36 // and of one on a free field
	gridDot   float32 = 0.2
	gridSides float32 = 0.62 // from the middle to the signs beside a piece
	gridRaise float32 = 0.08 // and up, clear of the figures
	leastSign float32 = 7.5  // in units, as long as that is no larger than
	mostSign  float32 = 0.42
)

// drawFrames draws the frames around a field.
func (r *castleGridRenderer) drawFrames(f GridField) {
	at := r.grid.center(f)
	if f.Signs.Has(GridMoved) {
		r.frame(f.Key+".moved", at, hexGround, theme.ColorNameForeground, 2)
	}
	if name, width := f.Signs.frame(); name != "" {
		r.frame(f.Key+".frame", at, hexInside, name, width)
	}
}

// drawSigns draws what can be done with a field at its right, and how a piece
// stands at its left; the middle is for free fields.
func (r *castleGridRenderer) drawSigns(f GridField) {
	at, radius := r.grid.center(f), r.grid.plan.radius
	if offers := f.Signs & gridOffers; offers != 0 {
		where, half := at, radius*gridMark
		switch {
		case f.Piece != nil:
			where, half = at.AddXY(radius*gridSides, -radius*gridRaise), radius*gridSign
		case offers == GridReach:
			half = radius * gridDot
		}
		r.sketch.Image(f.Key+".offer", widgets.Around(where, atLeast(half, leastSign, radius*mostSign)), r.picture(offers, offers.offer), false)
	}
	if plights := f.Signs & gridPlights; plights != 0 {
		where := at.AddXY(-radius*gridSides, -radius*gridRaise)
		r.sketch.Image(f.Key+".plight", widgets.Around(where, atLeast(radius*gridSign, leastSign, radius*mostSign)), r.picture(plights, plights.plight), false)
	}
}

// drawNote writes the note at the foot of a field, if the field is as wide.
func (r *castleGridRenderer) drawNote(f GridField) {
	if f.Note == "" {
		return
	}
	ground, ink := theme.ColorNameBackground, theme.ColorNameForeground
	if f.Alarm {
		ground, ink = theme.ColorNameError, theme.ColorNameForegroundOnError
	}
	radius := r.grid.plan.radius
	how := boards.Script{Size: max(leastFigure*figureGrowth(), widgets.Whole(radius*wantedFigure)), Color: ink, Bold: true, Align: fyne.TextAlignCenter}
	words := labels.Face{Style: fyne.TextStyle{Bold: true}}.Measure(f.Note, how.Size)
	at := r.grid.center(f).AddXY(0, radius*gridFoot)
	box := widgets.BoxAt(at.X-words.Width/2-widgets.Grid, at.Y-words.Height*0.44, words.Width+2*widgets.Grid, words.Height*0.88)
	if box.Width > radius*root3 {
		return
	}
	r.sketch.Rect(f.Key+".plate", box, boards.Look{Fill: widgets.Color(ground), Stroke: widgets.Color(ink), Width: 1, Corner: box.Height / 2})
	r.sketch.Text(f.Key+".note", box, f.Note, how)
}

const gridFoot float32 = 0.84
