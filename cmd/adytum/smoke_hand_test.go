//go:build smoke

// The smoke test plays in a real window with taps made by xdotool. It needs a
// display of its own: .ci/window gives it one.
package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/widgets"
	"adytum/widgets/controls"
)

var (
	running *run
	born    = time.Now()  // about when the process began
	home    time.Duration // until the first screen
	seed    = flag.Uint64("seed", 6, "what the deals of each test follow from")
)

// TestMain gives the main goroutine to the window, as Fyne wants it.
func TestMain(m *testing.M) {
	flag.Parse()
	if dir := os.Getenv(inhabitedFolder); dir != "" {
		inhabit(dir)
		return
	}
	dir, err := os.MkdirTemp("", "adytum-smoke")
	if err != nil {
		panic(err)
	}
	running = newRun(dir)
	started := make(chan struct{})
	running.app.Lifecycle().SetOnStarted(func() {
		running.started()
		close(started)
	})
	go func() {
		<-started // before it, the mobile driver has no goroutine to ask
		for shown := false; !shown; time.Sleep(time.Millisecond) {
			fyne.DoAndWait(func() { shown = running.host != nil })
		}
		home = time.Since(born)
		code := m.Run()
		_ = os.RemoveAll(dir) // the folder of the test is the system's to clear, too
		os.Exit(code)         // an app on a phone cannot quit
	}()
	running.window.ShowAndRun()
}

// A hand taps what it finds on the screen. Like a person's it waits until there
// is something to tap, and taps again if nothing comes of it: on a machine that
// is busy a tap may be held for a long press, or meet a page that has just come.
type hand struct {
	t        *testing.T
	window   string // its number with the X server
	repeated *int   // taps that were made again
}

const (
	patience = 2 * time.Minute // how long one step may take on the slowest machine
	soon     = 8 * time.Second // after which a tap has been in vain
	lenience = 2               // taps of a test that may be made again
)

// until asks on the interface's goroutine, about once a frame, until the answer
// is yes.
func (h hand) until(what string, yes func() bool) {
	h.t.Helper()
	if !h.within(patience, yes) {
		h.t.Fatalf("waited in vain for %s; there are the buttons %s", what, strings.Join(offered(), ", "))
	}
}

// within is until for a time of its own; false if that has passed.
func (h hand) within(most time.Duration, yes func() bool) bool {
	late := time.NewTimer(most)
	defer late.Stop()
	frame := time.NewTicker(time.Second / 60)
	defer frame.Stop()
	for {
		if h.sees(yes) {
			return true
		}
		select {
		case <-frame.C:
		case <-late.C:
			return false
		}
	}
}

// sees asks once.
func (h hand) sees(yes func() bool) bool {
	seen := false
	fyne.DoAndWait(func() { seen = yes() })
	return seen
}

// offered is what the buttons of the page say.
func offered() []string {
	var all []string
	fyne.DoAndWait(func() {
		_, _ = find(func(b *controls.Button) bool {
			label := b.Label()
			if b.Disabled() {
				label = "(" + label + ")"
			}
			all = append(all, label)
			return false
		})
	})
	return all
}

// find walks the visible objects of the page until one is wanted.
func find[T fyne.CanvasObject](wanted func(T) bool) (found T, ok bool) {
	var walk func(o fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		if ok || o == nil || !o.Visible() {
			return
		}
		if one, is := o.(T); is && wanted(one) {
			found, ok = one, true
			return
		}
		switch o := o.(type) {
		case *fyne.Container:
			for _, child := range o.Objects {
				walk(child)
			}
		case fyne.Widget:
			for _, child := range test.WidgetRenderer(o).Objects() {
				walk(child)
			}
		}
	}
	walk(running.window.Canvas().Content())
	return found, ok
}

// A target is where a tap goes: the middle of a box within an object.
type target struct {
	on  fyne.CanvasObject
	box widgets.Box
}

// all is the target of a whole object.
func all(o fyne.CanvasObject) target { return target{o, widgets.Box{Size: o.Size()}} }

// pixel is where the target is in the window.
func (at target) pixel() (x, y string) {
	corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(at.on)
	inside, _ := running.window.Canvas().InteractiveArea()
	scale := running.window.Canvas().Scale()
	return fmt.Sprintf("%.0f", (inside.X+corner.X+at.box.X+at.box.Width/2)*scale),
		fmt.Sprintf("%.0f", (inside.Y+corner.Y+at.box.Y+at.box.Height/2)*scale)
}

// tap taps what where finds as soon as it finds it, until that has an effect. If
// the effect comes by itself, nothing is tapped.
func (h hand) tap(what string, where func() (target, bool), effect func() bool) {
	h.t.Helper()
	for late := time.Now().Add(patience); ; {
		var x, y string
		done, depth := false, 0
		h.until(what, func() bool {
			if done = effect(); done {
				return true
			}
			at, ok := where()
			if !ok || running.host.Router.Guarded() {
				return false
			}
			x, y = at.pixel()
			depth = running.host.Router.Depth()
			return true
		})
		if done {
			return
		}
		h.xdotool("mousemove", "--window", h.window, x, y, "click", "1")
		if h.within(soon, effect) {
			return
		}
		if time.Now().After(late) {
			h.t.Fatalf("tapped %s in vain; there are the buttons %s", what, strings.Join(offered(), ", "))
		}
		*h.repeated++
		h.t.Logf("tapping %s again", what)
		fyne.DoAndWait(func() { leaveExplanation(depth) })
	}
}

// leaveExplanation closes what a tap has opened that was held for a long press.
func leaveExplanation(depth int) {
	router := running.host.Router
	for running.window.Canvas().Overlays().Top() != nil || router.Depth() > depth {
		router.Back()
	}
}

func (h hand) xdotool(args ...string) string {
	h.t.Helper()
	out, err := exec.Command("xdotool", args...).CombinedOutput()
	if err != nil {
		h.t.Fatalf("xdotool %s: %v: %s", strings.Join(args, " "), err, out)
	}
	return strings.TrimSpace(string(out))
}

// shows reports whether a button with a label can be used.
func shows(key string) bool {
	_, ok := button(key)
	return ok
}

// button is the button with a label, if it can be used.
func button(key string) (target, bool) {
	found, ok := find(func(b *controls.Button) bool {
		return b.Label() == i18n.T(key) && !b.Disabled() && b.Size().Width > 0
	})
	if !ok {
		return target{}, false
	}
	return all(found), true
}

// press waits for a button with a label and taps it until that has an effect.
func (h hand) press(key string, effect func() bool) {
	h.t.Helper()
	h.until("the button "+key, func() bool { return shows(key) })
	h.tap("the button "+key, func() (target, bool) { return button(key) }, effect)
}

// use presses a button that goes when it has done its work.
func (h hand) use(key string) {
	h.t.Helper()
	h.press(key, func() bool { return !shows(key) })
}

// begin opens the page of a new match from the first screen and starts it.
func begin(t *testing.T, game, start string) hand {
	t.Helper()
	h := open(t, game)
	h.use(start)
	return h
}

// open opens the page of a new match from the first screen.
func open(t *testing.T, game string) hand {
	t.Helper()
	h := hand{t: t, repeated: new(int)}
	t.Cleanup(func() {
		t.Logf("%d taps were made again", *h.repeated)
		if *h.repeated > lenience {
			t.Errorf("more than %d taps had to be made again", lenience)
		}
	})
	h.until("the app", func() bool { return running.host != nil })
	fyne.DoAndWait(func() { running.host.Random = rand.New(rand.NewPCG(*seed, 0)).Uint64 })
	// The mobile driver's window has no name to find it by; but it is the only
	// one, and the window manager makes it the active one.
	h.until("the window to be the active one", func() bool {
		number, err := exec.Command("xdotool", "getactivewindow").Output()
		h.window = strings.TrimSpace(string(number))
		return err == nil
	})
	host := running.host
	tile := func() (*controls.Tile, bool) {
		return find(func(tile *controls.Tile) bool {
			return strings.HasPrefix(tile.AccessibilityLabel(), i18n.T("app.game."+game)+".") && tile.Size().Width > 0
		})
	}
	// The page is asked for once and waited for: asked for with every frame, it
	// would begin to read what it shows over and over again.
	h.until("the first screen", func() bool {
		if host.Router.Place() != frame.Play || host.Router.Depth() > 1 {
			host.Router.Home() // a deal that was asked for before may have come up since
		}
		_, ok := tile()
		return ok
	})
	h.tap("the tile of "+game, func() (target, bool) {
		found, ok := tile()
		if !ok {
			return target{}, false
		}
		host.Router.ScrollTo(found)
		return all(found), true
	}, func() bool { return shows(game + ".new.start") })
	return h
}
