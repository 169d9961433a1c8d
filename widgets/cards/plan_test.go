package cards

import (
	"testing"

	"fyne.io/fyne/v2"
	"pgregory.net/rapid"

	"adytum/widgets"
)

// layouts with the least sizes of table that each is made for.
var layouts = map[string]struct {
	layout        Layout
	width, height int
}{
	"portrait":  {Portrait, 320, 460},
	"landscape": {Landscape, 640, 280},
	"wide":      {Wide, 600, 420},
	"adaptive":  {Adaptive, 600, 460},
}

func intersect(a, b widgets.Box) bool {
	const touch = 0.01
	return a.X+touch < b.X+b.Width && b.X+touch < a.X+a.Width && a.Y+touch < b.Y+b.Height && b.Y+touch < a.Y+a.Height
}

// checkPlan demands that everything lies within the table, that rows and piles
// keep apart, and that there is a place for every card.
func checkPlan(t interface{ Errorf(string, ...any) }, name string, size fyne.Size, shape Shape, plan Plan) {
	if len(plan.Rows) != len(shape.Rows) || len(plan.Piles) != shape.Piles {
		t.Errorf("%s: %d rows and %d piles planned, want %d and %d", name, len(plan.Rows), len(plan.Piles), len(shape.Rows), shape.Piles)
		return
	}
	table := widgets.BoxAt(-0.01, -0.01, size.Width+0.02, size.Height+0.02)
	type named struct {
		name string
		box  widgets.Box
		part int
	}
	var all []named
	for r, row := range plan.Rows {
		if len(row.Places) != shape.Rows[r] {
			t.Errorf("%s: row %d has %d places, want %d", name, r, len(row.Places), shape.Rows[r])
		}
		all = append(all, named{"caption", row.Caption, r})
		for _, place := range row.Places {
			all = append(all, named{"card", place, r})
		}
	}
	for p, pile := range plan.Piles {
		all = append(all, named{"pile", pile.Area, 100 + p})
		for _, inner := range []widgets.Box{pile.Card, pile.Label, pile.Count} {
			if inner.X < pile.Area.X-0.01 || inner.Y < pile.Area.Y-0.01 ||
				inner.X+inner.Width > pile.Area.X+pile.Area.Width+0.01 || inner.Y+inner.Height > pile.Area.Y+pile.Area.Height+0.01 {
				t.Errorf("%s: %v of pile %d sticks out of its area %v", name, inner, p, pile.Area)
			}
		}
	}
	for i, a := range all {
		if !table.Contains(a.box.Position) || a.box.X+a.box.Width > size.Width+0.01 || a.box.Y+a.box.Height > size.Height+0.01 {
			t.Errorf("%s on %v: %s of part %d sticks out: %v", name, size, a.name, a.part, a.box)
		}
		for _, b := range all[i+1:] {
			if a.part != b.part && intersect(a.box, b.box) {
				t.Errorf("%s on %v: %s of part %d and %s of part %d overlap: %v %v", name, size, a.name, a.part, b.name, b.part, a.box, b.box)
			}
		}
	}
}

func TestPlansOfRealScreens(t *testing.T) {
	shape := Shape{Rows: []int{5, 5, 5}, Piles: 2, Caption: 18}
	for name, c := range map[string]struct {
		size  fyne.Size
		least float32 // width of a card
	}{
		"phone":       {fyne.NewSize(360, 460), 64},
		"phone lying": {fyne.NewSize(640, 260), 60},
		"tablet":      {fyne.NewSize(1000, 600), 112},
		"desktop":     {fyne.NewSize(1100, 720), 136},
	} {
		plan := Adaptive(c.size, shape)
		checkPlan(t, name, c.size, shape, plan)
		if plan.Card.Width < c.least {
			t.Errorf("%s: cards are %v wide, want %v", name, plan.Card.Width, c.least)
		}
		for _, pile := range plan.Piles {
			if pile.Area.Width < widgets.TouchSize || pile.Area.Height < widgets.TouchSize {
				t.Errorf("%s: a pile can be tapped only within %v", name, pile.Area.Size)
			}
		}
	}
}

// On a table that is low for its width, as below the words of a lesson, the
// piles leave the rows their height.
func TestPilesStandAsideOnALowUprightTable(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(360, 320), fyne.NewSize(360, 370), fyne.NewSize(320, 360)} {
		shape := Shape{Rows: []int{5, 5, 5}, Piles: 3, Caption: 28}
		plan := Portrait(size, shape)
		checkPlan(t, "low", size, shape, plan)
		if plan.Card.Width < 40 {
			t.Errorf("on %v cards are %v wide", size, plan.Card.Width)
		}
	}
}

func TestLandscapePutsTheFirstRowBesideTheOthers(t *testing.T) {
	plan := Adaptive(fyne.NewSize(700, 280), Shape{Rows: []int{5, 5, 5}, Caption: 18})
	first, second := plan.Rows[0], plan.Rows[1]
	if first.Caption.Y != second.Caption.Y || first.Places[2].X+first.Places[2].Width > second.Places[0].X {
		t.Errorf("the first row is at %v, the second at %v", first.Places, second.Places)
	}
}

func TestPlansKeepEverythingApart(t *testing.T) {
	for name, l := range layouts {
		t.Run(name, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				shape := Shape{
					Rows:    rapid.SliceOfN(rapid.IntRange(1, 9), 1, 4).Draw(t, "rows"),
					Piles:   rapid.IntRange(0, 3).Draw(t, "piles"),
					Caption: float32(rapid.IntRange(14, 24).Draw(t, "caption")),
				}
				size := fyne.NewSize(
					float32(rapid.IntRange(l.width, 1600).Draw(t, "width")),
					float32(rapid.IntRange(l.height, 1200).Draw(t, "height")))
				checkPlan(t, name, size, shape, l.layout(size, shape))
			})
		})
	}
}

func TestCrowdedRowsOverlapEvenly(t *testing.T) {
	row := rowAt(0, 0, 300, 18, fyne.NewSize(60, 90), 12)
	last := row.Places[11]
	if last.X+last.Width > 300.01 {
		t.Errorf("the last card ends at %v of 300", last.X+last.Width)
	}
	step := row.Places[1].X - row.Places[0].X
	for i := 2; i < 12; i++ {
		if got := row.Places[i].X - row.Places[i-1].X; got < step-0.01 || got > step+0.01 {
			t.Errorf("step %d is %v, the first is %v", i, got, step)
		}
	}
}
