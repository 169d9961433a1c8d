package hex

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"

	"adytum/widgets"
)

// A floor is the hexagons of a board as one picture: as shapes of their own
// they would be most of the work of drawing a frame.
type floor struct {
	size   fyne.Size
	radius float32 // of what is seen of a hexagon, in units
	flat   bool
	tiles  []floorTile
}

// A floorTile is one hexagon.
type floorTile struct {
	at         fyne.Position
	fill, edge color.NRGBA
	rim        float32 // width of the edge in units
}

// mostPixels is how large the picture gets at most; it is stretched from there.
const mostPixels = 4_000_000

// paint draws the floor for so many pixels.
func (f floor) paint(width, height int) image.Image {
	if shrink := math.Sqrt(mostPixels / float64(width*height)); shrink < 1 {
		width, height = int(float64(width)*shrink), int(float64(height)*shrink)
	}
	picture := image.NewRGBA(image.Rect(0, 0, width, height))
	scale := float32(width) / f.size.Width
	for _, t := range f.tiles {
		f.paintTile(picture, t, scale)
	}
	return picture
}

// paintTile draws one hexagon pixel by pixel, by how far each lies from the edge.
func (f floor) paintTile(picture *image.RGBA, t floorTile, scale float32) {
	x, y, radius := t.at.X*scale, t.at.Y*scale, f.radius*scale
	inner, rim := radius*root3/2, max(1, t.rim*scale)
	box := image.Rect(int(x-radius), int(y-radius), int(x+radius)+1, int(y+radius)+1).Intersect(picture.Bounds())
	for py := box.Min.Y; py < box.Max.Y; py++ {
		row := picture.Pix[picture.PixOffset(box.Min.X, py):]
		for px := box.Min.X; px < box.Max.X; px++ {
			dx, dy := widgets.Magnitude(float32(px)+0.5-x), widgets.Magnitude(float32(py)+0.5-y)
			if f.flat {
				dx, dy = dy, dx
			}
			out := max(dx, dx/2+dy*root3/2) - inner // beyond the edge
			if covered := min(1, 0.5-out); covered > 0 {
				edge := min(max(out+rim+0.5, 0), 1)
				row[0] = blend(t.fill.R, t.edge.R, edge, covered)
				row[1] = blend(t.fill.G, t.edge.G, edge, covered)
				row[2] = blend(t.fill.B, t.edge.B, edge, covered)
				row[3] = uint8(covered*255 + 0.5)
			}
			row = row[4:]
		}
	}
}

// blend is a share of b in a, as much of it as covers a pixel.
func blend(a, b uint8, share, covered float32) uint8 {
	return uint8((float32(a)*(1-share)+float32(b)*share)*covered + 0.5)
}
