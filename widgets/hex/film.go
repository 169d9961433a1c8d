package hex

import (
	"time"

	"fyne.io/fyne/v2"

	"adytum/widgets/boards"
)

// A Frame is one step of what happens on a board: a piece may go from one
// cell to another, then the board looks like State.
type Frame struct {
	// Piece goes from one cell to another; nil if nothing moves.
	Piece    fyne.Resource
	From, To string
	State    State
}

const (
	hexMoveTime = 220 * time.Millisecond
	hexHoldTime = 240 * time.Millisecond
)

// hexFilm is a row of frames that is being shown.
type hexFilm struct {
	boards.Reel
	frames []Frame
	shown  int // how many frames have come to their end
	moving bool
}

func (f Frame) length() time.Duration {
	if f.Piece == nil {
		return hexHoldTime
	}
	return hexMoveTime + hexHoldTime
}

// Play shows frames one after another, after those that are still to be shown;
// the state of the board is at once that of the last. It never holds anybody up:
// a tap, a key or a new state ends it. Without motion only the end is shown.
func (b *Board) Play(frames []Frame) {
	if film := b.load(frames); film != nil {
		film.Start()
	}
}

// load makes a film ready to be wound, from what the board shows now; nil if
// nothing is to be seen on the way to its end.
func (b *Board) load(frames []Frame) *hexFilm {
	if len(frames) == 0 {
		return nil
	}
	before := b.shown
	if b.film != nil {
		frames = append(b.film.frames[b.film.shown:len(b.film.frames):len(b.film.frames)], frames...)
	}
	b.SetState(frames[len(frames)-1].State)
	if !b.Moves() || b.view == nil {
		return nil
	}
	film := &hexFilm{frames: frames}
	film.Reel = boards.Reel{Draw: func(at time.Duration) { b.showFrame(film, at) }, Over: func() { b.settled(film) }}
	film.Total = -hexHoldTime // after the last frame there is nothing to wait for
	for _, frame := range frames {
		film.Total += frame.length()
	}
	if film.Total <= 0 {
		return nil
	}
	b.film, b.shown = film, before
	b.update()
	return film
}

// showFrame shows a film some time after its beginning.
func (b *Board) showFrame(f *hexFilm, at time.Duration) {
	for i, frame := range f.frames {
		if frame.Piece != nil {
			if at < hexMoveTime {
				b.showMove(f, i, float32(at)/float32(hexMoveTime))
				return
			}
			at -= hexMoveTime
		}
		if f.shown <= i {
			f.shown = i + 1
			b.shown = frame.State
			b.endMove(f)
			b.update()
		}
		if at < hexHoldTime {
			return
		}
		at -= hexHoldTime
	}
}

// showMove draws a piece on its way.
func (b *Board) showMove(f *hexFilm, i int, share float32) {
	if b.view == nil {
		return
	}
	f.moving = true
	b.view.fly(f.frames[i], boards.Slowing(share))
}

func (b *Board) endMove(f *hexFilm) {
	if f.moving && b.view != nil {
		b.view.land()
	}
	f.moving = false
}

// Playing says whether frames are being shown.
func (b *Board) Playing() bool { return b.film != nil }

// Settle ends what is being shown at once.
func (b *Board) Settle() {
	if b.film != nil {
		b.film.End()
	}
}

func (b *Board) settled(film *hexFilm) {
	b.film = nil
	b.shown = b.state
	b.endMove(film)
	b.update()
	if b.OnSettled != nil {
		b.OnSettled()
	}
}
