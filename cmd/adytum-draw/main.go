// Command adytum-draw draws every picture of the app and writes them to a
// folder. The pictures are kept in the repository; run it after a change to a
// drawing.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	out := flag.String("out", filepath.Join("assets", "pictures"), "the folder the pictures go to")
	flag.Parse()
	if err := writeAll(*out); err != nil {
		fmt.Fprintln(os.Stderr, "adytum-draw:", err)
		os.Exit(1)
	}
}

func writeAll(folder string) error {
	files, err := drawAll()
	if err != nil {
		return err
	}
	for name, content := range files {
		target := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(target, content, 0o644); err != nil {
			return err
		}
	}
	return nil
}
