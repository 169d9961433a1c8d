package savegames

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/mattn/go-sqlite3"
)

// A noting is a connection that notes the texts of all queries.
type noting struct {
	*sqlite3.SQLiteConn
	texts map[string]bool
}

func (r noting) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	r.texts[query] = true
	return r.SQLiteConn.QueryContext(ctx, query, args)
}

func (r noting) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	r.texts[query] = true
	return r.SQLiteConn.ExecContext(ctx, query, args)
}

func (r noting) PrepareContext(ctx context.Context, query string) (driver.Stmt, error) {
	r.texts[query] = true
	return r.SQLiteConn.PrepareContext(ctx, query)
}

type recorder struct {
	connector
	texts map[string]bool
}

func (r recorder) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := r.connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return noting{conn.(*sqlite3.SQLiteConn), r.texts}, nil
}

// grown are the tables that grow with what was played.
var grown = []string{"matches", "moves", "results", "standings"}

// TestNothingScansATable: what an open store is asked for must not take longer the
// more matches and results there are, other than sums over the results of a game.
func TestNothingScansATable(t *testing.T) {
	dir := t.TempDir()
	fill(t, dir, 50, 50)
	s := must(t, dir, newCalendar().read)
	r := recorder{connector{s.path(databaseName)}, map[string]bool{}}
	check(t, s.db.Close())
	s.db = sql.OpenDB(r)
	s.db.SetMaxOpenConns(1)
	_, err := number(s.db, lastNumber)
	check(t, err)
	file, err := note(s.path(databaseName))
	check(t, err)
	s.files, err = noteLog(file)
	check(t, err)

	m := deal(t, "planned")
	id := create(t, s, m)
	play(t, m, 3)
	check(t, s.Save(id, m))
	_, err = m.Undo()
	check(t, err)
	check(t, s.Save(id, m))
	play(t, m, 1000)
	check(t, s.Save(id, m))
	demandMatch(t, s, id, m)
	text, err := s.Export(id)
	check(t, err)
	_, err = s.Import(text)
	check(t, err)
	check(t, s.Delete(id))
	for _, shelf := range []Shelf{InProgress, Finished, Deleted} {
		_, _, err := s.MatchesFrom(shelf, Place{}, 1)
		check(t, err)
	}
	check(t, s.Undelete(id))
	_, err = s.Dealt("adaman", "planned")
	check(t, err)
	_, err = s.Begun("adaman")
	check(t, err)
	_, err = s.db.Exec("UPDATE results SET plies = plies + 1 WHERE match = 7")
	check(t, err)
	st, _ := s.Statistics("adaman", "")
	best, _ := s.HighScores("adaman", st.Groups[0], 10)
	if _, place, _ := s.Result(best[0].Match); place != 1 {
		t.Fatalf("the best result has place %d", place)
	}
	check(t, s.ProveResults(t.Context()))
	check(t, s.FinishLesson(stockedLesson))
	_, err = s.FinishedLessons()
	check(t, err)
	check(t, SetSetting(s, "language", "de"))

	plans := 0
	for _, query := range slices.Sorted(maps.Keys(r.texts)) {
		args := make([]any, strings.Count(query, "?"))
		if strings.Contains(query, "?2") {
			args = args[:2]
		} else if strings.Contains(query, "?1") {
			args = args[:1]
		}
		err := each(s.db, func(rows *sql.Rows) error {
			var id, parent, unused int
			var detail string
			err := rows.Scan(&id, &parent, &unused, &detail)
			plans++
			if words := strings.Fields(detail); words[0] == "SCAN" && slices.Contains(grown, words[1]) {
				t.Errorf("%s <- %s", detail, query)
			}
			return err
		}, "EXPLAIN QUERY PLAN "+query, args...)
		if err != nil {
			t.Errorf("%v: %s", err, query)
		}
	}
	if plans < 60 {
		t.Errorf("%d plans were seen", plans)
	}
}
