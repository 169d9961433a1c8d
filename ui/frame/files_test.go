package frame

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"adytum/ui/i18n"
)

type inPlace struct{}

func (inPlace) Go(f func()) { f() }
func (inPlace) UI(f func()) { f() }

// chosen are Files of which one is chosen, or the error is got.
type chosen struct {
	path  string
	err   error
	drops bool // like a phone that does not say when a write has failed
}

type dropping struct{ fyne.URIWriteCloser }

func (dropping) Write(p []byte) (int, error) { return len(p), nil }

func (c chosen) Save(_ string, take func(fyne.URIWriteCloser, error)) {
	if c.path == "" {
		take(nil, c.err)
		return
	}
	file, err := storage.Writer(storage.NewFileURI(c.path))
	if c.drops {
		file = dropping{file}
	}
	take(file, err)
}

func (c chosen) Open(take func(fyne.URIReadCloser, error), _ ...string) {
	if c.path == "" {
		take(nil, c.err)
		return
	}
	take(storage.Reader(storage.NewFileURI(c.path)))
}

func TestFilesAreSavedAndOpened(t *testing.T) {
	test.NewTempApp(t)
	file := filepath.Join(t.TempDir(), "one.adytum")
	h := &Host{Runner: inPlace{}, Files: chosen{path: file}}
	saved := ""
	h.SaveFile("other", func(w io.Writer) error { _, err := io.WriteString(w, "text"); return err }, func(name string, err error) {
		if err != nil {
			t.Error(err)
		}
		saved = name
	})
	if saved != "one.adytum" {
		t.Errorf("saved as %q", saved)
	}
	h.OpenFile(func(name string, r io.Reader, err error) {
		if text, again := io.ReadAll(r); err != nil || again != nil || name != "one.adytum" || string(text) != "text" {
			t.Errorf("%q holds %q, %v, %v", name, text, err, again)
		}
	})
}

// The dialogs come up over the window, and whoever leaves them chooses nothing.
func TestDialogsOfFiles(t *testing.T) {
	test.NewTempApp(t)
	w := test.NewTempWindow(t, widget.NewLabel("page"))
	w.Resize(fyne.NewSize(800, 600))
	left := 0
	for name, show := range map[string]func(){
		"save": func() {
			Dialogs{w}.Save("one.adytum", func(file fyne.URIWriteCloser, err error) {
				if file == nil && err == nil {
					left++
				}
			})
		},
		"open": func() {
			Dialogs{w}.Open(func(file fyne.URIReadCloser, err error) {
				if file == nil && err == nil {
					left++
				}
			}, ".adytum")
		},
	} {
		show()
		top := w.Canvas().Overlays().Top()
		if top == nil {
			t.Fatalf("%s: no dialog is there", name)
		}
		for _, o := range test.LaidOutObjects(top) {
			if b, ok := o.(*widget.Button); ok && b.Text == i18n.T("toolkit.cancel") {
				test.Tap(b)
			}
		}
	}
	if left != 2 || w.Canvas().Overlays().Top() != nil {
		t.Errorf("%d dialogs were left", left)
	}
}

func TestNothingChosenDoesNothing(t *testing.T) {
	test.NewTempApp(t)
	h := &Host{Runner: inPlace{}, Files: chosen{}}
	h.SaveFile("x", nil, func(string, error) { t.Error("something was saved") })
	h.OpenFile(func(string, io.Reader, error) { t.Error("something was opened") })
}

// Whatever goes wrong is told, and half a file is none.
func TestUnsavedFilesAreTold(t *testing.T) {
	test.NewTempApp(t)
	broken := errors.New("broken")
	whole := func(w io.Writer) error { _, err := io.WriteString(w, "text"); return err }
	half := func(w io.Writer) error { return errors.Join(whole(w), broken) }
	file := filepath.Join(t.TempDir(), "one.adytum")
	for name, c := range map[string]struct {
		files chosen
		write func(io.Writer) error
		want  error
	}{
		"no place":        {chosen{err: broken}, whole, broken},
		"half":            {chosen{path: file}, half, broken},
		"lost in writing": {chosen{path: file, drops: true}, whole, ErrNotKept},
	} {
		h := &Host{Runner: inPlace{}, Files: c.files}
		var got error
		h.SaveFile("x", c.write, func(_ string, err error) { got = err })
		if !errors.Is(got, c.want) {
			t.Errorf("%s: the error is %v", name, got)
		}
		if _, err := os.Stat(file); name == "half" && !os.IsNotExist(err) {
			t.Errorf("half a file stays: %v", err)
		}
	}
	h := &Host{Runner: inPlace{}, Files: chosen{err: broken}}
	h.OpenFile(func(_ string, _ io.Reader, err error) {
		if !errors.Is(err, broken) {
			t.Errorf("opening gave %v", err)
		}
	})
}
