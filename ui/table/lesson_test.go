package table

import (
	"testing"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"adytum/ui/lessons"
	"adytum/ui/page"
	"adytum/widgets/labels"
)

// A course ends with a first match of one's own, for somebody who has begun none.
func TestLastLessonLeadsToAFirstMatch(t *testing.T) {
	test.NewTempApp(t)
	one := lessons.Lesson{Steps: []lessons.Step{{}}}
	for _, c := range []struct {
		lesson int
		first  bool
		want   string
	}{{0, false, "Next lesson"}, {1, false, "Finish"}, {1, true, "Your first game"}} {
		s := &lessonScreen{lessonModel: &lessonModel{lessons: []lessons.Lesson{one, one}, lesson: c.lesson, verdict: right}, first: c.first}
		if got := s.main(); got.Label != c.want || got.Do == nil {
			t.Errorf("lesson %d: %q", c.lesson, got.Label)
		}
	}
}

// A sign before the words takes width from them; they get the height for it.
func TestAnswerGrowsWithItsSign(t *testing.T) {
	test.NewTempApp(t)
	sign, says := container.NewStack(), labels.NewText("")
	answer := newTextPanel(container.New(answerLayout{}, sign, says))
	s := &lessonScreen{lessonModel: &lessonModel{lessons: []lessons.Lesson{{Steps: []lessons.Step{{Task: &lessons.Task{}}}}}, verdict: right}, sign: sign, says: says, layout: &lessonPageLayout{answer: answer}}
	const width = 200
	for range 30 {
		s.answer.English += "word "
		says.SetText(s.answer.English)
		sign.Objects = nil
		answer.height(width)
		s.answerNow()
		if need := page.Fit(says, width-2*panelMargin-signWidth(sign)); answer.height(width) < need+2*panelMargin {
			t.Errorf("%d letters need a height of %v, and get %v", len(s.answer.English), need+2*panelMargin, answer.height(width))
		}
	}
}
