package savegames

import (
	"cmp"
	"database/sql"
	"slices"
	"strconv"
	"strings"
	"time"

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

// The shelves. Each match stands on one of them.
const (
	InProgress Shelf = iota // damaged ones too
	Finished
	Deleted
)

func (h *head) shelf(deleted bool) Shelf {
	switch {
	case deleted:
		return Deleted
	case h.damage == nil && h.result != lasting:
		return Finished
	}
	return InProgress
}

// Matches lists the matches on a shelf, the last played first. The error is
// one of the system; damaged matches are listed and marked.
func (s *Store) Matches(shelf Shelf) ([]Summary, error) {
	var heads []head
	var deleted map[MatchID]int64
	err := s.look(func(tx *sql.Tx) (err error) {
		if heads, err = readHeads(tx, ""); err != nil {
			return err
		}
		deleted, err = deletions(tx, "")
		return err
	})
	if err != nil {
		return nil, err
	}
	var list []Summary
	for _, h := range heads {
		at, gone := deleted[h.id]
		if h.shelf(gone) != shelf {
			continue
		}
		summary := h.summary()
		if gone {
			summary.Deleted = timeOf(at)
		}
		list = append(list, summary)
	}
	slices.SortFunc(list, func(a, b Summary) int {
		return cmp.Or(b.LastPlayed.Compare(a.LastPlayed), cmp.Compare(b.ID, a.ID))
	})
	return list, nil
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
