package adaptoid

import (
	"adytum/savegames"
	"adytum/ui/frame"
)

// How a person likes the table, as settings.
const (
	settingTurn    = "adaptoid.turn"    // quarter turns of the board
	settingRim     = "adaptoid.rim"     // rows and places on the rim
	settingUnasked = "adaptoid.unasked" // turns are played without a confirmation
)

// preferences are how a person likes the table.
type preferences struct {
	host    *frame.Host
	turn    int
	rim     bool
	unasked bool
}

// roomy is the shorter side of screens, in units, on which the rim is shown
// unasked: the words name cells by it. On smaller ones the cells need the room.
const roomy float32 = 600

func readPreferences(h *frame.Host) preferences {
	s, screen := h.Store, h.Canvas.Size()
	rim := min(screen.Width, screen.Height) >= roomy
	return preferences{h, savegames.Setting(s, settingTurn, 0), savegames.Setting(s, settingRim, rim), savegames.Setting(s, settingUnasked, false)}
}

// keep sets them. What cannot be saved is not worth a word: it holds until the app
// is closed.
func (p preferences) keep() {
	savegames.Set(p.host.Store, settingTurn, p.turn)
	savegames.Set(p.host.Store, settingRim, p.rim)
	savegames.Set(p.host.Store, settingUnasked, p.unasked)
	p.host.SaveSettings(func(error) {})
}
