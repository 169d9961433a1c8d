package statistics

import (
	"io"
	"log/slog"

	"fyne.io/fyne/v2"

	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// exportLine offers all results as a table for other programs.
func (p *statisticsPage) exportLine() fyne.CanvasObject {
	button := controls.NewButton(i18n.T("statistics.csv"), look.Icon("save"), controls.Plain, p.export)
	return page.NewStack(widgets.Grid, page.NewLine(button), labels.NewNote(i18n.T("statistics.csv.note")))
}

func (p *statisticsPage) export() {
	var lost bool
	p.host.SaveFile(i18n.T("app.name")+" "+p.host.Today()+".csv", func(w io.Writer) error {
		err := p.host.Store.WriteCSV(w)
		lost, err = onlyDamage(err)
		return err
	}, func(name string, err error) {
		switch named := map[string]any{"Name": name}; {
		case err != nil:
			slog.Warn("the results were not saved as a table", "name", name, "error", err)
			p.bar.Say(i18n.Tf("table.saved.not", named))
		case lost:
			p.bar.Say(i18n.Tf("statistics.csv.lost", named))
		default:
			p.bar.Say(i18n.Tf("table.saved", named))
		}
	})
}
