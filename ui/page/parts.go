package page

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// Section is a panel with a title above its parts.
func Section(title string, parts ...fyne.CanvasObject) *fyne.Container {
	heading := fyne.CanvasObject(look.Subtitle(title))
	return widgets.NewPanel(NewStack(3*widgets.Grid, slices.Insert(parts, 0, heading)...))
}

// Notice is a panel that says what went wrong or what to know, with a
// sign at its left.
func Notice(icon, title string, parts ...fyne.CanvasObject) *fyne.Container {
	words := append([]fyne.CanvasObject{look.Subtitle(title)}, parts...)
	return widgets.NewPanel(container.New(signLayout{}, Sign(icon), NewStack(2*widgets.Grid, words...)))
}

// Problem is a notice about an error, with a way to try again; again may be nil.
func Problem(title, advice string, again func()) fyne.CanvasObject {
	parts := []fyne.CanvasObject{labels.NewText(advice)}
	if again != nil {
		parts = append(parts, NewLine(controls.NewButton(i18n.T("app.again"), look.Icon("replay"), controls.Plain, again)))
	}
	return Notice("warning", title, parts...)
}

// Empty says that there is nothing yet, and how that can be changed.
func Empty(icon, title, text string, parts ...fyne.CanvasObject) fyne.CanvasObject {
	words := labels.NewText(text)
	words.SetColor(widgets.ColorMuted)
	return Notice(icon, title, append([]fyne.CanvasObject{words}, parts...)...)
}

// Sign is one of the app's icons in the accent colour.
func Sign(icon string) *widget.Icon {
	return widget.NewIcon(theme.NewPrimaryThemedResource(look.Icon(icon)))
}

// signLayout puts a sign at the left of what it stands for.
type signLayout struct{}

const signSize = 7 * widgets.Grid

func (signLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(fyne.NewSquareSize(signSize))
	objects[0].Move(fyne.Position{})
	left := signSize + 3*widgets.Grid
	objects[1].Move(fyne.NewPos(left, 0))
	Fit(objects[1], size.Width-left)
}

func (signLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := objects[1].MinSize()
	return fyne.NewSize(least.Width+signSize+3*widgets.Grid, max(least.Height, signSize))
}

// Pressed puts content on a control that covers all of it: a line in a list that
// can be tapped. Spoken is what a screen reader says of it.
func Pressed(spoken string, tapped func(), content fyne.CanvasObject) *fyne.Container {
	return container.NewStack(controls.NewIconButton(spoken, nil, tapped), widgets.NewMargin(2*widgets.Grid, content))
}

// Trailed puts a control at the right of an object, in the middle of its height.
func Trailed(object, control fyne.CanvasObject) *fyne.Container {
	return container.New(trailLayout{}, object, control)
}

type trailLayout struct{}

func (trailLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	control := objects[1].MinSize()
	objects[0].Move(fyne.Position{})
	objects[0].Resize(fyne.NewSize(size.Width-control.Width, size.Height))
	objects[1].Move(fyne.NewPos(size.Width-control.Width, (size.Height-control.Height)/2))
	objects[1].Resize(control)
}

func (trailLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	object, control := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(object.Width+control.Width, max(object.Height, control.Height))
}

// Menu opens a list of actions below the control that asked for it.
func Menu(c fyne.Canvas, from fyne.CanvasObject, items ...*fyne.MenuItem) {
	menu := widget.NewPopUpMenu(fyne.NewMenu("", items...), c)
	fitMenu(menu, c.Size().Width-4*widgets.Grid)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(from)
	size := menu.MinSize()
	at.X = max(2*widgets.Grid, at.X+from.Size().Width-size.Width)
	at.Y += from.Size().Height
	menu.ShowAtPosition(at)
}

// fitMenu gives a menu that is wider than the screen the largest text with which
// it fits; a menu can neither break its lines nor be scrolled.
func fitMenu(menu *widget.PopUpMenu, width float32) {
	chosen, _ := look.Chosen().Get()
	for text := chosen.Text - 5; menu.MinSize().Width > width && text >= look.SmallestText; text -= 5 {
		container.NewThemeOverride(menu, look.NewTheme(chosen.Theme, text))
	}
	menu.Resize(menu.MinSize())
}

// Choice is one of several choices, with its picture and a check if it is in force.
func Choice(label string, picture fyne.Resource, chosen bool, choose func()) *fyne.MenuItem {
	item := fyne.NewMenuItem(label, choose)
	item.Icon, item.Checked = picture, chosen
	return item
}

// MenuItem is an action with its icon.
func MenuItem(label, icon string, action func()) *fyne.MenuItem {
	return Choice(label, look.Icon(icon), false, action)
}
