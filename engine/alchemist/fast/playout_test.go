package fast

import "testing"

// opening is a table of three seats before the first turn, with equal stocks.
func opening(seats int) State {
	t := Table{Seats: seats, Reserve: 12 * eachLane, Schools: [MaxSeats]uint8{0, 1, 2, 3, 4}}
	for seat := range seats {
		t.Stocks[seat] = StockOf([Kinds]uint8{2, 2, 2, 3, 3})
	}
	for n := range 12 {
		t.Bag = append(t.Bag, uint8(n%Kinds))
	}
	return New(t)
}

func TestTablesOfRecipes(t *testing.T) {
	if sizes := countSizes(); sizes != [6]int{0, 5, 15, 30, 40, 30} {
		t.Errorf("recipes by size: %v", sizes)
	}
	for c := range Cauldrons {
		if n := taken[c].size(); n != 25 {
			t.Errorf("cauldron %d takes %d recipes", c, n)
		}
	}
	for code := range codes {
		if n := payable[code].size(); code == codes-1 && n != Recipes || code == 0 && n != 0 {
			t.Errorf("code %d pays %d recipes", code, n)
		}
	}
}

func countSizes() (sizes [6]int) {
	for _, size := range sizeOf {
		sizes[size]++
	}
	return sizes
}

func TestPlayoutsAllocateNothing(t *testing.T) {
	start, r := opening(3), Rand(1)
	if n := testing.AllocsPerRun(100, func() { s := start; s.RandomPlayout(&r) }); n != 0 {
		t.Errorf("a random playout makes %v allocations", n)
	}
}

func BenchmarkRandomPlayout(b *testing.B) {
	start, r := opening(3), Rand(1)
	b.ReportAllocs()
	for b.Loop() {
		s := start
		s.RandomPlayout(&r)
	}
}

func BenchmarkPlayout(b *testing.B) {
	start, r := opening(3), Rand(1)
	b.ReportAllocs()
	for b.Loop() {
		s := start
		s.Playout(Tuned[3], 1, &r)
	}
}
