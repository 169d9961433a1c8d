//go:build smoke

package main

import (
	"bytes"
	"errors"
	"fmt"
	"hash/fnv"
	"log/slog"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"runtime/pprof"
	"slices"
	"strings"
	"syscall"
	"time"

	"fyne.io/fyne/v2"

	"adytum/savegames"
	"adytum/ui/shell"
	"adytum/ui/uitest"
)

// inhabitedFolder is set in the app that a monkey uses, which is this test binary: the
// data folder.
const inhabitedFolder = "ADYTUM_TEST_MONKEY_FOLDER"

// inhabit is the app, which says on standard output that it is up, what can be tapped,
// how long its interface was silent, and what it sees in its store.
func inhabit(dir string) {
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError})))
	r := newRun(dir)
	running = r
	started := make(chan struct{})
	r.app.Lifecycle().SetOnStarted(func() {
		r.started()
		close(started)
	})
	go func() {
		<-started
		for !r.isUp(dir) {
			time.Sleep(tick)
		}
		fmt.Println("up")
		r.sitDown()
		go tell(r.store)
		listen()
	}()
	r.window.ShowAndRun()
	r.close()
}

// tick is how often the app is asked whether it answers.
const tick = 20 * time.Millisecond

// isUp reports whether the first page is there. Files are kept from the system's own.
func (r *run) isUp(dir string) (up bool) {
	fyne.DoAndWait(func() {
		if up = r.host != nil; up {
			r.host.Files = &uitest.Disk{Path: filepath.Join(dir, "file")}
		}
	})
	return up
}

// sitDown opens a match, mostly one that is in progress.
func (r *run) sitDown() {
	list, err := r.store.Matches(savegames.InProgress)
	if err != nil {
		panic(err)
	}
	games := shell.Games()
	fyne.DoAndWait(func() {
		if n := len(list); n > 0 && rand.IntN(3) > 0 {
			one := list[rand.IntN(n)]
			game, _ := games.Find(one.Game)
			game.Open(r.host, one.ID, func(err error) { panic(err) })
			return
		}
		r.host.Router.Push(games[rand.IntN(len(games))].New(r.host))
		r.host.Router.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	})
}

// A silence is how long an answer took: the interface's own time on a processor, and
// that of the clock.
type silence struct{ busy, wall time.Duration }

func (s silence) String() string {
	return fmt.Sprintf("%v of a processor, %v by the clock", s.busy.Round(time.Millisecond), s.wall.Round(time.Millisecond))
}

// listen asks the interface again and again for a word.
func listen() {
	var thread int
	fyne.DoAndWait(func() {
		runtime.LockOSThread() // the phone's driver does not
		thread = syscall.Gettid()
	})
	longest := 100 * time.Millisecond
	for n := 0; ; n++ {
		var doing bytes.Buffer
		sampled := make(chan struct{})
		sample := time.AfterFunc(time.Second/2, func() {
			_ = pprof.Lookup("goroutine").WriteTo(&doing, 2)
			close(sampled)
		})
		late := time.AfterFunc(patience, func() {
			<-sampled
			fmt.Fprintln(os.Stderr, "the interface has not answered:", &doing)
			os.Exit(3)
		})
		began, before := time.Now(), busy(thread)
		fyne.DoAndWait(func() {})
		late.Stop()
		if s := (silence{busy(thread) - before, time.Since(began)}); s.busy > longest {
			longest = s.busy
			fmt.Printf("silent %d %d\n", s.busy, s.wall)
			if s.busy > mostSilence && !sample.Stop() {
				<-sampled
				fmt.Fprintln(os.Stderr, "in half a second of the clock it came to:", &doing)
			}
		}
		sample.Stop()
		if n%10 == 0 {
			fmt.Println("targets", strings.Join(tappable(), " "))
		}
		time.Sleep(tick)
	}
}

// tappable are the boxes in the window of what can be tapped on the page: left, top,
// width, height.
func tappable() (boxes []string) {
	fyne.DoAndWait(func() {
		scale := running.window.Canvas().Scale()
		_, _ = find(func(o fyne.CanvasObject) bool {
			if _, ok := o.(fyne.Tappable); ok && o.Size().Width > 0 && o.Size().Height > 0 {
				x, y := target{on: o}.pixel()
				boxes = append(boxes, fmt.Sprintf("%s %s %.0f %.0f", x, y, o.Size().Width*scale, o.Size().Height*scale))
			}
			return false
		})
	})
	return boxes
}

// busy is how long a thread has run on a processor.
func busy(thread int) (ran time.Duration) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/self/task/%d/schedstat", thread))
	if err == nil {
		_, err = fmt.Sscan(string(text), &ran)
	}
	if err != nil {
		panic(err)
	}
	return ran
}

// tell says what is in the store whenever that has changed.
func tell(store *savegames.Store) {
	known, said := map[string]string{}, ""
	for {
		if now := "stored " + strings.Join(storedIn(store, known), " "); now != said {
			said = now
			fmt.Println(now)
		}
		time.Sleep(10 * tick)
	}
}

// storedIn is each match of a store as its number, when it was played last, and a sum
// over its record. What is known is not read again.
func storedIn(store *savegames.Store, known map[string]string) (all []string) {
	for _, shelf := range []savegames.Shelf{savegames.InProgress, savegames.Finished} {
		list, err := store.Matches(shelf)
		if err != nil {
			panic(err)
		}
		for _, s := range list {
			key := fmt.Sprintf("%d=%d", s.ID, s.LastPlayed.UnixMilli())
			if known[key] == "" {
				m, err := store.Load(s.ID)
				if errors.Is(err, savegames.ErrNoMatch) {
					continue // it has been deleted since
				} else if err != nil {
					panic(err)
				}
				sum := fnv.New64a()
				_, _ = sum.Write([]byte(m.Record().String()))
				for _, e := range m.Undone() {
					_, _ = sum.Write([]byte(e.Text))
				}
				known[key] = fmt.Sprintf("%s/%x", key, sum.Sum64())
			}
			all = append(all, known[key])
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// older reports whether a match was there and is as it was before, or gone.
func older(there, was string) bool {
	var at, wasAt int64
	_, _ = fmt.Sscan(strings.Replace(there, "/", " ", 1), &at)
	_, _ = fmt.Sscan(strings.Replace(was, "/", " ", 1), &wasAt)
	return at < wasAt || at == wasAt && there != was
}
