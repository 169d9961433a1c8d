package frame

import (
	"adytum/savegames"
	"adytum/ui/i18n"
	"adytum/ui/look"
)

// The keys under which the store keeps the settings.
const (
	KeyLanguage = "language"
	KeyTheme    = "theme"
	KeyText     = "text"
	KeyReduced  = "reduced-motion"
	KeyAsk      = "ask-first"
)

// Choices are all that a person has set.
type Choices struct {
	Language i18n.Language
	Look     look.Look
	// AskFirst reports whether what cannot be undone is asked about first.
	AskFirst bool
}

// DefaultChoices is what a fresh installation does.
func DefaultChoices() Choices {
	return Choices{Language: i18n.System, Look: look.Default(), AskFirst: true}
}

// ReadChoices returns the choices as they were set last; what is missing or damaged is
// as in DefaultChoices.
func ReadChoices(store *savegames.Store) Choices {
	c := DefaultChoices()
	c.Language = i18n.Language(savegames.Setting(store, KeyLanguage, string(c.Language)))
	c.Look.Theme = look.ThemeName(savegames.Setting(store, KeyTheme, string(c.Look.Theme)))
	c.Look.Text = savegames.Setting(store, KeyText, c.Look.Text)
	c.Look.Reduced = savegames.Setting(store, KeyReduced, c.Look.Reduced)
	c.AskFirst = savegames.Setting(store, KeyAsk, c.AskFirst)
	return c
}

// Use makes the app speak and look as chosen. It belongs to the UI goroutine.
func (c Choices) Use() {
	i18n.Use(c.Language)
	look.Use(c.Look)
}
