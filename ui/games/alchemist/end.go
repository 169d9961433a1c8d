package alchemist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// End is the page of a match that is over: the counting step by step, the
// places, the points over the rounds, and the check of the draw.
func End(h *frame.Host, id savegames.MatchID, m *table.Model) frame.Route {
	e := &end{host: h, id: id, match: m, players: seatsOf(m.Header().Players)}
	return frame.Route{Name: "alchemist.end", Build: e.page}
}

type end struct {
	host    *frame.Host
	id      savegames.MatchID
	match   *table.Model
	players table.Players
	steps   []countingStep
	counted int // how many steps of the counting were shown

	column *fyne.Container
	scroll *container.Scroll
	foot   *fyne.Container
	next   *controls.Button
	skip   *controls.Button
}

func (e *end) page() *frame.Page {
	e.steps = countingSteps(e.match) // in the language of the moment
	e.column = widgets.NewColumn(table.FormWidth, 4*widgets.Grid)
	e.scroll = container.NewVScroll(e.column)
	e.foot = container.NewStack()
	e.next = controls.NewButton(i18n.T("alchemist.end.next"), look.Icon("play"), controls.Primary, func() { e.count(e.counted + 1) })
	p := &frame.Page{
		Title:   i18n.T("alchemist.end.title"),
		Content: container.NewBorder(nil, e.foot, nil, nil, e.scroll),
		Width:   table.FormWidth,
		OnKey:   e.key,
	}
	e.skip = controls.NewButton(i18n.T("seat.skip"), nil, controls.Quiet, func() { e.count(len(e.steps)) })
	p.Actions = []fyne.CanvasObject{e.skip}
	e.show()
	return p
}

func (e *end) key(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		e.count(e.counted + 1)
	}
}

// counting reports whether a step of the counting is still to be shown.
func (e *end) counting() bool { return e.counted < len(e.steps) }

// count shows the first steps of the counting.
func (e *end) count(steps int) {
	if e.counting() {
		e.counted = min(steps, len(e.steps))
		e.show()
	}
}

func (e *end) show() {
	e.foot.Objects = nil
	if e.counting() {
		e.column.Objects = e.countParts()
		e.foot.Objects = []fyne.CanvasObject{widgets.NewColumn(table.FormWidth, gap, e.next)}
	} else {
		e.column.Objects = e.parts()
		e.skip.Hide()
	}
	e.foot.Refresh()
	e.column.Refresh()
	e.scroll.Refresh()
	if e.counting() {
		e.scroll.ScrollToBottom()
	} else {
		e.scroll.ScrollToTop()
	}
}

// countParts are the steps of the counting so far.
func (e *end) countParts() []fyne.CanvasObject {
	var parts []fyne.CanvasObject
	for _, step := range e.steps[:e.counted+1] {
		parts = append(parts, step.panel())
	}
	return parts
}

// parts are the places, what can be done now, and all that led to them.
func (e *end) parts() []fyne.CanvasObject {
	o, _ := e.match.Now().View.Outcome()
	last := len(e.steps) - 1
	head := []fyne.CanvasObject{
		look.Subtitle(i18n.T("alchemist.end.heading")),
		labels.NewText(winnerWords(e.players, o)),
		e.steps[last].table(),
	}
	if helped := i18n.Helped(e.match.Now().Helped); helped != "" {
		head = append(head, labels.NewNote(helped))
	}
	parts := []fyne.CanvasObject{widgets.NewPanel(page.NewStack(3*widgets.Grid, head...)), e.actions(),
		page.Section(i18n.T("alchemist.end.chart"), newChart(progress(e.match.History(), len(e.players))))}
	for _, step := range e.steps[:last] {
		parts = append(parts, step.panel())
	}
	return parts
}

func (e *end) actions() fyne.CanvasObject {
	again := controls.NewButton(i18n.T("alchemist.end.again"), look.Icon("play"), controls.Primary, func() {
		e.host.Router.Pop()
		Start(e.host, setup{options: e.match.Header().Options, players: e.players}, func(error) {
			e.host.Router.Push(NewGame(e.host))
		})
	})
	check := controls.NewButton(i18n.T("alchemist.end.check"), look.Icon("seed"), controls.Plain, func() {
		e.host.Router.Push(drawPage(e.host, e.id, e.match))
	})
	table := controls.NewButton(i18n.T("alchemist.end.table"), look.Icon("eye"), controls.Quiet, func() { e.host.Router.Pop() })
	replay := controls.NewButton(i18n.T("replay.open"), look.Icon("replay"), controls.Plain, func() { e.host.Router.Push(Game().Replay(e.host, e.match)) })
	return page.NewStack(gap, again, replay, check, table)
}
