// Package settings is the place where the app is made to fit its person, and
// what is kept of that in the store.
package settings

import (
	"adytum/savegames"
	"adytum/ui/i18n"
	"adytum/ui/look"
)

// The keys under which the store keeps the settings.
const (
	keyLanguage = "language"
	keyTheme    = "theme"
	keyText     = "text"
	keyReduced  = "reduced-motion"
	keyAsk      = "ask-first"
)

// Choices are all that a person has set.
type Choices struct {
	Language i18n.Language
	Look     look.Look
	// AskFirst tells that what cannot be made undone is asked about first.
	AskFirst bool
}

// Default is what a fresh installation does.
func Default() Choices { return Choices{Language: i18n.System, Look: look.Default(), AskFirst: true} }

// Read gets the choices from the store; what is missing or damaged there is as
// in Default.
func Read(store *savegames.Store) Choices {
	c := Default()
	c.Language = i18n.Language(savegames.Setting(store, keyLanguage, string(c.Language)))
	c.Look.Theme = look.Choice(savegames.Setting(store, keyTheme, string(c.Look.Theme)))
	c.Look.Text = savegames.Setting(store, keyText, c.Look.Text)
	c.Look.Reduced = savegames.Setting(store, keyReduced, c.Look.Reduced)
	c.AskFirst = savegames.Setting(store, keyAsk, c.AskFirst)
	return c
}

// Use makes the app speak and look as chosen. It belongs to the UI goroutine.
func (c Choices) Use() {
	i18n.Use(c.Language)
	look.Use(c.Look)
}

// keep stores one choice.
type keep func(*savegames.Store) error

func kept[T string | int | bool](key string, value T) keep {
	return func(store *savegames.Store) error { return savegames.SetSetting(store, key, value) }
}
