package savegames

import (
	"database/sql"
	"strings"
	"testing"
)

// planned is a database that keeps the plan of each query.
type planned struct {
	*sql.DB
	t     *testing.T
	plans []string
}

func (p *planned) Query(query string, args ...any) (*sql.Rows, error) {
	p.t.Helper()
	check(p.t, each(p.DB, func(rows *sql.Rows) error {
		var id, parent, unused int
		var detail string
		err := rows.Scan(&id, &parent, &unused, &detail)
		p.plans = append(p.plans, detail+" <- "+query)
		return err
	}, "EXPLAIN QUERY PLAN "+query, args...))
	return p.DB.Query(query, args...)
}

// TestWhatConcernsOneMatchScansNoTable: a save, a load and a result must not
// take longer the more matches there are.
func TestWhatConcernsOneMatchScansNoTable(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	m := deal(t, "planned")
	play(t, m, 1000)
	id := create(t, s, m)
	p := &planned{DB: s.db, t: t}
	h, err := readHead(p, id)
	check(t, err)
	check(t, readPlies(p, &h))
	_, _, err = readResults(p, "WHERE match = ?", id)
	check(t, err)
	_, err = number(p, lastNumber)
	check(t, err)
	if len(p.plans) < 5 {
		t.Fatalf("the plans are %q", p.plans)
	}
	for _, plan := range p.plans {
		if strings.HasPrefix(plan, "SCAN") && !strings.HasPrefix(plan, "SCAN CONSTANT") {
			t.Error(plan)
		}
	}
}
