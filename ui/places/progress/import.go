package progress

import (
	"errors"
	"io"
	"log/slog"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// ImportName is the name of the route to the page where a record is imported.
const ImportName = "progress.import"

// Import is the page where the record of a match is imported.
func Import(h *frame.Host, games table.Catalogue) frame.Route {
	return (&importPage{host: h, games: games}).route()
}

// Receive imports the match of a file that was opened outside the app, and shows it,
// or says on the page Import why it cannot. It belongs to the UI goroutine, open does
// not.
func Receive(h *frame.Host, games table.Catalogue, name string, open func() (io.ReadCloser, error)) {
	p := &importPage{host: h, games: games}
	h.Router.Go(frame.Games)
	h.Runner.Go(func() {
		file, err := open()
		if err == nil {
			defer func() { _ = file.Close() }()
		}
		p.take(name, file, err, func() { h.Router.Push(p.route()) })
	})
}

type importPage struct {
	host  *frame.Host
	games table.Catalogue
	// What was typed, and what is wrong, outlive the page when it is made anew.
	text, wrong string
	entry       *controls.Entry
	why         *labels.Text

	column *page.Column
}

const recordLines = 10 // of the field, in sight

func (p *importPage) route() frame.Route { return frame.Route{Name: ImportName, Build: p.page} }

func (p *importPage) page() *frame.Page {
	p.entry = controls.NewLongEntry(recordLines)
	p.entry.SetPlaceHolder(i18n.T("progress.import.here"))
	p.entry.SetText(p.text)
	p.entry.OnChanged = func(text string) { p.text = text }
	p.why = labels.NewText(p.wrong)
	p.why.SetColor(theme.ColorNameError)
	page.Show(p.why, p.wrong != "")
	buttons := page.NewLine(
		controls.NewButton(i18n.T("progress.import.read"), look.Icon("confirm"), controls.Primary, p.read),
		controls.NewButton(i18n.T("progress.import.paste"), nil, controls.Plain, p.paste),
		controls.NewButton(i18n.T("files.open"), look.Icon("folder"), controls.Plain, p.open),
	)
	parts := []fyne.CanvasObject{labels.NewText(i18n.T("progress.import.text")), p.entry, p.why, buttons}
	if p.wrong != "" { // nobody has scrolled to the buttons
		parts = []fyne.CanvasObject{p.why, parts[0], p.entry, buttons}
	}
	p.column = page.NewColumn(page.ReadingWidth, parts...)
	return &frame.Page{Title: i18n.T("progress.import"), Content: p.column.Object, Width: page.ReadingWidth, OnKey: p.column.OnKey}
}

func (p *importPage) paste() {
	p.entry.SetText(strings.TrimSpace(fyne.CurrentApp().Clipboard().Content()))
}

// read imports the match of the text.
func (p *importPage) read() {
	text := p.text
	if strings.TrimSpace(text) == "" {
		p.refuse(i18n.T("progress.import.nothing"))
		return
	}
	p.host.Runner.Go(func() { p.take("", strings.NewReader(text), nil, func() { p.refuse(p.wrong) }) })
}

// open imports the match of a file.
func (p *importPage) open() {
	p.host.OpenFile(func(name string, file io.Reader, err error) {
		p.take(name, file, err, func() { p.refuse(p.wrong) })
	}, table.FileEnding, ".txt")
}

// take imports a match and shows it, or says what is wrong. It runs off the UI
// goroutine, and refused on it.
func (p *importPage) take(name string, file io.Reader, err error, refused func()) {
	var text []byte
	if err == nil {
		text, err = io.ReadAll(io.LimitReader(file, match.MostText+1))
	}
	if err != nil {
		err = errors.Join(errUnread, err)
	}
	var id savegames.MatchID
	var m *match.Match
	if err == nil {
		id, err = p.host.Store.Import(string(text))
	}
	if err == nil {
		m, err = p.host.Store.Load(id)
	}
	p.host.Runner.UI(func() {
		if err != nil {
			if bad := (*match.RecordError)(nil); !errors.As(err, &bad) {
				slog.Warn("a match was not imported", "name", name, "error", err)
			}
			p.wrong = refusalWords(string(text), err)
			if name != "" {
				p.wrong = i18n.Tf("progress.import.of", map[string]any{"Name": name, "Why": p.wrong})
			}
			refused()
			return
		}
		p.show(id, m)
	})
}

// show opens the table of an imported match on the list, and says there that its
// result will not count.
func (p *importPage) show(id savegames.MatchID, m *match.Match) {
	p.host.Router.Go(frame.Games)
	game, _ := p.games.Find(m.Game().Name())
	p.host.Router.Push(game.Table(p.host, id, m))
	table.Inform(p.host, i18n.T("progress.import.done"))
}

func (p *importPage) refuse(words string) {
	p.wrong = words
	p.why.SetText(words)
	p.why.Show()
	p.column.Settle()
}

var errUnread = errors.New("progress: the file cannot be read")

// refusalWords say why a record cannot be imported, with the line that is at fault.
func refusalWords(text string, err error) string {
	for _, one := range []struct {
		err   error
		words string
	}{
		{errUnread, i18n.T("files.unread")},
		{match.ErrLong, i18n.T("progress.import.long")},
		{match.ErrSeal, i18n.T("progress.import.sealed")},
		{match.ErrOtherFormat, i18n.T("progress.import.format")},
		{match.ErrOtherRules, i18n.T("progress.import.rules")},
	} {
		if errors.Is(err, one.err) {
			return one.words
		}
	}
	var wrong *match.RecordError
	switch {
	case !errors.As(err, &wrong), errors.Is(err, match.ErrUnknownGame):
		return i18n.ProblemLine(err)
	case strings.HasPrefix(text, "\x1f\x8b"): // gzip, as copies are
		return i18n.T("progress.import.copy")
	case !strings.Contains(text, "[Format \"adytum"):
		return i18n.T("progress.import.strange")
	}
	lines := strings.Split(text, "\n")
	if wrong.Line < 1 || wrong.Line > len(lines) || match.Sealed(text) {
		return i18n.T("progress.import.whole")
	}
	const most = 60
	line := strings.Map(func(r rune) rune {
		if r == '*' || !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, strings.TrimSpace(lines[wrong.Line-1]))
	if runes := []rune(line); len(runes) > most {
		line = string(runes[:most]) + "…"
	}
	return i18n.Tf("progress.import.line", map[string]any{"Line": wrong.Line, "Text": line})
}
