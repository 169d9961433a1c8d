package progress

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets/labels"
)

// shelves are the matches as the page shows them, the last played first: those in
// progress, and once all of them are read, those that are over.
type shelves struct {
	running, finished []entry

	reading savegames.Shelf
	next    savegames.Place
	whole   bool // all are read
}

// An entry is one match in the list.
type entry struct {
	summary savegames.Summary
	game    table.Game
	known   bool        // the app has the game
	view    engine.View // the board as it stands, or nil
	left    bool        // a damaged match of which something is left
	closed  error       // why there is no board though nothing is damaged, or nil
}

// opens reports whether the match can be shown on a table.
func (e entry) opens() bool { return e.view != nil }

// read lists at least that many matches, with their boards, if there are so many.
// It runs off the UI goroutine.
func read(h *frame.Host, games table.Catalogue, most int) (s shelves, err error) {
	for len(s.running)+len(s.finished) < most && !s.whole && err == nil {
		s, err = s.further(h, games)
	}
	return s, err
}

// portion is how many matches are read at once.
const portion = 12

// further reads the next portion. It runs off the UI goroutine.
func (s shelves) further(h *frame.Host, games table.Catalogue) (shelves, error) {
	list, next, err := h.Store.MatchesFrom(s.reading, s.next, portion)
	if err != nil {
		return s, err
	}
	more := entries(h, games, list)
	s.next = next
	if s.reading == savegames.Finished {
		s.finished = append(slices.Clip(s.finished), more...)
		s.whole = next == savegames.Place{}
		return s, nil
	}
	s.running = append(slices.Clip(s.running), more...)
	if next == (savegames.Place{}) {
		s.reading = savegames.Finished
	}
	return s, nil
}

func entries(h *frame.Host, games table.Catalogue, list []savegames.Summary) []entry {
	var all []entry
	for _, s := range list {
		e := entry{summary: s}
		e.game, e.known = games.Find(s.Game)
		m, err := h.Store.Load(s.ID)
		if m != nil {
			e.view, e.left = m.View(0), err != nil
			e.game, e.known = games.Find(m.Game().Name())
		} else if !s.Damaged {
			e.closed = err
		}
		all = append(all, e)
	}
	return all
}

// picture is the board, or the sign of a match that has none to show.
func (e entry) picture() (fyne.CanvasObject, float32) {
	if e.view == nil {
		return container.NewCenter(page.Sign("warning")), 1
	}
	return e.game.Board(e.view), e.game.BoardAspect
}

// title is the game, or how one that is over has ended for the person.
func (e entry) title(games table.Catalogue) string {
	switch {
	case e.summary.Over() && len(e.summary.Players) == 1:
		return i18n.Outcome(e.summary.Outcome)
	case e.summary.Over() && e.verdict() != "":
		return i18n.Outcome(e.verdict())
	case e.summary.Game == "":
		return i18n.T("progress.unreadable")
	}
	return games.Title(e.summary.Game)
}

func (e entry) lines(games table.Catalogue, now time.Time) []string {
	s := e.summary
	if s.Damaged || e.left {
		return []string{e.damage(now)}
	}
	var first []string
	switch {
	case s.Over() && len(s.Players) == 1:
		first = append(first, i18n.Points(s.Score()), games.Title(s.Game))
	case s.Over() && e.verdict() != "":
		first = append(first, games.Title(s.Game))
		if s.Outcome != e.verdict() {
			first = append(first, i18n.Outcome(s.Outcome))
		}
		first = append(first, nonempty(e.score())...)
	case s.Over():
		first = append([]string{i18n.Outcome(s.Outcome)}, nonempty(e.score())...)
	}
	if e.known {
		first = append(first, e.game.About(s.Header)[1:]...)
	}
	if s.Imported {
		first = append(first, i18n.T("progress.imported"))
	}
	when := map[string]any{"When": i18n.Ago(now, s.LastPlayed)}
	second := i18n.N("progress.plies", s.Ply, when)
	if round, ok := e.game.Reached(e.view); ok {
		second = i18n.N("progress.rounds", round, when)
	}
	switch {
	case !e.known:
		second = i18n.ProblemLine(savegames.ErrUnknownGame)
	case e.closed != nil:
		second = i18n.ProblemLine(e.closed)
	}
	return append(nonempty(strings.Join(first, " · ")), second)
}

// The verdicts on a match of several seats, as words.Outcome knows them.
const (
	won   = "win"
	drawn = "tie"
	lost  = "lost"
)

// verdict is how a match of several seats has ended for its only person; "" if
// there are more, or none.
func (e entry) verdict() string {
	seat := e.person()
	if seat < 0 || e.view == nil {
		return ""
	}
	o, over := e.view.Outcome()
	if !over || seat >= len(o.Ranks) {
		return ""
	}
	first := 0
	for _, rank := range o.Ranks {
		if rank == 1 {
			first++
		}
	}
	switch {
	case o.Ranks[seat] != 1:
		return lost
	case first > 1:
		return drawn
	}
	return won
}

// person is the seat of the only person; -1 if there are more, or none.
func (e entry) person() int {
	seat := -1
	for i, p := range e.summary.Players {
		switch {
		case p.Kind != match.Person:
		case seat >= 0:
			return -1
		default:
			seat = i
		}
	}
	return seat
}

// score lists the scores of all seats, that of the only person first. Without
// points it names who has won, unless the verdict tells it.
func (e entry) score() string {
	if e.game.NoPoints {
		return e.winners()
	}
	scores := slices.Clone(e.summary.Scores)
	if seat := e.person(); seat > 0 && seat < len(scores) {
		own := scores[seat]
		scores = slices.Insert(slices.Delete(scores, seat, seat+1), 0, own)
	}
	var all []string
	for _, score := range scores {
		all = append(all, strconv.Itoa(score))
	}
	return strings.Join(all, labels.Glue+":"+labels.Glue)
}

func (e entry) winners() string {
	if e.verdict() != "" {
		return ""
	}
	var names []string
	for seat, score := range e.summary.Scores {
		if score > 0 {
			names = append(names, table.Players(e.summary.Players).Name(engine.Seat(seat)))
		}
	}
	return strings.Join(names, ", ")
}

// damage says what is left of a damaged match.
func (e entry) damage(now time.Time) string {
	if e.view == nil {
		return i18n.T("progress.damaged.nothing")
	}
	return i18n.Tf("progress.damaged.some", map[string]any{"When": i18n.Ago(now, e.summary.Started)})
}

func nonempty(text string) []string {
	if text == "" {
		return nil
	}
	return []string{text}
}
