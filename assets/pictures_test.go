package assets_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"image/png"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"adytum/assets"
	"adytum/engine/decktet"
)

// largestPicture is the most bytes a picture may have: cards are parsed again
// for every size they are shown in. A rulebook shows one table, in one size.
const largestPicture, largestTable = 24 * 1024, 48 * 1024

// pictureIDs are all pictures that the app can show, by kind.
func pictureIDs(t *testing.T) map[assets.Kind][]string {
	t.Helper()
	games, brew := gamesWithRules(t), strings.Fields("bird_leg mushroom snake_venom spider troll_eye")
	ids := map[assets.Kind][]string{
		assets.Cards:       {"back"},
		assets.Suits:       strings.Fields("moons suns waves leaves wyrms knots"),
		assets.Ingredients: brew,
		assets.Schools:     brew,
		assets.Seats:       strings.Fields("circle square triangle star diamond"),
		assets.Icons: strings.Fields(`play continue statistics learn settings back menu undo redo hint confirm
			close trophy discard deck eye seed info warning computer person flag replay calendar keyboard
			list plus trash share save folder bag seal cube body leg pincer liberties flip
			sword shield boot hourglass coin tower castle action-point cards zoom-in zoom-out show-all swap unfold fold`),
		assets.Tiles:  games,
		assets.Tables: games,
	}
	for _, c := range decktet.Extended() {
		ids[assets.Cards] = append(ids[assets.Cards], c.ID())
		if c.Is(decktet.Personality) {
			ids[assets.Portraits] = append(ids[assets.Portraits], c.ID())
		}
	}
	for legs := range 7 {
		for pincers := range 7 - legs {
			for _, colour := range "WB" {
				ids[assets.Adaptoids] = append(ids[assets.Adaptoids], fmt.Sprintf("%c%d%d", colour, legs, pincers))
			}
		}
	}
	maps.Copy(ids, adellosIDs(t))
	return ids
}

// Everything that the app shows has its picture, and every picture its place.
func TestEveryPictureHasItsPlace(t *testing.T) {
	shown := map[string]bool{"icon": true}
	for kind, ids := range pictureIDs(t) {
		for _, id := range ids {
			picture(t, kind, id)
			shown[string(kind)+"/"+id] = true
		}
	}
	for _, d := range everyFile(t) {
		if !shown[d.name] {
			t.Errorf("nothing shows %s", d.name)
		}
	}
}

// allowed are the elements and attributes that the app's rasteriser draws and
// its theme recolours without loss.
var allowed = map[string][]string{"svg": {"xmlns", "viewBox"}, "path": {"fill", "d"}}

func TestPicturesUseOnlyWhatIsDrawn(t *testing.T) {
	all := everyFile(t)
	all = append(all, picturesOf(t, assets.Adaptoids, pictureIDs(t)[assets.Adaptoids]...)...)
	for _, d := range all {
		largest := largestPicture
		if d.kind() == assets.Tables {
			largest = largestTable
		}
		if len(d.bytes) > largest {
			t.Errorf("%s has %d bytes", d.name, len(d.bytes))
		}
		paths := 0
		reader := xml.NewDecoder(bytes.NewReader(d.bytes))
		for {
			token, err := reader.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatalf("%s: %v", d.name, err)
			}
			start, ok := token.(xml.StartElement)
			if !ok {
				continue
			}
			attributes, ok := allowed[start.Name.Local]
			if !ok {
				t.Errorf("%s has an element %s", d.name, start.Name.Local)
			}
			for _, a := range start.Attr {
				if !slices.Contains(attributes, a.Name.Local) {
					t.Errorf("%s: %s has an attribute %s", d.name, start.Name.Local, a.Name.Local)
				}
				if d.kind() == assets.Icons && a.Name.Local == "fill" && a.Value != "#000000" {
					t.Errorf("%s is filled with %s", d.name, a.Value)
				}
			}
			if start.Name.Local == "path" {
				paths++
			}
		}
		if paths == 0 || paths != len(d.SVGPaths) {
			t.Errorf("%s has %d paths, of which %d are drawn", d.name, paths, len(d.SVGPaths))
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

// The icon as PNG is the icon as SVG, 512 pixels wide and high.
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
	content, err := os.ReadFile("pictures/icon.svg")
	if err != nil {
		t.Fatal(err)
	}
	if d := difference(greys(img), greys(read(t, "icon", content).raster(512))); d > 3 {
		t.Errorf("the PNG and the SVG differ by %.2f of 255", d)
	}
}
