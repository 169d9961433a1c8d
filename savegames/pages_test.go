package savegames

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

var pageRounds = flag.Int("pages.rounds", 48, "how often pages of the file are put out of their places")

// TestPagesOutOfPlace puts whole pages, which are right in themselves, where they
// do not belong: pages of tables and of indexes, as they are or as they once were.
func TestPagesOutOfPlace(t *testing.T) {
	t.Parallel()
	const page = 4096
	lib := stock(t, 60)
	earlier, err := os.ReadFile(lib.file())
	check(t, err)
	lib.goOn(t, 40)
	whole, err := os.ReadFile(lib.file())
	check(t, err)
	at := func(file []byte, n int) []byte { return file[n*page : (n+1)*page] }
	random := rand.New(rand.NewPCG(13, 14))
	faults := []struct {
		name string
		do   func(file []byte, a, b int)
	}{
		{"zeroed", func(file []byte, a, _ int) { clear(at(file, a)) }},
		{"doubled", func(file []byte, a, b int) { copy(at(file, a), at(whole, b)) }},
		{"swapped", func(file []byte, a, b int) { copy(at(file, a), at(whole, b)); copy(at(file, b), at(whole, a)) }},
		{"stale", func(file []byte, a, _ int) { a %= len(earlier) / page; copy(at(file, a), at(earlier, a)) }},
	}
	parent := t.TempDir()
	var count tally
	unknown := 0
	for round := range *pageRounds {
		fault := faults[round%len(faults)]
		a, b := random.IntN(len(whole)/page), random.IntN(len(whole)/page)
		bad := slices.Clone(whole)
		fault.do(bad, a, b)
		where := fmt.Sprintf("round %d: page %d %s (%d) of %d", round, a+1, fault.name, b+1, len(whole)/page)
		there := lib
		there.dir = filepath.Join(parent, fmt.Sprint(round))
		check(t, os.Mkdir(there.dir, 0o700))
		check(t, os.WriteFile(there.file(), bad, 0o600))
		s, report, err := Open(there.dir, games, newCalendar().read)
		if err != nil {
			t.Fatalf("%s: %v", where, err)
		}
		switch {
		case report != nil:
			there.auditRescued(t, s, *report, where)
			count.atOpen++
			if report.Unread {
				unknown++
			}
		case there.audit(t, s, where):
			count.atLoad++
		default:
			count.harmless++
		}
		check(t, s.Close())
		check(t, os.RemoveAll(there.dir))
	}
	t.Logf("%d faults: %d found at open (of %d it is said that more may be lost), %d at load, %d harmless",
		*pageRounds, count.atOpen, unknown, count.atLoad, count.harmless)
}

// goOn plays matches of a library on, takes moves back in some, and adds others.
func (l library) goOn(t *testing.T, more int) {
	t.Helper()
	s := must(t, l.dir, newCalendar().read)
	check(t, s.Undelete(2))
	for n := range more {
		m := deal(t, fmt.Sprintf("more-%d", n))
		play(t, m, 2+n*5%20)
		l.matches[create(t, s, m)] = m
	}
	for id, m := range l.matches {
		switch id % 4 {
		case 0:
			_, _ = m.Undo()
		case 1:
			// The end of a match is dated by its result alone, or by its last save.
			if _, over := m.Position().Outcome(); !over {
				m.MarkHint()
			}
		case 2:
			if len(m.Undone()) == 0 {
				play(t, m, 3)
			}
		}
		check(t, s.Save(id, m))
		delete(l.results, id)
		if _, over := m.Position().Outcome(); over {
			r, _, err := s.Result(id)
			check(t, err)
			l.results[id] = r
		}
	}
	check(t, s.Delete(2))
	check(t, s.Close())
}
