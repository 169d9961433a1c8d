package cmd

import (
	"encoding/json"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// fifth is what a copy of the template is called.
const fifth = "fifth"

// A stranger copies the template under another name, in the places that
// docs/new-game.md lists, and has a game that keeps the laws and can be played. The
// copy lies in a temporary folder, and the go command sees it in its place.
func TestCopyOfTheTemplate(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the app")
	}
	walk(t, "engine", "ui", "widgets", "savegames", "assets") // for the test cache, as packages does
	c := &copied{t: t, dir: t.TempDir(), replace: map[string]string{}}
	for _, place := range []string{"engine/template", "ui/games/template", "assets/rulebooks", "assets/lessons", "assets/pictures/games", "assets/pictures/tables"} {
		c.place(place)
	}
	for _, language := range []string{"en", "de"} {
		c.change("assets/translations/"+language+".json", func(text string) string {
			return regexp.MustCompile(`(?m)^  "([a-z.]+\.)?template[.\w=-]*": .*\n`).ReplaceAllStringFunc(text, func(line string) string { return line + renamed(line) })
		})
	}
	c.change("ui/shell/games.go", func(text string) string {
		return strings.NewReplacer(`	"adytum/ui/table"`, `	"adytum/ui/games/fifth"`+"\n"+`	"adytum/ui/table"`, "Catalogue{", "Catalogue{fifth.Game(), ").Replace(text)
	})
	c.change("cmd/adytum-lab/games.go", func(text string) string {
		return strings.NewReplacer(`	"adytum/engine/template"`, `	"adytum/engine/fifth"`+"\n"+`	"adytum/engine/template"`,
			"{\n\t\tGame:     template.Game{}", "{Game: fifth.Game{}, letter: \"F\", ends: []string{\"win\"}},\n\t{\n\t\tGame:     template.Game{}").Replace(text)
	})
	c.write("ui/shell/fifth_test.go", `package shell_test

import (
	"testing"

	"adytum/engine/fifth"
	"adytum/ui/shell"
	"adytum/ui/uitest"
)

func TestFifthGame(t *testing.T) {
	a := uitest.For(t, fifth.Game{})
	a.Games = shell.Games()
	open(a)
	a.Tap("Trick.")
	a.Press()
	a.Says("Choose a card")
	a.Silent("⟦")
}
`)
	overlay := filepath.Join(c.dir, "overlay.json")
	text, err := json.Marshal(map[string]any{"Replace": c.replace})
	if err == nil {
		err = os.WriteFile(overlay, text, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	run := func(dir, name string, args ...string) {
		t.Helper()
		command := exec.Command(name, args...)
		command.Dir, command.Env = dir, append(os.Environ(), "GOPROXY=off")
		if out, err := command.CombinedOutput(); err != nil || strings.Contains(string(out), "no tests to run") {
			t.Fatalf("%s %s: %v\n%s", filepath.Base(name), strings.Join(args, " "), err, out)
		}
	}
	flags := []string{"-overlay", overlay, "-tags", "migrated_fynedo,x11,ci"}
	run("..", "go", append(append([]string{"build"}, flags...), "-o", filepath.Join(c.dir, "lab"), "./cmd/adytum-lab")...)
	for folder, tests := range map[string]string{"engine/" + fifth: ".", "ui/games/" + fifth: "TestCourseByTaps|TestMatchByTaps", "ui/shell": "TestFifthGame"} {
		program := filepath.Join(c.dir, filepath.Base(folder)+filepath.Base(filepath.Dir(folder))+".test")
		run("..", "go", append(append([]string{"test", "-vet=off"}, flags...), "-c", "-o", program, "./"+folder)...)
		run(filepath.Join(c.dir, folder), program, "-test.run", tests)
	}
}

// A copied is a copy of the template.
type copied struct {
	t       *testing.T
	dir     string
	replace map[string]string // what the go command is to see in place of what
}

// renamed is a text of the template under the name of the copy.
func renamed(text string) string {
	return strings.NewReplacer("template/search", "template/search", "template", fifth).Replace(text)
}

// place copies what bears the template's name in a folder.
func (c *copied) place(folder string) {
	c.t.Helper()
	err := filepath.WalkDir(filepath.Join("..", folder), func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			if err == nil && entry.Name() == "search" {
				return fs.SkipDir
			}
			return err
		}
		path = strings.TrimPrefix(filepath.ToSlash(path), "../")
		if !strings.Contains(path, "template") {
			return nil
		}
		text, err := os.ReadFile(filepath.Join("..", path))
		c.write(renamed(path), renamed(string(text)))
		return err
	})
	if err != nil {
		c.t.Fatal(err)
	}
}

// change lets the go command see another text in place of a file, which must differ.
func (c *copied) change(path string, change func(string) string) {
	c.t.Helper()
	text, err := os.ReadFile(filepath.Join("..", path))
	if err != nil || change(string(text)) == string(text) {
		c.t.Fatalf("%s is as it was, %v", path, err)
	}
	c.write(path, change(string(text)))
}

func (c *copied) write(path, text string) {
	c.t.Helper()
	seen, err := filepath.Abs(filepath.Join("..", path))
	file := filepath.Join(c.dir, path)
	if err == nil {
		err = os.MkdirAll(filepath.Dir(file), 0o755)
	}
	if err == nil {
		err = os.WriteFile(file, []byte(text), 0o644)
	}
	if err != nil {
		c.t.Fatal(err)
	}
	c.replace[seen] = file
}
