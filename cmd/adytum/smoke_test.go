//go:build smoke

// The smoke test plays in a real window with taps made by xdotool. It needs a
// display of its own: .ci/window gives it one.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"adytum/engine/decktet"
	"adytum/ui/i18n"
	"adytum/widgets"

	rules "adytum/engine/adaman"
)

var running *run

// TestMain gives the main goroutine to the window, as Fyne wants it.
func TestMain(m *testing.M) {
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
		code := m.Run()
		_ = os.RemoveAll(dir) // the folder of the test is the system's to clear, too
		os.Exit(code)         // an app on a phone cannot quit
	}()
	running.window.ShowAndRun()
}

// A hand taps what it finds on the screen.
type hand struct {
	t      *testing.T
	window string // its number with the X server
}

// patience is how long one step may take on the slowest machine.
const patience = time.Minute

// until asks on the interface's goroutine, about once a frame, until the answer
// is yes.
func (h hand) until(what string, yes func() bool) {
	h.t.Helper()
	late := time.NewTimer(patience)
	defer late.Stop()
	frame := time.NewTicker(time.Second / 60)
	defer frame.Stop()
	for {
		done := false
		fyne.DoAndWait(func() { done = yes() })
		if done {
			return
		}
		select {
		case <-frame.C:
		case <-late.C:
			h.t.Fatalf("waited in vain for %s; there are the buttons %s", what, strings.Join(labels(), ", "))
		}
	}
}

// labels are what the buttons of the page say.
func labels() []string {
	var all []string
	fyne.DoAndWait(func() {
		_, _ = find(func(b *widgets.Button) bool {
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

// tap clicks in the middle of a box within an object.
func (h hand) tap(o fyne.CanvasObject, box widgets.Box) {
	h.t.Helper()
	var x, y float32
	fyne.DoAndWait(func() {
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
		inside, _ := running.window.Canvas().InteractiveArea()
		scale := running.window.Canvas().Scale()
		x = (inside.X + at.X + box.X + box.Width/2) * scale
		y = (inside.Y + at.Y + box.Y + box.Height/2) * scale
	})
	h.xdotool("mousemove", "--window", h.window, fmt.Sprintf("%.0f", x), fmt.Sprintf("%.0f", y), "click", "1")
}

func (h hand) xdotool(args ...string) string {
	h.t.Helper()
	out, err := exec.Command("xdotool", args...).CombinedOutput()
	if err != nil {
		h.t.Fatalf("xdotool %s: %v: %s", strings.Join(args, " "), err, out)
	}
	return strings.TrimSpace(string(out))
}

// press waits for a button with a label and taps it.
func (h hand) press(key string) {
	h.t.Helper()
	var button *widgets.Button
	h.until("the button "+key, func() bool {
		found, ok := find(func(b *widgets.Button) bool { return b.Label() == i18n.T(key) && !b.Disabled() })
		button = found
		return ok && found.Size().Width > 0
	})
	h.tap(button, widgets.Box{Size: button.Size()})
}

// table waits for the card table to lie still and returns it, or for the result
// of the match.
func (h hand) table() *widgets.CardTable {
	h.t.Helper()
	var table *widgets.CardTable
	h.until("the table", func() bool {
		found, ok := find(func(t *widgets.CardTable) bool { return len(t.State().Rows) == 3 })
		table = found
		return ended() || ok && !found.Flying() && found.Size().Width > 0
	})
	return table
}

// card taps a card of a row.
func (h hand) card(table *widgets.CardTable, c decktet.Card) {
	h.t.Helper()
	for _, row := range table.State().Rows {
		for i, one := range row.Cards {
			if one.ID == c.ID() {
				box, _ := table.BoxOf(widgets.Spot{Area: row.Key, Index: i})
				h.tap(table, box)
				h.until(c.ID()+" to be taken", func() bool {
					shown, _ := table.CardAt(widgets.Spot{Area: row.Key, Index: i})
					return shown.Signs&(widgets.Selected|widgets.Target) != 0
				})
				return
			}
		}
	}
	h.t.Fatalf("%s is not on the table", c)
}

// play finds a legal play among the cards that are shown.
func play(table *widgets.CardTable) (target decktet.Card, pay []decktet.Card, found bool) {
	row := func(i int) []decktet.Card {
		var cards []decktet.Card
		for _, one := range table.State().Rows[i].Cards {
			if c, err := decktet.Parse(one.ID); err == nil {
				cards = append(cards, c)
			}
		}
		return cards
	}
	for _, target := range append(row(0), row(1)...) {
		sum := 0
		pay = nil
		for _, c := range row(2) {
			if c.Shares(target) && sum < rules.Value(target) {
				pay = append(pay, c)
				sum += rules.Value(c)
			}
		}
		if sum >= rules.Value(target) {
			return target, pay, true
		}
	}
	return rules.None, nil, false
}

// begin opens the page of a new match from the first screen and starts it.
func begin(t *testing.T, game, start string) hand {
	t.Helper()
	h := open(t, game)
	h.press(start)
	return h
}

// open opens the page of a new match from the first screen.
func open(t *testing.T, game string) hand {
	t.Helper()
	h := hand{t: t}
	h.until("the app", func() bool { return running.host != nil })
	fyne.DoAndWait(running.host.Router.Home)
	var tile *widgets.Tile
	h.until("the first screen", func() bool {
		found, ok := find(func(tile *widgets.Tile) bool {
			return strings.HasPrefix(tile.AccessibilityLabel(), i18n.T("app.game."+game)+".") && tile.Size().Width > 0
		})
		if router := running.host.Router; !ok && router.Depth() > 1 {
			router.Home() // a deal that was asked for before has come up since
		}
		tile = found
		return ok
	})
	// The mobile driver's window has no name to find it by; but it is the only
	// one, and the window manager makes it the active one.
	h.until("the window to be the active one", func() bool {
		number, err := exec.Command("xdotool", "getactivewindow").Output()
		h.window = strings.TrimSpace(string(number))
		return err == nil
	})
	fyne.DoAndWait(func() { running.host.Router.ScrollTo(tile) })
	h.tap(tile, widgets.Box{Size: tile.Size()})
	return h
}

// shows tells whether a button with a label can be used.
func shows(key string) bool {
	_, ok := find(func(b *widgets.Button) bool { return b.Label() == i18n.T(key) && !b.Disabled() && b.Size().Width > 0 })
	return ok
}

// A whole game by taps: from the first screen to the result and on to the next
// deal.
func TestAdamanByTaps(t *testing.T) {
	h := begin(t, "adaman", "adaman.new.start")
	plies := 0
	for {
		table := h.table()
		var target decktet.Card
		var pay []decktet.Card
		playable := false
		fyne.DoAndWait(func() {
			if !ended() {
				target, pay, playable = play(table)
			}
		})
		if !playable {
			h.until("the result", ended)
			break
		}
		for _, c := range append(pay, target) {
			h.card(table, c)
		}
		before := deckOf(table)
		h.press("adaman.confirm")
		plies++
		h.until("the play to be made", func() bool { return ended() || deckOf(table) != before || len(drafted(table)) == 0 })
		if ended() {
			break
		}
	}
	if plies == 0 {
		t.Fatal("no play was made")
	}
	h.press("adaman.end.same")
	h.until("the same deal", func() bool { return !ended() })
	h.table()
	t.Logf("played %d plies to the result, and dealt the same cards again", plies)
}

// A whole game against the first level: a body where one can be put, else the
// hint's turn.
func TestAdaptoidByTaps(t *testing.T) {
	h := begin(t, "adaptoid", "adaptoid.new.start")
	over := func() bool { return shows("adaptoid.end.again") }
	turns := 0
	for ; ; turns++ {
		h.until("the own turn", func() bool { return over() || shows("table.hint") })
		if over() {
			break
		}
		var board *widgets.HexBoard
		var place widgets.Box
		found := false
		fyne.DoAndWait(func() {
			board, _ = find(func(*widgets.HexBoard) bool { return true })
			for _, cell := range board.State().Cells {
				if cell.Signs&widgets.HexPlace != 0 && !found {
					place, found = board.BoxOf(cell.Key)
				}
			}
		})
		if found {
			h.tap(board, place)
		} else {
			h.press("table.hint")
		}
		h.press("adaptoid.confirm")
		h.until("the turn to be made", func() bool { return over() || !shows("adaptoid.confirm") })
	}
	if turns == 0 {
		t.Fatal("no turn was made")
	}
	t.Logf("played %d turns to the result", turns)
}

// ended tells whether the result is shown.
func ended() bool {
	_, ok := find(func(b *widgets.Button) bool { return b.Label() == i18n.T("adaman.end.same") })
	return ok
}

// deckOf is the number that the pile of the deck shows.
func deckOf(table *widgets.CardTable) string { return table.State().Piles[0].Note }

// drafted lists the cards that are chosen.
func drafted(table *widgets.CardTable) (ids []string) {
	for _, row := range table.State().Rows {
		for _, c := range row.Cards {
			if c.Signs&(widgets.Selected|widgets.Target) != 0 {
				ids = append(ids, c.ID)
			}
		}
	}
	return ids
}
