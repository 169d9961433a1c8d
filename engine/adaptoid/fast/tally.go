package fast

// A tally counts up to seven on each cell, in binary: a cell is in the sets of
// the ones, twos and fours that its count is made of. All cells are counted and
// compared at once.
type tally struct{ ones, twos, fours Set }

// more counts one more on some cells.
func (t *tally) more(cells Set) {
	carried := t.ones & cells
	t.ones ^= cells
	t.fours ^= t.twos & carried
	t.twos ^= carried
}

// less counts one less on some cells.
func (t *tally) less(cells Set) {
	t.ones ^= cells
	borrowed := t.ones & cells
	t.twos ^= borrowed
	t.fours ^= t.twos & borrowed
}

// flip brings some cells from nothing to a count, or back.
func (t *tally) flip(cells Set, n int) {
	t.ones ^= cells & -Set(n&1)
	t.twos ^= cells & -Set(n>>1&1)
	t.fours ^= cells & -Set(n>>2&1)
}

// minus is the difference to another tally, and the cells where it is less than
// nothing and therefore eight too much.
func (t tally) minus(u tally) (d tally, below Set) {
	d.ones = t.ones ^ u.ones
	borrowed := u.ones &^ t.ones
	d.twos = t.twos ^ u.twos ^ borrowed
	borrowed = u.twos&^t.twos | borrowed&^(t.twos^u.twos)
	d.fours = t.fours ^ u.fours ^ borrowed
	below = u.fours&^t.fours | borrowed&^(t.fours^u.fours)
	return d, below
}
