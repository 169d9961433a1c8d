package main

import (
	"errors"
	"fmt"
	"strings"

	"adytum/assets/translations"
	"adytum/engine"
)

var english = translations.In("en")

// sentence words a refusal in English, its paragraph at the end.
func sentence(r *engine.Refusal) string {
	text := english.Refusal(gameOf(r.Paragraph), r.Code, r.Facts, factWords)
	if r.Paragraph != "" {
		text = strings.TrimSuffix(text, ".") + " (" + r.Paragraph + ")."
	}
	return text
}

// gameOf is the name of the game whose rulebook has a paragraph, "" if none has.
func gameOf(paragraph string) string {
	for _, g := range games {
		if strings.HasPrefix(paragraph, g.letter) {
			return g.Name()
		}
	}
	return ""
}

// factWords puts a fact into words: things keep their ids, a seat its number.
func factWords(fact, value string) string {
	if fact == "seat" {
		return "seat " + value
	}
	return value
}

// A wordedError is a refusal in English.
type wordedError struct{ refusal *engine.Refusal }

func (e wordedError) Error() string { return strings.TrimSuffix(sentence(e.refusal), ".") }
func (e wordedError) Unwrap() error { return e.refusal }

// inWords turns a refusal into an error that says it in English. Other errors,
// and none, stay as they are.
func inWords(err error) error {
	var r *engine.Refusal
	if errors.As(err, &r) {
		return wordedError{r}
	}
	return err
}

// tell words an event: its kind, its seat if there are several, its facts.
func tell(e engine.Event, seats int) string {
	text := e.Kind
	if seats > 1 && e.Seat != engine.Nobody {
		text += fmt.Sprintf(" by seat %d", e.Seat)
	}
	if len(e.Facts) > 0 {
		text += ": " + figures(e.Facts)
	}
	return text
}

// figures words facts, as "price 8, sum 5".
func figures(f engine.Facts) string {
	return strings.NewReplacer("=", " ", " ", ", ").Replace(f.String())
}
