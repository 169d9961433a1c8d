package copyfile

import (
	"bytes"
	"compress/flate"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// write makes a file of lines, and fails if it cannot.
func write(t interface{ Fatal(...any) }, lines []string) []byte {
	var file bytes.Buffer
	w := NewWriter(&file)
	for _, line := range lines {
		if err := w.Line([]byte(line)); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return file.Bytes()
}

// read lists the lines of a file.
func read(file []byte) (lines []string, whole bool, err error) {
	whole, err = Read(file, func(line []byte) error {
		lines = append(lines, string(line))
		return nil
	})
	return lines, whole, err
}

// many are lines for several members.
func many() (lines []string) {
	for n := range 400 {
		lines = append(lines, fmt.Sprint(n, strings.Repeat(" line", n)))
	}
	return lines
}

func TestWhatIsWrittenIsRead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		lines := rapid.SliceOf(rapid.StringMatching(`[^\n]{0,100}`)).Draw(t, "lines")
		have, whole, err := read(write(t, lines))
		if err != nil || !whole || !slices.Equal(have, lines) {
			t.Fatalf("read %q, %v, %v", have, whole, err)
		}
	})
}

// A file can be read without this program.
func TestAnyToolForGzipUnpacksAFile(t *testing.T) {
	lines := many()
	r, err := gzip.NewReader(bytes.NewReader(write(t, lines)))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(r)
	if err != nil || string(text) != strings.Join(lines, "\n")+"\n" {
		t.Errorf("unpacked %d bytes, %v", len(text), err)
	}
}

// members are the members of a file that is whole.
func members(file []byte) (all [][]byte) {
	for len(file) > 0 {
		m := (&reader{rest: file}).member()
		all = append(all, m)
		file = file[len(m):]
	}
	return all
}

// Whatever happens to a file, it is no longer whole, and each member that is still
// there is read once.
func TestDamageIsSeen(t *testing.T) {
	lines := many()
	file := write(t, lines)
	all := members(file)
	if len(all) < 4 {
		t.Fatalf("%d members", len(all))
	}
	other := members(write(t, lines))
	cases := map[string]struct {
		members [][]byte
		lost    int // members
	}{
		"one is missing":              {slices.Delete(slices.Clone(all), 1, 2), 1},
		"the first is missing":        {all[1:], 1},
		"the last is missing":         {all[:len(all)-1], 1},
		"two have changed places":     {append([][]byte{all[1], all[0]}, all[2:]...), 0},
		"one is there twice":          {append([][]byte{all[0], all[0]}, all[1:]...), 0},
		"one comes after the last":    {append(slices.Clone(all), all[1]), 0},
		"one is of another file":      {append([][]byte{all[0], other[1]}, all[2:]...), 1},
		"something lies before it":    {append([][]byte{[]byte("?")}, all...), 0},
		"something lies after it":     {append(slices.Clone(all), []byte("?")), 0},
		"something lies between them": {append([][]byte{all[0], magic}, all[1:]...), 0},
	}
	for name, c := range cases {
		have, whole, err := read(bytes.Join(c.members, nil))
		if err != nil || whole {
			t.Errorf("%s: whole is %v, %v", name, whole, err)
		}
		slices.Sort(have)
		if unique := len(slices.Compact(have)); unique != len(have) || c.lost == 0 && len(have) != len(lines) || len(have) == 0 {
			t.Errorf("%s: %d lines are read, %d of them once", name, len(have), unique)
		}
	}
}

// No byte is there that may change unseen.
func TestEveryByteIsSealed(t *testing.T) {
	file := write(t, []string{"a line", "another"})
	for i := range file {
		for bit := range 8 {
			file[i] ^= 1 << bit
			if _, whole, _ := read(file); whole {
				t.Errorf("bit %d of byte %d may change unseen", bit, i)
			}
			file[i] ^= 1 << bit
		}
	}
	for n := range file {
		if _, whole, _ := read(file[:n]); whole {
			t.Errorf("the first %d bytes count as whole", n)
		}
	}
}

// forge makes a member whose seal is right, whatever it says.
func forge(packed []byte, text uint32, version byte) []byte {
	m := append(slices.Clone(magic), make([]byte, headSize-len(magic))...)
	m = append(append(m, packed...), make([]byte, tailSize)...)
	content, _ := io.ReadAll(flate.NewReader(bytes.NewReader(packed)))
	binary.LittleEndian.PutUint32(m[len(m)-tailSize:], crc32.ChecksumIEEE(content))
	binary.LittleEndian.PutUint32(m[len(m)-4:], text)
	m[atVersion], m[atLast] = version, 1
	binary.BigEndian.PutUint32(m[atLength:], uint32(len(m)-headSize))
	copy(m[atSeal:], seal(m))
	return m
}

func pack(text []byte) []byte {
	var packed bytes.Buffer
	w, _ := flate.NewWriter(&packed, flate.BestCompression)
	_, _ = w.Write(text)
	_ = w.Close()
	return packed.Bytes()
}

// zeros packs so many zeros.
func zeros(n int) []byte { return pack(make([]byte, n)) }

func TestFilesAreRefused(t *testing.T) {
	bomb, breaks := zeros(mostMember), bytes.Repeat([]byte{'\n'}, mostLines+1)
	var bombs []byte
	for n := range mostText/mostMember + 2 {
		m := forge(bomb, mostMember, Version)
		binary.BigEndian.PutUint32(m[atIndex:], uint32(n))
		copy(m[atSeal:], seal(m))
		bombs = append(bombs, m...)
	}
	for name, c := range map[string]struct {
		file []byte
		want error
	}{
		"nothing":                        {nil, ErrNone},
		"another file":                   {[]byte("SQLite format 3\x00 and more"), ErrNone},
		"a plain member of gzip":         {append([]byte{0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff}, bomb...), ErrNone},
		"a newer version":                {forge(nil, 0, Version+1), ErrNewer},
		"a member that is too large":     {forge(zeros(mostMember+1), mostMember+1, Version), ErrTooLarge},
		"many of them":                   {bombs, ErrTooLarge},
		"a file that is too large":       {make([]byte, MostFile+1), ErrTooLarge},
		"more lines than there ever are": {forge(pack(breaks), uint32(len(breaks)), Version), ErrTooLarge},
	} {
		if _, _, err := read(c.file); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
	// It says that it is small, and is not.
	if lines, whole, err := read(forge(bomb, 10, Version)); whole || err != nil || len(lines) > 0 {
		t.Errorf("a liar: %d lines, %v, %v", len(lines), whole, err)
	}
}

// A file full of beginnings that each claim the rest of it is not hashed forever.
func TestSearchForMembersEnds(t *testing.T) {
	head := make([]byte, headSize)
	copy(head, magic)
	file := bytes.Repeat(head, MostFile/headSize)
	for at := 0; at < len(file); at += headSize {
		binary.BigEndian.PutUint32(file[at+atLength:], uint32(max(tailSize, len(file)-at-headSize)))
	}
	r := reader{rest: file, read: map[uint32]bool{}}
	for len(r.rest) > headSize && r.hashed <= mostHashed {
		r.member()
		r.rest = r.rest[headSize:]
	}
	if r.hashed > mostHashed+MostFile {
		t.Errorf("%d bytes were hashed", r.hashed)
	}
	if _, _, err := read(file); !errors.Is(err, ErrNone) {
		t.Error(err)
	}
}

func TestTooMuchIsNotWritten(t *testing.T) {
	w := NewWriter(io.Discard)
	if err := w.Line(make([]byte, mostMember)); !errors.Is(err, ErrTooLarge) {
		t.Errorf("a long line: %v", err)
	}
	w = NewWriter(io.Discard)
	var err error
	for n := 0; n <= mostLines && err == nil; n++ {
		err = w.Line(nil)
	}
	if !errors.Is(err, ErrTooLarge) {
		t.Errorf("many lines: %v", err)
	}
}

func FuzzRead(f *testing.F) {
	file := write(f, []string{"one", "two"})
	f.Add(file)
	f.Add(file[:len(file)/2])
	f.Add(append(slices.Clone(magic), file...))
	f.Add(forge(zeros(1000), 1000, Version))
	f.Fuzz(func(t *testing.T, file []byte) {
		lines, whole, err := read(file)
		if err != nil && whole {
			t.Error("whole, and ", err)
		}
		if whole {
			again, _, err := read(write(t, lines))
			if err != nil || !slices.Equal(again, lines) {
				t.Errorf("%q came back as %q, %v", lines, again, err)
			}
		}
	})
}
