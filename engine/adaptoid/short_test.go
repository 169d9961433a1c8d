package adaptoid

import (
	"testing"

	"adytum/engine/enginetest"
)

func TestParseShort(t *testing.T) {
	enginetest.ShortTexts(t, Game{}, map[string]string{
		"W12@d3 B00@g4 / W / 2-3":                       "- - - - - - - - - - - - - - - - - W12 - - - - - - - - - - - - - - - - - - B00 / W / 2-3",
		"B23@d5 W00@a1 / B / 0-0 / options zero-trades": "W00 - - - - - - - - - - - - - - - - - - B23 - - - - - - - - - - - - - - - - - / B / 0-0 / options zero-trades",
	}, map[string]string{
		"":                            "text",
		"W12@d3":                      "text",
		"W12@d8 / W / 0-0":            "cells",
		"W12 / W / 0-0":               "cells",
		"W12@d3 B00@d3 / W / 0-0":     "cells",
		"W77@d3 / W / 0-0":            "cells",
		"W12@d3 B00@g4 / X / 0-0":     "side to move",
		"W12@d3 B00@g4 / W / 0-0 / x": "text",
	})
}

func FuzzParseShort(f *testing.F) {
	enginetest.FuzzShortTexts(f, Game{}, "W12@d3 B00@g4 / W / 2-3", "W00@d2 B00@d6 / B / 0-0 / options one-action / ungrown 1", "-@d2 / W", "@", "")
}
