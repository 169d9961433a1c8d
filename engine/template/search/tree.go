package search

import (
	"cmp"
	"context"
	"slices"
	"time"

	"adytum/engine"
)

// Tree is information-set Monte Carlo tree search with a single observer: one
// tree over sequences of moves, walked in a newly sampled world each time. A
// move counts as tried only against worlds in which it was legal.
type Tree struct {
	Level string
	Time  time.Duration
}

// Name is the level.
func (b Tree) Name() string { return b.Level }

// Patience is the level's time.
func (b Tree) Patience() time.Duration { return b.Time }

// node is a sequence of moves. Each arm keeps its value from the side of the
// seat that moves there.
type node struct {
	arms     map[engine.Move]*arm
	children map[engine.Move]*node
	order    []*arm // in the order of discovery, so that ties fall alike
}

func newNode() *node {
	return &node{arms: map[engine.Move]*arm{}, children: map[engine.Move]*node{}}
}

// Choose grows the tree and picks the most visited move of the root. The error
// is engine.ErrNotToMove.
func (b Tree) Choose(ctx context.Context, v engine.View, t engine.Thinking) (engine.Choice, error) {
	if len(v.Moves()) == 0 {
		return engine.Choice{}, engine.ErrNotToMove
	}
	root := newNode()
	done := 0
	for ; goOn(ctx, t, done); done++ {
		root.descend(v.Sample(t.Rand), t.Rand)
	}
	return ranking(root.order, done), nil
}

// descend walks down to the first untried move, plays it out, and credits the
// outcome on the way back.
func (n *node) descend(p engine.Position, r *engine.Rand) engine.Outcome {
	if o, over := p.Outcome(); over {
		return o
	}
	seat := p.ToMove()
	legal := n.legal(p)
	best := slices.MaxFunc(legal, func(a, b *arm) int { return cmp.Compare(a.bound(a.chances), b.bound(b.chances)) })
	next := mustPlay(p, best.move)
	var o engine.Outcome
	if best.visits == 0 {
		o = Playout(next, r)
	} else {
		o = n.child(best.move).descend(next, r)
	}
	best.visits++
	best.value += o.Share(seat)
	return o
}

// legal returns the arms of the moves that this world allows.
func (n *node) legal(p engine.Position) []*arm {
	var legal []*arm
	for _, m := range p.Moves() {
		a, known := n.arms[m]
		if !known {
			a = &arm{move: m}
			n.arms[m] = a
			n.order = append(n.order, a)
		}
		a.chances++
		legal = append(legal, a)
	}
	return legal
}

func (n *node) child(m engine.Move) *node {
	c, known := n.children[m]
	if !known {
		c = newNode()
		n.children[m] = c
	}
	return c
}
