package cmd

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestPromisesAreHeld demands that each promise of docs/promises.md names a test, and
// that there is each test that the document names.
func TestPromisesAreHeld(t *testing.T) {
	text, err := os.ReadFile("../docs/promises.md")
	if err != nil {
		t.Fatal(err)
	}
	code := ""
	err = filepath.WalkDir("..", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := os.ReadFile(path)
		code += string(file)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	name := regexp.MustCompile("`((Test|Fuzz)[A-Z]\\w*)`")
	promises := 0
	for line := range strings.Lines(string(text)) {
		tests := name.FindAllStringSubmatch(line, -1)
		if strings.HasPrefix(line, "| ") && !strings.HasPrefix(line, "| what is promised") {
			promises++
			if len(tests) == 0 {
				t.Errorf("nothing holds this: %s", line)
			}
		}
		for _, test := range tests {
			if !strings.Contains(code, "\nfunc "+test[1]+"(") {
				t.Errorf("there is no %s", test[1])
			}
		}
	}
	if promises < 15 {
		t.Errorf("%d promises were found", promises)
	}
}
