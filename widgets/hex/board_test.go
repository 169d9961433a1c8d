package hex

import (
	"fmt"
	"regexp"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"pgregory.net/rapid"

	"adytum/widgets"
	"adytum/widgets/widgettest"
)

// testHexes is a hexagon of 19 cells named by their coordinates.
func testHexes() State {
	var s State
	for r := -2; r <= 2; r++ {
		for q := max(-2, -2-r); q <= min(2, 2-r); q++ {
			s.Cells = append(s.Cells, Cell{Key: fmt.Sprintf("%d,%d", q, r), Q: q, R: r, Spoken: fmt.Sprintf("cell %d,%d", q, r)})
		}
	}
	return s
}

func (s State) with(key string, change func(*Cell)) State {
	s.Cells = changed(s.Cells, key, change)
	return s
}

func newTestBoard(t *testing.T, size fyne.Size) (*Board, fyne.Window) {
	t.Helper()
	widgettest.Themed(t)
	b := NewBoard()
	b.SetState(testHexes())
	return b, widgettest.Show(t, b, size)
}

// Whatever the size and the turn, the middle of each cell and the places around
// it belong to that cell, and all cells lie within the board.
func TestHexHitTestRoundTrip(t *testing.T) {
	widgettest.Themed(t)
	state := testHexes()
	rapid.Check(t, func(t *rapid.T) {
		size := fyne.NewSize(rapid.Float32Range(240, 1400).Draw(t, "width"), rapid.Float32Range(200, 900).Draw(t, "height"))
		state.Rim = rapid.Bool().Draw(t, "rim")
		b := NewBoard()
		b.Resize(size)
		b.SetState(state)
		b.SetTurn(rapid.IntRange(-4, 4).Draw(t, "turn"))
		b.place()
		checkHits(t, b, b.plan.radius)
		for _, c := range state.Cells {
			box, _ := b.BoxOf(c.Key)
			at, half := box.Center(), b.plan.radius*root3/2
			if at.X < half || at.X+half > size.Width || at.Y < half || at.Y+half > size.Height {
				t.Fatalf("%s lies at %v of %v", c.Key, box, size)
			}
		}
		if key, ok := b.SpotAt(fyne.NewPos(-50, -50)); ok {
			t.Fatalf("a place beside the board is %s", key)
		}
	})
}

func TestHexTapsAndInspections(t *testing.T) {
	b, w := newTestBoard(t, fyne.NewSize(360, 360))
	var tapped, inspected []string
	b.OnTapped = func(key string) { tapped = append(tapped, key) }
	b.OnInspected = func(key string) { inspected = append(inspected, key) }
	box, _ := b.BoxOf("1,-1")
	test.TapCanvas(w.Canvas(), box.Center())
	b.TappedSecondary(&fyne.PointEvent{Position: box.Center()})
	test.TapCanvas(w.Canvas(), fyne.NewPos(3, 3))
	if !slices.Equal(tapped, []string{"1,-1"}) || !slices.Equal(inspected, []string{"1,-1"}) {
		t.Errorf("tapped %v, inspected %v", tapped, inspected)
	}
}

// A finger that slips within a cell taps it; one that goes to another taps both.
func TestHexDrags(t *testing.T) {
	b, _ := newTestBoard(t, fyne.NewSize(360, 360))
	var tapped []string
	b.OnTapped = func(key string) { tapped = append(tapped, key) }
	drag := func(from, to fyne.Position) {
		b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(to.X-from.X, to.Y-from.Y)})
		b.DragEnd()
	}
	here, _ := b.BoxOf("0,0")
	there, _ := b.BoxOf("1,0")
	drag(here.Center(), here.Center().AddXY(5, 3))
	drag(here.Center(), there.Center())
	drag(here.Center(), fyne.NewPos(2, 2))
	if want := []string{"0,0", "0,0", "1,0"}; !slices.Equal(tapped, want) {
		t.Errorf("tapped %v, want %v", tapped, want)
	}
}

// The arrow keys reach every cell, whichever way the board is turned.
func TestHexKeysReachEveryCell(t *testing.T) {
	for turn := range 4 {
		b, w := newTestBoard(t, fyne.NewSize(400, 400))
		b.SetTurn(turn)
		w.Canvas().Focus(b)
		seen := widgettest.Walk(b, b.TypedKey)
		if len(seen) != 19 {
			t.Errorf("turned by %d, the keys reach %d of 19 cells", turn, len(seen))
		}
	}
}

func TestHexKeysTapInspectAndHandOn(t *testing.T) {
	b, w := newTestBoard(t, fyne.NewSize(400, 400))
	var heard []string
	b.OnTapped = func(key string) { heard = append(heard, "tap "+key) }
	b.OnInspected = func(key string) { heard = append(heard, "inspect "+key) }
	widgets.OnUnusedKey(func(k *fyne.KeyEvent) { heard = append(heard, "key "+string(k.Name)) })
	t.Cleanup(func() { widgets.OnUnusedKey(func(*fyne.KeyEvent) {}) })
	w.Canvas().Focus(b)
	b.SetRing("0,0")
	for _, key := range []fyne.KeyName{fyne.KeySpace, fyne.KeyI, fyne.KeyU} {
		b.TypedKey(&fyne.KeyEvent{Name: key})
	}
	if want := []string{"tap 0,0", "inspect 0,0", "key U"}; !slices.Equal(heard, want) {
		t.Errorf("heard %v, want %v", heard, want)
	}
	if key, shown := b.Ring(); key != "0,0" || !shown {
		t.Errorf("the ring is at %q, %v", key, shown)
	}
	if b.AccessibilityLabel() != "cell 0,0" {
		t.Errorf("says %q", b.AccessibilityLabel())
	}
	b.FocusLost()
	if _, shown := b.Ring(); shown {
		t.Error("the ring shows without the focus")
	}
}

// images counts the pictures that the board draws.
func images(b *Board) int {
	n := 0
	for _, o := range test.WidgetRenderer(b).Objects() {
		if image, ok := o.(*canvas.Image); ok && image.Visible() {
			n++
		}
	}
	return n
}

var tint = regexp.MustCompile(`#[0-9A-F]{6}`)

func TestHexSignsDifferByShape(t *testing.T) {
	widgettest.Themed(t)
	pictures := map[string]Signs{}
	for _, s := range []Signs{Reach, Attack, Trade, Losing, Place, Grow, Starving, Danger, Pointed} {
		if s.first() != s {
			t.Fatalf("%b has no sign", s)
		}
		picture := s.draw()
		shape := tint.ReplaceAllString(string(picture.Content()), "")
		if other, taken := pictures[shape]; taken {
			t.Errorf("%b looks like %b", s, other)
		}
		pictures[shape] = s
	}
	if Moved.first() != 0 {
		t.Error("a cell of the last move has an edge, not a sign")
	}
}

func TestHexFilmEndsInItsLastState(t *testing.T) {
	b, _ := newTestBoard(t, fyne.NewSize(400, 400))
	piece := &Piece{Picture: widgettest.Face("piece")}
	before := testHexes().with("0,0", func(c *Cell) { c.Piece = piece })
	after := testHexes().with("1,0", func(c *Cell) { c.Piece = piece })
	last := after.with("0,1", func(c *Cell) { c.Piece = piece })
	b.SetState(before)
	frames := []Frame{{Step{Moves, "0,0", "1,0"}, piece, after}, {State: last}}
	film := b.load(frames)
	if !b.Playing() || images(b) != 1 {
		t.Fatal("nothing plays")
	}
	film.Wind(0.1)
	if images(b) != 1 { // the piece on its way; the one it was stays hidden
		t.Errorf("%d pictures on the way", images(b))
	}
	film.Wind(float32(plain.moving+1) / float32(film.Total))
	if images(b) != 1 || b.shown.Cells[10].Key == "" {
		t.Errorf("%d pictures after the move", images(b))
	}
	b.load([]Frame{{State: before}}) // comes after what is still to be shown
	if !b.Playing() || len(b.film.frames) != 2 {
		t.Fatal("the second film did not queue up")
	}
	b.Tapped(&fyne.PointEvent{Position: fyne.NewPos(200, 200)})
	if b.Playing() || images(b) != 1 {
		t.Error("a tap should end the film")
	}
	b.SetMotion(false)
	b.Play(frames)
	if b.Playing() || images(b) != 2 {
		t.Error("without motion only the end is shown")
	}
}

func TestLongBoardsTurnByThemselves(t *testing.T) {
	widgettest.Themed(t)
	var state State
	for q := range 12 {
		state.Cells = append(state.Cells, Cell{Key: fmt.Sprint(q), Q: q})
	}
	b := NewBoard()
	b.Resize(fyne.NewSize(360, 600))
	b.SetState(state)
	first, _ := b.BoxOf("0")
	last, _ := b.BoxOf("11")
	if first.Center().X-last.Center().X > 1 || last.Center().X-first.Center().X > 1 {
		t.Error("a long row lies across a narrow screen")
	}
	if key, ok := b.SpotAt(last.Center()); !ok || key != "11" {
		t.Errorf("the last cell is %q", key)
	}
}

func TestRingsArePaintedAtOnce(t *testing.T) {
	size := fyne.NewSize(800, 600)
	board, _ := newTestBoard(t, size)
	widgettest.RingIsPainted(t, board)
	grid, _ := newTestZoomBoard(t, size)
	widgettest.RingIsPainted(t, grid)
}

func TestDoubledKeyTapsOnce(t *testing.T) {
	b, w := newTestBoard(t, fyne.NewSize(400, 400))
	taps := 0
	b.OnTapped = func(string) { taps++ }
	w.Canvas().Focus(b)
	b.SetRing("0,0")
	widgettest.DoubledKeyActsOnce(t, b, fyne.KeySpace, func() int { return taps })
}
