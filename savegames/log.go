package savegames

import (
	"encoding/binary"
	"errors"
	"io/fs"
	"os"
)

// The write-ahead log begins with a header and consists of frames, each a
// header and a page. The numbers are big-endian.
const (
	logHeader   = 32
	frameHeader = 24
)

// sectorSize is the least that a disk writes at once.
const sectorSize = 512

// checkLog looks for damage in the log that a killed process has left. SQLite
// silently drops what comes after a broken frame: rightly so if the frame is of
// the last transaction, of which a disk may have written any part when the power
// went. Of the transactions before, all was synced. A flipped bit in the last
// one looks just like a power cut and stays unseen.
func checkLog(path string) error {
	log, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if len(log) <= logHeader+frameHeader {
		return nil
	}
	if brokenLog(log) {
		return &unfitError{reason: ReasonDamaged, err: errors.New("a broken log"), cut: true}
	}
	return nil
}

func brokenLog(log []byte) bool {
	number := func(at []byte) uint32 { return binary.BigEndian.Uint32(at) }
	var words binary.ByteOrder = binary.LittleEndian
	if number(log)&1 != 0 {
		words = binary.BigEndian
	}
	header := log[:logHeader]
	sum := logSum{}.add(words, header[:24])
	if !sum.is(header[24:]) {
		return true
	}
	salts := string(header[16:24])
	size := frameHeader + int(number(header[8:]))
	broken, ended := false, false
	for at := logHeader; at+size <= len(log); at += size {
		frame := log[at:][:size]
		current := string(frame[8:16]) == salts // else of an earlier log
		if !broken {
			sum = sum.add(words, frame[:8]).add(words, frame[frameHeader:])
			broken = !current || !sum.is(frame[16:])
		} else if current && ended {
			return true
		}
		// The salts may have come to the disk in another sector than what stands
		// before them, which then is of an earlier log.
		torn := (at+8)%sectorSize == 0
		commits := number(frame[4:]) != 0 && !torn
		ended = ended || broken && current && commits
	}
	return false
}

// A logSum is SQLite's checksum of a log up to some point.
type logSum [2]uint32

func (s logSum) add(words binary.ByteOrder, data []byte) logSum {
	for ; len(data) >= 8; data = data[8:] {
		s[0] += words.Uint32(data) + s[1]
		s[1] += words.Uint32(data[4:]) + s[0]
	}
	return s
}

func (s logSum) is(stored []byte) bool {
	return s[0] == binary.BigEndian.Uint32(stored) && s[1] == binary.BigEndian.Uint32(stored[4:])
}
