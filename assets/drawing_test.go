package assets_test

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"os"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"

	"adytum/assets"
)

// page is what a draughtsman reads; its tables are what the files are held to.
func page(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../docs/pictures.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

var (
	paletteRow = regexp.MustCompile("(?m)^\\| `(#[0-9A-F]{6})` \\| [^|]+ \\| ([^|]+) \\|$")
	kindRow    = regexp.MustCompile("(?m)^\\| `([a-z.]+)` \\| (\\d+) × (\\d+) \\| ([0-9.]+) \\|")
)

// Each colour stands in the palette, for the pictures that it is in.
func TestPicturesKeepToThePalette(t *testing.T) {
	palette, used := map[string]string{}, map[string]bool{}
	for _, row := range paletteRow.FindAllStringSubmatch(page(t), -1) {
		palette[row[1]] = row[2]
	}
	for _, d := range everyFile(t) {
		for i := range d.SVGPaths {
			fill := d.fill(i)
			used[fill] = true
			if where, ok := palette[fill]; !ok {
				t.Errorf("%s: %s is not in the palette", d.name, fill)
			} else if where != "everywhere" && !slices.Contains(strings.Split(where, ", "), "`"+d.folder()+"`") {
				t.Errorf("%s: %s is only for %s", d.name, fill, where)
			}
		}
	}
	for fill := range palette {
		if !used[fill] {
			t.Errorf("no picture has %s", fill)
		}
	}
}

// folder is what the page calls the kind: all of Adellos is one.
func (d drawing) folder() string {
	if d.name == "icon" {
		return "icon.svg"
	}
	family, _, _ := strings.Cut(path.Dir(d.name), "/")
	return family
}

// A measure is the grid of a kind, and its thinnest line in 48ths of the width.
type measure struct{ width, height, thinnest float64 }

func measures(t *testing.T) map[string]measure {
	t.Helper()
	all := map[string]measure{}
	for _, row := range kindRow.FindAllStringSubmatch(page(t), -1) {
		var m [3]float64
		for i := range m {
			var err error
			if m[i], err = strconv.ParseFloat(row[i+2], 64); err != nil {
				t.Fatal(err)
			}
		}
		all[row[1]] = measure{m[0], m[1], m[2]}
	}
	return all
}

func (d drawing) measure(t *testing.T, all map[string]measure) measure {
	t.Helper()
	m, ok := all[d.folder()]
	if !ok {
		t.Fatalf("docs/pictures.md has no grid for %s", d.name)
	}
	return m
}

// The view box is the grid of the kind or a whole multiple of it, and begins at
// 0 0: Fyne misplaces every other.
func TestPicturesStandOnTheGridOfTheirKind(t *testing.T) {
	all := measures(t)
	for _, d := range everyFile(t) {
		m, box := d.measure(t, all), d.ViewBox
		if box.X != 0 || box.Y != 0 || math.Mod(box.W, m.width) != 0 || box.W*m.height != box.H*m.width {
			t.Errorf("%s: the view box is %v, the grid %v × %v", d.name, box, m.width, m.height)
		}
	}
}

// cardEdge is the line round a card, in its units.
const cardEdge = 4.2

// What reaches over the edge of a picture is cut off, and a scene that reaches
// over the frame of its card spoils it. Portraits are cut out on purpose.
func TestPicturesStayInside(t *testing.T) {
	for _, d := range everyFile(t) {
		for i, p := range d.SVGPaths {
			margin, slack := 0.0, 0.05
			if d.ViewBox.W >= 480 {
				slack = 0.5 // these are drawn in whole units
			}
			if d.kind() == assets.Cards && i > 0 && d.name != "cards/back" {
				margin = cardEdge
			}
			low, high := bounds(outlines(p.Path)...)
			if d.kind() != assets.Portraits && (low.x < margin-slack || low.y < margin-slack || high.x > d.ViewBox.W-margin+slack || high.y > d.ViewBox.H-margin+slack) {
				t.Errorf("%s: path %d, %s, goes from %.1f to %.1f", d.name, i+1, d.fill(i), low, high)
			}
		}
	}
}

// fine are the files that are free to hold something thinner: a string, a hook,
// the line round a lash, the edge of a moon in the dark. The picture says the
// same without.
var fine = []string{"adellos/units/poacher", "adellos/units/cutpurse", "adellos/units/grave_robber", "adellos/units/flagellant", "cards/darkness"}

// What is thinner than the page says breaks up where the picture is small. Of
// each patch of a path the broadest part counts, so that points and tapering
// ends are free; so are patches smaller than the square of a 48th.
func TestNothingIsTooThin(t *testing.T) {
	if testing.Short() {
		t.Skip("draws each path of each file")
	}
	all := measures(t)
	const scale = 8 // pixels to a 48th of the width
	for _, d := range everyFile(t) {
		broad := d.measure(t, all).thinnest
		for i, p := range d.SVGPaths {
			if thin := thinPatches(p, 48*scale/d.ViewBox.W, broad*scale, scale*scale); thin > 0 && !slices.Contains(fine, d.name) {
				t.Errorf("%s: path %d, %s, has %d patches thinner than %v", d.name, i+1, d.fill(i), thin, broad)
			}
		}
	}
}

// thinPatches counts the patches of a path that hold no disc as broad as told, in
// pixels, though they have the smallest number of pixels or more.
func thinPatches(p oksvg.SvgPath, scale, broad float64, smallest int) (thin int) {
	low, high := bounds(outlines(p.Path)...)
	width, height := int((high.x-low.x)*scale)+4, int((high.y-low.y)*scale)+4
	img := image.NewRGBA(image.Rect(0, 0, width, height))
	p.DrawTransformed(rasterx.NewDasher(width, height, rasterx.NewScannerGV(width, height, img, img.Bounds())), 1,
		rasterx.Identity.Translate(2-low.x*scale, 2-low.y*scale).Scale(scale, scale))
	solid := make([]bool, width*height)
	for i := range solid {
		solid[i] = img.Pix[4*i+3] > 127
	}
	seen := make([]bool, len(solid))
	for first := range solid {
		if !solid[first] || seen[first] {
			continue
		}
		patch := []int{first}
		seen[first] = true
		for i := 0; i < len(patch); i++ {
			for _, next := range []int{patch[i] - 1, patch[i] + 1, patch[i] - width, patch[i] + width} {
				if solid[next] && !seen[next] {
					seen[next] = true
					patch = append(patch, next)
				}
			}
		}
		if len(patch) >= smallest && !holds(solid, patch, width, broad) {
			thin++
		}
	}
	return thin
}

// holds reports whether a disc as broad as told, in pixels, lies in a patch.
func holds(solid []bool, patch []int, width int, broad float64) bool {
	var disc []int
	for y := -int(broad); y <= int(broad); y++ {
		for x := -int(broad); x <= int(broad); x++ {
			if math.Hypot(float64(x), float64(y)) <= broad/2-0.5 {
				disc = append(disc, y*width+x)
			}
		}
	}
	return slices.ContainsFunc(patch, func(middle int) bool {
		for _, step := range disc {
			if at := middle + step; at < 0 || at >= len(solid) || !solid[at] {
				return false
			}
		}
		return true
	})
}

func hex(c color.Color) string {
	r, g, b, _ := c.RGBA()
	return fmt.Sprintf("#%02X%02X%02X", r>>8, g>>8, b>>8)
}
