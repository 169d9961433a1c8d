package pictures

import (
	"image"

	"github.com/hashicorp/golang-lru/v2/simplelru"
)

// room is how much memory the pictures on the shelf take at most, in bytes.
const room = 32 << 20

// A cupboard keeps pictures that were drawn, and lets go first of what was not asked
// for the longest. It belongs to the UI goroutine.
type cupboard struct {
	*simplelru.LRU[key, image.Image]
	bytes int
}

var shelf = newCupboard()

func newCupboard() *cupboard {
	c := &cupboard{}
	c.LRU, _ = simplelru.NewLRU(1<<20, func(_ key, drawn image.Image) { c.bytes -= sizeOf(drawn) }) // fails for no size only
	return c
}

// put keeps a picture, as long as there is room.
func (c *cupboard) put(k key, drawn image.Image) {
	c.Remove(k)
	c.Add(k, drawn)
	for c.bytes += sizeOf(drawn); c.bytes > room && c.Len() > 1; {
		c.RemoveOldest()
	}
}

// like is a picture in another size, the one that was asked for last, or nothing.
func (c *cupboard) like(k key) image.Image {
	best := nothing
	for _, one := range c.Keys() { // the latest last
		if one.name == k.name && one.tint == k.tint {
			best, _ = c.Peek(one)
		}
	}
	return best
}

func sizeOf(drawn image.Image) int { return 4 * drawn.Bounds().Dx() * drawn.Bounds().Dy() }

// Name is the name of the picture that was drawn as an image; "" for any other image.
func Name(drawn image.Image) string {
	for _, k := range shelf.Keys() {
		if one, _ := shelf.Peek(k); one == drawn {
			return k.name
		}
	}
	return ""
}
