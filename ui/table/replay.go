package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/session"
	"adytum/widgets"
	"adytum/widgets/charts"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// ReplayName is the name of the route to a replay.
const ReplayName = "table.replay"

// Replay is the page on which the match of a table is gone through ply by ply, as
// its viewer saw it. How far the person has come outlives a change of language or
// look.
func (g Game) Replay(h *frame.Host, d *Model) frame.Route { return g.replay(h, d.match, d) }

// replay is that of a match; without a table somebody looks who has nothing to
// hide from others at the device, see MayReplay.
func (g Game) replay(h *frame.Host, m *match.Match, d *Model) frame.Route {
	r := &replay{game: g, host: h, match: m, seat: engine.Nobody, speed: len(speeds) / 2}
	if d != nil {
		r.seat = d.Now().Seat
	}
	if _, r.over = m.Position().View(0).Outcome(); !r.over {
		r.ply = m.Ply()
	}
	return frame.Route{Name: ReplayName, Build: func() *frame.Page { return newReplayScreen(r).page() }}
}

// MayReplay reports whether a match may be gone through by whoever holds the
// device. People who keep things from each other do so at the table, behind its
// veil, as long as the match runs.
func (g Game) MayReplay(players []match.Player, over bool) bool {
	return g.BareTable != nil && (over || !g.Secret || Players(players).People() < 2)
}

// A past is what makes a view model one of a replay: nothing goes on by itself
// unless it plays.
type past struct {
	plays  bool
	change session.Change
}

// Change is what led to what is shown.
func (d *Model) Change() session.Change {
	if d.past != nil {
		return d.past.change
	}
	return d.Now().Change
}

// note keeps what leads to a number of plies in a replay; one step on is like a
// ply that is played.
func (d *Model) note(plies int) {
	if d.past == nil {
		return
	}
	change := session.Change{Kind: session.TookBack, Count: d.past.change.Count + 1}
	if plies == d.Shown+1 {
		change.Kind, change.Entry = session.Played, d.Session.History()[d.Shown]
	}
	d.past.change = change
}

// A replay is how far a person has gone through a match.
type replay struct {
	game  Game
	host  *frame.Host
	match *match.Match
	seat  engine.Seat // who looks; Nobody for the one that a table would show
	over  bool
	ply   int
	speed int
}

// speeds are how long a ply stays while the replay goes on by itself, with their
// words.
var speeds = []struct {
	time  time.Duration
	words string
}{{3 * time.Second, "replay.slow"}, {1600 * time.Millisecond, "replay.medium"}, {700 * time.Millisecond, "replay.fast"}}

// replayScreen is the page of a replay as it stands on the screen.
type replayScreen struct {
	*replay
	table *Table
	heard int // the last change that was followed

	count           *labels.Text
	scrubber        *charts.Scrubber
	back, on, speed *controls.Button
	play            *controls.Button
	content         *fyne.Container
}

func newReplayScreen(r *replay) *replayScreen {
	s := &replayScreen{replay: r, table: r.game.BareTable(r.host, r.match)(), count: labels.NewNote("")}
	s.scrubber = charts.NewScrubber(i18n.T("replay.scrubber"))
	s.scrubber.OnChosen = s.goTo
	s.back = controls.NewBarButton(i18n.T("replay.back"), look.Icon("undo"), func() { s.step(-1) })
	s.on = controls.NewBarButton(i18n.T("replay.on"), look.Icon("redo"), func() { s.step(1) })
	s.speed = controls.NewBarButton("", look.Icon("hourglass"), s.changeSpeed)
	s.play = controls.NewButton("", nil, controls.Primary, s.press)
	words := widgets.NewPanel(container.NewBorder(s.count, nil, nil, nil, s.table.Log.Object))
	bar := controls.NewActions(s.play, s.back, s.on, s.speed)
	s.content = container.New(replayLayout{s.count}, s.table.Content, words, s.scrubber, bar)
	s.begin()
	return s
}

// begin shows the ply that was come to, and follows what is tapped.
func (s *replayScreen) begin() {
	t, d := s.table, s.table.Model
	d.AtOnce, d.Held, d.past = false, true, &past{change: d.Now().Change}
	if s.seat != engine.Nobody {
		d.stage = Looking
		d.Session.SetSeat(s.seat)
	}
	s.scrubber.SetValues(level(d.Now().Ply+1), nil)
	t.pace.time = func() time.Duration { return speeds[s.replay.speed].time }
	t.stop = frame.WatchForeground(s.rest, func() {})
	s.ply = min(s.ply, d.Now().Ply)
	d.note(s.ply)
	d.Shown, d.Changed = s.ply, s.changed
	s.changed()
}

// level is a line without ups and downs.
func level(points int) []float64 {
	values := make([]float64, points)
	for i := range values {
		values[i] = 0.5
	}
	return values
}

func (s *replayScreen) page() *frame.Page {
	p := NewPage(s.host, i18n.T("replay.title"), s.menu, s.content, s.key)
	p.OnBack = s.table.Model.Clear
	p.Close = func() {
		s.table.Close()
		s.table.Model.Session.Pause()
	}
	return p
}

// menu lists, once the match is over, through whose eyes it can be seen.
func (s *replayScreen) menu() []*fyne.MenuItem {
	var items []*fyne.MenuItem
	if d := s.table.Model; s.over && s.game.Secret {
		for seat := range d.Players {
			seat := engine.Seat(seat)
			label := i18n.Tf("replay.seat", map[string]any{"Name": d.Players.Name(seat)})
			items = append(items, page.Choice(label, Emblem(seat), seat == d.Now().Seat, func() { s.lookFrom(seat) }))
		}
	}
	return append(items, RulesItem(s.host, s.table.parts.Game), SettingsItem(s.host))
}

// lookFrom shows a match that is over as another seat saw it.
func (s *replayScreen) lookFrom(seat engine.Seat) {
	d := s.table.Model
	s.seat = seat
	d.Session.SetSeat(seat)
	d.forget()
	d.note(d.Shown)
	d.Changed()
}

// changed follows a step, or a tap on the board, which ends the playing.
func (s *replayScreen) changed() {
	t, d := s.table, s.table.Model
	fresh := d.Change().Count != s.heard
	s.heard, s.ply = d.Change().Count, d.Shown
	d.past.plays = d.past.plays && fresh && d.Behind()
	if t.parts.Heard != nil {
		t.parts.Heard(fresh)
	}
	t.Refresh()
	s.show()
}

// show brings words, scrubber and buttons up to date.
func (s *replayScreen) show() {
	d := s.table.Model
	s.count.SetText(i18n.Tf("replay.count", map[string]any{"Ply": d.Shown, "Of": d.Now().Ply}))
	s.scrubber.SetChosen(d.Shown)
	page.Enable(s.back, d.Shown > 0)
	page.Enable(s.on, d.Behind())
	page.Enable(s.play, d.Now().Ply > 0)
	s.speed.SetLabel(i18n.T(speeds[s.replay.speed].words))
	if d.past.plays {
		s.play.SetLabel(i18n.T("replay.stop"))
	} else {
		s.play.SetLabel(i18n.T("replay.play"))
	}
}

// goTo shows the match after a number of plies, and rests there.
func (s *replayScreen) goTo(plies int) {
	s.rest()
	d := s.table.Model
	if plies = min(max(plies, 0), d.Now().Ply); plies != d.Shown {
		d.forget()
		d.note(plies)
		d.Shown = plies
		d.Changed()
	}
}

func (s *replayScreen) step(by int) { s.goTo(s.table.Model.Shown + by) }

// press lets the match go on by itself, from its beginning once the end is
// reached, or stops it.
func (s *replayScreen) press() {
	d := s.table.Model
	if d.past.plays {
		s.rest()
		return
	}
	if !d.Behind() {
		s.goTo(0)
	}
	d.past.plays = d.Behind()
	s.show()
	s.table.pace.Keep()
}

// rest lets nothing go on by itself.
func (s *replayScreen) rest() {
	s.table.Model.past.plays = false
	s.table.pace.Hold()
	s.show()
}

// changeSpeed goes on to the next speed, and from the last to the first.
func (s *replayScreen) changeSpeed() {
	s.replay.speed = (s.replay.speed + 1) % len(speeds)
	s.show()
}

func (s *replayScreen) key(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyLeft, fyne.KeyU, fyne.KeyBackspace:
		s.step(-1)
	case fyne.KeyRight, fyne.KeyR:
		s.step(1)
	case fyne.KeyHome:
		s.goTo(0)
	case fyne.KeyEnd:
		s.goTo(s.table.Model.Now().Ply)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.press()
	}
}

// replayLayout puts board, words, scrubber and buttons one below the other, or all
// but the board beside it where there is more width than height. A board that needs
// the width of a low screen has them below it in one line.
type replayLayout struct{ count *labels.Text }

const (
	replayLines = 4    // of words below a board, with their number
	leastReplay = 2    // where the board needs the room
	mostReplay  = 0.25 // of the height
)

// Layout implements fyne.Layout.
func (l replayLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	board, words, scrubber, bar := o[0], o[1], o[2], o[3]
	low := size.Height < lowHeight && size.Width > size.Height
	side := float32(sideWide)
	if low {
		side = min(sideLow, size.Width/2)
	}
	strip := min(replayLines*lineOfText()+2*panelMargin, size.Height*mostReplay)
	below := low && size.Width-side-2*gap < board.MinSize().Width
	page.Show(l.count, !below) // the words need the room
	switch {
	case below:
		height := page.Fit(bar, side) + widgets.TouchSize
		top, rest := size.Height-height-gap/2, size.Width-side-3*gap
		page.Place(board, 0, 0, size.Width, top-gap/2)
		page.Place(words, gap, top, rest, height)
		page.Place(scrubber, rest+2*gap, top, side, widgets.TouchSize)
		page.Place(bar, rest+2*gap, top+widgets.TouchSize, side, height-widgets.TouchSize)
	case low || size.Width >= wideFrom:
		left, height := size.Width-side-gap, page.Fit(bar, side)
		foot := size.Height - gap - height
		page.Place(board, 0, 0, left-gap, size.Height)
		page.Place(bar, left, foot, side, height)
		page.Place(scrubber, left, foot-gap-widgets.TouchSize, side, widgets.TouchSize)
		page.Place(words, left, 0, side, foot-2*gap-widgets.TouchSize)
	default:
		width := min(size.Width-2*gap, widestWords)
		left, height := (size.Width-width)/2, page.Fit(bar, width)
		foot := size.Height - gap - height
		page.Place(bar, left, foot, width, height)
		foot -= gap + widgets.TouchSize
		page.Place(scrubber, left, foot, width, widgets.TouchSize)
		if least := leastReplay*lineOfText() + 2*panelMargin; strip > least && foot-2*gap-strip < board.MinSize().Height {
			strip = max(least, foot-2*gap-board.MinSize().Height)
			l.count.Hide()
		}
		foot -= gap + strip
		page.Place(words, left, foot, width, strip)
		page.Place(board, 0, 0, size.Width, foot-gap)
	}
}

// MinSize implements fyne.Layout: the screen gives the size.
func (replayLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 280) }
