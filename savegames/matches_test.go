package savegames

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"pgregory.net/rapid"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/match"
)

// TestAnyHistoryIsKept plays, takes back, plays again, asks for hints and
// gives up in any order, saves after each and loads each time.
func TestAnyHistoryIsKept(t *testing.T) {
	t.Parallel()
	s := must(t, t.TempDir(), newCalendar().read)
	rapid.Check(t, func(t *rapid.T) {
		game := rapid.SampledFrom(games).Draw(t, "game")
		players := []match.Player{{Kind: match.Person}, {Kind: "novice", Name: "Bot"}}
		seats, _ := game.Seats()
		m, err := match.New(game, match.Header{
			Seed: engine.Seed(rapid.StringMatching("[a-z]{1,10}").Draw(t, "seed")), Players: players[:seats],
		})
		check(t, err)
		id := create(t, s, m)
		act := func(do func() error) func(*rapid.T) {
			return func(t *rapid.T) {
				if err := do(); err != nil {
					t.Skip(err)
				}
				check(t, s.Save(id, m))
				demandMatch(t, s, id, m)
			}
		}
		t.Repeat(map[string]func(*rapid.T){
			"play": func(t *rapid.T) {
				moves := m.Position().Moves()
				if len(moves) == 0 {
					t.Skip("over")
				}
				move := rapid.SampledFrom(moves).Draw(t, "move")
				act(func() error { _, err := m.Play(move); return err })(t)
			},
			"undo":   act(func() error { _, err := m.Undo(); return err }),
			"redo":   act(func() error { _, err := m.Redo(); return err }),
			"hint":   act(func() error { m.MarkHint(); return nil }),
			"resign": act(func() error { _, err := m.Resign(0); return err }),
		})
	})
}

// TestSaveCatchesUp saves once after many actions.
func TestSaveCatchesUp(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	m := deal(t, "catches-up")
	id := create(t, s, m)
	play(t, m, 6)
	check(t, s.Save(id, m))
	for range 4 {
		_, err := m.Undo()
		check(t, err)
	}
	moves := m.Position().Moves()
	_, err := m.Play(moves[len(moves)-1])
	check(t, err)
	check(t, s.Save(id, m))
	demandMatch(t, s, id, m)

	// A loaded match goes on as the one that was saved.
	again, err := s.Load(id)
	check(t, err)
	_, err = again.Undo()
	check(t, err)
	check(t, s.Save(id, again))
	demandMatch(t, s, id, again)
}

func TestSaveWritesTheDifference(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	m := deal(t, "difference")
	play(t, m, 3)
	id := create(t, s, m)
	steps := []struct {
		name string
		do   func() error
		rows int64 // with that of the census
	}{
		{"a move", func() error { _, err := m.Play(m.Position().Moves()[0]); return err }, 3},
		{"nothing", func() error { return nil }, 0},
		{"a hint", func() error { m.MarkHint(); return nil }, 2},
		{"a move after a hint", func() error { _, err := m.Play(m.Position().Moves()[0]); return err }, 3},
		{"a hinted move taken back", func() error { _, err := m.Undo(); return err }, 4},
		{"a move taken back", func() error { _, err := m.Undo(); return err }, 2},
	}
	for _, step := range steps {
		check(t, step.do())
		before, err := number(s.db, "SELECT total_changes()")
		check(t, err)
		check(t, s.Save(id, m))
		after, err := number(s.db, "SELECT total_changes()")
		check(t, err)
		if after-before != step.rows {
			t.Errorf("%s wrote %d rows, want %d", step.name, after-before, step.rows)
		}
		demandMatch(t, s, id, m)
	}
}

func TestTheStoreCanBeSharedByGoroutines(t *testing.T) {
	clock := newCalendar().now
	s := must(t, t.TempDir(), func() time.Time { return clock })
	var all sync.WaitGroup
	for n := range 4 {
		m := deal(t, fmt.Sprintf("goroutine-%d", n))
		id := create(t, s, m)
		all.Go(func() {
			for range 4 {
				moves := m.Position().Moves()
				if len(moves) == 0 {
					break
				}
				_, err := m.Play(moves[0])
				_, listErr := s.Matches(InProgress)
				_, resultErr := s.Statistics("adaman", "")
				if err := errors.Join(err, s.Save(id, m), SetSetting(s, "last", int(id)), listErr, resultErr); err != nil {
					t.Error(err)
				}
			}
			if got, err := s.Load(id); err != nil || digest(got) != digest(m) {
				t.Errorf("match %d was loaded as %v, %v", id, got, err)
			}
		})
	}
	all.Wait()
}

func TestSaveRefusesAnotherMatch(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	m := deal(t, "one")
	id := create(t, s, m)
	demand(t, s.Save(id, deal(t, "another")), ErrOtherMatch)
	demand(t, s.Save(id+1, m), ErrNoMatch)
	_, err := s.Load(id + 1)
	demand(t, err, ErrNoMatch)
	demandMatch(t, s, id, m)
}

func TestLists(t *testing.T) {
	clock := newCalendar()
	s := must(t, t.TempDir(), clock.read)
	first, second, third := deal(t, "first"), deal(t, "second"), deal(t, "third")
	started := clock.now.Add(time.Second).UTC()
	a, b, c := create(t, s, first), create(t, s, second), create(t, s, third)
	play(t, first, 2)
	check(t, s.Save(a, first))
	play(t, third, 1000)
	check(t, s.Save(c, third))

	running, err := s.Matches(InProgress)
	check(t, err)
	if got := ids(running); !slices.Equal(got, []MatchID{a, b}) {
		t.Errorf("in progress are %v", got)
	}
	want := Summary{
		ID: a, Game: "adaman", Header: first.Header(), Ply: 2, Started: started, LastPlayed: started.Add(3 * time.Second),
	}
	if fmt.Sprint(running[0]) != fmt.Sprint(want) {
		t.Errorf("the summary is %v\nwant %v", running[0], want)
	}
	finished, err := s.Matches(Finished)
	check(t, err)
	outcome, _ := third.Position().Outcome()
	if len(finished) != 1 || finished[0].ID != c || finished[0].Outcome != outcome.Name ||
		!slices.Equal(finished[0].Scores, outcome.Scores) || !finished[0].Over() {
		t.Errorf("finished is %+v, want %+v", finished, outcome)
	}
}

func ids(list []Summary) []MatchID {
	var all []MatchID
	for _, s := range list {
		all = append(all, s.ID)
	}
	return all
}

func TestDeleteCanBeUndone(t *testing.T) {
	dir, clock := t.TempDir(), newCalendar()
	s := must(t, dir, clock.read)
	m := deal(t, "deleted")
	play(t, m, 1000)
	id, other := create(t, s, m), create(t, s, deal(t, "other"))
	check(t, s.Delete(id))
	demand(t, s.Delete(id), ErrNoMatch)
	demand(t, s.Save(id, m), ErrNoMatch)
	_, err := s.Load(id)
	demand(t, err, ErrNoMatch)
	if list, err := s.Matches(Finished); err != nil || len(list) != 0 {
		t.Errorf("finished are %v, %v", list, err)
	}
	if list, err := s.Matches(Deleted); err != nil || !slices.Equal(ids(list), []MatchID{id}) || list[0].Deleted.IsZero() {
		t.Errorf("deleted are %v, %v", list, err)
	}
	check(t, s.Undelete(id))
	demand(t, s.Undelete(id), ErrNoMatch)
	demandMatch(t, s, id, m)

	check(t, s.Delete(id))
	check(t, s.Close())
	useFor(t, dir, clock, keepDeleted)
	s = must(t, dir, clock.read)
	check(t, s.Undelete(id))
	check(t, s.Delete(id))
	check(t, s.Close())
	useFor(t, dir, clock, keepDeleted+1)
	s = must(t, dir, clock.read)
	demand(t, s.Undelete(id), ErrNoMatch)
	if n, err := number(s.db, "SELECT count(*) FROM moves WHERE match = ?", id); err != nil || n != 0 {
		t.Errorf("a purged match left %d moves, %v", n, err)
	}
	if results, err := s.Results("adaman", ""); err != nil || len(results) != 1 || results[0].Match != id {
		t.Errorf("the results are %v, %v", results, err)
	}
	check(t, s.Delete(other))
	if next := create(t, s, deal(t, "next")); next <= other {
		t.Errorf("the new match is number %d", next)
	}
}

// useFor opens a store on that number of days.
func useFor(t *testing.T, dir string, clock *calendar, days int) {
	t.Helper()
	for range days {
		clock.now = clock.now.Add(24 * time.Hour)
		check(t, must(t, dir, clock.read).Close())
	}
}

// TestAWrongClockPurgesNothing deletes a match, by a clock that is wrong now or
// will be.
func TestAWrongClockPurgesNothing(t *testing.T) {
	const month = 30 * 24 * time.Hour
	for name, errors := range map[string][]time.Duration{
		"two months ahead, once":       {0, 2 * month},
		"ahead, and then right":        {0, 2 * month, 0},
		"ahead and right, many times":  slices.Repeat([]time.Duration{0, 2 * month}, 16),
		"behind when it was deleted":   {-600 * month, 0},
		"behind for long":              slices.Repeat([]time.Duration{-600 * month}, 32),
		"ahead when it was deleted":    {600 * month, 0, 0},
		"behind before 1970":           {-1200 * month, 0},
		"ahead by more each time":      {0, month, 2 * month, 3 * month, 40 * month},
		"behind and ahead, many times": slices.Repeat([]time.Duration{-600 * month, 600 * month}, 16),
	} {
		t.Run(name, func(t *testing.T) {
			dir, right := t.TempDir(), newCalendar().now
			var now time.Time
			clock := func() time.Time { return now }
			for i, wrong := range errors {
				now = right.Add(wrong)
				s := must(t, dir, clock)
				if i == 0 {
					check(t, s.Delete(create(t, s, deal(t, "deleted"))))
				}
				if list, err := s.Matches(Deleted); err != nil || len(list) != 1 {
					t.Fatalf("at start %d, deleted are %v, %v", i, list, err)
				}
				check(t, s.Close())
			}
		})
	}
}

func TestTheNumberOfAPurgedMatchIsNotGivenAgain(t *testing.T) {
	dir, clock := t.TempDir(), newCalendar()
	s := must(t, dir, clock.read)
	m := deal(t, "purged")
	play(t, m, 1000)
	id := create(t, s, m)
	check(t, s.Delete(id))
	check(t, s.Close())
	useFor(t, dir, clock, keepDeleted+1)
	s = must(t, dir, clock.read)
	if next := create(t, s, deal(t, "next")); next == id {
		t.Error("the new match has taken the result of the old one")
	}
}

func TestRecordsGoOutAndComeBack(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	m := deal(t, "mailed")
	play(t, m, 5)
	_, err := m.Undo()
	check(t, err)
	m.MarkHint()
	id := create(t, s, m)
	text, err := s.Export(id)
	check(t, err)
	if text != m.Export() || strings.Contains(text, "mailed") {
		t.Errorf("exported was\n%s", text)
	}
	imported, err := s.Import(text)
	check(t, err)
	got, err := s.Load(imported)
	check(t, err)
	if got.Record().String() != m.Record().String() {
		t.Errorf("imported was\n%s", got.Record().String())
	}
	_, err = s.Import(strings.Replace(m.Record().String(), "\n3. ", "\n3. diplomat:", 1))
	var bad *match.RecordError
	if !errors.As(err, &bad) {
		t.Errorf("a record that cannot be played gave %v", err)
	}
	if list, err := s.Matches(InProgress); err != nil || len(list) != 2 || !list[0].Imported || list[1].Imported {
		t.Errorf("in progress are %+v, %v", list, err)
	}
}

// A file may be opened twice; but what was played on since is another match than the
// one in the file.
func TestSameMatchIsImportedOnce(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	m := deal(t, "twice")
	play(t, m, 3)
	create(t, s, m) // one's own is no import
	text := m.Export()
	first, err := s.Import(text)
	check(t, err)
	if again, err := s.Import(text); err != nil || again != first {
		t.Errorf("imported as %d and then as %d, %v", first, again, err)
	}
	m.MarkHint()
	helped, err := s.Import(m.Export())
	check(t, err)
	play(t, m, 1)
	check(t, s.Save(first, m))
	other, err := s.Import(text)
	check(t, err)
	check(t, s.Delete(other))
	last, err := s.Import(text)
	check(t, err)
	if ids := []MatchID{first, helped, other, last}; len(slices.Compact(slices.Sorted(slices.Values(ids)))) != len(ids) {
		t.Errorf("different matches are %v", ids)
	}
}

// otherRules is Adaman by another version of its rules.
type otherRules struct{ adaman.Game }

func (otherRules) RulesVersion() int { return 99 }

func TestMatchesOfOtherAppsAreKept(t *testing.T) {
	dir := t.TempDir()
	s := must(t, dir, newCalendar().read)
	m := deal(t, "elsewhere")
	play(t, m, 4)
	id := create(t, s, m)
	for _, c := range []struct {
		games []engine.Game
		want  error
	}{{nil, ErrUnknownGame}, {[]engine.Game{otherRules{}}, ErrOtherRules}} {
		check(t, s.Close())
		var err error
		s, _, err = Open(dir, c.games, newCalendar().read)
		check(t, err)
		_, err = s.Load(id)
		demand(t, err, c.want)
		text, err := s.Export(id)
		check(t, err)
		// Whether it hides something only its game could say.
		if text != m.Record().Seal() {
			t.Errorf("exported was\n%s", text)
		}
		if list, err := s.Matches(InProgress); err != nil || len(list) != 1 || list[0].Damaged {
			t.Errorf("in progress are %+v, %v", list, err)
		}
	}
	check(t, s.Close())
	demandMatch(t, must(t, dir, newCalendar().read), id, m)
}
