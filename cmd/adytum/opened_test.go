package main

import (
	"io"
	"os"
	"path/filepath"
	"testing"
)

func TestOnlyFilesOpen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "one.adytum")
	if err := os.WriteFile(path, []byte("text"), 0o600); err != nil {
		t.Fatal(err)
	}
	f := fileAt(path)
	r, err := f.open()
	if err != nil || f.name != "one.adytum" {
		t.Fatalf("%q: %v", f.name, err)
	}
	defer func() { _ = r.Close() }()
	if text, err := io.ReadAll(r); err != nil || string(text) != "text" {
		t.Errorf("it holds %q, %v", text, err)
	}
	for _, path := range []string{t.TempDir(), path + "x"} {
		if _, err := fileAt(path).open(); err == nil {
			t.Errorf("%s was opened", path)
		}
	}
}
