package hotseat

import (
	"context"
	"fmt"
	"time"

	"adytum/engine"
)

// Advise asks a computer player what it would do in place of the person to move,
// for so long at the most; playouts bounds it by count, 0 does not. Take gets its
// choice, unless it was stopped before it had one.
func (d *Desk) Advise(bot engine.Bot, most time.Duration, playouts int, take func(engine.Choice)) {
	if !d.Mine() {
		return
	}
	thinking := engine.Thinking{Rand: d.Header().Seed.Stream(fmt.Sprintf("hint/%d", d.Now().Ply)), Playouts: playouts}
	var choice engine.Choice
	var failed error
	d.Think(most, func(ctx context.Context, v engine.View) {
		choice, failed = bot.Choose(ctx, v, thinking)
	}, func() {
		if failed == nil {
			take(choice)
		}
	})
}
