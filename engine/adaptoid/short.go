package adaptoid

import (
	"slices"
	"strings"

	"adytum/engine"
	"adytum/engine/hexgrid"
)

// ParseShort reads a position of the published board by its pieces alone, as
//
//	W11@d2 B00@d6 / W / 0-0
//
// What follows the pieces is as in the whole text. The error is a refusal that
// names the part at fault, as that of ParsePosition.
func (Game) ParseShort(text string) (engine.Position, error) {
	pieces, rest, _ := strings.Cut(text, "/")
	board := shapes[BoardHexagon]
	cells := slices.Repeat([]string{"-"}, board.Len())
	for word := range strings.FieldsSeq(pieces) {
		piece, at, _ := strings.Cut(word, "@")
		c, ok := hexgrid.ParseCell(at)
		i, on := board.Index(c)
		if !ok || !on || cells[i] != "-" {
			return nil, engine.BadPosition("cells", "%.30q is no piece on a free cell", word)
		}
		cells[i] = piece
	}
	return Game{}.ParsePosition(strings.Join(cells, " ") + " /" + rest)
}
