package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/labels"
)

// NavItem is one place in a navigation bar: an icon over a label. The place
// that is shown has a brass pill behind its icon and bold text.
type NavItem struct {
	pressable

	label    string
	icon     fyne.Resource
	selected bool
}

var (
	_ fyne.Focusable  = (*NavItem)(nil)
	_ fyne.Accessible = (*NavItem)(nil)
)

// NewNavItem makes an item; icon is a one-colour picture.
func NewNavItem(label string, icon fyne.Resource, tapped func()) *NavItem {
	n := &NavItem{label: label, icon: icon}
	n.OnTapped = tapped
	n.ExtendBaseWidget(n)
	return n
}

// Selected reports whether this is the place that is shown.
func (n *NavItem) Selected() bool { return n.selected }

// SetSelected marks the item as the place that is shown, or not.
func (n *NavItem) SetSelected(selected bool) {
	if n.selected == selected {
		return
	}
	n.selected = selected
	n.Refresh()
}

// SetLabel changes the name of the place.
func (n *NavItem) SetLabel(label string) {
	if n.label == label {
		return
	}
	n.label = label
	n.Refresh()
}

// AccessibilityLabel is the name of the place.
func (n *NavItem) AccessibilityLabel() string { return n.label }

// CreateRenderer implements fyne.Widget.
func (n *NavItem) CreateRenderer() fyne.WidgetRenderer {
	r := &navItemRenderer{
		item: n, plate: newPlate(), pill: canvas.NewRectangle(nil),
		icon: &canvas.Image{FillMode: canvas.ImageFillContain}, label: canvas.NewText("", nil),
	}
	r.label.Alignment = fyne.TextAlignCenter
	r.Refresh()
	return r
}

type navItemRenderer struct {
	item  *NavItem
	plate plate
	pill  *canvas.Rectangle
	icon  *canvas.Image
	label *canvas.Text
}

const (
	pillWidth  float32 = 56
	pillHeight float32 = 28
	mostLabel  float32 = 15 // a label grows no further, so that five fit side by side
	leastLabel float32 = 9  // a label shrinks no further before it is cut
)

func (r *navItemRenderer) Refresh() {
	n := r.item
	r.plate.paint(&n.pressable, "", "", widgets.CardCorner)
	icon, text := widgets.ColorMuted, widgets.ColorMuted
	if n.selected {
		icon, text = theme.ColorNameForegroundOnPrimary, theme.ColorNameForeground
	}
	r.pill.Hidden = !n.selected
	r.pill.FillColor = widgets.Color(theme.ColorNamePrimary)
	r.pill.CornerRadius = pillHeight / 2
	r.pill.Refresh()
	r.icon.Hidden = n.icon == nil
	if n.icon != nil {
		r.icon.Resource = widgets.Tinted(n.icon, icon)
		r.icon.Refresh()
	}
	r.label.Color = widgets.Color(text)
	r.label.TextStyle = fyne.TextStyle{Bold: n.selected}
	r.Layout(n.Size())
	r.label.Refresh()
}

func (r *navItemRenderer) Layout(size fyne.Size) {
	r.plate.resize(size)
	most := navLabelSize()
	fit := labels.Face{Style: r.label.TextStyle}.Fit(r.item.label, size.Width-widgets.Grid, most, min(most, leastLabel))
	if fit.Text != r.label.Text || fit.Size != r.label.TextSize {
		r.label.Text, r.label.TextSize = fit.Text, fit.Size
		r.label.Refresh()
	}
	height := r.label.MinSize().Height
	top := (size.Height - pillHeight - stackGap - height) / 2
	r.pill.Resize(fyne.NewSize(min(pillWidth, size.Width), pillHeight))
	r.pill.Move(fyne.NewPos((size.Width-r.pill.Size().Width)/2, top))
	r.icon.Resize(fyne.NewSquareSize(iconSize))
	r.icon.Move(fyne.NewPos((size.Width-iconSize)/2, top+(pillHeight-iconSize)/2))
	r.label.Resize(fyne.NewSize(size.Width, height))
	r.label.Move(fyne.NewPos(0, top+pillHeight+stackGap))
}

// navLabelSize is the size of all labels in a navigation bar.
func navLabelSize() float32 { return min(widgets.Size(theme.SizeNameCaptionText), mostLabel) }

// MinSize does not grow with the label: five items share the width of a phone,
// and their labels shrink to fit.
func (r *navItemRenderer) MinSize() fyne.Size {
	line := labels.Face{}.Measure(r.item.label, navLabelSize()).Height
	return fyne.NewSize(pillWidth, pillHeight+stackGap+line+2*widgets.Grid)
}

func (r *navItemRenderer) Objects() []fyne.CanvasObject {
	return append(append(r.plate.under(), r.pill, r.icon, r.label), r.plate.over()...)
}

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *navItemRenderer) Destroy() {}
