package cmd

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"strings"
	"testing"
)

// mostMethods is how many methods a type of the interface may have, those of our
// types that it embeds included: more nobody holds in mind.
const mostMethods = 42

func TestTypesOfTheInterfaceCanBeHeldInMind(t *testing.T) {
	methods, embedded := map[string]int{}, map[string][]string{}
	err := filepath.WalkDir("../ui", func(file string, _ fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(file, ".go") && !strings.HasSuffix(file, "_test.go") {
			countMethods(t, file, methods, embedded)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	var reached func(string) int
	reached = func(one string) int {
		n := methods[one]
		for _, inner := range embedded[one] {
			n += reached(inner)
		}
		return n
	}
	largest := ""
	for one := range embedded {
		if reached(one) > reached(largest) {
			largest = one
		}
		if n := reached(one); n > mostMethods {
			t.Errorf("%s has %d methods with those that it embeds, %d may be", one, n, mostMethods)
		}
	}
	t.Logf("the largest type is %s with %d methods", largest, reached(largest))
}

// countMethods counts the methods of the types of a file, and lists what those
// embed, by folder and name.
func countMethods(t *testing.T, file string, methods map[string]int, embedded map[string][]string) {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	here := "adytum/" + strings.TrimPrefix(filepath.ToSlash(filepath.Dir(file)), "../")
	folders := map[string]string{}
	for _, imported := range parsed.Imports {
		folder := strings.Trim(imported.Path.Value, `"`)
		folders[path.Base(folder)] = folder
	}
	var named func(ast.Expr) string
	named = func(e ast.Expr) string {
		switch e := e.(type) {
		case *ast.StarExpr:
			return named(e.X)
		case *ast.IndexExpr:
			return named(e.X)
		case *ast.Ident:
			return here + "." + e.Name
		case *ast.SelectorExpr:
			if of, ok := e.X.(*ast.Ident); ok {
				return folders[of.Name] + "." + e.Sel.Name
			}
		}
		return ""
	}
	ast.Inspect(parsed, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if n.Recv != nil {
				methods[named(n.Recv.List[0].Type)]++
			}
		case *ast.TypeSpec:
			one := here + "." + n.Name.Name
			embedded[one] = append(embedded[one], "")
			if s, ok := n.Type.(*ast.StructType); ok {
				for _, field := range s.Fields.List {
					if len(field.Names) == 0 {
						embedded[one] = append(embedded[one], named(field.Type))
					}
				}
			}
		}
		return true
	})
}
