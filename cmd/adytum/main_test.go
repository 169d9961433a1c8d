package main

import (
	"os"
	"strings"
	"testing"
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
