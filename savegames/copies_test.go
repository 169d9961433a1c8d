package savegames

import (
	"bytes"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/engine/template"
	"adytum/savegames/copyfile"
)

// holdings is all that a store lists, whatever numbers its matches have, a line each.
func holdings(t tester, s *Store) []string {
	t.Helper()
	var all []string
	for shelf := InProgress; shelf <= Deleted; shelf++ {
		matches, err := s.Matches(shelf)
		check(t, err)
		for n, m := range matches {
			id := m.ID
			m.ID = 0
			line := fmt.Sprintf("match %d of shelf %d: %+v ", n, shelf, m)
			if loaded, err := s.Load(id); shelf == Deleted {
				check(t, s.Undelete(id))
				loaded, err = s.Load(id)
				check(t, err)
				line += digest(loaded)
				check(t, s.transactDeletion(id, m.Deleted))
			} else {
				check(t, err)
				line += digest(loaded)
			}
			all = append(all, line)
		}
	}
	for _, r := range resultsOf(t, s) {
		all = append(all, fmt.Sprintf("result %+v", r))
	}
	lessons, err := s.FinishedLessons()
	check(t, err)
	all = append(all, fmt.Sprint("lessons ", lessons), fmt.Sprint("settings ", s.settings.texts))
	return all
}

// resultsOf lists the results, whatever numbers their matches have.
func resultsOf(t tester, s *Store) (all []Result) {
	t.Helper()
	for _, g := range games {
		results, err := s.Results(g.Name(), "")
		check(t, err)
		for _, r := range results {
			r.Match = 0
			all = append(all, r)
		}
	}
	return all
}

// countedOf lists the results as they count on every device.
func countedOf(t tester, s *Store) (all []string) {
	t.Helper()
	for _, r := range resultsOf(t, s) {
		all = append(all, fmt.Sprintf("%+v", r))
	}
	slices.Sort(all)
	return all
}

func demandHoldings(t tester, s *Store, want []string) {
	t.Helper()
	have := holdings(t, s)
	for i := range max(len(have), len(want)) {
		var a, b string
		if i < len(have) {
			a = have[i]
		}
		if i < len(want) {
			b = want[i]
		}
		if a != b {
			t.Fatalf("there is\n%s\nwant\n%s", a, b)
		}
	}
}

// muddle does something to a store, as a person might.
func muddle(t tester, s *Store, random *rand.Rand) {
	t.Helper()
	shelf := func(shelf Shelf) (MatchID, bool) {
		list, err := s.Matches(shelf)
		check(t, err)
		if len(list) == 0 {
			return 0, false
		}
		return list[random.IntN(len(list))].ID, true
	}
	switch n := random.IntN(20); {
	case n < 3:
		m := deal(t, fmt.Sprintf("deal-%d", random.IntN(1000)))
		play(t, m, random.IntN(40))
		create(t, s, m)
	case n < 4:
		m, err := match.New(template.Game{}, match.Header{Seed: engine.Seed(fmt.Sprint("trick-", random.IntN(1000)))})
		check(t, err)
		play(t, m, random.IntN(3))
		create(t, s, m)
	case n < 14:
		id, there := shelf(Shelf(random.IntN(2)))
		if !there {
			return
		}
		m, err := s.Load(id)
		check(t, err)
		for range random.IntN(12) {
			actAtRandom(m, random)
		}
		check(t, s.Save(id, m))
	case n < 15:
		if id, there := shelf(Shelf(random.IntN(2))); there {
			check(t, s.Delete(id))
		}
	case n < 16: // as by the purge of what was deleted
		if id, there := shelf(Deleted); there {
			_, err := s.db.Exec("DELETE FROM matches WHERE id = ?", id)
			check(t, err)
		}
	case n < 17:
		if id, there := shelf(Deleted); there {
			check(t, s.Undelete(id))
		}
	case n < 18:
		check(t, s.FinishLesson(LessonID{"adaman", fmt.Sprint(random.IntN(5))}))
	default:
		check(t, SetSetting(s, fmt.Sprint("setting-", random.IntN(5)), random.IntN(100)))
	}
}

// copyOf makes a copy of a store and reads it.
func copyOf(t tester, s *Store) *Copy {
	t.Helper()
	var file bytes.Buffer
	written, err := s.MakeCopy("1.2.3")
	check(t, err)
	_, err = written.WriteTo(&file)
	check(t, err)
	c, err := s.ReadCopy(&file)
	check(t, err)
	if c.Damaged || c.App != "1.2.3" || c.Made.IsZero() || c.Matches != written.Matches {
		t.Fatalf("the copy says %+v", c)
	}
	return c
}

// rounds is how often something is tried; less often where it is not to take long.
func rounds(n uint64) uint64 {
	if testing.Short() {
		n /= 4
	}
	return n
}

// muddled makes a store and does as much to it.
func muddled(t testing.TB, clock *calendar, random *rand.Rand, times int) *Store {
	s := must(t, t.TempDir(), clock.read)
	for range times {
		muddle(t, s, random)
	}
	return s
}

func TestACopyBringsBackEverything(t *testing.T) {
	t.Parallel()
	for seed := range rounds(8) {
		clock, random := newCalendar(), rand.New(rand.NewPCG(seed, 1))
		from := muddled(t, clock, random, 60)
		want := holdings(t, from)
		c := copyOf(t, from)
		empty := must(t, t.TempDir(), clock.read)
		check(t, empty.Replace(c))
		demandHoldings(t, empty, want)
		other := muddled(t, clock, random, 20)
		check(t, other.Replace(c))
		demandHoldings(t, other, want)
		demandHoldings(t, must(t, reopened(t, other), clock.read), want)
		merged := must(t, t.TempDir(), clock.read)
		matches, results, err := merged.Merge(c, true)
		check(t, err)
		if matches != c.Matches || results != c.Results {
			t.Errorf("%d matches and %d results are new, the copy has %+v", matches, results, c)
		}
		demandHoldings(t, merged, want)
	}
}

// reopened closes a store and is its folder.
func reopened(t testing.TB, s *Store) string {
	t.Helper()
	check(t, s.Close())
	return s.dir
}

// Two devices that have the same games in part, and have gone on apart.
func TestAMergeCountsEverythingOnce(t *testing.T) {
	t.Parallel()
	diverged := 0
	for seed := range rounds(12) {
		clock, random := newCalendar(), rand.New(rand.NewPCG(seed, 2))
		here := muddled(t, clock, random, 30)
		there := muddled(t, clock, random, 10)
		_, _, err := there.Merge(copyOf(t, here), false)
		check(t, err)
		for range 40 {
			muddle(t, here, random)
			muddle(t, there, random)
		}
		before := copyOf(t, here)
		theirs := copyOf(t, there)
		_, _, err = here.Merge(theirs, false)
		check(t, err)
		_, _, err = there.Merge(before, false)
		check(t, err)
		if a, b := countedOf(t, here), countedOf(t, there); !slices.Equal(a, b) {
			t.Fatalf("seed %d: results are\n%s\nthere\n%s", seed, strings.Join(a, "\n"), strings.Join(b, "\n"))
		}
		once := holdings(t, here)
		for _, again := range []*Copy{theirs, before, copyOf(t, here)} {
			matches, results, err := here.Merge(again, false)
			check(t, err)
			if matches != 0 || results != 0 {
				t.Fatalf("seed %d: %d matches and %d results come again", seed, matches, results)
			}
			demandHoldings(t, here, once)
		}
		if copyOf(t, here).Matches > max(before.Matches, theirs.Matches) {
			diverged++
		}
	}
	if diverged < int(rounds(12))/2 {
		t.Errorf("only %d of the stores differed", diverged)
	}
}

// A match that was played on elsewhere comes as far as it is there, one that was
// played on here stays, and one that was played on differently stands beside it.
func TestAMergeTakesTheFurtherOfAMatch(t *testing.T) {
	clock := newCalendar()
	here := must(t, t.TempDir(), clock.read)
	m := deal(t, "further")
	play(t, m, 3)
	id := create(t, here, m)
	there := must(t, t.TempDir(), clock.read)
	create(t, there, deal(t, "other")) // so that the numbers differ
	_, _, err := there.Merge(copyOf(t, here), false)
	check(t, err)
	list, err := there.Matches(InProgress)
	check(t, err)
	further := must2(t)(there.Load(list[1].ID))
	play(t, further, 2)
	check(t, there.Save(list[1].ID, further))
	early := copyOf(t, here)
	if matches, _, err := here.Merge(copyOf(t, there), false); matches != 1 || err != nil {
		t.Fatalf("%d new matches, %v", matches, err)
	}
	demandMatch(t, here, id, further)
	if matches, _, err := here.Merge(early, false); matches != 0 || err != nil {
		t.Fatalf("%d new matches, %v", matches, err)
	}
	demandMatch(t, here, id, further)

	_, err = further.Undo()
	check(t, err)
	moves := further.Position().Moves()
	for _, move := range moves {
		_, err := further.Play(move)
		check(t, err)
		if further.Record().String() != must2(t)(here.Load(id)).Record().String() {
			break
		}
		_, err = further.Undo()
		check(t, err)
	}
	check(t, there.Save(list[1].ID, further))
	if matches, _, err := here.Merge(copyOf(t, there), false); matches != 1 || err != nil {
		t.Errorf("%d new matches, %v", matches, err)
	}
}

func must2(t testing.TB) func(*match.Match, error) *match.Match {
	return func(m *match.Match, err error) *match.Match {
		t.Helper()
		check(t, err)
		return m
	}
}

func TestSettingsOfACopyComeOnDemand(t *testing.T) {
	clock := newCalendar()
	from, to := must(t, t.TempDir(), clock.read), must(t, t.TempDir(), clock.read)
	check(t, SetSetting(from, "language", "de"))
	check(t, SetSetting(to, "language", "en"))
	check(t, SetSetting(to, "text", 115))
	c := copyOf(t, from)
	_, _, err := to.Merge(c, false)
	check(t, err)
	if got := Setting(to, "language", ""); got != "en" {
		t.Errorf("the language is %q", got)
	}
	_, _, err = to.Merge(c, true)
	check(t, err)
	if got := Setting(to, "language", ""); got != "de" || Setting(to, "text", 0) != 115 {
		t.Errorf("the language is %q, the text %d", got, Setting(to, "text", 0))
	}
	Set(to, "text", 130) // and is not saved yet
	check(t, to.Replace(c))
	check(t, to.SaveSettings())
	if Setting(to, "text", 0) != 0 {
		t.Error("a setting from before is still there")
	}
}

func TestABackupBringsBackEverything(t *testing.T) {
	t.Parallel()
	clock, random := newCalendar(), rand.New(rand.NewPCG(3, 3))
	s := muddled(t, clock, random, 60)
	want := holdings(t, s)
	check(t, s.BackUpDaily())
	for range 30 {
		muddle(t, s, random)
	}
	changed := holdings(t, s)
	backups, err := s.Backups()
	check(t, err)
	check(t, s.Restore(backups[0]))
	demandHoldings(t, s, want)
	// What was here before has gone into a backup of its own.
	backups, err = s.Backups()
	check(t, err)
	if len(backups) != 2 {
		t.Fatalf("the backups are %q", names(backups))
	}
	check(t, s.Restore(backups[0]))
	demandHoldings(t, s, changed)
	if left := namesIn(t, s.dir); slices.Contains(left, restoredName) {
		t.Errorf("the folder holds %q", left)
	}
}

func TestABackupOfAnEarlyVersionIsRestored(t *testing.T) {
	for version := 1; version < newest; version++ {
		dir := t.TempDir()
		m := deal(t, "early")
		keepAt(t, dir, version, m)
		s := must(t, dir, newCalendar().read)
		check(t, s.Delete(1))
		backups, err := s.Backups()
		check(t, err)
		check(t, s.Restore(backups[0]))
		demandMatch(t, s, 1, m)
	}
}

func TestBackupsAreRefused(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	create(t, s, deal(t, "stays"))
	check(t, s.BackUpDaily())
	want := holdings(t, s)
	backups, err := s.Backups()
	check(t, err)
	path := s.backupPath(backups[0])
	whole, err := os.ReadFile(path)
	check(t, err)
	for name, file := range map[string][]byte{"rubbish": []byte("rubbish"), "half": whole[:len(whole)/2], "zeros": append(make([]byte, 8192), whole[8192:]...)} {
		check(t, os.WriteFile(path, file, 0o600))
		if err := s.Restore(backups[0]); !errors.Is(err, ErrDamagedCopy) || errors.Is(err, ErrDamaged) {
			t.Errorf("%s: %v", name, err)
		}
		demandHoldings(t, s, want)
	}
	check(t, os.WriteFile(path, whole, 0o600))
	alterFile(t, path, "INSERT INTO goose_db_version (version_id, is_applied) VALUES (999, 1)")
	demand(t, s.Restore(backups[0]), ErrNewerCopy)
	check(t, os.Remove(path))
	if err := s.Restore(backups[0]); !errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
	demandHoldings(t, s, want)
}

// What a copy of a copy is of, no device writes differently.
func TestTheTextOfACopyIsTheSameEverywhere(t *testing.T) {
	clock := newCalendar()
	s := must(t, t.TempDir(), clock.read)
	m := deal(t, "text")
	play(t, m, 1)
	m.MarkHint()
	create(t, s, m)
	check(t, SetSetting(s, "language", "de"))
	check(t, s.FinishLesson(stockedLesson))
	var lines []string
	_, err := copyfile.Read(copyOf(t, s).file, func(line []byte) error {
		lines = append(lines, string(line))
		return nil
	})
	check(t, err)
	path := filepath.Join("testdata", "copy.txt")
	want, err := os.ReadFile(path)
	check(t, err)
	if have := strings.Join(lines, "\n") + "\n"; have != strings.ReplaceAll(string(want), "\r", "") {
		t.Errorf("the text is\n%s", have)
	}
}

// A copy that some version has made is read by all that follow.
func TestACopyOfTheFirstVersionIsRead(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	file, err := os.ReadFile(filepath.Join("testdata", "first.adytum-copy"))
	check(t, err)
	c, err := s.ReadCopy(bytes.NewReader(file))
	check(t, err)
	if c.Damaged || c.Matches != 11 || c.Results == 0 || c.Lessons != 1 || c.Settings != 1 {
		t.Errorf("it holds %+v", c)
	}
	check(t, s.Replace(c))
}

func TestStrangeItemsAreRefused(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	good := `{"match":{"id":1,"game":"adaman","rules":1,"options":{},"players":[{"Kind":"person","Name":""}],"seed":"a","started":1,"played":2,"result":"*","ply":0,"plies":[]}}`
	result := `{"result":{"match":1,"game":"adaman","group":"","seed":"a","ended":1,"plies":1,"outcome":"win","scores":[1],"ranks":[1],"players":["person"]}}`
	for _, line := range []string{good, result} {
		if _, err := s.parseItem([]byte(line)); err != nil {
			t.Errorf("%s: %v", line, err)
		}
	}
	for name, line := range map[string]string{
		"nothing":                   `{}`,
		"no JSON":                   `match`,
		"two items":                 good + good,
		"two kinds":                 `{"lesson":{"game":"a","lesson":"b","done":1},"setting":{"key":"a","value":1}}`,
		"an unknown field":          strings.Replace(good, `"id"`, `"more":1,"id"`, 1),
		"a seed that is none":       strings.Replace(good, `"seed":"a"`, `"seed":"A B"`, 1),
		"an option that is none":    strings.Replace(good, `"options":{}`, `"options":{"a":"b"}`, 1),
		"no players":                strings.Replace(good, `[{"Kind":"person","Name":""}]`, `[]`, 1),
		"more plies than there are": strings.Replace(good, `"ply":0`, `"ply":1`, 1),
		"a score too many":          strings.Replace(good, `"*"`, `"win 1 2"`, 1),
		"no score":                  strings.Replace(good, `"*"`, `"win"`, 1),
		"a score that is none":      strings.Replace(good, `"*"`, `"win x"`, 1),
		"a time before all":         strings.Replace(good, `"started":1`, `"started":-999999999999999`, 1),
		"a name that is no text":    strings.Replace(good, `"Name":""`, `"Name":"\u001b[2J"`, 1),
		"a time after all":          strings.Replace(good, `"started":1`, `"started":999999999999999`, 1),
		"a result without ranks":    strings.Replace(result, `"ranks":[1]`, `"ranks":[]`, 1),
		"a result without players":  strings.Replace(strings.Replace(strings.Replace(result, `"ranks":[1]`, `"ranks":[]`, 1), `"scores":[1]`, `"scores":[]`, 1), `["person"]`, `[]`, 1),
		"the report of a rescue":    `{"setting":{"key":"` + reportKey + `","value":{}}}`,
	} {
		if it, err := s.parseItem([]byte(line)); err == nil {
			t.Errorf("%s: accepted as %+v", name, it)
		}
	}
	// A game that is not known here is kept for a version that knows it.
	if _, err := s.parseItem([]byte(strings.ReplaceAll(good, "adaman", "chess"))); err != nil {
		t.Error(err)
	}
}

// A bomb takes time, but no memory to speak of.
func TestBombsTakeLittleMemory(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes some seconds, and ten times that with the race detector")
	}
	s := must(t, t.TempDir(), newCalendar().read)
	var file bytes.Buffer
	w := copyfile.NewWriter(&file)
	long := append(append([]byte(`{"match":{"plies":["`), bytes.Repeat([]byte{'a'}, 7<<20)...), `"]}}`...)
	var err error
	for range 36 {
		err = errors.Join(err, w.Line(long))
	}
	check(t, errors.Join(err, w.Close()))
	t.Logf("a bomb of %d bytes", file.Len())
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	if _, err := s.ReadCopy(&file); err != nil && !errors.Is(err, ErrLargeCopy) {
		t.Error(err)
	}
	runtime.ReadMemStats(&after)
	t.Logf("the process has %d MB, %d more than before", after.Sys>>20, (after.Sys-before.Sys)>>20)
	if grown := after.Sys - before.Sys; grown > 256<<20 {
		t.Errorf("it took %d MB", grown>>20)
	}
}

// transactDeletion puts a match aside as it was at a time.
func (s *Store) transactDeletion(id MatchID, at time.Time) error {
	return s.transact(func(tx *sql.Tx) error { return putDeletion(tx, id, at.UnixMilli()) })
}

// alterFile changes a database that nobody has open.
func alterFile(t testing.TB, path, statement string) {
	t.Helper()
	db, err := sql.Open("sqlite3", uri(path))
	check(t, err)
	_, err = db.Exec(statement)
	check(t, errors.Join(err, db.Close()))
}

// Damage that is replaced is gone for good, and is not missed.
func TestWhatWasDamagedIsReplaced(t *testing.T) {
	clock := newCalendar()
	from := muddled(t, clock, rand.New(rand.NewPCG(5, 5)), 40)
	c, want := copyOf(t, from), holdings(t, from)
	lib := stock(t, 12)
	s := must(t, lib.dir, clock.read)
	for _, damage := range []string{"UPDATE matches SET state_sum = state_sum + 1 WHERE id = 3", "UPDATE matches SET setup_sum = 1 WHERE id = 4",
		"UPDATE census SET (mix, proof) = (mix - 1, proof + 1) WHERE name = 'matches'"} { // which counted it as it was
		_, err := s.db.Exec(damage)
		check(t, err)
	}
	check(t, s.Replace(c))
	demandHoldings(t, must(t, reopened(t, s), clock.read), want)
}

// Damaged matches are neither copied nor met again as new ones, and what is damaged
// here does not keep what is whole from coming.
func TestAMergeBringsBackWhatIsDamagedHere(t *testing.T) {
	clock := newCalendar()
	s := must(t, t.TempDir(), clock.read)
	m := deal(t, "healed")
	play(t, m, 4)
	id := create(t, s, m)
	c := copyOf(t, s)
	_, err := s.db.Exec("UPDATE moves SET text = 'x' WHERE match = ? AND ply = 2", id)
	check(t, err)
	for round, want := range []int{1, 0} {
		if matches, _, err := s.Merge(c, false); err != nil || matches != want {
			t.Errorf("round %d: %d matches are new, %v", round, matches, err)
		}
	}
	list, err := s.Matches(InProgress)
	check(t, err)
	if len(list) != 2 {
		t.Fatalf("there are %+v", list)
	}
	demandMatch(t, s, id+1, m)
}

// What cannot be copied does not keep the rest from it.
func TestACopyLeavesOutWhatIsDamaged(t *testing.T) {
	lib := stock(t, 12)
	s := must(t, lib.dir, newCalendar().read)
	lost := must(t, t.TempDir(), newCalendar().read)
	for _, damage := range []string{"UPDATE matches SET setup_sum = 1 WHERE id = 4", "UPDATE results SET sum = 1 WHERE match = 3"} {
		_, err := s.db.Exec(damage)
		check(t, err)
	}
	create(t, s, deal(t, "whole"))
	strange := deal(t, "strange").Record()
	strange.Players[0].Name = "\x1b[2J"
	m, err := match.Load(games, strange)
	check(t, err)
	create(t, s, m)
	c, err := s.MakeCopy("")
	check(t, err)
	if c.LeftOut != 3 || c.Matches != 11 || c.Results != len(lib.results)-1 {
		t.Errorf("the copy holds %+v", c)
	}
	check(t, lost.Replace(c))
}

// What somebody who was killed has left of a restored backup takes no room for long.
func TestOpenTakesAwayWhatARestorationHasLeft(t *testing.T) {
	dir := t.TempDir()
	for _, part := range parts {
		check(t, os.WriteFile(filepath.Join(dir, restoredName+part), []byte("left"), 0o600))
	}
	must(t, dir, newCalendar().read)
	if names := namesIn(t, dir); slices.Contains(names, restoredName) || slices.Contains(names, restoredName+"-wal") {
		t.Errorf("the folder holds %q", names)
	}
}

// What was deleted here comes back with a copy that has it, and what the person
// deleted is counted nowhere.
func TestAMergeBringsBackWhatIsDeletedHere(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	m := deal(t, "gone")
	play(t, m, 3)
	id := create(t, s, m)
	before := copyOf(t, s)
	check(t, s.Delete(id))
	without := copyOf(t, s)
	if before.Matches != 1 || without.Matches != 0 || without.LostMatches != 0 || without.Damaged {
		t.Errorf("the copies say %+v, then %+v", before, without)
	}
	check(t, s.BackUpDaily())
	if list, err := s.Backups(); err != nil || len(list) != 1 || list[0].Matches != 0 {
		t.Errorf("the backups say %+v, %v", list, err)
	}
	if matches, _, err := s.Merge(without, false); matches != 0 || err != nil {
		t.Errorf("a copy without it: %d new matches, %v", matches, err)
	}
	if matches, _, err := s.Merge(before, false); matches != 1 || err != nil {
		t.Errorf("%d new matches, %v", matches, err)
	}
	list, err := s.Matches(InProgress)
	check(t, err)
	if len(list) != 1 || list[0].ID != id {
		t.Errorf("in progress: %+v", list)
	}
	demandMatch(t, s, id, m)
}
