package controls

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/labels"
	"adytum/widgets/signs"
)

// Segmented is a choice of one among few, all of them in sight. The segments
// stand side by side, or one below the other where they do not fit. The chosen
// one has a ground of its own and a check.
type Segmented struct {
	focusable

	// OnChanged is called when a person chooses another segment.
	OnChanged func(index int)

	options  []string
	selected int
	hover    int // -1 for none
}

var (
	_ fyne.Focusable         = (*Segmented)(nil)
	_ fyne.Tappable          = (*Segmented)(nil)
	_ fyne.SecondaryTappable = (*Segmented)(nil)
	_ desktop.Hoverable      = (*Segmented)(nil)
	_ fyne.Accessible        = (*Segmented)(nil)
)

// NewSegmented makes a choice among options; selected is the chosen index.
func NewSegmented(options []string, selected int, changed func(index int)) *Segmented {
	s := &Segmented{options: options, selected: selected, OnChanged: changed, hover: -1}
	s.ExtendBaseWidget(s)
	return s
}

// Selected is the chosen index.
func (s *Segmented) Selected() int { return s.selected }

// SetSelected shows another segment as the chosen one, without calling OnChanged.
func (s *Segmented) SetSelected(index int) {
	if index == s.selected {
		return
	}
	s.selected = index
	s.Refresh()
}

func (s *Segmented) choose(index int) {
	if index < 0 || index >= len(s.options) || index == s.selected {
		return
	}
	s.SetSelected(index)
	if s.OnChanged != nil {
		s.OnChanged(index)
	}
}

// boxes are the segments in a widget of that size.
func (s *Segmented) boxes(size fyne.Size) []widgets.Box {
	boxes := make([]widgets.Box, len(s.options))
	height := s.lineHeight()
	if !s.inOneLine(size.Width) {
		for i := range boxes {
			boxes[i] = widgets.BoxAt(0, float32(i)*height, size.Width, height)
		}
		return boxes
	}
	width := size.Width / float32(len(boxes))
	for i := range boxes {
		boxes[i] = widgets.BoxAt(width*float32(i), 0, width, height)
	}
	return boxes
}

func (s *Segmented) inOneLine(width float32) bool {
	return width >= s.widest()*float32(len(s.options))
}

// widest is the width that the longest option needs, with its check.
func (s *Segmented) widest() float32 {
	most := widgets.TouchSize
	for _, option := range s.options {
		text := labels.Face{Style: chosenStyle}.Measure(option, widgets.Size(theme.SizeNameText)).Width
		most = max(most, text+checkSize+widgets.Grid+4*widgets.Grid)
	}
	return most
}

func (s *Segmented) lineHeight() float32 {
	return max(widgets.TouchSize, labels.Face{}.Measure("Ag", widgets.Size(theme.SizeNameText)).Height+4*widgets.Grid)
}

const checkSize float32 = 18

var chosenStyle = fyne.TextStyle{Bold: true}

func (s *Segmented) indexAt(pos fyne.Position) int {
	for i, box := range s.boxes(s.Size()) {
		if box.Contains(pos) {
			return i
		}
	}
	return -1
}

// Tapped implements fyne.Tappable.
func (s *Segmented) Tapped(event *fyne.PointEvent) { s.choose(s.indexAt(event.Position)) }

// TappedSecondary implements fyne.SecondaryTappable: on a touch screen a slow
// press is a press like any other.
func (s *Segmented) TappedSecondary(event *fyne.PointEvent) {
	if fyne.CurrentDevice().IsMobile() {
		s.Tapped(event)
	}
}

// TypedKey implements fyne.Focusable.
func (s *Segmented) TypedKey(key *fyne.KeyEvent) {
	if widgets.Doubled(key) {
		return
	}
	switch key.Name {
	case fyne.KeyLeft, fyne.KeyUp:
		s.choose(s.selected - 1)
	case fyne.KeyRight, fyne.KeyDown:
		s.choose(s.selected + 1)
	default:
		widgets.UnusedKey(key)
	}
}

// MouseIn implements desktop.Hoverable.
func (s *Segmented) MouseIn(event *desktop.MouseEvent) { s.MouseMoved(event) }

// MouseMoved implements desktop.Hoverable.
func (s *Segmented) MouseMoved(event *desktop.MouseEvent) { s.setHover(s.indexAt(event.Position)) }

// MouseOut implements desktop.Hoverable.
func (s *Segmented) MouseOut() { s.setHover(-1) }

func (s *Segmented) setHover(index int) {
	if index == s.hover {
		return
	}
	s.hover = index
	s.Refresh()
}

// AccessibilityLabel names the chosen segment first, then all.
func (s *Segmented) AccessibilityLabel() string {
	if s.selected < 0 || s.selected >= len(s.options) {
		return strings.Join(s.options, ", ")
	}
	return s.options[s.selected] + " (" + strings.Join(s.options, ", ") + ")"
}

// AccessibilityRole is that of a button.
func (s *Segmented) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer implements fyne.Widget.
func (s *Segmented) CreateRenderer() fyne.WidgetRenderer {
	r := &segmentedRenderer{
		choice: s,
		ground: canvas.NewRectangle(nil), chosen: canvas.NewRectangle(nil), tint: canvas.NewRectangle(nil),
		ring: canvas.NewRectangle(color.Transparent), check: &canvas.Image{FillMode: canvas.ImageFillContain},
	}
	for range s.options {
		r.labels = append(r.labels, canvas.NewText("", nil))
	}
	r.Refresh()
	return r
}

type segmentedRenderer struct {
	choice                     *Segmented
	ground, chosen, tint, ring *canvas.Rectangle
	check                      *canvas.Image
	labels                     []*canvas.Text
}

func (r *segmentedRenderer) Refresh() {
	s := r.choice
	r.ground.FillColor = widgets.Color(widgets.ColorRaised)
	r.ground.StrokeColor, r.ground.StrokeWidth = widgets.Color(widgets.ColorOutline), 1
	r.chosen.FillColor = widgets.Color(theme.ColorNamePrimary)
	r.tint.FillColor = widgets.Color(theme.ColorNameHover)
	r.ring.StrokeColor, r.ring.StrokeWidth = widgets.Color(theme.ColorNameForeground), widgets.RingWidth()
	for _, o := range []*canvas.Rectangle{r.ground, r.chosen, r.tint, r.ring} {
		o.CornerRadius = widgets.CardCorner
		o.Refresh()
	}
	r.ring.CornerRadius = widgets.CardCorner + widgets.RingWidth() + 1
	for i, label := range r.labels {
		label.Color, label.TextStyle = widgets.Color(theme.ColorNameForeground), fyne.TextStyle{}
		if i == s.selected {
			label.Color, label.TextStyle = widgets.Color(theme.ColorNameForegroundOnPrimary), chosenStyle
		}
	}
	r.check.Resource = signs.CheckMark(widgets.Color(theme.ColorNameForegroundOnPrimary))
	r.check.Refresh()
	r.Layout(s.Size())
	for _, label := range r.labels {
		label.Refresh()
	}
}

func (r *segmentedRenderer) Layout(size fyne.Size) {
	s := r.choice
	boxes := s.boxes(size)
	hasChosen := s.selected >= 0 && s.selected < len(boxes)
	widgets.SetShown(r.chosen, hasChosen)
	widgets.SetShown(r.check, hasChosen)
	widgets.SetShown(r.ring, s.focused && hasChosen)
	widgets.SetShown(r.tint, s.hover >= 0 && s.hover != s.selected)
	r.ground.Resize(size)
	for i, box := range boxes {
		label := r.labels[i]
		extra := float32(0)
		if i == s.selected {
			extra = checkSize + widgets.Grid
		}
		most := widgets.Size(theme.SizeNameText)
		fit := labels.Face{Style: label.TextStyle}.Fit(s.options[i], box.Width-extra-2*widgets.Grid, most, most*labels.Shrink)
		label.Text, label.TextSize = fit.Text, fit.Size
		text := label.MinSize()
		left := box.X + (box.Width-text.Width-extra)/2
		if i == s.selected {
			r.check.Resize(fyne.NewSquareSize(checkSize))
			r.check.Move(fyne.NewPos(left, box.Y+(box.Height-checkSize)/2))
		}
		label.Resize(text)
		label.Move(fyne.NewPos(left+extra, box.Y+(box.Height-text.Height)/2))
	}
	if hasChosen {
		widgets.Cover(r.chosen, boxes[s.selected].Grown(-2))
		// Around the whole choice, apart from it: on the chosen segment, which
		// has a colour of its own, it would hardly be seen.
		widgets.Cover(r.ring, widgets.BoxAt(0, 0, size.Width, size.Height).Grown(widgets.RingWidth()+1))
	}
	if s.hover >= 0 && s.hover < len(boxes) {
		widgets.Cover(r.tint, boxes[s.hover].Grown(-2))
	}
}

func (r *segmentedRenderer) MinSize() fyne.Size {
	s := r.choice
	lines := len(s.options)
	if width := s.Size().Width; width == 0 || s.inOneLine(width) {
		lines = 1
	}
	return fyne.NewSize(s.widest(), s.lineHeight()*float32(lines))
}

func (r *segmentedRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.ground, r.chosen, r.tint, r.check}
	for _, label := range r.labels {
		objects = append(objects, label)
	}
	return append(objects, r.ring)
}

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *segmentedRenderer) Destroy() {}
