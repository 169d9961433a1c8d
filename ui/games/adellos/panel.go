package adellos

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/engine"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"

	rules "adytum/engine/adellos"
)

// A panel shows what belongs to the turn beside the grid: its tabs, or what
// is asked.
type panel struct {
	host  *frame.Host
	model *model
	// ask asks whether something that had come to light is to be taken back.
	ask func(back func())

	object *fyne.Container
	form   panelForm
	tabs   []*controls.Button
	unfold *controls.IconButton // gives the panel the room of the grid
	fold   *controls.IconButton // takes it back
	body   *fyne.Container
	scroll *container.Scroll
	shown  string // what it shows, so that something else begins at its top
	// chosen is the row of what the draft has chosen, nil if there is none, and
	// revealed the draft whose row was scrolled to.
	chosen   fyne.CanvasObject
	revealed string
}

// A panelForm is how a panel fits into its page.
type panelForm struct {
	words   bool // the tabs show no icons
	purse   bool // no strip shows what the seat has
	unfolds bool // the panel can be given the room of the grid
}

func newPanel(h *frame.Host, d *model) *panel {
	p := &panel{host: h, model: d}
	p.body = page.NewStack(gap)
	p.scroll = page.NewScroll(p.body)
	p.unfold = controls.NewIconButton(i18n.T("adellos.panel.unfold"), look.Icon("unfold"), func() { p.setUnfolded(true) })
	p.fold = controls.NewIconButton(i18n.T("adellos.panel.fold"), look.Icon("fold"), func() { p.setUnfolded(false) })
	objects := []fyne.CanvasObject{widgets.NewMargin(widgets.Grid, p.scroll), container.NewStack(p.unfold, p.fold)}
	for l, one := range tabs {
		b := controls.NewBarButton(i18n.T(one.label), look.Icon(one.icon), func() { p.turnTo(tab(l)) })
		p.tabs = append(p.tabs, b)
		objects = append(objects, b)
	}
	p.object = container.New(panelLayout{p}, objects...)
	return p
}

// setForm lets the panel fit into another page.
func (p *panel) setForm(form panelForm) {
	if p.form == form {
		return
	}
	p.form = form
	for _, button := range p.tabs {
		button.ShowIcon(!form.words)
	}
	p.show()
	p.object.Refresh()
}

// unfolded reports whether the panel has the room of the grid.
func (p *panel) unfolded() bool { return p.form.unfolds && p.model.unfolded }

func (p *panel) setUnfolded(unfolded bool) {
	p.model.unfolded = unfolded
	p.model.match.Changed()
}

// lists reports whether there is a list on top that says by itself what can be done
// with it: the viewer's cards, the supply, the players.
func (p *panel) lists() bool {
	return p.model.tab != tabTurn && p.model.match.Mine() && p.model.draft.empty()
}

// turnTo lays a tab on top. The one that lies there already is unfolded, or
// folded again.
func (p *panel) turnTo(l tab) {
	if p.form.unfolds && p.model.tab == l {
		p.model.unfolded = !p.model.unfolded
	}
	p.model.turnTo(l)
}

// tabsHeight is the height of the tabs.
func (p *panel) tabsHeight() float32 { return p.tabs[0].MinSize().Height }

// panelLayout puts the tabs above what the panel shows, each as wide as its
// label asks for, and what unfolds it at their right.
type panelLayout struct{ panel *panel }

func (l panelLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	p := l.panel
	body, folding := o[0], o[1]
	height, right := p.tabsHeight(), size.Width
	page.Show(folding, p.form.unfolds)
	if p.form.unfolds {
		right -= widgets.TouchSize
		page.Place(folding, right, 0, widgets.TouchSize, height)
	}
	letters, spare := p.tabLetters(right)
	x := float32(0)
	for _, button := range p.tabs {
		button.SetLabelSize(letters)
		width := button.LabelWidth(letters) + spare/float32(len(p.tabs))
		page.Place(button, x, 0, width, height)
		x += width
	}
	page.Place(body, 0, height, size.Width, size.Height-height)
}

// tabLetters is the size of the labels of the tabs in a width, and what of it they
// leave.
func (p *panel) tabLetters(width float32) (letters fyne.ThemeSizeName, spare float32) {
	sizes := []fyne.ThemeSizeName{theme.SizeNameCaptionText}
	if p.form.words {
		sizes = []fyne.ThemeSizeName{widgets.SizeSmallText, theme.SizeNameCaptionText}
	}
	for _, letters = range sizes {
		spare = width
		for _, button := range p.tabs {
			spare -= button.LabelWidth(letters)
		}
		if spare >= 0 {
			break
		}
	}
	return letters, spare
}

func (l panelLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(5*widgets.TouchSize, l.panel.tabsHeight()+o[0].MinSize().Height)
}

// show brings the panel up to date.
func (p *panel) show() {
	d := p.model
	if !d.match.Open() {
		p.body.Objects = nil
		return
	}
	v := d.view()
	p.showTabs(v)
	p.chosen = nil
	name, parts := p.content(v)
	if d.match.Refused != nil && d.refusedAt == "" {
		parts = append([]fyne.CanvasObject{p.refusal()}, parts...)
		name += " refused"
	}
	page.Refocused(p.body, func() {
		p.body.Objects = parts
		p.body.Refresh()
		p.scroll.Content.Refresh()
		p.scroll.Refresh()
	})
	if d.match.Behind() && d.tab == tabTurn {
		p.scroll.ScrollToBottom() // the story grows there
		name += " behind"
	}
	switch {
	case p.chosen != nil && d.draft.text != p.revealed:
		p.reveal(p.chosen)
	case name != p.shown && !d.match.Behind():
		p.scroll.ScrollToTop()
	}
	p.shown, p.revealed = name, d.draft.text
}

// reveal scrolls to a part unless all of it is seen.
func (p *panel) reveal(o fyne.CanvasObject) {
	top, from := o.Position().Y, p.scroll.Offset.Y
	if top < from || top+o.Size().Height > from+p.scroll.Size().Height {
		p.scroll.ScrollToOffset(fyne.NewPos(0, top))
	}
}

// tabs are the signs and the labels of the tabs.
var tabs = []struct{ icon, label string }{
	{"action-point", "adellos.tab.turn"}, {"cards", "adellos.tab.hand"}, {"bag", "adellos.tab.supply"}, {"person", "adellos.tab.players"},
}

// showTabs says which tab lies on top, and how many cards are in hand.
func (p *panel) showTabs(v rules.View) {
	for l, button := range p.tabs {
		style := controls.Quiet
		if tab(l) == p.model.tab {
			style = controls.Primary
		}
		button.SetStyle(style)
	}
	label := i18n.T("adellos.tab.hand")
	if n := v.Players()[v.Seat()].Cards; n > 0 {
		label = i18n.Tf("adellos.tab.hand.some", facts{"Count": n})
	}
	if p.tabs[tabHand].Label() != label {
		p.tabs[tabHand].SetLabel(label)
		p.object.Refresh()
	}
	page.Show(p.unfold, !p.model.unfolded)
	page.Show(p.fold, p.model.unfolded)
}

// content is what the panel shows, with a name for it.
func (p *panel) content(v rules.View) (string, []fyne.CanvasObject) {
	d := p.model
	switch d.tab {
	case tabHand:
		return "hand", p.hand(v)
	case tabSupply:
		return "supply", p.supply(v)
	case tabPlayers:
		return "players", p.players(v)
	default:
	}
	if c, fighting := d.clash(v); fighting {
		return "fight", p.fight(v, c)
	}
	if parts := p.choosing(v); len(parts) > 0 {
		return "choosing " + fmt.Sprint(p.offers()), parts // not what is chosen: its line stays in sight
	}
	return "turn " + d.picked, p.turn(v)
}

// refusal says why the last tap on the panel could do nothing.
func (p *panel) refusal() fyne.CanvasObject {
	r := p.model.match.Refused
	words := labels.NewText(p.model.words().refusal(r))
	return container.NewStack(widgets.NewPanelGround(), widgets.NewMargin(gap, page.NewStack(0, words, link(p.host, r.Paragraph))))
}

// choosing shows what is being prepared: the card, the parts that may be added if
// they are not fields, and a way to put it back; nil if nothing is. What is
// missing the status says.
func (p *panel) choosing(v rules.View) []fyne.CanvasObject {
	d := p.model
	half := d.half()
	if !d.match.Mine() || half.empty() || half.buys() {
		return nil
	}
	var parts []fyne.CanvasObject
	if card := half.card(); card != "" {
		parts = append(parts, p.cardRow(card))
	}
	for _, part := range p.offers() {
		one, chosen := p.choice(v, part)
		if chosen {
			p.chosen = one
		}
		parts = append(parts, one)
	}
	if len(parts) == 0 {
		parts = append(parts, look.Subtitle(d.words().draftTitle()))
	}
	if d.phase() == rules.AsksPlace {
		parts = append(parts, p.kindRow(d.own().Noble, -1, false, nil))
	}
	if !d.draft.empty() && d.phase().Verb() == 0 {
		parts = append(parts, page.NewLine(controls.NewButton(i18n.T("adellos.put_back"), look.Icon("undo"), controls.Plain, func() { d.begin(d.draft.text) })))
	}
	return parts
}

// offers are the parts that are chosen on the panel. One that stands alone can
// still be changed for another once it is chosen.
func (p *panel) offers() []engine.Part {
	half := p.model.half()
	switch _, complete := half.move(); {
	case half.awaits(rules.PartField):
		return nil
	case !complete:
		return half.choices()
	}
	var all []engine.Part
	if half.does(rules.DoFaction, rules.DoNoble, rules.DoGive) {
		for _, other := range p.model.moves() {
			all = append(all, other.Parts()[1])
		}
	}
	return all
}

// cardRow is a line about an event card.
func (p *panel) cardRow(id string) fyne.CanvasObject {
	return row{picture: cardPicture(id), title: cardName(id), parts: []fyne.CanvasObject{note(cardText(id))}, spoken: cardName(id) + ": " + cardText(id),
		explain: func() { p.host.Router.Push(explainCard(p.host, id)) }}.object()
}

// choice is one part that may be added to the draft, or has been.
func (p *panel) choice(v rules.View, part engine.Part) (object fyne.CanvasObject, chosen bool) {
	d, id := p.model, part.ID
	chosen = d.draft.text == part.Text
	tapped := func() { d.choose(id) }
	if _, complete := d.half().move(); complete {
		tapped = func() { d.begin(part.Text) }
	}
	switch part.Kind {
	case rules.PartFaction:
		f := edition().factions[id]
		object = row{picture: picture("factions", id), title: word(f.Name), parts: []fyne.CanvasObject{note(word(f.Style)),
			note(i18n.N("adellos.start_gold", f.StartGold, nil))}, spoken: word(f.Name) + ": " + word(f.Style), chosen: chosen, tapped: tapped}.object()
	case rules.PartUnit:
		object = p.kindRow(id, stockOf(v, id), chosen, tapped)
	case rules.PartCard:
		object = row{picture: cardPicture(id), title: cardName(id), parts: []fyne.CanvasObject{note(cardText(id))}, spoken: cardName(id) + ": " + cardText(id),
			chosen: chosen, tapped: tapped, explain: func() { p.host.Router.Push(explainCard(p.host, id)) }}.object()
	default:
		object = controls.NewButton(d.words().part(part), nil, controls.Plain, tapped)
	}
	return object, chosen
}

// stockOf is how many tiles of a unit are left in the supply of the seat that
// looks, -1 for what is no unit.
func stockOf(v rules.View, unit string) int {
	for _, s := range v.Players()[v.Seat()].Supply {
		if s.Unit == unit {
			return s.Left
		}
	}
	return -1
}

// kindRow is a line about a unit, a noble or a token.
func (p *panel) kindRow(id string, left int, chosen bool, tapped func()) fyne.CanvasObject {
	k := kindOf(id)
	parts := []fyne.CanvasObject{stats(k, left)}
	switch {
	case k.noble:
		parts = append(parts, note(word(k.text)))
	case len(k.has) > 0:
		parts = append(parts, note(k.abilities()))
	}
	return row{picture: k.picture(), title: word(k.name), parts: parts, spoken: word(k.name) + ": " + statsWords(k) + ". " + k.abilities(),
		chosen: chosen, tapped: tapped, explain: func() { p.host.Router.Push(explainKind(p.host, id)) }}.object()
}

// turn is the tab of the turn: the piece that was picked, or else the viewer's steps
// so far, and what the others did before.
func (p *panel) turn(v rules.View) []fyne.CanvasObject {
	d := p.model
	if v.Turn().Phase == rules.AsksHire && d.match.Mine() && d.picked == "" {
		return append(p.supply(v), p.steps(v)...) // there is nothing else to do
	}
	parts := p.purse(v)
	for _, words := range d.words().truces() {
		parts = append(parts, labels.NewText(words))
	}
	if one, ok := v.PieceAt(d.picked); ok {
		return append(append(parts, p.piece(v, one)...), p.steps(v)...)
	}
	return append(append(parts, p.steps(v)...), p.story()...)
}

// steps lists what the viewer did in its turn, the last at the top.
func (p *panel) steps(v rules.View) []fyne.CanvasObject {
	d := p.model
	t := v.Turn()
	if t.Phase == rules.Over || t.Active != v.Seat() {
		return nil
	}
	var parts []fyne.CanvasObject
	for _, s := range slices.Backward(stepsOf(d.match)) {
		parts = append(parts, p.step(s))
	}
	if len(parts) > 0 {
		parts = slices.Insert(parts, 0, fyne.CanvasObject(look.Subtitle(i18n.T("adellos.steps"))))
	}
	return parts
}

// purse shows action points, gold and what may still be summoned where the strip
// has no room.
func (p *panel) purse(v rules.View) []fyne.CanvasObject {
	if !p.form.purse {
		return nil
	}
	t, own := v.Turn(), p.model.own()
	show := figure
	if p.form.unfolds { // on a small page
		show = sign
	}
	var figures []fyne.CanvasObject
	if t.Phase >= rules.AsksPlay && t.Active == v.Seat() {
		figures = append(figures, show("action-point", strconv.Itoa(t.ActionPoints)))
	}
	figures = append(figures, show("coin", strconv.Itoa(own.Gold)), show("cards", strconv.Itoa(own.Cards)))
	if t.Summons > 0 && t.Active == v.Seat() && summons(own.Faction) {
		figures = append(figures, show("hourglass", strconv.Itoa(t.Summons)))
	}
	if own.Tower > 0 {
		figures = append(figures, show("tower", held(v, own)))
	}
	return []fyne.CanvasObject{page.NewLine(figures...)}
}

// step is a line about a step of the turn; the viewer's can be taken back.
func (p *panel) step(s step) fyne.CanvasObject {
	d := p.model
	var all []string
	for _, one := range sayings(d.match.Players, d.match.Now().Seat, s.entry) {
		if one.seat != s.entry.Seat {
			one.words = i18n.Tf("adellos.entry", facts{"Name": d.match.Players.Name(one.seat), "What": one.words})
		}
		all = append(all, one.words)
	}
	words := marked(s.entry.Seat, labels.NewText(i18n.Capital(strings.Join(all, " "))))
	if !d.match.Mine() || s.entry.Seat != d.match.Now().Seat {
		return words
	}
	icon := "undo"
	if s.reveals {
		icon = "eye"
	}
	back := controls.NewIconButton(i18n.T("adellos.step.back"), look.Icon(icon), func() { p.takeBack(s) })
	return page.Trailed(words, back)
}

// takeBack takes a step and all after it back. What had come to light is asked
// about first.
func (p *panel) takeBack(s step) {
	back := func() { p.model.match.TakeBackTo(s.ply) }
	if s.reveals && p.model.match.Now().Helped.TookBack == 0 {
		p.ask(back)
		return
	}
	back()
}

// piece tells about the piece that was picked, and offers what it can do beside
// moving and attacking.
func (p *panel) piece(v rules.View, one rules.Piece) []fyne.CanvasObject {
	d := p.model
	parts := []fyne.CanvasObject{p.kindRow(one.Unit, -1, true, nil)}
	if words := d.words().pieceState(one); words != "" {
		parts = append(parts, note(words))
	}
	if _, mine := d.mover(); !mine || !d.match.Mine() {
		return parts
	}
	var buttons []fyne.CanvasObject
	for _, m := range d.moves() {
		if m.Verb() == rules.DoSwap && (m.From() == one.Field || m.To() == one.Field) {
			text, partner := m.String(), other(m, one.Field)
			buttons = append(buttons, controls.NewButton(i18n.Tf("adellos.do.swap", facts{"Field": partner,
				"Points": v.Edition().Constants.SwapActionPoints}), look.Icon("swap"), controls.Plain, func() { d.begin(text) }))
		}
	}
	for _, a := range actions {
		if ability := a.verb.String(); kindOf(one.Unit).can(ability) {
			start := v.Begin(a.verb, one.Field)
			style := controls.Plain
			if d.draft.text == start {
				style = controls.Primary
			}
			buttons = append(buttons, controls.NewButton(word(edition().abilities[ability].Name), look.Icon(a.icon), style, func() { d.begin(start) }))
		}
	}
	if len(buttons) > 0 {
		parts = append(parts, page.NewLine(buttons...))
	}
	return parts
}

// actions are the abilities that are used by a button, with its sign.
var actions = []struct {
	verb rules.Verb
	icon string
}{{rules.DoPickpocket, "coin"}, {rules.DoInterdict, "hourglass"}, {rules.DoAbsolution, "hourglass"}, {rules.DoEntrench, "shield"}}

// hand is the tab of the viewer's cards, each with what it could do now.
func (p *panel) hand(v rules.View) []fyne.CanvasObject {
	d := p.model
	cards := v.Hand()
	if len(cards) == 0 {
		return []fyne.CanvasObject{labels.NewText(i18n.T("adellos.hand.empty"))}
	}
	var parts []fyne.CanvasObject
	for _, c := range cards {
		title := cardName(c.Card)
		if c.Copies > 1 {
			title = i18n.Tf("adellos.hand.copies", facts{"Card": title, "Count": c.Copies})
		}
		state, playable := d.words().cardState(c.Card)
		words := labels.NewNote(state)
		parts = append(parts, row{picture: cardPicture(c.Card), title: title, parts: []fyne.CanvasObject{note(cardText(c.Card)), words},
			spoken: title + ": " + cardText(c.Card) + " " + state, faint: !playable, chosen: d.draft.card() == c.Card,
			tapped: func() { d.begin(v.Begin(rules.DoCard, c.Card)) }, explain: func() { p.host.Router.Push(explainCard(p.host, c.Card)) }}.object())
	}
	if v.Config().GiftsAreAgreed && slices.ContainsFunc(d.moves(), func(m rules.Move) bool { return m.Verb() == rules.DoGift }) {
		parts = append(parts, page.NewLine(controls.NewButton(i18n.T("adellos.do.gift"), look.Icon("share"), controls.Plain, func() { d.begin(v.Begin(rules.DoGift)) })))
	}
	return parts
}

// supply is the tab of the viewer's units that can be hired or summoned.
func (p *panel) supply(v rules.View) []fyne.CanvasObject {
	d := p.model
	own := d.own()
	parts := append(p.purse(v), labels.NewText(d.words().supply()))
	for _, s := range own.Supply {
		k := kindOf(s.Unit)
		can := slices.ContainsFunc(d.moves(), func(m rules.Move) bool {
			return m.Unit() == s.Unit && (m.Verb() == rules.DoHire || m.Verb() == rules.DoSummon)
		})
		lines := []fyne.CanvasObject{stats(k, s.Left)}
		if len(k.has) > 0 {
			lines = append(lines, note(k.abilities()))
		}
		chosen := d.draft.buys() && d.draft.chosen(rules.PartUnit) == s.Unit
		one := row{picture: k.picture(), title: word(k.name), parts: lines, faint: !can,
			spoken: word(k.name) + ": " + statsWords(k) + ". " + i18n.N("adellos.supply.left", s.Left, nil),
			chosen: chosen, tapped: func() { d.buy(s.Unit) },
			explain: func() { p.host.Router.Push(explainKind(p.host, s.Unit)) }}.object()
		if chosen {
			p.chosen = one
		}
		parts = append(parts, one)
	}
	return parts
}

// players is the tab of all seats.
func (p *panel) players(v rules.View) []fyne.CanvasObject {
	var parts []fyne.CanvasObject
	for _, one := range v.Players() {
		parts = append(parts, p.player(v, one))
		for _, l := range one.Lying {
			parts = append(parts, p.lying(l))
		}
	}
	var left []string
	for _, s := range v.Tokens() {
		left = append(left, strconv.Itoa(s.Left)+" "+unitName(s.Unit))
	}
	return append(parts, note(i18n.Tf("adellos.common", facts{"Round": v.Turn().Round, "Cards": v.Pile(), "Tokens": strings.Join(left, ", ")})))
}

// player is a seat: who sits there, what it plays with, and what it has.
func (p *panel) player(v rules.View, one rules.Player) fyne.CanvasObject {
	d := p.model
	lines := []fyne.CanvasObject{note(d.words().seat(one))}
	if one.Left == 0 {
		figures := page.NewLine(count("coin", one.Gold), count("cards", one.Cards), sign("tower", held(v, one)), count("trophy", one.Kills))
		lines = append(lines, figures)
	}
	for _, words := range d.words().seatNotes(one) {
		lines = append(lines, note(words))
	}
	r := row{picture: seatPicture(one), title: d.match.Players.Name(one.Seat), parts: lines, spoken: d.words().seatSpoken(one),
		faint: one.Left > 0, chosen: v.Turn().Active == one.Seat}
	if one.Noble != "" {
		r.explain = func() { p.host.Router.Push(explainKind(p.host, one.Noble)) }
	}
	return r.object()
}

// lying is an event card that lies before a player.
func (p *panel) lying(l rules.Lying) fyne.CanvasObject {
	words := p.model.words().lying(l)
	return row{picture: cardPicture(l.Card), title: cardName(l.Card), parts: []fyne.CanvasObject{note(words)}, spoken: cardName(l.Card) + ": " + words,
		explain: func() { p.host.Router.Push(explainCard(p.host, l.Card)) }}.object()
}
