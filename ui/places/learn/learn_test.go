package learn_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"adytum/assets"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/places/learn"
	"adytum/ui/uitest"
	"adytum/widgets/pictures"
)

func open(a *uitest.App) {
	a.Root(func() *frame.Page { return learn.New(a.Host, a.Games) })
}

func TestLearnLeadsToRulesAndCards(t *testing.T) {
	a := uitest.New(t)
	open(a)
	a.Says("Adaman rules", "The cards", "P. D. Magnus", "James Kyle", "CC BY-NC-SA 3.0")
	a.Golden("learn")
	a.Tap("Adaman rules")
	a.Says("You are the heir", "A15", "What the Excuse is not", "Playing well")
	a.Router.Pop()
	a.Tap("The cards")
	a.Says("Moons", "written M", "Wyrms", "written Y", "Knots", "written K", "Crown", "10", "Pawn and Court")
	a.Golden("cards")
}

// Each game's rulebook shows its table, whole on a phone held either way.
func TestRulebookShowsTheTable(t *testing.T) {
	wide := fyne.NewSize(740, 360)
	for _, c := range []struct {
		game string
		size fyne.Size
	}{{"adaman", uitest.Phone}, {"adaptoid", uitest.Phone}, {"adellos", uitest.Phone}, {"alchemist", uitest.Phone}, {"adaptoid", wide}} {
		a := uitest.New(t)
		a.Window.Resize(c.size)
		a.Root(learn.Rulebook(a.Host, c.game, "").Build)
		a.Says("The table", "the numbers are explained below")
		if got := tableSize(a); got.Width < 240 || got.Width > c.size.Width || got.Height > c.size.Height ||
			got.Height < got.Width/assets.TableAspect-1 {
			t.Errorf("%s at %v: the table has %v", c.game, c.size, got)
		}
	}
}

// tableSize is how large the sketch of the table is shown.
func tableSize(a *uitest.App) fyne.Size {
	for _, o := range test.LaidOutObjects(a.Window.Content()) {
		if image, ok := o.(*canvas.Image); ok && strings.HasPrefix(pictures.Name(image.Image), "table-") {
			return image.Size()
		}
	}
	return fyne.Size{}
}

func TestRulebookSpeaksTheLanguageOfTheApp(t *testing.T) {
	a := uitest.New(t)
	i18n.Use(i18n.German)
	a.Root(learn.Rulebook(a.Host, "adaman", "").Build)
	a.Says("Der Thron fällt als Nächstes", "Festsitzen")
}

// top is where on the screen a heading stands.
func top(t *testing.T, a *uitest.App, heading string) float32 {
	t.Helper()
	at, ok := a.Find(heading)
	if !ok {
		t.Fatalf("no heading %q", heading)
	}
	return at.Y
}

func TestRulebookOpensAtAParagraph(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Phone, fyne.NewSize(740, 360), fyne.NewSize(1280, 800)} {
		a := uitest.New(t)
		open(a)
		a.Window.Resize(size)
		for paragraph, heading := range map[string]string{"A3": "A play", "A9": "Being stuck", "A14": "The Excuse in the resources"} {
			a.Router.Push(learn.Rulebook(a.Host, "adaman", paragraph))
			if y := top(t, a, heading); y < 48 || y > size.Height*0.4 {
				t.Errorf("%v: %s stands at %v", size, paragraph, y)
			}
		}
	}
}

func TestMarkedParagraphStaysInSightWhenTheScreenTurns(t *testing.T) {
	a := uitest.New(t)
	open(a)
	a.Router.Push(learn.Rulebook(a.Host, "adaman", "A9"))
	a.Window.Resize(fyne.NewSize(740, 360))
	if y := top(t, a, "Being stuck"); y < 40 || y > 140 {
		t.Errorf("A9 stands at %v after the turn", y)
	}
}

func TestUnknownParagraphOpensTheStart(t *testing.T) {
	a := uitest.New(t)
	a.Root(learn.Rulebook(a.Host, "adaman", "Z9").Build)
	a.Says("You are the heir")
}

func TestContentsLeadToAParagraph(t *testing.T) {
	a := uitest.New(t)
	open(a)
	a.Router.Push(learn.Rulebook(a.Host, "adaman", ""))
	before := top(t, a, "Winning")
	a.Tap("Contents")
	a.Tap("A8  Winning")
	if y := top(t, a, "Winning"); y >= before || y > 140 {
		t.Errorf("A8 stands at %v, before at %v", y, before)
	}
}

func TestContentsStandBesideTheTextOnWideScreens(t *testing.T) {
	a := uitest.New(t)
	open(a)
	a.Window.Resize(fyne.NewSize(1280, 800))
	a.Router.Push(learn.Rulebook(a.Host, "adaman", ""))
	a.Tap("A8  Winning")
	if strings.Count(a.Words(), "A8") < 2 {
		t.Error("the contents do not stand beside the text")
	}
}

func TestKeysScrollTheRulebook(t *testing.T) {
	a := uitest.New(t)
	open(a)
	a.Router.Push(learn.Rulebook(a.Host, "adaman", ""))
	before := top(t, a, "Setup")
	a.Router.Key(&fyne.KeyEvent{Name: fyne.KeyPageDown})
	if top(t, a, "Setup") >= before {
		t.Error("Page Down does not scroll")
	}
}
