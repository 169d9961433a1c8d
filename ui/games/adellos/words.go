package adellos

import (
	"math"
	"strconv"
	"strings"

	"adytum/engine"
	"adytum/ui/i18n"
	"adytum/ui/table"

	rules "adytum/engine/adellos"
)

// A wording says what is on the table and what can be done, to the viewer.
type wording struct {
	model   *model
	match   *table.Model
	view    rules.View
	players table.Players
}

func (d *model) words() wording { return wording{d, d.match, d.view(), d.match.Players} }

// status is the line that says whose turn it is and what may be done.
func (w wording) status() string {
	now := w.match.Now()
	switch {
	case !w.match.Open():
		return ""
	case w.match.Behind():
		return w.last()
	case w.match.Stage() == table.Handing:
		return w.last() + " " + i18n.Tf("adellos.status.hand", facts{"Name": w.players.Name(now.ToMove)})
	case now.ToMove == engine.Nobody:
		o, _ := now.View.Outcome()
		return overWords(w.players, o)
	case now.Thinking && now.Thinker == engine.Nobody:
		return i18n.T("adellos.status.thinking")
	case w.model.hint != nil:
		return w.hint()
	case !w.match.Mine():
		return w.waits()
	}
	words := w.asks()
	if w.players.People() > 1 {
		words = i18n.Tf("adellos.status.person", facts{"Name": w.players.Name(now.Seat), "Words": words})
	}
	before := strings.TrimSpace(w.leavers() + " " + w.alarm())
	return strings.TrimSpace(before + " " + words)
}

// alarm warns of another who wins by the tower in the next turn, until a move
// is prepared.
func (w wording) alarm() string {
	winner := w.view.WinsByTower(1)
	if winner == engine.Nobody || winner == w.view.Seat() || w.view.Turn().Phase != rules.AsksPlay || !w.model.draft.empty() || w.model.picked != "" {
		return ""
	}
	return i18n.Tf("adellos.status.alarm", facts{"Name": w.players.Name(winner)})
}

// leavers says who has left the game with the last step, until the next is
// prepared.
func (w wording) leavers() string {
	if w.match.Shown == 0 || !w.model.draft.empty() || w.model.picked != "" {
		return ""
	}
	var all []string
	for _, e := range w.match.History()[w.match.Shown-1].Events {
		if e.Kind == rules.EventOut {
			all = append(all, i18n.Tf("adellos.status.out", facts{"Name": w.players.Name(e.Seat)}))
		}
	}
	return strings.Join(all, " ")
}

// last says the last step that was shown.
func (w wording) last() string {
	if w.match.Shown == 0 {
		return i18n.T("adellos.status.begin")
	}
	return entryWords(w.players, w.match.Now().Seat, w.match.History()[w.match.Shown-1])
}

// waits says whom the table waits for.
func (w wording) waits() string {
	name := facts{"Name": w.players.Name(w.match.Now().ToMove)}
	if w.view.Turn().Active != w.match.Now().ToMove {
		return i18n.Tf("adellos.status.asked", name)
	}
	return i18n.Tf("adellos.status.other", name)
}

// asks says what the viewer may do.
func (w wording) asks() string {
	t := w.view.Turn()
	one, mine := w.model.mover()
	switch {
	case w.model.draft.buys():
		return w.draft()
	case !w.model.draft.empty():
		if _, complete := w.model.half().move(); complete && !w.model.draft.does(rules.DoAttack) {
			return w.draft()
		}
		return w.draftTitle() + ". " + w.draft()
	case answersCombat(t.Phase) && len(w.model.moves()) == 1:
		return i18n.T("adellos.status." + t.Phase.String() + ".helpless")
	case mine:
		return i18n.Tf("adellos.status.mover", facts{"Unit": unitName(one.Unit), "Points": t.ActionPoints})
	case t.Phase == rules.AsksPlay && t.ActionPoints == 0:
		return i18n.T("adellos.status.spent")
	case t.Phase == rules.AsksPlay && !t.MustAct:
		return i18n.N("adellos.status.lapse", t.ActionPoints, nil)
	case t.Phase == rules.AsksPlay:
		return i18n.N("adellos.status.play", t.ActionPoints, nil)
	}
	return w.question()
}

// draftTitle names the half-made move.
func (w wording) draftTitle() string {
	half := w.model.half()
	if card := half.card(); card != "" {
		return cardName(card)
	}
	if ability, ok := edition().abilities[half.verb()]; ok {
		return word(ability.Name)
	}
	return i18n.T("adellos.draft." + half.verb())
}

// draft says what the half-made move still needs, or what it will do.
func (w wording) draft() string {
	half := w.model.half()
	if m, ok := half.move(); ok {
		return w.move(m)
	}
	switch unit := half.chosen(rules.PartUnit); {
	case half.buys():
		return i18n.Tf("adellos.draft.buy", facts{"Unit": unitName(unit), "Price": priceWords(kindOf(unit))})
	case half.awaits(rules.PartSeat):
		return i18n.T("adellos.draft.seat")
	case w.model.draft.empty():
		return w.question()
	case half.awaits(rules.PartField):
		return i18n.T("adellos.draft.field")
	}
	return i18n.T("adellos.draft.choose")
}

// question says what the phase asks for.
func (w wording) question() string {
	t := w.view.Turn()
	return i18n.Tf("adellos.status."+t.Phase.String(), facts{"Left": t.Left, "Name": w.players.Name(t.Active), "Gold": w.model.own().Gold})
}

func priceWords(k kind) string {
	if k.time > 0 {
		return i18n.N("adellos.price.time", k.time, nil)
	}
	return i18n.N("adellos.price.gold", k.gold, nil)
}

// part is a part of the half-made move on a button.
func (w wording) part(p engine.Part) string {
	half := w.model.half()
	switch n, _ := strconv.Atoi(p.ID); {
	case p.Kind == rules.PartSeat:
		return w.players.Name(seatAt(w.view, p.ID))
	case p.Kind == rules.PartAmount && half.card() == cardTrade:
		return i18n.N("adellos.part.trade", n, facts{"Gold": w.view.Consider(p.Text).Facts["gold"]})
	case p.Kind == rules.PartAmount:
		return i18n.N("adellos.part.time", n, nil)
	case half.does(rules.DoGift):
		return i18n.T("adellos.part.gold")
	}
	return i18n.T("adellos.part." + half.card() + "." + p.ID)
}

// move says what a move does, before it is made.
func (w wording) move(m rules.Move) string {
	v := w.view
	from, _ := v.PieceAt(m.From())
	to, _ := v.PieceAt(m.To())
	data := facts{"From": m.From(), "To": m.To(), "Mover": unitName(from.Unit), "Target": unitName(to.Unit),
		"Unit": unitName(m.Unit()), "Card": cardName(m.Card()), "Faction": factionName(m.Faction())}
	switch m.Verb() {
	case rules.DoEnd:
		if v.Turn().Phase == rules.AsksHire {
			return i18n.T("adellos.move.end.hire")
		}
	case rules.DoAttack:
		if c, ok := w.model.clash(v); ok {
			return w.verdict(c)
		}
		o, _ := v.Odds(m.From(), m.To())
		return i18n.Tf("adellos.move.attack", data) + " " + w.verdict(clash{m.From(), m.To(), o})
	case rules.DoCard:
		return w.cardMove(m)
	case rules.DoGift:
		data["What"] = i18n.T("adellos.part.gold")
		if m.Card() != "" {
			data["What"] = cardName(m.Card())
		}
		for _, part := range m.Parts() {
			if part.Kind == rules.PartSeat {
				data["Name"] = w.players.Name(seatAt(v, part.ID))
			}
		}
	default:
	}
	return i18n.Tf("adellos.move."+m.Verb().String(), data)
}

// cardMove says which card is played, and what was chosen for it.
func (w wording) cardMove(m rules.Move) string {
	var seats, what []string
	for _, part := range m.Parts() {
		n, _ := strconv.Atoi(part.ID)
		switch part.Kind {
		case rules.PartSeat:
			seats = append(seats, w.players.Name(seatAt(w.view, part.ID)))
		case rules.PartUnit, rules.PartField:
			what = append(what, w.place(part.ID))
		case rules.PartAmount:
			if m.Card() == cardTrade {
				what = append(what, i18n.Tf("adellos.note.points", facts{"Count": n}))
			} else {
				what = append(what, i18n.N("adellos.part.time", n, nil))
			}
		case rules.PartGoods:
			what = append(what, i18n.T("adellos.part."+m.Card()+"."+part.ID))
		}
	}
	data := facts{"Card": cardName(m.Card()), "What": strings.Join(append(seats, what...), ", ")}
	switch {
	case len(seats) == 2:
		data["First"], data["Second"] = seats[0], seats[1]
		return i18n.Tf("adellos.move.card.truce", data)
	case data["What"] == "":
		return i18n.Tf("adellos.move.card", data)
	}
	return i18n.Tf("adellos.move.card.with", data)
}

// truces says whom the viewer must not attack in its turn.
func (w wording) truces() []string {
	t := w.view.Turn()
	if t.Active != w.view.Seat() || t.Phase != rules.AsksPlay {
		return nil
	}
	var words []string
	for _, seat := range t.Forbidden {
		words = append(words, i18n.Tf("adellos.demand.truce", facts{"Name": w.players.Name(seat)}))
	}
	return words
}

// pieceState says what a piece cannot do now and why.
func (w wording) pieceState(p rules.Piece) string {
	var words []string
	if p.Owner != w.view.Seat() {
		words = append(words, i18n.Tf("adellos.piece.of", facts{"Name": w.players.To(p.Owner)}))
	}
	if p.Time > 0 {
		words = append(words, i18n.N("adellos.piece.time", p.Time, nil))
	}
	if p.Saved {
		words = append(words, i18n.T("adellos.piece.saved"))
	}
	if p.ActionPoints > 1 {
		words = append(words, i18n.N("adellos.piece.slow", p.ActionPoints, nil))
	}
	if p.UsedThisTurn {
		words = append(words, i18n.T("adellos.piece.used"))
	}
	return strings.Join(words, " ")
}

// cardState says what a card could do now, or why it cannot be played.
func (w wording) cardState(card string) (words string, playable bool) {
	for _, m := range w.model.moves() {
		if m.Verb() == rules.DoCard && m.Card() == card {
			return i18n.N("adellos.hand.playable", edition().cards[card].ActionPoints, nil), true
		}
	}
	if !w.match.Mine() {
		return i18n.T("adellos.refusal.window.window=" + edition().cards[card].Window), false
	}
	if a := w.view.Consider(w.view.Begin(rules.DoCard, card)); a.Refusal != nil {
		return w.refusal(a.Refusal), false
	}
	return "", false
}

// supply says where units can be placed now, or why none can.
func (w wording) supply() string {
	t := w.view.Turn()
	switch {
	case !w.match.Mine() || t.Phase != rules.AsksHire && t.Phase != rules.AsksPlay:
		return i18n.T("adellos.supply.later")
	case w.model.spot != "":
		return i18n.Tf("adellos.supply.spot", facts{"Field": w.model.spot})
	case !summons(w.model.own().Faction):
		return i18n.T("adellos.supply.hire")
	case t.Phase == rules.AsksPlay:
		return i18n.N("adellos.supply.turn", t.Summons, nil)
	}
	return i18n.T("adellos.supply.before")
}

// seat says who sits at a seat and what it plays with.
func (w wording) seat(p rules.Player) string {
	words := []string{w.players.Kind(p.Seat)}
	if p.Faction != "" {
		words = append(words, factionName(p.Faction))
	}
	if p.Noble != "" {
		words = append(words, unitName(p.Noble))
	}
	return strings.Join(words, " · ")
}

// seatNotes says of a seat what is not said by its figures.
func (w wording) seatNotes(p rules.Player) []string {
	if p.Left > 0 {
		return []string{i18n.T("adellos.seat.out")}
	}
	var notes []string
	if p.Tower > 0 {
		notes = append(notes, i18n.N("adellos.seat.tower", p.Tower, facts{"Most": w.view.TowerRounds()}))
	}
	if p.Seat != w.view.Seat() {
		var known []string
		for _, c := range w.view.Known(p.Seat) {
			known = append(known, strconv.Itoa(c.Copies)+" "+cardName(c.Card))
		}
		if len(known) > 0 {
			notes = append(notes, i18n.Tf("adellos.seat.known", facts{"Cards": strings.Join(known, ", ")}))
		}
	}
	var left []string
	for _, s := range p.Supply {
		if s.Left > 0 {
			left = append(left, strconv.Itoa(s.Left)+" "+unitName(s.Unit))
		}
	}
	if len(left) > 0 {
		notes = append(notes, i18n.Tf("adellos.seat.supply", facts{"Units": strings.Join(left, ", ")}))
	}
	return notes
}

// seatSpoken is a seat for screen readers.
func (w wording) seatSpoken(p rules.Player) string {
	words := i18n.Tf("adellos.seat", facts{"Name": w.players.Name(p.Seat), "About": w.seat(p), "Gold": p.Gold, "Cards": p.Cards, "Tower": p.Tower})
	for _, l := range p.Lying {
		words += " " + cardName(l.Card) + ": " + w.lying(l)
	}
	return words + " " + strings.Join(w.seatNotes(p), " ")
}

// lying says how long a card lies before a player, and what for.
func (w wording) lying(l rules.Lying) string {
	words := i18n.T("adellos.seat.lying")
	if l.Safe != engine.Nobody {
		words += " " + i18n.Tf("adellos.seat.truce", facts{"Name": w.players.For(l.Safe)})
	}
	return words
}

// overWords says who has won and how.
func overWords(who table.Players, o engine.Outcome) string {
	var names []string
	for seat, rank := range o.Ranks {
		if rank == 1 {
			names = append(names, who.For(engine.Seat(seat)))
		}
	}
	return i18n.Tf("adellos.over."+o.Name, facts{"Names": i18n.List(names)})
}

// hint says a hint, what it is good for, and how the strongest computer
// sees the game after it.
func (w wording) hint() string {
	parts := []string{i18n.Tf("adellos.hint.words", facts{"Move": w.move(w.model.hint.move)})}
	if purpose, ok := w.view.Purpose(w.model.hint.move); ok {
		parts = append(parts, i18n.Tf("adellos.why."+purpose.Code, i18n.Data(purpose.Facts, w.fact)))
	}
	switch percent := int(math.Round(100 * w.model.hint.chance)); {
	case w.model.hint.chance <= 0: // not every choice is rated
	case percent == 0:
		parts = append(parts, i18n.T("adellos.hint.hardly"))
	default:
		parts = append(parts, i18n.Tf("adellos.hint.chance", facts{"Chance": percent}))
	}
	return strings.Join(parts, " ")
}

// refusal says what was refused and why.
func (w wording) refusal(r *engine.Refusal) string {
	return i18n.Refusal(Rules().Name(), r, w.fact)
}

// fact puts a fact of a refusal or a purpose into words.
func (w wording) fact(name, value string) string {
	switch name {
	case "at", "to", "from", "what":
		return w.place(value)
	case "unit":
		return unitName(value)
	case "faction":
		return factionName(value)
	case "card":
		return cardName(value)
	case "ability":
		if noble, ok := edition().gifts[value]; ok {
			return word(noble.name)
		}
		return word(edition().abilities[value].Name)
	case "seat":
		if seat, err := strconv.Atoi(value); err == nil {
			return w.players.Name(engine.Seat(seat))
		}
	}
	return value
}

// place names what stands on a field, or the field; other things by their name.
func (w wording) place(id string) string {
	if isKind(id) {
		return unitName(id)
	}
	if p, ok := w.view.PieceAt(id); ok {
		return i18n.Tf("adellos.at", facts{"Unit": unitName(p.Unit), "Field": id})
	}
	return id
}

// fieldParagraphs are the paragraphs about kinds of fields.
var fieldParagraphs = map[string]string{"castle": "D12", "tower": "D25", "plain": "D14", "forest": "D14", "hill": "D14", "mountain": "D14"}

// field says what a field is for, and the paragraph that tells more.
func (w wording) field(field string) (words, paragraph string) {
	f := edition().fields[field]
	text := i18n.Tf("adellos.field", facts{"Field": f.ID, "What": fieldWords(w.view, w.players, f)})
	if f.Kind == "tower" {
		text += " " + i18n.N("adellos.field.tower", w.view.TowerRounds(), nil)
	}
	return text, fieldParagraphs[f.Kind]
}

// askGiveUp is the question before the viewer gives up, "" for one who is out of
// the game or no person.
func (w wording) askGiveUp() string {
	if w.model.own().Left > 0 || !w.players.Person(w.match.Now().Seat) {
		return ""
	}
	return i18n.T("adellos.ask.give_up")
}
