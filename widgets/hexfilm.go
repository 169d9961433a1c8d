package widgets

import (
	"time"

	"fyne.io/fyne/v2"
)

// A HexFrame is one step of what happens on a board: a piece may go from one
// cell to another, then the board looks like State.
type HexFrame struct {
	// Piece goes from one cell to another; nil if nothing moves.
	Piece    fyne.Resource
	From, To string
	State    HexState
}

const (
	hexMoveTime = 220 * time.Millisecond
	hexHoldTime = 240 * time.Millisecond
)

// hexFilm is a row of frames that is being shown.
type hexFilm struct {
	frames    []HexFrame
	shown     int // how many frames have come to their end
	moving    bool
	total     time.Duration
	animation *fyne.Animation
}

func (f HexFrame) length() time.Duration {
	if f.Piece == nil {
		return hexHoldTime
	}
	return hexMoveTime + hexHoldTime
}

// Play shows frames one after another, after those that are still to be shown;
// the state of the board is at once that of the last. It never holds anybody up:
// a tap, a key or a new state ends it. Without motion only the end is shown.
func (b *HexBoard) Play(frames []HexFrame) {
	film := b.load(frames)
	if film == nil {
		return
	}
	film.animation = fyne.NewAnimation(film.total, func(done float32) { b.wind(film, done) })
	film.animation.Curve = fyne.AnimationLinear
	film.animation.Start()
}

// load makes a film ready to be wound, from what the board shows now; nil if
// nothing is to be seen on the way to its end.
func (b *HexBoard) load(frames []HexFrame) *hexFilm {
	if len(frames) == 0 {
		return nil
	}
	before := b.shown
	if b.film != nil {
		frames = append(b.film.frames[b.film.shown:len(b.film.frames):len(b.film.frames)], frames...)
	}
	b.SetState(frames[len(frames)-1].State)
	if !b.motion || b.view == nil {
		return nil
	}
	film := &hexFilm{frames: frames, total: -hexHoldTime} // after the last frame there is nothing to wait for
	for _, frame := range frames {
		film.total += frame.length()
	}
	if film.total <= 0 {
		return nil
	}
	b.film, b.shown = film, before
	b.update(false)
	return film
}

// wind shows a film at a share of its length.
func (b *HexBoard) wind(f *hexFilm, done float32) {
	if b.film != f {
		return // a last tick of a film that was cut short
	}
	if done >= 1 {
		b.Settle()
		return
	}
	at := time.Duration(float64(f.total) * float64(done))
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
			b.update(false)
		}
		if at < hexHoldTime {
			return
		}
		at -= hexHoldTime
	}
}

// showMove draws a piece on its way, which slows down towards its end.
func (b *HexBoard) showMove(f *hexFilm, i int, share float32) {
	if b.view == nil {
		return
	}
	f.moving = true
	share = 1 - (1-share)*(1-share)
	b.view.fly(f.frames[i], share)
}

func (b *HexBoard) endMove(f *hexFilm) {
	if f.moving && b.view != nil {
		b.view.land()
	}
	f.moving = false
}

// Playing says whether frames are being shown.
func (b *HexBoard) Playing() bool { return b.film != nil }

// Settle ends what is being shown at once.
func (b *HexBoard) Settle() {
	film := b.film
	if film == nil {
		return
	}
	b.film = nil
	if film.animation != nil {
		film.animation.Stop()
	}
	b.shown = b.state
	b.endMove(film)
	b.update(false)
	if b.OnSettled != nil {
		b.OnSettled()
	}
}
