package cards

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/widgets"
	"adytum/widgets/pictures"
	"adytum/widgets/signs"
)

// A TokenSign says in one shape where a token is.
type TokenSign int

// The signs of tokens. Each has its own shape; the first is the boldest.
const (
	SignCheck    TokenSign = iota // won: a check on brass, brass rim
	SignTower                     // a tower
	SignHouse                     // a house
	SignQuestion                  // not seen yet: a question mark, the picture faint
)

// Token is one small picture with its sign.
type Token struct {
	Key     string
	Picture fyne.Resource // square; drawn as a disc with a rim
	Sign    TokenSign
	Spoken  string
}

// TokenStrip shows many small tokens in lines that wrap, as one widget. Each is
// a touch target; folded into few lines, the strip is one target as a whole.
type TokenStrip struct {
	widget.BaseWidget

	// OnTapped is called when a token is tapped, pressed long, or chosen by key.
	// A strip that is folded gives the key "".
	OnTapped func(key string)

	tokens   []Token
	lines    int // 0 if not folded
	cursor   int
	hasFocus bool
	keyboard bool
}

var (
	_ fyne.Focusable         = (*TokenStrip)(nil)
	_ fyne.Tappable          = (*TokenStrip)(nil)
	_ fyne.SecondaryTappable = (*TokenStrip)(nil)
	_ desktop.Cursorable     = (*TokenStrip)(nil)
	_ fyne.Accessible        = (*TokenStrip)(nil)
)

// NewTokenStrip makes an empty strip.
func NewTokenStrip(tapped func(key string)) *TokenStrip {
	s := &TokenStrip{OnTapped: tapped}
	s.ExtendBaseWidget(s)
	return s
}

// SetTokens shows tokens in that order.
func (s *TokenStrip) SetTokens(tokens []Token) {
	s.tokens = tokens
	s.cursor = min(s.cursor, max(0, len(tokens)-1))
	s.Refresh()
}

// Fold squeezes the tokens into a number of lines; 0 gives each as much room as
// a touch target needs.
func (s *TokenStrip) Fold(lines int) {
	if s.lines == lines {
		return
	}
	s.lines = lines
	s.Refresh()
}

// size is the width of a token in a strip of that width.
func (s *TokenStrip) size(width float32) float32 {
	if s.lines == 0 || len(s.tokens) == 0 {
		return tokenSize
	}
	return min(tokenSize, width/float32(s.perLine(width))-widgets.Grid)
}

// lineHeight is the height of a line in a strip of that width.
func (s *TokenStrip) lineHeight(width float32) float32 {
	switch s.lines {
	case 0, 1:
		return widgets.TouchSize
	}
	return s.size(width) + 2*widgets.Grid
}

// boxes are the touch targets of the tokens in a strip of that width; the lines
// are filled evenly.
func (s *TokenStrip) boxes(width float32) []widgets.Box {
	n := len(s.tokens)
	if n == 0 {
		return nil
	}
	perLine := s.perLine(width)
	cell := min(width/float32(perLine), mostCell)
	left := (width - cell*float32(perLine)) / 2
	height := s.lineHeight(width)
	boxes := make([]widgets.Box, n)
	for i := range boxes {
		line := i / perLine
		inLine := min(perLine, n-line*perLine)
		indent := left + cell*float32(perLine-inLine)/2
		boxes[i] = widgets.BoxAt(indent+cell*float32(i%perLine), float32(line)*height, cell, height)
	}
	return boxes
}

func (s *TokenStrip) perLine(width float32) int {
	n := len(s.tokens)
	fitting := max(1, int(width/widgets.TouchSize))
	lines := (n + fitting - 1) / fitting
	if s.lines > 0 {
		lines = s.lines
	}
	return (n + lines - 1) / lines
}

const (
	tokenSize float32 = 40
	tokenSign float32 = 0.5 // of a token's width
	mostCell  float32 = 56
)

func (s *TokenStrip) indexAt(pos fyne.Position) int {
	for i, box := range s.boxes(s.Size().Width) {
		if box.Contains(pos) {
			return i
		}
	}
	return -1
}

func (s *TokenStrip) use(index int) {
	if s.OnTapped == nil {
		return
	}
	if s.lines > 0 {
		s.OnTapped("")
		return
	}
	if index < 0 || index >= len(s.tokens) {
		return
	}
	s.cursor = index
	s.OnTapped(s.tokens[index].Key)
}

// Tapped implements fyne.Tappable.
func (s *TokenStrip) Tapped(event *fyne.PointEvent) {
	s.keyboard = false
	s.use(s.indexAt(event.Position))
}

// TappedSecondary implements fyne.SecondaryTappable.
func (s *TokenStrip) TappedSecondary(event *fyne.PointEvent) { s.Tapped(event) }

// TypedKey implements fyne.Focusable.
func (s *TokenStrip) TypedKey(key *fyne.KeyEvent) {
	if widgets.Doubled(key) {
		return
	}
	s.keyboard = true
	switch key.Name {
	case fyne.KeyLeft, fyne.KeyUp:
		s.cursor = max(0, s.cursor-1)
	case fyne.KeyRight, fyne.KeyDown:
		s.cursor = max(0, min(len(s.tokens)-1, s.cursor+1))
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyI, desktop.KeyMenu:
		s.use(s.cursor)
	default:
		widgets.UnusedKey(key)
	}
	s.Refresh()
}

// TypedRune implements fyne.Focusable; keys arrive at TypedKey.
func (s *TokenStrip) TypedRune(rune) {}

// FocusGained implements fyne.Focusable.
func (s *TokenStrip) FocusGained() {
	s.hasFocus, s.keyboard = true, true
	s.Refresh()
}

// FocusLost implements fyne.Focusable.
func (s *TokenStrip) FocusLost() {
	s.hasFocus, s.keyboard = false, false
	s.Refresh()
}

// Cursor implements desktop.Cursorable.
func (s *TokenStrip) Cursor() desktop.Cursor { return desktop.PointerCursor }

// AccessibilityLabel is the token below the ring, or all of them.
func (s *TokenStrip) AccessibilityLabel() string {
	if s.hasFocus && s.cursor < len(s.tokens) {
		return s.tokens[s.cursor].Spoken
	}
	var all []string
	for _, token := range s.tokens {
		all = append(all, token.Spoken)
	}
	return strings.Join(all, ", ")
}

// AccessibilityRole is that of a container.
func (s *TokenStrip) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer implements fyne.Widget.
func (s *TokenStrip) CreateRenderer() fyne.WidgetRenderer {
	r := &tokenStripRenderer{strip: s, ring: canvas.NewRectangle(color.Transparent)}
	r.Refresh()
	return r
}

type tokenStripRenderer struct {
	strip   *TokenStrip
	sprites []tokenSprite
	ring    *canvas.Rectangle
	objects []fyne.CanvasObject
}

type tokenSprite struct {
	picture *pictures.Frame
	sign    *canvas.Image
	rim     *canvas.Circle
}

func (r *tokenStripRenderer) Refresh() {
	for len(r.sprites) < len(r.strip.tokens) {
		sprite := tokenSprite{
			picture: pictures.NewFrame(),
			sign:    &canvas.Image{FillMode: canvas.ImageFillContain},
			rim:     canvas.NewCircle(color.Transparent),
		}
		sprite.picture.Image.FillMode = canvas.ImageFillCover
		r.sprites = append(r.sprites, sprite)
	}
	r.sprites = r.sprites[:len(r.strip.tokens)]
	r.objects = r.objects[:0]
	for i, sprite := range r.sprites {
		sprite.show(r.strip.tokens[i])
		r.objects = append(r.objects, sprite.picture.Image, sprite.rim, sprite.sign)
	}
	r.ring.StrokeColor, r.ring.StrokeWidth = widgets.Color(theme.ColorNameForeground), widgets.RingWidth()
	r.ring.CornerRadius = widgets.CardCorner
	r.ring.Refresh()
	r.objects = append(r.objects, r.ring)
	r.Layout(r.strip.Size())
	canvas.Refresh(r.strip)
}

func (s tokenSprite) show(token Token) {
	faint := 0.0
	rim, width := widgets.ColorOutline, float32(1)
	switch token.Sign {
	case SignCheck:
		rim, width = theme.ColorNamePrimary, 3
	case SignQuestion:
		faint = 0.6
	case SignTower, SignHouse:
	}
	if s.picture.Image.Translucency != faint {
		s.picture.Image.Translucency = faint
		s.picture.Image.Refresh()
	}
	s.rim.StrokeColor, s.rim.StrokeWidth = widgets.Color(rim), width
	s.rim.Refresh()
	if sign := token.Sign.resource(); s.sign.Resource == nil || s.sign.Resource.Name() != sign.Name() {
		s.sign.Resource = sign
		s.sign.Refresh()
	}
}

func (s TokenSign) resource() fyne.Resource {
	text, ground := widgets.Color(theme.ColorNameForeground), widgets.Color(theme.ColorNameBackground)
	switch s {
	case SignCheck:
		return signs.Check(widgets.Color(theme.ColorNamePrimary), widgets.Color(theme.ColorNameForegroundOnPrimary))
	case SignTower:
		return signs.Tower(text, ground)
	case SignHouse:
		return signs.House(text, ground)
	default:
		return signs.Question(ground, text)
	}
}

func (r *tokenStripRenderer) Layout(size fyne.Size) {
	boxes := r.strip.boxes(size.Width)
	token := r.strip.size(size.Width)
	sign := token * tokenSign
	for i, sprite := range r.sprites {
		pos := boxes[i].Center().SubtractXY(token/2, token/2)
		sprite.picture.Image.CornerRadius = token / 2
		sprite.picture.Image.Move(pos)
		sprite.picture.Show(r.strip.tokens[i].Picture, fyne.NewSquareSize(token))
		sprite.rim.Resize(fyne.NewSquareSize(token))
		sprite.rim.Move(pos)
		sprite.sign.Resize(fyne.NewSquareSize(sign))
		sprite.sign.Move(pos.AddXY(token-sign*0.85, token-sign*0.85))
	}
	shown := r.strip.hasFocus && r.strip.keyboard && r.strip.cursor < len(boxes)
	widgets.SetShown(r.ring, shown)
	switch {
	case shown && r.strip.lines > 0:
		widgets.Cover(r.ring, widgets.Box{Size: size})
	case shown:
		widgets.Cover(r.ring, boxes[r.strip.cursor])
	}
}

func (r *tokenStripRenderer) MinSize() fyne.Size {
	n := len(r.strip.tokens)
	if n == 0 {
		return fyne.NewSquareSize(widgets.TouchSize)
	}
	lines := 1
	if width := r.strip.Size().Width; width > 0 {
		perLine := r.strip.perLine(width)
		lines = (n + perLine - 1) / perLine
	}
	return fyne.NewSize(widgets.TouchSize*3, max(widgets.TouchSize, r.strip.lineHeight(r.strip.Size().Width)*float32(lines)))
}

func (r *tokenStripRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *tokenStripRenderer) Destroy() {}
