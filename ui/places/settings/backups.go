package settings

import (
	"log/slog"

	"fyne.io/fyne/v2"

	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/labels"
)

// BackupsName is the name of the route to the page of the backups.
const BackupsName = "settings.backups"

// Backups is the page that lists the backups.
func Backups(h *frame.Host) frame.Route {
	p := &backupsPage{host: h}
	return frame.Route{Name: BackupsName, Build: p.build}
}

type backupsPage struct {
	host   *frame.Host
	column *page.Column
	bar    *page.Snackbar
	source *page.Source[[]savegames.Backup]
	said   string // by the bar; it outlives the page when it is made anew
}

func (p *backupsPage) build() *frame.Page {
	p.column = page.NewColumn(page.WideWidth)
	p.bar = page.NewSnackbar(p.column.Object)
	if p.said != "" {
		p.bar.Say(p.said)
	}
	p.source = page.Read(p.host.Runner, func() ([]savegames.Backup, error) {
		// Of today there should be one; if not, this says why.
		unmade := p.host.Store.BackUpDaily()
		list, err := p.host.Store.Backups()
		if err == nil {
			err = unmade
		}
		return list, err
	})
	p.source.OnRead(func(r page.Reading[[]savegames.Backup]) { p.column.Set(p.parts(r)...) })
	return &frame.Page{
		Title: i18n.T("settings.data.backups"), Content: p.bar.Object, Width: page.WideWidth, Close: p.source.Close, OnKey: p.column.OnKey,
	}
}

func (p *backupsPage) parts(r page.Reading[[]savegames.Backup]) []fyne.CanvasObject {
	parts := []fyne.CanvasObject{labels.NewText(i18n.T("settings.backups.note"))}
	if r.Err != nil {
		title, advice := i18n.Problem(r.Err)
		parts = append(parts, page.Problem(title, advice, p.source.Again))
	}
	if len(r.Value) == 0 {
		return append(parts, page.Empty("folder", i18n.T("settings.backups.none"), i18n.T("settings.backups.none.text")))
	}
	lines := []fyne.CanvasObject{labels.NewNote(i18n.T("settings.backups.tap"))}
	for _, b := range r.Value {
		lines = append(lines, p.line(b))
	}
	return append(parts, widgets.NewPanel(page.NewStack(widgets.Grid, lines...)))
}

// when is the moment at which a backup was made, as the person tells the time.
func (p *backupsPage) when(b savegames.Backup) string {
	made := p.host.Local(b.Made)
	return i18n.Tf("settings.backups.when", map[string]any{"Date": i18n.Date(made), "Time": made.Format("15:04")})
}

// line shows one backup; a tap leads back to it.
func (p *backupsPage) line(b savegames.Backup) fyne.CanvasObject {
	words := i18n.T("settings.backups.unread")
	if !b.Damaged {
		words = i18n.Capital(holding(counts(b.Matches, b.Results)))
	}
	content := page.NewStack(0, labels.NewText(p.when(b)), labels.NewNote(words))
	if b.Damaged {
		return widgets.NewMargin(2*widgets.Grid, content)
	}
	return page.Pressed(p.when(b)+". "+words+". "+i18n.T("settings.backups.restore"), func() { p.ask(b) },
		page.Trailed(content, page.Sign("replay")))
}

func (p *backupsPage) ask(b savegames.Backup) {
	named := map[string]any{"When": p.when(b)}
	table.Ask(p.host, i18n.Tf("settings.backups.ask", named), i18n.T("settings.backups.restore"), func() {
		p.host.Runner.Go(func() {
			err := p.host.Store.Restore(b)
			p.host.Runner.UI(func() {
				if err != nil {
					slog.Warn("a backup was not restored", "name", b.Name, "error", err)
					p.say(i18n.ProblemLine(err))
					return
				}
				frame.ReadChoices(p.host.Store).Use()
				p.say(i18n.Tf("settings.backups.restored", named))
				p.source.Again()
			})
		})
	})
}

func (p *backupsPage) say(words string) {
	p.said = words
	p.bar.Say(words)
}
