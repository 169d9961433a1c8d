package main

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// said is what a command line came to.
type said struct {
	code     int
	out, err string
}

// lab runs a command line; input is its standard input.
func lab(t *testing.T, ctx context.Context, input string, args ...string) said {
	t.Helper()
	var out, errs bytes.Buffer
	code := run(ctx, args, &env{in: strings.NewReader(input), out: &out, err: &errs, today: "2026-11-20"})
	return said{code, out.String(), errs.String()}
}

// fine runs a command line that must succeed and returns what it printed.
func fine(t *testing.T, args ...string) string {
	t.Helper()
	s := lab(t, t.Context(), "", args...)
	if s.code != exitDone || s.err != "" {
		t.Fatalf("%v: exit code %d, standard error %q", args, s.code, s.err)
	}
	return s.out
}

// decoded reads exactly one JSON object with no field but those of T.
func decoded[T any](t *testing.T, text string) T {
	t.Helper()
	var v T
	d := json.NewDecoder(strings.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&v); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	if _, err := d.Token(); err != io.EOF {
		t.Fatalf("more than one JSON value in %s", text)
	}
	return v
}

// fields lists the names of a JSON object.
func fields(t *testing.T, text string) map[string]any {
	t.Helper()
	return decoded[map[string]any](t, text)
}

func cancelled() context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	return ctx
}

func TestWrongUsage(t *testing.T) {
	for _, tt := range []struct{ line, want string }{
		{"chess", "unexpected argument chess"},
		{"simulate chess --bots random", `no game is called "chess"; there is adaman`},
		{"simulate adaman", "missing flags: --bots"},
		{"simulate adaman --bots nobody", `adaman has no bot called "nobody"; there is random, thrifty`},
		{"simulate adaman --bots random,random", "one bot a seat, and adaman has 1 seat"},
		{"simulate adaman --bots random --games 0", "--games 0: it must be at least 1"},
		{"simulate adaman --bots random --seed NO", "“NO” is no seed"},
		{"simulate adaman --bots random --option deck", `"deck" is not of the form NAME=VALUE`},
		{"simulate adaman --bots random --option deck=huge", "The option “deck” cannot be “huge”. It can be: basic"},
		{"simulate adaman --bots random --option x=1", "There is no option “x”"},
		{"simulate adaman --bots random --option mercy=on --option mercy=off", `"mercy" is set twice`},
		{"simulate adaman --bots random --think=-1s", "must be positive"},
		{"simulate adaman --bots random --workers=-1", "--workers -1: it must be at least 1"},
		{"simulate adaman --bots random --think 1s --playouts 3", "can't be used together"},
		{"arena adaman --bots random,thrifty", "adaman is a solitaire"},
		{"arena template --bots random", "names 1 bots; the arena is for two"},
		{"arena template --bots random,random --games 0", "--games 0"},
		{"arena template --bots random,random --option highest=on", "There is no option “highest”"},
		{"balance template", "template has no factions; adellos has"},
		{"balance adellos --bots sage", `adellos has no bot called "sage"`},
		{"balance adellos --duels 0", "--duels 0"},
		{"perft adaman --depth 0", "--depth 0: it must be at least 1"},
		{"perft adaman --depth 1 --seats 2", "The number of seats is 1, not 2"},
		{"perft adaman --depth 1 --position nonsense", "The position is wrong at text: 1 parts"},
		{"perft template --depth 1 --position nonsense", "template reads no positions"},
		{"solve template", "template has no solver; adaman has"},
		{"solve adaman --deals 0", "--deals 0"},
		{"solve adaman --nodes 0", "--nodes 0"},
		{"bench --time 0s", "--time 0s: it must be positive"},
		{"verify", "no record to check"},
		{"play template --seat 2", "--seat 2: the seats are 0 to 1"},
		{"play template --bots random,random", "names 2 bots; template has 2 seats, one of them yours"},
		{"play adaman --seed NO", "“NO” is no seed"},
	} {
		s := lab(t, t.Context(), "", strings.Fields(tt.line)...)
		if s.code != exitUsage || s.out != "" || !strings.HasPrefix(s.err, "adytum-lab: ") || !strings.Contains(s.err, tt.want) {
			t.Errorf("%s: exit code %d, output %q, error %q; want %q", tt.line, s.code, s.out, s.err, tt.want)
		}
	}
}

func TestHelpOfEveryCommandShowsAnExample(t *testing.T) {
	overview := fine(t)
	for _, name := range []string{"play", "replay", "verify", "simulate", "arena", "balance", "solve", "perft", "bench", "engine"} {
		if !strings.Contains(overview, "\n  "+name+" ") {
			t.Errorf("the overview does not list %s", name)
		}
		if help := fine(t, name, "--help"); !strings.Contains(help, "    adytum-lab "+name) && !strings.Contains(help, "| adytum-lab "+name) {
			t.Errorf("the help of %s has no example:\n%s", name, help)
		}
	}
}

func TestHelpHidesTheTemplate(t *testing.T) {
	for _, args := range [][]string{nil, {"play", "--help"}, {"bench", "--help"}} {
		if strings.Contains(fine(t, args...), "template") {
			t.Errorf("the help of %v lists the template", args)
		}
	}
}

// Long work that is stopped before it begins still prints one object.
func TestStoppedWorkPrintsWhatItHas(t *testing.T) {
	for _, line := range []string{
		"simulate adaman --bots random --games 10",
		"arena template --bots random,random --games 10",
		"balance adellos --duels 1",
		"perft adaman --depth 3",
		"solve adaman --deals 10",
		"bench",
		"verify testdata/good.txt",
		"play template --seed 1",
	} {
		s := lab(t, cancelled(), "", append(strings.Fields(line), "--json")...)
		if s.code != exitStopped || !strings.HasPrefix(s.err, "adytum-lab: stopped after ") && !strings.Contains(s.err, "\nadytum-lab: stopped after ") {
			t.Errorf("%s: exit code %d, error %q", line, s.code, s.err)
			continue
		}
		if fields(t, s.out)["interrupted"] != true {
			t.Errorf("%s does not say that it was interrupted: %s", line, s.out)
		}
	}
}

func TestProgressIsToldOnRequest(t *testing.T) {
	s := lab(t, t.Context(), "", "simulate", "adaman", "--bots", "random", "--games", "5", "--progress", "--json")
	if s.code != exitDone || !strings.Contains(s.err, "5 of 5 games in ") {
		t.Errorf("exit code %d, standard error %q", s.code, s.err)
	}
	if got := decoded[simulateResult](t, s.out).Games; got != 5 {
		t.Errorf("%d games, want 5", got)
	}
}

func writeFile(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "game.txt")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

func readFile(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func equalJSON(a, b any) bool {
	one, err1 := json.Marshal(a)
	two, err2 := json.Marshal(b)
	return err1 == nil && err2 == nil && bytes.Equal(one, two)
}
