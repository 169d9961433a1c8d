package adaman

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine/decktet"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets/cards"

	rules "adytum/engine/adaman"
)

// newBareTable makes tables without their frame: the personalities and the cards.
func newBareTable(h *frame.Host, m *match.Match) func() *table.Table {
	d := newModel(m, table.Unstored(h))
	return func() *table.Table {
		t := newTable(h, 0, d)
		t.cards.SetLayout(lessonCards)
		return t.Bare(container.New(lessonLayout{}, t.people, container.NewStack(t.cards, t.Callout.Object)))
	}
}

// point points at cards.
func (d *model) point(marks []string) {
	d.pointed = 0
	for _, id := range marks {
		if c, err := decktet.Parse(id); err == nil {
			d.pointed |= rules.SetOf(c)
		}
	}
}

// lessonLayout puts the personalities above the cards, where there is room for
// them beside the words of the lesson.
type lessonLayout struct{}

func (lessonLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	people, cards := o[0], o[1]
	top := float32(0)
	people.Hide()
	if size.Width >= foldBelow {
		people.Show()
		fold(people, size)
		people.Resize(fyne.NewSize(size.Width-2*gap, 0))
		top = people.MinSize().Height
		page.Place(people, gap, 0, size.Width-2*gap, top)
	}
	page.Place(cards, 0, top, size.Width, size.Height-top)
}

// MinSize implements fyne.Layout: the screen gives the size.
func (lessonLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// lessonCards stacks the rows on an upright phone wherever they fit, though the
// words take so much of it that the cards have more width than height.
func lessonCards(size fyne.Size, shape cards.Shape) cards.Plan {
	const upright = 1.2 // most width over height
	if size.Width < foldBelow && size.Width < upright*size.Height {
		stacked := cards.Portrait(size, shape)
		if last := stacked.Rows[len(stacked.Rows)-1].Places[0]; last.Y+last.Height <= size.Height {
			return stacked
		}
	}
	return cards.Adaptive(size, shape)
}
