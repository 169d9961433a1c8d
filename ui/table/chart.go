package table

import (
	"adytum/engine"
	"adytum/widgets/charts"
)

// NewChart makes a chart of the numbers of all seats in each round, with a line of
// the grid at every step; spoken says the same in words.
func NewChart(rounds [][]int, step int, spoken string) *charts.Chart {
	var curves []charts.Curve
	for _, numbers := range rounds {
		for seat, n := range numbers {
			if seat == len(curves) {
				curves = append(curves, charts.Curve{Color: Color(engine.Seat(seat)), Emblem: Emblem(engine.Seat(seat))})
			}
			curves[seat].Values = append(curves[seat].Values, float64(n))
		}
	}
	return charts.New(curves, step, spoken)
}
