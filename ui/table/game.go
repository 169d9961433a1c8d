package table

import (
	"context"
	"maps"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/lessons"
)

// A Game is one game and the screens it brings.
type Game struct {
	Rules engine.Game
	// New is the page on which a match is set up.
	New func(*frame.Host) frame.Route
	// Table is the page of a match that has been loaded.
	Table func(*frame.Host, savegames.MatchID, *match.Match) frame.Route
	// Daily is the deal that everybody gets on a day, such as "2026-11-20". It
	// may take a while and must be called off the UI goroutine. It is nil for
	// games without one.
	Daily func(day string) (engine.Options, engine.Seed)
	// Board is a small picture of the board as a view shows it; its width
	// over its height is BoardAspect.
	Board       func(engine.View) fyne.CanvasObject
	BoardAspect float32
	// Secret is true if seats keep things from each other, so that the seed of
	// a match in progress must not be shown: it would deal everything again.
	Secret bool
	// NoPoints is true if the scores of the game only say who has won.
	NoPoints bool
	// Course teaches the game; nil for a game without lessons. BareTable makes what
	// shows tables of a lesson or a replay, as Table.Bare makes them; what is prepared
	// at one is at the next.
	Course    *lessons.Course
	BareTable func(*frame.Host, *match.Match) func() *Table
	// Round is the round that a view is in, 0 before the first; nil for games
	// whose moves are counted instead.
	Round func(engine.View) int
	// Opponent is the name of a kind of player, in words; nil for a solitaire.
	Opponent func(kind string) string
	// Keys are those that only this game handles.
	Keys []Keys
	// Credits are the keys of the paragraphs that say whose the game is.
	Credits []string
}

// Keys are a list of keys in the list of all keys.
type Keys struct {
	// Title is the key of the words above it; "" for those at the game's own table.
	Title string
	// Lines are the ids of the lines: keys.of.ID names keys, keys.do.ID says what
	// they do.
	Lines []string
}

// CourseOf is the lessons of a game, with these players at the table; the
// learner is the first.
func CourseOf(game engine.Game, players ...match.Player) *lessons.Course {
	return &lessons.Course{Game: game, Players: players}
}

// Reached is the round that a match has come to; false if its moves are
// counted instead.
func (g Game) Reached(v engine.View) (round int, ok bool) {
	if g.Round == nil || v == nil {
		return 0, false
	}
	round = g.Round(v)
	return round, round > 0
}

// A Catalogue lists games in the order in which they are shown.
type Catalogue []Game

// Find is the game of that name; false if the app has none.
func (c Catalogue) Find(name string) (Game, bool) {
	i := slices.IndexFunc(c, func(g Game) bool { return g.Rules.Name() == name })
	if i < 0 {
		return Game{}, false
	}
	return c[i], true
}

// Title is the name of a game, whether the app still has it or not.
func (c Catalogue) Title(name string) string {
	if _, known := c.Find(name); !known {
		return name
	}
	return Title(name)
}

// Title is the name of the game.
func (g Game) Title() string { return Title(g.Rules.Name()) }

// Title is the name of one of the app's games.
func Title(name string) string { return i18n.T("app.game." + assets.Family(name)) }

// Open loads a stored match and opens its table. What can be proved of a damaged
// match is opened; failed gets the reason if that is nothing.
func (g Game) Open(h *frame.Host, id savegames.MatchID, failed func(error)) {
	g.load(h, id, func(m *match.Match) frame.Route { return g.Table(h, id, m) }, failed)
}

// OpenReplay loads a stored match and opens its replay, like Open.
func (g Game) OpenReplay(h *frame.Host, id savegames.MatchID, failed func(error)) {
	g.load(h, id, func(m *match.Match) frame.Route { return g.replay(h, m, nil) }, failed)
}

func (g Game) load(h *frame.Host, id savegames.MatchID, show func(*match.Match) frame.Route, failed func(error)) {
	stays := h.Router.Stays()
	h.Runner.Go(func() {
		m, err := h.Store.Load(id)
		h.Runner.UI(func() {
			switch {
			case !stays(): // gone on to another page, or tapped twice
			case m == nil:
				failed(err)
			default:
				h.Router.Push(show(m))
			}
		})
	})
}

// A Dealing says how a match is dealt and what follows.
type Dealing struct {
	// Seek looks for a seed that keeps what the options promise, where they
	// promise anything about it.
	Seek bool
	// Prepare makes moves that belong to what was chosen; nil if there are none.
	Prepare func(*match.Match) error
	// Show puts the table on the screen, on top of a page or in its place.
	Show func(frame.Route)
	// Failed gets the error if nothing could be dealt or stored.
	Failed func(error)
}

// Deal saves the settings, deals a match of today, stores it and opens its table,
// unless ctx has ended. Who has gone on to another page meanwhile stays there, and
// finds the match among the games in progress. A header without a seed gets one that is drawn.
func (g Game) Deal(ctx context.Context, h *frame.Host, header match.Header, d Dealing) {
	header.Options = maps.Clone(header.Options) // a form may go on with its own
	if header.Seed == "" {
		header.Seed = engine.SeedFrom(h.Random())
	}
	stays := h.Router.Stays()
	h.Runner.Go(func() {
		id, m, err := g.create(ctx, h, header, d)
		h.Runner.UI(func() {
			switch {
			case ctx.Err() != nil, !stays():
			case err != nil:
				d.Failed(err)
			default:
				d.Show(g.Table(h, id, m))
			}
		})
	})
}

// Start is Deal of a header that says everything, on top of the present page.
func (g Game) Start(h *frame.Host, header match.Header, failed func(error)) {
	g.Deal(context.Background(), h, header, Dealing{Show: h.Router.Push, Failed: failed})
}

func (g Game) create(ctx context.Context, h *frame.Host, header match.Header, d Dealing) (savegames.MatchID, *match.Match, error) {
	if err := h.Store.SaveSettings(); err != nil {
		return 0, nil, err
	}
	if dealer, ok := g.Rules.(engine.Dealer); ok && d.Seek {
		seed, err := dealer.Seek(ctx, engine.Setup{Options: header.Options, Seats: len(header.Players), Seed: header.Seed})
		if err != nil {
			return 0, nil, err
		}
		header.Seed = seed
	}
	header.Date = h.Today()
	m, err := match.New(g.Rules, header)
	if err == nil && d.Prepare != nil {
		err = d.Prepare(m)
	}
	if err != nil {
		return 0, nil, err
	}
	id, err := h.Store.Create(m)
	return id, m, err
}

// OptionsOf reads the options back from savegames.Group.
func OptionsOf(group string) engine.Options {
	options := engine.Options{}
	for part := range strings.FieldsSeq(group) {
		name, value, _ := strings.Cut(part, "=")
		options[name] = value
	}
	return options
}
