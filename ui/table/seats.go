package table

import (
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
	"adytum/widgets/pictures"
)

// Seats lets a person choose who sits at each seat of a new match: a line for
// every seat with its emblem, its name and its kind.
type Seats struct {
	Object *fyne.Container
	// Below is shown below the line of a seat, nil if nothing is.
	Below func(engine.Seat) fyne.CanvasObject
	// Changed is called when a name or a kind has changed.
	Changed func()

	host     *frame.Host
	players  Players
	computer func(engine.Seat) string
	levels   []Level
}

// A Level is a kind of computer, and in a few words how it plays, "" for none.
type Level struct{ Kind, Note string }

// NewSeats makes lines for players; computer is the name of the computer at a
// seat.
func NewSeats(h *frame.Host, players Players, levels []Level, computer func(engine.Seat) string) *Seats {
	return &Seats{Object: page.NewStack(3 * widgets.Grid), Changed: func() {}, host: h, players: slices.Clone(players),
		computer: computer, levels: levels}
}

// Players are the chosen players.
func (s *Seats) Players() Players { return s.players }

// Named are the chosen players, with the names of the computers.
func (s *Seats) Named() Players { return Seated(s.players, s.computer) }

// Resize changes the number of seats; new ones get a computer like the last, or
// of the given kind after a person.
func (s *Seats) Resize(seats int, kind string) {
	for len(s.players) < seats {
		last := s.players[len(s.players)-1].Kind
		if last == match.Person {
			last = kind
		}
		s.players = append(s.players, match.Player{Kind: last})
	}
	s.players = s.players[:seats]
	s.Show()
}

// Show rebuilds the lines.
func (s *Seats) Show() {
	page.Refocused(s.Object, s.fill)
	s.Changed()
}

func (s *Seats) fill() {
	s.Object.Objects = nil
	for seat := range s.players {
		s.Object.Add(s.line(engine.Seat(seat)))
		if s.Below != nil {
			s.Object.Add(s.Below(engine.Seat(seat)))
		}
	}
	s.Object.Refresh()
}

// line is emblem, name and kind of a seat.
func (s *Seats) line(seat engine.Seat) fyne.CanvasObject {
	picture := pictures.New(Emblem(seat), 0)
	var name fyne.CanvasObject = labels.NewText(s.computer(seat))
	if s.players.Person(seat) {
		entry := controls.NewEntry()
		entry.SetPlaceHolder(s.players.Nameless(seat))
		entry.SetText(s.players[seat].Name)
		entry.OnChanged = func(text string) {
			s.players[seat].Name = Cleaned(text)
			s.Changed()
		}
		name = entry
	}
	kind := controls.NewButton(s.players.Kind(seat), kindIcon(s.players[seat].Kind), controls.Plain, nil)
	kind.OnTapped = func() { page.Menu(s.host.Canvas, kind, s.kinds(seat)...) }
	return page.NewSeatLine(picture, name, kind)
}

func kindIcon(kind string) fyne.Resource {
	if kind == match.Person {
		return look.Icon("person")
	}
	return look.Icon("computer")
}

// kinds are all who can sit at a seat.
func (s *Seats) kinds(seat engine.Seat) []*fyne.MenuItem {
	items := []*fyne.MenuItem{s.kind(seat, match.Person, KindWords(match.Person))}
	for _, l := range s.levels {
		label := KindWords(l.Kind)
		if l.Note != "" {
			label = i18n.Tf("seat.level", map[string]any{"Level": label, "Note": l.Note})
		}
		items = append(items, s.kind(seat, l.Kind, label))
	}
	return items
}

func (s *Seats) kind(seat engine.Seat, kind, label string) *fyne.MenuItem {
	return page.Choice(label, kindIcon(kind), s.players[seat].Kind == kind, func() {
		s.players[seat] = match.Player{Kind: kind}
		s.Show()
	})
}

// mostName is the longest name of a person, in letters.
const mostName = 24

// Cleaned is a name as a record can hold it.
func Cleaned(name string) string {
	letters := []rune(strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == '"' || r == '\\' {
			return ' '
		}
		return r
	}, name)), " "))
	return strings.TrimSpace(string(letters[:min(len(letters), mostName)]))
}
