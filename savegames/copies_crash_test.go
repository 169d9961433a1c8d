package savegames

import (
	"bufio"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

var copyKills = flag.Int("copies.kills", 24, "how often somebody is killed who brings in a copy")

// The bringer is this test binary with these variables set.
const (
	bringerFolder = "ADYTUM_TEST_BRINGER_FOLDER"
	bringerWay    = "ADYTUM_TEST_BRINGER_WAY"
	bringerCopy   = "ADYTUM_TEST_BRINGER_COPY"
)

// ways are what a bringer does.
var ways = []string{"merge", "replace", "restore"}

// bringUntilKilled says when it begins, and when it is done.
func bringUntilKilled(dir, way, path string) error {
	s, report, err := Open(dir, games, newCalendar().read)
	if err != nil || report != nil {
		return fmt.Errorf("open: %w, %+v", err, report)
	}
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	c, err := s.ReadCopy(file)
	if err != nil {
		return err
	}
	backups, err := s.Backups()
	if err != nil || len(backups) != 1 {
		return fmt.Errorf("%d backups, %w", len(backups), err)
	}
	fmt.Println("begins")
	switch way {
	case "merge":
		_, _, err = s.Merge(c, true)
	case "replace":
		err = s.Replace(c)
	default:
		err = s.Restore(backups[0])
	}
	fmt.Println("is done")
	return err
}

// A scene is a folder before something is brought in, and what is there before and
// after.
type scene struct {
	dir, copy string
	before    []string
	after     map[string][]string
	took      map[string]time.Duration
}

// setScene makes a folder with a backup, and something else in a copy.
func setScene(t *testing.T) *scene {
	t.Helper()
	clock, random := newCalendar(), rand.New(rand.NewPCG(21, 22))
	s := muddled(t, clock, random, 120)
	check(t, s.BackUpDaily())
	for range 120 {
		muddle(t, s, random)
	}
	other := muddled(t, clock, random, 30)
	_, _, err := other.Merge(copyOf(t, s), true)
	check(t, err)
	for range 120 {
		muddle(t, other, random)
		muddle(t, s, random)
	}
	sc := &scene{copy: filepath.Join(t.TempDir(), "copy"), before: holdings(t, s), after: map[string][]string{}, took: map[string]time.Duration{}}
	check(t, os.WriteFile(sc.copy, copyOf(t, other).file, 0o600))
	sc.dir = reopened(t, s)
	for _, way := range ways {
		dir := sc.fresh(t)
		bringer := sc.bringer(dir, way)
		lines := begin(t, bringer)
		began := time.Now()
		lines.Scan()
		sc.took[way] = time.Since(began)
		check(t, bringer.Wait())
		sc.after[way] = holdings(t, must(t, dir, clock.read))
		if slices.Equal(sc.after[way], sc.before) {
			t.Fatalf("%s changes nothing", way)
		}
	}
	return sc
}

// fresh copies the folder of the scene.
func (sc *scene) fresh(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	check(t, os.Mkdir(filepath.Join(dir, backupFolder), 0o700))
	check(t, copyFile(filepath.Join(sc.dir, databaseName), filepath.Join(dir, databaseName)))
	for _, name := range namesIn(t, filepath.Join(sc.dir, backupFolder)) {
		check(t, copyFile(filepath.Join(sc.dir, backupFolder, name), filepath.Join(dir, backupFolder, name)))
		break // the first, which a merge to make the scene has not made
	}
	return dir
}

func (sc *scene) bringer(dir, way string) *exec.Cmd {
	bringer := exec.Command(os.Args[0])
	bringer.Env = append(os.Environ(), bringerFolder+"="+dir, bringerWay+"="+way, bringerCopy+"="+sc.copy)
	bringer.Stderr = os.Stderr
	return bringer
}

// begin starts a bringer, and returns when it begins.
func begin(t *testing.T, bringer *exec.Cmd) *bufio.Scanner {
	t.Helper()
	out, err := bringer.StdoutPipe()
	check(t, err)
	check(t, bringer.Start())
	lines := bufio.NewScanner(out)
	if !lines.Scan() || lines.Text() != "begins" {
		t.Fatalf("the bringer says %q", lines.Text())
	}
	return lines
}

// TestABringerKilledAnywhereLeavesTheOldOrTheNew kills those who merge, replace and
// restore at random moments.
func TestABringerKilledAnywhereLeavesTheOldOrTheNew(t *testing.T) {
	t.Parallel()
	sc := setScene(t)
	random := rand.New(rand.NewPCG(23, 24))
	count := map[string]int{}
	for round := range int(rounds(uint64(*copyKills))) {
		way := ways[round%len(ways)]
		dir := sc.fresh(t)
		bringer := sc.bringer(dir, way)
		lines := begin(t, bringer)
		killer := time.AfterFunc(time.Duration(random.Int64N(int64(sc.took[way]*5/4))), func() { _ = bringer.Process.Kill() })
		acknowledged := lines.Scan()
		killer.Stop()
		_ = bringer.Process.Kill()
		_ = bringer.Wait()

		s := must(t, dir, newCalendar().read)
		backups, err := s.Backups()
		check(t, err)
		for _, b := range backups {
			if b.Damaged {
				t.Fatalf("round %d: the backup %s is damaged", round, b.Name)
			}
		}
		have := holdings(t, s)
		switch {
		case slices.Equal(have, sc.after[way]):
			count[way+" new"]++
		case acknowledged:
			t.Fatalf("round %d: %s was acknowledged, and is not there", round, way)
		case slices.Equal(have, sc.before):
			count[way+" old"]++
		default:
			t.Fatalf("round %d: %s has left neither the old nor the new", round, way)
		}
		if acknowledged {
			count[way+" acknowledged"]++
		}
		check(t, s.Close())
		check(t, os.RemoveAll(dir))
	}
	t.Logf("%v", count)
}
