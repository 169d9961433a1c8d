package adellos

import (
	"math"
	"strconv"
	"strings"

	"adytum/engine"
	"adytum/ui/i18n"
	"adytum/ui/table"
	"adytum/ui/words"

	rules "adytum/engine/adellos"
)

// status is the line that says whose turn it is and what may be done.
func (d *model) status() string {
	now := d.Now()
	v := d.view()
	switch {
	case now.Failed != nil:
		return words.Unsaved(now.Failed)
	case !d.Open():
		return ""
	case d.Behind():
		return d.lastWords()
	case now.Stuck != nil:
		return i18n.T("table.stuck")
	case d.Stage() == table.Handing:
		return d.lastWords() + " " + i18n.Tf("adellos.status.hand", facts{"Name": d.Players.Name(now.ToMove)})
	case now.ToMove == engine.Nobody:
		o, _ := now.View.Outcome()
		return overWords(d.Players, o)
	case now.Thinking && now.Thinker == engine.Nobody:
		return i18n.T("adellos.status.thinking")
	case d.hint != nil:
		return d.hintWords()
	case !d.Mine():
		return d.waitWords(v)
	}
	words := d.askWords(v)
	if d.Players.People() > 1 {
		words = i18n.Tf("adellos.status.person", facts{"Name": d.Players.Name(now.Seat), "Words": words})
	}
	before := strings.TrimSpace(d.outWords() + " " + d.alarmWords(v))
	return strings.TrimSpace(before + " " + words)
}

// alarmWords warns of another who wins by the tower in the next turn, until a move
// is prepared.
func (d *model) alarmWords(v rules.View) string {
	winner := v.WinsByTower(1)
	if winner == engine.Nobody || winner == v.Seat() || v.Turn().Phase != rules.AsksPlay || d.draft != "" || d.picked != "" {
		return ""
	}
	return i18n.Tf("adellos.status.alarm", facts{"Name": d.Players.Name(winner)})
}

// outWords says who has left the game with the last step, until the next is
// prepared.
func (d *model) outWords() string {
	if d.Shown == 0 || d.draft != "" || d.picked != "" {
		return ""
	}
	var all []string
	for _, e := range d.History()[d.Shown-1].Events {
		if e.Kind == rules.EventOut {
			all = append(all, i18n.Tf("adellos.status.out", facts{"Name": d.Players.Name(e.Seat)}))
		}
	}
	return strings.Join(all, " ")
}

// lastWords says the last step that was shown.
func (d *model) lastWords() string {
	if d.Shown == 0 {
		return i18n.T("adellos.status.begin")
	}
	return entryWords(d.Players, d.Now().Seat, d.History()[d.Shown-1])
}

// waitWords says whom the table waits for.
func (d *model) waitWords(v rules.View) string {
	name := facts{"Name": d.Players.Name(d.Now().ToMove)}
	if v.Turn().Active != d.Now().ToMove {
		return i18n.Tf("adellos.status.asked", name)
	}
	return i18n.Tf("adellos.status.other", name)
}

// askWords says what the viewer may do.
func (d *model) askWords(v rules.View) string {
	t := v.Turn()
	one, mine := d.mover()
	switch {
	case d.buying():
		return d.draftWords()
	case d.draft != "":
		if _, complete := d.complete(); complete && !strings.HasPrefix(d.draft, "attack:") {
			return d.draftWords()
		}
		return d.draftTitle() + ". " + d.draftWords()
	case (t.Phase == rules.AsksCombat || t.Phase == rules.AsksRescue) && len(d.moves()) == 1:
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
	return i18n.Tf("adellos.status."+t.Phase.String(), facts{"Left": t.Left, "Name": d.Players.Name(t.Active), "Gold": d.own().Gold})
}

// draftCard is the event card that is being played, "" if none is.
func (d *model) draftCard() string {
	rest, played := strings.CutPrefix(d.draft, "card:")
	if !played {
		return ""
	}
	return partsOf(rest)[0]
}

// partsOf are the parts of a move behind its verb.
func partsOf(rest string) []string {
	return strings.FieldsFunc(rest, func(r rune) bool { return strings.ContainsRune("@=-", r) })
}

// draftTitle names the move that is being made.
func (d *model) draftTitle() string {
	verb, rest, _ := strings.Cut(d.text(), ":")
	name := partsOf(rest)
	switch {
	case verb == "card" && len(name) > 0:
		return cardName(name[0])
	case len(edition().abilities[verb].ID) > 0:
		return word(edition().abilities[verb].Name)
	}
	return i18n.T("adellos.draft." + verb)
}

// draftWords says what the draft still needs, or what it will do.
func (d *model) draftWords() string {
	verb, rest, _ := strings.Cut(d.text(), ":")
	if m, ok := d.complete(); ok {
		return d.moveWords(m)
	}
	switch {
	case verb == "hire" || verb == "summon":
		id, _, _ := strings.Cut(rest, "@")
		return i18n.Tf("adellos.draft.buy", facts{"Unit": unitName(id), "Price": priceWords(kindOf(id))})
	case verb == "gift" && rest != "", verb == "card" && d.choosesSeat():
		return i18n.T("adellos.draft.seat")
	case d.begins() != "" && d.draft == "":
		return i18n.Tf("adellos.status."+d.phase().String(), facts{"Left": d.view().Turn().Left, "Name": d.Players.Name(d.view().Turn().Active), "Gold": d.own().Gold})
	case d.onBoard():
		return i18n.T("adellos.draft.field")
	}
	return i18n.T("adellos.draft.choose")
}

// choosesSeat reports whether a player is to be chosen next.
func (d *model) choosesSeat() bool {
	next := d.choices()
	return len(next) > 0 && seatAt(d.view(), next[0]) != engine.Nobody
}

func priceWords(k kind) string {
	if k.time > 0 {
		return i18n.N("adellos.price.time", k.time, nil)
	}
	return i18n.N("adellos.price.gold", k.gold, nil)
}

// partWords is a part of a move on a button.
func (d *model) partWords(v rules.View, part string) string {
	if seat := seatAt(v, part); seat != engine.Nobody {
		return d.Players.Name(seat)
	}
	verb, rest, _ := strings.Cut(d.draft, ":")
	card, _, _ := strings.Cut(rest, "=")
	n, err := strconv.Atoi(part)
	switch {
	case err == nil && card == "trade_agreements":
		f := v.Consider(d.draft + part).Facts
		return i18n.N("adellos.part.trade", n, facts{"Gold": f["gold"]})
	case err == nil:
		return i18n.N("adellos.part.time", n, nil)
	case verb == "gift":
		return i18n.T("adellos.part.gold")
	}
	return i18n.T("adellos.part." + card + "." + part)
}

// moveWords says what a move does, before it is made.
func (d *model) moveWords(m rules.Move) string {
	v := d.view()
	from, _ := v.PieceAt(m.From())
	to, _ := v.PieceAt(m.To())
	data := facts{"From": m.From(), "To": m.To(), "Mover": unitName(from.Unit), "Target": unitName(to.Unit),
		"Unit": unitName(m.Unit()), "Card": cardName(m.Card())}
	text := m.String()
	_, part, _ := strings.Cut(text, ":")
	switch m.Verb() {
	case rules.DoEnd:
		if v.Turn().Phase == rules.AsksHire {
			return i18n.T("adellos.move.end.hire")
		}
	case rules.DoFaction:
		return i18n.Tf("adellos.move.faction", facts{"Faction": factionName(part)})
	case rules.DoAttack:
		if c, ok := d.clash(v); ok {
			return d.verdict(v, c)
		}
		o, _ := v.Odds(m.From(), m.To())
		return i18n.Tf("adellos.move.attack", data) + " " + d.verdict(v, clash{m.From(), m.To(), o})
	case rules.DoCard:
		return d.cardMoveWords(v, m)
	case rules.DoGift:
		gift, castle, _ := strings.Cut(part, "@")
		what := i18n.T("adellos.part.gold")
		if isCard(gift) {
			what = cardName(gift)
		}
		return i18n.Tf("adellos.move.gift", facts{"What": what, "Name": d.Players.Name(seatAt(v, castle))})
	}
	return i18n.Tf("adellos.move."+m.Verb().String(), data)
}

// cardMoveWords says which card is played, and what was chosen for it.
func (d *model) cardMoveWords(v rules.View, m rules.Move) string {
	var seats, what []string
	_, rest, _ := strings.Cut(m.String(), ":")
	for i, part := range partsOf(rest) {
		count, err := strconv.Atoi(part)
		seat := seatAt(v, part)
		switch {
		case i == 0:
		case seat != engine.Nobody:
			seats = append(seats, d.Players.Name(seat))
		case isKind(part):
			what = append(what, unitName(part))
		case isField(part):
			what = append(what, d.place(part))
		case err == nil && m.Card() == "trade_agreements":
			what = append(what, i18n.Tf("adellos.note.points", facts{"Count": count}))
		case err == nil:
			what = append(what, i18n.N("adellos.part.time", count, nil))
		default:
			what = append(what, i18n.T("adellos.part."+m.Card()+"."+part))
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

// truceWords says whom the viewer must not attack in its turn.
func (d *model) truceWords(v rules.View) []string {
	t := v.Turn()
	if t.Active != v.Seat() || t.Phase != rules.AsksPlay {
		return nil
	}
	var words []string
	for _, seat := range t.Forbidden {
		words = append(words, i18n.Tf("adellos.demand.truce", facts{"Name": d.Players.Name(seat)}))
	}
	return words
}

// pieceState says what a piece cannot do now and why.
func (d *model) pieceState(v rules.View, p rules.Piece) string {
	var words []string
	if p.Owner != v.Seat() {
		words = append(words, i18n.Tf("adellos.piece.of", facts{"Name": d.Players.To(p.Owner)}))
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
func (d *model) cardState(v rules.View, card string) (words string, playable bool) {
	for _, m := range d.moves() {
		if m.Verb() == rules.DoCard && m.Card() == card {
			return i18n.N("adellos.hand.playable", edition().cards[card].ActionPoints, nil), true
		}
	}
	if !d.Mine() {
		return i18n.T("adellos.refusal.window.window=" + edition().cards[card].Window), false
	}
	if a := v.Consider("card:" + card); a.Refusal != nil {
		return d.refusalWords(a.Refusal), false
	}
	return "", false
}

// supplyWords says where units can be placed now, or why none can.
func (d *model) supplyWords(v rules.View) string {
	t := v.Turn()
	switch {
	case !d.Mine() || t.Phase != rules.AsksHire && t.Phase != rules.AsksPlay:
		return i18n.T("adellos.supply.later")
	case d.spot != "":
		return i18n.Tf("adellos.supply.spot", facts{"Field": d.spot})
	case !summons(d.own().Faction):
		return i18n.T("adellos.supply.hire")
	case t.Phase == rules.AsksPlay:
		return i18n.N("adellos.supply.turn", t.Summons, nil)
	}
	return i18n.T("adellos.supply.before")
}

// seatWords says who sits at a seat and what it plays with.
func (d *model) seatWords(p rules.Player) string {
	words := []string{d.Players.Kind(p.Seat)}
	if p.Faction != "" {
		words = append(words, factionName(p.Faction))
	}
	if p.Noble != "" {
		words = append(words, unitName(p.Noble))
	}
	return strings.Join(words, " · ")
}

// seatNotes says of a seat what is not said by its figures.
func (d *model) seatNotes(v rules.View, p rules.Player) []string {
	if p.Left > 0 {
		return []string{i18n.T("adellos.seat.out")}
	}
	var notes []string
	if p.Tower > 0 {
		notes = append(notes, i18n.N("adellos.seat.tower", p.Tower, facts{"Most": v.TowerRounds()}))
	}
	if p.Seat != v.Seat() {
		var known []string
		for _, c := range v.Known(p.Seat) {
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

// seatSpoken is a seat for those who hear the screen.
func (d *model) seatSpoken(v rules.View, p rules.Player) string {
	words := i18n.Tf("adellos.seat", facts{"Name": d.Players.Name(p.Seat), "About": d.seatWords(p), "Gold": p.Gold, "Cards": p.Cards, "Tower": p.Tower})
	for _, l := range p.Lying {
		words += " " + cardName(l.Card) + ": " + d.lyingWords(l)
	}
	return words + " " + strings.Join(d.seatNotes(v, p), " ")
}

// lyingWords says how long a card lies before a player, and what for.
func (d *model) lyingWords(l rules.Lying) string {
	words := i18n.T("adellos.seat.lying")
	if l.Safe != engine.Nobody {
		words += " " + i18n.Tf("adellos.seat.truce", facts{"Name": d.Players.For(l.Safe)})
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
	return i18n.Tf("adellos.over."+o.Name, facts{"Names": joined(names)})
}

// joined lists names in a sentence.
func joined(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return i18n.Tf("adellos.list", facts{"First": strings.Join(names[:last], ", "), "Last": names[last]})
}

// hintWords says a hint, what it is good for, and how the strongest computer
// sees the game after it.
func (d *model) hintWords() string {
	parts := []string{i18n.Tf("adellos.hint.words", facts{"Move": d.moveWords(d.hint.move)})}
	if purpose, ok := d.view().Purpose(d.hint.move); ok {
		parts = append(parts, i18n.Tf("adellos.why."+purpose.Code, i18n.Data(purpose.Facts, d.factWords)))
	}
	switch percent := int(math.Round(100 * d.hint.chance)); {
	case d.hint.chance <= 0: // not every choice is rated
	case percent == 0:
		parts = append(parts, i18n.T("adellos.hint.hardly"))
	default:
		parts = append(parts, i18n.Tf("adellos.hint.chance", facts{"Chance": percent}))
	}
	return strings.Join(parts, " ")
}

// refusalWords says what was refused and why.
func (d *model) refusalWords(r *engine.Refusal) string {
	return i18n.Refusal(Rules().Name(), r, d.factWords)
}

// factWords puts a fact of a refusal or a purpose into words.
func (d *model) factWords(fact, value string) string {
	switch fact {
	case "at", "to", "from", "what":
		return d.place(value)
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
			return d.Players.Name(engine.Seat(seat))
		}
	}
	return value
}

// place names what stands on a field, or the field; other things by their name.
func (d *model) place(id string) string {
	if isKind(id) {
		return unitName(id)
	}
	if p, ok := d.view().PieceAt(id); ok {
		return i18n.Tf("adellos.at", facts{"Unit": unitName(p.Unit), "Field": id})
	}
	return id
}
