package adaptoid

import (
	"fmt"

	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/engine/hexgrid"
	"adytum/ui/look"
	"adytum/widgets/hex"

	rules "adytum/engine/adaptoid"
)

func pictureOf(a rules.Piece) fyne.Resource {
	if !a.Body {
		return nil
	}
	return look.Picture(assets.Adaptoids, a.String())
}

// pieceOn is a piece as the board shows it, nil for a free cell.
func pieceOn(a rules.Piece) *hex.Piece {
	if !a.Body {
		return nil
	}
	return &hex.Piece{Picture: pictureOf(a)}
}

// bare is a body of a colour, which stands for the colour.
func bare(c rules.Colour) rules.Piece { return rules.Piece{Body: true, Colour: c} }

// A board is what can be seen of a scene: signs by cell, and who fades.
type board struct {
	scene
	signs map[hexgrid.Cell]hex.Signs
	food  bool
	rim   bool
}

func newBoard(s scene) board { return board{scene: s, signs: map[hexgrid.Cell]hex.Signs{}} }

func (b board) mark(sign hex.Signs, cells ...hexgrid.Cell) {
	for _, c := range cells {
		b.signs[c] |= sign
	}
}

// state is the board as the widget shows it.
func (b board) state() hex.State {
	state := hex.State{Rim: b.rim}
	rows := b.board.Rows()
	for i, c := range b.board.Cells() {
		h, a := b.board.Hex(i), b.pieces[i]
		cell := hex.Cell{
			Key: c.String(), Q: h.Q, R: h.R, Piece: pieceOn(a), Signs: b.signs[c],
			Spoken: spoken(c, a, b.liberties(c)),
		}
		if cell.Piece != nil {
			cell.Piece.Faded = cell.Signs.Has(hex.Starving)
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
func (d *model) board() board {
	b := newBoard(d.scene())
	b.food = d.food
	if history := d.match.History(); len(history) > 0 {
		b.mark(hex.Moved, touched(history[len(history)-1])...)
	}
	b.mark(hex.Pointed, d.pointed...)
	facts := d.answer().Facts
	switch d.phase() {
	case places:
		if at := d.draft.move.At; at != none {
			b.mark(hex.Selected, at)
		}
	case moves:
		d.markMoves(b)
	case grows, done:
		d.markTurn(b)
		b.mark(hex.Starving, cellsOf(facts["starves"])...)
		if d.complete() {
			b.mark(hex.Danger, cellsOf(facts["endangered"])...)
		}
	case waits, picks:
	}
	return b
}

// markMoves shows the piece that is to move and what it can do.
func (d *model) markMoves(b board) {
	from := d.draft.picked
	if from == none {
		return
	}
	facts := d.answer().Facts
	b.mark(hex.Selected, from)
	b.mark(hex.Reach, cellsOf(facts["moves"])...)
	b.mark(hex.Attack, cellsOf(facts[captures])...)
	b.mark(hex.Trade, cellsOf(facts[trades])...)
	b.mark(hex.Losing, cellsOf(facts[repelled])...)
}

// markTurn shows what was decided, and what can grow while that is open.
func (d *model) markTurn(b board) {
	if d.draft.stepped() {
		b.mark(hex.Moved, d.draft.move.From, d.draft.move.To)
	}
	switch {
	case d.draft.growing != none:
		b.mark(hex.Selected, d.draft.growing)
	case d.draft.grown():
		b.mark(hex.Selected, d.draft.move.At)
	default:
		can := d.growths()
		b.mark(hex.Place, can[rules.Body]...)
		b.mark(hex.Grow, can[rules.Leg]...)
		b.mark(hex.Grow, can[rules.Pincer]...)
	}
}

// film is what happened as frames.
func film(keyframes []keyframe, food, rim bool) []hex.Frame {
	var all []hex.Frame
	for _, s := range keyframes {
		b := newBoard(s.scene)
		b.food, b.rim = food, rim
		b.mark(hex.Moved, s.marked...)
		b.mark(hex.Starving, s.starving...)
		f := hex.Frame{State: b.state()}
		if s.from != none {
			f.Step, f.Piece = hex.Step{Kind: hex.Moves, From: s.from.String(), To: s.to.String()}, pieceOn(s.mover)
		}
		all = append(all, f)
	}
	return all
}
