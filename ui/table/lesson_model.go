package table

import (
	"fmt"
	"slices"

	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/lessons"
	"adytum/ui/session"
)

// A verdict is what became of the task of a step.
type verdict int

const (
	undecided verdict = iota
	right             // or there was nothing to do
	wrong             // the move is on the board and waits to be taken back
)

// A lessonModel is a lesson on its way: the view model of its page.
type lessonModel struct {
	host    *frame.Host
	game    Game
	lessons []lessons.Lesson
	lesson  int
	step    int

	match   *match.Match
	build   func() *Table // of the match
	from    int           // plies before the task's
	pending []string      // moves that the step opens with
	verdict verdict
	answer  lessons.Text // about the last move
	tried   bool         // something was tried in vain
}

func newRun(h *frame.Host, g Game, lesson int) *lessonModel {
	r := &lessonModel{host: h, game: g, lessons: g.Course.Lessons(), lesson: lesson}
	r.open(0)
	return r
}

func (r *lessonModel) now() lessons.Lesson { return r.lessons[r.lesson] }

func (r *lessonModel) at() lessons.Step { return r.now().Steps[r.step] }

// open goes to a step; true if its match is the one of the step before.
func (r *lessonModel) open(step int) (goesOn bool) {
	l := r.now()
	goesOn = r.match != nil && r.verdict == right && r.leadsTo(l.Steps[step])
	r.step, r.verdict, r.tried = step, undecided, false
	s := r.at()
	if s.Task == nil {
		r.verdict = right
	}
	if !goesOn {
		m, err := r.game.Course.Begin(l, step)
		if err != nil {
			panic(err) // a test begins every step
		}
		r.match, r.build = m, r.game.BareTable(r.host, m)
	}
	r.from = r.match.Ply() + len(s.Before)
	r.pending = s.Before
	return goesOn
}

// leadsTo reports whether a step can go on with the match as the person played it:
// all that it makes and shows must be possible there.
func (r *lessonModel) leadsTo(next lessons.Step) bool {
	if next.Start != nil {
		return false
	}
	moves := next.Before
	if next.Task != nil {
		moves = append(slices.Clone(moves), next.Task.Show)
	}
	p := r.match.Position()
	for _, text := range moves {
		m, err := r.game.Rules.ParseMove(text)
		if err == nil {
			p, _, err = p.Play(m)
		}
		if err != nil {
			return false
		}
	}
	return true
}

// opening reports whether moves of the step's opening are still to come.
func (r *lessonModel) opening() bool { return len(r.pending) > 0 }

// lead makes the next move of the opening.
func (r *lessonModel) lead(t *Table) {
	if !r.opening() || t.Model.Now().Busy() {
		return
	}
	next := r.pending[0]
	r.pending = r.pending[1:]
	r.play(t, next)
}

// play makes a move of the script.
func (r *lessonModel) play(t *Table, text string) {
	m, err := r.game.Rules.ParseMove(text)
	if err != nil {
		panic(fmt.Sprintf("lessons: %s: %v", r.now().ID, err)) // a test plays every move
	}
	t.Model.Make(m)
}

// judge looks at a move that was made.
func (r *lessonModel) judge(s *session.Session) {
	now := s.Now()
	if r.verdict != undecided || now.Change.Kind != session.Played || now.Ply != r.from+1 || now.Change.Entry.Seat != lessons.Learner {
		return
	}
	answer, accepted := r.at().Task.Judge(r.match)
	if r.answer, r.verdict = answer, right; !accepted {
		r.verdict, r.tried = wrong, true
	}
}

// takeBack takes a wrong move back.
func (r *lessonModel) takeBack(t *Table) {
	if r.verdict == wrong && !t.Model.Now().Busy() {
		r.verdict = undecided
		t.Model.TakeBack()
	}
}

// canShow reports whether the right move can be shown.
func (r *lessonModel) canShow() bool { return r.verdict != right && r.tried && !r.opening() }

// show makes the right move.
func (r *lessonModel) show(t *Table) {
	if !r.canShow() || t.Model.Now().Busy() {
		return
	}
	if r.verdict == wrong {
		r.verdict = undecided
		t.Model.TakeBack()
	}
	r.verdict, r.answer = right, r.at().Task.Right
	r.pending = []string{r.at().Task.Show} // once what was taken back is stored
	r.lead(t)
}

// last reports whether the step is the last of its lesson.
func (r *lessonModel) last() bool { return r.step == len(r.now().Steps)-1 }

// finish stores that the lesson was finished. What cannot be stored costs a
// check mark and is not reported.
func (r *lessonModel) finish() {
	l := savegames.LessonID{Game: r.game.Rules.Name(), ID: r.now().ID}
	r.host.Runner.Go(func() { _ = r.host.Store.FinishLesson(l) })
}
