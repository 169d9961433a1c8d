package savegames

import (
	"encoding/csv"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"adytum/engine"
	"adytum/engine/match"
)

// TestResultsAsCSV reads a table with a reader of such tables.
func TestResultsAsCSV(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	var want []Result
	for n := range provenAtOnce + 3 {
		want = append(want, solo("deck=basic", 60+n%10, match.Marks{Hints: n % 3}))
	}
	want = append(want,
		Result{Game: "adellos", Outcome: engine.Outcome{Name: "end", Scores: []int{5, -3}, Ranks: []int{1, 2}}, Players: []string{match.Person, "sage"}},
		Result{Group: "a=\"b\",\nc", Seed: "-2-cmd", Outcome: engine.Outcome{Name: "=1+1", Scores: []int{1}, Ranks: []int{1}}, Players: []string{"@ß"}},
	)
	enter(t, s, want...)
	var text strings.Builder
	check(t, s.WriteCSV(&text))
	if !strings.HasPrefix(text.String(), "match,game,options,deal,ended,plies,outcome,seat,player,score,rank,took_back,hints\r\n1,adaman,deck=basic,deal-0,2026-11-01T00:00:00Z,0,stuck,1,person,60,2,0,0\r\n") {
		t.Errorf("the table begins %.300q", &text)
	}
	rows, err := csv.NewReader(strings.NewReader(text.String())).ReadAll()
	check(t, err)
	var got []string
	for _, row := range rows[1:] {
		for i, cell := range row {
			if _, err := strconv.Atoi(cell); err != nil && strings.ContainsAny(cell[:min(1, len(cell))], "=+-@\t\r\n") {
				t.Errorf("%s is %q, a formula", rows[0][i], cell)
			}
			row[i] = strings.TrimPrefix(cell, "'")
		}
		got = append(got, strings.Join(row, "|"))
	}
	var lines []string
	stored, err := s.Results("adaman", "")
	check(t, err)
	others, err := s.Results("adellos", "")
	check(t, err)
	byMatch := map[MatchID]Result{}
	for _, r := range append(stored, others...) {
		byMatch[r.Match] = r
	}
	for id := range MatchID(len(want)) {
		r := byMatch[id+1]
		for seat := range r.Players {
			lines = append(lines, fmt.Sprintf("%d|%s|%s|%s|%s|%d|%s|%d|%s|%d|%d|%d|%d", r.Match, r.Game, r.Group, r.Seed, r.Ended.Format(time.RFC3339),
				r.Plies, r.Outcome.Name, seat+1, r.Players[seat], r.Outcome.Scores[seat], r.Outcome.Ranks[seat], r.Helped.TookBack, r.Helped.Hints))
		}
	}
	if len(got) != len(lines) {
		t.Fatalf("%d lines, want %d", len(got), len(lines))
	}
	for i := range lines {
		if got[i] != lines[i] {
			t.Errorf("line %d is %q, want %q", i+2, got[i], lines[i])
		}
	}
}

func TestCSVWithoutDamagedResults(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	enter(t, s, solo("basic", 40, match.Marks{}), solo("basic", 50, match.Marks{}), solo("basic", 60, match.Marks{}))
	_, err := s.db.Exec("UPDATE results SET plies = 7 WHERE match = 2")
	check(t, err)
	var text strings.Builder
	err = s.WriteCSV(&text)
	var damage *DamageError
	if !errors.As(err, &damage) || damage.Match != 2 || strings.Count(text.String(), "\n") != 3 {
		t.Errorf("%v, and the table is %q", err, &text)
	}
	full := errors.New("no room")
	demand(t, s.WriteCSV(brokenWriter{full}), full)
}

type brokenWriter struct{ error }

func (w brokenWriter) Write([]byte) (int, error) { return 0, w.error }
