package main

import (
	"bytes"
	"image"
	"image/color"
	"io/fs"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"adytum/assets"
	"adytum/engine/decktet"
)

// The pictures in the repository are what the program draws, no file more and
// none less.
func TestCommittedPicturesAreWhatIsDrawn(t *testing.T) {
	folder := filepath.Join("..", "..", "assets", "pictures")
	files, err := drawAll()
	if err != nil {
		t.Fatal(err)
	}
	var committed []string
	err = filepath.WalkDir(folder, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		relative, err := filepath.Rel(folder, name)
		committed = append(committed, filepath.ToSlash(relative))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	drawn := slices.Sorted(maps.Keys(files))
	slices.Sort(committed)
	if !slices.Equal(drawn, committed) {
		t.Fatalf("drawn %v\ncommitted %v", drawn, committed)
	}
	for name, content := range files {
		kept, err := os.ReadFile(filepath.Join(folder, filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(kept, content) {
			t.Errorf("%s differs; run go run ./cmd/adytum-draw", name)
		}
	}
}

// What reaches over the edge of a picture is cut off, and a scene that reaches
// over the frame of its card spoils it.
func TestPicturesStayInside(t *testing.T) {
	inside := func(name string, p *picture, layers []layer, margin float64) {
		for _, l := range layers {
			low, high := l.shape.bounds()
			if low.x < margin-0.05 || low.y < margin-0.05 || high.x > p.width-margin+0.05 || high.y > p.height-margin+0.05 {
				t.Errorf("%s: %s goes from %.1f to %.1f", name, l.colour, low, high)
			}
		}
	}
	for _, c := range decktet.Extended() {
		p := cardPicture(c)
		inside(c.ID(), p, p.layers[1:], edge)
	}
	for _, s := range slices.Concat(suits, ingredients) {
		p := suitPicture(s)
		inside(s.name, p, p.layers, 0)
	}
	for _, s := range seats {
		p := seatPicture(s)
		inside(s.name, p, p.layers, 0)
	}
	for token, p := range adaptoidPictures() {
		inside(token, p, p.layers, 0)
	}
	for name, p := range adellosPictures() {
		inside(name, p, p.layers, 0)
	}
	for name, paint := range sketches {
		p := sketchPicture(paint)
		inside(name, p, p.layers, 0)
	}
	for name, shapes := range icons {
		p := iconPicture(shapes)
		inside(name, p, p.layers, 0)
	}
	for name, p := range map[string]*picture{"back": backPicture(), "adaman": adamanTile(), "adaptoid": adaptoidTile(), "adellos": adellosTile(), "alchemist": alchemistTile(), "icon": appIcon()} {
		inside(name, p, p.layers, 0)
	}
}

// The app writes the name of the card into the strip below the scene, where
// and in the colours that the assets say.
func TestNameStripIsEmptyPaper(t *testing.T) {
	if assets.CardPaper != paper || assets.CardInk != ink || assets.CardCorner != cardCorner/cardWidth {
		t.Fatal("the assets describe another card")
	}
	want := parseColour(paper)
	const top, bottom = assets.NameTop*cardHeight + 1, assets.NameBottom * cardHeight
	for _, c := range decktet.Extended() {
		img := cardPicture(c).raster(cardWidth)
		for y := int(top); y < int(bottom); y++ {
			for x := int(assets.NameLeft*cardWidth) + 10; x < int(assets.NameRight*cardWidth)-10; x++ {
				if got := color.RGBAModel.Convert(img.At(x, y)); got != want {
					t.Fatalf("%v: %v at %d, %d", c, got, x, y)
				}
			}
		}
	}
}

// No two cards, suits, icons, seats or pieces may look alike without colour at
// the size they are shown at; on the board the pieces of a faction are smaller.
func TestPicturesDifferInGrey(t *testing.T) {
	type kind struct {
		width    int
		least    float64
		pictures map[string]*picture
	}
	groups := map[string]kind{
		"cards":   {64, 12, map[string]*picture{}},
		"suits":   {10, 12, map[string]*picture{}},
		"brew":    {16, 24, map[string]*picture{}},
		"schools": {24, 8, map[string]*picture{}},
		"seats":   {16, 12, map[string]*picture{}},
		"icons":   {24, 12, map[string]*picture{}},
		"scenes":  {64, 12, map[string]*picture{}},
		"pieces":  {64, 50, map[string]*picture{}},
		"events":  {64, 60, map[string]*picture{}},
	}
	for _, c := range decktet.Extended() {
		groups["cards"].pictures[c.ID()] = cardPicture(c)
		scene := &picture{width: cardWidth, height: cardHeight}
		paintMiddle(scene, c)
		groups["scenes"].pictures[c.ID()] = scene
	}
	for _, s := range suits {
		groups["suits"].pictures[s.name] = suitPicture(s)
	}
	for _, i := range ingredients {
		groups["brew"].pictures[i.name] = suitPicture(i)
		groups["schools"].pictures[i.name] = schoolPicture(i.name)
	}
	for _, s := range seats {
		groups["seats"].pictures[s.name] = seatPicture(s)
	}
	for name, shapes := range icons {
		groups["icons"].pictures[name] = iconPicture(shapes)
	}
	for _, h := range hosts {
		pieces := map[string]*picture{}
		for id, paint := range h.units {
			pieces[id] = figurePicture(h.accent, paint)
		}
		for id, paint := range h.nobles {
			pieces[id] = figurePicture(h.accent, paint)
		}
		groups[h.id] = kind{40, 50, pieces}
	}
	for name, p := range adellosPictures() {
		if strings.HasPrefix(name, "cards/") {
			groups["events"].pictures[name] = p
		} else {
			groups["pieces"].pictures[name] = p
		}
	}
	for group, g := range groups {
		names := slices.Sorted(maps.Keys(g.pictures))
		grey := map[string][]float64{}
		for _, name := range names {
			grey[name] = greys(g.pictures[name].raster(g.width))
		}
		for i, a := range names {
			for _, b := range names[i+1:] {
				if d := difference(grey[a], grey[b]); d < g.least {
					t.Errorf("%s: %s and %s differ by %.1f of 255", group, a, b, d)
				}
			}
		}
	}
}

// greys are the pixels of a picture on parchment, 0 to 255.
func greys(img image.Image) []float64 {
	var out []float64
	bounds := img.Bounds()
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			r, g, b, a := img.At(x, y).RGBA()
			light := (0.299*float64(r) + 0.587*float64(g) + 0.114*float64(b)) / 257
			out = append(out, light+235*(1-float64(a)/0xffff))
		}
	}
	return out
}

// difference is the root of the mean squared difference.
func difference(a, b []float64) float64 {
	sum := 0.0
	for i := range a {
		sum += (a[i] - b[i]) * (a[i] - b[i])
	}
	return math.Sqrt(sum / float64(len(a)))
}

// A suit is carried by its fill on the dark ground and by its line on paper;
// one of the two must stand out three to one on either.
func TestSuitsAndSeatsStandOut(t *testing.T) {
	signs := map[string]string{}
	for _, s := range slices.Concat(suits, ingredients) {
		signs[s.name] = s.colour
	}
	for _, s := range seats {
		signs[s.name] = s.colour
	}
	for _, ground := range []string{paper, "#F1EADB", "#14171F", "#1E2330"} {
		for name, fill := range signs {
			if best := max(contrast(fill, ground), contrast(ink, ground)); best < 3 {
				t.Errorf("%s on %s: contrast %.2f", name, ground, best)
			}
		}
	}
}

// contrast is the ratio of the lights of two colours, 1 to 21.
func contrast(a, b string) float64 {
	light := func(hex string) float64 {
		r, g, b, _ := parseColour(hex).RGBA()
		linear := func(v uint32) float64 {
			f := float64(v) / 0xffff
			if f <= 0.03928 {
				return f / 12.92
			}
			return math.Pow((f+0.055)/1.055, 2.4)
		}
		return 0.2126*linear(r) + 0.7152*linear(g) + 0.0722*linear(b)
	}
	x, y := light(a)+0.05, light(b)+0.05
	return max(x, y) / min(x, y)
}

func TestPathData(t *testing.T) {
	cases := []struct{ data, want string }{
		{"M1 2L3 4H5V6Z", "M1 2L3 4L5 4L5 6Z"},
		{"m1 2l2 2h2v2", "M1 2L3 4L5 4L5 6Z"},
		{"M0 0 1 1 2 0", "M0 0L1 1L2 0Z"},
		{"M0 0C1 1 2 1 3 0S5-1 6 0", "M0 0C1 1 2 1 3 0C4 -1 5 -1 6 0Z"},
		{"M0 0Q3 3 6 0T12 0", "M0 0C2 2 4 2 6 0C8 -2 10 -2 12 0Z"},
		{"M-1 0A1 1 0 0 1 0-1", "M-1 0C-1 -0.55 -0.55 -1 0 -1Z"},
		{"M-1 0A1 1 0 0 0 0 1", "M-1 0C-1 0.55 -0.55 1 0 1Z"},
		{"M0-1A1 1 0 1 1-1 0", "M0 -1C0.55 -1 1 -0.55 1 0C1 0.55 0.55 1 0 1C-0.55 1 -1 0.55 -1 0Z"},
	}
	for _, c := range cases {
		if got := path(c.data).pathData(2); got != c.want {
			t.Errorf("path(%q) = %s, want %s", c.data, got, c.want)
		}
	}
}

// Lines must turn one way, or two that cross would cut a hole.
func TestLinesTurnOneWay(t *testing.T) {
	lines := map[string]shape{
		"straight":  pen(2, "M0 0L9 0M9 9L0 0M0 9V0"),
		"bent":      brush(1, 4, "M0 0C9 0 9 9 0 9S-9 0 0 0"),
		"closed":    pen(2, "M0 0H9V9H0Z"),
		"turned":    pen(2, "M0 0H9").turned(200, 3, 4),
		"flipped":   pen(2, "M0 0H9V9").flipped(2),
		"box":       roundBox(0, 0, 9, 9, 2),
		"circle":    circle(1, 2, 3),
		"drawn":     path("M0 0V9H9Z"),
		"unflipped": circle(1, 2, 3).flipped(0),
	}
	for name, s := range lines {
		for i, o := range s {
			if o.area() <= 0 {
				t.Errorf("%s: outline %d runs against the clock", name, i)
			}
		}
	}
}

// The shade of an adaptoid leaves its rim free, which parts it from dark cells.
func TestShadeStaysInTheBody(t *testing.T) {
	_, low := crescent().bounds()
	_, foot := circle(48, 48, bodyRadius).bounds()
	if low.x > foot.x+0.5 || low.y > foot.y+0.5 {
		t.Errorf("the shade reaches %v, the body %v", low, foot)
	}
}
