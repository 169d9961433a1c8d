package savegames

// A progress tells how much is done of what takes long, in steps that can be seen.
type progress struct {
	tell func(done float64) // or nil
	told int                // the last number of steps
}

const progressSteps = 100

// reach tells that n of all parts of a stretch of the way are done.
func (p *progress) reach(from, to float64, n, all int) {
	step := int(progressSteps * (from + (to-from)*float64(n)/float64(max(1, all))))
	if p.tell != nil && step > p.told {
		p.told = step
		p.tell(float64(step) / progressSteps)
	}
}

// The stretches of a rescue, and of the standings that follow it or a new version.
const (
	beginning      = 0.01
	matchesRead    = 0.25
	matchesWritten = 0.5
	resultsWritten = 0.99
	ending         = 1
)
