package savegames

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// A volatile is a folder on a disk that keeps, when the power goes, what was synced,
// and of all else any part: of a file any of the sectors that were written since it
// was synced, and it has grown or was cut off or not; of a folder any of the names that
// were given or taken since it was synced. A rename is done or not. A sync of a file
// does not keep its name.
type volatile struct {
	root *node
	open map[int]*node
}

// A node is a file or a folder.
type node struct {
	names, syncedNames map[string]*node // nil for a file
	unsyncedNames      []map[string]*node

	data, synced []byte
	unsynced     []edit
}

// An edit is one write to a file, or a change of its size.
type edit struct {
	at     int
	data   []byte
	resize bool
}

// newVolatile reads a folder, all of which is synced.
func newVolatile(dir string) (*volatile, error) {
	root, err := readNode(dir)
	return &volatile{root, map[int]*node{}}, err
}

func readNode(path string) (*node, error) {
	entries, err := os.ReadDir(path)
	if err != nil {
		data, err := os.ReadFile(path)
		return &node{data: data, synced: data}, err
	}
	n := &node{names: map[string]*node{}}
	for _, e := range entries {
		if n.names[e.Name()], err = readNode(filepath.Join(path, e.Name())); err != nil {
			return nil, err
		}
	}
	n.syncedNames = maps.Clone(n.names)
	return n, nil
}

// find returns a node, nil if there is none, with the folder that it is in.
func (v *volatile) find(path string) (parent, n *node) {
	n = v.root
	if path == "." {
		return nil, n
	}
	for name := range strings.SplitSeq(filepath.ToSlash(path), "/") {
		if n == nil {
			return nil, nil
		}
		parent, n = n, n.names[name]
	}
	return parent, n
}

func (v *volatile) do(c call) error {
	file := v.open[c.file]
	if file == nil && slices.Contains([]string{"write", "copy", "resize", "sync"}, c.kind) {
		return fmt.Errorf("%s of a file that is not open", c.kind)
	}
	parent, n := v.find(c.path)
	name := filepath.Base(c.path)
	switch c.kind {
	case "open":
		if n == nil && c.create {
			n = &node{}
			parent.rename(map[string]*node{name: n})
		}
		if c.truncate {
			n.edit(edit{resize: true})
		}
		if v.open[c.file] = n; n == nil {
			return fmt.Errorf("%s is not there", c.path)
		}
	case "write":
		file.edit(edit{at: c.at, data: c.data})
	case "copy":
		file.edit(edit{at: c.at, data: slices.Clone(v.open[c.from].data[c.fromAt : c.fromAt+c.size])})
	case "resize":
		file.edit(edit{at: c.size, resize: true})
	case "sync":
		file.synced, file.unsynced = slices.Clone(file.data), nil
		file.syncedNames, file.unsyncedNames = maps.Clone(file.names), nil
	case "rename":
		to, _ := v.find(c.to)
		if parent != to {
			return fmt.Errorf("%s goes to another folder", c.path)
		}
		parent.rename(map[string]*node{name: nil, filepath.Base(c.to): n})
	case "remove":
		parent.rename(map[string]*node{name: nil})
	case "mkdir":
		parent.rename(map[string]*node{name: {names: map[string]*node{}, syncedNames: map[string]*node{}}})
	}
	return nil
}

// rename gives names to nodes and takes those of nil, all at once.
func (n *node) rename(names map[string]*node) {
	give(n.names, names)
	n.unsyncedNames = append(n.unsyncedNames, names)
}

func give(all, names map[string]*node) {
	maps.Copy(all, names)
	maps.DeleteFunc(all, func(_ string, n *node) bool { return n == nil })
}

func (n *node) edit(e edit) {
	n.data = resized(n.data, e.sizeAfter(len(n.data)))
	copy(n.data[e.at:], e.data)
	n.unsynced = append(n.unsynced, e)
}

func (e edit) sizeAfter(size int) int {
	if e.resize {
		return e.at
	}
	return max(size, e.at+len(e.data))
}

func resized(data []byte, size int) []byte {
	if size <= len(data) {
		return data[:size:size]
	}
	return append(data[:len(data):len(data)], make([]byte, size-len(data))...)
}

// someChance is how likely it is that something unsynced has reached the disk.
func someChance(random *rand.Rand) float64 {
	return []float64{0, 0.1, 0.5, 0.9, 0.98, 1}[random.IntN(6)]
}

// cut writes to a new folder what a power cut leaves of a node.
func (n *node) cut(path string, random *rand.Rand) error {
	if n.names == nil {
		return os.WriteFile(path, n.left(random), 0o600)
	}
	left, kept := maps.Clone(n.syncedNames), someChance(random)
	lastOnly := random.IntN(3) == 0
	for i, names := range n.unsyncedNames {
		if lastOnly && i == len(n.unsyncedNames)-1 || !lastOnly && random.Float64() < kept {
			give(left, names)
		}
	}
	if err := os.Mkdir(path, 0o700); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(left)) {
		if err := left[name].cut(filepath.Join(path, name), random); err != nil {
			return err
		}
	}
	return nil
}

// left is what a power cut leaves of a file. A disk gets a sector as it is at some
// moment, with all that was written to it until then.
func (n *node) left(random *rand.Rand) []byte {
	if n.unsynced == nil {
		return n.synced
	}
	kept := someChance(random)
	size, most := len(n.synced), len(n.synced)
	for _, e := range n.unsynced {
		most = max(most, e.at+len(e.data))
	}
	left := make([]byte, most)
	copy(left, n.synced)
	late := map[int]bool{} // the sectors that the disk gets no more
	for _, e := range n.unsynced {
		if random.Float64() < kept {
			size = e.sizeAfter(size)
			if e.resize {
				clear(left[e.at:])
				clear(late)
			}
		}
		for at := e.at; at < e.at+len(e.data); {
			s := at / sectorSize
			end := min((s+1)*sectorSize, e.at+len(e.data))
			if late[s] = late[s] || random.Float64() >= kept; !late[s] {
				copy(left[at:end], e.data[at-e.at:end-e.at])
			}
			at = end
		}
	}
	return left[:size]
}

// compare returns an error if a folder is not as it is here, but for what is only
// an index in shared memory.
func (n *node) compare(path string) error {
	have, err := readNode(path)
	if err != nil {
		return err
	}
	if names, want := slices.Sorted(maps.Keys(have.names)), slices.Sorted(maps.Keys(n.names)); !slices.Equal(names, want) {
		return fmt.Errorf("%s holds %q, traced were %q", path, names, want)
	}
	for name, child := range n.names {
		if strings.HasSuffix(name, "-shm") {
			continue
		}
		if err := child.compare(filepath.Join(path, name)); err != nil {
			return err
		}
	}
	if n.names == nil && string(have.data) != string(n.data) {
		return fmt.Errorf("%s is not as it was traced (%d bytes and %d)", path, len(have.data), len(n.data))
	}
	return nil
}
