package adellos

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"adytum/engine"
)

func TestSampleKeepsWhatIsKnown(t *testing.T) {
	p := scene{seats: 3, hands: []string{"mind_control", "parry,revolt", "assault"}, deck: "truce unchained quick_attack first_aid", board: "NE.zombie@C9"}.
		after(t, "card:mind_control", "give:parry", "give:assault")
	v := p.View(1)
	r := engine.Seed("known").Stream("test")
	others := map[string]bool{}
	for range 50 {
		w := v.Sample(r).(Position)
		if !w.holds(0, uint8(game.sheet.cardOf[parry])) {
			t.Fatalf("the card that was given is gone in %s", w)
		}
		if w.View(1) != v {
			t.Fatalf("a world looks different\n%s\n%s", w.View(1), v)
		}
		others[fmt.Sprint(w.View(0).(View).Hand())] = true
	}
	if len(others) < 3 {
		t.Errorf("only %d hands are dealt: %v", len(others), others)
	}
	// Once it is played, it is no longer expected there.
	p, _ = play(t, p, "card:assault@NE", "end")
	if known := p.View(1).(View).Known(0); len(known) != 1 {
		t.Errorf("known: %v", known)
	}
}

func TestKnowledgeFollowsTheCards(t *testing.T) {
	p := scene{seats: 3, options: "gifts", hands: []string{"parry,revolt"}, turn: "NW"}.at(t)
	p, _ = play(t, p, "gift:parry@NE", "gift:revolt@NE", "end")
	equal(t, "given", fmt.Sprint(p.View(0).(View).Known(1)), "[{parry 1} {revolt 1}]")
	q, _ := play(t, p, "gift:parry@NW")
	equal(t, "given back", fmt.Sprint(q.View(0).(View).Known(1), q.View(1).(View).Known(0)), "[{revolt 1}] [{parry 1}]")
	q, _ = play(t, p, "gift:parry@SE")
	equal(t, "one of the two has gone", fmt.Sprint(q.View(0).(View).Known(1)), "[]")
	// Of two that it knows of at most one has gone.
	pair, _ := play(t, scene{seats: 3, options: "gifts", hands: []string{"parry*2"}, turn: "NW"}.at(t), "gift:parry@NE", "gift:parry@NE", "end", "gift:parry@SE")
	equal(t, "one of two", fmt.Sprint(pair.View(0).(View).Known(1), pair.View(1).(View).Known(2)), "[{parry 1}] [{parry 1}]")
	pair, _ = play(t, scene{seats: 3, options: "gifts", hands: []string{"parry*2"}, turn: "NW"}.at(t), "gift:parry@NE", "gift:parry@NE", "end", "gift:parry@NW")
	equal(t, "one of two came back", fmt.Sprint(pair.View(0).(View).Known(1)), "[{parry 1}]")
	q, _ = play(t, p, "card:revolt@NW")
	equal(t, "played", fmt.Sprint(q.View(0).(View).Known(1)), "[{parry 1}]")
}

func TestKnowledgeIsInherited(t *testing.T) {
	p := scene{seats: 3, hands: []string{"", "parry,revolt", ""}, deck: "truce",
		players: []string{"", "", "clergy benedictus knows=NE.parry"},
		board:   "NW.soldier@B6 NW.field_marshal@B5 NE.malgor@B7"}.after(t, "attack:B6-B7", "pass", "pass")
	equal(t, "the loser", fmt.Sprint(p.View(1).(View).Known(0)), "[{parry 1} {revolt 1}]")
	equal(t, "another", fmt.Sprint(p.View(2).(View).Known(0), p.View(2).(View).Known(1)), "[{parry 1}] []")
}

// added is what can follow a half-made move, without what it has already.
func added(a engine.Answer, partial string) string {
	var all []string
	for _, part := range a.Next {
		all = append(all, strings.TrimPrefix(part.Text, partial))
	}
	return strings.Join(all, " ")
}

func TestConsiderAnswersHalfMadeMoves(t *testing.T) {
	v := scene{players: []string{"royal_army konrad gold=2"}, hands: []string{"trade_agreements,revolt"},
		board: "NW.soldier@C3 NW.militia@C4*1 SW.zombie@D3"}.at(t).View(0)
	for _, tt := range []struct {
		draft string
		state engine.AnswerState
		next  string
		facts string
		code  string
	}{
		{"", engine.Possible, "attack: card: hire: move:", "", ""},
		{"attack:", engine.Possible, "C3-", "", ""},
		{"attack:C3-", engine.Possible, "D3", "", ""},
		{"attack:C3-D3", engine.Complete, "", "action-points=1 attack=4 defence=2", ""},
		{"attack:C3-D4", engine.Impossible, "", "action-points=", CodeNoPiece},
		{"move:C4-", engine.Impossible, "", "", CodeMarked},
		{"move:D3-", engine.Impossible, "", "", CodeNotYours},
		{"hire:soldier@", engine.Impossible, "", "", CodeGold},
		{"hire:archer@", engine.Possible, "A1 A2 B1 B3 C1 C2", "", ""},
		{"hire:archer@C2", engine.Complete, "", "gold=2", ""},
		{"card:", engine.Possible, "revolt@ trade_agreements=", "", ""},
		{"card:trade_agreements=1", engine.Complete, "", "gold=2", ""},
		{"card:parry", engine.Impossible, "", "", CodeNotInHand},
		{"interdict:C3-", engine.Impossible, "", "", CodeNoAbility},
		{"end", engine.Impossible, "", "", CodeMustAct},
		{"give:parry", engine.Impossible, "", "", CodeAsked},
		{"nonsense", engine.Impossible, "", "", engine.CodeUnreadable},
	} {
		a := v.Consider(tt.draft)
		code := ""
		if a.Refusal != nil {
			code = a.Refusal.Code
		}
		facts := a.Facts.String()
		if a.State == engine.Impossible {
			facts = tt.facts
		}
		if a.State != tt.state || added(a, tt.draft) != tt.next || code != tt.code || facts != tt.facts {
			t.Errorf("%q: state %d, next %v, code %q, facts %q; want %+v", tt.draft, a.State, a.Next, code, facts, tt)
		}
	}
	if a := (scene{}).at(t).View(1).Consider("end"); a.Refusal == nil || a.Refusal.Code != engine.CodeNotYours {
		t.Errorf("another's turn: %+v", a)
	}
}

func TestReach(t *testing.T) {
	v := scene{turn: "NW", board: "NW.archer@C3 SW.ghoul@E3 SW.ghoul@D3 NW.militia@C4*1"}.at(t).View(0).(View)
	equal(t, "reach", fmt.Sprint(v.Reach("C3")), "[{B3 1} {B4 1} {C2 1} {D4 1}]")
	moved := scene{board: "NW.archer@C3"}.after(t, "move:C3-C4")
	piece, _ := moved.View(0).(View).PieceAt("C4")
	equal(t, "fields moved", piece.MovedThisTurn, 1)
	equal(t, "a marked unit", len(v.Reach("C4")), 0)
	equal(t, "no piece", len(v.Reach("E5"))+len(v.Reach("Z9")), 0)
	for _, pair := range [][2]string{{"C3", "C4"}, {"C3", "E5"}, {"E5", "D3"}, {"C3", "Z9"}} {
		if _, ok := v.Odds(pair[0], pair[1]); ok {
			t.Errorf("there are odds between %s and %s", pair[0], pair[1])
		}
	}
}

func TestTurnTellsWhatIsAsked(t *testing.T) {
	v := scene{hands: []string{"incoming", "parry"}, board: "NW.soldier@C3 SW.ghoul@D3"}.at(t).View(0).(View)
	turn := v.Turn()
	equal(t, "turn", fmt.Sprint(turn.Round, turn.Active, turn.ActionPoints, turn.MustAct, turn.Summons), "1 0 3 true 2")
	p := scene{hands: []string{"incoming", "parry"}, board: "NW.soldier@C3 SW.ghoul@D3"}.at(t)
	fight, _ := play(t, p, "attack:C3-D3")
	turn = fight.View(1).(View).Turn()
	equal(t, "combat", turn.Phase.String()+turn.From+turn.To, "combatC3D3")
	deploy, _ := play(t, p, "card:incoming=units")
	turn = deploy.View(1).(View).Turn()
	equal(t, "card", fmt.Sprint(turn.Phase, turn.Left, turn.Card), "deploy 2incoming")
}

func TestPositionTextIsHeldAgainstTheGame(t *testing.T) {
	good := scene{players: []string{"royal_army konrad gold=1"}, hands: []string{"parry", "revolt"}, deck: "truce",
		board: "NW.soldier@C3 SW.zombie@D3*1"}
	text := good.text()
	for _, change := range [][2]string{
		{"royal_army", "elves"}, {"royal_army", "undead"}, {"konrad gold", "malgor gold"}, {"seats: 2", "seats: 3"},
		{"start=NW", "start=NE"}, {"NW.soldier@C3", "NW.soldier@A3"}, {"NW.soldier@C3", "NW.soldier@E6"},
		{"NW.soldier@C3", "NW.zombie@C3"}, {"NW.soldier@C3", "NW.soldier@C3 NW.soldier@C3"}, {"SW.zombie@D3*1", "SW.zombie@D3*0"},
		{"hand=parry", "hand=parry*8"}, {"hand=parry", "hand=parry knows=SW.parry"}, {"deck: truce", "deck: truce truce truce"},
		{"| play", "| combat"}, {"| play", "| over"}, {"| play", "| wolf at=C3"}, {"| play", "| place"}, {"| play", "| play left=x"},
		{" | deck", ""}, {"options:", "options: round-limit=off"}, {"NW.konrad@B2 ", ""}, {"gold=1", "gold=-1"},
		{"round=1", "round=x"}, {"round=1", "round=1 boxed=soldier"}, {"round=1", "round=1 boxed=wolf*4"}, {"options:", "options: dance"},
		{"hand=parry", "hand=parry*x"}, {"hand=parry", "hand=parry*1"}, {"hand=parry", "hand=dodge"}, {"royal_army", "-"},
		{"gold=1", "gold=1 knows=NE.parry"}, {"gold=1", "gold=1 lies=parry"}, {"gold=1", "gold=1 lies=truce-SE"}, {"gold=1", "gold=1 box=soldier*4"},
		{"gold=1", "gold=1 box=zombie"}, {"gold=1", "gold=1 out=1"}, {"gold=1", "gold=1 lucky"}, {"NW.soldier@C3", "NE.soldier@C3"},
		{"NW.soldier@C3", "NW.soldier@C3/x"}, {"NW.soldier@C3", "NW.nobody@C3"}, {"NW.konrad@B2", "NW.konrad@B2*1"},
		{"deck: truce", "deck: dodge"}, {"turn: NW", "turn: NE"}, {"ap=3", "ap=x"}, {"ap=3", "ap=3 truce=NE"}, {"ap=3", "ap=3 setup"}, {"| play", "| dance"},
		{"| play", "| exchange card=parry left=3"}, {"| play", "| deploy card=incoming"}, {"| play", "| give asked=NW"}, {"| play", "| give asked=SE"},
		{"| play", "| rescue asked=NW from=C3 to=D3"}, {"| play", "| combat asked=NW from=C3 to=D3"}, {"| play", "| sacrifice asked=SW left=4"}, {"| play", "| toll"},
	} {
		if bad := strings.Replace(text, change[0], change[1], 1); bad == text {
			t.Errorf("%q is not in %s", change[0], text)
		} else if _, err := game.ParsePosition(bad); err == nil {
			t.Errorf("%q for %q was accepted", change[1], change[0])
		}
	}
}

// Search plays the same rules without the list of events.
func TestQuietPlayIsTheSame(t *testing.T) {
	for name, setup := range setups() {
		setup.Seed = "quiet"
		first, _, err := brief.Deal(setup)
		if err != nil {
			t.Fatal(err)
		}
		p := first.(Position)
		quiet := table{Position: p}
		r := setup.Seed.Stream("test")
		for p.ToMove() != engine.Nobody {
			moves := p.Moves()
			m := moves[r.IntN(len(moves))]
			if !slices.Contains(quiet.acts(nil), m.(Move).act) {
				t.Fatalf("%s: %s is missing", name, m)
			}
			next, _, err := p.Play(m)
			if err != nil {
				t.Fatal(err)
			}
			quiet.do(m.(Move).act)
			p = next.(Position)
			if quiet.Position != p {
				t.Fatalf("%s: %s leads to\n%s\nnot\n%s", name, m, quiet.Position, p)
			}
		}
	}
}

func TestMovesTellTheirParts(t *testing.T) {
	for _, tt := range []struct{ text, parts string }{
		{"hire:soldier@B3", "hire||B3|soldier|"},
		{"attack:C4-D4", "attack|C4|D4||"},
		{"exchange:C4=soldier", "exchange||C4|soldier|"},
		{"card:reinforcements=soldier@B3", "card||B3|soldier|reinforcements"},
		{"card:time_shift@C4=3", "card||C4||time_shift"},
		{"card:revolt@SW", "card||||revolt"},
		{"gift:gold@SW", "gift||||"},
		{"give:parry", "give||||parry"},
		{"noble:malgor", "noble|||malgor|"},
		{"end", "end||||"},
	} {
		parsed, err := game.ParseMove(tt.text)
		if err != nil {
			t.Fatal(err)
		}
		m := parsed.(Move)
		equal(t, tt.text, strings.Join([]string{m.Verb().String(), m.From(), m.To(), m.Unit(), m.Card()}, "|"), tt.parts)
	}
}

func TestCombatEventsTellTheValues(t *testing.T) {
	_, events := play(t, scene{board: "NW.soldier@C3 SW.zombie@D3 SW.banshee@D4"}.at(t), "attack:C3-D3", "attack:C3-D4")
	var lines []string
	for _, e := range events {
		lines = append(lines, e.String())
	}
	equal(t, "events", strings.Join(lines, "; "), "attacked seat=0 from=C3 other=1 target=zombie to=D3 unit=soldier; "+
		"defeated seat=0 attack=3 defence=2 other=1 to=D3 unit=zombie; attacked seat=0 from=C3 other=1 target=banshee to=D4 unit=soldier; "+
		"held seat=1 attack=3 defence=4 to=D4 unit=banshee")
}

func TestWhoWinsByTheTower(t *testing.T) {
	for _, one := range []struct {
		tower, turns int
		piece        string
		want         engine.Seat
	}{
		{4, 1, "SW.zombie@E5", 1}, {3, 1, "SW.zombie@E5", engine.Nobody}, {3, 2, "SW.zombie@E5", 1},
		{4, 1, "SW.zombie@E5*1", engine.Nobody}, {4, 1, "SW.zombie@E4", engine.Nobody}, {4, 1, "NW.militia@E5", engine.Nobody},
	} {
		p := scene{players: []string{"", fmt.Sprintf("undead malgor tower=%d", one.tower)}, board: one.piece}.at(t)
		if got := p.View(0).(View).WinsByTower(one.turns); got != one.want {
			t.Errorf("%+v: %d", one, got)
		}
	}
}
