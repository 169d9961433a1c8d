package learn

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/assets"
	"adytum/engine/adaman"
	"adytum/engine/decktet"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/labels"
	"adytum/widgets/pictures"
)

// CardsName is the name of the route to the page about the cards.
const CardsName = "learn.cards"

// Cards is the page about how the cards work: suits, ranks and values, kinds.
func Cards() frame.Route {
	return frame.Route{Name: CardsName, Build: func() *frame.Page {
		column := page.NewColumn(page.WideWidth, labels.NewText(i18n.T("learn.cards.intro")),
			page.NewSides(sideBySide, 0.5,
				page.NewStack(page.Gap, suits(), kinds()),
				page.NewStack(page.Gap, ranks(), example())))
		return &frame.Page{Title: i18n.T("learn.cards"), Content: column.Object, Width: page.WideWidth, OnKey: column.OnKey}
	}}
}

const sideBySide float32 = 760

// suitNames pairs the suits with the names of their pictures.
var suitNames = []struct {
	suit decktet.Suits
	name string
}{
	{decktet.Moons, "moons"}, {decktet.Suns, "suns"}, {decktet.Waves, "waves"},
	{decktet.Leaves, "leaves"}, {decktet.Wyrms, "wyrms"}, {decktet.Knots, "knots"},
}

// suits shows the six suits with their names and letters.
func suits() fyne.CanvasObject {
	var cells []fyne.CanvasObject
	for _, s := range suitNames {
		picture := pictures.New(look.Picture(assets.Suits, s.name), 0)
		name := labels.NewText(i18n.T("suit." + s.name))
		letter := labels.NewNote(i18n.Tf("learn.letter", map[string]any{"Letter": s.suit.Letters()}))
		cells = append(cells, container.New(suitLayout{}, picture, page.NewStack(0, name, letter)))
	}
	return page.Section(i18n.T("learn.suits"), labels.NewText(i18n.T("learn.suits.text")), page.NewGrid(suitLeast, 3, cells...))
}

const suitLeast float32 = 128

// suitLayout puts the sign of a suit before its words.
type suitLayout struct{}

const suitSize = 9 * widgets.Grid

func (suitLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(fyne.NewSquareSize(suitSize))
	objects[0].Move(fyne.NewPos(0, (size.Height-suitSize)/2))
	left := suitSize + 2*widgets.Grid
	height := page.Fit(objects[1], size.Width-left)
	objects[1].Move(fyne.NewPos(left, (size.Height-height)/2))
}

func (suitLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	words := objects[1].MinSize()
	return fyne.NewSize(words.Width+suitSize+2*widgets.Grid, max(suitSize, words.Height))
}

// ranks lists what each rank is worth in Adaman.
func ranks() fyne.CanvasObject {
	line := func(rank, about string, value string) fyne.CanvasObject {
		worth := page.NewFigure(value, theme.SizeNameSubHeadingText, theme.ColorNameForeground)
		worth.SetAlign(fyne.TextAlignTrailing)
		return container.New(rankLayout{}, page.NewStack(0, labels.NewText(rank), labels.NewNote(about)), worth)
	}
	value := func(c decktet.Card) string { return fmt.Sprint(adaman.Value(c)) }
	return page.Section(i18n.T("learn.ranks"), page.NewStack(3*widgets.Grid,
		line(i18n.T("rank.ace"), i18n.T("learn.ranks.ace"), value(decktet.AceOfMoons)),
		line(i18n.T("learn.ranks.numbers"), i18n.T("learn.ranks.numbers.text"), i18n.T("learn.ranks.numbers.value")),
		line(i18n.T("rank.crown"), i18n.T("learn.ranks.crown"), value(decktet.Windfall)),
		line(i18n.T("learn.ranks.extended"), i18n.T("learn.ranks.extended.text"), value(decktet.Watchman)),
	))
}

// rankLayout puts the value at the right of the words.
type rankLayout struct{}

const valueWidth = 16 * widgets.Grid

func (rankLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	page.Fit(objects[0], size.Width-valueWidth)
	height := objects[1].MinSize().Height
	objects[1].Resize(fyne.NewSize(valueWidth, height))
	objects[1].Move(fyne.NewPos(size.Width-valueWidth, (size.Height-height)/2))
}

func (rankLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	words := objects[0].MinSize()
	return fyne.NewSize(words.Width+valueWidth, max(words.Height, objects[1].MinSize().Height))
}

// kinds tells personalities, places and events apart.
func kinds() fyne.CanvasObject {
	return page.Section(i18n.T("learn.kinds"), labels.NewText(i18n.T("learn.kinds.personality")), labels.NewText(i18n.T("learn.kinds.other")))
}

// example shows a card with what can be seen on it.
func example() fyne.CanvasObject {
	return page.Section(i18n.T("learn.example"), container.New(exampleLayout{}, newFan("diplomat"),
		labels.NewText(i18n.T("learn.example.text"))))
}

// exampleLayout puts a card before the words about it.
type exampleLayout struct{}

const exampleWidth = 24 * widgets.Grid

func (exampleLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(fyne.NewSize(exampleWidth, exampleWidth/assets.CardAspect))
	left := exampleWidth + 4*widgets.Grid
	page.Fit(objects[1], size.Width-left)
	objects[1].Move(fyne.NewPos(left, 0))
}

func (exampleLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	words := objects[1].MinSize()
	return fyne.NewSize(words.Width+exampleWidth+4*widgets.Grid, max(words.Height, exampleWidth/assets.CardAspect))
}

// newFan lays cards over each other, each a step further to the right.
func newFan(ids ...string) fyne.CanvasObject {
	fan := container.New(fanLayout{})
	for _, id := range ids {
		fan.Add(pictures.New(look.Picture(assets.Cards, id), 0))
	}
	return fan
}

// fanAspect is the width over the height of a fan of four cards.
const fanAspect = (1 + 3*fanStep) * assets.CardAspect

const fanStep = 0.45 // of a card's width

type fanLayout struct{}

func (fanLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width := size.Width / (1 + fanStep*float32(len(objects)-1))
	for i, o := range objects {
		o.Move(fyne.NewPos(width*fanStep*float32(i), 0))
		o.Resize(fyne.NewSize(width, width/assets.CardAspect))
	}
}

func (fanLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
