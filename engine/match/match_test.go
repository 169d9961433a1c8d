package match_test

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/adaptoid"
	"adytum/engine/match"
	"adytum/engine/template"

	"pgregory.net/rapid"
)

var games = []engine.Game{adaman.Game{}, adaptoid.Game{}, template.Game{}}

func start(t *testing.T, seed string) *match.Match {
	t.Helper()
	m, err := match.New(adaman.Game{}, match.Header{Seed: engine.Seed(seed), Date: "2026-11-20", Players: []match.Player{{Kind: match.Person, Name: "Ada"}}})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func playFirst(t *testing.T, m *match.Match) {
	t.Helper()
	if _, err := m.Play(m.Position().Moves()[0]); err != nil {
		t.Fatal(err)
	}
}

func TestUndoAcrossARevealIsMarkedForEver(t *testing.T) {
	m := start(t, "undo")
	playFirst(t, m)
	if !m.UndoReveals() {
		t.Fatal("a play of Adaman deals cards, so taking it back should be a peek")
	}
	if _, err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	if m.Pending().TookBack != 1 || m.Helped().TookBack != 1 {
		t.Errorf("pending %+v, helped %+v", m.Pending(), m.Helped())
	}
	m.MarkHint()
	if _, err := m.Redo(); err != nil {
		t.Fatal(err)
	}
	if got := m.History()[0].Marks; got != (match.Marks{TookBack: 1, Hints: 1}) {
		t.Errorf("the ply is marked %+v", got)
	}
	if _, err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	if got := m.Helped(); got != (match.Marks{TookBack: 2, Hints: 1}) {
		t.Errorf("after a second undo the match is marked %+v", got)
	}
	if !strings.Contains(m.Record().String(), "\n1. * took-back=2 hints=1\n") {
		t.Errorf("the record does not show the marks\n%s", m.Record())
	}
}

func TestPlayForgetsWhatCouldBeRedone(t *testing.T) {
	m := start(t, "redo")
	playFirst(t, m)
	playFirst(t, m)
	for range 2 {
		if _, err := m.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := m.Undo(); !errors.Is(err, match.ErrNothingToUndo) {
		t.Errorf("undo at the start: %v", err)
	}
	moves := m.Position().Moves()
	if _, err := m.Play(moves[len(moves)-1]); err != nil {
		t.Fatal(err)
	}
	if m.CanRedo() || len(m.Undone()) != 0 {
		t.Error("something can still be redone after a new play")
	}
	if _, err := m.Redo(); !errors.Is(err, match.ErrNothingToRedo) {
		t.Errorf("redo: %v", err)
	}
}

func TestResigningEndsAndReplays(t *testing.T) {
	m := start(t, "resign")
	playFirst(t, m)
	if _, err := m.Resign(0); err != nil {
		t.Fatal(err)
	}
	again := reload(t, m)
	if o, over := again.Position().Outcome(); !over || o.Name != "given-up" {
		t.Errorf("over %v, outcome %+v", over, o)
	}
	if _, err := m.Resign(0); err == nil {
		t.Error("a game that is over was given up again")
	}
	two, err := match.New(template.Game{}, match.Header{Seed: "x"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := two.PlayText(engine.ResignText); err == nil {
		t.Error("Trick cannot be given up, but was")
	}
}

func TestResigningOutOfTurnReplays(t *testing.T) {
	for seat := range engine.Seat(2) {
		m, err := match.New(adaptoid.Game{}, match.Header{Seed: "turns"})
		if err != nil {
			t.Fatal(err)
		}
		entry, err := m.Resign(seat)
		if err != nil || entry.Seat != seat {
			t.Fatalf("seat %d: entry %+v, %v", seat, entry, err)
		}
		again := reload(t, m)
		if again.Position().String() != m.Position().String() || again.History()[0].Seat != seat {
			t.Errorf("seat %d: replayed as %s", seat, again.Record())
		}
		for _, text := range []string{"resign@2", "resign@-1", "resign@00", "resign@x", fmt.Sprintf("resign@%d", m.PositionAt(0).ToMove())} {
			fresh, err := match.New(adaptoid.Game{}, match.Header{Seed: "turns"})
			if err != nil {
				t.Fatal(err)
			}
			if _, err := fresh.PlayText(text); err == nil {
				t.Errorf("%q was accepted", text)
			}
		}
	}
}

func reload(t *testing.T, m *match.Match) *match.Match {
	t.Helper()
	r, err := match.ParseRecord(m.Record().String())
	if err != nil {
		t.Fatal(err)
	}
	again, err := match.Load(games, r)
	if err != nil {
		t.Fatal(err)
	}
	return again
}

// Any walk through plays, undos, redos and hints comes back from its record
// and what a store keeps beside it.
func TestAnyWalkIsRestored(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		m, err := match.New(adaman.Game{}, match.Header{Seed: engine.Seed(rapid.StringMatching(`[a-z0-9]{1,8}`).Draw(rt, "seed"))})
		if err != nil {
			rt.Fatal(err)
		}
		for range rapid.IntRange(0, 25).Draw(rt, "steps") {
			switch moves := m.Position().Moves(); {
			case rapid.IntRange(0, 3).Draw(rt, "what") == 0:
				_, _ = m.Undo() // may be at the start
			case rapid.IntRange(0, 4).Draw(rt, "what") == 0:
				_, _ = m.Redo() // may have nothing to redo
			case rapid.IntRange(0, 9).Draw(rt, "what") == 0:
				m.MarkHint()
			case len(moves) > 0:
				if _, err := m.Play(rapid.SampledFrom(moves).Draw(rt, "move")); err != nil {
					rt.Fatal(err)
				}
			}
		}
		r, err := match.ParseRecord(m.Record().String())
		if err != nil {
			rt.Fatal(err)
		}
		again, err := match.Load(games, r)
		if err != nil {
			rt.Fatal(err)
		}
		var undone []string
		for _, e := range m.Undone() {
			undone = append(undone, e.Text)
		}
		if err := again.Restore(m.Pending(), undone); err != nil {
			rt.Fatal(err)
		}
		if again.Record().String() != m.Record().String() || len(again.Undone()) != len(m.Undone()) || again.Helped() != m.Helped() {
			rt.Fatalf("restored\n%s\nfrom\n%s", again.Record(), m.Record())
		}
	})
}

func TestRestoreRefusesWhatCannotBePlayed(t *testing.T) {
	m := start(t, "restore")
	first := m.Position().Moves()[0].String()
	before := m.Record().String()
	var refusal *engine.Refusal
	if err := m.Restore(match.Marks{Hints: 1}, []string{first, "nonsense"}); !errors.As(err, &refusal) {
		t.Errorf("error %v, want a refusal", err)
	}
	if m.Record().String() != before || m.CanRedo() {
		t.Error("a failed restore has changed the match")
	}
}

func TestRecordErrorsNameTheLine(t *testing.T) {
	m := start(t, "lines")
	playFirst(t, m)
	good := m.Record().String()
	first := m.History()[0].Text
	for _, tt := range []struct {
		name, old, new string
		line           int
		why            string
	}{
		{"format", `"adytum 1"`, `"adytum 9"`, 1, "this program reads"},
		{"unknown tag", `[Date "2026-11-20"]`, `[Dates "x"]`, 10, "unknown"},
		{"bad date", `2026-11-20`, `2026-13-20`, 10, "not a date"},
		{"tag twice", `[Date "2026-11-20"]`, `[Seed "x"]`, 10, "twice"},
		{"broken tag", `[Seed "lines"]`, `[Seed lines]`, 9, "not a tag"},
		{"rules", `[Rules "1"]`, `[Rules "x"]`, 3, "not a version"},
		{"ply number", "1. ", "2. ", 12, "was expected"},
		{"empty ply", "1. " + first, "1.", 12, "empty"},
		{"mark", first, first + " cheated=1", 12, "unknown"},
		{"mark without number", first, first + " hints", 12, "not a mark"},
		{"missing seed", "[Seed \"lines\"]\n", "", 0, "Seed is missing"},
	} {
		_, err := match.ParseRecord(strings.Replace(good, tt.old, tt.new, 1))
		var e *match.RecordError
		if !errors.As(err, &e) || e.Line != tt.line || !strings.Contains(e.Why, tt.why) {
			t.Errorf("%s: error %v, want line %d and %q", tt.name, err, tt.line, tt.why)
		}
	}
	if _, err := match.ParseRecord(good + strings.Repeat("x", 2_000)); err == nil {
		t.Error("a line without end was read")
	}
}

func TestLoadChecksWhatTheRecordClaims(t *testing.T) {
	m := start(t, "claims")
	playFirst(t, m)
	for name, change := range map[string]func(*match.Record){
		"game":    func(r *match.Record) { r.Game = "chess" },
		"rules":   func(r *match.Record) { r.Rules = 99 },
		"option":  func(r *match.Record) { r.Options[adaman.OptionDeck] = "piquet" },
		"seed":    func(r *match.Record) { r.Seed = "Not A Seed" },
		"seats":   func(r *match.Record) { r.Players = append(r.Players, r.Players[0]) },
		"ply":     func(r *match.Record) { r.Plies[0].Text = "bard:mill" },
		"result":  func(r *match.Record) { r.Result = "win 105" },
		"unknown": func(r *match.Record) { r.Options["no-such-option"] = "on" },
	} {
		r, err := match.ParseRecord(m.Record().String())
		if err != nil {
			t.Fatal(err)
		}
		change(&r)
		var e *match.RecordError
		if _, err := match.Load(games, r); !errors.As(err, &e) {
			t.Errorf("a wrong %s: error %v", name, err)
		}
	}
}

func TestRecordKeepsCommentsAndOddNames(t *testing.T) {
	r := start(t, "odd").Record()
	r.Players[0].Name = `Ada "the  heir" [of] Ö`
	r.Comments = []match.Comment{{After: 0, Text: "a good deal"}}
	back, err := match.ParseRecord(r.String())
	if err != nil {
		t.Fatal(err)
	}
	if back.Players[0].Name != `Ada "the heir" [of] Ö` || len(back.Comments) != 1 || back.Comments[0] != r.Comments[0] {
		t.Errorf("read back as %+v", back)
	}
}

// The record that docs/record.md shows is a real one.
func TestTheRecordInTheDocumentReplays(t *testing.T) {
	document, err := os.ReadFile("../../docs/record.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(document), "```\n")
	text, _, _ := strings.Cut(rest, "```")
	r, err := match.ParseRecord(text)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := match.Load(games, r); err != nil {
		t.Error(err)
	}
	if r.String() != text {
		t.Errorf("it is written as\n%s\nnot\n%s", r.String(), text)
	}
}

// TestRecordsFromElsewhereAreBounded has what a hostile file may hold.
func TestRecordsFromElsewhereAreBounded(t *testing.T) {
	const good = "[Format \"adytum 1\"]\n[Game \"adaman\"]\n[Rules \"1\"]\n[Seat \"person\"]\n[Seed \"x\"]\n[Result \"*\"]\n"
	if _, _, err := match.Receive(games, good+"; täglich,\tzweimal\n"); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct{ text, want string }{
		"an escape sequence":     {good + "; \x1b[2J\n", "line 7: "},
		"one of eight bits":      {good + "; \u009b2J\n", "line 7: "},
		"a bell in a ply":        {good + "1. a:b\a\n", "line 7: "},
		"one in a quoted name":   {strings.Replace(good, "person", `person Ada\x1b[2J`, 1), "line 4: "},
		"no text in a name":      {strings.Replace(good, "person", `person Ada\xff`, 1), "line 4: "},
		"no text":                {good + "; \xff\n", "line 7: "},
		"8 MB of empty comments": {good + strings.Repeat(";\n", 4<<20-100), "comments"},
		"8 MB of seats":          {good + strings.Repeat("[Seat \"person\"]\n", 500_000), "seats"},
		"8 MB of options":        {good + options(400_000), "options"},
		"a long name":            {strings.Replace(good, "person", "person "+strings.Repeat("a", 201), 1), "name"},
		"a seat of no bot":       {strings.Replace(good, "person", "pebson", 1), "pebson"},
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, _, err := match.Receive(games, c.text)
		runtime.ReadMemStats(&after)
		var bad *match.RecordError
		if !errors.As(err, &bad) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: the error is %v", name, err)
		}
		if used := (after.TotalAlloc - before.TotalAlloc) >> 20; used > 16 {
			t.Errorf("%s takes %d MB", name, used)
		}
	}
	if _, _, err := match.Receive(games, strings.Replace(good, "person", "plain2", 1), "plain2"); err != nil {
		t.Errorf("a player known to the caller: %v", err)
	}
}

func options(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "[Option \"o%d a\"]\n", i)
	}
	return b.String()
}

func FuzzParseRecord(f *testing.F) {
	f.Add("[Format \"adytum 1\"]\n[Game \"adaman\"]\n[Rules \"1\"]\n[Seat \"person\"]\n[Seed \"x\"]\n[Result \"*\"]\n1. a:b hints=2\n; c\n2. * took-back=1\n")
	f.Fuzz(func(t *testing.T, text string) {
		r, err := match.ParseRecord(text)
		if err != nil {
			return
		}
		back, err := match.ParseRecord(r.String())
		if err != nil || back.String() != r.String() {
			t.Fatalf("written as %q, which reads back as %q, %v", r.String(), back.String(), err)
		}
	})
}
