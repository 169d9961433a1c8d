package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// The names of the routes to a lesson and to the list of a course.
const (
	LessonName     = "lessons.lesson"
	LessonListName = "lessons.list"
)

// Lesson is the page of a lesson of a game, by its number from 0. How far the
// person is outlives a change of language or look.
func (g Game) Lesson(h *frame.Host, lesson int) frame.Route {
	r := newRun(h, g, lesson)
	return frame.Route{Name: LessonName, Build: func() *frame.Page { return newLessonScreen(r).page() }}
}

// lessonScreen is the page of a lesson as it stands on the screen.
type lessonScreen struct {
	*lessonModel
	table *Table
	stage *fyne.Container // has the table's object in it
	held  bool            // what the table was told last
	marks []string
	first bool // the course ends here, and no match of one's own was begun yet
	gone  bool

	count    *labels.Text
	words    *labels.Text
	says     *labels.Text // what the table or the lesson answers
	sign     *fyne.Container
	layout   *lessonPageLayout
	content  *fyne.Container
	buttons  struct{ undo, show, main *controls.Button }
	unlisten func()
}

func newLessonScreen(r *lessonModel) *lessonScreen {
	s := &lessonScreen{lessonModel: r, stage: container.NewStack(), sign: container.NewStack(), unlisten: func() {}}
	s.count, s.words, s.says = labels.NewNote(""), labels.NewText(""), labels.NewText("")
	s.buttons.undo = controls.NewBarButton(i18n.T("lessons.undo"), look.Icon("undo"), func() { s.table.Model.Clear() })
	s.buttons.show = controls.NewBarButton(i18n.T("lessons.show"), look.Icon("eye"), func() {
		s.show(s.table)
		s.refresh()
	})
	s.buttons.main = controls.NewButton("", nil, controls.Primary, s.press)
	s.layOut()
	return s
}

// layOut puts words, board, answer and buttons together.
func (s *lessonScreen) layOut() {
	words := newTextPanel(page.NewStack(widgets.Grid, s.count, s.words))
	answer := newTextPanel(container.New(answerLayout{}, s.sign, s.says))
	bar := controls.NewActions(s.buttons.main, s.buttons.undo, s.buttons.show)
	s.layout = &lessonPageLayout{words: words, answer: answer}
	s.content = container.New(s.layout, words.object, s.stage, answer.object, bar)
}

func (s *lessonScreen) page() *frame.Page {
	s.set()
	if s.lesson == len(s.lessons)-1 {
		s.lookForMatches()
	}
	return &frame.Page{
		Title:     s.now().Title.String(),
		Content:   s.content,
		Immersive: true,
		Close:     func() { s.gone = true; s.leave() },
		OnBack:    func() bool { return s.verdict == undecided && s.table.Model.Clear() },
		OnKey:     s.key,
	}
}

// lookForMatches finds out whether the course leads to a first match.
func (s *lessonScreen) lookForMatches() {
	s.host.Runner.Go(func() {
		first := s.game.Course.Unplayed(s.host.Store)
		s.host.Runner.UI(func() {
			if !s.gone {
				s.first = first
				s.refresh()
			}
		})
	})
}

// set puts the match of the step on the board.
func (s *lessonScreen) set() {
	s.leave()
	s.table = s.build()
	s.held, s.marks = s.table.Model.Held, nil
	s.table.Begin(s.table.Content)
	s.stage.Objects = []fyne.CanvasObject{s.table.Content}
	s.stage.Refresh()
	s.table.changed = s.refresh
	s.unlisten = page.Listen(s.table.Model.Session.State(), s.changed)
	s.changed()
}

// leave lets go of the table.
func (s *lessonScreen) leave() {
	s.unlisten()
	if s.table != nil {
		s.table.Close()
		s.table.Model.Session.Pause()
	}
}

// changed is called after a new state of the match.
func (s *lessonScreen) changed() {
	s.judge(s.table.Model.Session)
	s.lead(s.table)
	s.refresh()
}

// refresh shows everything as it is now.
func (s *lessonScreen) refresh() {
	step, t := s.at(), s.table
	s.tried = s.tried || t.refused()
	s.count.SetText(i18n.Tf("lessons.step", map[string]any{"Step": s.step + 1, "Of": len(s.now().Steps)}))
	s.words.SetText(step.Text.String())
	held := s.verdict != undecided || s.opening()
	marks := step.Marks
	if step.Task != nil && s.verdict != undecided {
		marks = nil
	}
	s.hold(held, marks)
	s.answerNow() // after the hold, of which the table speaks
	page.Enable(s.buttons.undo, !held && (t.drafting() || t.refused()))
	page.Enable(s.buttons.show, s.canShow())
	s.main().Show(s.buttons.main)
	s.layout.busy = step.Task != nil && (s.verdict != undecided || t.drafting())
	s.layout.Layout(s.content.Objects, s.content.Size())
}

// hold tells the table what to hold and to point at, if that has changed.
func (s *lessonScreen) hold(held bool, marks []string) {
	if held != s.held || !slices.Equal(marks, s.marks) {
		s.held, s.marks = held, marks
		s.table.hold(held, marks)
	}
	if held {
		page.Release(s.host.Canvas, s.table.Content) // Return is to go on, not to tap in vain
	}
}

// answerNow shows what is said besides the words of the step.
func (s *lessonScreen) answerNow() {
	sign, words := "", ""
	switch {
	case s.at().Task == nil:
	case s.verdict == right:
		sign, words = "confirm", s.answer.String()
	case s.verdict == wrong:
		sign, words = "replay", s.answer.String()
	default:
		words = s.table.Model.Says(s.table.parts.Status)
	}
	s.says.SetText(words)
	s.sign.Objects = nil
	if sign != "" {
		s.sign.Objects = []fyne.CanvasObject{page.Sign(sign)}
	}
	s.layout.answer.inner.Refresh() // the sign takes width from the words
	s.layout.saying = words != ""
}

// main is what the large button does now.
func (s *lessonScreen) main() page.Main {
	switch {
	case s.verdict == wrong:
		return page.Main{Label: i18n.T("lessons.again"), Do: s.again}
	case s.verdict == undecided:
		return s.table.Main().If(!s.opening())
	case !s.last():
		return page.Main{Label: i18n.T("lessons.next"), Do: s.next}
	case s.lesson < len(s.lessons)-1:
		return page.Main{Label: i18n.T("lessons.next_lesson"), Do: s.goOn}
	case s.first:
		return page.Main{Label: i18n.T("lessons.first"), Do: s.playFirst}
	}
	return page.Main{Label: i18n.T("lessons.finish"), Do: s.goOn}
}

// press uses the large button.
func (s *lessonScreen) press() {
	if !s.table.Model.Now().Busy() {
		s.main().Press()
	}
}

// again takes the wrong move back.
func (s *lessonScreen) again() {
	s.takeBack(s.table)
	s.refresh()
}

// next goes to the next step.
func (s *lessonScreen) next() {
	if s.open(s.step + 1) {
		s.changed()
	} else {
		s.set()
	}
}

// goOn ends the lesson and leads to the next one, or back to the list after the
// last.
func (s *lessonScreen) goOn() {
	s.finish()
	if s.lesson < len(s.lessons)-1 {
		s.host.Router.Replace(s.game.Lesson(s.host, s.lesson+1))
		return
	}
	s.host.Router.Pop()
}

// playFirst ends the course and leads to a match of one's own.
func (s *lessonScreen) playFirst() {
	s.finish()
	s.host.Router.Replace(s.game.New(s.host))
}

// key lets a lesson be gone through by keyboard alone.
func (s *lessonScreen) key(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyC, fyne.KeyS:
		s.press()
	case fyne.KeyU, fyne.KeyBackspace:
		s.table.Model.Clear()
	case fyne.KeyH:
		s.show(s.table)
		s.refresh()
	case fyne.KeyF1:
		s.host.Router.Push(s.host.Keys())
	default:
		s.table.Key(k)
	}
}

// A textPanel has words in it that can be scrolled when there is little room.
type textPanel struct {
	object *fyne.Container
	inner  fyne.CanvasObject
}

const panelMargin = 3 * widgets.Grid

func newTextPanel(inner fyne.CanvasObject) textPanel {
	scroll := container.NewVScroll(container.New(gutterLayout{}, inner))
	return textPanel{container.NewStack(widgets.NewPanelGround(), container.New(textPanelLayout{}, scroll)), inner}
}

// textPanelLayout keeps a scroll off the panel's edges but for the right one, where
// its bar stands in the margin.
type textPanelLayout struct{}

func (textPanelLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	page.Place(o[0], panelMargin, panelMargin, size.Width-panelMargin-barMargin, size.Height-2*panelMargin)
}

func (textPanelLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(panelMargin+barMargin, 2*panelMargin)
}

// barMargin is between a bar and the edge of the panel.
const barMargin = widgets.Grid / 2

// gutterLayout leaves what is scrolled the rest of the margin.
type gutterLayout struct{}

func (gutterLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size.SubtractWidthHeight(panelMargin-barMargin, 0))
}

func (gutterLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(panelMargin-barMargin, 0)
}

// height is that of the panel with all its words in a width.
func (p textPanel) height(width float32) float32 {
	return page.Fit(p.inner, width-2*panelMargin) + 2*panelMargin
}

// answerLayout puts a sign, if there is one, before the words.
type answerLayout struct{}

func (answerLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	left := signWidth(o[0])
	height := page.Fit(o[1], size.Width-left)
	top := max(0, (size.Height-height)/2)
	o[1].Move(fyne.NewPos(left, top))
	side := theme.IconInlineSize()
	o[0].Move(fyne.NewPos(0, top))
	o[0].Resize(fyne.NewSquareSize(side))
}

func (answerLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	words := o[1].MinSize()
	return fyne.NewSize(words.Width+signWidth(o[0]), max(words.Height, theme.IconInlineSize()))
}

// signWidth is the room for the sign and what keeps it from the words.
func signWidth(sign fyne.CanvasObject) float32 {
	if len(sign.(*fyne.Container).Objects) == 0 {
		return 0
	}
	return theme.IconInlineSize() + 2*widgets.Grid
}
