package fast

import (
	_ "embed"
	"fmt"
	"iter"
	"math"
	"strconv"
	"strings"

	"adytum/engine/decktet"
)

// A judgement rates the rows that a move leaves, before cards are dealt: how
// likely they are to be won. It is a network with one hidden layer. An input
// says where a card lies or how long a row is, so few of them are on at a time;
// a card that is out of play, discarded or controlled has none.
type judgement struct {
	bias                             units
	palace, capital, resources, deck [tableSize]units
	// The lengths of rows and deck.
	palaceLen, resourcesLen, deckLen [tableSize]units
	out                              [hiddenUnits]int
	outBias                          int
}

// hiddenUnits is the size of the hidden layer. Twice 32 units win three games
// more in a hundred by the first judgement alone.
const hiddenUnits = 64

// weightScale is the whole number that stands for a weight of 1.
const weightScale = 256

// units are sums of the hidden layer in lanes of 16 bits, four to a word. Adding
// words adds lanes, negative ones too: what a lane borrows from the next one,
// the offset in the bias gives back. A test shows that no sum outgrows its lane.
type units [hiddenUnits / 4]uint64

const unitOffset = 0x8000

func (u *units) add(v *units) {
	for i := range u {
		u[i] += v[i]
	}
}

func (u *units) sub(v *units) {
	for i := range u {
		u[i] -= v[i]
	}
}

// pack makes units of signed numbers.
func pack(lanes [hiddenUnits]int) (u units) {
	for i, x := range lanes {
		u[i/4] += uint64(int64(x)) << (16 * (i % 4))
	}
	return u
}

// rate is the log odds of a win in units of weightScale squared. The sums of
// the hidden layer come in two parts.
func (j *judgement) rate(a, b *units) int {
	odds := j.outBias
	for i := range a {
		word, out := a[i]+b[i], (*[4]int)(j.out[4*i:])
		odds += positive(word)*out[0] + positive(word>>16)*out[1] + positive(word>>32)*out[2] + positive(word>>48)*out[3]
	}
	return odds
}

// positive is the lowest lane without its offset, or 0 if it is negative.
func positive(word uint64) int {
	x := int(word&0xffff) - unitOffset
	return x &^ (x >> 63)
}

// chance turns log odds into a probability.
func chance(odds int) float64 {
	return 1 / (1 + math.Exp(-float64(odds)/(weightScale*weightScale)))
}

// weightsText has a line an input: its name, then its weight for every hidden
// unit, times weightScale; "out" has the weights of the units for the log odds
// and "out_bias" their constant, times weightScale squared.
//
//go:embed weights.txt
var weightsText string

// trained is the judgement that the package plays with.
var trained = parseJudgement(weightsText)

// parseJudgement panics on an error, for the text is part of the program.
func parseJudgement(text string) *judgement {
	j := new(judgement)
	inputs := map[string]*units{}
	for name, u := range j.inputs() {
		inputs[name] = u
	}
	for line := range strings.Lines(text) {
		name, numbers, _ := strings.Cut(strings.TrimSpace(line), " ")
		var lanes [hiddenUnits]int
		for i, number := range strings.Fields(numbers) {
			n, err := strconv.Atoi(number)
			if err != nil {
				panic(fmt.Sprintf("fast: weights of %s: %v", name, err))
			}
			lanes[i] = n
		}
		switch u := inputs[name]; {
		case name == "out":
			j.out = lanes
		case name == "out_bias":
			j.outBias = lanes[0]
		case u == nil:
			panic(fmt.Sprintf("fast: the judgement has no input %q", name))
		default:
			*u = pack(lanes)
		}
	}
	j.offset()
	return j
}

func (j *judgement) offset() {
	for i := range j.bias {
		j.bias[i] += unitOffset * eachLane
	}
}

// inputs yields the weights of each input by its name.
func (j *judgement) inputs() iter.Seq2[string, *units] {
	type input struct {
		name    string
		weights *units
	}
	list := []input{{"bias", &j.bias}}
	for _, c := range decktet.Extended() {
		list = append(list, input{"deck/" + c.ID(), &j.deck[c]})
		if c == decktet.Excuse {
			continue
		}
		list = append(list, input{"capital/" + c.ID(), &j.capital[c]})
		if c.Is(decktet.Personality) {
			list = append(list, input{"palace/" + c.ID(), &j.palace[c]})
		} else {
			list = append(list, input{"resources/" + c.ID(), &j.resources[c]})
		}
	}
	for n := range rowSize + 1 {
		list = append(list, input{fmt.Sprintf("palace/%d", n), &j.palaceLen[n]})
		list = append(list, input{fmt.Sprintf("resources/%d", n), &j.resourcesLen[n]})
	}
	for n := range decktet.Count {
		list = append(list, input{fmt.Sprintf("deck/%d", n), &j.deckLen[n]})
	}
	return func(yield func(string, *units) bool) {
		for _, in := range list {
			if !yield(in.name, in.weights) {
				return
			}
		}
	}
}

// unseen sums the weights of the deck.
func (j *judgement) unseen(s *State) units {
	u := j.deckLen[s.end-s.next]
	for _, c := range s.deck[s.next:s.end] {
		u.add(&j.deck[c&(tableSize-1)])
	}
	return u
}

// dealt brings the sum of the deck's weights up to date when the deck has been
// dealt from a place on.
func (j *judgement) dealt(u *units, s *State, from uint8) {
	u.sub(&j.deckLen[s.end-from])
	for _, c := range s.deck[from:s.next] {
		u.sub(&j.deck[c&(tableSize-1)])
	}
	u.add(&j.deckLen[s.end-s.next])
}

// An option is a legal move with its log odds.
type option struct {
	target decktet.Card
	way    uint8 // the payment, as the purse numbers them
	odds   int
}

// certain are the odds of a move that wins at once, less what it spends: the
// row that is left counts in the score (A10).
const certain = 1 << 60

func (o option) wins() bool { return o.odds > certain/2 }

// options are the legal moves of a position.
type options struct {
	purse purse
	list  [MaxMoves]option
	n     int
}

func (o *options) add(target decktet.Card, way, odds int) {
	o.list[o.n&(MaxMoves-1)] = option{target, uint8(way), odds}
	o.n++
}

func (o *options) move(op option) Move {
	return Play(op.target, o.purse.cards(int(op.way)))
}

// best is the first option with the highest odds; there must be one.
func (o *options) best() option {
	best := o.list[0]
	for _, op := range o.list[1:o.n] {
		if op.odds > best.odds {
			best = op
		}
	}
	return best
}

// weigh lists the legal moves of an open position in the order of Legal. The
// sum of the deck's weights is known.
func (j *judgement) weigh(s *State, unseen *units, o *options) {
	o.n = 0
	base := j.bias
	base.add(unseen)
	for rest := s.palace; rest != 0; rest &= rest - 1 {
		base.add(&j.palace[rest.first()])
	}
	for rest := s.capital; rest != 0; rest &= rest - 1 {
		base.add(&j.capital[rest.first()])
	}
	o.purse.open(s.resources)
	if s.phase != Playing {
		j.weighChoices(s, &base, o)
		return
	}
	left := j.leftovers(&o.purse)
	for rest := s.palace | s.capital; rest != 0; rest &= rest - 1 {
		target := rest.first()
		ways := o.purse.ways(target)
		if s.unclaimed == one(target) {
			for ; ways != 0; ways &= ways - 1 {
				way := ways.first()
				o.add(target, way, certain-o.purse.cards(way).Value())
			}
			continue
		}
		if ways == 0 {
			continue
		}
		rows := base
		gained := j.removeTarget(s, target, &rows)
		for ; ways != 0; ways &= ways - 1 {
			way := ways.first()
			o.add(target, way, j.rate(&rows, &left[gained][way]))
		}
	}
}

// removeTarget moves the target in the sums and returns how many cards the
// resources gain by it.
func (j *judgement) removeTarget(s *State, target decktet.Card, rows *units) (gained int) {
	court := s.palace.Len()
	if s.palace.Has(target) {
		rows.sub(&j.palace[target])
		rows.add(&j.palaceLen[court-1])
		return 0
	}
	rows.sub(&j.capital[target])
	rows.add(&j.palaceLen[court])
	if one(target)&personalities != 0 {
		return 0
	}
	rows.add(&j.resources[target])
	return 1
}

// leftovers sums, for each payment, the weights of the resources that it leaves
// and of their number, without and with a card gained.
func (j *judgement) leftovers(p *purse) (left [2][1 << rowSize]units) {
	var kept [1 << rowSize]units
	for i := range p.n {
		card := &j.resources[p.row[i]]
		for without := range 1 << i {
			kept[without|1<<i] = kept[without]
			kept[without|1<<i].add(card)
		}
	}
	all := 1<<p.n - 1
	for way := 1; way <= all; way++ {
		rest := all &^ way
		for gained := range left {
			left[gained][way] = kept[rest]
			left[gained][way].add(&j.resourcesLen[bitCount(rest)+gained])
		}
	}
	return left
}

// weighChoices lists the answers to the Excuse (A13, A14).
func (j *judgement) weighChoices(s *State, rows *units, o *options) {
	for rest := s.resources; rest != 0; rest &= rest - 1 {
		rows.add(&j.resources[rest.first()])
	}
	rows.add(&j.palaceLen[s.palace.Len()])
	from, to, gained := &j.capital, &j.resources, 1
	if s.phase == ExcuseInCapital {
		from, to, gained = to, from, -1
	}
	rows.add(&j.resourcesLen[s.resources.Len()+gained])
	for rest := s.excuseChoices(); rest != 0; rest &= rest - 1 {
		c := rest.first()
		moved := to[c]
		moved.sub(&from[c])
		o.add(c, 0, j.rate(rows, &moved))
	}
}
