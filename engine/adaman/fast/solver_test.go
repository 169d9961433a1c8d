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
		v, line, nodes := Solve(context.Background(), s, 20_000_000)
		d := time.Since(t0)
		times = append(times, d); if nodes > 300000 { t.Log(i, v, nodes, d, s.unclaimed.Len()) }
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

func TestTune(t *testing.T) {
	run := func(name string) {
		order := Basic.Cards()
		var n [3]int
		tot := 0
		for i := range 1000 {
			if i%3 != 0 {
				continue
			}
			r := Rand(i)
			r.Uint64()
			r.Shuffle(order)
			s := Deal(Config{}, order)
			v, _, nodes := Solve(context.Background(), s, 1_000_000)
			tot += nodes
			n[v]++
			slices.Sort(order)
		}
		t.Log(name, n, tot/334)
	}
	t0 := time.Now()
	run("sub")
	t.Log(time.Since(t0)); t0 = time.Now()
	Sub = false
	run("nosub")
	t.Log(time.Since(t0))
}
func TestAgree(t *testing.T) {
	order := Basic.Cards()
	var tab [3][3]int
	for i := range 400 {
		r := Rand(i)
		r.Uint64()
		r.Shuffle(order)
		s := Deal(Config{}, order)
		a, _, _ := Solve(context.Background(), s, 2_000_000)
		Dom = false
		v := solver{ctx: context.Background(), root: s, budget: 3_000_000, rand: 5, bound: false}
		b, _, _ := v.solve()
		Dom = true
		tab[a][b]++
		slices.Sort(order)
	}
	t.Log(tab)
}
func TestShare(t *testing.T) {
	order := Basic.Cards()
	var tab [3]int
	r := Rand(99999)
	for range 2000 {
		r.Shuffle(order)
		s := Deal(Config{}, order)
		a, _, _ := Solve(context.Background(), s, 2_000_000)
		tab[a]++
	}
	t.Log(tab)
}
