package savegames

import (
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
