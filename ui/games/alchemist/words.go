package alchemist

import (
	"math"
	"strconv"
	"strings"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/table"

	rules "adytum/engine/alchemist"
)

// status is the line that says what may be done, in words.
func (d *model) status() string {
	// Two emphasised parts side by side are one.
	return strings.ReplaceAll(d.statusWords(), "* *", " ")
}

func (d *model) statusWords() string {
	now := d.match.Now()
	switch {
	case !d.match.Open():
		return ""
	case d.match.Behind():
		return d.lastWords()
	case d.match.Stage() == table.Handing:
		return d.lastWords() + " " + i18n.Tf("alchemist.status.hand", map[string]any{"Name": d.match.Players.Name(now.ToMove)})
	case now.ToMove == engine.Nobody:
		return d.overWords()
	case now.Thinking && now.Thinker != engine.Nobody:
		return i18n.Tf("alchemist.status.computer", map[string]any{"Name": d.match.Players.Name(now.Thinker)})
	case now.Thinking:
		return i18n.T("alchemist.status.thinking")
	case d.hint != nil:
		return d.hintWords()
	case !d.match.Mine():
		return d.lastWords()
	}
	return d.draftWords()
}

// lastWords says the last turn that was shown.
func (d *model) lastWords() string {
	last, ok := d.last()
	if !ok {
		return i18n.T("alchemist.status.begin")
	}
	return entryWords(d.match.Players, d.match.Now().Seat, last)
}

// draftWords says what the draft brings and what is missing.
func (d *model) draftWords() string {
	if d.draft.empty() {
		return d.turnWords()
	}
	a := d.answer()
	switch d.draft.kind {
	case rules.Brew:
		return d.brewWords(a)
	case rules.Copy:
		return d.copyWords(a)
	default:
		return d.draft.passWords()
	}
}

// turnWords says while nothing is chosen what another did just before, and what
// can be done now, which goes without saying after the first turn.
func (d *model) turnWords() string {
	last, ok := d.last()
	switch own := d.match.Now().Seat; {
	case !ok || last.Seat == own:
		return d.choiceWords()
	case table.LastOwn(d.match.History(), own) == 0:
		return d.lastWords() + " " + d.choiceWords()
	}
	return d.lastWords() + " " + i18n.T("alchemist.status.turn")
}

// choiceWords says what can be done while nothing is chosen.
func (d *model) choiceWords() string {
	if d.view().Seats() == 2 && d.match.Now().Ply < 2 {
		return i18n.Tf("alchemist.status.opening", map[string]any{"Tile": rules.OpeningLow})
	}
	return i18n.T("alchemist.status.choose")
}

func (d *model) brewWords(a engine.Answer) string {
	var parts []string
	if d.draft.recipe.Size() > 0 && (d.draft.tile == 0 || d.draft.cauldron == rules.NoCauldron) {
		key := "alchemist.status.recipe"
		if a.Facts["new"] == "no" {
			key = "alchemist.status.known"
		}
		parts = append(parts, i18n.Tf(key, map[string]any{"Recipe": stockWords(d.draft.recipe)}))
	}
	switch {
	case d.draft.cauldron == rules.NoCauldron:
		parts = append(parts, i18n.T("alchemist.status.cauldron"))
	case d.draft.recipe.Size() == 0:
		first, second := d.draft.cauldron.Pair()
		parts = append(parts, i18n.Tf("alchemist.status.fill", map[string]any{"First": ingredientName(first), "Second": ingredientName(second)}))
	case d.draft.tile == 0:
		parts = append(parts, i18n.T("alchemist.status.tile"))
	default:
		parts = append(parts, gainWords(a.Facts))
	}
	return strings.Join(parts, " ")
}

// gainWords says the points, the by-products, and how the stock changes.
func gainWords(f engine.Facts) string {
	points, _ := strconv.Atoi(f["points"])
	gains := []string{i18n.N("alchemist.gain.points", points, nil)}
	if products := stockOf(f["products"]); products.Size() > 0 {
		gains = append(gains, stockWords(products))
	}
	text := strings.Join(gains, ", ") + "."
	if missed := stockOf(f["missed"]); missed.Size() > 0 {
		text += " " + i18n.Tf("alchemist.gain.missed", map[string]any{"Missed": stockWords(missed)})
	}
	balance, _ := strconv.Atoi(f["balance"])
	return text + " " + i18n.Tf("alchemist.gain.balance", map[string]any{"Change": sign(balance) + strconv.Itoa(max(balance, -balance))})
}

func sign(n int) string {
	switch {
	case n > 0:
		return "+"
	case n < 0:
		return "−"
	}
	return "±"
}

func (d *model) copyWords(a engine.Answer) string {
	recipe := stockOf(a.Facts["recipe"])
	data := map[string]any{"Recipe": stockWords(recipe), "Name": seatPhrase(d.match.Players, table.Players.Name, a.Facts["creator"])}
	text := i18n.Tf("alchemist.status.copy", data)
	if d.draft.take == rules.None {
		return text + " " + i18n.T("alchemist.status.tribute")
	}
	data["Tribute"] = ingredientName(d.draft.take)
	if recipe.Size() == 1 {
		return i18n.Tf("alchemist.status.copy_single", data) + " " + gainWords(a.Facts)
	}
	return i18n.Tf("alchemist.status.copy_paid", data) + " " + gainWords(a.Facts)
}

func (d draft) passWords() string {
	switch d.take {
	case rules.Draw:
		return i18n.T("alchemist.status.pass_bag")
	case rules.Nothing:
		return i18n.T("alchemist.status.pass_nothing")
	default:
		return i18n.Tf("alchemist.status.pass_reserve", map[string]any{"Ingredient": ingredientName(d.take)})
	}
}

// seatPhrase words a seat that a fact holds as a number; "" if there is none.
func seatPhrase(who table.Players, phrase func(table.Players, engine.Seat) string, fact string) string {
	seat, err := strconv.Atoi(fact)
	if err != nil {
		return ""
	}
	return phrase(who, engine.Seat(seat))
}

// overWords says who has won.
func (d *model) overWords() string {
	o, _ := d.match.Now().View.Outcome()
	return winnerWords(d.match.Players, o)
}

func winnerWords(who table.Players, o engine.Outcome) string {
	var names []string
	best := 0
	for seat, rank := range o.Ranks {
		if rank == 1 {
			names = append(names, forSeat(who, engine.Seat(seat)))
			best = o.Scores[seat]
		}
	}
	return i18n.N("alchemist.over", best, map[string]any{"Names": i18n.List(names)})
}

// hintWords says a hint with its reasons and its chance.
func (d *model) hintWords() string {
	sentences := []string{"*" + moveWords(d.hint.Move, d.view()) + "*"}
	for _, r := range d.hint.Reasons {
		count := number(r.Facts["count"] + r.Facts["points"])
		sentences = append(sentences, i18n.N("alchemist.hint."+r.Code, count, i18n.Data(r.Facts, factWords)))
	}
	sentences = append(sentences, i18n.Tf("alchemist.hint.chance", map[string]any{
		"Chance": int(math.Round(100 * d.hint.Chance)), "Games": d.hint.Tried}))
	return strings.Join(sentences, " ")
}

// moveWords says what a move does.
func moveWords(m rules.Move, v rules.View) string {
	switch m.Kind {
	case rules.Brew:
		return i18n.Tf("alchemist.move.brew", map[string]any{"Recipe": stockWords(m.Recipe), "Tile": m.Tile})
	case rules.Copy:
		return i18n.Tf("alchemist.move.copy", map[string]any{"Tile": v.Potion(m.Cauldron).Tile, "Tribute": ingredientName(m.Take)})
	default:
		return passMoveWords(m.Take)
	}
}

func passMoveWords(take rules.Ingredient) string {
	switch take {
	case rules.Draw:
		return i18n.T("alchemist.move.bag")
	case rules.Nothing:
		return i18n.T("alchemist.move.nothing")
	default:
		return i18n.Tf("alchemist.move.reserve", map[string]any{"Ingredient": ingredientName(take)})
	}
}

// entryWords says a turn as a seat has seen it.
func entryWords(who table.Players, by engine.Seat, entry match.Entry) string {
	var parts []string
	gained := rules.Stock{}
	for _, e := range entry.Events {
		e = e.Seen(by)
		if e.Kind == rules.EventGained {
			gained = gained.Plus(stockOf(e.Facts["ingredient"]))
			continue
		}
		if text := eventWords(who, e); text != "" {
			parts = append(parts, text)
		}
	}
	if gained.Size() > 0 {
		parts = append(parts, i18n.Tf("alchemist.event.gained", map[string]any{"Products": stockWords(gained)}))
	}
	data := map[string]any{"Name": who.Name(entry.Seat), "What": strings.Join(parts, " ")}
	return i18n.Tf("alchemist.entry", data)
}

// eventWords says one event of a turn; "" for those that need no words.
func eventWords(who table.Players, e engine.Event) string {
	f := e.Facts
	data := map[string]any{
		"Recipe": stockWords(stockOf(f["recipe"])), "Tile": f["tile"], "Creator": seatPhrase(who, of, f["creator"]),
		"Ingredient": stockWords(stockOf(f["ingredient"])), "To": seatPhrase(who, to, f["to"]), "Cubes": stockWords(stockOf(f["cubes"])),
	}
	switch e.Kind {
	case rules.EventBrewed:
		return i18n.Tf("alchemist.event.brewed", data)
	case rules.EventCopied:
		return i18n.Tf("alchemist.event.copied", data)
	case rules.EventTribute:
		return i18n.Tf("alchemist.event.tribute", data)
	case rules.EventMissed:
		return i18n.Tf("alchemist.event.missed", data)
	case rules.EventTook:
		return i18n.Tf("alchemist.event.took", data)
	case rules.EventDrew:
		if f["cubes"] != "" {
			return i18n.Tf("alchemist.event.drew_own", data)
		}
		return i18n.T("alchemist.event.drew")
	case rules.EventIdle:
		return i18n.T("alchemist.event.idle")
	}
	return ""
}

// refusalWords says what was refused and why.
func refusalWords(r *engine.Refusal) string {
	return i18n.Refusal(rules.Game{}.Name(), r, factWords)
}

// factWords puts a fact of a refusal or a reason into words.
func factWords(fact, value string) string {
	switch fact {
	case "cubes", "ingredient", "recipe":
		return stockWords(stockOf(value))
	case "cauldron":
		return cauldronWords(cauldronOf(value))
	}
	return value
}
