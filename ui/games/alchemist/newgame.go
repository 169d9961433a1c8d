package alchemist

import (
	"context"
	"slices"
	"strings"

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

	rules "adytum/engine/alchemist"
)

// A setup is what a new match is made of.
type setup struct {
	options engine.Options
	players table.Players
}

// settingLast is where the last choices are kept, a seat as "person Ada".
const settingLast = "alchemist.last"

func (s setup) keep(store *savegames.Store) {
	var seats []string
	for _, p := range s.players {
		seats = append(seats, strings.TrimSpace(p.Kind+" "+p.Name))
	}
	table.Keep(store, settingLast, s.options, seats)
}

// lastSetup is what was chosen for the last new game; at first one person
// against two novices.
func lastSetup(s *savegames.Store) setup {
	options, seats := table.Kept(s, settingLast)
	last := setup{options: options}
	for _, seat := range seats {
		kind, name, _ := strings.Cut(seat, " ")
		last.players = append(last.players, match.Player{Kind: kind, Name: name})
	}
	if last.valid() {
		return last
	}
	checked, _ := engine.Check(rules.Game{}, engine.Setup{Seed: "none"})
	novice := match.Player{Kind: rules.Novice.Name()}
	return setup{checked.Options, table.Players{{Kind: match.Person}, novice, novice}}
}

// valid reports whether a match can be dealt like this.
func (s setup) valid() bool {
	return s.players.Among(levels()) && s.players.People() > 0 && s.options[rules.OptionSchools] != "" && s.deals()
}

func (s setup) deals() bool {
	_, _, err := rules.Game{}.Deal(engine.Setup{Options: s.options, Seats: len(s.players), Seed: "none"})
	return err == nil
}

// levels are the computers.
func levels() []table.Level {
	return table.Levels(rules.Game{}, func(kind string) string { return i18n.T("alchemist.kind." + kind + ".note") })
}

// Start deals a match, stores it and opens its table in place of the page on
// top. Failed gets the error if nothing could be dealt or stored.
func Start(h *frame.Host, s setup, failed func(error)) {
	Game().Deal(context.Background(), h, match.Header{Options: s.options, Players: s.players}, table.Dealing{Show: h.Router.Replace, Failed: failed})
}

// NewGame is the page where a new match is chosen. It opens with the last
// choices, so that one tap starts.
func NewGame(h *frame.Host) frame.Route {
	c := &form{host: h, setup: lastSetup(h.Store)}
	return frame.Route{Name: "alchemist.new", Build: c.page}
}

// A form is the view model of the new-game page.
type form struct {
	*table.Form
	host  *frame.Host
	setup setup

	seats *table.Seats
	first *table.First
	boxed *labels.Text
}

func (c *form) page() *frame.Page {
	c.Form = table.NewForm(i18n.T("alchemist.new.start"), c.deal)
	c.seats = table.NewSeats(c.host, c.setup.players, levels(), computerName)
	c.seats.Changed = func() { c.check() }
	c.first = table.NewFirst(c.host, c.setup.options, table.Beginning{
		Option: rules.OptionStart, Drawn: rules.StartDrawn, Lot: i18n.OptionValue(rules.OptionStart, rules.StartDrawn), Seat: rules.StartAt,
	}, c.seats)
	c.first.Changed = c.seats.Changed
	c.boxed = labels.NewNote(i18n.T("alchemist.new.boxed"))
	column := page.NewColumn(table.FormWidth)
	column.Set(Game().Invite(c.host, column.Settle), c.table(), c.options())
	c.seats.Show()
	return c.Page(i18n.T("alchemist.new.title"), column.Object, column.OnKey)
}

// table chooses the number of seats and who sits there.
func (c *form) table() fyne.CanvasObject {
	count := c.seats.NewCount(rules.FewestSeats, rules.MostSeats, c.resize)
	return page.Section(i18n.T("alchemist.new.seats"), count, c.boxed, c.seats.Object)
}

// resize changes the number of seats; new ones get a computer like the last.
func (c *form) resize(seats int) { c.seats.Resize(seats, rules.Adept.Name()) }

// options chooses the schools and who begins.
func (c *form) options() fyne.CanvasObject {
	values := []string{"off", "on"}
	schools := controls.NewSegmented([]string{i18n.T("alchemist.new.off"), i18n.T("alchemist.new.on")},
		slices.Index(values, c.setup.options[rules.OptionSchools]), func(i int) { c.setup.options[rules.OptionSchools] = values[i] })
	return page.Section(i18n.T("alchemist.new.options"),
		labels.NewText("*"+i18n.Option(rules.OptionSchools)+"*"), labels.NewNote(i18n.T("option.schools.note")), schools,
		labels.NewText("*"+i18n.T("alchemist.new.begins")+"*"), labels.NewNote(i18n.T("alchemist.new.begins.note")), page.NewLine(c.first.Button))
}

// chosen takes over what the lines of the seats hold.
func (c *form) chosen() setup { return setup{c.setup.options, c.seats.Players()} }

// check reports whether a match can be dealt, and shows who begins.
func (c *form) check() bool {
	page.Show(c.boxed, len(c.seats.Players()) == rules.MostSeats)
	if !c.chosen().deals() {
		c.setup.options[rules.OptionStart] = rules.StartDrawn
	}
	c.first.Show()
	valid := c.chosen().valid()
	if c.Tell(""); !valid {
		c.Tell(i18n.T("alchemist.new.nobody"))
	}
	page.Enable(c.Start, valid)
	return valid
}

// deal keeps the choices and starts.
func (c *form) deal() {
	if !c.check() {
		return
	}
	c.chosen().keep(c.host.Store)
	Start(c.host, setup{c.setup.options, c.seats.Named()}, c.Failed)
}
