package savegames

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// largeFile is the database of a store of full size; it is made once.
var largeFile []byte

// large makes a folder with a store of full size.
func large(b *testing.B) string {
	b.Helper()
	dir := b.TempDir()
	path := filepath.Join(dir, databaseName)
	if largeFile == nil {
		fill(b, dir, manyMatches, manyResults)
		var err error
		largeFile, err = os.ReadFile(path)
		check(b, err)
	}
	check(b, os.WriteFile(path, largeFile, 0o600))
	return dir
}

func BenchmarkOpenAtSize(b *testing.B) {
	dir := large(b)
	for b.Loop() {
		s, _, err := Open(dir, games, newCalendar().read)
		check(b, err)
		check(b, s.Close())
	}
}

// BenchmarkListAtSize reads what is seen of the games in progress, with their boards.
func BenchmarkListAtSize(b *testing.B) {
	s := must(b, large(b), newCalendar().read)
	for b.Loop() {
		list, _, err := s.MatchesFrom(InProgress, Place{}, 12)
		if err != nil || len(list) != 12 {
			b.Fatal(err)
		}
		for _, summary := range list {
			_, err := s.Load(summary.ID)
			check(b, err)
		}
	}
}

// BenchmarkStatisticsAtSize reads the whole page: sums of all games and all lists of
// high scores.
func BenchmarkStatisticsAtSize(b *testing.B) {
	s := must(b, large(b), newCalendar().read)
	for b.Loop() {
		for _, game := range []string{"adaman", "adaptoid", "alchemist", "adellos"} {
			st, err := s.Statistics(game, "")
			check(b, err)
			for _, group := range st.Groups {
				_, err := s.HighScores(game, group, 10)
				check(b, err)
			}
		}
	}
}

func BenchmarkPlaceAtSize(b *testing.B) {
	s := must(b, large(b), newCalendar().read)
	for b.Loop() {
		_, _, err := s.Result(manyResults)
		check(b, err)
	}
}

// BenchmarkSaveAtSize saves moves, and has the disk sync as many bytes as the log
// takes for one: what is between them is ours.
func BenchmarkSaveAtSize(b *testing.B) {
	s := must(b, large(b), newCalendar().read)
	var saves, syncs []time.Duration
	file, err := os.Create(filepath.Join(s.dir, "sync"))
	check(b, err)
	defer func() { check(b, file.Close()) }()
	page := make([]byte, frameHeader+4096)
	const pages = 5 // of the match, its move, the census and the index of the list
	m, deals := deal(b, "bench"), 0
	id := create(b, s, m)
	for b.Loop() {
		b.StopTimer()
		for len(m.Position().Moves()) == 0 {
			deals++
			m = deal(b, fmt.Sprintf("bench-%d", deals))
			id = create(b, s, m)
		}
		_, err := m.Play(m.Position().Moves()[0])
		check(b, err)
		begun := time.Now()
		for range pages {
			_, err = file.Write(page)
			check(b, err)
		}
		check(b, file.Sync())
		syncs = append(syncs, time.Since(begun))
		b.StartTimer()
		begun = time.Now()
		check(b, s.Save(id, m))
		saves = append(saves, time.Since(begun))
	}
	median := func(all []time.Duration) float64 {
		slices.Sort(all)
		return float64(all[len(all)/2].Microseconds()) / 1000
	}
	b.ReportMetric(median(saves), "median-ms/save")
	b.ReportMetric(median(syncs), "median-ms/sync")
}

// BenchmarkRescueAtSize is what a damaged store of full size takes.
func BenchmarkRescueAtSize(b *testing.B) {
	for b.Loop() {
		b.StopTimer()
		lib := library{dir: large(b)}
		lib.corrupt(b, func(d []byte) []byte { copy(d[68:72], "OTHR"); return d })
		b.StartTimer()
		s, _, err := Open(lib.dir, games, newCalendar().read)
		check(b, err)
		check(b, s.Close())
	}
}
