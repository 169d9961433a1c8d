package alchemist

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2/test"

	"adytum/engine"
	"adytum/ui/i18n"
	"adytum/ui/table"
	"adytum/ui/uitest"

	rules "adytum/engine/alchemist"
)

// The counting adds up to the result, step by step, with and without schools.
func TestCountingAddsUp(t *testing.T) {
	test.NewTempApp(t)
	i18n.Use(i18n.English)
	for _, schools := range []string{"on", "off"} {
		for seats := rules.FewestSeats; seats <= rules.MostSeats; seats++ {
			kinds := make([]string, seats)
			for i := range kinds {
				kinds[i] = "novice"
			}
			kinds[0] = "person"
			m := newTestMatch(t, engine.Seed("count").Sub(seats), engine.Options{rules.OptionSchools: schools}, uitest.Seated(kinds...))
			playOn(t, m, -1)
			s := newModel(m, table.Keeper{Runner: uitest.Inline{}, Save: uitest.Saved}).match
			steps := countingSteps(s)
			want := 3
			if schools == "on" {
				want = 5
			}
			if len(steps) != want {
				t.Fatalf("%d seats, schools %s: %d steps", seats, schools, len(steps))
			}
			o, _ := s.Now().View.Outcome()
			sums := make([]int, seats)
			for seat := range sums {
				sums[seat] = number(steps[0].lines[seat].sum)
			}
			for _, step := range steps[1 : len(steps)-1] {
				for seat, line := range step.lines {
					if step.title == i18n.T("alchemist.count.kinds") {
						continue
					}
					sums[seat] += number(line.points)
					if strconv.Itoa(sums[seat]) != line.sum {
						t.Errorf("%s: seat %d has %s, want %d", step.title, seat, line.sum, sums[seat])
					}
				}
			}
			for seat, sum := range sums {
				if sum != o.Scores[seat] {
					t.Errorf("seat %d counts to %d, the result is %d", seat, sum, o.Scores[seat])
				}
			}
			rounds := progress(s.History(), seats)
			for seat, n := range rounds[len(rounds)-1] {
				if n != o.Scores[seat] || rounds[0][seat] != 0 {
					t.Errorf("the chart of seat %d goes from %d to %d", seat, rounds[0][seat], n)
				}
			}
		}
	}
}
