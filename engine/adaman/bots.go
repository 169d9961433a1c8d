package adaman

import "adytum/engine"

// Bots lists the computer players.
func (Game) Bots() []engine.Bot { return nil }
