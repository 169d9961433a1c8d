package assets_test

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"
	"testing"

	"adytum/assets"
)

// Every two adaptoids differ without their colours at the size of a phone's
// board, on light and on dark ground.
func TestAdaptoidsAreToldApartInGrey(t *testing.T) {
	const size, least = 40, 24
	tokens := pictureIDs(t)[assets.Adaptoids]
	if len(tokens) != 56 {
		t.Fatalf("%d adaptoids", len(tokens))
	}
	all := picturesOf(t, assets.Adaptoids, tokens...)
	for _, ground := range []color.Gray{{0x30}, {0xE0}} {
		grey := make([]*image.Gray, len(all))
		for i, d := range all {
			grey[i] = d.over(ground, size)
		}
		for i, a := range all {
			for k := i + 1; k < len(all); k++ {
				if n := differing(grey[i], grey[k]); n < least {
					t.Errorf("%s and %s differ in %d pixels on %v", a.name, all[k].name, n, ground)
				}
			}
		}
	}
}

// differing counts the pixels that a person would see to differ.
func differing(a, b *image.Gray) int {
	n := 0
	for i := range a.Pix {
		if max(a.Pix[i], b.Pix[i])-min(a.Pix[i], b.Pix[i]) > 64 {
			n++
		}
	}
	return n
}

// A limb is in one socket alone, and there are as many as were asked for.
func TestLimbsHaveSocketsOfTheirOwn(t *testing.T) {
	for _, side := range "WB" {
		leg := picture(t, assets.Adaptoids, string(side)+"60")
		pincer := picture(t, assets.Adaptoids, string(side)+"06")
		for _, token := range pictureIDs(t)[assets.Adaptoids] {
			d := picture(t, assets.Adaptoids, token)
			if rune(token[0]) != side {
				continue
			}
			legs, pincers := 0, 0
			for socket := range 6 {
				for i := range d.SVGPaths {
					if slices.Equal(d.SVGPaths[i].Path, leg.SVGPaths[7+socket].Path) {
						legs++
					}
					if slices.Equal(d.SVGPaths[i].Path, pincer.SVGPaths[7+socket].Path) {
						pincers++
					}
				}
			}
			limbs := legs + pincers
			if want := fmt.Sprintf("%c%d%d", side, legs, pincers); token != want || len(d.SVGPaths) != 4+2*limbs+6-limbs {
				t.Errorf("%s has %d legs, %d pincers and %d paths", token, legs, pincers, len(d.SVGPaths))
			}
		}
	}
}

// What pieces are composed of stands in the order in which it is looked for: the
// rims of the limbs and the limbs at their sockets, clockwise from the top.
func TestPartsOfAdaptoidsStandInOrder(t *testing.T) {
	for _, side := range "WB" {
		for _, name := range []string{"00", "60", "06"} {
			d := picture(t, assets.Adaptoids, string(side)+name)
			first := []int{0, 7} // rims and limbs
			if name == "00" {
				first = []int{3} // the dots of empty sockets
			}
			for _, f := range first {
				for socket := range 6 {
					low, high := bounds(outlines(d.SVGPaths[f+socket].Path)...)
					sin, cos := math.Sincos(float64(socket) * math.Pi / 3)
					out := ((low.x+high.x)/2-48)*sin - ((low.y+high.y)/2-48)*cos
					aside := math.Abs(((low.x+high.x)/2-48)*cos + ((low.y+high.y)/2-48)*sin)
					if out < 15 || aside > 2 {
						t.Errorf("%s: path %d is %.1f out of the middle towards socket %d and %.1f aside", d.name, f+socket+1, out, socket, aside)
					}
				}
			}
			if content, err := files(); err != nil || !bytes.Equal(content[d.name], d.bytes) {
				t.Errorf("%s is not composed of itself, %v", d.name, err)
			}
		}
	}
}

// The shade of an adaptoid leaves its rim free, which parts it from dark cells.
func TestShadeStaysInTheBody(t *testing.T) {
	for _, token := range []string{"W00", "B00"} {
		d := picture(t, assets.Adaptoids, token)
		_, foot := bounds(outlines(d.SVGPaths[1].Path)...)
		_, low := bounds(outlines(d.SVGPaths[2].Path)...)
		if low.x > foot.x+0.5 || low.y > foot.y+0.5 {
			t.Errorf("%s: the shade reaches %v, the body %v", token, low, foot)
		}
	}
}
