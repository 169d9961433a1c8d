// Command adytum-shots renders every screen of the app without a window: in all
// sizes, themes and languages, with the largest text too, into one folder.
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2/test"
	"github.com/alecthomas/kong"
)

type flags struct {
	Out   string `default:"shots" type:"path" help:"Folder for the pictures and index.html."`
	Only  string `help:"Render only pictures whose name contains all these words, such as home or 'home phone-ink-de'."`
	Store bool   `help:"Render in the sizes and the sharpness that stores ask for instead."`
	Long  bool   `help:"Also render the pages at the width of a phone from their start to their end."`
}

func main() {
	var f flags
	kong.Parse(&f, kong.Name("adytum-shots"), kong.Description("Render every screen of Adytum to a folder."))
	if err := run(f); err != nil {
		fmt.Fprintf(os.Stderr, "adytum-shots: %v\n", err)
		os.Exit(1)
	}
}

func run(f flags) error {
	// Dates must not depend on where the pictures are made.
	time.Local = time.UTC
	if err := os.MkdirAll(f.Out, 0o755); err != nil {
		return err
	}
	data, err := os.MkdirTemp("", "adytum-shots-")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(data) }()
	test.NewApp()
	stores, err := openStores(data)
	if err != nil {
		return err
	}
	defer stores.close()
	s := studio{stores: stores, out: f.Out, only: f.Only, sizes: sizes}
	if f.Store {
		s.sizes = storeSizes
	}
	if f.Long {
		s.sizes = append(s.sizes, long)
	}
	if err := s.renderAll(); err != nil {
		return err
	}
	if err := writeIndex(f.Out, s.names); err != nil {
		return err
	}
	fmt.Printf("%d pictures in %s\n", len(s.names), f.Out)
	return nil
}

// writeIndex makes a page that shows all pictures, grouped by screen.
func writeIndex(out string, names []string) error {
	var b strings.Builder
	b.WriteString("<!doctype html><meta charset=utf-8><title>Adytum</title>\n" +
		"<style>body{font:14px sans-serif;background:#888}figure{display:inline-block;margin:6px;vertical-align:top}img{max-width:460px;max-height:460px}</style>\n")
	group := ""
	for _, name := range names {
		if screen, _, _ := strings.Cut(name, "-"); screen != group {
			group = screen
			fmt.Fprintf(&b, "<h2>%s</h2>\n", group)
		}
		fmt.Fprintf(&b, "<figure><a href=%q><img loading=lazy src=%q></a><figcaption>%s</figcaption></figure>\n", name, name, name)
	}
	return os.WriteFile(filepath.Join(out, "index.html"), []byte(b.String()), 0o644)
}
