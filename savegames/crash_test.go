package savegames

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/match"
)

var crashRounds = flag.Int("crash.rounds", 25, "how often a player is killed")

// The player is this test binary with these variables set, the opener with the
// last.
const (
	playerFolder = "ADYTUM_TEST_PLAYER_FOLDER"
	playerSeed   = "ADYTUM_TEST_PLAYER_SEED"
	playerSaves  = "ADYTUM_TEST_PLAYER_SAVES" // after which it ends by itself
	playerSyncs  = "ADYTUM_TEST_PLAYER_SYNCS" // another value of synchronous
	openerFolder = "ADYTUM_TEST_OPENER_FOLDER"
)

func TestMain(m *testing.M) {
	if dir := os.Getenv(openerFolder); dir != "" {
		if _, _, err := Open(dir, games, newCalendar().read); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0) // without closing anything
	}
	if dir := os.Getenv(playerFolder); dir != "" {
		saves, _ := strconv.Atoi(os.Getenv(playerSaves))
		if err := playUntilKilled(dir, os.Getenv(playerSeed), saves); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	if dir := os.Getenv(bringerFolder); dir != "" {
		if err := bringUntilKilled(dir, os.Getenv(bringerWay), os.Getenv(bringerCopy)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0) // without closing anything
	}
	os.Exit(m.Run())
}

// playUntilKilled goes on with the match last played, or with new ones. It
// says what it is about to save and, when that is done, that it is saved. If it is
// not killed, it ends after so many saves, with an odd seed as a process does that
// closes nothing.
func playUntilKilled(dir, seed string, saves int) error {
	s, report, err := Open(dir, games, newCalendar().read)
	if err != nil || report != nil {
		return fmt.Errorf("open: %w, %+v", err, report)
	}
	if syncs := os.Getenv(playerSyncs); syncs != "" {
		if _, err := s.db.Exec("PRAGMA synchronous = " + syncs); err != nil {
			return err
		}
	}
	number, err := strconv.ParseUint(seed, 10, 64)
	if err != nil {
		return err
	}
	random := rand.New(rand.NewPCG(number, 0))
	var m *match.Match
	var id MatchID
	if list, err := s.Matches(InProgress); err != nil {
		return err
	} else if len(list) > 0 {
		id = list[0].ID
		if m, err = s.Load(id); err != nil {
			return err
		}
	}
	for deals := 0; ; {
		if saves--; saves == 0 {
			if number%2 == 1 {
				return nil
			}
			return s.Close()
		}
		if m == nil || m.Position().ToMove() == engine.Nobody && random.IntN(2) == 0 {
			deals++
			if m, err = match.New(adaman.Game{}, match.Header{Seed: engine.Seed(fmt.Sprintf("crash-%s-%d", seed, deals))}); err != nil {
				return err
			}
			if id, err = s.Create(m); err != nil {
				return err
			}
			fmt.Printf("saved %d %q\n", id, digest(m))
			continue
		}
		if !actAtRandom(m, random) {
			continue
		}
		fmt.Printf("saving %d %q\n", id, digest(m))
		if err := s.Save(id, m); err != nil {
			return err
		}
		fmt.Printf("saved %d %q\n", id, digest(m))
	}
}

func actAtRandom(m *match.Match, random *rand.Rand) bool {
	var err error
	switch n := random.IntN(20); {
	case n == 0:
		m.MarkHint()
	case n <= 2:
		_, err = m.Undo()
	case n <= 4:
		_, err = m.Redo()
	default:
		moves := m.Position().Moves()
		if len(moves) == 0 {
			return false
		}
		_, err = m.Play(moves[random.IntN(len(moves))])
	}
	return err == nil
}

// A witness has heard what a player said: of each match what was saved last, and
// what was about to be saved.
type witness struct {
	saved        map[MatchID]string
	acknowledged int
	saving       MatchID
	text         string
	done         bool // what a bringer says
}

func (w *witness) hear(line string) {
	w.done = w.done || strings.HasPrefix(line, "is done")
	var word, text string
	var id MatchID
	if n, _ := fmt.Sscanf(line, "%s %d %q", &word, &id, &text); n != 3 {
		return // cut off by the kill
	}
	if word == "saved" {
		w.saved[id] = text
		w.acknowledged++
	}
	w.saving, w.text = id, text
}

// compare demands of a store all that was acknowledged. It returns whether the
// save that was on its way is there as well, and takes it for saved then.
func (w *witness) compare(s *Store) (arrived bool, err error) {
	for id, want := range w.saved {
		m, err := s.Load(id)
		if err != nil {
			return false, fmt.Errorf("match %d: %w", id, err)
		}
		got := digest(m)
		if got != want && id == w.saving && got == w.text {
			w.saved[id], arrived = got, true
		} else if got != want {
			return false, fmt.Errorf("match %d is\n%s\nacknowledged was\n%s", id, got, want)
		}
	}
	return arrived, nil
}

// TestEveryAcknowledgedMoveOutlivesAKill kills players at random moments.
func TestEveryAcknowledgedMoveOutlivesAKill(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	random := rand.New(rand.NewPCG(7, 8))
	w := witness{saved: map[MatchID]string{}}
	inFlight := 0
	for round := range *crashRounds {
		playAndKill(t, dir, round, random, &w)

		s := must(t, dir, newCalendar().read)
		var verdict string
		check(t, s.db.QueryRow("PRAGMA integrity_check").Scan(&verdict))
		if verdict != "ok" {
			t.Fatalf("round %d: %s", round, verdict)
		}
		arrived, err := w.compare(s)
		if err != nil {
			t.Fatalf("round %d: %v", round, err)
		}
		if arrived {
			inFlight++
		}
		check(t, s.Close())
	}
	t.Logf("%d rounds, %d matches: %d acknowledged saves are all there, and %d that were not yet acknowledged",
		*crashRounds, len(w.saved), w.acknowledged, inFlight)
}

// playAndKill hears a player out, and kills it after some saves and some more
// time for the next.
func playAndKill(t *testing.T, dir string, round int, random *rand.Rand, w *witness) {
	t.Helper()
	player := exec.Command(os.Args[0])
	player.Env = append(os.Environ(), playerFolder+"="+dir, fmt.Sprintf("%s=%d", playerSeed, round))
	player.Stderr = os.Stderr
	out, err := player.StdoutPipe()
	check(t, err)
	check(t, player.Start())
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<20)
	w.saving = 0
	for want := w.acknowledged + random.IntN(40); w.acknowledged < want && lines.Scan(); {
		w.hear(lines.Text())
	}
	for range random.IntN(20_000) {
		runtime.Gosched()
	}
	check(t, player.Process.Kill())
	for lines.Scan() {
		w.hear(lines.Text())
	}
	if _, err := io.Copy(io.Discard, out); err != nil && !strings.Contains(err.Error(), "closed") {
		t.Fatal(err)
	}
	if err := player.Wait(); err == nil || player.ProcessState.Exited() {
		t.Fatalf("round %d: the player ended by itself: %v", round, err)
	}
}

// TestARescueKilledAnywhereLosesNothing kills those who open a damaged database
// at random moments, until one comes to its end.
func TestARescueKilledAnywhereLosesNothing(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(11, 12))
	killed, rescues := 0, (*crashRounds+1)/2
	for range rescues {
		lib := stock(t, 12)
		bad := lib.corrupt(t, func(d []byte) []byte { copy(d[68:72], "OTHR"); return d })
		for patience := time.Millisecond; ; patience *= 2 {
			opener := exec.Command(os.Args[0])
			opener.Env = append(os.Environ(), openerFolder+"="+lib.dir)
			opener.Stderr = os.Stderr
			ctx, cancel := context.WithTimeout(t.Context(), patience+time.Duration(random.Int64N(int64(patience))))
			check(t, opener.Start())
			stop := context.AfterFunc(ctx, func() { _ = opener.Process.Kill() })
			err := opener.Wait()
			stop()
			cancel()
			if err == nil {
				break
			}
			if opener.ProcessState.Exited() {
				t.Fatalf("the opener ended by itself: %v", err)
			}
			killed++
		}
		s, report := lib.reopen(t, ReasonDamaged)
		lib.demandAll(t, s)
		demandFile(t, report.SetAside, bad)
		check(t, s.Close())
	}
	t.Logf("%d openers were killed in %d rescues", killed, rescues)
}
