package adellos

import (
	"testing"

	"adytum/ui/i18n"
	"adytum/ui/uitest"
	"adytum/widgets/hex"

	rules "adytum/engine/adellos"
)

func TestLessonsCanBeDone(t *testing.T) { uitest.LessonsCanBeDone(t, Game(), isField) }

// touch taps a field where it is on the screen.
func touch(a *uitest.App, field string) {
	a.T.Helper()
	uitest.TapOn[*hex.ZoomBoard](a, field)
}

// touchOut takes an action by taps on the screen, up to its confirmation.
func touchOut(a *uitest.App, text string) {
	a.T.Helper()
	parsed, err := Rules().ParseMove(text)
	if err != nil {
		a.T.Fatal(err)
	}
	switch m := parsed.(rules.Move); m.Verb() {
	case rules.DoHire:
		a.Tap(i18n.T("adellos.tab.supply"))
		a.Tap(word(kindOf(m.Unit()).name))
		touch(a, m.To())
	case rules.DoCard:
		a.Tap(i18n.T("adellos.tab.hand"))
		a.Tap(word(edition().cards[m.Card()].Name))
	default:
		touch(a, m.From())
		touch(a, m.To())
	}
}

func TestCourseByTaps(t *testing.T) {
	a := newApp(t)
	a.Lessons(Game(), touchOut)
	a.Says("Map")
}

func TestAnotherActionIsAnsweredAndTakenBack(t *testing.T) {
	a := newApp(t)
	a.Router.Push(Game().Lesson(a.Host, 1))
	touchOut(a, "attack:E3-F4")
	a.Press()
	a.Says("Even equal would not", "Try again")
	a.Press()
	a.Silent("Even equal would not")
	a.Tap("Show me")
	a.Says("Four against two")
}

// The next step goes on from the person's own move, if it can.
func TestStepGoesOnWithTheOwnMove(t *testing.T) {
	a := newApp(t)
	a.Router.Push(Game().Lesson(a.Host, 1))
	touchOut(a, "attack:E3-F3")
	a.Press()
	a.Press()
	touchOut(a, "move:C3-D4")
	a.Press()
	a.Says("Step 3 of 3")
	for _, f := range uitest.Board[*hex.ZoomBoard](a).State().Cells {
		if f.Key == "D4" && f.Piece == nil {
			t.Error("the Field Marshal does not stand where he went")
		}
	}
	touchOut(a, "attack:E3-F3")
	a.Press()
	a.Says("Three against two")
}

func TestInvitationIsForNewPlayers(t *testing.T) {
	a := newApp(t)
	a.Router.Push(NewGame(a.Host))
	a.Tap("New here?")
	a.Says("Step 1 of 3")
}

func TestLessonPicture(t *testing.T) {
	a := newApp(t)
	a.Router.Push(Game().Lesson(a.Host, 1))
	touch(a, "E3")
	a.Golden("lesson")
}

func TestLessonsFit(t *testing.T) {
	if testing.Short() {
		t.Skip("lays out many pages")
	}
	uitest.LessonsFit(screens, func() *uitest.App { return newApp(t) }, Game(), 1, 0, touchOut)
}
