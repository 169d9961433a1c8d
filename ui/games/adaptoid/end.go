package adaptoid

import (
	"context"
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/charts"
	"adytum/widgets/controls"
	"adytum/widgets/labels"

	rules "adytum/engine/adaptoid"
)

// End is the page of a match that is over: how it ended, how the person has done
// against this opponent, and what the analysis says of it.
func End(h *frame.Host, _ savegames.MatchID, m *table.Model) frame.Route {
	return endOf(h, m, nodesOfAnalysis)
}

// nodesOfAnalysis is how many positions are visited for each of the match.
const nodesOfAnalysis = 150_000

func endOf(h *frame.Host, m *table.Model, nodes int) frame.Route {
	e := &end{host: h, match: m, players: seated(m.Header().Players), nodes: nodes}
	return frame.Route{Name: "adaptoid.end", Build: func() *frame.Page { return e.page() }}
}

type end struct {
	host    *frame.Host
	match   *table.Model
	players table.Players
	// nodes bounds the analysis of each position.
	nodes int
	stop  context.CancelFunc // ends the analysis; nil until it is begun

	review   *review // nil until the analysis is done
	record   *labels.Text
	progress *labels.Text // of the analysis
	course   *fyne.Container
	column   *page.Column
}

func (e *end) page() *frame.Page {
	ctx, cancel := context.WithCancel(context.Background())
	e.record = labels.NewNote("")
	e.record.Hide()
	e.progress = labels.NewText(i18n.T("adaptoid.course.begins"))
	e.course = page.NewStack(3*widgets.Grid, e.progress)
	e.column = page.NewColumn(table.FormWidth, e.head(), e.buttons(), page.Section(i18n.T("adaptoid.course"), e.course))
	e.readRecord(ctx)
	if e.stop == nil {
		e.stop = e.analyse()
	} else if e.review != nil {
		e.showCourse()
	}
	return &frame.Page{
		Title:   i18n.T("adaptoid.end.title"),
		Content: e.column.Object,
		Width:   table.FormWidth,
		Close:   cancel,
		Leave:   e.stop,
		OnKey:   e.column.OnKey,
	}
}

// head says who has won, and why.
func (e *end) head() fyne.CanvasObject {
	v, first := e.match.Now().View.(rules.View), e.players.First()
	o, _ := v.Outcome()
	score := fmt.Sprintf("%d : %d", o.Scores[first], o.Scores[1-first])
	said := page.NewStack(widgets.Grid,
		look.Title(e.verdict(v.Position())),
		page.NewFigure(score, widgets.SizeDisplayText, look.ColorBrass),
		labels.NewText(i18n.T("adaptoid.end."+o.Name)),
		e.record,
	)
	if helped := i18n.Helped(e.match.Now().Helped); helped != "" {
		said.Add(labels.NewNote(helped))
	}
	return widgets.NewPanel(said)
}

// shared reports whether two people have played.
func (e *end) shared() bool { return e.players.People() > 1 }

func (e *end) verdict(p rules.Position) string {
	winner, won := p.Winner()
	switch {
	case !won:
		return i18n.T("adaptoid.verdict.draw")
	case e.shared():
		return i18n.Tf("adaptoid.verdict.colour", facts{"Name": colourOf(winner)})
	case e.players.Person(p.SeatOf(winner)):
		return i18n.T("adaptoid.verdict.won")
	}
	return i18n.T("adaptoid.verdict.lost")
}

func (e *end) buttons() fyne.CanvasObject {
	again := controls.NewButton(i18n.T("adaptoid.end.again"), look.Icon("play"), controls.Primary, e.again)
	other := controls.NewButton(i18n.T("table.menu.new"), look.Icon("plus"), controls.Plain, func() {
		e.host.Router.Pop()
		e.host.Router.Replace(NewGame(e.host))
	})
	board := controls.NewButton(i18n.T("adaptoid.end.board"), look.Icon("eye"), controls.Quiet, func() { e.host.Router.Pop() })
	replay := controls.NewButton(i18n.T("replay.open"), look.Icon("replay"), controls.Plain, func() { e.host.Router.Push(Game().Replay(e.host, e.match)) })
	return page.NewStack(gap, again, replay, page.NewLine(other, board))
}

// again begins a match with the same choices and the seats the other way round.
func (e *end) again() {
	header := e.match.Header()
	players := slices.Clone(header.Players)
	slices.Reverse(players)
	header = match.Header{Options: header.Options, Players: players}
	e.stop()
	e.host.Router.Pop()
	begin(e.host, header, func(err error) { e.record.SetText(i18n.ProblemLine(err)) })
}

// readRecord finds out how the person has done against this opponent.
func (e *end) readRecord(ctx context.Context) {
	if e.shared() {
		return
	}
	level := e.match.Header().Players[1-e.players.First()].Kind
	e.host.Runner.Go(func() {
		// Damaged results are left out; the place of statistics tells of them.
		sums, _ := e.host.Store.Statistics(rules.Game{}.Name(), "")
		t, played := sums.Against[level]
		e.host.Runner.UI(func() {
			if ctx.Err() == nil && played {
				e.record.SetText(tallyWords(level, t))
				e.record.Show()
			}
		})
	})
}

// analyse judges the match off the UI goroutine; stop ends it.
func (e *end) analyse() (stop func()) {
	r := newReview(e.match)
	return e.host.WorkInFront(func(ctx context.Context) func() {
		err := r.analyse(ctx, e.nodes, func(done, all int) {
			e.host.Runner.UI(func() {
				if ctx.Err() == nil {
					e.progress.SetText(i18n.Tf("adaptoid.course.judging", facts{"Done": done, "All": all}))
				}
			})
		})
		return func() {
			if err == nil {
				e.review = r
				e.showCourse()
			}
		}
	})
}

// showCourse shows the graph and the turns that mattered most.
func (e *end) showCourse() {
	r := e.review
	caption := courseWords(r)
	chart := charts.NewTimeline(caption)
	chart.SetValues(r.chances(), afterPlies(r.turning))
	chart.OnChosen = func(plies int) { e.open(plies) }
	parts := []fyne.CanvasObject{labels.NewNote(caption), chart}
	if len(r.turning) > 0 {
		parts = append(parts, labels.NewText(i18n.T("adaptoid.course.mattered")))
	}
	for i, ply := range r.turning {
		told := r.told(ply, turnWords(r.history[ply]))
		label := fmt.Sprintf("*%d*  %s", i+1, told)
		parts = append(parts, page.Pressed(told, func() { e.open(ply + 1) }, labels.NewText(label)))
	}
	step := controls.NewButton(i18n.T("adaptoid.course.step"), look.Icon("replay"), controls.Plain, func() { e.open(0) })
	e.course.Objects = append(parts, page.NewLine(step))
	e.course.Refresh()
	e.column.Object.Refresh()
}

// courseWords says whose chance the graph shows.
func courseWords(r *review) string {
	if r.seat == engine.Nobody {
		return i18n.T("adaptoid.course.white")
	}
	return i18n.T("adaptoid.course.yours")
}

// afterPlies are the points of the graph after some plies.
func afterPlies(plies []int) []int {
	var points []int
	for _, ply := range plies {
		points = append(points, ply+1)
	}
	return points
}

// told says who made a ply, the turn in the words given, and what it changed.
func (r *review) told(ply int, turn string) string {
	name := seatName(r.players, r.positions[len(r.history)], r.history[ply].Seat)
	return i18n.Tf("adaptoid.course.turn", facts{"Number": ply + 1, "Name": name, "Turn": turn}) + " " + chanceWords(r, ply)
}

// chanceWords say what a turn changed.
func chanceWords(r *review, ply int) string {
	data := facts{"Before": percent(r.chance(ply)), "After": percent(r.chance(ply + 1))}
	if r.seat == engine.Nobody {
		return i18n.Tf("adaptoid.course.change.white", data)
	}
	return i18n.Tf("adaptoid.course.change.yours", data)
}

// open steps through the match, beginning after n plies.
func (e *end) open(n int) { e.host.Router.Push(lookBack(e.host, e.review, n)) }
