package hex

import (
	"fmt"
	"image/color"
	"math"
	"reflect"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/signs"
)

// drawGround draws all fields, what grows or stands on them, and the walls of
// the castles.
func (r *castleGridRenderer) drawGround() {
	g := r.grid
	floor := gridFloor{size: g.span.size(g.plan.radius), radius: g.plan.radius * hexGround, flat: g.plan.flat()}
	for _, f := range g.state.Fields {
		l := f.look()
		floor.tiles = append(floor.tiles, floorTile{g.center(f), opaque(l.fill), opaque(l.edge), l.rim})
	}
	if !reflect.DeepEqual(floor, r.painted) {
		r.painted = floor
		r.floor.Resize(floor.size)
		r.floor.Refresh()
	}
	r.sketch.Order = append(r.sketch.Order, r.floor)
	for _, f := range g.state.Fields {
		if terrain[f.Ground] != "" {
			picture := r.picture(f.Ground, func() fyne.Resource { return terrainPicture(f.Ground, f.look()) })
			r.sketch.Image(f.Key+".terrain", widgets.Around(g.center(f), g.plan.radius), picture, false)
		}
		if f.Ground == GridCastle {
			r.drawCastle(f)
		}
	}
}

func opaque(c color.Color) color.NRGBA { return color.NRGBAModel.Convert(c).(color.NRGBA) }

// drawCastle draws the walls around a field and the emblem of its owner.
func (r *castleGridRenderer) drawCastle(f GridField) {
	g := r.grid
	at, radius := g.center(f), g.plan.radius
	if sides := g.walls(f); sides != 0 {
		walls := wallKey{sides, g.plan.flat(), f.Side}
		r.sketch.Image(f.Key+".walls", widgets.Around(at, radius*wallReach), r.picture(walls, walls.draw), false)
	}
	if f.Emblem != nil {
		r.sketch.Image(f.Key+".owner", widgets.Around(at, radius*gridOwner), f.Emblem, true)
	}
}

const gridOwner float32 = 0.3 // half of the emblem in shares of a field's radius

// Colours of the terrain, of which the ground takes on a little.
var (
	forestGreen = color.NRGBA{0x00, 0x9E, 0x73, 0xFF}
	hillBrown   = color.NRGBA{0xB0, 0x7A, 0x3C, 0xFF}
	rockGrey    = color.NRGBA{0x8A, 0x8F, 0x98, 0xFF}
)

// groundLook is how the ground of a field is painted.
type groundLook struct {
	fill, edge, ink color.Color
	rim             float32
}

func (f GridField) look() groundLook {
	raised, outline, ground := widgets.Color(widgets.ColorRaised), widgets.Color(widgets.ColorOutline), widgets.Color(theme.ColorNameBackground)
	wild := func(of color.Color) groundLook {
		return groundLook{mixed(ground, of, 0.13), outline, mixed(ground, of, 0.62), 1}
	}
	switch f.Ground {
	case GridCastle:
		if f.Side != "" {
			side := widgets.Color(f.Side)
			return groundLook{mixed(raised, side, 0.24), mixed(outline, side, 0.4), nil, 1}
		}
	case GridForest:
		return wild(forestGreen)
	case GridHill:
		return wild(hillBrown)
	case GridMountain:
		return wild(rockGrey)
	case GridTower:
		brass := widgets.Color(theme.ColorNamePrimary)
		return groundLook{mixed(raised, brass, 0.2), brass, mixed(raised, brass, 0.75), 2.5}
	case GridPlain:
	}
	return groundLook{raised, outline, nil, 1}
}

// terrain are the shapes on the grounds, for a field of radius 1. They are
// filled and never stroked: Fyne draws strokes equally wide whatever the size of
// the picture. What is filled with "ground" parts a shape from those behind it.
var terrain = map[GridGround]string{
	GridForest: `<path d="M-0.38 0.4V0.28H-0.64L-0.34 -0.34L-0.04 0.28H-0.3V0.4Z"/>` +
		`<path d="M0.34 0.44V0.32H0.06L0.38 -0.28L0.68 0.32H0.42V0.44Z"/>` +
		`<path d="M0 -0.62L0.45 0.46H0.06V0.62H-0.06V0.46H-0.45Z" fill="ground"/>` +
		`<path d="M0 -0.52L0.38 0.42H0.05V0.58H-0.05V0.42H-0.38Z"/>`,
	GridHill: `<path d="M-0.74 0.3C-0.6 -0.28 -0.1 -0.28 0.06 0.3Z"/>` +
		`<path d="M-0.36 0.46C-0.1 -0.48 0.58 -0.42 0.78 0.46Z" fill="ground"/>` +
		`<path d="M-0.28 0.46C-0.06 -0.36 0.52 -0.3 0.7 0.46Z"/>`,
	GridMountain: `<path d="M-0.74 0.44L-0.3 -0.3L0.1 0.44Z"/>` +
		`<path d="M-0.42 0.52L0.2 -0.7L0.84 0.52Z" fill="ground"/>` +
		`<path d="M-0.34 0.5L0.2 -0.56L0.74 0.5Z"/>` +
		`<path d="M0.2 -0.4L0.08 -0.16L0.18 -0.06L0.26 -0.16L0.36 -0.08Z" fill="ground"/>`,
	GridTower: `<path d="M-0.34 0.56L-0.26 -0.1H-0.38V-0.58H-0.2V-0.42H-0.09V-0.58H0.09V-0.42H0.2V-0.58H0.38V-0.1H0.26L0.34 0.56Z"/>` +
		`<path d="M-0.1 0.56V0.26L0 0.12L0.1 0.26V0.56Z" fill="ground"/>` +
		`<path d="M-0.05 0V-0.2H0.05V0Z" fill="ground"/>`,
}

func terrainPicture(ground GridGround, l groundLook) fyne.Resource {
	ink, fill := signs.Hex(l.ink), signs.Hex(l.fill)
	content := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">`+
		`<g transform="translate(100 100) scale(100 100)" fill="%s">%s</g></svg>`,
		ink, strings.ReplaceAll(terrain[ground], "ground", fill))
	return fyne.NewStaticResource(fmt.Sprintf("grid-terrain-%d-%s-%s.svg", ground, ink[1:], fill[1:]), []byte(content))
}

// walls are the sides of a castle's field beyond which the castle ends, a bit
// for each; side i of a hexagon lies between its corners i and i+1.
func (g *CastleGrid) walls(f GridField) (sides uint) {
	if f.Ground != GridCastle {
		return 0
	}
	at := g.center(f)
	for i := range 6 {
		a, b := hexCorner(i, g.plan.flat()), hexCorner(i+1, g.plan.flat())
		beyond := at.AddXY((a.X+b.X)*g.plan.radius, (a.Y+b.Y)*g.plan.radius)
		if q, r := g.plan.axial(beyond); !g.isCastle(q, r, f.Side) {
			sides |= 1 << i
		}
	}
	return sides
}

// isCastle tells whether a field belongs to the castle of a side.
func (g *CastleGrid) isCastle(q, r int, side fyne.ThemeColorName) bool {
	f, ok := g.cells().at(q, r)
	return ok && f.Ground == GridCastle && f.Side == side
}

// hexCorner is a corner of a hexagon of radius 1.
func hexCorner(i int, flat bool) fyne.Position {
	turn := math.Pi / 3 * float64(i)
	if !flat {
		turn += math.Pi / 6
	}
	return fyne.NewPos(float32(math.Cos(turn)), float32(math.Sin(turn)))
}

// Parts of a wall in shares of a field's radius.
const (
	wallReach  float32 = 1.15 // half of the picture
	wallHalf   float32 = 0.045
	merlonTop  float32 = 0.13 // from the middle of the wall outwards
	merlonHalf float32 = 0.085
)

// A wallKey tells walls apart.
type wallKey struct {
	sides uint
	flat  bool
	side  fyne.ThemeColorName
}

// draw draws walls with battlements along some sides of a field.
func (k wallKey) draw() fyne.Resource {
	var path strings.Builder
	for i := range 6 {
		if k.sides&(1<<i) != 0 {
			writeWall(&path, hexCorner(i, k.flat), hexCorner(i+1, k.flat))
		}
	}
	wall := signs.Hex(widgets.Color(widgets.ColorMuted))
	if k.side != "" {
		wall = signs.Hex(widgets.Color(k.side))
	}
	content := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 230 230"><path d="%s" fill="%s"/></svg>`, path.String(), wall)
	return fyne.NewStaticResource(fmt.Sprintf("grid-wall-%d-%t-%s.svg", k.sides, k.flat, wall[1:]), []byte(content))
}

// writeWall writes the wall from one corner to the next of a field around 0, 0.
func writeWall(path *strings.Builder, a, b fyne.Position) {
	along := b.Subtract(a)
	out := fyne.NewPos((a.X+b.X)/root3, (a.Y+b.Y)/root3)
	bar := func(from, to, low, high float32) {
		for i, c := range [][2]float32{{from, low}, {to, low}, {to, high}, {from, high}} {
			x, y := a.X+along.X*c[0]+out.X*c[1], a.Y+along.Y*c[0]+out.Y*c[1]
			fmt.Fprintf(path, "%c%.1f %.1f", "ML"[min(i, 1)], (x+wallReach)*100, (y+wallReach)*100)
		}
		path.WriteString("Z")
	}
	bar(-wallHalf/root3, 1+wallHalf/root3, -wallHalf, wallHalf)
	for n := range 3 {
		middle := (float32(n) + 0.5) / 3
		bar(middle-merlonHalf, middle+merlonHalf, 0, merlonTop)
	}
}
