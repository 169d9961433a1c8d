// Package enginetest is the law suite that every game passes: what the
// contract in package engine promises, held against random games.
package enginetest

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"adytum/engine"
	"adytum/engine/match"
)

var update = flag.Bool("update", false, "write the golden files anew")

// A Suite says how a game is to be tried.
type Suite struct {
	Game engine.Game
	// Setups are the option sets and seat counts to try, each with a name for
	// its golden file. Their seeds are ignored.
	Setups map[string]engine.Setup
	// Games is how many random games are played for each setup; with -short a
	// quarter of them, and then few moves of each position are tried.
	Games int
	// MostPlies is the length no game may exceed.
	MostPlies int
	// BotPlayouts bounds what the bots may think in the fairness law; 0 leaves
	// them out.
	BotPlayouts int
}

// Run holds the game against every law.
func (s Suite) Run(t *testing.T) {
	games := Repetitions(s.Games, 4)
	for name, setup := range s.Setups {
		t.Run(name, func(t *testing.T) {
			for i := range games {
				setup.Seed = engine.Seed(fmt.Sprintf("law-%d", i))
				trial{t, s, setup.Seed.Stream("enginetest")}.play(setup)
			}
			s.golden(t, name, setup)
		})
	}
	t.Run("refusals", s.refusals)
}

// Repetitions is how often a test does what it does: n times, or a fraction
// of that, at least once, with -short. The race detector, which runs with it,
// makes every step ten times as long and needs no repetition.
func Repetitions(n, oneIn int) int {
	if testing.Short() {
		return (n + oneIn - 1) / oneIn
	}
	return n
}

// refusals tries setups that no game may accept.
func (s Suite) refusals(t *testing.T) {
	fewest, most := s.Game.Seats()
	for what, setup := range map[string]engine.Setup{
		"too many seats": {Seats: most + 1, Seed: "x"},
		"too few seats":  {Seats: fewest - 1, Seed: "x"},
		"no seed":        {Seats: fewest},
		"a bad seed":     {Seats: fewest, Seed: "Not A Seed"},
		"bad option":     {Seats: fewest, Seed: "x", Options: engine.Options{"no-such-option": "on"}},
	} {
		if what == "too few seats" && setup.Seats == 0 {
			continue // 0 asks for the smallest number
		}
		if _, _, err := s.Game.Deal(setup); !isRefusal(err) {
			t.Errorf("%s: the error is %v, want a refusal", what, err)
		}
	}
	for _, o := range s.Game.Options() {
		setup := engine.Setup{Seats: fewest, Seed: "x", Options: engine.Options{o.Name: "no-such-value"}}
		if _, _, err := s.Game.Deal(setup); !isRefusal(err) {
			t.Errorf("option %s: the error is %v, want a refusal", o.Name, err)
		}
	}
}

func isRefusal(err error) bool {
	var refusal *engine.Refusal
	return errors.As(err, &refusal) && refusal != nil && refusal.Code != ""
}

// A trial is one random game under the laws.
type trial struct {
	t     *testing.T
	suite Suite
	rand  *engine.Rand
}

func (tr trial) play(setup engine.Setup) {
	t, g := tr.t, tr.suite.Game
	t.Helper()
	players := slices.Repeat([]match.Player{{Kind: match.Person}}, setup.Seats)
	m, err := match.New(g, match.Header{Options: setup.Options, Seed: setup.Seed, Players: players})
	if err != nil {
		t.Fatalf("seed %s: %v", setup.Seed, err)
	}
	var before []string // the text of every position when it was current
	for {
		p := m.Position()
		before = append(before, p.String())
		moves := tr.position(p)
		if p.ToMove() == engine.Nobody {
			break
		}
		if m.Ply() >= tr.suite.MostPlies {
			t.Fatalf("seed %s: the game has not ended after %d plies", setup.Seed, m.Ply())
		}
		if _, err := m.Play(moves[tr.rand.IntN(len(moves))]); err != nil {
			t.Fatalf("seed %s, ply %d: a legal move is refused: %v", setup.Seed, m.Ply(), err)
		}
	}
	for ply, text := range before {
		if now := m.PositionAt(ply).String(); now != text {
			t.Fatalf("seed %s: the position after ply %d has changed\nfrom %s\nto   %s", setup.Seed, ply, text, now)
		}
	}
	tr.record(m)
	tr.resign(m)
}

// position holds one position against the laws and returns its legal moves.
func (tr trial) position(p engine.Position) []engine.Move {
	t := tr.t
	t.Helper()
	outcome, over := p.Outcome()
	moves := p.Moves()
	if over != (p.ToMove() == engine.Nobody) || over != (len(moves) == 0) {
		t.Fatalf("over %v, seat to move %d, %d moves: these contradict each other in\n%s", over, p.ToMove(), len(moves), p)
	}
	if over && (outcome.Name == "" || len(outcome.Scores) != p.Seats() || len(outcome.Ranks) != p.Seats()) {
		t.Fatalf("the outcome %+v is incomplete", outcome)
	}
	tr.moves(p, moves)
	tr.foreignMoves(p, moves)
	tr.halfMade(p, moves)
	tr.views(p, texts(moves))
	if reader, ok := tr.suite.Game.(engine.PositionReader); ok {
		back, err := reader.ParsePosition(p.String())
		if err != nil || back.String() != p.String() {
			t.Fatalf("the position does not read back: %v\n%s\n%v", err, p, back)
		}
	}
	return moves
}

// fewMoves is how many moves of a position, about, are tried with -short.
const fewMoves = 8

// moves checks that the list is sorted and unique, that each move is accepted
// and reads back from its text, and that playing leaves the position alone.
func (tr trial) moves(p engine.Position, moves []engine.Move) {
	t := tr.t
	t.Helper()
	before := p.String()
	last := ""
	for i, m := range moves {
		text := m.String()
		if i > 0 && last >= text {
			t.Fatalf("the moves %s and %s are out of order or equal", last, m)
		}
		last = text
		if testing.Short() && tr.rand.IntN(len(moves)) >= fewMoves {
			continue
		}
		if strings.ContainsAny(text, " \n\t") || text == engine.ResignText || text == "*" {
			t.Fatalf("the text %q cannot stand in a record", m)
		}
		back, err := tr.suite.Game.ParseMove(text)
		if err != nil || back != m {
			t.Fatalf("%s reads back as %v, %v", m, back, err)
		}
		if _, _, err := p.Play(m); err != nil {
			t.Fatalf("the listed move %s is refused: %v in\n%s", m, err, p)
		}
		if answer := p.View(p.ToMove()).Consider(text); answer.State != engine.Complete || answer.Move != m {
			t.Fatalf("the listed move %s is considered %+v in\n%s", m, answer, p)
		}
	}
	if after := p.String(); after != before {
		t.Fatalf("playing changed the old position\nfrom %s\nto   %s", before, after)
	}
}

// halfMade makes one of the moves part by part, and holds each half-made move
// against what Answer promises: every next part leads on and ends the move where
// it says so, and taking a part back leads to where it can be added.
func (tr trial) halfMade(p engine.Position, moves []engine.Move) {
	t := tr.t
	t.Helper()
	if len(moves) == 0 {
		return
	}
	v := p.View(p.ToMove())
	whole := moves[tr.rand.IntN(len(moves))]
	before := v.Consider("")
	for _, part := range v.Consider(whole.String()).Made {
		if !slices.Contains(before.Next, part) {
			t.Fatalf("%s: the part %+v is not among %+v in\n%s", whole, part, before.Next, p)
		}
		before = tr.next(v, before, part)
	}
	if before.Move != whole {
		t.Fatalf("the parts of %s lead to %+v in\n%s", whole, before, p)
	}
	// A walk along what is offered.
	answer := v.Consider("")
	for steps := 0; len(answer.Next) > 0 && steps < mostParts; steps++ {
		if !slices.IsSortedFunc(answer.Next, func(a, b engine.Part) int { return strings.Compare(a.Text, b.Text) }) {
			t.Fatalf("the next parts %+v are out of order", answer.Next)
		}
		answer = tr.next(v, answer, answer.Next[tr.rand.IntN(len(answer.Next))])
	}
	if answer.State == engine.Possible {
		t.Fatalf("%+v leads nowhere in\n%s", answer, p)
	}
}

// mostParts is more than a move has.
const mostParts = 40

// next adds a part and returns what may become of the move then.
func (tr trial) next(v engine.View, before engine.Answer, part engine.Part) engine.Answer {
	t := tr.t
	t.Helper()
	answer := v.Consider(part.Text)
	switch {
	case part.Text == "" || part.Kind == "":
		t.Fatalf("the part %+v says too little", part)
	case answer.State == engine.Impossible:
		t.Fatalf("the next part %+v leads to %+v in\n%s", part, answer, v)
	case part.Ends != (answer.State == engine.Complete):
		t.Fatalf("the part %+v leads to %+v in\n%s", part, answer, v)
	case len(answer.Made) != len(before.Made)+1 || answer.Made[len(answer.Made)-1].Text != part.Text:
		t.Fatalf("after %+v the part %+v makes %+v", before.Made, part, answer.Made)
	}
	back := v.Consider(takenBack(answer))
	if last := answer.Made[len(answer.Made)-1]; !slices.Contains(back.Next, last) {
		t.Fatalf("taking %+v back leads to %+v in\n%s", last, back, v)
	}
	return answer
}

// takenBack is the text of a half-made move without its last part.
func takenBack(a engine.Answer) string {
	if len(a.Made) < 2 {
		return ""
	}
	return a.Made[len(a.Made)-2].Text
}

// foreignMoves plays texts that are near to legal ones: each is refused with a
// reason, or is one of the legal moves.
func (tr trial) foreignMoves(p engine.Position, moves []engine.Move) {
	t := tr.t
	t.Helper()
	texts := []string{"", " ", "*", engine.ResignText, "no such move", "\x00", "ä"}
	for range 8 {
		if len(moves) > 0 {
			texts = append(texts, tr.mutate(moves[tr.rand.IntN(len(moves))].String()))
		}
	}
	for _, text := range texts {
		move, err := tr.suite.Game.ParseMove(text)
		if err != nil {
			if !isRefusal(err) {
				t.Fatalf("%q: the error %v is no refusal", text, err)
			}
			continue
		}
		if move.String() != text {
			t.Fatalf("%q was read as the move %s", text, move)
		}
		_, _, err = p.Play(move)
		if legal := slices.Contains(moves, move); legal != (err == nil) {
			t.Fatalf("%s is listed %v, but playing it says %v in\n%s", text, legal, err, p)
		}
		if err != nil && !isRefusal(err) {
			t.Fatalf("%q: the error %v is no refusal", text, err)
		}
	}
}

func (tr trial) mutate(text string) string {
	b := []byte(text)
	i := tr.rand.IntN(len(b))
	switch tr.rand.IntN(4) {
	case 0:
		return string(slices.Delete(b, i, i+1))
	case 1:
		return string(slices.Insert(b, i, b[tr.rand.IntN(len(b))]))
	case 2:
		return string(b[:i])
	}
	b[i] = byte(' ' + tr.rand.IntN(95))
	return string(b)
}

// views checks that no view tells two worlds apart that its seat cannot, and
// that bots choose alike in both. The texts are the legal moves.
func (tr trial) views(p engine.Position, legal []string) {
	t := tr.t
	t.Helper()
	for seat := range engine.Seat(p.Seats()) {
		v := p.View(seat)
		world := v.Sample(tr.rand)
		w := world.View(seat)
		if v.String() != w.String() {
			t.Fatalf("a sampled world looks different to seat %d\n%s\n%s", seat, v, w)
		}
		if v.Seat() != seat || v.ToMove() != p.ToMove() {
			t.Fatalf("the view of seat %d says seat %d, to move %d instead of %d", seat, v.Seat(), v.ToMove(), p.ToMove())
		}
		own, listed := seat == p.ToMove(), texts(v.Moves())
		if own && !slices.Equal(listed, legal) || !own && len(listed) > 0 {
			t.Fatalf("the view of seat %d lists the moves %v", seat, listed)
		}
		if !slices.Equal(listed, texts(w.Moves())) {
			t.Fatalf("the moves of seat %d depend on what it cannot know", seat)
		}
		if len(legal) > 0 {
			tr.answers(v, w, legal[tr.rand.IntN(len(legal))])
		}
		if own && tr.suite.BotPlayouts > 0 && tr.rand.IntN(8) == 0 {
			tr.bots(v, w)
		}
	}
}

// answers checks that two equal views answer a beginning of a move alike.
func (tr trial) answers(v, w engine.View, text string) {
	t := tr.t
	t.Helper()
	partial := text[:tr.rand.IntN(len(text)+1)]
	if one, two := v.Consider(partial), w.Consider(partial); !reflect.DeepEqual(one, two) {
		t.Fatalf("%q is considered %+v or %+v depending on what seat %d cannot know", partial, one, two, v.Seat())
	}
}

func (tr trial) bots(v, w engine.View) {
	t := tr.t
	t.Helper()
	for _, bot := range tr.suite.Game.Bots() {
		think := func(v engine.View) engine.Choice {
			choice, err := bot.Choose(context.Background(), v, engine.Thinking{
				Rand: engine.Seed("law").Stream(engine.ThinkStream), Playouts: tr.suite.BotPlayouts})
			if err != nil {
				t.Fatalf("%s: %v", bot.Name(), err)
			}
			return choice
		}
		one, two := think(v), think(w)
		if one.Move != two.Move {
			t.Fatalf("%s plays %s or %s depending on what it cannot know", bot.Name(), one.Move, two.Move)
		}
		if !slices.Contains(v.Moves(), one.Move) {
			t.Fatalf("%s plays the illegal %s", bot.Name(), one.Move)
		}
	}
}

func texts(moves []engine.Move) []string {
	var all []string
	for _, m := range moves {
		all = append(all, m.String())
	}
	return all
}

// record checks that the match reads back from its text and replays to the
// same position, and that undo and redo walk the same way.
func (tr trial) record(m *match.Match) {
	t := tr.t
	t.Helper()
	text := m.Record().String()
	r, err := match.ParseRecord(text)
	if err != nil {
		t.Fatalf("the record does not read back: %v\n%s", err, text)
	}
	again, err := match.Load([]engine.Game{tr.suite.Game}, r)
	if err != nil {
		t.Fatalf("the record does not replay: %v\n%s", err, text)
	}
	if again.Record().String() != text || again.Position().String() != m.Position().String() {
		t.Fatalf("the record replays to something else\n%s", text)
	}
	for again.CanUndo() {
		if _, err := again.Undo(); err != nil {
			t.Fatal(err)
		}
		if got, want := again.Position().String(), m.PositionAt(again.Ply()).String(); got != want {
			t.Fatalf("undo to ply %d gives\n%s\nwant\n%s", again.Ply(), got, want)
		}
	}
	for again.CanRedo() {
		if _, err := again.Redo(); err != nil {
			t.Fatal(err)
		}
	}
	if again.Position().String() != m.Position().String() {
		t.Fatal("redo does not lead back to the end")
	}
}

// resign gives a game up in the middle, if the game allows it.
func (tr trial) resign(m *match.Match) {
	t := tr.t
	t.Helper()
	p := m.PositionAt(m.Ply() / 2)
	r, ok := p.(engine.Resigner)
	if !ok || p.ToMove() == engine.Nobody {
		return
	}
	before := p.String()
	after, _, err := r.Resign(p.ToMove())
	if err != nil {
		t.Fatalf("resigning is refused: %v", err)
	}
	if p.String() != before || after.String() == before {
		t.Fatal("resigning changed the old position or nothing")
	}
	tr.position(after)
}

// golden compares one random game, ply by ply, with its golden file.
func (s Suite) golden(t *testing.T, name string, setup engine.Setup) {
	t.Helper()
	setup.Seed = "golden"
	players := slices.Repeat([]match.Player{{Kind: match.Person}}, setup.Seats)
	m, err := match.New(s.Game, match.Header{Options: setup.Options, Seed: setup.Seed, Players: players})
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	tell := func(events []engine.Event) {
		for _, e := range events {
			fmt.Fprintf(&b, "    %s\n", e)
		}
		fmt.Fprintf(&b, "  %s\n", m.Position())
	}
	tell(m.Dealt())
	r := setup.Seed.Stream("enginetest")
	for moves := m.Position().Moves(); len(moves) > 0; moves = m.Position().Moves() {
		e, err := m.Play(moves[r.IntN(len(moves))])
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&b, "%d. seat %d of %d moves: %s\n", m.Ply(), e.Seat, len(moves), e.Text)
		tell(e.Events)
	}
	Golden(t, filepath.Join("testdata", "golden", name+".txt"), m.Record().String()+"\n"+b.String())
}

// Golden compares text with a file, or writes the file if the tests run with
// -update.
func Golden(t *testing.T, file, text string) {
	t.Helper()
	if *update {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v; write it with -update, then read it", err)
	}
	if string(want) != text {
		t.Errorf("%s differs: %s", file, firstDifference(string(want), text))
	}
}

func firstDifference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range min(len(w), len(g)) {
		if w[i] != g[i] {
			return fmt.Sprintf("line %d is\n%s\nwant\n%s", i+1, g[i], w[i])
		}
	}
	return fmt.Sprintf("%d lines, want %d", len(g), len(w))
}

// FuzzMoves feeds the parser of moves: what it reads, it writes back.
func FuzzMoves(f *testing.F, g engine.Game, seeds ...string) {
	for _, s := range seeds {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		move, err := g.ParseMove(text)
		if err != nil {
			if !isRefusal(err) {
				t.Fatalf("the error %v is no refusal", err)
			}
			return
		}
		if move.String() != text {
			t.Fatalf("%q was read as %q", text, move)
		}
	})
}

// ShortTexts reads short positions: each must be the whole one, and each faulty
// one must be refused with the part that is at fault.
func ShortTexts(t *testing.T, g engine.ShortReader, whole, faulty map[string]string) {
	t.Helper()
	for short, want := range whole {
		if p, err := g.ParseShort(short); err != nil || p.String() != want {
			t.Errorf("%q was read as\n%v (%v), want\n%s", short, p, err, want)
		}
	}
	for short, where := range faulty {
		var refusal *engine.Refusal
		if p, err := g.ParseShort(short); !errors.As(err, &refusal) || refusal.Code != engine.CodePosition || refusal.Facts["where"] != where {
			t.Errorf("%q was read as %v (%v), want a refusal at %s", short, p, err, where)
		}
	}
}

// FuzzShortTexts feeds the reader of short positions: what it reads can be
// written and read as a whole.
func FuzzShortTexts(f *testing.F, g interface {
	engine.PositionReader
	engine.ShortReader
}, seeds ...string) {
	for _, s := range seeds {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := g.ParseShort(text)
		if err != nil {
			if !isRefusal(err) {
				t.Fatalf("the error %v is no refusal", err)
			}
			return
		}
		if back, err := g.ParsePosition(p.String()); err != nil || back.String() != p.String() {
			t.Fatalf("%q was read as %q, which does not read back: %v", text, p, err)
		}
	})
}

// fuzzedPlies is how many plies the seeds of FuzzRecords have at most.
const fuzzedPlies = 12

// FuzzRecords feeds the reader of records: what it reads and replays, it
// writes back to something that replays alike.
func FuzzRecords(f *testing.F, g engine.Game) {
	files, _ := filepath.Glob(filepath.Join("testdata", "golden", "*.txt"))
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		record, _, _ := strings.Cut(string(text), "\n\n")
		r, err := match.ParseRecord(record)
		if err != nil {
			f.Fatal(err)
		}
		// A few plies find as much as many, and a hundred times as often.
		if len(r.Plies) > fuzzedPlies {
			r.Plies, r.Pending, r.Result = r.Plies[:fuzzedPlies], match.Marks{}, "*"
		}
		f.Add(r.String())
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, err := match.ParseRecord(text)
		if err != nil || len(r.Plies) > 2*fuzzedPlies {
			return
		}
		m, err := match.Load([]engine.Game{g}, r)
		if err != nil {
			return
		}
		again, err := match.ParseRecord(m.Record().String())
		if err != nil {
			t.Fatalf("the record does not read back: %v", err)
		}
		m2, err := match.Load([]engine.Game{g}, again)
		if err != nil || m2.Position().String() != m.Position().String() {
			t.Fatalf("the record replays to something else: %v", err)
		}
	})
}
