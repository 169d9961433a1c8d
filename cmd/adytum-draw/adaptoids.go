package main

import (
	"fmt"
	"math"
)

// An adaptoid is drawn in a square of 96: a body with six sockets, and legs and
// pincers in them. Legs are thin and end in a foot, pincers are broad and open,
// so that both can be counted by their outlines alone.
const (
	adaptoidSize = 96.0
	bodyRadius   = 23.0
	bodyRim      = 3.0
	socketAt     = 18.5 // from the middle
	mostLimbs    = 6
)

// A hide is how the adaptoids of a side look.
type hide struct {
	letter                      string
	rim, body, shade, leg, claw string
	// sign is in the middle of the body, so that the sides differ by more than
	// their tone.
	sign shape
}

var hides = []hide{
	{"W", ink, "#FFF8E7", "#D9C9A3", "#FFF8E7", "#E2702A", ring(48, 48, 6.5, 4)},
	{"B", "#F6ECD8", "#3B342B", "#221D18", "#3B342B", "#C4501A", polygon(48, 39.5, 56.5, 48, 48, 56.5, 39.5, 48)},
}

// adaptoidPictures are the pictures of all adaptoids that a game can have, by
// their token, such as "W32".
func adaptoidPictures() map[string]*picture {
	all := map[string]*picture{}
	for _, h := range hides {
		for legs := range mostLimbs + 1 {
			for pincers := range mostLimbs + 1 - legs {
				all[fmt.Sprintf("%s%d%d", h.letter, legs, pincers)] = adaptoidPicture(h, legs, pincers)
			}
		}
	}
	return all
}

// clawSockets and legSockets fill the sockets so that an adaptoid looks the same
// in the mirror: pincers from the top, legs from the foot. Sockets are counted
// clockwise from the top.
var (
	clawSockets = [mostLimbs + 1][]int{{}, {0}, {1, 5}, {0, 1, 5}, {1, 2, 4, 5}, {0, 1, 2, 4, 5}, {0, 1, 2, 3, 4, 5}}
	legSockets  = [mostLimbs + 1][]int{{}, {3}, {2, 4}, {2, 3, 4}, {1, 2, 4, 5}, {1, 2, 3, 4, 5}, {0, 1, 2, 3, 4, 5}}
)

// limbs gives each socket "", "leg" or "claw".
func limbs(legs, claws int) [mostLimbs]string {
	var sockets [mostLimbs]string
	for _, s := range clawSockets[claws] {
		sockets[s] = "claw"
	}
	wanted := append(append([]int(nil), legSockets[legs]...), 3, 2, 4, 1, 5, 0)
	for _, s := range wanted {
		if legs > 0 && sockets[s] == "" {
			sockets[s] = "leg"
			legs--
		}
	}
	return sockets
}

// leg and claw are drawn at the top socket, outwards from the body.
func leg() shape {
	return join(brush(10, 6, "M48 30 L48 10"), ellipse(48, 8, 7.5, 4.4))
}

func claw() shape {
	return path("M43 30 V24 C34 23 31 15 34 5 C35 2 38 2 40 4 C38 10 41 14 48 15 C55 14 58 10 56 4 C58 2 61 2 62 5 C65 15 62 23 53 24 V30 Z")
}

func adaptoidPicture(h hide, legs, claws int) *picture {
	p := &picture{width: adaptoidSize, height: adaptoidSize, decimals: 1}
	body := circle(48, 48, bodyRadius)
	sockets := limbs(legs, claws)
	at := func(s shape, socket int) shape { return s.turned(float64(socket)*60, 48, 48) }
	for i, limb := range sockets {
		switch limb {
		case "leg":
			p.fill(h.rim, at(grown(leg(), bodyRim), i))
		case "claw":
			p.fill(h.rim, at(grown(claw(), bodyRim), i))
		}
	}
	p.fill(h.rim, grown(body, bodyRim))
	for i, limb := range sockets {
		switch limb {
		case "leg":
			p.fill(h.leg, at(leg(), i))
		case "claw":
			p.fill(h.claw, at(claw(), i))
		}
	}
	p.fill(h.body, body)
	p.fill(h.shade, crescent())
	for i, limb := range sockets {
		sin, cos := math.Sincos(float64(i) * math.Pi / 3)
		x, y := 48+float64(socketAt*sin), 48-float64(socketAt*cos)
		if limb == "" {
			p.fill(h.rim, circle(x, y, 2.1))
		}
	}
	p.fill(h.rim, h.sign)
	for i, l := range p.layers { // the feet and their rims must stay inside
		p.layers[i].shape = l.shape.at(-48, -48).scaled(0.93).at(48, 48)
	}
	return p
}

// crescent is the part of the body that the light from the upper left does not
// reach.
func crescent() shape {
	return path("M66.5 34.3 A23 23 0 0 1 34.3 66.5 C52 66 66 52 66.5 34.3 Z")
}

// adaptoidTile is the key picture of Adaptoid: two giants face to face across
// the hexagons, and the small ones that wait behind them.
func adaptoidTile() *picture {
	p := &picture{width: 320, height: 200, decimals: 1}
	p.fill(ink, roundBox(0, 0, 320, 200, 24))
	const r = 34.0
	width := r * math.Sqrt(3)
	var cells shape
	for row := -1; row <= 1; row++ {
		for column := -2; column <= 2; column++ {
			if row != 0 && column == 2 {
				continue
			}
			x := 160 + width*float64(column)
			if row != 0 {
				x += width / 2
			}
			cells = join(cells, hexagon(x, 100+1.5*r*float64(row), r-2.5))
		}
	}
	p.fill(shadow, cells)
	place := func(h hide, legs, claws int, x, y, size, turn float64) {
		for _, l := range adaptoidPicture(h, legs, claws).layers {
			f := size / adaptoidSize
			p.fill(l.colour, l.shape.turned(turn, 48, 48).at(-48, -48).scaled(f).at(x, y))
		}
	}
	place(hides[0], 0, 0, 160-width*1.5, 49, 60, 0)
	place(hides[1], 0, 0, 160+width*1.5, 151, 60, 0)
	place(hides[0], 2, 3, 160-width+9, 100, 104, 90)
	place(hides[1], 2, 2, 160+width-9, 100, 104, 270)
	return p.finer()
}

// finer is the picture in units of a third, all of them whole: so many curves take
// less room without decimals.
func (p *picture) finer() *picture {
	const times = 3
	fine := &picture{width: p.width * times, height: p.height * times}
	for _, l := range p.layers {
		fine.fill(l.colour, l.shape.scaled(times))
	}
	return fine
}

// hexagon stands on a corner.
func hexagon(x, y, r float64) shape {
	var corners []float64
	for i := range 6 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 3)
		corners = append(corners, x+float64(r*sin), y-float64(r*cos))
	}
	return polygon(corners...)
}
