package adaptoid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets/charts"
	"adytum/widgets/controls"
	"adytum/widgets/hex"
	"adytum/widgets/labels"
)

// lookBack is the page on which a match is stepped through with what the
// analysis says of each turn.
func lookBack(h *frame.Host, r *review, plies int) frame.Route {
	l := &lookBackPage{host: h, review: r, plies: plies}
	return frame.Route{Name: "adaptoid.lookback", Build: func() *frame.Page { return l.page() }}
}

type lookBackPage struct {
	host   *frame.Host
	review *review
	plies  int // how many have been made
	// instead is true while the board shows the better turn.
	instead bool
	likes   preferences

	board                 *hex.Board
	chart                 *charts.Scrubber
	status                *labels.Status
	first, back, on, best *controls.Button
}

func (l *lookBackPage) page() *frame.Page {
	l.likes = readPreferences(l.host)
	l.board = hex.NewBoard()
	l.board.SetTurn(l.likes.turn)
	l.board.SetMotion(look.Moves())
	l.chart = charts.NewScrubber(courseWords(l.review))
	l.chart.SetValues(l.review.chances(), afterPlies(l.review.turning))
	l.chart.OnChosen = l.goTo
	l.status = labels.NewStatus()
	l.first = controls.NewBarButton(i18n.T("adaptoid.back.first"), look.Icon("replay"), func() { l.goTo(0) })
	l.back = controls.NewBarButton(i18n.T("adaptoid.back.back"), look.Icon("undo"), func() { l.goTo(l.plies - 1) })
	l.on = controls.NewBarButton(i18n.T("adaptoid.back.on"), look.Icon("redo"), func() { l.goTo(l.plies + 1) })
	l.best = controls.NewButton(i18n.T("adaptoid.back.best"), look.Icon("hint"), controls.Primary, l.showBetter)
	bar := controls.NewActions(l.best, l.first, l.back, l.on)
	l.show()
	return &frame.Page{
		Title:     i18n.T("adaptoid.back.title"),
		Content:   container.New(backLayout{}, l.chart, l.board, l.status, bar),
		Immersive: true,
		OnKey:     l.key,
	}
}

// goTo shows the match after n plies; one step further is played.
func (l *lookBackPage) goTo(plies int) {
	if plies < 0 || plies > len(l.review.history) || plies == l.plies && !l.instead {
		return
	}
	forward := plies == l.plies+1 && !l.instead
	l.plies, l.instead = plies, false
	l.show()
	if forward {
		l.film(l.review.history[plies-1].Events)
	}
}

// film plays what led, or could have led, to what the board shows.
func (l *lookBackPage) film(events []engine.Event) {
	start := newBoard(sceneOf(l.review.positions[l.plies-1]))
	start.rim = l.likes.rim
	l.board.SetState(start.state())
	l.board.Play(film(keyframes(start.scene, events), false, l.likes.rim))
}

// showBetter plays the turn that should have been made, or goes back to the one
// that was.
func (l *lookBackPage) showBetter() {
	if l.plies == 0 {
		return
	}
	best, ok := l.review.better(l.plies - 1)
	if !ok {
		return
	}
	l.instead = !l.instead
	l.show()
	if !l.instead {
		return
	}
	if _, events, err := l.review.positions[l.plies-1].Play(best); err == nil {
		l.film(events)
	}
}

// show brings everything to the present ply.
func (l *lookBackPage) show() {
	b := newBoard(sceneOf(l.review.positions[l.plies]))
	b.rim = l.likes.rim
	if l.plies > 0 {
		b.mark(hex.Moved, touched(l.review.history[l.plies-1])...)
	}
	l.board.SetState(b.state())
	l.chart.SetChosen(l.plies)
	l.status.SetText(l.words())
	page.Enable(l.first, l.plies > 0)
	page.Enable(l.back, l.plies > 0)
	page.Enable(l.on, l.plies < len(l.review.history))
	better := false
	if l.plies > 0 {
		_, better = l.review.better(l.plies - 1)
	}
	page.Enable(l.best, better)
	if l.instead {
		l.best.SetLabel(i18n.T("adaptoid.back.played"))
	} else {
		l.best.SetLabel(i18n.T("adaptoid.back.best"))
	}
}

func (l *lookBackPage) words() string {
	if l.plies == 0 {
		return i18n.T("adaptoid.back.begin")
	}
	r, ply := l.review, l.plies-1
	words := r.told(ply, "*"+turnWords(r.history[ply])+"*")
	if best, ok := r.better(ply); ok {
		words += " " + i18n.Tf("adaptoid.back.better", facts{"Turn": moveWords(best)})
	}
	return words
}

func (l *lookBackPage) key(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyLeft, fyne.KeyU, fyne.KeyBackspace:
		l.goTo(l.plies - 1)
	case fyne.KeyRight, fyne.KeyR, fyne.KeySpace:
		l.goTo(l.plies + 1)
	case fyne.KeyHome:
		l.goTo(0)
	case fyne.KeyEnd:
		l.goTo(len(l.review.history))
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyB:
		l.showBetter()
	}
}

// backLayout puts the graph above the board, or beside it on low screens.
type backLayout struct{}

func (backLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	chart, board, status, bar := o[0], o[1], o[2].(*labels.Status), o[3]
	width := min(size.Width-2*gap, widestAction)
	left := (size.Width - width) / 2
	low := size.Height < lowHeight && size.Width > size.Height
	if low {
		width = min(sideWidth, size.Width/2)
		left = size.Width - width - gap
		page.Place(board, 0, 0, left-gap, size.Height)
	}
	barHeight := page.Fit(bar, width)
	words := status.Height(width, statusReserve, size.Height*0.2)
	graph := min(chart.MinSize().Height, size.Height*0.25)
	page.Place(chart, left, 0, width, graph)
	page.Place(bar, left, size.Height-gap-barHeight, width, barHeight)
	if low {
		words = size.Height - gap - barHeight - graph - 2*gap
	}
	page.Place(status, left, size.Height-2*gap-barHeight-words, width, words)
	if !low {
		page.Place(board, 0, graph+gap, size.Width, size.Height-3*gap-barHeight-words-graph-gap)
	}
}

func (backLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 280) }
