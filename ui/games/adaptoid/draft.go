package adaptoid

import (
	"slices"
	"strings"

	"adytum/engine"
	"adytum/engine/hexgrid"

	rules "adytum/engine/adaptoid"
)

// none is no cell.
var none hexgrid.Cell

// A draft is a half-made decision: what has been tapped since the last one.
type draft struct {
	// picked is the piece that is to move and has no destination yet.
	picked hexgrid.Cell
	// move is what has been decided; its step and its growth may be missing.
	move rules.Move
	// decided is true once a kind of decision without cells was made: to stand
	// still, to feed, or to take a colour.
	decided bool
	// growing is the piece that gets a limb of a kind still to be chosen.
	growing hexgrid.Cell
	// clash is what comes of the step, by the name of the fact: "captures",
	// "trades", "repelled", or "" if nobody is attacked.
	clash string
}

func (d draft) empty() bool { return d == draft{} }

func (d draft) stepped() bool { return d.move.From != none }

func (d draft) grown() bool { return d.move.Grows != rules.Nothing }

// text is the draft as Consider reads it.
func (d draft) text() string {
	if d.picked != none {
		return d.picked.String()
	}
	if d.empty() || d.growing != none && !d.stepped() {
		return ""
	}
	return d.move.String()
}

// back is the draft before its last step; false if there is none.
func (d draft) back() (draft, bool) {
	switch {
	case d.empty():
		return d, false
	case d.growing != none:
		d.growing = none
	case d.grown():
		d.move.Grows, d.move.At = rules.Nothing, none
	case d.stepped():
		return draft{picked: d.move.From}, true
	default:
		return draft{}, true
	}
	return d, true
}

// A clash of a step by the names of the facts of a chosen piece.
const (
	captures = "captures"
	trades   = "trades"
	repelled = "repelled"
)

// cellsOf reads the cells that a fact lists.
func cellsOf(fact string) []hexgrid.Cell {
	var cells []hexgrid.Cell
	for name := range strings.FieldsSeq(fact) {
		if c, ok := hexgrid.ParseCell(name); ok {
			cells = append(cells, c)
		}
	}
	return cells
}

// clashOf finds a destination in the facts of the piece that goes there.
func clashOf(facts engine.Facts, to hexgrid.Cell) string {
	for _, name := range []string{captures, trades, repelled} {
		if slices.Contains(cellsOf(facts[name]), to) {
			return name
		}
	}
	return ""
}

// growths are the cells where each thing can grow.
type growths map[rules.Growth][]hexgrid.Cell

// growthsIn finds the growths among the parts that can come next.
func growthsIn(next []engine.Part) growths {
	all := growths{}
	for _, part := range next {
		for _, g := range []rules.Growth{rules.Body, rules.Leg, rules.Pincer} {
			if c, ok := hexgrid.ParseCell(part.ID); ok && part.Kind == g.String() {
				all[g] = append(all[g], c)
			}
		}
	}
	return all
}

func (g growths) can(what rules.Growth, at hexgrid.Cell) bool { return slices.Contains(g[what], at) }
