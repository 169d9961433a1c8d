package main

import (
	"os"
	"strings"
	"testing"
)

// What the app shows is what it links; make licences writes it anew.
func TestLicencesAreThoseOfWhatIsLinked(t *testing.T) {
	// The go command keeps the result of a test until a file changes that it read.
	if _, err := os.ReadFile("../../go.mod"); err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := write(&b, "../.."); err != nil {
		t.Fatal(err)
	}
	shown, err := os.ReadFile("../../assets/licences.txt")
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(shown) {
		t.Error("assets/licences.txt is out of date: run make licences")
	}
}
