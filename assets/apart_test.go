package assets_test

import (
	"image"
	"image/color"
	"math"
	"strconv"
	"strings"
	"testing"

	"adytum/assets"
)

// No two cards, suits, icons, seats or pieces may look alike without colour at
// the size they are shown at; on the board the pieces of a faction are smaller.
// Grey is the harder case: colours differ by as much as their greys, or more.
func TestPicturesDifferInGrey(t *testing.T) {
	ids := pictureIDs(t)
	of := func(kind assets.Kind) []drawing { return picturesOf(t, kind, ids[kind]...) }
	type group struct {
		width int
		least float64
		all   []drawing
	}
	groups := map[string]group{
		"cards":       {64, 12, of(assets.Cards)},
		"suits":       {10, 12, of(assets.Suits)},
		"ingredients": {16, 24, of(assets.Ingredients)},
		"schools":     {24, 8, of(assets.Schools)},
		"seats":       {16, 12, of(assets.Seats)},
		"icons":       {24, 12, of(assets.Icons)},
		"scenes":      {64, 12, of(assets.Cards)},
		"events":      {64, 60, of(assets.Events)},
	}
	pieces := group{64, 50, nil}
	for _, kind := range []assets.Kind{assets.Units, assets.Nobles, assets.Tokens, assets.Factions} {
		pieces.all = append(pieces.all, of(kind)...)
	}
	groups["pieces"] = pieces
	for faction, members := range adellosFactions(t) {
		if faction == "" {
			continue
		}
		g := group{40, 50, nil}
		for kind, ids := range members {
			g.all = append(g.all, picturesOf(t, kind, ids...)...)
		}
		groups[faction] = g
	}
	for name, g := range groups {
		grey := make([][]float64, len(g.all))
		for i, d := range g.all {
			grey[i] = greys(d.raster(g.width))
			if name == "scenes" { // rank and suits do not count
				clear(grey[i][:g.width*signsBottom*g.width/200])
			}
		}
		for i, a := range g.all {
			for k := i + 1; k < len(g.all); k++ {
				if d := difference(grey[i], grey[k]); d < g.least {
					t.Errorf("%s: %s and %s differ by %.1f of 255", name, a.name, g.all[k].name, d)
				}
			}
		}
	}
}

// signsBottom is where the scene of a card begins, in its units.
const signsBottom = 62

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

// Signs are told apart by their colours alone, too.
func TestSignsDifferInColour(t *testing.T) {
	for _, kind := range []assets.Kind{assets.Suits, assets.Ingredients, assets.Seats} {
		all := picturesOf(t, kind, pictureIDs(t)[kind]...)
		for i, a := range all {
			for _, b := range all[i+1:] {
				if d := apart(a.accent(t), b.accent(t)); d < 60 {
					t.Errorf("%s and %s are %s and %s, %.0f apart", a.name, b.name, a.accent(t), b.accent(t), d)
				}
			}
		}
	}
}

// accent is the only colour of a sign besides ink.
func (d drawing) accent(t *testing.T) string {
	t.Helper()
	accent := ""
	for i := range d.SVGPaths {
		fill := d.fill(i)
		if fill != assets.CardInk && accent != "" && fill != accent {
			t.Errorf("%s has %s beside %s", d.name, fill, accent)
		}
		if fill != assets.CardInk {
			accent = fill
		}
	}
	if accent == "" || d.fill(0) != assets.CardInk {
		t.Errorf("%s is not a colour on ink", d.name)
	}
	return accent
}

// apart is the distance of two colours, in 255ths.
func apart(a, b string) float64 {
	sum := 0.0
	x, y := parse(a), parse(b)
	for i := range x {
		sum += (x[i] - y[i]) * (x[i] - y[i])
	}
	return 255 * math.Sqrt(sum)
}

// A sign is carried by its fill on the dark ground and by its line on paper;
// one of the two must stand out three to one on either.
func TestSuitsAndSeatsStandOut(t *testing.T) {
	for _, kind := range []assets.Kind{assets.Suits, assets.Ingredients, assets.Seats} {
		for _, d := range picturesOf(t, kind, pictureIDs(t)[kind]...) {
			for _, ground := range []string{assets.CardPaper, "#F1EADB", "#14171F", "#1E2330"} {
				if best := max(contrast(d.accent(t), ground), contrast(assets.CardInk, ground)); best < 3 {
					t.Errorf("%s on %s: contrast %.2f", d.name, ground, best)
				}
			}
		}
	}
}

// contrast is the ratio of the lights of two colours, 1 to 21.
func contrast(a, b string) float64 {
	light := func(colour string) float64 {
		c := parse(colour)
		for i, f := range c {
			if c[i] = f / 12.92; f > 0.03928 {
				c[i] = math.Pow((f+0.055)/1.055, 2.4)
			}
		}
		return 0.2126*c[0] + 0.7152*c[1] + 0.0722*c[2]
	}
	x, y := light(a)+0.05, light(b)+0.05
	return max(x, y) / min(x, y)
}

// The app writes the name of the card into the strip below the scene, where
// and in the colours that the assets say.
func TestNameStripIsEmptyPaper(t *testing.T) {
	const width, height = 200, 300
	paper := parse(assets.CardPaper)
	want := color.RGBA{uint8(255*paper[0] + 0.5), uint8(255*paper[1] + 0.5), uint8(255*paper[2] + 0.5), 0xff}
	top, bottom := float64(assets.NameTop*height+1), float64(assets.NameBottom*height)
	for _, d := range picturesOf(t, assets.Cards, pictureIDs(t)[assets.Cards]...) {
		corner := math.Inf(1)
		for _, p := range outlines(d.SVGPaths[0].Path)[0] {
			if p.y == 0 {
				corner = min(corner, p.x)
			}
		}
		if d.fill(0) != assets.CardInk || corner != assets.CardCorner*width {
			t.Errorf("%s begins with %s and a corner of %v", d.name, d.fill(0), corner)
		}
		if strings.HasSuffix(d.name, "/back") {
			continue
		}
		img := d.raster(width)
	strip:
		for y := int(top); y < int(bottom); y++ {
			for x := int(assets.NameLeft*width) + 10; x < int(assets.NameRight*width)-10; x++ {
				if got := img.RGBAAt(x, y); got != want {
					t.Errorf("%s: %v at %d, %d", d.name, got, x, y)
					break strip
				}
			}
		}
	}
}

// A portrait is cut out of its card: who changes one changes both.
func TestPortraitsAreThoseOfTheirCards(t *testing.T) {
	const left, top, middle, radius = 22, 72, 78, 70 // of the square in the card, of the niche in the square
	for _, id := range pictureIDs(t)[assets.Portraits] {
		card, portrait := picture(t, assets.Cards, id).raster(200), picture(t, assets.Portraits, id).raster(156)
		var a, b []float64
		for y := range 156 {
			for x := range 156 {
				if math.Hypot(float64(x-middle), float64(y-middle)) < radius {
					a = append(a, greys(card.SubImage(image.Rect(x+left, y+top, x+left+1, y+top+1)))...)
					b = append(b, greys(portrait.SubImage(image.Rect(x, y, x+1, y+1)))...)
				}
			}
		}
		if d := difference(a, b); d > 3 {
			t.Errorf("the portrait of %s differs from its card by %.1f of 255", id, d)
		}
	}
}

// parse reads "#RRGGBB" as parts of one.
func parse(colour string) (rgb [3]float64) {
	for i := range rgb {
		v, err := strconv.ParseUint(colour[1+2*i:3+2*i], 16, 8)
		if err != nil {
			panic(err)
		}
		rgb[i] = float64(v) / 255
	}
	return rgb
}
