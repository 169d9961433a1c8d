package lessons

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/words"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// Progress is which lessons of a course were finished, in their order.
type Progress []bool

// Finished counts the lessons that were finished.
func (p Progress) Finished() int {
	n := 0
	for _, done := range p {
		if done {
			n++
		}
	}
	return n
}

// next is the first lesson that was not finished; false if all were.
func (p Progress) next() (int, bool) {
	for i, done := range p {
		if !done {
			return i, true
		}
	}
	return 0, false
}

// Progress reads how far a person is. The error is one of the store; what could
// not be read counts as not finished. It is to be called off the UI goroutine.
func (c Course) Progress(s *savegames.Store) (Progress, error) {
	finished, err := s.FinishedLessons()
	var all Progress
	for _, l := range c.Lessons() {
		_, done := finished[savegames.Lesson{Game: c.Game.Name(), ID: l.ID}]
		all = append(all, done)
	}
	return all, err
}

// Words say how far that is.
func (p Progress) Words() string {
	switch n := p.Finished(); n {
	case 0:
		return i18n.N("lessons.count", len(p), nil)
	case len(p):
		return i18n.T("lessons.all_done")
	default:
		return i18n.Tf("lessons.some_done", map[string]any{"Done": n, "Of": len(p)})
	}
}

// List is the page with the lessons of a course.
func (c Course) List(h *frame.Host) frame.Route {
	return frame.Route{Name: ListName, Build: func() *frame.Page {
		column := page.NewColumn(page.ReadingWidth)
		source := page.Read(h.Runner, func() (Progress, error) { return c.Progress(h.Store) })
		source.OnRead(func(r page.Reading[Progress]) { column.Set(c.listParts(h, r, source.Again)...) })
		return &frame.Page{
			Title:   i18n.Tf("lessons.title", map[string]any{"Game": c.title()}),
			Content: column.Object, Width: page.ReadingWidth, Close: source.Close, OnReturn: source.Again, OnKey: column.OnKey,
		}
	}}
}

func (c Course) title() string { return i18n.T("app.game." + c.Game.Name()) }

func (c Course) listParts(h *frame.Host, r page.Reading[Progress], again func()) []fyne.CanvasObject {
	parts := []fyne.CanvasObject{labels.NewText(r.Value.Words()), page.NewLine(c.onward(h, r.Value))}
	if r.Err != nil {
		title, advice := words.Problem(r.Err)
		parts = append(parts, page.Problem(title, advice, again))
	}
	var lines []fyne.CanvasObject
	for i, l := range c.Lessons() {
		lines = append(lines, lessonLine(i, l, r.Value[i], func() { h.Router.Push(c.Lesson(h, i)) }))
	}
	return append(parts, widgets.NewPanel(page.NewStack(0, lines...)))
}

// onward is the button that leads on: to the next lesson, or to a match.
func (c Course) onward(h *frame.Host, p Progress) *controls.Button {
	next, left := p.next()
	switch {
	case !left:
		return controls.NewButton(i18n.T("lessons.play"), look.Icon("play"), controls.Primary, func() { h.Router.Push(c.Play(h)) })
	case p.Finished() > 0:
		return controls.NewButton(i18n.T("lessons.continue"), look.Icon("continue"), controls.Primary, func() { h.Router.Push(c.Lesson(h, next)) })
	}
	return controls.NewButton(i18n.T("lessons.begin"), look.Icon("learn"), controls.Primary, func() { h.Router.Push(c.Lesson(h, next)) })
}

// lessonLine is a lesson in the list, with a check mark if it was finished.
func lessonLine(i int, l Lesson, done bool, tapped func()) fyne.CanvasObject {
	title := l.Title.String()
	spoken, mark := fmt.Sprintf("%d %s", i+1, title), fyne.CanvasObject(page.NewFigure(fmt.Sprint(i+1), theme.SizeNameText, widgets.ColorMuted))
	if done {
		spoken += ", " + i18n.T("lessons.done")
		mark = page.Sign("confirm")
	}
	return page.Pressed(spoken, tapped, container.New(lineLayout{}, mark, labels.NewText(title)))
}

// lineLayout puts a mark before a title, both in the middle of a line that a
// finger finds.
type lineLayout struct{}

const markWidth = 9 * widgets.Grid

func (lineLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	side := theme.IconInlineSize()
	o[0].Resize(fyne.NewSize(side, side))
	o[0].Move(fyne.NewPos(0, (size.Height-side)/2))
	height := page.Fit(o[1], size.Width-markWidth)
	o[1].Move(fyne.NewPos(markWidth, (size.Height-height)/2))
}

func (lineLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	title := o[1].MinSize()
	return fyne.NewSize(title.Width+markWidth, max(title.Height, widgets.TouchSize-4*widgets.Grid))
}

// Invite offers the first lesson in a line, to a person who has neither played
// the game nor taken a lesson; to others it shows nothing. Settle lays the page
// out anew when the line appears, which is a moment after the page.
func (c Course) Invite(h *frame.Host, settle func()) fyne.CanvasObject {
	first := controls.NewButton(i18n.T("lessons.invite"), look.Icon("learn"), controls.Quiet, func() { h.Router.Push(c.Lesson(h, 0)) })
	line := page.NewLine(first)
	line.Hide()
	h.Runner.Go(func() {
		if c.isNew(h.Store) {
			h.Runner.UI(func() {
				line.Show()
				settle()
			})
		}
	})
	return line
}

// isNew tells that a person has done nothing yet in a game. What cannot be read
// is no reason for an offer.
func (c Course) isNew(s *savegames.Store) bool {
	p, err := c.Progress(s)
	return err == nil && p.Finished() == 0 && c.unplayed(s)
}

// unplayed tells that a person has begun no match of the game yet; false if that
// cannot be read. It is to be called off the UI goroutine.
func (c Course) unplayed(s *savegames.Store) bool {
	for _, shelf := range []savegames.Shelf{savegames.InProgress, savegames.Finished} {
		matches, err := s.Matches(shelf)
		if err != nil {
			return false
		}
		for _, m := range matches {
			if m.Game == c.Game.Name() {
				return false
			}
		}
	}
	return true
}
