package main

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"strconv"

	"golang.org/x/image/vector"

	"adytum/engine/decktet"
)

// iconPixels is the width and the height of the app's icon as PNG.
const iconPixels = 512

// drawAll makes all files of the picture folder, by their paths in it.
func drawAll() (map[string][]byte, error) {
	pictures := map[string]*picture{
		"cards/back":      backPicture(),
		"games/adaman":    adamanTile(),
		"games/alchemist": alchemistTile(),
		"games/adaptoid":  adaptoidTile(),
		"games/adellos":   adellosTile(),
		"icon":            appIcon(),
	}
	for _, c := range decktet.Extended() {
		pictures["cards/"+c.ID()] = cardPicture(c)
		if c.Is(decktet.Personality) {
			pictures["portraits/"+c.ID()] = portraitPicture(c)
		}
	}
	for _, s := range suits {
		pictures["suits/"+s.name] = suitPicture(s)
	}
	for _, i := range ingredients {
		pictures["ingredients/"+i.name] = suitPicture(i)
		pictures["schools/"+i.name] = schoolPicture(i.name)
	}
	for name, shapes := range icons {
		pictures["icons/"+name] = iconPicture(shapes)
	}
	for _, e := range seats {
		pictures["seats/"+e.name] = seatPicture(e)
	}
	for token, p := range adaptoidPictures() {
		pictures["adaptoids/"+token] = p
	}
	for name, paint := range sketches {
		pictures["tables/"+name] = sketchPicture(paint)
	}
	for name, p := range adellosPictures() {
		pictures["adellos/"+name] = p
	}
	files := map[string][]byte{}
	for name, p := range pictures {
		files[name+".svg"] = p.svg()
	}
	var icon bytes.Buffer
	err := png.Encode(&icon, appIcon().raster(iconPixels))
	files["icon.png"] = icon.Bytes()
	return files, err
}

// raster paints the picture in pixels, as wide as told.
func (p *picture) raster(width int) image.Image {
	scale := float64(width) / p.width
	height := int(p.height*scale + 0.5)
	img := image.NewNRGBA(image.Rect(0, 0, width, height))
	canvas := image.NewRGBA(img.Bounds())
	for _, l := range p.layers {
		r := vector.NewRasterizer(width, height)
		at := func(q point) (float32, float32) { return float32(q.x * scale), float32(q.y * scale) }
		for _, o := range l.shape {
			r.MoveTo(at(o.start))
			for _, c := range o.curves {
				bx, by := at(c.c1)
				cx, cy := at(c.c2)
				dx, dy := at(c.end)
				r.CubeTo(bx, by, cx, cy, dx, dy)
			}
			r.ClosePath()
		}
		r.Draw(canvas, canvas.Bounds(), image.NewUniform(parseColour(l.colour)), image.Point{})
	}
	draw.Draw(img, img.Bounds(), canvas, image.Point{}, draw.Src)
	return img
}

// parseColour reads #RRGGBB.
func parseColour(hex string) color.Color {
	v, err := strconv.ParseUint(hex[1:], 16, 24)
	if err != nil {
		panic("colour " + hex)
	}
	return color.RGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 0xff}
}
