package main

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// A shown command is one that docs/lab.md shows with what it prints.
type shown struct{ line, printed string }

// shownCommands are those of the document's blocks, in their order.
func shownCommands(t *testing.T) []shown {
	t.Helper()
	document, err := os.ReadFile("../../docs/lab.md")
	if err != nil {
		t.Fatal(err)
	}
	var all []shown
	for i, block := range strings.Split(string(document), "```") {
		if i%2 == 0 {
			continue // between the blocks
		}
		for _, part := range strings.Split(block, "\n$ ")[1:] {
			command, printed, _ := strings.Cut(part, "\n")
			if printed != "" && !strings.HasSuffix(printed, "\n") {
				printed += "\n"
			}
			all = append(all, shown{command, printed})
		}
	}
	return all
}

// times are what differs from machine to machine.
var times = regexp.MustCompile(`[0-9.]+(e-\d+)? ms|"ms_\w+":[0-9.e-]+`)

// What the document shows of commands that are soon done is what they print.
func TestTheDocumentShowsWhatTheLabPrints(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays thousands of games")
	}
	quick := regexp.MustCompile(`^adytum-lab (simulate adaman|arena template|solve adaman --seed 1$|perft adaman)`)
	tried := 0
	for _, c := range shownCommands(t) {
		if !quick.MatchString(c.line) {
			continue
		}
		tried++
		printed := fine(t, strings.Fields(c.line)[1:]...)
		if got, want := times.ReplaceAllString(printed, "_"), times.ReplaceAllString(c.printed, "_"); got != want {
			t.Errorf("%s prints\n%s\nthe document shows\n%s", c.line, got, want)
		}
	}
	if tried < 7 {
		t.Errorf("only %d commands were found", tried)
	}
}

// The conversation that the document shows alternates commands and answers.
func TestTheDocumentShowsAConversation(t *testing.T) {
	for _, c := range shownCommands(t) {
		if c.line != "adytum-lab engine adaman" {
			continue
		}
		var commands, answers strings.Builder
		for line := range strings.Lines(c.printed) {
			if strings.HasPrefix(line, "ok") || strings.HasPrefix(line, "error ") {
				answers.WriteString(line)
			} else {
				commands.WriteString(line)
			}
		}
		if s := lab(t, t.Context(), commands.String(), "engine", "adaman"); s.out != answers.String() {
			t.Errorf("the answers are\n%s\nthe document shows\n%s", s.out, answers.String())
		}
		return
	}
	t.Error("no conversation was found")
}
