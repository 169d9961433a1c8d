package main

import (
	"errors"
	"fmt"
	"strings"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/template"
)

// sentences word the refusals; a name in braces stands for that fact.
var sentences = map[string]string{
	engine.CodeUnreadable: `"{text}" cannot be read as a move.`,
	engine.CodeOver:       "The game is over.",
	engine.CodeNotYours:   "It is another seat's turn.",
	engine.CodeIllegal:    `No legal move is like "{text}".`,
	engine.CodeOption:     `The option "{option}" cannot be "{value}"; allowed: {allowed}.`,
	engine.CodeSeats:      "The number of seats is {fewest} to {most}, not {seats}.",
	engine.CodeSeed:       `"{seed}" is no seed: a seed is 1 to 40 small letters, digits and hyphens.`,
	engine.CodePosition:   "The position is wrong at {where}: {why}.",

	adaman.CodeNoTarget:      "{card} lies neither in the palace nor in the capital.",
	adaman.CodeNoResource:    "{card} is not among your resources.",
	adaman.CodeNothingPaid:   "{target} costs {price}, and nothing is paid yet.",
	adaman.CodeNoCommonSuit:  "{card} shares no suit with {target}.",
	adaman.CodeTooLittle:     "{target} costs {price}, but the payment is {sum}: {missing} missing.",
	adaman.CodeOutOfReach:    "{target} costs {price}, and all your resources that fit make only {sum}.",
	adaman.CodePaysNothing:   "No target that can be paid takes {cards}.",
	adaman.CodeExcuseWaits:   "The Excuse turned up in the {in} and must be answered first, with one card.",
	adaman.CodeNoExcuse:      "The Excuse asks nothing now.",
	adaman.CodeExcuseForbids: "{card} may not be taken for the Excuse.",

	template.CodeNotInHand: "{card} is not in your hand.",
}

// sentence words a refusal in English, its paragraph at the end.
func sentence(r *engine.Refusal) string {
	text, known := sentences[r.Code]
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
