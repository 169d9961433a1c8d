package adellos

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/engine"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"

	rules "adytum/engine/adellos"
)

// The cards of a combat, by their ids in every edition.
const (
	cardQuickAttack = "quick_attack"
	cardParry       = "parry"
	cardFirstAid    = "first_aid"
)

// Cards that are played with a choice, by their ids in every edition.
const (
	cardReinforcements = "reinforcements"
	cardTrade          = "trade_agreements"
)

// scenePicture is the size of the two who fight.
const scenePicture = 18 * widgets.Grid

// A clash is an attack that is thought about or under way.
type clash struct {
	from, to string
	odds     rules.Odds
}

// clash is the combat that is shown: the one that waits for an answer, or the
// attack that was prepared.
func (d *model) clash(v rules.View) (clash, bool) {
	from, to := v.Turn().From, v.Turn().To
	if fields := d.draft.all(rules.PartField); d.draft.does(rules.DoAttack) && len(fields) == 2 {
		from, to = fields[0], fields[1]
	}
	o, ok := v.Odds(from, to)
	return clash{from, to, o}, ok
}

// scene shows both who fight, both values, and where each part of them comes
// from.
func (p *panel) scene(v rules.View, c clash) fyne.CanvasObject {
	attacker, _ := v.PieceAt(c.from)
	target, _ := v.PieceAt(c.to)
	against := page.NewFigure(i18n.T("adellos.against"), widgets.SizeSmallText, widgets.ColorMuted)
	against.SetAlign(fyne.TextAlignCenter)
	var names [2]*labels.Text
	for i, one := range []rules.Piece{attacker, target} {
		names[i] = labels.NewText("*" + unitName(one.Unit) + "*")
	}
	return container.New(sceneLayout{names},
		p.fighter(attacker, names[0], c.odds.Attack, "sword", c.odds.AttackReasons),
		against,
		p.fighter(target, names[1], c.odds.Defence, "shield", c.odds.DefenceReasons))
}

// fighter is one side of a combat; a tap explains it.
func (p *panel) fighter(one rules.Piece, name *labels.Text, value int, icon string, reasons []rules.Reason) fyne.CanvasObject {
	emblem := drawing(table.Emblem(one.Owner), 5*widgets.Grid)
	figure := page.NewFigure(fmt.Sprint(value), theme.SizeNameHeadingText, theme.ColorNameForeground)
	head := container.NewHBox(drawing(kindOf(one.Unit).picture(), scenePicture),
		container.NewVBox(container.NewHBox(page.Sign(icon), figure), emblem))
	parts := []fyne.CanvasObject{head, name, note(p.model.match.Players.Name(one.Owner))}
	for _, r := range reasons {
		parts = append(parts, note(reasonWords(r)))
	}
	explain := func() { p.host.Router.Push(explainKind(p.host, one.Unit)) }
	return inspected(p.model.words().piece(one), nil, explain, page.NewStack(widgets.Grid/2, parts...))
}

// reasonWords says where a part of a value comes from: "+1 Field Marshal, C3".
func reasonWords(r rules.Reason) string {
	if r.Why == "base" {
		return i18n.Tf("adellos.reason.base", facts{"Value": r.N})
	}
	e := edition()
	name := ""
	if a, ok := e.abilities[r.Why]; ok {
		name = word(a.Name)
	} else if noble, ok := e.gifts[r.Why]; ok {
		name = word(noble.name)
	} else if isCard(r.Why) {
		return fmt.Sprintf("%+d %s", r.N, cardName(r.Why))
	} else if o, ok := e.options[r.Why]; ok {
		return fmt.Sprintf("%+d %s", r.N, word(o.Name))
	}
	return fmt.Sprintf("%s %s, %s", strings.Replace(fmt.Sprintf("%+d", r.N), "-", "−", 1), name, r.At)
}

// verdict says how a combat stands, and what cards could change it: of the viewer's
// cards those in hand, of others only what all know.
func (w wording) verdict(c clash) string {
	numbers := facts{"Attack": c.odds.Attack, "Defence": c.odds.Defence}
	target, _ := w.view.PieceAt(c.to)
	attacker, _ := w.view.PieceAt(c.from)
	if c.odds.Defeats {
		words := i18n.Tf("adellos.odds.defeated", numbers)
		if target.Owner != w.view.Seat() {
			words += w.mayAnswer(target.Owner, cardParry, c.odds.Attack-c.odds.Defence, "adellos.odds.parry")
		} else if copies(w.view.Hand(), cardParry) >= c.odds.Attack-c.odds.Defence {
			words += " " + i18n.N("adellos.odds.own_parry", c.odds.Attack-c.odds.Defence, nil)
		}
		return words
	}
	need := c.odds.Defence - c.odds.Attack + 1
	if attacker.Owner != w.view.Seat() {
		return i18n.Tf("adellos.odds.holds", numbers) + w.mayAnswer(attacker.Owner, cardQuickAttack, need, "adellos.odds.quick")
	}
	if copies(w.view.Hand(), cardQuickAttack) >= need {
		return i18n.N("adellos.odds.quick_wins", need, numbers)
	}
	return i18n.Tf("adellos.odds.holds", numbers)
}

// mayAnswer says that another could turn a combat with the needed copies of a card,
// as far as can be known: enough cards in hand, and enough copies not seen elsewhere.
func (w wording) mayAnswer(seat engine.Seat, card string, need int, key string) string {
	held := w.view.Players()[seat].Cards
	if held < need || copies(w.view.Unseen(), card) < need {
		return ""
	}
	return " " + i18n.N(key, need, facts{"Name": w.players.Name(seat), "Cards": held, "Card": cardName(card)})
}

// sceneLayout puts the two sides at the left and the right of a word, which goes
// where it has no room. A long name is set in a smaller size rather than broken.
type sceneLayout struct{ names [2]*labels.Text }

func (l sceneLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	middle := o[1].MinSize().Width + gap
	fits := size.Width >= o[0].MinSize().Width+middle+o[2].MinSize().Width+gap
	if page.Show(o[1], fits); !fits {
		middle = gap
	}
	side := (size.Width - middle) / 2
	for _, name := range l.names {
		name.SetSize(nameSize(name.AccessibilityLabel(), side))
	}
	page.Place(o[0], 0, 0, side, page.Fit(o[0], side))
	page.Place(o[1], side, scenePicture/2-o[1].MinSize().Height/2, middle, o[1].MinSize().Height)
	page.Place(o[2], side+middle, 0, side, page.Fit(o[2], side))
}

// nameSize is the largest size in which no word of a name is broken in a width.
func nameSize(name string, width float32) fyne.ThemeSizeName {
	sizes := []fyne.ThemeSizeName{theme.SizeNameText, widgets.SizeSmallText, theme.SizeNameCaptionText}
	for _, size := range sizes[:2] {
		broken := slices.ContainsFunc(strings.Fields(name), func(word string) bool {
			return fyne.MeasureText(word, theme.Size(size), fyne.TextStyle{Bold: true}).Width > width
		})
		if !broken {
			return size
		}
	}
	return sizes[2]
}

func (l sceneLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(2*scenePicture+o[1].MinSize().Width, max(o[0].MinSize().Height, o[2].MinSize().Height))
}

// fight is the panel of a combat: the answers of who is asked, the scene, and how
// it stands, which of one that is only prepared the status says.
func (p *panel) fight(v rules.View, c clash) []fyne.CanvasObject {
	d := p.model
	if d.draft.does(rules.DoAttack) {
		return []fyne.CanvasObject{look.Subtitle(i18n.T("adellos.fight.title.draft")), p.scene(v, c)}
	}
	picture := []fyne.CanvasObject{p.scene(v, c), labels.NewText("*" + d.words().verdict(c) + "*")}
	switch phase := v.Turn().Phase; {
	case !answersCombat(phase):
		return append([]fyne.CanvasObject{look.Subtitle(i18n.T("adellos.fight.title"))}, picture...)
	case !d.match.Mine():
		return append(picture, labels.NewText(i18n.Tf("adellos.fight.waits", facts{"Name": d.match.Players.Name(v.ToMove())})))
	}
	answers := p.answers(v)
	if len(answers) == 0 {
		return append(picture, note(i18n.T("adellos.fight.no_answer")))
	}
	return slices.Concat(answers, picture)
}

// answers are the cards that could be played in a combat or after it, and the
// prayer of a noble.
func (p *panel) answers(v rules.View) []fyne.CanvasObject {
	d := p.model
	var parts []fyne.CanvasObject
	for _, m := range d.moves() {
		text := m.String()
		switch m.Verb() {
		case rules.DoCard:
			title := i18n.Tf("adellos.play.card", facts{"Card": cardName(m.Card())})
			parts = append(parts, row{picture: cardPicture(m.Card()), title: title, spoken: title, tapped: func() { d.answerWith(text) },
				parts:   []fyne.CanvasObject{note(i18n.N("adellos.fight.copies", copies(v.Hand(), m.Card()), nil) + " " + cardText(m.Card()))},
				explain: func() { p.host.Router.Push(explainCard(p.host, m.Card())) }}.object())
		case rules.DoMiracle:
			parts = append(parts, controls.NewButton(i18n.T("adellos.do.miracle"), look.Icon("coin"), controls.Plain, func() { d.answerWith(text) }))
		default:
		}
	}
	return parts
}
