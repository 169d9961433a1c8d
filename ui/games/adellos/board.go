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

// A lit field carries signs and a note.
type lit struct {
	signs hex.Signs
	note  string
	alarm bool
}

// board is the grid as it is shown.
func (d *model) board() hex.State {
	v := d.view()
	marks := d.marks(v)
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
		one.Spoken = d.spoken(v, f, marks[f.ID])
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

// marks are the fields that something is shown on: the last step, what was
// picked, and what can be tapped.
func (d *model) marks(v rules.View) map[string]lit {
	marks := map[string]lit{}
	add := func(field string, signs hex.Signs, note string) {
		one := marks[field]
		one.signs |= signs
		if note != "" {
			one.note = note
		}
		marks[field] = one
	}
	for _, field := range d.lastFields() {
		add(field, hex.Moved, "")
	}
	for _, field := range d.pointed {
		add(field, hex.Choice, "")
	}
	if t := v.Turn(); t.From != "" {
		add(t.From, hex.Selected, "")
		add(t.To, d.attackSign(v, t.From, t.To), "")
	}
	if d.picked != "" {
		add(d.picked, hex.Selected, "")
	}
	if d.spot != "" {
		add(d.spot, hex.Place, "")
	}
	for _, part := range strings.FieldsFunc(d.draft, func(r rune) bool { return strings.ContainsRune(":@=-", r) }) {
		if isField(part) {
			add(part, hex.Selected, "")
		}
	}
	if d.onBoard() {
		for _, field := range d.choices() {
			add(field, d.choiceSign(), "")
		}
		return marks
	}
	if _, mine := d.mover(); mine && d.draft == "" || strings.HasPrefix(d.draft, "attack:") {
		d.markReach(v, add)
	}
	return marks
}

// choiceSign is the sign of the fields that may be added to the draft.
func (d *model) choiceSign() hex.Signs {
	switch verb, _, _ := strings.Cut(d.text(), ":"); verb {
	case "hire", "summon", "place", "deploy", "entrench":
		return hex.Place
	case "pickpocket", "interdict", "absolution":
		return hex.Act
	default:
		if strings.HasPrefix(d.draft, "card:reinforcements") {
			return hex.Place
		}
		return hex.Choice
	}
}

// markReach marks where the picked piece can go, what it can attack, and whom
// it can change places with.
func (d *model) markReach(v rules.View, add func(string, hex.Signs, string)) {
	points := v.Turn().ActionPoints
	for _, step := range v.Reach(d.picked) {
		if step.ActionPoints <= points {
			add(step.Field, hex.Reach, costNote(step.ActionPoints))
		}
	}
	for _, m := range d.moves() {
		switch {
		case m.Verb() == rules.DoAttack && m.From() == d.picked:
			add(m.To(), d.attackSign(v, d.picked, m.To()), d.oddsNote(v, d.picked, m.To()))
		case m.Verb() == rules.DoSwap && (m.From() == d.picked || m.To() == d.picked):
			add(other(m, d.picked), hex.Swap, "")
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

func (d *model) oddsNote(v rules.View, from, to string) string {
	o, ok := v.Odds(from, to)
	if !ok {
		return ""
	}
	return fmt.Sprintf("%d:%d", o.Attack, o.Defence)
}

// attackSign tells how an attack stands: it wins as it is, own cards could turn
// it, or it fails.
func (d *model) attackSign(v rules.View, from, to string) hex.Signs {
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
func (d *model) lastFields() []string {
	if d.Shown == 0 || d.Shown > len(d.History()) {
		return nil
	}
	return touched(d.History()[d.Shown-1])
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

// spoken is a field for those who hear the screen.
func (d *model) spoken(v rules.View, f rules.Field, mark lit) string {
	words := []string{f.ID + ", " + fieldWords(v, d.Players, f)}
	if p, ok := v.PieceAt(f.ID); ok {
		words = append(words, d.pieceWords(p))
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

// pieceWords says what stands on a field.
func (d *model) pieceWords(p rules.Piece) string {
	k := kindOf(p.Unit)
	words := i18n.Tf("adellos.piece", map[string]any{"Unit": word(k.name), "Name": d.Players.Name(p.Owner),
		"Attack": k.attack, "Defence": k.defence, "Move": k.move})
	if p.Time > 0 {
		words += " " + i18n.N("adellos.piece.time", p.Time, nil)
	}
	if p.Saved {
		words += " " + i18n.T("adellos.piece.saved")
	}
	return words
}
