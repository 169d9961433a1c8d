package alchemist

import (
	"slices"
	"testing"

	"adytum/ui/uitest"
	"adytum/widgets/boards"
	"adytum/widgets/compendium"

	rules "adytum/engine/alchemist"
)

func TestLessonsCanBeDone(t *testing.T) {
	places := []string{"reserve:bag"}
	for _, c := range rules.AllCauldrons() {
		places = append(places, c.ID())
	}
	for _, i := range rules.All() {
		places = append(places, "stock:"+i.ID(), "reserve:"+i.ID())
	}
	uitest.LessonsCanBeDone(t, Game(), func(mark string) bool { return slices.Contains(places, mark) })
}

// touchOut makes a turn by taps on the screen, up to its confirmation.
func touchOut(a *uitest.App, text string) {
	a.T.Helper()
	move, err := rules.Game{}.ParseMove(text)
	if err != nil {
		a.T.Fatal(err)
	}
	m := move.(rules.Move)
	switch m.Kind {
	case rules.Brew:
		touch(a, compendium.AreaCauldrons, int(m.Cauldron))
		for _, cube := range m.Recipe.Cubes() {
			touch(a, compendium.AreaStock, int(cube))
		}
		touch(a, compendium.AreaPicks, m.Tile-1)
	case rules.Copy:
		touch(a, compendium.AreaCauldrons, int(m.Cauldron))
		if a.Main().Disabled() { // the tribute is to be chosen
			touch(a, compendium.AreaStock, int(m.Take))
		}
	case rules.Pass:
		touch(a, compendium.AreaReserve, int(m.Take)) // the bag comes last
	}
}

// touch taps what has that index in an area of the board.
func touch(a *uitest.App, area string, index int) {
	a.T.Helper()
	uitest.TapOn[*compendium.Board](a, boards.Spot{Area: area, Index: index})
}

func TestCourseByTaps(t *testing.T) {
	a := uitest.New(t)
	a.Lessons(Game(), touchOut)
	a.Says("Schools")
}

func TestAnotherTurnIsAnsweredAndTakenBack(t *testing.T) {
	a := uitest.New(t)
	a.Router.Push(Game().Lesson(a.Host, 2))
	touchOut(a, "pass:bag")
	a.Press()
	a.Says("will a troll eye be among them", "Try again")
	a.Press()
	a.Silent("will a troll eye be among them")
	touchOut(a, "pass:spider")
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
	a.Router.Push(Game().Lesson(a.Host, 0))
	a.Press()
	touch(a, compendium.AreaCauldrons, int(rules.AllCauldrons()[3]))
	a.Golden("lesson")
}

func TestLessonsFit(t *testing.T) {
	uitest.LessonsFit(screens, func() *uitest.App { return uitest.New(t) }, Game(), 0, 1, touchOut)
}
