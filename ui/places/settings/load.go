package settings

import (
	"log/slog"

	"fyne.io/fyne/v2"

	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// Load is the page that shows what a copy holds and what can be done with it.
func Load(h *frame.Host, c *savegames.Copy) frame.Route {
	p := &loadPage{host: h, copy: c}
	return frame.Route{Name: "settings.copy", Build: p.build}
}

// A loadPage goes on while the page is made anew, as by a new language.
type loadPage struct {
	host   *frame.Host
	copy   *savegames.Copy
	column *page.Column
	// settings says that those of the copy are to be taken.
	settings bool
	busy     bool
	failed   error
	done     string // what has come of it, "" until then
}

func (p *loadPage) build() *frame.Page {
	p.column = page.NewColumn(page.ReadingWidth, p.parts()...)
	return &frame.Page{Title: i18n.T("settings.data.load"), Content: p.column.Object, Width: page.ReadingWidth, OnKey: p.column.OnKey}
}

func (p *loadPage) parts() []fyne.CanvasObject {
	switch {
	case p.busy:
		return []fyne.CanvasObject{page.Notice("hourglass", i18n.T("settings.copy.busy"), labels.NewText(i18n.T("settings.copy.busy.text")))}
	case p.done != "":
		games := controls.NewButton(i18n.T("settings.loaded.games"), look.Icon("continue"), controls.Primary, func() { p.host.Router.Go(frame.Games) })
		return []fyne.CanvasObject{page.Notice("confirm", i18n.T("settings.loaded"), labels.NewText(p.done),
			labels.NewText(i18n.T("settings.loaded.before")), page.NewLine(games))}
	}
	parts := []fyne.CanvasObject{p.content()}
	if p.failed != nil {
		title, advice := i18n.Problem(p.failed)
		parts = append(parts, page.Problem(title, advice, nil))
	}
	if p.copy.Damaged {
		parts = append(parts, p.damage())
	}
	parts = append(parts, p.merge())
	if !p.copy.Damaged {
		parts = append(parts, page.Section(i18n.T("settings.replace"), labels.NewText(i18n.T("settings.replace.note")),
			page.NewLine(controls.NewButton(i18n.T("settings.replace.do"), nil, controls.Danger, p.replaceAll))))
	}
	return parts
}

func (p *loadPage) content() fyne.CanvasObject {
	title := i18n.T("settings.copy.undated")
	if !p.copy.Made.IsZero() {
		title = i18n.Tf("settings.copy.from", map[string]any{"When": i18n.Date(p.host.Local(p.copy.Made))})
	}
	parts := []fyne.CanvasObject{labels.NewText(i18n.Capital(whatIsIn(p.copy)))}
	if p.copy.App != "" {
		parts = append(parts, labels.NewNote(i18n.Tf("settings.copy.app", map[string]any{"Version": p.copy.App})))
	}
	return page.Section(title, parts...)
}

func (p *loadPage) damage() fyne.CanvasObject {
	words := i18n.T("settings.copy.unknown")
	if missing := counts(p.copy.LostMatches, p.copy.LostResults); len(missing) > 0 {
		words = i18n.Tf("settings.copy.missing", map[string]any{"What": i18n.List(missing)})
	}
	title, _ := i18n.Problem(savegames.ErrDamagedCopy)
	return page.Notice("warning", title, labels.NewText(words))
}

func (p *loadPage) merge() fyne.CanvasObject {
	parts := []fyne.CanvasObject{labels.NewText(i18n.T("settings.merge.note"))}
	if p.copy.Settings > 0 {
		selected := 0
		if p.settings {
			selected = 1
		}
		parts = append(parts, controls.NewSegmented([]string{i18n.T("settings.merge.keep"), i18n.T("settings.merge.take")}, selected,
			func(i int) { p.settings = i == 1 }))
	}
	add := controls.NewButton(i18n.T("settings.merge.do"), look.Icon("plus"), controls.Primary, p.add)
	return page.Section(i18n.T("settings.merge"), append(parts, page.NewLine(add))...)
}

func (p *loadPage) add() {
	var words []string
	settings := p.settings
	p.run(settings, func() error {
		matches, results, err := p.host.Store.Merge(p.copy, settings)
		words = counts(matches, results)
		return err
	}, func() string {
		if len(words) == 0 {
			return i18n.T("settings.loaded.same")
		}
		return i18n.Tf("settings.loaded.merged", map[string]any{"What": i18n.List(words)})
	})
}

func (p *loadPage) replaceAll() {
	p.run(true, func() error { return p.host.Store.Replace(p.copy) }, func() string { return i18n.T("settings.loaded.replaced") })
}

// run loads the copy off the UI goroutine, with its settings or without them, and
// says then what has come of it.
func (p *loadPage) run(settings bool, do func() error, done func() string) {
	p.busy, p.failed = true, nil
	p.column.Set(p.parts()...)
	p.host.Runner.Go(func() {
		err := do()
		p.host.Runner.UI(func() {
			p.busy, p.failed = false, err
			if err != nil {
				slog.Warn("a copy was not loaded", "error", err)
			} else {
				if settings {
					frame.ReadChoices(p.host.Store).Use()
				}
				p.done = done()
			}
			p.column.Set(p.parts()...)
		})
	})
}
