package frame

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

func TestGuardTakesTheTapsOfThePageBefore(t *testing.T) {
	f := newFixture(t)
	taps := 0
	route := Route{Name: "end", Build: func() *Page {
		return &Page{Title: "end", Content: widget.NewButton("again", func() { taps++ })}
	}}
	middle := fyne.NewPos(180, 400)
	var wait *fyne.Animation // the driver of tests would end it at once
	f.frame.guard.start = func(a *fyne.Animation) { wait = a }

	f.Present(route)
	if !f.Guarded() || wait.Duration != guardTime {
		t.Fatal("a page that came by itself is not guarded")
	}
	wait.Tick(0.9)
	test.TapCanvas(f.window.Canvas(), middle)
	if taps != 0 {
		t.Error("a tap reached the page while it was guarded")
	}
	wait.Tick(1)
	test.TapCanvas(f.window.Canvas(), middle)
	if f.Guarded() || taps != 1 {
		t.Errorf("%d taps reached the page after its guard, want 1", taps)
	}
	f.Pop()
	f.Present(route)
	f.Push(f.route("asked for"))
	if f.Guarded() {
		t.Error("a page that was asked for is guarded")
	}
	f.Pop()
	test.TapCanvas(f.window.Canvas(), middle)
	if taps != 2 {
		t.Errorf("%d taps reached the page that is no longer guarded, want 2", taps)
	}
}

func TestOldWaitDoesNotEndANewGuard(t *testing.T) {
	g := newFixture(t).frame.guard
	before, now := fyne.NewAnimation(guardTime, func(float32) {}), fyne.NewAnimation(guardTime, func(float32) {})
	g.wait = now
	g.Show()
	g.timeUp(before)
	if !g.Visible() {
		t.Error("the wait for an earlier page ended the guard of this one")
	}
	g.timeUp(now)
	if g.Visible() {
		t.Error("the guard stays after its time")
	}
}
