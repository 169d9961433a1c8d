package template

import (
	"testing"

	"adytum/engine"
	"adytum/engine/enginetest"
)

func TestLaws(t *testing.T) {
	enginetest.Suite{
		Game: Game{},
		Setups: map[string]engine.Setup{
			"highest": {Seats: 2},
			"lowest":  {Seats: 2, Options: engine.Options{OptionLowest: "on"}},
		},
		Games:       40,
		MostPlies:   6,
		BotPlayouts: 30,
	}.Run(t)
}

func FuzzParseMove(f *testing.F) { enginetest.FuzzMoves(f, Game{}, "1", "9", "0", "") }

func FuzzRecord(f *testing.F) { enginetest.FuzzRecords(f, Game{}) }

func TestT2HigherCardTakesTheTrickAndLeads(t *testing.T) {
	for _, tt := range []struct {
		lowest bool
		taker  engine.Seat
	}{{false, 1}, {true, 0}} {
		var p engine.Position = Position{lowest: tt.lowest, hands: [2][]Card{{2, 5}, {4, 9}}}
		for _, c := range []Card{5, 9} {
			var err error
			if p, _, err = p.Play(c); err != nil {
				t.Fatal(err)
			}
		}
		if p.ToMove() != tt.taker {
			t.Errorf("lowest %v: seat %d leads, want %d", tt.lowest, p.ToMove(), tt.taker)
		}
	}
}

func TestDealtHandsAreSecret(t *testing.T) {
	_, events, err := Game{}.Deal(engine.Setup{Seats: 2, Seed: "secret"})
	if err != nil {
		t.Fatal(err)
	}
	if got := events[0].Seen(1).Facts["hand"]; got != "" {
		t.Errorf("seat 1 sees the hand %s of seat 0", got)
	}
	if got := events[0].Seen(0).Facts["hand"]; got == "" {
		t.Error("seat 0 does not see its own hand")
	}
}

func TestShortTextsAreWholePositions(t *testing.T) {
	enginetest.ShortTexts(t, Game{}, map[string]string{
		"2 5 9 / 1 3 7 / - / 0-0": "highest | tricks: 0 0 | shown:  | leader: 0 | table: 0 0 | hands: 2 5 9 / 1 3 7 | rest: 4 6 8",
		"9 2 / 5 / 7 / 0-1":       "highest | tricks: 0 1 | shown: 1 3 | leader: 1 | table: 0 7 | hands: 2 9 / 5 | rest: 4 6 8",
	}, map[string]string{
		"":                            "text",
		"2 x / 5 / 7 / 1-0":           "hand",
		"2 9 / 9 / 7 / 1-0":           "other",
		"2 9 / 5 / 7 8 / 1-0":         "hand",
		"2 9 / 5 / - / 1-0":           "hand",
		"2 9 / 5 / 7 / 1-1":           "tricks",
		"2 9 / 5 / 7 / one":           "tricks",
		"- / - / - / 3-0":             "hand",
		"1 2 3 4 / 5 6 7 8 / - / 0-0": "hand",
	})
}
