package controls

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/widgets"
)

// focusable is what all controls share that the keyboard reaches.
type focusable struct {
	widget.BaseWidget

	focused bool
}

// TypedRune implements fyne.Focusable; controls take no text.
func (f *focusable) TypedRune(rune) {}

// FocusGained implements fyne.Focusable.
func (f *focusable) FocusGained() {
	f.focused = true
	f.Refresh()
	focusGained()
}

// focusGained is called when a control gets the keyboard's focus; see OnFocus.
var focusGained = func() {}

// OnFocus lets f hear when a control gets the keyboard's focus, so that it can
// be brought into sight. There is one screen, so there is one listener.
func OnFocus(f func()) { focusGained = f }

// FocusLost implements fyne.Focusable.
func (f *focusable) FocusLost() {
	f.focused = false
	f.Refresh()
}

// pressable is what all controls share: they act on release, by finger, mouse
// or keyboard. It is embedded; the outer widget calls ExtendBaseWidget.
type pressable struct {
	focusable

	// OnTapped is called when the control is used. It may be nil.
	OnTapped func()
	// OnInspected is called by a long press, a right click and the key I, for
	// controls that show something to be explained. It may be nil.
	OnInspected func()

	disabled bool
	hovered  bool
}

// Disabled reports whether the control is out of use.
func (p *pressable) Disabled() bool { return p.disabled }

// Enable lets the control be used.
func (p *pressable) Enable() { p.setDisabled(false) }

// Disable takes the control out of use; it stays readable.
func (p *pressable) Disable() { p.setDisabled(true) }

func (p *pressable) setDisabled(disabled bool) {
	if p.disabled == disabled {
		return
	}
	p.disabled = disabled
	p.Refresh()
}

// Tapped implements fyne.Tappable.
func (p *pressable) Tapped(*fyne.PointEvent) { p.press() }

// TappedSecondary implements fyne.SecondaryTappable: a right click, or a slow
// press on a touch screen. Where nothing is to be explained that is a press like
// any other.
func (p *pressable) TappedSecondary(*fyne.PointEvent) {
	switch {
	case p.OnInspected != nil:
		p.OnInspected()
	case fyne.CurrentDevice().IsMobile():
		p.press()
	}
}

func (p *pressable) press() {
	if p.disabled || p.OnTapped == nil {
		return
	}
	p.OnTapped()
}

// TypedKey implements fyne.Focusable.
func (p *pressable) TypedKey(key *fyne.KeyEvent) {
	if widgets.Doubled(key) {
		return
	}
	switch {
	case key.Name == fyne.KeySpace || key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter:
		p.press()
	case p.OnInspected != nil && (key.Name == fyne.KeyI || key.Name == desktop.KeyMenu):
		p.OnInspected()
	default:
		widgets.UnusedKey(key)
	}
}

// AccessibilityRole is that of a button.
func (p *pressable) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// MouseIn implements desktop.Hoverable.
func (p *pressable) MouseIn(*desktop.MouseEvent) {
	p.hovered = true
	p.Refresh()
}

// MouseMoved implements desktop.Hoverable.
func (p *pressable) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (p *pressable) MouseOut() {
	p.hovered = false
	p.Refresh()
}

// Cursor implements desktop.Cursorable.
func (p *pressable) Cursor() desktop.Cursor {
	if p.disabled {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// plate is the ground of a control: its fill, a tint under the pointer, and a
// ring when it has the keyboard. A gap parts the ring from the fill, which may be
// as bright as the ring.
type plate struct {
	fill, tint, gap, ring *canvas.Rectangle
}

func newPlate() plate {
	p := plate{
		fill: canvas.NewRectangle(color.Transparent),
		tint: canvas.NewRectangle(color.Transparent),
		gap:  canvas.NewRectangle(color.Transparent),
		ring: canvas.NewRectangle(color.Transparent),
	}
	return p
}

// focusGap is the width of the gap within the ring.
const focusGap float32 = 2

// under are the objects below the content of the control, over those above it.
func (p plate) under() []fyne.CanvasObject { return []fyne.CanvasObject{p.fill, p.tint} }
func (p plate) over() []fyne.CanvasObject  { return []fyne.CanvasObject{p.gap, p.ring} }

// paint takes the colours from the theme. An empty fill or outline is none.
func (p plate) paint(control *pressable, fill, outline fyne.ThemeColorName, corner float32) {
	p.fill.FillColor, p.fill.StrokeColor, p.fill.StrokeWidth = color.Transparent, color.Transparent, 0
	if fill != "" {
		p.fill.FillColor = widgets.Color(fill)
	}
	if outline != "" {
		p.fill.StrokeColor, p.fill.StrokeWidth = widgets.Color(outline), 1
	}
	p.tint.FillColor = color.Transparent
	if control.hovered && !control.disabled {
		p.tint.FillColor = widgets.Color(theme.ColorNameHover)
	}
	p.gap.StrokeColor, p.ring.StrokeColor = widgets.Color(theme.ColorNameBackground), widgets.Color(theme.ColorNameForeground)
	p.gap.StrokeWidth, p.ring.StrokeWidth = widgets.RingWidth()+focusGap, widgets.RingWidth()
	p.gap.Hidden, p.ring.Hidden = !control.focused, !control.focused
	for _, r := range p.all() {
		r.CornerRadius = corner
		r.Refresh()
	}
}

func (p plate) resize(size fyne.Size) {
	for _, r := range p.all() {
		r.Resize(size)
	}
}

func (p plate) all() []*canvas.Rectangle { return []*canvas.Rectangle{p.fill, p.tint, p.gap, p.ring} }
