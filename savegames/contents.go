package savegames

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"adytum/engine"
	"adytum/engine/match"
)

// An item is one line of a copy: one of its fields is there.
type item struct {
	Head    *headItem    `json:"copy,omitempty"`
	Match   *matchItem   `json:"match,omitempty"`
	Result  *resultItem  `json:"result,omitempty"`
	Lesson  *lessonItem  `json:"lesson,omitempty"`
	Setting *settingItem `json:"setting,omitempty"`

	lost int // beside the head: matches and results that cannot be proved
}

// A headItem says what a copy should hold. Times are milliseconds since 1970, UTC.
type headItem struct {
	App      string `json:"app"`
	Made     int64  `json:"made"`
	Matches  int    `json:"matches"`
	Results  int    `json:"results"`
	Lessons  int    `json:"lessons"`
	Settings int    `json:"settings"`
}

// add counts an item.
func (h *headItem) add(it *item) {
	switch {
	case it.Match != nil:
		h.Matches++
	case it.Result != nil:
		h.Results++
	case it.Lesson != nil:
		h.Lessons++
	case it.Setting != nil:
		h.Settings++
	}
}

type matchItem struct {
	ID       MatchID         `json:"id"` // results name it; it holds within the copy
	Game     string          `json:"game"`
	Rules    int             `json:"rules"`
	Options  json.RawMessage `json:"options"`
	Players  json.RawMessage `json:"players"`
	Seed     string          `json:"seed"`
	Date     string          `json:"date,omitempty"`
	Started  int64           `json:"started"`
	Played   int64           `json:"played"`
	Imported bool            `json:"imported,omitempty"`
	Deleted  int64           `json:"deleted,omitempty"`
	Result   string          `json:"result"`
	Ply      int             `json:"ply"` // so many of the plies are played, the rest is undone
	Plies    []plyItem       `json:"plies"`
	TookBack int             `json:"took_back,omitempty"` // since the last ply
	Hints    int             `json:"hints,omitempty"`
}

type plyItem struct {
	Text     string `json:"text"`
	TookBack int    `json:"took_back,omitempty"`
	Hints    int    `json:"hints,omitempty"`
}

type resultItem struct {
	Match    MatchID  `json:"match"`
	Game     string   `json:"game"`
	Group    string   `json:"group"`
	Seed     string   `json:"seed"`
	Ended    int64    `json:"ended"`
	Plies    int      `json:"plies"`
	Outcome  string   `json:"outcome"`
	Scores   []int    `json:"scores"`
	Ranks    []int    `json:"ranks"`
	Players  []string `json:"players"`
	TookBack int      `json:"took_back,omitempty"`
	Hints    int      `json:"hints,omitempty"`
}

type lessonItem struct {
	Game string `json:"game"`
	ID   string `json:"lesson"`
	Done int64  `json:"done"`
}

type settingItem struct {
	Key   string          `json:"key"`
	Value json.RawMessage `json:"value"`
}

// A source hands out what a copy or a backup holds, the matches before the results.
type source func(yield func(*item) error) error

// stored is the source of what a database holds, as far as it can be proved.
func stored(q querier, app string, made int64) source {
	return func(yield func(*item) error) error {
		heads, err := readHeads(q, "ORDER BY id")
		if err != nil {
			return err
		}
		all := len(heads)
		heads = slices.DeleteFunc(heads, func(h head) bool { return h.lost() })
		deleted, err := deletions(q, "")
		if err != nil {
			return err
		}
		results, damaged, err := readResults(q, "ORDER BY match")
		if err != nil {
			return err
		}
		lessons, err := readLessons(q, "")
		if err != nil {
			return err
		}
		settings, _, err := readSettings(q, "")
		if err != nil {
			return err
		}
		delete(settings, reportKey)
		err = yield(&item{Head: &headItem{App: app, Made: made}, lost: all - len(heads) + len(damaged)})
		for i := range heads {
			h := &heads[i]
			err = errors.Join(err, readPlies(q, h))
			if err == nil {
				err = yield(&item{Match: itemOf(h, deleted[h.id])})
			}
			h.plies = nil
		}
		for _, r := range results {
			if err == nil {
				err = yield(&item{Result: &resultItem{r.Match, r.Game, r.Group, string(r.Seed), r.Ended.UnixMilli(), r.Plies, r.Outcome.Name,
					r.Outcome.Scores, r.Outcome.Ranks, r.Players, r.Helped.TookBack, r.Helped.Hints}})
			}
		}
		byName := func(a, b LessonID) int { return cmp.Or(cmp.Compare(a.Game, b.Game), cmp.Compare(a.ID, b.ID)) }
		for _, l := range slices.SortedFunc(maps.Keys(lessons), byName) {
			if err == nil {
				err = yield(&item{Lesson: &lessonItem{l.Game, l.ID, lessons[l]}})
			}
		}
		for _, key := range slices.Sorted(maps.Keys(settings)) {
			if err == nil {
				err = yield(&item{Setting: &settingItem{key, json.RawMessage(settings[key])}})
			}
		}
		return err
	}
}

// itemOf is the item of a match with its plies.
func itemOf(h *head, deleted int64) *matchItem {
	m := &matchItem{
		ID: h.id, Game: h.game, Rules: h.rules, Options: json.RawMessage(h.options), Players: json.RawMessage(h.players), Seed: h.seed,
		Date: h.date, Started: h.started, Played: max(h.played, h.started), Imported: h.imported, Deleted: deleted, Result: h.result,
		Ply: h.ply, Plies: []plyItem{}, TookBack: h.pending.TookBack, Hints: h.pending.Hints,
	}
	for _, p := range h.plies {
		m.Plies = append(m.Plies, plyItem{p.text, p.marks.TookBack, p.marks.Hints})
	}
	return m
}

// sheet is the match under a number.
func (m *matchItem) sheet(id MatchID) sheet {
	s := sheet{
		setup: setup{id, m.Game, m.Rules, string(m.Options), string(m.Players), m.Seed, m.Date, m.Started, m.Imported},
		state: state{ply: m.Ply, pending: match.Marks{TookBack: m.TookBack, Hints: m.Hints}, result: m.Result},
	}
	for _, p := range m.Plies {
		s.plies = append(s.plies, ply{text: p.Text, marks: match.Marks{TookBack: p.TookBack, Hints: p.Hints}})
	}
	s.seal()
	return s
}

func (r *resultItem) result(id MatchID) Result {
	return Result{
		Match: id, Game: r.Game, Group: r.Group, Seed: engine.Seed(r.Seed), Ended: timeOf(r.Ended), Plies: r.Plies,
		Outcome: engine.Outcome{Name: r.Outcome, Scores: r.Scores, Ranks: r.Ranks}, Players: r.Players,
		Helped: match.Marks{TookBack: r.TookBack, Hints: r.Hints},
	}
}

// The bounds of what a copy may say. They are far beyond what is ever stored, and
// keep what others have written from doing harm.
const (
	mostWord  = 1_000 // bytes of a name
	mostBlob  = 64 << 10
	mostPlies = 100_000
	mostSeats = 64
)

// mostTime is in the year 9999.
var mostTime = time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC).UnixMilli()

// parseItem reads a line of a copy. What comes from it can be stored and shown.
func (s *Store) parseItem(line []byte) (*item, error) {
	var it item
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(&it); err != nil {
		return nil, err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return nil, errors.New("more than one item in a line")
	}
	if !s.accepts(&it) {
		return nil, fmt.Errorf("%.100q makes no sense", line)
	}
	return &it, nil
}

// accepts reports whether an item can be stored and shown.
func (s *Store) accepts(it *item) bool {
	kinds := 0
	for _, there := range []bool{it.Head != nil, it.Match != nil, it.Result != nil, it.Lesson != nil, it.Setting != nil} {
		if there {
			kinds++
		}
	}
	switch {
	case kinds != 1:
		return false
	case it.Head != nil:
		return len(it.Head.App) <= mostWord && possible(it.Head.Made)
	case it.Match != nil:
		return it.Match.fits() && s.playable(it.Match)
	case it.Result != nil:
		return it.Result.fits()
	case it.Lesson != nil:
		return len(it.Lesson.Game) <= mostWord && len(it.Lesson.ID) <= mostWord && possible(it.Lesson.Done)
	}
	return len(it.Setting.Key) <= mostWord && len(it.Setting.Value) <= mostBlob && json.Valid(it.Setting.Value) &&
		it.Setting.Key != reportKey
}

// possible reports whether a time is one that the app can show.
func possible(milliseconds int64) bool { return -mostTime <= milliseconds && milliseconds <= mostTime }

// within reports whether a number is between 0 and the most.
func within(n, most int) bool { return 0 <= n && n <= most }

func (m *matchItem) fits() bool {
	for _, p := range m.Plies {
		if p.Text == "" || len(p.Text) > mostWord || !within(p.TookBack, mostPlies) || !within(p.Hints, mostPlies) {
			return false
		}
	}
	var players []match.Player
	var options map[string]string
	if json.Unmarshal(m.Players, &players) != nil || json.Unmarshal(m.Options, &options) != nil {
		return false
	}
	for _, p := range players {
		if p.Kind == "" || len(p.Kind) > mostWord || len(p.Name) > mostWord || strings.ContainsFunc(p.Kind+p.Name, unicode.IsControl) {
			return false
		}
	}
	if words := strings.Fields(m.Result); m.Result != lasting {
		for _, word := range words[min(1, len(words)):] {
			if _, err := strconv.Atoi(word); err != nil {
				return false
			}
		}
		if len(words) != 1+len(players) || len(m.Result) > mostWord {
			return false
		}
	}
	return m.Game != "" && len(m.Game) <= mostWord && m.Rules > 0 && len(m.Options)+len(m.Players) <= mostBlob &&
		len(players) > 0 && len(players) <= mostSeats && len(m.Seed) <= mostWord && len(m.Date) <= mostWord &&
		possible(m.Started) && possible(m.Played) && possible(m.Deleted) &&
		within(m.Ply, len(m.Plies)) && len(m.Plies) <= mostPlies && within(m.TookBack, mostPlies) && within(m.Hints, mostPlies)
}

// playable reports whether a match of a game that is known could be dealt.
func (s *Store) playable(m *matchItem) bool {
	i := slices.IndexFunc(s.games, func(g engine.Game) bool { return g.Name() == m.Game })
	if i < 0 || s.games[i].RulesVersion() != m.Rules {
		return true // it is only listed
	}
	sh := m.sheet(0)
	h, err := sh.header()
	if err != nil {
		return false
	}
	_, err = engine.Check(s.games[i], engine.Setup{Options: h.Options, Seats: len(h.Players), Seed: h.Seed})
	return err == nil
}

func (r *resultItem) fits() bool {
	for i := range r.Players {
		if len(r.Players[i]) > mostWord {
			return false
		}
	}
	return r.Game != "" && len(r.Game) <= mostWord && len(r.Group) <= mostBlob && len(r.Seed) <= mostWord && possible(r.Ended) &&
		within(r.Plies, mostPlies) && r.Outcome != "" && len(r.Outcome) <= mostWord && len(r.Players) > 0 && len(r.Players) <= mostSeats &&
		len(r.Scores) == len(r.Players) && len(r.Ranks) == len(r.Players) && within(r.TookBack, mostPlies) && within(r.Hints, mostPlies)
}
