package progress

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/i18n"
	"adytum/ui/table"
	"adytum/ui/uitest"
	"adytum/widgets/labels"
)

// ended is the view of a match that is over.
type ended struct {
	engine.View
	ranks []int
}

func (e ended) Outcome() (engine.Outcome, bool) { return engine.Outcome{Ranks: e.ranks}, true }

func TestVerdictIsThatOfTheOnlyPerson(t *testing.T) {
	const p, c = match.Person, "novice"
	for name, one := range map[string]struct {
		kinds  []string
		ranks  []int
		scores []int
		want   string
		score  string
	}{
		"won":         {[]string{p, c}, []int{1, 2}, []int{5, 3}, won, "5 : 3"},
		"lost":        {[]string{p, c}, []int{2, 1}, []int{3, 5}, lost, "3 : 5"},
		"drawn":       {[]string{c, p}, []int{1, 1}, []int{4, 4}, drawn, "4 : 4"},
		"second seat": {[]string{c, p, c}, []int{2, 1, 3}, []int{30, 44, 12}, won, "44 : 30 : 12"},
		"two people":  {[]string{p, p}, []int{1, 2}, []int{7, 6}, "", "7 : 6"},
		"none":        {[]string{c, c}, []int{1, 2}, []int{7, 6}, "", "7 : 6"},
	} {
		e := entry{view: ended{ranks: one.ranks}, summary: savegames.Summary{Outcome: "finished", Scores: one.scores}}
		for _, kind := range one.kinds {
			e.summary.Players = append(e.summary.Players, match.Player{Kind: kind})
		}
		if got := e.verdict(); got != one.want {
			t.Errorf("%s: %q, want %q", name, got, one.want)
		}
		if got := strings.ReplaceAll(e.score(), labels.Glue, " "); got != one.score {
			t.Errorf("%s: %q, want %q", name, got, one.score)
		}
	}
}

// Where scores only say who has won, the winner is named; a person who plays
// against computers is told by the verdict already.
func TestWithoutPointsTheWinnerIsNamed(t *testing.T) {
	for name, test := range map[string]struct {
		players []match.Player
		want    string
	}{
		"against a computer": {[]match.Player{{Kind: match.Person}, {Kind: "novice", Name: "Mathilda"}}, ""},
		"two people":         {[]match.Player{{Kind: match.Person, Name: "Ada"}, {Kind: match.Person, Name: "Bo"}}, "Bo"},
		"without names":      {[]match.Player{{Kind: match.Person}, {Kind: match.Person}}, "Player" + labels.Glue + "2"},
	} {
		e := entry{view: ended{ranks: []int{2, 1}}, game: table.Game{NoPoints: true}}
		e.summary.Scores, e.summary.Players = []int{0, 1}, test.players
		if got := e.score(); got != test.want {
			t.Errorf("%s: %q, want %q", name, got, test.want)
		}
	}
}

// A match of other rules cannot be opened, and its tile says why.
func TestClosedMatchSaysWhy(t *testing.T) {
	a := uitest.New(t)
	a.Play("deal", 2, nil)
	list, err := a.Host.Store.Matches(savegames.InProgress)
	if err != nil {
		t.Fatal(err)
	}
	e := entry{summary: list[0], known: true, closed: savegames.ErrOtherRules}
	e.game, _ = a.Games.Find(list[0].Game)
	if lines := e.lines(a.Games, time.Now()); !slices.Contains(lines, i18n.ProblemLine(savegames.ErrOtherRules)) {
		t.Errorf("the tile says %q", lines)
	}
	if e.opens() {
		t.Error("it opens")
	}
}

// A game whose moves are parts of turns tells its rounds.
func TestRoundsAreTold(t *testing.T) {
	test.NewTempApp(t)
	i18n.Use(i18n.English)
	e := entry{view: ended{}, summary: savegames.Summary{Ply: 33}, known: true}
	e.game.Rules = adaman.Game{}
	for round, want := range []string{"33 moves, ", "1 round, ", "2 rounds, "} {
		e.game.Round = func(engine.View) int { return round }
		lines := e.lines(nil, uitest.Noon)
		if got := lines[len(lines)-1]; !strings.HasPrefix(got, want) {
			t.Errorf("round %d is told as %q, want %q", round, got, want)
		}
	}
}
