package i18n

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"adytum/assets/translations"
)

// catalogue reads one language: key to plural form to text; a plain text has
// the single form "other".
func catalogue(t *testing.T, l Language) map[string]map[string]string {
	t.Helper()
	content, err := translations.Files.ReadFile(string(l) + ".json")
	if err != nil {
		t.Fatal(err)
	}
	var raw map[string]json.RawMessage
	if err := json.Unmarshal(content, &raw); err != nil {
		t.Fatal(err)
	}
	messages := map[string]map[string]string{}
	for key, value := range raw {
		var plain string
		forms := map[string]string{}
		if json.Unmarshal(value, &plain) == nil {
			forms["other"] = plain
		} else if err := json.Unmarshal(value, &forms); err != nil {
			t.Fatalf("%s: %s: %v", l, key, err)
		}
		messages[key] = forms
	}
	return messages
}

var placeholder = regexp.MustCompile(`{{\s*\.(\w+)\s*}}`)

// placeholders lists the names that the forms of a message mention. Count is
// left out: "one card" may do without it.
func placeholders(forms map[string]string) []string {
	names := map[string]bool{}
	for _, text := range forms {
		for _, match := range placeholder.FindAllStringSubmatch(text, -1) {
			names[match[1]] = true
		}
	}
	delete(names, "Count")
	return slices.Sorted(maps.Keys(names))
}

func TestBothLanguagesSayTheSame(t *testing.T) {
	english, german := catalogue(t, English), catalogue(t, German)
	for key, forms := range english {
		other, ok := german[key]
		if !ok {
			t.Errorf("%s is missing in German", key)
			continue
		}
		if a, b := slices.Sorted(maps.Keys(forms)), slices.Sorted(maps.Keys(other)); !slices.Equal(a, b) {
			t.Errorf("%s has the forms %v in English and %v in German", key, a, b)
		}
		if a, b := placeholders(forms), placeholders(other); !slices.Equal(a, b) {
			t.Errorf("%s has the placeholders %v in English and %v in German", key, a, b)
		}
	}
	for key := range german {
		if _, ok := english[key]; !ok {
			t.Errorf("%s is missing in English", key)
		}
	}
}

func TestTextsAreWellFormed(t *testing.T) {
	for _, l := range []Language{English, German} {
		for key, forms := range catalogue(t, l) {
			if len(forms) > 1 && (forms["one"] == "" || forms["other"] == "") {
				t.Errorf("%s: %s needs the forms one and other", l, key)
			}
			for form, text := range forms {
				if strings.TrimSpace(text) == "" || text != strings.TrimSpace(text) {
					t.Errorf("%s: %s (%s) is empty or has blanks at an end: %q", l, key, form, text)
				}
				if strings.Contains(text, "!") {
					t.Errorf("%s: %s (%s) shouts: %q", l, key, form, text)
				}
				if strings.Count(text, "{{") != len(placeholder.FindAllString(text, -1)) {
					t.Errorf("%s: %s (%s) has a broken placeholder: %q", l, key, form, text)
				}
			}
		}
	}
}

// uses is what the code of ui/ asks the catalogue for.
type uses struct {
	keys     map[string]string // key to the place that asks for it
	prefixes map[string]bool   // "card." of T("card." + id)
	literals map[string]bool   // every other string, for keys kept in tables
}

func findUses(t *testing.T) uses {
	t.Helper()
	found := uses{map[string]string{}, map[string]bool{}, map[string]bool{}}
	err := filepath.WalkDir("..", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if literal, ok := text(n); ok {
				found.literals[literal] = true
			}
			argument, ok := keyArgument(n)
			if !ok {
				return true
			}
			if key, ok := text(argument); ok {
				found.keys[key] = files.Position(n.Pos()).String()
			} else if sum, ok := argument.(*ast.BinaryExpr); ok {
				if prefix, ok := text(leftmost(sum)); ok {
					found.prefixes[prefix] = true
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// keyArgument is the first argument of a call of i18n.T, i18n.Tf or i18n.N.
func keyArgument(n ast.Node) (ast.Expr, bool) {
	call, ok := n.(*ast.CallExpr)
	if !ok || len(call.Args) == 0 {
		return nil, false
	}
	name := ""
	switch function := call.Fun.(type) {
	case *ast.Ident:
		name = function.Name
	case *ast.SelectorExpr:
		if from, ok := function.X.(*ast.Ident); ok && from.Name == "i18n" {
			name = function.Sel.Name
		}
	}
	return call.Args[0], name == "T" || name == "Tf" || name == "N"
}

func leftmost(sum *ast.BinaryExpr) ast.Expr {
	if inner, ok := sum.X.(*ast.BinaryExpr); ok {
		return leftmost(inner)
	}
	return sum.X
}

func text(n ast.Node) (string, bool) {
	literal, ok := n.(*ast.BasicLit)
	if !ok || literal.Kind != token.STRING {
		return "", false
	}
	value, err := strconv.Unquote(literal.Value)
	return value, err == nil
}

func TestCodeAsksOnlyForKeysThatExist(t *testing.T) {
	english := catalogue(t, English)
	found := findUses(t)
	if len(found.keys) == 0 {
		t.Fatal("no key is used at all: the search is broken")
	}
	for key, where := range found.keys {
		if _, ok := english[key]; !ok {
			t.Errorf("%s asks for %q, which has no text", where, key)
		}
	}
}

func TestEveryTextIsUsed(t *testing.T) {
	found := findUses(t)
	for key := range catalogue(t, English) {
		if !found.asksFor(key) {
			t.Errorf("no code asks for %q", key)
		}
	}
}

// asksFor reports whether code asks for a key; TestEveryRefusalHasItsSentence looks
// after those of refusals.
func (u uses) asksFor(key string) bool {
	if u.literals[key] || strings.HasPrefix(key, "refusal.") || strings.Contains(key, ".refusal.") {
		return true
	}
	for prefix := range u.prefixes {
		if strings.HasPrefix(key, prefix) {
			return true
		}
	}
	return false
}
