package alchemist

import (
	"testing"

	"adytum/engine"
	"adytum/ui/uitest"
	"adytum/widgets/boards"
	"adytum/widgets/compendium"

	rules "adytum/engine/alchemist"
)

// What flies is what changes its place: seen from any seat, the cubes that come
// to its stock, less those that leave it, are the change of the stock, and those
// that leave reserve and bag are the change of these.
func TestFlightsAreTheChange(t *testing.T) {
	for looks := range engine.Seat(3) {
		kinds := []string{"novice", "novice", "novice"}
		kinds[looks] = "person"
		d := newTestModel(t, "flights", first, uitest.Seated(kinds...), uitest.Saved)
		m := newTestMatch(t, "flights", first, uitest.Seated(kinds...))
		playOn(t, m, -1)
		for n, entry := range m.History() {
			v, w := m.PositionAt(n).View(looks).(rules.View), m.PositionAt(n+1).View(looks).(rules.View)
			var stock, reserve [rules.Kinds]int
			bag := 0
			for _, f := range d.flights(entry) {
				if f.Picture == nil {
					t.Fatalf("ply %d: a cube without a picture: %+v", n, f)
				}
				if f.To.Area == compendium.AreaStock {
					stock[f.To.Index]++
				}
				switch f.From.Area {
				case compendium.AreaStock:
					stock[f.From.Index]--
				case compendium.AreaReserve:
					if f.From.Index == rules.Kinds {
						bag++
					} else {
						reserve[f.From.Index]++
					}
				}
			}
			if bag != v.BagSize()-w.BagSize() {
				t.Errorf("ply %d: %d cubes fly from the bag, but it has %d and then %d", n, bag, v.BagSize(), w.BagSize())
			}
			for i := range rules.Kinds {
				if reserve[i] != int(v.Reserve()[i])-int(w.Reserve()[i]) {
					t.Errorf("ply %d: %d of %d fly from the reserve: %v, then %v", n, reserve[i], i, v.Reserve(), w.Reserve())
				}
				laid := 0 // the own recipe was laid before
				for _, e := range entry.Events {
					if e.Kind == rules.EventBrewed && entry.Seat == looks {
						laid = int(stockOf(e.Facts["recipe"])[i])
					}
				}
				if stock[i]-laid != int(w.Stock()[i])-int(v.Stock()[i]) {
					t.Errorf("ply %d: %d of %d fly to the stock of seat %d: %v, then %v", n, stock[i], i, looks, v.Stock(), w.Stock())
				}
			}
		}
	}
}

func TestFillingsAreWhatADraftHasMore(t *testing.T) {
	brew := func(c rules.Cauldron, cubes ...rules.Ingredient) draft {
		d := noDraft
		d.kind, d.cauldron, d.recipe = rules.Brew, c, rules.StockOf(cubes...)
		return d
	}
	for name, c := range map[string]struct {
		before, after draft
		fields        []int
	}{
		"one more":         {brew(2, rules.Spider), brew(2, rules.Mushroom, rules.Spider), []int{0}},
		"a second":         {brew(2, rules.Spider), brew(2, rules.Spider, rules.Spider), []int{1}},
		"none":             {brew(2, rules.Spider), brew(2, rules.Spider), nil},
		"one less":         {brew(2, rules.Spider, rules.Spider), brew(2, rules.Spider), nil},
		"another cauldron": {brew(2, rules.Spider), brew(3, rules.Mushroom, rules.Spider), []int{0, 1}},
		"no cauldron":      {noDraft, brew(rules.NoCauldron, rules.Spider), nil},
		"put back":         {brew(2, rules.Spider), noDraft, nil},
	} {
		var fields []int
		for _, f := range fillings(c.before, c.after) {
			fields = append(fields, f.Field)
			if f.To != (boards.Spot{Area: compendium.AreaCauldrons, Index: int(c.after.cauldron)}) || f.From.Area != compendium.AreaStock {
				t.Errorf("%s: from %v to %v", name, f.From, f.To)
			}
		}
		if len(fields) != len(c.fields) || len(fields) > 0 && fields[0] != c.fields[0] {
			t.Errorf("%s: the fields %v, want %v", name, fields, c.fields)
		}
	}
}
