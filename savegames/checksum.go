package savegames

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
)

// checksum is the first 64 bits of the SHA-256 over a row: the kind of row,
// its keys, its values. Each field is preceded by its type and strings by
// their length, so that no two different rows are written alike. SQLite's own
// check looks at the structure of its pages and hardly at what they hold.
func checksum(kind string, fields ...any) int64 {
	buf := appendText(make([]byte, 0, 256), kind)
	for _, field := range fields {
		switch f := field.(type) {
		case string:
			buf = appendText(buf, f)
		case int:
			buf = appendNumber(buf, int64(f))
		case int64:
			buf = appendNumber(buf, f)
		case MatchID:
			buf = appendNumber(buf, int64(f))
		case bool:
			buf = append(buf, 'f')
			if f {
				buf[len(buf)-1] = 't'
			}
		default:
			panic(fmt.Sprintf("savegames: a %T has no checksum", field))
		}
	}
	hash := sha256.Sum256(buf)
	return int64(binary.BigEndian.Uint64(hash[:]))
}

func appendText(buf []byte, text string) []byte {
	buf = binary.AppendUvarint(append(buf, 's'), uint64(len(text)))
	return append(buf, text...)
}

func appendNumber(buf []byte, n int64) []byte {
	return binary.BigEndian.AppendUint64(append(buf, 'i'), uint64(n))
}
