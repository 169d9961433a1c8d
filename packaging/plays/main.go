// Command plays starts a packaged app in a window, makes a move by taps, closes
// it, starts it again, finds the move there, and makes another. It wants the
// display of .ci/window, with the picture of the screen in the folder that
// SCREEN_FILE names.
//
//	SCREEN_FILE=DIR .ci/window plays COMMAND...
//
// The command is the app; it gets --data-dir.
package main

import (
	"errors"
	"fmt"
	"hash/maphash"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/match"
	"adytum/savegames"
)

const (
	patience = 2 * time.Minute        // until the first picture, on the slowest machine
	soon     = 8 * time.Second        // after which a tap has been in vain
	rest     = 500 * time.Millisecond // without a change, and the picture is done
	glance   = rest / 10              // between two looks at the screen
)

// Where to tap in a window of the size in which it first opens. The deal is always
// the same.
var (
	welcome = spot{604, 439} // goes on from what the first start asks
	resume  = spot{372, 182} // the match to continue, on the first screen
	play    = spot{633, 720} // the large button
	starts  = [][]spot{
		{welcome, resume, {297, 203}, {490, 540}, play}, // the Lunatic for the Sea
		{resume, {490, 370}, {586, 540}, play},          // the Sailor for the Mill
	}
)

type spot struct{ x, y int }

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: plays COMMAND...")
		os.Exit(2)
	}
	if err := check(os.Args[1:]); err != nil {
		fmt.Fprintf(os.Stderr, "plays: %v\n", err)
		os.Exit(1)
	}
	fmt.Println("made a move by taps, closed the app, found the move there again, and made another")
}

func check(command []string) error {
	home, err := os.MkdirTemp("", "adytum-plays")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(home) }()
	data := filepath.Join(home, "data")
	if err := deal(data); err != nil {
		return err
	}
	s := screen{file: filepath.Join(os.Getenv("SCREEN_FILE"), "Xvfb_screen0"), seed: maphash.MakeSeed()}
	for i, taps := range starts {
		if err := s.session(home, append(command, "--data-dir", data), taps); err != nil {
			return fmt.Errorf("start %d: %w", i+1, err)
		}
		got, err := plies(data)
		if err != nil {
			return err
		}
		if got != i+1 {
			return fmt.Errorf("start %d: the match has %d moves, want %d", i+1, got, i+1)
		}
	}
	return nil
}

// deal puts a match to continue in a data folder.
func deal(data string) error {
	m, err := match.New(adaman.Game{}, match.Header{Seed: "plays", Date: "2026-11-20"})
	if err != nil {
		return err
	}
	store, err := open(data)
	if err != nil {
		return err
	}
	_, err = store.Create(m)
	return errors.Join(err, store.Close())
}

// plies counts the moves of the match.
func plies(data string) (int, error) {
	store, err := open(data)
	if err != nil {
		return 0, err
	}
	matches, err := store.Matches(savegames.InProgress)
	if err := errors.Join(err, store.Close()); err != nil || len(matches) != 1 {
		return 0, fmt.Errorf("%d matches: %w", len(matches), err)
	}
	return matches[0].Ply, nil
}

func open(data string) (*savegames.Store, error) {
	store, report, err := savegames.Open(data, []engine.Game{adaman.Game{}}, time.Now)
	if report != nil {
		return nil, errors.Join(fmt.Errorf("the database was set aside: %s", report.Reason), store.Close())
	}
	return store, err
}

// screen is the picture that the X server keeps in a file.
type screen struct {
	file   string
	seed   maphash.Seed
	window string
}

// session is one run of the app, from its start to its end.
func (s *screen) session(home string, command []string, taps []spot) error {
	app := exec.Command(command[0], command[1:]...)
	app.Dir = home
	app.Env = append(os.Environ(), "HOME="+home, "XDG_CONFIG_HOME="+home, "LANG=C.UTF-8", "LC_ALL=C.UTF-8", "FYNE_SCALE=1")
	app.Stdout, app.Stderr = os.Stderr, os.Stderr
	if err := app.Start(); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- app.Wait() }()
	if err := s.play(taps, ended); err != nil {
		_ = app.Process.Kill() // it may have ended by itself
		return err
	}
	select {
	case err := <-ended:
		return err
	case <-time.After(patience):
		_ = app.Process.Kill() // it may end just now
		return errors.New("does not close")
	}
}

func (s *screen) play(taps []spot, ended <-chan error) error {
	began := time.Now()
	for s.window = ""; s.window == ""; {
		found, _ := exec.Command("xdotool", "search", "--onlyvisible", "--name", "^Adytum$").Output() // fails while there is none
		s.window, _, _ = strings.Cut(string(found), "\n")
		select {
		case err := <-ended:
			return fmt.Errorf("ended before it had a window: %w", err)
		case <-time.After(glance):
		}
		if time.Since(began) > patience {
			return errors.New("has no window")
		}
	}
	for _, at := range taps {
		if err := s.tap(at); err != nil {
			return err
		}
	}
	return exec.Command("xdotool", "key", "alt+F4").Run()
}

// tap taps until that changes the picture, and waits until it rests. The pointer
// is there before, since what lies below it may change by that alone.
func (s *screen) tap(at spot) error {
	for range 3 {
		if _, err := s.still(); err != nil {
			return err
		}
		if err := exec.Command("xdotool", "mousemove", "--window", s.window, strconv.Itoa(at.x), strconv.Itoa(at.y)).Run(); err != nil {
			return err
		}
		before, err := s.still()
		if err != nil {
			return err
		}
		if err := exec.Command("xdotool", "click", "1").Run(); err != nil {
			return err
		}
		for began := time.Now(); time.Since(began) < soon; time.Sleep(glance) {
			if now, err := s.look(); err != nil || now != before {
				_, err = s.still()
				return err
			}
		}
	}
	return fmt.Errorf("a tap at %d, %d does nothing", at.x, at.y)
}

// still waits until the picture rests.
func (s *screen) still() (uint64, error) {
	last, err := s.look()
	since := time.Now()
	for began := since; err == nil && time.Since(since) < rest; time.Sleep(glance) {
		var now uint64
		if now, err = s.look(); now != last {
			last, since = now, time.Now()
		}
		if time.Since(began) > patience {
			return 0, errors.New("the picture never rests")
		}
	}
	return last, err
}

func (s *screen) look() (uint64, error) {
	picture, err := os.ReadFile(s.file)
	return maphash.Bytes(s.seed, picture), err
}
