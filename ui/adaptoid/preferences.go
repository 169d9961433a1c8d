package adaptoid

import (
	"adytum/savegames"
)

// How a person likes the table, as settings.
const (
	settingTurn    = "adaptoid.turn"    // quarter turns of the board
	settingRim     = "adaptoid.rim"     // rows and places on the rim
	settingUnasked = "adaptoid.unasked" // turns are played without a confirmation
)

// preferences are how a person likes the table.
type preferences struct {
	store   *savegames.Store
	turn    int
	rim     bool
	unasked bool
}

func readPreferences(s *savegames.Store) preferences {
	return preferences{s, savegames.Setting(s, settingTurn, 0), savegames.Setting(s, settingRim, false), savegames.Setting(s, settingUnasked, false)}
}

// keep stores them. What cannot be stored is not worth a word: it holds until
// the app is closed.
func (p preferences) keep() {
	_ = savegames.SetSetting(p.store, settingTurn, p.turn)
	_ = savegames.SetSetting(p.store, settingRim, p.rim)
	_ = savegames.SetSetting(p.store, settingUnasked, p.unasked)
}
