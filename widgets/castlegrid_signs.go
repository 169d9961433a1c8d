package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// frame is the frame that the signs of a field ask for.
func (s GridSigns) frame() (name fyne.ThemeColorName, width float32) {
	switch {
	case s.has(GridSelected):
		return theme.ColorNamePrimary, 3.5
	case s.has(GridAttack | GridDoubtful | GridHopeless):
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
	brass, onBrass := themeColor(theme.ColorNamePrimary), themeColor(theme.ColorNameForegroundOnPrimary)
	alarm, onAlarm := themeColor(theme.ColorNameError), themeColor(theme.ColorNameForegroundOnError)
	switch {
	case s.has(GridAttack):
		return sign("attack", alarm, onAlarm, stroke{7.5, 7.5, 16.5, 16.5}, stroke{16.5, 7.5, 7.5, 16.5})
	case s.has(GridDoubtful):
		return sign("doubtful", themeColor(theme.ColorNameBackground), alarm, stroke{7.5, 16.5, 16.5, 7.5})
	case s.has(GridHopeless):
		return sign("losing", alarm, onAlarm, stroke{7, 12, 17, 12})
	case s.has(GridChoice):
		return sign("choice", brass, onBrass, ring(12, 12, 4.8))
	case s.has(GridAct):
		return sign("act", brass, onBrass,
			stroke{12, 5.8, 12, 18.2}, stroke{6.6, 8.9, 17.4, 15.1}, stroke{17.4, 8.9, 6.6, 15.1})
	case s.has(GridSwap):
		return sign("swap", brass, onBrass,
			stroke{6.5, 9.4, 17.5, 9.4, 14.6, 6}, stroke{17.5, 14.6, 6.5, 14.6, 9.4, 18})
	case s.has(GridPlace):
		return placeSign(brass)
	case s.has(GridReach):
		return sign("reach", brass, onBrass)
	}
	return nil
}

// plight is the sign of how a piece stands, or nil.
func (s GridSigns) plight() fyne.Resource {
	field, line := themeColor(theme.ColorNameBackground), themeColor(theme.ColorNameForeground)
	switch {
	case s.has(GridSafe):
		d := newDrawing("grid-safe", field, line)
		d.shape("M2.5 2H21.5V12C21.5 18.1 17.1 21.4 12 23.6C6.9 21.4 2.5 18.1 2.5 12Z", line)
		d.shape("M4.5 4H19.5V12C19.5 16.9 16 19.6 12 21.4C8 19.6 4.5 16.9 4.5 12Z", field)
		return d.resource()
	case s.has(GridDanger):
		return triangleSign("danger", field, line)
	}
	return nil
}

// fallenSign strikes a piece out that is lost.
func fallenSign() fyne.Resource {
	line, rim := themeColor(theme.ColorNameError), themeColor(theme.ColorNameBackground)
	d := newDrawing("grid-fallen", line, rim)
	cross := []stroke{{4, 4, 20, 20}, {20, 4, 4, 20}}
	d.strokes(rim, 5, cross...)
	d.strokes(line, 3, cross...)
	return d.resource()
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
	if f.Signs.has(GridMoved) {
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
		r.sketch.image(f.Key+".offer", around(where, atLeast(half, leastSign, radius*mostSign)), r.picture(offers, offers.offer), false)
	}
	if plights := f.Signs & gridPlights; plights != 0 {
		where := at.AddXY(-radius*gridSides, -radius*gridRaise)
		r.sketch.image(f.Key+".plight", around(where, atLeast(radius*gridSign, leastSign, radius*mostSign)), r.picture(plights, plights.plight), false)
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
	how := script{size: max(leastFigure*figureGrowth(), whole(radius*wantedFigure)), color: ink, bold: true, align: fyne.TextAlignCenter}
	words := lettering{style: fyne.TextStyle{Bold: true}}.measure(f.Note, how.size)
	at := r.grid.center(f).AddXY(0, radius*gridFoot)
	box := boxAt(at.X-words.Width/2-Grid, at.Y-words.Height*0.44, words.Width+2*Grid, words.Height*0.88)
	if box.Width > radius*root3 {
		return
	}
	r.sketch.rect(f.Key+".plate", box, look{fill: themeColor(ground), stroke: themeColor(ink), width: 1, corner: box.Height / 2})
	r.sketch.text(f.Key+".note", box, f.Note, how)
}

const gridFoot float32 = 0.84
