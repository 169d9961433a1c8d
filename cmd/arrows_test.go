// Package cmd holds the programs; this test holds the arrows of docs/architecture.md.
package cmd

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// may says what a folder may import besides the standard library: folders of
// this module, and modules of others by their path.
var may = map[string][]string{
	"engine": {"adytum/engine"},
	"assets": {"adytum/assets", "github.com/nicksnyder/go-i18n/v2", "golang.org/x/text"},
	"widgets": {"adytum/widgets", "fyne.io/fyne/v2",
		"github.com/fyne-io/oksvg", "github.com/srwiley/rasterx", "github.com/hashicorp/golang-lru/v2"}, // for pictures
	"savegames": {"adytum/savegames", "adytum/engine", "github.com/mattn/go-sqlite3", "github.com/pressly/goose/v3"},
	"ui": {"adytum/ui", "adytum/widgets", "adytum/engine", "adytum/savegames", "adytum/assets", "fyne.io/fyne/v2",
		"golang.org/x/text"},
}

// forbidden are packages that the engine must do without: global randomness,
// input and output.
var forbidden = []string{"os", "net", "database/sql", "log", "math/rand", "syscall"}

// dice may use the generator that streams of random numbers are pinned to.
const dice = "adytum/engine"

func TestArrows(t *testing.T) {
	for folder, allowed := range may {
		for path, imports := range packages(t, folder) {
			if path == "adytum/engine/enginetest" {
				continue // a test library: it reads and writes golden files
			}
			for _, imported := range imports {
				if !within(imported, allowed) && !standard(imported) {
					t.Errorf("%s may not import %s", path, imported)
				}
				if folder == "engine" && within(imported, forbidden) && (path != dice || imported != "math/rand/v2") {
					t.Errorf("%s imports %s: the engine has no dice of its own and no input or output", path, imported)
				}
			}
		}
	}
}

// The engine may name spans of time, but nothing that reads a clock or waits.
func TestTheEngineHasNoClock(t *testing.T) {
	for source, clean := range map[string]bool{
		`import "time"; const patience time.Duration = 2 * time.Second`: true,
		`import "time"; var began = time.Now()`:                         false,
		`import "time"; func wait() { time.Sleep(time.Second) }`:        false,
		`import "time"; var late = time.After`:                          false,
		`import "time"; type moment struct{ time.Time }`:                false,
		`import clock "time"; const second = clock.Second`:              false,
		`import . "time"; var began = Now()`:                            false,
	} {
		if found := clocks(t, "example.go", "package example;"+source); (found == "") != clean {
			t.Errorf("%s: found %q", source, found)
		}
	}
	err := filepath.WalkDir("../engine", func(path string, _ fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
			if found := clocks(t, path, nil); found != "" {
				t.Errorf("%s: the engine has no clock, but %s", path, found)
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// spans are what a file may take from package time.
var spans = []string{"Duration", "Nanosecond", "Microsecond", "Millisecond", "Second", "Minute", "Hour"}

// clocks says what a file takes from package time beside spans, "" if nothing.
func clocks(t *testing.T, path string, source any) (found string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, source, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	timed := false
	for _, imported := range file.Imports {
		if imported.Path.Value == `"time"` {
			timed = true
			if imported.Name != nil {
				return "it imports time as " + imported.Name.Name
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok && timed {
			if of, ok := s.X.(*ast.Ident); ok && of.Name == "time" && !slices.Contains(spans, s.Sel.Name) {
				found = "it uses time." + s.Sel.Name
			}
		}
		return true
	})
	return found
}

// beginnings are players for any game to begin with.
const beginnings = "adytum/engine/template/search"

// A game may not know another game, and the contract may know none. A game is what
// has a screen.
func TestGamesStandAlone(t *testing.T) {
	screens, err := os.ReadDir("../ui/games")
	if err != nil || len(screens) < 5 {
		t.Fatalf("games %v, %v", screens, err)
	}
	for path, imports := range packages(t, "engine") {
		for _, imported := range imports {
			for _, screen := range screens {
				game := "adytum/engine/" + screen.Name()
				if within(imported, []string{game}) && !within(path, []string{game}) && imported != beginnings {
					t.Errorf("%s may not import %s", path, imported)
				}
			}
		}
	}
}

// The bounds of ui, which somebody is to draw from memory: the floors, and the arrows
// with four games and for each further one.
const (
	mostFloors = 5
	mostArrows = 80
	gameArrows = 7
)

// Inside ui the places and the games stand side by side upon the table, and the
// table upon the frame: none of them imports a neighbour, and nothing below them
// imports one of them.
func TestStoreysOfTheInterface(t *testing.T) {
	inside := map[string][]string{}
	arrows, games := 0, 0
	for path, imports := range packages(t, "ui") {
		if path == "adytum/ui/games/template" {
			continue // it is there to be copied, and no part of the app
		}
		if within(path, []string{"adytum/ui/games"}) {
			games++
		}
		inside[path] = slices.DeleteFunc(imports, func(to string) bool { return !within(to, []string{"adytum/ui"}) })
		arrows += len(inside[path])
		neighbours := []string{"adytum/ui/places", "adytum/ui/games"}
		if path == "adytum/ui/shell" || path == "adytum/ui/uitest" {
			continue // they put the app, or that of a test, together
		}
		for _, to := range inside[path] {
			if within(to, neighbours) && !within(to, []string{path}) {
				t.Errorf("%s may not import %s", path, to)
			}
		}
	}
	var floor func(path string) int
	floor = func(path string) int {
		below := 0
		for _, to := range inside[path] {
			below = max(below, floor(to))
		}
		return below + 1
	}
	for path := range inside {
		if n := floor(path); n > mostFloors {
			t.Errorf("%s is on floor %d of at most %d", path, n, mostFloors)
		}
	}
	if most := mostArrows + gameArrows*max(0, games-4); arrows > most {
		t.Errorf("%d arrows between the packages of ui, at most %d", arrows, most)
	}
}

// packages lists those of a folder with what they import. It walks the folder
// itself as well: of what another program reads the test cache knows nothing,
// and would keep the result when an import has changed.
func packages(t *testing.T, folder string) map[string][]string {
	t.Helper()
	walk(t, folder)
	out, err := exec.Command("go", "list", "-e", "-tags", "migrated_fynedo,x11", "-f", `{{.ImportPath}}:{{join .Imports " "}}`, "../"+folder+"/...").Output()
	if err != nil {
		t.Fatalf("go list %s: %v", folder, err)
	}
	all := map[string][]string{}
	for line := range strings.Lines(string(out)) {
		path, imports, _ := strings.Cut(strings.TrimSpace(line), ":")
		all[path] = strings.Fields(imports)
	}
	return all
}

// walk looks at all that is in some folders.
func walk(t *testing.T, folders ...string) {
	t.Helper()
	for _, folder := range folders {
		if err := filepath.WalkDir("../"+folder, func(_ string, _ fs.DirEntry, err error) error { return err }); err != nil {
			t.Fatal(err)
		}
	}
}

// The lab needs no window, nor what draws one.
func TestLabNeedsNoWindow(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "./adytum-lab").Output()
	if err != nil {
		t.Fatal(err)
	}
	for path := range strings.Lines(string(out)) {
		if within(strings.TrimSpace(path), []string{"adytum/ui", "adytum/widgets", "fyne.io"}) {
			t.Errorf("the lab needs %s", path)
		}
	}
}

func within(path string, roots []string) bool {
	for _, root := range roots {
		if path == root || strings.HasPrefix(path, root+"/") {
			return true
		}
	}
	return false
}

// standard reports whether a package is of the standard library, whose paths
// have no dot before the first slash.
func standard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return !strings.Contains(first, ".") && first != "adytum"
}
