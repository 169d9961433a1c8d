package settings

import (
	"errors"
	"io"
	"log/slog"

	"fyne.io/fyne/v2"

	"adytum/savegames"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// copyEnding is that of a file with everything.
const copyEnding = ".adytum-copy"

// data leads everything out, in, and back.
func (p *settingsPage) data(version string) fyne.CanvasObject {
	return p.section("settings.data", labels.NewNote(i18n.T("settings.data.note")), page.NewLine(
		controls.NewButton(i18n.T("settings.data.save"), look.Icon("save"), controls.Plain, func() { p.saveCopy(version) }),
		controls.NewButton(i18n.T("settings.data.load"), look.Icon("folder"), controls.Plain, p.openCopy),
		controls.NewButton(i18n.T("settings.data.backups"), look.Icon("list"), controls.Plain, func() { p.host.Router.Push(Backups(p.host)) }),
	))
}

// saveCopy asks where a copy is to be and writes it there.
func (p *settingsPage) saveCopy(version string) {
	var made *savegames.Copy
	var unmade error
	name := "Adytum " + p.host.Today() + copyEnding
	p.host.SaveFile(name, func(w io.Writer) error {
		if made, unmade = p.host.Store.MakeCopy(version); unmade != nil {
			return unmade
		}
		_, err := made.WriteTo(w)
		return err
	}, func(name string, err error) {
		switch {
		case unmade != nil:
			slog.Warn("a copy cannot be made", "error", unmade)
			p.bar.Say(i18n.ProblemLine(unmade))
		case err != nil:
			slog.Warn("a copy was not saved", "name", name, "error", err)
			p.bar.Say(i18n.Tf("table.saved.not", map[string]any{"Name": name}))
		default:
			words := i18n.Tf("settings.data.saved", map[string]any{"Name": name, "What": whatIsIn(made)})
			if made.LeftOut > 0 {
				words += " " + i18n.N("settings.data.left_out", made.LeftOut, nil)
			}
			p.bar.Say(words)
		}
	})
}

// openCopy asks for a copy, checks all of it, and shows what it holds.
func (p *settingsPage) openCopy() {
	stays := p.host.Router.Stays()
	p.host.OpenFile(func(name string, file io.Reader, err error) {
		var c *savegames.Copy
		unread := err
		if err == nil {
			c, err = p.host.Store.ReadCopy(readError{file, &unread})
		}
		p.host.Runner.UI(func() {
			switch {
			case !stays():
			case unread != nil:
				slog.Info("a copy cannot be read", "name", name, "error", unread)
				p.bar.Say(i18n.T("files.unread"))
			case err != nil:
				slog.Info("a copy was refused", "name", name, "error", err)
				p.bar.Say(i18n.ProblemLine(err))
			default:
				p.bar.Hide()
				p.host.Router.Push(Load(p.host, c))
			}
		})
	}, copyEnding)
}

// readError notes of what reading has failed.
type readError struct {
	io.Reader
	failed *error
}

// Read reads.
func (r readError) Read(b []byte) (int, error) {
	n, err := r.Reader.Read(b)
	if err != nil && !errors.Is(err, io.EOF) {
		*r.failed = err
	}
	return n, err
}

// whatIsIn says what a copy holds, or rather what can be read of it.
func whatIsIn(c *savegames.Copy) string {
	words := counts(c.Matches, c.Results)
	if c.Lessons > 0 {
		words = append(words, i18n.N("settings.holds.lessons", c.Lessons, nil))
	}
	if c.Settings > 0 {
		words = append(words, i18n.T("settings.holds.settings"))
	}
	return holding(words)
}

// holding says what something holds, of which there may be nothing.
func holding(words []string) string {
	if len(words) == 0 {
		return i18n.T("settings.holds.nothing")
	}
	return i18n.List(words)
}

// counts are games and results in words, those that there are.
func counts(matches, results int) (words []string) {
	if matches > 0 {
		words = append(words, i18n.N("settings.holds.matches", matches, nil))
	}
	if results > 0 {
		words = append(words, i18n.N("settings.holds.results", results, nil))
	}
	return words
}
