package progress

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// ImportName is the name of the route to the page where a record is imported.
const ImportName = "progress.import"

// Import is the page where the record of a match is imported.
func Import(h *frame.Host) frame.Route {
	p := &importPage{host: h}
	return frame.Route{Name: ImportName, Build: p.page}
}

type importPage struct {
	host  *frame.Host
	text  string // outlives the page when it is made anew
	entry *controls.Entry
	why   *labels.Text

	column *page.Column
}

const recordLines = 10 // of the field, in sight

func (p *importPage) page() *frame.Page {
	p.entry = controls.NewLongEntry(recordLines)
	p.entry.SetPlaceHolder(i18n.T("progress.import.here"))
	p.entry.SetText(p.text)
	p.entry.OnChanged = func(text string) { p.text = text }
	p.why = labels.NewText("")
	p.why.SetColor(theme.ColorNameError)
	p.why.Hide()
	buttons := page.NewLine(
		controls.NewButton(i18n.T("progress.import.read"), look.Icon("confirm"), controls.Primary, p.read),
		controls.NewButton(i18n.T("progress.import.paste"), nil, controls.Plain, p.paste),
	)
	p.column = page.NewColumn(page.ReadingWidth, labels.NewText(i18n.T("progress.import.text")), p.entry, p.why, buttons)
	return &frame.Page{Title: i18n.T("progress.import"), Content: p.column.Object, Width: page.ReadingWidth, OnKey: p.column.OnKey}
}

func (p *importPage) paste() {
	p.entry.SetText(strings.TrimSpace(fyne.CurrentApp().Clipboard().Content()))
}

// read stores the match of the record and goes back to the list, where it
// stands first.
func (p *importPage) read() {
	text := p.text
	if strings.TrimSpace(text) == "" {
		p.refuse(i18n.T("progress.import.nothing"))
		return
	}
	p.host.Runner.Go(func() {
		_, err := p.host.Store.Import(text)
		p.host.Runner.UI(func() {
			if err != nil {
				p.refuse(refusalWords(text, err))
				return
			}
			p.host.Router.Go(frame.Games)
		})
	})
}

func (p *importPage) refuse(words string) {
	p.why.SetText(words)
	p.why.Show()
	p.column.Settle()
}

// refusalWords say why a record cannot be read, with the line that is at fault.
func refusalWords(text string, err error) string {
	var wrong *match.RecordError
	if !errors.As(err, &wrong) {
		return i18n.ProblemLine(err)
	}
	lines := strings.Split(text, "\n")
	if wrong.Line < 1 || wrong.Line > len(lines) {
		return i18n.T("progress.import.whole")
	}
	const most = 60
	line := strings.ReplaceAll(strings.TrimSpace(lines[wrong.Line-1]), "*", "")
	if runes := []rune(line); len(runes) > most {
		line = string(runes[:most]) + "…"
	}
	return i18n.Tf("progress.import.line", map[string]any{"Line": wrong.Line, "Text": line})
}
