// Package adellos is Adellos on the screen: the page of a new game, the table
// with its grid, its turn and its combats, and the page of the end. The rules
// are in engine/adellos; names and words of units, nobles, abilities and cards
// come from the edition.
package adellos

import (
	"regexp"
	"strconv"
	"strings"
	"sync"

	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/engine"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/widgets/hex"

	rules "adytum/engine/adellos"
)

// Rules is the game with the app's own edition.
var Rules = sync.OnceValue(func() rules.Game {
	e, err := rules.Read(assets.AdellosEdition())
	if err != nil {
		panic("adellos: " + err.Error())
	}
	return rules.New(e)
})

// A kind is a unit, a noble or a token of the edition.
type kind struct {
	id                    string
	drawn                 assets.Kind
	name                  rules.Words
	faction               string // "" for tokens
	value, gold, time     int
	attack, defence, move int
	has                   []rules.Has
	noble, token          bool
	text                  rules.Words // of a noble's ability
	shape                 hex.Shape
}

// An editionIndex finds the parts of an edition by their ids.
type editionIndex struct {
	kinds     map[string]kind
	abilities map[string]rules.Ability
	cards     map[string]rules.Card
	factions  map[string]rules.Faction
	// gifts are the nobles by the id of their ability.
	gifts   map[string]kind
	options map[string]rules.Option
	fields  map[string]rules.Field
}

// edition is the index of the app's own edition.
var edition = sync.OnceValue(func() editionIndex { return newEditionIndex(Rules().Edition()) })

// shapes are the shields of the factions, in the order of the edition.
var shapes = []hex.Shape{hex.Heater, hex.Round, hex.Diamond, hex.Coffin}

func newEditionIndex(e rules.Edition) editionIndex {
	a := editionIndex{map[string]kind{}, map[string]rules.Ability{}, map[string]rules.Card{}, map[string]rules.Faction{},
		map[string]kind{}, map[string]rules.Option{}, map[string]rules.Field{}}
	for i, f := range e.Factions {
		a.factions[f.ID] = f
		shape := shapes[i%len(shapes)]
		for _, u := range f.Units {
			a.kinds[u.ID] = kind{id: u.ID, drawn: assets.Units, name: u.Name, faction: f.ID, value: u.Value, gold: u.Gold, time: u.Time,
				attack: u.Attack, defence: u.Defence, move: u.Move, has: u.Abilities, shape: shape}
		}
		for _, n := range f.Nobles {
			noble := kind{id: n.ID, drawn: assets.Nobles, name: n.Name, faction: f.ID, attack: n.Attack, defence: n.Defence,
				move: n.Move, noble: true, text: n.Text, shape: shape}
			a.kinds[n.ID], a.gifts[n.Ability] = noble, noble
		}
	}
	for _, t := range e.Tokens {
		a.kinds[t.ID] = kind{id: t.ID, drawn: assets.Tokens, name: t.Name, attack: t.Attack, defence: t.Defence, move: t.Move,
			has: t.Abilities, token: true, shape: hex.Disc}
	}
	for _, one := range e.Abilities {
		a.abilities[one.ID] = one
	}
	for _, c := range e.Cards {
		a.cards[c.ID] = c
	}
	for _, o := range e.Options {
		a.options[o.ID] = o
	}
	for _, f := range e.Board.Fields {
		a.fields[f.ID] = f
	}
	return a
}

// word is a text of the edition in the language of the app.
func word(w rules.Words) string {
	if language, _ := i18n.Locale().Get(); language != "" && language.Resolved() == i18n.German {
		return w.De
	}
	return w.En
}

func kindOf(id string) kind               { return edition().kinds[id] }
func unitName(id string) string           { return word(edition().kinds[id].name) }
func cardName(id string) string           { return word(edition().cards[id].Name) }
func cardText(id string) string           { return word(edition().cards[id].Text) }
func factionName(id string) string        { return word(edition().factions[id].Name) }
func isCard(id string) bool               { _, ok := edition().cards[id]; return ok }
func isKind(id string) bool               { _, ok := edition().kinds[id]; return ok }
func isField(id string) bool              { _, ok := edition().fields[id]; return ok }
func (k kind) picture() fyne.Resource     { return picture(k.drawn, k.id) }
func cardPicture(id string) fyne.Resource { return picture(assets.Events, id) }

// amount stands for a number in the text of an ability.
var amount = regexp.MustCompile(`\bn\b`)

// abilityName is an ability with its amount: "Income 1".
func abilityName(h rules.Has) string {
	name := word(edition().abilities[h.ID].Name)
	if h.N > 0 {
		name += " " + strconv.Itoa(h.N)
	}
	return name
}

// abilityText is what an ability does.
func abilityText(h rules.Has) string {
	return amount.ReplaceAllString(word(edition().abilities[h.ID].Text), strconv.Itoa(h.N))
}

// abilities lists the names of what a kind can do; "" if it can do nothing.
func (k kind) abilities() string {
	var names []string
	for _, h := range k.has {
		names = append(names, abilityName(h))
	}
	return strings.Join(names, ", ")
}

// can reports whether a kind has an ability.
func (k kind) can(ability string) bool {
	for _, h := range k.has {
		if h.ID == ability {
			return true
		}
	}
	return false
}

// picture is a drawing of Adellos by its kind and id. What another edition
// brings without a drawing is a shield.
func picture(kind assets.Kind, id string) fyne.Resource {
	if r, ok := look.FindPicture(kind, id); ok {
		return r
	}
	return look.Icon("shield")
}

// seatAt is the seat that sits at a castle.
func seatAt(v rules.View, castle string) engine.Seat {
	for _, p := range v.Players() {
		if p.Castle == castle {
			return p.Seat
		}
	}
	return engine.Nobody
}
