package table

import (
	"io"
	"log/slog"

	"fyne.io/fyne/v2"

	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/i18n"
)

// FileEnding is that of a file with a single match.
const FileEnding = ".adytum"

// FileName suggests a name for the file of a match; the date may be empty.
func FileName(title, date string) string {
	if date != "" {
		date = " " + date
	}
	return title + date + FileEnding
}

// CopyMatch puts the text of a match on the clipboard, and says so.
func CopyMatch(text string) string {
	fyne.CurrentApp().Clipboard().SetContent(text)
	if match.Sealed(text) {
		return i18n.T("table.copied.sealed")
	}
	return i18n.T("table.copied")
}

// SaveMatch asks where the file of a match is to be, and writes the text there that
// export returns off the UI goroutine. Say hears on it what has come of that; if no
// place was chosen, it hears nothing.
func SaveMatch(h *frame.Host, name string, export func() (string, error), say func(string)) {
	text, unread := "", error(nil)
	h.SaveFile(name, func(w io.Writer) error {
		if text, unread = export(); text == "" {
			return unread
		}
		_, err := io.WriteString(w, text)
		return err
	}, func(name string, err error) {
		switch named := map[string]any{"Name": name}; {
		case unread != nil && text == "":
			say(i18n.ProblemLine(unread))
		case err != nil:
			slog.Warn("a match was not saved as a file", "name", name, "error", err)
			say(i18n.Tf("table.saved.not", named))
		case match.Sealed(text):
			say(i18n.Tf("table.saved.sealed", named))
		default:
			say(i18n.Tf("table.saved", named))
		}
	})
}
