package i18n

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
)

// Ago says when something was, as seen from now and in now's time zone: "12
// minutes ago", "yesterday at 14:05", "on Monday", "3 November 2026".
func Ago(now, then time.Time) string {
	then = then.In(now.Location())
	clock := map[string]any{"Time": then.Format("15:04")}
	days := int(midnight(now).Sub(midnight(then)).Hours()/24 + 0.5)
	switch since := now.Sub(then); {
	case since < 0 || days > 6:
		return Date(then)
	case since < time.Minute:
		return T("date.now")
	case since < time.Hour:
		return N("date.minutes", int(since.Minutes()), nil)
	case days == 0:
		return Tf("date.today", clock)
	case days == 1:
		return Tf("date.yesterday", clock)
	}
	return T("date.weekday." + fmt.Sprint(int(then.Weekday())))
}

// midnight is the start of the day, in a zone whose days are all as long.
func midnight(t time.Time) time.Time {
	return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, time.UTC)
}

// Date is the day: "3 November 2026".
func Date(t time.Time) string {
	return Tf("date.day", map[string]any{"Day": t.Day(), "Month": Month(t), "Year": t.Year()})
}

// Month is the name of the month.
func Month(t time.Time) string { return T("date.month." + fmt.Sprint(int(t.Month()))) }

// Options names the options of a match: the first, which tells most, and of the
// others those that are not as usual.
func Options(g engine.Game, chosen engine.Options) string {
	var all []string
	for i, option := range g.Options() {
		value := chosen[option.Name]
		switch {
		case value == "off", i > 0 && value == option.Values[0]:
		case value == "on":
			all = append(all, Option(option.Name))
		default:
			all = append(all, OptionValue(option.Name, value))
		}
	}
	return strings.Join(all, " · ")
}

// Option is the name of an option.
func Option(name string) string { return T("option." + name) }

// OptionValue is the name of one of an option's values.
func OptionValue(name, value string) string { return T("option." + name + "." + value) }

// Outcome is the name of how a game ended: "Won".
func Outcome(name string) string { return T("outcome." + name) }

// Points is a score: "84 points".
func Points(score int) string { return N("outcome.points", score, nil) }

// problems names the errors of the store that have words of their own.
var problems = []struct {
	err  error
	name string
}{
	{savegames.ErrInUse, "in_use"},
	{savegames.ErrFull, "full"},
	{savegames.ErrReadOnly, "read_only"},
	{savegames.ErrGone, "gone"},
	{savegames.ErrLongPath, "long_path"},
	{savegames.ErrDamaged, "damaged"},
	{savegames.ErrNoMatch, "no_match"},
	{savegames.ErrUnknownGame, "unknown_game"},
	{savegames.ErrOtherRules, "other_rules"},
	{savegames.ErrNoCopy, "no_copy"},
	{savegames.ErrNewerCopy, "newer_copy"},
	{savegames.ErrLargeCopy, "large_copy"},
	{savegames.ErrDamagedCopy, "damaged_copy"},
}

// Problem says in plain words what an error means for the player, and what can be
// done. The error's own text is for the log.
func Problem(err error) (title, advice string) {
	name := "other"
	var damage *savegames.DamageError
	if errors.As(err, &damage) {
		name = "damaged_match"
	}
	for _, p := range problems {
		if errors.Is(err, p.err) {
			name = p.name
			break
		}
	}
	return T("app.problem." + name), T("app.problem." + name + ".text")
}

// ProblemLine is a problem where there is no room for a title.
func ProblemLine(err error) string {
	title, advice := Problem(err)
	return title + ". " + advice
}

// Unsaved says at a table that the last move could not be saved.
func Unsaved(err error) string {
	return Tf("app.unsaved", map[string]any{"Why": ProblemLine(err)})
}

// Helped says what help was taken in a match; "" if none was.
func Helped(m match.Marks) string {
	var sentences []string
	if m.Hints > 0 {
		sentences = append(sentences, N("words.helped.hints", m.Hints, nil))
	}
	if m.TookBack > 0 {
		sentences = append(sentences, N("words.helped.took_back", m.TookBack, nil))
	}
	return strings.Join(sentences, " ")
}
