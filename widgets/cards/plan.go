package cards

import (
	"math"

	"fyne.io/fyne/v2"

	"adytum/widgets"
	"adytum/widgets/boards"
)

// Shape is all that a layout may know of a table.
type Shape struct {
	Rows    []int   // places in each row: its cards, or its slots if they are more
	Piles   int     // how many piles there are
	Caption float32 // height of a row's caption
}

// Plan says where everything on a table lies.
type Plan struct {
	Card  fyne.Size // of every card in a row
	Rows  []RowPlan
	Piles []PilePlan
}

// RowPlan says where one row lies.
type RowPlan struct {
	Caption widgets.Box
	Places  []widgets.Box // one per card or slot, from the first to the last
}

// PilePlan says where one pile lies.
type PilePlan struct {
	Area  widgets.Box // all that belongs to the pile and can be tapped
	Card  widgets.Box
	Label widgets.Box
	Count widgets.Box
}

// A Layout places rows and piles on a table of the given size. Its plan has
// a row with a place for every card or slot, and a pile for every pile.
type Layout func(size fyne.Size, shape Shape) Plan

// Adaptive picks LandscapeTable, PortraitTable or WideTable by size.
func Adaptive(size fyne.Size, shape Shape) Plan {
	switch {
	case size.Height < boards.LandscapeHeight && size.Width > size.Height:
		return Landscape(size, shape)
	case size.Width < wideWidth || size.Width < size.Height:
		return Portrait(size, shape)
	}
	return Wide(size, shape)
}

const wideWidth float32 = 600

const (
	cardRatio   float32 = 1.5 // height of a card over its width
	tableMargin         = 2 * widgets.Grid
	cardGap             = widgets.Grid
	lift                = 2 * widgets.Grid // how far a selected card rises
	rowGap              = 2 * widgets.Grid
	mostWidth   float32 = 192 // no card is wider
	leastWidth  float32 = 40  // no card is narrower; they overlap instead
	miniWidth   float32 = 32  // of a pile that stands aside
	miniHeight          = miniWidth * cardRatio
)

// cardSizeFor is the largest card that keeps to width and height, in even units
// so that pictures stay sharp and live resizing draws few different sizes.
func cardSizeFor(width, height float32) fyne.Size {
	w := min(max(width, leastWidth), height/cardRatio, mostWidth)
	w = max(miniWidth, float32(math.Floor(float64(w)/2)*2))
	return fyne.NewSize(w, w*cardRatio)
}

// Portrait stacks the rows across the full width, and puts the piles as
// small cards in a line above them, or to the right where that leaves the cards
// larger: on a table that is low for its width.
func Portrait(size fyne.Size, shape Shape) Plan {
	rows := float32(len(shape.Rows))
	most := longest(shape.Rows)
	inner := size.Width - 2*tableMargin
	fit := func(aside, above float32) fyne.Size {
		return cardSizeFor(
			(inner-aside-cardGap*float32(most-1))/float32(most),
			(size.Height-above-tableMargin)/rows-shape.Caption-lift-rowGap)
	}
	aside, piles := float32(0), float32(0)
	if shape.Piles > 0 {
		piles = miniHeight + rowGap
		if side := sidePileWidth + blockGap; fit(side, 0).Width > fit(0, piles).Width {
			aside, piles = side, 0
		}
	}
	card := fit(aside, piles)

	plan := Plan{Card: card}
	block := blockWidth(most, card.Width, inner-aside)
	left := float32(math.Round(float64(size.Width-block-aside) / 2))
	used := piles + rows*(shape.Caption+lift+card.Height+rowGap)
	slack := max(0, size.Height-used) / (rows + 1)
	top := float32(math.Round(float64(min(slack, 4*widgets.Grid))))

	if aside > 0 {
		plan.Piles = sidePiles(left+block+blockGap, size.Height, shape)
	} else {
		plan.Piles = miniPiles(size.Width, max(block, min(inner, miniPileWidth*float32(shape.Piles))), top, shape.Piles)
	}
	top += piles
	step := shape.Caption + lift + card.Height + rowGap + float32(math.Floor(float64(min(slack, 6*widgets.Grid))))
	for _, places := range shape.Rows {
		plan.Rows = append(plan.Rows, rowAt(left, top, block, shape.Caption, card, places))
		top += step
	}
	return plan
}

// miniPileWidth is what a small card and its words like to have.
const miniPileWidth = 28 * widgets.Grid

// miniPiles share width in the middle of the table.
func miniPiles(table, width, top float32, piles int) []PilePlan {
	var plans []PilePlan
	left, share := float32(math.Round(float64(table-width)/2)), width/float32(max(1, piles))
	for i := range piles {
		plans = append(plans, miniPile(widgets.BoxAt(left+share*float32(i), top, share, miniHeight)))
	}
	return plans
}

// miniPile is a small card with its words beside it.
func miniPile(area widgets.Box) PilePlan {
	words := area.X + miniWidth + 2*widgets.Grid
	width := area.X + area.Width - words
	half := area.Height / 2
	return PilePlan{
		Area:  area,
		Card:  widgets.BoxAt(area.X, area.Y, miniWidth, miniHeight),
		Label: widgets.BoxAt(words, area.Y, width, half),
		Count: widgets.BoxAt(words, area.Y+half, width, half),
	}
}

// Landscape puts the first row, folded, to the left of the others, and the
// piles as small cards to the right or above, where they leave the cards larger:
// for screens that are wide and low.
func Landscape(size fyne.Size, shape Shape) Plan {
	if len(shape.Rows) < 2 {
		return Wide(size, shape)
	}
	lines := len(shape.Rows) - 1
	columns := (shape.Rows[0] + lines - 1) / lines
	most := longest(shape.Rows[1:])
	fit := func(aside, above float32) fyne.Size {
		return cardSizeFor(
			(size.Width-2*tableMargin-aside-blockGap-cardGap*float32(columns+most-2))/float32(columns+most),
			(size.Height-above-widgets.Grid)/float32(lines)-shape.Caption-lift-widgets.Grid)
	}
	piles, above := float32(0), float32(0)
	if shape.Piles > 0 {
		piles = sidePileWidth + blockGap
		if head := miniHeight + rowGap; fit(0, head).Width > fit(piles, 0).Width {
			piles, above = 0, head
		}
	}
	card := fit(piles, above)

	room := size.Width - 2*tableMargin - piles - blockGap
	leftBlock := blockWidth(columns, card.Width, room*float32(columns)/float32(columns+most))
	rightBlock := blockWidth(most, card.Width, room-leftBlock)
	total := leftBlock + blockGap + rightBlock + piles
	left := float32(math.Round(float64(max(tableMargin, (size.Width-total)/2))))
	right := left + leftBlock + blockGap
	top := above + float32(math.Round(float64(max(0, size.Height-above-widgets.Grid-float32(lines)*(shape.Caption+lift+card.Height+widgets.Grid))/2)))
	step := shape.Caption + lift + card.Height + widgets.Grid

	plan := Plan{Card: card}
	plan.Rows = append(plan.Rows, foldedRow(left, top, leftBlock, step, shape.Caption, card, shape.Rows[0], columns))
	for i, places := range shape.Rows[1:] {
		plan.Rows = append(plan.Rows, rowAt(right, top+step*float32(i), rightBlock, shape.Caption, card, places))
	}
	if above == 0 {
		plan.Piles = sidePiles(right+rightBlock+blockGap, size.Height, shape)
		return plan
	}
	for i := range shape.Piles {
		share := (total - piles) / float32(shape.Piles)
		plan.Piles = append(plan.Piles, miniPile(widgets.BoxAt(left+share*float32(i), 0, share, miniHeight)))
	}
	return plan
}

const (
	blockGap      float32 = 4 * widgets.Grid
	sidePileWidth float32 = 64
)

// sidePiles share the height of the table, one below the other.
func sidePiles(left, height float32, shape Shape) []PilePlan {
	var plans []PilePlan
	share := (height - widgets.Grid) / float32(max(1, shape.Piles))
	for i := range shape.Piles {
		plans = append(plans, sidePile(widgets.BoxAt(left, share*float32(i), sidePileWidth, share), shape.Caption))
	}
	return plans
}

// sidePile is a small card with its words below it, in two lines or, where it is
// too low for that, in one.
func sidePile(area widgets.Box, caption float32) PilePlan {
	plan := PilePlan{Area: area}
	words := 2 * caption
	if area.Height < miniHeight+words {
		words = caption
	}
	top := area.Y + max(0, (area.Height-miniHeight-words)/2)
	plan.Card = widgets.BoxAt(area.X+(area.Width-miniWidth)/2, top, miniWidth, miniHeight)
	below := top + miniHeight
	if words == caption {
		plan.Label = widgets.BoxAt(area.X, below, area.Width*0.7, caption)
		plan.Count = widgets.BoxAt(area.X+area.Width*0.7, below, area.Width*0.3, caption)
		return plan
	}
	plan.Label = widgets.BoxAt(area.X, below, area.Width, caption)
	plan.Count = widgets.BoxAt(area.X, below+caption, area.Width, caption)
	return plan
}

// Wide stacks the rows and puts each pile, as large as the cards, to the
// right of a row.
func Wide(size fyne.Size, shape Shape) Plan {
	rows := max(1, len(shape.Rows))
	most := longest(shape.Rows)
	pileColumns := (shape.Piles + rows - 1) / rows
	columns := most + pileColumns
	gaps := cardGap*float32(columns-1) + float32(pileColumns)*blockGap
	card := cardSizeFor(
		(size.Width-2*tableMargin-gaps)/float32(columns),
		(size.Height-widgets.Grid)/float32(rows)-shape.Caption-lift-widgets.Grid)

	piles := float32(pileColumns) * (blockGap + cardGap + card.Width)
	block := blockWidth(most, card.Width, size.Width-2*tableMargin-piles)
	total := block + piles
	left := float32(math.Round(float64(max(tableMargin, (size.Width-total)/2))))
	step := shape.Caption + lift + card.Height + widgets.Grid
	slack := max(0, size.Height-float32(rows)*step) / float32(rows+1)
	slack = float32(math.Floor(float64(min(slack, 8*widgets.Grid))))
	first := max(0, (size.Height-float32(rows)*(step+slack)+slack)/2)
	first = float32(math.Round(float64(first)))

	plan := Plan{Card: card}
	for i, places := range shape.Rows {
		plan.Rows = append(plan.Rows, rowAt(left, first+float32(i)*(step+slack), block, shape.Caption, card, places))
	}
	for i := range shape.Piles {
		x := left + block + blockGap + cardGap + float32(i/rows)*(card.Width+blockGap+cardGap)
		y := first + float32(i%rows)*(step+slack)
		plan.Piles = append(plan.Piles, fullPile(x, y, shape.Caption, card))
	}
	return plan
}

// fullPile is a pile as large as the cards, captioned like a row.
func fullPile(x, y, caption float32, card fyne.Size) PilePlan {
	return PilePlan{
		Area:  widgets.BoxAt(x, y, card.Width, caption+lift+card.Height),
		Card:  widgets.BoxAt(x, y+caption+lift, card.Width, card.Height),
		Label: widgets.BoxAt(x, y, card.Width*0.7, caption),
		Count: widgets.BoxAt(x+card.Width*0.7, y, card.Width*0.3, caption),
	}
}

func longest(rows []int) int {
	most := 1
	for _, n := range rows {
		most = max(most, n)
	}
	return most
}

func blockWidth(cards int, width, limit float32) float32 {
	return min(limit, float32(cards)*(width+cardGap)-cardGap)
}

// rowAt lays cards from the left; where they are too many for the width they
// overlap evenly.
func rowAt(left, top, width, caption float32, card fyne.Size, places int) RowPlan {
	return foldedRow(left, top, width, 0, caption, card, places, places)
}

// foldedRow is a row in lines of columns cards, down apart from each other.
func foldedRow(left, top, width, down, caption float32, card fyne.Size, places, columns int) RowPlan {
	row := RowPlan{Caption: widgets.BoxAt(left, top, width, caption)}
	across := card.Width + cardGap
	if columns > 1 {
		across = min(across, (width-card.Width)/float32(columns-1))
	}
	for i := range places {
		x := left + across*float32(i%columns)
		y := top + caption + lift + down*float32(i/columns)
		row.Places = append(row.Places, widgets.BoxAt(x, y, card.Width, card.Height))
	}
	return row
}
