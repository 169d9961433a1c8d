// Command licences prints the licences of everything that is linked into the app
// on any system, for assets/licences.txt.
package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// targets are the systems, with their processor and the tags of the build.
var targets = [][3]string{
	{"linux", "amd64", "migrated_fynedo,x11"},
	{"windows", "amd64", "migrated_fynedo"},
	{"darwin", "arm64", "migrated_fynedo"},
	{"android", "arm64", "migrated_fynedo"},
}

var licenceFile = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice)([._-].*)?$`)

// The two parts that no file of a module speaks of.
const (
	standardLibrary = "Go"
	goModule        = "golang.org/x/text" // under the licence of the standard library
	database        = "SQLite"
	databaseLicence = "SQLite is in the public domain. Its authors disclaim copyright to its source code. In place of a legal notice, here is a blessing:\n\n" +
		"May you do good and not evil.\nMay you find forgiveness for yourself and forgive others.\nMay you share freely, never taking more than you give."
)

func main() {
	if err := write(os.Stdout, "."); err != nil {
		fmt.Fprintf(os.Stderr, "licences: %v\n", err)
		os.Exit(1)
	}
}

// write writes one section a text: a line for each part that is under it, and the
// text as its authors wrote it.
func write(w io.Writer, root string) error {
	folders := map[string][]string{} // of each module, by path and version
	for _, target := range targets {
		if err := linked(root, target, folders); err != nil {
			return fmt.Errorf("%s: %w", target[0], err)
		}
	}
	parts := map[string][]string{databaseLicence: {database}}
	for module, dirs := range folders {
		text, err := texts(dirs)
		if err != nil {
			return err
		}
		if text == "" {
			return fmt.Errorf("%s has no licence", module)
		}
		parts[text] = append(parts[text], module)
		if strings.HasPrefix(module, goModule+" ") {
			parts[text] = append(parts[text], standardLibrary)
		}
	}
	var sections []string
	for text, names := range parts {
		slices.Sort(names)
		sections = append(sections, "=== "+strings.Join(names, "\n=== ")+"\n\n"+text+"\n")
	}
	slices.Sort(sections)
	_, err := io.WriteString(w, strings.Join(sections, "\n"))
	return err
}

// linked adds the folders of all modules that a target links.
func linked(root string, target [3]string, folders map[string][]string) error {
	cmd := exec.Command("go", "list", "-deps", "-tags", target[2],
		"-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}\t{{$.Dir}}{{end}}{{end}}", "./cmd/adytum")
	cmd.Dir, cmd.Stderr = root, os.Stderr
	cmd.Env = append(os.Environ(), "GOOS="+target[0], "GOARCH="+target[1], "CGO_ENABLED=1")
	output, err := cmd.Output()
	for line := range strings.Lines(string(output)) {
		fields := strings.Split(strings.TrimSpace(line), "\t")
		if len(fields) != 3 {
			continue
		}
		for _, dir := range fields[1:] {
			if !slices.Contains(folders[fields[0]], dir) {
				folders[fields[0]] = append(folders[fields[0]], dir)
			}
		}
	}
	return err
}

// texts are the licences in the folders and those below them, each once. What is
// embedded or compiled from C lies one folder below its package.
func texts(dirs []string) (string, error) {
	var files []string
	for _, dir := range dirs {
		for _, pattern := range []string{"*", "*/*"} {
			found, err := filepath.Glob(filepath.Join(dir, pattern))
			if err != nil {
				return "", err
			}
			for _, file := range found {
				if licenceFile.MatchString(filepath.Base(file)) && filepath.Base(filepath.Dir(file)) != "testdata" {
					files = append(files, file)
				}
			}
		}
	}
	slices.Sort(files)
	var all []string
	for _, file := range slices.Compact(files) {
		content, err := os.ReadFile(file)
		if err != nil {
			return "", err
		}
		text := strings.TrimSpace(strings.ReplaceAll(string(content), "\r", ""))
		if !slices.Contains(all, text) {
			all = append(all, text)
		}
	}
	return strings.Join(all, "\n\n"), nil
}
