package savegames

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"adytum/engine"
	"adytum/engine/match"
)

// What a person who plays for decades leaves behind.
const (
	manyMatches = 10_000
	manyResults = 100_000
)

// fill makes a store of that size in a folder: most matches are over; the results
// are of four games, with several options and opponents, some of deals that were
// played before.
func fill(t testing.TB, dir string, matches, results int) {
	t.Helper()
	s := must(t, dir, newCalendar().read)
	random := rand.New(rand.NewPCG(21, 22))
	start := time.Date(2016, 1, 1, 12, 0, 0, 0, time.UTC)
	var pool []*match.Match
	for n := range 40 {
		m := deal(t, fmt.Sprintf("pool-%d", n))
		play(t, m, []int{1000, 1000, 1000, 1 + n%6}[n%4])
		pool = append(pool, m)
	}
	check(t, s.transact(func(tx *sql.Tx) error {
		for n := range matches {
			m := pool[random.IntN(len(pool))]
			at := start.Add(time.Duration(n) * 8 * time.Hour).UnixMilli()
			sh, err := sheetOf(m, MatchID(n+1), at, false)
			check(t, err)
			check(t, putSheet(tx, &sh, 0, at))
		}
		for n := range results {
			r := resultAtSize(random, n)
			r.Match, r.Ended = MatchID(n+1), start.Add(time.Duration(n)*48*time.Minute)
			check(t, putResult(tx, r))
		}
		return nil
	}))
	check(t, s.Close())
}

func resultAtSize(random *rand.Rand, n int) Result {
	game := []string{"adaman", "adaptoid", "alchemist", "adellos"}[random.IntN(4)]
	r := Result{Game: game, Seed: engine.Seed(fmt.Sprintf("deal-%d", random.IntN(n+1000))), Plies: 20 + random.IntN(40)}
	if random.IntN(5) == 0 {
		r.Helped = match.Marks{TookBack: random.IntN(3), Hints: random.IntN(4)}
	}
	if game == "adaman" {
		deck := []string{"basic", "extended", "without-excuse"}[random.IntN(3)]
		mercy := []string{"on", "off"}[random.IntN(2)]
		one := solo(Group(engine.Options{"deck": deck, "mercy": mercy, "winnable": "off"}), 20+random.IntN(60), r.Helped)
		r.Group, r.Outcome, r.Players = one.Group, one.Outcome, one.Players
		return r
	}
	r.Group = Group(engine.Options{"target": []string{"short", "long"}[random.IntN(2)]})
	r.Players = []string{match.Person, []string{"novice", "adept", "master", match.Person}[random.IntN(4)]}
	first := random.IntN(2)
	r.Outcome = engine.Outcome{Name: "finished", Scores: []int{random.IntN(50), random.IntN(50)}, Ranks: []int{1 + first, 2 - first}}
	return r
}
