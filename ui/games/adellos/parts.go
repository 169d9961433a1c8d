package adellos

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/engine"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
	"adytum/widgets/pictures"

	rules "adytum/engine/adellos"
)

const (
	gap        = 2 * widgets.Grid
	rowPicture = 11 * widgets.Grid
)

// facts fill the placeholders of a text.
type facts = map[string]any

// count is a sign with a number beside it.
func count(icon string, n int) fyne.CanvasObject { return sign(icon, fmt.Sprint(n)) }

// sign is a sign with a short text beside it.
func sign(icon, text string) fyne.CanvasObject {
	c := labels.NewCount(look.Icon(icon))
	c.SetText(text)
	return c
}

// tight is a sign with a short text, as narrow as can be.
func tight(icon, text string) fyne.CanvasObject {
	c := labels.NewCount(look.Icon(icon))
	c.SetText(text)
	c.SetTight()
	return c
}

// held is how many of the rounds that win a player has held the tower: "2/5".
func held(v rules.View, p rules.Player) string { return fmt.Sprintf("%d/%d", p.Tower, v.TowerRounds()) }

// summons reports whether a faction has units that are summoned.
func summons(faction string) bool {
	return slices.ContainsFunc(edition().factions[faction].Units, func(u rules.Unit) bool { return u.Time > 0 })
}

// stats are the figures of a kind: attack, defence, movement, and its price.
func stats(k kind, left int) fyne.CanvasObject {
	figures := []fyne.CanvasObject{tight("sword", fmt.Sprint(k.attack)), tight("shield", fmt.Sprint(k.defence)), tight("boot", fmt.Sprint(k.move))}
	if k.gold > 0 {
		figures = append(figures, tight("coin", fmt.Sprint(k.gold)))
	}
	if k.time > 0 {
		figures = append(figures, tight("hourglass", fmt.Sprint(k.time)))
	}
	if left >= 0 {
		figures = append(figures, tight("bag", fmt.Sprint(left)))
	}
	return page.NewLine(figures...)
}

// statsWords says the figures of a kind.
func statsWords(k kind) string {
	words := i18n.Tf("adellos.stats", facts{"Attack": k.attack, "Defence": k.defence, "Move": k.move})
	switch {
	case k.time > 0:
		words += ", " + i18n.N("adellos.price.time", k.time, nil)
	case k.gold > 0:
		words += ", " + i18n.N("adellos.price.gold", k.gold, nil)
	}
	return words
}

// drawing is a picture of a size that stays.
func drawing(r fyne.Resource, size float32) *pictures.Picture {
	picture := pictures.New(r, 0)
	picture.SetMinSize(fyne.NewSquareSize(size))
	return picture
}

// A row is a line of a list: a picture, words, and at the right what explains it.
// It can be tapped; a long press explains it, and so does a tap that has nothing
// else to do.
type row struct {
	picture fyne.Resource
	title   string
	parts   []fyne.CanvasObject // below the title
	spoken  string
	chosen  bool
	faint   bool // cannot be used now
	tapped  func()
	explain func()
}

func (r row) object() fyne.CanvasObject {
	title := labels.NewText("*" + r.title + "*")
	if r.faint {
		title.SetColor(widgets.ColorMuted)
	}
	words := page.NewStack(widgets.Grid/2, append([]fyne.CanvasObject{title}, r.parts...)...)
	var picture fyne.CanvasObject = container.NewWithoutLayout()
	if r.picture != nil {
		image := drawing(r.picture, rowPicture)
		if r.faint {
			image.SetTranslucency(faintness)
		}
		picture = image
	}
	var info fyne.CanvasObject = container.NewWithoutLayout()
	if r.explain != nil {
		info = controls.NewIconButton(i18n.Tf("adellos.explain", facts{"What": r.title}), look.Icon("info"), r.explain)
	}
	line := container.New(rowLayout{}, picture, words, info)
	ground := widgets.NewPanelGround()
	ground.SetChosen(r.chosen)
	return container.NewStack(ground, inspected(r.spoken, r.tapped, r.explain, widgets.NewMargin(gap, line)))
}

// inspected puts content on a control that covers all of it. A long press
// explains it, and so does a tap if there is nothing else to do.
func inspected(spoken string, tapped, explain func(), content fyne.CanvasObject) fyne.CanvasObject {
	if tapped == nil {
		tapped = explain
	}
	if tapped == nil {
		return content
	}
	press := controls.NewIconButton(spoken, nil, tapped)
	press.OnInspected = explain
	return container.NewStack(press, content)
}

const faintness = 0.55

// rowLayout puts a picture at the left of words, and a control at their right. In
// a narrow row the words come before the picture.
type rowLayout struct{}

// rowWords is the least width of the words beside a picture, in sizes of the text.
const rowWords = 8

func (rowLayout) sides(o []fyne.CanvasObject) (left, right float32) {
	if o[0].MinSize().Width > 0 {
		left = o[0].MinSize().Width + gap
	}
	return left, o[2].MinSize().Width
}

func (l rowLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	left, right := l.sides(o)
	side := o[0].MinSize().Width
	fits := size.Width-left-right >= rowWords*theme.TextSize()
	if page.Show(o[0], fits); !fits {
		left = 0
	}
	page.Place(o[0], 0, (size.Height-side)/2, side, side)
	width := size.Width - left - right
	height := page.Fit(o[1], width)
	page.Place(o[1], left, (size.Height-height)/2, width, height)
	page.Place(o[2], size.Width-right, (size.Height-o[2].MinSize().Height)/2, right, o[2].MinSize().Height)
}

func (l rowLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	left, right := l.sides(o)
	words := o[1].MinSize()
	return fyne.NewSize(left+right+words.Width, max(words.Height, o[0].MinSize().Height, o[2].MinSize().Height))
}

// note is a line of small words.
func note(text string) fyne.CanvasObject { return labels.NewNote(text) }

// marked puts the emblem of a seat before words about it.
func marked(seat engine.Seat, words fyne.CanvasObject) fyne.CanvasObject {
	return container.New(markedLayout{}, drawing(table.Emblem(seat), markSize), words)
}

const markSize = 5 * widgets.Grid

// markedLayout puts a sign at the left of words, at the height of their first
// line.
type markedLayout struct{}

func (markedLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	line := fyne.MeasureText("Ag", theme.TextSize(), fyne.TextStyle{}).Height
	width := size.Width - markSize - gap
	height := page.Fit(o[1], width)
	top := max(0, (size.Height-height)/2)
	page.Place(o[0], 0, top+max(0, (line-markSize)/2), markSize, markSize)
	page.Place(o[1], markSize+gap, top, width, height)
}

func (markedLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	words := o[1].MinSize()
	return fyne.NewSize(markSize+gap+words.Width, max(markSize, words.Height))
}
