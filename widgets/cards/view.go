package cards

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/boards"
	"adytum/widgets/labels"
)

// tableRenderer draws a CardTable. Each card keeps its sprite while it moves
// from row to row, so that its picture is drawn once.
type tableRenderer struct {
	table *Table

	slots    []*canvas.Rectangle
	captions []caption
	sprites  map[string]*cardSprite
	spare    []*cardSprite
	order    []string // keys of the sprites, back to front
	flyers   []*cardSprite
	ring     *canvas.Rectangle

	objects []fyne.CanvasObject
}

// caption is the two texts of a row or a pile.
type caption struct{ label, note *canvas.Text }

func newTableRenderer(t *Table) *tableRenderer {
	r := &tableRenderer{table: t, sprites: map[string]*cardSprite{}, ring: canvas.NewRectangle(color.Transparent)}
	r.ring.Hide()
	return r
}

const ringGap float32 = 3

// update brings the picture to the table's state and plan; restyle redraws
// everything for a new theme.
func (r *tableRenderer) update(restyle bool) {
	r.updateSlots()
	r.updateCaptions()
	r.updateSprites(restyle)
	r.collectObjects()
	r.UpdateRing()
	canvas.Refresh(r.table)
}

// updateSlots outlines the places where no card lies.
func (r *tableRenderer) updateSlots() {
	var boxes []widgets.Box
	for i, row := range r.table.state.Rows {
		places := r.table.plan.Rows[i].Places
		for k := range min(max(row.Slots, len(row.Cards)), len(places)) {
			if k >= len(row.Cards) || row.Cards[k] == NoCard {
				boxes = append(boxes, places[k])
			}
		}
	}
	for i, pile := range r.table.state.Piles {
		if pile.Empty {
			boxes = append(boxes, r.table.plan.Piles[i].Card)
		}
	}
	for len(r.slots) < len(boxes) {
		slot := canvas.NewRectangle(color.Transparent)
		slot.StrokeWidth = 1
		r.slots = append(r.slots, slot)
	}
	for i, slot := range r.slots {
		widgets.SetShown(slot, i < len(boxes))
		if i >= len(boxes) {
			continue
		}
		slot.StrokeColor = widgets.Color(widgets.ColorOutline)
		slot.CornerRadius = boxes[i].Width * r.table.style.Corner
		slot.Move(boxes[i].Position)
		slot.Resize(boxes[i].Size)
		slot.Refresh()
	}
}

func (r *tableRenderer) updateCaptions() {
	state, plan := r.table.state, r.table.plan
	for len(r.captions) < len(state.Rows)+len(state.Piles) {
		r.captions = append(r.captions, caption{canvas.NewText("", nil), canvas.NewText("", nil)})
	}
	for i, c := range r.captions {
		switch {
		case i < len(state.Rows):
			row, box := state.Rows[i], plan.Rows[i].Caption
			note := labels.Face{Style: noteStyle}.Measure(row.Note, labels.CaptionSize()).Width
			label := box
			label.Width = max(0, box.Width-note-2*widgets.Grid)
			c.label.Alignment, c.note.Alignment = fyne.TextAlignLeading, fyne.TextAlignTrailing
			write(c.label, row.Label, label, widgets.ColorMuted, fyne.TextStyle{})
			write(c.note, row.Note, box, theme.ColorNameForeground, noteStyle)
		case i < len(state.Rows)+len(state.Piles):
			pile, at := state.Piles[i-len(state.Rows)], plan.Piles[i-len(state.Rows)]
			c.label.Alignment, c.note.Alignment = pileAlignment(at)
			write(c.label, pile.Label, at.Label, widgets.ColorMuted, fyne.TextStyle{})
			write(c.note, pile.Note, at.Count, theme.ColorNameForeground, noteStyle)
		default:
			c.label.Hide()
			c.note.Hide()
		}
	}
}

var noteStyle = fyne.TextStyle{Bold: true}

// pileAlignment follows the place of the words: below or above a card in its
// middle, beside it at its edge, in one line at both ends.
func pileAlignment(at PilePlan) (label, count fyne.TextAlign) {
	switch {
	case at.Label.Y == at.Count.Y:
		return fyne.TextAlignLeading, fyne.TextAlignTrailing
	case at.Label.Y > at.Card.Y:
		return fyne.TextAlignCenter, fyne.TextAlignCenter
	}
	return fyne.TextAlignLeading, fyne.TextAlignLeading
}

// write puts text into box, in the middle of its height.
func write(line *canvas.Text, text string, box widgets.Box, name fyne.ThemeColorName, style fyne.TextStyle) {
	size := labels.CaptionSize()
	fit := labels.Face{Style: style}.Fit(text, box.Width, size, size*labels.Shrink)
	col := widgets.Color(name)
	changed := line.Text != fit.Text || line.TextSize != fit.Size || line.Color != col
	line.Text, line.TextSize, line.TextStyle, line.Color = fit.Text, fit.Size, style, col
	height := line.MinSize().Height
	line.Resize(fyne.NewSize(box.Width, height))
	line.Move(fyne.NewPos(box.X, box.Y+(box.Height-height)/2))
	line.Show()
	if changed {
		line.Refresh()
	}
}

// updateSprites shows every card at its place.
func (r *tableRenderer) updateSprites(restyle bool) {
	keep := map[string]bool{}
	r.order = r.order[:0]
	place := func(card Card, key string, box widgets.Box) {
		sprite := r.sprite(key)
		sprite.show(card, box.Size, restyle)
		sprite.setVisible(true)
		sprite.move(box.Position)
		keep[key] = true
		r.order = append(r.order, key)
	}
	for i, pile := range r.table.state.Piles {
		if !pile.Empty {
			card := pile.Top
			card.Name = pileName(card.Name, r.table.plan.Piles[i].Card.Width)
			place(card, "pile:"+pile.Key, r.table.plan.Piles[i].Card)
		}
	}
	for i, row := range r.table.state.Rows {
		for k, card := range row.Cards {
			if card != NoCard && k < len(r.table.plan.Rows[i].Places) {
				place(card, card.spriteKey(row.Key, k), r.table.plan.Rows[i].Places[k])
			}
		}
	}
	for key, sprite := range r.sprites {
		if !keep[key] {
			sprite.setVisible(false)
			r.spare = append(r.spare, sprite)
			delete(r.sprites, key)
		}
	}
}

// pileName leaves the name off a card too small to hold it.
func pileName(name string, width float32) string {
	if width < leastWidth {
		return ""
	}
	return name
}

// sprite finds the sprite of that key, or takes a spare one.
func (r *tableRenderer) sprite(key string) *cardSprite {
	if sprite, ok := r.sprites[key]; ok {
		return sprite
	}
	sprite := r.newSprite()
	r.sprites[key] = sprite
	return sprite
}

func (r *tableRenderer) newSprite() *cardSprite {
	if n := len(r.spare); n > 0 {
		sprite := r.spare[n-1]
		r.spare = r.spare[:n-1]
		return sprite
	}
	return newCardSprite(&r.table.style)
}

func (r *tableRenderer) collectObjects() {
	r.objects = r.objects[:0]
	for _, slot := range r.slots {
		r.objects = append(r.objects, slot)
	}
	for _, c := range r.captions {
		r.objects = append(r.objects, c.label, c.note)
	}
	for _, key := range r.order {
		r.objects = append(r.objects, r.sprites[key].body()...)
	}
	for _, key := range r.order {
		r.objects = append(r.objects, r.sprites[key].signs()...)
	}
	r.objects = append(r.objects, r.ring)
	for _, flyer := range r.flyers {
		r.objects = append(r.objects, flyer.objects()...)
	}
}

func (r *tableRenderer) UpdateRing() {
	spot, shown := r.table.Ring()
	widgets.SetShown(r.ring, shown)
	if shown {
		r.placeRing(spot)
	}
	widgets.Redraw(r.table, r.ring)
}

func (r *tableRenderer) placeRing(spot boards.Spot) {
	box, _ := r.table.BoxOf(spot)
	if card, ok := r.table.CardAt(spot); ok && card.Signs.Has(boards.Selected) {
		box.Y -= lift
	}
	box = box.Grown(ringGap + widgets.BoardRing())
	r.ring.StrokeColor, r.ring.StrokeWidth = widgets.Color(theme.ColorNameForeground), widgets.BoardRing()
	r.ring.CornerRadius = box.Width*r.table.style.Corner + ringGap
	r.ring.Move(box.Position)
	r.ring.Resize(box.Size)
}

// startFlight makes a sprite for every flying card and hides the cards that have
// not landed yet.
func (r *tableRenderer) startFlight() {
	for _, flight := range r.table.flight.Things {
		flyer := r.newSprite()
		card := flight.Card
		card.Signs = 0
		flyer.show(card, r.table.plan.Card, true)
		r.flyers = append(r.flyers, flyer)
	}
	r.collectObjects()
	r.moveFlight()
	canvas.Refresh(r.table)
}

func (r *tableRenderer) moveFlight() {
	f := r.table.flight
	for i, flight := range f.Things {
		p := f.Progress(i)
		waits := p == 0 && r.table.isPile(flight.From) // in the pile, unseen
		r.flyers[i].setVisible(p < 1 && !waits)
		if landing, ok := r.landing(flight); ok {
			landing.setVisible(p >= 1)
		}
		from, _ := r.table.BoxOf(flight.From)
		to, _ := r.table.BoxOf(flight.To)
		a, b := from.Center(), to.Center()
		half := r.table.plan.Card
		r.flyers[i].move(boards.Between(a, b, p).SubtractXY(half.Width/2, half.Height/2))
	}
}

// landing is the sprite that waits, hidden, where a flight to a row ends.
func (r *tableRenderer) landing(flight Flight) (*cardSprite, bool) {
	for _, row := range r.table.state.Rows {
		if row.Key == flight.To.Area {
			sprite, ok := r.sprites[flight.Card.spriteKey(row.Key, flight.To.Index)]
			return sprite, ok
		}
	}
	return nil, false
}

func (r *tableRenderer) endFlight() {
	for _, flyer := range r.flyers {
		flyer.setVisible(false)
	}
	r.spare = append(r.spare, r.flyers...)
	r.flyers = nil
	for _, sprite := range r.sprites {
		sprite.setVisible(true)
	}
	r.collectObjects()
	canvas.Refresh(r.table)
}

// Layout does nothing: the table plans and moves its cards when it is resized.
func (r *tableRenderer) Layout(fyne.Size) {}

// MinSize is constant, for it is asked for on every frame.
func (r *tableRenderer) MinSize() fyne.Size { return boards.LeastTable }

// Refresh follows a new theme or text size.
func (r *tableRenderer) Refresh() {
	r.table.Settle()
	r.table.replan()
	r.update(true)
}

func (r *tableRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy lets go of the table, which may outlive this renderer.
func (r *tableRenderer) Destroy() {
	if r.table.view == r {
		r.table.view = nil
	}
}
