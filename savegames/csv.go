package savegames

import (
	"encoding/csv"
	"io"
	"strconv"
	"strings"
	"time"
)

// csvColumns are the names of the columns of WriteCSV, in every language.
var csvColumns = []string{"match", "game", "options", "deal", "ended", "plies", "outcome", "seat", "player", "score", "rank", "took_back", "hints"}

// WriteCSV writes all results as a table of comma-separated values (RFC 4180, UTF-8):
// a line for the names of the columns, then one for each seat of each result, in the
// order of their matches. A seat is a number from 1 on, a player "person" or the name
// of a computer player; times are of ISO 8601, UTC. A text that a spreadsheet would
// take for a formula begins with an apostrophe.
//
// Damaged results are left out: the error then holds a *DamageError for each, and the
// table is still good. Else it is one of the writer or of the system.
func (s *Store) WriteCSV(w io.Writer) error {
	table := csv.NewWriter(w)
	table.UseCRLF = true
	if err := table.Write(csvColumns); err != nil {
		return err
	}
	var lost []*DamageError
	err := s.eachResult(func(results []Result, damaged []*DamageError) error {
		lost = append(lost, damaged...)
		for _, r := range results {
			for seat, kind := range r.Players {
				if err := table.Write(r.cells(seat, kind)); err != nil {
					return err
				}
			}
		}
		return nil
	})
	table.Flush()
	if err == nil {
		err = table.Error()
	}
	return allDamage(lost, err)
}

func (r Result) cells(seat int, kind string) []string {
	return []string{
		strconv.FormatInt(int64(r.Match), 10), plain(r.Game), plain(r.Group), plain(string(r.Seed)), r.Ended.Format(time.RFC3339),
		strconv.Itoa(r.Plies), plain(r.Outcome.Name), strconv.Itoa(seat + 1), plain(kind), strconv.Itoa(r.Outcome.Scores[seat]),
		strconv.Itoa(r.Outcome.Ranks[seat]), strconv.Itoa(r.Helped.TookBack), strconv.Itoa(r.Helped.Hints),
	}
}

// plain is a text that no spreadsheet takes for a formula.
func plain(text string) string {
	if strings.ContainsAny(text[:min(1, len(text))], "=+-@\t\r\n") {
		return "'" + text
	}
	return text
}
