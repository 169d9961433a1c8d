package i18n

import (
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
