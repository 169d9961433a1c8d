package labels

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/widgets"
)

// Status is a panel with words that change, such as whose turn it is. All of
// them are to be seen: where they have little room they are set in a smaller
// size of the theme. Only what does not fit even then has to be scrolled to.
type Status struct {
	widget.BaseWidget

	text   *Text
	scroll *container.Scroll
	ground *widgets.Ground
}

var _ fyne.Accessible = (*Status)(nil)

// NewStatus makes a panel that says nothing yet.
func NewStatus() *Status {
	s := &Status{text: NewText(""), ground: widgets.NewPanelGround()}
	s.scroll = container.NewVScroll(container.New(slack{}, s.text))
	s.ExtendBaseWidget(s)
	return s
}

// SetText changes the words. How high they are then follows from Height.
func (s *Status) SetText(words string) {
	s.text.SetText(words)
	s.fit(s.Size())
}

const (
	statusMargin = 2*widgets.Grid + widgets.Grid/2
	statusSpill  = widgets.Grid / 2 // by which the last line may miss its room below the letters
)

// statusSizes are tried from the first to the last.
var statusSizes = []fyne.ThemeSizeName{theme.SizeNameText, widgets.SizeSmallText, theme.SizeNameCaptionText}

// Height is the height for a width: of at least so many lines, so that what
// stands above does not move with every word, and, where that takes no more than
// most, of all words in the normal size. Words that are longer get as much as
// they need in the smallest.
func (s *Status) Height(width float32, lines int, most float32) float32 {
	height := min(most, StatusLines(lines))
	for i, size := range statusSizes {
		need := s.need(width, size)
		if need <= most || i == len(statusSizes)-1 {
			height = max(height, need)
			break
		}
	}
	s.fit(s.Size())
	return height
}

// StatusLines is the height of a status of so many lines.
func StatusLines(lines int) float32 {
	line := Face{}.Measure("Ag", widgets.Size(theme.SizeNameText)).Height
	return float32(lines)*line + 2*statusMargin
}

// Whole reports whether all words are seen.
func (s *Status) Whole() bool { return s.text.Size().Height <= s.scroll.Size().Height+statusSpill }

// need is the height of all words in a size of the theme.
func (s *Status) need(width float32, size fyne.ThemeSizeName) float32 {
	s.text.SetSize(size)
	return wrapped(s.text, width-2*statusMargin-widgets.Grid) + 2*statusMargin
}

// fit takes the largest size in which all words are seen.
func (s *Status) fit(room fyne.Size) {
	if room.Width <= 2*statusMargin {
		return
	}
	for _, size := range statusSizes {
		if s.need(room.Width, size) <= room.Height+statusSpill {
			break
		}
	}
	inner := widgets.BoxAt(statusMargin, statusMargin, room.Width-2*statusMargin, room.Height-2*statusMargin)
	if free := inner.Height - s.text.Size().Height; free >= -statusSpill && free < 2*statusMargin {
		inner.Y += free / 2 // into the middle of the height
		inner.Height = s.text.Size().Height
	}
	widgets.Cover(s.scroll, inner)
	s.scroll.ScrollToTop()
	s.scroll.Refresh()
}

// AccessibilityLabel is the words.
func (s *Status) AccessibilityLabel() string { return s.text.AccessibilityLabel() }

// AccessibilityRole is that of text.
func (s *Status) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer implements fyne.Widget.
func (s *Status) CreateRenderer() fyne.WidgetRenderer { return &statusRenderer{s} }

type statusRenderer struct{ status *Status }

func (r *statusRenderer) Layout(size fyne.Size) {
	r.status.ground.Resize(size)
	r.status.fit(size)
}

// MinSize leaves the height to Height.
func (r *statusRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(widgets.TouchSize) }

func (r *statusRenderer) Refresh() {
	r.status.ground.Refresh()
	r.status.text.Refresh()
	r.Layout(r.status.Size())
}

func (r *statusRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.status.ground, r.status.scroll}
}

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *statusRenderer) Destroy() {}

// slack leaves some room at the right of running text: a line of several faces
// may come out a little wider than was reckoned.
type slack struct{}

func (slack) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size.SubtractWidthHeight(widgets.Grid, 0))
}

func (slack) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(widgets.Grid, 0)
}

// wrapped gives a text that wraps a width, and returns the height that it has
// then.
func wrapped(o fyne.CanvasObject, width float32) float32 {
	for range 2 {
		o.Resize(fyne.NewSize(width, o.MinSize().Height))
	}
	return o.Size().Height
}
