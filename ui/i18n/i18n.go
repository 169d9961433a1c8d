// Package i18n gives the interface its words in the language chosen at run
// time. Keys are dotted ("play.title"); the texts live in assets/translations.
//
// There is one language per process, as there is one screen: package functions
// read it, Use changes it, and Locale tells listeners of the change.
package i18n

import (
	"sync/atomic"

	"fyne.io/fyne/v2/data/binding"
	"fyne.io/fyne/v2/lang"
	"golang.org/x/text/language"

	"adytum/assets/translations"
	"adytum/engine"
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
	current atomic.Pointer[translations.Localizer]
	chosen  = binding.NewItem(func(a, b Language) bool { return a == b })
)

func init() { speak(English) }

// Use makes l the language of all texts asked for from now on, including the
// few that Fyne shows on its own, and then tells the listeners of Locale.
// An unknown l counts as System. Call it on the UI goroutine.
func Use(l Language) {
	if !l.Valid() {
		l = System
	}
	speak(l.Resolved())
	translateToolkit()
	_ = chosen.Set(l) // an in-memory item has no way to fail
}

func speak(l Language) {
	current.Store(translations.In(string(l)))
}

// Locale holds the language last given to Use (English words, and an empty
// value, before the first call). Screens listen to it and rebuild themselves.
func Locale() binding.Item[Language] { return chosen }

// T is the text of key, or the key in ⟦ ⟧ if there is none.
func T(key string) string { return current.Load().Text(key, nil) }

// Tf is the text of key with its {{.Name}} placeholders filled from data.
func Tf(key string, data map[string]any) string { return current.Load().Text(key, data) }

// N is the text of key in the plural form for count. {{.Count}} stands for the
// count; further placeholders are filled from data, which may be nil.
func N(key string, count int, data map[string]any) string {
	return current.Load().Plural(key, count, data)
}

// Refusal says what a game refuses and why; word puts a fact into words.
func Refusal(game string, r *engine.Refusal, word func(fact, value string) string) string {
	return current.Load().Refusal(game, r.Code, r.Facts, word)
}

// Data fills placeholders from facts that word puts into words: {{.Card}} stands
// for the fact "card".
func Data(facts engine.Facts, word func(fact, value string) string) map[string]any {
	return translations.Data(facts, word)
}
