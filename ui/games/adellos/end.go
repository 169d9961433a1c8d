package adellos

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"adytum/engine"
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

// End is the page of a match that is over: who has won and how, the places, and
// how tower, gold and pieces went over the rounds.
func End(h *frame.Host, id savegames.MatchID, m *table.Model) frame.Route {
	e := &end{host: h, id: id, match: m, players: table.Seated(m.Header().Players, computerName)}
	return frame.Route{Name: "adellos.end", Build: e.page}
}

type end struct {
	host    *frame.Host
	id      savegames.MatchID
	match   *table.Model
	players table.Players
	chart   int // which of the courses is shown
}

func (e *end) page() *frame.Page {
	column := page.NewColumn(table.FormWidth)
	column.Set(e.head(), e.actions(), e.course())
	return &frame.Page{Title: i18n.T("adellos.end.title"), Content: column.Object, Width: table.FormWidth, OnKey: column.OnKey}
}

// head says who has won and how, and the places.
func (e *end) head() fyne.CanvasObject {
	v := e.match.Now().View.(rules.View)
	o, _ := v.Outcome()
	parts := []fyne.CanvasObject{look.Title(e.verdict(o)), labels.NewText(overWords(e.players, o))}
	order := v.Players()
	slices.SortStableFunc(order, func(a, b rules.Player) int { return cmp.Compare(o.Ranks[a.Seat], o.Ranks[b.Seat]) })
	for _, p := range order {
		parts = append(parts, e.place(o.Ranks[p.Seat], p))
	}
	if e.match.Now().Helped.TookBack > 0 {
		parts = append(parts, note(i18n.T("adellos.end.took_back")))
	}
	return widgets.NewPanel(page.NewStack(3*widgets.Grid, parts...))
}

// verdict is the result in two words.
func (e *end) verdict(o engine.Outcome) string {
	if e.players.People() != 1 {
		return i18n.T("adellos.end.heading")
	}
	if o.Ranks[e.players.First()] == 1 {
		return i18n.T("adellos.end.won")
	}
	return i18n.T("adellos.end.lost")
}

func (e *end) place(rank int, p rules.Player) fyne.CanvasObject {
	name := i18n.Tf("adellos.end.place", facts{"Rank": rank, "Name": e.players.Name(p.Seat)})
	about := []string{e.players.Kind(p.Seat)}
	if p.Faction != "" {
		about = append(about, factionName(p.Faction))
	}
	if p.Noble != "" {
		about = append(about, unitName(p.Noble))
	}
	lines := []fyne.CanvasObject{marked(p.Seat, note(strings.Join(about, " · ")))}
	if p.Kills > 0 {
		lines = append(lines, note(i18n.N("adellos.end.kills", p.Kills, nil)))
	}
	r := row{picture: seatPicture(p), title: name, parts: lines, spoken: name, chosen: rank == 1}
	if p.Noble != "" {
		r.explain = func() { e.host.Router.Push(explainKind(e.host, p.Noble)) }
	}
	return r.object()
}

func (e *end) actions() fyne.CanvasObject {
	again := controls.NewButton(i18n.T("adellos.end.again"), look.Icon("play"), controls.Primary, func() {
		s := setup{e.match.Header().Options, e.players, make([]string, len(e.players))}
		if s.options[rules.OptionFactions] == rules.Chosen {
			for _, p := range e.match.Now().View.(rules.View).Players() {
				s.factions[p.Seat] = p.Faction
			}
		}
		e.host.Router.Pop()
		Start(e.host, s, func(error) { e.host.Router.Push(NewGame(e.host)) })
	})
	table := controls.NewButton(i18n.T("adellos.end.table"), look.Icon("eye"), controls.Quiet, func() { e.host.Router.Pop() })
	replay := controls.NewButton(i18n.T("replay.open"), look.Icon("replay"), controls.Plain, func() { e.host.Router.Push(Game().Replay(e.host, e.match)) })
	return page.NewStack(gap, again, replay, table)
}

// A chartMeasure is a number of every seat at the end of a round.
type chartMeasure struct {
	key  string
	step int
	of   func(rules.View, rules.Player) int
}

// measures are the courses that can be looked at.
var measures = []chartMeasure{
	{"adellos.end.chart.pieces", 5, worth},
	{"adellos.end.chart.gold", 5, func(_ rules.View, p rules.Player) int { return p.Gold }},
	{"adellos.end.chart.tower", 1, func(_ rules.View, p rules.Player) int { return p.Tower }},
}

// worth is the value of a seat's units on the board.
func worth(v rules.View, p rules.Player) int {
	sum := 0
	for _, one := range v.Pieces() {
		if one.Owner == p.Seat {
			sum += kindOf(one.Unit).value
		}
	}
	return sum
}

// rounds lists a measure of every seat at the beginning of each round and at the
// end of the match.
func (e *end) rounds(m chartMeasure) [][]int {
	var all [][]int
	add := func(ply int) {
		v := e.match.Session.ViewAt(ply).(rules.View)
		var row []int
		for _, p := range v.Players() {
			row = append(row, m.of(v, p))
		}
		all = append(all, row)
	}
	last := 0
	for i, entry := range e.match.History() {
		if v := e.match.Session.ViewAt(i + 1).(rules.View); beginsTurn(entry) && v.Turn().Round > last {
			last = v.Turn().Round
			add(i + 1)
		}
	}
	add(len(e.match.History()))
	return all
}

// course is a chart over the rounds, and the choice of what it shows.
func (e *end) course() fyne.CanvasObject {
	var labels []string
	for _, m := range measures {
		labels = append(labels, i18n.T(m.key))
	}
	place := page.NewStack(0)
	show := func(i int) {
		e.chart = i
		m := measures[i]
		rounds := e.rounds(m)
		var spoken []string
		for n, numbers := range rounds {
			spoken = append(spoken, i18n.Tf("adellos.end.round", facts{"Round": n + 1, "Numbers": strings.Trim(fmt.Sprint(numbers), "[]")}))
		}
		place.Objects = []fyne.CanvasObject{table.NewChart(rounds, m.step, i18n.T(m.key)+". "+strings.Join(spoken, " "))}
		place.Refresh()
	}
	show(e.chart)
	return page.Section(i18n.T("adellos.end.chart"), controls.NewSegmented(labels, e.chart, show), place)
}
