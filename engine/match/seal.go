package match

import (
	"bytes"
	"compress/flate"
	"crypto/aes"
	"crypto/cipher"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"adytum/engine"
)

// SealedName opens every sealed record; the number grows when the seal changes.
const SealedName = "adytum sealed 1"

// What else a *RecordError may be of.
var (
	// ErrSeal says that a sealed record is not as it was written.
	ErrSeal = errors.New("match: the seal is broken")
	// ErrLong says that a record is longer than any match.
	ErrLong = errors.New("match: the record is too long")
)

// tries is how often a view is sampled to see whether it hides something. A game
// whose last secret has only two answers is taken for open once in 2^tries.
const tries = 24

// Hides reports whether a seat cannot tell the position from another one, as long as
// the game lasts. Somebody who had the record could, for it tells the seed.
func (m *Match) Hides() bool {
	p := m.Position()
	if _, over := p.Outcome(); over {
		return false
	}
	dice := engine.Seed("hides").Stream(engine.ThinkStream)
	for seat := range engine.Seat(p.Seats()) {
		view := p.View(seat)
		for range tries {
			if view.Sample(dice).String() != p.String() {
				return true
			}
		}
	}
	return false
}

// Export is the match as a text to hand on: its record, sealed as long as the match
// hides something. Receive reads it.
func (m *Match) Export() string {
	if m.Hides() {
		return m.Record().Seal()
	}
	return m.Record().String()
}

const sealedNote = "; This game is not over, and what it hides is sealed. Adytum opens it."

// Seal is the record as a text that tells the eye only the game, the players and the
// date. The seal is no lock, for its key stands in this program; but what was changed
// after it does not open.
func (r Record) Seal() string {
	public := Record{Game: r.Game, Rules: r.Rules, Header: Header{Date: r.Date, Players: r.Players}, Result: r.Result}
	var tags []string
	for line := range strings.Lines(public.String()) {
		if tag := strings.TrimSpace(line); !strings.HasPrefix(tag, "[Seed ") {
			tags = append(tags, tag)
		}
	}
	tags[0] = fmt.Sprintf("[Format %q]", SealedName)

	packed := &bytes.Buffer{}
	w, _ := flate.NewWriter(packed, flate.BestCompression) // the level is a right one
	_, err := io.WriteString(w, r.String())
	if err = errors.Join(err, w.Close()); err != nil {
		panic(err) // a buffer takes everything
	}
	return sealed(tags, packed.Bytes())
}

// sealedLine is the length of a line of the seal, short enough for mail.
const sealedLine = 72

// sealed writes packed bytes below tags that they are bound to. They give the number
// that must not be used twice, so that this needs no dice.
func sealed(tags []string, packed []byte) string {
	sum := sha256.Sum256(packed)
	lock := locker()
	number := sum[:lock.NonceSize():lock.NonceSize()]
	seal := base64.StdEncoding.EncodeToString(lock.Seal(number, number, packed, bound(tags)))
	lines := append(slices.Clone(tags), sealedNote)
	for line := range slices.Chunk([]byte(seal), sealedLine) {
		lines = append(lines, string(line))
	}
	return strings.Join(lines, "\n") + "\n"
}

// locker is the same everywhere: it keeps the eye out, not a programmer.
func locker() cipher.AEAD {
	key := sha256.Sum256([]byte("adytum/seal/1"))
	block, err := aes.NewCipher(key[:])
	if err != nil {
		panic(err) // the key has the right length
	}
	lock, err := cipher.NewGCM(block)
	if err != nil {
		panic(err) // AES has blocks of the right length
	}
	return lock
}

func bound(tags []string) []byte { return []byte(strings.Join(tags, "\n")) }

// unseal opens a sealed record and leaves any other text as it is. Blanks at the ends
// of lines, empty lines and comments do not count, for mail changes them. The error is
// a *RecordError.
func unseal(text string) (string, error) {
	if len(text) > MostText {
		return "", errLong
	}
	var tags []string
	var seal strings.Builder
	for line := range strings.Lines(text) {
		switch line = strings.TrimSpace(line); {
		case line == "" || line[0] == ';':
		case len(tags) == 0 && !Sealed(line):
			return text, nil
		case len(tags) == 0 && line != fmt.Sprintf("[Format %q]", SealedName):
			return "", &RecordError{Line: 1, Why: fmt.Sprintf("%.60s is sealed by another version than %q", line, SealedName), Err: ErrOtherFormat}
		case line[0] == '[':
			tags = append(tags, line)
		default:
			seal.WriteString(line)
		}
	}
	if len(tags) == 0 {
		return text, nil
	}
	broken := func(err error) (string, error) {
		return "", &RecordError{Why: "it was sealed, and is not as it was written", Err: errors.Join(ErrSeal, err)}
	}
	sealed, err := base64.StdEncoding.Strict().DecodeString(seal.String())
	lock := locker()
	if err != nil || len(sealed) < lock.NonceSize() {
		return broken(err)
	}
	packed, err := lock.Open(nil, sealed[:lock.NonceSize()], sealed[lock.NonceSize():], bound(tags))
	if err != nil {
		return broken(err)
	}
	// A seal may hold a thousand times what it is long.
	record, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), MostText+1))
	switch {
	case err != nil:
		return broken(err)
	case len(record) > MostText:
		return "", errLong
	}
	return string(record), nil
}

var errLong = &RecordError{Why: fmt.Sprintf("longer than %d bytes", MostText), Err: ErrLong}

const sealedFormat = `[Format "adytum sealed`

// Sealed reports whether a text that is handed on is a sealed record.
func Sealed(text string) bool { return strings.HasPrefix(text, sealedFormat) }
