package savegames

import (
	"bytes"
	"encoding/json"
	"flag"
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"

	"adytum/savegames/copyfile"
)

var damagedCopies = flag.Int("copies.damaged", 400, "how many damaged copies are read")

// damages are what can happen to a file, by name.
var damages = map[string]func([]byte, *rand.Rand) []byte{
	"flipped bits": func(f []byte, random *rand.Rand) []byte {
		for range 1 + random.IntN(4) {
			f[random.IntN(len(f))] ^= 1 << random.IntN(8)
		}
		return f
	},
	"cut off":         func(f []byte, random *rand.Rand) []byte { return f[:random.IntN(len(f))] },
	"cut at the head": func(f []byte, random *rand.Rand) []byte { return f[1+random.IntN(len(f)-1):] },
	"a block lost":    func(f []byte, random *rand.Rand) []byte { at, n := span(f, random); return slices.Delete(f, at, at+n) },
	"a block of zeros": func(f []byte, random *rand.Rand) []byte {
		at, n := span(f, random)
		clear(f[at : at+n])
		return f
	},
	"a block twice": func(f []byte, random *rand.Rand) []byte {
		at, n := span(f, random)
		return slices.Insert(f, at, slices.Clone(f[at:at+n])...)
	},
	"swapped blocks": func(f []byte, random *rand.Rand) []byte {
		size := 1 + random.IntN(len(f)/2)
		at := random.IntN(len(f) - 2*size + 1)
		block := slices.Clone(f[at : at+size])
		copy(f[at:], f[at+size:at+2*size])
		copy(f[at+size:], block)
		return f
	},
	"noise": func(f []byte, random *rand.Rand) []byte {
		at, n := span(f, random)
		for i := at; i < at+n; i++ {
			f[i] = byte(random.Uint32())
		}
		return f
	},
	"swapped members": func(f []byte, random *rand.Rand) []byte {
		m := split(f)
		i, j := random.IntN(len(m)), random.IntN(len(m))
		m[i], m[j] = m[j], m[i]
		return bytes.Join(m, nil)
	},
	"a member lost": func(f []byte, random *rand.Rand) []byte {
		m := split(f)
		i := random.IntN(len(m))
		return bytes.Join(slices.Delete(m, i, i+1), nil)
	},
	"a bomb": func(f []byte, random *rand.Rand) []byte {
		var bomb bytes.Buffer
		w := copyfile.NewWriter(&bomb)
		for range 1 + random.IntN(8) {
			_ = w.Line(bytes.Repeat([]byte{byte(' ' + random.IntN(90))}, 1<<20)) // fits
		}
		_ = w.Close()
		return append(f, bomb.Bytes()...)
	},
}

// span is a random part of a file.
func span(f []byte, random *rand.Rand) (at, size int) {
	at = random.IntN(len(f))
	return at, 1 + random.IntN(min(4096, len(f)-at))
}

// split cuts a file where members begin.
func split(f []byte) (members [][]byte) {
	begin := f[:10]
	for len(f) > 0 {
		next := bytes.Index(f[1:], begin)
		if next < 0 {
			return append(members, f)
		}
		members, f = append(members, slices.Clone(f[:1+next])), f[1+next:]
	}
	return members
}

// TestNoDamagedCopyIsAcceptedInSilence damages copies in all ways. What is still
// read of them was there before.
func TestNoDamagedCopyIsAcceptedInSilence(t *testing.T) {
	t.Parallel()
	clock, random := newCalendar(), rand.New(rand.NewPCG(31, 32))
	s := muddled(t, clock, random, 400)
	original := copyOf(t, s).file
	if n := len(split(original)); n < 3 {
		t.Fatalf("the copy has %d members", n)
	}
	lines := func(file []byte) map[string]bool {
		all := map[string]bool{}
		_, err := s.items(file, func(it *item) error {
			line, err := json.Marshal(it)
			all[string(line)] = true
			return err
		})
		check(t, err)
		return all
	}
	there := lines(original)
	var kinds []string
	for name := range damages {
		kinds = append(kinds, name)
	}
	slices.Sort(kinds)
	refused, read, merged, same := 0, 0, 0, 0
	for n := 0; refused+read < int(rounds(uint64(*damagedCopies))); n++ {
		kind := kinds[n%len(kinds)]
		file := damages[kind](slices.Clone(original), random)
		if bytes.Equal(file, original) {
			same++
			continue
		}
		c, err := s.ReadCopy(bytes.NewReader(file))
		switch {
		case err != nil:
			refused++
			continue
		case !c.Damaged:
			t.Fatalf("copy %d, %s: accepted in silence", n, kind)
		}
		read++
		for line := range lines(file) {
			if !there[line] {
				t.Fatalf("copy %d, %s: %s was never there", n, kind, line)
			}
		}
		demand(t, s.Replace(c), ErrDamagedCopy)
		if n%97 == 0 {
			merged++
			other := must(t, t.TempDir(), clock.read)
			matches, results, err := other.Merge(c, true)
			check(t, err)
			if matches != c.Matches || results != c.Results {
				t.Fatalf("copy %d, %s: %d matches and %d results came of %+v", n, kind, matches, results, c)
			}
			holdings(t, other)
		}
	}
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	t.Logf("%d copies of %d bytes: %d refused, %d read in part with a word, %d of them merged (and %d more were not changed); the process took %d MB",
		refused+read, len(original), refused, read, merged, same, memory.Sys>>20)
}

// FuzzCopy reads what somebody has written on purpose, and uses what is accepted.
func FuzzCopy(f *testing.F) {
	dir := f.TempDir()
	lib := stock(f, 4)
	from := must(f, lib.dir, newCalendar().read)
	s := must(f, dir, newCalendar().read)
	_, err := s.db.Exec("PRAGMA synchronous = OFF") // nothing is to be kept
	check(f, err)
	_, err = s.items(copyOf(f, from).file, func(it *item) error {
		line, err := json.Marshal(it)
		f.Add(line)
		return err
	})
	check(f, err)
	f.Fuzz(func(t *testing.T, text []byte) {
		var file bytes.Buffer
		w := copyfile.NewWriter(&file)
		for line := range bytes.SplitSeq(text, []byte{'\n'}) {
			check(t, w.Line(line))
		}
		check(t, w.Close())
		c, err := s.ReadCopy(&file)
		check(t, err)
		if c.Matches+c.Results == 0 {
			return
		}
		_, _, err = s.write(c.source(s), true, true)
		check(t, err)
		for shelf := InProgress; shelf <= Deleted; shelf++ {
			matches, err := s.Matches(shelf)
			check(t, err)
			for _, m := range matches {
				_, _ = s.Load(m.ID)
			}
		}
		for _, g := range games {
			_, err = s.Statistics(g.Name(), "")
			check(t, err)
			_, err = s.HighScores(g.Name(), "", 10)
			check(t, err)
		}
	})
}
