package main

import (
	"image"
	"image/color"
	"image/draw"
	"maps"
	"slices"
	"testing"
)

// Every two adaptoids differ without their colours at the size of a phone's
// board, on light and on dark ground.
func TestAdaptoidsAreToldApartInGrey(t *testing.T) {
	const size, least = 40, 24
	for _, ground := range []color.Gray{{0x30}, {0xE0}} {
		grey := map[string]*image.Gray{}
		for token, p := range adaptoidPictures() {
			img := image.NewGray(image.Rect(0, 0, size, size))
			draw.Draw(img, img.Bounds(), image.NewUniform(ground), image.Point{}, draw.Src)
			draw.Draw(img, img.Bounds(), p.raster(size), image.Point{}, draw.Over)
			grey[token] = img
		}
		tokens := slices.Sorted(maps.Keys(grey))
		if len(tokens) != 56 {
			t.Fatalf("%d adaptoids", len(tokens))
		}
		for i, a := range tokens {
			for _, b := range tokens[i+1:] {
				if n := differing(grey[a], grey[b]); n < least {
					t.Errorf("%s and %s differ in %d pixels on %v", a, b, n, ground)
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
	for legs := range mostLimbs + 1 {
		for claws := range mostLimbs + 1 - legs {
			got := map[string]int{}
			for _, limb := range limbs(legs, claws) {
				got[limb]++
			}
			if got["leg"] != legs || got["claw"] != claws {
				t.Errorf("%d legs and %d claws became %v", legs, claws, got)
			}
		}
	}
}
