package statistics

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"adytum/engine/adaptoid"
	"adytum/savegames"
	"adytum/ui/i18n"
	"adytum/ui/table"
)

func TestResultsAgainstEachLevel(t *testing.T) {
	test.NewTempApp(t)
	i18n.Use(i18n.English)
	game := table.Game{Rules: adaptoid.Game{}, Opponent: func(kind string) string { return "<" + kind + ">" }}
	said := func(opponents map[string]savegames.Tally) string {
		var words []string
		for _, o := range test.LaidOutObjects(against(gameStatistics{game: game, sums: savegames.Statistics{Against: opponents}})) {
			if spoken, ok := o.(fyne.Accessible); ok {
				words = append(words, spoken.AccessibilityLabel())
			}
		}
		return strings.Join(words, "\n")
	}
	words := said(map[string]savegames.Tally{"master": {Lost: 2}, "novice": {Won: 3, Drawn: 1}})
	for _, want := range []string{"<novice>", "3 won, 1 drawn, 0 lost", "<master>", "0 won, 2 lost"} {
		if !strings.Contains(words, want) {
			t.Errorf("%q is missing:\n%s", want, words)
		}
	}
	if strings.Index(words, "<novice>") > strings.Index(words, "<master>") {
		t.Error("the levels are not in order")
	}
	if words := said(nil); !strings.Contains(words, "No game against the computer") {
		t.Errorf("without results: %q", words)
	}
}
