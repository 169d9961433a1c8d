package lessons

import (
	"adytum/savegames"
	"adytum/ui/i18n"
)

// Progress is which lessons of a course were finished, in their order.
type Progress []bool

// Finished counts the lessons that were finished.
func (p Progress) Finished() int {
	n := 0
	for _, done := range p {
		if done {
			n++
		}
	}
	return n
}

// Next is the first lesson that was not finished; false if all were.
func (p Progress) Next() (int, bool) {
	for i, done := range p {
		if !done {
			return i, true
		}
	}
	return 0, false
}

// Progress reads how far a person is. The error is one of the store; what could
// not be read counts as not finished. Call it off the UI goroutine.
func (c Course) Progress(s *savegames.Store) (Progress, error) {
	finished, err := s.FinishedLessons()
	var all Progress
	for _, l := range c.Lessons() {
		_, done := finished[savegames.LessonID{Game: c.Game.Name(), ID: l.ID}]
		all = append(all, done)
	}
	return all, err
}

// Words say how far that is.
func (p Progress) Words() string {
	switch n := p.Finished(); n {
	case 0:
		return i18n.N("lessons.count", len(p), nil)
	case len(p):
		return i18n.T("lessons.all_done")
	default:
		return i18n.Tf("lessons.some_done", map[string]any{"Done": n, "Of": len(p)})
	}
}

// IsNew reports whether a person has done nothing yet in a game. What cannot be read
// is no reason for an offer.
func (c Course) IsNew(s *savegames.Store) bool {
	p, err := c.Progress(s)
	return err == nil && p.Finished() == 0 && c.Unplayed(s)
}

// Unplayed reports whether a person has begun no match of the game yet; false if that
// cannot be read. Call it off the UI goroutine.
func (c Course) Unplayed(s *savegames.Store) bool {
	begun, err := s.Begun(c.Game.Name())
	return err == nil && !begun
}
