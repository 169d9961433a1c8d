package uitest_test

import (
	"testing"

	"adytum/savegames"
	"adytum/ui/uitest"
)

// heard is a test that only counts its failures.
type heard struct {
	testing.TB
	errors int
}

func (h *heard) Errorf(string, ...any) { h.errors++ }

// here carries nothing away.
type here struct{}

func (here) Go(f func()) { f() }
func (here) UI(f func()) { f() }

// Whoever waits for the database on the interface's goroutine fails a test; what a
// runner has carried away, and the test itself, may.
func TestWaitingForTheDatabaseIsNoticed(t *testing.T) {
	a := uitest.New(t)
	save := func() {
		savegames.Set(a.Store, "asked", true)
		a.SaveSettings(func(err error) { t.Error(err) })
	}
	save()
	queue := &uitest.Queue{}
	a.Runner = queue
	save()
	queue.Work()
	if err := savegames.SetSetting(a.Store, "asked", true); err != nil {
		t.Error(err)
	}
	h := &heard{TB: t}
	a.T, a.Runner = h, here{}
	if save(); h.errors != 1 {
		t.Errorf("%d failures, want one", h.errors)
	}
}
