package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
)

func TestActionsShowIconsAloneWhereLabelsHaveNoRoom(t *testing.T) {
	test.NewTempApp(t)
	main := NewButton("Go", nil, Primary, nil)
	small := []*Button{NewBarButton("Back", theme.CancelIcon(), nil), NewBarButton("A long label", theme.InfoIcon(), nil)}
	bar := NewActions(main, small...)
	fit := func(width float32) {
		for range 2 {
			bar.Resize(fyne.NewSize(width, bar.MinSize().Height))
		}
	}
	fit(600)
	if small[1].iconOnly || bar.Size().Height <= widgets.TouchSize {
		t.Errorf("wide: without labels %v, %v high", small[1].iconOnly, bar.Size().Height)
	}
	fit(200)
	if !small[0].iconOnly || !small[1].iconOnly {
		t.Error("narrow: the labels are still there")
	}
	bar.Resize(fyne.NewSize(600, widgets.TouchSize))
	if !small[1].iconOnly {
		t.Error("low: the labels are still there")
	}
	if fit(600); small[1].iconOnly {
		t.Error("the labels do not come back where they have room again")
	}
	fit(200)
	if small[1].AccessibilityLabel() != "A long label" {
		t.Errorf("it is spoken as %q", small[1].AccessibilityLabel())
	}
	main.SetLabel("Something much longer to do")
	fit(200)
	if main.Position().Y == 0 || main.Size().Width != 200 {
		t.Errorf("a main button that is too long lies at %v, %v wide", main.Position(), main.Size().Width)
	}
}
