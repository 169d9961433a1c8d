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
	"adytum/widgets/boards"
	"adytum/widgets/signs"
)

// drawGround draws all cells, what grows or stands on them, and the walls of the
// castles.
func (r *renderer) drawGround() {
	b := r.board
	if b.style.painted {
		r.paintFloor()
	} else {
		look := boards.Look{Fill: widgets.Color(widgets.ColorRaised), Stroke: widgets.Color(widgets.ColorOutline), Width: 1}
		for _, c := range b.state.Cells {
			r.sketch.Hex(c.Key+".ground", b.plan.center(c), b.plan.radius*seenGround, b.plan.flat(), look)
		}
	}
	for _, c := range b.state.Cells {
		if terrain[c.Ground] != "" {
			r.sketch.Image(c.Key+".terrain", widgets.Around(b.plan.center(c), b.plan.radius), r.picture(c.Ground), false)
		}
		if c.Ground == Castle {
			r.drawCastle(c)
		}
	}
}

// paintFloor draws the grounds of all cells as one picture.
func (r *renderer) paintFloor() {
	p := r.board.plan
	now := floor{size: p.size, radius: p.radius * seenGround, flat: p.flat()}
	for _, c := range r.board.state.Cells {
		l := c.Ground.look(c.Side)
		now.tiles = append(now.tiles, floorTile{p.center(c), opaque(l.fill), opaque(l.edge), l.rim})
	}
	if !reflect.DeepEqual(now, r.painted) {
		r.painted = now
		r.floor.Resize(now.size)
		r.floor.Refresh()
	}
	r.sketch.Order = append(r.sketch.Order, r.floor)
}

func opaque(c color.Color) color.NRGBA { return color.NRGBAModel.Convert(c).(color.NRGBA) }

// drawCastle draws the walls around a cell and the emblem of its owner.
func (r *renderer) drawCastle(c Cell) {
	b := r.board
	at, radius := b.plan.center(c), b.plan.radius
	if sides := b.walls(c); sides != 0 {
		walls := wallKey{sides, b.plan.flat(), c.Side}
		r.sketch.Image(c.Key+".walls", widgets.Around(at, radius*wallReach), r.picture(walls), false)
	}
	if c.Emblem != nil {
		r.sketch.Image(c.Key+".owner", widgets.Around(at, radius*ownerSize), c.Emblem, true)
	}
}

const ownerSize float32 = 0.3 // half of the emblem in shares of a cell's radius

// Colours of the terrain, of which the ground takes on a little.
var (
	forestGreen = color.NRGBA{0x00, 0x9E, 0x73, 0xFF}
	hillBrown   = color.NRGBA{0xB0, 0x7A, 0x3C, 0xFF}
	rockGrey    = color.NRGBA{0x8A, 0x8F, 0x98, 0xFF}
)

// groundLook is how the ground of a cell is painted.
type groundLook struct {
	fill, edge, ink color.Color
	rim             float32
}

// look is how a ground is painted; side is that of a castle.
func (g Ground) look(side fyne.ThemeColorName) groundLook {
	raised, outline, ground := widgets.Color(widgets.ColorRaised), widgets.Color(widgets.ColorOutline), widgets.Color(theme.ColorNameBackground)
	wild := func(of color.Color) groundLook {
		return groundLook{mixed(ground, of, 0.13), outline, mixed(ground, of, 0.62), 1}
	}
	switch g {
	case Castle:
		if side != "" {
			of := widgets.Color(side)
			return groundLook{mixed(raised, of, 0.24), mixed(outline, of, 0.4), nil, 1}
		}
	case Forest:
		return wild(forestGreen)
	case Hill:
		return wild(hillBrown)
	case Mountain:
		return wild(rockGrey)
	case Tower:
		brass := widgets.Color(theme.ColorNamePrimary)
		return groundLook{mixed(raised, brass, 0.2), brass, mixed(raised, brass, 0.75), 2.5}
	case Plain:
	}
	return groundLook{raised, outline, nil, 1}
}

// terrain are the shapes on the grounds, for a cell of radius 1. They are
// filled and never stroked: Fyne draws strokes equally wide whatever the size of
// the picture. What is filled with "ground" parts a shape from those behind it.
var terrain = map[Ground]string{
	Forest: `<path d="M-0.38 0.4V0.28H-0.64L-0.34 -0.34L-0.04 0.28H-0.3V0.4Z"/>` +
		`<path d="M0.34 0.44V0.32H0.06L0.38 -0.28L0.68 0.32H0.42V0.44Z"/>` +
		`<path d="M0 -0.62L0.45 0.46H0.06V0.62H-0.06V0.46H-0.45Z" fill="ground"/>` +
		`<path d="M0 -0.52L0.38 0.42H0.05V0.58H-0.05V0.42H-0.38Z"/>`,
	Hill: `<path d="M-0.74 0.3C-0.6 -0.28 -0.1 -0.28 0.06 0.3Z"/>` +
		`<path d="M-0.36 0.46C-0.1 -0.48 0.58 -0.42 0.78 0.46Z" fill="ground"/>` +
		`<path d="M-0.28 0.46C-0.06 -0.36 0.52 -0.3 0.7 0.46Z"/>`,
	Mountain: `<path d="M-0.74 0.44L-0.3 -0.3L0.1 0.44Z"/>` +
		`<path d="M-0.42 0.52L0.2 -0.7L0.84 0.52Z" fill="ground"/>` +
		`<path d="M-0.34 0.5L0.2 -0.56L0.74 0.5Z"/>` +
		`<path d="M0.2 -0.4L0.08 -0.16L0.18 -0.06L0.26 -0.16L0.36 -0.08Z" fill="ground"/>`,
	Tower: `<path d="M-0.34 0.56L-0.26 -0.1H-0.38V-0.58H-0.2V-0.42H-0.09V-0.58H0.09V-0.42H0.2V-0.58H0.38V-0.1H0.26L0.34 0.56Z"/>` +
		`<path d="M-0.1 0.56V0.26L0 0.12L0.1 0.26V0.56Z" fill="ground"/>` +
		`<path d="M-0.05 0V-0.2H0.05V0Z" fill="ground"/>`,
}

func (g Ground) draw() fyne.Resource {
	l := g.look("")
	ink, fill := signs.Hex(l.ink), signs.Hex(l.fill)
	content := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">`+
		`<g transform="translate(100 100) scale(100 100)" fill="%s">%s</g></svg>`,
		ink, strings.ReplaceAll(terrain[g], "ground", fill))
	return fyne.NewStaticResource(fmt.Sprintf("grid-terrain-%d-%s-%s.svg", g, ink[1:], fill[1:]), []byte(content))
}

// walls are the sides of a castle's cell beyond which the castle ends, a bit for
// each; side i of a hexagon lies between its corners i and i+1.
func (b *Board) walls(c Cell) (sides uint) {
	at, p := b.plan.center(c), b.plan
	for i := range 6 {
		from, to := corner(i, p.flat()), corner(i+1, p.flat())
		beyond, ok := b.state.at(p.axial(at.AddXY((from.X+to.X)*p.radius, (from.Y+to.Y)*p.radius)))
		if !ok || beyond.Ground != Castle || beyond.Side != c.Side {
			sides |= 1 << i
		}
	}
	return sides
}

// corner is a corner of a hexagon of radius 1.
func corner(i int, flat bool) fyne.Position {
	turn := math.Pi / 3 * float64(i)
	if !flat {
		turn += math.Pi / 6
	}
	return fyne.NewPos(float32(math.Cos(turn)), float32(math.Sin(turn)))
}

// Parts of a wall in shares of a cell's radius.
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

// draw draws walls with battlements along some sides of a cell.
func (k wallKey) draw() fyne.Resource {
	var path strings.Builder
	for i := range 6 {
		if k.sides&(1<<i) != 0 {
			writeWall(&path, corner(i, k.flat), corner(i+1, k.flat))
		}
	}
	wall := signs.Hex(widgets.Color(widgets.ColorMuted))
	if k.side != "" {
		wall = signs.Hex(widgets.Color(k.side))
	}
	content := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 230 230"><path d="%s" fill="%s"/></svg>`, path.String(), wall)
	return fyne.NewStaticResource(fmt.Sprintf("grid-wall-%d-%t-%s.svg", k.sides, k.flat, wall[1:]), []byte(content))
}

// writeWall writes the wall from one corner to the next of a cell around 0, 0.
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
