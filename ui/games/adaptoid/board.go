package adaptoid

import (
	"fmt"

	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/engine/hexgrid"
	"adytum/ui/look"
	"adytum/widgets"

	rules "adytum/engine/adaptoid"
)

func pictureOf(a rules.Piece) fyne.Resource {
	if !a.Body {
		return nil
	}
	return look.Picture(assets.Adaptoids, a.String())
}

// bare is a body of a colour, which stands for the colour.
func bare(c rules.Colour) rules.Piece { return rules.Piece{Body: true, Colour: c} }

// A board is what is to be seen of a scene: signs by cell, and who fades.
type board struct {
	scene
	signs map[hexgrid.Cell]widgets.HexSigns
	food  bool
	rim   bool
}

func newBoard(s scene) board { return board{scene: s, signs: map[hexgrid.Cell]widgets.HexSigns{}} }

func (b board) mark(sign widgets.HexSigns, cells ...hexgrid.Cell) {
	for _, c := range cells {
		b.signs[c] |= sign
	}
}

// state is the board as the widget shows it.
func (b board) state() widgets.HexState {
	state := widgets.HexState{Rim: b.rim}
	rows := b.board.Rows()
	for i, c := range b.board.Cells() {
		h, a := b.board.Hex(i), b.pieces[i]
		cell := widgets.HexCell{
			Key: c.String(), Q: h.Q, R: h.R, Piece: pictureOf(a), Signs: b.signs[c],
			Faded:  b.signs[c]&widgets.HexStarving != 0,
			Spoken: spoken(c, a, b.liberties(c)),
		}
		if b.food && a.Limbs() > 0 {
			cell.Note, cell.Alarm = fmt.Sprintf("%d/%d", b.liberties(c), a.Limbs()), b.liberties(c) < a.Limbs()
		}
		if c.Place == 1 {
			cell.Before = c.String()[:1]
		}
		if int(c.Place) == rows[c.Row-1] {
			cell.After = fmt.Sprint(c.Place)
		}
		state.Cells = append(state.Cells, cell)
	}
	return state
}

// board is the table as it stands, with the draft and what can be tapped.
func (d *desk) board() board {
	b := newBoard(d.scene())
	b.food = d.food
	if history := d.History(); len(history) > 0 {
		b.mark(widgets.HexMoved, touched(history[len(history)-1])...)
	}
	b.mark(widgets.HexPointed, d.pointed...)
	facts := d.answer().Facts
	switch d.stage() {
	case places:
		d.markPlaces(b)
	case moves:
		d.markMoves(b)
	case grows, done:
		d.markTurn(b)
		b.mark(widgets.HexStarving, cellsOf(facts["starves"])...)
		if d.complete() {
			b.mark(widgets.HexDanger, cellsOf(facts["endangered"])...)
		}
	case waits, picks:
	}
	return b
}

func (d *desk) markPlaces(b board) {
	if at := d.draft.move.At; at != none {
		b.mark(widgets.HexSelected, at)
	}
}

// markMoves shows the piece that is to move and what it can do.
func (d *desk) markMoves(b board) {
	from := d.draft.picked
	if from == none {
		return
	}
	facts := d.answer().Facts
	b.mark(widgets.HexSelected, from)
	b.mark(widgets.HexReach, cellsOf(facts["moves"])...)
	b.mark(widgets.HexAttack, cellsOf(facts[captures])...)
	b.mark(widgets.HexTrade, cellsOf(facts[trades])...)
	b.mark(widgets.HexLosing, cellsOf(facts[repelled])...)
}

// markTurn shows what was decided, and what can grow while that is open.
func (d *desk) markTurn(b board) {
	if d.draft.stepped() {
		b.mark(widgets.HexMoved, d.draft.move.From, d.draft.move.To)
	}
	switch {
	case d.draft.growing != none:
		b.mark(widgets.HexSelected, d.draft.growing)
	case d.draft.grown():
		b.mark(widgets.HexSelected, d.draft.move.At)
	default:
		can := d.growths()
		b.mark(widgets.HexPlace, can[rules.Body]...)
		b.mark(widgets.HexGrow, can[rules.Leg]...)
		b.mark(widgets.HexGrow, can[rules.Pincer]...)
	}
}

// film is what happened as frames.
func film(shots []shot, food, rim bool) []widgets.HexFrame {
	var all []widgets.HexFrame
	for _, s := range shots {
		b := newBoard(s.scene)
		b.food, b.rim = food, rim
		b.mark(widgets.HexMoved, s.marked...)
		b.mark(widgets.HexStarving, s.starving...)
		f := widgets.HexFrame{State: b.state()}
		if s.from != none {
			f.Piece, f.From, f.To = pictureOf(s.mover), s.from.String(), s.to.String()
		}
		all = append(all, f)
	}
	return all
}
