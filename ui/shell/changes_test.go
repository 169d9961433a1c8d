package shell_test

import (
	"context"
	"image"
	"image/draw"
	"reflect"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/adaptoid"
	"adytum/engine/adellos"
	"adytum/engine/alchemist"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/session"
	"adytum/ui/shell"
	"adytum/ui/uitest"
	"adytum/widgets/boards"
	"adytum/widgets/cards"
	"adytum/widgets/compendium"
	"adytum/widgets/hex"
)

// A change may come over a table at any moment.
type change struct {
	name string
	do   func(*uitest.App)
}

var changes = []change{
	{"rotation", func(a *uitest.App) { a.Window.Resize(fyne.NewSize(740, 360)) }},
	{"language", func(*uitest.App) { i18n.Use(i18n.German) }},
	{"theme", func(*uitest.App) { look.Use(look.Look{Theme: look.Parchment, Text: look.NormalText}) }},
	{"text size", func(*uitest.App) { look.Use(look.Look{Theme: look.Ink, Text: look.LargestText}) }},
	{"density", func(a *uitest.App) {
		a.Canvas.(interface{ SetScale(float32) }).SetScale(2)
		a.Window.Content().Refresh() // as the drivers do
	}},
}

// A halved move is one that is made in two halves, by taps and keys, and its text.
type halved struct {
	first, second func(*uitest.App)
	text          string
}

// A played game is one at whose table a move of seat 0 is made.
type played struct {
	name    string
	kinds   []string // of the players
	options engine.Options
	ready   func(engine.View) bool // before it, computers move at every seat; nil for at once
	halve   func(engine.View) halved
	board   func(*uitest.App) fyne.CanvasObject
}

var games = []played{
	{
		name: "adaman", board: func(a *uitest.App) fyne.CanvasObject { return uitest.Board[*cards.Table](a) },
		kinds: []string{match.Person}, halve: func(v engine.View) halved {
			m := v.Moves()[0].(adaman.Move)
			card := func(a *uitest.App, id string) {
				for _, row := range uitest.Board[*cards.Table](a).State().Rows {
					if i := slices.IndexFunc(row.Cards, func(c cards.Card) bool { return c.ID == id }); i >= 0 {
						uitest.TapOn[*cards.Table](a, boards.Spot{Area: row.Key, Index: i})
					}
				}
			}
			return halved{
				func(a *uitest.App) { card(a, m.Target.ID()) },
				func(a *uitest.App) {
					for _, c := range m.Pay.Cards() {
						card(a, c.ID())
					}
					a.Router.Key(&fyne.KeyEvent{Name: fyne.KeyC})
				},
				m.String(),
			}
		},
	},
	{
		name: "adaptoid", board: func(a *uitest.App) fyne.CanvasObject { return uitest.Board[*hex.Board](a) },
		kinds: []string{match.Person, "novice"}, halve: func(v engine.View) halved {
			i := slices.IndexFunc(v.Moves(), func(m engine.Move) bool { return m.(adaptoid.Move).Grows == adaptoid.Leg })
			m := v.Moves()[i].(adaptoid.Move)
			return halved{
				func(a *uitest.App) { uitest.TapOn[*hex.Board](a, m.At.String()) },
				func(a *uitest.App) {
					a.Router.Key(&fyne.KeyEvent{Name: fyne.KeyL})
					a.Router.Key(&fyne.KeyEvent{Name: fyne.KeyC})
				},
				m.String(),
			}
		},
	},
	{
		name: "alchemist", board: func(a *uitest.App) fyne.CanvasObject { return uitest.Board[*compendium.Board](a) },
		kinds: []string{match.Person, "novice"}, options: engine.Options{alchemist.OptionStart: alchemist.StartAt(0)},
		halve: func(v engine.View) halved {
			i := slices.IndexFunc(v.Moves(), func(m engine.Move) bool { return m.(alchemist.Move).Kind == alchemist.Brew })
			m := v.Moves()[i].(alchemist.Move)
			tap := func(a *uitest.App, area string, index int) {
				uitest.TapOn[*compendium.Board](a, boards.Spot{Area: area, Index: index})
			}
			cubes := m.Recipe.Cubes()
			return halved{
				func(a *uitest.App) {
					tap(a, compendium.AreaCauldrons, int(m.Cauldron))
					tap(a, compendium.AreaStock, int(cubes[0]))
				},
				func(a *uitest.App) {
					for _, c := range cubes[1:] {
						tap(a, compendium.AreaStock, int(c))
					}
					tap(a, compendium.AreaPicks, m.Tile-1)
					a.Router.Key(&fyne.KeyEvent{Name: fyne.KeyC})
				},
				m.String(),
			}
		},
	},
	{
		name: "adellos", board: func(a *uitest.App) fyne.CanvasObject { return uitest.Board[*hex.ZoomBoard](a) },
		kinds: []string{match.Person, "novice"}, options: engine.Options{adellos.OptionStart: adellos.StartAt(0)},
		ready: func(v engine.View) bool { return v.(adellos.View).ToMove() == 0 && adellosStep(v) >= 0 },
		halve: func(v engine.View) halved {
			m := v.Moves()[adellosStep(v)].(adellos.Move)
			return halved{
				func(a *uitest.App) { uitest.TapOn[*hex.ZoomBoard](a, m.From()) },
				func(a *uitest.App) { uitest.TapOn[*hex.ZoomBoard](a, m.To()) },
				m.String(),
			}
		},
	},
}

// adellosStep is the first step of a piece among the moves, -1 if there is none.
func adellosStep(v engine.View) int {
	return slices.IndexFunc(v.Moves(), func(m engine.Move) bool { return m.(adellos.Move).Verb() == adellos.DoMove })
}

// A sitting is a match at its table.
type sitting struct {
	*uitest.App
	id  savegames.MatchID
	ply int // at the beginning
	halved
	open func() // the table
}

// sit begins a match of a game, in the seats given.
func sit(t *testing.T, g played, runner session.Runner, kinds ...string) *sitting {
	t.Helper()
	a := uitest.New(t)
	a.Games = shell.Games()
	a.Store = a.Open(t.TempDir())
	open(a)
	game, _ := a.Games.Find(g.name)
	m, err := match.New(game.Rules, match.Header{Seed: "change", Options: g.options, Players: uitest.Seated(kinds...), Date: "2026-11-20"})
	if err != nil {
		t.Fatal(err)
	}
	for g.ready != nil && kinds[0] == match.Person && !g.ready(m.View(0)) {
		seat := m.Position().ToMove()
		choice, err := quick(game.Rules).Choose(context.Background(), m.View(seat), engine.Thinking{Rand: engine.Seed("x").Sub(m.Ply()).Stream("test"), Playouts: 50})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Play(choice.Move); err != nil {
			t.Fatal(err)
		}
	}
	s := &sitting{App: a, id: a.Keep(m), ply: m.Ply()}
	if kinds[0] == match.Person {
		s.halved = g.halve(m.View(0))
	}
	a.Runner = runner
	s.open = func() { a.Router.Push(game.Table(a.Host, s.id, m)) }
	return s
}

// quick is a computer that decides fast.
func quick(g engine.Game) engine.Bot {
	if g.Name() == "adellos" {
		return adellos.Planner{Level: "quick", Width: 2, Positions: 400}
	}
	return g.Bots()[0]
}

// plies are the texts of what has been played and stored since the beginning.
func (s *sitting) plies() []string {
	s.T.Helper()
	m, err := s.Store.Load(s.id)
	if err != nil {
		s.T.Fatal(err)
	}
	var all []string
	for _, e := range m.History()[s.ply:] {
		all = append(all, e.Text)
	}
	return all
}

// forEach runs a test for each game and each change.
func forEach(t *testing.T, f func(*testing.T, played, change)) {
	if testing.Short() {
		t.Skip("opens many tables")
	}
	for _, g := range games {
		for _, c := range changes {
			t.Run(g.name+"/"+c.name, func(t *testing.T) { f(t, g, c) })
		}
	}
}

// What was tapped of a move is there after a change, and the rest makes it whole.
func TestHalfMadeMoveOutlivesAChange(t *testing.T) {
	forEach(t, func(t *testing.T, g played, c change) {
		s := sit(t, g, uitest.Inline{}, g.kinds...)
		s.open()
		s.first(s.App)
		c.do(s.App)
		s.second(s.App)
		if plies := s.plies(); len(plies) == 0 || plies[0] != s.text {
			t.Errorf("played is %q, wanted %q", plies, s.text)
		}
	})
}

// A thinking that is under way is neither ended nor begun again by a change, and leads
// to one move, or for Adaman to one hint.
func TestThinkingOutlivesAChange(t *testing.T) {
	forEach(t, func(t *testing.T, g played, c change) {
		kinds := []string{"novice", match.Person}
		if len(g.kinds) == 1 {
			kinds = g.kinds
		}
		queue := &uitest.Queue{}
		work := func() {
			for queue.Waiting() > 0 {
				queue.Work()
			}
		}
		s := sit(t, g, queue, kinds...)
		s.open()
		if len(g.kinds) == 1 {
			work()
			s.Tap("Hint")
		}
		begun := queue.Waiting()
		c.do(s.App)
		if begun == 0 || queue.Waiting() != begun {
			t.Errorf("%d things were under way before the change, and %d after it", begun, queue.Waiting())
		}
		work()
		if len(g.kinds) == 1 {
			if s.Main().Disabled() {
				t.Errorf("there is no hint:\n%s", s.Words())
			}
		} else if plies := s.plies(); len(plies) == 0 {
			t.Error("no move is played")
		}
	})
}

// held is a driver that starts animations only when it is told to.
type held struct {
	fyne.Driver
	started []*fyne.Animation
}

func (h *held) StartAnimation(a *fyne.Animation) { h.started = append(h.started, a) }

func (*held) StopAnimation(*fyne.Animation) {}

type heldApp struct {
	fyne.App
	driver *held
}

func (a heldApp) Driver() fyne.Driver { return a.driver }

// What flies or glides is at its place after a change, and does not do so again: when
// cards are dealt, and when a move is made.
func TestAnimationsEndWithAChange(t *testing.T) {
	forEach(t, func(t *testing.T, g played, c change) {
		if g.name == "adaman" {
			t.Run("deal", func(t *testing.T) { endsWith(t, g, c, func(s *sitting) { s.open() }) })
		}
		t.Run("move", func(t *testing.T) {
			endsWith(t, g, c, func(s *sitting) {
				s.open()
				s.first(s.App)
				s.second(s.App)
			})
		})
	})
}

func endsWith(t *testing.T, g played, c change, move func(*sitting)) {
	t.Helper()
	s := sit(t, g, uitest.Inline{}, g.kinds...)
	h := &held{Driver: fyne.CurrentApp().Driver()}
	fyne.SetCurrentApp(heldApp{fyne.CurrentApp(), h})
	move(s)
	if len(h.started) == 0 {
		t.Fatal("nothing moves")
	}
	for _, a := range h.started {
		a.Tick(0.3)
	}
	c.do(s.App)
	for len(h.started) > 0 { // with the steps that follow, and the last ticks of what was ended
		a := h.started[0]
		h.started = h.started[1:]
		a.Tick(0.6)
		a.Tick(1)
	}
	got := s.picture(g)
	s.Router.Rebuild()
	if !reflect.DeepEqual(got, s.picture(g)) {
		t.Error("the board looks different from one on which nothing has moved")
	}
	if len(h.started) > 0 {
		t.Errorf("%d things move again", len(h.started))
	}
}

// picture is what the board looks like without the keyboard's ring.
func (s *sitting) picture(g played) image.Image {
	s.Canvas.Unfocus()
	board, scale := g.board(s.App), s.Canvas.Scale()
	at, size := fyne.CurrentApp().Driver().AbsolutePositionForObject(board), board.Size()
	cut := image.NewNRGBA(image.Rect(0, 0, int(size.Width*scale), int(size.Height*scale)))
	draw.Draw(cut, cut.Rect, s.Canvas.Capture(), image.Pt(int(at.X*scale), int(at.Y*scale)), draw.Src)
	return cut
}
