package adellos

import (
	"fmt"
	"strings"
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
