package i18n_test

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"adytum/assets/translations"
	"adytum/ui/uitest"
)

var placeholder = regexp.MustCompile(`{{\.(\w+)}}`)

// texts reads one language: key to text; plural forms stand one behind the other.
func texts(t *testing.T, language string) map[string]string {
	t.Helper()
	content, err := translations.Files.ReadFile(language + ".json")
	if err != nil {
		t.Fatal(err)
	}
	var raw map[string]json.RawMessage
	if err := json.Unmarshal(content, &raw); err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for key, value := range raw {
		all[key] = string(value)
	}
	return all
}

// games are the folders of engine that have refusals of their own; "" is what all
// games share.
func games(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("../../engine/*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	games := []string{""}
	for _, file := range files {
		content, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		game := filepath.Base(filepath.Dir(file))
		if !strings.HasSuffix(file, "_test.go") && codeLine.Match(content) && !slices.Contains(games, game) {
			games = append(games, game)
		}
	}
	return games
}

var codeLine = regexp.MustCompile(`(?m)^(const |\t)Code[A-Z]\w* += "`)

// Every code of every game has its sentence in each language, which speaks of facts
// of that code only, and there is no sentence of a code that does not exist.
func TestEveryRefusalHasItsSentence(t *testing.T) {
	known := games(t)
	if len(known) < 6 {
		t.Fatalf("only %q have refusals: the search is broken", known)
	}
	for _, language := range translations.Languages {
		sentences := texts(t, language)
		rest := maps.Clone(sentences)
		delete(rest, "refusal.other")
		for _, game := range known {
			prefix := strings.TrimPrefix(game+".refusal.", ".")
			for _, code := range uitest.Codes(t, game, "Code") {
				key := prefix + code.Text
				demand(t, language, key, sentences, code.Facts)
				delete(rest, key)
				for other := range rest {
					if fact, _, found := strings.Cut(strings.TrimPrefix(other, key+"."), "="); found && slices.Contains(code.Facts, fact) {
						demand(t, language, other, sentences, code.Facts)
						delete(rest, other)
					}
				}
			}
		}
		for key := range rest {
			if strings.HasPrefix(key, "refusal.") || strings.Contains(key, ".refusal.") {
				t.Errorf("%s: %s is of no code", language, key)
			}
		}
	}
}

// Every reason of a hint has its sentence in each language.
func TestEveryReasonHasItsSentence(t *testing.T) {
	for _, of := range []struct{ game, prefix, keys string }{
		{"adaman", "Reason", "adaman.hint."}, {"alchemist", "Reason", "alchemist.hint."}, {"adellos", "Purpose", "adellos.why."},
	} {
		for _, language := range translations.Languages {
			sentences := texts(t, language)
			for _, code := range uitest.Codes(t, of.game, of.prefix) {
				demand(t, language, of.keys+code.Text, sentences, append(code.Facts, "count"))
			}
		}
	}
}

func demand(t *testing.T, language, key string, sentences map[string]string, facts []string) {
	t.Helper()
	text, known := sentences[key]
	if !known {
		t.Errorf("%s: no sentence %s", language, key)
	}
	for _, found := range placeholder.FindAllStringSubmatch(text, -1) {
		if fact := strings.ToLower(found[1]); !slices.Contains(facts, fact) {
			t.Errorf("%s: %s speaks of %s, its facts are %q", language, key, fact, facts)
		}
	}
}
