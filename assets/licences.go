package assets

import (
	_ "embed"
	"strings"
)

//go:embed licences.txt
var licences string

// A Licence is what libraries are under that are linked into the app.
type Licence struct {
	// Parts name the libraries, without their versions.
	Parts []string
	// Text is the licence as its authors wrote it.
	Text string
}

// Licences are those of every library that is linked on any system. The file is
// made by make licences.
func Licences() []Licence {
	const mark = "=== "
	var all []Licence
	for section := range strings.SplitSeq(strings.TrimPrefix(licences, mark), "\n\n"+mark) {
		heads, text, _ := strings.Cut(section, "\n\n")
		one := Licence{Text: strings.TrimSpace(text)}
		for head := range strings.SplitSeq(heads, "\n") {
			part, _, _ := strings.Cut(strings.TrimPrefix(head, mark), " ")
			one.Parts = append(one.Parts, part)
		}
		all = append(all, one)
	}
	return all
}
