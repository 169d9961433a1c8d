package adellos

import (
	"reflect"

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
	// players and active are what is shown, so that it is not made anew for
	// nothing.
	players []rules.Player
	active  engine.Seat
	points  int // action points of the active seat, -1 before the first turn
}

func newStrip(h *host.Host, d *desk) *strip {
	return &strip{host: h, desk: d, object: container.New(stripLayout{})}
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
	s.object.Objects = nil
	for _, p := range players {
		s.object.Add(s.seat(v, p))
	}
	s.object.Refresh()
}

func (s *strip) seat(v rules.View, p rules.Player) fyne.CanvasObject {
	emblem := drawing(hotseat.Emblem(p.Seat), 5*widgets.Grid)
	figures := []fyne.CanvasObject{emblem}
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
		figures = []fyne.CanvasObject{emblem, drawing(host.Icon("close"), 4*widgets.Grid)}
	}
	ground := widgets.NewPanelGround()
	if s.active == p.Seat {
		ground.SetOutline(theme.ColorNamePrimary)
	}
	words := s.desk.seatSpoken(v, p)
	explain := func() { s.host.Router.Push(explainKind(s.host, p.Noble)) }
	if p.Noble == "" {
		explain = nil
	}
	return container.NewStack(ground, inspected(words, func() { s.desk.turnTo(leafPlayers) }, explain, container.New(crowd{}, figures...)))
}

// stripLayout gives every seat the same width.
type stripLayout struct{}

const stripHeight = 12 * widgets.Grid

func (stripLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := (size.Width - widgets.Grid*float32(len(o)-1)) / float32(len(o))
	for i, one := range o {
		page.Place(one, (width+widgets.Grid)*float32(i), 0, width, size.Height)
	}
}

func (stripLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, stripHeight) }

// crowd puts signs side by side in the middle, in two lines as narrow as can be
// where one is too wide.
type crowd struct{}

func (crowd) Layout(o []fyne.CanvasObject, size fyne.Size) {
	lines := [][]fyne.CanvasObject{o}
	if lineWidth(o) > size.Width {
		best := 1
		widest := func(n int) float32 { return max(lineWidth(o[:n]), lineWidth(o[n:])) }
		for n := range len(o) {
			if n > 0 && widest(n) < widest(best) {
				best = n
			}
		}
		lines = [][]fyne.CanvasObject{o[:best], o[best:]}
	}
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

func (crowd) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
