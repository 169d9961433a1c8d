package main

import (
	"fyne.io/fyne/v2"

	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/games/adaman"
	"adytum/ui/games/adaptoid"
	"adytum/ui/games/adellos"
	"adytum/ui/games/alchemist"
	"adytum/ui/table"
)

// replayScreens are the pictures of matches that are gone through.
var replayScreens = []shot{
	{"replay_adaman", false, func(s *app) { s.replay(adaman.Game(), s.store.won, fyne.KeyEnd, fyne.KeyLeft) }},
	{"replay_adaptoid", false, func(s *app) { s.replay(adaptoid.Game(), s.store.adaptoid.begun, fyne.KeyLeft) }},
	{"replay_alchemist", false, func(s *app) { s.replay(alchemist.Game(), s.store.alchemist.alone, fyne.KeyLeft) }},
	{"replay_adellos", false, func(s *app) { s.replay(adellos.Game(), s.store.adellos.duel, fyne.KeyLeft) }},
}

// replay goes through a stored match by some keys.
func (s *app) replay(g table.Game, id savegames.MatchID, keys ...fyne.KeyName) {
	s.host.Router.Go(frame.Games)
	g.OpenReplay(s.host, id, func(err error) { panic(err) })
	s.keys(keys...)
}
