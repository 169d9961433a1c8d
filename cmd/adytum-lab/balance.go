package main

import (
	"context"
	"fmt"
	"maps"
	"math"
	"os"
	"slices"
	"strings"
	"time"

	"adytum/engine"
	"adytum/engine/adellos"
)

type balanceCmd struct {
	Game    labGame `arg:"" help:"The game; only adellos has factions."`
	Edition string  `placeholder:"FILE" help:"Another edition than the app's own."`
	Bots    string  `default:"master" placeholder:"NAME" help:"The bot that plays both seats."`
	Duels   int     `default:"432" help:"Duels for each pair of factions; multiples of 36 are fair to all nobles, seats and first players."`
	Seed    string  `default:"1" help:"The seed of the series."`
	seriesFlags
}

// Help describes the command.
func (*balanceCmd) Help() string {
	return `Lets a bot play both sides of duels: every pair of factions, their nobles in turn, both seats, both first players. Prints what each faction and noble and the first player win (per cent, with the standard error), how the duels end and how long they are.

The bot keeps to a turn that it has planned as long as everything comes as foreseen. With --playouts, which bounds the positions that it looks at for a turn, the result is the same on any machine.

    adytum-lab balance adellos --duels 36 --playouts 6000
    adytum-lab balance adellos --edition mine.json --playouts 6000 --json`
}

type balanceResult struct {
	Game        string         `json:"game"`
	Bots        string         `json:"bots"`
	Duels       int            `json:"duels"`
	Factions    []wonShare     `json:"factions"`
	Nobles      []wonShare     `json:"nobles"`
	Pairs       []wonShare     `json:"pairs"`
	First       wonShare       `json:"first_player"`
	Outcomes    map[string]int `json:"outcomes"`
	MeanRounds  float64        `json:"mean_rounds"`
	MsPerDuel   float64        `json:"ms_per_duel"`
	Interrupted bool           `json:"interrupted,omitempty"`
}

// A wonShare is how often something won. A pair of factions is told from the
// side of the first.
type wonShare struct {
	Name  string `json:"name"`
	Wins  int    `json:"wins"`
	Duels int    `json:"duels"`
}

func (w *wonShare) add(won bool) {
	w.Duels++
	if won {
		w.Wins++
	}
}

// A bout is one duel of the series. Factions and nobles are by seat.
type bout struct {
	pair     int
	factions [2]int
	nobles   [2]int
	first    int  // the seat that begins
	swapped  bool // the pair's first faction has the second seat
	seed     engine.Seed
}

// A foughtBout also knows its end.
type foughtBout struct {
	bout
	finished
	rounds int
}

// won reports whether a seat has won.
func (f foughtBout) won(seat int) bool { return f.outcome.Scores[seat] > 0 }

// Run fights the duels.
func (c *balanceCmd) Run(ctx context.Context, e *env) error {
	game, err := c.game()
	if err != nil {
		return err
	}
	c.Game.Game = game
	bot, err := c.bot()
	if err != nil {
		return err
	}
	if c.Duels < 1 {
		return usage("--duels %d: it must be at least 1", c.Duels)
	}
	setup, workers, err := c.begin(c.Game, 2, c.Seed)
	if err != nil {
		return err
	}
	t := newBalance(game.Edition())
	bouts := t.bouts(c.Duels, setup.Seed)
	done, err := inParallel(ctx, len(bouts), workers, e.report("duels", len(bouts)), func(ctx context.Context, i int) (foughtBout, error) {
		return c.fight(ctx, game, setup, bouts[i], bot)
	}, t.add)
	if err != nil {
		return err
	}
	t.Game, t.Bots, t.Interrupted = game.Name(), c.Bots, done < len(bouts)
	if err := e.print(t.result(), t.print); err != nil {
		return err
	}
	if t.Interrupted {
		return &stoppedError{fmt.Sprintf("%d of %d duels", done, len(bouts))}
	}
	return nil
}

// game is Adellos with the edition that is asked for.
func (c *balanceCmd) game() (adellos.Game, error) {
	game, ok := c.Game.Game.(adellos.Game)
	if !ok {
		return game, usage("%s has no factions; adellos has", c.Game.Name())
	}
	if c.Edition == "" {
		return game, nil
	}
	text, err := os.ReadFile(c.Edition)
	if err != nil {
		return game, err
	}
	e, err := adellos.Read(text)
	if err != nil {
		return game, fmt.Errorf("%s: %w", c.Edition, err)
	}
	return adellos.New(e), nil
}

// A follower is a bot that can keep to a turn it has planned.
type follower interface{ Follow() *adellos.Follower }

func (c *balanceCmd) bot() (follower, error) {
	b, err := c.Game.bot(c.Bots)
	if err != nil {
		return nil, err
	}
	f, ok := b.(follower)
	if !ok {
		return nil, usage("the bot %s plans no turns", c.Bots)
	}
	return f, nil
}

// fight plays a duel; the bot decides all but factions and nobles.
func (c *balanceCmd) fight(ctx context.Context, g adellos.Game, setup engine.Setup, b bout, bot follower) (foughtBout, error) {
	setup.Seed = b.seed
	setup.Options = maps.Clone(setup.Options)
	setup.Options[adellos.OptionFactions] = adellos.Chosen
	setup.Options[adellos.OptionStart] = adellos.StartAt(engine.Seat(b.first))
	dealt, _, err := g.Deal(setup)
	if err != nil {
		return foughtBout{}, inWords(err)
	}
	p := dealt
	f := foughtBout{bout: b}
	streams := thinkStreams(setup.Seed, 2)
	bots := [2]engine.Bot{bot.Follow(), bot.Follow()}
	for seat := p.ToMove(); seat != engine.Nobody; seat = p.ToMove() {
		v := p.View(seat).(adellos.View)
		move, given := b.given(g, v)
		if !given {
			choice, took, err := c.choose(ctx, bots[seat], v, streams[seat])
			if err != nil {
				return foughtBout{}, err
			}
			move = choice.Move
			f.decisions++
			f.thought += took
		}
		if p, _, err = p.Play(move); err != nil {
			return foughtBout{}, fmt.Errorf("%s plays %s: %w", c.Bots, move, inWords(err))
		}
		f.rounds = v.Turn().Round
	}
	f.outcome, _ = p.Outcome()
	return f, nil
}

// given is the move that chooses a seat's faction or noble.
func (b bout) given(g adellos.Game, v adellos.View) (engine.Move, bool) {
	faction := g.Edition().Factions[b.factions[v.Seat()]]
	var text string
	switch v.Turn().Phase {
	case adellos.AsksFaction:
		text = "faction:" + faction.ID
	case adellos.AsksNoble:
		text = "noble:" + faction.Nobles[b.nobles[v.Seat()]].ID
	default:
		return nil, false
	}
	m, err := g.ParseMove(text)
	return m, err == nil
}

// A balance adds up bouts in whole numbers, so that their order does not
// matter.
type balance struct {
	balanceResult
	edition adellos.Edition
	nobles  [][]int // where each faction's nobles are in the result
	rounds  int
	squares int // of the rounds
	thought time.Duration
}

func newBalance(e adellos.Edition) *balance {
	t := &balance{edition: e}
	t.Outcomes = map[string]int{}
	t.First.Name = "first player"
	for i, f := range e.Factions {
		t.Factions = append(t.Factions, wonShare{Name: f.ID})
		t.nobles = append(t.nobles, nil)
		for _, n := range f.Nobles {
			t.nobles[i] = append(t.nobles[i], len(t.Nobles))
			t.Nobles = append(t.Nobles, wonShare{Name: n.ID})
		}
		for _, other := range e.Factions[i+1:] {
			t.Pairs = append(t.Pairs, wonShare{Name: f.ID + "-" + other.ID})
		}
	}
	return t
}

// bouts lists the duels, the pairs of factions in turn, so that a series that
// is stopped has met them all alike. Four duels of a pair share their cards:
// both seats, both first players.
func (t *balance) bouts(duels int, seed engine.Seed) []bout {
	var all []bout
	for i := range duels {
		pair, deal := 0, i/4
		for one := range t.edition.Factions {
			for two := one + 1; two < len(t.edition.Factions); two++ {
				ones := len(t.nobles[one])
				b := bout{
					pair: pair, factions: [2]int{one, two}, nobles: [2]int{deal % ones, deal / ones % len(t.nobles[two])},
					first: i / 2 % 2, swapped: i%2 == 1, seed: seed.Sub(deal),
				}
				if b.swapped {
					slices.Reverse(b.factions[:])
					slices.Reverse(b.nobles[:])
				}
				all = append(all, b)
				pair++
			}
		}
	}
	return all
}

func (t *balance) add(f foughtBout) {
	t.Duels++
	for seat := range 2 {
		t.Factions[f.factions[seat]].add(f.won(seat))
		t.Nobles[t.nobles[f.factions[seat]][f.nobles[seat]]].add(f.won(seat))
	}
	t.Pairs[f.pair].add(f.won(0) != f.swapped)
	t.First.add(f.won(f.first))
	t.Outcomes[f.outcome.Name]++
	t.rounds += f.rounds
	t.squares += f.rounds * f.rounds
	t.thought += f.thought
}

func (t *balance) result() balanceResult {
	r := t.balanceResult
	r.MeanRounds = ratio(t.rounds, t.Duels)
	r.MsPerDuel = each(t.thought, t.Duels)
	return r
}

func (t *balance) print(b *strings.Builder) {
	r := t.result()
	fmt.Fprintf(b, "%s, %d duels, %s\n", r.Game, r.Duels, r.Bots)
	line := func(w wonShare) { fmt.Fprintf(b, "%-22s %s\n", w.Name, percent(float64(w.Wins), w.Duels)) }
	for _, shares := range [][]wonShare{r.Factions, r.Nobles, r.Pairs, {r.First}} {
		for _, w := range shares {
			line(w)
		}
		b.WriteString("\n")
	}
	for _, end := range slices.Sorted(maps.Keys(r.Outcomes)) {
		line(wonShare{"ends by " + end, r.Outcomes[end], r.Duels})
	}
	fmt.Fprintf(b, "%-22s %6.2f +- %.2f\n", "rounds", r.MeanRounds, t.roundsError())
	fmt.Fprintf(b, "%.4g ms per duel\n", r.MsPerDuel)
}

// roundsError is the standard error of the mean number of rounds.
func (t *balance) roundsError() float64 {
	if t.Duels < 2 {
		return 0
	}
	n := float64(t.Duels)
	mean := float64(t.rounds) / n
	return math.Sqrt(max(0, float64(t.squares)/n-mean*mean) / (n - 1))
}
