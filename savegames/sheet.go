package savegames

import (
	"cmp"
	"database/sql"
	"encoding/json"
	"errors"

	"adytum/engine"
	"adytum/engine/match"
)

// A MatchID names a stored match. It is never used again for another one that
// left a trace.
type MatchID int64

// A sheet is a match as the tables hold it.
type sheet struct {
	setup
	state
	plies []ply
}

// setup is what never changes about a match.
type setup struct {
	id       MatchID
	game     string
	rules    int
	options  string // JSON
	players  string // JSON
	seed     string
	date     string
	started  int64
	imported bool
}

// state is how far a match is.
type state struct {
	stored  int         // how many plies are stored
	tail    int64       // the checksum of the last one, or of the setup
	ply     int         // how many of them are played; the rest is undone
	pending match.Marks // help taken since the last ply
	result  string      // as in a record
}

// lasting is the result while a match is not over.
const lasting = "*"

// A ply is a row of the moves.
type ply struct {
	text  string
	marks match.Marks
	sum   int64
}

func (s setup) sum() int64 {
	return checksum("setup", s.id, s.game, s.rules, s.options, s.players, s.seed, s.date, s.started, s.imported)
}

func (s state) sum(id MatchID, played int64) int64 {
	return checksum("state", id, s.stored, s.tail, s.ply, s.pending.TookBack, s.pending.Hints, s.result, played)
}

// plySum covers the sum of the ply before, so that plies cannot change places.
func plySum(id MatchID, number int, text string, marks match.Marks, before int64) int64 {
	return checksum("ply", id, number, text, marks.TookBack, marks.Hints, before)
}

// sheetOf writes a match down. What was undone is kept without its marks,
// which have gone over to the pending ones.
func sheetOf(m *match.Match, id MatchID, started int64, imported bool) (sheet, error) {
	r := m.Record()
	options, err := json.Marshal(r.Options)
	if err != nil {
		return sheet{}, err
	}
	players, err := json.Marshal(r.Players)
	if err != nil {
		return sheet{}, err
	}
	s := sheet{
		setup: setup{id, r.Game, r.Rules, string(options), string(players), string(r.Seed), r.Date, started, imported},
		state: state{ply: len(r.Plies), pending: r.Pending, result: r.Result},
	}
	for _, p := range r.Plies {
		s.plies = append(s.plies, ply{text: p.Text, marks: p.Marks})
	}
	for _, e := range m.Undone() {
		s.plies = append(s.plies, ply{text: e.Text})
	}
	s.seal()
	return s, nil
}

// seal fills in what follows from the setup and the plies.
func (s *sheet) seal() {
	s.tail = s.setup.sum()
	for i := range s.plies {
		p := &s.plies[i]
		p.sum = plySum(s.id, i+1, p.text, p.marks, s.tail)
		s.tail = p.sum
	}
	s.stored = len(s.plies)
}

// tailAt is the tail that the sheet had when it held this many plies.
func (s *sheet) tailAt(plies int) int64 {
	if plies == 0 {
		return s.setup.sum()
	}
	return s.plies[plies-1].sum
}

// header is the setup in the words of a match.
func (s *sheet) header() (h match.Header, err error) {
	h.Seed, h.Date = engine.Seed(s.seed), s.date
	if err := json.Unmarshal([]byte(s.options), &h.Options); err != nil {
		return h, err
	}
	return h, json.Unmarshal([]byte(s.players), &h.Players)
}

// record is what is played of the sheet.
func (s *sheet) record() (match.Record, error) {
	h, err := s.header()
	r := match.Record{Game: s.game, Rules: s.rules, Header: h, Result: s.result, Pending: s.pending}
	for _, p := range s.plies[:s.ply] {
		r.Plies = append(r.Plies, match.Ply{Text: p.text, Marks: p.marks})
	}
	return r, err
}

// A head is a sheet without its plies, as it was read.
type head struct {
	sheet
	played   int64
	stateSum int64        // as stored
	damage   *DamageError // or nil
}

// lost reports whether nothing of the match can be proved.
func (h *head) lost() bool { return h.damage != nil && h.damage.What == DamagedSetup }

// undone are the texts of the plies that can be redone.
func (h *head) undone() []string {
	var texts []string
	for _, p := range h.plies[h.ply:] {
		texts = append(texts, p.text)
	}
	return texts
}

// headColumns has the setup before the state: see scanHead.
const headColumns = "id, game, rules, options, players, seed, date, started, imported, setup_sum, " +
	"stored, tail, ply, took_back, hints, result, played, state_sum"

// readHeads reads matches without their plies. A row that is damaged comes
// with what can be proved of it.
func readHeads(q querier, where string, args ...any) ([]head, error) {
	var heads []head
	err := each(q, func(rows *sql.Rows) error {
		heads = append(heads, scanHead(rows))
		return nil
	}, "SELECT "+headColumns+" FROM matches "+where, args...)
	return heads, err
}

// scanHead takes a value of the wrong type for damage. Scan stops at such a
// value, so that what stands before it can still be proved.
func scanHead(rows *sql.Rows) head {
	var h head
	var setupSum int64
	err := rows.Scan(&h.id, &h.game, &h.rules, &h.options, &h.players, &h.seed, &h.date, &h.started, &h.imported, &setupSum,
		&h.stored, &h.tail, &h.ply, &h.pending.TookBack, &h.pending.Hints, &h.result, &h.played, &h.stateSum)
	switch {
	case setupSum != h.setup.sum():
		return head{sheet: sheet{setup: setup{id: h.id}}, damage: &DamageError{Match: h.id, What: DamagedSetup, Err: err}}
	case err != nil || h.stateSum != h.state.sum(h.id, h.played):
		return head{sheet: sheet{setup: h.setup}, damage: &DamageError{Match: h.id, What: DamagedState, Err: err}}
	}
	return h
}

// readPlies adds the plies to a head, up to the first that cannot be proved.
func readPlies(q querier, h *head) error {
	if h.lost() {
		return nil
	}
	before, whole := h.setup.sum(), true
	err := each(q, func(rows *sql.Rows) error {
		var p ply
		var number int
		err := rows.Scan(&number, &p.text, &p.marks.TookBack, &p.marks.Hints, &p.sum)
		whole = whole && err == nil && number == len(h.plies)+1 && p.sum == plySum(h.id, number, p.text, p.marks, before)
		if whole {
			h.plies, before = append(h.plies, p), p.sum
		}
		return nil
	}, "SELECT ply, text, took_back, hints, sum FROM moves WHERE match = ? ORDER BY ply", h.id)
	if err != nil && !errors.Is(wordFor(err), ErrDamaged) {
		return err
	}
	stateKnown := h.damage == nil
	if err != nil || !whole || stateKnown && (len(h.plies) != h.stored || before != h.tail) {
		h.damage = cmp.Or(h.damage, &DamageError{Match: h.id, Ply: len(h.plies) + 1, What: DamagedMove, Err: err})
	}
	if h.damage != nil {
		h.stored, h.tail = len(h.plies), before
	}
	if !stateKnown || h.ply > len(h.plies) {
		h.ply, h.result = len(h.plies), lasting
	}
	return nil
}
