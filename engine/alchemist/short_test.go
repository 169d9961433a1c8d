package alchemist

import (
	"testing"

	"adytum/engine/enginetest"
)

func TestParseShort(t *testing.T) {
	enginetest.ShortTexts(t, Game{}, map[string]string{
		"stock: 1 0 0 0 2 | compendium: mushroom-spider=1:7:bird_leg+troll_eye | scores: 1 2 3": "seats 3 | start 0 | turns 0 | compendium: mushroom-spider=1:7:bird_leg+troll_eye | reserve: 8 8 8 8 8 | gone: 17 19 19 18 16 | stocks: 1 0 0 0 2, 2 2 2 2 2, 2 2 2 2 2 | known: 0 0 0 0 0, 0 0 0 0 0, 0 0 0 0 0 | scores: 1 2 3 | schools: spider mushroom troll_eye | bag: bird_leg spider mushroom snake_venom troll_eye spider",
		"others: 0 1 0 0 0 | reserve: 4 4 4 4 4 | schools: | bag:":                              "seats 3 | start 0 | turns 0 | compendium: | reserve: 4 4 4 4 4 | gone: 28 26 28 28 28 | stocks: 0 0 0 0 0, 0 1 0 0 0, 0 1 0 0 0 | known: 0 0 0 0 0, 0 0 0 0 0, 0 0 0 0 0 | scores: 0 0 0 | schools: | bag:",
	}, map[string]string{
		"":                     "text",
		"stocks: 1 1 1 1 1":    "text",
		"bag: | bag:":          "text",
		"stock: 1 1":           "stock",
		"stock: 40 1 1 1 1":    "stock",
		"others: a 1 1 1 1":    "others",
		"reserve: 1 1 1 1 1 1": "reserve",
		"reserve: 32 8 8 8 8":  "text",
		"compendium: nothing":  "compendium",
		"compendium: mushroom-spider=5:7:bird_leg+troll_eye": "mushroom-spider",
		"scores: 1 2":     "scores",
		"schools: spider": "schools",
		"bag: spider":     "bag",
	})
}

func FuzzParseShort(f *testing.F) {
	enginetest.FuzzShortTexts(f, Game{}, "stock: 1 0 0 0 2 | compendium: mushroom-spider=1:7:bird_leg+troll_eye | scores: 1 2 3",
		"others: 0 1 0 0 0 | reserve: 4 4 4 4 4 | schools: | bag:", "bag", ":", "")
}
