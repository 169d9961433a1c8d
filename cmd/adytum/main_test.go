package main

import (
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A plain build takes its name and version from here, the packaging tool takes
// them from FyneApp.toml.
func TestMetadataSaysTheSameTwice(t *testing.T) {
	content, err := os.ReadFile("../../FyneApp.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{`ID = "` + appID + `"`, `Name = "` + appName + `"`, `Version = "` + version + `"`} {
		if !strings.Contains(string(content), line) {
			t.Errorf("FyneApp.toml lacks %s", line)
		}
	}
}

// A phoneApp runs on a phone, where Quit does nothing.
type phoneApp struct {
	fyne.App
	phone
}

func (a phoneApp) Driver() fyne.Driver { return a.phone }

type phone struct {
	fyne.Driver
	left *int
}

func (p phone) GoBack() { *p.left++ }

func TestAppEndsItselfOnAPhoneToo(t *testing.T) {
	left := 0
	if quitting(phoneApp{test.NewTempApp(t), phone{left: &left}})(); left != 1 {
		t.Errorf("left %d times", left)
	}
}
