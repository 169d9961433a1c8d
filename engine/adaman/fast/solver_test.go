package fast

import (
	"context"
	"slices"
	"testing"
	"time"
)

func TestSolve1000(t *testing.T) {
	order := Basic.Cards()
	var n [3]int
	var times []time.Duration
	var tot time.Duration
	totn := 0
	for i := range 1000 {
		r := Rand(i)
		r.Uint64()
		r.Shuffle(order)
		s := Deal(Config{}, order)
		t0 := time.Now()
		v, line, nodes := Solve(context.Background(), s, 50_000_000)
		d := time.Since(t0)
		times = append(times, d)
		tot += d
		totn += nodes
		n[v]++
		if v == Winnable {
			for _, m := range line {
				s.Play(m)
			}
			if s.outcome != Win {
				t.Fatal("bad line")
			}
		}
		slices.Sort(order)
	}
	slices.Sort(times)
	t.Log(n, "median", times[500], "p90", times[900], "p95", times[950], "p99", times[990], "max", times[999], "mean", tot/1000, "nodes", totn/1000)
}
