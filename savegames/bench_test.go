package savegames

import (
	"database/sql"
	"fmt"
	"testing"

	"adytum/engine/match"
)

// BenchmarkSaveAMove is what a move costs until it is durable.
func BenchmarkSaveAMove(b *testing.B) {
	s := must(b, b.TempDir(), newCalendar().read)
	var m *match.Match
	var id MatchID
	deals := 0
	for b.Loop() {
		if m == nil || len(m.Position().Moves()) == 0 {
			b.StopTimer()
			for m == nil || len(m.Position().Moves()) == 0 {
				deals++
				m = deal(b, fmt.Sprintf("bench-%d", deals))
			}
			id = create(b, s, m)
			b.StartTimer()
		}
		moves := m.Position().Moves()
		if _, err := m.Play(moves[len(moves)-1]); err != nil {
			b.Fatal(err)
		}
		check(b, s.Save(id, m))
	}
}

func BenchmarkLoad(b *testing.B) {
	s := must(b, b.TempDir(), newCalendar().read)
	m := deal(b, "bench")
	play(b, m, 10)
	id := create(b, s, m)
	for b.Loop() {
		if _, err := s.Load(id); err != nil {
			b.Fatal(err)
		}
	}
}

// crowd fills a store with finished matches.
func crowd(b *testing.B, dir string, count int) {
	b.Helper()
	s := must(b, dir, newCalendar().read)
	m := deal(b, "crowd")
	play(b, m, 1000)
	check(b, s.transact(func(tx *sql.Tx) error {
		for n := range count {
			sh, err := sheetOf(m, MatchID(n+1), 0, false)
			check(b, err)
			check(b, putSheet(tx, &sh, 0, int64(n)))
			check(b, updateResult(tx, m, &sh, int64(n)))
		}
		return nil
	}))
	check(b, s.Close())
}

func BenchmarkOpen(b *testing.B) {
	for _, count := range []int{0, 1000, 10_000} {
		b.Run(fmt.Sprint(count), func(b *testing.B) {
			dir := b.TempDir()
			crowd(b, dir, count)
			for b.Loop() {
				s, _, err := Open(dir, games, newCalendar().read)
				check(b, err)
				check(b, s.Close())
			}
		})
	}
}

func BenchmarkLists(b *testing.B) {
	dir := b.TempDir()
	crowd(b, dir, 1000)
	s := must(b, dir, newCalendar().read)
	b.Run("matches", func(b *testing.B) {
		for b.Loop() {
			if list, err := s.Matches(Finished); err != nil || len(list) != 1000 {
				b.Fatal(err)
			}
		}
	})
	b.Run("high-scores", func(b *testing.B) {
		for b.Loop() {
			if list, err := s.HighScores("adaman", "", 10); err != nil || len(list) != 10 {
				b.Fatal(err)
			}
		}
	})
}
