package alchemist

import (
	"fmt"
	"strconv"
	"strings"

	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/table"
	"adytum/widgets/charts"

	rules "adytum/engine/alchemist"
)

// progress lists the points of every seat after each round, and after the
// counting at the end.
func progress(history []match.Entry, seats int) [][]int {
	rounds := [][]int{make([]int, seats)}
	for _, entry := range history {
		for _, e := range entry.Events {
			if e.Kind == rules.EventRound || e.Kind == rules.EventEnded {
				rounds = append(rounds, numbers(e.Facts["scores"]))
			}
		}
	}
	return rounds
}

func numbers(text string) []int {
	var all []int
	for field := range strings.FieldsSeq(text) {
		n, _ := strconv.Atoi(field)
		all = append(all, n)
	}
	return all
}

// chartStep is how many points lie between two lines of the chart.
const chartStep = 20

// newChart draws the points of the seats over the rounds.
func newChart(rounds [][]int) *charts.Chart {
	var all []string
	for i, scores := range rounds[1:] {
		all = append(all, i18n.Tf("alchemist.log.round", map[string]any{"Round": i + 1})+": "+strings.Trim(fmt.Sprint(scores), "[]"))
	}
	return table.NewChart(rounds, chartStep, strings.Join(all, ". "))
}
