package main

import "math"

// circle is a disc about x, y.
func circle(x, y, r float64) shape {
	o := outline{start: point{x + r, y}, closed: true}
	sweep(&o, point{x, y}, r, 0, 2*math.Pi)
	return shape{o}
}

// ellipse is a disc stretched along the axes.
func ellipse(x, y, rx, ry float64) shape {
	return circle(0, 0, 1).stretched(rx, ry).at(x, y)
}

// ring is a circle line of the given width about radius r.
func ring(x, y, r, width float64) shape {
	return join(circle(x, y, r+width/2), circle(x, y, r-width/2).reversed())
}

// box is an upright rectangle from its upper left corner.
func box(x, y, w, h float64) shape { return roundBox(x, y, w, h, 0) }

// roundBox is a rectangle with corners of radius r.
func roundBox(x, y, w, h, r float64) shape {
	o := outline{start: point{x + r, y}, closed: true}
	corner := func(side, cx, cy, a float64) {
		c := point{cx, cy}
		if side > 0 {
			o.line(c.plus(point{math.Cos(a), math.Sin(a)}.times(r)))
		}
		if r > 0 {
			sweep(&o, c, r, a, a+math.Pi/2)
		}
	}
	corner(w-2*r, x+w-r, y+r, -math.Pi/2)
	corner(h-2*r, x+w-r, y+h-r, 0)
	corner(w-2*r, x+r, y+h-r, math.Pi/2)
	corner(h-2*r, x+r, y+r, math.Pi)
	return shape{o}
}

// frame is the line of the given width inside the edge of a roundBox.
func frame(x, y, w, h, r, width float64) shape {
	inner := roundBox(x+width, y+width, w-2*width, h-2*width, math.Max(0, r-width))
	return join(roundBox(x, y, w, h, r), inner.reversed())
}

// polygon joins corners given as x, y, x, y ...
func polygon(coordinates ...float64) shape {
	o := outline{start: point{coordinates[0], coordinates[1]}, closed: true}
	for i := 2; i+1 < len(coordinates); i += 2 {
		o.line(point{coordinates[i], coordinates[i+1]})
	}
	return shape{o}
}

// star is a star of n points between two radii, one point straight up.
func star(x, y, outer, inner float64, n int) shape {
	var corners []float64
	for i := range 2 * n {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		sin, cos := math.Sincos(math.Pi*float64(i)/float64(n) - math.Pi/2)
		corners = append(corners, x+float64(r*cos), y+float64(r*sin))
	}
	return polygon(corners...)
}

// pen is a line of the given width with round ends along a path. The result
// is an area to fill: strokes are not recoloured by the app's theme.
func pen(width float64, data string) shape { return trace(path(data), width, width) }

// brush is a line that swells or thins from one width to the other along each
// run of the path.
func brush(from, to float64, data string) shape { return trace(path(data), from, to) }

// trace is the line along every outline of a shape.
func trace(s shape, from, to float64) shape {
	var out shape
	for _, o := range s {
		out = append(out, traceOutline(o, from, to)...)
	}
	return out
}

func traceOutline(o outline, from, to float64) shape {
	if o.closed && o.last().minus(o.start).length() > 1e-6 {
		o.line(o.start)
	}
	lengths := make([]float64, len(o.curves))
	total, at := 0.0, o.start
	for i, c := range o.curves {
		lengths[i] = c.reach(at)
		total += lengths[i]
		at = c.end
	}
	var out shape
	done := 0.0
	at = o.start
	for i, c := range o.curves {
		s := sausage{from: at, curve: c, r0: (from + float64((to-from)*(done/total))) / 2}
		done += lengths[i]
		s.r1 = (from + float64((to-from)*(done/total))) / 2
		s.startCap = i == 0 && !o.closed
		last := i+1 == len(o.curves) && !o.closed
		s.endCap = last || !smooth(at, c, o.curves[(i+1)%len(o.curves)])
		out = append(out, s.outline())
		at = c.end
	}
	return out
}

// reach is about the length of a curve.
func (c curve) reach(from point) float64 {
	if c.straight {
		return c.end.minus(from).length()
	}
	return from.minus(c.c1).length() + c.c1.minus(c.c2).length() + c.c2.minus(c.end).length()
}

// smooth tells whether a curve goes on into the next without a corner.
func smooth(from point, c, next curve) bool {
	_, a := c.spot(from, 1)
	_, b := next.spot(c.end, 0)
	return a.minus(b).length() < 0.005
}

// A sausage is the line along one curve, with half widths r0 and r1 at its
// ends and round caps where they are seen. All sausages turn the same way, so
// that they unite.
type sausage struct {
	from             point
	curve            curve
	r0, r1           float64
	startCap, endCap bool
}

func (s sausage) outline() outline {
	pieces := s.pieces()
	spots := make([]point, pieces+1)
	normals := make([]point, pieces+1)
	radii := make([]float64, pieces+1)
	for i := range spots {
		t := float64(i) / float64(pieces)
		var direction point
		spots[i], direction = s.curve.spot(s.from, t)
		normals[i] = direction.left()
		radii[i] = s.r0 + float64((s.r1-s.r0)*t)
	}
	side := func(i int, sign float64) point { return spots[i].plus(normals[i].times(sign * radii[i])) }
	o := outline{start: side(0, 1), closed: true}
	run := func(i, k int, sign float64) {
		a, b := side(i, sign), side(k, sign)
		if s.curve.straight {
			o.line(b)
			return
		}
		reach := float64(i-k) * b.minus(a).length() / 3
		o.cubic(a.plus(normals[i].left().times(reach)), b.minus(normals[k].left().times(reach)), b)
	}
	end := func(i int, sign float64, round bool) {
		if !round {
			o.line(side(i, -sign))
			return
		}
		angle := math.Atan2(sign*normals[i].y, sign*normals[i].x)
		sweep(&o, spots[i], radii[i], angle, angle+math.Pi)
	}
	for i := range pieces {
		run(i, i+1, 1)
	}
	end(pieces, 1, s.endCap)
	for i := pieces; i > 0; i-- {
		run(i, i-1, -1)
	}
	end(0, -1, s.startCap)
	return o
}

// pieces is how many cubics a side of the line needs: one for each half right
// angle that its controls turn through.
func (s sausage) pieces() int {
	if s.curve.straight {
		return 1
	}
	legs := []point{s.curve.c1.minus(s.from), s.curve.c2.minus(s.curve.c1), s.curve.end.minus(s.curve.c2)}
	turn := 0.0
	before := point{}
	for _, leg := range legs {
		way := leg.unit()
		if before != (point{}) && way != (point{}) {
			turn += math.Abs(math.Atan2(before.x*way.y-before.y*way.x, before.x*way.x+before.y*way.y))
		}
		if way != (point{}) {
			before = way
		}
	}
	return max(1, int(math.Ceil(turn/(math.Pi/4)-1e-6)))
}

// spot is the place and the direction of a curve at t from 0 to 1.
func (c curve) spot(from point, t float64) (place, direction point) {
	if c.straight {
		return from.towards(c.end, t), c.end.minus(from).unit()
	}
	a, b, d := from.towards(c.c1, t), c.c1.towards(c.c2, t), c.c2.towards(c.end, t)
	e, f := a.towards(b, t), b.towards(d, t)
	direction = f.minus(e).unit()
	if direction == (point{}) {
		direction = c.end.minus(from).unit()
	}
	return e.towards(f, t), direction
}

// grown is the shape with a rim of the given width all round.
func grown(s shape, rim float64) shape {
	closed := make(shape, len(s))
	for i, o := range s {
		o.closed = true
		closed[i] = o
	}
	return join(s, trace(closed, 2*rim, 2*rim))
}
