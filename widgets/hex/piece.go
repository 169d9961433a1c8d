package hex

import (
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/boards"
	"adytum/widgets/signs"
)

// detail is how much a piece shows of itself, by the size of its cell.
type detail struct {
	figures float32 // text size, 0 if there are none
	signed  bool    // figures have their signs before them, and there are all
}

// Sizes of figures, in units and as shares of a cell's radius.
const (
	leastFigure  float32 = 10
	signedFigure float32 = 0.34 // at most, so that signs have room
	plainFigure  float32 = 0.5
	wantedFigure float32 = 0.3
	mostGrowth   float32 = 1.3 // of figures with the text
)

// detailAt is what can be read on cells of a radius.
func detailAt(radius float32) detail {
	size := widgets.Whole(max(leastFigure*figureGrowth(), wantedFigure*radius))
	switch {
	case size <= signedFigure*radius:
		return detail{size, true}
	case size <= plainFigure*radius:
		return detail{size, false}
	}
	return detail{}
}

const normalSmallText float32 = 14

// figureGrowth is how much larger figures are for the size of the text.
func figureGrowth() float32 {
	return min(widgets.Size(widgets.SizeSmallText)/normalSmallText, mostGrowth)
}

// Shares of a cell's radius: halves of sides, and where the parts of a tile are.
const (
	shieldSize  float32 = 0.84
	pictureSize float32 = 0.6
	emblemSize  float32 = 0.22
	crownSize   float32 = 0.25
	crownUp     float32 = 0.76 // from the middle up to the crown
	cornerAside float32 = 0.46 // from the middle to the corners, across
	cornerUp    float32 = 0.5  // and up
	cornerDown  float32 = 0.5  // and down

	leastEmblem float32 = 6 // in units, as long as that is no larger than
	mostEmblem  float32 = 0.34
	emblemEdge  float32 = 1.5 // of the disc that it lies on
)

// fadedPiece is the translucency of a bare piece that is about to leave.
const fadedPiece = 0.55

// A tile is a piece where it is drawn.
type tile struct {
	key   string // of its cell
	piece *Piece
	at    fyne.Position
	faded bool
}

// drawTiles draws tiles and then their figures, which may reach into the cells
// around them.
func (r *renderer) drawTiles(tiles []tile) {
	for _, t := range tiles {
		r.drawTile(t)
	}
	for _, t := range tiles {
		r.drawFigures(t)
	}
}

// drawTile draws the shield with the picture, and the owner's emblem.
func (r *renderer) drawTile(t tile) {
	p, radius := t.piece, r.board.plan.radius
	if p.Shape == Bare {
		fade := 0.0
		if t.faded {
			fade = fadedPiece
		}
		r.sketch.Fade(t.key+".picture", widgets.Around(t.at, radius*barePiece), p.Picture, fade)
		return
	}
	shield := shieldKey{p.Shape, p.Side, p.Noble, p.Token, t.faded}
	r.sketch.Image(t.key+".tile", widgets.Around(t.at, radius*shieldSize), r.picture(shield), false)
	r.sketch.Image(t.key+".picture", widgets.Around(t.at, radius*pictureSize), p.Picture, t.faded || p.Time > 0)
	if p.Noble {
		r.sketch.Image(t.key+".crown", widgets.Around(t.at.AddXY(0, -crownUp*radius), radius*crownSize), r.picture(crowned), false)
	}
	owner, half := t.at.AddXY(-cornerAside*radius, -cornerUp*radius), atLeast(radius*emblemSize, leastEmblem, radius*mostEmblem)
	disc := boards.Look{Fill: widgets.Color(theme.ColorNameBackground), Stroke: widgets.Color(widgets.ColorOutline), Width: 1, Corner: half + emblemEdge}
	r.sketch.Rect(t.key+".disc", widgets.Around(owner, half+emblemEdge), disc)
	r.sketch.Image(t.key+".emblem", widgets.Around(owner, half), p.Emblem, false)
}

// drawFigures draws the figures in the corners of a tile.
func (r *renderer) drawFigures(t tile) {
	p, radius, icons := t.piece, r.board.plan.radius, r.board.style.icons
	if p.Shape == Bare {
		return
	}
	above := t.at.AddXY(cornerAside*radius, -cornerUp*radius)
	switch {
	case p.Time > 0:
		r.drawFigure(t.key+".time", above, icons.Time, p.Time, timePlate)
	case r.detail.signed:
		r.drawFigure(t.key+".move", above, icons.Move, p.Move, movePlate)
	}
	if r.detail.figures > 0 {
		r.drawFigure(t.key+".attack", t.at.AddXY(-cornerAside*radius, cornerDown*radius), icons.Attack, p.Attack, attackPlate)
		r.drawFigure(t.key+".defence", t.at.AddXY(cornerAside*radius, cornerDown*radius), icons.Defence, p.Defence, defencePlate)
	}
}

// atLeast is a size that does not fall below another, unless that is too large.
func atLeast(size, least, most float32) float32 { return max(size, min(least, most)) }

// A figurePlate is what a figure stands on. Their feet differ, so that attack and
// defence are told apart where there is no room for signs.
type figurePlate struct {
	ground, ink fyne.ThemeColorName
	round, foot float32 // of the height
	always      bool    // has its sign on the smallest tiles too
}

var (
	attackPlate  = figurePlate{theme.ColorNameBackground, theme.ColorNameForeground, 0.15, 0.15, false}
	defencePlate = figurePlate{theme.ColorNameBackground, theme.ColorNameForeground, 0.15, 0.5, false}
	movePlate    = figurePlate{theme.ColorNameBackground, theme.ColorNameForeground, 0.5, 0.5, false}
	timePlate    = figurePlate{theme.ColorNamePrimary, theme.ColorNameForegroundOnPrimary, 0.5, 0.5, true}
)

// An iconKey tells an icon in one colour from others.
type iconKey struct {
	icon fyne.Resource
	ink  fyne.ThemeColorName
}

func (k iconKey) draw() fyne.Resource { return widgets.Tinted(k.icon, k.ink) }

// Parts of a plate, in shares of the text size.
const (
	plateHeight float32 = 1.25
	plateSign   float32 = 0.95
	plateDigit  float32 = 0.6
	platePad    float32 = 0.25
)

// drawFigure writes a number on a plate around a point, with its sign before it
// if there is room.
func (r *renderer) drawFigure(name string, at fyne.Position, icon fyne.Resource, n int, plate figurePlate) {
	size, signed, text := r.detail.figures, r.detail.signed || plate.always, strconv.Itoa(n)
	if size == 0 {
		size, text = r.board.plan.radius*plainFigure, "" // the sign alone
	}
	digits, height := float32(len(text))*plateDigit*size, plateHeight*size
	side := float32(0)
	if signed {
		side = plateSign * size
	}
	width := max(side+digits+2*platePad*size, height)
	r.sketch.Rect(name+".plate", widgets.BoxAt(at.X-width/2, at.Y-height/2, width, height), boards.Look{
		Fill: widgets.Color(plate.ground), Stroke: widgets.Color(widgets.ColorOutline), Width: 1,
		Corner: plate.round * height, Foot: plate.foot * height,
	})
	left := at.X - (side+digits)/2
	if signed {
		inked := r.picture(iconKey{icon, plate.ink})
		r.sketch.Image(name+".sign", widgets.BoxAt(left, at.Y-side/2, side, side), inked, false)
	}
	r.sketch.Text(name, widgets.BoxAt(left+side-1, at.Y-height/2, digits+2, height), text,
		boards.Script{Size: size, Color: plate.ink, Bold: true, Align: fyne.TextAlignCenter})
}

// shields are the outlines of the tiles in a field of 160 by 160, around the
// point 80, 88.
var shields = map[Shape]string{
	Heater:  "M22 26H138V82C138 120 112 142 80 158C48 142 22 120 22 82Z",
	Round:   rays,
	Diamond: "M80 16Q124 42 154 88Q124 134 80 160Q36 134 6 88Q36 42 80 16Z",
	Coffin:  "M50 18H110L142 62L114 158H46L18 62Z",
	Disc:    "M80 32C111 32 136 57 136 88C136 119 111 144 80 144C49 144 24 119 24 88C24 57 49 32 80 32Z",
}

// rays is a disc with a short ray to each of twelve sides.
const rays = "M80 14L92 30L115 24L120 43L141 45L136 66L154 77L142 92L154 105L136 114L139 134L119 135" +
	"L113 154L93 148L80 162L67 148L47 154L41 135L21 134L24 114L6 105L18 92L6 77L24 66L19 45L40 43L45 24L68 30Z"

// A shieldKey tells shields apart. That of a piece that is about to leave is
// hollow.
type shieldKey struct {
	shape                Shape
	side                 fyne.ThemeColorName
	noble, token, hollow bool
}

// draw draws the shield that a piece is shown on, in the colour of its owner.
func (k shieldKey) draw() fyne.Resource {
	side, ground := widgets.Color(k.side), widgets.Color(widgets.ColorSurface)
	brass, dark := widgets.Color(theme.ColorNamePrimary), widgets.Color(theme.ColorNameBackground)
	field := mixed(side, ground, 0.5)
	if k.hollow {
		field = ground
	}
	type layer struct {
		scale float64
		fill  color.Color
	}
	layers := []layer{{1.04, dark}, {1, side}}
	switch {
	case k.noble:
		layers = append(layers, layer{0.93, dark}, layer{0.9, brass}, layer{0.82, field})
	case k.token:
		layers = append(layers, layer{0.93, field}, layer{0.8, side}, layer{0.72, field})
	default:
		layers = append(layers, layer{0.88, field})
	}
	var b strings.Builder
	b.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><g transform="translate(4 8) scale(0.95 0.95)">`)
	for _, l := range layers {
		fmt.Fprintf(&b, `<path transform="translate(80 88) scale(%v %v) translate(-80 -88)" d="%s" fill="%s"/>`,
			l.scale, l.scale, shields[k.shape], signs.Hex(l.fill))
	}
	b.WriteString(`</g></svg>`)
	name := fmt.Sprintf("grid-tile-%d-%s-%s-%s-%t-%t.svg", k.shape-Heater, signs.Hex(field)[1:], signs.Hex(side)[1:], signs.Hex(dark)[1:], k.noble, k.token)
	return fyne.NewStaticResource(name, []byte(b.String()))
}

// mixed is a colour with a share of another.
func mixed(a, b color.Color, share float64) color.Color {
	x, y := color.NRGBAModel.Convert(a).(color.NRGBA), color.NRGBAModel.Convert(b).(color.NRGBA)
	mix := func(a, b uint8) uint8 { return uint8(float64(a)*(1-share) + float64(b)*share + 0.5) }
	return color.NRGBA{mix(x.R, y.R), mix(x.G, y.G), mix(x.B, y.B), 255}
}
