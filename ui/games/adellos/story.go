package adellos

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"

	rules "adytum/engine/adellos"
)

// A turnStory is what one seat did in its turn, or before the first: combats as
// they went, quiet steps summed up.
type turnStory struct {
	seat  engine.Seat
	lines []*storyLine
}

// A storyLine tells one thing: sentences, or before them a list of units that the
// same was done with.
type storyLine struct {
	verb      rules.Verb // of the list: hire, summon, move or 0
	units     []unitAt
	sentences []string
	speaker   engine.Seat // of the last sentence
	drawn     int         // how many cards the last sentence tells of
}

// A unitAt is a unit and where it went.
type unitAt struct{ unit, field string }

// storiesOf tells what the others did since the last turn of the viewer, as far as
// it was shown, and what its own turn began with.
func storiesOf(m *table.Model) []turnStory {
	return told(m.Players, m.Now().Seat, m.History()[min(lastTurn(m), m.Shown):m.Shown])
}

// told makes a story of plies as a seat has seen them.
func told(who table.Players, by engine.Seat, plies []match.Entry) []turnStory {
	t := teller{who: who, by: by, seat: engine.Nobody}
	for _, entry := range plies {
		t.tell(entry)
		if t.turns && t.seat == t.by {
			break
		}
	}
	return slices.DeleteFunc(t.stories, func(c turnStory) bool { return len(c.lines) == 0 })
}

// A teller is in the middle of a story.
type teller struct {
	who     table.Players
	by      engine.Seat
	stories []turnStory
	seat    engine.Seat // of the story
	turns   bool        // the first turn has begun
	fights  bool        // a combat is not decided yet
}

// begin opens the story of a seat.
func (t *teller) begin(seat engine.Seat) {
	t.seat, t.fights = seat, false
	t.stories = append(t.stories, turnStory{seat: seat})
}

// goesOn lists the moves that belong to what was done before them.
var goesOn = []rules.Verb{rules.DoNoble, rules.DoPlace, rules.DoPass, rules.DoDone, rules.DoGive, rules.DoSacrifice, rules.DoExchange,
	rules.DoDeploy, rules.DoUnmark, rules.DoMiracle}

// tell adds a ply.
func (t *teller) tell(entry match.Entry) {
	if !t.turns && entry.Seat != t.seat {
		t.begin(entry.Seat)
	}
	verb, turns := verbOf(entry), false
	fresh := !slices.Contains(goesOn, verb)
	if verb == rules.DoCard {
		fresh = entry.Seat == t.seat && !t.fights
	}
	for _, e := range entry.Events {
		e = e.Seen(t.by)
		if e.Kind == rules.EventTurn {
			t.begin(e.Seat)
			t.turns, verb, turns, fresh = true, 0, true, true
			continue
		}
		if turns && t.untoldOfTurn(e) || t.untold(verb, e) || t.listed(verb, e) {
			continue
		}
		if words := t.words(e); words != "" {
			t.line(fresh).say(t.who, t.seat, t.speaker(entry, e), e, words)
			fresh = false
		}
	}
}

// untold are events that go without saying: what the viewer did, and
// what every turn and every purchase brings with it.
func (t *teller) untold(verb rules.Verb, e engine.Event) bool {
	switch {
	case !t.turns && (t.seat == t.by || e.Kind == rules.EventPlaced && verb == rules.DoPlace):
		return true
	case e.Kind == rules.EventPassed, e.Kind == rules.EventPoints:
		return true
	case verb == rules.DoEnd, verb == rules.DoSummon, verb == rules.DoHire:
		return e.Kind == rules.EventMarked || e.Kind == rules.EventGold
	}
	return false
}

// untoldOfTurn are events with which a turn begins that go without saying: what
// others take in.
func (t *teller) untoldOfTurn(e engine.Event) bool {
	return t.seat != t.by && e.Kind != rules.EventTower && e.Kind != rules.EventLifted
}

// listed adds a quiet step to the list of its kind; false if it is none.
func (t *teller) listed(verb rules.Verb, e engine.Event) bool {
	one := unitAt{e.Facts["unit"], e.Facts["to"]}
	switch e.Kind {
	case rules.EventHired, rules.EventSummoned:
	case rules.EventMoved:
		l := t.list(verb)
		if i := slices.Index(l.units, unitAt{one.unit, e.Facts["from"]}); i >= 0 {
			l.units[i] = one // it goes on
			return true
		}
	default:
		return false
	}
	l := t.list(verb)
	l.units = append(l.units, one)
	return true
}

// list is the line of the story that lists units that the same was done with.
func (t *teller) list(verb rules.Verb) *storyLine {
	c := &t.stories[len(t.stories)-1]
	if i := slices.IndexFunc(c.lines, func(l *storyLine) bool { return l.verb == verb }); i >= 0 {
		return c.lines[i]
	}
	l := t.line(true)
	l.verb = verb
	return l
}

// line is a new line of the story, or the last.
func (t *teller) line(fresh bool) *storyLine {
	c := &t.stories[len(t.stories)-1]
	if fresh || len(c.lines) == 0 {
		c.lines = append(c.lines, &storyLine{speaker: t.seat})
	}
	return c.lines[len(c.lines)-1]
}

// words are those of the log; a combat names who is attacked, and stresses how
// it ends.
func (t *teller) words(e engine.Event) string {
	switch e.Kind {
	case rules.EventAttacked:
		t.fights = true
		return i18n.Tf("adellos.story.attack", facts{"Unit": unitName(e.Facts["unit"]), "To": e.Facts["to"], "Other": t.who.For(seatOf(e.Facts["other"]))})
	case rules.EventHeld, rules.EventDefeated, rules.EventSaved:
		t.fights = false
		return "*" + eventWords(t.who, e) + "*"
	}
	return eventWords(t.who, e)
}

// speaker is the seat that an event is told of; how a combat ends is told of
// nobody but who began it.
func (t *teller) speaker(entry match.Entry, e engine.Event) engine.Seat {
	if e.Kind == rules.EventHeld || e.Kind == rules.EventDefeated {
		return t.seat
	}
	return toldOf(entry, e)
}

// say adds a sentence about an event, with a name where it is told of another
// seat than the one before. Cards drawn one after another are counted.
func (l *storyLine) say(who table.Players, owner, seat engine.Seat, e engine.Event, words string) {
	named := seat != owner && seat != l.speaker
	if e.Kind == rules.EventDrew && e.Facts["card"] == "" {
		if l.drawn > 0 && seat == l.speaker {
			l.sentences = l.sentences[:len(l.sentences)-1]
			named = seat != owner
		}
		l.drawn++
		words = i18n.N("adellos.story.drew", l.drawn, nil)
	} else {
		l.drawn = 0
	}
	switch l.speaker = seat; {
	case named:
		words = i18n.Tf("adellos.entry", facts{"Name": who.Name(seat), "What": words})
	case len(l.sentences)+len(l.units) > 0:
		words = i18n.Capital(words)
	}
	l.sentences = append(l.sentences, words)
}

// String is the line in words.
func (l *storyLine) String() string {
	sentences := l.sentences
	if len(l.units) > 0 {
		sentences = append([]string{l.listWords()}, sentences...)
	}
	return strings.Join(sentences, " ")
}

// listWords says what was done with some units, each kind once. Of those that
// moved it is told where they went.
func (l *storyLine) listWords() string {
	var all []string
	for i, one := range l.units {
		if l.onTower(one) {
			all = append(all, i18n.Tf("adellos.story.tower", facts{"Unit": unitName(one.unit)}))
			continue
		}
		same := func(other unitAt) bool { return other.unit == one.unit && !l.onTower(other) }
		if slices.ContainsFunc(l.units[:i], same) {
			continue
		}
		var fields []string
		for _, other := range l.units {
			if same(other) {
				fields = append(fields, other.field)
			}
		}
		unit := facts{"Unit": unitName(one.unit), "Field": i18n.List(fields), "Count": len(fields)}
		switch {
		case l.verb == rules.DoMove:
			all = append(all, i18n.Tf("adellos.story.to", unit))
		case len(fields) > 1:
			all = append(all, i18n.Tf("adellos.story.several", unit))
		default:
			all = append(all, unitName(one.unit))
		}
	}
	return i18n.Tf("adellos.story."+l.verb.String(), facts{"Units": i18n.List(all)})
}

// onTower reports whether a unit of the list went onto the tower.
func (l *storyLine) onTower(one unitAt) bool {
	return l.verb == rules.DoMove && edition().fields[one.field].Kind == "tower"
}

// story is the part of the panel that tells what the others did, with a way to
// see it again.
func (p *panel) story() []fyne.CanvasObject {
	d := p.model.match
	stories := storiesOf(d)
	if len(stories) == 0 {
		return nil
	}
	var title fyne.CanvasObject = look.Subtitle(i18n.T("adellos.story"))
	if !d.Behind() && !d.Held {
		title = page.Trailed(title, controls.NewIconButton(i18n.T("seat.menu.again"), look.Icon("replay"), func() { d.ShowAgain(lastTurn(d)) }))
	}
	parts := []fyne.CanvasObject{title}
	for _, c := range stories {
		var lines []fyne.CanvasObject
		for i, l := range c.lines {
			words := i18n.Capital(l.String())
			if i == 0 {
				words = i18n.Tf("adellos.entry", facts{"Name": d.Players.Name(c.seat), "What": l})
			}
			lines = append(lines, labels.NewText(words))
		}
		parts = append(parts, marked(c.seat, page.NewStack(widgets.Grid, lines...)))
	}
	return parts
}
