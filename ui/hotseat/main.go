package hotseat

import (
	"adytum/ui/i18n"
	"adytum/ui/page"
)

// Main is what the large button of a table does besides moves: it stores again
// what could not be stored, shows what has happened, hands the device on, or
// leads to the result; false if there is nothing of that.
func (d *Desk) Main(result func()) (page.Main, bool) {
	_, over := d.View().Outcome()
	var m page.Main
	switch {
	case d.Now().Failed != nil:
		m = page.Main{Label: i18n.T("seat.retry"), Do: d.Retry}
	case d.Behind():
		m = page.Main{Label: i18n.T("seat.skip"), Do: func() { d.CatchUp() }}
	case d.stage == Handing:
		m = page.Main{Label: i18n.T("seat.hand_on"), Do: d.HandOn}
	case over:
		m = page.Main{Label: i18n.T("seat.result"), Do: result}
	default:
		return m, false
	}
	return m.If(d.Open()), true
}
