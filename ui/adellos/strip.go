package adellos

import (
	"reflect"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/engine"
	"adytum/ui/host"
	"adytum/ui/hotseat"
	"adytum/ui/page"
	"adytum/widgets"

	rules "adytum/engine/adellos"
)

// figure is a sign with a large number beside it.
func figure(icon, n string) fyne.CanvasObject {
	return container.NewHBox(page.Sign(icon), page.NewFigure(n, theme.SizeNameSubHeadingText, theme.ColorNameForeground))
}

// seatPicture is what a seat plays with, or its emblem before it has chosen.
func seatPicture(p rules.Player) fyne.Resource {
	switch {
	case p.Noble != "":
		return kindOf(p.Noble).picture()
	case p.Faction != "":
		return picture("factions", p.Faction)
	default:
		return hotseat.Emblem(p.Seat)
	}
}

// A strip shows all seats in a line: emblem, action points in their turn, gold,
// cards in hand, rounds on the tower, and the event cards that lie before them.
type strip struct {
	host   *host.Host
	desk   *desk
	object *fyne.Container
	signs  [][]fyne.CanvasObject // of each seat, and how they are laid out
	crowds []*crowd
	// players and active are what is shown, so that it is not made anew for
	// nothing.
	players []rules.Player
	active  engine.Seat
	points  int // action points of the active seat, -1 before the first turn
}

func newStrip(h *host.Host, d *desk) *strip {
	s := &strip{host: h, desk: d}
	s.object = container.New(stripLayout{s})
	return s
}

// show brings the strip up to date.
func (s *strip) show() {
	v := s.desk.view()
	players, active := v.Players(), v.Turn().Active
	if v.Turn().Phase == rules.Over {
		active = engine.Nobody
	}
	points := -1
	if t := v.Turn(); t.Phase >= rules.AsksPlay && t.Phase != rules.Over {
		points = t.ActionPoints
	}
	if reflect.DeepEqual(players, s.players) && active == s.active && points == s.points {
		return
	}
	s.players, s.active, s.points = players, active, points
	s.object.Objects, s.signs, s.crowds = nil, nil, nil
	for _, p := range players {
		s.object.Add(s.seat(v, p))
	}
	s.object.Refresh()
}

func (s *strip) seat(v rules.View, p rules.Player) fyne.CanvasObject {
	emblem := drawing(hotseat.Emblem(p.Seat), 5*widgets.Grid)
	figures := []fyne.CanvasObject{emblem, page.NewFigure(s.desk.Players.Name(p.Seat), widgets.SizeSmallText, theme.ColorNameForeground)}
	if s.active == p.Seat && s.points >= 0 {
		figures = append(figures, count("action-point", s.points))
	}
	figures = append(figures, count("coin", p.Gold), count("cards", p.Cards))
	if p.Tower > 0 {
		figures = append(figures, sign("tower", held(v, p)))
	}
	for _, l := range p.Lying {
		figures = append(figures, drawing(cardPicture(l.Card), 5*widgets.Grid))
	}
	if p.Left > 0 {
		emblem.Translucency = faintness
		figures = append(figures[:2], drawing(host.Icon("close"), 4*widgets.Grid))
	}
	ground := widgets.NewPanelGround()
	ground.SetChosen(s.active == p.Seat)
	words := s.desk.seatSpoken(v, p)
	explain := func() { s.host.Router.Push(explainKind(s.host, p.Noble)) }
	if p.Noble == "" {
		explain = nil
	}
	signs := &crowd{}
	s.signs, s.crowds = append(s.signs, figures), append(s.crowds, signs)
	return container.NewStack(ground, inspected(words, func() { s.desk.turnTo(leafPlayers) }, explain, container.New(signs, figures...)))
}

// stripLayout gives every seat the same width. The names are shown if there is
// room for all.
type stripLayout struct{ strip *strip }

const (
	stripHeight = 12 * widgets.Grid
	stripMargin = widgets.Grid
)

func (l stripLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := (size.Width - widgets.Grid*float32(len(o)-1)) / float32(len(o))
	named := true
	for i, c := range l.strip.crowds {
		named = named && c.fits(l.strip.signs[i], fyne.NewSize(width, size.Height))
	}
	for i, one := range o {
		l.strip.crowds[i].named = named
		page.Place(one, (width+widgets.Grid)*float32(i), 0, width, size.Height)
	}
}

func (stripLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, stripHeight) }

// crowd puts emblem, name and other signs side by side in the middle. Where a line
// is too narrow for them there are two: emblem and name above the others, or, if
// no name is shown, two as narrow as can be.
type crowd struct{ named bool }

// fits tells whether there is room for the name.
func (*crowd) fits(o []fyne.CanvasObject, size fyne.Size) bool {
	width := size.Width - 2*stripMargin
	if lineWidth(o) <= width {
		return true
	}
	return o[1].MinSize().Height <= size.Height/2 && lineWidth(o[:2]) <= width && lineWidth(o[2:]) <= width
}

func (c *crowd) lines(o []fyne.CanvasObject, width float32) [][]fyne.CanvasObject {
	signs := o
	if !c.named {
		signs = slices.Concat(o[:1], o[2:])
	}
	switch {
	case lineWidth(signs) <= width:
		return [][]fyne.CanvasObject{signs}
	case c.named:
		return [][]fyne.CanvasObject{o[:2], o[2:]}
	}
	best := 1
	widest := func(n int) float32 { return max(lineWidth(signs[:n]), lineWidth(signs[n:])) }
	for n := 2; n < len(signs); n++ {
		if widest(n) < widest(best) {
			best = n
		}
	}
	return [][]fyne.CanvasObject{signs[:best], signs[best:]}
}

func (c *crowd) Layout(o []fyne.CanvasObject, size fyne.Size) {
	page.Show(o[1], c.named)
	lines := c.lines(o, size.Width-2*stripMargin)
	height := size.Height / float32(len(lines))
	for i, line := range lines {
		x := max(0, (size.Width-lineWidth(line))/2)
		for _, one := range line {
			least := one.MinSize()
			page.Place(one, x, height*float32(i)+(height-least.Height)/2, least.Width, least.Height)
			x += least.Width + widgets.Grid
		}
	}
}

// lineWidth is the width of signs side by side.
func lineWidth(o []fyne.CanvasObject) float32 {
	width := float32(-widgets.Grid)
	for _, one := range o {
		width += one.MinSize().Width + widgets.Grid
	}
	return width
}

func (*crowd) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
