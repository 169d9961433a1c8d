package assets

import "embed"

// fontFiles holds the fonts and, beside each family, its licence text.
//
//go:embed fonts/*.ttf fonts/*-LICENSE.*
var fontFiles embed.FS

// A Font names one embedded font file.
type Font string

// The embedded fonts: Vollkorn for titles and card names, Source Sans 3 for
// everything else. Both are under the SIL Open Font License 1.1.
const (
	Serif      Font = "Vollkorn-SemiBold.ttf"
	Sans       Font = "SourceSans3-Regular.ttf"
	SansBold   Font = "SourceSans3-Semibold.ttf"
	SansItalic Font = "SourceSans3-It.ttf"
)

// Name is the file name, unique among all embedded files.
func (f Font) Name() string { return string(f) }

// Bytes is the TrueType file. It panics on a name that is not one of the
// constants above, which only a programming error can bring about.
func (f Font) Bytes() []byte { return mustRead("fonts/" + string(f)) }

// FontLicence is the full licence text of the family that f belongs to.
func FontLicence(f Font) string {
	if f == Serif {
		return string(mustRead("fonts/Vollkorn-LICENSE.txt"))
	}
	return string(mustRead("fonts/SourceSans3-LICENSE.md"))
}

func mustRead(name string) []byte {
	data, err := fontFiles.ReadFile(name)
	if err != nil {
		panic("assets: " + err.Error())
	}
	return data
}
