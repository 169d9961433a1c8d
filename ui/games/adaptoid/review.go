package adaptoid

import (
	"context"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/table"

	rules "adytum/engine/adaptoid"
)

// A review is a match with what the analysis says of it.
type review struct {
	players   table.Players
	history   []match.Entry
	positions []rules.Position // from the deal on, one more than plies
	judged    []rules.Judgement
	// turning are the plies that mattered most, in the order of play.
	turning []int
	// seat is whose chance is shown; Nobody shows White's.
	seat engine.Seat
}

// newReview is a match before the analysis.
func newReview(m *table.Model) *review {
	r := &review{players: seated(m.Header().Players), history: m.History()}
	if r.seat = r.players.First(); r.players.People() > 1 {
		r.seat = engine.Nobody
	}
	for ply := range len(r.history) + 1 {
		r.positions = append(r.positions, m.Session.ViewAt(ply).(rules.View).Position())
	}
	return r
}

// mostTurning is how many plies are picked out.
const mostTurning = 3

// analyse judges the match; told is called after each position with how many are done.
func (r *review) analyse(ctx context.Context, nodes int, told func(judged, all int)) (err error) {
	list := make([]engine.Position, len(r.positions))
	for i, p := range r.positions {
		list[i] = p
	}
	if r.judged, err = rules.Analyse(ctx, list, nodes, func(ply int) { told(ply+1, len(list)) }); err != nil {
		return err
	}
	taught := r.judged
	if n := len(r.history); n > 0 && r.history[n-1].Move == nil {
		taught = r.judged[:n] // giving up decides everything and teaches nothing
	}
	r.turning = rules.TurningPoints(taught, mostTurning)
	return nil
}

// chance is how likely the viewer was to win after n plies.
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
