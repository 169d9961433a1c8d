package adellos

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"adytum/engine"
	"adytum/engine/enginetest"
	"adytum/engine/match"
)

// game is the edition that the app plays.
var game = New(readEdition())

func readEdition() Edition {
	text, err := os.ReadFile("../../assets/adellos/edition.json")
	if err != nil {
		panic(err)
	}
	e, err := Read(text)
	if err != nil {
		panic(err)
	}
	return e
}

// brief is the same game with a round limit of 12: random players do not end a
// duel of their own, some wander for millions of plies.
var brief = func() Game {
	e := readEdition()
	e.Constants.RoundLimit = 12
	return New(e)
}()

func with(options engine.Options) engine.Options {
	options = maps.Clone(options)
	if options == nil {
		options = engine.Options{}
	}
	options[OptionRoundLimit] = "on"
	return options
}

func setups() map[string]engine.Setup {
	return map[string]engine.Setup{
		"two-half": {Seats: 2, Options: with(nil)},
		"two-full": {Seats: 2, Options: with(engine.Options{OptionMap: MapFull, OptionFactions: Chosen})},
		"three":    {Seats: 3, Options: with(engine.Options{OptionStart: "seat-1", OptionHandLimit: "on"})},
		"four":     {Seats: 4, Options: with(nil)},
		"gifts":    {Seats: 3, Options: with(engine.Options{OptionGifts: "on", OptionFactions: Chosen})},
		"options": {Seats: 2, Options: with(engine.Options{OptionProtectingWalls: "on", OptionObstructingWalls: "on",
			OptionLumberers: "on", OptionGoldRush: "on", OptionPavedWithGold: "on"})},
		"sudden-death": {Seats: 4, Options: with(engine.Options{OptionSuddenDeath: "on", OptionObstructingWalls: "on"})},
	}
}

func TestLaws(t *testing.T) {
	enginetest.Suite{Game: brief, Setups: setups(), Games: 3, MostPlies: 2500, BotPlayouts: 30}.Run(t)
}

func FuzzParseMove(f *testing.F) {
	enginetest.FuzzMoves(f, game, "faction:undead", "noble:malgor", "place:B2", "hire:soldier@B3", "summon:zombie@B3",
		"move:B3-B4", "swap:B3-B4", "attack:C4-D4", "card:unchained", "card:trade_agreements=2", "card:incoming=units",
		"card:reinforcements=soldier@B3", "card:time_shift@C4=3", "card:revolt@SW", "card:truce@SW-NW",
		"exchange:C4=soldier", "deploy:peasant@E5", "give:parry", "gift:gold@SW", "miracle", "pass", "done", "end", "card:", "=")
}

func FuzzRecord(f *testing.F) { enginetest.FuzzRecords(f, brief) }

func FuzzParsePosition(f *testing.F) {
	fight := scene{board: "NW.soldier@C3 SW.zombie@D3*1", hands: []string{"parry,revolt*2", "parry"}, deck: "truce"}
	f.Add(fight.text())
	for _, phase := range []string{"combat asked=SW from=C3 to=D3", "rescue asked=SW from=C3 to=D3 quickness=1", "give asked=SW",
		"deploy card=incoming left=2", "over by=tower winners=SW"} {
		fight.phase = phase
		f.Add(fight.text())
	}
	for _, s := range []scene{{}, {seats: 4}, {seats: 3, options: "lumberers gifts", players: []string{"", "undead elvira lies=truce-SE tower=2"}},
		{board: "NW.militia@C3", phase: "exchange card=call_to_arms left=3"},
		{players: []string{"scum jory"}, board: "NW.poacher@C2", phase: "wolf at=C2"},
		{players: []string{"undead elvira"}, board: "NW.zombie@C2*1 NW.ghoul@C3*2", phase: "toll"},
		{board: "SW.zombie@G1 SW.ghoul@G2", phase: "sacrifice asked=SW left=1"}} {
		f.Add(s.text())
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := game.ParsePosition(text)
		if err != nil {
			return
		}
		if p.String() != text {
			t.Fatalf("%q was read as %q", text, p)
		}
		for _, m := range p.Moves() {
			next, _, err := p.Play(m)
			if err != nil {
				t.Fatalf("%s is listed and refused in %q", m, text)
			}
			if back, err := game.ParsePosition(next.String()); err != nil || back != next {
				t.Fatalf("%s in %q leads to %q, which is read as %v, %v", m, text, next, back, err)
			}
		}
		p.View(0).Sample(engine.Seed("fuzz").Stream("test"))
	})
}

// TestAChosenNobleIsOnTheBoard takes nobles off the board while the seats set up.
func TestAChosenNobleIsOnTheBoard(t *testing.T) {
	m, err := match.New(game, match.Header{Seed: "noble", Players: make([]match.Player, 2)})
	if err != nil {
		t.Fatal(err)
	}
	taken := 0
	for range 12 {
		if _, err := m.Play(m.Position().Moves()[0]); err != nil {
			t.Fatal(err)
		}
		p := m.Position().(Position)
		for seat := range p.seats {
			noble := regexp.MustCompile(" " + p.castleName(seat) + `\.` + p.sheet.kinds[p.seat[seat].noble].id + "@[A-Z0-9]+")
			text := noble.ReplaceAllString(p.String(), "")
			if text == p.String() {
				continue
			}
			taken++
			if _, err := game.ParsePosition(text); err == nil {
				t.Errorf("in %s, %.120q was read", p.phase, text)
			}
		}
	}
	if taken < 4 {
		t.Errorf("only %d nobles were taken", taken)
	}
}

// One random duel for each pair of factions, with all its events.
func TestGoldenPairs(t *testing.T) {
	factions := game.Edition().Factions
	for i, one := range factions {
		for _, two := range factions[i+1:] {
			name := one.ID + "-" + two.ID
			t.Run(name, func(t *testing.T) {
				goldenPair(t, name, one.ID, two.ID)
			})
		}
	}
}

func goldenPair(t *testing.T, name, one, two string) {
	m, err := match.New(brief, match.Header{Seed: engine.Seed("pair"), Players: make([]match.Player, 2),
		Options: with(engine.Options{OptionFactions: Chosen, OptionStart: "seat-0"})})
	if err != nil {
		t.Fatal(err)
	}
	r := engine.Seed(strings.ReplaceAll(name, "_", "-")).Stream("pair")
	var b strings.Builder
	for p := m.Position(); p.ToMove() != engine.Nobody; p = m.Position() {
		moves := p.Moves()
		text := moves[r.IntN(len(moves))].String()
		if m.Ply() < 2 {
			text = "faction:" + []string{one, two}[m.Ply()]
		}
		e, err := m.PlayText(text)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&b, "%d. seat %d: %s\n", m.Ply(), e.Seat, e.Text)
		for _, event := range e.Events {
			fmt.Fprintf(&b, "    %s\n", event)
		}
	}
	fmt.Fprintf(&b, "%s\n", m.Position())
	enginetest.Golden(t, filepath.Join("testdata", "pairs", name+".txt"), b.String())
}

// A scene is a position by what matters in it. Seats sit in the order of their
// castles; nobles that are not named stand on their keeps.
type scene struct {
	seats   int    // 2 if 0
	options string // as in the text of a position
	start   string // NW if empty
	round   int
	boxed   string
	players []string // faction, noble and numbers; the defaults are below
	hands   []string
	board   string
	deck    string
	turn    string // "NW ap=3" if empty
	phase   string // "play" if empty
}

var (
	defaultPlayers = []string{"royal_army konrad", "undead malgor", "clergy benedictus", "scum magpie"}
	keeps          = map[string]string{"NW": "B2", "NE": "B9", "SE": "H9", "SW": "H2"}
)

func (s scene) text() string {
	or := func(text, otherwise string) string {
		if text == "" {
			return otherwise
		}
		return text
	}
	seats := max(2, s.seats)
	castles := map[int][]string{2: {"NW", "SW"}, 3: {"NW", "NE", "SE"}, 4: {"NW", "NE", "SE", "SW"}}[seats]
	if strings.Contains(s.options, "map=full") {
		castles = []string{"NW", "SE"}
	}
	space := func(text string) string {
		if text == "" {
			return ""
		}
		return " " + text
	}
	table := fmt.Sprintf("seats: %d start=%s round=%d", seats, or(s.start, "NW"), max(1, s.round))
	if s.boxed != "" {
		table += " boxed=" + s.boxed
	}
	parts := []string{"options:" + space(s.options), table}
	pieces := strings.Fields(s.board)
	for i, castle := range castles {
		player := defaultPlayers[i]
		if i < len(s.players) && s.players[i] != "" {
			player = s.players[i]
		}
		words := strings.Fields(player)
		out := slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, "out=") })
		noble := castle + "." + words[1] + "@"
		if words[1] != "-" && !out && !strings.Contains(s.board, noble) {
			pieces = append(pieces, noble+keeps[castle])
		}
		if i < len(s.hands) && s.hands[i] != "" {
			at := len(words)
			for at > 2 && !strings.HasPrefix(words[at-1], "prayed") && !isNumber(words[at-1]) && words[at-1] != "rose" {
				at--
			}
			words = slices.Insert(words, at, "hand="+s.hands[i])
		}
		parts = append(parts, castle+": "+strings.Join(words, " "))
	}
	place := func(word string) uint8 {
		_, at, _ := strings.Cut(word, "@")
		f, _ := game.sheet.fieldAt(at[:strings.IndexAny(at+"*", "*/")])
		return f
	}
	slices.SortFunc(pieces, func(a, b string) int { return cmp.Compare(place(a), place(b)) })
	parts = append(parts, "board:"+space(strings.Join(pieces, " ")), "deck:"+space(s.deck),
		"turn: "+or(s.turn, "NW ap=3"), or(s.phase, "play"))
	return strings.Join(parts, " | ")
}

func isNumber(word string) bool {
	for _, name := range []string{"gold=", "tower=", "kills=", "out="} {
		if strings.HasPrefix(word, name) {
			return true
		}
	}
	return false
}

// at reads the scene.
func (s scene) at(t *testing.T) Position {
	t.Helper()
	p, err := game.ParsePosition(s.text())
	if err != nil {
		t.Fatalf("%v\n%s", err, s.text())
	}
	return p.(Position)
}

// play makes moves and returns the position and all events.
func play(t *testing.T, p Position, moves ...string) (Position, []engine.Event) {
	t.Helper()
	var all []engine.Event
	for _, text := range moves {
		m, err := game.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		next, events, err := p.Play(m)
		if err != nil {
			t.Fatalf("%s: %v in\n%s", text, err, p)
		}
		p = next.(Position)
		all = append(all, events...)
	}
	return p, all
}

// after is the position after some moves.
func (s scene) after(t *testing.T, moves ...string) Position {
	t.Helper()
	p, _ := play(t, s.at(t), moves...)
	return p
}

// refused demands a refusal with a code and a paragraph.
func refused(t *testing.T, p Position, text, code, paragraph string) {
	t.Helper()
	m, err := game.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	_, _, err = p.Play(m)
	var r *engine.Refusal
	if !errors.As(err, &r) || r.Code != code || r.Paragraph != paragraph {
		t.Errorf("%s: %v, want %s (%s) in\n%s", text, err, code, paragraph, p)
	}
}

func legal(p Position, text string) bool {
	return slices.ContainsFunc(p.Moves(), func(m engine.Move) bool { return m.String() == text })
}

// count counts the legal moves that begin with a text.
func count(p Position, prefix string) int {
	n := 0
	for _, m := range p.Moves() {
		if strings.HasPrefix(m.String(), prefix) {
			n++
		}
	}
	return n
}

// odds demands the two values of an attack.
func odds(t *testing.T, p Position, from, to string, attack, defence int) {
	t.Helper()
	o, ok := p.Odds(from, to)
	sum := func(reasons []Reason) int {
		n := 0
		for _, r := range reasons {
			n += r.N
		}
		return max(0, n)
	}
	if !ok || o.Attack != attack || o.Defence != defence || o.Defeats != (attack > defence) {
		t.Errorf("%s against %s: %+v, want %d against %d in\n%s", from, to, o, attack, defence, p)
	}
	if sum(o.AttackReasons) != o.Attack || sum(o.DefenceReasons) != o.Defence {
		t.Errorf("%s against %s: the reasons do not add up: %+v", from, to, o)
	}
}

func unitAt(p Position, field string) string {
	piece, ok := p.View(0).(View).PieceAt(field)
	if !ok {
		return ""
	}
	return p.castleName(uint8(piece.Owner)) + "." + piece.Unit
}

// on demands what lies on fields, as "C3=NW.soldier", "C3=" for nothing.
func on(t *testing.T, p Position, wants ...string) {
	t.Helper()
	for _, want := range wants {
		field, unit, _ := strings.Cut(want, "=")
		if got := unitAt(p, field); got != unit {
			t.Errorf("on %s is %q, want %q in\n%s", field, got, unit, p)
		}
	}
}

func equal[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

func kindsOf(events []engine.Event) string {
	var kinds []string
	for _, e := range events {
		kinds = append(kinds, e.Kind)
	}
	return strings.Join(kinds, " ")
}

func outcome(t *testing.T, p Position, name string, winners ...int) {
	t.Helper()
	o, over := p.Outcome()
	if !over || o.Name != name {
		t.Errorf("outcome %+v %v, want %s in\n%s", o, over, name, p)
		return
	}
	for seat, score := range o.Scores {
		if (score == 1) != slices.Contains(winners, seat) || (o.Ranks[seat] == 1) != slices.Contains(winners, seat) {
			t.Errorf("outcome %+v, want the winners %v", o, winners)
		}
	}
}
