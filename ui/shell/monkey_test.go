package shell_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/places/settings"
	"adytum/ui/shell"
	"adytum/ui/uitest"
)

var (
	monkeySeed    = flag.Uint64("monkey.seed", 1, "what the monkey's actions follow from")
	monkeyActions = flag.Int("monkey.actions", 600, "how often the monkey acts, if it is given no minutes")
	monkeyMinutes = flag.Float64("monkey.minutes", 0, "how long the monkey acts")
)

// An office works on goroutines of its own, and brings what they have to say back to
// that of the test.
type office struct {
	under sync.WaitGroup
	mutex sync.Mutex
	said  []func()
	news  chan struct{} // holds something after each thing that is said
}

func (o *office) Go(f func()) { o.under.Go(f) }

func (o *office) UI(f func()) {
	o.mutex.Lock()
	o.said = append(o.said, f)
	o.mutex.Unlock()
	select {
	case o.news <- struct{}{}:
	default:
	}
}

// listen runs what was said so far; false if that was nothing.
func (o *office) listen() bool {
	o.mutex.Lock()
	said := o.said
	o.said = nil
	o.mutex.Unlock()
	for _, f := range said {
		f()
	}
	return len(said) > 0
}

// A monkey uses the app at random: it taps and drags, types, turns and resizes the
// screen, changes what can be set, goes away and comes back, and ends the app.
type monkey struct {
	*uitest.App
	*rand.Rand
	office *office
	dir    string
	last   []string // actions
	counts map[string]int
}

// start begins the app, or begins it again.
func (m *monkey) start() {
	m.Store = m.Open(m.dir)
	frame.ReadChoices(m.Store).Use()
	shell.Fit(m.Host, m.Games, about)
	m.Window.SetContent(m.Router.Content())
	settings.Welcome(m.Host)
}

// end closes the app; a thinking has to end soon then.
func (m *monkey) end() {
	m.Router.Close()
	m.office.under.Wait()
	m.office.listen()
	if err := m.Store.Close(); err != nil {
		m.T.Error(err)
	}
}

// visible are the objects on the screen of some kind.
func visible[T any](m *monkey) []uitest.Seen {
	return slices.DeleteFunc(m.Objects(), func(o uitest.Seen) bool {
		_, fits := o.CanvasObject.(T)
		return !fits
	})
}

// where is a place on the screen, half of the times in something of a kind.
func where[T any](m *monkey) fyne.Position {
	if all := visible[T](m); len(all) > 0 && m.IntN(2) == 0 {
		o := all[m.IntN(len(all))]
		return o.At.AddXY(m.Float32()*o.Size().Width, m.Float32()*o.Size().Height)
	}
	return fyne.NewPos(m.Float32()*m.Canvas.Size().Width, m.Float32()*m.Canvas.Size().Height)
}

func (m *monkey) tap() string {
	at := where[fyne.Tappable](m)
	test.TapCanvas(m.Canvas, at)
	return fmt.Sprint(at)
}

func (m *monkey) press() string {
	all := visible[fyne.SecondaryTappable](m)
	if len(all) == 0 {
		return "nothing"
	}
	o := all[m.IntN(len(all))]
	at := fyne.NewPos(m.Float32()*o.Size().Width, m.Float32()*o.Size().Height)
	o.CanvasObject.(fyne.SecondaryTappable).TappedSecondary(&fyne.PointEvent{Position: at, AbsolutePosition: o.At.Add(at)})
	return fmt.Sprintf("%T at %v", o.CanvasObject, at)
}

func (m *monkey) drag() string {
	at, x, y := where[fyne.Draggable](m), 400*m.Float32()-200, 400*m.Float32()-200
	if m.IntN(2) == 0 {
		test.Scroll(m.Canvas, at, x, y)
	} else {
		test.Drag(m.Canvas, at, x, y)
	}
	return fmt.Sprint(at, x, y)
}

var typed = []fyne.KeyName{
	fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyReturn, fyne.KeySpace, fyne.KeyEscape, mobile.KeyBack,
	fyne.KeyBackspace, fyne.KeyDelete, fyne.KeyHome, fyne.KeyEnd, fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyF1,
	fyne.KeyB, fyne.KeyC, fyne.KeyF, fyne.KeyH, fyne.KeyI, fyne.KeyL, fyne.KeyM, fyne.KeyP, fyne.KeyR, fyne.KeyS, fyne.KeyU,
	fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.KeyPlus, fyne.KeyMinus,
}

func (m *monkey) key() string {
	switch m.IntN(8) {
	case 0:
		m.Canvas.FocusNext()
		return "next"
	case 1:
		m.Canvas.FocusPrevious()
		return "previous"
	}
	key := fyne.KeyEvent{Name: typed[m.IntN(len(typed))]}
	if f := m.Canvas.Focused(); f != nil {
		f.TypedKey(&key)
		f.TypedRune([]rune("aü1 -\"☃")[m.IntN(7)])
	} else {
		m.Canvas.OnTypedKey()(&key)
	}
	return string(key.Name)
}

func (m *monkey) resize() string {
	size := m.Canvas.Size()
	size = fyne.NewSize(size.Height, size.Width)
	if m.IntN(2) == 0 {
		size = fyne.NewSize(320+1200*m.Float32(), 280+700*m.Float32())
	}
	m.Window.Resize(size)
	return fmt.Sprint(size)
}

func (m *monkey) choose() string {
	c := frame.Choices{
		Language: i18n.Languages()[m.IntN(len(i18n.Languages()))], AskFirst: true,
		Look: look.Look{Theme: look.ThemeNames()[m.IntN(len(look.ThemeNames()))], Text: 85 + 15*m.IntN(6), Reduced: m.IntN(2) == 0},
	}
	if m.IntN(3) == 0 {
		m.Canvas.(interface{ SetScale(float32) }).SetScale(1 + m.Float32()*2)
		m.Window.Content().Refresh()
	}
	c.Use()
	return fmt.Sprintf("%+v", c)
}

func (m *monkey) leave() string {
	frame.SetForeground(false)
	m.office.listen()
	m.Clock = m.Clock.Add(time.Duration(m.IntN(10)) * time.Hour)
	frame.SetForeground(true)
	return fmt.Sprint(m.Clock)
}

// begin asks for a match of some game.
func (m *monkey) begin() string {
	game := m.Games[m.IntN(len(m.Games))]
	m.Router.Push(game.New(m.Host))
	m.Router.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	return game.Rules.Name()
}

func (m *monkey) restart() string {
	m.end()
	m.start()
	return ""
}

// act does something.
func (m *monkey) act() {
	var name string
	var do func() string
	switch n := m.IntN(1000); {
	case n < 600:
		name, do = "tap", m.tap
	case n < 650:
		name, do = "long press", m.press
	case n < 730:
		name, do = "drag", m.drag
	case n < 930:
		name, do = "key", m.key
	case n < 960:
		name, do = "resize", m.resize
	case n < 980:
		name, do = "choose", m.choose
	case n < 985:
		name, do = "leave", m.leave
	case n < 997:
		name, do = "begin", m.begin
	default:
		name, do = "restart", m.restart
	}
	m.last = append(m.last[max(0, len(m.last)-40):], name)
	m.counts[name]++
	m.last[len(m.last)-1] += " " + do()
}

// rest lets what is under way go on for a moment, at times.
func (m *monkey) rest() {
	if m.IntN(2) == 0 {
		m.office.listen()
		return
	}
	late := time.After(3 * time.Millisecond)
	for {
		select {
		case <-m.office.news:
			m.office.listen()
		case <-late:
			return
		}
	}
}

// Whatever somebody does, the app neither panics nor logs an error, nor do its
// goroutines race, if the race detector looks on.
func TestMonkey(t *testing.T) {
	m := &monkey{
		App: uitest.New(t), Rand: rand.New(rand.NewPCG(*monkeySeed, 0)), dir: t.TempDir(),
		office: &office{news: make(chan struct{}, 1)}, counts: map[string]int{},
	}
	m.Games, m.Runner = shell.Games(), m.office
	m.Random = m.Uint64
	m.Disk.Path = filepath.Join(t.TempDir(), "file")
	m.Window.Resize(uitest.Phone)
	m.start()
	defer func() {
		fault := recover()
		if fault != nil || t.Failed() {
			t.Errorf("seed %d, after %v; the last actions: %s", *monkeySeed, m.counts, strings.Join(m.last, "\n"))
		}
		if fault != nil {
			panic(fault)
		}
	}()
	end := time.Now().Add(time.Duration(*monkeyMinutes * float64(time.Minute)))
	for n := 0; *monkeyMinutes == 0 && n < *monkeyActions || time.Now().Before(end); n++ {
		m.act()
		m.rest()
		if t.Failed() {
			return
		}
	}
	results := map[string]int{}
	for _, g := range m.Games {
		sums, err := m.Store.Statistics(g.Rules.Name(), "")
		if err != nil {
			t.Error(err)
		}
		results[g.Rules.Name()] = sums.Played
	}
	t.Logf("seed %d: %v; games that were finished: %v", *monkeySeed, m.counts, results)
	m.end()
}
