package adaman

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"adytum/engine"
	"adytum/engine/decktet"
	"adytum/engine/enginetest"
)

// setups are all presets, and all options on the smallest and largest deck.
func setups() map[string]engine.Setup {
	all := map[string]engine.Setup{}
	for _, deck := range (Game{}).Options()[0].Values {
		all[deck] = engine.Setup{Seats: 1, Options: engine.Options{OptionDeck: deck}}
	}
	for _, deck := range []string{Basic, Extended} {
		all[deck+"-mercy"] = engine.Setup{Seats: 1, Options: engine.Options{OptionDeck: deck, OptionMercy: "on"}}
		all[deck+"-score-after-refill"] = engine.Setup{Seats: 1, Options: engine.Options{OptionDeck: deck, OptionScoreAfterRefill: "on"}}
	}
	return all
}

func TestLaws(t *testing.T) {
	enginetest.Suite{Game: Game{}, Setups: setups(), Games: 12, MostPlies: 100, BotPlayouts: 20}.Run(t)
}

func FuzzParseMove(f *testing.F) {
	enginetest.FuzzMoves(f, Game{}, "diplomat:ace_of_moons+castle", "excuse:mill", "", ":", "+", "mill:")
}

func FuzzRecord(f *testing.F) { enginetest.FuzzRecords(f, Game{}) }

func FuzzParsePosition(f *testing.F) {
	p, _, err := Game{}.Deal(engine.Setup{Seats: 1, Seed: "fuzz"})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(p.String())
	f.Fuzz(func(t *testing.T, text string) {
		p, err := Game{}.ParsePosition(text)
		if err == nil && p.String() != text {
			t.Fatalf("%q was read as %q", text, p)
		}
	})
}

// The sums that the rules page gives; 70 in the English sheet is an erratum.
func TestSumsOfTheDecks(t *testing.T) {
	sum := func(cards []decktet.Card, is func(decktet.Card) bool) (n int) {
		for _, c := range cards {
			if is(c) {
				n += Value(c)
			}
		}
		return n
	}
	other := func(c decktet.Card) bool { return !IsPersonality(c) }
	for _, tt := range []struct {
		deck         string
		cards        int
		people, rest int
	}{
		{Basic, 36, 66, 132},
		{BasicAndWatchman, 37, 76, 132},
		{BasicAndTwo, 38, 86, 132},
		{BasicAndThree, 39, 96, 132},
		{WithoutExcuse, 44, 96, 182},
		{Extended, 45, 96, 182},
	} {
		cards := Cards(tt.deck)
		if len(cards) != tt.cards || sum(cards, IsPersonality) != tt.people || sum(cards, other) != tt.rest {
			t.Errorf("%s: %d cards, personalities %d, others %d; want %+v",
				tt.deck, len(cards), sum(cards, IsPersonality), sum(cards, other), tt)
		}
	}
}

// at reads a position of the basic deck: the rows as given, the deck in the
// given order, all other cards discarded or controlled.
func at(t *testing.T, options, palace, capital, resources, deck string) Position {
	t.Helper()
	preset, _, _ := strings.Cut(options, " ")
	listed := strings.Fields(strings.Join([]string{palace, capital, resources, deck}, " "))
	var controlled, discards []string
	for _, c := range Cards(preset) {
		switch {
		case contains(listed, c.ID()):
		case IsPersonality(c):
			controlled = append(controlled, c.ID())
		default:
			discards = append(discards, c.ID())
		}
	}
	text := options
	for _, part := range [][2]string{
		{"palace", palace}, {"capital", capital}, {"resources", resources},
		{"controlled", strings.Join(controlled, " ")}, {"discards", strings.Join(discards, " ")}, {"deck", deck},
	} {
		text += " | " + strings.TrimSpace(part[0]+": "+part[1])
	}
	p, err := Game{}.ParsePosition(text + " | play")
	if err != nil {
		t.Fatal(err)
	}
	return p.(Position)
}

func contains(list []string, s string) bool {
	for _, one := range list {
		if one == s {
			return true
		}
	}
	return false
}

// play makes a move by its text; it must be legal.
func play(t *testing.T, p Position, text string) (Position, []engine.Event) {
	t.Helper()
	move, err := Game{}.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	next, events, err := p.Play(move)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return next.(Position), events
}

// refused plays a move that must be refused with a code and a paragraph.
func refused(t *testing.T, p Position, text, code, paragraph string) {
	t.Helper()
	move, err := Game{}.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	_, _, err = p.Play(move)
	var refusal *engine.Refusal
	if !errors.As(err, &refusal) || refusal.Code != code || refusal.Paragraph != paragraph {
		t.Errorf("%s: %v, want %s (%s)", text, err, code, paragraph)
	}
}

func outcome(t *testing.T, p Position, name string, score int) {
	t.Helper()
	o, over := p.Outcome()
	if !over || o.Name != name || o.Scores[0] != score {
		t.Errorf("over %v, outcome %+v, want %s with %d in\n%s", over, o, name, score, p)
	}
}

func TestA1PersonalitiesTurnedUpForTheResourcesGoToThePalace(t *testing.T) {
	deck := []decktet.Card{
		decktet.Author, decktet.Desert, decktet.Origin, decktet.Journey, decktet.Mountain, // capital, a personality in it
		decktet.Painter, decktet.Battle, decktet.Savage, decktet.Forest, decktet.Discovery, decktet.Market, decktet.Castle,
	}
	deck = append(deck, rest(Basic, deck)...)
	p, events := Arrange(Config{Deck: Basic}, deck)
	if got := p.String(); !strings.HasPrefix(got, "basic | palace: painter savage | capital: author desert origin journey mountain | resources: battle forest discovery market castle |") {
		t.Errorf("set up as %s", got)
	}
	if len(events) != 12 {
		t.Errorf("%d events, want one for each of 12 dealt cards", len(events))
	}
}

func rest(preset string, without []decktet.Card) []decktet.Card {
	var cards []decktet.Card
	for _, c := range Cards(preset) {
		if !SetOf(without...).Has(c) {
			cards = append(cards, c)
		}
	}
	return cards
}

func TestA2SixthCardInThePalaceEndsTheGameDuringSetup(t *testing.T) {
	deck := []decktet.Card{
		decktet.Desert, decktet.Origin, decktet.Journey, decktet.Mountain, decktet.Battle,
		decktet.Author, decktet.Painter, decktet.Savage, decktet.Sailor, decktet.Soldier, decktet.Lunatic,
	}
	deck = append(deck, rest(Basic, deck)...)
	p, _ := Arrange(Config{Deck: Basic}, deck)
	outcome(t, p, "gallows", 0)
	if p, _ = Arrange(Config{Deck: Basic, Mercy: true}, deck); p.phase == Gallows {
		t.Error("mercy deals a sixth card to the palace")
	}
}

func TestA3WhatAPlayMustBe(t *testing.T) {
	p := at(t, Basic, "diplomat", "author mill cave sea end", "castle pact ace_of_moons forest battle", "bard")
	refused(t, p, "bard:castle", CodeNoTarget, "A3")
	refused(t, p, "battle:castle", CodeNoTarget, "A3")
	refused(t, p, "diplomat:mill", CodeNoResource, "A3")
	refused(t, p, "diplomat:battle", CodeNoCommonSuit, "A3")
	refused(t, p, "diplomat:castle", CodeTooLittle, "A3")
	refused(t, p, "excuse:castle", CodeNoExcuse, "A15")
	next, events := play(t, p, "diplomat:ace_of_moons+castle")
	if next.palace.Has(decktet.Diplomat) || !contains(ids(next.Controlled()), "diplomat") {
		t.Error("the Diplomat is not under control")
	}
	if kinds := kindsOf(events); !strings.HasPrefix(kinds, "paid paid captured dealt") {
		t.Errorf("events: %s", kinds)
	}
}

func ids(cards []decktet.Card) []string {
	var all []string
	for _, c := range cards {
		all = append(all, c.ID())
	}
	return all
}

func kindsOf(events []engine.Event) string {
	var kinds []string
	for _, e := range events {
		kinds = append(kinds, e.Kind)
	}
	return strings.Join(kinds, " ")
}

func TestA4PayingTooMuchIsLegal(t *testing.T) {
	p := at(t, Basic, "diplomat", "author mill cave sea end", "castle pact ace_of_moons forest battle", "bard mountain")
	next, _ := play(t, p, "author:ace_of_moons+battle+forest+castle+pact")
	if got := next.resources.Cards(); len(got) != 1 || got[0] != decktet.Mountain {
		t.Errorf("resources %v, want the Mountain alone", got)
	}
}

func TestA5OtherCardsComeToTheResources(t *testing.T) {
	p := at(t, Basic, "diplomat", "author mill cave sea end", "castle forest market", "bard")
	next, events := play(t, p, "mill:forest+market")
	if !next.resources.Has(decktet.Mill) || !contains(ids(next.Discards()), "forest") {
		t.Errorf("the Mill is not among the resources in %s", next)
	}
	if kinds := kindsOf(events); kinds != "paid paid gained dealt" {
		t.Errorf("events: %s", kinds)
	}
}

func TestA6CapitalIsFilledBeforeTheResources(t *testing.T) {
	p := at(t, Basic, "", "author mill cave sea end", "castle forest market pact darkness", "bard savage desert origin")
	next, _ := play(t, p, "mill:forest+market")
	if got := part("", next.capital.Places()); got != ": author bard cave sea end" {
		t.Errorf("capital%s: the Bard should fill the gap first", got)
	}
	if !next.palace.Has(decktet.Savage) || next.resources.Len() != 5 {
		t.Errorf("then the resources: %s", next)
	}
}

func TestA7EmptyDeckLeavesTheRowsShort(t *testing.T) {
	p := at(t, Basic, "diplomat", "author mill cave sea", "castle ace_of_moons forest market", "")
	next, _ := play(t, p, "author:market")
	if next.capital.Len() != 3 || next.resources.Len() != 3 || next.phase != AsksPlay {
		t.Errorf("rows are not short in %s", next)
	}
}

func TestA8TheLastPersonalityWinsBeforeAnyRefill(t *testing.T) {
	p := at(t, Basic, "", "author mill cave sea end", "castle forest market", "desert origin")
	next, _ := play(t, p, "author:market")
	outcome(t, next, "win", 66+7+5)
	p = at(t, Basic+" "+OptionScoreAfterRefill, "", "author mill cave sea end", "castle forest market", "desert origin")
	next, _ = play(t, p, "author:market")
	outcome(t, next, "win", 66+7+5+2)
	if !next.capital.Has(decktet.Desert) {
		t.Error("the capital was not refilled first")
	}
}

func TestA9StuckCountsAllSuitSharingResources(t *testing.T) {
	p := at(t, Basic, "bard", "author", "desert mountain market", "")
	next, _ := play(t, p, "author:market")
	outcome(t, next, "stuck", 66-10) // the Bard costs 10, Desert and Mountain bring 6
	p = at(t, Basic, "bard", "author", "desert mountain market discovery", "")
	next, _ = play(t, p, "author:market")
	if next.phase != AsksPlay {
		t.Errorf("11 are enough for the Bard in %s", next)
	}
}

func TestA11GivingUpIsScoredAsDefeat(t *testing.T) {
	p := at(t, Basic, "diplomat", "author mill cave sea end", "castle pact ace_of_moons forest battle", "bard")
	next, events, err := p.Resign(0)
	if err != nil || kindsOf(events) != EventEnded {
		t.Fatal(err, events)
	}
	outcome(t, next.(Position), "given-up", 66-8-2-10)
	if _, _, err := next.(Position).Resign(0); err == nil {
		t.Error("a game that is over was given up again")
	}
}

func TestA12ViewHidesOnlyTheOrderOfTheDeck(t *testing.T) {
	p := at(t, Basic, "diplomat", "author mill cave sea end", "castle pact ace_of_moons forest battle", "bard desert")
	q := at(t, Basic, "diplomat", "author mill cave sea end", "castle pact ace_of_moons forest battle", "desert bard")
	if p.View(0) != q.View(0) {
		t.Error("the views of two deck orders differ")
	}
	where := map[string]Whereabouts{}
	for _, one := range p.View(0).(View).Personalities() {
		where[one.Card.ID()] = one.Where
	}
	if len(where) != 11 || where["diplomat"] != AtPalace || where["author"] != AtCapital || where["bard"] != Unseen || where["savage"] != UnderControl {
		t.Errorf("whereabouts: %v", where)
	}
}

// excuseAt reads a position of the extended deck whose next card is the Excuse.
func excuseAt(t *testing.T, capital, resources string) Position {
	t.Helper()
	return at(t, Extended, "diplomat", capital, resources, "excuse bard origin mountain")
}

func TestA13ExcuseInTheCapitalTakesAResource(t *testing.T) {
	p := excuseAt(t, "author mill cave sea end", "castle forest market pact ace_of_moons")
	p, events := play(t, p, "mill:forest+market")
	if p.phase != AsksExcuseInCapital || kindsOf(events) != "paid paid gained excuse" {
		t.Fatalf("phase %d, events %s", p.phase, kindsOf(events))
	}
	refused(t, p, "author:castle", CodeExcuseWaits, "A13")
	refused(t, p, "excuse:cave", CodeExcuseForbids, "A13")
	next, _ := play(t, p, "excuse:mill")
	if got := part("", next.capital.Places()); got != ": author mill cave sea end" {
		t.Errorf("capital%s: the Mill should fill the gap", got)
	}
	if next.phase != AsksPlay || next.resources.Len() != 5 || !next.palace.Has(decktet.Bard) {
		t.Errorf("then the resources: %s", next)
	}
}

func TestA13ExcuseInSetupIsDiscarded(t *testing.T) {
	deck := append([]decktet.Card{decktet.Excuse}, rest(Extended, []decktet.Card{decktet.Excuse})...)
	p, events := Arrange(Config{Deck: Extended}, deck)
	if p.phase != AsksPlay || events[0].Kind != EventExcuse || p.capital.Len() != 5 {
		t.Errorf("phase %d, first event %s in %s", p.phase, events[0], p)
	}
}

func TestA14ExcuseInTheResourcesTakesFromTheCapital(t *testing.T) {
	p := at(t, Extended, "", "author mill cave sea end", "castle forest market pact ace_of_moons", "bard excuse origin mountain")
	p, _ = play(t, p, "author:forest+market")
	if p.phase != AsksExcuseInResources {
		t.Fatalf("phase %d in %s", p.phase, p)
	}
	refused(t, p, "excuse:bard", CodeExcuseForbids, "A14")
	refused(t, p, "excuse:castle", CodeExcuseForbids, "A14")
	next, _ := play(t, p, "excuse:mill")
	if next.capital.Len() != 4 || !next.resources.Has(decktet.Mill) || next.resources.Len() != 5 {
		t.Errorf("the capital should stay at four in %s", next)
	}
}

func TestA14ExcuseWithoutACardToTakeIsDiscarded(t *testing.T) {
	p := at(t, Extended, "", "author painter savage sailor soldier", "castle forest market", "bard excuse origin mountain")
	next, _ := play(t, p, "author:market")
	if next.phase != AsksPlay || !contains(ids(next.Discards()), "excuse") {
		t.Errorf("the Excuse should be discarded in %s", next)
	}
}

func TestConsiderAnswersHalfMadeMoves(t *testing.T) {
	p := at(t, Basic, "diplomat", "author mill cave sea end", "castle pact ace_of_moons forest battle", "bard")
	v := p.View(0)
	for _, tt := range []struct {
		draft string
		state engine.AnswerState
		facts string
		next  string
		code  string
	}{
		{"", engine.Possible, "sum=0", "ace_of_moons author: battle castle diplomat: forest pact", ""},
		{"diplomat:", engine.Possible, "missing=8 price=8 sum=0", "ace_of_moons castle forest pact", ""},
		{"castle", engine.Possible, "sum=7", "ace_of_moons author: battle diplomat: forest pact", ""},
		{"castle+battle", engine.Possible, "sum=11", "ace_of_moons author: forest pact", ""},
		{"diplomat:castle", engine.Possible, "missing=1 price=8 sum=7", "ace_of_moons forest pact", ""},
		{"diplomat:castle+ace_of_moons", engine.Complete, "over=0 price=8 sum=8", "forest pact", ""},
		{"diplomat:battle", engine.Impossible, "missing=4 price=8 sum=4", "", CodeNoCommonSuit},
		{"mill:", engine.Impossible, "missing=8 price=8 sum=0", "", CodeOutOfReach},
		{"mill", engine.Impossible, "sum=8", "", CodeNoResource},
		{"huntress:", engine.Impossible, "missing=10 price=10 sum=0", "", CodeNoTarget},
		{"nonsense", engine.Impossible, "", "", engine.CodeUnreadable},
		{"castle+castle", engine.Impossible, "", "", engine.CodeUnreadable},
	} {
		a := v.Consider(tt.draft)
		code := ""
		if a.Refusal != nil {
			code = a.Refusal.Code
		}
		var added []string // targets with a colon
		for _, part := range a.Next {
			id := part.ID
			if part.Kind == PartTarget {
				id += ":"
			}
			added = append(added, id)
		}
		slices.Sort(added)
		next := strings.Join(added, " ")
		if a.State != tt.state || a.Facts.String() != tt.facts || next != tt.next || code != tt.code {
			t.Errorf("%q: state %d, facts %q, next %q, code %q; want %+v", tt.draft, a.State, a.Facts, next, code, tt)
		}
	}
}

func TestPositionTextIsHeldAgainstTheDeck(t *testing.T) {
	p, _, err := Game{}.Deal(engine.Setup{Seats: 1, Seed: "text"})
	if err != nil {
		t.Fatal(err)
	}
	good := p.String()
	for _, change := range [][2]string{
		{"basic", "nonsense"},
		{"basic", "basic winnable no-such"},
		{"palace:", "palace: mill"},
		{"deck: ", "deck: mill "},
		{"| play", "| win"},
		{"| play", "| excuse-in-capital"},
		{" | deck", ""},
	} {
		text := strings.Replace(good, change[0], change[1], 1)
		if _, err := (Game{}).ParsePosition(text); err == nil {
			t.Errorf("%q for %q was accepted", change[1], change[0])
		}
	}
}
