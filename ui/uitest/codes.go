package uitest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// A Code is a constant by which a game says why: of a refusal or of a hint.
type Code struct {
	Text  string
	Facts []string // as its comment names them
}

// Codes reads the constants of the package engine/FOLDER whose names begin with a
// prefix such as "Code", from its source, so that none is left out. The comment of
// a constant begins with the names of its facts, if it has any: "card, target: ...".
func Codes(t testing.TB, folder, prefix string) []Code {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(root(t), "engine", folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	var codes []Code
	for _, name := range names {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok || len(spec.Values) != 1 || !strings.HasPrefix(spec.Names[0].Name, prefix) {
				return true
			}
			if value, ok := spec.Values[0].(*ast.BasicLit); ok && value.Kind == token.STRING {
				text, _ := strconv.Unquote(value.Value)
				codes = append(codes, Code{text, factsOf(spec.Comment.Text())})
			}
			return true
		})
	}
	if len(codes) == 0 {
		t.Fatalf("engine/%s has no constants %s...", folder, prefix)
	}
	return codes
}

var factList = regexp.MustCompile(`^(\w+(?:, \w+)*)(?::| \(|\s*$)`)

func factsOf(comment string) []string {
	if found := factList.FindStringSubmatch(comment); found != nil {
		return strings.Split(found[1], ", ")
	}
	return nil
}

// root is the folder of the module.
func root(t testing.TB) string {
	t.Helper()
	folder, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(folder, "go.mod")); err == nil {
			return folder
		}
		if folder == filepath.Dir(folder) {
			t.Fatal("no go.mod above the test")
		}
		folder = filepath.Dir(folder)
	}
}
