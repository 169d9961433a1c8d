package adaman

import (
	"context"
	"maps"
	"slices"
	"strings"
	"sync"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets/controls"
	"adytum/widgets/labels"

	rules "adytum/engine/adaman"
)

// settingLast is where the last choices are kept, as "deck=basic mercy=off".
const settingLast = "adaman.last"

// gentlest are the options offered to a person who has not chosen yet: deals that can be
// won.
const gentlest = rules.OptionWinnable + "=on"

// LastOptions are the choices of the last new game.
func LastOptions(s *savegames.Store) engine.Options {
	o := table.OptionsOf(savegames.Setting(s, settingLast, gentlest))
	setup, err := engine.Check(rules.Game{}, engine.Setup{Options: o, Seed: "none"})
	if err != nil {
		setup, _ = engine.Check(rules.Game{}, engine.Setup{Seed: "none"})
	}
	return setup.Options
}

// A Deal is what a new match is made of.
type Deal struct {
	Options engine.Options
	// Seed is the deal; "" draws one.
	Seed engine.Seed
}

// Start deals a new match and opens its table in place of the page on top, unless
// ctx has ended. Failed gets the error if nothing could be dealt or stored.
func Start(ctx context.Context, h *frame.Host, deal Deal, failed func(error)) {
	header := match.Header{Options: deal.Options, Seed: deal.Seed, Players: []match.Player{{Kind: match.Person}}}
	Game().Deal(ctx, h, header, table.Dealing{Seek: true, Show: h.Router.Replace, Failed: failed})
}

// dealOfTheDay is the one that was looked for last.
var dealOfTheDay struct {
	sync.Mutex
	day     string
	options engine.Options
	seed    engine.Seed
}

// Daily is the deal of a day, given as "2026-11-20": of the basic deck, and one
// that can be won. It looks for such a deal once a day, which may take a moment.
func Daily(day string) (engine.Options, engine.Seed) {
	d := &dealOfTheDay
	d.Lock()
	defer d.Unlock()
	if d.day != day {
		d.options, d.seed = seekDaily(day)
		d.day = day
	}
	return maps.Clone(d.options), d.seed
}

func seekDaily(day string) (engine.Options, engine.Seed) {
	setup, err := engine.Check(rules.Game{}, engine.Setup{
		Seed: engine.Seed("daily-" + day), Options: engine.Options{rules.OptionWinnable: "on"}})
	if err != nil {
		panic(err) // the day is the app's own
	}
	seed, err := rules.Game{}.Seek(context.Background(), setup)
	if err != nil {
		panic(err) // nothing ends the search but finding a deal
	}
	return setup.Options, seed
}

// NewGame is the page where a new match is chosen. It opens with the last
// choices, so that one tap starts.
func NewGame(h *frame.Host) frame.Route {
	return NewGameWith(h, Deal{Options: LastOptions(h.Store)})
}

// NewGameWith is NewGame with a deal filled in, to play it again.
func NewGameWith(h *frame.Host, deal Deal) frame.Route {
	deal.Options = maps.Clone(deal.Options)
	c := &form{host: h, deal: deal}
	return frame.Route{Name: "adaman.new", Build: func() *frame.Page { return c.page() }}
}

// A form is the view model of the new-game page.
type form struct {
	host   *frame.Host
	deal   Deal
	cancel context.CancelFunc // ends the search for a deal; nil if there is none

	*table.Form
	entry *controls.Entry
	// settle lays the page out again after its words have changed.
	settle func()
}

func (c *form) page() *frame.Page {
	c.Form = table.NewForm(i18n.T("adaman.new.start"), c.begin)
	if c.cancel != nil {
		c.Start.SetLabel(i18n.T("adaman.new.stop"))
	}
	c.entry = controls.NewEntry()
	c.entry.SetPlaceHolder(i18n.T("adaman.new.seed.random"))
	c.entry.SetText(string(c.deal.Seed))
	c.entry.OnChanged = func(text string) { c.deal.Seed = engine.Seed(strings.ToLower(strings.TrimSpace(text))); c.check() }
	c.entry.OnSubmitted = func(string) { c.begin() }
	c.check()
	column := page.NewColumn(table.FormWidth)
	parts := []fyne.CanvasObject{nil, c.deckChoice(), c.switches(), c.seed()}
	c.settle = func() { column.Set(parts...) }
	parts[0] = Game().Invite(c.host, column.Settle)
	c.settle()
	p := c.Page(i18n.T("adaman.new.title"), column.Object, column.OnKey)
	p.Leave = c.stop
	return p
}

// deckChoice lists the presets, with the words of the chosen one.
func (c *form) deckChoice() fyne.CanvasObject {
	decks := rules.Game{}.Options()[0].Values
	var texts []string
	for _, deck := range decks {
		texts = append(texts, i18n.T("option.deck."+deck))
	}
	note := labels.NewNote("")
	tell := func() { note.SetText(i18n.T("option.deck." + c.deal.Options[rules.OptionDeck] + ".note")) }
	tell()
	choose := controls.NewSegmented(texts, slices.Index(decks, c.deal.Options[rules.OptionDeck]), func(i int) {
		c.deal.Options[rules.OptionDeck] = decks[i]
		tell()
		c.settle()
	})
	return page.Section(i18n.T("option.deck"), choose, note)
}

// switches lists the options that are on or off, each with one sentence.
func (c *form) switches() fyne.CanvasObject {
	var parts []fyne.CanvasObject
	for _, option := range (rules.Game{}).Options()[1:] {
		texts := []string{i18n.T("adaman.new.off"), i18n.T("adaman.new.on")}
		selected := slices.Index(option.Values, c.deal.Options[option.Name])
		parts = append(parts, labels.NewText("*"+i18n.T("option."+option.Name)+"*"),
			labels.NewNote(i18n.T("option."+option.Name+".note")),
			controls.NewSegmented(texts, selected, func(i int) { c.deal.Options[option.Name] = option.Values[i] }))
	}
	return page.Section(i18n.T("adaman.new.options"), parts...)
}

func (c *form) seed() fyne.CanvasObject {
	return page.Section(i18n.T("adaman.new.seed"), c.entry, labels.NewNote(i18n.T("adaman.new.seed.note")))
}

// check reports whether the seed can be dealt.
func (c *form) check() bool {
	bad := false
	if c.deal.Seed != "" {
		_, err := engine.Check(rules.Game{}, engine.Setup{Options: c.deal.Options, Seed: c.deal.Seed})
		bad = err != nil
	}
	c.Tell("")
	if bad {
		c.Tell(i18n.T("adaman.new.seed.bad"))
	}
	page.Enable(c.Start, !bad)
	return !bad
}

// begin deals, or stops the search for a deal.
func (c *form) begin() {
	if c.cancel != nil {
		c.stop()
		return
	}
	if !c.check() {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	c.cancel = cancel
	c.Start.SetLabel(i18n.T("adaman.new.stop"))
	savegames.Set(c.host.Store, settingLast, savegames.Group(c.deal.Options))
	Start(ctx, c.host, c.deal, c.failed)
}

func (c *form) failed(err error) {
	c.stop()
	c.Failed(err)
}

// stop ends the search for a deal.
func (c *form) stop() {
	if c.cancel != nil {
		c.cancel()
		c.cancel = nil
		c.Start.SetLabel(i18n.T("adaman.new.start"))
	}
}
