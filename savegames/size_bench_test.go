package savegames

import (
	"os"
	"path/filepath"
	"testing"
)

// large is a folder with a store of full size; it is made once.
var largeDir string

func large(b *testing.B) string {
	b.Helper()
	if largeDir == "" {
		dir, err := os.MkdirTemp("", "adytum-size-*")
		check(b, err)
		fill(b, dir, manyMatches, manyResults)
		largeDir = dir
	}
	dir := b.TempDir()
	check(b, copyDatabase(filepath.Join(largeDir, databaseName), filepath.Join(dir, databaseName)))
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

func BenchmarkStatisticsAtSize(b *testing.B) {
	s := must(b, large(b), newCalendar().read)
	for b.Loop() {
		for _, game := range []string{"adaman", "adaptoid", "alchemist", "adellos"} {
			_, err := s.Statistics(game, "")
			check(b, err)
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
func BenchmarkListAtSize(b *testing.B) {
	s := must(b, large(b), newCalendar().read)
	for b.Loop() {
		_, err := s.Matches(InProgress)
		check(b, err)
	}
}
