package alchemist

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"adytum/engine"
)

// deal deals a game with the default options.
func deal(t *testing.T, seats int, seed engine.Seed) Position {
	t.Helper()
	p, _, err := Game{}.Deal(engine.Setup{Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return p.(Position)
}

// table3 is a hand-made position of three seats after the first round, seat 0
// to move, without schools: all hold two or three of everything, seat 1 has
// brewed two bird legs for 8, seat 2 a spider for 3.
func table3(t *testing.T, change func(*Position)) Position {
	t.Helper()
	p := Position{seats: 3, turns: 3, schools: noSchools}
	p.reserve = Stock{9, 9, 9, 9, 9}
	p.stocks = [MostSeats]Stock{{3, 2, 2, 2, 2}, {2, 3, 2, 2, 2}, {2, 2, 3, 2, 2}}
	brewed(&p, "mushroom-spider", 1, 8, BirdLeg, BirdLeg)
	brewed(&p, "bird_leg-mushroom", 2, 3, Spider)
	p.bag = Bag{cubes: [mostInBag]Ingredient{Spider, TrollEye, Mushroom, Mushroom}, size: 4}
	if change != nil {
		change(&p)
	}
	p.gone = Stock{}
	rest := Stock{CubesPerKind, CubesPerKind, CubesPerKind, CubesPerKind, CubesPerKind}
	for _, s := range append([]Stock{p.reserve, p.bag.stock()}, p.stocks[:]...) {
		rest = rest.Minus(s)
	}
	for _, potion := range p.compendium {
		rest = rest.Minus(potion.Recipe)
	}
	p.gone = rest
	back, err := Game{}.ParsePosition(p.String())
	if err != nil {
		t.Fatal(err)
	}
	return back.(Position)
}

func brewed(p *Position, cauldron string, creator engine.Seat, tile int, cubes ...Ingredient) {
	p.compendium[parseCauldron(cauldron)] = Potion{Tile: tile, Creator: creator, Recipe: StockOf(cubes...)}
}

// play makes a move by its text; it must be legal.
func play(t *testing.T, p Position, text string) (Position, []engine.Event) {
	t.Helper()
	move, err := Game{}.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	next, events, err := p.Play(move)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return next.(Position), events
}

// refused plays a move that must be refused with a code and a paragraph.
func refused(t *testing.T, p Position, text, code, paragraph string) {
	t.Helper()
	move, err := Game{}.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	_, _, err = p.Play(move)
	var refusal *engine.Refusal
	if !errors.As(err, &refusal) || refusal.Code != code || refusal.Paragraph != paragraph {
		t.Errorf("%s: %v, want %s (%s)", text, err, code, paragraph)
	}
}

func kindsOf(events []engine.Event) string {
	var kinds []string
	for _, e := range events {
		kinds = append(kinds, e.Kind)
	}
	return strings.Join(kinds, " ")
}

// told lists the events of one kind as text.
func told(events []engine.Event, kind string) []string {
	var list []string
	for _, e := range events {
		if e.Kind == kind {
			list = append(list, e.String())
		}
	}
	return list
}

func TestTenCauldronsAreTheTenPairs(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range AllCauldrons() {
		a, b := c.Pair()
		if a >= b || !c.Shows(a) || !c.Shows(b) || parseCauldron(c.ID()) != c {
			t.Errorf("cauldron %d shows %s and %s", c, a, b)
		}
		seen[c.ID()] = true
	}
	if len(seen) != 10 {
		t.Errorf("%d different pairs", len(seen))
	}
}

func TestRecipesOfACauldronAndAltogether(t *testing.T) {
	everywhere := map[Stock]int{}
	for _, c := range AllCauldrons() {
		sizes := [MostCubes + 1]int{}
		for _, recipe := range recipes[c] {
			everywhere[recipe]++
			sizes[recipe.Size()]++
		}
		if sizes != [...]int{0, 3, 6, 7, 6, 3} {
			t.Errorf("%s takes %v recipes by size", c, sizes)
		}
	}
	sizes := [MostCubes + 1]int{}
	for recipe, cauldrons := range everywhere {
		sizes[recipe.Size()]++
		colours := 0
		for _, n := range recipe {
			if n > 0 {
				colours++
			}
		}
		if want := []int{0, 6, 3, 1}[colours]; cauldrons != want {
			t.Errorf("%s fits %d cauldrons, want %d", recipe, cauldrons, want)
		}
	}
	if len(everywhere) != 120 || sizes != [...]int{0, 5, 15, 30, 40, 30} {
		t.Errorf("%d recipes, by size %v", len(everywhere), sizes)
	}
}

func TestCubesAreSharedOutByTheTable(t *testing.T) {
	for seats, want := range map[int]struct{ bag, reserve, gone, left int }{
		2: {6, 10, 16, 6}, 3: {10, 12, 10, 14}, 4: {12, 16, 4, 12}, 5: {14, 18, 0, 10},
	} {
		bag, reserve, gone := Supply(seats)
		if bag != want.bag || reserve != want.reserve || gone != want.gone {
			t.Errorf("%d seats: %d %d %d, want %+v", seats, bag, reserve, gone, want)
		}
		p := deal(t, seats, "supply")
		total := p.reserve.Plus(p.gone).Plus(p.bag.stock())
		for seat := range seats {
			if p.stocks[seat].Size() != StockSize {
				t.Errorf("%d seats: seat %d gets %s", seats, seat, p.stocks[seat])
			}
			total = total.Plus(p.stocks[seat])
		}
		if p.bag.size != want.left || total.Size() != 160 || total != (Stock{32, 32, 32, 32, 32}) {
			t.Errorf("%d seats: %d left in the bag, %v cubes altogether", seats, p.bag.size, total)
		}
		if got := p.tilesLeft(); !slices.Equal(got, []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}) {
			t.Errorf("%d seats: the tiles are %v", seats, got)
		}
	}
}

// Every cube is somewhere at any time; the parser of positions counts them.
func TestCubesNeverGetLost(t *testing.T) {
	for seats := FewestSeats; seats <= MostSeats; seats++ {
		for i := range 20 {
			walk(t, seats, engine.Seed(fmt.Sprintf("cubes-%d", i)), func(p Position) {
				if err := p.check(); err != nil {
					t.Fatal(err)
				}
			})
		}
	}
}

// walk plays a random game and shows every position.
func walk(t *testing.T, seats int, seed engine.Seed, show func(Position)) {
	t.Helper()
	p, r := deal(t, seats, seed), seed.Stream("walk")
	for {
		show(p)
		moves := p.Moves()
		if len(moves) == 0 {
			return
		}
		// Brews far outnumber the other moves: a random kind keeps them apart.
		kind := Kind(1 + r.IntN(3))
		of := slices.DeleteFunc(slices.Clone(moves), func(m engine.Move) bool { return m.(Move).Kind != kind })
		if len(of) == 0 {
			of = moves
		}
		p, _ = play(t, p, of[r.IntN(len(of))].String())
	}
}

func TestL1TurnsGoClockwiseFromTheStart(t *testing.T) {
	p := table3(t, nil)
	for _, want := range []engine.Seat{0, 1, 2, 0} {
		if p.ToMove() != want {
			t.Fatalf("seat %d to move, want %d", p.ToMove(), want)
		}
		p, _ = play(t, p, "pass:spider")
	}
	if p = table3(t, func(p *Position) { p.start = 2 }); p.ToMove() != 2 {
		t.Errorf("seat %d begins, want 2", p.ToMove())
	}
}

func TestL1StartIsDrawnOrChosen(t *testing.T) {
	starts := map[engine.Seat]int{}
	for i := range 300 {
		starts[deal(t, 3, engine.Seed(fmt.Sprintf("start-%d", i))).start]++
	}
	for seat := range engine.Seat(3) {
		if starts[seat] < 70 {
			t.Errorf("seat %d begins %d of 300 games", seat, starts[seat])
		}
	}
	setup := engine.Setup{Seats: 3, Seed: "start", Options: engine.Options{OptionStart: StartAt(2)}}
	p, _, err := Game{}.Deal(setup)
	if err != nil || p.ToMove() != 2 {
		t.Errorf("error %v, seat %d begins, want 2", err, p.ToMove())
	}
	setup.Options[OptionStart] = StartAt(3)
	var refusal *engine.Refusal
	if _, _, err := (Game{}).Deal(setup); !errors.As(err, &refusal) || refusal.Code != engine.CodeOption {
		t.Errorf("seat 3 of 3 may begin: %v", err)
	}
}

func TestL2WhatABrewMustBe(t *testing.T) {
	p := table3(t, func(p *Position) { p.stocks[0] = Stock{3, 2, 0, 2, 2} })
	refused(t, p, "brew:mushroom-spider:troll_eye:7", CodeTaken, "L2")
	refused(t, p, "brew:bird_leg-troll_eye:troll_eye:7", CodeForbidden, "L2")
	refused(t, p, "brew:spider-troll_eye:bird_leg+bird_leg+bird_leg:7", CodeTooManyKind, "L2")
	refused(t, p, "brew:snake_venom-spider:bird_leg+bird_leg+mushroom+mushroom+troll_eye+troll_eye:7", CodeTooMany, "L2")
	refused(t, p, "brew:spider-troll_eye:snake_venom:7", CodeNotInStock, "L2")
	refused(t, p, "brew:spider-troll_eye:bird_leg+bird_leg:7", CodeNotNew, "L2")
	refused(t, p, "brew:spider-troll_eye:bird_leg:8", CodeTileGone, "L2")
	next, events := play(t, p, "brew:snake_venom-spider:bird_leg+bird_leg+mushroom+mushroom+troll_eye:10")
	if got := kindsOf(events); got != "brewed scored gained gained" {
		t.Errorf("events: %s", got)
	}
	if next.scores[0] != 10 || next.stocks[0] != (Stock{1, 0, 1, 3, 1}) || next.reserve != (Stock{9, 9, 8, 8, 9}) {
		t.Errorf("after the brew: %s", next)
	}
	if next.sealsOf(0) != 4 || next.tileLeft(10) || next.gone != p.gone {
		t.Errorf("seal, tile or gone cubes are wrong: %s", next)
	}
}

func TestL2SameCubesMakeAnotherRecipeWithOneMore(t *testing.T) {
	p := table3(t, nil)
	play(t, p, "brew:spider-troll_eye:bird_leg+bird_leg+mushroom:7")
	play(t, p, "brew:spider-troll_eye:bird_leg:7")
}

func TestL2ByProductsComeAsFarAsTheReserveHasThem(t *testing.T) {
	p := table3(t, func(p *Position) { p.reserve = Stock{9, 9, 9, 0, 9} })
	next, events := play(t, p, "brew:spider-troll_eye:bird_leg:7")
	if next.stocks[0] != (Stock{2, 2, 2, 2, 3}) || len(told(events, EventMissed)) != 1 {
		t.Errorf("one by-product is gone: %s, %s", next, kindsOf(events))
	}
	p = table3(t, func(p *Position) { p.reserve = Stock{9, 9, 9, 0, 0} })
	next, events = play(t, p, "brew:spider-troll_eye:bird_leg:7")
	if next.scores[0] != 7 || next.stocks[0].Size() != 10 || len(told(events, EventMissed)) != 2 {
		t.Errorf("a brew for the points only: %s", next)
	}
}

// full is a compendium in which every cauldron is taken, two of seat 0's.
func full(p *Position) {
	for i, c := range AllCauldrons() {
		creator := engine.Seat(1 + i%2)
		if i < 2 {
			creator = 0
		}
		p.compendium[c] = Potion{}
		for _, recipe := range recipes[c] {
			if recipe.Size() == 3 && p.cauldronWith(recipe) == NoCauldron {
				p.compendium[c] = Potion{Tile: i + 1, Creator: creator, Recipe: recipe}
			}
		}
	}
}

func TestL3CauldronsAndTilesRunOutTogether(t *testing.T) {
	p := table3(t, full)
	refused(t, p, "brew:spider-troll_eye:bird_leg:7", CodeNoCauldron, "L3")
	if len(p.tilesLeft()) != 0 {
		t.Errorf("tiles left: %v", p.tilesLeft())
	}
	for _, m := range p.Moves() {
		if m.(Move).Kind == Brew {
			t.Errorf("%s is listed", m)
		}
	}
}

func TestL4NoSealNoBrew(t *testing.T) {
	p := table3(t, func(p *Position) {
		brewed(p, "bird_leg-snake_venom", 0, 1, Mushroom)
		brewed(p, "bird_leg-spider", 0, 2, TrollEye)
		brewed(p, "bird_leg-troll_eye", 0, 4, SnakeVenom)
		brewed(p, "mushroom-snake_venom", 0, 5, BirdLeg)
		brewed(p, "mushroom-troll_eye", 0, 6, BirdLeg, Spider)
	})
	refused(t, p, "brew:snake_venom-spider:bird_leg+mushroom:7", CodeNoSeal, "L4")
}

func TestL5CopyingCostsNoSealAndMayBeRepeated(t *testing.T) {
	p := table3(t, func(p *Position) { p.stocks[0] = Stock{4, 2, 2, 2, 2} })
	next, _ := play(t, p, "copy:mushroom-spider:bird_leg")
	if next.compendium != p.compendium || next.sealsOf(0) != Seals {
		t.Error("a copy left something in the compendium")
	}
	next, _ = play(t, next, "pass:spider")
	next, _ = play(t, next, "pass:spider")
	next, _ = play(t, next, "copy:mushroom-spider:bird_leg")
	if next.scores[0] != 16 {
		t.Errorf("two copies bring %d points, want 16", next.scores[0])
	}
}

func TestL6WhatACopyMustBe(t *testing.T) {
	p := table3(t, func(p *Position) {
		p.stocks[0] = Stock{1, 2, 2, 2, 2}
		brewed(p, "bird_leg-troll_eye", 0, 4, SnakeVenom)
		brewed(p, "bird_leg-snake_venom", 1, 9, Mushroom, Mushroom, Spider, Spider, TrollEye)
	})
	refused(t, p, "copy:spider-troll_eye:bird_leg", CodeNotBrewed, "L6")
	refused(t, p, "copy:bird_leg-troll_eye:snake_venom", CodeOwn, "L6")
	refused(t, p, "copy:mushroom-spider:bird_leg", CodeNotInStock, "L6")
	refused(t, p, "copy:bird_leg-snake_venom:bird_leg", CodeNoTribute, "L6")
	next, events := play(t, p, "copy:bird_leg-snake_venom:mushroom")
	if got := kindsOf(events); got != "copied removed tribute scored gained gained" {
		t.Errorf("events: %s", got)
	}
	if next.stocks[0] != (Stock{2, 0, 3, 0, 1}) || next.stocks[1] != p.stocks[1].Plus(StockOf(Mushroom)) {
		t.Errorf("stocks after the copy: %s", next)
	}
	if next.gone != p.gone.Plus(StockOf(Mushroom, Spider, Spider, TrollEye)) || next.scores[0] != 9 || next.scores[1] != 0 {
		t.Errorf("gone cubes or points after the copy: %s", next)
	}
}

func TestL6CopyStaysLegalWithoutByProducts(t *testing.T) {
	p := table3(t, func(p *Position) { p.reserve = Stock{9, 0, 9, 0, 9} })
	next, _ := play(t, p, "copy:mushroom-spider:bird_leg")
	if next.scores[0] != 8 || next.stocks[0] != (Stock{1, 2, 2, 2, 2}) {
		t.Errorf("a copy for the points only: %s", next)
	}
}

func TestL7OneCubeIsTheTribute(t *testing.T) {
	p := table3(t, nil)
	refused(t, p, "copy:bird_leg-mushroom:troll_eye", CodeNoTribute, "L7")
	next, events := play(t, p, "copy:bird_leg-mushroom:spider")
	if next.gone != p.gone || len(told(events, EventRemoved)) != 0 || next.stocks[2][Spider] != 3 {
		t.Errorf("the spider should go to seat 2: %s", next)
	}
}

func TestL8PassTakesOneOrDrawsTwo(t *testing.T) {
	p := table3(t, nil)
	next, _ := play(t, p, "pass:spider")
	if next.stocks[0][Spider] != 3 || next.reserve[Spider] != 8 || next.known[0] != StockOf(Spider) {
		t.Errorf("after taking a spider: %s", next)
	}
	next, events := play(t, p, "pass:bag")
	if next.stocks[0][Mushroom] != 4 || next.bag.size != 2 || next.known[0] != (Stock{}) {
		t.Errorf("after drawing: %s", next)
	}
	if e := events[0].Seen(1); e.Facts["cubes"] != "" || e.Facts["count"] != "2" || !e.Reveals {
		t.Errorf("seat 1 sees %s", e)
	}
	if e := events[0].Seen(0); e.Facts["cubes"] != "mushroom+mushroom" {
		t.Errorf("seat 0 sees %s", e)
	}
	refused(t, p, "pass:nothing", CodeMustTake, "L8")
	p = table3(t, func(p *Position) { p.bag, p.reserve = Bag{}, Stock{9, 9, 9, 0, 9} })
	refused(t, p, "pass:bag", CodeBagEmpty, "L8")
	refused(t, p, "pass:spider", CodeReserveOut, "L8")
}

func TestL8NothingIsTakenOnlyWhereNothingIs(t *testing.T) {
	p := table3(t, func(p *Position) { p.bag, p.reserve, p.turns = Bag{}, Stock{}, 4 })
	refused(t, p, "pass:spider", CodeReserveOut, "L8")
	next, events := play(t, p, "pass:nothing")
	if next.stocks != p.stocks || kindsOf(events) != EventIdle {
		t.Errorf("an empty pass: %s, %s", next, kindsOf(events))
	}
}

func TestL9EndIsLookedForAfterCompleteRoundsOnly(t *testing.T) {
	p := table3(t, func(p *Position) { p.reserve = Stock{1, 0, 0, 9, 9} })
	p, _ = play(t, p, "pass:bird_leg") // the third kind is gone, and two seats still have their turns
	for range 2 {
		if p.over() {
			t.Fatalf("over in the middle of a round: %s", p)
		}
		p, _ = play(t, p, "pass:spider")
	}
	if outcome, over := p.Outcome(); !over || outcome.Name != Finished {
		t.Errorf("not over after the round: %s", p)
	}
	refused(t, p, "pass:spider", engine.CodeOver, "L9")
}

func TestL9TwoKindsDoNotEndTheGame(t *testing.T) {
	p := table3(t, func(p *Position) { p.reserve = Stock{9, 0, 0, 9, 9} })
	for range 3 {
		p, _ = play(t, p, "pass:spider")
	}
	if p.over() {
		t.Errorf("over with two kinds gone: %s", p)
	}
}

// TestL9EverybodyHasTheSameTurns holds for whole games.
func TestL9EverybodyHasTheSameTurns(t *testing.T) {
	for seats := FewestSeats; seats <= MostSeats; seats++ {
		for i := range 10 {
			walk(t, seats, engine.Seed(fmt.Sprintf("turns-%d", i)), func(p Position) {
				if _, over := p.Outcome(); over && p.turns%seats != 0 {
					t.Errorf("over after %d turns of %d seats", p.turns, seats)
				}
			})
		}
	}
}

// last is the last turn of the game, seat 2's, with given stocks and schools:
// the reserve is empty but for nine spiders, so eight are left after it.
func last(t *testing.T, schools [MostSeats]Ingredient, stocks ...Stock) (Position, []engine.Event) {
	t.Helper()
	p := table3(t, func(p *Position) {
		p.turns, p.reserve, p.schools = 5, Stock{0, 0, 0, 9, 0}, schools
		copy(p.stocks[:], stocks)
	})
	return play(t, p, "pass:spider")
}

func TestL10CountingGoesStepByStep(t *testing.T) {
	p, events := last(t, [MostSeats]Ingredient{BirdLeg, Mushroom, Spider, None, None},
		Stock{1, 2, 0, 0, 0}, Stock{0, 0, 1, 0, 0}, Stock{1, 1, 1, 0, 2})
	want := []string{
		"took seat=2 ingredient=spider",
		"round round=2 scores=0 0 0",
		"last ingredients=bird_leg mushroom snake_venom troll_eye",
		"leftover seat=0 count=3 cubes=bird_leg+mushroom+mushroom points=1 total=1 reveals",
		"leftover seat=1 count=1 cubes=snake_venom points=0 total=0 reveals",
		"leftover seat=2 count=6 cubes=bird_leg+mushroom+snake_venom+spider+troll_eye+troll_eye points=3 total=3 reveals",
		"counted ingredient=bird_leg left=2 rank=1 reveals",
		"counted ingredient=mushroom left=3 rank=2 reveals",
		"counted ingredient=spider left=9 rank=3 reveals",
		"honoured seat=0 ingredient=bird_leg left=2 points=10 rank=1 total=11 reveals",
		"honoured seat=1 ingredient=mushroom left=3 points=5 rank=2 total=5 reveals",
		"honoured seat=2 ingredient=spider left=9 points=0 rank=3 total=3 reveals",
		"ended outcome=finished ranks=1 2 3 scores=11 5 3",
	}
	for i, e := range events {
		if i >= len(want) || e.String() != want[i] {
			t.Errorf("event %d is %q", i, e)
		}
	}
	if len(events) != len(want) || p.scores != [MostSeats]int{11, 5, 3} {
		t.Errorf("%d events, scores %v", len(events), p.scores)
	}
}

func TestL10EqualCountsShareARankAndNoneIsSkipped(t *testing.T) {
	p, _ := last(t, [MostSeats]Ingredient{BirdLeg, Mushroom, Spider, None, None},
		Stock{1, 0, 0, 0, 0}, Stock{0, 1, 0, 0, 0}, Stock{0, 0, 1, 0, 0})
	if got := p.schoolRanks(); got != [MostSeats]int{1, 1, 2} {
		t.Errorf("school ranks %v, want 1 1 2", got)
	}
	if p.scores != [MostSeats]int{10, 10, 6} { // leftovers 0, 0, 1 and schools 10, 10, 5
		t.Errorf("scores %v", p.scores)
	}
}

// Ingredients without a school are not ranked, and neither the bag nor the
// cauldrons count.
func TestL10OnlyReserveAndStocksOfRepresentedSchoolsCount(t *testing.T) {
	p, events := last(t, [MostSeats]Ingredient{TrollEye, Mushroom, Spider, None, None},
		Stock{0, 2, 0, 0, 0}, Stock{}, Stock{})
	if got := p.schoolRanks(); got != [MostSeats]int{1, 2, 3} {
		t.Errorf("school ranks %v: the bag holds a troll eye, the bird legs have no school", got)
	}
	if got := told(events, EventCounted); len(got) != 3 {
		t.Errorf("counted: %v", got)
	}
}

func TestL10PointsOfTheRanks(t *testing.T) {
	for seats, want := range map[int]string{2: "6 0", 3: "10 5 0", 4: "12 8 4 0", 5: "12 9 6 3 0"} {
		if got := numbers(SchoolPoints(seats)); got != want {
			t.Errorf("%d seats: %s, want %s", seats, got, want)
		}
	}
}

func TestL11EqualPointsArePartedByTheSchool(t *testing.T) {
	// Leftovers 5 and 0, schools 5 and 10: 10 points each.
	p, _ := last(t, [MostSeats]Ingredient{Mushroom, BirdLeg, Spider, None, None},
		Stock{0, 1, 9, 0, 0}, Stock{}, Stock{})
	outcome, _ := p.Outcome()
	if fmt.Sprint(outcome.Scores) != "[10 10 0]" || fmt.Sprint(outcome.Ranks) != "[2 1 3]" {
		t.Errorf("scores %v, ranks %v: the better school should win", outcome.Scores, outcome.Ranks)
	}
}

func TestL11StillEqualSharesThePlace(t *testing.T) {
	p, _ := last(t, noSchools, Stock{2, 0, 0, 0, 0}, Stock{0, 2, 0, 0, 0}, Stock{})
	outcome, _ := p.Outcome()
	if fmt.Sprint(outcome.Scores) != "[1 1 0]" || fmt.Sprint(outcome.Ranks) != "[1 1 2]" {
		t.Errorf("scores %v, ranks %v: without schools the victory is shared", outcome.Scores, outcome.Ranks)
	}
	p, _ = last(t, [MostSeats]Ingredient{BirdLeg, Mushroom, Spider, None, None},
		Stock{1, 0, 0, 0, 0}, Stock{0, 1, 0, 0, 0}, Stock{})
	if outcome, _ = p.Outcome(); fmt.Sprint(outcome.Ranks) != "[1 1 2]" {
		t.Errorf("ranks %v: an equal school rank shares the victory", outcome.Ranks)
	}
}

func TestL12TwoSeatsOpenWithATileOfFive(t *testing.T) {
	p := deal(t, 2, "opening")
	for range 2 {
		for _, m := range p.Moves() {
			if move := m.(Move); move.Kind != Brew || move.Tile < 5 {
				t.Fatalf("%s opens the game", m)
			}
		}
		refused(t, p, "pass:spider", CodeOpening, "L12")
		refused(t, p, "pass:bag", CodeOpening, "L12")
		refused(t, p, "copy:bird_leg-spider:mushroom", CodeOpening, "L12")
		first := p.Moves()[0].(Move)
		first.Tile = 4
		refused(t, p, first.String(), CodeTileLow, "L12")
		p, _ = play(t, p, p.Moves()[0].String())
	}
	play(t, p, "pass:spider")
	play(t, deal(t, 3, "opening"), "pass:spider") // three seats are free
}

func TestL13WithoutSchoolsNoneAreDealtOrCounted(t *testing.T) {
	setup := engine.Setup{Seats: 4, Seed: "schools", Options: engine.Options{OptionSchools: "off"}}
	p, events, err := Game{}.Deal(setup)
	if err != nil {
		t.Fatal(err)
	}
	if len(told(events, EventSchool)) != 0 || p.View(2).(View).Schools() {
		t.Error("schools are dealt")
	}
	with := deal(t, 4, "schools")
	if with.stocks != p.(Position).stocks || !with.View(2).(View).Schools() {
		t.Error("the option changes the stocks, or no schools are dealt")
	}
	if _, events := last(t, noSchools, Stock{2}, Stock{}, Stock{}); len(told(events, EventCounted))+len(told(events, EventHonoured)) != 0 {
		t.Error("schools are counted")
	}
}

func TestDealtThingsAreSecret(t *testing.T) {
	_, events, err := Game{}.Deal(engine.Setup{Seats: 3, Seed: "secret"})
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range events {
		for seat := range engine.Seat(3) {
			seen := e.Seen(seat)
			told := seen.Facts["cubes"] != "" || seen.Facts["ingredient"] != ""
			if e.Kind != EventStarts && told != (seat == e.Seat) {
				t.Errorf("seat %d sees %s", seat, seen)
			}
		}
	}
}

func TestConsiderAnswersHalfMadeMoves(t *testing.T) {
	p := table3(t, func(p *Position) {
		p.stocks[0] = Stock{2, 0, 1, 0, 0}
		p.reserve = Stock{9, 9, 9, 0, 9}
	})
	tiles := "1 10 2 4 5 6 7 9"
	for _, tt := range []struct {
		draft string
		state engine.AnswerState
		facts string
		next  string
		code  string
	}{
		{"", engine.Possible, "", "brew: copy: pass:", ""},
		{"brew:", engine.Possible, "", tiles + " bird_leg bird_leg-spider: bird_leg-troll_eye: " +
			"mushroom-snake_venom: mushroom-troll_eye: snake_venom snake_venom-spider: snake_venom-troll_eye: spider-troll_eye:", ""},
		{"brew:spider-troll_eye:", engine.Possible, "balance=1 missed=spider products=troll_eye", tiles + " bird_leg snake_venom", ""},
		{"brew:spider-troll_eye:bird_leg+bird_leg", engine.Possible,
			"at=mushroom-spider balance=-1 missed=spider new=no products=troll_eye", tiles + " snake_venom", ""},
		{"brew:spider-troll_eye:snake_venom+bird_leg", engine.Possible, "balance=-1 missed=spider new=yes products=troll_eye", tiles + " bird_leg", ""},
		{"brew:spider-troll_eye:snake_venom+bird_leg:7", engine.Complete, "balance=-1 missed=spider new=yes points=7 products=troll_eye", "bird_leg", ""},
		{"brew:spider-troll_eye::7", engine.Possible, "balance=1 missed=spider points=7 products=troll_eye", "bird_leg snake_venom", ""},
		{"brew::snake_venom:7", engine.Possible, "new=yes points=7", "bird_leg bird_leg-spider: bird_leg-troll_eye: mushroom-troll_eye: spider-troll_eye:", ""},
		{"brew:spider-troll_eye:troll_eye", engine.Impossible, "balance=0 missed=spider new=yes products=troll_eye", "", CodeForbidden},
		{"brew:spider-troll_eye:mushroom", engine.Impossible, "balance=0 missed=spider new=yes products=troll_eye", "", CodeNotInStock},
		{"brew:spider-troll_eye::8", engine.Impossible, "balance=1 missed=spider points=8 products=troll_eye", "", CodeTileGone},
		{"brew:mushroom-spider:", engine.Impossible, "balance=1 missed=spider products=mushroom", "", CodeTaken},
		{"copy:", engine.Possible, "", "bird_leg mushroom-spider:", ""},
		{"copy:mushroom-spider:", engine.Possible, "balance=-1 creator=1 missed=spider points=8 products=mushroom recipe=bird_leg+bird_leg", "bird_leg", ""},
		{"copy:mushroom-spider:bird_leg", engine.Complete,
			"balance=-1 creator=1 missed=spider points=8 products=mushroom recipe=bird_leg+bird_leg removed=bird_leg", "", ""},
		{"copy:bird_leg-mushroom:", engine.Impossible, "balance=1 creator=2 points=3 products=bird_leg+mushroom recipe=spider", "", CodeNotInStock},
		{"copy::troll_eye", engine.Impossible, "", "", CodeNoCopy},
		{"pass:", engine.Possible, "", "bag bird_leg mushroom snake_venom troll_eye", ""},
		{"pass:bag", engine.Complete, "balance=2", "", ""},
		{"pass:spider", engine.Impossible, "balance=1", "", CodeReserveOut},
		{"pass:nothing", engine.Impossible, "", "", CodeMustTake},
		{"stew:", engine.Impossible, "", "", engine.CodeUnreadable},
		{"brew:spider-troll_eye:nothing:7", engine.Impossible, "", "", engine.CodeUnreadable},
	} {
		a := p.View(0).Consider(tt.draft)
		code := ""
		if a.Refusal != nil {
			code = a.Refusal.Code
		}
		want := strings.Fields(tt.next)
		slices.Sort(want)
		next := addedTo(a)
		slices.Sort(next)
		if a.State != tt.state || a.Facts.String() != tt.facts || !slices.Equal(next, want) || code != tt.code {
			t.Errorf("%q: state %d, facts %q, next %q, code %q; want %+v", tt.draft, a.State, a.Facts, next, code, tt)
		}
	}
	if a := p.View(1).Consider("pass:bag"); a.Refusal == nil || a.Refusal.Code != engine.CodeNotYours {
		t.Errorf("seat 1 considers a move of seat 0: %+v", a)
	}
}

// addedTo lists what can be added to a draft: kinds and cauldrons with a colon.
func addedTo(a engine.Answer) []string {
	var all []string
	for _, part := range a.Next {
		id := part.ID
		if part.Kind == PartKind || part.Kind == PartCauldron {
			id += ":"
		}
		all = append(all, id)
	}
	return all
}

// Whatever Consider offers next leads on, down to a move that can be played.
func TestConsiderLeadsToLegalMoves(t *testing.T) {
	for i := range 12 {
		r := engine.Seed(fmt.Sprint(i)).Stream("consider")
		walk(t, 2+i%4, engine.Seed(fmt.Sprintf("consider-%d", i)), func(p Position) {
			if p.over() {
				return
			}
			v := p.View(p.ToMove())
			for answer, text := v.Consider(""), ""; answer.State != engine.Complete; answer = v.Consider(text) {
				if answer.State == engine.Impossible || len(answer.Next) == 0 {
					t.Fatalf("%q leads nowhere: %+v in\n%s", text, answer, p)
				}
				text = answer.Next[r.IntN(len(answer.Next))].Text
			}
		})
	}
}

func TestPositionTextIsHeldAgainstTheRules(t *testing.T) {
	good := table3(t, nil).String()
	for _, change := range [][2]string{
		{"seats 3", "seats 6"},
		{"seats 3", "seats 2"},
		{"start 0", "start 3"},
		{"turns 3", "turns -1"},
		{"mushroom-spider=1:8", "mushroom-spider=3:8"},
		{"mushroom-spider=1:8", "mushroom-spider=1:3"},
		{"mushroom-spider=1:8", "mushroom-spider=1:11"},
		{"=2:3:spider", "=2:3:mushroom"},
		{"=2:3:spider", "=2:3:bird_leg+bird_leg"},
		{"reserve: 9", "reserve: 8"},
		{"reserve: 9", "reserve: 99"},
		{"reserve: 9 9 9 9 9", "reserve: 9 9 9 9"},
		{"known: 0", "known: 4"},
		{"schools:", "schools: spider"},
		{"schools:", "schools: spider spider mushroom"},
		{"bag: mushroom", "bag:"},
		{"bag: mushroom", "bag: toad"},
		{"scores: 0", "scores: 00"},
		{" | gone", ""},
	} {
		text := strings.Replace(good, change[0], change[1], 1)
		if text == good {
			t.Fatalf("%q is not in %s", change[0], good)
		}
		if _, err := (Game{}).ParsePosition(text); err == nil {
			t.Errorf("%q for %q was accepted", change[1], change[0])
		}
	}
}

func TestCommitmentIsKeptOnlyBySeedAndSalt(t *testing.T) {
	c := Commit("2026-11-20", "0123456789abcdef")
	if want := "a2b3d2c520badd96ebc13a621ca15fb3ce3a648ed032e4683cc15452cd12c4c2"; c != want {
		t.Errorf("the commitment is %s, want %s", c, want)
	}
	for _, tt := range []struct {
		seed engine.Seed
		salt string
		want bool
	}{
		{"2026-11-20", "0123456789abcdef", true},
		{"2026-11-21", "0123456789abcdef", false},
		{"2026-11-20", "0123456789abcdee", false},
		{"2026-11-2", "0/0123456789abcdef", false},
	} {
		if got := Check(c, tt.seed, tt.salt); got != tt.want {
			t.Errorf("Check(%s, %s) is %v", tt.seed, tt.salt, got)
		}
	}
	if Check(strings.ToUpper(c), "2026-11-20", "0123456789abcdef") {
		t.Error("another text was taken for the commitment")
	}
}
