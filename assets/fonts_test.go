package assets

import (
	"bytes"
	"strings"
	"testing"
)

func TestEveryFontIsTrueTypeWithItsLicence(t *testing.T) {
	seen := map[string]bool{}
	for _, font := range []Font{Serif, Sans, SansBold, SansItalic} {
		if !bytes.HasPrefix(font.Bytes(), []byte{0, 1, 0, 0}) {
			t.Errorf("%s does not start like a TrueType file", font)
		}
		if !strings.Contains(FontLicence(font), "SIL OPEN FONT LICENSE Version 1.1") {
			t.Errorf("%s has no Open Font License text", font)
		}
		if seen[font.Name()] {
			t.Errorf("two fonts are called %s", font.Name())
		}
		seen[font.Name()] = true
	}
}
