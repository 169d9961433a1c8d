package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"adytum/engine/enginetest"
)

const goodRecord = "testdata/good.txt"

func TestReplayTellsEveryPly(t *testing.T) {
	enginetest.Golden(t, filepath.Join("testdata", "replay.txt"), fine(t, "replay", goodRecord))
	r := decoded[replayResult](t, fine(t, "replay", goodRecord, "--positions", "--json"))
	if r.Game != "adaman" || len(r.Dealt) == 0 || r.Start == "" || len(r.Plies) != 3 || r.Result != "given-up 7" {
		t.Fatalf("the replay is %+v", r)
	}
	first := r.Plies[0]
	if first.Move != "painter:battle" || first.TookBack != 1 || first.Hints != 2 || len(first.Events) == 0 || !strings.Contains(first.Position, "| play") {
		t.Errorf("the first ply is %+v", first)
	}
	if piped := lab(t, t.Context(), readFile(t, goodRecord), "replay", "-"); piped.out != fine(t, "replay", goodRecord) {
		t.Errorf("a record from standard input replays to\n%s%s", piped.out, piped.err)
	}
}

func TestReplayNamesTheFault(t *testing.T) {
	good := readFile(t, goodRecord)
	for what, tt := range map[string]struct{ text, want string }{
		"an illegal ply": {strings.Replace(good, "painter:battle", "painter:sea", 1), "ply 1, painter:sea: no-common-suit"},
		"a wrong result": {strings.Replace(good, "given-up 7", "win 99", 1), `the result is given as "win 99"`},
		"a broken tag":   {strings.Replace(good, "[Game", "[Game]", 1), "line 2: "},
		"another game":   {strings.Replace(good, "adaman", "chess", 1), `no game is called "chess"`},
		"no such player": {strings.Replace(good, "[Seat \"person", "[Seat \"pebson", 1), `no player of adaman is called "pebson"`},
		"an escape":      {good + "; \x1b[2J", "no text"},
		"nothing":        {"", "the tag Format is missing"},
	} {
		s := lab(t, t.Context(), "", "replay", writeFile(t, tt.text))
		if s.code != exitFailed || s.out != "" || !strings.Contains(s.err, tt.want) || !strings.Contains(s.err, "game.txt") {
			t.Errorf("%s: exit code %d, output %q, error %q; want %q", what, s.code, s.out, s.err, tt.want)
		}
	}
}

func TestVerifyChecksFilesAndFolders(t *testing.T) {
	good := readFile(t, goodRecord)
	dir := t.TempDir()
	for name, text := range map[string]string{
		"a.txt": good, "below/b.txt": good, "bad.txt": strings.Replace(good, "[Seed \"1\"]", "[Seed \"2\"]", 1), ".hidden/c.txt": "no record",
	} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	s := lab(t, t.Context(), "", "verify", goodRecord, "--dir", dir, "--json")
	r := decoded[verifyResult](t, s.out)
	if s.code != exitFailed || r.Records != 4 || r.Good != 3 || len(r.Bad) != 1 || r.Bad[0].File != filepath.Join(dir, "bad.txt") || !strings.Contains(r.Bad[0].Error, "ply 1") {
		t.Errorf("exit code %d, %+v, error %q", s.code, r, s.err)
	}
	if out := fine(t, "verify", goodRecord); out != "1 of 1 records are good\n" {
		t.Errorf("verify says %q", out)
	}
	if s := lab(t, t.Context(), "", "verify", filepath.Join(dir, "absent.txt")); s.code != exitFailed || !strings.Contains(s.out, "absent.txt") {
		t.Errorf("a missing file: exit code %d, %q", s.code, s.out)
	}
}
