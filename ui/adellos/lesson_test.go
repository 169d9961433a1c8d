package adellos

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"adytum/ui/i18n"
	"adytum/ui/uitest"
	"adytum/widgets"

	rules "adytum/engine/adellos"
)

func TestLessonsCanBeDone(t *testing.T) {
	if err := Course().Check(); err != nil {
		t.Error(err)
	}
	for _, l := range Course().Lessons() {
		for n, s := range l.Steps {
			for _, mark := range s.Marks {
				if !isField(mark) {
					t.Errorf("%s, step %d points at %q", l.ID, n+1, mark)
				}
			}
		}
	}
}

func TestShortPositions(t *testing.T) {
	p, err := shortPosition("you: konrad gold=3 | board: NW.konrad@B2 SW.malgor@H2 | ap: 2")
	if err != nil || p.View(0).(rules.View).Turn().ActionPoints != 2 || p.View(0).(rules.View).Players()[0].Gold != 3 {
		t.Errorf("read %v, %v", p, err)
	}
	for _, text := range []string{"", "me: konrad", "you: nobody | board: NW.nobody@B2 SW.malgor@H2", "you: konrad | board: NW.konrad@Z9 SW.malgor@H2"} {
		if _, err := shortPosition(text); err == nil {
			t.Errorf("%q is a position", text)
		}
	}
}

// gridOf finds the grid on the screen.
func gridOf(t *testing.T, a *uitest.App) *widgets.CastleGrid {
	t.Helper()
	for _, o := range test.LaidOutObjects(a.Window.Content()) {
		if grid, ok := o.(*widgets.CastleGrid); ok {
			return grid
		}
	}
	t.Fatal("no grid is on the screen")
	return nil
}

// touch taps a field where it is on the screen.
func touch(t *testing.T, a *uitest.App, field string) {
	t.Helper()
	grid := gridOf(t, a)
	box, there := grid.BoxOf(field)
	if !there {
		t.Fatalf("%s is not on the grid", field)
	}
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(grid)
	test.TapCanvas(a.Canvas, fyne.NewPos(at.X+box.X+box.Width/2, at.Y+box.Y+box.Height/2))
}

// touchOut takes an action by taps on the screen, up to its confirmation.
func touchOut(t *testing.T, a *uitest.App, text string) {
	t.Helper()
	parsed, err := Rules().ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	switch m := parsed.(rules.Move); m.Verb() {
	case "hire":
		a.Tap(i18n.T("adellos.leaf.supply"))
		a.Tap(word(kindOf(m.Unit()).name))
		touch(t, a, m.To())
	case "card":
		a.Tap(i18n.T("adellos.leaf.hand"))
		a.Tap(word(edition().cards[m.Card()].Name))
	default:
		touch(t, a, m.From())
		touch(t, a, m.To())
	}
}

func TestCourseByTaps(t *testing.T) {
	a := newApp(t)
	a.Lessons(Course(), func(move string) { touchOut(t, a, move) })
	a.Says("Map")
}

func TestAnotherActionIsAnsweredAndTakenBack(t *testing.T) {
	a := newApp(t)
	a.Router.Push(Course().Lesson(a.Host, 1))
	touchOut(t, a, "attack:E3-F4")
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
	a.Router.Push(Course().Lesson(a.Host, 1))
	touchOut(t, a, "attack:E3-F3")
	a.Press()
	a.Press()
	touchOut(t, a, "move:C3-D4")
	a.Press()
	a.Says("Step 3 of 3")
	for _, f := range gridOf(t, a).State().Fields {
		if f.Key == "D4" && f.Piece == nil {
			t.Error("the Field Marshal does not stand where he went")
		}
	}
	touchOut(t, a, "attack:E3-F3")
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
	a.Router.Push(Course().Lesson(a.Host, 1))
	touch(t, a, "E3")
	a.Golden("lesson")
}

func TestLessonsFit(t *testing.T) {
	uitest.LessonsFit(screens, func() *uitest.App { return newApp(t) }, Course(), 1, 0, func(a *uitest.App, move string) {
		touchOut(t, a, move)
	})
}
