//go:build smoke && linux

package main

import (
	"flag"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/shell"
	"adytum/ui/table"
	"adytum/widgets/hex"
)

var budget = flag.Bool("budget", false, "measure time, memory and power, and print them; takes some minutes")

// TestBudget prints what docs/performance.md publishes. It judges nothing: the
// machines differ.
func TestBudget(t *testing.T) {
	if !*budget {
		t.Skip("measures, with -budget only")
	}
	h := hand{t: t, repeated: new(int)}
	h.until("the first screen", func() bool { return running.host != nil })
	say := func(what, format string, figures ...any) {
		fmt.Printf("%-44s "+format+"\n", append([]any{what}, figures...)...)
	}
	say("first screen after", "%v", home.Round(10*time.Millisecond))
	frames := countFrames()
	router, host := running.host.Router, running.host
	fyne.DoAndWait(router.Home)

	time.Sleep(5 * time.Second) // what the start has left to do
	say("memory at rest", "%s", memory())
	const rest = time.Minute
	processor, wakes, drawn := processorTime(t), wakeUps(t), frames.count()
	time.Sleep(rest)
	say("at rest for a minute: processor", "%.2f %% of a core", 100*(processorTime(t)-processor).Seconds()/rest.Seconds())
	say("at rest for a minute: wake-ups", "%.0f a second", float64(wakeUps(t)-wakes)/rest.Seconds())
	say("at rest for a minute: frames", "%d", frames.count()-drawn)

	var calls, silences []time.Duration
	games := shell.Games()
	for i := range 100 {
		call, silence := h.change(func() {
			switch game := games[i/5%len(games)]; i % 5 {
			case 0:
				router.Go(frame.Learn)
			case 1:
				router.Push(host.Rulebook(game.Rules.Name(), ""))
			case 2:
				router.Go(frame.Play)
			case 3:
				router.Push(game.New(host))
			default:
				router.Go([]frame.Place{frame.Games, frame.Statistics, frame.Settings}[i%3])
			}
		})
		calls, silences = append(calls, call), append(silences, silence)
	}
	say("100 page changes: until the page is made", "%s", quantiles(calls))
	say("100 page changes: longest silence after", "%s", quantiles(silences))
	silences = nil
	for i := range 200 {
		game := games[i%len(games)]
		_, silence := h.change(func() {
			router.Go(frame.Play)
			players := []match.Player{{Kind: match.Person}}
			if fewest, _ := game.Rules.Seats(); fewest > 1 {
				players = append(players, match.Player{Kind: match.Person})
			}
			game.Start(host, match.Header{Players: players, Options: engine.Options{}}, func(err error) { t.Error(err) })
		})
		silences = append(silences, silence)
	}
	say("200 new games: longest silence", "%s", quantiles(silences))
	say("memory after both", "%s", memory())

	fyne.DoAndWait(router.Home)
	h.frames(frames, say, "frames while cards are dealt", games[0], 2*time.Second, nil)
	h.frames(frames, say, "frames while a board is panned", games[3], 3*time.Second, func() {
		if board, ok := find(func(*hex.ZoomBoard) bool { return true }); ok {
			for range 3 {
				board.ZoomIn()
			}
			fyne.NewAnimation(2*time.Second, func(done float32) {
				board.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(3*(1-2*float32(int(done*4)%2)), 1-2*float32(int(done*2)%2))})
			}).Start()
		}
	})
}

// frames prints how long after each other frames come while a table opens and do acts.
func (h hand) frames(c *counter, say func(string, string, ...any), what string, game table.Game, length time.Duration, do func()) {
	players := []match.Player{{Kind: match.Person}}
	if fewest, _ := game.Rules.Seats(); fewest > 1 {
		players = append(players, match.Player{Kind: game.Rules.Bots()[0].Name()})
	}
	fyne.DoAndWait(func() { game.Start(running.host, match.Header{Players: players}, func(err error) { h.t.Error(err) }) })
	if do != nil {
		time.Sleep(time.Second)
		fyne.DoAndWait(do)
	}
	fyne.DoAndWait(func() { c.at = nil })
	time.Sleep(length)
	var gaps []time.Duration
	fyne.DoAndWait(func() {
		for i := 1; i < len(c.at); i++ {
			gaps = append(gaps, c.at[i].Sub(c.at[i-1]))
		}
	})
	say(what, "%d, %s apart", len(gaps), quantiles(gaps))
	fyne.DoAndWait(running.host.Router.Home)
}

// change does something on the UI goroutine, and returns how long that took and how
// long at most the goroutine was silent in the half second after it.
func (h hand) change(do func()) (call, silence time.Duration) {
	fyne.DoAndWait(func() {
		begun := time.Now()
		do()
		call = time.Since(begun)
	})
	for end := time.Now().Add(500 * time.Millisecond); time.Now().Before(end); {
		asked := time.Now()
		fyne.DoAndWait(func() {})
		silence = max(silence, time.Since(asked))
		time.Sleep(2 * time.Millisecond)
	}
	return call, silence
}

func quantiles(all []time.Duration) string {
	if len(all) == 0 {
		return "none"
	}
	slices.Sort(all)
	at := func(share int) time.Duration { return all[(len(all)-1)*share/100].Round(100 * time.Microsecond) }
	return fmt.Sprintf("median %v, 95 %% %v, most %v", at(50), at(95), at(100))
}

// A counter is an object that nobody sees. Fyne asks each for its size with every
// frame that it draws.
type counter struct {
	widget.BaseWidget
	n  int
	at []time.Time
}

func countFrames() *counter {
	c := &counter{}
	c.ExtendBaseWidget(c)
	fyne.DoAndWait(func() { running.window.SetContent(container.NewStack(running.host.Router.Content(), c)) })
	return c
}

func (c *counter) count() (n int) {
	fyne.DoAndWait(func() { n = c.n })
	return n
}

func (c *counter) MinSize() fyne.Size {
	if now := time.Now(); len(c.at) == 0 || now.Sub(c.at[len(c.at)-1]) > 2*time.Millisecond { // a frame may ask twice
		c.n++
		c.at = append(c.at, now)
	}
	return fyne.Size{}
}

func (c *counter) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}

// memory is what the process takes, and what of it is in use on the heap.
func memory() string {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return fmt.Sprintf("%s resident, %d MB live on the heap", status("VmRSS:"), m.HeapAlloc>>20)
}

func status(field string) string {
	content, _ := os.ReadFile("/proc/self/status")
	for line := range strings.Lines(string(content)) {
		if value, ok := strings.CutPrefix(line, field); ok {
			return strings.TrimSpace(value)
		}
	}
	return ""
}

// wakeUps are how often a thread of the process has gone to sleep.
func wakeUps(t *testing.T) (sum int) {
	t.Helper()
	threads, err := os.ReadDir("/proc/self/task")
	if err != nil {
		t.Fatal(err)
	}
	for _, thread := range threads {
		content, _ := os.ReadFile("/proc/self/task/" + thread.Name() + "/status")
		for line := range strings.Lines(string(content)) {
			n := 0
			if _, err := fmt.Sscanf(line, "voluntary_ctxt_switches: %d", &n); err == nil {
				sum += n
			}
		}
	}
	return sum
}

func processorTime(t *testing.T) time.Duration {
	t.Helper()
	content, err := os.ReadFile("/proc/self/stat")
	if err != nil {
		t.Fatal(err)
	}
	fields := strings.Fields(string(content)[strings.LastIndex(string(content), ")"):])
	var user, system int
	if _, err := fmt.Sscan(fields[12]+" "+fields[13], &user, &system); err != nil { // utime and stime after comm, state ...
		t.Fatal(err)
	}
	return time.Duration(user+system) * 10 * time.Millisecond
}
