package fast

import (
	"flag"
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"adytum/engine/decktet"
)

var (
	trainGames = flag.Int("train", 0, "improve weights.txt over this many games")
	trainRate  = flag.Float64("rate", 0.015, "rate of learning at the start of -train")
	trainAnew  = flag.Bool("anew", false, "start -train from random weights")
)

// TestTrain learns the weights from games against the deck alone. The ones in
// weights.txt took 4 million games, about half an hour of one core:
//
//	go test ./engine/adaman/fast -run TestTrain -train 4000000 -anew -timeout 3h
//
// Each game is played by the judgement as it stands, half of the games with some
// random moves, and every position of it is then moved towards what came of it:
// temporal differences, TD(0.8), by plain gradient descent on the log loss. Half
// of the games have the basic deck, the other decks share the rest. In the end
// the first judgement alone won 48 % with the basic deck.
func TestTrain(t *testing.T) {
	if *trainGames == 0 {
		t.Skip("only with -train")
	}
	w := newWeights()
	if r := Rand(1); *trainAnew {
		w.scatter(&r)
	} else {
		w.parse(weightsText)
	}
	c := coach{weights: w, rand: 1}
	for n := range *trainGames {
		left := 1 - float64(n)/float64(*trainGames)
		c.lesson(*trainRate*max(left, 0.01), 0.1*left)
		if round := max(1, *trainGames/20); n%round == round-1 {
			t.Logf("%d games, %.1f %% of the basic ones won", n+1, 100*float64(c.won)/float64(c.played))
			c.won, c.played = 0, 0
			if err := os.WriteFile("weights.txt", []byte(w.String()), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// weights is the judgement in fractions, as it is learned.
type weights struct {
	names []string
	input [][hiddenUnits]float64
	// The places of the inputs, by card or length; 0 is the bias.
	palace, capital, resources, deck [tableSize]int
	palaceLen, resourcesLen, deckLen [tableSize]int
	out                              [hiddenUnits]float64
	outBias                          float64
}

func newWeights() *weights {
	w, j := new(weights), new(judgement)
	at := map[*units]int{}
	for name, u := range j.inputs() {
		at[u] = len(w.names)
		w.names = append(w.names, name)
	}
	w.input = make([][hiddenUnits]float64, len(w.names))
	for i := range tableSize {
		w.palace[i], w.capital[i] = at[&j.palace[i]], at[&j.capital[i]]
		w.resources[i], w.deck[i] = at[&j.resources[i]], at[&j.deck[i]]
		w.palaceLen[i], w.resourcesLen[i], w.deckLen[i] = at[&j.palaceLen[i]], at[&j.resourcesLen[i]], at[&j.deckLen[i]]
	}
	return w
}

// scatter starts from small random weights.
func (w *weights) scatter(r *Rand) {
	for i := range w.input {
		for k := range w.input[i] {
			w.input[i][k] = (r.Float() - 0.5) / 5
		}
	}
	for k := range w.out {
		w.out[k] = (r.Float() - 0.5) / 2.5
	}
}

// inputs appends the inputs that are on for the rows of a position.
func (w *weights) inputs(s *State, buf []int) []int {
	buf = append(buf, 0)
	for _, row := range []struct {
		cards Set
		place *[tableSize]int
	}{{s.palace, &w.palace}, {s.capital, &w.capital}, {s.resources, &w.resources}, {s.Unseen(), &w.deck}} {
		for rest := row.cards; rest != 0; rest &= rest - 1 {
			buf = append(buf, row.place[rest.first()])
		}
	}
	return append(buf, w.palaceLen[s.palace.Len()], w.resourcesLen[s.resources.Len()], w.deckLen[s.end-s.next])
}

// learn moves the chance of rows towards a target and returns what it was.
func (w *weights) learn(s *State, target, rate float64) float64 {
	var space [decktet.Count + 4]int
	on := w.inputs(s, space[:0])
	var hidden, blame [hiddenUnits]float64
	for _, in := range on {
		for k, x := range w.input[in] {
			hidden[k] += x
		}
	}
	odds := w.outBias
	for k, x := range hidden {
		odds += max(x, 0) * w.out[k]
	}
	p := 1 / (1 + math.Exp(-odds))
	step := (p - target) * rate
	for k, x := range hidden {
		if x > 0 {
			blame[k] = step * w.out[k]
			w.out[k] -= step * x
		}
	}
	w.outBias -= step
	for _, in := range on {
		for k := range blame {
			w.input[in][k] -= blame[k]
		}
	}
	return p
}

// String is the text of the weights in whole numbers.
func (w *weights) String() string {
	var b strings.Builder
	line := func(name string, numbers []float64, scale float64) {
		b.WriteString(name)
		for _, x := range numbers {
			fmt.Fprintf(&b, " %.0f", x*scale)
		}
		b.WriteByte('\n')
	}
	for i, name := range w.names {
		line(name, w.input[i][:], weightScale)
	}
	line("out", w.out[:], weightScale)
	line("out_bias", []float64{w.outBias}, weightScale*weightScale)
	return b.String()
}

// parse reads the text of weights.
func (w *weights) parse(text string) {
	at := map[string]int{}
	for i, name := range w.names {
		at[name] = i
	}
	for line := range strings.Lines(text) {
		fields := strings.Fields(line)
		var numbers [hiddenUnits]float64
		for k, f := range fields[1:] {
			if _, err := fmt.Sscan(f, &numbers[k]); err != nil {
				panic(f)
			}
			numbers[k] /= weightScale
		}
		switch name := fields[0]; name {
		case "out":
			w.out = numbers
		case "out_bias":
			w.outBias = numbers[0] / weightScale
		default:
			w.input[at[name]] = numbers
		}
	}
}

// A coach plays games and learns from them.
type coach struct {
	*weights
	judgement   *judgement
	rand        Rand
	lessons     int
	played, won int // games with the basic deck and no random moves
	opts        options
	course      []State
}

// lesson plays a game, with a share of random moves in every other one, and
// learns from it.
func (c *coach) lesson(rate, random float64) {
	const refresh = 100 // games
	if c.lessons%refresh == 0 {
		c.judgement = parseJudgement(c.String())
	}
	if c.lessons++; c.lessons%2 == 0 {
		random = 0
	}
	d := Basic
	if c.rand.Float() < 0.5 {
		d = 1 + Deck(c.rand.Below(DeckCount-1))
	}
	win := c.play(d, random)
	if d == Basic && random == 0 {
		c.played++
		c.won += int(win)
	}
	const lambda = 0.8
	target := win
	for i := len(c.course) - 1; i >= 0; i-- {
		p := c.learn(&c.course[i], target, rate)
		target = lambda*target + (1-lambda)*p
	}
}

// play keeps the rows after each move in the course and returns 1 for a win.
func (c *coach) play(d Deck, random float64) float64 {
	order := d.Cards()
	c.rand.Shuffle(order)
	s := Deal(Config{Deck: d}, order)
	c.course = c.course[:0]
	for s.Outcome() == Open {
		unseen := c.judgement.unseen(&s)
		c.judgement.weigh(&s, &unseen, &c.opts)
		op := c.opts.best()
		if c.rand.Float() < random {
			op = c.opts.list[c.rand.Below(c.opts.n)]
		}
		if op.wins() {
			return 1
		}
		m := c.opts.move(op)
		c.course = append(c.course, leave(s, m))
		s.Play(m)
	}
	if s.Outcome() == Win {
		return 1
	}
	return 0
}
