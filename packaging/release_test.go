// Package packaging holds what makes packages; this test holds what stores are
// told about a release.
package packaging

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"
)

// constant is a name of the app, as the scripts read it.
func constant(t *testing.T, name string) string {
	t.Helper()
	for line := range strings.Lines(read(t, "../cmd/adytum/version.go")) {
		if fields := strings.Fields(line); len(fields) == 3 && fields[0] == name && fields[1] == "=" {
			return strings.Trim(fields[2], `"`)
		}
	}
	t.Fatalf("there is no %s", name)
	return ""
}

func read(t *testing.T, path string) string {
	t.Helper()
	content, err := os.ReadFile(filepath.FromSlash(path))
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}

// Stores cut what is longer, and show nothing for a release without a text.
func TestStoreTexts(t *testing.T) {
	for _, language := range []string{"en-US", "de-DE"} {
		for file, most := range map[string]int{
			"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000,
			"changelogs/" + constant(t, "build") + ".txt": 500,
		} {
			text := strings.TrimSpace(read(t, "../fastlane/metadata/android/"+language+"/"+file))
			if n := utf8.RuneCountInString(text); n == 0 || n > most {
				t.Errorf("%s of %s has %d signs, want 1 to %d", file, language, n, most)
			}
		}
	}
}

func TestReleaseIsDescribed(t *testing.T) {
	id, version := constant(t, "appID"), constant(t, "version")
	for file, parts := range map[string][]string{
		"linux/" + id + ".metainfo.xml": {"<id>" + id + "</id>", `<release version="` + version + `"`},
		"linux/" + id + ".desktop":      {"Icon=" + id, "StartupWMClass=" + constant(t, "appName")},
		"flatpak/" + id + ".yml":        {"id: " + id},
		"android/AndroidManifest.xml":   {`package="` + id + `"`},
		"macos/Info.plist":              {"<string>" + id + "</string>"},
		"windows/adytum.manifest":       {`name="` + id + `"`},
	} {
		content := read(t, file)
		for _, part := range parts {
			if !strings.Contains(content, part) {
				t.Errorf("%s lacks %s", file, part)
			}
		}
	}
}
