package controls

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/labels"
)

// Tile is a large control: a picture, a title and some lines about it. It lies,
// with the picture at the left, or stands, with the picture above.
type Tile struct {
	pressable

	picture  fyne.CanvasObject
	aspect   float32
	title    *labels.Heading
	lines    []*labels.Text
	standing bool
}

var (
	_ fyne.Focusable  = (*Tile)(nil)
	_ fyne.Accessible = (*Tile)(nil)
)

// NewTile makes a lying tile. The picture's width over its height is aspect; it
// may be nil.
func NewTile(picture fyne.CanvasObject, aspect float32, title string, lines []string, tapped func()) *Tile {
	t := &Tile{picture: picture, aspect: aspect, title: labels.NewHeading(title, theme.SizeNameSubHeadingText)}
	for _, line := range lines {
		t.lines = append(t.lines, labels.NewNote(line))
	}
	t.OnTapped = tapped
	t.ExtendBaseWidget(t)
	return t
}

// SetStanding puts the picture above the words, or at their left.
func (t *Tile) SetStanding(standing bool) {
	if standing == t.standing {
		return
	}
	t.standing = standing
	t.Refresh()
}

// SetWords changes the title and as many lines as the tile was made with.
func (t *Tile) SetWords(title string, lines ...string) {
	t.title.SetText(title)
	for i, line := range t.lines {
		if i < len(lines) {
			line.SetText(lines[i])
		}
	}
	t.Refresh()
}

// AccessibilityLabel is the title and the lines.
func (t *Tile) AccessibilityLabel() string {
	words := []string{t.title.Text()}
	for _, line := range t.lines {
		words = append(words, line.AccessibilityLabel())
	}
	return strings.Join(words, ". ")
}

// CreateRenderer implements fyne.Widget.
func (t *Tile) CreateRenderer() fyne.WidgetRenderer {
	r := &tileRenderer{tile: t, plate: newPlate()}
	r.Refresh()
	return r
}

type tileRenderer struct {
	tile  *Tile
	plate plate
}

const (
	tilePadding   = 3 * widgets.Grid
	tileLineGap   = widgets.Grid / 2
	pictureGap    = 3 * widgets.Grid
	lyingPicture  = 28 * widgets.Grid // widest a lying tile's picture gets
	leastPicture  = 0.25              // of a lying tile's width
	tileHeight    = 24 * widgets.Grid // least height of a lying tile
	leastLying    = 60 * widgets.Grid // least widths
	leastStanding = 55 * widgets.Grid
)

func (r *tileRenderer) Refresh() {
	t := r.tile
	r.plate.paint(&t.pressable, widgets.ColorSurface, widgets.ColorOutline, widgets.PanelCorner)
	t.title.Refresh()
	for _, line := range t.lines {
		line.Refresh()
	}
	if t.picture != nil {
		t.picture.Refresh()
	}
	r.Layout(t.Size())
}

func (r *tileRenderer) Layout(size fyne.Size) {
	r.plate.resize(size)
	words := widgets.BoxAt(tilePadding, tilePadding, size.Width-2*tilePadding, size.Height-2*tilePadding)
	if r.tile.picture != nil {
		picture := r.pictureSize(size)
		r.tile.picture.Resize(picture)
		if r.tile.standing {
			r.tile.picture.Move(fyne.NewPos((size.Width-picture.Width)/2, tilePadding))
			words.Y += picture.Height + pictureGap
			words.Height -= picture.Height + pictureGap
		} else {
			r.tile.picture.Move(fyne.NewPos(tilePadding, (size.Height-picture.Height)/2))
			words.X += picture.Width + pictureGap
			words.Width -= picture.Width + pictureGap
		}
	}
	r.layoutWords(words)
}

func (r *tileRenderer) pictureSize(size fyne.Size) fyne.Size {
	width := size.Width - 2*tilePadding
	if !r.tile.standing {
		// The longest word of the title is not to shrink.
		width = max(width*leastPicture, min(lyingPicture, width*0.4, width-pictureGap-r.tile.title.LongestWord()))
	}
	return fyne.NewSize(width, width/r.tile.aspect)
}

func (r *tileRenderer) layoutWords(box widgets.Box) {
	total := float32(0)
	r.eachLine(func(o fyne.CanvasObject) {
		o.Resize(fyne.NewSize(box.Width, o.MinSize().Height))
		total += o.MinSize().Height + tileLineGap
	})
	y := box.Y
	if !r.tile.standing {
		y += max(0, (box.Height-total+tileLineGap)/2)
	}
	r.eachLine(func(o fyne.CanvasObject) {
		height := o.MinSize().Height
		o.Resize(fyne.NewSize(box.Width, height))
		o.Move(fyne.NewPos(box.X, y))
		y += height + tileLineGap
	})
}

func (r *tileRenderer) eachLine(do func(fyne.CanvasObject)) {
	do(r.tile.title)
	for _, line := range r.tile.lines {
		do(line)
	}
}

func (r *tileRenderer) MinSize() fyne.Size {
	words := -tileLineGap
	r.eachLine(func(o fyne.CanvasObject) { words += o.MinSize().Height + tileLineGap })
	height := words + 2*tilePadding
	least := leastLying
	if r.tile.standing {
		least = leastStanding
	}
	picture := float32(0)
	if r.tile.picture != nil {
		picture = r.pictureSize(fyne.NewSize(max(r.tile.Size().Width, least), 0)).Height
	}
	switch {
	case !r.tile.standing:
		height = max(height, picture+2*tilePadding, tileHeight)
	case r.tile.picture != nil:
		height += picture + pictureGap
	}
	return fyne.NewSize(least, height)
}

func (r *tileRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.plate.fill}
	if r.tile.picture != nil {
		objects = append(objects, r.tile.picture)
	}
	r.eachLine(func(o fyne.CanvasObject) { objects = append(objects, o) })
	return append(append(objects, r.plate.tint), r.plate.over()...)
}

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *tileRenderer) Destroy() {}
