package assets

import (
	"bytes"
	"slices"
)

// sockets is how many limbs an adaptoid can have, counted clockwise from the
// top.
const sockets = 6

// pincerSockets and legSockets are filled so that an adaptoid looks the same in
// the mirror: pincers from the top, legs from the foot.
var (
	pincerSockets = [sockets + 1][]int{{}, {0}, {1, 5}, {0, 1, 5}, {1, 2, 4, 5}, {0, 1, 2, 4, 5}, {0, 1, 2, 3, 4, 5}}
	legSockets    = [sockets + 1][]int{{}, {3}, {2, 4}, {2, 3, 4}, {1, 2, 4, 5}, {1, 2, 3, 4, 5}, {0, 1, 2, 3, 4, 5}}
)

// limbs says for each socket whether it holds nothing (0), a leg or a pincer.
func limbs(legs, pincers int) (held [sockets]int) {
	for _, s := range pincerSockets[pincers] {
		held[s] = pincer
	}
	for _, s := range append(append([]int(nil), legSockets[legs]...), 3, 2, 4, 1, 5, 0) {
		if legs > 0 && held[s] == 0 {
			held[s] = leg
			legs--
		}
	}
	return held
}

const leg, pincer = 1, 2

// adaptoid composes a piece out of three pictures of its side: bare, with six
// legs and with six pincers. docs/pictures.md says in which order their paths
// stand, one on a line.
func adaptoid(token string) ([]byte, bool) {
	if len(token) != 3 || token[1] < '0' || token[2] < '0' {
		return nil, false
	}
	legs, pincers := int(token[1]-'0'), int(token[2]-'0')
	var parts [3][][]byte
	for i, name := range []string{"00", "60", "06"} {
		content, ok := read("adaptoids/" + token[:1] + name)
		if !ok || legs+pincers > sockets {
			return nil, false
		}
		parts[i] = bytes.SplitAfter(content, []byte("\n"))
	}
	bare := parts[0]
	var rims, drawn, empty []byte
	for socket, limb := range limbs(legs, pincers) {
		if limb == 0 {
			empty = append(empty, bare[4+socket]...)
			continue
		}
		rims = append(rims, parts[limb][1+socket]...)
		drawn = append(drawn, parts[limb][2+sockets+socket]...)
	}
	return slices.Concat(bare[0], rims, bare[1], drawn, bare[2], bare[3], empty, bare[4+sockets], bare[5+sockets]), true
}
