// Package home is the place Play: what was begun, the deal of the day, and the
// games.
package home

import (
	"strings"

	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
	"adytum/widgets/pictures"
)

// New is the first page of the place Play.
func New(h *frame.Host, games table.Catalogue) *frame.Page {
	p := &homePage{host: h, games: games, column: page.NewColumn(page.WideWidth)}
	p.bar = page.NewSnackbar(p.column.Object)
	p.source = page.Read(h.Runner, func() (offer, error) { return read(h, games) })
	p.source.OnRead(func(r page.Reading[offer]) { p.column.Set(p.parts(r)...) })
	stop := frame.WatchDay(p.source.Again)
	leave := func() {
		stop()
		p.source.Close()
	}
	return &frame.Page{Content: p.bar.Object, Close: leave, OnReturn: p.source.Again, OnKey: p.column.OnKey}
}

type homePage struct {
	host   *frame.Host
	games  table.Catalogue
	source *page.Source[offer]
	column *page.Column
	bar    *page.Snackbar
}

// The sizes of the page in units.
const (
	cardLeast float32 = 296       // width of a card
	cardMost          = 2         // cards in a line
	tileLeast float32 = 240       // width of a game's tile
	tileMost          = 4         // tiles in a line
	tileShape float32 = 8.0 / 5.0 // of the pictures of games
)

func (p *homePage) parts(r page.Reading[offer]) []fyne.CanvasObject {
	d := r.Value
	parts := []fyne.CanvasObject{p.heading(d)}
	if p.host.Report != nil {
		parts = append(parts, p.report())
	}
	if r.Err != nil {
		title, advice := i18n.Problem(r.Err)
		parts = append(parts, page.Problem(title, advice, p.source.Again))
	}
	var cards []fyne.CanvasObject
	if d.last != nil {
		cards = append(cards, p.continueTile(d.last))
	}
	if !d.fresh {
		for _, daily := range d.dailies {
			cards = append(cards, p.dailyTile(daily))
		}
	}
	if len(cards) > 0 {
		parts = append(parts, page.NewGrid(cardLeast, cardMost, cards...))
	}
	parts = append(parts, look.Subtitle(i18n.T("home.games")), p.tiles())
	if d.fresh {
		parts = append(parts, page.NewLine(controls.NewButton(i18n.T("home.learn"), look.Icon("learn"), controls.Plain, func() {
			p.host.Router.Go(frame.Learn)
		})))
	}
	return parts
}

func (p *homePage) heading(d offer) fyne.CanvasObject {
	key := "home.greeting"
	if d.fresh {
		key = "home.welcome"
	}
	line := labels.NewText(i18n.T(key))
	line.SetColor(widgets.ColorMuted)
	return page.NewStack(widgets.Grid, look.Display(i18n.T("app.name")), line)
}

func (p *homePage) continueTile(m *begun) fyne.CanvasObject {
	when := map[string]any{"When": i18n.Ago(p.host.Now(), m.summary.LastPlayed)}
	reached := i18n.N("home.move", m.summary.Ply, when)
	if round, ok := m.game.Reached(m.view); ok {
		reached = i18n.N("home.round", round, when)
	} else if m.summary.Ply == 0 {
		reached = i18n.Tf("home.begun", when)
	}
	lines := []string{strings.Join(m.game.About(m.summary.Header), " · "), reached}
	return controls.NewTile(m.game.Board(m.view), m.game.BoardAspect, i18n.T("home.continue"), lines, func() {
		m.game.Open(p.host, m.summary.ID, p.failed)
	})
}

func (p *homePage) dailyTile(d daily) fyne.CanvasObject {
	title := i18n.Tf("home.daily", map[string]any{"Game": table.Title(d.game.Rules.Name())})
	return controls.NewTile(newCalendarLeaf(p.host.Now()), 1, title, []string{p.dailyWords(d)}, func() {
		if d.match != nil {
			d.game.Open(p.host, d.match.ID, p.failed)
			return
		}
		d.game.Start(p.host, match.Header{Options: d.options, Seed: d.seed}, p.failed)
	})
}

func (p *homePage) dailyWords(d daily) string {
	switch {
	case d.match == nil:
		return i18n.T("home.daily.waiting")
	case d.match.Over():
		return i18n.Outcome(d.match.Outcome) + ", " + i18n.Points(d.match.Scores[0]) + ". " + i18n.T("home.daily.tomorrow")
	}
	return i18n.N("home.daily.begun", d.match.Ply, nil)
}

func (p *homePage) tiles() fyne.CanvasObject {
	var tiles []fyne.CanvasObject
	for _, game := range p.games {
		name := assets.Family(game.Rules.Name())
		picture := pictures.New(look.Picture(assets.Tiles, name), widgets.CardCorner)
		tile := controls.NewTile(picture, tileShape, table.Title(name), []string{
			i18n.T("home.about." + name), i18n.T("home.length." + name),
		}, func() { p.host.Router.Push(game.New(p.host)) })
		tile.SetStanding(true)
		tiles = append(tiles, tile)
	}
	return page.NewGrid(tileLeast, tileMost, tiles...)
}

// report tells of a database that had to be set aside.
func (p *homePage) report() fyne.CanvasObject {
	r := p.host.Report
	seen := controls.NewButton(i18n.T("home.report.seen"), look.Icon("confirm"), controls.Plain, p.dismiss)
	parts := []fyne.CanvasObject{}
	for _, text := range reportWords(*r) {
		parts = append(parts, labels.NewText(text))
	}
	parts = append(parts, labels.NewNote(r.SetAside), page.NewLine(seen))
	return page.Notice("warning", i18n.T("home.report.title"), parts...)
}

// dismiss notes that the report was read.
func (p *homePage) dismiss() {
	p.host.Report = nil
	p.host.Runner.Go(func() {
		if err := p.host.Store.ReportSeen(); err != nil {
			p.host.Runner.UI(func() { p.failed(err) })
		}
	})
	p.source.Again()
}

func (p *homePage) failed(err error) { p.bar.Say(i18n.ProblemLine(err)) }
