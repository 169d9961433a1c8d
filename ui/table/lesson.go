package table

import (
	"fyne.io/fyne/v2"
)

// Bare makes the table one for a lesson or a replay: board is what is seen of it,
// without veil, bar and end. Its least size is what the board would like to have.
func (t *Table) Bare(board *fyne.Container) *Table {
	t.bare, t.Content = true, board
	return t
}

// hold keeps the table from taking moves, or no longer, and points at places.
func (t *Table) hold(held bool, marks []string) {
	t.Model.Held = held
	t.parts.Point(marks)
	t.Refresh()
}

// drafting reports whether a move is half made or something is picked for it, and
// refused whether the last tap was refused.
func (t *Table) drafting() bool {
	return !t.Model.Draft.Empty() || t.parts.Picked != nil && t.parts.Picked()
}

func (t *Table) refused() bool { return t.Model.Refused != nil }
