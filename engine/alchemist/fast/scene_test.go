package fast

import (
	"testing"

	"adytum/engine/enginetest"
)

// scene is what seat 0 knows of the opening of three seats.
func scene() Scene {
	t := Table{Seats: 3, Reserve: 12 * eachLane, Schools: [MaxSeats]uint8{2, NoSchool, NoSchool, NoSchool, NoSchool}}
	t.Stocks[0] = StockOf([Kinds]uint8{2, 2, 2, 3, 3})
	t.Stocks[1] = One(4)
	return NewScene(t, 0, [MaxSeats]int{0, 11, 12}, StockOf([Kinds]uint8{8, 8, 8, 7, 6}), 14)
}

func TestSamplesKeepWhatIsKnown(t *testing.T) {
	sc, r := scene(), Rand(1)
	schools := map[uint8]int{}
	for range 2000 {
		var s State
		sc.sample(&s, &r)
		if s.stocks[0] != sc.open.stocks[0] || s.stocks[1].of(4) < 1 || s.stocks[1].size() != 12 || s.stocks[2].size() != 12 {
			t.Fatalf("stocks %v", s.stocks)
		}
		total := s.stocks[1] + s.stocks[2]
		for _, kind := range s.bag[:s.bagSize] {
			total += One(int(kind))
		}
		if total.Counts() != [Kinds]uint8{8, 8, 8, 7, 7} {
			t.Fatalf("the hidden places hold %v", total.Counts())
		}
		if s.schools[0] != 2 || s.schools[1] == 2 || s.schools[1] == s.schools[2] {
			t.Fatalf("schools %v", s.schools)
		}
		schools[s.schools[1]]++
	}
	for school, n := range schools {
		if len(schools) != 4 || n < 400 || n > 600 {
			t.Errorf("school %d came %d of 2000 times", school, n)
		}
	}
}

// raceArms runs a race of three seats with that many playouts.
func raceArms(playouts int) ([]Arm, int) {
	sc, r := scene(), Rand(1)
	return sc.Race(Search{Policy: Tuned[3], Arms: 8, Noise: 1, Playouts: playouts, Stop: func() bool { return false }}, &r)
}

func TestRaceKeepsItsBoundAndItsOrder(t *testing.T) {
	playouts := enginetest.Repetitions(2000, 4)
	arms, done := raceArms(playouts)
	if done > playouts || done < playouts/2 {
		t.Errorf("%d playouts of %d", done, playouts)
	}
	total := 0
	for i, a := range arms {
		total += a.Visits
		if len(a.values) != a.Visits || i > 0 && a.Visits > arms[i-1].Visits {
			t.Errorf("arm %d: %d visits, %d values", i, a.Visits, len(a.values))
		}
	}
	if total != done {
		t.Errorf("%d visits in %d playouts", total, done)
	}
}

// Moves that the policy loves but that lose must fall behind: giving a ten
// away for one cube is the classic.
func TestRaceDropsWhatIsClearlyWorse(t *testing.T) {
	if testing.Short() {
		t.Skip("many playouts")
	}
	arms, _ := raceArms(6000)
	if last := arms[len(arms)-1]; !last.out || last.Visits == arms[0].Visits {
		t.Errorf("no arm fell behind: %+v", last.Move)
	}
	if arms[0].out {
		t.Error("the first arm has dropped out")
	}
}

func TestPolicyMovesAreLegal(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		r := Rand(seats)
		for range enginetest.Repetitions(200, 10) {
			s := opening(seats)
			for n := 0; !s.over; n++ {
				m := s.Best(Tuned[seats], 3, &r)
				if !contains(s.Legal(nil), m) {
					t.Fatalf("%d seats, turn %d: %+v is not legal", seats, n, m)
				}
				s.Play(m)
			}
		}
	}
}

func contains(moves []Move, m Move) bool {
	for _, one := range moves {
		if one == m {
			return true
		}
	}
	return false
}

// The policy pays the tribute with a cube that is not its school's.
func TestPolicyKeepsItsSchoolOutOfTributes(t *testing.T) {
	tab := Table{Seats: 3, Turns: 3, Reserve: 9 * eachLane, Schools: [MaxSeats]uint8{2, 1, 0}}
	tab.Stocks[0] = StockOf([Kinds]uint8{0, 0, 2, 1, 0})
	tab.Potions[0] = Potion{Recipe: uint8(recipeOf(2*One(2) + One(3))), Tile: 9, Creator: 1} // shows 0 and 1
	s := New(tab)
	weighed := s.weigh(Tuned[3])
	if got := weighed.tribute(0); got != 3 {
		t.Errorf("the tribute is %d, want ingredient 3", got)
	}
	own, other := Move{Kind: Copy, Take: 2}, Move{Kind: Copy, Take: 3}
	if weighed.copy(own) >= weighed.copy(other) {
		t.Error("a tribute of the own school is worth as much as another")
	}
}

func TestPolicyAllocatesNothing(t *testing.T) {
	start, r := opening(3), Rand(1)
	if n := testing.AllocsPerRun(100, func() { s := start; s.Playout(Tuned[3], 1, &r) }); n != 0 {
		t.Errorf("a playout makes %v allocations", n)
	}
}

// recipeOf is the number of a recipe, -1 if the cubes are none.
func recipeOf(cubes Stock) int {
	for recipe, s := range cubesOf {
		if s == cubes {
			return recipe
		}
	}
	return -1
}
