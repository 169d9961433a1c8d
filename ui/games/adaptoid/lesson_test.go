package adaptoid

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"adytum/engine/hexgrid"
	"adytum/ui/i18n"
	"adytum/ui/uitest"
	"adytum/widgets/hex"

	rules "adytum/engine/adaptoid"
)

func TestLessonsCanBeDone(t *testing.T) {
	board := newTestModel(t, versusNovice, nil, uitest.Saved).position().Board()
	uitest.LessonsCanBeDone(t, Game(), func(mark string) bool {
		c, _ := hexgrid.ParseCell(mark)
		_, on := board.Index(c)
		return on || mark == markFood
	})
}

// touchOut makes a turn by taps on the screen, up to its confirmation.
func touchOut(a *uitest.App, text string) {
	a.T.Helper()
	move, err := rules.Game{}.ParseMove(text)
	if err != nil {
		a.T.Fatal(err)
	}
	m := move.(rules.Move)
	if m.From != none {
		touch(a, m.From.String())
		touch(a, m.To.String())
	} else if a.Main().Label() == i18n.T("adaptoid.stand") {
		a.Press()
	}
	if m.Grows != rules.Nothing {
		touch(a, m.At.String())
	}
	if m.Grows == rules.Leg || m.Grows == rules.Pincer {
		word, _, _ := strings.Cut(i18n.Tf("adaptoid.grow."+m.Grows.String(), facts{"Left": 0}), " ")
		a.Tap(word)
	}
}

// The whole course by taps, from the first lesson to the end of the last.
func TestCourseByTaps(t *testing.T) {
	a := newTestApp(t)
	a.Lessons(Game(), touchOut)
	a.Says("Grandmaster")
}

func TestAnotherMoveIsAnsweredAndTakenBack(t *testing.T) {
	a := newTestApp(t)
	a.Router.Push(Game().Lesson(a.Host, 3))
	if !a.Off("Show me") || !a.Off("Undo") {
		t.Error("something can be shown or undone before anything was tried")
	}
	before := allCells(t, a)
	touchOut(a, "d3xc3+leg@f1")
	a.Press()
	a.Says("Two against two is a trade", "Try again")
	if allCells(t, a) == before {
		t.Error("the move is not shown")
	}
	touch(a, "f1")
	a.Says("Two against two is a trade")
	a.Press()
	a.Silent("Two against two")
	if allCells(t, a) != before {
		t.Error("the move is not taken back")
	}
	touch(a, "d3")
	a.Tap("Undo")
	a.Tap("Show me")
	a.Says("Two pincers against one", "Next")
	if !a.Off("Show me") {
		t.Error("it can be shown again")
	}
}

// The step after one without a task is the learner's at once.
func TestTaskAfterWordsIsTheLearners(t *testing.T) {
	a := newTestApp(t)
	a.Router.Push(Game().Lesson(a.Host, 0))
	a.Press()
	a.Says("grow")
	a.Silent("thinking")
}

// A refused tap opens the way to the solution, too; so does the keyboard.
func TestLessonByKeys(t *testing.T) {
	a := newTestApp(t)
	a.Router.Push(Game().Lesson(a.Host, 3))
	press := func(keys ...fyne.KeyName) {
		for _, key := range keys {
			a.Router.Key(&fyne.KeyEvent{Name: key})
		}
	}
	press(fyne.KeyH)
	a.Silent("Two pincers against one")
	touch(a, "d3")
	touch(a, "e3")
	a.Says("3")
	if press(fyne.KeyLeft); a.Canvas.Focused() == nil {
		t.Error("the board has not got the keyboard")
	}
	press(fyne.KeyU, fyne.KeyU, fyne.KeyH)
	a.Says("Two pincers against one")
	if a.Canvas.Focused() != nil {
		t.Error("a board that takes no turns keeps the keyboard")
	}
	press(fyne.KeyReturn)
	a.Says("Step 2 of 4")
	press(fyne.KeyLeft, fyne.KeySpace)
	if ring, shown := uitest.Board[*hex.Board](a).Ring(); !shown || ring == "" {
		t.Error("the arrow keys do not reach the board")
	}
}

// What was done outlives a change of language.
func TestLessonSpeaksTheLanguageOfTheApp(t *testing.T) {
	a := newTestApp(t)
	a.Router.Push(Game().Lesson(a.Host, 3))
	touchOut(a, "d3xd4+leg@f1")
	a.Press()
	i18n.Use(i18n.German)
	a.Router.Rebuild()
	a.Says("Angreifen", "Zwei Zangen gegen eine", "Weiter")
}

func TestInvitationIsForNewPlayers(t *testing.T) {
	a := newTestApp(t)
	a.Router.Push(NewGame(a.Host))
	a.Says("New here?")
	a.Tap("New here?")
	a.Says("Step 1 of 4")
	a.Router.Pop()
	a.Router.Pop()
	keep(t, a, played(t, 1, nil, versusNovice))
	a.Router.Push(NewGame(a.Host))
	a.Silent("New here?")
}

func TestLessonPictures(t *testing.T) {
	a := newTestApp(t)
	a.Router.Push(Game().Lessons(a.Host))
	a.Golden("lessons")
	a.Router.Push(Game().Lesson(a.Host, 3))
	touch(a, "d3")
	a.Golden("lesson")
}

func TestLessonsFit(t *testing.T) {
	sizes := []fyne.Size{uitest.Phone, fyne.NewSize(320, 560), fyne.NewSize(740, 360), fyne.NewSize(1280, 800)}
	uitest.LessonsFit(sizes, func() *uitest.App { return newTestApp(t) }, Game(), 3, 0, touchOut)
}
