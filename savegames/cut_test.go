package savegames

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// cuts are lengths to which a file is cut off: at some pages or frames, beside
// them, and anywhere.
func cuts(size, unit int) []int {
	random := rand.New(rand.NewPCG(9, 10))
	var lengths []int
	for at := 0; at < size; at += unit {
		lengths = append(lengths, at, at+random.IntN(unit))
	}
	return slices.DeleteFunc(lengths, func(n int) bool { return n >= size })
}

func TestAFileThatIsCutOffAnywhere(t *testing.T) {
	t.Parallel()
	lib := stock(t, 12)
	whole, err := os.ReadFile(lib.file())
	check(t, err)
	parent := t.TempDir()
	for _, length := range cuts(len(whole), 4096) {
		where := fmt.Sprintf("cut to %d of %d bytes", length, len(whole))
		there := lib
		there.dir = filepath.Join(parent, fmt.Sprint(length))
		check(t, os.MkdirAll(there.dir, 0o700))
		check(t, os.WriteFile(there.file(), whole[:length], 0o600))
		s, report, err := Open(there.dir, games, newCalendar().read)
		if err != nil || report == nil {
			t.Fatalf("%s: %v, report %v", where, err, report)
		}
		demandFile(t, report.SetAside, whole[:length])
		there.auditRescued(t, s, *report, where)
		check(t, s.Close())
	}
}

// TestALogThatIsCutOffAnywhere is what the power may leave of a log when it
// goes: the match is as it was after one of its moves, and nothing is reported.
func TestALogThatIsCutOffAnywhere(t *testing.T) {
	t.Parallel()
	lib := library{dir: t.TempDir()}
	id, saved, whole, log := lib.leftInTheLog(t, "cut-off", 6)
	parent := t.TempDir()
	latest := 0
	for _, length := range cuts(len(log), frameHeader+4096) {
		lib.dir = filepath.Join(parent, fmt.Sprint(length))
		check(t, os.MkdirAll(lib.dir, 0o700))
		check(t, os.WriteFile(lib.file(), whole, 0o600))
		check(t, os.WriteFile(lib.file()+"-wal", log[:length], 0o600))
		s := must(t, lib.dir, newCalendar().read)
		got, err := s.Load(id)
		if !errors.Is(err, ErrNoMatch) {
			check(t, err)
			at := slices.Index(saved, digest(got))
			if at < latest {
				t.Fatalf("%d of %d bytes: after state %d the match is at state %d", length, len(log), latest, at)
			}
			latest = at
		}
		check(t, s.Close())
	}
	if latest < len(saved)-2 {
		t.Errorf("the whole log but its end leads to state %d of %d", latest, len(saved)-1)
	}
}

// lastTransaction is where the frames of the last transaction of a log begin.
func lastTransaction(log []byte) int {
	const frame = frameHeader + 4096
	begin, next := logHeader, logHeader
	for at := logHeader; at+frame <= len(log); at += frame {
		if commits := binary.BigEndian.Uint32(log[at+4:]) != 0; commits {
			begin, next = next, at+frame
		}
	}
	return begin
}

// TestAPowerCutReordersTheLastTransaction writes any of the sectors of the last
// transaction, as a disk may until it is told to sync: no alarm, and the match is
// as it was before or after. Of the transactions before it, all was synced.
func TestAPowerCutReordersTheLastTransaction(t *testing.T) {
	t.Parallel()
	const frame = frameHeader + 4096
	lib := library{dir: t.TempDir()}
	id, saved, whole, log := lib.leftInTheLog(t, "reordered", 6)
	begin := lastTransaction(log)
	if begin > len(log)-2*frame {
		t.Fatal("the last transaction has only one frame")
	}
	random := rand.New(rand.NewPCG(15, 16))
	parent := t.TempDir()
	for round := range 40 {
		cut := slices.Clone(log)
		lost := func(from, to int) { clear(cut[max(from, begin):min(to, len(cut))]) }
		if round%2 == 0 {
			for at := begin; at < len(cut); at += frame {
				if random.IntN(2) == 0 {
					lost(at, at+frame)
				}
			}
		} else {
			for at := begin / sectorSize * sectorSize; at < len(cut); at += sectorSize {
				if random.IntN(8) == 0 {
					lost(at, at+sectorSize)
				}
			}
		}
		lib.dir = filepath.Join(parent, fmt.Sprint(round))
		check(t, os.MkdirAll(lib.dir, 0o700))
		check(t, os.WriteFile(lib.file(), whole, 0o600))
		check(t, os.WriteFile(lib.file()+"-wal", cut, 0o600))
		s := must(t, lib.dir, newCalendar().read)
		got, err := s.Load(id)
		check(t, err)
		if at := slices.Index(saved, digest(got)); at < len(saved)-2 {
			t.Errorf("round %d: the match is at state %d of %d", round, at, len(saved)-1)
		}
		// What the cut has left of the transaction must not be taken for a part
		// of the next ones, of which the power cuts one as well.
		m := deal(t, "next")
		next := create(t, s, m)
		killed := filepath.Join(parent, fmt.Sprint(round, " killed"))
		check(t, os.MkdirAll(killed, 0o700))
		check(t, copyDatabase(lib.file(), filepath.Join(killed, databaseName)))
		check(t, s.Close())
		lib.dir = killed
		log, err := os.ReadFile(lib.file() + "-wal")
		check(t, err)
		begin := lastTransaction(log)
		clear(log[begin : begin+frame])
		check(t, os.WriteFile(lib.file()+"-wal", log, 0o600))
		_, err = must(t, killed, newCalendar().read).Load(next)
		demand(t, err, ErrNoMatch)
	}
}

// TestAPowerCutTearsAFrameHeader leaves what an earlier log said in the one sector
// and not in the next: where a frame ends a transaction, and of which log it is.
func TestAPowerCutTearsAFrameHeader(t *testing.T) {
	t.Parallel()
	const frame = frameHeader + 4096
	lib := library{dir: t.TempDir()}
	id, saved, whole, log := lib.leftInTheLog(t, "torn-20", 24)
	torn := logHeader
	for torn%sectorSize != sectorSize-8 {
		torn += frame
	}
	begin := lastTransaction(log)
	for ; begin > torn; begin = lastTransaction(log) {
		log = log[:begin]
	}
	if torn+frame >= len(log) {
		t.Fatal("no frame follows in the transaction")
	}
	binary.BigEndian.PutUint32(log[torn:], 7)
	binary.BigEndian.PutUint32(log[torn+4:], 13)
	lib.dir = t.TempDir()
	check(t, os.WriteFile(lib.file(), whole, 0o600))
	check(t, os.WriteFile(lib.file()+"-wal", log, 0o600))
	got, err := must(t, lib.dir, newCalendar().read).Load(id)
	check(t, err)
	if !slices.Contains(saved, digest(got)) {
		t.Errorf("never saved was\n%s", digest(got))
	}
}

// leftInTheLog saves a match after each of its first moves, all of which stay in the
// log, and returns the match's states and what a kill would leave of both files.
func (lib library) leftInTheLog(t *testing.T, seed string, moves int) (id MatchID, saved []string, whole, log []byte) {
	t.Helper()
	s := must(t, lib.dir, newCalendar().read)
	m := deal(t, seed)
	id = create(t, s, m)
	saved = []string{digest(m)}
	for range moves {
		play(t, m, 1)
		check(t, s.Save(id, m))
		saved = append(saved, digest(m))
	}
	whole, err := os.ReadFile(lib.file())
	check(t, err)
	log, err = os.ReadFile(lib.file() + "-wal")
	check(t, err)
	check(t, s.Close())
	return id, saved, whole, log
}
