package savegames

import (
	"bytes"
	"database/sql"
	"errors"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

var powercutRounds = flag.Int("powercut.rounds", 200, "how often the power is cut")

// A scenario is what processes do, one after the other, in the folder of a store that
// may be there before, all of it synced.
type scenario struct {
	folder    string
	prepare   func(t *testing.T, dir string) audit
	processes []process
}

// An audit looks at what a power cut has left. It opens the store.
type audit func(dir string, w *witness) error

// A process is this test binary with these variables set.
type process func(dir string) (variables []string)

func plays(seed, saves int) process {
	return func(dir string) []string {
		return []string{playerFolder + "=" + dir, fmt.Sprint(playerSeed, "=", seed), fmt.Sprint(playerSaves, "=", saves)}
	}
}

func opens(dir string) []string { return []string{openerFolder + "=" + dir} }

// scenarios are of a first start, of a play after a kill and with so many saves before
// that the log begins anew, of a start that brings the store to the newest version,
// of rescues, and of a copy that replaces all.
func scenarios(saves int) map[string]scenario {
	return map[string]scenario{
		"a first start": {folder: "new/within", processes: []process{plays(2, saves/10)}},
		"a long play":   {folder: ".", processes: []process{plays(1, saves), plays(2, saves/10), plays(3, saves/10)}},
		"a migration":   {folder: ".", prepare: outdated, processes: []process{plays(2, saves/10)}},
		"a rescue":      {folder: ".", prepare: strange, processes: []process{opens, opens}},
		"a broken log":  {folder: ".", prepare: broken, processes: []process{opens}},
		"a replacement": replacement(),
	}
}

// intact demands that nothing is reported and all that was acknowledged is there.
func intact(dir string, w *witness) (err error) {
	s, report, err := Open(dir, games, newCalendar().read)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	if report != nil {
		return fmt.Errorf("a false alarm: %+v", *report)
	}
	_, err = w.compare(s)
	return err
}

const outdatedPlies = 5

// outdated is a store of an earlier version, with a log, of which a backup must be
// there as soon as it is one of today's.
func outdated(t *testing.T, dir string) audit {
	m := deal(t, "migrated")
	play(t, m, outdatedPlies)
	there := t.TempDir()
	id := keepAt(t, there, newest-1, m)
	path := filepath.Join(there, databaseName)
	db, err := connect(path)
	check(t, err)
	check(t, transact(db, func(tx *sql.Tx) error { return putSetting(tx, "language", "de") }))
	check(t, copyDatabase(path, filepath.Join(dir, databaseName)))
	check(t, db.Close())
	return func(dir string, w *witness) error {
		if w.saved[id] == "" {
			w.saved[id] = digest(m)
		}
		if err := intact(dir, w); err != nil {
			return err
		}
		backups, err := list(filepath.Join(dir, backupFolder), "", ".db")
		if err == nil && len(backups) == 0 {
			err = errors.New("no backup")
		}
		for _, name := range backups {
			err = errors.Join(err, isOutdated(filepath.Join(dir, backupFolder, name)))
		}
		return err
	}
}

func isOutdated(path string) error {
	db, err := sql.Open("sqlite3", uri(path))
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	var verdict string
	if err := db.QueryRow("PRAGMA integrity_check").Scan(&verdict); err != nil || verdict != "ok" {
		return fmt.Errorf("%s: %s, %w", path, verdict, err)
	}
	version, err := number(db, "SELECT max(version_id) FROM goose_db_version")
	if err != nil {
		return err
	}
	plies, err := number(db, "SELECT count(*) FROM moves")
	if err == nil && (version != newest-1 || plies != outdatedPlies) {
		err = fmt.Errorf("%s is of version %d and has %d plies", path, version, plies)
	}
	return err
}

// strange is a store that is taken for another program's, though all of it can be
// read.
func strange(t *testing.T, dir string) audit {
	lib := stock(t, 12)
	bad := lib.corrupt(t, func(d []byte) []byte { copy(d[68:72], "OTHR"); return d })
	check(t, os.CopyFS(dir, os.DirFS(lib.dir)))
	return func(dir string, _ *witness) error {
		return rescued(dir, map[string][]byte{"": bad}, func(s *Store) error {
			w := witness{saved: map[MatchID]string{}}
			for id, m := range lib.matches {
				w.saved[id] = digest(m)
			}
			if err := s.Undelete(2); err != nil {
				return err
			}
			_, err := w.compare(s)
			return err
		})
	}
}

// broken is a store whose log has damage that no power cut makes.
func broken(t *testing.T, dir string) audit {
	lib := library{dir: t.TempDir()}
	id, saved, whole, log := lib.leftInTheLog(t, "broken", 6)
	log[len(log)/2] ^= 1
	check(t, os.WriteFile(filepath.Join(dir, databaseName), whole, 0o600))
	check(t, os.WriteFile(filepath.Join(dir, databaseName+"-wal"), log, 0o600))
	return func(dir string, _ *witness) error {
		return rescued(dir, map[string][]byte{"": whole, "-wal": log}, func(s *Store) error {
			m, err := s.Load(id)
			if err == nil && !slices.Contains(saved, digest(m)) {
				err = fmt.Errorf("the match never was\n%s", digest(m))
			}
			return err
		})
	}
}

// replacement is a copy that is brought in.
func replacement() scenario {
	var sc *scene
	replaces := func(dir string) []string {
		return []string{bringerFolder + "=" + dir, bringerWay + "=replace", bringerCopy + "=" + sc.copy}
	}
	return scenario{folder: ".", processes: []process{replaces}, prepare: func(t *testing.T, dir string) audit {
		sc = setScene(t)
		check(t, os.CopyFS(dir, os.DirFS(sc.fresh(t))))
		return func(dir string, w *witness) error {
			s, report, err := Open(dir, games, newCalendar().read)
			if err != nil {
				return err
			}
			defer func() { check(t, s.Close()) }()
			backups, err := s.Backups()
			if err != nil || report != nil {
				return fmt.Errorf("a false alarm: %+v, %w", report, err)
			}
			have := holdings(t, s)
			switch {
			case slices.Equal(have, sc.after["replace"]) && len(backups) == 2 && !backups[0].Damaged && !backups[1].Damaged:
				return nil
			case slices.Equal(have, sc.before) && !w.done && len(backups) > 0:
				return nil
			}
			return fmt.Errorf("neither the old nor the new: %d items and %d backups, acknowledged: %v", len(have), len(backups), w.done)
		}
	}}
}

// rescued demands that damage is reported and the damaged files are set aside.
func rescued(dir string, damaged map[string][]byte, look func(*Store) error) (err error) {
	s, report, err := Open(dir, games, newCalendar().read)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	if report == nil {
		return errors.New("nothing is reported")
	}
	for _, part := range []string{"", "-wal"} {
		// The report may be of the process before, of another folder.
		have, err := os.ReadFile(filepath.Join(dir, filepath.Base(report.SetAside)+part))
		want, there := damaged[part]
		if (err == nil) != there || !bytes.Equal(have, want) {
			return errors.Join(fmt.Errorf("what is set aside as %s is not what was there", report.SetAside+part), err)
		}
	}
	return look(s)
}

// A recording is a scenario that was recorded.
type recording struct {
	folder string
	audit  audit
	begins string // a copy of what was there before
	calls  []call
}

func (s scenario) record(t *testing.T, variables ...string) recording {
	t.Helper()
	root, err := filepath.EvalSymlinks(t.TempDir())
	check(t, err)
	dir := filepath.Join(root, s.folder)
	r := recording{folder: s.folder, audit: intact, begins: t.TempDir()}
	if s.prepare != nil {
		r.audit = s.prepare(t, dir)
	}
	check(t, os.CopyFS(r.begins, os.DirFS(root)))
	v := r.start(t)
	for _, p := range s.processes {
		for _, c := range trace(t, root, append(p(dir), variables...)...) {
			check(t, v.do(c))
			r.calls = append(r.calls, c)
		}
		check(t, v.root.compare(root)) // nothing was overlooked
	}
	return r
}

func (r recording) start(t *testing.T) *volatile {
	t.Helper()
	v, err := newVolatile(r.begins)
	check(t, err)
	return v
}

// cut cuts the power after each of these numbers of calls, which are sorted, and
// returns what the audits say.
func (r recording) cut(t *testing.T, after []int, random *rand.Rand) (found []error) {
	t.Helper()
	v, w := r.start(t), witness{saved: map[MatchID]string{}}
	parent := t.TempDir()
	for done := 0; ; done++ {
		for ; len(after) > 0 && after[0] == done; after = after[1:] {
			left := filepath.Join(parent, "left")
			check(t, v.root.cut(left, random))
			heard := w
			heard.saved = maps.Clone(w.saved)
			if err := r.audit(filepath.Join(left, r.folder), &heard); err != nil {
				found = append(found, fmt.Errorf("cut after %d of %d calls: %w", done, len(r.calls), err))
			}
			check(t, os.RemoveAll(left))
		}
		if done == len(r.calls) {
			return found
		}
		if c := r.calls[done]; c.kind == "say" {
			w.hear(string(c.data))
		} else {
			check(t, v.do(c))
		}
	}
}

// moments are numbers of calls after which to cut the power: up to half of them right
// after something has got another name, the others anywhere within these bounds.
func (r recording) moments(count, from, to int, random *rand.Rand) []int {
	var named []int
	for i, c := range r.calls[from:to] {
		if c.kind == "rename" || c.kind == "mkdir" {
			named = append(named, from+i+1)
		}
	}
	after := make([]int, count)
	for i := range after {
		if i < min(count/2, 10*len(named)) {
			after[i] = min(named[i%len(named)]+random.IntN(3), to)
		} else {
			after[i] = from + random.IntN(to+1-from)
		}
	}
	slices.Sort(after)
	return after
}

// TestAPowerCutLosesNothing cuts the power at any moment.
func TestAPowerCutLosesNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("opens stores many hundred times, one after the other")
	}
	t.Parallel()
	all := scenarios(400)
	rounds := (*powercutRounds + len(all) - 1) / len(all)
	for name, s := range all {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := s.record(t)
			random := rand.New(rand.NewPCG(17, 18))
			found := r.cut(t, r.moments(rounds, 0, len(r.calls), random), random)
			for _, err := range found[:min(3, len(found))] {
				t.Error(err)
			}
			t.Logf("%d calls, cut %d times: %d faults", len(r.calls), rounds, len(found))
		})
	}
}

// TestSyncsOfEachSaveAreNeeded has a player whose SQLite does not sync each save.
func TestSyncsOfEachSaveAreNeeded(t *testing.T) {
	if testing.Short() {
		t.Skip("opens stores many hundred times, one after the other")
	}
	t.Parallel()
	r := scenarios(100)["a long play"].record(t, playerSyncs+"=NORMAL")
	random := rand.New(rand.NewPCG(21, 22))
	found := r.cut(t, r.moments(40, 0, len(r.calls), random), random)
	if len(found) == 0 {
		t.Error("nothing is lost")
	}
	t.Logf("cut 40 times: %d faults", len(found))
}

// TestAMissingSyncIsNoticed takes one of our own syncs out of a recording, and cuts the
// power until something is lost.
func TestAMissingSyncIsNoticed(t *testing.T) {
	if testing.Short() {
		t.Skip("opens stores many hundred times, one after the other")
	}
	t.Parallel()
	for name, s := range scenarios(50) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := s.record(t)
			for _, sync := range r.ownSyncs(t) {
				without := r
				without.calls = slices.Delete(slices.Clone(r.calls), sync.at, sync.at+1)
				random := rand.New(rand.NewPCG(19, uint64(sync.at)))
				var found []error
				for round := 0; len(found) == 0 && round < 25; round++ {
					found = without.cut(t, without.moments(20, sync.at, sync.until, random), random)
				}
				if len(found) == 0 {
					t.Errorf("nobody misses the sync of %s (call %d of %d)", sync.path, sync.at, len(r.calls))
				} else {
					t.Logf("without the sync of %s: %.100v", sync.path, found[0])
				}
			}
		})
	}
}

// An ownSync is a call by which we ourselves sync something, and the next by which
// anybody does; if there is none, the number of calls.
type ownSync struct {
	path      string
	at, until int
}

// ownSyncs finds the calls by the fact that we open what we sync. SQLite does so only
// with a folder, right after it has synced a new file in it.
func (r recording) ownSyncs(t *testing.T) (own []ownSync) {
	t.Helper()
	v, last := r.start(t), map[*node]int{} // the place in own
	afterFile := false
	for i, c := range r.calls {
		if c.kind == "say" {
			continue
		}
		check(t, v.do(c))
		if c.kind == "open" {
			continue
		}
		file := v.open[c.file]
		folder := c.kind == "sync" && file.names != nil
		if c.kind == "sync" {
			if n, known := last[file]; known {
				own[n].until = min(own[n].until, i-1) // one call is taken out
			}
			if before := r.calls[i-1]; before.kind == "open" && !(folder && afterFile) {
				last[file] = len(own)
				own = append(own, ownSync{before.path, i, len(r.calls) - 1})
			}
		}
		afterFile = c.kind == "sync" && !folder
	}
	return own
}
