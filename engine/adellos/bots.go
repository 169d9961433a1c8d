package adellos

import (
	"context"
	"math"
	"time"

	"adytum/engine"
)

// Bots lists the computer players, the weakest first.
func (Game) Bots() []engine.Bot { return []engine.Bot{Novice, Adept, Master} }

// The levels.
var (
	// Novice follows one line of play, and often does not look well; but it
	// wakes up before another wins by the tower.
	Novice = Planner{Level: "novice", Time: time.Second, Width: 1, Noise: 2.5, Positions: 20_000, Alarm: 2}
	// Adept plans a turn.
	Adept = Planner{Level: "adept", Time: 2 * time.Second, Width: 8, Noise: 0.5, Positions: 20_000}
	// Master plans a turn with care and thinks of the answers to it.
	Master = Planner{Level: "master", Time: 4 * time.Second, Width: 60, Replies: 20, ReplyWidth: 6, Positions: 60_000}
)

// A Planner is a computer player that plans whole turns.
type Planner struct {
	Level string
	Time  time.Duration
	// Width is how many lines of play are kept while a turn grows.
	Width int
	// Noise is how far each judgement of a position may be off.
	Noise float64
	// Replies is how many turns are looked at with what the others would do,
	// with lines of ReplyWidth.
	Replies, ReplyWidth int
	// Alarm is how many rounds before another wins by the tower the level begins
	// to plan like an Adept; 0 for never.
	Alarm int
	// Positions bounds how many positions are weighed for one move, so that a
	// crowded board takes no longer than an empty one.
	Positions int
}

// Name is the level.
func (b Planner) Name() string { return b.Level }

// Patience is the level's time.
func (b Planner) Patience() time.Duration { return b.Time }

// Choose plans the turn, or answers in that of another. Playouts bounds the
// positions that are weighed; with fewer than its own a level keeps fewer
// lines. The error is engine.ErrNotToMove.
func (b Planner) Choose(ctx context.Context, v engine.View, t engine.Thinking) (engine.Choice, error) {
	c, _, err := b.within(t.Playouts).think(ctx, v, t.Rand)
	return c, err
}

// within is the level with a bound on the positions of a move; 0 for its own.
func (b Planner) within(positions int) Planner {
	if positions <= 0 || positions >= b.Positions {
		return b
	}
	b.Width = max(1, b.Width*positions/b.Positions)
	b.Replies = b.Replies * positions / b.Positions
	b.Positions = positions
	return b
}

// think chooses a move and, if that is part of a turn, returns the turn too.
func (b Planner) think(ctx context.Context, v engine.View, r *engine.Rand) (engine.Choice, forecast, error) {
	own, ok := v.(View)
	if !ok || v.Seat() != v.ToMove() {
		return engine.Choice{}, nil, engine.ErrNotToMove
	}
	world := own.sample(r)
	scale := newScale(world.sheet, own.seat)
	if world.phase < AsksHire || own.seat != world.active {
		a := b.decide(&world, scale, r)
		return engine.Choice{Move: Move{world.sheet, a}, Playouts: 1}, nil, nil
	}
	if b.alarmed(&world, own.seat) {
		awake := Adept.within(b.Positions)
		b.Width, b.Noise = awake.Width, awake.Noise
	}
	left := b.Positions
	pl := planner{scale: scale, seat: own.seat, width: b.Width, noise: b.Noise, rand: r, ctx: ctx, left: &left}
	lines := pl.plan(world)
	if b.Replies > 0 {
		b.reply(&pl, lines)
	}
	return choice(&world, lines, pl.count), pl.foresee(world, lines), nil
}

// alarmed reports whether another than a seat is about to win by the tower.
func (b Planner) alarmed(p *Position, seat uint8) bool {
	winner := p.winsByTower(b.Alarm)
	return winner != engine.Nobody && winner != engine.Seat(seat)
}

// fraction draws a number from 0 to 1.
func fraction(r *engine.Rand) float64 { return float64(r.IntN(1<<20)) / (1 << 20) }

// choice ranks the first acts of the lines. Who is as strong as the others has
// the same chance as each of them.
func choice(p *Position, lines []turnLine, weighed int) engine.Choice {
	best := map[act]float64{}
	var order []act
	for _, l := range lines {
		if old, known := best[l.acts[0]]; !known {
			order = append(order, l.acts[0])
			best[l.acts[0]] = l.score
		} else {
			best[l.acts[0]] = max(old, l.score)
		}
	}
	c := engine.Choice{Playouts: weighed}
	others := -1.0
	for seat := range p.seats {
		if p.in(seat) {
			others++
		}
	}
	for len(order) > 0 {
		top := 0
		for i, a := range order {
			if best[a] > best[order[top]] {
				top = i
			}
		}
		c.Candidates = append(c.Candidates, engine.Candidate{Move: Move{p.sheet, order[top]}, Visits: 1,
			Chance: 1 / (1 + others*math.Exp(-best[order[top]]/12))})
		order = append(order[:top], order[top+1:]...)
	}
	c.Move = c.Candidates[0].Move
	return c
}

// reply weighs the best lines anew after the turns of the others.
func (b Planner) reply(pl *planner, lines []turnLine) {
	var others [maxSeats]*planner
	for i := range lines {
		t := lines[i].table
		for i < b.Replies && !pl.mustStop() && t.phase != Over && t.active != pl.seat && t.setUp && t.in(pl.seat) {
			other := others[t.active]
			if other == nil {
				other = &planner{scale: newScale(t.sheet, t.active), seat: t.active, width: b.ReplyWidth, ctx: pl.ctx, left: pl.left}
				others[t.active] = other
			}
			before := other.count
			turns := other.plan(t.Position)
			pl.count += other.count - before
			if len(turns) == 0 || !turns[0].done {
				break
			}
			t = turns[0].table
		}
		if i >= b.Replies || i > 0 && pl.mustStop() {
			lines[i].score -= wonScore // not looked at
			continue
		}
		lines[i].score = 0.35*lines[i].score + 0.65*(pl.scale.weigh(&t.Position, t.active)-lines[i].charged)
	}
}

// decide answers what is asked outside of the own turn, and in the setup.
func (b Planner) decide(p *Position, c *scale, r *engine.Rand) act {
	acts := p.acts(nil)
	switch p.phase {
	case AsksCombat, AsksRescue:
		return b.answer(p, c)
	case AsksGive:
		return cheapestGift(p)
	case AsksSacrifice:
		return cheapestSacrifice(p, c)
	case AsksPlace:
		return act{verb: DoPlace, to: p.shelter(p.asked)}
	default:
		return acts[r.IntN(len(acts))]
	}
}

// shelter is the castle field that is farthest from the tower and the enemies.
func (p *Position) shelter(seat uint8) uint8 {
	best, most := uint8(0), -1
	for _, f := range p.ground.castles[seat] {
		d := 2 * int(p.sheet.distance[f][p.sheet.tower])
		for other := range p.seats {
			if other != seat {
				d += int(p.sheet.distance[f][p.ground.castles[other][0]])
			}
		}
		if len(p.ground.neighbours[f]) == 6 {
			d -= 3 // open on all sides
		}
		if d > most {
			best, most = f, d
		}
	}
	return best
}

// answer plays cards in another's turn if they save what is worth it.
func (b Planner) answer(p *Position, c *scale) act {
	pass := act{verb: DoPass}
	target := p.fight.to
	worth := c.worth[p.pieces[target].kind]
	if p.traitsAt(target).class == isNoble {
		worth = nobleWorth
	}
	if target == p.sheet.tower {
		worth += towerWorth * float64(p.seat[p.asked].tower+1) / float64(p.ground.rounds)
	}
	if p.phase == AsksRescue {
		if p.prays() && worth > 1 {
			return act{verb: DoMiracle}
		}
		if card := p.sheet.cardOf[firstAid]; card >= 0 && p.holds(p.asked, uint8(card)) && worth > cardWorth[firstAid] {
			return act{verb: DoCard, what: uint8(card)}
		}
		return pass
	}
	attack, defence := p.values()
	need := int(attack - defence)
	card := p.sheet.cardOf[parry]
	if card < 0 || int(p.seat[p.asked].hand[card]) < need || worth < cardWorth[parry]*float64(need) {
		return pass
	}
	return act{verb: DoCard, what: uint8(card)}
}
