package savegames

import (
	"cmp"
	"database/sql"
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"adytum/engine"
	"adytum/engine/match"
)

// A Summary is a stored match in a list. All times are UTC.
type Summary struct {
	ID   MatchID
	Game string
	match.Header
	Started    time.Time
	LastPlayed time.Time
	// Deleted is when the match was deleted, or the zero time.
	Deleted time.Time
	// Ply is the number of plies played, those undone not counted.
	Ply int
	// Outcome and Scores are the end of the match; "" and nil while it lasts.
	Outcome  string
	Scores   []int
	Imported bool
	// Damaged says that a part could not be proved: how far the match is, or
	// all but its ID. That part is empty here; Load tells what is left.
	Damaged bool
}

// Over reports whether the match has ended.
func (s Summary) Over() bool { return s.Outcome != "" }

// Score is the best score of a person; 0 while the match lasts or if nobody
// sat at it.
func (s Summary) Score() int {
	best := 0
	for i, score := range s.Scores {
		if i < len(s.Players) && s.Players[i].Kind == match.Person {
			best = max(best, score)
		}
	}
	return best
}

// A Shelf is a part of the stored matches.
type Shelf int

// The shelves. Each match stands on one of them; a damaged one where it stood, as
// far as that can be read.
const (
	InProgress Shelf = iota
	Finished
	Deleted
)

// shelved are the numbers of the matches on a shelf, from a place in it on, as the
// indexes have them; those that are deleted are on the other shelves too.
var shelved = map[Shelf]string{
	InProgress: "SELECT id, played FROM matches WHERE result = '*' AND (played, id) < (?, ?) ORDER BY played DESC, id DESC LIMIT ?",
	Finished:   "SELECT id, played FROM matches WHERE result <> '*' AND (played, id) < (?, ?) ORDER BY played DESC, id DESC LIMIT ?",
	Deleted:    "SELECT id, played FROM deleted CROSS JOIN matches ON id = match WHERE (played, id) < (?, ?) ORDER BY played DESC, id DESC LIMIT ?",
}

// A Place is where on a shelf a part of its matches begins. The zero Place is its
// beginning.
type Place struct {
	played int64
	id     MatchID
}

// Matches lists the matches on a shelf, the last played first. The error is
// one of the system; damaged matches are listed and marked.
func (s *Store) Matches(shelf Shelf) ([]Summary, error) {
	list, _, err := s.MatchesFrom(shelf, Place{}, math.MaxInt32)
	return list, err
}

// MatchesFrom lists at most limit matches on a shelf from a place on, the last
// played first, and returns the place where the next begin: the zero Place if there
// are none. The error is as from Matches.
func (s *Store) MatchesFrom(shelf Shelf, from Place, limit int) (list []Summary, next Place, err error) {
	if from == (Place{}) {
		from = Place{math.MaxInt64, math.MaxInt64}
	}
	err = s.look(func(tx *sql.Tx) error {
		deleted, err := deletions(tx, "")
		if err != nil {
			return err
		}
		var places []Place
		err = each(tx, func(rows *sql.Rows) error {
			var p Place
			err := rows.Scan(&p.id, &p.played)
			if _, gone := deleted[p.id]; gone == (shelf == Deleted) {
				places = append(places, p)
			}
			return err
		}, shelved[shelf], from.played, from.id, limit+1+len(deleted))
		if err != nil {
			return err
		}
		if len(places) > limit {
			places = places[:limit]
			next = places[limit-1]
		}
		heads, err := headsAt(tx, places)
		for _, h := range heads {
			list = append(list, h.listed(deleted))
		}
		return err
	})
	return inOrder(list), next, err
}

// headsAt reads the matches that a list has found.
func headsAt(q querier, places []Place) ([]head, error) {
	var ids []MatchID
	for _, p := range places {
		ids = append(ids, p.id)
	}
	numbers, err := json.Marshal(ids)
	if err != nil {
		return nil, err
	}
	return readHeads(q, "WHERE id IN (SELECT value FROM json_each(?))", string(numbers))
}

// Dealt lists the matches of a deal that are not deleted, the last played first.
// The error is as from Matches.
func (s *Store) Dealt(game string, seed engine.Seed) (list []Summary, err error) {
	err = s.look(func(tx *sql.Tx) error {
		deleted, err := deletions(tx, "")
		if err != nil {
			return err
		}
		heads, err := readHeads(tx, "WHERE game = ? AND seed = ?", game, string(seed))
		for _, h := range heads {
			if _, gone := deleted[h.id]; !gone {
				list = append(list, h.listed(deleted))
			}
		}
		return err
	})
	return inOrder(list), err
}

// Begun reports whether there is a match of a game that is not deleted. The error
// is one of the system.
func (s *Store) Begun(game string) (bool, error) {
	n, err := number(s.use(), "SELECT EXISTS (SELECT 1 FROM matches WHERE game = ? AND id NOT IN (SELECT match FROM deleted))", game)
	return n != 0, explain(err)
}

// inOrder sorts a list: the last played first, damaged matches last.
func inOrder(list []Summary) []Summary {
	slices.SortFunc(list, func(a, b Summary) int {
		return cmp.Or(b.LastPlayed.Compare(a.LastPlayed), cmp.Compare(b.ID, a.ID))
	})
	return list
}

func (h *head) listed(deleted map[MatchID]int64) Summary {
	summary := h.summary()
	if at, gone := deleted[h.id]; gone {
		summary.Deleted = timeOf(at)
	}
	return summary
}

func (h *head) summary() Summary {
	if h.lost() {
		return Summary{ID: h.id, Damaged: true}
	}
	header, err := h.header()
	summary := Summary{ID: h.id, Game: h.game, Header: header, Started: timeOf(h.started), Imported: h.imported}
	if h.damage != nil || err != nil {
		summary.Damaged = true
		return summary
	}
	summary.LastPlayed, summary.Ply = timeOf(h.played), h.ply
	if h.result != lasting {
		words := strings.Fields(h.result)
		summary.Outcome = words[0]
		for _, word := range words[1:] {
			score, _ := strconv.Atoi(word)
			summary.Scores = append(summary.Scores, score)
		}
	}
	return summary
}
