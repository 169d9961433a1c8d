package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// A point is a place in the user units of a picture, y pointing down.
type point struct{ x, y float64 }

func (p point) plus(q point) point    { return point{p.x + q.x, p.y + q.y} }
func (p point) minus(q point) point   { return point{p.x - q.x, p.y - q.y} }
func (p point) times(f float64) point { return point{float64(p.x * f), float64(p.y * f)} }
func (p point) length() float64       { return math.Hypot(p.x, p.y) }
func (p point) towards(q point, t float64) point {
	return p.plus(q.minus(p).times(t))
}

// unit is p made one long, or zero if p has no direction.
func (p point) unit() point {
	if l := p.length(); l > 1e-9 {
		return p.times(1 / l)
	}
	return point{}
}

// left is p turned a quarter against the clock as seen on the screen.
func (p point) left() point { return point{p.y, -p.x} }

// A curve is one cubic from the end of the curve before it to its own end.
// Straight lines are curves whose controls lie on their ends.
type curve struct {
	c1, c2, end point
	straight    bool
}

// An outline is one connected run of curves; filling closes it.
type outline struct {
	start  point
	curves []curve
	closed bool
}

// A shape is what one fill paints. Outlines that turn the other way are holes:
// the rasteriser of the app knows only the non-zero rule.
type shape []outline

func (o *outline) last() point {
	if len(o.curves) == 0 {
		return o.start
	}
	return o.curves[len(o.curves)-1].end
}

func (o *outline) line(to point) {
	o.curves = append(o.curves, curve{c1: o.last(), c2: to, end: to, straight: true})
}

func (o *outline) cubic(c1, c2, to point) {
	o.curves = append(o.curves, curve{c1: c1, c2: c2, end: to})
}

// join puts shapes into one, so that they are painted together.
func join(shapes ...shape) shape {
	var all shape
	for _, s := range shapes {
		all = append(all, s...)
	}
	return all
}

// mapped is the shape with every point sent through f.
func (s shape) mapped(f func(point) point) shape {
	out := make(shape, len(s))
	for i, o := range s {
		n := outline{start: f(o.start), closed: o.closed, curves: make([]curve, len(o.curves))}
		for k, c := range o.curves {
			n.curves[k] = curve{f(c.c1), f(c.c2), f(c.end), c.straight}
		}
		out[i] = n
	}
	return out
}

// at moves the shape by dx, dy.
func (s shape) at(dx, dy float64) shape {
	return s.mapped(func(p point) point { return point{p.x + dx, p.y + dy} })
}

// scaled grows the shape from the origin.
func (s shape) scaled(f float64) shape { return s.stretched(f, f) }

// stretched grows the shape from the origin, apart in x and y.
func (s shape) stretched(fx, fy float64) shape {
	return s.mapped(func(p point) point { return point{float64(p.x * fx), float64(p.y * fy)} })
}

// turned turns the shape clockwise about a centre, in degrees.
func (s shape) turned(degrees, cx, cy float64) shape {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return s.mapped(func(p point) point {
		x, y := p.x-cx, p.y-cy
		return point{cx + float64(x*cos) - float64(y*sin), cy + float64(x*sin) + float64(y*cos)}
	})
}

// flipped mirrors the shape about the upright line at x = cx. It turns the
// outlines round as well, so that what was solid stays solid beside others.
func (s shape) flipped(cx float64) shape {
	return s.mapped(func(p point) point { return point{float64(2*cx) - p.x, p.y} }).reversed()
}

// reversed runs every outline backwards, which makes a hole of a solid.
func (s shape) reversed() shape {
	out := make(shape, len(s))
	for i, o := range s {
		n := outline{start: o.last(), closed: o.closed}
		for k := len(o.curves) - 1; k >= 0; k-- {
			from := o.start
			if k > 0 {
				from = o.curves[k-1].end
			}
			c := o.curves[k]
			n.curves = append(n.curves, curve{c.c2, c.c1, from, c.straight})
		}
		out[i] = n
	}
	return out
}

// bounds are the corners of the smallest box round a shape, nearly.
func (s shape) bounds() (low, high point) {
	low, high = s[0].start, s[0].start
	for _, o := range s {
		from := o.start
		for _, c := range o.curves {
			for i := range 9 {
				p, _ := c.spot(from, float64(i)/8)
				low = point{min(low.x, p.x), min(low.y, p.y)}
				high = point{max(high.x, p.x), max(high.y, p.y)}
			}
			from = c.end
		}
	}
	return low, high
}

// pathData writes the shape as the d of an SVG path, absolute, rounded to
// the given number of decimals.
func (s shape) pathData(decimals int) string {
	var b strings.Builder
	number := func(v float64) string {
		t := strconv.FormatFloat(v, 'f', decimals, 64)
		if strings.Contains(t, ".") {
			t = strings.TrimRight(strings.TrimRight(t, "0"), ".")
		}
		if t == "-0" {
			t = "0"
		}
		return t
	}
	pair := func(p point) string { return number(p.x) + " " + number(p.y) }
	for _, o := range s {
		b.WriteString("M" + pair(o.start))
		for _, c := range o.curves {
			if c.straight {
				b.WriteString("L" + pair(c.end))
			} else {
				b.WriteString("C" + pair(c.c1) + " " + pair(c.c2) + " " + pair(c.end))
			}
		}
		b.WriteString("Z")
	}
	return b.String()
}

// path reads SVG path data; the drawings of this program are written in it.
// Outlines that are closed come out clockwise, however they were drawn, so
// that they unite with whatever they touch. It panics on bad data, which can
// only be a slip in the program itself.
func path(data string) shape {
	r := pathReader{text: data}
	if err := r.read(); err != nil {
		panic(fmt.Sprintf("path %q: %v", data, err))
	}
	for i, o := range r.done {
		if o.closed && o.area() < 0 {
			r.done[i] = shape{o}.reversed()[0]
		}
	}
	return r.done
}

// area is about what the outline encloses, positive if it runs clockwise on
// the screen.
func (o outline) area() float64 {
	sum, from := 0.0, o.start
	step := func(to point) {
		sum += (float64(from.x*to.y) - float64(to.x*from.y)) / 2
		from = to
	}
	for _, c := range o.curves {
		start := from
		for i := range 8 {
			p, _ := c.spot(start, float64(i+1)/8)
			step(p)
		}
	}
	step(o.start)
	return sum
}

type pathReader struct {
	text   string
	place  int
	at     point
	back   point // the last control, for the smooth commands
	before byte  // the last command
	done   shape
}

func (r *pathReader) read() error {
	command := byte(0)
	for {
		r.skip()
		if r.place == len(r.text) {
			return nil
		}
		if c := r.text[r.place]; strings.IndexByte("MmLlHhVvCcSsQqTtAaZz", c) >= 0 {
			command = c
			r.place++
		} else if command == 'M' || command == 'm' {
			command-- // further pairs after a move are lines
		}
		if err := r.step(command); err != nil {
			return err
		}
		r.before = command &^ 0x20
	}
}

func (r *pathReader) skip() {
	for r.place < len(r.text) && strings.IndexByte(" ,\n\t", r.text[r.place]) >= 0 {
		r.place++
	}
}

func (r *pathReader) number() (float64, error) {
	r.skip()
	from, dot := r.place, false
	for r.place < len(r.text) {
		c := r.text[r.place]
		sign := (c == '-' || c == '+') && r.place == from
		point := c == '.' && !dot
		if !sign && !point && (c < '0' || c > '9') {
			break
		}
		dot = dot || point
		r.place++
	}
	return strconv.ParseFloat(r.text[from:r.place], 64)
}

// points reads n pairs; small letters count from where the pen is.
func (r *pathReader) points(n int, relative bool) ([]point, error) {
	out := make([]point, n)
	for i := range out {
		x, err := r.number()
		if err != nil {
			return nil, err
		}
		y, err := r.number()
		if err != nil {
			return nil, err
		}
		out[i] = point{x, y}
		if relative {
			out[i] = out[i].plus(r.at)
		}
	}
	return out, nil
}

func (r *pathReader) current() *outline { return &r.done[len(r.done)-1] }

func (r *pathReader) step(command byte) error {
	relative := command >= 'a'
	upper := command &^ 0x20
	if upper != 'M' && len(r.done) == 0 {
		return fmt.Errorf("begins with %q", command)
	}
	switch upper {
	case 'Z':
		r.current().closed = true
		r.at = r.current().start
		return nil
	case 'H', 'V':
		return r.axis(upper, relative)
	case 'A':
		return r.arc(relative)
	}
	counts := map[byte]int{'M': 1, 'L': 1, 'C': 3, 'S': 2, 'Q': 2, 'T': 1}
	p, err := r.points(counts[upper], relative)
	if err != nil {
		return err
	}
	if upper == 'M' {
		r.done = append(r.done, outline{start: p[0]})
		r.at = p[0]
		return nil
	}
	o := r.current()
	if o.closed {
		r.done = append(r.done, outline{start: r.at})
		o = r.current()
	}
	mirror := r.at.plus(r.at.minus(r.back))
	switch upper {
	case 'L':
		o.line(p[0])
	case 'C':
		o.cubic(p[0], p[1], p[2])
		r.back = p[1]
	case 'S':
		if r.before != 'C' && r.before != 'S' {
			mirror = r.at
		}
		o.cubic(mirror, p[0], p[1])
		r.back = p[0]
	case 'Q', 'T':
		control, end := p[0], p[len(p)-1]
		if upper == 'T' {
			control = mirror
			if r.before != 'Q' && r.before != 'T' {
				control = r.at
			}
		}
		o.cubic(r.at.towards(control, 2.0/3), end.towards(control, 2.0/3), end)
		r.back = control
	}
	r.at = o.last()
	return nil
}

func (r *pathReader) axis(upper byte, relative bool) error {
	v, err := r.number()
	if err != nil {
		return err
	}
	to := r.at
	switch {
	case upper == 'H' && relative:
		to.x += v
	case upper == 'H':
		to.x = v
	case relative:
		to.y += v
	default:
		to.y = v
	}
	r.current().line(to)
	r.at = to
	return nil
}

// arc reads a circular arc: radii (both alike), turn, two flags, end.
func (r *pathReader) arc(relative bool) error {
	var v [5]float64
	for i := range v {
		var err error
		if v[i], err = r.number(); err != nil {
			return err
		}
	}
	p, err := r.points(1, relative)
	if err != nil {
		return err
	}
	if v[0] != v[1] {
		return fmt.Errorf("an arc of an ellipse")
	}
	arcTo(r.current(), p[0], v[0], v[3] != 0, v[4] != 0)
	r.at = p[0]
	return nil
}

// arcTo goes to an end on a circle of the given radius.
func arcTo(o *outline, to point, radius float64, large, clockwise bool) {
	from := o.last()
	half := to.minus(from).times(0.5)
	radius = math.Max(radius, half.length())
	height := math.Sqrt(math.Max(0, radius*radius-float64(half.length()*half.length())))
	side := half.unit().left().times(height)
	if large != clockwise {
		side = side.times(-1)
	}
	centre := from.plus(half).plus(side)
	a := math.Atan2(from.y-centre.y, from.x-centre.x)
	b := math.Atan2(to.y-centre.y, to.x-centre.x)
	if clockwise && b < a {
		b += 2 * math.Pi
	}
	if !clockwise && b > a {
		b -= 2 * math.Pi
	}
	sweep(o, centre, radius, a, b)
	o.curves[len(o.curves)-1].end = to
}

// sweep goes along a circle from angle a to angle b, in radians, in pieces of
// at most a quarter turn.
func sweep(o *outline, centre point, radius, a, b float64) {
	pieces := int(math.Ceil(math.Abs(b-a)/(math.Pi/2) - 1e-6))
	step := (b - a) / float64(max(pieces, 1))
	reach := radius * 4 / 3 * math.Tan(step/4)
	on := func(t float64) point {
		return centre.plus(point{math.Cos(t), math.Sin(t)}.times(radius))
	}
	for i := range max(pieces, 1) {
		t0 := a + float64(step*float64(i))
		t1 := a + float64(step*float64(i+1))
		p, q := on(t0), on(t1)
		o.cubic(p.plus(point{-math.Sin(t0), math.Cos(t0)}.times(reach)),
			q.minus(point{-math.Sin(t1), math.Cos(t1)}.times(reach)), q)
	}
}
