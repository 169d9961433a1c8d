//go:build smoke

package main

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"adytum/savegames"
	"adytum/ui/shell"
)

var monkeyMinutes = flag.Float64("monkey.minutes", 0.4, "how long the monkey uses the window")

// mostSilence is how long the interface may need for an answer, in time of the
// processor: what else the machine does is not our fault. With the race detector all
// takes several times as long, of which three are granted.
var mostSilence = func() time.Duration {
	info, _ := debug.ReadBuildInfo()
	if info != nil && slices.Contains(info.Settings, debug.BuildSetting{Key: "-race", Value: "true"}) {
		return 3 * time.Second
	}
	return time.Second
}()

// A monkey uses the app in a real window, which is another process: it taps, presses,
// drags, types and resizes, kills the app, and looks whether all that was stored is
// there.
type monkey struct {
	*testing.T
	*rand.Rand
	dir    string
	app    *exec.Cmd
	own    string // window of this process, which lies below
	window string
	size   [2]int
	end    chan error // of the app
	faults bytes.Buffer

	heard  sync.Mutex
	up     chan struct{}
	stored map[string]string // by match, what the app has seen in its store
	boxes  []string          // of what can be tapped: left, top, width and height of each
	silent silence           // the longest

	changes int // of what is stored, as the app has seen them

	last   []string // actions
	counts map[string]int
}

// TestMonkey fails when the app panics, races, logs anything, is silent for too long,
// or has forgotten a move after it was killed.
func TestMonkey(t *testing.T) {
	m := &monkey{T: t, Rand: rand.New(rand.NewPCG(*seed, 1)), dir: t.TempDir(), counts: map[string]int{}}
	defer func() {
		t.Logf("seed %d: %v; %d changes of what is stored; the longest silence was %v", *seed, m.counts, m.changes, m.silent)
		if t.Failed() {
			t.Logf("the last actions:\n%s", strings.Join(m.last, "\n"))
		}
	}()
	m.own = m.inFront("")
	for end := time.Now().Add(time.Duration(*monkeyMinutes * float64(time.Minute))); time.Now().Before(end) && !t.Failed(); {
		m.start()
		for n := 50 + m.IntN(200); n > 0 && time.Now().Before(end) && !t.Failed(); n-- {
			m.act()
			m.alive()
		}
		m.kill()
		m.compare()
	}
}

// start begins the app, and waits for its window.
func (m *monkey) start() {
	m.Helper()
	m.faults.Reset()
	m.up, m.end = make(chan struct{}), make(chan error, 1)
	m.app = exec.Command(os.Args[0])
	m.app.Env = append(os.Environ(), inhabitedFolder+"="+m.dir, "HOME="+m.dir, "XDG_CONFIG_HOME="+m.dir)
	m.app.Stderr = &m.faults
	out, err := m.app.StdoutPipe()
	if err != nil {
		m.Fatal(err)
	}
	if err := m.app.Start(); err != nil {
		m.Fatal(err)
	}
	m.Cleanup(func() { _ = m.app.Process.Kill() }) // it may have ended long before
	m.counts["start"]++
	go m.listen(out)
	select {
	case <-m.up:
	case err := <-m.end:
		m.end <- err
		m.alive()
	case <-time.After(patience):
		m.Fatal("the app does not open its window")
	}
	m.window = m.inFront(m.own)
	m.xdotool("windowmove", m.window, "0", "0")
	m.resize()
}

// inFront waits until a window other than some is the active one. A number may come
// again that the window of an app had which was killed.
func (m *monkey) inFront(other string) string {
	m.Helper()
	for late := time.Now().Add(patience); time.Now().Before(late); {
		out, _ := exec.Command("xdotool", "getactivewindow").Output()
		if number := strings.TrimSpace(string(out)); number != "" && number != other {
			return number
		}
	}
	m.Fatal("no window comes to the front")
	return ""
}

// listen hears what the app says until it ends.
func (m *monkey) listen(out io.Reader) {
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		word, rest, _ := strings.Cut(lines.Text(), " ")
		m.heard.Lock()
		switch word {
		case "up":
			close(m.up)
		case "silent":
			var s silence
			if _, err := fmt.Sscan(rest, &s.busy, &s.wall); err == nil && s.busy > m.silent.busy {
				m.silent = s
			}
		case "targets":
			m.boxes = strings.Fields(rest)
		case "stored":
			m.changes++
			m.stored = map[string]string{}
			for one := range strings.FieldsSeq(rest) {
				id, text, _ := strings.Cut(one, "=")
				m.stored[id] = text
			}
		}
		m.heard.Unlock()
	}
	m.end <- m.app.Wait()
}

// alive demands that the app has not ended, has said nothing of a fault, and answers.
func (m *monkey) alive() {
	m.Helper()
	select {
	case err := <-m.end:
		m.Fatalf("the app has ended: %v\n%s", err, m.ours(m.faults.String()))
	default:
	}
	m.heard.Lock()
	defer m.heard.Unlock()
	if m.silent.busy > mostSilence {
		m.Errorf("the interface was silent for %v", m.silent)
	}
}

// kill ends the app without a warning.
func (m *monkey) kill() {
	m.Helper()
	m.counts["kill"]++
	if err := m.app.Process.Kill(); err != nil {
		m.Fatal(err)
	}
	<-m.end
	if ours := m.ours(m.faults.String()); ours != "" {
		m.Errorf("the app says:\n%s", ours)
	}
}

// ours is what the app has said without the races that Fyne has with itself, which are
// counted. The phone's driver lets what was flung go on from a goroutine of its own,
// which shares the event with whom it was for.
func (m *monkey) ours(said string) string {
	const line, fling = "==================\n", "mobile.(*driver).tapUpCanvas.func"
	var ours []string
	for part := range strings.SplitSeq(said, line) {
		accesses, _, _ := strings.Cut(part, ") created at:")
		race := strings.HasPrefix(part, "WARNING: DATA RACE")
		if race && (!strings.Contains(accesses, "adytum/") || strings.Contains(accesses, fling)) {
			m.counts["race of Fyne"]++
		} else if strings.TrimSpace(part) != "" {
			ours = append(ours, part)
		}
	}
	return strings.Join(ours, line)
}

// compare demands of the store all that the app has seen in it.
func (m *monkey) compare() {
	m.Helper()
	store, report, err := savegames.Open(m.dir, shell.Rules(shell.Games()), time.Now)
	if err != nil || report != nil {
		m.Fatalf("after a kill: %v, %+v", err, report)
	}
	defer func() {
		if err := store.Close(); err != nil {
			m.Error(err)
		}
	}()
	there := map[string]string{}
	for _, one := range storedIn(store, map[string]string{}) {
		id, text, _ := strings.Cut(one, "=")
		there[id] = text
	}
	for id, text := range m.stored {
		if older(there[id], text) {
			m.Errorf("match %s was stored as %s, and after a kill it is %s", id, text, there[id])
		}
	}
	m.counts["matches"] = len(there)
}

// act does something in the window.
func (m *monkey) act() {
	m.Helper()
	name, args := "tap", []string{"click", "1"}
	switch n := m.IntN(100); {
	case n < 65:
	case n < 70:
		name, args = "long press", []string{"mousedown", "1", "sleep", "0.6", "mouseup", "1"}
	case n < 80:
		name, args = "drag", []string{"mousedown", "1"}
		x, y := m.IntN(41)-20, m.IntN(41)-20
		for range 8 {
			args = append(args, "mousemove_relative", "--", strconv.Itoa(x), strconv.Itoa(y))
		}
		args = append(args, "mouseup", "1")
	case n < 83:
		name, args = "other button", []string{"click", strconv.Itoa(3 + m.IntN(3))}
	case n < 97:
		name, args = "key", []string{"key", keys[m.IntN(len(keys))]}
	default:
		m.resize()
		return
	}
	x, y := m.where()
	m.xdotool(append([]string{"mousemove", "--window", m.window, x, y}, args...)...)
	m.note(name, x, y, strings.Join(args, " "))
}

// where is a place in the window, mostly one that can be tapped.
func (m *monkey) where() (x, y string) {
	m.heard.Lock()
	defer m.heard.Unlock()
	var box [4]int
	if n := len(m.boxes) / len(box); n > 0 && m.IntN(3) > 0 {
		first := len(box) * m.IntN(n)
		_, _ = fmt.Sscan(strings.Join(m.boxes[first:first+len(box)], " "), &box[0], &box[1], &box[2], &box[3])
	}
	if left, top := box[0]+m.IntN(max(0, box[2])+1), box[1]+m.IntN(max(0, box[3])+1); box[2] > 0 && 0 <= left && left < m.size[0] && 0 <= top && top < m.size[1] {
		return strconv.Itoa(left), strconv.Itoa(top)
	}
	return strconv.Itoa(m.IntN(m.size[0])), strconv.Itoa(m.IntN(m.size[1]))
}

// keys are what the app uses, and some that it does not.
var keys = strings.Fields("Left Right Up Down Return space Escape BackSpace Tab shift+Tab Home End Prior Next F1 alt+Left " +
	"b c f h i l m p r s u 1 2 3 4 plus minus a udiaeresis Delete Menu")

// resize gives the window another size, or turns it.
func (m *monkey) resize() {
	m.Helper()
	m.size[0], m.size[1] = max(320, m.size[1]), max(320, m.size[0])
	if m.IntN(2) == 0 {
		m.size = [2]int{320 + m.IntN(1000), 320 + m.IntN(600)}
	}
	m.xdotool("windowsize", m.window, strconv.Itoa(m.size[0]), strconv.Itoa(m.size[1]))
	m.note("resize", fmt.Sprint(m.size))
}

// note remembers an action.
func (m *monkey) note(name string, how ...string) {
	m.counts[name]++
	m.last = append(m.last[max(0, len(m.last)-60):], name+" "+strings.Join(how, " "))
}

// xdotool acts in the window; where the app has just ended, that may fail.
func (m *monkey) xdotool(args ...string) {
	m.Helper()
	if out, err := exec.Command("xdotool", args...).CombinedOutput(); err != nil {
		m.alive()
		m.Fatalf("xdotool %s: %v: %s", strings.Join(args, " "), err, out)
	}
}
