package adaptoid

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"adytum/engine"
	"adytum/engine/hexgrid"
	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/table"

	rules "adytum/engine/adaptoid"
)

// facts are the placeholders of a sentence.
type facts map[string]any

// colourOf is the name of a colour.
func colourOf(c rules.Colour) string { return i18n.T("adaptoid.colour." + c.String()) }

// pieceWords are the limbs of a piece: "3 legs, 2 pincers".
func pieceWords(a rules.Piece) string {
	var parts []string
	if a.Legs > 0 {
		parts = append(parts, i18n.N("adaptoid.legs", int(a.Legs), nil))
	}
	if a.Pincers > 0 {
		parts = append(parts, i18n.N("adaptoid.pincers", int(a.Pincers), nil))
	}
	if len(parts) == 0 {
		return i18n.T("adaptoid.bare")
	}
	return strings.Join(parts, ", ")
}

// spoken is a cell in words: "d4, White, 3 legs, 2 pincers, 4 free neighbours".
func spoken(c hexgrid.Cell, a rules.Piece, liberties int) string {
	if !a.Body {
		return i18n.Tf("adaptoid.cell.free", facts{"Cell": c})
	}
	return i18n.Tf("adaptoid.cell.piece", facts{"Cell": c, "Colour": colourOf(a.Colour), "Limbs": pieceWords(a)}) +
		", " + i18n.N("adaptoid.liberties", liberties, nil)
}

func cellWords(cells []hexgrid.Cell) string {
	var names []string
	for _, c := range cells {
		names = append(names, c.String())
	}
	return i18n.List(names)
}

// seatName is who sits at a seat: "You", the level of a computer, or the colour
// where two people play.
func seatName(players table.Players, p rules.Position, s engine.Seat) string {
	switch {
	case !players.Person(s):
		return LevelName(players[s].Kind)
	case players[s].Name == "" && players.People() > 1 && p.Phase() != rules.Picks:
		return colourOf(p.ColourOf(s))
	}
	return players.Name(s)
}

func (d *model) seatName(s engine.Seat) string { return seatName(d.match.Players, d.position(), s) }

// LevelName is the name of a computer player, or of a person as an opponent.
func LevelName(level string) string {
	if !slices.Contains(opponents(), level) {
		return level // of another version
	}
	return i18n.T("adaptoid.level." + level)
}

// Opponent is who plays against the person, for a list of matches.
func Opponent(kind string) string {
	if kind == match.Person {
		return i18n.T("adaptoid.two_people")
	}
	return LevelName(kind)
}

// status says whose turn it is and what may be done.
func (d *model) status() string {
	now := d.match.Now()
	switch {
	case now.ToMove == engine.Nobody:
		return d.overWords()
	case now.Thinking && now.Thinker == engine.Nobody:
		return i18n.T("adaptoid.status.advising")
	case d.hint != nil:
		return hintWords(*d.hint)
	}
	switch d.phase() {
	case places:
		return d.draft.placeWords(d.position())
	case picks:
		return i18n.T("adaptoid.status.pick")
	case moves:
		return d.movePhaseWords()
	case grows, done:
		return d.growPhaseWords()
	case waits:
	}
	return i18n.Tf("adaptoid.status.thinks", facts{"Name": d.seatName(now.ToMove)})
}

func (d draft) placeWords(p rules.Position) string {
	data := facts{"Colour": colourOf(p.Turn())}
	switch {
	case d.move.At != none:
		return i18n.Tf("adaptoid.status.placed", facts{"Cell": d.move.At})
	case p.Phase() == rules.PlacesBoth:
		return i18n.Tf("adaptoid.status.place_both", data)
	}
	return i18n.Tf("adaptoid.status.place", data)
}

// movePhaseWords say what a piece can do, or that one can be chosen.
func (d *model) movePhaseWords() string {
	if d.draft.picked == none {
		key := "adaptoid.status.move"
		if d.position().Config().OneAction {
			key = "adaptoid.status.action"
		}
		return strings.TrimSpace(d.newsWords() + " " + i18n.T(key))
	}
	f := d.answer().Facts
	a := d.position().At(d.draft.picked)
	words := []string{i18n.N("adaptoid.status.reaches", len(cellsOf(f["moves"])), facts{"Cell": d.draft.picked, "Limbs": pieceWords(a)})}
	for _, name := range []string{captures, trades, repelled} {
		if cells := cellsOf(f[name]); len(cells) > 0 {
			words = append(words, i18n.Tf("adaptoid.status.picked."+name, facts{"Cells": cellWords(cells)}))
		}
	}
	return strings.Join(words, " ")
}

// newsWords say what the other side has just done.
func (d *model) newsWords() string {
	history := d.match.History()
	if len(history) == 0 || d.match.Players.People() > 1 {
		if d.match.Players.People() > 1 {
			return i18n.Tf("adaptoid.status.turn", facts{"Name": d.seatName(d.match.Now().Seat)})
		}
		return ""
	}
	last := history[len(history)-1]
	if last.Seat == d.match.Now().Seat {
		return ""
	}
	return i18n.Tf("adaptoid.status.news", facts{"Name": d.seatName(last.Seat), "Turn": turnWords(last)})
}

func (d *model) growPhaseWords() string {
	var words []string
	if news := d.newsWords(); news != "" && d.draft.empty() {
		words = append(words, news)
	}
	switch {
	case d.draft.growing != none:
		words = append(words, i18n.Tf("adaptoid.status.limb", facts{"Cell": d.draft.growing}))
	case d.draft.grown():
		words = append(words, i18n.Tf("adaptoid.status.grown."+d.draft.move.Grows.String(), facts{"Cell": d.draft.move.At}))
	case d.complete() && d.answer().Facts["ends"] != "":
		words = append(words, i18n.T("adaptoid.status.ends"))
	case d.draft.move.Kind == rules.Feeds:
		words = append(words, i18n.T("adaptoid.status.feed"))
	case d.phase() == done:
	case len(d.growths()) == 0:
		words = append(words, i18n.T("adaptoid.status.nothing_grows"))
	case d.draft.empty():
		words = append(words, i18n.T("adaptoid.status.only_grow"))
	default:
		words = append(words, i18n.T("adaptoid.status.grow"))
	}
	words = append(words, d.foodWords()...)
	switch {
	case !d.complete():
	case !d.draft.grown() && len(d.growths()) > 0:
		words = append(words, i18n.T("adaptoid.status.may_end"))
	default:
		words = append(words, i18n.T("adaptoid.status.confirm"))
	}
	return strings.Join(words, " ")
}

// foodWords say who starves of the half-made turn and why, and who may.
func (d *model) foodWords() []string {
	if d.phase() == moves || d.draft.empty() {
		return nil
	}
	f, s := d.answer().Facts, d.scene()
	var words []string
	for _, c := range cellsOf(f["starves"]) {
		words = append(words, i18n.Tf("adaptoid.status.starves", facts{"Cell": c, "Limbs": s.at(c).Limbs(), "Free": s.liberties(c)}))
	}
	if endangered := cellsOf(f["endangered"]); len(endangered) > 0 && d.complete() {
		words = append(words, i18n.N("adaptoid.status.endangered", len(endangered), facts{"Cells": cellWords(endangered)}))
	}
	return words
}

// overWords say how the game ended.
func (d *model) overWords() string {
	o, _ := d.view().Outcome()
	p := d.position()
	winner, won := p.Winner()
	data := facts{"White": p.Captures(rules.White), "Black": p.Captures(rules.Black)}
	switch {
	case !won:
		return i18n.Tf("adaptoid.over.draw", data)
	case d.match.Players.People() > 1:
		data["Name"] = colourOf(winner)
		return i18n.Tf("adaptoid.over.colour", data) + " " + i18n.T("adaptoid.end."+o.Name)
	}
	key := "adaptoid.over.lost"
	if d.match.Players.Person(p.SeatOf(winner)) {
		key = "adaptoid.over.won"
	}
	return i18n.Tf(key, data) + " " + i18n.T("adaptoid.end."+o.Name)
}

// refusalWords says what was refused and why.
func refusalWords(r *engine.Refusal) string {
	return i18n.Refusal(rules.Game{}.Name(), r, factWords)
}

// factWords puts a fact of a refusal into words.
func factWords(fact, value string) string {
	switch fact {
	case "growth":
		return i18n.T("adaptoid.supply." + value)
	case "colour":
		return i18n.T("adaptoid.colour." + value)
	}
	return value
}

// A reason is why a turn is advised.
type reason struct {
	key   string
	cells []hexgrid.Cell
}

// reasons say what speaks for a turn, the strongest first.
func (d *model) reasons(m rules.Move) []reason {
	p := d.position()
	a := d.view().Consider(m.String())
	var all []reason
	add := func(key string, cells ...hexgrid.Cell) { all = append(all, reason{key, cells}) }
	if a.Facts["ends"] != "" {
		add("adaptoid.hint.ends")
	}
	switch d.draft.clash {
	case captures:
		add("adaptoid.hint.captures", m.To)
	case trades:
		add("adaptoid.hint.trades", m.From, m.To)
	}
	if starving := cellsOf(a.Facts["starves"]); len(starving) > 0 {
		add("adaptoid.hint.starves", starving...)
	}
	if saved := d.saved(m, a); len(saved) > 0 {
		add("adaptoid.hint.saves", saved...)
	}
	if len(all) == 0 {
		add("adaptoid.hint.best")
	}
	switch {
	case m.Kind != rules.Turns:
	case m.Grows == rules.Leg:
		add("adaptoid.hint.leg", m.At)
	case m.Grows == rules.Pincer:
		add("adaptoid.hint.pincer", m.At)
	case m.Grows == rules.Body && slices.ContainsFunc(p.Board().Neighbours(d.scene().index(m.At)), func(i int) bool {
		near := p.At(p.Board().Cell(i))
		return near.Body && near.Colour != p.Turn() && near.Limbs() > 0
	}):
		add("adaptoid.hint.body_near", m.At)
	case m.Grows == rules.Body:
		add("adaptoid.hint.body", m.At)
	}
	return all
}

// saved are the viewer's pieces that would starve now and do not after a turn.
func (d *model) saved(m rules.Move, a engine.Answer) []hexgrid.Cell {
	endangered := cellsOf(a.Facts["endangered"])
	var all []hexgrid.Cell
	for _, c := range d.position().Unfed(d.position().Turn()) {
		at := c
		if m.From == c {
			at = m.To
		}
		if !slices.Contains(endangered, at) && d.scene().at(at).Body {
			all = append(all, at)
		}
	}
	return all
}

// hintWords says a hint with its reasons and its chance.
func hintWords(h hint) string {
	sentences := []string{i18n.Tf("adaptoid.hint.turn", facts{"Turn": moveWords(h.move)})}
	for _, r := range h.reasons {
		sentences = append(sentences, i18n.Tf(r.key, facts{"Cells": cellWords(r.cells)}))
	}
	if h.chance > 0 {
		sentences = append(sentences, i18n.Tf("adaptoid.hint.chance", facts{"Chance": percent(h.chance)}))
	}
	return strings.Join(sentences, " ")
}

func percent(share float64) string { return fmt.Sprint(int(math.Round(100 * share))) }

// moveWords is a decision in the notation of the log: "d2–d4, leg on d4".
func moveWords(m rules.Move) string {
	switch m.Kind {
	case rules.Feeds:
		return i18n.T("adaptoid.log.feed")
	case rules.Places:
		return i18n.Tf("adaptoid.log.place", facts{"Cell": m.At})
	case rules.Chooses:
		return i18n.Tf("adaptoid.log.choose", facts{"Colour": colourOf(m.Colour)})
	case rules.Turns:
	}
	var parts []string
	if m.From != none {
		sign := "–"
		if m.Attacks {
			sign = "×"
		}
		parts = append(parts, m.From.String()+sign+m.To.String())
	}
	if m.Grows != rules.Nothing {
		parts = append(parts, i18n.Tf("adaptoid.log."+m.Grows.String(), facts{"Cell": m.At}))
	}
	if len(parts) == 0 {
		return i18n.T("adaptoid.log.pass")
	}
	return strings.Join(parts, ", ")
}

// turnWords is a turn of the log with what came of it.
func turnWords(e match.Entry) string {
	if e.Move == nil {
		return i18n.T("adaptoid.log.resigned")
	}
	words := moveWords(e.Move.(rules.Move))
	var starved []hexgrid.Cell
	for _, event := range e.Events {
		at, _ := hexgrid.ParseCell(event.Facts["cell"])
		switch event.Kind {
		case rules.EventTraded:
			words += " " + i18n.T("adaptoid.log.traded")
		case rules.EventRepelled:
			words += " " + i18n.T("adaptoid.log.repelled")
		case rules.EventStarved:
			starved = append(starved, at)
		}
	}
	if len(starved) > 0 {
		words += " " + i18n.N("adaptoid.log.starved", len(starved), facts{"Cells": cellWords(starved)})
	}
	return words
}
