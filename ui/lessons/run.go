package lessons

import (
	"fmt"
	"slices"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/session"
)

// learner is the seat of the person.
const learner engine.Seat = 0

// A verdict is what became of the task of a step.
type verdict int

const (
	open  verdict = iota
	right         // or there was nothing to do
	wrong         // the move is on the board and waits to be taken back
)

// A run is a lesson on its way: the view model of its page.
type run struct {
	host    *frame.Host
	course  Course
	lessons []Lesson
	lesson  int
	step    int

	match   *match.Match
	from    int      // plies before the task's
	pending []string // moves that the step opens with
	verdict verdict
	answer  Text // about the last move
	tried   bool // something was tried in vain
}

func newRun(h *frame.Host, c Course, lesson int) *run {
	r := &run{host: h, course: c, lessons: c.Lessons(), lesson: lesson}
	r.open(0)
	return r
}

func (r *run) now() Lesson { return r.lessons[r.lesson] }

func (r *run) at() Step { return r.now().Steps[r.step] }

// open goes to a step; true if its match is the one of the step before.
func (r *run) open(step int) (goesOn bool) {
	l := r.now()
	goesOn = r.match != nil && r.verdict == right && r.leadsTo(l.Steps[step])
	r.step, r.verdict, r.tried = step, open, false
	s := r.at()
	if s.Task == nil {
		r.verdict = right
	}
	if !goesOn {
		m, err := r.course.Begin(l, step)
		if err != nil {
			panic(err) // a test begins every step
		}
		r.match = m
	}
	r.from = r.match.Ply() + len(s.Before)
	r.pending = s.Before
	return goesOn
}

// leadsTo tells whether a step can go on with the match as the person played it:
// all that it makes and shows must be possible there.
func (r *run) leadsTo(next Step) bool {
	if next.Start != nil {
		return false
	}
	moves := next.Before
	if next.Task != nil {
		moves = append(slices.Clone(moves), next.Task.Show)
	}
	p := r.match.Position()
	for _, text := range moves {
		m, err := r.course.Game.ParseMove(text)
		if err == nil {
			p, _, err = p.Play(m)
		}
		if err != nil {
			return false
		}
	}
	return true
}

// opening tells that moves of the step's opening are still to come.
func (r *run) opening() bool { return len(r.pending) > 0 }

// lead makes the next move of the opening.
func (r *run) lead(t *Table) {
	if !r.opening() || t.Session.Now().Busy() {
		return
	}
	next := r.pending[0]
	r.pending = r.pending[1:]
	r.play(t, next)
}

// play makes a move of the script.
func (r *run) play(t *Table, text string) {
	m, err := r.course.Game.ParseMove(text)
	if err != nil {
		panic(fmt.Sprintf("lessons: %s: %v", r.now().ID, err)) // a test plays every move
	}
	t.Play(m)
}

// judge looks at a move that was made.
func (r *run) judge(s *session.Session) {
	now := s.Now()
	if r.verdict != open || now.Change.Kind != session.Played || now.Ply != r.from+1 || now.Change.Entry.Seat != learner {
		return
	}
	r.answer, r.verdict = r.at().Task.answer(madeIn(r.match))
	r.tried = r.tried || r.verdict == wrong
}

// takeBack takes a wrong move back.
func (r *run) takeBack(t *Table) {
	if r.verdict == wrong && !t.Session.Now().Busy() {
		r.verdict = open
		t.TakeBack()
	}
}

// canShow tells whether the right move can be shown.
func (r *run) canShow() bool { return r.verdict != right && r.tried && !r.opening() }

// show makes the right move.
func (r *run) show(t *Table) {
	if !r.canShow() || t.Session.Now().Busy() {
		return
	}
	if r.verdict == wrong {
		r.verdict = open
		t.TakeBack()
	}
	r.verdict, r.answer = right, r.at().Task.Right
	r.pending = []string{r.at().Task.Show} // once what was taken back is stored
	r.lead(t)
}

// last tells that the step is the last of its lesson.
func (r *run) last() bool { return r.step == len(r.now().Steps)-1 }

// finish notes that the lesson was gone through. What cannot be stored costs a
// check mark, no word is lost about it.
func (r *run) finish() {
	l := savegames.Lesson{Game: r.course.Game.Name(), ID: r.now().ID}
	r.host.Runner.Go(func() { _ = r.host.Store.FinishLesson(l) })
}
