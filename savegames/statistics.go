package savegames

import (
	"cmp"
	"database/sql"
	"maps"
	"slices"
)

// inGroup chooses the standings of a game and a group, which may be "" for all;
// ranked those of a group that may stand in the high scores, as their index does: a
// person played and took nothing back, and the deal had no result before.
const (
	inGroup = "game = (SELECT id FROM words WHERE word = ?1) AND (?2 = '' OR options = (SELECT id FROM words WHERE word = ?2))"
	ranked  = "game = " + wordID + " AND options = " + wordID + " AND verdict > 0 AND took_back = 0 AND known = 0"
)

// HighScores lists the best results of a group that may stand there, at most limit of
// them: the highest score first, of equal ones the earliest. Damaged results are left
// out: the error then holds a *DamageError for each, and the list is still good. Else
// the error is one of the system.
func (s *Store) HighScores(game, group string, limit int) (best []Result, err error) {
	var damaged []*DamageError
	err = s.fromStandings(func(q querier) (err error) {
		best, damaged, err = readResults(q, "WHERE match IN (SELECT match FROM standings WHERE "+ranked+
			" ORDER BY score DESC, ended, match LIMIT ?)", game, group, limit)
		return err
	})
	slices.SortFunc(best, func(a, b Result) int {
		return cmp.Or(cmp.Compare(b.Score(), a.Score()), a.Ended.Compare(b.Ended), cmp.Compare(a.Match, b.Match))
	})
	return best, allDamage(damaged, err)
}

// Result is the result of a match, and its place among the high scores of its
// group, 1 the best; the place is 0 if it may not stand there. The error is
// ErrNoMatch if the match has no result, else as from HighScores.
func (s *Store) Result(id MatchID) (r Result, place int, err error) {
	var found []Result
	var damaged []*DamageError
	err = s.fromStandings(func(q querier) (err error) {
		if found, damaged, err = readResults(q, "WHERE match = ?", id); err != nil || len(found) == 0 {
			return err
		}
		r = found[0]
		counts, err := number(q, "SELECT count(*) FROM standings WHERE "+ranked+" AND match = ?", r.Game, r.Group, id)
		if err != nil || counts == 0 {
			return err
		}
		better, err := number(q, "SELECT count(*) FROM standings WHERE "+ranked+" AND score > ?", r.Game, r.Group, r.Score())
		if err != nil {
			return err
		}
		equal, err := number(q, "SELECT count(*) FROM standings WHERE "+ranked+
			" AND score = ? AND (ended, match) < (?, ?)", r.Game, r.Group, r.Score(), r.Ended.UnixMilli(), id)
		place = 1 + int(better+equal)
		return err
	})
	switch {
	case len(damaged) > 0:
		return Result{}, 0, allDamage(damaged, nil)
	case err == nil && len(found) == 0:
		return Result{}, 0, ErrNoMatch
	}
	return r, place, err
}

// Statistics sum up the results of a group where a person played.
type Statistics struct {
	Played int
	// Contested counts the results that are Contested, Won those of them that
	// were won.
	Contested, Won int
	// Outcomes counts the results by the name of their outcome.
	Outcomes map[string]int
	// MeanScore is over all results, Best over high scores; both
	// are 0 if there are none.
	MeanScore float64
	Best      int
	// Streak counts the last Contested results without a break that were won
	// and are high scores; LongestStreak is the longest there ever was.
	Streak, LongestStreak int
	// TookBack and Hinted count the results with that help.
	TookBack, Hinted int
	// Against sums up the results of one person by the computer player that it
	// played against; it is nil if there are none.
	Against map[string]Tally
	// Groups are the groups with results, the most played first. Results where
	// no person played count too.
	Groups []string
}

// A Tally is how often a person won, drew and lost against one opponent.
type Tally struct{ Won, Drawn, Lost int }

// Played is how many matches that were.
func (t Tally) Played() int { return t.Won + t.Drawn + t.Lost }

// add counts results of one verdict.
func (t Tally) add(v verdict, n int) Tally {
	switch v {
	case won:
		t.Won += n
	case drawn:
		t.Drawn += n
	case lost:
		t.Lost += n
	case forNobody:
	}
	return t
}

// Statistics sums up the results of a game; the group "" stands for all
// groups. The error is as from HighScores.
func (s *Store) Statistics(game, group string) (st Statistics, err error) {
	err = s.fromStandings(func(q querier) error {
		st = Statistics{Outcomes: map[string]int{}}
		if err := st.addUp(q, game, group); err != nil {
			return err
		}
		best, err := number(q, "SELECT score FROM standings WHERE "+inGroup+
			" AND verdict > 0 AND took_back = 0 AND known = 0 ORDER BY score DESC LIMIT 1", game, group)
		if err != nil {
			return err
		}
		st.Best = int(best)
		return st.readStreaks(q, game, group)
	})
	return st, err
}

func (st *Statistics) addUp(q querier, game, group string) error {
	total := 0
	played := map[string]int{}
	err := each(q, func(rows *sql.Rows) error {
		var options, outcome, opponent string
		var verdict verdict
		var contested, tookBack, hinted bool
		var n, score int
		if err := rows.Scan(&options, &outcome, &opponent, &verdict, &contested, &tookBack, &hinted, &n, &score); err != nil {
			return err
		}
		played[options] += n
		if verdict == forNobody {
			return nil
		}
		st.Played += n
		total += score
		st.Outcomes[outcome] += n
		if contested {
			st.Contested += n
			if verdict != lost {
				st.Won += n
			}
		}
		if opponent != "" {
			if st.Against == nil {
				st.Against = map[string]Tally{}
			}
			st.Against[opponent] = st.Against[opponent].add(verdict, n)
		}
		if tookBack {
			st.TookBack += n
		}
		if hinted {
			st.Hinted += n
		}
		return nil
	}, `SELECT (SELECT word FROM words WHERE id = options), (SELECT word FROM words WHERE id = outcome), (SELECT word FROM words WHERE id = opponent),
		verdict, contested, took_back, hinted, count(*), sum(score)
		FROM standings WHERE `+inGroup+" GROUP BY options, outcome, opponent, verdict, contested, took_back, hinted", game, group)
	if st.Played > 0 {
		st.MeanScore = float64(total) / float64(st.Played)
	}
	st.Groups = slices.SortedFunc(maps.Keys(played), func(a, b string) int {
		return cmp.Or(cmp.Compare(played[b], played[a]), cmp.Compare(a, b))
	})
	return err
}

// readStreaks counts in a text with one sign for each result, which is far
// quicker than to read a row for each.
func (st *Statistics) readStreaks(q querier, game, group string) error {
	var signs string
	err := each(q, func(rows *sql.Rows) error { return rows.Scan(&signs) }, `SELECT ifnull(group_concat(verdict IN (1, 2) AND took_back = 0 AND known = 0, '' ORDER BY ended, match), '')
		FROM standings WHERE `+inGroup+" AND verdict > 0 AND contested", game, group)
	for _, sign := range signs {
		if sign == '0' {
			st.Streak = 0
			continue
		}
		st.Streak++
		st.LongestStreak = max(st.LongestStreak, st.Streak)
	}
	return err
}
