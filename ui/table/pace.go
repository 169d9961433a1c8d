package table

import (
	"time"

	"fyne.io/fyne/v2"
)

// A Pace goes from step to step of what is to be shown.
type Pace struct {
	model *Model
	// time is how long a step is shown before the next.
	time    func() time.Duration
	running *fyne.Animation // nil while nothing is to be shown
}

// NewPace makes a pace; time is asked for each step.
func NewPace(d *Model, time func() time.Duration) *Pace { return &Pace{model: d, time: time} }

// Keep goes on as long as something is to be shown.
func (p *Pace) Keep() {
	if past := p.model.past; !p.model.Behind() || !p.model.Open() || past != nil && !past.plays {
		p.Hold()
		return
	}
	if p.running != nil {
		return
	}
	var step *fyne.Animation
	step = fyne.NewAnimation(p.time(), func(done float32) {
		if done == 1 && p.running == step {
			p.running = nil
			p.model.Step()
		}
	})
	p.running = step
	step.Start()
}

// Hold stops between two steps.
func (p *Pace) Hold() {
	if p.running != nil {
		running := p.running
		p.running = nil
		running.Stop()
	}
}
