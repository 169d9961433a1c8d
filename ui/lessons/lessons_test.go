package lessons

import (
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/match"
	"adytum/ui/i18n"
)

const course = `{"lessons": [{"id": "one", "title": {"en": "One", "de": "Eins"}, "steps": [
  {"text": {"en": "Look.", "de": "Sieh."}, "start": {"seed": "autumn"}, "marks": ["x"]},
  {"text": {"en": "Do.", "de": "Tu."}, "task": {
    "accept": [{"move": "a*"}], "show": "ab", "right": {"en": "Yes.", "de": "Ja."},
    "wrong": [{"to": {"never": ["b"]}, "text": {"en": "No.", "de": "Nein."}}, {"text": {"en": "Never.", "de": "Nie."}}]}}]}]}`

func TestParse(t *testing.T) {
	test.NewTempApp(t)
	all, err := Parse([]byte(course))
	if err != nil || len(all) != 1 || len(all[0].Steps) != 2 || all[0].Steps[1].Task.Wrong[0].To.Never[0] != "b" {
		t.Fatalf("read %+v, %v", all, err)
	}
	i18n.Use(i18n.German)
	defer i18n.Use(i18n.English)
	if all[0].Title.String() != "Eins" {
		t.Errorf("the title is %s in German", all[0].Title)
	}
}

// What is badly written is refused with the entry at fault.
func TestParseNamesTheEntry(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{`{"lessons"`, `{"courses"`, "unknown field"},
		{course, `{"lessons": []}`, "no lessons"},
		{course, `[`, "unexpected EOF"},
		{`"id": "one"`, `"id": "two words"`, "lesson 1 (two words): the id"},
		{`"de": "Eins"`, `"de": ""`, "lesson 1 (one): title in de"},
		{`"start": {"seed": "autumn"}, `, ``, "step 1: no start"},
		{`{"seed": "autumn"}`, `{}`, "step 1: a start is either"},
		{`"seed": "autumn"`, `"seed": "autumn", "position": "x"`, "step 1: a start is either"},
		{`"Tu."`, `"Tu es!"`, "step 2: text in de"},
		{`"Ja."`, `" Ja."`, "step 2: right in de"},
		{`"Nie."`, `""`, "step 2: wrong 2 in de"},
		{`"accept": [{"move": "a*"}]`, `"accept": []`, "step 2: a task accepts nothing"},
		{`"show": "ab"`, `"shows": "ab"`, "lesson 1: "},
		{`{"to": {"never": ["b"]}, `, `{`, "step 2: wrong 1: the last answer"},
		{`{"text": {"en": "Never.", "de": "Nie."}}`, `{"to": {"move": "x"}, "text": {"en": "Never.", "de": "Nie."}}`, "step 2: wrong 2: the last answer"},
		{`]}]}]}`, `]}]}, ` + course[len(`{"lessons": [`):], `lesson 2: the id "one" is taken`},
	} {
		text := strings.Replace(course, c.from, c.to, 1)
		if c.from == `]}]}]}` {
			text = strings.TrimSuffix(course, "]}") + ", " + strings.TrimPrefix(course, `{"lessons": [`)
		}
		_, err := Parse([]byte(text))
		if !errors.Is(err, ErrScript) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: the error is %v", c.to, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(course))
	f.Fuzz(func(t *testing.T, text []byte) {
		all, err := Parse(text)
		if (err == nil) == (len(all) == 0) {
			t.Errorf("%d lessons, %v", len(all), err)
		}
	})
}

func TestFits(t *testing.T) {
	for pattern, texts := range map[string]struct{ yes, no string }{
		"e2-d4":     {"e2-d4", "e2-d4+leg@d4"},
		"e2-*":      {"e2-d4+leg@d4 e2-d4", "e3-d4"},
		"*+leg@d4":  {"+leg@d4 e2-d4+leg@d4", "e2-d4+leg@d5"},
		"e2*+body*": {"e2-d4+body@c4", "e2-d4+leg@d4 d2-e2+body@c4"},
		"*":         {"a", ""},
		"a*a":       {"aa aba", "a ab"},
	} {
		for text := range strings.FieldsSeq(texts.yes) {
			if !fits(pattern, text) {
				t.Errorf("%s does not fit %s", pattern, text)
			}
		}
		for text := range strings.FieldsSeq(texts.no) {
			if fits(pattern, text) {
				t.Errorf("%s fits %s", pattern, text)
			}
		}
	}
}

func TestClausesDescribe(t *testing.T) {
	m := madeMove{
		Entry:    match.Entry{Text: "a", Events: []engine.Event{{Kind: "hit", Facts: engine.Facts{"cell": "b2"}}}},
		foreseen: engine.Facts{"danger": "c3"},
	}
	for _, c := range []struct {
		clause Clause
		want   bool
	}{
		{Clause{}, true},
		{Clause{Move: "b"}, false},
		{Clause{Happens: []string{"hit"}}, true},
		{Clause{Happens: []string{"hit cell=b2"}}, true},
		{Clause{Happens: []string{"hit cell=b3"}}, false},
		{Clause{Happens: []string{"hit", "miss"}}, false},
		{Clause{Never: []string{"miss"}}, true},
		{Clause{Never: []string{"hit"}}, false},
		{Clause{With: []string{"danger"}}, true},
		{Clause{With: []string{"danger", "peace"}}, false},
		{Clause{Without: []string{"danger"}}, false},
		{Clause{Without: []string{"peace"}}, true},
	} {
		if c.clause.describes(m) != c.want {
			t.Errorf("%+v: want %v", c.clause, c.want)
		}
	}
}

func TestStartsAreSetUp(t *testing.T) {
	c := Course{Game: adaman.Game{}, Players: []match.Player{{Kind: match.Person}}}
	m, err := c.match(Start{Seed: "autumn"}, nil)
	if err != nil || m.Ply() != 0 || len(m.Game().Bots()) != 0 {
		t.Fatal(m, err)
	}
	first := m.Position().Moves()[0].String()
	if m, err = c.match(Start{Seed: "autumn", Moves: []string{first}}, nil); err != nil || m.Ply() != 1 {
		t.Error(m, err)
	}
	for _, s := range []Start{{Seed: "Not a seed"}, {Seed: "autumn", Moves: []string{"nonsense"}},
		{Seed: "autumn", Options: engine.Options{"none": "on"}}} {
		if _, err := c.match(s, nil); err == nil {
			t.Errorf("%+v is a start", s)
		}
	}
}
