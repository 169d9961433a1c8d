package match

import (
	"bytes"
	"compress/flate"
	"errors"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"

	"adytum/assets"
	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/adaptoid"
	"adytum/engine/adellos"
	"adytum/engine/alchemist"
)

var allGames = []engine.Game{adaman.Game{}, adaptoid.Game{}, alchemist.Game{}, edition()}

func edition() engine.Game {
	e, err := adellos.Read(assets.AdellosEdition())
	if err != nil {
		panic(err)
	}
	return adellos.New(e)
}

// begun is a match after some plies, the players with names.
func begun(t testing.TB, g engine.Game, plies int) *Match {
	t.Helper()
	fewest, _ := g.Seats()
	h := Header{Seed: "k3y-0f-all", Date: "2026-11-20"}
	for seat := range fewest {
		h.Players = append(h.Players, Player{Person, fmt.Sprintf("Ada %d", seat+1)})
	}
	m, err := New(g, h)
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, m, plies)
	return m
}

// playOn plays at random what does not end the match.
func playOn(t testing.TB, m *Match, plies int) {
	t.Helper()
	dice := engine.Seed("dice").Stream(engine.ThinkStream)
	for range plies {
		moves := m.Position().Moves()
		engine.Shuffle(dice, moves)
		moves = slices.DeleteFunc(moves, func(move engine.Move) bool {
			next, _, err := m.Position().Play(move)
			return err != nil || next.ToMove() == engine.Nobody
		})
		if len(moves) == 0 {
			return
		}
		if _, err := m.Play(moves[0]); err != nil {
			t.Fatal(err)
		}
	}
}

// Which game hides something is its view's affair: nobody lists the games.
func TestWhatHidesSomethingGoesOutSealed(t *testing.T) {
	for _, g := range allGames {
		m := begun(t, g, 0)
		open := g.Name() == adaptoid.Game{}.Name()
		for range 4 {
			text := m.Export()
			if open && text != m.Record().String() {
				t.Fatalf("%s hides nothing, but its record is\n%s", g.Name(), text)
			}
			if !open {
				demandSealed(t, m, text)
			}
			_, back, err := Receive(allGames, text)
			if err != nil || back.Record().String() != m.Record().String() || back.Position().String() != m.Position().String() {
				t.Fatalf("%s came back as %v, %v", g.Name(), back, err)
			}
			playOn(t, m, 2)
		}
	}
}

// demandSealed demands a text that tells the eye the game, the players and the date,
// and neither the seed nor a move.
func demandSealed(t *testing.T, m *Match, text string) {
	t.Helper()
	r := m.Record()
	for _, public := range []string{r.Game, "Ada 1", r.Date, sealedNote} {
		if !strings.Contains(text, public) {
			t.Errorf("%q is not in\n%s", public, text)
		}
	}
	secret := []string{string(r.Seed), "[Seed"}
	for _, ply := range r.Plies {
		secret = append(secret, " "+ply.Text)
	}
	for _, s := range secret {
		if strings.Contains(text, s) {
			t.Errorf("%q is in\n%s", s, text)
		}
	}
	if text != m.Export() {
		t.Error("the same match is sealed in two ways")
	}
}

func TestFinishedMatchesGoOutOpen(t *testing.T) {
	m := begun(t, adaman.Game{}, 2)
	_, err := m.Resign(0)
	if _, over := m.Position().Outcome(); err != nil || !over || m.Export() != m.Record().String() {
		t.Errorf("over %v, exported\n%s", over, m.Export())
	}
}

// A changed byte opens nothing, be it in the seal or in what stands above it.
func TestChangedSealsAreRefused(t *testing.T) {
	text := begun(t, adaman.Game{}, 3).Export()
	refused := func(what, changed string, want error) {
		t.Helper()
		_, _, err := Receive(allGames, changed)
		var bad *RecordError
		if !errors.As(err, &bad) || !errors.Is(err, want) {
			t.Errorf("%s: the error is %v, want %v", what, err, want)
		}
	}
	body := strings.Index(text, sealedNote) + len(sealedNote)
	for i := body; i < len(text); i++ {
		if text[i] != '\n' && text[i] != '=' {
			other := byte('A')
			if text[i] == other {
				other = 'B'
			}
			changed := text[:i] + string(other) + text[i+1:]
			if again, err := unseal(changed); err == nil {
				t.Fatalf("byte %d changed opens as %s", i, again)
			}
		}
	}
	refused("another name", strings.Replace(text, "Ada 1", "Bob 1", 1), ErrSeal)
	refused("without its date", strings.Replace(text, "[Date \"2026-11-20\"]\n", "", 1), ErrSeal)
	refused("cut", text[:len(text)-20], ErrSeal)
	refused("without a seal", text[:body], ErrSeal)
	refused("a later seal", strings.Replace(text, "sealed 1", "sealed 2", 1), ErrOtherFormat)
	refused("a later record", strings.Replace(begun(t, adaptoid.Game{}, 1).Export(), "adytum 1", "adytum 2", 1), ErrOtherFormat)
	refused("not packed", sealed([]string{`[Format "adytum sealed 1"]`}, []byte("not packed")), ErrSeal)
	refused("another game", (Record{Game: "chess", Rules: 1, Header: Header{Seed: "x", Players: []Player{{Kind: Person}}}, Result: "*"}).Seal(), ErrUnknownGame)
}

// The sealed record that docs/record.md shows holds the one above it: what was sealed
// once opens in every later version.
func TestTheSealInTheDocumentOpens(t *testing.T) {
	document, err := os.ReadFile("../../docs/record.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := strings.Split(string(document), "```\n")
	if record, err := unseal(blocks[3]); err != nil || record != blocks[1] {
		t.Errorf("opened is %q, %v", record, err)
	}
}

// Mail breaks ends of lines and adds blanks; that is no damage.
func TestMailLeavesSealsWhole(t *testing.T) {
	m := begun(t, adaman.Game{}, 3)
	text := strings.ReplaceAll("\n; forwarded\n"+m.Export(), "\n", " \r\n\r\n")
	if _, back, err := Receive(allGames, text); err != nil || back.Record().String() != m.Record().String() {
		t.Errorf("came back as %v, %v", back, err)
	}
}

// TestSealsHoldNoBomb has a short seal that holds 1 GB.
func TestSealsHoldNoBomb(t *testing.T) {
	text := bomb(t, 1<<30)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, _, err := Receive(allGames, text)
	runtime.ReadMemStats(&after)
	if !errors.Is(err, ErrLong) {
		t.Errorf("the error is %v", err)
	}
	if used := (after.TotalAlloc - before.TotalAlloc) >> 20; used > 64 {
		t.Errorf("%d bytes take %d MB", len(text), used)
	}
	if _, _, err := Receive(allGames, text+strings.Repeat("A", MostText)); !errors.Is(err, ErrLong) {
		t.Errorf("a long seal gave %v", err)
	}
}

func bomb(t testing.TB, size int) string {
	t.Helper()
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, flate.BestSpeed)
	if err != nil {
		t.Fatal(err)
	}
	for range size >> 20 {
		_, err = w.Write(make([]byte, 1<<20))
	}
	if err = errors.Join(err, w.Close()); err != nil {
		t.Fatal(err)
	}
	return sealed([]string{fmt.Sprintf("[Format %q]", SealedName)}, packed.Bytes())
}

// FuzzSeal feeds the reader of seals with texts, and with what only a program seals.
func FuzzSeal(f *testing.F) {
	f.Add(begun(f, adaman.Game{}, 4).Export(), []byte{})
	f.Add(begun(f, adaptoid.Game{}, 4).Export(), []byte(bomb(f, 1<<20)))
	f.Fuzz(func(t *testing.T, text string, packed []byte) {
		for _, text := range []string{text, sealed([]string{fmt.Sprintf("[Format %q]", SealedName), text}, packed)} {
			record, err := unseal(text)
			var bad *RecordError
			if err != nil && !errors.As(err, &bad) {
				t.Fatalf("the error %v is no *RecordError", err)
			}
			if len(record) > MostText {
				t.Fatalf("opened were %d bytes", len(record))
			}
			r, err := ParseRecord(record)
			if err != nil {
				continue
			}
			if back, err := unseal(r.Seal()); err != nil || back != r.String() {
				t.Fatalf("%q was sealed as %q, which opens as %q, %v", r.String(), r.Seal(), back, err)
			}
		}
	})
}
