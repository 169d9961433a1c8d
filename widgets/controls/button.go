package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/labels"
)

// A ButtonStyle says how much a button asks for attention.
type ButtonStyle int

// The styles of buttons.
const (
	Plain   ButtonStyle = iota // raised from its ground
	Primary                    // the one thing to do next
	Quiet                      // without a ground, for bars and side matters
	Danger                     // cannot be taken back easily
)

// Button is an icon, a label, or both, at least TouchSize wide and high.
type Button struct {
	pressable

	label     string
	icon      fyne.Resource
	style     ButtonStyle
	stacked   bool
	iconOnly  bool // the label is only spoken
	labelOnly bool // the icon is not shown
	letters   fyne.ThemeSizeName
}

var (
	_ fyne.Focusable         = (*Button)(nil)
	_ fyne.SecondaryTappable = (*Button)(nil)
	_ fyne.Accessible        = (*Button)(nil)
)

// NewButton makes a button with its label beside the icon, which may be nil.
func NewButton(label string, icon fyne.Resource, style ButtonStyle, tapped func()) *Button {
	b := &Button{label: label, icon: icon, style: style, letters: theme.SizeNameText}
	b.OnTapped = tapped
	b.ExtendBaseWidget(b)
	return b
}

// NewBarButton makes a quiet button for an action bar, with a small label below
// its icon.
func NewBarButton(label string, icon fyne.Resource, tapped func()) *Button {
	b := &Button{label: label, icon: icon, style: Quiet, stacked: true, letters: theme.SizeNameCaptionText}
	b.OnTapped = tapped
	b.ExtendBaseWidget(b)
	return b
}

// NewIconButton makes a quiet button that shows only its icon; the label is for
// those who hear the screen.
func NewIconButton(label string, icon fyne.Resource, tapped func()) *IconButton {
	b := &IconButton{Button{icon: icon, style: Quiet, letters: theme.SizeNameText}, label}
	b.OnTapped = tapped
	b.ExtendBaseWidget(b)
	return b
}

// IconButton is a button without a visible label.
type IconButton struct {
	Button
	spoken string
}

// AccessibilityLabel is the label that is not shown.
func (b *IconButton) AccessibilityLabel() string { return b.spoken }

// Label is what the button says.
func (b *Button) Label() string { return b.label }

// SetLabel changes what the button says.
func (b *Button) SetLabel(label string) {
	if label == b.label {
		return
	}
	b.label = label
	b.Refresh()
}

// setIconOnly shows the icon alone, for a line that has no room for labels.
func (b *Button) setIconOnly(iconOnly bool) {
	if iconOnly == b.iconOnly {
		return
	}
	b.iconOnly = iconOnly
	b.Refresh()
}

// ShowIcon shows the icon beside the label, or the label alone, for bars that
// are to be low.
func (b *Button) ShowIcon(shown bool) {
	if shown != b.labelOnly {
		return
	}
	b.labelOnly = !shown
	b.Refresh()
}

// SetLabelSize changes the size of the label to another one of the theme.
func (b *Button) SetLabelSize(size fyne.ThemeSizeName) {
	if size == b.letters {
		return
	}
	b.letters = size
	b.Refresh()
}

// LabelWidth is the width in which the label of a bar button is seen in a size of
// the theme.
func (b *Button) LabelWidth(size fyne.ThemeSizeName) float32 {
	return max(widgets.TouchSize, labels.Face{Style: b.textStyle()}.Measure(b.label, widgets.Size(size)).Width+2*widgets.Grid)
}

// textSize is that of the label.
func (b *Button) textSize() float32 { return widgets.Size(b.letters) }

// textStyle is that of the label.
func (b *Button) textStyle() fyne.TextStyle {
	return fyne.TextStyle{Bold: !b.stacked && b.style != Quiet}
}

func (b *Button) measure() fyne.Size {
	return labels.Face{Style: b.textStyle()}.Measure(b.label, b.textSize())
}

// leastWidth is the width in which the label is seen in its full size.
func (b *Button) leastWidth() float32 {
	width := b.measure().Width + 2*widgets.Grid
	if !b.stacked && b.icon != nil {
		width += iconSize + iconGap
	}
	return max(widgets.TouchSize, width)
}

// labelledHeight is the least height with the label below the icon.
func (b *Button) labelledHeight() float32 {
	if b.labelOnly {
		return max(widgets.TouchSize, b.measure().Height+2*stackPadding)
	}
	return max(widgets.TouchSize, iconSize+stackGap+b.measure().Height+2*stackPadding)
}

// SetStyle changes how much the button asks for attention.
func (b *Button) SetStyle(style ButtonStyle) {
	if style == b.style {
		return
	}
	b.style = style
	b.Refresh()
}

// AccessibilityLabel is the label.
func (b *Button) AccessibilityLabel() string { return b.label }

// CreateRenderer implements fyne.Widget.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	r := &buttonRenderer{button: b, plate: newPlate(), icon: &canvas.Image{}, label: canvas.NewText("", nil)}
	r.icon.FillMode = canvas.ImageFillContain
	r.Refresh()
	return r
}

type buttonRenderer struct {
	button *Button
	plate  plate
	icon   *canvas.Image
	label  *canvas.Text
}

const (
	iconSize      float32 = 24
	buttonPadding         = 4 * widgets.Grid
	iconGap               = 2 * widgets.Grid
	stackPadding          = 2 * widgets.Grid
	stackGap              = widgets.Grid / 2
)

func (b *Button) colors() (fill, text fyne.ThemeColorName) {
	switch {
	case b.disabled && b.style == Quiet:
		return "", theme.ColorNameDisabled
	case b.disabled:
		return theme.ColorNameDisabledButton, theme.ColorNameDisabled
	case b.style == Primary:
		return theme.ColorNamePrimary, theme.ColorNameForegroundOnPrimary
	case b.style == Danger:
		return theme.ColorNameError, theme.ColorNameForegroundOnError
	case b.style == Quiet:
		return "", theme.ColorNameForeground
	}
	return theme.ColorNameButton, theme.ColorNameForeground
}

func (r *buttonRenderer) Refresh() {
	b := r.button
	fill, text := b.colors()
	outline := fyne.ThemeColorName("")
	if fill == theme.ColorNameButton || fill == theme.ColorNameDisabledButton {
		outline = widgets.ColorOutline
	}
	r.plate.paint(&b.pressable, fill, outline, widgets.Size(theme.SizeNameButtonRadius))

	r.icon.Hidden = b.icon == nil || b.labelOnly
	if b.icon != nil {
		r.icon.Resource = widgets.Tinted(b.icon, text)
		r.icon.Translucency = 0
		if b.disabled {
			r.icon.Translucency = 0.5
		}
		r.icon.Refresh()
	}
	r.label.Hidden = b.label == "" || b.iconOnly
	r.label.Color = widgets.Color(text)
	r.label.TextStyle = b.textStyle()
	r.label.Alignment = fyne.TextAlignLeading
	r.Layout(b.Size())
	r.label.Refresh()
}

func (r *buttonRenderer) Layout(size fyne.Size) {
	r.plate.resize(size)
	r.icon.Resize(fyne.NewSquareSize(iconSize))
	if r.button.stacked && !r.button.iconOnly {
		r.layoutStacked(size)
	} else {
		r.layoutBeside(size)
	}
}

// fitLabel makes the label fit into width and gives its size.
func (r *buttonRenderer) fitLabel(width float32) fyne.Size {
	letters := labels.Face{Style: r.label.TextStyle}
	most := r.button.textSize()
	fit := letters.Fit(r.button.label, width, most, most*labels.Shrink)
	if fit.Text != r.label.Text || fit.Size != r.label.TextSize {
		r.label.Text, r.label.TextSize = fit.Text, fit.Size
		r.label.Refresh()
	}
	return r.label.MinSize()
}

func (r *buttonRenderer) layoutStacked(size fyne.Size) {
	label := r.fitLabel(size.Width - 2*widgets.Grid)
	top := (size.Height - iconSize - stackGap - label.Height) / 2
	if r.icon.Hidden {
		top = (size.Height-label.Height)/2 - iconSize - stackGap
	}
	r.icon.Move(fyne.NewPos((size.Width-iconSize)/2, top))
	r.label.Move(fyne.NewPos((size.Width-label.Width)/2, top+iconSize+stackGap))
	r.label.Resize(label)
}

func (r *buttonRenderer) layoutBeside(size fyne.Size) {
	left := float32(0)
	if !r.icon.Hidden {
		left = iconSize
		if !r.label.Hidden {
			left += iconGap
		}
	}
	label := fyne.Size{}
	if !r.label.Hidden {
		label = r.fitLabel(size.Width - left - 2*widgets.Grid)
	}
	start := (size.Width - left - label.Width) / 2
	r.icon.Move(fyne.NewPos(start, (size.Height-iconSize)/2))
	r.label.Move(fyne.NewPos(start+left, (size.Height-label.Height)/2))
	r.label.Resize(label)
}

func (r *buttonRenderer) MinSize() fyne.Size {
	b := r.button
	label := fyne.Size{}
	if b.label != "" {
		label = b.measure()
	}
	size := fyne.NewSize(label.Width+2*buttonPadding, label.Height+2*stackPadding)
	switch {
	case b.iconOnly:
		size = fyne.Size{}
	case b.stacked:
		size = fyne.NewSize(widgets.TouchSize, b.labelledHeight())
	case b.icon != nil && b.label != "":
		size.Width += iconSize + iconGap
	case b.icon != nil:
		size = fyne.NewSquareSize(widgets.TouchSize)
	}
	return size.Max(fyne.NewSquareSize(widgets.TouchSize))
}

func (r *buttonRenderer) Objects() []fyne.CanvasObject {
	return append(append(r.plate.under(), r.icon, r.label), r.plate.over()...)
}

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *buttonRenderer) Destroy() {}
