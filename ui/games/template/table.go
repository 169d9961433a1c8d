package template

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/assets"
	"adytum/engine"
	"adytum/engine/decktet"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/boards"
	"adytum/widgets/cards"
	"adytum/widgets/labels"

	rules "adytum/engine/template"
)

// A model is the view model of the table, with the card that is chosen, where the
// last tap was, and the cards that a lesson points at.
type model struct {
	*table.Model
	draft   *table.PlainDraft
	tapped  boards.Spot
	pointed []string
}

// newModel opens a match, in which hands are secret.
func newModel(m *match.Match, keeper table.Keeper) *model {
	d, all := &model{}, m.Header().Players
	seated := table.Seated(all, func(seat engine.Seat) string { return table.KindWords(all[seat].Kind) })
	d.Model = table.NewModel(m, seated, keeper, func(*match.Match) bool { return true })
	d.draft = table.NewPlainDraft(d.Model, rules.Game{})
	return d
}

// status says what the viewer may do, or what was done last.
func (d *model) status() string {
	switch o, over := d.View().Outcome(); {
	case over:
		winner := engine.Seat(o.Ranks[1] % 2) // seat 0 if the other is second
		return i18n.Tf("template.won", map[string]any{"Name": d.Players.For(winner), "Count": o.Scores[winner]})
	case d.Mine() || d.Shown == 0:
		return i18n.T("template.choose")
	}
	return d.played(d.History()[d.Shown-1])
}

func (d *model) played(e match.Entry) string {
	return i18n.Tf("template.played", map[string]any{"Name": d.Players.Name(e.Seat), "Card": e.Text}) + table.Marks(e.Marks)
}

// tablePage is the page of a match that has been loaded.
func tablePage(h *frame.Host, id savegames.MatchID, m *match.Match) frame.Route {
	d := newModel(m, table.Stored(h, id))
	return frame.Route{Name: "template.table", Build: func() *frame.Page {
		t, board := newTable(h, d)
		foot := widgets.NewColumn(table.FormWidth, 2*widgets.Grid, t.Status, t.Bar.Object)
		t.Begin(container.NewBorder(nil, foot, nil, nil, board))
		return t.Page()
	}}
}

// bareTable makes tables of a lesson or a replay.
func bareTable(h *frame.Host, m *match.Match) func() *table.Table {
	d := newModel(m, table.Unstored(h))
	return func() *table.Table {
		t, board := newTable(h, d)
		return t.Bare(container.NewStack(board))
	}
}

// newTable makes the table, and its board.
func newTable(h *frame.Host, d *model) (*table.Table, fyne.CanvasObject) {
	board := cards.NewTable(cards.Style{Back: face(0), Corner: assets.CardCorner})
	board.OnMissed = d.Model.Quiet
	board.OnTapped = func(spot boards.Spot) {
		if card, ok := board.CardAt(spot); ok {
			d.tapped = spot
			d.draft.Try(card.ID)
		}
	}
	t := table.NewTable(h, d.Model, table.Parts{
		Game: rules.Game{}.Name(), Board: board, Status: d.status, New: newGame,
		Veil: func() string { return i18n.T("template.veil") }, StepTime: func() time.Duration { return time.Second },
		Show: func() { board.SetState(d.board()) }, Point: func(marks []string) { d.pointed = marks },
		End: func() frame.Route { return Game().PlainEnd(h, d.Now().Helped, d.status()) },
		Move: func() page.Main {
			a := d.Consider(d.draft.Text)
			return page.Main{Label: i18n.T("template.play"), Do: func() { d.Confirm(a) }}.If(d.Mine() && a.State == engine.Complete)
		},
		Lines: func(history []match.Entry) (lines []fyne.CanvasObject) {
			for _, e := range slices.Backward(history) {
				lines = append(lines, labels.NewText(d.played(e)))
			}
			return lines
		},
		Beside: func() (words, paragraph string, near widgets.Box) {
			if d.Refused == nil {
				return "", "", near
			}
			near, _ = board.BoxOf(d.tapped)
			return i18n.Refusal(rules.Game{}.Name(), d.Refused, func(_, value string) string { return value }), d.Refused.Paragraph, near
		},
	})
	return t, container.NewStack(board, t.Callout.Object)
}

// board is the trick above the hand.
func (d *model) board() cards.State {
	row := func(key string, hand ...rules.Card) cards.Row {
		row := cards.Row{Key: key, Label: i18n.T(key), Slots: len(hand)}
		for _, c := range hand {
			id, card := c.String(), cards.NoCard
			if c != 0 {
				card = cards.Card{ID: id, Face: face(c), Spoken: id}
			}
			if id == d.draft.Text {
				card.Signs = boards.Selected
			} else if slices.Contains(d.pointed, id) {
				card.Signs = boards.Target
			}
			row.Cards = append(row.Cards, card)
		}
		return row
	}
	v := d.View().(rules.View)
	trick := v.Trick()
	return cards.State{Rows: []cards.Row{row("template.trick", trick[:]...), row("template.hand", v.Hand()...)}}
}

// face is the card of the Decktet with the same number, or a back.
func face(c rules.Card) fyne.Resource {
	i := slices.IndexFunc(decktet.Basic(), func(d decktet.Card) bool { return int(d.Rank()) == int(c) })
	if i < 0 {
		return look.Picture(assets.Cards, "back")
	}
	return look.Picture(assets.Cards, decktet.Basic()[i].ID())
}
