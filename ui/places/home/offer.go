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
func read(h *frame.Host, games table.Catalogue) (offer, error) {
	running, err := h.Store.Matches(savegames.InProgress)
	if err != nil {
		return offer{}, err
	}
	finished, err := h.Store.Matches(savegames.Finished)
	if err != nil {
		return offer{}, err
	}
	d := offer{fresh: len(running)+len(finished) == 0}
	d.last = lastBegun(h, games, running)
	// A match that is over counts before one that was begun again.
	all := append(finished, running...)
	for _, game := range games {
		if game.Daily == nil {
			continue
		}
		options, seed := game.Daily(h.Today())
		d.dailies = append(d.dailies, daily{game, options, seed, played(all, game, options, seed)})
	}
	return d, nil
}

// lastBegun is the first of the matches that can be loaded.
func lastBegun(h *frame.Host, games table.Catalogue, running []savegames.Summary) *begun {
	for _, s := range running {
		game, known := games.Find(s.Game)
		if s.Damaged || !known {
			continue
		}
		if m, err := h.Store.Load(s.ID); err == nil {
			return &begun{game, s, m.View(0)}
		}
	}
	return nil
}

// played is the first of the matches with that deal that was played here, or nil.
func played(all []savegames.Summary, game table.Game, options engine.Options, seed engine.Seed) *savegames.Summary {
	for _, s := range all {
		if s.Game == game.Rules.Name() && !s.Damaged && !s.Imported && s.Seed == seed && maps.Equal(s.Options, options) {
			return &s
		}
	}
	return nil
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
