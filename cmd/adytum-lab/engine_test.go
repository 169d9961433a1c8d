package main

import (
	"context"
	"errors"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/decktet"
	"adytum/engine/enginetest"
)

// narrow limits keep hostile input cheap.
var narrow = limits{milliseconds: 20, playouts: 20, depth: 3, positions: 300}

func newSession(t testing.TB, game string) *session {
	t.Helper()
	s := &session{limits: narrow, fresh: func() engine.Seed { return "fresh" }}
	if err := s.game.UnmarshalText([]byte(game)); err != nil {
		t.Fatal(err)
	}
	return s
}

// transcript is a conversation, each command after a ">".
func transcript(t testing.TB, game string, commands []string) string {
	t.Helper()
	s := newSession(t, game)
	var b strings.Builder
	for _, command := range commands {
		b.WriteString("> " + command + "\n")
		a, quit := s.answer(t.Context(), inputLine{text: command})
		if err := (&plainAnswers{&b}).write(command, a); err != nil {
			t.Fatal(err)
		}
		if quit {
			break
		}
	}
	return b.String()
}

const lateAdaman = "basic | palace: author | capital: end diplomat desert cave mill | resources: castle ace_of_moons sea | " +
	"controlled: bard merchant soldier painter sailor penitent lunatic savage huntress | " +
	"discards: ace_of_suns ace_of_waves ace_of_leaves ace_of_wyrms ace_of_knots journey betrayal market darkness mountain " +
	"battle discovery pact origin forest chance_meeting windfall calamity | deck: | play"

func TestProtocol(t *testing.T) {
	adaman := []string{
		"moves", "new seed=1", "show", "moves", "perft 2", "perft 0", "perft 4",
		"bestmove level=random playouts=5", "bestmove level=thrifty time=5", "bestmove time=0",
		"bestmove time=1 playouts=1", "bestmove speed=9", "play painter:battle", "play sailor:mountain", "play ", "play nonsense",
		"undo", "undo", "play painter:battle", "play resign", "play sailor:sea", "bestmove", "moves", "show", "record",
		"new seed=2 deck=extended winnable=on", "new", "new seed=NO", "new seats=2", "new deck=huge", "new deck", "new seed=1 seed=2",
		"position " + lateAdaman, "show", "bestmove level=thrifty", "play diplomat:ace_of_moons+castle", "show", "undo", "undo", "record",
		"position nonsense", "position", "shout", "QUIT", "quit", "moves",
	}
	enginetest.Golden(t, filepath.Join("testdata", "protocol-adaman.txt"), transcript(t, "adaman", adaman))
	template := []string{
		"new seed=1 seats=2 lowest=on", "show", "moves", "bestmove playouts=10 level=adept", "play 1", "play 8", "moves", "perft 3", "position x", "play resign",
		"undo", "record", "quit",
	}
	enginetest.Golden(t, filepath.Join("testdata", "protocol-template.txt"), transcript(t, "template", template))
}

func TestProtocolNamesTheBots(t *testing.T) {
	got := transcript(t, "adaman", []string{"new", "bestmove level=nobody"})
	if want := `error argument: adaman has no bot called "nobody"; there is random, thrifty`; !strings.Contains(got, want) {
		t.Errorf("%q is missing in\n%s", want, got)
	}
}

func TestProtocolAsJSON(t *testing.T) {
	type conversation struct {
		Game    string
		Answers []jsonAnswer
	}
	s := lab(t, t.Context(), "new seed=1\n\nplay x\nrecord\nquit\nmoves\n", "engine", "adaman", "--json")
	c := decoded[conversation](t, s.out)
	if s.code != exitDone || c.Game != "adaman" || len(c.Answers) != 4 {
		t.Fatalf("exit code %d: %+v", s.code, c)
	}
	if a := c.Answers[1]; a.OK || a.Command != "play x" || !strings.HasPrefix(a.Error, "unreadable: ") {
		t.Errorf("play x is answered %+v", a)
	}
	if a := c.Answers[2]; !a.OK || len(a.Lines) != 10 || a.Lines[0] != `[Format "adytum 1"]` {
		t.Errorf("record is answered %+v", a)
	}
	if empty := lab(t, t.Context(), "", "engine", "adaman", "--json"); empty.out != "{\"game\":\"adaman\",\"answers\":[]}\n" {
		t.Errorf("no commands give %q", empty.out)
	}
}

func TestLongLinesAreRefusedAndTheNextIsRead(t *testing.T) {
	long := "play " + strings.Repeat("x", 3*mostLine)
	s := lab(t, t.Context(), "new seed=1\r\n"+long+"\nundo", "engine", "adaman")
	want := []string{"ok seed=1 ", "error line: it is longer than 65535 bytes", "error nothing-to-undo: "}
	lines := strings.Split(strings.TrimSuffix(s.out, "\n"), "\n")
	if s.code != exitDone || len(lines) != len(want) {
		t.Fatalf("exit code %d, %d answers: %.300q", s.code, len(lines), s.out)
	}
	for i := range want {
		if !strings.HasPrefix(lines[i], want[i]) {
			t.Errorf("answer %d is %q, want %q", i+1, lines[i], want[i])
		}
	}
}

// A silent input does not keep a stopped conversation alive.
func TestConversationStopsWhileTheInputIsSilent(t *testing.T) {
	silent, write := io.Pipe()
	defer func() { _ = write.Close() }()
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	var out strings.Builder
	go func() { ended <- newSession(t, "adaman").converse(ctx, silent, &plainAnswers{&out}) }()
	if _, err := io.WriteString(write, "new seed=1\n"); err != nil {
		t.Fatal(err)
	}
	cancel()
	var stopped *stoppedError
	if err := <-ended; !errors.As(err, &stopped) {
		t.Errorf("the conversation ends with %v", err)
	}
}

func TestThinkingAndCountingStopWithTheContext(t *testing.T) {
	s := newSession(t, "adaman")
	s.answer(t.Context(), inputLine{text: "new seed=1"})
	for _, command := range []string{"bestmove", "perft 2", "new seed=1 winnable=on deck=three-extra"} {
		if a, _ := s.answer(cancelled(), inputLine{text: command}); a.err == nil || reason(a.err) != errStopped.Error() {
			t.Errorf("%s is answered %+v after the end", command, a)
		}
	}
}

// Positions that no deal leads to but that can be written by hand are played
// like any other.
func TestPositionsWrittenByHand(t *testing.T) {
	r := engine.Seed("hand").Stream("test")
	accepted := map[string]int{}
	for range 400 {
		text, phase := randomPosition(r)
		s := newSession(t, "adaman")
		if a, _ := s.answer(t.Context(), inputLine{text: "position " + text}); a.err != nil {
			continue
		}
		accepted[phase]++
		for ply := 0; s.table.Position().ToMove() != engine.Nobody; ply++ {
			bots := s.game.Bots()
			best, _ := s.answer(t.Context(), inputLine{text: "bestmove playouts=2 level=" + bots[ply%len(bots)].Name()})
			move, _, _ := strings.Cut(best.text, " ")
			if a, _ := s.answer(t.Context(), inputLine{text: "play " + move}); best.err != nil || a.err != nil {
				t.Fatalf("%v, %v after %q in %s", best.err, a.err, move, text)
			}
		}
	}
	for _, phase := range []string{"play", "excuse-in-capital", "excuse-in-resources"} {
		if accepted[phase] < 5 {
			t.Errorf("only %d positions that wait with %q were accepted", accepted[phase], phase)
		}
	}
}

// randomPosition scatters the extended deck over the places that may hold its
// cards, the Excuse on the discards.
func randomPosition(r *engine.Rand) (text, phase string) {
	places := []string{"palace", "capital", "resources", "controlled", "discards", "deck"}
	cards := map[string][]string{"discards": {"excuse"}}
	deck := adaman.Cards(adaman.Extended)
	engine.Shuffle(r, deck)
	for _, c := range deck {
		if c == decktet.Excuse {
			continue
		}
		person := adaman.IsPersonality(c)
		for {
			place := places[r.IntN(len(places))]
			wrong := person && (place == "resources" || place == "discards") || !person && (place == "palace" || place == "controlled")
			if full := len(cards[place]) >= 5 && slices.Contains(places[:3], place); !wrong && !full {
				cards[place] = append(cards[place], c.ID())
				break
			}
		}
	}
	parts := []string{adaman.Extended}
	for _, place := range places {
		parts = append(parts, strings.TrimSpace(place+": "+strings.Join(cards[place], " ")))
	}
	phase = []string{"play", "excuse-in-capital", "excuse-in-resources"}[r.IntN(3)]
	return strings.Join(append(parts, phase), " | "), phase
}

func FuzzProtocol(f *testing.F) {
	f.Add("adaman", "new seed=1\nmoves\nplay painter:battle\nundo\nshow\nrecord\nperft 2\nbestmove\nquit\nmoves")
	f.Add("adaman", "position "+lateAdaman+"\nplay diplomat:ace_of_moons+castle\nbestmove level=random\nundo\nundo\nplay resign\nshow")
	f.Add("adaman", "new seed=2 deck=extended\nplay excuse:mill\nnew seats=-1\nposition \nplay \x00\xff\n\tquit")
	f.Add("template", "new lowest=on\nplay 1\nplay 9\nbestmove level=adept\nundo\nperft 3\nresign\nplay resign")
	f.Add("adaptoid", "new start=pie\nmoves\nbestmove\nundo\nshow\nplay e2-d4+leg@d4\nrecord")
	f.Add("alchemist", "new seats=3\nbestmove level=apprentice\nplay pass:bag\nmoves\nshow")
	f.Add("adellos", "new seats=4 gifts=on\nmoves\nplay noble:malgor\nbestmove\nposition x\nresign")
	f.Fuzz(func(t *testing.T, game, input string) {
		if !slices.ContainsFunc(games, func(g labGame) bool { return g.Name() == game }) {
			game = games[len(game)%len(games)].Name()
		}
		// Without a bound a bot takes its own time; the search for a winnable deal, too.
		input = strings.NewReplacer("bestmove", "bestmove playouts=3", "winnable", "w").Replace(input)
		var out strings.Builder
		if err := newSession(t, game).converse(t.Context(), strings.NewReader(input), &plainAnswers{&out}); err != nil {
			t.Fatal(err)
		}
		checkAnswers(t, input, out.String())
	})
}

// checkAnswers holds that each command has got one answer of the right form.
func checkAnswers(t *testing.T, input, output string) {
	t.Helper()
	rest := strings.Split(strings.TrimSuffix(output, "\n"), "\n")
	for command := range strings.SplitSeq(input, "\n") {
		command = strings.TrimSpace(command)
		if command == "" {
			continue
		}
		if len(rest) == 0 {
			t.Fatalf("no answer to %q", command)
		}
		status, text, _ := strings.Cut(rest[0], " ")
		if status != "ok" && (status != "error" || text == "") {
			t.Fatalf("%q is answered %q", command, rest[0])
		}
		rest = rest[1:]
		if name, _, _ := strings.Cut(command, " "); name == "quit" {
			break
		} else if name == "record" && status == "ok" {
			var lines int
			lines, err := number("lines", strings.TrimPrefix(text, "lines="), len(rest))
			if err != nil {
				t.Fatal(err)
			}
			rest = rest[lines:]
		}
	}
	if len(rest) > 0 && rest[0] != "" {
		t.Fatalf("nobody asked for %q", rest)
	}
}
