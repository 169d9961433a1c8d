package compendium

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"pgregory.net/rapid"

	"adytum/widgets"
	"adytum/widgets/boards"
	"adytum/widgets/widgettest"
)

var testThings = []fyne.Resource{
	widgettest.Shape("square", "#3D8FD1", "M3 3H21V21H3Z"),
	widgettest.Shape("wedge", "#F5D94A", "M12 2L22 22H2Z"),
	widgettest.Shape("bar", "#E2661A", "M2 9H22V15H2Z"),
	widgettest.Shape("post", "#009E73", "M9 2H15V22H9Z"),
	widgettest.Shape("kite", "#A9ADB3", "M12 1L20 10L12 23L4 10Z"),
}

// testCompendium is a table in the middle of a game, with so many seats.
func testCompendium(seats int) State {
	s := State{TileWord: "Tiles", ReserveWord: "Reserve", StockWord: "Yours", Tiles: []string{"1", "3", "10"}}
	for i := range seats {
		s.Seats = append(s.Seats, Seat{Emblem: testThings[i], Name: fmt.Sprintf("Player %d", i+1), Score: 20 * i,
			Cubes: "12", Seals: "4", Active: i == 0, Spoken: fmt.Sprintf("seat %d", i)})
	}
	for i := range 10 {
		c := Cauldron{Products: [2]fyne.Resource{testThings[i%5], testThings[(i+1)%5]}, Spoken: fmt.Sprintf("cauldron %d", i)}
		if i%2 == 0 {
			c.Tile, c.Seal, c.Fields = fmt.Sprint(i+2), testThings[0], testThings[:1+i/2]
		}
		s.Cauldrons = append(s.Cauldrons, c)
	}
	for i, thing := range testThings {
		heap := Heap{Picture: thing, Count: fmt.Sprint(i), Spoken: fmt.Sprintf("%d of %d", i, i)}
		s.Reserve, s.Stock = append(s.Reserve, heap), append(s.Stock, heap)
	}
	s.Reserve = append(s.Reserve, Heap{Picture: testThings[0], Tinted: true, Count: "8", Spoken: "bag"})
	s.Stock = append(s.Stock, Heap{Picture: testThings[1], Spoken: "school"})
	s.Cauldrons[1].Signs, s.Cauldrons[2].Signs, s.Cauldrons[4].Signs = boards.Selected, boards.Target|boards.Marked, boards.Dimmed
	s.Cauldrons[1].Fields = testThings[:2]
	return s
}

var compendiumSizes = map[string]fyne.Size{
	"portrait": fyne.NewSize(360, 540), "landscape": fyne.NewSize(740, 236), "wide": fyne.NewSize(880, 560),
}

// Every place can be tapped in its middle, lies inside, and overlaps no other.
func TestCompendiumPlaces(t *testing.T) {
	test.NewTempApp(t)
	widgettest.UseTheme(false, 1)
	rapid.Check(t, func(t *rapid.T) {
		c := NewBoard(Icons{testThings[0], testThings[1]})
		size := fyne.NewSize(float32(rapid.IntRange(360, 1500).Draw(t, "width")), float32(rapid.IntRange(480, 1000).Draw(t, "height")))
		state := testCompendium(rapid.IntRange(2, 5).Draw(t, "seats"))
		if rapid.Bool().Draw(t, "picks") {
			for i := range rapid.IntRange(1, 10).Draw(t, "number") {
				state.Picks = append(state.Picks, Pick{Label: fmt.Sprint(i), Spoken: "pick"})
			}
		}
		c.Resize(size)
		c.SetState(state)
		var boxes []widgets.Box
		for _, spot := range c.Spots() {
			box, _ := c.BoxOf(spot)
			if at, ok := c.SpotAt(box.Center()); !ok || at != spot && at.Area != AreaFields {
				t.Fatalf("%v: at its middle lies %v", spot, at)
			}
			if box.X < 0 || box.Y < 0 || box.X+box.Width > size.Width+0.5 || box.Y+box.Height > size.Height+0.5 {
				t.Fatalf("%v lies at %v in %v", spot, box, size)
			}
			if box.Width < 40 || box.Height < 32 {
				t.Fatalf("%v is only %v", spot, box.Size)
			}
			for _, other := range boxes {
				if box.X < other.X+other.Width-0.5 && other.X < box.X+box.Width-0.5 &&
					box.Y < other.Y+other.Height-0.5 && other.Y < box.Y+box.Height-0.5 {
					t.Fatalf("%v at %v covers %v", spot, box, other)
				}
			}
			boxes = append(boxes, box)
		}
	})
}

// On the screens that are designed for, everything is large enough for a finger.
func TestCompendiumTouchTargets(t *testing.T) {
	test.NewTempApp(t)
	widgettest.UseTheme(false, 1)
	c := NewBoard(Icons{})
	for name, size := range compendiumSizes {
		c.Resize(size)
		c.SetState(testCompendium(3))
		for _, spot := range c.Spots() {
			box, _ := c.BoxOf(spot)
			if target := box.Grown(compendiumGap / 2); target.Width < widgets.TouchSize || target.Height < widgets.TouchSize && spot.Area != AreaTiles {
				t.Errorf("%s: %v is %v", name, spot, target.Size)
			}
		}
	}
}

func TestCompendiumTapsAndFields(t *testing.T) {
	c := NewBoard(Icons{testThings[0], testThings[1]})
	w := widgettest.Show(t, c, compendiumSizes["portrait"])
	c.SetState(testCompendium(3))
	var tapped, inspected []boards.Spot
	c.OnTapped = func(s boards.Spot) { tapped = append(tapped, s) }
	c.OnInspected = func(s boards.Spot) { inspected = append(inspected, s) }
	field, ok := c.BoxOf(boards.Spot{Area: AreaFields, Index: 1})
	if !ok {
		t.Fatal("the selected cauldron has no fields to tap")
	}
	if _, ok := c.BoxOf(boards.Spot{Area: AreaFields, Index: 2}); ok {
		t.Error("an empty field can be tapped")
	}
	test.TapCanvas(w.Canvas(), field.Center())
	heap, _ := c.BoxOf(boards.Spot{Area: AreaStock, Index: 3})
	test.TapCanvas(w.Canvas(), heap.Center())
	if want := fmt.Sprint([]boards.Spot{{Area: AreaFields, Index: 1}, {Area: AreaStock, Index: 3}}); fmt.Sprint(tapped) != want {
		t.Errorf("tapped %v, want %s", tapped, want)
	}
	c.TappedSecondary(&fyne.PointEvent{Position: heap.Center()})
	if len(inspected) != 1 || inspected[0] != (boards.Spot{Area: AreaStock, Index: 3}) {
		t.Errorf("inspected %v", inspected)
	}
	c.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: heap.Center().AddXY(5, 0)}, Dragged: fyne.NewDelta(5, 0)})
	c.DragEnd()
	if len(tapped) != 3 {
		t.Error("a finger that slips a little does not tap")
	}
}

func TestCompendiumPicksTakeThePlaceOfTheReserve(t *testing.T) {
	test.NewTempApp(t)
	c := NewBoard(Icons{})
	c.Resize(compendiumSizes["portrait"])
	state := testCompendium(2)
	state.Picks = []Pick{{Label: "1"}, {Label: "2"}}
	c.SetState(state)
	if _, ok := c.BoxOf(boards.Spot{Area: AreaReserve, Index: 0}); ok {
		t.Error("the reserve lies under the picks")
	}
	if _, ok := c.BoxOf(boards.Spot{Area: AreaPicks, Index: 1}); !ok {
		t.Error("the picks are not there")
	}
}

// The arrow keys reach every place, and Space taps it.
func TestCompendiumByKeyboard(t *testing.T) {
	for name, size := range compendiumSizes {
		c := NewBoard(Icons{testThings[0], testThings[1]})
		w := widgettest.Show(t, c, size)
		c.SetState(testCompendium(4))
		w.Canvas().Focus(c)
		reached := widgettest.Walk(c, c.TypedKey)
		for _, spot := range c.Spots() {
			if !reached[spot] {
				t.Errorf("%s: the arrow keys do not reach %v", name, spot)
			}
		}
		var tapped boards.Spot
		c.OnTapped = func(s boards.Spot) { tapped = s }
		c.SetRing(boards.Spot{Area: AreaReserve, Index: 2})
		c.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
		if tapped != (boards.Spot{Area: AreaReserve, Index: 2}) || c.AccessibilityLabel() != "Reserve: 2 of 2" {
			t.Errorf("%s: tapped %v, spoken %q", name, tapped, c.AccessibilityLabel())
		}
	}
}

func TestCompendiumSpeaks(t *testing.T) {
	test.NewTempApp(t)
	c := NewBoard(Icons{})
	c.Resize(compendiumSizes["wide"])
	c.SetState(testCompendium(3))
	for _, part := range []string{"seat 2", "cauldron 9", "Tiles: 1, 3, 10", "Reserve: bag", "Yours: school"} {
		if !strings.Contains(c.AccessibilityLabel(), part) {
			t.Errorf("it does not say %q: %s", part, c.AccessibilityLabel())
		}
	}
}

// Nothing is told by colour alone: in grey, cauldrons in different states still
// look different.
func TestCompendiumStatesDifferInGrey(t *testing.T) {
	c := NewBoard(Icons{testThings[0], testThings[1]})
	w := widgettest.Show(t, c, compendiumSizes["portrait"])
	state := testCompendium(2)
	looks := map[string][]float64{}
	for name, signs := range map[string]boards.Signs{"plain": 0, "glowing": boards.Target, "chosen": boards.Selected, "dimmed": boards.Dimmed, "last": boards.Marked} {
		state.Cauldrons[2].Signs, state.Cauldrons[1].Signs = signs, 0
		c.SetState(state)
		box, _ := c.BoxOf(boards.Spot{Area: AreaCauldrons, Index: 2})
		looks[name] = greyPart(widgettest.Picture(w, 1), box)
	}
	for a := range looks {
		for b := range looks {
			if a < b && greyDistance(looks[a], looks[b]) < 30 {
				t.Errorf("%s and %s look alike", a, b)
			}
		}
	}
}

func greyPart(img image.Image, box widgets.Box) []float64 {
	var greys []float64
	for y := int(box.Y); y < int(box.Y+box.Height); y++ {
		for x := int(box.X); x < int(box.X+box.Width); x++ {
			r, g, b, _ := img.At(x, y).RGBA()
			greys = append(greys, (0.299*float64(r)+0.587*float64(g)+0.114*float64(b))/257)
		}
	}
	return greys
}

// greyDistance counts the pixels that are clearly lighter or darker.
func greyDistance(a, b []float64) int {
	const clear = 40
	n := 0
	for i := range a {
		if max(a[i]-b[i], b[i]-a[i]) > clear {
			n++
		}
	}
	return n
}

// What has not changed is not drawn again.
func TestCompendiumKeepsItsObjects(t *testing.T) {
	c := NewBoard(Icons{testThings[0], testThings[1]})
	widgettest.Show(t, c, compendiumSizes["portrait"])
	c.SetState(testCompendium(3))
	before := c.view.Objects()
	c.SetState(testCompendium(3))
	after := c.view.Objects()
	if len(before) != len(after) {
		t.Fatalf("%d objects, then %d", len(before), len(after))
	}
	for i := range before {
		if before[i] != after[i] {
			t.Fatalf("object %d was made anew", i)
		}
	}
	if len(after) > 220 {
		t.Errorf("%d objects for one table", len(after))
	}
}

func TestCompendiumLook(t *testing.T) {
	for name, size := range compendiumSizes {
		for theme, light := range map[string]bool{"dark": false, "light": true} {
			c := NewBoard(Icons{testThings[0], testThings[1]})
			w := widgettest.Show(t, c, size)
			widgettest.UseTheme(light, 1)
			c.SetState(testCompendium(4))
			widgettest.Golden(t, "compendium-"+name+"-"+theme, widgettest.Picture(w, 1))
		}
	}
}

func TestCubesFlyAndLand(t *testing.T) {
	test.NewTempApp(t)
	c := NewBoard(Icons{testThings[0], testThings[1]})
	c.Resize(fyne.NewSize(360, 600))
	c.SetState(testCompendium(3))
	cubes := []Flight{
		{Picture: testThings[0], From: boards.Spot{Area: AreaStock, Index: 0}, To: boards.Spot{Area: AreaCauldrons, Index: 0}, Field: 0},
		{Picture: testThings[0], From: boards.Spot{Area: AreaReserve, Index: 1}, To: boards.Spot{Area: AreaSeats, Index: 0}, Field: -1},
	}
	c.SetMotion(false)
	c.Animate(cubes)
	if c.Flying() {
		t.Error("cubes fly without motion")
	}
	flight := c.launch(cubes)
	if !c.expects(0, 0) || c.expects(0, 1) || c.expects(1, 0) {
		t.Error("the wrong fields wait")
	}
	flight.Wind(0.5)
	if !c.Flying() {
		t.Error("the cubes have landed half way")
	}
	to, ok := c.landing(cubes[0])
	cauldron, _ := c.BoxOf(cubes[0].To)
	if !ok || !cauldron.Contains(to.Center()) || to == cauldron {
		t.Errorf("the cube lands at %v in the cauldron %v", to, cauldron)
	}
	c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(-10, -10)})
	if c.Flying() || c.expects(0, 0) {
		t.Error("a tap does not land the cubes")
	}
}

func TestTheRingIsPaintedAtOnce(t *testing.T) {
	c := NewBoard(Icons{})
	widgettest.Show(t, c, fyne.NewSize(800, 600))
	c.SetState(testCompendium(2))
	widgettest.RingIsPainted(t, c)
}
