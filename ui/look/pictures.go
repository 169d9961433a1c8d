package look

import (
	"strings"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/assets"
)

var pictures sync.Map // resource name to fyne.Resource

// Picture returns a picture by its kind and id. It is the same resource each
// time, so that what has not changed is the same picture to the widgets. It
// panics if there is none.
func Picture(kind assets.Kind, id string) fyne.Resource {
	r, ok := FindPicture(kind, id)
	if !ok {
		panic("look: no picture " + string(kind) + "/" + id)
	}
	return r
}

// FindPicture is Picture for ids that may have none; then it is false.
func FindPicture(kind assets.Kind, id string) (fyne.Resource, bool) {
	family, part, nested := strings.Cut(string(kind), "/")
	if nested {
		family += "-" + part
	} else {
		family = strings.TrimSuffix(family, "s")
	}
	name := family + "-" + id + ".svg"
	if known, ok := pictures.Load(name); ok {
		return known.(fyne.Resource), true
	}
	svg, ok := assets.Picture(kind, id)
	if !ok {
		return nil, false
	}
	var r fyne.Resource = fyne.NewStaticResource(name, svg)
	if kind == assets.Icons {
		r = theme.NewThemedResource(r)
	}
	known, _ := pictures.LoadOrStore(name, r)
	return known.(fyne.Resource), true
}

// Icon is one of the app's signs, in the colour of the text it stands with.
func Icon(name string) fyne.Resource { return Picture(assets.Icons, name) }
