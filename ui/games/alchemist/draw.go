package alchemist

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"

	rules "adytum/engine/alchemist"
)

// A draw is what the app has bound itself to before the first turn.
type draw struct{ commitment, salt string }

func settingDraw(id savegames.MatchID) string { return fmt.Sprintf("alchemist.draw.%d", id) }

// commitDraw binds the app to the draw of a match in which nothing has happened
// yet. A match that was begun elsewhere has no commitment.
func commitDraw(h *frame.Host, id savegames.MatchID, m *match.Match) {
	if _, known := keptDraw(h.Store, id); known || m.Ply() > 0 || m.CanRedo() {
		return
	}
	salt := fmt.Sprintf("%016x%016x", h.Random(), h.Random())
	text := rules.Commit(m.Header().Seed, salt) + " " + salt
	savegames.Set(h.Store, settingDraw(id), text)
	// What cannot be kept is no commitment; the page of the draw then says so.
	h.SaveSettings(func(error) { savegames.Set(h.Store, settingDraw(id), "") })
}

// keptDraw is the commitment of a match; false if there is none.
func keptDraw(s *savegames.Store, id savegames.MatchID) (draw, bool) {
	commitment, salt, found := strings.Cut(savegames.Setting(s, settingDraw(id), ""), " ")
	return draw{commitment, salt}, found
}

// check reports whether seed and salt are those committed to, and whether the
// whole match follows from them by the rules.
func (d draw) check(r match.Record) (drawn, replayed bool) {
	_, err := match.Load([]engine.Game{rules.Game{}}, r)
	return rules.Check(d.commitment, r.Seed, d.salt), err == nil
}

// drawPage shows the commitment and, after the end, what it was made of.
func drawPage(h *frame.Host, id savegames.MatchID, m *table.Model) frame.Route {
	return frame.Route{Name: "alchemist.draw", Build: func() *frame.Page {
		column := widgets.NewColumn(table.FormWidth, 4*widgets.Grid, drawParts(h, id, m)...)
		return &frame.Page{Title: i18n.T("alchemist.draw.title"), Content: container.NewVScroll(column), Width: table.FormWidth}
	}}
}

func drawParts(h *frame.Host, id savegames.MatchID, m *table.Model) []fyne.CanvasObject {
	d, known := keptDraw(h.Store, id)
	if !known {
		return []fyne.CanvasObject{page.Empty("seed", i18n.T("alchemist.draw.none"), i18n.T("alchemist.draw.none.text"))}
	}
	copied := labels.NewNote("")
	all := strings.Builder{}
	all.WriteString(d.commitment)
	parts := []fyne.CanvasObject{page.Section(i18n.T("alchemist.draw.commitment"),
		labels.NewText(i18n.T("alchemist.draw.text")), code(d.commitment))}
	if _, over := m.Now().View.Outcome(); over {
		seed := string(m.Header().Seed)
		fmt.Fprintf(&all, "\n%s\n%s", seed, d.salt)
		parts = append(parts, page.Section(i18n.T("alchemist.draw.opened"),
			labels.NewNote(i18n.T("alchemist.draw.seed")), code(seed),
			labels.NewNote(i18n.T("alchemist.draw.salt")), code(d.salt)))
		parts = append(parts, verdict(d.check(m.Session.Record())))
	} else {
		parts = append(parts, labels.NewNote(i18n.T("alchemist.draw.later")))
	}
	return append(parts, page.NewLine(controls.NewButton(i18n.T("alchemist.draw.copy"), look.Icon("share"), controls.Plain, func() {
		fyne.CurrentApp().Clipboard().SetContent(all.String())
		copied.SetText(i18n.T("app.copied"))
	})), copied)
}

// verdict says what the check has shown.
func verdict(drawn, replayed bool) fyne.CanvasObject {
	lines := []fyne.CanvasObject{look.Subtitle(i18n.T("alchemist.draw.checked"))}
	for _, one := range []struct {
		good      bool
		yes, fail string
	}{
		{drawn, "alchemist.draw.drawn", "alchemist.draw.drawn.not"},
		{replayed, "alchemist.draw.replayed", "alchemist.draw.replayed.not"},
	} {
		sign, words := "confirm", i18n.T(one.yes)
		if !one.good {
			sign, words = "warning", i18n.T(one.fail)
		}
		lines = append(lines, container.NewBorder(nil, nil, container.NewVBox(page.Sign(sign)), nil, labels.NewText(words)))
	}
	return widgets.NewPanel(page.NewStack(3*widgets.Grid, lines...))
}

// shortCode is the beginning of a commitment, enough to be noted down.
func shortCode(commitment string) string { return commitment[:8] + " " + commitment[8:16] }

// code is a text in groups that can be compared with the eye.
func code(text string) fyne.CanvasObject {
	const group = 8
	var b strings.Builder
	for i := 0; i < len(text); i += group {
		b.WriteString(text[i:min(i+group, len(text))] + " ")
	}
	if len(text) <= 2*group {
		return labels.NewText("*" + text + "*")
	}
	return labels.NewText(strings.TrimSpace(b.String()))
}
