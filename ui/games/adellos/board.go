package adellos

import (
	"fmt"
	"slices"
	"strings"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/table"
	"adytum/widgets/hex"

	rules "adytum/engine/adellos"
)

// grounds are the kinds of fields of an edition on the grid.
var grounds = map[string]hex.Ground{
	"plain": hex.Plain, "castle": hex.Castle, "tower": hex.Tower,
	"forest": hex.Forest, "hill": hex.Hill, "mountain": hex.Mountain,
}

// marks are the fields on which something is shown.
type marks map[string]fieldMark

// A fieldMark is what a field carries: signs and a note.
type fieldMark struct {
	signs hex.Signs
	note  string
	alarm bool
}

// board is the grid as it is shown.
func (d *model) board() hex.State {
	v := d.view()
	marks, words := marksOf(d), d.words()
	var s hex.State
	for _, f := range v.Fields() {
		one := hex.Cell{Key: f.ID, Q: (f.X - f.Y) / 2, R: f.Y, Ground: grounds[f.Kind],
			Signs: marks[f.ID].signs, Note: marks[f.ID].note, Alarm: marks[f.ID].alarm}
		if seat := seatAt(v, f.Castle); f.Castle != "" && seat != engine.Nobody {
			one.Side, one.Emblem = table.Color(seat), table.Emblem(seat)
		}
		if p, ok := v.PieceAt(f.ID); ok {
			one.Piece = piece(p)
			if p.Saved {
				one.Signs |= hex.Safe
			}
		}
		one.Spoken = words.spoken(f, marks[f.ID])
		s.Cells = append(s.Cells, one)
	}
	return s
}

// piece is a piece as the grid shows it.
func piece(p rules.Piece) *hex.Piece {
	k := kindOf(p.Unit)
	return &hex.Piece{ID: fmt.Sprintf("%d.%s@%s", p.Owner, p.Unit, p.Field), Picture: k.picture(),
		Side: table.Color(p.Owner), Emblem: table.Emblem(p.Owner), Attack: k.attack, Defence: k.defence, Move: k.move,
		Time: p.Time, Noble: k.noble, Token: k.token, Shape: k.shape}
}

// marksOf marks the last step, what was picked, and what can be tapped.
func marksOf(d *model) marks {
	marks, v := marks{}, d.view()
	for _, field := range lastFields(d.match) {
		marks.add(field, hex.Moved, "")
	}
	for _, field := range d.pointed {
		marks.add(field, hex.Choice, "")
	}
	if t := v.Turn(); t.From != "" {
		marks.add(t.From, hex.Selected, "")
		marks.add(t.To, attackSign(v, t.From, t.To), "")
	}
	if d.picked != "" {
		marks.add(d.picked, hex.Selected, "")
	}
	if d.spot != "" {
		marks.add(d.spot, hex.Place, "")
	}
	for _, field := range d.draft.all(rules.PartField) {
		marks.add(field, hex.Selected, "")
	}
	if half := d.half(); half.awaits(rules.PartField) {
		for _, part := range half.choices() {
			marks.add(part.ID, choiceSign(half), "")
		}
		return marks
	}
	if _, mine := d.mover(); mine && d.draft.empty() || d.draft.does(rules.DoAttack) {
		marks.addReach(d, v)
	}
	return marks
}

// add shows signs on a field, and a note if there is one.
func (m marks) add(field string, signs hex.Signs, note string) {
	one := m[field]
	one.signs |= signs
	if note != "" {
		one.note = note
	}
	m[field] = one
}

// choiceSign is the sign of the fields that may be added to a half-made move.
func choiceSign(half draft) hex.Signs {
	switch {
	case half.does(rules.DoHire, rules.DoSummon, rules.DoPlace, rules.DoDeploy, rules.DoEntrench), half.card() == cardReinforcements:
		return hex.Place
	case half.does(rules.DoPickpocket, rules.DoInterdict, rules.DoAbsolution):
		return hex.Act
	default:
		return hex.Choice
	}
}

// addReach shows where the picked piece can go, what it can attack, and whom
// it can change places with.
func (m marks) addReach(d *model, v rules.View) {
	points := v.Turn().ActionPoints
	for _, step := range v.Reach(d.picked) {
		if step.ActionPoints <= points {
			m.add(step.Field, hex.Reach, costNote(step.ActionPoints))
		}
	}
	for _, one := range d.moves() {
		switch {
		case one.Verb() == rules.DoAttack && one.From() == d.picked:
			m.add(one.To(), attackSign(v, d.picked, one.To()), oddsNote(v, d.picked, one.To()))
		case one.Verb() == rules.DoSwap && (one.From() == d.picked || one.To() == d.picked):
			m.add(other(one, d.picked), hex.Swap, "")
		}
	}
}

// other is the field of a move that is not the given one.
func other(m rules.Move, field string) string {
	if m.From() == field {
		return m.To()
	}
	return m.From()
}

// costNote is a price in action points on a field; one goes without saying.
func costNote(points int) string {
	if points <= 1 {
		return ""
	}
	return i18n.Tf("adellos.note.points", map[string]any{"Count": points})
}

func oddsNote(v rules.View, from, to string) string {
	o, ok := v.Odds(from, to)
	if !ok {
		return ""
	}
	return fmt.Sprintf("%d:%d", o.Attack, o.Defence)
}

// attackSign says how an attack stands: it wins as it is, own cards could turn
// it, or it fails.
func attackSign(v rules.View, from, to string) hex.Signs {
	o, ok := v.Odds(from, to)
	switch {
	case !ok:
		return 0
	case o.Defeats:
		return hex.Attack
	case copies(v.Hand(), cardQuickAttack) > o.Defence-o.Attack:
		return hex.Doubtful
	}
	return hex.Losing
}

// copies counts a card in a list.
func copies(cards []rules.Count, id string) int {
	for _, c := range cards {
		if c.Card == id {
			return c.Copies
		}
	}
	return 0
}

// lastFields are the fields of the last step that was shown.
func lastFields(m *table.Model) []string {
	if m.Shown == 0 || m.Shown > len(m.History()) {
		return nil
	}
	return touched(m.History()[m.Shown-1])
}

// touched lists the fields that a ply was about.
func touched(entry match.Entry) []string {
	var fields []string
	for _, e := range entry.Events {
		if e.Kind == rules.EventMarked && beginsTurn(entry) {
			continue // the hourglass at the end of a turn
		}
		for _, name := range []string{"from", "to"} {
			if f := e.Facts[name]; isField(f) && !slices.Contains(fields, f) {
				fields = append(fields, f)
			}
		}
	}
	return fields
}

// gridSteps are what moves on the grid when a ply is shown.
func gridSteps(entry match.Entry) []hex.Step {
	var steps []hex.Step
	add := func(kind hex.StepKind, from, to string) {
		steps = append(steps, hex.Step{Kind: kind, From: from, To: to})
	}
	for _, e := range entry.Events {
		from, to := e.Facts["from"], e.Facts["to"]
		switch e.Kind {
		case rules.EventMoved:
			add(hex.Moves, from, to)
		case rules.EventSwapped:
			add(hex.Swaps, from, to)
		case rules.EventAttacked:
			add(hex.Strikes, from, to)
		case rules.EventDefeated, rules.EventSacrificed:
			add(hex.Falls, to, to)
		case rules.EventHired, rules.EventSummoned, rules.EventPlaced, rules.EventExchanged:
			add(hex.Appears, to, to)
		}
	}
	return steps
}

// spoken is a field for screen readers.
func (w wording) spoken(f rules.Field, mark fieldMark) string {
	words := []string{f.ID + ", " + fieldWords(w.view, w.players, f)}
	if p, ok := w.view.PieceAt(f.ID); ok {
		words = append(words, w.piece(p))
	}
	for _, s := range []struct {
		sign hex.Signs
		key  string
	}{
		{hex.Selected, "adellos.spoken.selected"}, {hex.Reach, "adellos.spoken.reach"},
		{hex.Attack, "adellos.spoken.attack"}, {hex.Doubtful, "adellos.spoken.doubtful"},
		{hex.Losing, "adellos.spoken.hopeless"}, {hex.Swap, "adellos.spoken.swap"},
		{hex.Place, "adellos.spoken.place"}, {hex.Act, "adellos.spoken.act"},
		{hex.Choice, "adellos.spoken.choice"},
	} {
		if mark.signs&s.sign != 0 {
			words = append(words, i18n.T(s.key))
		}
	}
	return strings.Join(words, ". ")
}

// fieldWords says what a field is.
func fieldWords(v rules.View, who table.Players, f rules.Field) string {
	if f.Kind != "castle" {
		return i18n.T("adellos.ground." + f.Kind)
	}
	if seat := seatAt(v, f.Castle); seat != engine.Nobody {
		return i18n.Tf("adellos.ground.castle.of", facts{"Name": who.To(seat)})
	}
	return i18n.T("adellos.ground.castle.empty")
}

// piece says what stands on a field.
func (w wording) piece(p rules.Piece) string {
	k := kindOf(p.Unit)
	words := i18n.Tf("adellos.piece", map[string]any{"Unit": word(k.name), "Name": w.players.Name(p.Owner),
		"Attack": k.attack, "Defence": k.defence, "Move": k.move})
	if p.Time > 0 {
		words += " " + i18n.N("adellos.piece.time", p.Time, nil)
	}
	if p.Saved {
		words += " " + i18n.T("adellos.piece.saved")
	}
	return words
}
