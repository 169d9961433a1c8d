package main

import (
	"math"

	"adytum/engine/decktet"
)

// The measures of a card's face. Nothing but paper lies under nameTop.
const (
	cardWidth, cardHeight = 200.0, 300.0
	cardCorner            = 24.0
	edge                  = 4.2 // the thinnest line, 1/48 of the width

	windowLeft, windowRight = 12.0, 188.0
	windowTop, windowBottom = 66.0, 248.0
	centreX                 = 100.0
	centreY                 = (windowTop + windowBottom) / 2
)

// A scene paints the middle of a card; the window round it is laid on after.
type scene func(s *stage)

// A stage is where a scene is painted: a picture and the accent of the card.
type stage struct {
	*picture
	accent string
}

func cardPicture(c decktet.Card) *picture {
	p := &picture{width: cardWidth, height: cardHeight, decimals: 1}
	p.fill(ink, roundBox(0, 0, cardWidth, cardHeight, cardCorner))
	paintMiddle(p, c)
	paintRank(p, c.Rank())
	paintSuits(p, c.Suits())
	return p
}

func paintMiddle(p *picture, c decktet.Card) {
	drawing := scenes[c.ID()]
	st := &stage{p, drawing.accent}
	if c.Is(decktet.AceCard) || c.Kinds() == 0 {
		p.fill(paper, roundBox(edge, edge, cardWidth-2*edge, cardHeight-2*edge, cardCorner-edge))
		drawing.paint(st)
		return
	}
	drawing.paint(st)
	hole := window(c)
	p.fill(paper, roundBox(edge, edge, cardWidth-2*edge, cardHeight-2*edge, cardCorner-edge), hole.reversed())
	if c.Is(decktet.Personality) {
		p.fill(ink, roundBox(windowLeft, windowTop, windowRight-windowLeft, windowBottom-windowTop, 6), niche.reversed())
		return
	}
	p.fill(ink, trace(hole, edge, edge))
}

// The square of a personality's scene that holds head and attribute.
const (
	portraitLeft, portraitTop = 22.0, 72.0
	portraitSize              = 156.0
)

// portraitPicture is the middle of a personality's scene without card and
// frame; what reaches over its edge is cut off.
func portraitPicture(c decktet.Card) *picture {
	p := &picture{width: portraitSize, height: portraitSize, decimals: 1}
	drawing := scenes[c.ID()]
	drawing.paint(&stage{p, drawing.accent})
	for i, l := range p.layers {
		p.layers[i].shape = l.shape.at(-portraitLeft, -portraitTop)
	}
	return p
}

// niche is the arch a personality stands in.
var niche = path("M18 242 V148 A82 82 0 0 1 182 148 V242 Z")

// window is the opening a scene is seen through. Its outline tells the kind:
// an arch for a person, upright corners for a place, a disc for an event, and
// a softened square for what is place and event in one.
func window(c decktet.Card) shape {
	const w, h = windowRight - windowLeft, windowBottom - windowTop
	switch {
	case c.Is(decktet.Personality):
		return roundBox(windowLeft, windowTop, w, h, 6)
	case c.Is(decktet.Location) && c.Is(decktet.EventCard):
		return roundBox(windowLeft+2, windowTop, w-4, h-2, 56)
	case c.Is(decktet.Location):
		return roundBox(windowLeft+2, windowTop, w-4, h-2, 8)
	default:
		return circle(centreX, centreY, 88)
	}
}

// The rank stands in the upper left corner, on the line the suits stand on.
const (
	signTop, signBottom = 13.0, 59.0
	rankLeft            = 17.0
)

func paintRank(p *picture, r decktet.Rank) {
	switch r {
	case decktet.Crown:
		p.fill(ink, crownSign.at(rankLeft-3, 0))
	case decktet.Pawn:
		p.fill(ink, pawnSign.at(rankLeft-3, 0))
	case decktet.Court:
		p.fill(ink, courtSign.at(rankLeft-3, 0))
	case decktet.NoRank:
		p.fill(ink, doorSign.at(rankLeft-3, 0))
	case decktet.Ace:
		p.fill(ink, numeral("A"))
	default:
		p.fill(ink, numeral(r.String()))
	}
}

// numeral is a numeral as high as the signs, standing on their line.
func numeral(text string) shape {
	g := path(glyphs[text].data)
	height := 0.0
	for _, o := range g {
		height = math.Max(height, -o.start.y)
		for _, c := range o.curves {
			height = math.Max(height, -c.end.y)
		}
	}
	return g.scaled((signBottom-signTop)/height).at(rankLeft-2, signBottom)
}

var (
	crownSign = join(path("M3 25 L14 36 L25 18 L36 36 L47 25 L43 50 H7 Z"), circle(25, 16, 4.6), circle(4, 23, 4.2), circle(46, 23, 4.2), box(7, 53.5, 36, 5.5))
	pawnSign  = join(circle(22, 25, 10), path("M15 34 H29 C28 44 31 48 35 51 H9 C13 48 16 44 15 34 Z"), roundBox(5, 51, 34, 8, 3))
	courtSign = join(
		polygon(23, 14, 45, 29, 1, 29), box(5, 33, 8, 18), box(19, 33, 8, 18), box(33, 33, 8, 18), box(1, 53, 44, 6))
	doorSign = join(path("M2 13 H34 V59 H28 V19 H8 V59 H2 Z"), path("M12 25 L30 13 V59 L12 52 Z"), circle(17, 40, 2.6).reversed())
)

func paintSuits(p *picture, set decktet.Suits) {
	const gap = 2.0
	size := 42.0
	if set.Len() == 3 {
		size = 40
	}
	x := 190 - float64(set.Len())*(size+gap) + gap
	for i, s := range suits {
		if set&(decktet.Moons<<i) != 0 {
			paintSuit(p, s, x, (signTop+signBottom-size)/2, size)
			x += size + gap
		}
	}
}
