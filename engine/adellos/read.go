package adellos

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"adytum/engine"
)

// A reader takes a position's text apart and keeps the first fault it meets.
type reader struct {
	game Game
	p    Position
	err  error
}

func (r *reader) fail(where, why string, args ...any) {
	if r.err == nil {
		r.err = engine.BadPosition(where, why, args...)
	}
}

// ParsePosition reads what String writes and checks that it can be.
func (g Game) ParsePosition(text string) (engine.Position, error) {
	r := &reader{game: g}
	parts := strings.Split(text, " | ")
	if len(parts) < 8 || len(parts) > 6+maxSeats {
		r.fail("text", "%d parts joined by \" | \"", len(parts))
		return nil, r.err
	}
	seats := len(parts) - 6
	r.options(parts[0], seats)
	if r.err != nil {
		return nil, r.err
	}
	boxed := r.table(parts[1], seats)
	for seat := range uint8(seats) {
		r.seat(seat, parts[2+seat])
	}
	rest := parts[2+seats:]
	r.board(rest[0])
	r.tokens(boxed)
	r.deck(rest[1])
	r.turn(rest[2])
	r.phase(rest[3])
	if r.err == nil {
		r.check()
	}
	if r.err != nil {
		return nil, r.err
	}
	if back := r.p.String(); back != text {
		r.fail("text", "written otherwise than %q", back)
		return nil, r.err
	}
	return r.p, nil
}

// words cuts the name off a part.
func (r *reader) words(text, name string) []string {
	rest, ok := strings.CutPrefix(text, name+":")
	if !ok {
		r.fail(name, "%.40q does not begin with %q", text, name+":")
	}
	return strings.Fields(rest)
}

func (r *reader) options(text string, seats int) {
	o := engine.Options{}
	for _, word := range r.words(text, "options") {
		name, value, valued := strings.Cut(word, "=")
		if !valued {
			value = "on"
		}
		o[name] = value
	}
	setup, err := engine.Check(r.game, engine.Setup{Options: o, Seats: seats, Seed: "none"})
	if err == nil {
		r.p, err = r.game.empty(configOf(setup.Options), seats)
	}
	if err != nil {
		r.fail("options", "%v", err)
	}
}

// number reads "name=12" words; it reports whether the word has that name.
func (r *reader) number(word, name string, most int, to func(int)) bool {
	digits, ok := strings.CutPrefix(word, name+"=")
	if !ok {
		return false
	}
	n, err := strconv.Atoi(digits)
	if err != nil || n < 0 || n > most {
		r.fail(name, "%.20q is no number up to %d", digits, most)
		return true
	}
	to(n)
	return true
}

// list reads "name=a*2,b" words.
func (r *reader) list(word, name string, to func(item string, n int)) bool {
	items, ok := strings.CutPrefix(word, name+"=")
	if !ok {
		return false
	}
	for item := range strings.SplitSeq(items, ",") {
		id, count, many := strings.Cut(item, "*")
		n := 1
		if many {
			var err error
			if n, err = strconv.Atoi(count); err != nil || n < 2 || n > 200 {
				r.fail(name, "%.20q is no number", count)
				return true
			}
		}
		to(id, n)
	}
	return true
}

func (r *reader) seatNamed(where, castle string) uint8 {
	i := slices.Index(r.p.ground.layout.Castles, castle)
	if i < 0 {
		r.fail(where, "nobody sits at %.10q", castle)
		return 0
	}
	return uint8(i)
}

func (r *reader) field(where, id string) uint8 {
	f, ok := r.game.sheet.fieldAt(id)
	if !ok || !r.p.ground.on[f] {
		r.fail(where, "%.10q is no field of this game", id)
		return r.p.ground.fields[0]
	}
	return f
}

func (r *reader) card(where, id string) uint8 {
	c, ok := r.game.sheet.cardNamed(id)
	if !ok {
		r.fail(where, "%.30q is no card", id)
	}
	return c
}

func (r *reader) piece(where, id string) kind {
	k, ok := r.game.sheet.kindNamed(id)
	if !ok {
		r.fail(where, "%.30q is no piece", id)
		return 0
	}
	return k
}

func (r *reader) unknown(where, word string) { r.fail(where, "%.30q is not understood", word) }

// table returns the tokens in the box.
func (r *reader) table(text string, seats int) (boxed [maxTokens]int) {
	for i, word := range r.words(text, "seats") {
		switch {
		case i == 0 && word == fmt.Sprint(seats):
		case r.number(word, "round", 10_000, func(n int) { r.p.round = uint16(n) }):
		case strings.HasPrefix(word, "start="):
			r.p.start = r.seatNamed("seats", strings.TrimPrefix(word, "start="))
		case r.list(word, "boxed", func(id string, n int) {
			if k := r.piece("boxed", id); r.game.sheet.kinds[k].class == isToken && k != 0 {
				boxed[r.game.sheet.kinds[k].index] += n
			} else {
				r.fail("boxed", "%s is no token", id)
			}
		}):
		default:
			r.unknown("seats", word)
		}
	}
	return boxed
}

func (r *reader) seat(seat uint8, text string) {
	name := r.p.castleName(seat)
	words := r.words(text, name)
	if len(words) < 2 {
		r.fail(name, "faction and noble are missing")
		return
	}
	me := &r.p.seat[seat]
	r.factionAndNoble(name, me, words[0], words[1])
	for _, word := range words[2:] {
		switch {
		case r.number(word, "gold", 10_000, func(n int) { me.gold = int16(n) }):
		case r.number(word, "tower", 100, func(n int) { me.tower = uint8(n) }):
		case r.number(word, "kills", maxSeats, func(n int) { me.kills = uint8(n) }):
		case r.number(word, "out", maxSeats, func(n int) { me.out = uint8(n) }):
		case word == "rose":
			me.rose = true
		case word == "prayed":
			me.prayed = true
		case r.list(word, "hand", func(id string, n int) {
			me.hand[r.card(name, id)] += uint8(n)
			me.handSize += uint8(n)
		}):
		case r.list(word, "knows", func(item string, n int) {
			castle, id, _ := strings.Cut(item, ".")
			me.known[r.seatNamed(name, castle)][r.card(name, id)] += uint8(n)
		}):
		case r.list(word, "lies", func(item string, n int) { r.lies(name, me, item, n) }):
		case r.list(word, "box", func(id string, n int) { r.fromSupply(name, seat, r.piece(name, id), n) }):
		default:
			r.unknown(name, word)
		}
	}
	r.p.leavers = max(r.p.leavers, me.out)
}

func (r *reader) factionAndNoble(where string, me *player, faction, noble string) {
	if faction == "-" {
		return
	}
	f, ok := r.game.sheet.factionNamed(faction)
	if !ok {
		r.fail(where, "%.30q is no faction", faction)
		return
	}
	me.faction = int8(f)
	for _, k := range r.game.sheet.units[f] {
		me.supply[r.game.sheet.kinds[k].index] = uint8(r.game.sheet.kinds[k].count)
	}
	if noble == "-" {
		return
	}
	me.noble = r.piece(where, noble)
	if t := r.game.sheet.kinds[me.noble]; t.class != isNoble || t.faction != me.faction {
		r.fail(where, "%.30q is no noble of the faction", noble)
	}
}

func (r *reader) lies(where string, me *player, item string, n int) {
	id, castle, bound := strings.Cut(item, "-")
	switch {
	case id == effectNames[truce] && bound:
		me.truces[r.seatNamed(where, castle)] += uint8(n)
	case id == effectNames[censorship]:
		me.censored += uint8(n)
	case id == effectNames[revolt]:
		me.revolted += uint8(n)
	default:
		r.unknown(where, item)
	}
	r.card(where, id)
}

// fromSupply takes units out of a seat's supply.
func (r *reader) fromSupply(where string, seat uint8, k kind, n int) {
	t := &r.game.sheet.kinds[k]
	me := &r.p.seat[seat]
	if k == 0 || t.class != isUnit || t.faction != me.faction || int(me.supply[t.index]) < n {
		r.fail(where, "there are not %d more %s", n, t.id)
		return
	}
	me.supply[t.index] -= uint8(n)
}

func (r *reader) board(text string) {
	for _, word := range r.words(text, "board") {
		castle, rest, _ := strings.Cut(word, ".")
		id, place, _ := strings.Cut(rest, "@")
		place, marks, marked := strings.Cut(place, "/")
		at, time, timed := strings.Cut(place, "*")
		it := piece{kind: r.piece("board", id), owner: r.seatNamed("board", castle)}
		f := r.field("board", at)
		if timed {
			r.number("time="+time, "time", mostTime, func(n int) { it.time = uint8(n) })
		}
		if marked {
			it.flags = r.marks(marks)
		}
		if r.err == nil {
			r.lay(it, f)
		}
	}
}

func (r *reader) marks(text string) (flags uint8) {
	for mark := range strings.SplitSeq(text, "/") {
		switch i := slices.IndexFunc(pieceMarks, func(m struct {
			flag uint8
			sign string
		}) bool {
			return m.sign == mark
		}); {
		case i >= 0:
			flags |= pieceMarks[i].flag
		case mark == "s1" || mark == "s2":
			flags |= mark[1] - '0'
		default:
			r.unknown("board", "/"+mark)
		}
	}
	return flags
}

// lay puts a piece that was read on its field.
func (r *reader) lay(it piece, f uint8) {
	id := r.game.sheet.fields[f].ID
	me := &r.p.seat[it.owner]
	switch {
	case r.p.pieces[f].kind != 0:
		r.fail("board", "two pieces on %s", id)
	case !r.p.enterable(f):
		r.fail("board", "%s cannot be entered", id)
	case r.game.sheet.kinds[it.kind].class == isUnit:
		r.fromSupply("board", it.owner, it.kind, 1)
	case r.game.sheet.kinds[it.kind].class == isNoble:
		if me.noble != it.kind || me.nobleAt != nowhere || it.time > 0 {
			r.fail("board", "the noble on %s cannot be", id)
		}
		me.nobleAt = f
	}
	r.p.pieces[f] = it
}

// tokens leaves in the supply what is neither boxed nor on the board.
func (r *reader) tokens(boxed [maxTokens]int) {
	for i, k := range r.game.sheet.tokens {
		left := int(r.game.sheet.kinds[k].count) - boxed[i] - r.p.onBoard(k, everybody)
		if left < 0 {
			r.fail("board", "there are too many tokens %s", r.game.sheet.kinds[k].id)
			left = 0
		}
		r.p.tokens[i] = uint8(left)
	}
}

func (r *reader) deck(text string) {
	words := r.words(text, "deck")
	if len(words) > maxDeck {
		r.fail("deck", "%d cards are too many", len(words))
		return
	}
	for _, word := range slices.Backward(words) {
		r.p.deck[r.p.deckSize] = r.card("deck", word)
		r.p.deckSize++
	}
}

func (r *reader) turn(text string) {
	r.p.setUp = true
	for i, word := range r.words(text, "turn") {
		switch {
		case i == 0:
			r.p.active = r.seatNamed("turn", word)
			r.p.asked = r.p.active
		case word == "setup":
			r.p.setUp = false
		case word == "fisted":
			r.p.fisted = true
		case r.number(word, "ap", 1000, func(n int) { r.p.ap = int16(n) }):
		case r.number(word, "summoned", 100, func(n int) { r.p.summoned = uint8(n) }):
		case r.list(word, "truce", func(castle string, _ int) { r.p.truced[r.seatNamed("turn", castle)] = true }):
		default:
			r.unknown("turn", word)
		}
	}
}

func (r *reader) phase(text string) {
	name, rest, _ := strings.Cut(text, " ")
	phase := slices.Index(phaseNames[:], name)
	if phase < 0 {
		r.fail("phase", "%.20q is none of %s", name, strings.Join(phaseNames[:], ", "))
		return
	}
	p := &r.p
	p.phase = Phase(phase)
	for word := range strings.FieldsSeq(rest) {
		key, value, _ := strings.Cut(word, "=")
		switch {
		case key == "asked":
			p.asked = r.seatNamed("phase", value)
		case key == "at":
			p.at = r.field("phase", value)
		case key == "from":
			p.fight.from = r.field("phase", value)
		case key == "to":
			p.fight.to = r.field("phase", value)
		case key == "card":
			p.card = r.card("phase", value)
		case word == "fisted":
			p.fight.ironFist = true
		case key == "by":
			p.end = Ending(max(0, slices.Index(endingNames[:], value)))
		case r.number(word, "left", 10, func(n int) { p.left = uint8(n) }):
		case r.number(word, "parries", maxDeck, func(n int) { p.fight.parries = uint8(n) }):
		case r.number(word, "quickness", maxDeck, func(n int) { p.fight.quickness = uint8(n) }):
		case r.list(word, "winners", func(castle string, _ int) { p.winners[r.seatNamed("phase", castle)] = true }):
		default:
			r.unknown("phase", word)
		}
	}
}
