package main

import (
	"fmt"
	"slices"
	"strings"

	"adytum/assets"
	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/adaptoid"
	"adytum/engine/adellos"
	"adytum/engine/alchemist"
	"adytum/engine/template"
)

// A labGame is a game of the lab.
type labGame struct {
	engine.Game
	// letter begins the ids of the paragraphs of its rulebook.
	letter string
	// hidden games can be used but are not listed.
	hidden bool
	// ends are the names of the outcomes, in the order to print.
	ends []string
	// yardsticks are bots to measure others by; they can be named but are not
	// listed.
	yardsticks []engine.Bot
	// notation tells a person how to write a move.
	notation string
}

var games = []labGame{
	{
		Game:   adaman.Game{},
		letter: "A",
		ends:   []string{"win", "stuck", "gallows"},
		notation: "A move is a target, a colon, and the resources that pay, such as " +
			"diplomat:castle+ace_of_moons. Leave parts out to ask what is possible: " +
			"\"diplomat:\" or \"castle+mill\". When the Excuse asks, the card alone will do.",
	},
	{
		Game:       adaptoid.Game{},
		letter:     "P",
		ends:       []string{"captures", "extinction", "tie", "repetition", "stagnation"},
		yardsticks: []engine.Bot{adaptoid.Plain{Depth: 2}},
		notation: "A move is a step, a growth, or both, such as e2-d4+leg@d4; e2xe4 attacks, +body@d3 grows without a step. " +
			"Leave parts out to ask what is possible: \"e2\" or \"e2-d4\".",
	},
	{
		Game:   alchemist.Game{},
		letter: "L",
		ends:   []string{alchemist.Finished},
		notation: "A move is brew:CAULDRON:CUBES:TILE, such as brew:bird_leg-mushroom:spider+troll_eye:7, " +
			"copy:CAULDRON:TRIBUTE, or pass: with an ingredient, bag or nothing. Leave parts out to ask what is possible: \"brew::spider\".",
	},
	{
		Game:   adellosOf(assets.AdellosEdition()),
		letter: "D",
		ends: []string{adellos.ByNobles.String(), adellos.ByTower.String(), adellos.BySuddenDeath.String(),
			adellos.ByRounds.String(), adellos.BySurrender.String()},
		notation: "A move is one action or decision, such as hire:soldier@B3, move:B3-B4, attack:C4-D4, " +
			"card:unchained, pass or end. Leave parts out to ask what is possible: \"hire:\" or \"move:B3\".",
	},
	{
		Game:     template.Game{},
		letter:   "T",
		hidden:   true,
		ends:     []string{"win"},
		notation: "A move is a card of your hand, 1 to 9.",
	},
}

// adellosOf is Adellos with the app's own edition, which passes its tests.
func adellosOf(text []byte) adellos.Game {
	e, err := adellos.Read(text)
	if err != nil {
		panic(err)
	}
	return adellos.New(e)
}

// gameNames lists the games for help and errors.
func gameNames() string {
	var names []string
	for _, g := range games {
		if !g.hidden {
			names = append(names, g.Name())
		}
	}
	return strings.Join(names, ", ")
}

// botNames lists the games with their bots, the weakest first, for help.
func botNames() string {
	var names []string
	for _, g := range games {
		if g.hidden {
			continue
		}
		var bots []string
		for _, b := range g.Bots() {
			bots = append(bots, b.Name())
		}
		names = append(names, g.Name()+" ("+strings.Join(bots, ", ")+")")
	}
	return strings.Join(names, ", ")
}

// rulesOfAll lists the games as match.Load takes them.
func rulesOfAll() []engine.Game {
	var all []engine.Game
	for _, g := range games {
		all = append(all, g.Game)
	}
	return all
}

// UnmarshalText finds a game by its name.
func (k *labGame) UnmarshalText(name []byte) error {
	i := slices.IndexFunc(games, func(g labGame) bool { return g.Name() == string(name) })
	if i < 0 {
		return fmt.Errorf("no game is called %q; there is %s", name, gameNames())
	}
	*k = games[i]
	return nil
}

// bot finds a computer player by its name.
func (k labGame) bot(name string) (engine.Bot, error) {
	var names []string
	for _, b := range k.Bots() {
		if b.Name() == name {
			return b, nil
		}
		names = append(names, b.Name())
	}
	for _, b := range k.yardsticks {
		if b.Name() == name {
			return b, nil
		}
	}
	return nil, usage("%s has no bot called %q; there is %s", k.Name(), name, strings.Join(names, ", "))
}

// bots finds computer players by their names.
func (k labGame) bots(names []string) ([]engine.Bot, error) {
	var bots []engine.Bot
	for _, name := range names {
		b, err := k.bot(name)
		if err != nil {
			return nil, err
		}
		bots = append(bots, b)
	}
	return bots, nil
}

// strongest is the last of the bots; false for a game without any.
func (k labGame) strongest() (engine.Bot, bool) {
	bots := k.Bots()
	if len(bots) == 0 {
		return nil, false
	}
	return bots[len(bots)-1], true
}
