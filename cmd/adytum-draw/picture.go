package main

import (
	"bytes"
	"fmt"
)

// A picture is a list of filled shapes, the first painted lowest.
type picture struct {
	width, height float64
	decimals      int
	layers        []layer
}

type layer struct {
	colour string
	shape  shape
}

// fill paints shapes as one.
func (p *picture) fill(colour string, shapes ...shape) {
	p.layers = append(p.layers, layer{colour, join(shapes...)})
}

// svg writes the picture with nothing but filled paths, which the app's
// rasteriser draws without fail and its theme can recolour.
func (p *picture) svg() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %g %g\">\n", p.width, p.height)
	for _, l := range p.layers {
		fmt.Fprintf(&b, "<path fill=\"%s\" d=\"%s\"/>\n", l.colour, l.shape.pathData(p.decimals))
	}
	b.WriteString("</svg>\n")
	return b.Bytes()
}
