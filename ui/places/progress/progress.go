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
	p.shown.Store(portion)
	p.column.OnNearEnd = p.further
	p.bar = page.NewSnackbar(p.column.Object)
	p.source = page.Read(h.Runner, func() (shelves, error) { return read(h, games, int(p.shown.Load())) })
	p.source.OnRead(func(r page.Reading[shelves]) {
		p.shelves, p.err, p.version = r.Value, r.Err, r.Version
		p.runningRows, p.finishedRows = nil, nil
		p.show()
	})
	return &frame.Page{
		Title:   i18n.T("progress.title"),
		Content: p.bar.Object, Width: page.WideWidth, Close: p.close, OnReturn: p.source.Again, OnKey: p.column.OnKey,
	}
}

type progressPage struct {
	host   *frame.Host
	games  table.Catalogue
	source *page.Source[shelves]
	column *page.Column
	bar    *page.Snackbar

	shelves
	err     error
	version int          // of the reading that they are of, closed when the page is
	busy    bool         // the next portion is being read
	shown   atomic.Int32 // how many are read at once when the page comes back

	runningRows, finishedRows []fyne.CanvasObject
}

const (
	rowLeast float32 = 400
	rowMost  int     = 2
)

const closed = -1

func (p *progressPage) close() {
	p.version = closed
	p.source.Close()
}

// further reads the next portion while the end of the list comes in sight.
func (p *progressPage) further() {
	if p.busy || p.whole || p.err != nil || p.version == closed {
		return
	}
	p.busy = true
	have, version := p.shelves, p.version
	p.host.Runner.Go(func() {
		s, err := have.further(p.host, p.games)
		p.host.Runner.UI(func() {
			p.busy = false
			if version != p.version { // all was read anew meanwhile
				p.further()
				return
			}
			p.shelves, p.err = s, err
			p.shown.Store(int32(len(s.running) + len(s.finished)))
			p.show()
		})
	})
}

// show adds rows for the matches that have none yet.
func (p *progressPage) show() {
	for _, e := range p.running[len(p.runningRows):] {
		p.runningRows = append(p.runningRows, p.row(e))
	}
	for _, e := range p.finished[len(p.finishedRows):] {
		p.finishedRows = append(p.finishedRows, p.row(e))
	}
	p.column.Set(p.parts()...)
}

func (p *progressPage) parts() []fyne.CanvasObject {
	var parts []fyne.CanvasObject
	if p.err != nil {
		title, advice := i18n.Problem(p.err)
		parts = append(parts, page.Problem(title, advice, p.source.Again))
	}
	if len(p.running) == 0 {
		start := controls.NewButton(i18n.T("progress.empty.play"), look.Icon("play"), controls.Primary, p.host.Router.Home)
		parts = append(parts, page.Empty("continue", i18n.T("progress.empty"), i18n.T("progress.empty.text"), page.NewLine(start)))
	} else {
		parts = append(parts, page.NewGrid(rowLeast, rowMost, p.runningRows...))
	}
	parts = append(parts, page.NewLine(controls.NewButton(i18n.T("progress.import"), look.Icon("plus"), controls.Plain, p.openImport)))
	if len(p.finished) > 0 {
		parts = append(parts, look.Subtitle(i18n.T("progress.finished")), page.NewGrid(rowLeast, rowMost, p.finishedRows...))
	}
	return parts
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
	if e.opens() && e.summary.Ply > 0 && e.game.MayReplay(e.summary.Players, e.summary.Over()) {
		items = append(items, page.MenuItem(i18n.T("replay.open"), "replay", func() {
			e.game.OpenReplay(p.host, e.summary.ID, p.failed)
		}))
	}
	if e.known && e.summary.Seed != "" && !secret {
		items = append(items, page.MenuItem(i18n.T("progress.again"), "redo", func() {
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
