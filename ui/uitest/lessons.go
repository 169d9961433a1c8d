package uitest

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/table"
)

// A Mover makes a move by taps on the screen, up to its confirmation if it needs
// one.
type Mover func(a *App, move string)

// LessonsCanBeDone tries out a course: all that it sets up, asks for and points
// at; isPlace reports whether there is such a mark.
func LessonsCanBeDone(t testing.TB, game table.Game, isPlace func(mark string) bool) {
	t.Helper()
	if err := game.Course.Check(); err != nil {
		t.Error(err)
	}
	for _, l := range game.Course.Lessons() {
		for n, s := range l.Steps {
			for _, mark := range s.Marks {
				if !isPlace(mark) {
					t.Errorf("%s, step %d points at %q", l.ID, n+1, mark)
				}
			}
		}
	}
}

// Lessons goes through a course from its list to the end of its last lesson, and
// on to the page of a first match.
func (a *App) Lessons(game table.Game, play Mover) {
	a.T.Helper()
	all := game.Course.Lessons()
	a.Router.Push(game.Lessons(a.Host))
	a.Says(fmt.Sprintf("%d short lessons", len(all)))
	a.Tap("Begin")
	last := ""
	for _, l := range all {
		for n, s := range l.Steps {
			a.Says(l.Title.String(), fmt.Sprintf("Step %d of %d", n+1, len(l.Steps)))
			if s.Task != nil {
				play(a, s.Task.Show)
				a.Router.Rebuild() // what is prepared outlives a change of language or look
				right := strings.ReplaceAll(s.Task.Right.String(), "*", "")
				if !strings.Contains(a.Words(), right) { // it waits for a confirmation
					a.Press()
				}
				a.Says(right)
			}
			last = a.Main().Label()
			a.Press()
		}
	}
	if last != "Your first game" {
		a.T.Errorf("the course ends with %q", last)
	}
	a.Silent("Step ")
	a.Router.Pop()
	a.Says("All lessons done")
	a.Tap("Play a game")
}

// LessonsFit opens a lesson on screens of all sizes, in both languages, with the
// largest text too, each in a new app, goes to a step and makes its move; what
// is on the screen must fit at every moment.
func LessonsFit(sizes []fyne.Size, newApp func() *App, game table.Game, lesson, step int, play Mover) {
	for _, size := range sizes {
		for _, text := range []int{look.NormalText, look.LargestText} {
			for _, language := range []i18n.Language{i18n.English, i18n.German} {
				a := newApp()
				i18n.Use(language)
				look.Use(look.Look{Theme: look.Parchment, Text: text})
				a.Window.Resize(size)
				a.Router.Push(game.Lesson(a.Host, lesson))
				for range step {
					a.Press()
				}
				name := fmt.Sprint(size.Width, "x", size.Height, " ", text, " ", language)
				a.Window.Content().Refresh()
				a.Audit("lesson " + name)
				play(a, game.Course.Lessons()[lesson].Steps[step].Task.Show)
				a.Audit("draft " + name)
				a.Press()
				a.Audit("answer " + name)
			}
		}
	}
}
