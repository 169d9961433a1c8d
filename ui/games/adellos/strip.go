package adellos

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/assets"
	"adytum/engine"
	"adytum/ui/frame"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/table"
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
		return picture(assets.Factions, p.Faction)
	default:
		return table.Emblem(p.Seat)
	}
}

// A strip shows all seats in a line: emblem, name, action points in their turn,
// gold, cards in hand, rounds on the tower, and the event cards that lie before
// them.
type strip struct {
	host   *frame.Host
	model  *model
	object *fyne.Container
	plates []*seatPlate
	// players and active are what is shown, so that it is not rebuilt for
	// nothing.
	players []rules.Player
	active  engine.Seat
	points  int // action points of the active seat, -1 before the first turn
}

func newStrip(h *frame.Host, d *model) *strip {
	s := &strip{host: h, model: d}
	s.object = container.New(stripLayout{s})
	return s
}

// show brings the strip up to date.
func (s *strip) show() {
	v := s.model.view()
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
	s.object.Objects, s.plates = nil, nil
	for _, p := range players {
		s.object.Add(s.seat(v, p))
	}
	s.object.Refresh()
}

func (s *strip) seat(v rules.View, p rules.Player) fyne.CanvasObject {
	emblem := drawing(table.Emblem(p.Seat), emblemSize)
	var figures []fyne.CanvasObject
	if s.active == p.Seat && s.points >= 0 {
		figures = append(figures, tight("action-point", fmt.Sprint(s.points)))
	}
	figures = append(figures, tight("coin", fmt.Sprint(p.Gold)), tight("cards", fmt.Sprint(p.Cards)))
	if p.Tower > 0 {
		figures = append(figures, tight("tower", held(v, p)))
	}
	for _, l := range p.Lying {
		figures = append(figures, drawing(cardPicture(l.Card), emblemSize))
	}
	if p.Left > 0 {
		emblem.SetTranslucency(faintness)
		figures = []fyne.CanvasObject{drawing(look.Icon("close"), emblemSize)}
	}
	ground := widgets.NewPanelGround()
	ground.SetChosen(s.active == p.Seat)
	words := s.model.words().seatSpoken(p)
	explain := func() { s.host.Router.Push(explainKind(s.host, p.Noble)) }
	if p.Noble == "" {
		explain = nil
	}
	one := newPlate(s.model.match.Players.Name(p.Seat), emblem, figures)
	s.plates = append(s.plates, one)
	return container.NewStack(ground, inspected(words, func() { s.model.turnTo(tabPlayers) }, explain, one.object))
}

// stripLayout gives every seat the same width, or where that is too little for
// what some have, those as much as they need and all others the same. All names
// are of one size: the larger one if there is room for all, or else the smaller,
// in which what has no room even then is shortened. All seats have one line, or
// all have two.
type stripLayout struct{ strip *strip }

const (
	stripHeight = 12 * widgets.Grid
	stripMargin = widgets.Grid
	emblemSize  = 4 * widgets.Grid
)

func (l stripLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	room := size.Width - widgets.Grid*float32(len(o)-1)
	needs, letters := l.needs(room)
	widths := shares(needs, room)
	stacked := false
	for i, one := range l.strip.plates {
		one.letters = letters
		stacked = stacked || one.length() > widths[i]
	}
	x := float32(0)
	for i, width := range widths {
		l.strip.plates[i].stacked = stacked
		page.Place(o[i], x, 0, width, size.Height)
		x += width + widgets.Grid
	}
}

// needs are the widths that the seats need, and the size of their names.
func (l stripLayout) needs(room float32) (needs []float32, letters fyne.ThemeSizeName) {
	needs = make([]float32, len(l.strip.plates))
	for _, letters = range []fyne.ThemeSizeName{widgets.SizeSmallText, theme.SizeNameCaptionText} {
		sum, height := float32(0), float32(0)
		for i, one := range l.strip.plates {
			name := nameRoom(one.called, letters)
			needs[i] = one.need(name.Width)
			sum, height = sum+needs[i], max(height, name.Height)
		}
		if sum <= room && height <= stripHeight/2 {
			return needs, letters
		}
	}
	for i, one := range l.strip.plates {
		needs[i] = one.need(nameRoom(shortened(one.called, fewestSigns), letters).Width)
	}
	return needs, letters
}

func (stripLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, stripHeight) }

// shares divides room: as evenly as the needs allow, or by the needs alone where
// they are more than there is.
func shares(needs []float32, room float32) []float32 {
	sum := float32(0)
	for _, need := range needs {
		sum += need
	}
	widths := slices.Clone(needs)
	if sum >= room {
		for i := range widths {
			widths[i] *= room / sum
		}
		return widths
	}
	left, even := len(needs), room/float32(len(needs))
	for _, need := range slices.Backward(slices.Sorted(slices.Values(needs))) {
		if need <= even {
			break
		}
		room, left = room-need, left-1
		even = room / float32(left)
	}
	for i := range widths {
		widths[i] = max(widths[i], even)
	}
	return widths
}

// A seatPlate is a seat on the strip: its signs side by side in the middle, or stacked
// in two lines: emblem and name above the others, the name as short as it must be,
// or, if there is no room for any, two as narrow as can be.
type seatPlate struct {
	object  *fyne.Container
	called  string
	letters fyne.ThemeSizeName // the size of the name
	stacked bool
	emblem  fyne.CanvasObject
	name    *page.Figure
	figures []fyne.CanvasObject
}

func newPlate(name string, emblem fyne.CanvasObject, figures []fyne.CanvasObject) *seatPlate {
	p := &seatPlate{called: name, letters: theme.SizeNameCaptionText, emblem: emblem, figures: figures}
	p.name = page.NewFigure(name, p.letters, theme.ColorNameForeground)
	p.object = container.New(p, append([]fyne.CanvasObject{emblem, p.name}, figures...)...)
	return p
}

// fewestSigns are left of a name where other seats have much to show.
const fewestSigns = 4

// length is the width of the plate in one line.
func (p *seatPlate) length() float32 {
	return emblemSize + nameRoom(p.called, p.letters).Width + lineWidth(p.figures) + 2*(widgets.Grid+stripMargin)
}

// need is the width of the plate in two lines with a name of a width.
func (p *seatPlate) need(name float32) float32 {
	return max(lineWidth(p.figures), emblemSize+widgets.Grid+name) + 2*stripMargin
}

// Layout implements fyne.Layout.
func (p *seatPlate) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	lines := p.lines(size.Width - 2*stripMargin)
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

// lines are the signs of each line.
func (p *seatPlate) lines(width float32) [][]fyne.CanvasObject {
	p.name.Set(p.called, p.letters)
	named := []fyne.CanvasObject{p.emblem, p.name}
	if !p.stacked {
		p.name.Show()
		return [][]fyne.CanvasObject{slices.Concat(named, p.figures)}
	}
	fits := lineWidth(p.figures) <= width && p.shorten(width-emblemSize-widgets.Grid)
	if page.Show(p.name, fits); fits {
		return [][]fyne.CanvasObject{named, p.figures}
	}
	signs := append([]fyne.CanvasObject{p.emblem}, p.figures...)
	best := 1
	widest := func(n int) float32 { return max(lineWidth(signs[:n]), lineWidth(signs[n:])) }
	for n := 2; n < len(signs); n++ {
		if widest(n) < widest(best) {
			best = n
		}
	}
	return [][]fyne.CanvasObject{signs[:best], signs[best:]}
}

// shorten leaves as much of the name as there is room for; false if that is
// nothing.
func (p *seatPlate) shorten(width float32) bool {
	for n := len([]rune(p.called)); n > 1; n-- {
		if name := shortened(p.called, n); nameRoom(name, p.letters).Width <= width {
			p.name.Set(name, p.letters)
			return true
		}
	}
	return false
}

// shortened is a name with at most that many letters, the dot at its end included. A
// number stays, for it tells seats apart that nobody gave a name.
func shortened(name string, most int) string {
	all, number := []rune(name), []rune(nil)
	if len(all) <= most {
		return name
	}
	if i := strings.LastIndexFunc(name, unicode.IsSpace); i >= 0 {
		if _, err := strconv.Atoi(strings.TrimSpace(name[i:])); err == nil {
			number = []rune(name[i:])
		}
	}
	letters := max(1, most-1-len(number))
	return strings.TrimSpace(string(all[:letters])) + "." + string(number)
}

// nameRoom is the room that a name takes in a size of the theme.
func nameRoom(name string, letters fyne.ThemeSizeName) fyne.Size {
	return fyne.MeasureText(name, theme.Size(letters), fyne.TextStyle{Bold: true})
}

// lineWidth is the width of signs side by side.
func lineWidth(o []fyne.CanvasObject) float32 {
	width := float32(-widgets.Grid)
	for _, one := range o {
		width += one.MinSize().Width + widgets.Grid
	}
	return width
}

// MinSize implements fyne.Layout: the strip gives the size.
func (*seatPlate) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
