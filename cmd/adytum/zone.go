package main

import (
	"sync/atomic"
	"time"
)

// A clock tells the time of day where the device is. Go reads the time zone once,
// at the start; people travel while an app is open.
type clock struct{ zone atomic.Pointer[time.Location] }

func newClock() *clock {
	c := &clock{}
	c.read()
	return c
}

// read reads the time zone of the system again. As long as it agrees with the one
// that Go knows, that one stays: it knows summer and winter.
func (c *clock) read() {
	zone := time.Local
	now := time.Now()
	if name, offset, ok := systemZone(now); ok {
		if _, known := now.In(zone).Zone(); known != offset {
			zone = time.FixedZone(name, offset)
		}
	}
	c.zone.Store(zone)
}

// now is the time, in the zone that was read last.
func (c *clock) now() time.Time { return time.Now().In(c.zone.Load()) }
