package adaptoid

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/hexgrid"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/table"
	"adytum/ui/uitest"
	"adytum/widgets/hex"

	rules "adytum/engine/adaptoid"
)

// newTestApp is an app whose store knows this game.
func newTestApp(t *testing.T) *uitest.App { return uitest.For(t, rules.Game{}) }

// played is a match of that number of plies between two adepts, or a whole one for -1,
// in which the seats are taken by others.
func played(t *testing.T, plies int, options engine.Options, players []match.Player) *match.Match {
	t.Helper()
	m, err := match.New(rules.Game{}, match.Header{Seed: "alpha", Options: options, Players: players, Date: "2026-11-20"})
	if err != nil {
		t.Fatal(err)
	}
	bot := rules.Game{}.Bots()[1]
	for n := 0; n != plies && m.Position().ToMove() != engine.Nobody; n++ {
		dice := m.Header().Seed.Stream(fmt.Sprint(n))
		c, err := bot.Choose(context.Background(), m.View(m.Position().ToMove()), engine.Thinking{Rand: dice, Playouts: 1000})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Play(c.Move); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func keep(t *testing.T, a *uitest.App, m *match.Match) savegames.MatchID {
	t.Helper()
	id, err := a.Host.Store.Create(m)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// touch taps a cell of the board where it is on the screen.
func touch(a *uitest.App, key string) {
	a.T.Helper()
	uitest.TapOn[*hex.Board](a, key)
}

func TestNewGameOpensWithTheLastChoices(t *testing.T) {
	a := newTestApp(t)
	a.Router.Push(NewGame(a.Host))
	a.Says("Novice", "Grandmaster", "Person", "For your first games", "First", "By lot", "Losing attacks", "Pie")
	last := Setup{Opponent: "adept", Begins: beginsSecond, Options: LastChoice(a.Host.Store).Options}
	last.Options[rules.OptionTarget] = "3"
	last.keep(a.Host.Store)
	a.Router.Pop()
	a.Router.Push(NewGame(a.Host))
	a.Says("Sees what you could answer")
	a.Tap("Begin")
	a.Says("Adept", "You, Black, 0 of 3 captures")
	matches, err := a.Host.Store.Matches(savegames.InProgress)
	if err != nil || len(matches) != 1 || matches[0].Players[0].Kind != "adept" {
		t.Errorf("kept %+v, %v", matches, err)
	}
	if back := LastChoice(a.Host.Store); back.Opponent != "adept" || back.Begins != beginsSecond || back.Options[rules.OptionTarget] != "3" {
		t.Errorf("the last choice is %+v", back)
	}
}

func TestUnreadableChoicesAreTheUsualOnes(t *testing.T) {
	a := newTestApp(t)
	if err := savegames.SetSetting(a.Host.Store, settingLast, "opponent=nobody begins=never board=flat"); err != nil {
		t.Fatal(err)
	}
	if c := LastChoice(a.Host.Store); c.Opponent != "novice" || c.Begins != beginsFirst || c.Options[rules.OptionBoard] != rules.BoardHexagon {
		t.Errorf("%+v", c)
	}
}

// A turn by touch, and the match comes back as it was left.
func TestTurnByTouchAndResume(t *testing.T) {
	a := newTestApp(t)
	id := keep(t, a, played(t, 0, nil, versusNovice))
	open := func() {
		m, err := a.Host.Store.Load(id)
		if err != nil {
			t.Fatal(err)
		}
		a.Router.Push(Table(a.Host, id, m))
	}
	open()
	a.Says("None of your pieces can move")
	touch(a, "d2")
	a.Says("What does d2 grow?", "Leg · 12 left", "Pincer · 12 left")
	a.Tap("Leg")
	a.Says("A leg for d2")
	a.Tap("Undo")
	a.Silent("A leg for d2")
	touch(a, "d2")
	a.Tap("Leg")
	a.Tap("Confirm")
	a.Says("Novice: ", "11 legs")
	touch(a, "a1")
	a.Says("a1 is empty", "Rule P4")
	before := allCells(t, a)
	a.Tap("Rule P4")
	a.Says("Moving")
	a.Router.Pop()
	a.Router.Pop()
	open()
	if after := allCells(t, a); after != before || !strings.Contains(after, "d2, White, 1 leg") {
		t.Errorf("resumed with %q, left with %q", after, before)
	}
}

// Whatever is refused while a leg or a pincer is offered is said beside the
// offer, not behind it.
func TestRefusalsAreNotHiddenByTheOffer(t *testing.T) {
	a := newTestApp(t)
	m := played(t, 0, nil, versusNovice)
	a.Router.Push(Table(a.Host, keep(t, a, m), m))
	touch(a, "d2")
	reach := func(name string) (top, bottom float32) {
		o := a.Control(name).(fyne.CanvasObject)
		top = fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Y
		return top, top + o.Size().Height
	}
	for _, cell := range []string{"a2", "c6", "d7", "f3", "g3", "g4"} {
		touch(a, cell)
		a.Says("A new body must lie next to", "Leg · 12 left")
		top, _ := reach("Leg · 12 left")
		_, bottom := reach("Pincer · 12 left")
		if above, below := reach("Rule P6"); below > top && above < bottom {
			t.Errorf("%s: the refusal lies from %v to %v, the offer from %v to %v", cell, above, below, top, bottom)
		}
	}
}

// allCells says what stands on the board.
func allCells(t *testing.T, a *uitest.App) string {
	t.Helper()
	var all []string
	for _, c := range uitest.Board[*hex.Board](a).State().Cells {
		all = append(all, c.Spoken)
	}
	return strings.Join(all, ". ")
}

// A turn with the keyboard alone.
func TestTurnByKeys(t *testing.T) {
	a := newTestApp(t)
	a.Router.Push(Table(a.Host, keep(t, a, played(t, 0, nil, versusNovice)), played(t, 0, nil, versusNovice)))
	press := func(keys ...fyne.KeyName) {
		for _, key := range keys {
			a.Router.Key(&fyne.KeyEvent{Name: key})
		}
	}
	b := uitest.Board[*hex.Board](a)
	press(fyne.KeyLeft)
	for range 10 {
		if key, _ := b.Ring(); key == "d2" {
			break
		}
		b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
		if key, _ := b.Ring(); key == "d1" {
			b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
		}
	}
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyP})
	a.Says("A pincer for d2")
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyC})
	a.Says("Novice: ")
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyU})
	a.Says("None of your pieces can move")
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyR})
	a.Says("Novice: ")
}

// The words name cells, so the names stand on the rim where there is room, unless
// somebody has put them away.
func TestRimIsShownWhereThereIsRoom(t *testing.T) {
	for size, want := range map[fyne.Size]bool{uitest.Phone: false, fyne.NewSize(740, 360): false, fyne.NewSize(1280, 800): true} {
		a := newTestApp(t)
		a.Window.Resize(size)
		likes := readPreferences(a.Host)
		if likes.rim != want {
			t.Errorf("%v: %v", size, likes.rim)
		}
		likes.rim = !want
		likes.keep()
		if again := readPreferences(a.Host); again.rim == want {
			t.Errorf("%v: what was chosen is forgotten", size)
		}
	}
}

func TestMenuTurnsTheBoardAndKeepsIt(t *testing.T) {
	a := newTestApp(t)
	m := played(t, 6, nil, versusNovice)
	d := newTable(a.Host, keep(t, a, m), newTestModelOf(m))
	d.Begin(d.content())
	d.turn(2)
	d.likes.rim = true
	d.liked()
	if again := readPreferences(a.Host); again.turn != 2 || !again.rim {
		t.Errorf("kept %+v", again)
	}
	if !d.board.State().Rim {
		t.Error("rows and places are not shown")
	}
	for _, item := range d.menu() {
		if !item.IsSeparator && uitest.HasGap(item.Label) {
			t.Errorf("menu item %q", item.Label)
		}
	}
	d.again()
	d.switchFood()
	if state := d.board.State(); !strings.Contains(fmt.Sprint(state), "/") {
		t.Error("no liberties are shown")
	}
}

func TestGivingUpLeadsToTheEnd(t *testing.T) {
	a := newTestApp(t)
	m := played(t, 12, nil, versusNovice)
	id := keep(t, a, m)
	a.Router.Push(Table(a.Host, id, m))
	a.Tap("Menu")
	a.Choose(10)
	a.Tap("Give up")
	a.Says("You have lost", "The other side gave up", "Your record against Novice: 0 won, 1 lost", "How it went", "Step through the game")
	a.Tap("Rematch")
	a.Says("Adaptoid")
	matches, err := a.Host.Store.Matches(savegames.InProgress)
	if err != nil || len(matches) != 1 || matches[0].Players[0].Kind != "novice" {
		t.Errorf("the rematch is %+v, %v", matches, err)
	}
}

func TestLookingBackShowsTheBetterTurn(t *testing.T) {
	a := newTestApp(t)
	m := played(t, -1, engine.Options{rules.OptionTarget: "3"}, versusNovice)
	r := newReview(newTestModelOf(m).match)
	if err := r.analyse(context.Background(), 2000, func(int, int) {}); err != nil {
		t.Fatal(err)
	}
	if len(r.positions) != m.Ply()+1 || r.positions[m.Ply()].String() != m.Position().String() {
		t.Fatal("the positions are not those of the match")
	}
	worst, best := -1, rules.Move{}
	for ply := range r.history {
		if move, ok := r.better(ply); ok {
			worst, best = ply, move
		}
	}
	if worst < 0 {
		t.Fatal("nobody made a mistake")
	}
	a.Router.Push(lookBack(a.Host, r, worst))
	a.Tap("On")
	a.Says(turnWords(r.history[worst]), "Better was "+moveWords(best))
	shown := uitest.Board[*hex.Board](a).AccessibilityLabel()
	a.Tap("Better")
	if uitest.Board[*hex.Board](a).AccessibilityLabel() == shown {
		t.Error("the better turn changes nothing")
	}
	a.Tap("As played")
	if uitest.Board[*hex.Board](a).AccessibilityLabel() != shown {
		t.Error("the turn that was played is not shown again")
	}
	a.Tap("Start")
	a.Says("The beginning")
	a.Router.Key(&fyne.KeyEvent{Name: fyne.KeyEnd})
	a.Says(fmt.Sprintf("Turn %d", m.Ply()))
}

// Everything fits on every screen, in both languages, with the largest text too.
func TestScreensFit(t *testing.T) {
	m := played(t, 14, nil, versusNovice)
	over := played(t, -1, engine.Options{rules.OptionTarget: "3"}, versusNovice)
	for _, size := range []fyne.Size{uitest.Phone, fyne.NewSize(320, 560), fyne.NewSize(740, 360), fyne.NewSize(1280, 800)} {
		for _, text := range []int{look.NormalText, look.LargestText} {
			for _, language := range []i18n.Language{i18n.English, i18n.German} {
				a := newTestApp(t)
				i18n.Use(language)
				look.Use(look.Look{Theme: look.Parchment, Text: text})
				a.Window.Resize(size)
				name := fmt.Sprint(size.Width, "x", size.Height, " ", text, " ", language)
				keep(t, a, over)
				for screen, route := range map[string]frame.Route{
					"new": NewGame(a.Host), "table": Table(a.Host, keep(t, a, m), m), "end": endOf(a.Host, newTestModelOf(over).match, 300),
				} {
					a.Router.Push(route)
					a.Window.Content().Refresh()
					a.Audit(screen + " " + name)
					a.Router.Pop()
				}
				a.Router.Push(Table(a.Host, keep(t, a, m), m))
				a.Tap(i18n.T("table.menu"))
				a.Silent("⟦", "<no value>", "{{")
				a.Choose(1)
				a.Says(i18n.T("seat.log.title"))
				a.Audit("log " + name)
			}
		}
	}
}

// A page of the end that is made anew goes on with its analysis.
func TestAnalysisOutlivesItsPage(t *testing.T) {
	a := newTestApp(t)
	queue := &uitest.Queue{}
	a.Runner = queue
	over := played(t, -1, nil, sideBySide)
	a.Router.Push(endOf(a.Host, newTestModelOf(over).match, 300))
	under := queue.Waiting()
	a.Router.Rebuild()
	if a.Silent("What mattered"); under != 1 || queue.Waiting() != under {
		t.Errorf("%d things are under way, and %d after the page was made anew", under, queue.Waiting())
	}
	queue.Work()
	a.Says("Step through")
}

// held keeps the work back.
type held struct{}

func (held) Go(func())   {}
func (held) UI(f func()) { f() }

// A hint that is asked for while the computer thinks does not stop it.
func TestComputerIsLeftThinking(t *testing.T) {
	a := newTestApp(t)
	m := played(t, 1, nil, versusNovice)
	d := newModel(m, table.Keeper{Runner: held{}, Save: uitest.Saved})
	p := newTable(a.Host, keep(t, a, m), d)
	p.Begin(p.content())
	if now := d.match.Now(); now.Thinker != 1 {
		t.Fatalf("seat %d thinks", now.Thinker)
	}
	p.Key(&fyne.KeyEvent{Name: fyne.KeyH})
	p.Bar.Press()
	if now := d.match.Now(); !now.Thinking || now.Thinker != 1 || !strings.Contains(d.status(), "Novice") {
		t.Errorf("thinking %v, seat %d, %q", now.Thinking, now.Thinker, d.status())
	}
	d.tap(hexgrid.Cell{Row: 4, Place: 2})
	if !d.draft.empty() || d.match.Refused != nil {
		t.Error("a tap counts while the computer thinks")
	}
	p.Close()
}

// A listener may hear of a ply later than the person acts next; then it is shown.
func TestPlyIsShownOnceItIsHeard(t *testing.T) {
	a := newTestApp(t)
	m := played(t, 6, nil, sideBySide)
	d := newTestModelOf(m)
	p := newTable(a.Host, keep(t, a, m), d)
	p.Begin(p.content())
	p.Close() // so that nothing is heard
	before := p.was
	if err := d.match.Session.Play(d.view().Moves()[0]); err != nil {
		t.Fatal(err)
	}
	p.switchFood()
	if d.match.Behind() || !slices.Equal(p.was.pieces, before.pieces) {
		t.Error("the ply is shown before it is heard")
	}
	d.match.Follow()
	p.heard(true)
	p.Refresh()
	if !slices.Equal(p.was.pieces, sceneOf(d.position()).pieces) {
		t.Error("the ply is not shown")
	}
}
