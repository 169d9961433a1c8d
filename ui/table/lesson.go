package table

import (
	"fyne.io/fyne/v2"

	"adytum/ui/lessons"
)

// Lesson is the table as the board of a lesson: without veil, bar and end. What
// half-made moves are and what is said about them is left to the game.
func (t *Table) Lesson(board *fyne.Container) *lessons.Table {
	d := t.desk
	t.ShowEnd = func() {}
	t.Open = board
	return &lessons.Table{
		Object: board, Session: d.Session, Main: t.Main,
		Play: d.Make, TakeBack: d.TakeBack,
		Follow: func(changed func()) { d.Changed = func() { t.Refresh(); changed() } },
		Close:  t.Close,
	}
}
