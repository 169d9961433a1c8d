package assets_test

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"io/fs"
	"math"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"

	"adytum/assets"
)

// A drawing is a picture as Fyne's rasteriser reads it: paths with a fill, the
// first painted lowest, in the units of the view box.
type drawing struct {
	name  string // "cards/author", or "icon"
	bytes []byte
	*oksvg.SvgIcon
}

func (d drawing) kind() assets.Kind { return assets.Kind(path.Dir(d.name)) }

// fill is the colour of a path as "#RRGGBB".
func (d drawing) fill(i int) string { return hex(d.SVGPaths[i].GetFillColor()) }

func read(t *testing.T, name string, content []byte) drawing {
	t.Helper()
	icon, err := oksvg.ReadIconStream(bytes.NewReader(content), oksvg.StrictErrorMode)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return drawing{name, content, icon}
}

// picture is a picture that the app shows.
func picture(t *testing.T, kind assets.Kind, id string) drawing {
	t.Helper()
	content, ok := assets.Picture(kind, id)
	if !ok {
		t.Fatalf("no %s %q", kind, id)
	}
	return read(t, string(kind)+"/"+id, content)
}

// pictures are those of a kind, by ids.
func picturesOf(t *testing.T, kind assets.Kind, ids ...string) []drawing {
	t.Helper()
	all := make([]drawing, len(ids))
	for i, id := range ids {
		all[i] = picture(t, kind, id)
	}
	return all
}

var files = sync.OnceValues(func() (map[string][]byte, error) {
	all := map[string][]byte{}
	err := filepath.WalkDir("pictures", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".svg" {
			return err
		}
		content, err := os.ReadFile(name)
		all[strings.TrimSuffix(filepath.ToSlash(name)[len("pictures/"):], ".svg")] = content
		return err
	})
	return all, err
})

// everyFile are the files that a draughtsman changes.
func everyFile(t *testing.T) []drawing {
	t.Helper()
	contents, err := files()
	if err != nil {
		t.Fatal(err)
	}
	var all []drawing
	for name, content := range contents {
		all = append(all, read(t, name, content))
	}
	slices.SortFunc(all, func(a, b drawing) int { return strings.Compare(a.name, b.name) })
	return all
}

// raster draws as Fyne does, as wide as told.
func (d drawing) raster(width int) *image.RGBA {
	height := int(float64(width)*d.ViewBox.H/d.ViewBox.W + 0.5)
	img := image.NewRGBA(image.Rect(0, 0, width, height))
	d.SetTarget(0, 0, float64(width), float64(height))
	d.Draw(rasterx.NewDasher(width, height, rasterx.NewScannerGV(width, height, img, img.Bounds())), 1)
	return img
}

// over is the picture on a ground of one colour, without colour.
func (d drawing) over(ground color.Color, width int) *image.Gray {
	img := d.raster(width)
	grey := image.NewGray(img.Bounds())
	draw.Draw(grey, grey.Bounds(), image.NewUniform(ground), image.Point{}, draw.Src)
	draw.Draw(grey, grey.Bounds(), img, image.Point{}, draw.Over)
	return grey
}

type point struct{ x, y float64 }

// An outline is a closed run of points round a part of a path.
type outline []point

// outlines takes a path apart; curves become eight straight lines.
func outlines(p rasterx.Path) []outline {
	var all []outline
	at := func(i int) point { return point{float64(p[i]) / 64, float64(p[i+1]) / 64} }
	for i := 0; i < len(p); {
		switch rasterx.PathCommand(p[i]) {
		case rasterx.PathMoveTo:
			all = append(all, outline{at(i + 1)})
			i += 3
			continue
		case rasterx.PathClose:
			i++
			continue
		default:
		}
		o := &all[len(all)-1]
		from := (*o)[len(*o)-1]
		switch rasterx.PathCommand(p[i]) {
		case rasterx.PathLineTo:
			*o = append(*o, at(i+1))
			i += 3
		case rasterx.PathQuadTo:
			a, b := at(i+1), at(i+3)
			for k := 1.0; k <= 8; k++ {
				t := k / 8
				*o = append(*o, from.towards(a, t).towards(a.towards(b, t), t))
			}
			i += 5
		case rasterx.PathCubicTo:
			a, b, c := at(i+1), at(i+3), at(i+5)
			for k := 1.0; k <= 8; k++ {
				t := k / 8
				ab := a.towards(b, t)
				*o = append(*o, from.towards(a, t).towards(ab, t).towards(ab.towards(b.towards(c, t), t), t))
			}
			i += 7
		default:
		}
	}
	return all
}

func (p point) towards(q point, t float64) point {
	return point{p.x + (q.x-p.x)*t, p.y + (q.y-p.y)*t}
}

// bounds are the corners of the smallest box round outlines.
func bounds(all ...outline) (low, high point) {
	low, high = point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for _, p := range slices.Concat(all...) {
		low = point{min(low.x, p.x), min(low.y, p.y)}
		high = point{max(high.x, p.x), max(high.y, p.y)}
	}
	return low, high
}
