package i18n

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Capital begins words with a large letter, where no name stands before them.
func Capital(words string) string {
	first, size := utf8.DecodeRuneInString(words)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + words[size:]
}

// List joins words: "d4, e2 and f1".
func List(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return Tf("app.list", map[string]any{"First": strings.Join(words[:last], ", "), "Last": words[last]})
}
