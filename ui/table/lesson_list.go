package table

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/lessons"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// Lessons is the page with the list of a game's lessons.
func (g Game) Lessons(h *frame.Host) frame.Route {
	return frame.Route{Name: LessonListName, Build: func() *frame.Page {
		column := page.NewColumn(page.ReadingWidth)
		source := page.Read(h.Runner, func() (lessons.Progress, error) { return g.Course.Progress(h.Store) })
		source.OnRead(func(r page.Reading[lessons.Progress]) { column.Set(g.listParts(h, r, source.Again)...) })
		return &frame.Page{
			Title:   i18n.Tf("lessons.title", map[string]any{"Game": g.Title()}),
			Content: column.Object, Width: page.ReadingWidth, Close: source.Close, OnReturn: source.Again, OnKey: column.OnKey,
		}
	}}
}

func (g Game) listParts(h *frame.Host, r page.Reading[lessons.Progress], again func()) []fyne.CanvasObject {
	parts := []fyne.CanvasObject{labels.NewText(r.Value.Words()), page.NewLine(g.onward(h, r.Value))}
	if r.Err != nil {
		title, advice := i18n.Problem(r.Err)
		parts = append(parts, page.Problem(title, advice, again))
	}
	var lines []fyne.CanvasObject
	for i, l := range g.Course.Lessons() {
		lines = append(lines, lessonLine(i, l, r.Value[i], func() { h.Router.Push(g.Lesson(h, i)) }))
	}
	return append(parts, widgets.NewPanel(page.NewStack(0, lines...)))
}

// onward is the button that leads on: to the next lesson, or to a match.
func (g Game) onward(h *frame.Host, p lessons.Progress) *controls.Button {
	next, left := p.Next()
	switch {
	case !left:
		return controls.NewButton(i18n.T("lessons.play"), look.Icon("play"), controls.Primary, func() { h.Router.Push(g.New(h)) })
	case p.Finished() > 0:
		return controls.NewButton(i18n.T("lessons.continue"), look.Icon("continue"), controls.Primary, func() { h.Router.Push(g.Lesson(h, next)) })
	}
	return controls.NewButton(i18n.T("lessons.begin"), look.Icon("learn"), controls.Primary, func() { h.Router.Push(g.Lesson(h, next)) })
}

// lessonLine is a lesson in the list, with a check mark if it was finished.
func lessonLine(i int, l lessons.Lesson, done bool, tapped func()) fyne.CanvasObject {
	title := l.Title.String()
	spoken, mark := fmt.Sprintf("%d %s", i+1, title), fyne.CanvasObject(page.NewFigure(fmt.Sprint(i+1), theme.SizeNameText, widgets.ColorMuted))
	if done {
		spoken += ", " + i18n.T("lessons.done")
		mark = page.Sign("confirm")
	}
	return page.Pressed(spoken, tapped, container.New(lessonLineLayout{}, mark, labels.NewText(title)))
}

// lessonLineLayout puts a mark before a title, both in the middle of a line that a
// finger finds.
type lessonLineLayout struct{}

const markWidth = 9 * widgets.Grid

func (lessonLineLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	side := theme.IconInlineSize()
	o[0].Resize(fyne.NewSize(side, side))
	o[0].Move(fyne.NewPos(0, (size.Height-side)/2))
	height := page.Fit(o[1], size.Width-markWidth)
	o[1].Move(fyne.NewPos(markWidth, (size.Height-height)/2))
}

func (lessonLineLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	title := o[1].MinSize()
	return fyne.NewSize(title.Width+markWidth, max(title.Height, widgets.TouchSize-4*widgets.Grid))
}

// Invite offers the first lesson in a line, to a person who has neither played
// the game nor taken a lesson; to others it shows nothing. Settle lays the page
// out again when the line appears, which is a moment after the page.
func (g Game) Invite(h *frame.Host, settle func()) fyne.CanvasObject {
	first := controls.NewButton(i18n.T("lessons.invite"), look.Icon("learn"), controls.Quiet, func() { h.Router.Push(g.Lesson(h, 0)) })
	line := page.NewLine(first)
	line.Hide()
	h.Runner.Go(func() {
		if g.Course.IsNew(h.Store) {
			h.Runner.UI(func() {
				line.Show()
				settle()
			})
		}
	})
	return line
}
