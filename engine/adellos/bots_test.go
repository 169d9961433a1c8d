package adellos

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"adytum/engine"
	"adytum/engine/enginetest"
)

// chooses asks a level for its move.
func chooses(t *testing.T, b engine.Bot, p Position, playouts int) string {
	t.Helper()
	c, err := b.Choose(context.Background(), p.View(p.ToMove()), engine.Thinking{
		Rand: engine.Seed("think").Stream(engine.ThinkStream), Playouts: playouts})
	if err != nil {
		t.Fatal(err)
	}
	return c.Move.String()
}

// turnOf plays a level's whole turn and returns its moves and the position
// after it.
func turnOf(t *testing.T, b engine.Bot, p Position) (string, Position) {
	t.Helper()
	var moves []string
	for seat := p.active; p.phase != Over && p.active == seat; {
		if p.asked != seat {
			p, _ = play(t, p, "pass")
			continue
		}
		m := chooses(t, b, p, 0)
		moves = append(moves, m)
		p, _ = play(t, p, m)
	}
	return strings.Join(moves, " "), p
}

func TestBotsTakeAWin(t *testing.T) {
	p := scene{board: "NW.soldier@C3 NW.field_marshal@C4 NW.militia@B4 SW.malgor@E3 SW.zombie@D5"}.at(t)
	for _, b := range []engine.Bot{Adept, Master} {
		moves, after := turnOf(t, b, p)
		if o, over := after.Outcome(); !over || o.Ranks[0] != 1 {
			t.Errorf("%s plays %s and does not win", b.Name(), moves)
		}
	}
}

func TestBotsContestTheTower(t *testing.T) {
	p := scene{players: []string{"", "undead malgor tower=4"}, board: "NW.soldier@C4 SW.zombie@E5 SW.zombie@F4"}.at(t)
	for _, b := range []engine.Bot{Adept, Master} {
		moves, after := turnOf(t, b, p)
		if after.phase == Over || unitAt(after, "E5") == "SW.zombie" {
			t.Errorf("%s plays %s and loses the tower", b.Name(), moves)
		}
	}
}

// What the levels think of a game that has just begun is near to an even share.
func TestChancesAreShared(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		p, _ := dealt(t, engine.Setup{Seats: seats, Seed: "chances", Options: with(nil)})
		for p.phase != AsksHire {
			p, _ = play(t, p, chooses(t, Adept, p, 0))
		}
		c, err := Adept.Choose(context.Background(), p.View(p.ToMove()), engine.Thinking{Rand: engine.Seed("think").Stream(engine.ThinkStream)})
		if err != nil {
			t.Fatal(err)
		}
		if chance, even := c.Candidates[0].Chance, 1/float64(seats); chance < 0.7*even || chance > 1.5*even {
			t.Errorf("%d seats: a chance of %.2f at the start", seats, chance)
		}
	}
}

// A Novice seldom finds two steps and an attack by itself, but nearly always when
// another is about to win by the tower; however weak, it is not blind.
func TestNovicesWakeUpBeforeTheTowerIsLost(t *testing.T) {
	blind := Novice
	blind.Alarm = 0
	freed := func(b engine.Bot, tower int) int {
		p := scene{players: []string{"", fmt.Sprintf("undead malgor tower=%d", tower)},
			board: "NW.soldier@C4 NW.spearman@B4 NW.peasant@A1 SW.zombie@E5 SW.zombie@F4"}.at(t)
		n := 0
		for try := range 40 {
			after, r := p, engine.Seed(fmt.Sprint("wake-", try)).Stream(engine.ThinkStream)
			for after.phase != Over && after.active == p.active {
				c, err := b.Choose(context.Background(), after.View(after.ToMove()), engine.Thinking{Rand: r})
				if err != nil {
					t.Fatal(err)
				}
				after, _ = play(t, after, c.Move.String())
			}
			if unitAt(after, "E5") != "SW.zombie" {
				n++
			}
		}
		return n
	}
	for tower, woken := range map[int]bool{2: false, 3: true, 4: true} {
		if n := freed(Novice, tower); woken && n < 35 || !woken && n > 10 {
			t.Errorf("after %d rounds the Novice frees the tower in %d of 40 turns", tower, n)
		}
		if n := freed(blind, tower); n > 10 {
			t.Errorf("after %d rounds a level without alarm frees it in %d of 40 turns", tower, n)
		}
	}
}

func TestMasterGuardsItsNoble(t *testing.T) {
	// The abomination will reach the noble unless it goes away or is guarded.
	p := scene{board: "NW.konrad@C3 NW.militia@B3 NW.peasant@A1 SW.abomination@E3"}.at(t)
	moves, after := turnOf(t, Master, p)
	_, lost := turnOf(t, Adept, after)
	if lost.phase == Over {
		t.Errorf("the master plays %s and loses its noble", moves)
	}
}

func TestMasterAheadChasesTheNoble(t *testing.T) {
	p := scene{board: "NW.soldier@D3 NW.soldier@D4 NW.field_marshal@D2 NW.peasant@A1 NW.peasant@A2 SW.zombie@G2"}.at(t)
	moves, after := turnOf(t, Master, p)
	near := 0
	for _, f := range after.ground.fields {
		if after.owns(0, f) && after.sheet.distance[f][after.seat[1].nobleAt] <= 3 {
			near++
		}
	}
	if near == 0 {
		t.Errorf("the master plays %s and stays away from the noble", moves)
	}
}

// A castle has two fields on which a purchase is tried: the foremost for who
// fights, the hindmost for all others.
func TestPurchasesAreTriedOnTwoFields(t *testing.T) {
	p := scene{board: "NW.militia@C2"}.at(t)
	for _, fights := range []bool{true, false} {
		var fields []string
		for _, f := range p.ground.castles[0] {
			if p.pieces[f].kind == 0 && p.ranksBefore(0, f, fights) < castleFields {
				fields = append(fields, p.sheet.fields[f].ID)
			}
		}
		equal(t, "fields", strings.Join(fields, " "), map[bool]string{true: "A2 B3", false: "A1 B1"}[fights])
	}
}

func TestBotsAnswerInTheTurnOfAnother(t *testing.T) {
	noble := scene{hands: []string{"", "first_aid,parry"}, board: "NW.soldier@C3 NW.field_marshal@C2 SW.malgor@D3"}
	equal(t, "parries for the noble", chooses(t, Master, noble.after(t, "attack:C3-D3"), 0), "card:parry")
	noble.hands[1] = "first_aid"
	equal(t, "aids the noble", chooses(t, Master, noble.after(t, "attack:C3-D3", "pass"), 0), "card:first_aid")
	token := scene{hands: []string{"", "parry"}, board: "NW.spearman@C3 SW.skeleton@D3"}.after(t, "attack:C3-D3")
	equal(t, "lets a token go", chooses(t, Master, token, 0), "pass")
	hopeless := scene{hands: []string{"", "parry"}, board: "NW.soldier@C3 SW.necromancer@D3 SW.ghoul@G3 NW.field_marshal@C2"}.after(t, "attack:C3-D3")
	equal(t, "does not parry in vain", chooses(t, Master, hopeless, 0), "pass")
	give := scene{hands: []string{"mind_control", "assault,censorship"}}.after(t, "card:mind_control")
	equal(t, "gives the worst", chooses(t, Master, give, 0), "give:censorship")
	demand := scene{hands: []string{"assault"}, board: "SW.necromancer@G1 SW.zombie@G2 SW.zombie@H1 SW.skeleton@H3"}.after(t, "card:assault@SW")
	if m := chooses(t, Master, demand, 0); m == "sacrifice:G1" {
		t.Errorf("sacrifices the best: %s", m)
	}
}

// A plan tells apart whom a Truce protects, in a game of four too.
func TestPlansTellTrucesApart(t *testing.T) {
	p, _ := dealt(t, engine.Setup{Seats: maxSeats, Seed: "truces"})
	seen := map[uint64]engine.Seat{p.key(): engine.Nobody}
	for safe := range engine.Seat(maxSeats) {
		q := p
		q.seat[0].truces[safe] = 1
		if same, taken := seen[q.key()]; taken {
			t.Errorf("a Truce with seat %d looks like one with %d", safe, same)
		}
		seen[q.key()] = safe
	}
}

// A player that keeps to its plan makes legal moves, and those of the level as
// long as it has nothing to remember.
func TestFollowersKeepToTheirTurn(t *testing.T) {
	first, _, err := brief.Deal(engine.Setup{Seats: 2, Seed: "follow", Options: with(nil)})
	if err != nil {
		t.Fatal(err)
	}
	p := first.(Position)
	bots := []engine.Bot{Master.Follow(), Adept.Follow()}
	remembered := 0
	for p.ToMove() != engine.Nobody {
		seat := p.ToMove()
		think := func() engine.Thinking {
			return engine.Thinking{Rand: engine.Seed(fmt.Sprint("follow-", p.round)).Stream(engine.ThinkStream), Playouts: 2000}
		}
		c, err := bots[seat].Choose(context.Background(), p.View(seat), think())
		if err != nil {
			t.Fatal(err)
		}
		if c.Playouts == 0 {
			remembered++
			if len(c.Candidates) != 1 || c.Candidates[0].Move != c.Move || c.Candidates[0].Chance <= 0 || c.Candidates[0].Chance >= 1 {
				t.Errorf("a move of a plan has the candidates %v", c.Candidates)
			}
		} else if seat == 0 {
			own, _ := Master.Choose(context.Background(), p.View(seat), think())
			equal(t, "the level's move", c.Move, own.Move)
		}
		p, _ = play(t, p, c.Move.String())
	}
	if remembered < 20 {
		t.Errorf("only %d moves came from a plan", remembered)
	}
}

// Every level plays whole games of every kind with little thought.
func TestBotsPlayEveryKindOfGame(t *testing.T) {
	for name, setup := range setups() {
		setup.Seed = "bots"
		first, _, err := brief.Deal(setup)
		if err != nil {
			t.Fatal(err)
		}
		p := first.(Position)
		bots := brief.Bots()
		for n := 0; p.ToMove() != engine.Nobody; n++ {
			if n > 3000 {
				t.Fatalf("%s: no end", name)
			}
			m := chooses(t, bots[int(p.ToMove())%len(bots)], p, enginetest.Repetitions(200, 5))
			p, _ = play(t, p, m)
		}
	}
}

func TestThinkingStopsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	p := scene{players: []string{"royal_army konrad gold=5"}}.at(t)
	c, err := Master.Choose(ctx, p.View(0), engine.Thinking{Rand: engine.Seed("stop").Stream("x")})
	if err != nil || !legal(p, c.Move.String()) || c.Playouts > 100 {
		t.Errorf("%d positions weighed, move %v, error %v after the end", c.Playouts, c.Move, err)
	}
	if _, err := Master.Choose(ctx, p.View(1), engine.Thinking{Rand: engine.Seed("stop").Stream("x")}); !errors.Is(err, engine.ErrNotToMove) {
		t.Errorf("error %v for a seat that is not to move", err)
	}
}

// duels plays games between two levels, with both seats of each deal, and
// returns the share that the first wins. The levels' patience plays no part.
func duels(t *testing.T, one, two engine.Bot, games int) float64 {
	t.Helper()
	won := 0.0
	for g := range games {
		p, _ := dealt(t, engine.Setup{Seats: 2, Seed: engine.Seed(fmt.Sprint("duel-", g/2)), Options: with(nil)})
		r := engine.Seed(fmt.Sprint("duel-", g)).Stream(engine.ThinkStream)
		for p.ToMove() != engine.Nobody {
			bot := one
			if int(p.ToMove()) != g%2 {
				bot = two
			}
			c, err := bot.Choose(context.Background(), p.View(p.ToMove()), engine.Thinking{Rand: r})
			if err != nil {
				t.Fatal(err)
			}
			p, _ = play(t, p, c.Move.String())
		}
		o, _ := p.Outcome()
		won += o.Share(engine.Seat(g % 2))
	}
	return won / float64(games)
}

func TestAdeptBeatsNovice(t *testing.T) {
	if testing.Short() {
		t.Skip("many games")
	}
	if share := duels(t, Adept, Novice, 24); share < 0.65 {
		t.Errorf("the adept wins %.2f, want 0.65", share)
	}
}

func TestMasterBeatsAdept(t *testing.T) {
	if testing.Short() {
		t.Skip("a minute of thinking")
	}
	if share := duels(t, Master, Adept, 4); share < 0.6 {
		t.Errorf("the master wins %.2f, want 0.6", share)
	}
}

// Random games: playouts, moves played and moves generated a second, and what
// they leave on the heap.
func BenchmarkPlayout(b *testing.B) {
	setup := setups()["two-half"]
	setup.Seed = "bench"
	first, _, err := brief.Deal(setup)
	if err != nil {
		b.Fatal(err)
	}
	r := setup.Seed.Stream("bench")
	list := make([]act, 0, 1024)
	moves, generated := 0, 0
	b.ReportAllocs()
	b.ResetTimer()
	for b.Loop() {
		t := table{Position: first.(Position)}
		for t.phase != Over {
			list = t.acts(list[:0])
			t.do(list[r.IntN(len(list))])
			moves++
			generated += len(list)
		}
	}
	b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "plies/s")
	b.ReportMetric(float64(generated)/b.Elapsed().Seconds(), "generated/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "playouts/s")
}

// Masters play duels of the app's game, planning anew before each move as they
// do there; reported is the time that their own moves of a turn take together.
// An operation is a duel.
func BenchmarkMasterTurns(b *testing.B) {
	var turns []float64
	for duel := 0; b.Loop(); duel++ {
		first, _, err := game.Deal(engine.Setup{Seats: 2, Seed: engine.Seed(fmt.Sprint("turns-", duel)), Options: with(nil)})
		if err != nil {
			b.Fatal(err)
		}
		turns = append(turns, millisecondsOfTurns(b, first.(Position))...)
	}
	slices.Sort(turns)
	b.ReportMetric(float64(len(turns)), "turns")
	b.ReportMetric(turns[len(turns)/2], "ms/turn")
	b.ReportMetric(turns[len(turns)*99/100], "ms/99th-turn")
	b.ReportMetric(turns[len(turns)-1], "ms/longest")
}

func millisecondsOfTurns(b *testing.B, p Position) (turns []float64) {
	r, round, seat := engine.Seed("turns").Stream(engine.ThinkStream), -1, -1
	for p.ToMove() != engine.Nobody {
		begun := time.Now()
		c, err := Master.Choose(context.Background(), p.View(p.ToMove()), engine.Thinking{Rand: r})
		if err != nil {
			b.Fatal(err)
		}
		took := time.Since(begun).Seconds() * 1000
		if p.asked == p.active {
			if int(p.round) != round || int(p.active) != seat {
				turns, round, seat = append(turns, 0), int(p.round), int(p.active)
			}
			turns[len(turns)-1] += took
		}
		next, _, err := p.Play(c.Move)
		if err != nil {
			b.Fatal(err)
		}
		p = next.(Position)
	}
	return turns
}
