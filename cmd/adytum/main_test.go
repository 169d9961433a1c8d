package main

import (
	"testing"

	"fyne.io/fyne/v2"
)

// A phoneApp runs on a phone, where Quit does nothing.
type phoneApp struct {
	fyne.App
	phone
}

func (a phoneApp) Driver() fyne.Driver { return a.phone }

type phone struct {
	fyne.Driver
	left *int
}

func (p phone) GoBack() { *p.left++ }

func TestAppEndsItselfOnAPhoneToo(t *testing.T) {
	left := 0
	if quitting(phoneApp{phone: phone{left: &left}})(); left != 1 {
		t.Errorf("left %d times", left)
	}
}
