package hex

import (
	"math"
	"slices"
	"time"

	"adytum/widgets/boards"
)

// A Step is one thing that happens on a board.
type Step struct {
	Kind StepKind
	// From is where the piece stands that acts or falls, To where it goes,
	// strikes or appears.
	From, To string
}

// StepKind is what happens in a step.
type StepKind int

// The kinds of steps.
const (
	Rests   StepKind = iota // nothing moves
	Moves                   // the piece on From goes to To
	Strikes                 // the piece on From strikes at To
	Falls                   // the piece on From is lost
	Appears                 // a piece comes to To
	Swaps                   // the pieces on From and To change places
)

// A Frame is a step and what the board looks like after it.
type Frame struct {
	Step
	Piece *Piece // that acts, nil if nothing moves
	State State
}

// film is a row of frames that is being shown.
type film struct {
	boards.Reel
	frames []Frame
	steps  bool    // signs may change meanwhile
	done   int     // so many frames have come to their end
	moving bool    // the next frame has begun
	share  float32 // of its step
}

// Play shows frames one after another, after those that are still to be shown;
// the state of the board is at once that of the last. It never holds anybody up:
// a tap, a key or a new state ends it. Without motion only the end is shown.
func (b *Board) Play(frames []Frame) {
	if film := b.load(frames); film != nil {
		film.Start()
	}
}

// PlaySteps shows the steps that led to the state of now from the last one in
// which the pieces stood otherwise; the view follows them. Steps whose cells or
// pieces are not there are left out.
func (b *Board) PlaySteps(steps []Step) {
	if film := b.loadSteps(steps); film != nil {
		film.Start()
	}
}

// load makes a film ready to be wound, from what the board shows now; nil if
// nothing is to be seen on the way to its end.
func (b *Board) load(frames []Frame) *film {
	if len(frames) == 0 {
		return nil
	}
	begin := b.shown
	if b.film != nil {
		frames = slices.Concat(b.film.frames[b.film.done:], frames)
	}
	b.Settle()
	b.SetState(frames[len(frames)-1].State)
	return b.insert(&film{frames: frames}, begin)
}

// loadSteps makes a film of steps ready to be wound.
func (b *Board) loadSteps(steps []Step) *film {
	b.Settle()
	from := b.before
	if !slices.ContainsFunc(steps, func(s Step) bool { return s.Kind != Strikes }) {
		from = b.state // strikes in vain have changed nothing
	}
	pieces := from.pieces()
	begin := b.state.holding(pieces)
	f := &film{steps: true}
	for i, step := range steps {
		if !b.knows(step) {
			continue
		}
		piece := pieces[step.From]
		if step.Kind == Appears {
			piece = b.comes(steps[i:])
		}
		step.apply(pieces, piece)
		f.frames = append(f.frames, Frame{step, piece, b.state.holding(pieces)})
	}
	return b.insert(f, begin)
}

// insert begins a film; nil if nothing is to be seen of it.
func (b *Board) insert(f *film, begin State) *film {
	f.Reel = boards.Reel{Draw: func(at time.Duration) { b.showFrame(f, at) }, Over: b.settled}
	f.Total = -b.style.hold // after the last frame there is nothing to wait for
	for _, frame := range f.frames {
		f.Total += b.style.length(frame.Kind) + b.style.hold
	}
	if !b.Moves() || b.view == nil || f.Total <= 0 {
		return nil
	}
	b.film, b.shown = f, begin
	b.follow(f.frames[0].Step)
	b.update()
	return f
}

// knows reports whether the board has the cells of a step.
func (b *Board) knows(step Step) bool {
	return (step.Kind == Appears || b.Has(step.From)) && (step.Kind == Falls || b.Has(step.To))
}

// comes is the piece that appears in the first of some steps: it is found where
// it stands after all of them, nil if it is no longer there.
func (b *Board) comes(steps []Step) *Piece {
	at := steps[0].To
	for _, next := range steps[1:] {
		switch {
		case next.From == at && (next.Kind == Moves || next.Kind == Swaps):
			at = next.To
		case next.To == at && next.Kind == Swaps:
			at = next.From
		case next.From == at && next.Kind == Falls:
			return nil
		}
	}
	c, _ := b.state.cell(at)
	return c.Piece
}

// apply moves the piece of a step.
func (s Step) apply(pieces map[string]*Piece, piece *Piece) {
	switch s.Kind {
	case Moves:
		delete(pieces, s.From)
		pieces[s.To] = piece
	case Falls:
		delete(pieces, s.From)
	case Swaps:
		pieces[s.From], pieces[s.To] = pieces[s.To], piece
	case Appears:
		pieces[s.To] = piece
	case Rests, Strikes:
	}
}

// follow brings the cells of a step into sight.
func (b *Board) follow(step Step) {
	if step.Kind != Appears {
		b.port.Reveal(step.From)
	}
	if step.Kind != Falls {
		b.port.Reveal(step.To)
	}
}

// showFrame shows a film some time after its beginning.
func (b *Board) showFrame(f *film, at time.Duration) {
	for i, frame := range f.frames {
		length := b.style.length(frame.Kind)
		if at < length {
			if !f.moving {
				b.follow(frame.Step)
			}
			f.moving, f.share = true, float32(at)/float32(length)
			b.UpdateRing()
			return
		}
		at -= length
		if f.done <= i {
			f.done, f.moving, b.shown = i+1, false, frame.State
			b.UpdateRing()
		}
		if at < b.style.hold {
			return
		}
		at -= b.style.hold
	}
}

// step is what is being shown.
func (f *film) step() Step {
	if f == nil || !f.moving {
		return Step{}
	}
	return f.frames[f.done].Step
}

// piece is what is drawn of the piece on a cell: the one that acts in the step
// that is being shown, wherever it was before.
func (f *film) piece(c Cell) *Piece {
	step := f.step()
	if acts := f != nil && f.moving && f.frames[f.done].Piece != nil; acts && (step.Kind == Appears && c.Key == step.To || step.Kind != Appears && c.Key == step.From) {
		return f.frames[f.done].Piece
	}
	return c.Piece
}

// way is how far the piece on a cell has gone towards another in the step that is
// being shown.
func (f *film) way(key string) (towards string, share float32) {
	switch step := f.step(); {
	case step.Kind == Moves && key == step.From, step.Kind == Swaps && key == step.From:
		return step.To, boards.Slowing(f.share)
	case step.Kind == Swaps && key == step.To:
		return step.From, boards.Slowing(f.share)
	case step.Kind == Strikes && key == step.From:
		return step.To, lunge * float32(math.Sin(math.Pi*float64(f.share)))
	}
	return key, 0
}

// lunge is how far a piece that strikes goes towards the other.
const lunge float32 = 0.45

// falls reports whether the piece on a cell is being lost.
func (f *film) falls(key string) bool {
	step := f.step()
	return step.Kind == Falls && step.From == key
}

// drop is how far above its cell a piece is that appears, in radii.
func (f *film) drop(key string) float32 {
	if step := f.step(); step.Kind != Appears || step.To != key {
		return 0
	}
	return highestDrop * (1 - boards.Slowing(f.share))
}

const highestDrop float32 = 0.5

// Playing reports whether frames or steps are being shown.
func (b *Board) Playing() bool { return b.film != nil }

// Settle ends what is being shown at once.
func (b *Board) Settle() {
	if b.film != nil {
		b.film.End()
	}
}

func (b *Board) settled() {
	b.film, b.shown = nil, b.state
	b.update()
	if b.OnSettled != nil {
		b.OnSettled()
	}
}
