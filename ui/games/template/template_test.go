package template

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/table"
	"adytum/ui/uitest"
	"adytum/widgets/boards"
	"adytum/widgets/cards"

	rules "adytum/engine/template"
)

var sizes = []fyne.Size{uitest.Phone, fyne.NewSize(320, 560), fyne.NewSize(740, 360), fyne.NewSize(1280, 800)}

func newApp(t *testing.T) *uitest.App { return uitest.For(t, rules.Game{}) }

// touch taps a card where it is on the screen.
func touch(a *uitest.App, card string) {
	a.T.Helper()
	for _, row := range uitest.Board[*cards.Table](a).State().Rows {
		if i := slices.IndexFunc(row.Cards, func(c cards.Card) bool { return c.ID == card }); i >= 0 {
			uitest.TapOn[*cards.Table](a, boards.Spot{Area: row.Key, Index: i})
			return
		}
	}
	a.T.Fatalf("no card %s is on the screen", card)
}

func TestLessonsCanBeDone(t *testing.T) {
	uitest.LessonsCanBeDone(t, Game(), func(mark string) bool {
		_, err := rules.Game{}.ParseMove(mark)
		return err == nil
	})
}

func TestCourseByTaps(t *testing.T) {
	newApp(t).Lessons(Game(), touch)
}

func TestLessonsFit(t *testing.T) {
	uitest.LessonsFit(sizes, func() *uitest.App { return newApp(t) }, Game(), 0, 0, touch)
}

// A match from the page of a new one to the page of the end, by taps: a card of the
// trick cannot be played again, and a card that was chosen can be put back.
func TestMatchByTaps(t *testing.T) {
	a := newApp(t)
	a.Router.Push(newGame(a.Host))
	a.Says("Lowest card takes", "Novice", "New here?")
	a.Press()
	for range 3 {
		for a.Main().Label() == i18n.T("seat.skip") {
			a.Press()
		}
		v := uitest.Board[*cards.Table](a).State()
		if c := v.Rows[0].Cards[1]; c.ID != "" {
			touch(a, c.ID)
			a.Says("is not in your hand", "Rule T2")
		}
		card := v.Rows[1].Cards[0].ID
		touch(a, card)
		touch(a, card)
		if !a.Main().Disabled() {
			t.Error("nothing is chosen, but it can be played")
		}
		a.Tap("Hint")
		a.Press()
	}
	for a.Main().Label() == i18n.T("seat.skip") {
		a.Press()
	}
	a.Says("Victory for", "New game")
	a.Press()
	a.Says("Lowest card takes")
}

// Every page fits every screen, in both languages, with the largest text.
func TestPagesFit(t *testing.T) {
	a := newApp(t)
	m, err := match.New(rules.Game{}, match.Header{Seed: "fit", Options: engine.Options{rules.OptionLowest: "on"}, Players: players})
	if err != nil {
		t.Fatal(err)
	}
	id := a.Keep(m)
	for _, language := range []i18n.Language{i18n.English, i18n.German} {
		for _, text := range []int{look.NormalText, look.LargestText} {
			i18n.Use(language)
			look.Use(look.Look{Theme: look.Parchment, Text: text})
			d := newModel(m, table.Unstored(a.Host))
			a.Router.Push(newGame(a.Host))
			for _, size := range sizes {
				a.Window.Resize(size)
				a.Audit("new " + string(language))
			}
			a.Router.Replace(tablePage(a.Host, id, m))
			a.Router.Push(Game().PlainEnd(a.Host, m.Helped(), d.status()))
			for range 2 {
				for _, size := range sizes {
					a.Window.Resize(size)
					a.Audit("table or end " + string(language))
				}
				a.Router.Pop()
			}
		}
	}
}

func TestMiniature(t *testing.T) {
	a := newApp(t)
	m, err := match.New(rules.Game{}, match.Header{Seed: "small", Players: players})
	if err != nil {
		t.Fatal(err)
	}
	a.Window.SetContent(miniature(m.View(0)))
	a.Audit("miniature")
}
