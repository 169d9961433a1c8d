package table_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2/test"
	"pgregory.net/rapid"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/table"
	"adytum/ui/uitest"
	"adytum/widgets/labels"
)

// A handing is what a test knows of a model that goes from hand to hand.
type handing struct {
	*rapid.T
	*table.Model
	holds engine.Seat // who has held the device last
	seen  []int       // how many plies each person was shown when the device was handed on
}

// check holds the model against what may be seen.
func (h *handing) check() {
	now := h.Now()
	if h.Open() && h.Players.People() > 1 && now.Seat != h.holds {
		h.Fatalf("seat %d looks, but seat %d holds the device", now.Seat, h.holds)
	}
	if !h.Players.Person(now.Seat) {
		h.Fatalf("the computer at seat %d looks", now.Seat)
	}
	if h.Stage() == table.Handing && (now.ToMove == now.Seat || !h.Players.Person(now.ToMove)) {
		h.Fatalf("seat %d is to hand the device to seat %d", now.Seat, now.ToMove)
	}
	if h.Mine() && (!h.Open() || h.Behind() || now.ToMove != now.Seat) {
		h.Fatalf("seat %d may move, to move is %d, behind %v", now.Seat, now.ToMove, h.Behind())
	}
	if h.Shown > now.Ply || h.CanTakeBack() && !h.Open() {
		h.Fatalf("shown %d of %d, can take back %v, open %v", h.Shown, now.Ply, h.CanTakeBack(), h.Open())
	}
	if h.Open() && h.View().String() != h.Session.ViewAt(h.Shown).String() {
		h.Fatal("what is shown is not what the seat knew then")
	}
}

// lift hands the device to the person to move, who goes on from what was shown
// last.
func (h *handing) lift() {
	h.Lift()
	if now := h.Now(); h.Open() {
		h.holds = now.ToMove
		if want := min(h.seen[h.holds], now.Ply); h.Shown != want {
			h.Fatalf("seat %d goes on from ply %d, want %d", h.holds, h.Shown, want)
		}
	}
}

// Whatever is done, in whatever order: only the person who holds the device sees
// a table, it is handed on only under the veil, and nobody misses a ply.
func TestDeviceGoesFromHandToHand(t *testing.T) {
	test.NewTempApp(t)
	rapid.Check(t, func(t *rapid.T) {
		kind := rapid.SampledFrom([]string{match.Person, computer})
		kinds := []string{kind.Draw(t, "seat 0"), match.Person, kind.Draw(t, "seat 2")}
		m, err := match.New(game{}, match.Header{Seed: "hands", Options: firstBegins, Players: uitest.Seated(kinds...)})
		if err != nil {
			t.Fatal(err)
		}
		h := &handing{T: t, Model: newModel(m, uitest.Inline{}, uitest.Saved, secret), seen: make([]int, len(kinds))}
		h.holds = h.Now().Seat
		uitest.Follow(h.Model)
		h.check()
		for range rapid.IntRange(1, 60).Draw(t, "steps") {
			switch rapid.SampledFrom([]string{"on", "on", "on", "step", "back", "again", "replay"}).Draw(t, "does") {
			case "on":
				switch {
				case !h.Open():
					h.lift()
				case h.Behind():
					h.CatchUp()
				case h.Stage() == table.Handing:
					h.seen[h.Now().Seat] = h.Now().Ply
					h.HandOn()
				case h.Mine():
					makeFirst(h.Model)
				}
			case "step":
				h.Step()
			case "back":
				if h.CanTakeBack() {
					h.TakeBack()
					h.forget()
				}
			case "again":
				if h.CanRedo() {
					h.Redo()
					h.forget()
				}
			case "replay":
				if h.Open() {
					h.ShowAgain(table.LastOwn(h.History(), h.Now().Seat))
				}
			}
			h.check()
		}
	})
}

// forget cuts what was shown to what there still is.
func (h *handing) forget() {
	for seat := range h.seen {
		h.seen[seat] = min(h.seen[seat], h.Now().Ply)
	}
}

// A person among computers sees the table at once, and steps of what they did.
func TestOnePersonNeedsNoVeil(t *testing.T) {
	test.NewTempApp(t)
	d := newModel(newMatch(t, "alone", computer, match.Person, computer), uitest.Inline{}, uitest.Saved, secret)
	if !d.Open() || d.Now().Seat != 1 {
		t.Fatalf("stage %v, seat %d", d.Stage(), d.Now().Seat)
	}
	uitest.Follow(d)
	for d.Now().ToMove != engine.Nobody && d.Now().Ply < 12 {
		if !d.Open() || d.Stage() == table.Handing {
			t.Fatalf("stage %v", d.Stage())
		}
		before := d.Shown
		if d.Step(); d.Shown != min(before+1, d.Now().Ply) {
			t.Fatalf("from %d to %d of %d", before, d.Shown, d.Now().Ply)
		}
		if d.Mine() {
			makeFirst(d)
		}
	}
}

// Where nothing is hidden the device goes on by itself, and who takes it goes on
// from what the person before saw.
func TestOpenGamesNeedNoVeil(t *testing.T) {
	test.NewTempApp(t)
	d := newModel(newMatch(t, "open", match.Person, match.Person), uitest.Inline{}, uitest.Saved, open)
	uitest.Follow(d)
	for ply := range 6 {
		if now := d.Now(); !d.Mine() || now.Seat != now.ToMove || d.Shown != ply {
			t.Fatalf("after %d plies seat %d looks, %d is to move, %d are shown", ply, now.Seat, now.ToMove, d.Shown)
		}
		makeFirst(d)
	}
}

// Skip goes on until a person is to move.
func TestSkipGoesOnToAPerson(t *testing.T) {
	test.NewTempApp(t)
	d := newModel(newMatch(t, "skip", match.Person, computer, computer, computer), uitest.Inline{}, uitest.Saved, secret)
	uitest.Follow(d)
	makeFirst(d)
	if !d.Behind() || !d.CatchUp() {
		t.Fatal("there is nothing to skip")
	}
	if !d.Mine() || d.Shown != 4 || d.CatchUp() {
		t.Errorf("mine %v, shown %d", d.Mine(), d.Shown)
	}
}

// A lesson holds the table.
func TestNobodyMovesAtAHeldTable(t *testing.T) {
	test.NewTempApp(t)
	d := newModel(newMatch(t, "held", match.Person, computer), uitest.Inline{}, uitest.Saved, secret)
	if !d.Mine() {
		t.Fatal("it is not the person's turn")
	}
	if d.Held = true; d.Mine() {
		t.Error("the person may move")
	}
}

func TestSeatsAreNamed(t *testing.T) {
	uitest.New(t)
	name := func(engine.Seat) string { return "Zosimos" }
	one := table.Seated([]match.Player{{Kind: match.Person}, {Kind: computer}}, name)
	two := table.Seated([]match.Player{{Kind: match.Person, Name: "Ada"}, {Kind: match.Person}, {Kind: computer}}, name)
	for want, got := range map[string]string{
		"You": one.Name(0), "Zosimos": one.Name(1), "you": one.To(0), "Ada": two.For(0), "Player" + labels.Glue + "2": two.Name(1),
	} {
		if got != want {
			t.Errorf("is called %q, want %q", got, want)
		}
	}
	if one.People() != 1 || !one.You(0) || two.You(1) || two.First() != 0 || one.Person(engine.Nobody) {
		t.Errorf("%+v, %+v", one, two)
	}
	levels := table.Levels(game{}, func(kind string) string { return kind + "s note" })
	if !slices.Equal(levels, []table.Level{{Kind: computer, Note: "randoms note"}}) || !two.Among(levels) || two.Among(nil) {
		t.Errorf("levels %+v", levels)
	}
}

// What was chosen is kept line by line.
func TestChoicesAreKept(t *testing.T) {
	a := uitest.New(t)
	if options, seats := table.Kept(a.Store, "none"); len(options) != 0 || len(seats) != 0 {
		t.Errorf("nothing was kept, but %v, %q", options, seats)
	}
	table.Keep(a.Store, "last", firstBegins, []string{"person Ada", "random"})
	options, seats := table.Kept(a.Store, "last")
	if options["start"] != firstBegins["start"] || !slices.Equal(seats, []string{"person Ada", "random"}) {
		t.Errorf("kept %v, %q", options, seats)
	}
}

// A move while the last one is being saved is left out whole: nothing of it counts
// as shown.
func TestAMoveOfABusyMatchIsIgnored(t *testing.T) {
	test.NewTempApp(t)
	d := newModel(newMatch(t, "busy", match.Person, computer), &later{}, uitest.Saved, open)
	move := d.Now().View.Moves()[0]
	for range 2 {
		d.Make(move)
		if d.Shown != 1 || d.Now().Ply != 1 {
			t.Errorf("%d plies of %d are shown", d.Shown, d.Now().Ply)
		}
	}
}
