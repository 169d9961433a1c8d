package main

import (
	"errors"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/places/settings"
	"adytum/ui/shell"
)

// A size is a screen in units.
type size struct {
	name string
	fyne.Size
	scale float32 // pixels a unit
}

var sizes = []size{
	{"phone", fyne.NewSize(360, 740), 1}, {"landscape", fyne.NewSize(740, 360), 1},
	{"tablet", fyne.NewSize(1280, 800), 1}, {"desktop", fyne.NewSize(1440, 900), 1},
}

// storeSizes are of a phone, at most twice as high as wide, and of a tablet.
var storeSizes = []size{{"storephone", fyne.NewSize(360, 720), 3}, {"storetablet", fyne.NewSize(1280, 800), 1.5}}

// long shows a page from its start to its end, for a look at all of it.
var long = size{"long", fyne.NewSize(360, 3000), 1}

// A variant is how the app looks and speaks.
type variant struct {
	look     look.Look
	language i18n.Language
}

// variants are all themes in both languages, and one theme with the largest text.
func variants() []variant {
	var all []variant
	for _, theme := range look.ThemeNames()[1:] {
		for _, language := range i18n.Languages()[1:] {
			all = append(all, variant{look.Look{Theme: theme, Text: look.NormalText}, language})
			if theme == look.Parchment {
				all = append(all, variant{look.Look{Theme: theme, Text: look.LargestText}, language})
			}
		}
	}
	return all
}

func (m variant) name() string {
	name := strings.ReplaceAll(string(m.look.Theme), "-", "") + "-" + string(m.language)
	if m.look.Text == look.LargestText {
		name += "-large"
	}
	return name
}

// A studio renders screens.
type studio struct {
	stores *stores
	out    string
	only   string
	sizes  []size
	names  []string
}

func (s *studio) renderAll() error {
	for _, m := range variants() {
		frame.Choices{Language: m.language, Look: m.look}.Use()
		for _, size := range s.sizes {
			for _, screen := range allScreens() {
				name := screen.name + "-" + size.name + "-" + m.name() + ".png"
				if !containsAll(name, strings.Fields(s.only)) {
					continue
				}
				if err := s.show(screen, size, func(w fyne.Window) error { return s.save(w, name) }); err != nil {
					return err
				}
			}
		}
	}
	slices.Sort(s.names)
	return nil
}

// containsAll reports whether a name contains every one of some words.
func containsAll(name string, words []string) bool {
	return !slices.ContainsFunc(words, func(word string) bool { return !strings.Contains(name, word) })
}

// allScreens are those of all games and places.
func allScreens() []shot {
	return slices.Concat(screens, adaptoidScreens, alchemistScreens, adellosScreens, lessonScreens, replayScreens, otherScreens())
}

// show opens a screen in a window of that size, and shows it to look.
func (s *studio) show(screen shot, size size, look func(fyne.Window) error) error {
	w := test.NewWindow(nil)
	defer w.Close()
	w.SetPadded(false)
	w.Canvas().(software.WindowlessCanvas).SetScale(size.scale)
	w.Resize(size.Size)
	seeded := s.stores.full
	if screen.fresh {
		seeded = s.stores.fresh
	}
	stage := &app{store: seeded, window: w, host: &frame.Host{
		Canvas: w.Canvas(), Store: seeded.store, Runner: inline{}, Now: seeded.clock.now, Random: func() uint64 { return 7 },
	}}
	shell.Fit(stage.host, shell.Games(), settings.About{Version: "0.1.0", DataDir: "/home/ada/.config/fyne/games.adytum.app"})
	defer stage.host.Router.Close()
	// Play is slow to draw, so it is covered until a screen asks for it.
	stage.host.Router.Push(frame.Route{Build: func() *frame.Page { return &frame.Page{Content: container.NewWithoutLayout()} }})
	w.SetContent(stage.host.Router.Content())
	w.Resize(size.Size)
	screen.open(stage)
	// What is laid out by its own width settles with a second look, as in a
	// window that is drawn again and again.
	w.Content().Refresh()
	return errors.Join(look(w), stage.undelete())
}

func (s *studio) save(w fyne.Window, name string) error {
	s.names = append(s.names, name)
	file, err := os.Create(filepath.Join(s.out, name))
	if err != nil {
		return err
	}
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	return errors.Join(encoder.Encode(file, w.Canvas().Capture()), file.Close())
}

// inline does everything in place.
type inline struct{}

func (inline) Go(f func()) { f() }
func (inline) UI(f func()) { f() }
