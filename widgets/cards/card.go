package cards

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/boards"
	"adytum/widgets/labels"
	"adytum/widgets/pictures"
	"adytum/widgets/signs"
)

// Card is what one card shows.
type Card struct {
	ID     string        // tells one card from all others on the table
	Face   fyne.Resource // the picture, two wide to three high
	Name   string        // written in the strip of the face
	Short  string        // written instead on small cards, or ""
	Spoken string        // what those hear who do not see it
	Down   bool          // shows its back
	Signs  boards.Signs
}

// NoCard is an empty place in the middle of a row.
var NoCard = Card{}

// Style is what all cards of a deck share.
type Style struct {
	Back fyne.Resource // the picture of a card that lies face down

	// The strip for the name, as fractions of the card's width and height.
	StripLeft, StripRight, StripTop, StripBottom float32

	Ink    color.Color // of the name
	Corner float32     // radius of the corners over the width of the card
}

// strip is the place for the name on a card of that size.
func (s Style) strip(size fyne.Size) widgets.Box {
	return widgets.BoxAt(size.Width*s.StripLeft, size.Height*s.StripTop,
		size.Width*(s.StripRight-s.StripLeft), size.Height*(s.StripBottom-s.StripTop))
}

// Name sizes in units: names start from the theme's text size and go no lower
// than the readable limit, except on cards too narrow for their longest word.
const (
	leastName float32 = 9
	tinyName  float32 = 7
	smallCard float32 = 64 // on narrower cards all short names are used, so that they are alike
)

// cardSprite draws one card. It remembers what it shows, to redraw only what
// changed.
type cardSprite struct {
	style *Style

	face    *pictures.Frame
	names   [2]*canvas.Text
	veil    *canvas.Rectangle
	outline *canvas.Rectangle
	badge   *canvas.Image
	mark    *canvas.Rectangle

	shown   Card
	size    fyne.Size
	nameAt  [2]fyne.Position
	isFresh bool
}

func newCardSprite(style *Style) *cardSprite {
	s := &cardSprite{
		style:   style,
		face:    pictures.NewFrame(),
		names:   [2]*canvas.Text{canvas.NewText("", nil), canvas.NewText("", nil)},
		veil:    canvas.NewRectangle(color.Transparent),
		outline: canvas.NewRectangle(color.Transparent),
		badge:   &canvas.Image{FillMode: canvas.ImageFillContain},
		mark:    canvas.NewRectangle(color.Transparent),
		isFresh: true,
	}
	for _, name := range s.names {
		name.Alignment = fyne.TextAlignCenter
	}
	return s
}

// body is the card itself, signs is what must lie above all neighbours.
func (s *cardSprite) body() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.mark, s.face.Image, s.names[0], s.names[1], s.veil}
}

func (s *cardSprite) signs() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.outline, s.badge}
}

func (s *cardSprite) objects() []fyne.CanvasObject { return append(s.body(), s.signs()...) }

// show draws card at that size; restyle redraws also what has not changed, for
// a new theme.
func (s *cardSprite) show(card Card, size fyne.Size, restyle bool) {
	redraw := s.isFresh || restyle
	resized := s.size != size
	if card.Down || card.Face == nil {
		s.face.Show(s.style.Back, size)
	} else {
		s.face.Show(card.Face, size)
	}
	if redraw || resized || card.Name != s.shown.Name || card.Down != s.shown.Down {
		s.writeName(card, size)
	}
	if redraw || resized || card.Signs != s.shown.Signs {
		s.drawSigns(card.Signs, size)
	}
	s.shown, s.size, s.isFresh = card, size, false
}

func (s *cardSprite) writeName(card Card, size fyne.Size) {
	name := card.Name
	if card.Down {
		name = ""
	}
	strip := s.style.strip(size)
	strip.X, strip.Width = strip.X-1, strip.Width+2 // letters need no margin of their own
	letters := labels.DisplayFace()
	most := max(widgets.Size(theme.SizeNameText), strip.Height*0.55)
	lines := letters.FitLines(name, strip.Size, most, leastName)
	cut := func() bool { return lines[0].Text != name && len(lines) == 1 }
	if (cut() || size.Width < smallCard) && name != "" && card.Short != "" {
		name = card.Short
		lines = letters.FitLines(name, strip.Size, most, leastName)
	}
	if cut() {
		lines = letters.FitLines(name, strip.Size, leastName, tinyName)
	}
	for i, line := range s.names {
		line.Text = ""
		if i >= len(lines) || lines[i].Text == "" {
			line.Hide()
			continue
		}
		line.Show()
		labels.SetDisplay(line)
		line.Color = s.style.Ink
		line.Text, line.TextSize = lines[i].Text, lines[i].Size
		height := line.MinSize().Height
		middle := strip.Y + strip.Height*(2*float32(i)+1)/(2*float32(len(lines)))
		s.nameAt[i] = fyne.NewPos(strip.X, middle-height/2)
		line.Resize(fyne.NewSize(strip.Width, height))
		line.Refresh()
	}
}

const (
	selectedStroke float32 = 3
	targetStroke   float32 = 4
	markHeight     float32 = 4
)

func (s *cardSprite) drawSigns(signs boards.Signs, size fyne.Size) {
	corner := size.Width * s.style.Corner
	s.veil.Hidden = !signs.Has(boards.Dimmed)
	s.veil.FillColor = widgets.Color(widgets.ColorVeil)
	s.veil.CornerRadius = corner
	s.veil.Resize(size)
	s.veil.Refresh()

	s.outline.Hidden = !signs.Has(boards.Selected | boards.Target)
	s.outline.StrokeColor, s.outline.StrokeWidth = widgets.Color(theme.ColorNamePrimary), selectedStroke
	if signs.Has(boards.Target) {
		s.outline.StrokeColor, s.outline.StrokeWidth = widgets.Color(theme.ColorNameForeground), targetStroke
	}
	s.outline.CornerRadius = corner + s.outline.StrokeWidth/2
	s.outline.Resize(size.AddWidthHeight(s.outline.StrokeWidth, s.outline.StrokeWidth))
	s.outline.Refresh()

	s.badge.Hidden = s.outline.Hidden
	if !s.badge.Hidden {
		s.badge.Resource = badgeSign(signs)
		s.badge.Resize(fyne.NewSquareSize(badgeSize(size)))
		s.badge.Refresh()
	}

	s.mark.Hidden = !signs.Has(boards.Marked)
	s.mark.FillColor = widgets.Color(theme.ColorNamePrimary)
	s.mark.CornerRadius = markHeight / 2
	s.mark.Resize(fyne.NewSize(size.Width*0.6, markHeight))
	s.mark.Refresh()
}

func badgeSign(state boards.Signs) fyne.Resource {
	if state.Has(boards.Target) {
		return signs.Crosshair(widgets.Color(theme.ColorNameForeground), widgets.Color(theme.ColorNameBackground))
	}
	return signs.Check(widgets.Color(theme.ColorNamePrimary), widgets.Color(theme.ColorNameForegroundOnPrimary))
}

// badgeSize is in units: large enough to be read, small enough to leave the
// face to be seen.
func badgeSize(card fyne.Size) float32 { return min(max(card.Width*0.3, 20), 36) }

// move puts the card's upper left corner at pos; a selected card rises from it.
func (s *cardSprite) move(pos fyne.Position) {
	if s.shown.Signs.Has(boards.Selected) {
		pos.Y -= lift
	}
	s.face.Image.Move(pos)
	s.veil.Move(pos)
	for i, name := range s.names {
		name.Move(pos.Add(s.nameAt[i]))
	}
	half := s.outline.StrokeWidth / 2
	s.outline.Move(pos.SubtractXY(half, half))
	s.badge.Move(pos.Add(s.badgeAt()))
	edge := float32(1)
	if s.shown.Signs.Has(boards.Selected | boards.Target) {
		edge += s.outline.StrokeWidth
	}
	s.mark.Move(pos.AddXY(s.size.Width*0.2, s.size.Height+edge))
}

// badgeAt is at the lower right of the picture: rank, suits and name stay in
// sight.
func (s *cardSprite) badgeAt() fyne.Position {
	badge := s.badge.Size().Width
	return fyne.NewPos(s.size.Width-badge*0.7, s.size.Height*s.style.StripTop-badge*0.9)
}

// setVisible shows or hides the whole card.
func (s *cardSprite) setVisible(visible bool) {
	if !visible {
		for _, o := range s.objects() {
			o.Hide()
		}
		return
	}
	s.face.Image.Show()
	signs := s.shown.Signs
	widgets.SetShown(s.veil, signs.Has(boards.Dimmed))
	widgets.SetShown(s.outline, signs.Has(boards.Selected|boards.Target))
	widgets.SetShown(s.badge, signs.Has(boards.Selected|boards.Target))
	widgets.SetShown(s.mark, signs.Has(boards.Marked))
	for _, name := range s.names {
		widgets.SetShown(name, name.Text != "")
	}
}
