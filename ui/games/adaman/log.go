package adaman

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"adytum/engine/decktet"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/boards"
	"adytum/widgets/cards"
	"adytum/widgets/labels"

	rules "adytum/engine/adaman"
)

// logLines are the plies that were played, the last at the top, and the deal.
func (d *model) logLines(history []match.Entry) []fyne.CanvasObject {
	var lines []fyne.CanvasObject
	for i, e := range slices.Backward(history) {
		lines = append(lines, labels.NewText(fmt.Sprintf("*%d.* %s%s", i+1, moveWords(e.Move), table.Marks(e.Marks))))
	}
	return append(lines, labels.NewNote(i18n.Tf("adaman.log.seed", map[string]any{"Seed": string(d.match.Header().Seed)})))
}

// pilePage shows the cards of a pile side by side.
func pilePage(h *frame.Host, title string, content []decktet.Card) frame.Route {
	return frame.Route{Name: "adaman.pile", Build: func() *frame.Page {
		if len(content) == 0 {
			return &frame.Page{Title: title, Content: widgets.NewMargin(2*gap, labels.NewText(i18n.T("adaman.pile.empty")))}
		}
		t := cards.NewTable(cardStyle())
		state := cards.State{Rows: []cards.Row{{Key: "pile", Label: i18n.N("adaman.cards", len(content), nil)}}}
		for _, c := range content {
			state.Rows[0].Cards = append(state.Rows[0].Cards, shown(c, 0))
		}
		t.SetState(state)
		t.SetLayout(pileLayout)
		inspect := func(spot boards.Spot) {
			if spot.Index < len(content) {
				c := content[spot.Index]
				cards.ShowLarge(h.Canvas, cardStyle(), shown(c, 0), nameOf(c), wordsOf(c))
			}
		}
		t.OnTapped, t.OnInspected = inspect, inspect
		return &frame.Page{Title: title, Content: t}
	}}
}

// peoplePage shows all personalities, sorted by where they are.
func peoplePage(h *frame.Host, v rules.View) frame.Route {
	return frame.Route{Name: "adaman.people", Build: func() *frame.Page {
		t := cards.NewTable(cardStyle())
		var state cards.State
		for _, where := range []rules.Whereabouts{rules.UnderControl, rules.AtPalace, rules.AtCapital, rules.Unseen} {
			row := cards.Row{Key: string(where), Label: whereWords(where), Slots: 1}
			for _, one := range v.Personalities() {
				if one.Where == where {
					row.Cards = append(row.Cards, shown(one.Card, 0))
				}
			}
			row.Note = fmt.Sprint(len(row.Cards))
			state.Rows = append(state.Rows, row)
		}
		t.SetState(state)
		t.SetLayout(cards.Portrait)
		inspect := func(spot boards.Spot) {
			if card, ok := t.CardAt(spot); ok {
				if c, err := decktet.Parse(card.ID); err == nil {
					cards.ShowLarge(h.Canvas, cardStyle(), card, nameOf(c), wordsOf(c))
				}
			}
		}
		t.OnTapped, t.OnInspected = inspect, inspect
		return &frame.Page{Title: i18n.T("adaman.people"), Content: t}
	}}
}

// pileLayout spreads one row over as many lines as it needs, in cards as large
// as all of them can be in sight.
func pileLayout(size fyne.Size, shape cards.Shape) cards.Plan {
	count := shape.Rows[0]
	columns, width := 1, float32(0)
	for c := 1; c <= count; c++ {
		lines := float32((count + c - 1) / c)
		w := min((size.Width-2*gap)/float32(c)-gap, ((size.Height-shape.Caption-2*gap)/lines-gap)/1.5)
		if w > width {
			columns, width = c, w
		}
	}
	width = float32(int(min(width, mostPileCard)/2) * 2)
	card := fyne.NewSize(width, width*1.5)
	left := (size.Width - float32(columns)*(width+gap) + gap) / 2
	row := cards.RowPlan{Caption: widgets.Box{Position: fyne.NewPos(left, gap), Size: fyne.NewSize(size.Width-2*left, shape.Caption)}}
	for i := range count {
		x := left + float32(i%columns)*(width+gap)
		y := shape.Caption + 2*gap + float32(i/columns)*(card.Height+gap)
		row.Places = append(row.Places, widgets.Box{Position: fyne.NewPos(x, y), Size: card})
	}
	return cards.Plan{Card: card, Rows: []cards.RowPlan{row}}
}

const mostPileCard = 132

// winningLine lists a line that wins, one play a line.
func winningLine(line []rules.Move) fyne.CanvasObject {
	box := page.NewStack(widgets.Grid)
	for i, m := range line {
		box.Add(labels.NewText(fmt.Sprintf("*%d.* %s", i+1, moveWords(m))))
	}
	return box
}
