package adaman

import (
	"context"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

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

	rules "adytum/engine/adaman"
)

// End is the page of a match that is over: how it ended, its place among the
// high scores, and whether the deal could be won.
func End(h *frame.Host, id savegames.MatchID, m *table.Model) frame.Route {
	e := &end{host: h, id: id, match: m}
	return frame.Route{Name: "adaman.end", Build: func() *frame.Page { return e.page() }}
}

type end struct {
	host  *frame.Host
	id    savegames.MatchID
	match *table.Model
	stop  context.CancelFunc // ends what was begun last; nil before the first page

	place   *labels.Text
	verdict *labels.Text
	line    *fyne.Container
	// settle lays the page out again after its words have changed.
	settle func()

	solved *solution // nil until the question is answered
}

// A solution says whether a deal could be won, and how.
type solution struct {
	verdict rules.Verdict
	line    []rules.Move
}

func (e *end) page() *frame.Page {
	o, _ := e.match.Now().View.Outcome()
	ctx, cancel := context.WithCancel(context.Background())
	e.place, e.verdict = labels.NewText(""), labels.NewText(i18n.T("adaman.end.solving"))
	e.line = page.NewStack(widgets.Grid)

	again := controls.NewButton(i18n.T("adaman.end.again"), look.Icon("play"), controls.Primary, func() {
		e.start(Deal{Options: e.match.Header().Options})
	})
	same := controls.NewButton(i18n.T("adaman.end.same"), look.Icon("seed"), controls.Plain, func() {
		e.start(Deal{Options: e.match.Header().Options, Seed: e.match.Header().Seed})
	})
	backToTable := controls.NewButton(i18n.T("adaman.end.table"), look.Icon("eye"), controls.Quiet, func() { e.host.Router.Pop() })
	replay := controls.NewButton(i18n.T("replay.open"), look.Icon("replay"), controls.Plain, func() { e.host.Router.Push(Game().Replay(e.host, e.match)) })
	said := page.NewStack(2*widgets.Grid,
		look.Title(i18n.Outcome(o.Name)),
		page.NewFigure(i18n.Points(o.Scores[0]), widgets.SizeDisplayText, theme.ColorNamePrimary),
		labels.NewText(i18n.T("adaman.end."+o.Name)),
		e.place,
	)
	// Why a play that was taken back counts is said with the place.
	if helped := i18n.Helped(match.Marks{Hints: e.match.Now().Helped.Hints}); helped != "" {
		said.Add(labels.NewNote(helped))
	}
	head := widgets.NewPanel(said)
	question := page.Section(i18n.T("adaman.end.could"), e.verdict, e.line)
	parts := []fyne.CanvasObject{head, again, same, replay, backToTable, question}
	column := page.NewColumn(table.FormWidth, parts...)
	e.settle = func() { column.Set(parts...) }
	e.findPlace(ctx)
	if e.stop == nil {
		e.stop = e.solve()
	} else if e.solved != nil {
		e.answer()
	}
	return &frame.Page{
		Title:   i18n.T("adaman.end.title"),
		Content: column.Object,
		Width:   table.FormWidth,
		Close:   cancel,
		Leave:   e.stop,
		OnKey:   column.OnKey,
	}
}

// start leaves this table for a new one.
func (e *end) start(deal Deal) {
	ctx, cancel := context.WithCancel(context.Background())
	e.stop()
	e.stop = cancel
	e.host.Router.Pop()
	Start(ctx, e.host, deal, func(err error) {
		e.host.Router.Push(NewGameWith(e.host, deal))
	})
}

// findPlace looks up the place among the high scores.
func (e *end) findPlace(ctx context.Context) {
	e.host.Runner.Go(func() {
		_, place, err := e.host.Store.Result(e.id)
		e.host.Runner.UI(func() {
			if ctx.Err() != nil {
				return
			}
			switch helped := e.match.Now().Helped; {
			case err != nil:
				e.place.SetText("")
			case helped.TookBack > 0:
				e.place.SetText(i18n.T("adaman.end.took_back"))
			case place == 0:
				e.place.SetText(i18n.T("adaman.end.known"))
			case place == 1:
				e.place.SetText(i18n.T("adaman.end.best"))
			case place > 0:
				e.place.SetText(i18n.Tf("adaman.end.place", map[string]any{"Place": place}))
			}
			e.settle()
		})
	})
}

// The bounds of the question whether the deal could be won.
const (
	solveNodes = 50_000_000
	solveTime  = 20 * time.Second
)

// solve finds out whether the deal could be won by someone who knows it; stop ends it.
func (e *end) solve() (stop func()) {
	first, err := dealt(e.match)
	if err != nil {
		return func() {}
	}
	return e.host.WorkInFront(func(ctx context.Context) func() {
		bounded, cancel := context.WithTimeout(ctx, solveTime)
		defer cancel()
		verdict, line := first.Solve(bounded, solveNodes)
		return func() {
			e.solved = &solution{verdict, line}
			e.answer()
		}
	})
}

// dealt is the position that the match began with.
func dealt(m *table.Model) (rules.Position, error) {
	h := m.Header()
	p, _, err := rules.Game{}.Deal(engine.Setup{Options: h.Options, Seats: 1, Seed: h.Seed})
	if err != nil {
		return rules.Position{}, err
	}
	return p.(rules.Position), nil
}

func (e *end) answer() {
	switch line := e.solved.line; e.solved.verdict {
	case rules.Winnable:
		e.verdict.SetText(i18n.N("adaman.end.winnable", len(line), nil))
		show := controls.NewButton(i18n.T("adaman.end.show_line"), look.Icon("list"), controls.Quiet, nil)
		show.OnTapped = func() {
			e.line.Objects = []fyne.CanvasObject{winningLine(line)}
			e.settle()
		}
		e.line.Add(show)
	case rules.Lost:
		e.verdict.SetText(i18n.T("adaman.end.lost"))
	case rules.Undecided:
		e.verdict.SetText(i18n.T("adaman.end.undecided"))
	}
	e.settle()
}
