package alchemist

import (
	"context"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"adytum/engine"
	rules "adytum/engine/alchemist"
	"adytum/engine/match"
	"adytum/ui/look"
	"adytum/widgets/pictures"
)

func TestAlchemistShowsWhatIsBrewedAndNothingHidden(t *testing.T) {
	test.NewTempApp(t)
	look.Use(look.Default())
	players := []match.Player{{Kind: match.Person}, {Kind: match.Person}, {Kind: match.Person}}
	m, err := match.New(rules.Game{}, match.Header{Seed: "small", Players: players})
	if err != nil {
		t.Fatal(err)
	}
	for n := range 9 {
		choice, err := rules.Adept.Choose(context.Background(), m.View(m.Position().ToMove()),
			engine.Thinking{Rand: engine.Seed("small").Sub(n).Stream("test")})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Play(choice.Move); err != nil {
			t.Fatal(err)
		}
	}
	want := 0
	v := m.View(0).(rules.View)
	for _, c := range rules.AllCauldrons() {
		want += v.Potion(c).Recipe.Size()
	}
	for seat := range engine.Seat(3) {
		board := miniature(m.View(seat)).(*fyne.Container)
		size := fyne.NewSize(120, 120/float32(miniatureAspect))
		board.Resize(size)
		cubes := 0
		for i, o := range board.Objects {
			if _, ok := o.(*pictures.Picture); ok {
				cubes++
			}
			right, bottom := o.Position().X+o.Size().Width, o.Position().Y+o.Size().Height
			if right > size.Width+0.01 || bottom > size.Height+0.01 {
				t.Errorf("object %d ends at %v, %v of %v", i, right, bottom, size)
			}
		}
		if cubes != want || want == 0 {
			t.Errorf("seat %d sees %d cubes, want the %d on the cauldrons", seat, cubes, want)
		}
	}
}
