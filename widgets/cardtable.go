package widgets

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
)

// CardTable shows rows of cards and piles as one widget: few canvas objects,
// hit tests by arithmetic, and redrawing of only what changed.
type CardTable struct {
	explorable[Spot]

	style  CardStyle
	layout TableLayout

	state  TableState
	plan   TablePlan
	flight *flight
	landed func() // see WhenLanded

	view *cardTableRenderer // the renderer of the moment, or nil
}

// TableState is all that a table shows.
type TableState struct {
	Rows  []CardRow
	Piles []CardPile
}

// CardRow is a captioned row of cards.
type CardRow struct {
	Key   string // names the row in a Spot
	Label string // caption at the left
	Note  string // caption at the right
	Slots int    // so many places are outlined where no card lies
	Cards []Card
}

// CardPile is a stack of cards of which only the top one is seen.
type CardPile struct {
	Key   string // names the pile in a Spot
	Label string
	Note  string // how many cards, in words or figures
	Empty bool   // only the place is shown
	Top   Card
}

var _ explorableWidget = (*CardTable)(nil)

// NewCardTable makes an empty table that lays itself out by AdaptiveTable.
func NewCardTable(style CardStyle) *CardTable {
	t := &CardTable{style: style, layout: AdaptiveTable}
	t.explore(t, leadsInRows)
	t.ExtendBaseWidget(t)
	return t
}

// SetLayout changes how rows and piles are placed.
func (t *CardTable) SetLayout(layout TableLayout) {
	t.layout = layout
	t.Refresh()
}

// SetState shows state. Cards that are still flying land at once, and only what
// differs from the state before is redrawn.
func (t *CardTable) SetState(state TableState) {
	t.Settle()
	t.state = state
	t.replan()
	t.keepRing()
	if t.view != nil {
		t.view.update(false)
	}
}

// State is what the table shows.
func (t *CardTable) State() TableState { return t.state }

func (t *CardTable) replan() {
	t.plan = t.layout(t.Size(), t.shape())
}

// Span is where the rows and piles begin and end across the table.
func (t *CardTable) Span() (left, right float32) {
	left, right = t.Size().Width, 0
	reach := func(b Box) { left, right = min(left, b.X), max(right, b.X+b.Width) }
	for _, row := range t.plan.Rows {
		reach(row.Caption)
	}
	for _, pile := range t.plan.Piles {
		reach(pile.Area)
	}
	return left, right
}

func (t *CardTable) shape() TableShape {
	shape := TableShape{Piles: len(t.state.Piles), Caption: captionHeight()}
	for _, row := range t.state.Rows {
		shape.Rows = append(shape.Rows, max(row.Slots, len(row.Cards)))
	}
	return shape
}

func captionHeight() float32 { return lettering{}.measure("Ag", captionSize()).Height }

// Resize implements fyne.CanvasObject.
func (t *CardTable) Resize(size fyne.Size) {
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
func (t *CardTable) BoxOf(spot Spot) (Box, bool) {
	for r, row := range t.state.Rows {
		if row.Key == spot.Area && r < len(t.plan.Rows) {
			places := t.plan.Rows[r].Places
			if spot.Index < 0 || spot.Index >= len(places) {
				return Box{}, false
			}
			return places[spot.Index], true
		}
	}
	for p, pile := range t.state.Piles {
		if pile.Key == spot.Area && p < len(t.plan.Piles) {
			return t.plan.Piles[p].Card, true
		}
	}
	return Box{}, false
}

// SpotAt is the card or pile at pos, the uppermost where cards overlap.
func (t *CardTable) SpotAt(pos fyne.Position) (Spot, bool) {
	for r, row := range t.state.Rows {
		if r >= len(t.plan.Rows) {
			break
		}
		for i := min(len(row.Cards), len(t.plan.Rows[r].Places)) - 1; i >= 0; i-- {
			box := t.plan.Rows[r].Places[i]
			if row.Cards[i].Signs.has(Selected) {
				box.Y -= lift
				box.Height += lift
			}
			if row.Cards[i] != NoCard && box.Contains(pos) {
				return Spot{row.Key, i}, true
			}
		}
	}
	for p, pile := range t.state.Piles {
		if p < len(t.plan.Piles) && t.plan.Piles[p].Area.Contains(pos) {
			return Spot{Area: pile.Key}, true
		}
	}
	return Spot{}, false
}

// CardAt is the card at spot, or the top of the pile there.
func (t *CardTable) CardAt(spot Spot) (Card, bool) {
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

func (t *CardTable) isPile(spot Spot) bool {
	for _, pile := range t.state.Piles {
		if pile.Key == spot.Area {
			return true
		}
	}
	return false
}

// spots are all places that can be tapped, in reading order.
func (t *CardTable) spots() []Spot {
	var all []Spot
	for _, row := range t.state.Rows {
		for i, card := range row.Cards {
			if card != NoCard {
				all = append(all, Spot{row.Key, i})
			}
		}
	}
	for _, pile := range t.state.Piles {
		all = append(all, Spot{Area: pile.Key})
	}
	return all
}

func (t *CardTable) first() Spot {
	if all := t.spots(); len(all) > 0 {
		return all[0]
	}
	return Spot{}
}

func (t *CardTable) has(spot Spot) bool {
	for _, s := range t.spots() {
		if s == spot {
			return true
		}
	}
	return false
}

func (t *CardTable) updateRing() {
	if t.view != nil {
		t.view.updateRing()
	}
}

// AccessibilityLabel is the card below the ring, or all rows with their cards.
func (t *CardTable) AccessibilityLabel() string {
	if spot, focused := t.focused(); focused {
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

// AccessibilityRole is that of a container.
func (t *CardTable) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

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
func (t *CardTable) CreateRenderer() fyne.WidgetRenderer {
	t.replan()
	t.view = newCardTableRenderer(t)
	t.view.update(false)
	return t.view
}
