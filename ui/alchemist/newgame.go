package alchemist

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/host"
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
	players players
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
	var who players
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
	return setup{checked.Options, players{{Kind: match.Person}, adept, adept}}
}

// valid tells whether a match can be dealt like this.
func (s setup) valid() bool {
	for _, p := range s.players {
		if !slices.Contains(kinds(), p.Kind) {
			return false
		}
	}
	return s.players.people() > 0 && s.options[rules.OptionSchools] != "" && s.deals()
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

	seats *fyne.Container
	start *widgets.Button
	begin *widgets.Button // who begins
	boxed *widgets.Text
	note  *widgets.Text
}

func (c *choice) page() *router.Page {
	c.start = widgets.NewButton(i18n.T("alchemist.new.start"), host.Icon("play"), widgets.Primary, c.deal)
	c.note = widgets.NewNote("")
	c.seats = page.NewStack(3 * widgets.Grid)
	c.begin = widgets.NewButton("", host.Icon("seed"), widgets.Plain, nil)
	c.begin.OnTapped = func() { page.Menu(c.host.Canvas, c.begin, c.starts()...) }
	c.boxed = widgets.NewNote(i18n.T("alchemist.new.boxed"))
	c.showSeats()
	form := widgets.NewColumn(widestColumn, 4*widgets.Grid, c.table(), c.options())
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
	return page.Section(i18n.T("alchemist.new.seats"), count, c.boxed, c.seats)
}

// resize changes the number of seats; new ones get a computer like the last.
func (c *choice) resize(seats int) {
	who := c.setup.players
	for len(who) < seats {
		level := who[len(who)-1].Kind
		if level == match.Person {
			level = rules.Adept.Name()
		}
		who = append(who, match.Player{Kind: level})
	}
	c.setup.players = who[:seats]
	if !c.setup.deals() {
		c.setup.options[rules.OptionStart] = rules.StartDrawn
	}
	c.showSeats()
}

// showSeats makes a line for every seat.
func (c *choice) showSeats() {
	c.seats.Objects = nil
	for seat := range c.setup.players {
		c.seats.Add(c.seatLine(engine.Seat(seat)))
	}
	c.seats.Refresh()
	if len(c.setup.players) == rules.MostSeats {
		c.boxed.Show()
	} else {
		c.boxed.Hide()
	}
	c.check()
}

// seatLine is emblem, name and kind of a seat.
func (c *choice) seatLine(seat engine.Seat) fyne.CanvasObject {
	picture := &canvas.Image{Resource: emblems[seat], FillMode: canvas.ImageFillContain}
	var name fyne.CanvasObject = widgets.NewText(computerName(seat))
	if c.setup.players.person(seat) {
		entry := widget.NewEntry()
		entry.SetPlaceHolder(c.setup.players.nameless(seat))
		entry.SetText(c.setup.players[seat].Name)
		entry.OnChanged = func(text string) {
			c.setup.players[seat].Name = cleaned(text)
			c.check()
		}
		name = entry
	}
	kind := widgets.NewButton(c.setup.players.kind(seat), kindIcon(c.setup.players[seat].Kind), widgets.Plain, nil)
	kind.OnTapped = func() { page.Menu(c.host.Canvas, kind, c.kindItems(seat)...) }
	return container.New(seatLayout{}, picture, name, kind)
}

func kindIcon(kind string) fyne.Resource {
	if kind == match.Person {
		return host.Icon("person")
	}
	return host.Icon("computer")
}

// mostName is the longest name of a person, in letters.
const mostName = 24

// cleaned is a name as a record can hold it.
func cleaned(name string) string {
	letters := []rune(strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if r < ' ' || r == '"' || r == '\\' {
			return ' '
		}
		return r
	}, name)), " "))
	return strings.TrimSpace(string(letters[:min(len(letters), mostName)]))
}

func (c *choice) kindItems(seat engine.Seat) []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for _, kind := range kinds() {
		label := kindWords(kind)
		if kind != match.Person {
			label = i18n.Tf("alchemist.new.level", map[string]any{"Level": label, "Note": i18n.T("alchemist.kind." + kind + ".note")})
		}
		item := fyne.NewMenuItem(label, func() {
			c.setup.players[seat] = match.Player{Kind: kind}
			c.showSeats()
		})
		item.Icon = kindIcon(kind)
		items = append(items, item)
	}
	return items
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
	for seat := range c.setup.players {
		item := fyne.NewMenuItem(c.setup.players.name(engine.Seat(seat)), choose(rules.StartAt(engine.Seat(seat))))
		item.Icon = emblems[seat]
		items = append(items, item)
	}
	return items
}

// check tells whether a match can be dealt, and shows who begins.
func (c *choice) check() bool {
	label := words.OptionValue(rules.OptionStart, rules.StartDrawn)
	for seat := range c.setup.players {
		if c.setup.options[rules.OptionStart] == rules.StartAt(engine.Seat(seat)) {
			label = c.setup.players.name(engine.Seat(seat))
		}
	}
	c.begin.SetLabel(label)
	valid := c.setup.valid()
	if valid {
		c.tell("")
	} else {
		c.tell(i18n.T("alchemist.new.nobody"))
	}
	enable(c.start, valid)
	return valid
}

// tell says something above the button, or nothing.
func (c *choice) tell(text string) {
	c.note.SetText(text)
	if text == "" {
		c.note.Hide()
	} else {
		c.note.Show()
	}
}

// deal keeps the choices and starts.
func (c *choice) deal() {
	if !c.check() {
		return
	}
	if err := savegames.SetSetting(c.host.Store, settingLast, c.setup.text()); err != nil {
		c.failed(err)
		return
	}
	started := setup{c.setup.options, slices.Clone(c.setup.players)}
	for seat := range started.players {
		if !started.players.person(engine.Seat(seat)) {
			started.players[seat].Name = computerName(engine.Seat(seat))
		}
	}
	Start(c.host, started, c.failed)
}

func (c *choice) failed(err error) { c.tell(words.Problem(err)) }

// seatLayout puts an emblem before a name, and a button behind it.
type seatLayout struct{}

// Layout implements fyne.Layout.
func (seatLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	button := max(o[2].MinSize().Width, size.Width*0.42)
	place(o[0], 0, (size.Height-seatEmblem)/2, seatEmblem, seatEmblem)
	left := float32(seatEmblem) + 3*widgets.Grid
	width := size.Width - left - button - 2*widgets.Grid
	height := page.Fit(o[1], width)
	o[1].Move(fyne.NewPos(left, (size.Height-height)/2))
	place(o[2], size.Width-button, 0, button, size.Height)
}

// MinSize implements fyne.Layout.
func (seatLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(60*widgets.Grid, max(widgets.TouchSize, o[1].MinSize().Height, o[2].MinSize().Height))
}

const seatEmblem = 7 * widgets.Grid
