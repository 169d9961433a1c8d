package adaptoid

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

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

	rules "adytum/engine/adaptoid"
)

// settingLast is where the last choices are kept, as "opponent=adept begins=first
// start=middle ...".
const settingLast = "adaptoid.last"

// Who begins.
const (
	beginsFirst  = "first"
	beginsSecond = "second"
	beginsLot    = "lot"
)

// A Setup is what a new match is made of.
type Setup struct {
	// Opponent is match.Person or the name of a computer player.
	Opponent string
	// Begins reports whether the person takes the first seat, the second, or the
	// one that the lot falls on.
	Begins  string
	Options engine.Options
}

// opponents are the computer players, the weakest first, and then a person.
func opponents() []string {
	var all []string
	for _, b := range (rules.Game{}).Bots() {
		all = append(all, b.Name())
	}
	return append(all, match.Person)
}

// LastChoice is the choice of the last new match.
func LastChoice(s *savegames.Store) Setup {
	o := table.OptionsOf(savegames.Setting(s, settingLast, ""))
	c := Setup{Opponent: o["opponent"], Begins: o["begins"], Options: o}
	delete(o, "opponent")
	delete(o, "begins")
	if !slices.Contains(opponents(), c.Opponent) {
		c.Opponent = opponents()[0]
	}
	if c.Begins != beginsSecond && c.Begins != beginsLot {
		c.Begins = beginsFirst
	}
	setup, err := engine.Check(rules.Game{}, engine.Setup{Options: c.Options, Seed: "none"})
	if err != nil {
		setup, _ = engine.Check(rules.Game{}, engine.Setup{Seed: "none"})
	}
	c.Options = setup.Options
	return c
}

func (c Setup) keep(s *savegames.Store) {
	all := maps.Clone(c.Options)
	all["opponent"], all["begins"] = c.Opponent, c.Begins
	savegames.Set(s, settingLast, savegames.Group(all))
}

// players are who sits where; lot decides where it is to.
func (c Setup) players(lot uint64) []match.Player {
	players := []match.Player{{Kind: match.Person}, {Kind: c.Opponent}}
	if c.Begins == beginsSecond || c.Begins == beginsLot && lot%2 == 1 {
		slices.Reverse(players)
	}
	return players
}

// Start deals a new match and opens its table in place of the page on top.
// Failed gets the error if nothing could be dealt or stored.
func Start(h *frame.Host, c Setup, failed func(error)) {
	begin(h, match.Header{Options: c.Options, Players: c.players(h.Random() >> 32)}, failed)
}

func begin(h *frame.Host, header match.Header, failed func(error)) {
	Game().Deal(context.Background(), h, header, table.Dealing{Show: h.Router.Replace, Failed: failed})
}

// NewGame is the page where a new match is chosen. It opens with the last
// choices, so that one tap starts.
func NewGame(h *frame.Host) frame.Route {
	f := &form{host: h, choice: LastChoice(h.Store)}
	return frame.Route{Name: "adaptoid.new", Build: func() *frame.Page { return f.page() }}
}

// A form is the view model of the new-game page.
type form struct {
	*table.Form
	host   *frame.Host
	choice Setup

	begins  *fyne.Container
	about   *labels.Text
	record  *labels.Text
	records map[string]savegames.Tally
}

func (f *form) page() *frame.Page {
	f.Form = table.NewForm(i18n.T("adaptoid.new.start"), f.begin)
	f.about, f.record = labels.NewNote(""), labels.NewNote("")
	f.begins = widgets.NewPanel(f.beginsChoice())
	column := page.NewColumn(table.FormWidth)
	invitation := Game().Invite(f.host, column.Settle)
	column.Set(invitation, widgets.NewPanel(f.opponentChoice()), f.begins, f.options())
	f.tell()
	records := page.Read(f.host.Runner, f.readRecords)
	records.OnRead(func(r page.Reading[map[string]savegames.Tally]) {
		f.records = r.Value
		f.tell()
	})
	p := f.Page(i18n.T("adaptoid.new.title"), column.Object, column.OnKey)
	p.Close = records.Close
	return p
}

func (f *form) opponentChoice() fyne.CanvasObject {
	var texts []string
	for _, name := range opponents() {
		texts = append(texts, LevelName(name))
	}
	choose := controls.NewSegmented(texts, slices.Index(opponents(), f.choice.Opponent), func(i int) {
		f.choice.Opponent = opponents()[i]
		f.tell()
	})
	return container.NewVBox(look.Subtitle(i18n.T("adaptoid.new.opponent")), choose, f.about, f.record)
}

func (f *form) beginsChoice() fyne.CanvasObject {
	values := []string{beginsFirst, beginsSecond, beginsLot}
	texts := []string{i18n.T("adaptoid.new.begins.first"), i18n.T("adaptoid.new.begins.second"), i18n.T("adaptoid.new.begins.lot")}
	choose := controls.NewSegmented(texts, slices.Index(values, f.choice.Begins), func(i int) { f.choice.Begins = values[i] })
	return container.NewVBox(look.Subtitle(i18n.T("adaptoid.new.begins")), choose, labels.NewNote(i18n.T("adaptoid.new.begins.note")))
}

// tell shows the words about the opponent that is chosen.
func (f *form) tell() {
	f.about.SetText(i18n.T("adaptoid.level." + f.choice.Opponent + ".note"))
	t, played := f.records[f.choice.Opponent]
	if played {
		f.record.SetText(tallyWords(f.choice.Opponent, t))
		f.record.Show()
	} else {
		f.record.Hide()
	}
	if f.choice.Opponent == match.Person {
		f.begins.Hide()
	} else {
		f.begins.Show()
	}
}

// readRecords finds out how the person has done against each level.
func (f *form) readRecords() (map[string]savegames.Tally, error) {
	// Damaged results are left out; the place of statistics tells of them.
	sums, _ := f.host.Store.Statistics(rules.Game{}.Name(), "")
	return sums.Against, nil
}

// options lists what can be chosen, each with one sentence.
func (f *form) options() fyne.CanvasObject {
	parts := []fyne.CanvasObject{}
	for _, option := range (rules.Game{}).Options() {
		parts = append(parts, f.option(option))
	}
	return page.Section(i18n.T("adaptoid.new.options"), page.NewStack(6*widgets.Grid, parts...))
}

func (f *form) option(option engine.Option) fyne.CanvasObject {
	note := labels.NewNote("")
	var texts []string
	for _, value := range option.Values {
		texts = append(texts, f.valueName(option, value))
	}
	tell := func() {
		key := "option." + option.Name
		if !isSwitch(option) && option.Name != rules.OptionTarget {
			key += "." + f.choice.Options[option.Name]
		}
		note.SetText(i18n.T(key + ".note"))
	}
	tell()
	choose := controls.NewSegmented(texts, slices.Index(option.Values, f.choice.Options[option.Name]), func(i int) {
		f.choice.Options[option.Name] = option.Values[i]
		tell()
	})
	return page.NewStack(widgets.Grid, labels.NewText("*"+i18n.Option(option.Name)+"*"), note, choose)
}

// tallyWords say how a person has done against a level.
func tallyWords(level string, t savegames.Tally) string {
	data := facts{"Level": LevelName(level), "Won": t.Won, "Lost": t.Lost, "Drawn": t.Drawn}
	if t.Drawn == 0 {
		return i18n.Tf("adaptoid.record", data)
	}
	return i18n.Tf("adaptoid.record.drawn", data)
}

func isSwitch(o engine.Option) bool { return slices.Equal(o.Values, engine.Switch(o.Name).Values) }

func (f *form) valueName(option engine.Option, value string) string {
	switch {
	case value == "on":
		return i18n.T("adaptoid.new.on")
	case value == "off":
		return i18n.T("adaptoid.new.off")
	case option.Name == rules.OptionTarget:
		return fmt.Sprint(value)
	}
	return i18n.OptionValue(option.Name, value)
}

func (f *form) begin() {
	f.choice.keep(f.host.Store)
	Start(f.host, f.choice, f.Failed)
}
