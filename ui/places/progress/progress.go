// Package progress is the place of the matches: those that can be continued,
// and those that are over.
package progress

import (
	"sync/atomic"

	"fyne.io/fyne/v2"

	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets/controls"
)

// New is the first page of the place of matches.
func New(h *frame.Host, games table.Catalogue) *frame.Page {
	p := &progressPage{host: h, games: games, column: page.NewColumn(page.WideWidth)}
	p.shown.Store(firstShown)
	p.bar = page.NewSnackbar(p.column.Object)
	p.source = page.Read(h.Runner, func() (shelves, error) { return read(h, games, int(p.shown.Load())) })
	p.source.OnRead(func(r page.Reading[shelves]) { p.column.Set(p.parts(r)...) })
	return &frame.Page{
		Title:   i18n.T("progress.title"),
		Content: p.bar.Object, Width: page.WideWidth, Close: p.source.Close, OnReturn: p.source.Again, OnKey: p.column.OnKey,
	}
}

type progressPage struct {
	host   *frame.Host
	games  table.Catalogue
	source *page.Source[shelves]
	column *page.Column
	bar    *page.Snackbar
	shown  atomic.Int32 // how many of the finished matches; readings look at it too
}

const (
	firstShown         = 12 // finished matches at first, and more with each wish
	rowLeast   float32 = 400
	rowMost            = 2
)

func (p *progressPage) parts(r page.Reading[shelves]) []fyne.CanvasObject {
	s := r.Value
	var parts []fyne.CanvasObject
	if r.Err != nil {
		title, advice := i18n.Problem(r.Err)
		parts = append(parts, page.Problem(title, advice, p.source.Again))
	}
	if len(s.running) == 0 {
		start := controls.NewButton(i18n.T("progress.empty.play"), look.Icon("play"), controls.Primary, p.host.Router.Home)
		parts = append(parts, page.Empty("continue", i18n.T("progress.empty"), i18n.T("progress.empty.text"), page.NewLine(start)))
	} else {
		parts = append(parts, p.rows(s.running))
	}
	parts = append(parts, page.NewLine(controls.NewButton(i18n.T("progress.import"), look.Icon("plus"), controls.Plain, p.openImport)))
	if len(s.finished) == 0 {
		return parts
	}
	parts = append(parts, look.Subtitle(i18n.T("progress.finished")), p.rows(s.finished))
	if s.more > 0 {
		parts = append(parts, page.NewLine(controls.NewButton(i18n.N("progress.more", s.more, nil), look.Icon("list"), controls.Plain, func() {
			p.shown.Add(firstShown)
			p.source.Again()
		})))
	}
	return parts
}

func (p *progressPage) rows(entries []entry) fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, e := range entries {
		rows = append(rows, p.row(e))
	}
	return page.NewGrid(rowLeast, rowMost, rows...)
}

// row shows one match: a tap opens it, the menu beside it does the rest.
func (p *progressPage) row(e entry) fyne.CanvasObject {
	picture, aspect := e.picture()
	tile := controls.NewTile(picture, aspect, e.title(p.games), e.lines(p.games, p.host.Now()), func() { p.open(e) })
	if !e.opens() {
		tile.Disable()
	}
	menu := controls.NewIconButton(i18n.T("progress.actions"), look.Icon("menu"), nil)
	menu.OnTapped = func() { page.Menu(p.host.Canvas, menu, p.actions(e)...) }
	return page.Trailed(tile, menu)
}

func (p *progressPage) open(e entry) { e.game.Open(p.host, e.summary.ID, p.failed) }

// actions are what can be done with a match, the most used first.
func (p *progressPage) actions(e entry) []*fyne.MenuItem {
	var items []*fyne.MenuItem
	if e.opens() {
		label := "progress.resume"
		if e.summary.Over() {
			label = "progress.look"
		}
		items = append(items, page.MenuItem(i18n.T(label), "eye", func() { p.open(e) }))
	}
	secret := e.game.Secret && !e.summary.Over() && e.opens()
	if e.known && e.summary.Seed != "" && !secret {
		items = append(items, page.MenuItem(i18n.T("progress.again"), "replay", func() {
			e.game.Start(p.host, e.summary.Header, p.failed)
		}))
	}
	items = append(items,
		page.MenuItem(i18n.T("table.copy"), "share", func() { p.copy(e.summary.ID) }),
		page.MenuItem(i18n.T("table.save"), "save", func() { p.save(e) }),
	)
	return append(items, page.MenuItem(i18n.T("progress.delete"), "trash", func() { p.delete(e.summary.ID) }))
}

// copy puts the record of a match on the clipboard.
func (p *progressPage) copy(id savegames.MatchID) {
	p.host.Runner.Go(func() {
		record, err := p.host.Store.Export(id)
		p.host.Runner.UI(func() {
			if record == "" {
				p.failed(err)
				return
			}
			p.bar.Say(table.CopyMatch(record))
		})
	})
}

// save writes the record of a match to a file.
func (p *progressPage) save(e entry) {
	name := table.FileName(p.games.Title(e.summary.Game), e.summary.Date)
	table.SaveMatch(p.host, name, func() (string, error) { return p.host.Store.Export(e.summary.ID) }, p.bar.Say)
}

// delete puts a match aside at once, and offers to bring it back.
func (p *progressPage) delete(id savegames.MatchID) {
	p.change(func() error { return p.host.Store.Delete(id) }, func() {
		p.bar.Offer(i18n.T("progress.deleted"), i18n.T("progress.undelete"), func() {
			p.change(func() error { return p.host.Store.Undelete(id) }, func() {})
		})
	})
}

// change does something to the store off the UI goroutine, then reads again.
func (p *progressPage) change(do func() error, done func()) {
	p.host.Runner.Go(func() {
		err := do()
		p.host.Runner.UI(func() {
			if err != nil {
				p.failed(err)
				return
			}
			p.source.Again()
			done()
		})
	})
}

func (p *progressPage) failed(err error) { p.bar.Say(i18n.ProblemLine(err)) }

func (p *progressPage) openImport() { p.host.Router.Push(Import(p.host, p.games)) }
