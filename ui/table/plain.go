package table

import (
	"context"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// PlainNew is a page on which a match is chosen, for games without wishes of their
// own: who sits at the seats, at first players, and the value of each option.
func (g Game) PlainNew(h *frame.Host, players ...match.Player) frame.Route {
	setup, err := engine.Check(g.Rules, engine.Setup{Seats: len(players), Seed: "none"})
	if err != nil {
		panic(err) // the game's own
	}
	return frame.Route{Name: g.Rules.Name() + ".new", Build: func() *frame.Page {
		var form *Form
		seats := NewSeats(h, players, Levels(g.Rules, func(string) string { return "" }), func(engine.Seat) string { return i18n.T("table.computer") })
		form = NewForm(i18n.T("table.begin"), func() {
			header := match.Header{Options: setup.Options, Players: seats.Named()}
			g.Deal(context.Background(), h, header, Dealing{Show: h.Router.Replace, Failed: form.Failed})
		})
		seats.Changed = func() {
			players = seats.Players()
			page.Enable(form.Start, seats.Players().People() > 0)
		}
		seats.Show()
		column := page.NewColumn(FormWidth)
		parts := []fyne.CanvasObject{g.Invite(h, column.Settle), seats.Object}
		for _, option := range g.Rules.Options() {
			var values []string
			for _, value := range option.Values {
				values = append(values, i18n.OptionValue(option.Name, value))
			}
			parts = append(parts, page.Section(i18n.Option(option.Name), controls.NewSegmented(values,
				slices.Index(option.Values, setup.Options[option.Name]), func(i int) { setup.Options[option.Name] = option.Values[i] })))
		}
		column.Set(parts...)
		return form.Page(g.Title(), column.Object, column.OnKey)
	}}
}

// PlainEnd is a page for a match that is over: what says how, the help that was
// taken, and the way to another match.
func (g Game) PlainEnd(h *frame.Host, helped match.Marks, says string) frame.Route {
	return frame.Route{Name: g.Rules.Name() + ".end", Build: func() *frame.Page {
		again := controls.NewButton(i18n.T("table.menu.new"), look.Icon("plus"), controls.Primary, func() {
			h.Router.Pop()
			h.Router.Replace(g.New(h))
		})
		column := page.NewColumn(FormWidth, widgets.NewPanel(page.NewStack(widgets.Grid, look.Title(says), labels.NewNote(i18n.Helped(helped)))), again)
		return &frame.Page{Title: g.Title(), Content: column.Object, Width: FormWidth, OnKey: column.OnKey}
	}}
}

// A PlainDraft is a half-made move by its text, with nothing beside it. The
// strongest computer of its game gives the hints.
type PlainDraft struct {
	Text string

	model *Model
	game  engine.Game
}

// NewPlainDraft gives a view model a draft.
func NewPlainDraft(d *Model, game engine.Game) *PlainDraft {
	p := &PlainDraft{model: d, game: game}
	d.Draft = p
	return p
}

// Empty reports whether nothing is prepared.
func (p *PlainDraft) Empty() bool { return p.Text == "" }

// Back takes the last part back; false if there was none.
func (p *PlainDraft) Back() bool {
	some, made := p.Text != "", p.model.Consider(p.Text).Made
	p.Text = ""
	if last := len(made) - 1; last > 0 {
		p.Text = made[last-1].Text
	}
	return some
}

// Quiet is false: nothing is explained.
func (*PlainDraft) Quiet() bool { return false }

// Forget drops everything.
func (p *PlainDraft) Forget() { p.Text = "" }

// hintTime is how long a hint may be thought about.
const hintTime = 2 * time.Second

// Advise asks for a hint, which becomes the draft.
func (p *PlainDraft) Advise() {
	bots := p.game.Bots()
	p.model.AdviseBy(bots[len(bots)-1], hintTime, func(c engine.Choice) {
		p.model.Refused, p.Text = nil, c.Move.String()
		p.model.Changed()
	})
}

// Try makes a half-made move the draft, or takes it back if it is the draft
// already; a text that nothing can become is refused.
func (p *PlainDraft) Try(text string) {
	d := p.model
	d.Refused = nil
	switch a := d.Consider(text); {
	case d.CatchUp() || !d.Mine():
	case p.Text == text:
		p.Back()
	case a.State == engine.Impossible:
		d.Refused = a.Refusal
	default:
		p.Text = text
	}
	d.Changed()
}
