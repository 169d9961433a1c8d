package savegames

import (
	"runtime"
	"testing"
)

// What copies and backups cost with a store of full size.
func BenchmarkCopyAtSize(b *testing.B) {
	s := must(b, large(b), newCalendar().read)
	c, err := s.MakeCopy("")
	check(b, err)
	empty := func(b *testing.B) *Store { return must(b, b.TempDir(), newCalendar().read) }
	for _, one := range []struct {
		name string
		do   func(*testing.B) error
	}{
		{"make", func(*testing.B) error { _, err := s.MakeCopy(""); return err }},
		{"read", func(*testing.B) error { _, err := s.readCopy(c.file); return err }},
		{"merge", func(b *testing.B) error { _, _, err := empty(b).Merge(c, true); return err }},
		{"merge again", func(*testing.B) error { _, _, err := s.Merge(c, true); return err }},
		{"replace", func(*testing.B) error { return s.Replace(c) }},
		{"backup", func(*testing.B) error { return s.backup(s.db, previous) }},
	} {
		b.Run(one.name, func(b *testing.B) {
			for b.Loop() {
				check(b, one.do(b))
			}
			var memory runtime.MemStats
			runtime.ReadMemStats(&memory)
			b.ReportMetric(float64(memory.Sys>>20), "MB-of-process")
			b.ReportMetric(float64(len(c.file))/(1<<20), "MB-of-copy")
		})
	}
}
