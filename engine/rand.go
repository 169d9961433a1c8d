package engine

import (
	"crypto/sha256"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"strings"
)

// A Seed names a deal: 1 to 40 letters, digits and hyphens, such as
// "2026-11-20" or "kd3v-97q2". The same seed always deals the same game.
type Seed string

const (
	seedSigns = "abcdefghijklmnopqrstuvwxyz0123456789-"
	seedMost  = 40
)

func (s Seed) check() error {
	foreign := func(r rune) bool { return !strings.ContainsRune(seedSigns, r) }
	if s == "" || len(s) > seedMost || strings.ContainsFunc(string(s), foreign) {
		return &Refusal{Code: CodeSeed, Facts: Facts{"seed": clip(string(s))}}
	}
	return nil
}

// Sub is the n-th seed of the sequence that a seed starts; number 0 is the
// seed itself. A seed too long to be continued is shortened by its hash.
func (s Seed) Sub(n int) Seed {
	if n == 0 {
		return s
	}
	sub := Seed(fmt.Sprintf("%s-%d", s, n))
	if len(sub) > seedMost {
		sum := sha256.Sum256([]byte(s))
		return Seed(fmt.Sprintf("%x-%d", sum[:8], n))
	}
	return sub
}

// SeedFrom makes a seed of 64 random bits: eight signs that cannot be mistaken
// for each other, in two groups.
func SeedFrom(random uint64) Seed {
	const signs = "abcdefghjkmnpqrstuvwxyz23456789"
	var b strings.Builder
	for i := range 8 {
		if i == 4 {
			b.WriteByte('-')
		}
		b.WriteByte(signs[random%uint64(len(signs))])
		random /= uint64(len(signs))
	}
	return Seed(b.String())
}

// The streams of a match. Dealing and thinking draw from different streams,
// so that thinking never changes the dice.
const (
	DealStream  = "deal"
	ThinkStream = "think"
)

// Stream starts one of the seed's independent streams of random numbers. Its
// key is the SHA-256 of "adytum/STREAM/SEED", its generator ChaCha8.
func (s Seed) Stream(name string) *Rand {
	key := sha256.Sum256([]byte("adytum/" + name + "/" + string(s)))
	return &Rand{*rand.NewChaCha8(key)}
}

// A Rand is a pinned source of random numbers: the same on every platform and
// in every later version.
type Rand struct{ source rand.ChaCha8 }

// Uint64 draws 64 random bits.
func (r *Rand) Uint64() uint64 { return r.source.Uint64() }

// IntN draws one of 0 to n-1, each as likely as the others; n must be
// positive. It takes the lowest bits that can hold n-1 and draws again while
// the number is too large.
func (r *Rand) IntN(n int) int {
	if n <= 0 {
		panic("engine: IntN needs a positive number")
	}
	mask := uint64(1)<<bits.Len64(uint64(n-1)) - 1
	for {
		if v := r.Uint64() & mask; v < uint64(n) {
			return int(v)
		}
	}
}

// Shuffle brings a slice into random order: from the last place down, each
// element changes places with one of those up to and including itself.
func Shuffle[T any](r *Rand, s []T) {
	for i := len(s) - 1; i > 0; i-- {
		j := r.IntN(i + 1)
		s[i], s[j] = s[j], s[i]
	}
}
