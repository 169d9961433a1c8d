package table

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets/controls"
)

// Keep sets what was chosen for a new match: the options in the first line, as
// "schools=on start=drawn", then a line for each seat.
func Keep(s *savegames.Store, setting string, options engine.Options, seats []string) {
	savegames.Set(s, setting, strings.Join(append([]string{savegames.Group(options)}, seats...), "\n"))
}

// Kept is what was set; it may be anything and must be checked.
func Kept(s *savegames.Store, setting string) (options engine.Options, seats []string) {
	lines := strings.Split(savegames.Setting(s, setting, ""), "\n")
	return OptionsOf(lines[0]), lines[1:]
}

// Levels are the computers of a game; note says in a few words how one plays.
func Levels(game engine.Game, note func(kind string) string) []Level {
	var all []Level
	for _, bot := range game.Bots() {
		all = append(all, Level{bot.Name(), note(bot.Name())})
	}
	return all
}

// Among reports whether everybody is a person or a computer of some levels.
func (p Players) Among(levels []Level) bool {
	return !slices.ContainsFunc(p, func(one match.Player) bool {
		return one.Kind != match.Person && !slices.ContainsFunc(levels, func(l Level) bool { return l.Kind == one.Kind })
	})
}

// NewCount chooses the number of seats.
func (s *Seats) NewCount(fewest, most int, chosen func(seats int)) *controls.Segmented {
	var labels []string
	for n := fewest; n <= most; n++ {
		labels = append(labels, strconv.Itoa(n))
	}
	return controls.NewSegmented(labels, len(s.players)-fewest, func(i int) { chosen(i + fewest) })
}

// A Beginning is how the options of a game say who begins.
type Beginning struct {
	Option string
	// Drawn is the value for the lot, Lot the words for it, and Seat the value
	// for a seat.
	Drawn, Lot string
	Seat       func(engine.Seat) string
}

// A First lets a person choose which seat begins, or the lot.
type First struct {
	Button *controls.Button
	// Changed is called when another was chosen.
	Changed func()

	options engine.Options
	is      Beginning
	seats   *Seats
}

// NewFirst makes a choice that is kept in options.
func NewFirst(h *frame.Host, options engine.Options, is Beginning, seats *Seats) *First {
	f := &First{Changed: func() {}, options: options, is: is, seats: seats}
	f.Button = controls.NewButton("", look.Icon("seed"), controls.Plain, nil)
	f.Button.OnTapped = func() { page.Menu(h.Canvas, f.Button, f.items()...) }
	return f
}

// items are the lot and the seats that can begin.
func (f *First) items() []*fyne.MenuItem {
	choice := func(label string, icon fyne.Resource, value string) *fyne.MenuItem {
		return page.Choice(label, icon, f.options[f.is.Option] == value, func() {
			f.options[f.is.Option] = value
			f.Changed()
		})
	}
	items := []*fyne.MenuItem{choice(f.is.Lot, look.Icon("seed"), f.is.Drawn)}
	named := f.seats.Named()
	for seat := range engine.Seat(len(named)) {
		items = append(items, choice(named.Name(seat), Emblem(seat), f.is.Seat(seat)))
	}
	return items
}

// Show says who begins.
func (f *First) Show() {
	label, named := f.is.Lot, f.seats.Named()
	for seat := range engine.Seat(len(named)) {
		if f.options[f.is.Option] == f.is.Seat(seat) {
			label = named.Name(seat)
		}
	}
	f.Button.SetLabel(label)
}
