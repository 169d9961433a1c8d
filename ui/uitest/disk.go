package uitest

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
)

// A Disk answers when a page asks for a file or for a place for one.
type Disk struct {
	// Path is the file that is chosen; "" chooses none.
	Path string
	// Suggested is the name that the page thought of.
	Suggested string
}

// Save chooses the path.
func (d *Disk) Save(name string, chosen func(fyne.URIWriteCloser, error)) {
	d.Suggested = name
	if d.Path == "" {
		chosen(nil, nil)
		return
	}
	chosen(storage.Writer(storage.NewFileURI(d.Path)))
}

// Open chooses the path.
func (d *Disk) Open(chosen func(fyne.URIReadCloser, error), _ ...string) {
	if d.Path == "" {
		chosen(nil, nil)
		return
	}
	chosen(storage.Reader(storage.NewFileURI(d.Path)))
}
