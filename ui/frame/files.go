package frame

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"adytum/ui/i18n"
)

// Files asks the player where a file is or is to be. What is chosen may come on any
// goroutine, and is nil if nothing was.
type Files interface {
	Save(name string, chosen func(fyne.URIWriteCloser, error))
	Open(chosen func(fyne.URIReadCloser, error), extensions ...string)
}

// Dialogs are the dialogs of the system, or Fyne's own on the desktop, over a window.
type Dialogs struct{ Window fyne.Window }

// Save asks where a file is to be that may have this name.
func (d Dialogs) Save(name string, chosen func(fyne.URIWriteCloser, error)) {
	save := dialog.NewFileSave(chosen, d.Window)
	save.SetFileName(name)
	d.show(save, i18n.T("files.save"), i18n.T("toolkit.save"))
}

// Open asks for a file. Phones know nothing of our endings and show all files.
func (d Dialogs) Open(chosen func(fyne.URIReadCloser, error), extensions ...string) {
	open := dialog.NewFileOpen(chosen, d.Window)
	if !fyne.CurrentDevice().IsMobile() {
		open.SetFilter(storage.NewExtensionFileFilter(extensions))
	}
	d.show(open, i18n.T("files.open"), i18n.T("toolkit.open"))
}

// largestDialog is enough to look for a file in.
var largestDialog = fyne.NewSize(900, 700)

func (d Dialogs) show(f *dialog.FileDialog, title, yes string) {
	f.SetTitleText(title)
	f.SetView(dialog.ListView) // names are longer than a tile
	f.SetConfirmText(yes)
	f.SetDismissText(i18n.T("toolkit.cancel"))
	f.Show()
	if !fyne.CurrentDevice().IsMobile() {
		f.Resize(d.Window.Canvas().Size().Min(largestDialog))
	}
}

// ErrNotKept says that a file holds something else than was written to it.
var ErrNotKept = errors.New("frame: the file does not hold what was written")

// SaveFile asks where a file is to be that may have this name, and writes it off the
// UI goroutine. Done hears on it the name that the file got, and why it could not be
// written; if no place was chosen, it hears nothing.
func (h *Host) SaveFile(name string, write func(io.Writer) error, done func(name string, err error)) {
	h.Files.Save(name, func(file fyne.URIWriteCloser, err error) {
		if file == nil && err == nil {
			return
		}
		h.Runner.Go(func() {
			if err == nil {
				name, err = nameOf(file.URI(), name), fill(file, write)
			}
			h.Runner.UI(func() { done(name, err) })
		})
	})
}

// fill writes a file and reads it again, because phones do not say when a write has
// failed. A place that cannot be read is trusted; half a file is taken away.
func fill(file fyne.URIWriteCloser, write func(io.Writer) error) error {
	want := sha256.New()
	if err := errors.Join(write(io.MultiWriter(file, want)), file.Close()); err != nil {
		return errors.Join(err, storage.Delete(file.URI()))
	}
	written, err := storage.Reader(file.URI())
	if err != nil {
		return nil
	}
	defer func() { _ = written.Close() }()
	got := sha256.New()
	if _, err := io.Copy(got, written); err == nil && !bytes.Equal(got.Sum(nil), want.Sum(nil)) {
		return ErrNotKept
	}
	return nil
}

// OpenFile asks for a file with one of the endings and lets read have it with its
// name, off the UI goroutine; if none was chosen, nothing happens.
func (h *Host) OpenFile(read func(name string, file io.Reader, err error), extensions ...string) {
	h.Files.Open(func(file fyne.URIReadCloser, err error) {
		if file == nil && err == nil {
			return
		}
		h.Runner.Go(func() {
			if err != nil {
				read("", nil, err)
				return
			}
			defer func() { _ = file.Close() }()
			read(nameOf(file.URI(), ""), file, nil)
		})
	}, extensions...)
}

// nameOf is the name of a file. Phones have numbers instead for many.
func nameOf(file fyne.URI, otherwise string) string {
	if file.Scheme() != "file" {
		return otherwise
	}
	return file.Name()
}
