package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/assets"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// RulebookName is the name of the route to a rulebook.
const RulebookName = "learn.rulebook"

// Rulebook is the rulebook of a game in the language of the app. With a paragraph's
// id, such as "A3", it opens there and marks it; "" opens it at the start.
func Rulebook(h *frame.Host, game, paragraph string) frame.Route {
	return frame.Route{Name: RulebookName, Build: func() *frame.Page { return newBook(h, game, paragraph).page() }}
}

// book is a rulebook on the screen.
type book struct {
	host     *frame.Host
	chapters []chapter
	blocks   []fyne.CanvasObject // one a chapter
	column   *page.Column
	sought   int     // the chapter to be shown, or -1
	left     float32 // how far the person had scrolled when it was shown
}

func newBook(h *frame.Host, game, paragraph string) *book {
	b := &book{host: h, chapters: parse(text(game)), sought: -1}
	for i, c := range b.chapters {
		marked := c.id != "" && c.id == paragraph
		if marked {
			b.sought = i
		}
		b.blocks = append(b.blocks, block(c, i == 0, marked))
	}
	b.column = page.NewColumn(page.ReadingWidth, b.blocks...)
	return b
}

// text is the rulebook in the language of the app. Every game of the app has
// one in every language.
func text(game string) string {
	language, _ := i18n.Locale().Get()
	markdown, err := assets.Rulebook(game, string(language.Resolved()))
	if err != nil {
		panic(err)
	}
	return markdown
}

func (b *book) page() *frame.Page {
	var contents []fyne.CanvasObject
	for i, c := range b.chapters[1:] {
		contents = append(contents, contentsLine(c, func() { b.open(i + 1) }))
	}
	list := container.NewVScroll(widgets.NewMargin(2*widgets.Grid, page.NewStack(0, contents...)))
	menu := controls.NewIconButton(i18n.T("learn.contents"), look.Icon("list"), nil)
	menu.OnTapped = func() { b.host.Router.Push(b.contents()) }
	return &frame.Page{
		Title:   i18n.T("learn.rulebook"),
		Actions: []fyne.CanvasObject{menu},
		Content: container.New(&bookLayout{book: b}, b.column.Object, list),
		OnKey:   b.column.OnKey,
	}
}

// contents is a page of all chapters, for screens on which they do not stand
// beside the text.
func (b *book) contents() frame.Route {
	return frame.Route{Name: "learn.contents", Build: func() *frame.Page {
		var lines []fyne.CanvasObject
		for i, c := range b.chapters[1:] {
			lines = append(lines, contentsLine(c, func() {
				b.host.Router.Pop()
				b.open(i + 1)
			}))
		}
		column := page.NewColumn(page.ReadingWidth, page.NewStack(0, lines...))
		return &frame.Page{Title: i18n.T("learn.contents"), Content: column.Object, Width: page.ReadingWidth, OnKey: column.OnKey}
	}}
}

// heading is the title with the paragraph's id before it.
func (c chapter) heading() string {
	if c.id == "" {
		return c.title
	}
	return c.id + "  " + c.title
}

// open scrolls to a chapter.
func (b *book) open(i int) { b.column.ScrollTo(max(0, b.column.Top(b.blocks[i])-page.Gap)) }

// block is a chapter with its heading; a marked one lies on a ground of its own
// with a bar at its side.
func block(c chapter, first, marked bool) fyne.CanvasObject {
	heading := look.Subtitle(c.title)
	if first {
		heading = look.Display(c.title)
	}
	top := fyne.CanvasObject(heading)
	if c.id != "" {
		id := page.NewFigure(c.id, theme.SizeNameText, theme.ColorNamePrimary)
		top = container.New(headingLayout{}, id, heading)
	}
	parts := []fyne.CanvasObject{top}
	for _, p := range c.passages {
		if p.table != "" {
			parts = append(parts, newDrawing(p))
		} else {
			parts = append(parts, labels.NewText(p.text))
		}
	}
	content := page.NewStack(2*widgets.Grid, parts...)
	if !marked {
		return content
	}
	return container.New(markLayout{}, widgets.NewGround(widgets.ColorRaised), widgets.NewGround(look.ColorBrass), content)
}

func contentsLine(c chapter, tapped func()) fyne.CanvasObject {
	id := labels.NewNote(c.id)
	return page.Pressed(c.heading(), tapped, container.New(headingLayout{}, id, labels.NewText(c.title)))
}

// headingLayout puts a paragraph's id before its title, both on one base line.
type headingLayout struct{}

// idWidth has room for the longest id at the present size of the text.
func idWidth() float32 { return 2.75 * theme.Size(theme.SizeNameText) }

func (headingLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	id, title, left := objects[0], objects[1], idWidth()
	page.Fit(title, size.Width-left)
	title.Move(fyne.NewPos(left, 0))
	height := id.MinSize().Height
	id.Resize(fyne.NewSize(left, height))
	id.Move(fyne.NewPos(0, max(0, min(title.MinSize().Height-height, spareAbove*height)*idDrop)))
}

// idDrop is the share of the spare height above an id that brings it to the
// base line of its title.
const idDrop = 0.6

// spareAbove is how much higher one line of a title is than its id; a title may
// have more lines.
const spareAbove = 0.4

func (headingLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	title := objects[1].MinSize()
	return fyne.NewSize(title.Width+idWidth(), max(title.Height, objects[0].MinSize().Height))
}

// markLayout draws the ground and the bar of a marked paragraph a little around
// its content.
type markLayout struct{}

const (
	markMargin = 3 * widgets.Grid
	markBar    = widgets.Grid
)

func (markLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Move(fyne.NewPos(-markMargin, 0))
	objects[0].Resize(size.AddWidthHeight(2*markMargin, 0))
	objects[1].Move(fyne.NewPos(-markMargin, 0))
	objects[1].Resize(fyne.NewSize(markBar, size.Height))
	objects[2].Move(fyne.NewPos(0, markMargin))
	objects[2].Resize(size.SubtractWidthHeight(0, 2*markMargin))
}

func (markLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[2].MinSize().AddWidthHeight(0, 2*markMargin)
}

// bookLayout puts the contents beside the text where there is room for both,
// and brings the paragraph that is sought into sight.
type bookLayout struct{ book *book }

const (
	contentsWidth float32 = 300
	contentsFrom  float32 = 960
)

func (l *bookLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	text, contents := objects[0], objects[1]
	if size.Width < contentsFrom {
		contents.Hide()
		text.Move(fyne.Position{})
		text.Resize(size)
	} else {
		contents.Show()
		contents.Move(fyne.Position{})
		contents.Resize(fyne.NewSize(contentsWidth, size.Height))
		text.Move(fyne.NewPos(contentsWidth, 0))
		text.Resize(fyne.NewSize(size.Width-contentsWidth, size.Height))
	}
	l.seek()
}

// seek shows the sought paragraph, until the person scrolls away from it.
func (l *bookLayout) seek() {
	b := l.book
	if b.sought < 0 || b.column.Offset() != b.left {
		return
	}
	b.open(b.sought)
	b.left = b.column.Offset()
}

func (l *bookLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
