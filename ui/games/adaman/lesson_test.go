package adaman

import (
	"testing"

	"fyne.io/fyne/v2"

	"adytum/engine/decktet"
	"adytum/ui/uitest"
	"adytum/widgets/cards"

	rules "adytum/engine/adaman"
)

func TestLessonsCanBeDone(t *testing.T) {
	uitest.LessonsCanBeDone(t, Game(), func(mark string) bool {
		_, err := decktet.Parse(mark)
		return err == nil
	})
}

// touch taps a card where it is on the screen.
func touch(a *uitest.App, c decktet.Card) {
	a.T.Helper()
	uitest.TapOn[*cards.Table](a, spotOf(uitest.Board[*cards.Table](a).State(), c))
}

// touchOut makes a play by taps on the screen, up to its confirmation.
func touchOut(a *uitest.App, text string) {
	a.T.Helper()
	m, err := rules.Game{}.ParseMove(text)
	if err != nil {
		a.T.Fatal(err)
	}
	if target := m.(rules.Move).Target; target != decktet.Excuse {
		touch(a, target)
	}
	for _, c := range m.(rules.Move).Pay.Cards() {
		touch(a, c)
	}
}

func TestCourseByTaps(t *testing.T) {
	a := uitest.New(t)
	a.Lessons(Game(), touchOut)
	a.Says("Only winnable deals")
}

func TestAnotherPlayIsAnsweredAndTakenBack(t *testing.T) {
	a := uitest.New(t)
	a.Router.Push(Game().Lesson(a.Host, 2))
	a.Press()
	touch(a, decktet.Savage)
	touch(a, decktet.AceOfMoons)
	a.Says("shares no suit")
	if a.Off("Show me") {
		t.Error("a refusal does not open the way to the solution")
	}
	touch(a, decktet.Betrayal)
	a.Press()
	a.Says("the sixth at the palace", "Try again")
	a.Press()
	a.Silent("the sixth at the palace")
	a.Router.Key(&fyne.KeyEvent{Name: fyne.KeyH})
	a.Says("Just in time")
}

func TestInvitationIsForNewPlayers(t *testing.T) {
	a := uitest.New(t)
	a.Router.Push(NewGame(a.Host))
	a.Says("New here?")
	a.Tap("New here?")
	a.Says("Step 1 of 3")
	a.Router.Pop()
	a.Router.Pop()
	a.Play("old", 1, nil)
	a.Router.Push(NewGame(a.Host))
	a.Silent("New here?")
}

func TestLessonPicture(t *testing.T) {
	a := uitest.New(t)
	a.Router.Push(Game().Lesson(a.Host, 0))
	a.Press()
	touch(a, decktet.Savage)
	a.Golden("lesson")
}

func TestLessonsFit(t *testing.T) {
	if testing.Short() {
		t.Skip("lays out many pages")
	}
	sizes := []fyne.Size{uitest.Phone, fyne.NewSize(320, 560), fyne.NewSize(740, 360), fyne.NewSize(1280, 800)}
	uitest.LessonsFit(sizes, func() *uitest.App { return uitest.New(t) }, Game(), 0, 1, touchOut)
}
