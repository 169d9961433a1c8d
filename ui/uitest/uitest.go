// Package uitest is for the tests of screens: an app without a window, with a
// real store, a clock that stands still, and a runner that does everything in
// place.
package uitest

import (
	"context"
	"database/sql"
	"flag"
	"log"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/places/learn"
	"adytum/ui/places/settings"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
	"adytum/widgets/pictures"
)

var update = flag.Bool("update", false, "write the golden files in testdata anew")

// Noon is when the tests take place.
var Noon = time.Date(2026, time.November, 20, 12, 0, 0, 0, time.UTC)

// Phone is the size of the screen of a new App, in units.
var Phone = fyne.NewSize(360, 740)

// Inline is a runner that does everything in place.
type Inline struct{}

// Go runs f.
func (Inline) Go(f func()) { f() }

// UI runs f.
func (Inline) UI(f func()) { f() }

// An App is what the pages of a test are given.
type App struct {
	*frame.Host
	T      testing.TB
	Window fyne.Window
	Games  table.Catalogue
	// Clock is what time it is.
	Clock time.Time
	// Tables are the matches whose tables were opened, in order.
	Tables []OpenedTable
	// Disk answers in place of the dialogs of files.
	Disk Disk
	// News counts how often the page of a new match was opened.
	News int

	dir string
}

// An OpenedTable is a match whose table was opened.
type OpenedTable struct {
	ID    savegames.MatchID
	Match *match.Match
}

// New makes an app with an empty store that speaks English in the theme Ink.
// Its places are empty until Root fills them.
func New(t testing.TB) *App {
	t.Helper()
	local := time.Local
	time.Local = time.UTC
	t.Cleanup(func() { time.Local = local })
	NoFaults(t)
	test.NewTempApp(t)
	i18n.Use(i18n.English)
	look.Use(look.Look{Theme: look.Ink, Text: look.NormalText})
	t.Cleanup(func() { i18n.Use(i18n.English) })

	a := &App{T: t, Clock: Noon, Window: test.NewTempWindow(t, nil)}
	a.Window.SetPadded(false)
	a.Games = table.Catalogue{{
		Rules: adaman.Game{},
		New: func(*frame.Host) frame.Route {
			return frame.Route{Name: "new", Build: func() *frame.Page {
				a.News++
				return &frame.Page{Title: "new", Content: widgets.NewGround(widgets.ColorSurface)}
			}}
		},
		Table: func(_ *frame.Host, id savegames.MatchID, m *match.Match) frame.Route {
			return frame.Route{Name: "table", Build: func() *frame.Page {
				a.Tables = append(a.Tables, OpenedTable{id, m})
				return &frame.Page{Title: "table", Content: widgets.NewGround(widgets.ColorSurface)}
			}}
		},
		Daily: func(day string) (engine.Options, engine.Seed) {
			setup, _ := engine.Check(adaman.Game{}, engine.Setup{Seed: "none"})
			return setup.Options, engine.Seed("day-" + day)
		},
		Board: func(engine.View) fyne.CanvasObject { return widgets.NewGround(widgets.ColorRaised) }, BoardAspect: 1.118,
	}}
	a.dir = t.TempDir()
	a.Host = &frame.Host{
		Canvas: a.Window.Canvas(), Store: a.Open(a.dir), Games: []engine.Game{adaman.Game{}}, Runner: Inline{}, Files: &a.Disk,
		Now: a.now, Random: func() uint64 { return 7 },
	}
	a.Rulebook = func(game, paragraph string) frame.Route { return learn.Rulebook(a.Host, game, paragraph) }
	a.Settings = func() frame.Route { return settings.Route(a.Host) }
	a.Keys = func() frame.Route { return settings.Keys(a.Games) }
	a.Root(func() *frame.Page { return &frame.Page{Content: widgets.NewGround(widgets.ColorSurface)} })
	return a
}

// NoFaults fails a test in which the app logs an error.
func NoFaults(t testing.TB) {
	before, out := slog.Default(), log.Writer()
	slog.SetDefault(slog.New(slog.NewTextHandler(faults{t}, &slog.HandlerOptions{Level: slog.LevelError})))
	log.SetOutput(out) // Fyne's own log stays as it is
	t.Cleanup(func() { slog.SetDefault(before); log.SetOutput(out) })
}

type faults struct{ testing.TB }

// Write takes one record of the log.
func (f faults) Write(record []byte) (int, error) {
	f.Helper()
	f.Errorf("the app logs: %s", record)
	return len(record), nil
}

// For makes such an app whose store knows another game.
func For(t testing.TB, game engine.Game) *App {
	t.Helper()
	a := New(t)
	a.Games[0].Rules = game
	a.dir = t.TempDir()
	a.Store = a.Open(a.dir)
	return a
}

func (a *App) now() time.Time { return a.Clock }

// Open opens a store in a folder; it is closed when the test ends.
func (a *App) Open(dir string) *savegames.Store {
	a.T.Helper()
	var rules []engine.Game
	for _, game := range a.Games {
		rules = append(rules, game.Rules)
	}
	store, _, err := savegames.Open(dir, rules, a.now)
	if err != nil {
		a.T.Fatal(err)
	}
	a.T.Cleanup(func() { _ = store.Close() })
	store.OnUse = a.noWaiting
	return store
}

// Break makes everything fail that the store is asked for.
func (a *App) Break() {
	a.T.Helper()
	a.Alter("DROP TABLE matches", "DROP TABLE results", "DROP TABLE settings")
}

// Alter changes the store's database behind its back.
func (a *App) Alter(statements ...string) {
	a.T.Helper()
	db, err := sql.Open("sqlite3", filepath.Join(a.dir, "adytum.db"))
	if err != nil {
		a.T.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	for _, statement := range statements {
		if _, err := db.Exec(statement); err != nil {
			a.T.Fatal(err)
		}
	}
}

// Root makes a page the first one of every place, and shows it.
func (a *App) Root(page func() *frame.Page) {
	roots, icons := frame.Roots{}, frame.Icons{Back: look.Icon("back"), Places: map[frame.Place]fyne.Resource{}}
	for place := frame.Play; place <= frame.Settings; place++ {
		roots[place] = page
		icons.Places[place] = look.Icon("play")
	}
	if a.Router != nil {
		a.Router.Close()
	}
	a.Router = frame.NewRouter(a.Canvas, icons, roots)
	a.T.Cleanup(a.Router.Close)
	a.Window.SetContent(a.Router.Content())
	a.Window.Resize(Phone)
}

// Play stores a match of that number of plies, or a whole one with -1, played by the
// thrifty bot.
func (a *App) Play(seed engine.Seed, plies int, options engine.Options) savegames.MatchID {
	a.T.Helper()
	m, err := match.New(adaman.Game{}, match.Header{Options: options, Seed: seed, Date: "2026-11-20"})
	if err != nil {
		a.T.Fatal(err)
	}
	dice := seed.Stream(engine.DealStream)
	for n := 0; n != plies && m.Position().ToMove() != engine.Nobody; n++ {
		choice, err := adaman.Thrifty{}.Choose(context.Background(), m.View(0), engine.Thinking{Rand: dice})
		if err != nil {
			a.T.Fatal(err)
		}
		if _, err := m.Play(choice.Move); err != nil {
			a.T.Fatal(err)
		}
	}
	return a.Keep(m)
}

// Keep stores a match.
func (a *App) Keep(m *match.Match) savegames.MatchID {
	a.T.Helper()
	id, err := a.Store.Create(m)
	if err != nil {
		a.T.Fatal(err)
	}
	return id
}

// A Seen object is on the screen, or in the scrolled parts of it, at a place.
type Seen struct {
	fyne.CanvasObject
	At fyne.Position
}

// Objects are all that can be seen, from the back to the front.
func (a *App) Objects() []Seen {
	all := visible(nil, a.Window.Content(), fyne.Position{})
	for _, overlay := range a.Canvas.Overlays().List() {
		all = visible(all, overlay, fyne.Position{})
	}
	return all
}

func visible(all []Seen, o fyne.CanvasObject, origin fyne.Position) []Seen {
	if o == nil || !o.Visible() {
		return all
	}
	at := origin.Add(o.Position())
	all = append(all, Seen{o, at})
	var children []fyne.CanvasObject
	switch o := o.(type) {
	case *fyne.Container:
		children = o.Objects
	case fyne.Widget:
		children = test.WidgetRenderer(o).Objects()
	}
	for _, child := range children {
		all = visible(all, child, at)
	}
	return all
}

// Words are all texts on the screen, one a line.
func (a *App) Words() string {
	var all []string
	for _, o := range a.Objects() {
		switch o := o.CanvasObject.(type) {
		case *canvas.Text:
			all = append(all, o.Text)
		case fyne.Accessible:
			all = append(all, o.AccessibilityLabel())
		}
	}
	return strings.Join(all, "\n")
}

// Says demands texts on the screen.
func (a *App) Says(parts ...string) {
	a.T.Helper()
	words := a.Words()
	for _, part := range parts {
		if !strings.Contains(words, part) {
			a.T.Errorf("the screen does not say %q, but:\n%s", part, words)
		}
	}
}

// Silent demands that texts are not on the screen.
func (a *App) Silent(parts ...string) {
	a.T.Helper()
	words := a.Words()
	for _, part := range parts {
		if strings.Contains(words, part) {
			a.T.Errorf("the screen says %q:\n%s", part, words)
		}
	}
}

// Find is where on the screen a heading begins; false if there is none.
func (a *App) Find(heading string) (fyne.Position, bool) {
	for _, o := range a.Objects() {
		if h, ok := o.CanvasObject.(*labels.Heading); ok && h.Text() == heading {
			return o.At, true
		}
	}
	return fyne.Position{}, false
}

// Control finds what can be tapped by the start of its spoken name.
func (a *App) Control(name string) fyne.Tappable {
	a.T.Helper()
	for _, o := range a.Objects() {
		control, tappable := o.CanvasObject.(fyne.Tappable)
		if spoken, ok := o.CanvasObject.(fyne.Accessible); ok && tappable && strings.HasPrefix(spoken.AccessibilityLabel(), name) {
			return control
		}
	}
	a.T.Fatalf("nothing called %q can be tapped:\n%s", name, a.Words())
	return nil
}

// Tap taps what has that name.
func (a *App) Tap(name string) {
	a.T.Helper()
	a.Control(name).Tapped(&fyne.PointEvent{})
}

// Main is the large button of a table or a lesson: the widest on the screen.
func (a *App) Main() *controls.Button {
	a.T.Helper()
	var main *controls.Button
	for _, o := range a.Objects() {
		if b, ok := o.CanvasObject.(*controls.Button); ok && (main == nil || b.Size().Width > main.Size().Width) {
			main = b
		}
	}
	if main == nil {
		a.T.Fatalf("there is no button:\n%s", a.Words())
	}
	return main
}

// Press taps the large button, which must not be disabled.
func (a *App) Press() {
	a.T.Helper()
	main := a.Main()
	if main.Disabled() {
		a.T.Fatalf("%s cannot be pressed:\n%s", main.Label(), a.Words())
	}
	test.Tap(main)
}

// Board is what is on the screen of a type, such as the board of a game.
func Board[B fyne.CanvasObject](a *App) B {
	a.T.Helper()
	for _, o := range a.Objects() {
		if board, ok := o.CanvasObject.(B); ok {
			return board
		}
	}
	var none B
	a.T.Fatalf("no %T is on the screen", none)
	return none
}

// TapOn taps a place of the board of a type where it is on the screen.
func TapOn[B interface {
	fyne.CanvasObject
	BoxOf(P) (widgets.Box, bool)
}, P any](a *App, place P) {
	a.T.Helper()
	board := Board[B](a)
	box, there := board.BoxOf(place)
	if !there {
		a.T.Fatalf("%v is not on the board", place)
	}
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(board)
	test.TapCanvas(a.Canvas, fyne.NewPos(at.X+box.X+box.Width/2, at.Y+box.Y+box.Height/2))
}

// Off reports whether what has that name cannot be used.
func (a *App) Off(name string) bool {
	a.T.Helper()
	return a.Control(name).(fyne.Disableable).Disabled()
}

// Choose picks an item of the menu that is open, by its place, with the
// keyboard.
func (a *App) Choose(item int) {
	a.T.Helper()
	for _, o := range a.Objects() {
		menu, ok := o.CanvasObject.(*widget.PopUpMenu)
		if !ok {
			continue
		}
		for range item + 1 {
			menu.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
		}
		menu.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		return
	}
	a.T.Fatal("no menu is open")
}

// Checked are the items of the open menu that bear a check.
func (a *App) Checked() []string {
	check := fyne.CurrentApp().Settings().Theme().Icon(theme.IconNameConfirm).Name()
	var all []string
	last := ""
	for _, o := range a.Objects() {
		switch o := o.CanvasObject.(type) {
		case *canvas.Text:
			last = o.Text
		case *canvas.Image:
			if o.Resource != nil && o.Resource.Name() == check {
				all = append(all, last)
			}
		}
	}
	return all
}

// Golden compares what is on the screen, as markup, with a file in testdata.
func (a *App) Golden(name string) {
	a.T.Helper()
	path := filepath.Join("testdata", name+".xml")
	got := a.markup()
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			a.T.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			a.T.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		a.T.Fatalf("%v (run the test with -update to make it)", err)
	}
	if got != string(want) {
		a.T.Errorf("%s: %s (run the test with -update if that is right)", name, firstDifference(string(want), got))
	}
}

// markup is what is on the screen, with the names of the pictures.
func (a *App) markup() string {
	for _, o := range a.Objects() {
		if i, ok := o.CanvasObject.(*canvas.Image); ok && i.Resource == nil && i.Image != nil {
			if name := pictures.Name(i.Image); name != "" {
				i.Resource = fyne.NewStaticResource(name, nil)
				defer func() { i.Resource = nil }()
			}
		}
	}
	return test.RenderToMarkup(a.Canvas)
}

func firstDifference(want, got string) string {
	a, b := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return "want " + strings.TrimSpace(a[i]) + ", got " + strings.TrimSpace(b[i])
		}
	}
	return "one ends earlier"
}

// Audit demands of everything on the screen that it lies within its width, that
// controls are large enough for a finger, and that no text is missing.
func (a *App) Audit(name string) {
	a.T.Helper()
	width := a.Canvas.Size().Width
	for _, o := range a.Objects() {
		if text, ok := o.CanvasObject.(*canvas.Text); ok {
			if strings.ContainsAny(text.Text, "⟦{<") {
				a.T.Errorf("%s: the text %q", name, text.Text)
			}
			if right := o.At.X + text.MinSize().Width; text.Alignment == fyne.TextAlignLeading && right > width+1 {
				a.T.Errorf("%s: %q ends at %v of %v", name, text.Text, right, width)
			}
		}
		if _, ok := o.CanvasObject.(fyne.Focusable); !ok {
			continue
		}
		size := o.Size()
		if o.At.X < 0 || o.At.X+size.Width > width {
			a.T.Errorf("%s: %T lies at %v to %v of %v", name, o.CanvasObject, o.At.X, o.At.X+size.Width, width)
		}
		if size.Width < widgets.TouchSize || size.Height < widgets.TouchSize {
			a.T.Errorf("%s: %T is only %v", name, o.CanvasObject, size)
		}
	}
}

// Focusables are the controls in the order of the Tab key, by name.
func (a *App) Focusables() []string {
	a.T.Helper()
	var names []string
	for range 200 {
		a.Canvas.FocusNext()
		spoken, ok := a.Canvas.Focused().(fyne.Accessible)
		if !ok {
			break
		}
		if name := spoken.AccessibilityLabel(); !slices.Contains(names, name) {
			names = append(names, name)
			continue
		}
		break
	}
	return names
}
