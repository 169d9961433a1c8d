package alchemist

import (
	"crypto/sha256"
	"encoding/hex"

	"adytum/engine"
)

// Commit is the commitment to a draw that can be shown before the game: the
// SHA-256, as 64 hexadecimal digits, of the text "adytum/alchemist/draw/SEED/SALT".
// A seed has no stroke in it, so the text can be read in one way only. The salt
// hides seeds that can be guessed: it must be random, of 128 bits or more, and
// stay secret until the game is over.
func Commit(seed engine.Seed, salt string) string {
	sum := sha256.Sum256([]byte("adytum/alchemist/draw/" + string(seed) + "/" + salt))
	return hex.EncodeToString(sum[:])
}

// Check reports whether seed and salt are those that were committed to.
func Check(commitment string, seed engine.Seed, salt string) bool {
	return Commit(seed, salt) == commitment
}
