package adaptoid

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/engine"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/labels"

	rules "adytum/engine/adaptoid"
)

// A seatPanel shows who sits at a seat: the colour, the name, the captures as
// discs, and what is left to grow.
type seatPanel struct {
	widget.BaseWidget

	object *fyne.Container
	ground *widgets.Ground // stands out while it is this seat's turn
	figure *fyne.Container
	name   *labels.Heading
	discs  *labels.Discs
	supply [3]*labels.Count
	words  string
}

var _ fyne.Accessible = (*seatPanel)(nil)

// supplyKinds are what grows, in the order in which the supply is shown.
var supplyKinds = []rules.Growth{rules.Body, rules.Leg, rules.Pincer}

func newSeatPanel(target int) *seatPanel {
	p := &seatPanel{
		ground: widgets.NewPanelGround(), figure: container.NewStack(),
		name: labels.NewTitle("", theme.SizeNameText), discs: labels.NewDiscs(target),
	}
	icons := container.New(supplyLayout{})
	for i, g := range supplyKinds {
		p.supply[i] = labels.NewCount(look.Icon(g.String()))
		icons.Add(p.supply[i])
	}
	p.object = container.New(seatLayout{}, p.ground, p.figure, p.name, p.discs, icons)
	p.ExtendBaseWidget(p)
	return p
}

// show brings the panel up to date.
func (p *seatPanel) show(d *model, seat engine.Seat) {
	position := d.position()
	c := position.ColourOf(seat)
	s := position.Supply(c)
	turn := position.ToMove() == seat
	p.figure.Objects = []fyne.CanvasObject{figureOf(bare(c))}
	if position.Phase() == rules.Picks || position.Phase() == rules.PlacesBoth {
		p.figure.Objects = nil
	}
	p.figure.Refresh()
	p.name.SetText(d.seatName(seat))
	p.discs.SetFilled(position.Captures(c))
	left := []int{s.Bodies, s.Legs, s.Pincers}
	for i, n := range left {
		p.supply[i].SetText(fmt.Sprint(n))
	}
	p.ground.SetChosen(turn)
	p.name.SetColor(theme.ColorNameForeground)
	if turn {
		p.name.SetColor(theme.ColorNamePrimary)
	}
	p.words = i18n.Tf("adaptoid.seat", facts{"Name": d.seatName(seat), "Colour": colourOf(c),
		"Captures": position.Captures(c), "Target": position.Config().Target,
		"Bodies": s.Bodies, "Legs": s.Legs, "Pincers": s.Pincers})
}

// AccessibilityLabel is all that the panel shows.
func (p *seatPanel) AccessibilityLabel() string { return p.words }

// AccessibilityRole is that of text.
func (p *seatPanel) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer implements fyne.Widget.
func (p *seatPanel) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(p.object) }

// seatLayout puts the figure at the left, and name, discs and supply in lines.
type seatLayout struct{}

const (
	seatMargin = 2 * widgets.Grid
	seatFigure = 9 * widgets.Grid
	discLine   = 5 * widgets.Grid
)

func (seatLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	ground, figure, name, discs, supply := o[0], o[1], o[2], o[3], o[4]
	ground.Resize(size)
	left := seatMargin + seatFigure
	width := size.Width - left - seatMargin
	title := name.MinSize().Height
	counts := supply.MinSize().Height
	top := (size.Height - title - discLine - counts) / 2
	page.Place(figure, seatMargin/2, (size.Height-seatFigure)/2, seatFigure, seatFigure)
	page.Place(name, left, top, width, title)
	page.Place(discs, left, top+title, width, discLine)
	page.Place(supply, left, top+title+discLine, width, counts)
}

func (seatLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(36*widgets.Grid, o[2].MinSize().Height+discLine+o[4].MinSize().Height+2*widgets.Grid)
}

// supplyLayout puts the counts side by side.
type supplyLayout struct{}

func (supplyLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := min(size.Width/float32(len(o)), 16*widgets.Grid)
	for i, one := range o {
		page.Place(one, width*float32(i), 0, width, size.Height)
	}
}

func (supplyLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(24*widgets.Grid, o[0].MinSize().Height)
}
