//go:build unix

package main

/*
#include <time.h>

static long zoneOf(long long seconds, const char **name) {
	struct tm local;
	time_t t = (time_t)seconds;
	tzset(); // reads the zone anew
	if (localtime_r(&t, &local) == NULL) return 1L << 30;
	*name = local.tm_zone;
	return local.tm_gmtoff;
}
*/
import "C"

import "time"

// systemZone is the name of the system's time zone and its distance from UTC in
// seconds at a time; ok reports whether the system says so.
func systemZone(at time.Time) (name string, offset int, ok bool) {
	var text *C.char
	seconds := C.zoneOf(C.longlong(at.Unix()), &text)
	if seconds == 1<<30 {
		return "", 0, false
	}
	return C.GoString(text), int(seconds), true
}
