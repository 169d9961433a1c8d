package page

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// grown is a width that grows with the text, from units at its normal size.
func grown(width float32) float32 { return width * theme.Size(theme.SizeNameText) / normalText }

const normalText = 16

// NewGrid puts objects side by side in as many columns, at most most, as are at
// least so wide, and in lines as high as the highest of the line. The least
// width grows with the text.
func NewGrid(least float32, most int, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&gridLayout{columns: func(width float32) (int, float32) {
		columns := max(1, min(fitting(width, grown(least)), most))
		return columns, (width - Gap*float32(columns-1)) / float32(columns)
	}}, objects...)
}

// fitting is how many columns of a width fit, with gaps between them.
func fitting(width, column float32) int {
	return int(math.Floor(float64((width + Gap) / (column + Gap))))
}

type gridLayout struct {
	// columns is how many columns a width has, and how wide each is.
	columns func(width float32) (int, float32)
	width   float32 // of the last layout: heights follow from it
}

func (g *gridLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	g.width = size.Width
	columns, width := g.columns(size.Width)
	top := float32(0)
	for _, line := range lines(objects, columns) {
		height := float32(0)
		for range 2 { // wrapped texts know their height only after their width
			for _, o := range line {
				o.Resize(fyne.NewSize(width, o.MinSize().Height))
				height = max(height, o.MinSize().Height)
			}
		}
		for i, o := range line {
			o.Resize(fyne.NewSize(width, height))
			o.Move(fyne.NewPos((width+Gap)*float32(i), top))
		}
		top += height + Gap
	}
}

func (g *gridLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.NewSize(0, -Gap)
	columns, _ := g.columns(g.width)
	for _, line := range lines(objects, columns) {
		height := float32(0)
		for _, o := range line {
			size := o.MinSize()
			least.Width = max(least.Width, size.Width)
			height = max(height, size.Height)
		}
		least.Height += height + Gap
	}
	return least.Max(fyne.Size{})
}

// lines are the visible objects in lines of a number of columns.
func lines(objects []fyne.CanvasObject, columns int) [][]fyne.CanvasObject {
	var all [][]fyne.CanvasObject
	count := 0
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		if count%columns == 0 {
			all = append(all, nil)
		}
		all[len(all)-1] = append(all[len(all)-1], o)
		count++
	}
	return all
}

// NewSides puts two parts side by side, the first of the given share of the
// width, if together they are at least so wide, which grows with the text; else
// one below the other.
func NewSides(least, share float32, left, right fyne.CanvasObject) *fyne.Container {
	return container.New(&sidesLayout{least, share, 0}, left, right)
}

type sidesLayout struct {
	least, share float32
	width        float32 // of the last layout
}

func (s *sidesLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	s.width = size.Width
	left, right := objects[0], objects[1]
	if size.Width < grown(s.least) {
		top := Fit(left, size.Width) + Gap
		left.Move(fyne.Position{})
		Fit(right, size.Width)
		right.Move(fyne.NewPos(0, top))
		return
	}
	width := float32(math.Round(float64((size.Width - Gap) * s.share)))
	Fit(left, width)
	left.Move(fyne.Position{})
	Fit(right, size.Width-width-Gap)
	right.Move(fyne.NewPos(width+Gap, 0))
}

// Fit gives an object a width and the height that it needs then, which wrapped
// texts know only after their width; it yields the height.
func Fit(o fyne.CanvasObject, width float32) float32 {
	for range 2 {
		o.Resize(fyne.NewSize(width, o.MinSize().Height))
	}
	return o.Size().Height
}

func (s *sidesLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	left, right := objects[0].MinSize(), objects[1].MinSize()
	if s.width < grown(s.least) {
		return fyne.NewSize(max(left.Width, right.Width), left.Height+Gap+right.Height)
	}
	return left.Max(right)
}

// NewStack puts objects one below the other, gap apart.
func NewStack(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(stackLayout{gap}, objects...)
}

type stackLayout struct{ gap float32 }

func (s stackLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	top := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		o.Move(fyne.NewPos(0, top))
		top += Fit(o, size.Width) + s.gap
	}
}

func (s stackLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.NewSize(0, -s.gap)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		size := o.MinSize()
		least.Width = max(least.Width, size.Width)
		least.Height += size.Height + s.gap
	}
	return least.Max(fyne.Size{})
}

// NewLine puts objects in a line at their least sizes, from the left, and goes
// on in a new line where there is no more room.
func NewLine(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&flowLayout{}, objects...)
}

const lineGap = Gap / 2

type flowLayout struct{ width float32 }

func (l *flowLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	l.each(objects, func(o fyne.CanvasObject, at fyne.Position, least fyne.Size) {
		o.Resize(fyne.NewSize(min(least.Width, size.Width), least.Height))
		o.Move(at)
	})
}

// each calls do with the place of every visible object and yields the height.
func (l *flowLayout) each(objects []fyne.CanvasObject, do func(fyne.CanvasObject, fyne.Position, fyne.Size)) float32 {
	at, height := fyne.Position{}, float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		least := o.MinSize()
		if at.X > 0 && at.X+least.Width > l.width {
			at = fyne.NewPos(0, at.Y+height+lineGap)
			height = 0
		}
		do(o, at, least)
		at.X += least.Width + lineGap
		height = max(height, least.Height)
	}
	return at.Y + height
}

func (l *flowLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	widest := float32(0)
	height := l.each(objects, func(_ fyne.CanvasObject, _ fyne.Position, least fyne.Size) { widest = max(widest, least.Width) })
	return fyne.NewSize(widest, height)
}
