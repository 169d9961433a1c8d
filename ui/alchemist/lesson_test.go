package alchemist

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"adytum/ui/uitest"
	"adytum/widgets"

	rules "adytum/engine/alchemist"
)

func TestLessonsCanBeDone(t *testing.T) {
	if err := Course().Check(); err != nil {
		t.Error(err)
	}
	var places []string
	for _, c := range rules.AllCauldrons() {
		places = append(places, c.ID())
	}
	for _, i := range rules.All() {
		places = append(places, "stock:"+i.ID(), "reserve:"+i.ID())
	}
	for _, l := range Course().Lessons() {
		for n, s := range l.Steps {
			for _, mark := range s.Marks {
				if !slices.Contains(places, mark) && mark != "reserve:bag" {
					t.Errorf("%s, step %d points at %q", l.ID, n+1, mark)
				}
			}
		}
	}
}

func TestShortPositions(t *testing.T) {
	p, err := shortPosition("stock: 1 0 0 0 2 | compendium: mushroom-spider=1:7:bird_leg+troll_eye | scores: 1 2 3")
	if err != nil || p.View(0).(rules.View).Stock() != (rules.Stock{1, 0, 0, 0, 2}) || p.View(0).(rules.View).Score(2) != 3 {
		t.Errorf("read %v, %v", p, err)
	}
	for _, text := range []string{"", "stocks: 1 1 1 1 1", "stock: 1 1", "stock: 40 1 1 1 1", "stock: 1 1 1 1 1 | compendium: nothing"} {
		if _, err := shortPosition(text); err == nil {
			t.Errorf("%q is a position", text)
		}
	}
}

// touchOut makes a turn by taps on the screen, up to its confirmation.
func touchOut(t *testing.T, a *uitest.App, text string) {
	t.Helper()
	move, err := rules.Game{}.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	m := move.(rules.Move)
	touch := func(area string, index int) { touchSpot(t, a, widgets.Spot{Area: area, Index: index}) }
	switch m.Kind {
	case rules.Brew:
		touch(widgets.AreaCauldrons, int(m.Cauldron))
		for _, cube := range m.Recipe.Cubes() {
			touch(widgets.AreaStock, int(cube))
		}
		touch(widgets.AreaPicks, m.Tile-1)
	case rules.Copy:
		touch(widgets.AreaCauldrons, int(m.Cauldron))
		if a.Main().Disabled() { // the tribute is to be chosen
			touch(widgets.AreaStock, int(m.Take))
		}
	case rules.Pass:
		touch(widgets.AreaReserve, int(m.Take)) // the bag comes last
	}
}

func touchSpot(t *testing.T, a *uitest.App, spot widgets.Spot) {
	t.Helper()
	for _, o := range test.LaidOutObjects(a.Window.Content()) {
		board, ok := o.(*widgets.Compendium)
		if !ok {
			continue
		}
		box, there := board.BoxOf(spot)
		if !there {
			t.Fatalf("%v is not on the board", spot)
		}
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(board)
		test.TapCanvas(a.Canvas, fyne.NewPos(at.X+box.X+box.Width/2, at.Y+box.Y+box.Height/2))
		return
	}
	t.Fatal("no board is on the screen")
}

func TestCourseByTaps(t *testing.T) {
	a := uitest.New(t)
	a.Lessons(Course(), func(move string) { touchOut(t, a, move) })
	a.Says("Schools")
}

func TestAnotherTurnIsAnsweredAndTakenBack(t *testing.T) {
	a := uitest.New(t)
	a.Router.Push(Course().Lesson(a.Host, 2))
	touchOut(t, a, "pass:bag")
	a.Press()
	a.Says("will a troll eye be among them", "Try again")
	a.Press()
	a.Silent("will a troll eye be among them")
	touchOut(t, a, "pass:spider")
	a.Tap("Undo")
	if !a.Main().Disabled() {
		t.Error("the pass is not undone")
	}
	a.Tap("Show me")
	a.Says("the 8 is yours next turn")
}

func TestInvitationIsForNewPlayers(t *testing.T) {
	a := uitest.New(t)
	a.Router.Push(NewGame(a.Host))
	a.Tap("New here?")
	a.Says("Step 1 of 3")
}

func TestLessonPicture(t *testing.T) {
	a := uitest.New(t)
	a.Router.Push(Course().Lesson(a.Host, 0))
	a.Press()
	touchSpot(t, a, widgets.Spot{Area: widgets.AreaCauldrons, Index: int(rules.AllCauldrons()[3])})
	a.Golden("lesson")
}

func TestLessonsFit(t *testing.T) {
	uitest.LessonsFit(screens, func() *uitest.App { return uitest.New(t) }, Course(), 0, 1, func(a *uitest.App, move string) {
		touchOut(t, a, move)
	})
}
