package home

import (
	"maps"

	"adytum/engine"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/table"
)

// An offer is what can be played from the start page.
type offer struct {
	// fresh is true until something is played here.
	fresh bool
	// last is the match played last that is not over, or nil.
	last    *begun
	dailies []daily
}

// begun is a match that can be continued.
type begun struct {
	game    table.Game
	summary savegames.Summary
	view    engine.View
}

// daily is the deal of the day of one game.
type daily struct {
	game    table.Game
	options engine.Options
	seed    engine.Seed
	// match is where it was played or begun, or nil.
	match *savegames.Summary
}

// read finds out what can be played. It runs off the UI goroutine.
func read(h *frame.Host, games table.Catalogue) (d offer, err error) {
	d.fresh = true
	for _, shelf := range []savegames.Shelf{savegames.InProgress, savegames.Finished} {
		first, _, err := h.Store.MatchesFrom(shelf, savegames.Place{}, 1)
		if err != nil {
			return offer{}, err
		}
		d.fresh = d.fresh && len(first) == 0
	}
	if d.last, err = lastBegun(h, games); err != nil {
		return offer{}, err
	}
	for _, game := range games {
		if game.Daily == nil {
			continue
		}
		options, seed := game.Daily(h.Today())
		all, err := h.Store.Dealt(game.Rules.Name(), seed)
		if err != nil {
			return offer{}, err
		}
		d.dailies = append(d.dailies, daily{game, options, seed, played(all, options)})
	}
	return d, nil
}

// lastBegun is the first of the matches in progress that can be loaded, or nil.
func lastBegun(h *frame.Host, games table.Catalogue) (*begun, error) {
	const atOnce = 10
	for from, more := (savegames.Place{}), true; more; more = from != (savegames.Place{}) {
		running, next, err := h.Store.MatchesFrom(savegames.InProgress, from, atOnce)
		if err != nil {
			return nil, err
		}
		for _, s := range running {
			game, known := games.Find(s.Game)
			if s.Damaged || !known {
				continue
			}
			if m, err := h.Store.Load(s.ID); err == nil {
				return &begun{game, s, m.View(0)}, nil
			}
		}
		from = next
	}
	return nil, nil
}

// played is the first of the matches of a deal with those options that was played
// here, or nil. One that is over counts before one that was begun again.
func played(dealt []savegames.Summary, options engine.Options) (first *savegames.Summary) {
	for _, s := range dealt {
		if s.Damaged || s.Imported || !maps.Equal(s.Options, options) {
			continue
		}
		if s.Over() {
			return &s
		}
		if first == nil {
			first = &s
		}
	}
	return first
}

// reportWords tell what happened to a database that was set aside, and what was
// saved of it.
func reportWords(r savegames.Report) []string {
	reason := i18n.T("home.report.damaged")
	if r.Reason == savegames.ReasonNewer {
		reason = i18n.T("home.report.newer")
	}
	all := []string{reason, i18n.N("home.report.matches", r.Matches, nil)}
	if r.CutMatches > 0 {
		all = append(all, i18n.N("home.report.cut", r.CutMatches, nil))
	}
	if r.LostMatches+r.LostResults > 0 {
		all = append(all, i18n.T("home.report.lost"))
	}
	if r.Unread {
		all = append(all, i18n.T("home.report.unknown"))
	}
	return append(all, i18n.T("home.report.file"))
}
