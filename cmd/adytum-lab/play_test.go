package main

import (
	"path/filepath"
	"strings"
	"testing"

	"adytum/engine/enginetest"
)

func TestPlayAdaman(t *testing.T) {
	script := strings.Join([]string{
		"help", "moves", "undo", "redo", "penitent:", "mountain+battle", "penitent:mountain", "bard:sea", "cave", "nonsense", "#99", "#x", "",
		"#14", "sailor:sea", "undo", "undo", "redo", "show", "save", "resign", "resign", "hint", "moves", "record", "quit", "moves",
	}, "\n")
	s := lab(t, t.Context(), script, "play", "adaman", "--seed", "1")
	if s.code != exitDone || s.err != "" {
		t.Fatalf("exit code %d, error %q", s.code, s.err)
	}
	enginetest.Golden(t, filepath.Join("testdata", "play-adaman.txt"), s.out)
}

func TestPlayAgainstBots(t *testing.T) {
	script := "#1\nundo\nredo\n#1\n#1\nrecord\n"
	s := lab(t, t.Context(), script, "play", "template", "--seed", "1", "--bots", "random", "--seat", "1")
	if s.code != exitDone || s.err != "" {
		t.Fatalf("exit code %d, error %q", s.code, s.err)
	}
	enginetest.Golden(t, filepath.Join("testdata", "play-template.txt"), s.out)
	if strings.Contains(s.out, "seat 0 hand") || strings.Contains(s.out, "hands:") {
		t.Error("the other hand is shown")
	}
}

func TestHintIsMarkedInTheRecord(t *testing.T) {
	s := lab(t, t.Context(), "hint\n#1\nrecord\n", "play", "template", "--seed", "1", "--playouts", "50", "--bots", "random")
	if !strings.Contains(s.out, "adept would play ") || !strings.Contains(s.out, " % chance to win with ") || !strings.Contains(s.out, " hints=1\n") {
		t.Errorf("the dialogue is\n%s", s.out)
	}
}

func TestPlayAsJSON(t *testing.T) {
	s := lab(t, t.Context(), "#1\nresign\nquit\n", "play", "adaman", "--seed", "1", "--option", "mercy=on", "--json")
	r := decoded[playResult](t, s.out)
	if s.code != exitDone || r.Game != "adaman" || r.Seed != "1" || r.Options["mercy"] != "on" || r.Plies != 2 || r.Outcome != "given-up" || len(r.Scores) != 1 {
		t.Errorf("exit code %d, %+v", s.code, r)
	}
	if !strings.Contains(s.err, "Type help") {
		t.Errorf("the dialogue is not on standard error: %q", s.err)
	}
	// Without a seed the deal is a new one; a deal of Adaman may be over at once.
	if left := decoded[playResult](t, lab(t, t.Context(), "", "play", "template", "--bots", "random", "--json").out); left.Outcome != "" || left.Seed == "" {
		t.Errorf("a game that was left is %+v", left)
	}
}

func TestSavedGamesReplay(t *testing.T) {
	file := filepath.Join(t.TempDir(), "saved.txt")
	s := lab(t, t.Context(), "#1\nsave "+file+"\nsave "+file+"\n", "play", "adaman", "--seed", "1")
	if !strings.Contains(s.out, "Saved to "+file) || !strings.Contains(s.out, "Not saved: ") {
		t.Errorf("the dialogue is\n%s", s.out)
	}
	if out := fine(t, "verify", file); out != "1 of 1 records are good\n" {
		t.Error(out)
	}
}
