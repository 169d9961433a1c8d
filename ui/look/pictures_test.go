package look

import (
	"testing"

	"fyne.io/fyne/v2/theme"

	"adytum/assets"
)

// What has not changed must be the same picture to the widgets, under a name
// that no other picture has.
func TestPicturesAreKept(t *testing.T) {
	for name, c := range map[string]struct {
		kind assets.Kind
		id   string
	}{
		"card-author.svg":           {assets.Cards, "author"},
		"portrait-author.svg":       {assets.Portraits, "author"},
		"game-adaman.svg":           {assets.Tiles, "adaman"},
		"adellos-units-soldier.svg": {assets.Units, "soldier"},
	} {
		one := Picture(c.kind, c.id)
		if one.Name() != name || one != Picture(c.kind, c.id) {
			t.Errorf("%s is not kept as %s", one.Name(), name)
		}
	}
	if _, themed := Icon("menu").(*theme.ThemedResource); !themed || Icon("menu") != Icon("menu") {
		t.Error("an icon is not kept, or without the colour of its text")
	}
}

func TestUnknownPictures(t *testing.T) {
	if r, ok := FindPicture(assets.Units, "nobody"); ok || r != nil {
		t.Error("there is a picture of nobody")
	}
	defer func() {
		if recover() == nil {
			t.Error("a picture that is missing did not panic")
		}
	}()
	Picture(assets.Cards, "nobody")
}
