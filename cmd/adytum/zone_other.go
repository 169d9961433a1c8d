//go:build !unix

package main

import "time"

// systemZone: Windows keeps the zone of the start for as long as a program runs.
func systemZone(time.Time) (name string, offset int, ok bool) { return "", 0, false }
