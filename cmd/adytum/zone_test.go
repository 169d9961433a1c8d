//go:build unix && !smoke

// It changes the time zone of its process, which no window may look at meanwhile.

package main

import (
	"testing"
	"time"
)

func TestClockFollowsTheTimeZone(t *testing.T) {
	before := newClock()
	t.Setenv("TZ", "ABC-9")
	if before.read(); before.now().Format("-0700 MST") != "+0900 ABC" {
		t.Errorf("after nine zones to the east it is %v", before.now())
	}
	t.Setenv("TZ", "")
	local := time.Local
	defer func() { time.Local = local }()
	time.Local = time.UTC
	if before.read(); before.now().Location() != time.UTC {
		t.Errorf("in the zone that Go knows it is %v", before.now())
	}
}
