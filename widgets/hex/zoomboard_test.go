package hex

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"pgregory.net/rapid"

	"adytum/widgets"
	"adytum/widgets/pictures"
	"adytum/widgets/widgettest"
)

// testSeats are four seats of one colour, so that what tells them apart is not
// the colour.
var testSeats = []fyne.Resource{
	widgettest.Shape("seat-disc", "#E69F00", "M12 2C17.5 2 22 6.5 22 12C22 17.5 17.5 22 12 22C6.5 22 2 17.5 2 12C2 6.5 6.5 2 12 2Z"),
	widgettest.Shape("seat-square", "#E69F00", "M4 4H20V20H4Z"),
	widgettest.Shape("seat-triangle", "#E69F00", "M12 3L22 21H2Z"),
	widgettest.Shape("seat-bars", "#E69F00", "M3 3H8V21H3ZM16 3H21V21H16Z"),
}

func testIcons() Icons {
	return Icons{
		Attack:  widgettest.Shape("icon-sword", "#000000", "M10 2H14V16H18V19H14V22H10V19H6V16H10Z"),
		Defence: widgettest.Shape("icon-shield", "#000000", "M4 3H20V12L12 22L4 12Z"),
		Move:    widgettest.Shape("icon-boot", "#000000", "M7 3H13V14L20 17V21H7Z"),
		Time:    widgettest.Shape("icon-hourglass", "#000000", "M5 2H19L13 12L19 22H5L11 12Z"),
	}
}

// testCastles is the board of 85 cells with a castle in each corner, named by
// coordinates, without pieces.
func testCastles() State {
	var s State
	for y := -4; y <= 4; y++ {
		for x := -9; x <= 9; x++ {
			if (x+y)%2 != 0 {
				continue
			}
			f := Cell{Key: fmt.Sprintf("%d,%d", x, y), Q: (x - y) / 2, R: y, Ground: testGround(x, y)}
			f.Spoken = "field " + f.Key
			if f.Ground == Castle {
				f.Side, f.Emblem = theme.ColorNamePrimary, testSeats[testCorner(x, y)]
			}
			s.Cells = append(s.Cells, f)
		}
	}
	return s
}

func testGround(x, y int) Ground {
	x, y = max(x, -x), max(y, -y)
	switch {
	case x+max(0, y-3) >= 6-max(0, 2-y)*9 && y >= 2 && x >= 5:
		return Castle
	case y == 4 && x == 4:
		return Hill
	case y == 4:
		return Forest
	case x >= 8:
		return Mountain
	case x+y == 0:
		return Tower
	}
	return Plain
}

func testCorner(x, y int) int {
	switch {
	case x < 0 && y < 0:
		return 0
	case y < 0:
		return 1
	case x > 0:
		return 2
	}
	return 3
}

func testPiece(seat int) *Piece {
	return &Piece{
		ID: fmt.Sprint("piece", seat), Picture: widgettest.Face(strings.Repeat("x", seat)), Side: theme.ColorNamePrimary,
		Emblem: testSeats[seat], Attack: 2 + seat, Defence: 3, Move: 1, Shape: Heater + Shape(seat),
	}
}

// crowdedBoard has 44 tiles, more than a real match has shown.
func crowdedBoard() State {
	s := testCastles()
	put := 0
	for i := range s.Cells {
		f := &s.Cells[i]
		if put < 44 && (f.Ground == Castle || f.Ground == Plain && (f.Q+f.R)%2 == 0) {
			f.Piece = testPiece(put % 4)
			f.Piece.Noble, f.Piece.Time = put%11 == 0, (put%5)/4*3
			put++
		}
	}
	return s
}

func (s State) put(key string, p *Piece) State {
	return s.with(key, func(f *Cell) { f.Piece = p })
}

func newTestZoomBoard(t *testing.T, size fyne.Size) (*ZoomBoard, fyne.Window) {
	t.Helper()
	widgettest.Themed(t)
	g := NewZoomBoard(testIcons())
	g.SetState(testCastles())
	return g, widgettest.Show(t, g, size)
}

// Whatever the size, the zoom and the part that is shown, the middle of each
// cell and the places around it belong to that cell.
func TestZoomBoardHitTestRoundTrip(t *testing.T) {
	widgettest.Themed(t)
	state := testCastles()
	rapid.Check(t, func(t *rapid.T) {
		g := NewZoomBoard(Icons{})
		g.Resize(fyne.NewSize(rapid.Float32Range(320, 1400).Draw(t, "width"), rapid.Float32Range(200, 900).Draw(t, "height")))
		g.SetState(state)
		g.SetZoom(rapid.Float32Range(0.5, 6).Draw(t, "zoom"))
		g.pan(fyne.NewDelta(rapid.Float32Range(-900, 900).Draw(t, "dx"), rapid.Float32Range(-900, 900).Draw(t, "dy")))
		checkHits(t, g, g.plan.radius)
		if key, ok := g.SpotAt(g.offset.SubtractXY(40, 40)); ok {
			t.Fatalf("a place beside the board is %s", key)
		}
	})
}

// The board fills what it does not fit into, and otherwise lies in the middle of
// it, however it is zoomed and panned; a part that is larger shows all at zoom 1.
func TestZoomBoardZoomsAndPansWithinItsLimits(t *testing.T) {
	widgettest.Themed(t)
	rapid.Check(t, func(t *rapid.T) {
		g := NewZoomBoard(Icons{})
		size := fyne.NewSize(rapid.Float32Range(320, 1400).Draw(t, "width"), rapid.Float32Range(200, 900).Draw(t, "height"))
		g.Resize(size)
		g.SetState(testCastles())
		check := func() {
			board := g.span.size(g.plan.radius)
			for _, d := range [][3]float32{{g.offset.X, board.Width, size.Width}, {g.offset.Y, board.Height, size.Height}} {
				at, long, room := d[0], d[1], d[2]
				if long > room+0.1 && (at > 0.1 || at+long < room-0.1) {
					t.Fatalf("a board of %v lies at %v of %v", long, at, room)
				}
				if middle := (room - long) / 2; long <= room && (at > middle+0.1 || at < middle-0.1) {
					t.Fatalf("a board of %v lies at %v of %v, not in the middle", long, at, room)
				}
			}
			if g.Zoom() < 1 {
				t.Fatalf("zoom %v", g.Zoom())
			}
		}
		check()
		if g.Zoom() != 1 || g.CanZoomOut() {
			t.Fatalf("begins at zoom %v", g.Zoom())
		}
		for range rapid.IntRange(1, 12).Draw(t, "steps") {
			switch rapid.SampledFrom([]string{"in", "out", "all", "pan", "reveal", "resize"}).Draw(t, "step") {
			case "in":
				could, before := g.CanZoomIn(), g.Zoom()
				if g.ZoomIn(); could != (g.Zoom() > before) {
					t.Fatalf("could zoom in: %v, from %v to %v", could, before, g.Zoom())
				}
				if width := g.plan.radius * root3; could && width < widgets.TouchSize-0.1 {
					t.Fatalf("fields are %v wide", width)
				}
			case "out":
				could, before := g.CanZoomOut(), g.Zoom()
				if g.ZoomOut(); could != (g.Zoom() < before) {
					t.Fatalf("could zoom out: %v, from %v to %v", could, before, g.Zoom())
				}
			case "all":
				if g.ShowAll(); g.CanZoomOut() {
					t.Fatal("not all is shown")
				}
			case "pan":
				by := fyne.NewDelta(rapid.Float32Range(-500, 500).Draw(t, "dx"), rapid.Float32Range(-500, 500).Draw(t, "dy"))
				g.Scrolled(&fyne.ScrollEvent{Scrolled: by})
			case "reveal":
				key := rapid.SampledFrom(g.Spots()).Draw(t, "key")
				g.Reveal(key)
				box, _ := g.BoxOf(key)
				if at, r := box.Center(), g.plan.radius*0.8; at.X < r || at.Y < r || at.X > size.Width-r || at.Y > size.Height-r {
					t.Fatalf("%s is revealed at %v of %v", key, at, size)
				}
			case "resize":
				size = fyne.NewSize(rapid.Float32Range(320, 1400).Draw(t, "width"), rapid.Float32Range(200, 900).Draw(t, "height"))
				g.Resize(size)
			}
			check()
		}
	})
}

// On a narrow screen the board is turned, so that its cells are larger.
func TestZoomBoardTurnsOnANarrowScreen(t *testing.T) {
	g, _ := newTestZoomBoard(t, fyne.NewSize(360, 500))
	if !g.plan.flat() || g.plan.radius*root3 < 40 {
		t.Errorf("fields are %v wide", g.plan.radius*root3)
	}
	g.Resize(fyne.NewSize(1000, 800))
	if g.plan.flat() || g.CanZoomOut() {
		t.Error("a wide screen does not show the board as it is printed")
	}
}

// The board stays as it lies when only the height changes, as long as its cells
// are not too small for it.
func TestZoomBoardDoesNotTurnUnderTheFinger(t *testing.T) {
	g, _ := newTestZoomBoard(t, fyne.NewSize(360, 300))
	printed := g.plan.flat()
	for height := float32(300); height < 600; height += 10 {
		g.Resize(fyne.NewSize(360, height))
		if g.plan.flat() != printed {
			t.Fatalf("the board turns at a height of %v", height)
		}
	}
	g.Resize(fyne.NewSize(360, 40))
	if g.plan.flat() {
		t.Error("the board is upright in a flat room")
	}
}

// In the height that it asks for, the board fills the width, or the height if it
// may not have more.
func TestZoomBoardHeightForAWidth(t *testing.T) {
	g, _ := newTestZoomBoard(t, fyne.NewSize(300, 300))
	for _, width := range []float32{200, 360, 800} {
		for _, most := range []float32{100, 250, 400, 2000} {
			height := g.HeightFor(width, most)
			if height > most {
				t.Fatalf("%v high in %v, which is more than %v", height, width, most)
			}
			g.Resize(fyne.NewSize(width, height))
			board := g.span.size(g.plan.radius)
			if board.Height > height+1 || board.Width > width+1 {
				t.Errorf("a board of %v in %v × %v", board, width, height)
			}
			if full := height < most && g.plan.radius < largestHex; full && board.Width < width-1 {
				t.Errorf("%v of %v × %v is left empty", width-board.Width, width, height)
			}
		}
	}
}

// A place under the fingers stays there, and the part that is shown stays the
// same when the size changes.
func TestZoomBoardKeepsItsPlace(t *testing.T) {
	g, _ := newTestZoomBoard(t, fyne.NewSize(360, 500))
	at := fyne.NewPos(150, 230)
	before, _ := g.SpotAt(at)
	g.zoomAt(2, at)
	if after, _ := g.SpotAt(at); after != before {
		t.Errorf("under the fingers is %s, was %s", after, before)
	}
	middle := func() string {
		key, _ := g.SpotAt(fyne.NewPos(g.Size().Width/2, g.Size().Height/2))
		return key
	}
	kept := middle()
	g.Resize(fyne.NewSize(380, 460))
	if middle() != kept {
		t.Errorf("in the middle is %s, was %s", middle(), kept)
	}
}

func TestZoomBoardTapsAndInspections(t *testing.T) {
	g, w := newTestZoomBoard(t, fyne.NewSize(900, 700))
	var heard []string
	g.OnTapped = func(key string) { heard = append(heard, "tap "+key) }
	g.OnInspected = func(key string) { heard = append(heard, "inspect "+key) }
	box, _ := g.BoxOf("3,-1")
	test.TapCanvas(w.Canvas(), box.Center())
	g.TappedSecondary(&fyne.PointEvent{Position: box.Center()})
	test.TapCanvas(w.Canvas(), fyne.NewPos(2, 2))
	if want := []string{"tap 3,-1", "inspect 3,-1"}; !slices.Equal(heard, want) {
		t.Errorf("heard %v, want %v", heard, want)
	}
}

func drag(g *ZoomBoard, from fyne.Position, by ...fyne.Delta) {
	for _, d := range by {
		from = from.AddXY(d.DX, d.DY)
		g.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: from}, Dragged: d})
	}
	g.DragEnd()
}

// A finger that slips on a cell taps it. One that goes further moves the board
// with it and taps nothing, also if it comes back.
func TestZoomBoardPansAndNeverTapsWithIt(t *testing.T) {
	g, _ := newTestZoomBoard(t, fyne.NewSize(360, 500))
	tapped, zoomed := "", 0
	g.OnTapped = func(key string) { tapped += key }
	g.OnZoomed = func() { zoomed++ }
	g.ZoomIn()
	box, _ := g.BoxOf("0,0")
	drag(g, box.Center(), fyne.NewDelta(3, 2), fyne.NewDelta(2, -3))
	if tapped != "0,0" || zoomed != 1 {
		t.Fatalf("a slip tapped %q and moved the board %d times", tapped, zoomed-1)
	}
	drag(g, box.Center(), fyne.NewDelta(-6, 0), fyne.NewDelta(-14, 5), fyne.NewDelta(-3, 5))
	after, _ := g.BoxOf("0,0")
	if moved := after.Center().Subtract(box.Center()); moved != fyne.NewPos(-23, 10) {
		t.Errorf("the board moved by %v", moved)
	}
	drag(g, after.Center(), fyne.NewDelta(18, 0), fyne.NewDelta(-18, 0))
	g.ShowAll()
	drag(g, fyne.NewPos(100, 200), fyne.NewDelta(30, 0), fyne.NewDelta(30, 0)) // nothing can move
	if tapped != "0,0" {
		t.Errorf("tapped %q", tapped)
	}
	g.Tapped(&fyne.PointEvent{Position: fyne.NewPos(180, 250)}) // and a tap works afterwards
	if tapped == "0,0" {
		t.Error("a tap after the drags is lost")
	}
}

func touch(id int, x, y float32) *mobile.TouchEvent {
	return &mobile.TouchEvent{ID: id, PointEvent: fyne.PointEvent{Position: fyne.NewPos(x, y)}}
}

// Two fingers that spread zoom in around the place between them; lifting them
// taps nothing.
func TestZoomBoardPinch(t *testing.T) {
	g, _ := newTestZoomBoard(t, fyne.NewSize(360, 500))
	tapped := 0
	g.OnTapped = func(string) { tapped++ }
	g.TouchDown(touch(0, 160, 250))
	g.TouchDown(touch(1, 200, 250))
	g.TouchMoved(touch(1, 205, 250))
	if g.CanZoomOut() {
		t.Error("zooms before the fingers are spread")
	}
	g.TouchMoved(touch(1, 240, 250))
	first := g.Zoom()
	if first <= 1 {
		t.Fatal("spread fingers do not zoom in")
	}
	drag(g, fyne.NewPos(240, 250), fyne.NewDelta(20, 0)) // comes with the fingers
	g.TouchUp(touch(0, 160, 250))
	g.Tapped(&fyne.PointEvent{Position: fyne.NewPos(160, 250)})
	g.TappedSecondary(&fyne.PointEvent{Position: fyne.NewPos(160, 250)})
	if tapped != 0 {
		t.Error("lifting the fingers taps")
	}
	g.TouchDown(touch(0, 100, 250))
	g.TouchDown(touch(1, 260, 250))
	g.TouchMoved(touch(1, 150, 250))
	if g.Zoom() >= first {
		t.Error("joined fingers do not zoom out")
	}
	g.TouchMoved(touch(7, 10, 10)) // never came down
	g.TouchCancel(touch(0, 100, 250))
	g.TouchUp(touch(1, 150, 250))
	g.TouchDown(touch(0, 180, 250))
	g.TouchUp(touch(0, 180, 250))
	g.Tapped(&fyne.PointEvent{Position: fyne.NewPos(180, 250)})
	if tapped != 1 {
		t.Error("one finger does not tap any more")
	}
}

// The arrow keys reach every cell, turned or not, and the view follows.
func TestZoomBoardKeysReachEveryFieldAndTheViewFollows(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 360, Height: 500}, {Width: 900, Height: 500}} {
		g, w := newTestZoomBoard(t, size)
		w.Canvas().Focus(g)
		g.ZoomIn()
		reached := widgettest.Walk(g, func(key *fyne.KeyEvent) {
			g.TypedKey(key)
			if ring, _ := g.Ring(); !seen(g, ring) {
				t.Fatalf("the ring is out of sight at %s", ring)
			}
		})
		if len(reached) != 85 {
			t.Errorf("at %v the keys reach %d of 85 fields", size, len(reached))
		}
	}
}

// seen reports whether the middle of a cell is shown.
func seen(g *ZoomBoard, key string) bool {
	box, _ := g.BoxOf(key)
	return widgets.Box{Size: g.Size()}.Contains(box.Center())
}

func TestZoomBoardKeysTapInspectZoomAndHandOn(t *testing.T) {
	g, w := newTestZoomBoard(t, fyne.NewSize(360, 500))
	var heard []string
	g.OnTapped = func(key string) { heard = append(heard, "tap "+key) }
	g.OnInspected = func(key string) { heard = append(heard, "inspect "+key) }
	widgets.OnUnusedKey(func(k *fyne.KeyEvent) { heard = append(heard, "key "+string(k.Name)) })
	t.Cleanup(func() { widgets.OnUnusedKey(func(*fyne.KeyEvent) {}) })
	w.Canvas().Focus(g)
	for _, key := range []fyne.KeyName{fyne.KeySpace, fyne.KeyI, fyne.KeyU, fyne.KeyPlus, fyne.Key0} {
		g.TypedKey(&fyne.KeyEvent{Name: key})
	}
	if want := []string{"tap 0,0", "inspect 0,0", "key U"}; !slices.Equal(heard, want) {
		t.Errorf("heard %v, want %v", heard, want)
	}
	var zooms []float32
	for _, letter := range "++-0=0" {
		g.TypedRune(letter)
		zooms = append(zooms, g.Zoom())
	}
	g.ZoomIn()
	g.Reveal("-9,1")
	g.TypedRune('+')
	if ring, _ := g.Ring(); !seen(g, ring) {
		t.Error("the view zooms away from the ring")
	}
	g.ShowAll()
	if !(zooms[0] > 1 && zooms[1] > zooms[0] && zooms[2] == zooms[0] && zooms[3] == 1 && zooms[4] > 1 && zooms[5] == 1) {
		t.Errorf("zooms are %v", zooms)
	}
	if g.AccessibilityLabel() != "field 0,0" {
		t.Errorf("says %q", g.AccessibilityLabel())
	}
	g.FocusLost()
	g.SetState(testCastles().put("3,1", testPiece(0)))
	if g.AccessibilityLabel() != "field 3,1" {
		t.Errorf("without the focus it says %q", g.AccessibilityLabel())
	}
}

// pictured is where the picture of a piece is drawn, or drawn faintly.
func pictured(g *ZoomBoard, p *Piece) (at fyne.Position, faint, ok bool) {
	for _, o := range g.view.pane.Objects {
		if i, is := o.(*canvas.Image); is && pictures.Name(i.Image) == p.Picture.Name() {
			return i.Position().AddXY(i.Size().Width/2, i.Size().Height/2), i.Translucency > 0, true
		}
	}
	return fyne.Position{}, false, false
}

// Each step is seen in its turn, and between the steps the board looks as if the
// others had not happened yet.
func TestZoomBoardFilmShowsStepAfterStep(t *testing.T) {
	g, _ := newTestZoomBoard(t, fyne.NewSize(900, 700))
	settled := 0
	g.OnSettled = func() { settled++ }
	mover, victim, comer := testPiece(0), testPiece(1), testPiece(2)
	g.SetState(testCastles().put("0,0", mover).put("4,0", victim))
	g.SetState(testCastles().put("2,0", mover).put("1,1", comer))
	g.SetState(g.State().with("2,0", func(f *Cell) { f.Signs = Moved })) // the pieces stand as before
	film := g.loadSteps([]Step{
		{Moves, "0,0", "2,0"}, {Strikes, "2,0", "4,0"}, {Kind: Falls, From: "4,0"},
		{Moves, "nowhere", "2,0"}, {Kind: Appears, To: "-1,1"}, {Moves, "-1,1", "1,1"},
	})
	if film == nil || !g.Playing() || len(film.frames) != 5 {
		t.Fatalf("plays %v", film)
	}
	center := func(key string) fyne.Position {
		box, _ := g.BoxOf(key)
		return box.Center().Subtract(g.offset)
	}
	between := func(at fyne.Position, from, to string) bool {
		a, b := center(from), center(to)
		return at.X > min(a.X, b.X)+1 && at.X < max(a.X, b.X)-1
	}
	at := func(step int, share float32) float32 {
		var before float32
		for _, s := range film.frames[:step] {
			before += float32(detailed.length(s.Kind))
		}
		return (before + share*float32(detailed.length(film.frames[step].Kind))) / float32(film.Total)
	}
	film.Wind(at(0, 0.5))
	if pos, _, ok := pictured(g, mover); !ok || !between(pos, "0,0", "2,0") {
		t.Errorf("the mover is at %v", pos)
	}
	if _, faint, ok := pictured(g, victim); !ok || faint {
		t.Error("the victim is not there while the other moves")
	}
	if _, _, ok := pictured(g, comer); ok {
		t.Error("the comer is there too early")
	}
	film.Wind(at(1, 0.5))
	if pos, _, _ := pictured(g, mover); !between(pos, "2,0", "4,0") {
		t.Errorf("the striker is at %v", pos)
	}
	film.Wind(at(2, 0.5))
	if _, faint, ok := pictured(g, victim); !ok || !faint {
		t.Error("the victim does not fall")
	}
	film.Wind(at(3, 0.5))
	if _, _, ok := pictured(g, victim); ok {
		t.Error("the victim is still there")
	}
	if pos, _, ok := pictured(g, comer); !ok || pos.Y >= center("-1,1").Y {
		t.Errorf("the comer appears at %v", pos)
	}
	film.Wind(at(4, 0.5))
	if pos, _, _ := pictured(g, comer); !between(pos, "-1,1", "1,1") {
		t.Errorf("the comer is at %v", pos)
	}
	film.Wind(1)
	if pos, _, _ := pictured(g, comer); g.Playing() || settled != 1 || pos != center("1,1") {
		t.Errorf("after the film the comer is at %v, settled %d times", pos, settled)
	}
	film.Wind(0.5) // a late tick
	if g.Playing() {
		t.Error("a late tick plays on")
	}
}

func TestZoomBoardFilmSwapsAndIsCutShort(t *testing.T) {
	g, _ := newTestZoomBoard(t, fyne.NewSize(900, 700))
	a, b := testPiece(0), testPiece(1)
	swap := []Step{{Swaps, "0,0", "2,0"}}
	begin := func() *film {
		g.SetState(testCastles().put("0,0", a).put("2,0", b))
		g.SetState(testCastles().put("0,0", b).put("2,0", a))
		return g.loadSteps(swap)
	}
	film := begin()
	film.Wind(0.3)
	pa, _, _ := pictured(g, a)
	pb, _, _ := pictured(g, b)
	if left, right := g.plan.center(g.State().Cells[0]), pa; left == right || pa.X <= g.plan.place(0, 0).X || pb.X >= g.plan.place(1, 0).X {
		t.Errorf("swapping pieces are at %v and %v", pa, pb)
	}
	g.Tapped(&fyne.PointEvent{Position: fyne.NewPos(100, 100)})
	if g.Playing() {
		t.Error("a tap does not end the film")
	}
	begin()
	g.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if g.Playing() {
		t.Error("a key does not end the film")
	}
	begin()
	g.SetState(g.State().with("4,0", func(f *Cell) { f.Signs = Reach }))
	if !g.Playing() {
		t.Error("a sign ends the film")
	}
	g.SetState(testCastles())
	if _, _, ok := pictured(g, a); g.Playing() || ok {
		t.Error("a new state does not end the film")
	}
	g.SetMotion(false)
	if begin() != nil || g.Playing() {
		t.Error("plays without motion")
	}
	g.SetMotion(true)
	g.PlaySteps(swap) // the test driver shows the end of an animation at once
	if pos, _, _ := pictured(g, a); g.Playing() || pos != g.plan.place(1, 0) {
		t.Errorf("after the film the piece is at %v", pos)
	}
	if g.loadSteps([]Step{{Moves, "x", "y"}}) != nil {
		t.Error("plays what is not on the board")
	}
}

// A strike in vain is shown where the pieces stand, wherever they came from.
func TestZoomBoardFilmOfAStrikeInVain(t *testing.T) {
	g, _ := newTestZoomBoard(t, fyne.NewSize(900, 700))
	striker, other := testPiece(0), testPiece(1)
	g.SetState(testCastles().put("-4,0", striker).put("2,0", other))
	g.SetState(testCastles().put("0,0", striker).put("2,0", other))
	film := g.loadSteps([]Step{{Strikes, "0,0", "2,0"}})
	film.Wind(0.5)
	if pos, _, ok := pictured(g, striker); !ok || pos.X <= g.plan.place(0, 0).X {
		t.Errorf("the striker is at %v", pos)
	}
}

// A part of the board follows what happens outside of it.
func TestZoomBoardFilmIsFollowed(t *testing.T) {
	g, _ := newTestZoomBoard(t, fyne.NewSize(360, 500))
	g.SetZoom(3)
	g.Reveal("-8,-4")
	g.SetState(testCastles().put("8,4", testPiece(0)))
	g.SetState(testCastles().put("6,4", testPiece(0)))
	g.loadSteps([]Step{{Moves, "8,4", "6,4"}})
	if !seen(g, "6,4") {
		t.Error("what happens is out of sight")
	}
}

// What is drawn of one cell among its neighbours, in grey.
func greyCell(t *testing.T, g *ZoomBoard, w fyne.Window, change func(*Cell)) image.Image {
	t.Helper()
	state := State{Cells: slices.DeleteFunc(testCastles().Cells, func(f Cell) bool {
		x := 2*f.Q + f.R
		return x < 1 || x > 5 || f.R < -1 || f.R > 1
	})}
	g.SetState(state.with("3,1", change))
	box, _ := g.BoxOf("3,1")
	grey := image.NewGray(image.Rect(0, 0, int(box.Width), int(box.Height)))
	draw.Draw(grey, grey.Bounds(), widgettest.Picture(w, 1), image.Pt(int(box.X), int(box.Y)), draw.Src)
	return grey
}

// Without colours every ground, sign, seat, shield and state of a piece is told
// from every other, on wide screens and on phones.
func TestZoomBoardIsClearInGrey(t *testing.T) {
	kinds := map[string]map[string]func(*Cell){"ground": {}, "sign": {}, "signed piece": {}, "seat": {}, "piece": {}}
	for name, ground := range map[string]Ground{
		"plain": Plain, "castle": Castle, "tower": Tower, "forest": Forest, "hill": Hill, "mountain": Mountain,
	} {
		kinds["ground"][name] = func(f *Cell) { f.Ground = ground }
	}
	signs := map[string]Signs{
		"none": 0, "selected": Selected, "reach": Reach, "attack": Attack, "doubtful": Doubtful,
		"hopeless": Losing, "swap": Swap, "place": Place, "act": Act, "choice": Choice,
		"danger": Danger, "moved": Moved, "safe": Safe,
	}
	for name, sign := range signs {
		kinds["sign"][name] = func(f *Cell) { f.Signs = sign }
		if sign != Reach && sign != Place { // these are for free fields
			kinds["signed piece"][name] = func(f *Cell) { f.Signs, f.Piece = sign, testPiece(1) }
		}
	}
	for seat := range testSeats {
		kinds["seat"][fmt.Sprint(seat)] = func(f *Cell) {
			f.Piece = testPiece(0)
			f.Piece.Emblem = testSeats[seat]
		}
	}
	for name, change := range map[string]func(*Piece){
		"plain": func(*Piece) {}, "noble": func(p *Piece) { p.Noble = true }, "waiting": func(p *Piece) { p.Time = 2 },
		"faded": func(p *Piece) { p.Faded = true }, "token": func(p *Piece) { p.Token, p.Shape = true, Disc },
		"round": func(p *Piece) { p.Shape = Round }, "diamond": func(p *Piece) { p.Shape = Diamond },
		"coffin": func(p *Piece) { p.Shape = Coffin },
	} {
		kinds["piece"][name] = func(f *Cell) {
			f.Piece = testPiece(0)
			change(f.Piece)
		}
	}
	for _, size := range []fyne.Size{{Width: 270, Height: 220}, {Width: 150, Height: 110}} {
		for _, light := range []bool{false, true} {
			g, w := newTestZoomBoard(t, size)
			widgettest.UseTheme(light, 1)
			g.Refresh()
			for kind, changes := range kinds {
				pictures := map[string]image.Image{}
				for name, change := range changes {
					now := greyCell(t, g, w, change)
					for other, before := range pictures {
						if share := widgettest.Difference(now, before); share < 0.004 {
							t.Errorf("%v, light %v, %s: %s and %s differ in %.2f %% of the pixels", size, light, kind, name, other, share*100)
						}
					}
					pictures[name] = now
				}
			}
		}
	}
}

// The floor has a hexagon on each cell, its edge around it, and nothing between
// the cells or beside them; a very large one is painted smaller.
func TestZoomBoardFloor(t *testing.T) {
	fill, edge := color.NRGBA{10, 20, 30, 255}, color.NRGBA{200, 100, 50, 255}
	for _, flat := range []bool{false, true} {
		f := floor{size: fyne.NewSize(100, 80), radius: 30, flat: flat,
			tiles: []floorTile{{at: fyne.NewPos(50, 40), fill: fill, edge: edge, rim: 3}}}
		for _, scale := range []int{1, 3} {
			picture := f.paint(100*scale, 80*scale)
			at := func(x, y float64) color.Color {
				return color.NRGBAModel.Convert(picture.At(int((50+x)*float64(scale)), int((40+y)*float64(scale))))
			}
			along, across := 24.5, 28.5 // to the middle of a side, and to a corner
			if flat {
				along, across = across, along
			}
			if at(0, 0) != fill || at(along, 0) != edge || at(0, -across) != edge || at(-31, 0) != (color.NRGBA{}) || at(26, 26) != (color.NRGBA{}) {
				t.Errorf("flat %v, scale %d: %v, %v, %v, %v, %v", flat, scale, at(0, 0), at(along, 0), at(0, -across), at(-31, 0), at(26, 26))
			}
		}
		if size := f.paint(10000, 8000).Bounds().Size(); size.X*size.Y > mostPixels || size.X*size.Y < mostPixels*9/10 {
			t.Errorf("a large floor has %v pixels", size)
		}
	}
}

// Figures are never smaller than can be read: attack and defence come before
// movement, and all before their signs.
func TestZoomBoardFiguresCanBeRead(t *testing.T) {
	widgettest.Themed(t)
	for _, scale := range []float32{1, 1.6} {
		widgettest.UseTheme(false, scale)
		before := detail{}
		for radius := float32(10); radius < 90; radius++ {
			d := detailAt(radius)
			if d.figures != 0 && d.figures < leastFigure || d.figures < before.figures || before.signed && !d.signed {
				t.Errorf("at radius %v: %+v after %+v", radius, d, before)
			}
			before = d
		}
		if !before.signed {
			t.Error("large tiles do not show all")
		}
	}
}

func TestZoomBoardPictures(t *testing.T) {
	everything := crowdedBoard()
	signs := []Signs{Reach, Attack, Doubtful, Losing, Swap, Place, Act, Choice,
		Danger, Moved, Safe, Selected}
	for i := range everything.Cells {
		f := &everything.Cells[i]
		f.Signs = signs[i%len(signs)]
		if f.Signs.Has(Attack | Losing) {
			f.Note, f.Alarm = "4:3", f.Signs.Has(Losing)
		}
	}
	for _, one := range []struct {
		name  string
		size  fyne.Size
		state State
		light bool
		zoom  int
	}{
		{"grid-wide", fyne.NewSize(900, 700), crowdedBoard(), false, 0},
		{"grid-phone", fyne.NewSize(360, 480), crowdedBoard(), true, 0},
		{"grid-signs", fyne.NewSize(360, 480), everything, false, 1},
		{"grid-small", fyne.NewSize(320, 240), everything, false, 0},
	} {
		g, w := newTestZoomBoard(t, one.size)
		widgettest.UseTheme(one.light, 1)
		g.SetState(one.state)
		g.Refresh()
		for range one.zoom {
			g.ZoomIn()
		}
		widgettest.Golden(t, one.name, widgettest.Picture(w, 1))
	}
}

// A pan moves the board as it is, and an unchanged state draws nothing anew.
func TestZoomBoardDrawsOnlyWhatChanged(t *testing.T) {
	g, _ := newTestZoomBoard(t, fyne.NewSize(360, 500))
	g.SetState(crowdedBoard())
	g.ZoomIn()
	before := slices.Clone(g.view.pane.Objects)
	images := map[*canvas.Image]image.Image{}
	for _, o := range before {
		if i, ok := o.(*canvas.Image); ok {
			images[i] = i.Image
		}
	}
	at := g.view.pane.Position()
	g.pan(fyne.NewDelta(20, 30))
	g.SetState(crowdedBoard())
	g.Refresh()
	if g.view.pane.Position() == at || !slices.Equal(before, g.view.pane.Objects) {
		t.Error("a pan draws other objects")
	}
	for i, drawn := range images {
		if i.Image != drawn {
			t.Errorf("%s is drawn again", pictures.Name(drawn))
		}
	}
	widgettest.UseTheme(true, 1)
	g.Refresh()
	if slices.Equal(before, g.view.pane.Objects) {
		t.Error("another theme changes nothing")
	}
}

func BenchmarkZoomBoardRefresh(b *testing.B) {
	test.NewApp()
	widgettest.UseTheme(false, 1)
	g := NewZoomBoard(testIcons())
	w := test.NewWindow(g)
	defer w.Close()
	w.Resize(fyne.NewSize(1000, 800))
	state := crowdedBoard()
	moved := state.put("0,0", testPiece(0))
	b.ReportAllocs()
	for b.Loop() {
		g.SetState(moved)
		g.SetState(state)
	}
}

func BenchmarkZoomBoardZoom(b *testing.B) {
	test.NewApp()
	widgettest.UseTheme(false, 1)
	g := NewZoomBoard(testIcons())
	w := test.NewWindow(g)
	defer w.Close()
	w.Resize(fyne.NewSize(360, 500))
	g.SetState(crowdedBoard())
	for b.Loop() {
		g.ZoomIn()
		g.ZoomOut()
	}
}
