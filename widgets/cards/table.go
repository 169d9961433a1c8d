// Package cards shows playing cards: a table of rows and piles, one card large,
// and a strip of small tokens.
package cards

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"adytum/widgets"
	"adytum/widgets/boards"
	"adytum/widgets/labels"
)

// Table shows rows of cards and piles as one widget: few canvas objects,
// hit tests by arithmetic, and redrawing of only what changed.
type Table struct {
	boards.Explorable[boards.Spot]

	style  Style
	layout Layout

	state  State
	plan   Plan
	flight *boards.Flight[Flight]
	landed func() // see WhenLanded

	view *tableRenderer // the renderer of the moment, or nil
}

// State is all that a table shows.
type State struct {
	Rows  []Row
	Piles []Pile
}

// Row is a captioned row of cards.
type Row struct {
	Key   string // names the row in a Spot
	Label string // caption at the left
	Note  string // caption at the right
	Slots int    // so many places are outlined where no card lies
	Cards []Card
}

// Pile is a stack of cards of which only the top one is seen.
type Pile struct {
	Key   string // names the pile in a Spot
	Label string
	Note  string // how many cards, in words or figures
	Empty bool   // only the place is shown
	Top   Card
}

var _ boards.Widget = (*Table)(nil)

// NewTable makes an empty table that lays itself out by AdaptiveTable.
func NewTable(style Style) *Table {
	t := &Table{style: style, layout: Adaptive}
	t.Explore(t, boards.LeadsInRows)
	t.ExtendBaseWidget(t)
	return t
}

// SetLayout changes how rows and piles are placed.
func (t *Table) SetLayout(layout Layout) {
	t.layout = layout
	t.Refresh()
}

// SetState shows state. Cards that are still flying land at once, and only what
// differs from the state before is redrawn.
func (t *Table) SetState(state State) {
	t.Settle()
	t.state = state
	t.replan()
	t.KeepRing()
	if t.view != nil {
		t.view.update(false)
	}
}

// State is what the table shows.
func (t *Table) State() State { return t.state }

func (t *Table) replan() {
	t.plan = t.layout(t.Size(), t.shape())
}

// Span is where the rows and piles begin and end across the table.
func (t *Table) Span() (left, right float32) {
	left, right = t.Size().Width, 0
	reach := func(b widgets.Box) { left, right = min(left, b.X), max(right, b.X+b.Width) }
	for _, row := range t.plan.Rows {
		reach(row.Caption)
	}
	for _, pile := range t.plan.Piles {
		reach(pile.Area)
	}
	return left, right
}

func (t *Table) shape() Shape {
	shape := Shape{Piles: len(t.state.Piles), Caption: captionHeight()}
	for _, row := range t.state.Rows {
		shape.Rows = append(shape.Rows, max(row.Slots, len(row.Cards)))
	}
	return shape
}

func captionHeight() float32 { return labels.Face{}.Measure("Ag", labels.CaptionSize()).Height }

// Resize implements fyne.CanvasObject.
func (t *Table) Resize(size fyne.Size) {
	if size == t.Size() {
		return
	}
	t.Settle()
	t.BaseWidget.Resize(size)
	t.replan()
	if t.view != nil {
		t.view.update(false)
	}
}

// BoxOf is where spot is drawn within the table; false if nothing is there.
func (t *Table) BoxOf(spot boards.Spot) (widgets.Box, bool) {
	for r, row := range t.state.Rows {
		if row.Key == spot.Area && r < len(t.plan.Rows) {
			places := t.plan.Rows[r].Places
			if spot.Index < 0 || spot.Index >= len(places) {
				return widgets.Box{}, false
			}
			return places[spot.Index], true
		}
	}
	for p, pile := range t.state.Piles {
		if pile.Key == spot.Area && p < len(t.plan.Piles) {
			return t.plan.Piles[p].Card, true
		}
	}
	return widgets.Box{}, false
}

// SpotAt is the card or pile at pos, the uppermost where cards overlap.
func (t *Table) SpotAt(pos fyne.Position) (boards.Spot, bool) {
	for r, row := range t.state.Rows {
		if r >= len(t.plan.Rows) {
			break
		}
		for i := min(len(row.Cards), len(t.plan.Rows[r].Places)) - 1; i >= 0; i-- {
			box := t.plan.Rows[r].Places[i]
			if row.Cards[i].Signs.Has(boards.Selected) {
				box.Y -= lift
				box.Height += lift
			}
			if row.Cards[i] != NoCard && box.Contains(pos) {
				return boards.Spot{Area: row.Key, Index: i}, true
			}
		}
	}
	for p, pile := range t.state.Piles {
		if p < len(t.plan.Piles) && t.plan.Piles[p].Area.Contains(pos) {
			return boards.Spot{Area: pile.Key}, true
		}
	}
	return boards.Spot{}, false
}

// CardAt is the card at spot, or the top of the pile there.
func (t *Table) CardAt(spot boards.Spot) (Card, bool) {
	for _, row := range t.state.Rows {
		if row.Key == spot.Area && spot.Index >= 0 && spot.Index < len(row.Cards) {
			return row.Cards[spot.Index], row.Cards[spot.Index] != NoCard
		}
	}
	for _, pile := range t.state.Piles {
		if pile.Key == spot.Area && !pile.Empty {
			return pile.Top, true
		}
	}
	return Card{}, false
}

func (t *Table) isPile(spot boards.Spot) bool {
	for _, pile := range t.state.Piles {
		if pile.Key == spot.Area {
			return true
		}
	}
	return false
}

// Spots are all places that can be tapped, in reading order.
func (t *Table) Spots() []boards.Spot {
	var all []boards.Spot
	for _, row := range t.state.Rows {
		for i, card := range row.Cards {
			if card != NoCard {
				all = append(all, boards.Spot{Area: row.Key, Index: i})
			}
		}
	}
	for _, pile := range t.state.Piles {
		all = append(all, boards.Spot{Area: pile.Key})
	}
	return all
}

func (t *Table) First() boards.Spot {
	if all := t.Spots(); len(all) > 0 {
		return all[0]
	}
	return boards.Spot{}
}

func (t *Table) Has(spot boards.Spot) bool {
	for _, s := range t.Spots() {
		if s == spot {
			return true
		}
	}
	return false
}

func (t *Table) UpdateRing() {
	if t.view != nil {
		t.view.UpdateRing()
	}
}

// AccessibilityLabel is the card below the ring, or all rows with their cards.
func (t *Table) AccessibilityLabel() string {
	if spot, focused := t.Focused(); focused {
		if card, ok := t.CardAt(spot); ok {
			return card.spoken()
		}
	}
	var parts []string
	for _, row := range t.state.Rows {
		var cards []string
		for _, card := range row.Cards {
			if card != NoCard {
				cards = append(cards, card.spoken())
			}
		}
		parts = append(parts, strings.TrimSpace(row.Label+" "+row.Note)+": "+strings.Join(cards, ", "))
	}
	for _, pile := range t.state.Piles {
		parts = append(parts, pile.Label+": "+pile.Note)
	}
	return strings.Join(parts, ". ")
}

func (c Card) spoken() string {
	if c.Spoken != "" {
		return c.Spoken
	}
	return c.Name
}

// spriteKey tells cards apart; cards without an ID go by their place.
func (c Card) spriteKey(area string, index int) string {
	if c.ID != "" {
		return c.ID
	}
	return area + "#" + strconv.Itoa(index)
}

// CreateRenderer implements fyne.Widget.
func (t *Table) CreateRenderer() fyne.WidgetRenderer {
	t.replan()
	t.view = newTableRenderer(t)
	t.view.update(false)
	return t.view
}
