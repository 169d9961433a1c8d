package savegames

import (
	"database/sql"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"
	"time"

	"adytum/engine"
	"adytum/engine/match"
)

// finish plays a match to its end and stores it.
func finish(t *testing.T, s *Store, seed string) (MatchID, *match.Match) {
	t.Helper()
	m := deal(t, seed)
	id := create(t, s, m)
	play(t, m, 1000)
	check(t, s.Save(id, m))
	return id, m
}

func TestTheResultIsThatOfTheMatch(t *testing.T) {
	clock := newCalendar()
	s := must(t, t.TempDir(), clock.read)
	id, m := finish(t, s, "resulting")
	outcome, _ := m.Position().Outcome()
	want := Result{
		Match: id, Game: "adaman", Group: "deck=basic mercy=off score-after-refill=off winnable=off", Seed: "resulting",
		Ended: clock.now.UTC(), Plies: m.Ply(), Outcome: outcome, Players: []string{match.Person},
	}
	got, place, err := s.Result(id)
	check(t, err)
	if !reflect.DeepEqual(got, want) || place != 1 {
		t.Errorf("the result is %+v, place %d\nwant %+v", got, place, want)
	}

	// A hint asked for afterwards counts, and the time stays.
	m.MarkHint()
	check(t, s.Save(id, m))
	want.Helped.Hints = 1
	if got, _, err := s.Result(id); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("after a hint the result is %+v, %v", got, err)
	}

	// An end that is taken back is none.
	_, err = m.Undo()
	check(t, err)
	check(t, s.Save(id, m))
	_, _, err = s.Result(id)
	demand(t, err, ErrNoMatch)
	_, err = m.Resign(0)
	check(t, err)
	check(t, s.Save(id, m))
	got, _, err = s.Result(id)
	check(t, err)
	if got.Outcome.Name != "given-up" || got.Plies != want.Plies || got.Helped != m.Helped() {
		t.Errorf("after giving up the result is %+v", got)
	}
}

func TestImportedMatchesHaveNoResult(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	m := deal(t, "imported")
	play(t, m, 1000)
	id, err := s.Import(m.Record().String())
	check(t, err)
	check(t, s.Save(id, m))
	_, _, err = s.Result(id)
	demand(t, err, ErrNoMatch)
	if list, err := s.Matches(Finished); err != nil || len(list) != 1 || !list[0].Imported {
		t.Errorf("finished are %+v, %v", list, err)
	}
}

// A match that goes on here and ends here was not begun here.
func TestImportedMatchesPlayedOnHaveNoResult(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	m := deal(t, "imported")
	play(t, m, 3)
	id, err := s.Import(m.Export())
	check(t, err)
	for m, err = s.Load(id); m.Position().ToMove() != engine.Nobody; {
		check(t, err)
		play(t, m, 1)
		check(t, s.Save(id, m))
	}
	_, _, err = s.Result(id)
	demand(t, err, ErrNoMatch)
}

// enter stores results one day apart, numbered from 1.
func enter(t *testing.T, s *Store, results ...Result) {
	t.Helper()
	check(t, s.transact(func(tx *sql.Tx) error {
		for i, r := range results {
			r.Match, r.Ended = MatchID(i+1), time.Date(2026, 11, 1+i, 0, 0, 0, 0, time.UTC)
			if r.Game == "" {
				r.Game = "adaman"
			}
			if r.Seed == "" {
				r.Seed = engine.Seed(fmt.Sprintf("deal-%d", i))
			}
			if err := putResult(tx, r); err != nil {
				return err
			}
		}
		return nil
	}))
}

// solo is a result of a solitaire, won from 66 on.
func solo(group string, score int, helped match.Marks) Result {
	outcome := engine.Outcome{Name: "stuck", Scores: []int{score}, Ranks: []int{2}}
	if score >= 66 {
		outcome.Name, outcome.Ranks[0] = "win", 1
	}
	return Result{Group: group, Outcome: outcome, Players: []string{match.Person}, Helped: helped}
}

func matches(results []Result) []MatchID {
	var all []MatchID
	for _, r := range results {
		all = append(all, r.Match)
	}
	return all
}

// Who plays a deal again knows its cards.
func TestDealsPlayedBeforeAreNotRanked(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	again := func(group string, score int) Result {
		r := solo(group, score, match.Marks{})
		r.Seed = "again"
		return r
	}
	enter(t, s, again("basic", 30), again("basic", 90), again("mercy", 80), solo("basic", 50, match.Marks{}))
	top, err := s.HighScores("adaman", "basic", 10)
	check(t, err)
	if got := matches(top); !slices.Equal(got, []MatchID{4, 1}) {
		t.Errorf("the high scores are %v, want the first play of each deal", got)
	}
	if _, place, err := s.Result(2); err != nil || place != 0 {
		t.Errorf("the second play has place %d, %v", place, err)
	}
	if st, err := s.Statistics("adaman", "basic"); err != nil || st.Best != 50 || st.Played != 3 {
		t.Errorf("the statistics are %+v, %v", st, err)
	}
}

func TestHighScores(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	enter(t, s,
		solo("basic", 40, match.Marks{}),
		solo("basic", 90, match.Marks{TookBack: 1}), // out of the high scores
		solo("basic", 71, match.Marks{Hints: 3}),
		solo("basic", 40, match.Marks{}), // later than the other 40
		solo("winnable", 99, match.Marks{}),
		Result{Game: "adaptoid", Group: "basic", Outcome: engine.Outcome{Scores: []int{100}, Ranks: []int{1}}, Players: []string{match.Person}},
		solo("basic", 66, match.Marks{}),
	)
	top, err := s.HighScores("adaman", "basic", 10)
	check(t, err)
	if got := matches(top); !slices.Equal(got, []MatchID{3, 7, 1, 4}) {
		t.Errorf("the high scores are %v", got)
	}
	top, err = s.HighScores("adaman", "basic", 2)
	check(t, err)
	if got := matches(top); !slices.Equal(got, []MatchID{3, 7}) {
		t.Errorf("the two best are %v", got)
	}
	for id, want := range map[MatchID]int{1: 3, 2: 0, 3: 1, 4: 4, 5: 1, 7: 2} {
		if _, place, err := s.Result(id); err != nil || place != want {
			t.Errorf("match %d has place %d (%v), want %d", id, place, err, want)
		}
	}
	all, err := s.Results("adaman", "")
	check(t, err)
	if got := matches(all); !slices.Equal(got, []MatchID{7, 5, 4, 3, 2, 1}) {
		t.Errorf("the results are %v", got)
	}
}

func TestStatistics(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	empty, err := s.Statistics("adaman", "")
	check(t, err)
	if empty.Played != 0 || empty.MeanScore != 0 {
		t.Errorf("nothing played sums up to %+v", empty)
	}
	enter(t, s,
		solo("basic", 70, match.Marks{}),
		solo("basic", 72, match.Marks{Hints: 1}),
		solo("basic", 90, match.Marks{TookBack: 1}), // ends the streak
		solo("basic", 20, match.Marks{}),
		solo("basic", 68, match.Marks{}),
		solo("winnable", 80, match.Marks{}),
	)
	got, err := s.Statistics("adaman", "basic")
	check(t, err)
	want := Statistics{
		Played: 5, Contested: 5, Won: 4, Outcomes: map[string]int{"win": 4, "stuck": 1}, MeanScore: 64, Best: 72,
		Streak: 1, LongestStreak: 2, TookBack: 1, Hinted: 1, Groups: []string{"basic"},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("the statistics are %+v\nwant %+v", got, want)
	}
	got, err = s.Statistics("adaman", "")
	check(t, err)
	if got.Played != 6 || got.Best != 80 || got.Streak != 2 {
		t.Errorf("the statistics of all groups are %+v", got)
	}
}

func TestResultsOfSeveralSeats(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	table := func(ranks []int, players ...string) Result {
		return Result{Game: "adellos", Outcome: engine.Outcome{Name: "end", Scores: []int{5, -3, 8}, Ranks: ranks}, Players: players}
	}
	enter(t, s,
		table([]int{2, 3, 1}, match.Person, "sage", "random"), // lost
		table([]int{2, 3, 1}, "sage", match.Person, match.Person),
		table([]int{2, 3, 1}, "sage", "sage", "sage"), // counts for nobody
		table([]int{2, 1, 1}, "sage", match.Person, "sage"),
		table([]int{2, 3, 1}, match.Person, match.Person, match.Person), // no win, and no break
	)
	results, err := s.Results("adellos", "")
	check(t, err)
	var got []string
	for _, r := range slices.Backward(results) {
		got = append(got, fmt.Sprint(r.Seat(), r.Score(), r.Won()))
	}
	if want := []string{"0 5 false", "2 8 true", "-1 0 false", "1 -3 true", "2 8 true"}; !slices.Equal(got, want) {
		t.Errorf("the seats are %q, want %q", got, want)
	}
	st, err := s.Statistics("adellos", "")
	check(t, err)
	if st.Played != 4 || st.Contested != 3 || st.Won != 2 || st.Streak != 2 || st.Best != 8 {
		t.Errorf("the statistics are %+v", st)
	}
	top, err := s.HighScores("adellos", "", 10)
	check(t, err)
	if got := matches(top); !slices.Equal(got, []MatchID{2, 5, 1, 4}) {
		t.Errorf("the high scores are %v", got)
	}
}

func TestADamagedResultIsLeftOutAndToldOf(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	enter(t, s, solo("basic", 40, match.Marks{}), solo("basic", 50, match.Marks{}), solo("basic", 60, match.Marks{}))
	_, err := s.db.Exec("UPDATE results SET scores = '[99]', game = 'other' WHERE match = 2")
	check(t, err)
	top, err := s.HighScores("adaman", "basic", 10)
	var damage *DamageError
	if !errors.As(err, &damage) || damage.Match != 2 || damage.What != DamagedResult {
		t.Errorf("the error is %v", err)
	}
	if got := matches(top); !slices.Equal(got, []MatchID{3, 1}) {
		t.Errorf("the high scores are %v", got)
	}
	_, _, err = s.Result(2)
	if !errors.As(err, &damage) {
		t.Errorf("the error is %v", err)
	}
}

func TestSettingsAreKept(t *testing.T) {
	dir := t.TempDir()
	s := must(t, dir, newCalendar().read)
	if got := Setting(s, "language", "en"); got != "en" {
		t.Errorf("a setting never set is %q", got)
	}
	check(t, SetSetting(s, "language", "de"))
	check(t, SetSetting(s, "language", "\"fr\"\n\x00"))
	check(t, SetSetting(s, "motion", false))
	check(t, SetSetting(s, "text-size", 120))
	check(t, s.Close())
	s = must(t, dir, newCalendar().read)
	if got := Setting(s, "language", "en"); got != "\"fr\"\n\x00" {
		t.Errorf("the language is %q", got)
	}
	if Setting(s, "motion", true) {
		t.Error("motion is on")
	}
	if got := Setting(s, "text-size", 100); got != 120 {
		t.Errorf("the text size is %d", got)
	}
	if got := Setting(s, "language", 7); got != 7 {
		t.Errorf("a setting of another type is %d", got)
	}
	_, err := s.db.Exec("UPDATE settings SET value = '999' WHERE key = 'text-size'")
	check(t, err)
	check(t, s.Close())
	s = must(t, dir, newCalendar().read)
	if got := Setting(s, "text-size", 100); got != 100 {
		t.Errorf("a damaged setting is %d", got)
	}
}

// A setting holds at once, on the disk only when it is saved, and what could not be
// saved is saved with the next.
func TestSettingsHoldBeforeTheyAreSaved(t *testing.T) {
	dir := t.TempDir()
	s := must(t, dir, newCalendar().read)
	uses := 0
	s.OnUse = func() { uses++ }
	Set(s, "language", "de")
	if got := Setting(s, "language", "en"); got != "de" || uses != 0 {
		t.Errorf("the language is %q, after %d looks at the disk", got, uses)
	}
	_, err := s.db.Exec("CREATE TRIGGER no BEFORE INSERT ON settings BEGIN SELECT RAISE(ABORT, 'no'); END")
	check(t, err)
	if err := s.SaveSettings(); err == nil {
		t.Error("it was saved nowhere")
	}
	_, err = s.db.Exec("DROP TRIGGER no")
	check(t, err)
	Set(s, "motion", false)
	check(t, s.SaveSettings())
	uses = 0
	if check(t, s.SaveSettings()); uses != 0 {
		t.Error("what is saved is saved again")
	}
	check(t, s.Close())
	s = must(t, dir, newCalendar().read)
	if Setting(s, "language", "en") != "de" || Setting(s, "motion", true) {
		t.Error("what was set is not on the disk")
	}
}
