package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// CardLarge lies over the whole screen and shows one card large, with its words
// beside or below it. A tap anywhere or any of the closing keys takes it away.
type CardLarge struct {
	widget.BaseWidget

	style *CardStyle
	card  Card
	title *Heading
	words *Text
	roll  *container.Scroll // for words longer than the screen allows
	over  fyne.Canvas
}

var (
	_ fyne.Focusable         = (*CardLarge)(nil)
	_ fyne.Tappable          = (*CardLarge)(nil)
	_ fyne.SecondaryTappable = (*CardLarge)(nil)
	_ fyne.Accessible        = (*CardLarge)(nil)
)

// ShowCardLarge puts card over everything on the canvas.
func ShowCardLarge(over fyne.Canvas, style CardStyle, card Card, title, words string) *CardLarge {
	card.Signs = 0
	l := &CardLarge{
		style: &style, card: card, over: over,
		title: NewHeading(title, theme.SizeNameHeadingText), words: NewText(words),
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
func (l *CardLarge) Close() { l.over.Overlays().Remove(l) }

// Tapped implements fyne.Tappable.
func (l *CardLarge) Tapped(*fyne.PointEvent) { l.Close() }

// TappedSecondary implements fyne.SecondaryTappable.
func (l *CardLarge) TappedSecondary(*fyne.PointEvent) { l.Close() }

// TypedKey implements fyne.Focusable.
func (l *CardLarge) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyI:
		l.Close()
	}
}

// TypedRune implements fyne.Focusable; keys arrive at TypedKey.
func (l *CardLarge) TypedRune(rune) {}

// FocusGained implements fyne.Focusable; there is only one thing to do here, so
// the focus needs no ring.
func (l *CardLarge) FocusGained() {}

// FocusLost implements fyne.Focusable.
func (l *CardLarge) FocusLost() {}

// AccessibilityLabel is the title and the words.
func (l *CardLarge) AccessibilityLabel() string {
	return l.title.Text() + ". " + l.words.AccessibilityLabel()
}

// AccessibilityRole is that of text.
func (l *CardLarge) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer implements fyne.Widget.
func (l *CardLarge) CreateRenderer() fyne.WidgetRenderer {
	r := &cardLargeRenderer{
		large: l, sprite: newCardSprite(l.style),
		curtain: canvas.NewRectangle(nil), panel: canvas.NewRectangle(nil),
	}
	r.Refresh()
	return r
}

type cardLargeRenderer struct {
	large          *CardLarge
	sprite         *cardSprite
	curtain, panel *canvas.Rectangle
}

const (
	largeMargin          = 4 * Grid
	largePadding         = 4 * Grid
	panelWidth   float32 = 360 // widest a panel of words gets
	largestCard  float32 = 320 // widest a card gets
)

func (r *cardLargeRenderer) Refresh() {
	r.curtain.FillColor = themeColor(ColorCurtain)
	r.panel.FillColor = themeColor(ColorSurface)
	r.panel.StrokeColor, r.panel.StrokeWidth = themeColor(ColorOutline), 1
	r.panel.CornerRadius = PanelCorner
	r.curtain.Refresh()
	r.panel.Refresh()
	r.large.title.Refresh()
	r.large.roll.Refresh()
	r.Layout(r.large.Size())
}

func (r *cardLargeRenderer) Layout(size fyne.Size) {
	r.curtain.Resize(size)
	if size.Width > size.Height {
		r.layoutBeside(size)
	} else {
		r.layoutBelow(size)
	}
}

func (r *cardLargeRenderer) layoutBeside(size fyne.Size) {
	panel := min(panelWidth, size.Width/2-largeMargin)
	card := r.cardSize(size.Width-panel-3*largeMargin, size.Height-2*largeMargin)
	height := min(r.wordsHeight(panel), size.Height-2*largeMargin)
	left := (size.Width - card.Width - largeMargin - panel) / 2
	r.showCard(fyne.NewPos(left, (size.Height-card.Height)/2), card)
	r.showWords(boxAt(left+card.Width+largeMargin, (size.Height-height)/2, panel, height))
}

func (r *cardLargeRenderer) layoutBelow(size fyne.Size) {
	panel := min(panelWidth, size.Width-2*largeMargin)
	height := min(r.wordsHeight(panel), size.Height/2)
	card := r.cardSize(size.Width-2*largeMargin, size.Height-height-3*largeMargin)
	top := max(largeMargin, (size.Height-card.Height-largeMargin-height)/2)
	r.showCard(fyne.NewPos((size.Width-card.Width)/2, top), card)
	r.showWords(boxAt((size.Width-panel)/2, top+card.Height+largeMargin, panel, height))
}

func (r *cardLargeRenderer) cardSize(width, height float32) fyne.Size {
	w := max(leastWidth, min(width, height/cardRatio, largestCard))
	return fyne.NewSize(w, w*cardRatio)
}

func (r *cardLargeRenderer) showCard(pos fyne.Position, size fyne.Size) {
	r.sprite.show(r.large.card, size, true)
	r.sprite.setVisible(true)
	r.sprite.move(pos)
}

// wordsHeight is the height of the panel when it is that wide.
func (r *cardLargeRenderer) wordsHeight(width float32) float32 {
	inner := width - 2*largePadding
	r.large.title.Resize(fyne.NewSize(inner, 0))
	r.large.words.Resize(fyne.NewSize(inner, 0))
	return r.large.title.MinSize().Height + Grid + r.large.words.MinSize().Height + 2*largePadding
}

func (r *cardLargeRenderer) showWords(box Box) {
	cover(r.panel, box)
	inner := box.grown(-largePadding)
	title := r.large.title.MinSize().Height
	cover(r.large.title, boxAt(inner.X, inner.Y, inner.Width, title))
	cover(r.large.roll, boxAt(inner.X, inner.Y+title+Grid, inner.Width, inner.Height-title-Grid))
}

// MinSize is small: the screen gives the size.
func (r *cardLargeRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(TouchSize) }

func (r *cardLargeRenderer) Objects() []fyne.CanvasObject {
	objects := append([]fyne.CanvasObject{r.curtain}, r.sprite.objects()...)
	return append(objects, r.panel, r.large.title, r.large.roll)
}

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *cardLargeRenderer) Destroy() {}
