package adaptoid

import (
	"context"

	"adytum/engine"
	"adytum/engine/match"

	rules "adytum/engine/adaptoid"
)

// replayed are the positions of a match from the deal on, one more than plies.
func replayed(h match.Header, history []match.Entry) ([]rules.Position, error) {
	first, _, err := rules.Game{}.Deal(engine.Setup{Options: h.Options, Seats: len(h.Players), Seed: h.Seed})
	if err != nil {
		return nil, err
	}
	all := []rules.Position{first.(rules.Position)}
	for i, e := range history {
		next, _, err := made(all[i], e)
		if err != nil {
			return nil, err
		}
		all = append(all, next)
	}
	return all, nil
}

// made is the position after a ply, and what happened in it.
func made(p rules.Position, e match.Entry) (rules.Position, []engine.Event, error) {
	if e.Move == nil {
		next, events, err := p.Resign(e.Seat)
		if err != nil {
			return p, nil, err
		}
		return next.(rules.Position), events, nil
	}
	next, events, err := p.Play(e.Move)
	if err != nil {
		return p, nil, err
	}
	return next.(rules.Position), events, nil
}

// A review is a match with what the analysis says of it.
type review struct {
	history   []match.Entry
	positions []rules.Position
	judged    []rules.Judgement
	// turning are the plies that mattered most, in the order of play.
	turning []int
	// seat is whose chance is shown; Nobody shows White's.
	seat engine.Seat
}

// mostTurning is how many plies are picked out.
const mostTurning = 3

// analyse judges a match; told hears after each position how many are done.
func analyse(ctx context.Context, h match.Header, history []match.Entry, seat engine.Seat, nodes int, told func(judged, all int)) (*review, error) {
	positions, err := replayed(h, history)
	if err != nil {
		return nil, err
	}
	list := make([]engine.Position, len(positions))
	for i, p := range positions {
		list[i] = p
	}
	judged, err := rules.Analyse(ctx, list, nodes, func(ply int) { told(ply+1, len(list)) })
	if err != nil {
		return nil, err
	}
	taught := judged
	if n := len(history); n > 0 && history[n-1].Move == nil {
		taught = judged[:n] // giving up decides everything and teaches nothing
	}
	return &review{history, positions, judged, rules.TurningPoints(taught, mostTurning), seat}, nil
}

// chance is how likely the one who looks was to win after so many plies.
func (r *review) chance(plies int) float64 {
	c := rules.White
	if r.seat != engine.Nobody {
		c = r.positions[plies].ColourOf(r.seat)
	}
	return r.chanceOf(c, plies)
}

func (r *review) chanceOf(c rules.Colour, plies int) float64 {
	if c == rules.White {
		return r.judged[plies].White
	}
	return 1 - r.judged[plies].White
}

// chances is the whole course.
func (r *review) chances() []float64 {
	all := make([]float64, len(r.judged))
	for i := range all {
		all[i] = r.chance(i)
	}
	return all
}

// lost is how much of its chance the side gave away that made a ply, counted
// from 0.
func (r *review) lost(ply int) float64 {
	c := r.positions[ply].ColourOf(r.history[ply].Seat)
	return r.chanceOf(c, ply) - r.chanceOf(c, ply+1)
}

// worthTelling is the least loss for which a better turn is shown.
const worthTelling = 0.04

// better is the turn that should have been made instead of a ply; false if the
// one that was made was about as good.
func (r *review) better(ply int) (rules.Move, bool) {
	best, ok := r.judged[ply].Best.(rules.Move)
	if !ok || best.String() == r.history[ply].Text || r.lost(ply) < worthTelling {
		return rules.Move{}, false
	}
	return best, true
}
