package alchemist

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/host"
	"adytum/ui/hotseat"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/ui/router"
	"adytum/ui/words"
	"adytum/widgets"

	rules "adytum/engine/alchemist"
)

// A setup is what a new match is made of.
type setup struct {
	options engine.Options
	players hotseat.Players
}

// settingLast is where the last choices are kept: the options in the first line
// as "schools=on start=drawn", then a line for each seat as "person Ada".
const settingLast = "alchemist.last"

func (s setup) text() string {
	lines := []string{savegames.Group(s.options)}
	for _, p := range s.players {
		lines = append(lines, strings.TrimSpace(p.Kind+" "+p.Name))
	}
	return strings.Join(lines, "\n")
}

// lastSetup is what was chosen for the last new game; at first one person
// against two adepts.
func lastSetup(s *savegames.Store) setup {
	lines := strings.Split(savegames.Setting(s, settingLast, ""), "\n")
	options := engine.Options{}
	for pair := range strings.FieldsSeq(lines[0]) {
		name, value, _ := strings.Cut(pair, "=")
		options[name] = value
	}
	var who hotseat.Players
	for _, line := range lines[1:] {
		kind, name, _ := strings.Cut(line, " ")
		who = append(who, match.Player{Kind: kind, Name: name})
	}
	last := setup{options, who}
	if last.valid() {
		return last
	}
	checked, _ := engine.Check(rules.Game{}, engine.Setup{Seed: "none"})
	adept := match.Player{Kind: rules.Adept.Name()}
	return setup{checked.Options, hotseat.Players{{Kind: match.Person}, adept, adept}}
}

// valid tells whether a match can be dealt like this.
func (s setup) valid() bool {
	for _, p := range s.players {
		if !slices.Contains(kinds(), p.Kind) {
			return false
		}
	}
	return s.players.People() > 0 && s.options[rules.OptionSchools] != "" && s.deals()
}

func (s setup) deals() bool {
	_, _, err := rules.Game{}.Deal(engine.Setup{Options: s.options, Seats: len(s.players), Seed: "none"})
	return err == nil
}

// kinds are all who can sit at a seat: a person, or a computer of a level.
func kinds() []string {
	all := []string{match.Person}
	for _, bot := range (rules.Game{}).Bots() {
		all = append(all, bot.Name())
	}
	return all
}

// Start deals a match, stores it and opens its table in place of the page on
// top. Failed hears why nothing could be dealt or kept.
func Start(h *host.Host, s setup, failed func(error)) {
	header := match.Header{Options: s.options, Seed: engine.Spelled(h.Random()), Date: h.Today(), Players: s.players}
	h.Runner.Go(func() {
		m, err := match.New(rules.Game{}, header)
		var id savegames.MatchID
		if err == nil {
			id, err = h.Store.Create(m)
		}
		h.Runner.UI(func() {
			if err != nil {
				failed(err)
				return
			}
			h.Router.Replace(Table(h, id, m))
		})
	})
}

// NewGame is the page where a new match is chosen. It opens with the last
// choices, so that one tap starts.
func NewGame(h *host.Host) router.Route {
	c := &choice{host: h, setup: lastSetup(h.Store)}
	return router.Route{Name: "alchemist.new", Build: c.page}
}

// A choice is the view model of the new-game page.
type choice struct {
	host  *host.Host
	setup setup

	seats *hotseat.Seats
	start *widgets.Button
	begin *widgets.Button // who begins
	boxed *widgets.Text
	note  *widgets.Text
}

func (c *choice) page() *router.Page {
	c.start = widgets.NewButton(i18n.T("alchemist.new.start"), host.Icon("play"), widgets.Primary, c.deal)
	c.note = widgets.NewNote("")
	c.seats = hotseat.NewSeats(c.host, c.setup.players, levels(), computerName)
	c.seats.Changed = func() { c.check() }
	c.begin = widgets.NewButton("", host.Icon("seed"), widgets.Plain, nil)
	c.begin.OnTapped = func() { page.Menu(c.host.Canvas, c.begin, c.starts()...) }
	c.boxed = widgets.NewNote(i18n.T("alchemist.new.boxed"))
	c.seats.Show()
	form := widgets.NewColumn(widestColumn, 4*widgets.Grid)
	form.Objects = []fyne.CanvasObject{Course().Invite(c.host, form.Refresh), c.table(), c.options()}
	return &router.Page{
		Title: i18n.T("alchemist.new.title"),
		Content: container.NewBorder(nil,
			widgets.NewColumn(widestColumn, gap, c.note, c.start), nil, nil, container.NewVScroll(form)),
		Width: widestColumn,
		OnKey: func(k *fyne.KeyEvent) {
			if k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter {
				c.deal()
			}
		},
	}
}

// table chooses the number of seats and who sits there.
func (c *choice) table() fyne.CanvasObject {
	var labels []string
	for n := rules.FewestSeats; n <= rules.MostSeats; n++ {
		labels = append(labels, strconv.Itoa(n))
	}
	count := widgets.NewSegmented(labels, len(c.setup.players)-rules.FewestSeats, func(i int) { c.resize(i + rules.FewestSeats) })
	return page.Section(i18n.T("alchemist.new.seats"), count, c.boxed, c.seats.Object)
}

// resize changes the number of seats; new ones get a computer like the last.
func (c *choice) resize(seats int) { c.seats.Resize(seats, rules.Adept.Name()) }

// levels are the computers.
func levels() []hotseat.Level {
	var all []hotseat.Level
	for _, bot := range (rules.Game{}).Bots() {
		all = append(all, hotseat.Level{Kind: bot.Name(), Note: i18n.T("alchemist.kind." + bot.Name() + ".note")})
	}
	return all
}

// options chooses the schools and who begins.
func (c *choice) options() fyne.CanvasObject {
	values := []string{"off", "on"}
	schools := widgets.NewSegmented([]string{i18n.T("alchemist.new.off"), i18n.T("alchemist.new.on")},
		slices.Index(values, c.setup.options[rules.OptionSchools]), func(i int) { c.setup.options[rules.OptionSchools] = values[i] })
	return page.Section(i18n.T("alchemist.new.options"),
		widgets.NewText("*"+words.Option(rules.OptionSchools)+"*"), widgets.NewNote(i18n.T("option.schools.note")), schools,
		widgets.NewText("*"+i18n.T("alchemist.new.begins")+"*"), widgets.NewNote(i18n.T("alchemist.new.begins.note")), page.NewLine(c.begin))
}

// starts are the seats that can begin, and the lot.
func (c *choice) starts() []*fyne.MenuItem {
	choose := func(value string) func() {
		return func() {
			c.setup.options[rules.OptionStart] = value
			c.check()
		}
	}
	items := []*fyne.MenuItem{page.MenuItem(words.OptionValue(rules.OptionStart, rules.StartDrawn), "seed", choose(rules.StartDrawn))}
	named := c.seats.Named()
	for seat := range engine.Seat(len(named)) {
		item := fyne.NewMenuItem(named.Name(seat), choose(rules.StartAt(seat)))
		item.Icon = hotseat.Emblem(engine.Seat(seat))
		items = append(items, item)
	}
	return items
}

// chosen takes over what the lines of the seats hold.
func (c *choice) chosen() setup { return setup{c.setup.options, c.seats.Players()} }

// check tells whether a match can be dealt, and shows who begins.
func (c *choice) check() bool {
	named := c.seats.Named()
	page.Show(c.boxed, len(named) == rules.MostSeats)
	if !c.chosen().deals() {
		c.setup.options[rules.OptionStart] = rules.StartDrawn
	}
	label := words.OptionValue(rules.OptionStart, rules.StartDrawn)
	for seat := range engine.Seat(len(named)) {
		if c.setup.options[rules.OptionStart] == rules.StartAt(seat) {
			label = named.Name(seat)
		}
	}
	c.begin.SetLabel(label)
	valid := c.chosen().valid()
	if c.tell(""); !valid {
		c.tell(i18n.T("alchemist.new.nobody"))
	}
	page.Enable(c.start, valid)
	return valid
}

// tell says something above the button, or nothing.
func (c *choice) tell(text string) {
	c.note.SetText(text)
	page.Show(c.note, text != "")
}

// deal keeps the choices and starts.
func (c *choice) deal() {
	if !c.check() {
		return
	}
	if err := savegames.SetSetting(c.host.Store, settingLast, c.chosen().text()); err != nil {
		c.failed(err)
		return
	}
	Start(c.host, setup{c.setup.options, c.seats.Named()}, c.failed)
}

func (c *choice) failed(err error) { c.tell(words.Problem(err)) }
