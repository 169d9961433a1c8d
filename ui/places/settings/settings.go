package settings

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// textStep is how much larger or smaller one press makes the text, in percent.
const textStep = 15

// Pages builds the page of the settings, as often as the router asks. What is
// changed there acts at once and is saved. An About without a version is left out. A page that
// is built anew lets the section that was used keep its place.
func Pages(h *frame.Host, about About) func() *frame.Page {
	last := &memory{}
	return func() *frame.Page { return newPage(h, about, last) }
}

// memory is what a page of the settings leaves to the one that follows it.
type memory struct {
	used    string  // key of the section that has just been used, "" for none
	usedTop float32 // its height on the screen
}

func newPage(h *frame.Host, about About, last *memory) *frame.Page {
	p := &settingsPage{host: h, memory: last, choices: frame.ReadChoices(h.Store), sections: map[string]fyne.CanvasObject{}}
	column := page.NewColumn(page.WideWidth)
	column.Set(p.parts(about)...)
	p.bar = page.NewSnackbar(column.Object)
	shown := &frame.Page{
		Title: i18n.T("settings.title"), Width: page.WideWidth, Content: p.bar.Object, OnKey: column.OnKey,
		Anchor: p.sections[p.used], AnchorTop: p.usedTop,
	}
	p.used = ""
	return shown
}

// Route leads to the settings from a table.
func Route(h *frame.Host) frame.Route {
	return frame.Route{Name: "settings", Build: Pages(h, About{})}
}

type settingsPage struct {
	*memory
	host     *frame.Host
	choices  frame.Choices
	bar      *page.Snackbar
	sections map[string]fyne.CanvasObject
}

func (p *settingsPage) parts(about About) []fyne.CanvasObject {
	right := page.NewStack(page.Gap, p.text(), p.asking())
	if about.Version != "" { // at a table nothing may change below it
		right.Add(p.data(about.Version))
	}
	right.Add(p.more(about))
	return []fyne.CanvasObject{page.NewSides(sideBySide, 0.5, page.NewStack(page.Gap, p.language(), p.theme(), p.motion()), right)}
}

// more leads to what is only to be read: the keys, for tablets have keyboards too,
// and an About with a version.
func (p *settingsPage) more(about About) *fyne.Container {
	line := page.NewLine(controls.NewButton(i18n.T("settings.keys"), look.Icon("keyboard"), controls.Plain, func() { p.host.Router.Push(p.host.Keys()) }))
	if about.Version != "" {
		line.Add(controls.NewButton(i18n.T("settings.about"), look.Icon("info"), controls.Plain, func() {
			p.host.Router.Push(about.Route(p.host))
		}))
	}
	return line
}

// sideBySide is the width from which the settings stand in two columns.
const sideBySide float32 = 760

func (p *settingsPage) language() fyne.CanvasObject {
	all := i18n.Languages()
	// Each language is called as it calls itself, so that it can be found.
	names := []string{i18n.T("settings.language.system"), "English", "Deutsch"}
	choice := controls.NewSegmented(names, max(0, slices.Index(all, p.choices.Language)), func(i int) {
		p.choices.Language = all[i]
		p.hold("settings.language")
		set(p, frame.KeyLanguage, string(all[i]))
		i18n.Use(all[i])
	})
	return p.section("settings.language", choice)
}

var themeKeys = map[look.ThemeName]string{
	look.System: "settings.theme.system", look.Ink: "settings.theme.ink",
	look.Parchment: "settings.theme.parchment", look.HighContrast: "settings.theme.contrast",
}

func (p *settingsPage) theme() fyne.CanvasObject {
	all := look.ThemeNames()
	var names []string
	for _, c := range all {
		names = append(names, i18n.T(themeKeys[c]))
	}
	choice := controls.NewSegmented(names, max(0, slices.Index(all, p.choices.Look.Theme)), func(i int) {
		p.choices.Look.Theme = all[i]
		set(p, frame.KeyTheme, string(all[i]))
		p.wear("settings.theme")
	})
	return p.section("settings.theme", choice)
}

func (p *settingsPage) text() fyne.CanvasObject {
	percent := p.choices.Look.Text
	smaller := controls.NewButton(i18n.T("settings.text.smaller"), nil, controls.Plain, func() { p.resize(percent - textStep) })
	larger := controls.NewButton(i18n.T("settings.text.larger"), nil, controls.Plain, func() { p.resize(percent + textStep) })
	if percent <= look.SmallestText {
		smaller.Disable()
	}
	if percent >= look.LargestText {
		larger.Disable()
	}
	size := labels.NewText(i18n.Tf("settings.text.percent", map[string]any{"Percent": percent}))
	size.SetAlign(fyne.TextAlignCenter)
	sample := labels.NewText(i18n.T("settings.text.sample"))
	sample.SetColor(widgets.ColorMuted)
	return p.section("settings.text", container.New(stepperLayout{}, smaller, size, larger), sample)
}

func (p *settingsPage) resize(percent int) {
	p.choices.Look.Text = min(max(percent, look.SmallestText), look.LargestText)
	set(p, frame.KeyText, p.choices.Look.Text)
	p.wear("settings.text")
}

func (p *settingsPage) motion() fyne.CanvasObject {
	note := labels.NewNote(i18n.T("settings.motion.note"))
	return p.section("settings.motion", p.either("settings.motion.full", "settings.motion.reduced", p.choices.Look.Reduced, func(reduced bool) {
		p.choices.Look.Reduced = reduced
		set(p, frame.KeyReduced, reduced)
		p.wear("settings.motion")
	}), note)
}

func (p *settingsPage) asking() fyne.CanvasObject {
	note := labels.NewNote(i18n.T("settings.ask.note"))
	return p.section("settings.ask", p.either("settings.ask.never", "settings.ask.always", p.choices.AskFirst, func(ask bool) {
		p.choices.AskFirst = ask
		set(p, frame.KeyAsk, ask)
	}), note)
}

// either is a choice between two, the second of which stands for yes.
func (p *settingsPage) either(no, yes string, chosen bool, changed func(bool)) fyne.CanvasObject {
	selected := 0
	if chosen {
		selected = 1
	}
	return controls.NewSegmented([]string{i18n.T(no), i18n.T(yes)}, selected, func(i int) { changed(i == 1) })
}

// section is the part of the page with that key as its title.
func (p *settingsPage) section(key string, objects ...fyne.CanvasObject) fyne.CanvasObject {
	p.sections[key] = page.Section(i18n.T(key), objects...)
	return p.sections[key]
}

// wear shows a choice of the look. The page is then rebuilt.
func (p *settingsPage) wear(section string) {
	p.hold(section)
	look.Use(p.choices.Look)
}

// hold lets a section stay where it is when the page is rebuilt.
func (p *settingsPage) hold(section string) {
	p.used, p.usedTop = section, fyne.CurrentApp().Driver().AbsolutePositionForObject(p.sections[section]).Y
}

// set keeps a choice. What cannot be saved holds until the app is closed, and the
// page says so.
func set[T string | int | bool](p *settingsPage, key string, value T) {
	savegames.Set(p.host.Store, key, value)
	p.host.SaveSettings(func(err error) { p.bar.Say(i18n.ProblemLine(err)) })
}

// stepperLayout puts a value between the two buttons that change it; where
// that is too narrow, the value stands above them.
type stepperLayout struct{}

func (stepperLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	side := max(objects[0].MinSize().Width, objects[2].MinSize().Width)
	side = min(side, (size.Width-stepperValue)/2)
	objects[0].Resize(fyne.NewSize(side, size.Height))
	objects[0].Move(fyne.Position{})
	objects[2].Resize(fyne.NewSize(side, size.Height))
	objects[2].Move(fyne.NewPos(size.Width-side, 0))
	height := page.Fit(objects[1], size.Width-2*side)
	objects[1].Move(fyne.NewPos(side, (size.Height-height)/2))
}

const stepperValue = 20 * widgets.Grid

func (stepperLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(stepperValue+2*widgets.TouchSize, objects[0].MinSize().Height)
}
