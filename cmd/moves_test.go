package cmd

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// begins matches a literal with which the text of a move begins.
var begins = regexp.MustCompile(`^(faction|noble|place|hire|summon|move|swap|attack|pickpocket|interdict|absolution|entrench|card|exchange|` +
	`deploy|give|sacrifice|unmark|gift|brew|copy|pass|excuse)[:@]`)

// cuts are the functions of package strings that take a text apart.
var cuts = regexp.MustCompile(`^(Contains.*|Cut.*|Fields.*|HasPrefix|HasSuffix|Index.*|LastIndex.*|Split.*|Trim|TrimLeft|TrimRight|TrimPrefix|TrimSuffix|TrimFunc)$`)

// Screens read moves by their methods and half-made moves by the parts that the
// rules give them: nothing below ui joins the text of a move from literals or
// takes one apart. The reader of lesson scripts alone reads moves.
func TestNoScreenParsesMoves(t *testing.T) {
	for source, clean := range map[string]bool{
		`var a = v.Begin(rules.DoAttack, from, to)`:     true,
		`var a = strings.TrimRight(entry.Text(), ":@")`: false,
		`var a = "attack:" + from`:                      false,
		`var a, b, c = strings.Cut(entry.Text, ":")`:    false,
		`var a = strings.HasPrefix(d.draft.text, b)`:    false,
		`var a = strings.Fields(m.String())`:            false,
		`var a, b = game.ParseMove(text)`:               false,
	} {
		if found := parsesMoves(t, "example.go", "package example;"+source); (len(found) == 0) != clean {
			t.Errorf("%s: found %q", source, found)
		}
	}
	err := filepath.WalkDir("../ui", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || strings.HasPrefix(path, "../ui/uitest/") {
			return err
		}
		for _, found := range parsesMoves(t, path, nil) {
			if found != "ParseMove" || path != "../ui/table/lesson_model.go" {
				t.Errorf("%s: a screen passes texts of moves on and does not read them: %s", path, found)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// parsesMoves lists what in a file looks like reading or joining a move's text.
func parsesMoves(t *testing.T, path string, source any) (found []string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, source, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BasicLit:
			if text, err := strconv.Unquote(n.Value); n.Kind == token.STRING && err == nil && begins.MatchString(text) {
				found = append(found, text)
			}
		case *ast.SelectorExpr:
			if n.Sel.Name == "ParseMove" {
				found = append(found, "ParseMove")
			}
		case *ast.CallExpr:
			call, ok := n.Fun.(*ast.SelectorExpr)
			if ok && len(n.Args) > 0 && isNamed(call.X, "strings") && cuts.MatchString(call.Sel.Name) && isText(n.Args[0]) {
				found = append(found, "strings."+call.Sel.Name)
			}
		}
		return true
	})
	return found
}

func isNamed(e ast.Expr, name string) bool {
	one, ok := e.(*ast.Ident)
	return ok && one.Name == name
}

// isText reports whether an expression is the text of something, such as
// entry.Text, d.draft.text or m.String().
func isText(e ast.Expr) bool {
	if call, ok := e.(*ast.CallExpr); ok {
		e = call.Fun
	}
	s, ok := e.(*ast.SelectorExpr)
	return ok && (s.Sel.Name == "Text" || s.Sel.Name == "text" || s.Sel.Name == "String")
}
