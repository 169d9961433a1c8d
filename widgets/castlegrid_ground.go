package widgets

import (
	"fmt"
	"hash/fnv"
	"image/color"
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// gridGround is the ground as a drawing; equal drawings are drawn once.
type gridGround string

// drawGround draws the ground of all fields as one picture.
func (r *castleGridRenderer) drawGround() {
	g := r.grid
	if len(g.state.Fields) == 0 {
		return
	}
	if now := groundOf(g); now != r.drawn {
		r.drawn = now
		sum := fnv.New64a()
		_, _ = sum.Write([]byte(now)) // a hash has no way to fail
		r.ground = fyne.NewStaticResource(fmt.Sprintf("grid-ground-%x.svg", sum.Sum64()), []byte(now))
	}
	r.sketch.image("ground", Box{Size: g.span.size(g.plan.radius)}, r.ground, false)
}

// groundOf draws the fields in units of the board.
func groundOf(g *CastleGrid) gridGround {
	var b strings.Builder
	size := g.span.size(g.plan.radius)
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.2f %.2f">`, size.Width, size.Height)
	p := painter{&b, g.plan}
	for _, f := range g.state.Fields {
		p.field(f, g.center(f))
	}
	for _, f := range g.state.Fields {
		if f.Ground == GridCastle {
			p.walls(f, g)
		}
	}
	b.WriteString(`</svg>`)
	return gridGround(b.String())
}

// A painter writes the ground. It fills and never strokes: Fyne draws strokes
// equally wide whatever the size of the picture.
type painter struct {
	out  *strings.Builder
	plan hexPlan
}

// corner is a corner of a hexagon around a point; corners i and i+1 are the ends
// of its side i.
func (p painter) corner(at fyne.Position, radius float32, i int) fyne.Position {
	turn := math.Pi / 3 * float64(i)
	if !p.plan.flat() {
		turn += math.Pi / 6
	}
	return at.AddXY(radius*float32(math.Cos(turn)), radius*float32(math.Sin(turn)))
}

func (p painter) hexagon(at fyne.Position, radius float32, fill color.Color) {
	corners := make([]fyne.Position, 6)
	for i := range corners {
		corners[i] = p.corner(at, radius, i)
	}
	p.polygon(fill, corners...)
}

func (p painter) polygon(fill color.Color, corners ...fyne.Position) {
	p.out.WriteString(`<path d="`)
	for i, c := range corners {
		fmt.Fprintf(p.out, "%c%.2f %.2f", "ML"[min(i, 1)], c.X, c.Y)
	}
	fmt.Fprintf(p.out, `Z" fill="%s"/>`, hex(fill))
}

// Colours of the terrain, of which the ground takes on a little.
var (
	forestGreen = color.NRGBA{0x00, 0x9E, 0x73, 0xFF}
	hillBrown   = color.NRGBA{0xB0, 0x7A, 0x3C, 0xFF}
	rockGrey    = color.NRGBA{0x8A, 0x8F, 0x98, 0xFF}
)

// field draws one field, and what grows or stands there.
func (p painter) field(f GridField, at fyne.Position) {
	raised, edge, ground := themeColor(ColorRaised), themeColor(ColorOutline), themeColor(theme.ColorNameBackground)
	brass := themeColor(theme.ColorNamePrimary)
	fill, rim := raised, float32(1)
	var shapes string
	var ink color.Color
	switch f.Ground {
	case GridCastle:
		if f.Side != "" {
			fill = mixed(raised, themeColor(f.Side), 0.24)
			edge = mixed(edge, themeColor(f.Side), 0.4)
		}
	case GridForest:
		fill, ink, shapes = mixed(ground, forestGreen, 0.13), mixed(ground, forestGreen, 0.42), trees
	case GridHill:
		fill, ink, shapes = mixed(ground, hillBrown, 0.14), mixed(ground, hillBrown, 0.46), hills
	case GridMountain:
		fill, ink, shapes = mixed(ground, rockGrey, 0.14), mixed(ground, rockGrey, 0.46), peaks
	case GridTower:
		fill, ink, shapes = mixed(raised, brass, 0.2), mixed(raised, brass, 0.75), tower
		edge, rim = brass, max(2, p.plan.radius*0.07)
	case GridPlain:
	}
	p.hexagon(at, p.plan.radius*hexGround, edge)
	p.hexagon(at, p.plan.radius*hexGround-rim, fill)
	if shapes != "" {
		// These are made for a field of radius 1.
		fmt.Fprintf(p.out, `<g transform="translate(%.2f %.2f) scale(%.3f %.3f)" fill="%s">%s</g>`,
			at.X, at.Y, p.plan.radius, p.plan.radius, hex(ink), strings.ReplaceAll(shapes, "ground", hex(fill)))
	}
}

const (
	trees = `<path d="M-0.38 0.4V0.28H-0.64L-0.34 -0.34L-0.04 0.28H-0.3V0.4Z"/>` +
		`<path d="M0.34 0.44V0.32H0.06L0.38 -0.28L0.68 0.32H0.42V0.44Z"/>` +
		`<path d="M0 -0.62L0.45 0.46H0.06V0.62H-0.06V0.46H-0.45Z" fill="ground"/>` +
		`<path d="M0 -0.52L0.38 0.42H0.05V0.58H-0.05V0.42H-0.38Z"/>`
	hills = `<path d="M-0.74 0.3C-0.6 -0.28 -0.1 -0.28 0.06 0.3Z"/>` +
		`<path d="M-0.36 0.46C-0.1 -0.48 0.58 -0.42 0.78 0.46Z" fill="ground"/>` +
		`<path d="M-0.28 0.46C-0.06 -0.36 0.52 -0.3 0.7 0.46Z"/>`
	peaks = `<path d="M-0.74 0.44L-0.3 -0.3L0.1 0.44Z"/>` +
		`<path d="M-0.42 0.52L0.2 -0.7L0.84 0.52Z" fill="ground"/>` +
		`<path d="M-0.34 0.5L0.2 -0.56L0.74 0.5Z"/>` +
		`<path d="M0.2 -0.4L0.08 -0.16L0.18 -0.06L0.26 -0.16L0.36 -0.08Z" fill="ground"/>`
	tower = `<path d="M-0.34 0.56L-0.26 -0.1H-0.38V-0.58H-0.2V-0.42H-0.09V-0.58H0.09V-0.42H0.2V-0.58H0.38V-0.1H0.26L0.34 0.56Z"/>` +
		`<path d="M-0.1 0.56V0.26L0 0.12L0.1 0.26V0.56Z" fill="ground"/>` +
		`<path d="M-0.05 0V-0.2H0.05V0Z" fill="ground"/>`
)

// Parts of a wall in shares of a field's radius.
const (
	wallHalf   float32 = 0.045
	merlonTop  float32 = 0.13 // from the middle of the wall outwards
	merlonHalf float32 = 0.085
)

// walls are the outer sides of a castle's field, with battlements.
func (p painter) walls(f GridField, g *CastleGrid) {
	wall := themeColor(ColorMuted)
	if f.Side != "" {
		wall = themeColor(f.Side)
	}
	at, radius := g.center(f), p.plan.radius
	for i := range 6 {
		a, b := p.corner(at, radius, i), p.corner(at, radius, i+1)
		middle := fyne.NewPos((a.X+b.X)/2, (a.Y+b.Y)/2)
		out := middle.Subtract(at)
		if q, r := p.plan.axial(at.AddXY(2*out.X, 2*out.Y)); g.isCastle(q, r, f.Side) {
			continue
		}
		// Along the side and outwards, both as long as the radius.
		along := b.Subtract(a)
		out = fyne.NewPos(out.X*2/root3, out.Y*2/root3)
		spot := func(t, outwards float32) fyne.Position {
			return a.AddXY(along.X*t+out.X*outwards, along.Y*t+out.Y*outwards)
		}
		bar := func(from, to, low, high float32) {
			p.polygon(wall, spot(from, low), spot(to, low), spot(to, high), spot(from, high))
		}
		bar(-wallHalf/root3, 1+wallHalf/root3, -wallHalf, wallHalf)
		for n := range 3 {
			t := (float32(n) + 0.5) / 3
			bar(t-merlonHalf, t+merlonHalf, wallHalf, merlonTop)
		}
	}
}

// isCastle tells whether a field belongs to the same castle as its neighbour of
// a side.
func (g *CastleGrid) isCastle(q, r int, side fyne.ThemeColorName) bool {
	for _, f := range g.state.Fields {
		if fq, fr := f.axial(); fq == q && fr == r {
			return f.Ground == GridCastle && f.Side == side
		}
	}
	return false
}
