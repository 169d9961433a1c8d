package alchemist

import (
	"fmt"
	"testing"

	"adytum/engine"
	"adytum/engine/enginetest"
)

// shuffled is another world that a seat cannot tell from the true one: what is
// hidden from it changes places between the other stocks and the bag, the
// schools between the other seats and the box. It works on the position and
// knows nothing of views.
func shuffled(p Position, seat engine.Seat, r *engine.Rand) Position {
	var cubes []Ingredient
	for other := range engine.Seat(p.seats) {
		if other != seat {
			cubes = append(cubes, p.stocks[other].Minus(p.known[other]).Cubes()...)
		}
	}
	cubes = append(cubes, p.bag.cubes[:p.bag.size]...)
	engine.Shuffle(r, cubes)
	for other := range engine.Seat(p.seats) {
		if other == seat {
			continue
		}
		n := p.stocks[other].Size() - p.known[other].Size()
		p.stocks[other] = p.known[other].Plus(StockOf(cubes[:n]...))
		cubes = cubes[n:]
	}
	copy(p.bag.cubes[:], cubes)
	if p.withSchools() {
		var schools []Ingredient
		for _, i := range All() {
			if i != p.schools[seat] {
				schools = append(schools, i)
			}
		}
		engine.Shuffle(r, schools)
		for other := range engine.Seat(p.seats) {
			if other != seat {
				p.schools[other], schools = schools[0], schools[1:]
			}
		}
	}
	return p
}

// Two worlds that differ only in what is hidden give equal views, over
// thousands of positions, and equal moves of every bot.
func TestViewsLeakNothing(t *testing.T) {
	positions, different := 0, 0
	games := enginetest.Repetitions(12, 6)
	for seats := FewestSeats; seats <= MostSeats; seats++ {
		for i := range games {
			r := engine.Seed(fmt.Sprint(i)).Stream("leak")
			walk(t, seats, engine.Seed(fmt.Sprintf("leak-%d", i)), func(p Position) {
				if p.over() {
					return
				}
				for seat := range engine.Seat(seats) {
					q := shuffled(p, seat, r)
					positions++
					if q != p {
						different++
					}
					v, w := p.View(seat), q.View(seat)
					if v != w || v.String() != w.String() {
						t.Fatalf("seat %d tells two worlds apart\n%s\n%s", seat, p, q)
					}
					if seat == p.ToMove() && r.IntN(40) == 0 {
						sameChoices(t, v, w)
					}
				}
			})
		}
	}
	if positions < 400*games || different < positions*9/10 {
		t.Errorf("%d positions were tried, %d with a different world", positions, different)
	}
}

func sameChoices(t *testing.T, v, w engine.View) {
	t.Helper()
	for _, bot := range (Game{}).Bots() {
		choose := func(v engine.View) engine.Move {
			c, err := bot.Choose(t.Context(), v, engine.Thinking{Rand: engine.Seed("same").Stream(engine.ThinkStream), Playouts: 30})
			if err != nil {
				t.Fatal(err)
			}
			return c.Move
		}
		if a, b := choose(v), choose(w); a != b {
			t.Errorf("%s plays %s or %s", bot.Name(), a, b)
		}
	}
}

// A witness keeps for one seat what it has seen of another, by the rules of
// counting and nothing else: what was gained openly, what was paid, how much
// came unseen. fits says whether a stock explains all of it.
type witness struct {
	start  int // cubes that came unseen, at the start and from the bag
	gained [Kinds]int
	paid   [Kinds]int
	debts  [Kinds]int // the most that payments have exceeded open gains
}

func (w *witness) gain(s Stock) {
	for i, n := range s {
		w.gained[i] += int(n)
	}
}

func (w *witness) pay(s Stock) {
	for i, n := range s {
		w.paid[i] += int(n)
		w.debts[i] = max(w.debts[i], w.paid[i]-w.gained[i])
	}
}

func (w *witness) fits(s Stock) bool {
	unseen := 0
	for i, n := range s {
		came := int(n) + w.paid[i] - w.gained[i]
		if came < w.debts[i] {
			return false
		}
		unseen += came
	}
	return unseen == w.start
}

// watch reads the events of a turn as the others see them.
func watch(t *testing.T, witnesses []witness, events []engine.Event) {
	t.Helper()
	for _, e := range events {
		switch e.Kind {
		case EventBrewed, EventCopied:
			d := Draft{}
			if !d.readRecipe(e.Facts["recipe"]) {
				t.Fatalf("no recipe in %s", e)
			}
			witnesses[e.Seat].pay(d.Recipe)
		case EventGained, EventTook:
			witnesses[e.Seat].gain(StockOf(parseIngredient(e.Facts["ingredient"])))
		case EventTribute:
			witnesses[int(e.Facts["to"][0]-'0')].gain(StockOf(parseIngredient(e.Facts["ingredient"])))
		case EventDrew:
			witnesses[e.Seat].start += DrawSize
		}
	}
}

// The views know all that follows from what was seen, and no more: every
// sampled stock explains the events, and so does every stock within the
// bounds that the view gives.
func TestViewsCountExactly(t *testing.T) {
	for i := range 24 {
		seats := FewestSeats + i%4
		seed := engine.Seed(fmt.Sprintf("count-%d", i))
		p, r := deal(t, seats, seed), seed.Stream("count")
		witnesses := make([]witness, seats)
		for seat := range witnesses {
			witnesses[seat].start = StockSize
		}
		for !p.over() {
			for seat := range engine.Seat(seats) {
				exact(t, p, seat, witnesses, r)
			}
			moves := p.Moves()
			next, events := play(t, p, moves[max(0, len(moves)-1-r.IntN(20))].String())
			watch(t, witnesses, events)
			p = next
		}
	}
}

func exact(t *testing.T, p Position, seat engine.Seat, witnesses []witness, r *engine.Rand) {
	t.Helper()
	v := p.View(seat).(View)
	world := v.Sample(r).(Position)
	for other := range engine.Seat(p.seats) {
		if !witnesses[other].fits(world.stocks[other]) {
			t.Fatalf("seat %d takes %s for seat %d's stock, which cannot be in\n%s", seat, world.stocks[other], other, p)
		}
		if v.StockSize(other) != p.stocks[other].Size() {
			t.Fatalf("seat %d counts %d cubes with seat %d in\n%s", seat, v.StockSize(other), other, p)
		}
		fewest, most := v.Bounds(other)
		if !p.stocks[other].Covers(fewest) || !most.Covers(p.stocks[other]) {
			t.Fatalf("bounds %v to %v for seat %d in\n%s", fewest, most, other, p)
		}
		if other == seat {
			continue
		}
		// One cube less than the known part explains nothing any more.
		for i := range fewest {
			less := p.stocks[other]
			less[i], less[(i+1)%Kinds] = fewest[i]-1, less[(i+1)%Kinds]+p.stocks[other][i]-fewest[i]+1
			if fewest[i] > 0 && fewest[i] == v.table.known[other][i] && witnesses[other].fits(less) {
				t.Fatalf("seat %d is not sure of %d cubes of %s with seat %d in\n%s", seat, fewest[i], Ingredient(i), other, p)
			}
		}
	}
}

func TestPaymentsShowWhatCameFromTheBag(t *testing.T) {
	p := table3(t, func(p *Position) { p.known[0] = Stock{1, 0, 0, 0, 0} })
	v := p.View(1).(View)
	if v.table.known[0] != (Stock{1, 0, 0, 0, 0}) || v.StockSize(0) != 11 {
		t.Fatalf("before: known %v", v.table.known[0])
	}
	next, events := play(t, p, "copy:mushroom-spider:bird_leg")
	if !events[0].Reveals {
		t.Error("a bird leg came to light unsaid")
	}
	after := next.View(1).(View)
	if after.table.known[0] != StockOf(Mushroom, Spider) || after.StockSize(0) != 11 {
		t.Errorf("after: known %v", after.table.known[0])
	}
	if gone := v.unseen.Minus(after.unseen); gone != StockOf(BirdLeg) {
		t.Errorf("the unseen cubes lost %v, want one bird leg", gone)
	}
	next, _ = play(t, next, "pass:bag") // seat 1 draws two mushrooms
	if got := next.View(0).(View); got.StockSize(1) != 14 || got.unseen != p.View(0).(View).unseen {
		t.Errorf("seat 0 learnt something of the draw: %v", got.unseen)
	}
	if got := next.View(1).(View); after.unseen.Minus(got.unseen) != StockOf(Mushroom, Mushroom) {
		t.Errorf("seat 1 does not count its own draw: %v", got.unseen)
	}
}

// Every way to lay the unseen cubes to the hidden places is as likely as any
// other: with one hidden cube of seat 1 and four of the bag, three of them
// mushrooms, seat 1 holds a mushroom three times in five.
func TestSamplesAreEven(t *testing.T) {
	p := table3(t, func(p *Position) {
		p.known = p.stocks
		p.known[1][Mushroom]--
	})
	v, r := p.View(0), engine.Seed("even").Stream("test")
	const draws = 20_000
	mushrooms := 0
	for range draws {
		if v.Sample(r).(Position).stocks[1][Mushroom] == p.stocks[1][Mushroom] {
			mushrooms++
		}
	}
	if mushrooms < draws*58/100 || mushrooms > draws*62/100 {
		t.Errorf("%d mushrooms of %d, want three in five", mushrooms, draws)
	}
}

func TestSchoolsAreSecretUntilTheEnd(t *testing.T) {
	p := deal(t, 3, "schools")
	v := p.View(0).(View)
	if v.School(0) == None || v.School(1) != None || v.School(2) != None || len(v.unseenSchools()) != 4 {
		t.Errorf("seat 0 knows the schools %v", v.table.schools)
	}
	end, _ := last(t, [MostSeats]Ingredient{BirdLeg, Mushroom, Spider, None, None}, Stock{1}, Stock{}, Stock{})
	v = end.View(1).(View)
	if v.School(0) != BirdLeg || v.School(2) != Spider || fmt.Sprint(v.table.schoolRanks()) != "[2 1 3 0 0]" {
		t.Errorf("at the end seat 1 knows the schools %v, ranks %v", v.table.schools, v.table.schoolRanks())
	}
}
