package progress

import (
	"errors"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/savegames"
	"adytum/ui/catalogue"
	"adytum/ui/host"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/ui/words"
)

// shelves are the matches as the page shows them, the last played first.
type shelves struct {
	running, finished []entry
	more              int // how many more are finished
}

// An entry is one match in the list.
type entry struct {
	summary savegames.Summary
	game    catalogue.Game
	known   bool        // the app has the game
	view    engine.View // the board as it stands, or nil
	left    bool        // a damaged match of which something is left
}

// opens tells whether the match can be shown on a table.
func (e entry) opens() bool { return e.view != nil }

// read lists the matches with their boards, at most so many of the finished
// ones. It runs off the UI goroutine.
func read(h *host.Host, games catalogue.Catalogue, most int) (shelves, error) {
	running, err := h.Store.Matches(savegames.InProgress)
	finished, more := h.Store.Matches(savegames.Finished)
	if err := errors.Join(err, more); err != nil {
		return shelves{}, err
	}
	most = min(most, len(finished))
	return shelves{entries(h, games, running), entries(h, games, finished[:most]), len(finished) - most}, nil
}

func entries(h *host.Host, games catalogue.Catalogue, list []savegames.Summary) []entry {
	var all []entry
	for _, s := range list {
		e := entry{summary: s}
		e.game, e.known = games.Find(s.Game)
		m, err := h.Store.Load(s.ID)
		if m != nil {
			e.view, e.left = m.View(0), err != nil
			e.game, e.known = games.Find(m.Game().Name())
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

// title is the game, or the end of one that is over.
func (e entry) title(games catalogue.Catalogue) string {
	switch {
	case e.summary.Over():
		return words.Outcome(e.summary.Outcome)
	case e.summary.Game == "":
		return i18n.T("progress.unreadable")
	}
	return games.Title(e.summary.Game)
}

func (e entry) lines(games catalogue.Catalogue, now time.Time) []string {
	s := e.summary
	if s.Damaged || e.left {
		return []string{e.damage(now)}
	}
	var first []string
	if s.Over() {
		first = append(first, words.Points(s.Score()), games.Title(s.Game))
	}
	if e.known {
		first = append(first, e.game.About(s.Header)[1:]...)
	}
	if s.Imported {
		first = append(first, i18n.T("progress.imported"))
	}
	second := i18n.N("progress.plies", s.Ply, map[string]any{"When": words.Ago(now, s.LastPlayed)})
	if !e.known {
		second = i18n.T("app.problem.unknown_game")
	}
	return append(nonempty(strings.Join(first, " · ")), second)
}

// damage says what is left of a damaged match.
func (e entry) damage(now time.Time) string {
	if e.view == nil {
		return i18n.T("progress.damaged.nothing")
	}
	return i18n.Tf("progress.damaged.some", map[string]any{"When": words.Ago(now, e.summary.Started)})
}

func nonempty(text string) []string {
	if text == "" {
		return nil
	}
	return []string{text}
}
