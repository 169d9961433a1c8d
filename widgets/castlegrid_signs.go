package widgets

import (
	"fmt"

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

// offer is the sign of what can be done with a field, or nil. Of several the one
// that decides most is shown.
func (s GridSigns) offer() fyne.Resource {
	brass, onBrass := themeColor(theme.ColorNamePrimary), themeColor(theme.ColorNameForegroundOnPrimary)
	alarm, onAlarm := themeColor(theme.ColorNameError), themeColor(theme.ColorNameForegroundOnError)
	switch {
	case s.has(GridAttack):
		return sign("attack", alarm, onAlarm, `<path d="M7.5 7.5 L16.5 16.5 M16.5 7.5 L7.5 16.5"/>`)
	case s.has(GridDoubtful):
		return sign("doubtful", alarm, onAlarm, `<path d="M7.5 16.5 L16.5 7.5 M7.5 7.5 L9.5 9.5"/>`)
	case s.has(GridHopeless):
		return sign("losing", alarm, onAlarm, `<path d="M7 12 H17"/>`)
	case s.has(GridChoice):
		return sign("choice", brass, onBrass, `<circle cx="12" cy="12" r="4.5"/>`)
	case s.has(GridAct):
		return sign("act", brass, onBrass, `<path d="M12 5.5 V18.5 M6.4 8.8 L17.6 15.2 M17.6 8.8 L6.4 15.2"/>`)
	case s.has(GridSwap):
		return sign("swap", brass, onBrass, `<path d="M6.5 9.5 H17.5 L14.5 6.5 M17.5 14.5 H6.5 L9.5 17.5"/>`)
	case s.has(GridPlace):
		return placeSign(brass)
	case s.has(GridReach):
		return sign("reach", brass, onBrass, "")
	}
	return nil
}

// plight is the sign of how a piece stands, or nil.
func (s GridSigns) plight() fyne.Resource {
	field, line := themeColor(theme.ColorNameBackground), themeColor(theme.ColorNameForeground)
	switch {
	case s.has(GridSafe):
		f, l := hex(field), hex(line)
		content := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">`+
			`<path d="M3.5 3 H20.5 V12 C20.5 17.5 16.5 20.5 12 22.5 C7.5 20.5 3.5 17.5 3.5 12 Z" fill="%s" stroke="%s" `+
			`stroke-width="2" stroke-linejoin="round"/></svg>`, f, l)
		return fyne.NewStaticResource("grid-safe-"+f[1:]+l[1:]+".svg", []byte(content))
	case s.has(GridDanger):
		return triangleSign("danger", field, line, "")
	}
	return nil
}

// fallenSign strikes a piece out that is lost.
func fallenSign() fyne.Resource {
	l, h := hex(themeColor(theme.ColorNameError)), hex(themeColor(theme.ColorNameBackground))
	content := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">`+
		`<g fill="none" stroke-linecap="round"><path d="M4 4 L20 20 M20 4 L4 20" stroke="%s" stroke-width="5"/>`+
		`<path d="M4 4 L20 20 M20 4 L4 20" stroke="%s" stroke-width="3"/></g></svg>`, h, l)
	return fyne.NewStaticResource("grid-fallen-"+l[1:]+h[1:]+".svg", []byte(content))
}

// Where the signs of a field are, in shares of its radius.
const (
	gridSign  float32 = 0.24 // half the side of a sign beside a piece
	gridMark  float32 = 0.36 // and of one on a free field
	gridDot   float32 = 0.2
	gridSides float32 = 0.62 // from the middle to the signs beside a piece
	leastSign float32 = 6
)

// drawSigns draws what can be done with a field at its right, and how a piece
// stands at its left; the middle is for free fields.
func (r *castleGridRenderer) drawSigns(f GridField) {
	at, radius := r.grid.center(f), r.grid.plan.radius
	if offer := f.Signs.offer(); offer != nil {
		where, half := at, radius*gridMark
		switch {
		case f.Piece != nil:
			where, half = at.AddXY(radius*gridSides, 0), radius*gridSign
		case f.Signs.has(GridReach) && !f.Signs.has(GridPlace|GridChoice|GridAct|GridSwap):
			half = radius * gridDot
		}
		r.sketch.image(f.Key+".offer", around(where, max(half, leastSign)), offer, false)
	}
	if plight := f.Signs.plight(); plight != nil {
		r.sketch.image(f.Key+".plight", around(at.AddXY(-radius*gridSides, 0), max(radius*gridSign, leastSign)), plight, false)
	}
}

// drawNote writes the note at the foot of a field.
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
	r.sketch.rect(f.Key+".plate", box, look{fill: themeColor(ground), stroke: themeColor(ink), width: 1, corner: box.Height / 2})
	r.sketch.text(f.Key+".note", box, f.Note, how)
}

const gridFoot float32 = 0.84
