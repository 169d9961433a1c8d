package adellos

import (
	"testing"

	"adytum/engine/enginetest"
)

func TestParseShort(t *testing.T) {
	enginetest.ShortTexts(t, game, map[string]string{
		"NW: royal_army konrad gold=3 | SW: undead malgor | board: NW.konrad@B2 SW.malgor@H2 | turn: NW ap=2": "options: | seats: 2 start=NW round=2 | NW: royal_army konrad gold=3 | SW: undead malgor | board: NW.konrad@B2 SW.malgor@H2 | deck: | turn: NW ap=2 | play",
	}, map[string]string{
		"":                               "text",
		"NW: royal_army konrad | board:": "text",
		"NW: royal_army konrad | board: NW.konrad@B2 | turn: NW":                                          "text",
		"NW: royal_army nobody | SW: undead malgor | board: | turn: NW":                                   "NW",
		"NW: royal_army konrad | SE: undead malgor | board: | turn: NW":                                   "SW",
		"NW: royal_army konrad | SW: undead malgor | board: NW.konrad@Z9 SW.malgor@H2 | turn: NW":         "board",
		"NW: royal_army konrad | SW: undead malgor | ground: NW.konrad@B2 SW.malgor@H2 | turn: NW":        "board",
		"NW: royal_army konrad | SW: undead malgor | board: NW.konrad@B2 SW.malgor@H2 | turn: NW ap=many": "ap",
		"NW: royal_army konrad gold=3 | SW: undead malgor | board: NW.konrad@B2 SW.malgor@H2 | turn: XX":  "turn",
	})
}

func FuzzParseShort(f *testing.F) {
	enginetest.FuzzShortTexts(f, game, "NW: royal_army konrad gold=3 | SW: undead malgor | board: NW.konrad@B2 SW.malgor@H2 | turn: NW ap=2",
		"NW: scum robert hand=parry*2 | SW: undead malgor | board: NW.robert@B2 SW.zombie@H3*1 SW.malgor@H2 | turn: SW", " | ", "")
}
