package adellos

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"adytum/engine"
)

// The text of a position is one line of parts joined by " | ": the options that
// are not the default, the table, each seat by its castle, the board, the pile
// with the top card first, the turn, and what the position waits for:
//
//	options: lumberers | seats: 2 start=NW round=3 boxed=wolf |
//	NW: scum robert gold=4 tower=1 hand=parry*2,revolt lies=truce-SW box=bandit |
//	SW: undead malgor gold=1 knows=NW.parry |
//	board: NW.robert@B2 NW.rebel@E5/s1 SW.malgor@H2 SW.zombie@H3*1 |
//	deck: unchained truce | turn: NW ap=2 | play
//
// What is 0 or empty is left out. The box of a seat holds its defeated units,
// so that the supply is what is neither there nor on the board. On the board
// "*2" are time markers, "/s1" and "/s2" fields moved, "/i" and "/p" Interdict
// and Pickpocket used, "/a" saved in this turn. Event cards that are nowhere
// else are in the box.

// String is the position as text.
func (p Position) String() string { return p.describe(everybody) }

// everybody stands for a viewer from whom nothing is hidden.
const everybody = none

// describe writes what a seat knows.
func (p *Position) describe(viewer uint8) string {
	parts := []string{p.config.text(p.sheet), p.tableText()}
	for seat := range p.seats {
		parts = append(parts, p.seatText(seat, viewer))
	}
	return strings.Join(append(parts, p.boardText(), p.deckText(viewer), p.turnText(), p.phaseText()), " | ")
}

// line joins words behind a name.
type line struct{ words []string }

func newLine(name string) *line { return &line{[]string{name + ":"}} }

func (l *line) add(word string) { l.words = append(l.words, word) }

func (l *line) number(name string, n int) {
	if n != 0 {
		l.add(fmt.Sprintf("%s=%d", name, n))
	}
}

func (l *line) flag(name string, on bool) {
	if on {
		l.add(name)
	}
}

func (l *line) list(name string, items []string) {
	if len(items) > 0 {
		l.add(name + "=" + strings.Join(items, ","))
	}
}

func (l *line) String() string { return strings.Join(l.words, " ") }

func times(name string, n int) string {
	if n == 1 {
		return name
	}
	return fmt.Sprintf("%s*%d", name, n)
}

func (c Config) text(s *sheet) string {
	l := newLine("options")
	l.flag("map="+c.Map, c.Map != Game{s}.Options()[0].Values[0])
	l.flag("factions="+Chosen, c.Chosen)
	l.flag("start="+c.Start, c.Start != Drawn)
	for i, on := range c.rules() {
		l.flag(ruleNames[i], on)
	}
	return l.String()
}

// rules lists the optional rules in the order of ruleNames.
func (c Config) rules() []bool {
	return []bool{c.SuddenDeath, c.ProtectingWalls, c.ObstructingWalls, c.Lumberers, c.GoldRush, c.PavedWithGold,
		c.HandLimit, c.RoundLimit, c.GiftsAreAgreed}
}

func (p *Position) castleName(seat uint8) string { return p.ground.layout.Castles[seat] }

func (p *Position) tableText() string {
	l := newLine("seats")
	l.add(fmt.Sprint(p.seats))
	l.add("start=" + p.castleName(p.start))
	l.add(fmt.Sprintf("round=%d", p.round))
	var boxed []string
	for i, k := range p.sheet.tokens {
		if n := int(p.sheet.kinds[k].count) - int(p.tokens[i]) - p.onBoard(k, everybody); n > 0 {
			boxed = append(boxed, times(p.sheet.kinds[k].id, n))
		}
	}
	l.list("boxed", boxed)
	return l.String()
}

// onBoard counts the pieces of a kind, of one seat or of everybody.
func (p *Position) onBoard(k kind, seat uint8) int {
	n := 0
	for _, f := range p.ground.fields {
		if p.pieces[f].kind == k && (seat == everybody || p.pieces[f].owner == seat) {
			n++
		}
	}
	return n
}

func (p *Position) seatText(seat, viewer uint8) string {
	me := &p.seat[seat]
	l := newLine(p.castleName(seat))
	if me.faction < 0 {
		l.add("-")
	} else {
		l.add(p.sheet.edition.Factions[me.faction].ID)
	}
	if me.noble == 0 {
		l.add("-")
	} else {
		l.add(p.sheet.kinds[me.noble].id)
	}
	l.number("gold", int(me.gold))
	l.number("tower", int(me.tower))
	l.number("kills", int(me.kills))
	l.number("out", int(me.out))
	l.flag("rose", me.rose)
	l.flag("prayed", me.prayed)
	if viewer == everybody || viewer == seat {
		l.list("hand", p.cardList(&me.hand, ""))
		var known []string
		for other := range p.seats {
			known = append(known, p.cardList(&me.known[other], p.castleName(other)+".")...)
		}
		l.list("knows", known)
	} else {
		l.number("cards", int(me.handSize))
	}
	l.list("lies", p.lying(seat))
	if me.faction >= 0 {
		l.list("box", p.boxed(seat))
	}
	return l.String()
}

func (p *Position) cardList(counts *[maxCards]uint8, prefix string) []string {
	var cards []string
	for i, c := range p.sheet.edition.Cards {
		if n := counts[i]; n > 0 {
			cards = append(cards, times(prefix+c.ID, int(n)))
		}
	}
	return cards
}

func (p *Position) lying(seat uint8) []string {
	me := &p.seat[seat]
	var cards []string
	for _, c := range []struct {
		effect int
		n      uint8
	}{{censorship, me.censored}, {revolt, me.revolted}} {
		if c.n > 0 {
			cards = append(cards, times(effectNames[c.effect], int(c.n)))
		}
	}
	for safe := range p.seats {
		if n := me.truces[safe]; n > 0 {
			cards = append(cards, times(effectNames[truce]+"-"+p.castleName(safe), int(n)))
		}
	}
	return cards
}

func (p *Position) boxed(seat uint8) []string {
	me := &p.seat[seat]
	var box []string
	for _, k := range p.sheet.units[me.faction] {
		t := &p.sheet.kinds[k]
		if n := int(t.count) - int(me.supply[t.index]) - p.onBoard(k, seat); n > 0 {
			box = append(box, times(t.id, n))
		}
	}
	return box
}

func (p *Position) boardText() string {
	l := newLine("board")
	for _, f := range p.ground.fields {
		it := p.pieces[f]
		if it.kind == 0 {
			continue
		}
		word := p.castleName(it.owner) + "." + p.sheet.kinds[it.kind].id + "@" + p.sheet.fields[f].ID
		if it.time > 0 {
			word += fmt.Sprintf("*%d", it.time)
		}
		if steps := it.flags & stepsMask; steps > 0 {
			word += fmt.Sprintf("/s%d", steps)
		}
		for _, m := range pieceMarks {
			if it.flags&m.flag != 0 {
				word += "/" + m.sign
			}
		}
		l.add(word)
	}
	return l.String()
}

var pieceMarks = []struct {
	flag uint8
	sign string
}{{interdicts, "i"}, {picked, "p"}, {aided, "a"}}

func (p *Position) deckText(viewer uint8) string {
	l := newLine("deck")
	if viewer != everybody {
		l.number("cards", int(p.deckSize))
		return l.String()
	}
	for i := int(p.deckSize) - 1; i >= 0; i-- {
		l.add(p.sheet.edition.Cards[p.deck[i]].ID)
	}
	return l.String()
}

func (p *Position) turnText() string {
	l := newLine("turn")
	l.add(p.castleName(p.active))
	l.flag("setup", !p.setUp)
	l.number("ap", int(p.ap))
	l.number("summoned", int(p.summoned))
	l.flag("fisted", p.fisted)
	var safe []string
	for seat := range p.seats {
		if p.truced[seat] {
			safe = append(safe, p.castleName(seat))
		}
	}
	l.list("truce", safe)
	return l.String()
}

func (p *Position) phaseText() string {
	l := &line{[]string{p.phase.String()}}
	switch p.phase {
	case AsksWolf:
		l.add("at=" + p.sheet.fields[p.at].ID)
	case AsksExchange, AsksDeploy:
		l.add("card=" + p.sheet.edition.Cards[p.card].ID)
		l.number("left", int(p.left))
	case AsksCombat, AsksRescue:
		l.add("asked=" + p.castleName(p.asked))
		l.add("from=" + p.sheet.fields[p.fight.from].ID)
		l.add("to=" + p.sheet.fields[p.fight.to].ID)
		l.number("parries", int(p.fight.parries))
		l.number("quickness", int(p.fight.quickness))
		l.flag("fisted", p.fight.ironFist)
	case AsksGive, AsksSacrifice:
		l.add("asked=" + p.castleName(p.asked))
		l.number("left", int(p.left))
	case Over:
		l.add("by=" + p.end.String())
		var winners []string
		for seat := range p.seats {
			if p.winners[seat] {
				winners = append(winners, p.castleName(seat))
			}
		}
		l.list("winners", winners)
	default:
	}
	return l.String()
}

// A reader takes a position's text apart and keeps the first fault it meets.
type reader struct {
	game Game
	p    Position
	err  error
}

func (r *reader) fail(where, why string, args ...any) {
	if r.err == nil {
		r.err = &engine.Refusal{Code: engine.CodePosition, Facts: engine.Facts{"where": where, "why": fmt.Sprintf(why, args...)}}
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

// number reads "name=12" words; it tells whether the word has that name.
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

// check holds the whole position against what can be.
func (r *reader) check() {
	p := &r.p
	r.checkCards()
	for seat := range p.seats {
		r.checkSeat(seat)
	}
	for _, seat := range []uint8{p.active, p.asked} {
		if !p.in(seat) && p.phase != Over {
			r.fail("turn", "%s is out of the game", p.castleName(seat))
		}
	}
	if setup := p.phase <= AsksHire; p.phase != AsksWolf && p.phase != Over && setup == p.setUp {
		r.fail("phase", "%s does not fit to the turn", p.phase)
	}
	if r.err == nil {
		r.checkPhase()
	}
}

// checkCards: no card has more copies than the edition, and knowledge is true.
func (r *reader) checkCards() {
	p := &r.p
	var seen [maxCards]int
	for _, c := range p.deck[:p.deckSize] {
		seen[c]++
	}
	for seat := range p.seats {
		me := &p.seat[seat]
		for c := range p.sheet.edition.Cards {
			seen[c] += int(me.hand[c])
			for other := range p.seats {
				if n := me.known[other][c]; n > p.seat[other].hand[c] || n > 0 && other == seat {
					r.fail("knows", "%s cannot know that", p.castleName(seat))
				}
			}
		}
		for _, lying := range []struct{ effect, n int }{{censorship, int(me.censored)}, {revolt, int(me.revolted)}} {
			if lying.n > 0 {
				seen[p.sheet.cardOf[lying.effect]] += lying.n
			}
		}
		for _, n := range me.truces {
			if n > 0 {
				seen[p.sheet.cardOf[truce]] += int(n)
			}
		}
	}
	for c, card := range p.sheet.edition.Cards {
		if seen[c] > card.Count {
			r.fail("deck", "%d copies of %s, there are %d", seen[c], card.ID, card.Count)
		}
	}
}

func (r *reader) checkSeat(seat uint8) {
	p := &r.p
	me := &p.seat[seat]
	name := p.castleName(seat)
	for other := range seat {
		if me.faction >= 0 && p.seat[other].faction == me.faction {
			r.fail(name, "two seats play one faction")
		}
	}
	if p.in(seat) && (p.setUp || p.phase == AsksWolf) && me.nobleAt == nowhere && (p.setUp || seat == p.active) {
		r.fail(name, "the noble is not on the board")
	}
	if !p.in(seat) && (me.nobleAt != nowhere || p.countUnits(seat) > 0) {
		r.fail(name, "it is out of the game and has pieces")
	}
	if p.phase > AsksFaction && me.faction < 0 && p.in(seat) {
		r.fail(name, "the faction is missing")
	}
}

// checkPhase: whoever is asked has something to answer.
func (r *reader) checkPhase() {
	p := &r.p
	me := &p.seat[p.asked]
	ok := true
	switch p.phase {
	case AsksFaction:
		ok = me.faction < 0
	case AsksNoble:
		ok = me.noble == 0
	case AsksPlace:
		ok = me.noble != 0 && me.nobleAt == nowhere
	case AsksHire:
		ok = me.nobleAt != nowhere
	case AsksCombat, AsksRescue:
		from, to := p.fight.from, p.fight.to
		ok = p.owns(p.active, from) && p.pieces[to].kind != 0 && !p.owns(p.active, to)
		if ok {
			loser := p.active
			if p.wins() {
				loser = p.pieces[to].owner
			}
			ok = p.asked == loser && (p.phase == AsksCombat && me.handSize > 0 || p.phase == AsksRescue && p.wins())
		}
	case AsksWolf:
		ok = p.owns(p.active, p.at) && p.traitsAt(p.at).has(wolfPack)
	case AsksExchange, AsksDeploy:
		effect := p.sheet.effect[p.card]
		ok = p.left > 0 && (p.phase == AsksExchange) == (effect == callToArms || effect == combatTraining) &&
			(p.phase == AsksDeploy) == (effect == incoming || effect == pathToWisdom)
	case AsksGive:
		ok = p.asked != p.active
	case AsksSacrifice:
		ok = p.asked != p.active && p.left > 0 && p.left <= assaultUnits
	case Over:
		ok = p.end != NotEnded
	default:
	}
	if !ok || p.phase != Over && len(p.acts(nil)) == 0 {
		r.fail("phase", "the rest does not allow %s", p.phase)
	}
}
