package adellos

import (
	"context"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"

	rules "adytum/engine/adellos"
)

// A setup is what a new match is made of.
type setup struct {
	options engine.Options
	players table.Players
	// factions are those of the seats, "" for one that is drawn.
	factions []string
}

// settingLast is where the last choices are kept, a seat as "person scum Ada",
// with "-" for no faction.
const settingLast = "adellos.last"

const noFaction = "-"

func (s setup) keep(store *savegames.Store) {
	var seats []string
	for seat, p := range s.players {
		faction := s.factions[seat]
		if faction == "" {
			faction = noFaction
		}
		seats = append(seats, strings.TrimSpace(p.Kind+" "+faction+" "+p.Name))
	}
	table.Keep(store, settingLast, s.options, seats)
}

// lastSetup is what was chosen for the last new game; at first one person
// against a novice.
func lastSetup(s *savegames.Store) setup {
	options, seats := table.Kept(s, settingLast)
	last := setup{options: options}
	for _, seat := range seats {
		kind, rest, _ := strings.Cut(seat, " ")
		faction, name, _ := strings.Cut(rest, " ")
		if faction == noFaction {
			faction = ""
		}
		last.players = append(last.players, match.Player{Kind: kind, Name: name})
		last.factions = append(last.factions, faction)
	}
	if last.valid() {
		return last
	}
	checked, _ := engine.Check(Rules(), engine.Setup{Seed: "none", Seats: 2})
	return setup{checked.Options, table.Players{{Kind: match.Person}, {Kind: rules.Novice.Name()}}, []string{"", ""}}
}

// valid reports whether a match can be dealt like this.
func (s setup) valid() bool {
	return s.players.Among(levels()) && s.players.People() > 0 && s.different() && s.deals()
}

// different reports whether no faction was chosen for two seats.
func (s setup) different() bool {
	for i, f := range s.factions {
		if f != "" && (slices.Contains(s.factions[:i], f) || edition().factions[f].ID == "") {
			return false
		}
	}
	return true
}

func (s setup) deals() bool {
	_, _, err := Rules().Deal(engine.Setup{Options: s.options, Seats: len(s.players), Seed: "none"})
	return err == nil
}

// levels are the computers.
func levels() []table.Level {
	return table.Levels(Rules(), func(kind string) string { return i18n.T("adellos.level." + kind) })
}

// round tells in a list of matches how far one has come; before the first turn it
// is 0.
func round(v engine.View) int {
	t := v.(rules.View).Turn()
	if t.Phase < rules.AsksPlay {
		return 0
	}
	return t.Round
}

// opponent tells in a list of matches who plays against the person.
func opponent(kind string) string {
	if kind == match.Person {
		return i18n.T("adellos.people")
	}
	return table.KindWords(kind)
}

// Start deals a match, stores it and opens its table in place of the page on
// top. Failed gets the error if nothing could be dealt or stored.
func Start(h *frame.Host, s setup, failed func(error)) {
	s.factions = slices.Clone(s.factions)
	header := match.Header{Options: s.matchOptions(), Players: s.players}
	Game().Deal(context.Background(), h, header, table.Dealing{Prepare: s.takeFactions, Show: h.Router.Replace, Failed: failed})
}

// matchOptions are the options as the match keeps them: more than two seats play
// on the whole map, and factions are chosen as soon as one is.
func (s setup) matchOptions() engine.Options {
	options := engine.Options{}
	for name, value := range s.options {
		options[name] = value
	}
	if len(s.players) > 2 {
		options[rules.OptionMap] = rules.MapFull
	}
	options[rules.OptionFactions] = rules.Drawn
	if slices.ContainsFunc(s.factions, func(f string) bool { return f != "" }) {
		options[rules.OptionFactions] = rules.Chosen
	}
	return options
}

// takeFactions plays the choice of the factions; seats without a wish draw from
// those that nobody wished for.
func (s setup) takeFactions(m *match.Match) error {
	var free []string
	for _, f := range Rules().Edition().Factions {
		if !slices.Contains(s.factions, f.ID) {
			free = append(free, f.ID)
		}
	}
	engine.Shuffle(m.Header().Seed.Stream("factions"), free)
	for {
		v := m.View(0).(rules.View)
		if v.Turn().Phase != rules.AsksFaction {
			return nil
		}
		faction := s.factions[v.ToMove()]
		if faction == "" {
			faction, free = free[0], free[1:]
		}
		if _, err := m.PlayText(v.Begin(rules.DoFaction, faction)); err != nil {
			return err
		}
	}
}

// NewGame is the page where a new match is chosen. It opens with the last
// choices, so that one tap starts.
func NewGame(h *frame.Host) frame.Route {
	f := &form{host: h, setup: lastSetup(h.Store)}
	return frame.Route{Name: "adellos.new", Build: f.page}
}

// A form is the view model of the page of a new game.
type form struct {
	*table.Form
	host  *frame.Host
	setup setup

	seats *table.Seats
	first *table.First
	maps  *fyne.Container
	rules *fyne.Container
	more  *controls.Button // shows the optional rules
}

func (f *form) page() *frame.Page {
	f.Form = table.NewForm(i18n.T("adellos.new.start"), f.deal)
	f.seats = table.NewSeats(f.host, f.setup.players, levels(), computerName)
	f.first = table.NewFirst(f.host, f.setup.options, table.Beginning{
		Option: rules.OptionStart, Drawn: rules.Drawn, Lot: i18n.T("adellos.new.drawn"), Seat: rules.StartAt,
	}, f.seats)
	f.first.Changed = f.check
	f.seats.Below, f.seats.Changed = f.faction, f.check
	column := page.NewColumn(table.FormWidth)
	parts := []fyne.CanvasObject{f.table(), f.ground(), f.optional()}
	if game := Game(); game.Course != nil {
		parts = slices.Insert(parts, 0, game.Invite(f.host, column.Settle))
	}
	column.Set(parts...)
	f.seats.Show()
	return f.Page(i18n.T("adellos.new.title"), column.Object, column.OnKey)
}

// table chooses the number of seats, who sits there and with what.
func (f *form) table() fyne.CanvasObject {
	fewest, most := Rules().Seats()
	size := f.seats.NewCount(fewest, most, func(seats int) {
		f.setup.factions = append(f.setup.factions, make([]string, most)...)[:seats]
		f.seats.Resize(seats, rules.Adept.Name())
	})
	return page.Section(i18n.T("adellos.new.seats"), size, f.seats.Object)
}

// faction chooses what a seat plays with.
func (f *form) faction(seat engine.Seat) fyne.CanvasObject {
	label, icon := i18n.T("adellos.new.faction.drawn"), look.Icon("seed")
	if id := f.setup.factions[seat]; id != "" {
		label, icon = factionName(id), picture(assets.Factions, id)
	}
	b := controls.NewButton(label, icon, controls.Plain, nil)
	b.OnTapped = func() { page.Menu(f.host.Canvas, b, f.factions(seat)...) }
	return page.NewIndented(b)
}

// factions are what a seat can choose: those that no other has chosen.
func (f *form) factions(seat engine.Seat) []*fyne.MenuItem {
	choice := func(label string, icon fyne.Resource, id string) *fyne.MenuItem {
		return page.Choice(label, icon, f.setup.factions[seat] == id, func() {
			f.setup.factions[seat] = id
			f.seats.Show()
		})
	}
	items := []*fyne.MenuItem{choice(i18n.T("adellos.new.faction.drawn"), look.Icon("seed"), "")}
	for _, one := range Rules().Edition().Factions {
		if at := slices.Index(f.setup.factions, one.ID); at < 0 || at == int(seat) {
			items = append(items, choice(word(one.Name), picture(assets.Factions, one.ID), one.ID))
		}
	}
	return items
}

// ground chooses the map for two, and who begins.
func (f *form) ground() fyne.CanvasObject {
	values := []string{rules.MapHalf, rules.MapFull}
	note := labels.NewNote("")
	tell := func() { note.SetText(i18n.T("option.map." + f.setup.options[rules.OptionMap] + ".note")) }
	tell()
	choose := controls.NewSegmented([]string{i18n.OptionValue(rules.OptionMap, rules.MapHalf), i18n.OptionValue(rules.OptionMap, rules.MapFull)},
		slices.Index(values, f.setup.options[rules.OptionMap]), func(i int) {
			f.setup.options[rules.OptionMap] = values[i]
			tell()
		})
	f.maps = page.NewStack(widgets.Grid, labels.NewText("*"+i18n.Option(rules.OptionMap)+"*"), note, choose)
	begins := page.NewStack(widgets.Grid, labels.NewText("*"+i18n.T("adellos.new.begins")+"*"), labels.NewNote(i18n.T("adellos.new.begins.note")), f.first.Button)
	return page.Section(i18n.T("adellos.new.ground"), f.maps, begins)
}

// optional lists the optional rules, each with one sentence, behind a button
// that says which are on.
func (f *form) optional() fyne.CanvasObject {
	f.rules = page.NewStack(6 * widgets.Grid)
	for _, o := range Rules().Edition().Options {
		values := []string{"off", "on"}
		choose := controls.NewSegmented([]string{i18n.T("adellos.new.off"), i18n.T("adellos.new.on")},
			slices.Index(values, f.setup.options[o.ID]), func(i int) {
				f.setup.options[o.ID] = values[i]
				f.check()
			})
		f.rules.Add(page.NewStack(widgets.Grid, labels.NewText("*"+word(o.Name)+"*"), labels.NewNote(word(o.Text)), choose))
	}
	f.rules.Hide()
	f.more = controls.NewButton("", look.Icon("settings"), controls.Quiet, nil)
	section := page.Section(i18n.T("adellos.new.options"), page.NewLine(f.more), f.rules)
	f.more.OnTapped = func() {
		page.Show(f.rules, !f.rules.Visible())
		section.Refresh()
		f.check()
	}
	return section
}

// chosen takes over what the lines of the seats hold.
func (f *form) chosen() setup {
	s := f.setup
	s.players = f.seats.Players()
	return s
}

// check reports whether a match can be dealt, and shows what was chosen.
func (f *form) check() {
	s := f.chosen()
	page.Show(f.maps, len(s.players) == 2)
	if start := f.setup.options[rules.OptionStart]; start != rules.Drawn && !s.deals() {
		f.setup.options[rules.OptionStart] = rules.Drawn
	}
	f.first.Show()
	var on []string
	for _, o := range Rules().Edition().Options {
		if f.setup.options.On(o.ID) {
			on = append(on, word(o.Name))
		}
	}
	if f.more.SetLabel(i18n.T("adellos.new.options.none")); len(on) > 0 {
		f.more.SetLabel(i18n.N("adellos.new.options.some", len(on), nil))
	}
	valid := s.valid()
	if f.Tell(""); !valid {
		f.Tell(i18n.T("adellos.new.nobody"))
	}
	page.Enable(f.Start, valid)
}

// deal keeps the choices and starts.
func (f *form) deal() {
	s := f.chosen()
	if !s.valid() {
		return
	}
	s.keep(f.host.Store)
	s.players = f.seats.Named()
	Start(f.host, s, f.Failed)
}
