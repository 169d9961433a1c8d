// Package translations words what the app and the lab say. There is one file per
// language, en.json and de.json, in the JSON format of go-i18n.
//
// The sentence of a refusal stands under "GAME.refusal.CODE", or under
// "refusal.CODE" for what all games refuse. Where the value of a fact asks for
// other words they stand under that key with ".FACT=VALUE" behind it.
package translations

import (
	"embed"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"github.com/nicksnyder/go-i18n/v2/i18n/template"
	"golang.org/x/text/language"
)

// Files holds the file of each language, such as "en.json".
//
//go:embed *.json
var Files embed.FS

// Languages are the languages that there are texts in; the first is the one that
// texts are in if nothing else is known.
var Languages = []string{"en", "de"}

var bundle = loadBundle()

func loadBundle() *i18n.Bundle {
	b := i18n.NewBundle(language.English)
	b.RegisterUnmarshalFunc("json", json.Unmarshal)
	for _, l := range Languages {
		if _, err := b.LoadMessageFileFS(Files, l+".json"); err != nil {
			panic(fmt.Sprintf("translations: the embedded %s: %v", l, err))
		}
	}
	return b
}

// A Localizer gives texts in one language.
type Localizer struct{ localizer *i18n.Localizer }

// In gives texts in one of Languages.
func In(language string) *Localizer { return &Localizer{i18n.NewLocalizer(bundle, language)} }

// Text is the text of key with its {{.Name}} placeholders filled from data, which
// may be nil; the key in ⟦ ⟧ if there is none.
func (l *Localizer) Text(key string, data map[string]any) string {
	return l.text(&i18n.LocalizeConfig{MessageID: key, TemplateData: data})
}

// Plural is the text of key in the plural form for count. {{.Count}} stands for
// the count; further placeholders are filled from data, which may be nil.
func (l *Localizer) Plural(key string, count int, data map[string]any) string {
	filled := map[string]any{"Count": count}
	maps.Copy(filled, data)
	return l.text(&i18n.LocalizeConfig{MessageID: key, PluralCount: count, TemplateData: filled})
}

func (l *Localizer) text(config *i18n.LocalizeConfig) string {
	text, err := l.localizer.Localize(config)
	if err != nil {
		return "⟦" + config.MessageID + "⟧"
	}
	return text
}

// strict refuses a text that has a placeholder without data.
var strict = &template.TextParser{Option: "missingkey=error"}

// Refusal is the sentence of a refusal by its game, its code and its facts, which
// word puts into words. A code or facts that no sentence fits get a general one.
func (l *Localizer) Refusal(game, code string, facts map[string]string, word func(fact, value string) string) string {
	data := Data(facts, word)
	for _, base := range []string{game + ".refusal." + code, "refusal." + code} {
		for _, key := range append(conditions(base, facts), base) {
			text, err := l.localizer.Localize(&i18n.LocalizeConfig{MessageID: key, TemplateData: data, TemplateParser: strict})
			if err == nil {
				return text
			}
		}
	}
	return l.Text("refusal.other", nil)
}

// conditions are the keys of what is said for certain values of facts only.
func conditions(key string, facts map[string]string) []string {
	var keys []string
	for _, fact := range slices.Sorted(maps.Keys(facts)) {
		keys = append(keys, key+"."+fact+"="+facts[fact])
	}
	return keys
}

// Data fills placeholders from facts that word puts into words: {{.Card}} stands
// for the fact "card".
func Data(facts map[string]string, word func(fact, value string) string) map[string]any {
	data := map[string]any{}
	for fact, value := range facts {
		data[strings.ToUpper(fact[:1])+fact[1:]] = word(fact, value)
	}
	return data
}
