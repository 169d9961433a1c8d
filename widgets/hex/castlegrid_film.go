package hex

import (
	"math"
	"slices"
	"time"

	"adytum/widgets/boards"
)

// A GridStep is one thing that happened on a grid.
type GridStep struct {
	Kind GridStepKind
	// From is where the piece stands that acts or falls, To where it goes,
	// strikes or appears.
	From, To string
}

// GridStepKind is what happens in a step.
type GridStepKind int

// The kinds of steps.
const (
	GridMoves   GridStepKind = iota // the piece on From goes to To
	GridStrikes                     // the piece on From strikes at To
	GridFalls                       // the piece on From is lost
	GridAppears                     // a piece comes to To
	GridSwaps                       // the pieces on From and To change places
)

// gridTimes is how long the steps take.
var gridTimes = map[GridStepKind]time.Duration{
	GridMoves:   200 * time.Millisecond,
	GridStrikes: 240 * time.Millisecond,
	GridFalls:   220 * time.Millisecond,
	GridAppears: 180 * time.Millisecond,
	GridSwaps:   220 * time.Millisecond,
}

// gridFilm is a row of steps that is being shown.
type gridFilm struct {
	boards.Reel
	steps  []GridStep
	pieces map[string]*GridPiece // by the field they stand on at this step
	done   int                   // so many steps have come to their end
	share  float32               // of the step that is being shown
}

// Play shows the steps that led to the state of now from the last one in which
// the pieces stood otherwise, one after another; the view follows them. Steps whose fields or pieces
// are not there are left out. It never holds anybody up: a tap, a key or a new
// state ends it. Without motion only the end is shown, at once.
func (g *CastleGrid) Play(steps []GridStep) {
	if film := g.load(steps); film != nil {
		film.Start()
	}
}

// load makes a film ready to be wound; nil if nothing is to be seen of it.
func (g *CastleGrid) load(steps []GridStep) *gridFilm {
	g.Settle()
	if !g.Moves() || g.view == nil {
		return nil
	}
	film := &gridFilm{pieces: map[string]*GridPiece{}}
	film.Reel = boards.Reel{Draw: func(at time.Duration) { g.showStep(film, at) }, Over: g.settled}
	from := g.before
	if !slices.ContainsFunc(steps, func(s GridStep) bool { return s.Kind != GridStrikes }) {
		from = g.state // strikes in vain have changed nothing
	}
	for _, f := range from.Fields {
		if f.Piece != nil {
			film.pieces[f.Key] = f.Piece
		}
	}
	for _, step := range steps {
		if g.known(step) {
			film.steps = append(film.steps, step)
			film.Total += gridTimes[step.Kind]
		}
	}
	if len(film.steps) == 0 {
		return nil
	}
	g.film = film
	g.begin(film)
	return film
}

// known tells whether the board has the fields of a step.
func (g *CastleGrid) known(step GridStep) bool {
	return (step.Kind == GridAppears || g.Has(step.From)) && (step.Kind == GridFalls || g.Has(step.To))
}

// begin shows the first moment of a step.
func (g *CastleGrid) begin(f *gridFilm) {
	step := f.steps[f.done]
	f.share = 0
	if step.Kind == GridAppears {
		f.pieces[step.To] = g.comes(f.steps[f.done:])
	} else {
		g.Reveal(step.From)
	}
	if step.Kind != GridFalls {
		g.Reveal(step.To)
	}
	g.update()
}

// comes is the piece that appears in the first of some steps: it is found where
// it stands after all of them, nil if it is no longer there.
func (g *CastleGrid) comes(steps []GridStep) *GridPiece {
	at := steps[0].To
	for _, next := range steps[1:] {
		switch {
		case next.From == at && (next.Kind == GridMoves || next.Kind == GridSwaps):
			at = next.To
		case next.To == at && next.Kind == GridSwaps:
			at = next.From
		case next.From == at && next.Kind == GridFalls:
			return nil
		}
	}
	f, _ := g.field(at)
	return f.Piece
}

// comeTrue lets a step come to its end.
func (f *gridFilm) comeTrue() {
	switch step := f.steps[f.done]; step.Kind {
	case GridMoves:
		f.pieces[step.To] = f.pieces[step.From]
		delete(f.pieces, step.From)
	case GridFalls:
		delete(f.pieces, step.From)
	case GridSwaps:
		f.pieces[step.From], f.pieces[step.To] = f.pieces[step.To], f.pieces[step.From]
	case GridStrikes, GridAppears:
	}
	f.done++
}

// showStep shows a film some time after its beginning.
func (g *CastleGrid) showStep(f *gridFilm, at time.Duration) {
	for i, step := range f.steps {
		length := gridTimes[step.Kind]
		if at < length {
			for f.done < i {
				f.comeTrue()
				g.begin(f)
			}
			f.share = float32(at) / float32(length)
			if g.view != nil {
				g.view.updatePieces()
			}
			return
		}
		at -= length
	}
}

// way is how far the piece on a field has gone towards another in the step that
// is being shown.
func (f *gridFilm) way(key string) (towards string, share float32) {
	step := f.steps[f.done]
	switch {
	case step.Kind == GridMoves && key == step.From, step.Kind == GridSwaps && key == step.From:
		return step.To, boards.Slowing(f.share)
	case step.Kind == GridSwaps && key == step.To:
		return step.From, boards.Slowing(f.share)
	case step.Kind == GridStrikes && key == step.From:
		return step.To, gridLunge * float32(math.Sin(math.Pi*float64(f.share)))
	}
	return key, 0
}

// gridLunge is how far a piece that strikes goes towards the other.
const gridLunge float32 = 0.45

// falls tells whether the piece on a field is being lost.
func (f *gridFilm) falls(key string) bool {
	return f.steps[f.done].Kind == GridFalls && f.steps[f.done].From == key
}

// drop is how far above its field a piece is that appears, in radii.
func (f *gridFilm) drop(key string) float32 {
	if step := f.steps[f.done]; step.Kind != GridAppears || step.To != key {
		return 0
	}
	return gridDrop * (1 - boards.Slowing(f.share))
}

const gridDrop float32 = 0.5

// Moving says whether steps are being shown.
func (g *CastleGrid) Moving() bool { return g.film != nil }

// Settle ends what is being shown at once.
func (g *CastleGrid) Settle() {
	if g.film != nil {
		g.film.End()
	}
}

func (g *CastleGrid) settled() {
	g.film = nil
	g.update()
	if g.OnSettled != nil {
		g.OnSettled()
	}
}
