package main

import (
	"errors"
	"fmt"
	"strings"

	"adytum/engine"
)

// sentence words a refusal in English, its paragraph at the end.
func sentence(r *engine.Refusal) string {
	text, known := sentenceOf(r)
	switch {
	case r.Code == engine.CodeOption && r.Facts["allowed"] == "":
		text = `There is no option "{option}".`
	case r.Code == engine.CodeSeats && r.Facts["fewest"] == r.Facts["most"]:
		text = "The number of seats is {fewest}, not {seats}."
	}
	if !known {
		return "That is refused: " + r.Error() + "."
	}
	pairs := make([]string, 0, 2*len(r.Facts))
	for name, fact := range r.Facts {
		pairs = append(pairs, "{"+name+"}", fact)
	}
	text = strings.NewReplacer(pairs...).Replace(text)
	if r.Paragraph != "" {
		text = strings.TrimSuffix(text, ".") + " (" + r.Paragraph + ")."
	}
	return text
}

// sentenceOf is the sentence of the refusing game, or that of all games.
func sentenceOf(r *engine.Refusal) (string, bool) {
	if r.Paragraph != "" {
		if text, known := own[r.Paragraph[0]][r.Code]; known {
			return text, true
		}
	}
	text, known := shared[r.Code]
	return text, known
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
