// Package copyfile reads and writes files of lines that carry their own proof.
//
// A file is a row of gzip members, so that any tool for gzip unpacks it. The extra
// field of each member says where it belongs and seals it; docs/copy.md gives the
// layout. What is whole is known to be whole, to the last byte; of what is not,
// each member can still be read by itself.
package copyfile

import (
	"bytes"
	"compress/flate"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io"
)

// Version is that of the files that are written. The layout of the members and
// their seals is the same in all versions.
const Version = 1

// The bounds of a file; they keep a hostile one cheap.
const (
	// MostFile is how large a file may be, in bytes.
	MostFile = 32 << 20
	// mostMember is how much text a member may hold, mostText all of them.
	mostMember = 8 << 20
	mostText   = 256 << 20
	mostLines  = 500_000
	// mostHashed is how much is hashed in search of members.
	mostHashed = 4 * MostFile
)

// fullMember is how much text closes a member, in bytes.
const fullMember = 16 << 10

// The errors of this package.
var (
	// ErrNone says that nothing in a file can be read: it is damaged or no such file.
	ErrNone = errors.New("copyfile: nothing can be read")
	// ErrNewer says that a later version of this package has written the file.
	ErrNewer = errors.New("copyfile: written by a newer version")
	// ErrTooLarge says that a file holds more than the bounds allow.
	ErrTooLarge = errors.New("copyfile: too large")
)

// The places in the header of a member. What comes before the version is the same
// in all of them.
const (
	atVersion = 16
	atLast    = 17
	atID      = 18
	atIndex   = 26
	atLength  = 30
	atSeal    = 34
	headSize  = atSeal + sha256.Size
	tailSize  = 8 // of gzip: checksum and length of the text
)

// magic begins each member: that of gzip with an extra field, no date and no
// system, and the field's mark and length.
var magic = []byte{0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 0xff, headSize - 12, 0, 'A', 'D', headSize - 16, 0}

// A Writer writes a file. Close must be called to complete it.
type Writer struct {
	to      io.Writer
	id      [8]byte
	index   uint32
	pending bytes.Buffer
	size    int
	text    int
	lines   int
}

// NewWriter makes a writer.
func NewWriter(to io.Writer) *Writer {
	w := &Writer{to: to}
	_, _ = rand.Read(w.id[:]) // never fails
	return w
}

// Line adds a line without a line break in it. The error is ErrTooLarge or that of
// the writer below.
func (w *Writer) Line(line []byte) error {
	if w.pending.Len() > 0 && w.pending.Len()+len(line) > fullMember {
		if err := w.flush(false); err != nil {
			return err
		}
	}
	w.pending.Write(line)
	w.pending.WriteByte('\n')
	w.text += len(line) + 1
	w.lines++
	if len(line) >= mostMember || w.text > mostText || w.lines > mostLines {
		return ErrTooLarge
	}
	return nil
}

// Close writes what is left and completes the file. The error is as from Line.
func (w *Writer) Close() error { return w.flush(true) }

func (w *Writer) flush(last bool) error {
	text := w.pending.Bytes()
	var member bytes.Buffer
	member.Write(magic)
	member.Write(make([]byte, headSize-len(magic)))
	deflate, err := flate.NewWriter(&member, flate.BestCompression)
	if err != nil {
		return err
	}
	_, err = deflate.Write(text)
	if err := errors.Join(err, deflate.Close()); err != nil {
		return err
	}
	m := member.Bytes()
	m = binary.LittleEndian.AppendUint32(m, crc32.ChecksumIEEE(text))
	m = binary.LittleEndian.AppendUint32(m, uint32(len(text)))
	m[atVersion] = Version
	if last {
		m[atLast] = 1
	}
	copy(m[atID:], w.id[:])
	binary.BigEndian.PutUint32(m[atIndex:], w.index)
	binary.BigEndian.PutUint32(m[atLength:], uint32(len(m)-headSize))
	copy(m[atSeal:], seal(m))
	w.index++
	w.pending.Reset()
	if w.size += len(m); w.size > MostFile {
		return ErrTooLarge
	}
	_, err = w.to.Write(m)
	return err
}

// seal is the checksum over all of a member but itself.
func seal(member []byte) []byte {
	h := sha256.New()
	h.Write(member[:atSeal])
	h.Write(member[headSize:])
	return h.Sum(nil)
}

// Read calls a function with each line of a file, and reports whether that is all
// that was once written and nothing else. Of a file that is not whole, it reads the
// members that are. The line is good until the function returns.
//
// The error is ErrNone, ErrNewer, ErrTooLarge or that of the function.
func Read(file []byte, line func([]byte) error) (whole bool, err error) {
	if len(file) > MostFile {
		return false, ErrTooLarge
	}
	r := reader{rest: file, line: line, read: map[uint32]bool{}, whole: true}
	for len(r.rest) > 0 && r.hashed <= mostHashed {
		m := r.member()
		if m == nil {
			r.whole = false
			next := bytes.Index(r.rest[1:], magic)
			if next < 0 {
				break
			}
			r.rest = r.rest[1+next:]
			continue
		}
		r.rest = r.rest[len(m):]
		if err := r.take(m); err != nil {
			return false, err
		}
	}
	if len(r.read) == 0 {
		return false, ErrNone
	}
	return r.whole && r.ended && len(r.rest) == 0, nil
}

type reader struct {
	rest   []byte
	line   func([]byte) error
	hashed int
	id     []byte
	read   map[uint32]bool
	whole  bool
	ended  bool
	text   bytes.Buffer
	size   int
	lines  int
}

// member is the member that the rest begins with, nil if it begins with none.
func (r *reader) member() []byte {
	if len(r.rest) < headSize+tailSize || !bytes.HasPrefix(r.rest, magic) {
		return nil
	}
	length := int64(binary.BigEndian.Uint32(r.rest[atLength:]))
	if length < tailSize || length > int64(len(r.rest)-headSize) {
		return nil
	}
	m := r.rest[:headSize+int(length)]
	r.hashed += len(m)
	if !bytes.Equal(seal(m), m[atSeal:headSize]) {
		return nil
	}
	return m
}

// take reads a member that is whole, wherever it stands.
func (r *reader) take(m []byte) error {
	if m[atVersion] != Version {
		return ErrNewer
	}
	index := binary.BigEndian.Uint32(m[atIndex:])
	if r.id == nil {
		r.id = m[atID:atIndex]
	}
	if !bytes.Equal(r.id, m[atID:atIndex]) || r.read[index] {
		r.whole = false // of another file, or there twice
		return nil
	}
	if r.ended || int(index) != len(r.read) {
		r.whole = false
	}
	r.read[index] = true
	r.ended = r.ended || m[atLast] == 1
	text, err := r.unpack(m)
	if err != nil || text == nil {
		return err
	}
	for len(text) > 0 {
		line, rest, _ := bytes.Cut(text, []byte{'\n'})
		text = rest
		if r.lines++; r.lines > mostLines {
			return ErrTooLarge
		}
		if err := r.line(line); err != nil {
			return err
		}
	}
	return nil
}

// unpack is the text of a member, nil if it is not what the member says. Its length
// is known before anything is unpacked.
func (r *reader) unpack(m []byte) ([]byte, error) {
	tail := m[len(m)-tailSize:]
	length := int(binary.LittleEndian.Uint32(tail[4:]))
	if r.size += length; length > mostMember || r.size > mostText {
		return nil, ErrTooLarge
	}
	packed := bytes.NewReader(m[headSize : len(m)-tailSize])
	r.text.Reset()
	_, err := r.text.ReadFrom(io.LimitReader(flate.NewReader(packed), int64(length)+1))
	text := r.text.Bytes()
	if err != nil || packed.Len() > 0 || len(text) != length || crc32.ChecksumIEEE(text) != binary.LittleEndian.Uint32(tail) {
		r.whole = false
		return nil, nil
	}
	return text, nil
}
