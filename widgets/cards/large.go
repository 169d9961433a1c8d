package cards

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/widgets"
	"adytum/widgets/labels"
)

// Large lies over the whole screen and shows one card large, with its words
// beside or below it. A tap anywhere or any of the closing keys takes it away.
type Large struct {
	widget.BaseWidget

	style *Style
	card  Card
	title *labels.Heading
	words *labels.Text
	roll  *container.Scroll // for words longer than the screen allows
	over  fyne.Canvas
}

var (
	_ fyne.Focusable         = (*Large)(nil)
	_ fyne.Tappable          = (*Large)(nil)
	_ fyne.SecondaryTappable = (*Large)(nil)
	_ fyne.Accessible        = (*Large)(nil)
)

// ShowLarge puts card over everything on the canvas.
func ShowLarge(over fyne.Canvas, style Style, card Card, title, words string) *Large {
	card.Signs = 0
	l := &Large{
		style: &style, card: card, over: over,
		title: labels.NewHeading(title, theme.SizeNameHeadingText), words: labels.NewText(words),
	}
	l.roll = container.NewVScroll(l.words)
	l.ExtendBaseWidget(l)
	over.Overlays().Add(l)
	if !fyne.CurrentDevice().IsMobile() {
		over.Focus(l) // on a phone the back key must reach the canvas
	}
	return l
}

// Close takes the card away.
func (l *Large) Close() { l.over.Overlays().Remove(l) }

// Tapped implements fyne.Tappable.
func (l *Large) Tapped(*fyne.PointEvent) { l.Close() }

// TappedSecondary implements fyne.SecondaryTappable.
func (l *Large) TappedSecondary(*fyne.PointEvent) { l.Close() }

// TypedKey implements fyne.Focusable.
func (l *Large) TypedKey(key *fyne.KeyEvent) {
	if widgets.Doubled(key) {
		return
	}
	switch key.Name {
	case fyne.KeyEscape, mobile.KeyBack, fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyI:
		l.Close()
	}
}

// TypedRune implements fyne.Focusable; keys arrive at TypedKey.
func (l *Large) TypedRune(rune) {}

// FocusGained implements fyne.Focusable; there is only one thing to do here, so
// the focus needs no ring.
func (l *Large) FocusGained() {}

// FocusLost implements fyne.Focusable.
func (l *Large) FocusLost() {}

// AccessibilityLabel is the title and the words.
func (l *Large) AccessibilityLabel() string {
	return l.title.Text() + ". " + l.words.AccessibilityLabel()
}

// AccessibilityRole is that of text.
func (l *Large) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer implements fyne.Widget.
func (l *Large) CreateRenderer() fyne.WidgetRenderer {
	r := &largeRenderer{
		large: l, sprite: newCardSprite(l.style),
		curtain: canvas.NewRectangle(nil), panel: canvas.NewRectangle(nil),
	}
	r.Refresh()
	return r
}

type largeRenderer struct {
	large          *Large
	sprite         *cardSprite
	curtain, panel *canvas.Rectangle
}

const (
	largeMargin          = 4 * widgets.Grid
	largePadding         = 4 * widgets.Grid
	panelWidth   float32 = 360 // widest a panel of words gets
	largestCard  float32 = 320 // widest a card gets
)

func (r *largeRenderer) Refresh() {
	r.curtain.FillColor = widgets.Color(widgets.ColorCurtain)
	r.panel.FillColor = widgets.Color(widgets.ColorSurface)
	r.panel.StrokeColor, r.panel.StrokeWidth = widgets.Color(widgets.ColorOutline), 1
	r.panel.CornerRadius = widgets.PanelCorner
	r.curtain.Refresh()
	r.panel.Refresh()
	r.large.title.Refresh()
	r.large.roll.Refresh()
	r.Layout(r.large.Size())
}

func (r *largeRenderer) Layout(size fyne.Size) {
	r.curtain.Resize(size)
	if size.Width > size.Height {
		r.layoutBeside(size)
	} else {
		r.layoutBelow(size)
	}
}

func (r *largeRenderer) layoutBeside(size fyne.Size) {
	panel := min(panelWidth, size.Width/2-largeMargin)
	card := r.cardSize(size.Width-panel-3*largeMargin, size.Height-2*largeMargin)
	height := min(r.wordsHeight(panel), size.Height-2*largeMargin)
	left := (size.Width - card.Width - largeMargin - panel) / 2
	r.showCard(fyne.NewPos(left, (size.Height-card.Height)/2), card)
	r.showWords(widgets.BoxAt(left+card.Width+largeMargin, (size.Height-height)/2, panel, height))
}

func (r *largeRenderer) layoutBelow(size fyne.Size) {
	panel := min(panelWidth, size.Width-2*largeMargin)
	height := min(r.wordsHeight(panel), size.Height/2)
	card := r.cardSize(size.Width-2*largeMargin, size.Height-height-3*largeMargin)
	top := max(largeMargin, (size.Height-card.Height-largeMargin-height)/2)
	r.showCard(fyne.NewPos((size.Width-card.Width)/2, top), card)
	r.showWords(widgets.BoxAt((size.Width-panel)/2, top+card.Height+largeMargin, panel, height))
}

func (r *largeRenderer) cardSize(width, height float32) fyne.Size {
	w := max(leastWidth, min(width, height/cardRatio, largestCard))
	return fyne.NewSize(w, w*cardRatio)
}

func (r *largeRenderer) showCard(pos fyne.Position, size fyne.Size) {
	r.sprite.show(r.large.card, size, true)
	r.sprite.setVisible(true)
	r.sprite.move(pos)
}

// wordsHeight is the height of the panel when it is that wide.
func (r *largeRenderer) wordsHeight(width float32) float32 {
	inner := width - 2*largePadding
	r.large.title.Resize(fyne.NewSize(inner, 0))
	r.large.words.Resize(fyne.NewSize(inner, 0))
	return r.large.title.MinSize().Height + widgets.Grid + r.large.words.MinSize().Height + 2*largePadding
}

func (r *largeRenderer) showWords(box widgets.Box) {
	widgets.Cover(r.panel, box)
	inner := box.Grown(-largePadding)
	title := r.large.title.MinSize().Height
	widgets.Cover(r.large.title, widgets.BoxAt(inner.X, inner.Y, inner.Width, title))
	widgets.Cover(r.large.roll, widgets.BoxAt(inner.X, inner.Y+title+widgets.Grid, inner.Width, inner.Height-title-widgets.Grid))
}

// MinSize is small: the screen gives the size.
func (r *largeRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(widgets.TouchSize) }

func (r *largeRenderer) Objects() []fyne.CanvasObject {
	objects := append([]fyne.CanvasObject{r.curtain}, r.sprite.objects()...)
	return append(objects, r.panel, r.large.title, r.large.roll)
}

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *largeRenderer) Destroy() {}
