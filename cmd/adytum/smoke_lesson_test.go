//go:build smoke

package main

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"adytum/engine/decktet"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/games/adaman"
	"adytum/ui/games/adaptoid"
	"adytum/ui/i18n"
	"adytum/ui/lessons"
	"adytum/widgets/hex"
	"adytum/widgets/labels"
)

// says reports whether a text is on the screen.
func says(text string) bool {
	_, ok := find(func(t *labels.Text) bool {
		return t.AccessibilityLabel() == strings.ReplaceAll(text, "*", "") && t.Size().Width > 0
	})
	return ok
}

// A lesson by taps: a move that is not the one is shown, answered and taken
// back, the right one is shown on demand, and at the end the lesson is done.
func TestLessonByTaps(t *testing.T) {
	h := open(t, "adaptoid")
	game := adaptoid.Game()
	lesson := game.Course.Lessons()[3]
	fyne.DoAndWait(func() {
		running.host.Router.Go(frame.Learn)
		running.host.Router.Push(game.Lessons(running.host))
		running.host.Router.Push(game.Lesson(running.host, 3))
	})
	for n, step := range lesson.Steps {
		h.until("the next step", func() bool { return says(step.Text.String()) })
		if n == 0 {
			answered := func() bool { return says(step.Task.Wrong[0].Text.String()) }
			h.cell("d3", func() bool { return selected("d3", true) })
			h.cell("c3", func() bool { return selected("d3", false) })
			h.cell("e2", func() bool { return shows("adaptoid.confirm") })
			h.press("adaptoid.confirm", answered)
			h.press("lessons.again", func() bool { return !answered() })
		} else {
			h.cell("g4", func() bool { return shows("lessons.show") }) // a free corner, in vain
		}
		h.press("lessons.show", func() bool { return says(step.Task.Right.String()) })
		if n < len(lesson.Steps)-1 {
			h.use("lessons.next")
		} else {
			h.use("lessons.next_lesson")
		}
	}
	h.until("the lesson to be done", func() bool {
		done, err := running.store.FinishedLessons()
		_, ok := done[savegames.LessonID{Game: "adaptoid", ID: lesson.ID}]
		return ok && err == nil
	})
}

// A step that opens with a move waits for it, and can then be shown.
func TestLessonThatOpensWithAMove(t *testing.T) {
	h := open(t, "adaman")
	game := adaman.Game()
	number := slices.IndexFunc(game.Course.Lessons(), func(l lessons.Lesson) bool { return len(l.Steps[0].Before) > 0 })
	step := game.Course.Lessons()[number].Steps[0]
	fyne.DoAndWait(func() {
		running.host.Router.Go(frame.Learn)
		running.host.Router.Push(game.Lesson(running.host, number))
	})
	h.until("the opening move", func() bool { return says(i18n.T("adaman.status.excuse_capital")) })
	h.card(decktet.Castle)
	h.press("adaman.confirm", func() bool { return says(step.Task.Wrong[0].Text.String()) })
	h.press("lessons.show", func() bool { return says(step.Task.Right.String()) })
}

// selected reports whether a board is shown on which a cell is chosen, or not.
func selected(key string, yes bool) bool {
	board := hexBoard()
	return board != nil && slices.ContainsFunc(board.State().Cells, func(cell hex.Cell) bool {
		return cell.Key == key && (cell.Signs&hex.Selected != 0) == yes
	})
}
