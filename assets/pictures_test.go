package assets_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"slices"
	"strings"
	"testing"

	"adytum/assets"
	"adytum/engine/decktet"
)

// largestPicture is the most bytes a picture may have: cards are parsed anew
// for every size they are shown in. A rulebook shows one table, in one size.
const largestPicture, largestTable = 24 * 1024, 48 * 1024

var (
	suitNames = []string{"moons", "suns", "waves", "leaves", "wyrms", "knots"}
	seatNames = []string{"circle", "square", "triangle", "star", "diamond"}
	iconNames = strings.Fields(`play continue statistics learn settings back menu undo redo hint confirm
		close trophy discard deck eye seed info warning computer person flag replay calendar keyboard
		list plus trash share bag seal cube body leg pincer liberties flip
		sword shield boot hourglass coin tower castle action-point cards zoom-in zoom-out show-all swap unfold fold`)
	// allowed are the elements and attributes that the app's rasteriser draws
	// and its theme recolours without loss.
	allowed = map[string][]string{"svg": {"xmlns", "viewBox"}, "path": {"fill", "d"}}
)

func everyPicture(t *testing.T) map[string][]byte {
	t.Helper()
	all := map[string][]byte{}
	add := func(kind assets.Kind, name string) {
		content, ok := assets.Picture(kind, name)
		if !ok {
			t.Errorf("no %s %q", kind, name)
			return
		}
		all[string(kind)+" "+name] = content
	}
	add(assets.Cards, "back")
	for _, c := range decktet.Extended() {
		add(assets.Cards, c.ID())
		if c.Is(decktet.Personality) {
			add(assets.Portraits, c.ID())
		}
	}
	for _, name := range suitNames {
		add(assets.Suits, name)
	}
	for _, name := range []string{"bird_leg", "mushroom", "snake_venom", "spider", "troll_eye"} {
		add(assets.Ingredients, name)
		add(assets.Schools, name)
	}
	for _, name := range seatNames {
		add(assets.Seats, name)
	}
	for _, name := range iconNames {
		add(assets.Icons, name)
	}
	for _, name := range []string{"W00", "W60", "W06", "W33", "B00", "B42", "B15"} {
		add(assets.Adaptoids, name)
	}
	for kind, ids := range adellosIDs(t) {
		for _, id := range ids {
			add(kind, id)
		}
	}
	for _, name := range []string{"adaman", "adaptoid", "alchemist", "adellos"} {
		add(assets.Tiles, name)
		add(assets.Tables, name)
	}
	return all
}

func TestPicturesUseOnlyWhatIsDrawn(t *testing.T) {
	for name, content := range everyPicture(t) {
		largest := largestPicture
		if strings.HasPrefix(name, "tables ") {
			largest = largestTable
		}
		if len(content) > largest {
			t.Errorf("%s has %d bytes", name, len(content))
		}
		paths := 0
		reader := xml.NewDecoder(bytes.NewReader(content))
		for {
			token, err := reader.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			start, ok := token.(xml.StartElement)
			if !ok {
				continue
			}
			attributes, ok := allowed[start.Name.Local]
			if !ok {
				t.Errorf("%s has an element %s", name, start.Name.Local)
			}
			for _, a := range start.Attr {
				if !slices.Contains(attributes, a.Name.Local) {
					t.Errorf("%s: %s has an attribute %s", name, start.Name.Local, a.Name.Local)
				}
				if strings.HasPrefix(name, "icons ") && a.Name.Local == "fill" && a.Value != "#000000" {
					t.Errorf("%s is filled with %s", name, a.Value)
				}
			}
			if start.Name.Local == "path" {
				paths++
			}
		}
		if paths == 0 {
			t.Errorf("%s is empty", name)
		}
	}
}

func TestUnknownPictures(t *testing.T) {
	for _, kind := range []assets.Kind{assets.Cards, assets.Suits, assets.Icons, assets.Tiles, assets.Tables, assets.Seats, assets.Adaptoids,
		assets.Ingredients, assets.Schools, assets.Units, "adellos/unit", "", ".."} {
		for _, name := range []string{"", "nobody", "../icon", "Moons", "nobles", "W61", "W9", "icon"} {
			if content, ok := assets.Picture(kind, name); ok || content != nil {
				t.Errorf("there is a %s %q", kind, name)
			}
		}
	}
}

func TestAppIconPNG(t *testing.T) {
	img, err := png.Decode(bytes.NewReader(assets.AppIcon))
	if err != nil {
		t.Fatal(err)
	}
	if b := img.Bounds(); b.Dx() != 512 || b.Dy() != 512 {
		t.Errorf("the icon is %v", b)
	}
	if _, _, _, a := img.At(0, 0).RGBA(); a != 0 {
		t.Error("the corner of the icon is not clear")
	}
	if _, _, _, a := img.At(256, 256).RGBA(); a != 0xffff {
		t.Error("the middle of the icon is not solid")
	}
}
