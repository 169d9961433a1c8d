package alchemist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/assets"
	"adytum/engine"
	rules "adytum/engine/alchemist"
	"adytum/ui/look"
	"adytum/widgets"
	"adytum/widgets/pictures"
)

// miniatureAspect is the width over the height of Alchemist's picture.
const miniatureAspect = 1.6

// miniature shows the compendium: what is brewed in each cauldron, and nothing
// that lies behind a screen.
func miniature(view engine.View) fyne.CanvasObject {
	v := view.(rules.View)
	var board []fyne.CanvasObject
	for _, c := range rules.AllCauldrons() {
		pot, lip := canvas.NewRectangle(theme.Color(widgets.ColorSurface)), canvas.NewRectangle(theme.Color(widgets.ColorOutline))
		pot.StrokeColor, pot.StrokeWidth = theme.Color(widgets.ColorOutline), 1
		board = append(board, pot, lip)
		potion := v.Potion(c)
		if potion.Brewed() {
			pot.FillColor, lip.FillColor = theme.Color(widgets.ColorRaised), theme.Color(theme.ColorNamePrimary)
		}
		for _, i := range potion.Recipe.Cubes() {
			board = append(board, pictures.New(look.Picture(assets.Ingredients, i.ID()), 0))
		}
	}
	return container.New(&potsLayout{view: v}, board...)
}

// potsLayout lays the pots, each followed by its lip and its cubes.
type potsLayout struct{ view rules.View }

const (
	potsInLine = 5
	potLines   = 2
	potGap     = 0.14 // of a pot's width
	lipHeight  = 0.12 // of a pot's height
)

// Layout implements fyne.Layout.
func (l *potsLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := size.Width / (potsInLine + (potsInLine-1)*potGap)
	gap := width * potGap
	height := (size.Height - gap) / potLines
	next := 0
	for n, c := range rules.AllCauldrons() {
		at := fyne.NewPos(float32(n%potsInLine)*(width+gap), float32(n/potsInLine)*(height+gap))
		pot, lip := o[next].(*canvas.Rectangle), o[next+1].(*canvas.Rectangle)
		next += 2
		foot := min(width, height) * 0.36
		pot.BottomLeftCornerRadius, pot.BottomRightCornerRadius = foot, foot
		pot.Move(at.AddXY(width*0.06, 0))
		pot.Resize(fyne.NewSize(width*0.88, height))
		lip.CornerRadius = height * lipHeight / 2
		lip.Move(at)
		lip.Resize(fyne.NewSize(width, height*lipHeight))
		cubes := o[next : next+l.view.Potion(c).Recipe.Size()]
		next += len(cubes)
		layCubes(cubes, at.AddXY(0, height*lipHeight), fyne.NewSize(width, height*(1-lipHeight)))
	}
}

// layCubes puts cubes into the middle of a pot, two in a line.
func layCubes(cubes []fyne.CanvasObject, at fyne.Position, size fyne.Size) {
	const inLine = 2
	lines := (len(cubes) + inLine - 1) / inLine
	side := min(size.Width*0.36, size.Height*0.28)
	top := at.Y + (size.Height-side*float32(lines))/2
	for i, cube := range cubes {
		n := min(inLine, len(cubes)-i/inLine*inLine)
		left := at.X + (size.Width-side*float32(n))/2
		cube.Resize(fyne.NewSquareSize(side))
		cube.Move(fyne.NewPos(left+side*float32(i%inLine), top+side*float32(i/inLine)))
	}
}

// MinSize implements fyne.Layout.
func (*potsLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
