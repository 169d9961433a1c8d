package adaman

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"adytum/engine/decktet"
	"adytum/ui/uitest"
	"adytum/widgets"

	rules "adytum/engine/adaman"
)

func TestLessonsCanBeDone(t *testing.T) {
	if err := Course().Check(); err != nil {
		t.Error(err)
	}
	for _, l := range Course().Lessons() {
		for n, s := range l.Steps {
			for _, mark := range s.Marks {
				if _, err := decktet.Parse(mark); err != nil {
					t.Errorf("%s, step %d points at %q", l.ID, n+1, mark)
				}
			}
		}
	}
}

func TestShortPositions(t *testing.T) {
	p, err := shortPosition("basic | capital: lunatic | resources: sea | last:")
	if err != nil || len(p.(rules.Position).Controlled()) != 10 {
		t.Errorf("read %v, %v", p, err)
	}
	p, err = shortPosition("basic | palace: author | capital: savage mill | resources: origin sea | next: end")
	if err != nil || len(p.(rules.Position).Controlled()) != 0 || len(p.(rules.Position).Discards()) != 0 {
		t.Errorf("read %v, %v", p, err)
	}
	for _, text := range []string{"none | capital: mill", "basic | capital: mill mill | resources: sea", "basic | capital: nobody", "basic"} {
		if _, err := shortPosition(text); err == nil {
			t.Errorf("%q is a position", text)
		}
	}
}

// touch taps a card where it is on the screen.
func touch(t *testing.T, a *uitest.App, c decktet.Card) {
	t.Helper()
	for _, o := range test.LaidOutObjects(a.Window.Content()) {
		cards, ok := o.(*widgets.CardTable)
		if !ok {
			continue
		}
		box, there := cards.BoxOf(spotOf(cards.State(), c))
		if !there {
			t.Fatalf("%s is not on the table", c)
		}
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(cards)
		test.TapCanvas(a.Canvas, fyne.NewPos(at.X+box.X+box.Width/2, at.Y+box.Y+box.Height/2))
		return
	}
	t.Fatal("no cards are on the screen")
}

// touchOut makes a play by taps on the screen, up to its confirmation.
func touchOut(t *testing.T, a *uitest.App, text string) {
	t.Helper()
	m, err := rules.Game{}.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	if target := m.(rules.Move).Target; target != decktet.Excuse {
		touch(t, a, target)
	}
	for _, c := range m.(rules.Move).Pay.Cards() {
		touch(t, a, c)
	}
}

func TestCourseByTaps(t *testing.T) {
	a := uitest.New(t)
	a.Lessons(Course(), func(move string) { touchOut(t, a, move) })
	a.Says("Only winnable deals")
}

func TestAnotherPlayIsAnsweredAndTakenBack(t *testing.T) {
	a := uitest.New(t)
	a.Router.Push(Course().Lesson(a.Host, 2))
	a.Press()
	touch(t, a, decktet.Savage)
	touch(t, a, decktet.AceOfMoons)
	a.Says("shares no suit")
	if a.Off("Show me") {
		t.Error("a refusal does not open the way to the solution")
	}
	touch(t, a, decktet.Betrayal)
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
	a.Router.Push(Course().Lesson(a.Host, 0))
	a.Press()
	touch(t, a, decktet.Savage)
	a.Golden("lesson")
}

func TestLessonsFit(t *testing.T) {
	sizes := []fyne.Size{uitest.Phone, fyne.NewSize(320, 560), fyne.NewSize(740, 360), fyne.NewSize(1280, 800)}
	uitest.LessonsFit(sizes, func() *uitest.App { return uitest.New(t) }, Course(), 0, 1, func(a *uitest.App, move string) {
		touchOut(t, a, move)
	})
}
