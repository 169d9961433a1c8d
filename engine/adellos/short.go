package adellos

import (
	"fmt"
	"slices"
	"strings"

	"adytum/engine"
)

// ParseShort reads a position by its seats, its board and its turn alone, as
//
//	NW: royal_army konrad gold=3 | SW: undead malgor | board: NW.konrad@B2 SW.malgor@H2 | turn: NW ap=2
//
// The options are the default ones, the first seat began, the match is in its
// second round, the pile is empty, and the seat whose turn it is may act. The
// error is a refusal that names the part at fault, as that of ParsePosition.
func (g Game) ParseShort(text string) (engine.Position, error) {
	parts := strings.Split(text, " | ")
	if len(parts) < 3 {
		r := reader{}
		r.fail("text", "%d parts joined by \" | \": seats, board and turn are missing", len(parts))
		return nil, r.err
	}
	seats := len(parts) - 2
	first, _, _ := strings.Cut(parts[0], ":")
	return g.ParsePosition(strings.Join(slices.Concat(
		[]string{"options:", fmt.Sprintf("seats: %d start=%s round=2", seats, first)},
		parts[:seats+1], []string{"deck:", parts[seats+1], AsksPlay.String()},
	), " | "))
}
