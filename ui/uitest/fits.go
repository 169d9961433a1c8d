package uitest

import (
	"fmt"
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/cards"
	"adytum/widgets/charts"
	"adytum/widgets/compendium"
	"adytum/widgets/controls"
	"adytum/widgets/hex"
	"adytum/widgets/labels"
)

// A Misfit is a text that cannot be read as it was meant.
type Misfit struct {
	// What is wrong with it: cut, shrunk, tiny, outside, over another, or broken.
	What string
	// Text is what it says.
	Text string
	// In is the type of the widget that drew it.
	In string
}

func (m Misfit) String() string { return fmt.Sprintf("%s: %q in %s", m.What, m.Text, m.In) }

// Misfits finds the texts on a canvas that are cut off or end in an ellipsis,
// that were made smaller than the sizes of the theme, that leave the screen,
// that lie over each other, or whose words are broken in the middle.
//
// Cards and boards letter themselves, and the texts of bars, counts and charts
// grow only so far: there a text need only be whole, within its widget, and no
// smaller than tiny. What a callout or a menu covers, it covers on purpose.
func Misfits(c fyne.Canvas) []Misfit {
	f := finder{whole: box{fyne.Position{}, c.Size()}}
	f.walk(c.Content(), place{clip: f.whole})
	for _, overlay := range c.Overlays().List() {
		f.layer++
		f.walk(overlay, place{clip: f.whole})
	}
	f.findOverlaps()
	return f.found
}

// tiny is the smallest text that may be on a board, in units.
const tiny = 9

// A box is a rectangle on the screen.
type box struct {
	fyne.Position
	fyne.Size
}

func (b box) right() float32  { return b.X + b.Width }
func (b box) bottom() float32 { return b.Y + b.Height }

// meet is what two boxes have in common; it may be empty.
func (b box) meet(other box) box {
	x, y := max(b.X, other.X), max(b.Y, other.Y)
	return box{fyne.NewPos(x, y), fyne.NewSize(max(0, min(b.right(), other.right())-x), max(0, min(b.bottom(), other.bottom())-y))}
}

// A place is where in the tree of objects a text was found.
type place struct {
	at     fyne.Position
	clip   box  // what of the screen it can be seen in
	down   bool // it can be scrolled to
	widget string
	// lettered reports whether the widget sets its own letters.
	lettered bool
	layer    int
	// heading is the one that the text is a line of, or nil.
	heading *labels.Heading
}

type found struct {
	box
	text  string
	place place
}

type finder struct {
	whole box
	layer int
	texts []found
	found []Misfit
}

func (f *finder) add(what, text string, p place) {
	f.found = append(f.found, Misfit{what, text, p.widget})
}

func (f *finder) walk(o fyne.CanvasObject, p place) {
	if o == nil || !o.Visible() {
		return
	}
	p.at = p.at.Add(o.Position())
	p.layer = max(p.layer, f.layer)
	switch o := o.(type) {
	case *canvas.Text:
		f.text(o, p)
	case *fyne.Container:
		if floats(o) {
			f.layer++
			p.layer = f.layer
		}
		for _, child := range o.Objects {
			f.walk(child, p)
		}
	case *container.Scroll:
		p.clip = p.clip.meet(box{p.at, o.Size()})
		p.down = p.down || o.Direction == container.ScrollVerticalOnly || o.Direction == container.ScrollBoth
		f.walk(o.Content, p)
	case *container.Clip:
		p.clip = p.clip.meet(box{p.at, o.Size()})
		p.down = true // what is clipped can be moved into sight
		f.walk(o.Content, p)
	case fyne.Widget:
		f.widget(o, p)
	}
}

// floats reports whether a container lies over its neighbours.
func floats(c *fyne.Container) bool {
	if len(c.Objects) == 0 {
		return false
	}
	ground, ok := c.Objects[0].(*widgets.Ground)
	return ok && ground.Floats()
}

func (f *finder) widget(o fyne.Widget, p place) {
	p.widget = fmt.Sprintf("%T", o)
	switch o := o.(type) {
	case *cards.Table, *compendium.Board, *hex.Board, *hex.ZoomBoard, *cards.Large:
		p.lettered = true
		p.clip = p.clip.meet(box{p.at, o.Size()})
	case *controls.NavItem, *labels.Count, *charts.Timeline, *charts.Scrubber:
		p.lettered = true
	case *labels.Status:
		if !o.Whole() {
			f.add("cut", o.AccessibilityLabel(), p)
		}
	case *labels.Text:
		f.broken(o, p)
	case *labels.Heading:
		p.heading = o
	}
	for _, child := range test.WidgetRenderer(o).Objects() {
		f.walk(child, p)
	}
}

// text checks one text by itself.
func (f *finder) text(o *canvas.Text, p place) {
	words := strings.TrimSpace(o.Text)
	if words == "" {
		return
	}
	size := o.MinSize()
	at := box{p.at, size}
	switch free := o.Size().Width - size.Width; o.Alignment {
	case fyne.TextAlignCenter:
		at.X += free / 2
	case fyne.TextAlignTrailing:
		at.X += free
	default:
	}
	switch {
	case strings.HasSuffix(words, "…") && !strings.HasSuffix(words, " …"):
		f.add("cut", words, p)
	case p.lettered && o.TextSize < tiny:
		f.add("tiny", words, p)
	case !p.lettered && !ofTheme(o.TextSize):
		f.add("shrunk", words, p)
	}
	sideways := p.down && p.lettered
	if !sideways && (at.X < p.clip.X-1 || at.right() > p.clip.right()+1) || !p.down && (at.Y < p.clip.Y-1 || at.bottom() > p.clip.bottom()+2) {
		f.add("outside", words, p)
	}
	if seen := at.meet(p.clip); seen.Width > 0 && seen.Height > 0 {
		f.texts = append(f.texts, found{seen, words, p})
	}
}

// ofTheme reports whether a size is one of the theme's.
func ofTheme(size float32) bool {
	if size == labels.MostTitle {
		return true
	}
	for _, name := range []fyne.ThemeSizeName{
		theme.SizeNameCaptionText, widgets.SizeSmallText, theme.SizeNameText,
		theme.SizeNameSubHeadingText, theme.SizeNameHeadingText, widgets.SizeDisplayText,
	} {
		if math.Abs(float64(theme.Size(name)-size)) < 0.01 {
			return true
		}
	}
	return false
}

// broken finds words of a running text that go on in the next line.
func (f *finder) broken(t *labels.Text, p place) {
	known := map[string]bool{}
	for _, word := range strings.Fields(t.AccessibilityLabel()) {
		known[word] = true
		for _, part := range strings.SplitAfter(word, "-") {
			known[part] = true
		}
	}
	for _, o := range test.LaidOutObjects(t) {
		line, ok := o.(*canvas.Text)
		if !ok {
			continue
		}
		for _, word := range strings.Fields(line.Text) {
			if strings.Trim(word, punctuation) != "" && !known[word] && !strings.Contains(t.AccessibilityLabel(), "/") && !contains(known, word) {
				f.add("broken", word, p)
			}
		}
	}
}

// contains reports whether a word is the start or the end of one that changes its
// face in the middle, as *Moons*, does.
func contains(known map[string]bool, part string) bool {
	for word := range known {
		if strings.Trim(word, punctuation) == strings.Trim(part, punctuation) {
			return true
		}
	}
	return false
}

const punctuation = ".,:;!?()“”„"

// overlap is the share of a line's height by which two texts may meet: letters
// have some room about them. The lines of a heading meet further on purpose.
const overlap = 0.1

// findOverlaps finds texts that lie over each other.
func (f *finder) findOverlaps() {
	for i, a := range f.texts {
		for _, b := range f.texts[i+1:] {
			if a.place.heading != nil && a.place.heading == b.place.heading {
				continue
			}
			common := a.meet(b.box)
			if a.place.layer == b.place.layer && common.Width > 1 && common.Height > overlap*min(a.Height, b.Height) {
				f.add("over another", a.text+" / "+b.text, b.place)
			}
		}
	}
}
