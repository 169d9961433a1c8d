//go:build !smoke

package main

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2/test"
)

// A start that failed is tried again when the app comes up anew, as a phone lets it
// in the same process.
func TestFailedStartIsTriedAgain(t *testing.T) {
	a := test.NewTempApp(t)
	folder := filepath.Join(t.TempDir(), "a file where the folder should be")
	if err := os.WriteFile(folder, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	r := &run{app: a, window: test.NewTempWindow(t, nil), dataDir: folder, clock: newClock()}
	r.begun.Store(true)
	if r.open(); r.host != nil || r.begun.Load() {
		t.Fatalf("host %v, begun: %t", r.host, r.begun.Load())
	}
	if err := os.Remove(folder); err != nil {
		t.Fatal(err)
	}
	r.begun.Store(true)
	if r.open(); r.host == nil {
		t.Fatal("the second start fails too")
	}
	r.close()
}
