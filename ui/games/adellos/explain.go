package adellos

import (
	"fyne.io/fyne/v2"

	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"

	rules "adytum/engine/adellos"
)

const largePicture = 40 * widgets.Grid

// paragraphs of the rulebook that tell more.
const (
	paragraphAbilities = "D31"
	paragraphTokens    = "D32"
	paragraphCards     = "D22"
	paragraphNobles    = "D34"
)

// link is a button that opens the rulebook at a paragraph.
func link(h *frame.Host, paragraph string) fyne.CanvasObject {
	return page.NewLine(controls.NewButton(i18n.Tf("table.paragraph", facts{"Paragraph": paragraph}), look.Icon("learn"), controls.Quiet,
		func() { h.Router.Push(h.Rulebook(Rules().Name(), paragraph)) }))
}

// explainRoute is a page about one thing: its picture large, and its words.
func explainRoute(title string, parts func() []fyne.CanvasObject) frame.Route {
	return frame.Route{Name: "adellos.explain", Build: func() *frame.Page {
		column := page.NewColumn(page.ReadingWidth, parts()...)
		return &frame.Page{Title: title, Content: column.Object, Width: page.ReadingWidth, OnKey: column.OnKey}
	}}
}

// explainKind is the page about a unit, a noble or a token. Its abilities lead
// on to pages of their own.
func explainKind(h *frame.Host, id string) frame.Route {
	k := kindOf(id)
	return explainRoute(word(k.name), func() []fyne.CanvasObject {
		parts := []fyne.CanvasObject{drawing(k.picture(), largePicture), labels.NewNote(rankWords(k)),
			stats(k, -1), labels.NewText(i18n.Capital(statsWords(k)))}
		if k.noble {
			parts = append(parts, labels.NewText(word(k.text)))
		}
		for _, one := range k.has {
			parts = append(parts, row{title: abilityName(one), parts: []fyne.CanvasObject{note(abilityText(one))},
				spoken: abilityName(one) + ": " + abilityText(one), explain: func() { h.Router.Push(explainAbility(h, one)) }}.object())
		}
		switch {
		case k.noble:
			parts = append(parts, link(h, paragraphNobles))
		case k.token:
			parts = append(parts, link(h, paragraphTokens))
		case len(k.has) > 0:
			parts = append(parts, link(h, paragraphAbilities))
		}
		return parts
	})
}

// explainAbility is the page about an ability: what it does, and who has it.
func explainAbility(h *frame.Host, one rules.Has) frame.Route {
	return explainRoute(abilityName(one), func() []fyne.CanvasObject {
		parts := []fyne.CanvasObject{labels.NewText(abilityText(one)), link(h, paragraphAbilities),
			look.Subtitle(i18n.T("adellos.ability.of"))}
		for _, k := range kindsWith(one.ID) {
			parts = append(parts, row{picture: k.picture(), title: word(k.name), parts: []fyne.CanvasObject{note(rankWords(k))},
				spoken: word(k.name) + ". " + rankWords(k), explain: func() { h.Router.Push(explainKind(h, k.id)) }}.object())
		}
		return parts
	})
}

// kindsWith are the units and tokens that have an ability, in the order of the
// edition.
func kindsWith(ability string) []kind {
	var all []kind
	add := func(id string) {
		if k := kindOf(id); k.can(ability) {
			all = append(all, k)
		}
	}
	for _, f := range Rules().Edition().Factions {
		for _, u := range f.Units {
			add(u.ID)
		}
	}
	for _, t := range Rules().Edition().Tokens {
		add(t.ID)
	}
	return all
}

// rankWords says what a piece is: "Unit of Scum, value 2".
func rankWords(k kind) string {
	switch {
	case k.token:
		return i18n.T("adellos.rank.token")
	case k.noble:
		return i18n.Tf("adellos.rank.noble", facts{"Faction": factionName(k.faction)})
	default:
		return i18n.Tf("adellos.rank.unit", facts{"Faction": factionName(k.faction), "Value": k.value})
	}
}

// explainCard is the page about an event card.
func explainCard(h *frame.Host, id string) frame.Route {
	card := edition().cards[id]
	return explainRoute(cardName(id), func() []fyne.CanvasObject {
		return []fyne.CanvasObject{drawing(cardPicture(id), largePicture),
			labels.NewNote(i18n.T("adellos.refusal.window.window="+card.Window) + " " + i18n.N("adellos.cost", card.ActionPoints, nil)),
			labels.NewText(cardText(id)), link(h, paragraphCards)}
	})
}
