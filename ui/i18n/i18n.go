// Package i18n gives the interface its words in the language chosen at run
// time. Keys are dotted ("play.title"); the texts live in assets/translations.
//
// There is one language per process, as there is one screen: package functions
// read it, Use changes it, and Locale tells listeners of the change.
package i18n

import (
	"encoding/json"
	"fmt"
	"sync/atomic"

	"fyne.io/fyne/v2/data/binding"
	"fyne.io/fyne/v2/lang"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	"adytum/assets"
)

// A Language is what a person picks in the settings. Its text is the value
// that is stored there.
type Language string

// The languages that can be picked. System follows the device and falls back
// to English.
const (
	System  Language = "system"
	English Language = "en"
	German  Language = "de"
)

// Languages lists every choice in the order in which the settings show them.
func Languages() []Language { return []Language{System, English, German} }

// Valid says whether l is one of Languages.
func (l Language) Valid() bool { return l == System || l == English || l == German }

// Resolved is the language that is really shown: English or German.
func (l Language) Resolved() Language {
	if l != System {
		return l
	}
	base, _ := language.Make(systemLocale()).Base()
	if base.String() == string(German) {
		return German
	}
	return English
}

// systemLocale is the device's locale as a BCP 47 text; tests replace it.
var systemLocale = func() string { return lang.SystemLocale().String() }

var (
	bundle  = loadBundle()
	current atomic.Pointer[i18n.Localizer]
	chosen  = binding.NewItem(func(a, b Language) bool { return a == b })
)

func init() { speak(English) }

func loadBundle() *i18n.Bundle {
	b := i18n.NewBundle(language.English)
	b.RegisterUnmarshalFunc("json", json.Unmarshal)
	for _, l := range []Language{English, German} {
		if _, err := b.LoadMessageFileFS(assets.Translations, fileOf(l)); err != nil {
			panic(fmt.Sprintf("i18n: the embedded %s translation: %v", l, err))
		}
	}
	return b
}

func fileOf(l Language) string { return "translations/" + string(l) + ".json" }

// Use makes l the language of all texts asked for from now on, including the
// few that Fyne shows on its own, and then tells the listeners of Locale.
// An unknown l counts as System. It is to be called on the UI goroutine.
func Use(l Language) {
	if !l.Valid() {
		l = System
	}
	speak(l.Resolved())
	translateToolkit()
	_ = chosen.Set(l) // an in-memory item has no way to fail
}

func speak(l Language) {
	current.Store(i18n.NewLocalizer(bundle, string(l)))
}

// Locale holds the language last given to Use (English words, and an empty
// value, before the first call). Screens listen to it and rebuild themselves.
func Locale() binding.Item[Language] { return chosen }

// T is the text of key, or the key in ⟦ ⟧ if there is none.
func T(key string) string {
	return localized(key, &i18n.LocalizeConfig{MessageID: key})
}

// Tf is the text of key with its {{.Name}} placeholders filled from data.
func Tf(key string, data map[string]any) string {
	return localized(key, &i18n.LocalizeConfig{MessageID: key, TemplateData: data})
}

// N is the text of key in the plural form for count. {{.Count}} stands for the
// count; further placeholders are filled from data, which may be nil.
func N(key string, count int, data map[string]any) string {
	filled := map[string]any{"Count": count}
	for name, value := range data {
		filled[name] = value
	}
	return localized(key, &i18n.LocalizeConfig{MessageID: key, PluralCount: count, TemplateData: filled})
}

func localized(key string, config *i18n.LocalizeConfig) string {
	text, err := current.Load().Localize(config)
	if err != nil {
		return "⟦" + key + "⟧"
	}
	return text
}
