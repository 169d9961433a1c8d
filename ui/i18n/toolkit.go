package i18n

import (
	"encoding/json"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
)

// toolkitKeys maps the names under which Fyne looks up its own words (menus of
// text fields, buttons and files of dialogs) to our keys.
var toolkitKeys = map[string]string{
	"Cancel":            "toolkit.cancel",
	"Confirm":           "toolkit.confirm",
	"Copy":              "toolkit.copy",
	"Create Folder":     "toolkit.create_folder",
	"Cut":               "toolkit.cut",
	"Enter filename":    "toolkit.file_name",
	"Error":             "toolkit.error",
	"file.name":         "toolkit.name",
	"file.parent":       "toolkit.parent",
	"New Folder":        "toolkit.new_folder",
	"No":                "toolkit.no",
	"Open":              "toolkit.open",
	"OK":                "toolkit.ok",
	"Paste":             "toolkit.paste",
	"Quit":              "toolkit.quit",
	"Redo":              "toolkit.redo",
	"Save":              "toolkit.save",
	"Select all":        "toolkit.select_all",
	"Show Hidden Files": "toolkit.hidden_files",
	"Undo":              "toolkit.undo",
	"Yes":               "toolkit.yes",
}

// translateToolkit hands Fyne our words under the name of the device's own
// locale: Fyne cannot be told a language, it always takes the device's.
func translateToolkit() {
	words := make(map[string]string, len(toolkitKeys))
	for id, key := range toolkitKeys {
		words[id] = T(key)
	}
	content, err := json.Marshal(words)
	if err != nil {
		fyne.LogError("i18n: words for the toolkit", err)
		return
	}
	name := lang.SystemLocale().LanguageString() + ".json"
	if err := lang.AddTranslations(fyne.NewStaticResource(name, content)); err != nil {
		fyne.LogError("i18n: words for the toolkit", err)
	}
}
