package controls

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/widgets"
)

// An Entry is a field for text. It has the ring of all controls, lets the
// keyboard out again by Tab, and hands on the keys that edit nothing. A field of
// one line draws no scroll bar: it would lie over the words.
type Entry struct {
	widget.Entry

	focused bool
}

// NewEntry makes a field of one line.
func NewEntry() *Entry {
	e := &Entry{}
	e.ExtendBaseWidget(e)
	return e
}

// NewLongEntry makes a field for many lines, of which so many are in sight.
func NewLongEntry(lines int) *Entry {
	e := NewEntry()
	e.MultiLine = true
	e.SetMinRowsVisible(lines)
	return e
}

// AcceptsTab implements fyne.Tabbable: Tab leads on, from a long text too.
func (e *Entry) AcceptsTab() bool { return false }

// TypedKey implements fyne.Focusable.
func (e *Entry) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, mobile.KeyBack:
		widgets.UnusedKey(key)
		return
	case fyne.KeyReturn, fyne.KeyEnter:
		if !e.MultiLine && e.OnSubmitted == nil {
			widgets.UnusedKey(key)
			return
		}
	}
	e.Entry.TypedKey(key)
}

// FocusGained implements fyne.Focusable.
func (e *Entry) FocusGained() {
	e.focused = true
	e.Entry.FocusGained()
	focusGained()
}

// FocusLost implements fyne.Focusable.
func (e *Entry) FocusLost() {
	e.focused = false
	e.Entry.FocusLost()
}

// CreateRenderer implements fyne.Widget.
func (e *Entry) CreateRenderer() fyne.WidgetRenderer {
	r := &entryRenderer{e.Entry.CreateRenderer(), e, canvas.NewRectangle(color.Transparent)}
	for _, o := range r.WidgetRenderer.Objects() {
		if part, ok := o.(fyne.Widget); ok && !e.MultiLine {
			container.NewThemeOverride(part, barless{}) // made for its effect: the part keeps the theme
		}
	}
	r.showRing()
	return r
}

type entryRenderer struct {
	fyne.WidgetRenderer
	entry *Entry
	ring  *canvas.Rectangle
}

func (r *entryRenderer) Refresh() {
	r.WidgetRenderer.Refresh()
	r.showRing()
}

func (r *entryRenderer) showRing() {
	r.ring.StrokeColor, r.ring.StrokeWidth = widgets.Color(theme.ColorNameForeground), widgets.RingWidth()
	r.ring.CornerRadius = widgets.Size(theme.SizeNameInputRadius)
	widgets.SetShown(r.ring, r.entry.focused)
	widgets.Redraw(r.entry, r.ring)
}

func (r *entryRenderer) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.ring.Resize(size)
}

func (r *entryRenderer) Objects() []fyne.CanvasObject {
	return append(r.WidgetRenderer.Objects(), r.ring)
}

// barless is the theme of the app, whatever it is by now, with bars that nobody
// sees.
type barless struct{}

func (barless) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	if name == theme.ColorNameScrollBar || name == theme.ColorNameScrollBarBackground {
		return color.Transparent
	}
	return current().Color(name, variant)
}

func (barless) Font(style fyne.TextStyle) fyne.Resource    { return current().Font(style) }
func (barless) Icon(name fyne.ThemeIconName) fyne.Resource { return current().Icon(name) }
func (barless) Size(name fyne.ThemeSizeName) float32       { return current().Size(name) }

func current() fyne.Theme { return fyne.CurrentApp().Settings().Theme() }
