package cards

import (
	"image/color"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"adytum/widgets"
	"adytum/widgets/boards"
	"adytum/widgets/pictures"
	"adytum/widgets/widgettest"
)

func testState() State {
	return State{
		Rows: []Row{
			{Key: "upper", Label: "Upper", Note: "2 of 4", Slots: 4, Cards: []Card{
				testCard("Author", boards.Target), testCard("Light Keeper", boards.Dimmed)}},
			{Key: "middle", Label: "Middle", Slots: 4, Cards: []Card{
				testCard("Savage", 0), testCard("Chance Meeting", boards.Marked), testCard("Bard", 0), testCard("Sea", 0)}},
			{Key: "lower", Label: "Lower", Note: "12", Slots: 4, Cards: []Card{
				testCard("Castle", boards.Selected), testCard("Mill", 0), testCard("Ace of Moons", boards.Selected|boards.Marked)}},
		},
		Piles: []Pile{
			{Key: "deck", Label: "Deck", Note: "24", Top: Card{Down: true}},
			{Key: "discard", Label: "Discard", Note: "0", Empty: true},
		},
	}
}

var tableSizes = map[string]fyne.Size{
	"portrait": fyne.NewSize(360, 460), "landscape": fyne.NewSize(640, 280), "wide": fyne.NewSize(900, 600),
}

func newTestTable(t *testing.T, size fyne.Size) (*Table, fyne.Window) {
	t.Helper()
	table := NewTable(testStyle())
	table.SetState(testState())
	return table, widgettest.Show(t, table, size)
}

func TestTapReachesEveryCardAndPile(t *testing.T) {
	for name, size := range tableSizes {
		table, window := newTestTable(t, size)
		var got []boards.Spot
		table.OnTapped = func(s boards.Spot) { got = append(got, s) }
		for _, spot := range table.Spots() {
			box, _ := table.BoxOf(spot)
			got = nil
			test.TapCanvas(window.Canvas(), box.Center())
			if !slices.Equal(got, []boards.Spot{spot}) {
				t.Errorf("%s: a tap on %v gave %v", name, spot, got)
			}
		}
		got = nil
		missed := 0
		table.OnMissed = func() { missed++ }
		box, _ := table.BoxOf(boards.Spot{Area: "upper", Index: 3})
		test.TapCanvas(window.Canvas(), box.Center())
		if got != nil || missed != 1 {
			t.Errorf("%s: a tap on an empty slot gave %v and missed %d times", name, got, missed)
		}
	}
}

func TestUppermostOfOverlappingCardsIsTapped(t *testing.T) {
	table := NewTable(testStyle())
	var cards []Card
	for _, name := range strings.Split("abcdefghijkl", "") {
		cards = append(cards, testCard(name, 0))
	}
	table.SetState(State{Rows: []Row{{Key: "row", Cards: cards}}})
	widgettest.Show(t, table, fyne.NewSize(320, 300))
	first, _ := table.BoxOf(boards.Spot{Area: "row", Index: 0})
	second, _ := table.BoxOf(boards.Spot{Area: "row", Index: 1})
	if second.X >= first.X+first.Width {
		t.Fatal("the cards do not overlap")
	}
	if got, _ := table.SpotAt(second.Position.AddXY(1, 20)); got.Index != 1 {
		t.Errorf("where two cards overlap, card %d answers", got.Index)
	}
	if got, _ := table.SpotAt(second.Position.AddXY(-1, 20)); got.Index != 0 {
		t.Errorf("beside the second card, card %d answers", got.Index)
	}
}

func TestLiftedCardAnswersWhereItIsSeen(t *testing.T) {
	table, _ := newTestTable(t, tableSizes["portrait"])
	box, _ := table.BoxOf(boards.Spot{Area: "lower", Index: 0})
	if got, ok := table.SpotAt(box.Position.AddXY(5, 1-lift)); !ok || got != (boards.Spot{Area: "lower", Index: 0}) {
		t.Errorf("the raised edge gives %v, %v", got, ok)
	}
	box, _ = table.BoxOf(boards.Spot{Area: "lower", Index: 1})
	if got, ok := table.SpotAt(box.Position.AddXY(5, 1-lift)); ok {
		t.Errorf("above a card that lies flat is %v", got)
	}
}

func TestLongPressInspects(t *testing.T) {
	table, window := newTestTable(t, tableSizes["portrait"])
	var inspected, tapped []boards.Spot
	table.OnInspected = func(s boards.Spot) { inspected = append(inspected, s) }
	table.OnTapped = func(s boards.Spot) { tapped = append(tapped, s) }
	box, _ := table.BoxOf(boards.Spot{Area: "middle", Index: 2})
	test.TapSecondaryAt(table, box.Center())
	if !slices.Equal(inspected, []boards.Spot{{Area: "middle", Index: 2}}) || tapped != nil {
		t.Errorf("inspected %v, tapped %v", inspected, tapped)
	}
	_ = window
}

func TestSlippingFingerStillTaps(t *testing.T) {
	table, window := newTestTable(t, tableSizes["portrait"])
	var got []boards.Spot
	table.OnTapped = func(s boards.Spot) { got = append(got, s) }
	box, _ := table.BoxOf(boards.Spot{Area: "middle", Index: 1})
	test.Drag(window.Canvas(), box.Center(), 9, -7)
	if !slices.Equal(got, []boards.Spot{{Area: "middle", Index: 1}}) {
		t.Errorf("a finger that slipped on a card gave %v", got)
	}
	got = nil
	test.Drag(window.Canvas(), box.Center(), box.Width, 0)
	if got != nil {
		t.Errorf("a finger that slipped to the next card gave %v", got)
	}
}

func TestArrowKeysReachEverySpot(t *testing.T) {
	for name, size := range tableSizes {
		table, window := newTestTable(t, size)
		window.Canvas().Focus(table)
		table.SetRing(table.First())
		reached := widgettest.Walk(table, table.TypedKey)
		for _, spot := range table.Spots() {
			if !reached[spot] {
				t.Errorf("%s: no way to %v with the arrow keys", name, spot)
			}
		}
	}
}

func TestRightFollowsTheRow(t *testing.T) {
	table, window := newTestTable(t, tableSizes["wide"])
	window.Canvas().Focus(table)
	var moved []boards.Spot
	table.OnMoved = func(s boards.Spot) { moved = append(moved, s) }
	table.SetRing(boards.Spot{Area: "middle", Index: 0})
	for range 3 {
		table.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	}
	if want := []boards.Spot{{Area: "middle", Index: 1}, {Area: "middle", Index: 2}, {Area: "middle", Index: 3}}; !slices.Equal(moved, want) {
		t.Errorf("the ring went %v, want %v", moved, want)
	}
}

func TestKeysTapInspectAndPassOn(t *testing.T) {
	table, window := newTestTable(t, tableSizes["wide"])
	window.Canvas().Focus(table)
	var log []string
	table.OnTapped = func(s boards.Spot) { log = append(log, "tap "+s.Area) }
	table.OnInspected = func(s boards.Spot) { log = append(log, "inspect "+s.Area) }
	widgets.OnUnusedKey(func(k *fyne.KeyEvent) { log = append(log, "key "+string(k.Name)) })
	t.Cleanup(func() { widgets.OnUnusedKey(func(*fyne.KeyEvent) {}) })
	for _, key := range []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyI, desktop.KeyMenu, fyne.KeyEscape, fyne.KeyH} {
		table.TypedKey(&fyne.KeyEvent{Name: key})
	}
	want := []string{"tap upper", "tap upper", "inspect upper", "inspect upper", "key Escape", "key H"}
	if !slices.Equal(log, want) {
		t.Errorf("the keys did %v, want %v", log, want)
	}
}

func TestRingShowsOnlyForTheKeyboard(t *testing.T) {
	table, window := newTestTable(t, tableSizes["wide"])
	shown := func() bool { _, on := table.Ring(); return on }
	box, _ := table.BoxOf(boards.Spot{Area: "middle", Index: 1})
	test.TapCanvas(window.Canvas(), box.Center())
	if shown() {
		t.Error("the ring shows after a tap")
	}
	window.Canvas().Focus(table)
	table.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	if spot, on := table.Ring(); !on || spot != (boards.Spot{Area: "middle", Index: 2}) {
		t.Errorf("after a key from the tapped card the ring is at %v, %v", spot, on)
	}
	window.Canvas().Unfocus()
	if shown() {
		t.Error("the ring shows without focus")
	}
	window.Canvas().Focus(table)
	if spot, on := table.Ring(); !on || spot != (boards.Spot{Area: "middle", Index: 2}) {
		t.Errorf("back by the keyboard the ring is at %v, %v", spot, on)
	}
}

func TestRingStaysOnTheTable(t *testing.T) {
	table, window := newTestTable(t, tableSizes["wide"])
	window.Canvas().Focus(table)
	table.SetRing(boards.Spot{Area: "middle", Index: 3})
	state := testState()
	state.Rows[1].Cards = state.Rows[1].Cards[:1]
	table.SetState(state)
	if spot, _ := table.Ring(); !table.Has(spot) {
		t.Errorf("the ring is at %v, where nothing is", spot)
	}
	table.SetState(State{})
	for _, key := range []fyne.KeyName{fyne.KeyRight, fyne.KeySpace, fyne.KeyI} {
		table.TypedKey(&fyne.KeyEvent{Name: key})
	}
}

func TestNewStateRedrawsOnlyWhatChanged(t *testing.T) {
	table, _ := newTestTable(t, tableSizes["portrait"])
	before := map[string]any{}
	for key, sprite := range table.view.sprites {
		before[key] = sprite.face.Image.Image
	}
	state := testState()
	moved := state.Rows[1].Cards[0]
	state.Rows[1].Cards = state.Rows[1].Cards[1:]
	state.Rows[2].Cards = append(state.Rows[2].Cards, moved)
	state.Rows[1].Cards[0].Signs = boards.Selected
	table.SetState(state)
	for key, sprite := range table.view.sprites {
		if sprite.face.Image.Image != before[key] {
			t.Errorf("%s was drawn again", key)
		}
	}
	box, _ := table.BoxOf(boards.Spot{Area: "lower", Index: 3})
	if got := table.view.sprites["Savage"].face.Image.Position(); got != box.Position {
		t.Errorf("the moved card is at %v, want %v", got, box.Position)
	}
}

func TestTurningACardOverShowsItsFace(t *testing.T) {
	table, _ := newTestTable(t, tableSizes["portrait"])
	state := testState()
	state.Rows[1].Cards[0].Down = true
	table.SetState(state)
	sprite := table.view.sprites["Savage"]
	if pictures.Name(sprite.face.Image.Image) != table.style.Back.Name() || sprite.names[0].Visible() {
		t.Error("a card that lies face down shows its face or name")
	}
	table.SetState(testState())
	if pictures.Name(sprite.face.Image.Image) != "face-Savage.svg" || !sprite.names[0].Visible() {
		t.Error("a card that was turned up does not show face and name")
	}
}

func TestCardsFlyStraightAndLandOneAfterAnother(t *testing.T) {
	table, _ := newTestTable(t, tableSizes["portrait"])
	deck := boards.Spot{Area: "deck"}
	flight := table.launch([]Flight{
		{testCard("Savage", 0), deck, boards.Spot{Area: "middle", Index: 0}},
		{testCard("Bard", 0), deck, boards.Spot{Area: "middle", Index: 2}},
		{testCard("Pact", 0), boards.Spot{Area: "lower", Index: 1}, boards.Spot{Area: "discard"}},
	})
	first, second := table.view.sprites["Savage"], table.view.sprites["Bard"]
	if first.face.Image.Visible() || second.face.Image.Visible() {
		t.Error("cards lie at their goal before they have landed")
	}
	if table.view.flyers[1].face.Image.Visible() || !table.view.flyers[2].face.Image.Visible() {
		t.Error("a card of a pile is seen, or one of a row is not, before it leaves")
	}
	flight.Wind(float32(boards.FlightTime+time.Millisecond) / float32(flight.Total))
	if !first.face.Image.Visible() || second.face.Image.Visible() {
		t.Error("after the first flight only the first card should have landed")
	}
	from, _ := table.BoxOf(deck)
	to, _ := table.BoxOf(boards.Spot{Area: "middle", Index: 2})
	at := table.view.flyers[1].face.Image.Position().AddXY(table.plan.Card.Width/2, table.plan.Card.Height/2)
	a, b := from.Center(), to.Center()
	if cross := (at.X-a.X)*(b.Y-a.Y) - (at.Y-a.Y)*(b.X-a.X); cross > 5 || cross < -5 {
		t.Errorf("the card at %v is off its straight way from %v to %v", at, a, b)
	}
	flight.Wind(1)
	if table.Flying() || !second.face.Image.Visible() || len(table.view.flyers) != 0 {
		t.Error("not all cards have landed at the end")
	}
}

func TestNobodyWaitsForFlyingCards(t *testing.T) {
	table, window := newTestTable(t, tableSizes["portrait"])
	fly := Flight{testCard("Savage", 0), boards.Spot{Area: "deck"}, boards.Spot{Area: "middle", Index: 0}}
	box, _ := table.BoxOf(boards.Spot{Area: "lower", Index: 1})
	for name, act := range map[string]func(){
		"tap":       func() { test.TapCanvas(window.Canvas(), box.Center()) },
		"inspect":   func() { test.TapSecondaryAt(table, box.Center()) },
		"key":       func() { table.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace}) },
		"new state": func() { table.SetState(testState()) },
		"new size":  func() { table.Resize(table.Size().AddWidthHeight(0, 10)) },
		"stillness": func() { table.SetMotion(false) },
	} {
		old := table.launch([]Flight{fly})
		act()
		if table.Flying() || !table.view.sprites["Savage"].face.Image.Visible() {
			t.Errorf("%s: cards still fly", name)
		}
		old.Wind(0.5) // a tick that comes too late
		if table.Flying() {
			t.Errorf("%s: a late tick started the flight again", name)
		}
	}
}

func TestAnimateIgnoresWhatCannotFly(t *testing.T) {
	table, _ := newTestTable(t, tableSizes["portrait"])
	here := boards.Spot{Area: "middle", Index: 0}
	table.Animate([]Flight{{testCard("Savage", 0), here, here}, {testCard("Savage", 0), boards.Spot{Area: "nowhere", Index: 1}, here}})
	if table.Flying() || len(table.view.flyers) != 0 {
		t.Error("a card flies that has no way to go")
	}
	table.Animate([]Flight{{testCard("Savage", 0), boards.Spot{Area: "deck"}, here}})
	if table.Flying() {
		t.Error("the flight did not end with its animation")
	}
}

func TestALongDealIsShort(t *testing.T) {
	if total := boards.NewFlight(make([]Flight, 40), nil, nil).Total; total > time.Second {
		t.Errorf("forty cards take %v", total)
	}
	if total := boards.NewFlight(make([]Flight, 1), nil, nil).Total; total < 120*time.Millisecond || total > 250*time.Millisecond {
		t.Errorf("one card takes %v", total)
	}
}

func TestStateOutlivesItsRenderer(t *testing.T) {
	table, window := newTestTable(t, tableSizes["portrait"])
	before := widgettest.Picture(window, 1)
	table.launch([]Flight{{testCard("Savage", 0), boards.Spot{Area: "deck"}, boards.Spot{Area: "middle", Index: 0}}})
	table.view.Destroy()
	table.Settle()
	table.SetState(testState())
	fresh := table.CreateRenderer()
	window.SetContent(container.NewWithoutLayout(fresh.Objects()...))
	if d := widgettest.Difference(before, widgettest.Picture(window, 1)); d > 0 {
		t.Errorf("after losing its renderer the table looks different in %.2f %% of the pixels", d*100)
	}
}

func TestThemeChangeRedrawsEverything(t *testing.T) {
	_, window := newTestTable(t, tableSizes["portrait"])
	widgettest.UseTheme(true, 1.3)
	changed := widgettest.Picture(window, 1)
	table := NewTable(testStyle())
	table.SetState(testState())
	other := test.NewTempWindow(t, table)
	other.SetPadded(false)
	other.Resize(tableSizes["portrait"])
	if d := widgettest.Difference(changed, widgettest.Picture(other, 1)); d > 0 {
		t.Errorf("a table that saw the theme change differs from a new one in %.2f %% of the pixels", d*100)
	}
}

func TestSignsAreToldApartWithoutColour(t *testing.T) {
	states := []boards.Signs{0, boards.Selected, boards.Target, boards.Dimmed, boards.Marked, boards.Selected | boards.Marked, boards.Target | boards.Marked}
	table := NewTable(testStyle())
	window := widgettest.Show(t, table, fyne.NewSize(120, 200))
	var pictures []struct {
		signs boards.Signs
		state State
	}
	for _, signs := range states {
		pictures = append(pictures, struct {
			signs boards.Signs
			state State
		}{signs, State{Rows: []Row{{Key: "row", Cards: []Card{testCard("Author", signs)}}}}})
	}
	for i, a := range pictures {
		table.SetState(a.state)
		first := widgettest.Picture(window, 1)
		for _, b := range pictures[i+1:] {
			table.SetState(b.state)
			if d := widgettest.Difference(first, widgettest.Picture(window, 1)); d < 0.004 {
				t.Errorf("signs %b and %b differ in %.2f %% of the grey picture only", a.signs, b.signs, d*100)
			}
		}
	}
}

func TestNamesStayInTheirStrip(t *testing.T) {
	test.NewTempApp(t)
	style := testStyle()
	for _, scale := range []float32{0.85, 1, 1.6} {
		widgettest.UseTheme(false, scale)
		for width := float32(56); width <= mostWidth; width += 8 {
			size := fyne.NewSize(width, width*cardRatio)
			strip := style.strip(size)
			for _, name := range []string{"Sea", "Author", "Light Keeper", "Chance Meeting", "Ace of Leaves"} {
				sprite := newCardSprite(&style)
				sprite.show(testCard(name, 0), size, false)
				words := ""
				for _, line := range sprite.names {
					if !line.Visible() || line.Text == "" {
						continue
					}
					words = strings.TrimSpace(words + " " + line.Text)
					if got := line.MinSize().Width; got > strip.Width+2 {
						t.Errorf("%q on a card %v wide is %v wide in a strip of %v", line.Text, width, got, strip.Width)
					}
				}
				if words != name && width >= 64 {
					t.Errorf("%q on a card %v wide reads %q", name, width, words)
				}
			}
		}
	}
}

func TestTableSpeaks(t *testing.T) {
	table, window := newTestTable(t, tableSizes["wide"])
	if got := table.AccessibilityLabel(); !strings.Contains(got, "Upper 2 of 4: Author, Light Keeper") || !strings.Contains(got, "Deck: 24") {
		t.Errorf("the whole table says %q", got)
	}
	window.Canvas().Focus(table)
	table.SetRing(boards.Spot{Area: "middle", Index: 1})
	if got := table.AccessibilityLabel(); got != "Chance Meeting" {
		t.Errorf("the card below the ring says %q", got)
	}
}

func TestPicturesOfTables(t *testing.T) {
	for name, size := range tableSizes {
		for _, light := range []bool{false, true} {
			table, window := newTestTable(t, size)
			widgettest.UseTheme(light, 1)
			suffix := "-dark"
			if light {
				suffix = "-light"
				window.Canvas().Focus(table)
				table.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
			}
			widgettest.Golden(t, "table-"+name+suffix, widgettest.Picture(window, 1))
		}
	}
}

func TestEmptyPlaceInARowIsNoCard(t *testing.T) {
	test.NewTempApp(t)
	table := NewTable(Style{})
	table.Resize(fyne.NewSize(360, 500))
	table.SetState(State{Rows: []Row{{Key: "row", Slots: 3, Cards: []Card{{ID: "a", Name: "A"}, NoCard, {ID: "b", Name: "B"}}}}})
	gap, _ := table.BoxOf(boards.Spot{Area: "row", Index: 1})
	if spot, hit := table.SpotAt(gap.Center()); hit {
		t.Errorf("the empty place answers as %v", spot)
	}
	if _, there := table.CardAt(boards.Spot{Area: "row", Index: 1}); there {
		t.Error("a card lies at the empty place")
	}
	box, _ := table.BoxOf(boards.Spot{Area: "row", Index: 2})
	if spot, hit := table.SpotAt(box.Center()); !hit || spot.Index != 2 {
		t.Errorf("the card behind the gap answers as %v, %v", spot, hit)
	}
	table.FocusGained()
	for range 3 {
		table.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	}
	if spot, _ := table.Ring(); spot.Index != 2 {
		t.Errorf("the ring stands at %v, want the card behind the gap", spot)
	}
}

func TestWhenLandedIsCalledOnce(t *testing.T) {
	test.NewTempApp(t)
	table := NewTable(Style{})
	calls := 0
	table.WhenLanded(func() { calls++ })
	if calls != 1 {
		t.Errorf("nothing flies, but it was called %d times", calls)
	}
	table.launch([]Flight{{}})
	table.WhenLanded(func() { calls++ })
	if calls != 1 {
		t.Error("it was called before the cards have landed")
	}
	table.Settle()
	table.Settle()
	if calls != 2 {
		t.Errorf("it was called %d times, want once more", calls-1)
	}
}

// A sprite that served another card, in another size, shows the new card.
func TestSpriteShowsTheCardItIsGiven(t *testing.T) {
	test.NewTempApp(t)
	face := func(colour string) fyne.Resource {
		return fyne.NewStaticResource(colour+".svg", []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 30"><path fill="`+colour+`" d="M0 0 L20 0 L20 30 L0 30 Z"/></svg>`))
	}
	style := Style{Back: face("#000000"), Ink: color.Black}
	sprite := newCardSprite(&style)
	sprite.show(Card{ID: "a", Face: face("#ff0000")}, fyne.NewSize(64, 96), false)
	sprite.show(Card{ID: "b", Face: face("#0000ff")}, fyne.NewSize(32, 48), false)
	if sprite.face.Image.Image == nil {
		t.Fatal("nothing is drawn")
	}
	bounds := sprite.face.Image.Image.Bounds()
	r, _, b, _ := sprite.face.Image.Image.At(bounds.Dx()/2, bounds.Dy()/2).RGBA()
	if r != 0 || b == 0 {
		t.Errorf("the middle has red %d and blue %d, so the old card is still drawn", r, b)
	}
}

func TestRingIsPaintedAtOnce(t *testing.T) {
	table, _ := newTestTable(t, tableSizes["wide"])
	widgettest.RingIsPainted(t, table)
}
