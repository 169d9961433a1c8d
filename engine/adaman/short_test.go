package adaman

import (
	"testing"

	"adytum/engine/enginetest"
)

func TestParseShort(t *testing.T) {
	enginetest.ShortTexts(t, Game{}, map[string]string{
		"basic | palace: author | capital: savage mill | resources: origin sea | next: end": "basic | palace: author | capital: savage mill | resources: origin sea | controlled: | discards: | deck: end ace_of_moons ace_of_suns ace_of_waves ace_of_leaves ace_of_wyrms ace_of_knots desert journey painter mountain sailor battle forest discovery soldier lunatic penitent market chance_meeting castle cave diplomat betrayal pact darkness merchant huntress bard calamity windfall | play",
		"basic | capital: lunatic | resources: sea | last:":                                 "basic | palace: | capital: lunatic | resources: sea | controlled: author painter savage sailor soldier penitent diplomat merchant huntress bard | discards: ace_of_moons ace_of_suns ace_of_waves ace_of_leaves ace_of_wyrms ace_of_knots desert origin journey mountain battle forest discovery market chance_meeting castle cave mill betrayal pact darkness end calamity windfall | deck: | play",
		"basic | capital: lunatic | resources: sea | last: mill author":                     "basic | palace: | capital: lunatic | resources: sea | controlled: painter savage sailor soldier penitent diplomat merchant huntress bard | discards: ace_of_moons ace_of_suns ace_of_waves ace_of_leaves ace_of_wyrms ace_of_knots desert origin journey mountain battle forest discovery market chance_meeting castle cave betrayal pact darkness end calamity windfall | deck: mill author | play",
	}, map[string]string{
		"":                                          "options",
		"none | capital: mill":                      "options",
		"basic":                                     "end",
		"basic | castle: mill":                      "text",
		"basic | next: mill | next:":                "text",
		"basic | capital: nobody":                   "capital",
		"basic | capital:  mill":                    "capital",
		"basic | capital: mill mill":                "capital",
		"basic | resources: savage":                 "resources",
		"basic | resources: sea | next: sea":        "deck",
		"basic | capital: mill | resources: excuse": "resources",
	})
}

func FuzzParseShort(f *testing.F) {
	enginetest.FuzzShortTexts(f, Game{}, "basic | palace: author | capital: savage mill | resources: origin sea | next: end",
		"basic mercy | capital: lunatic | resources: sea | last:", "extended | controlled: bard | discards: - mill", "basic | ", "")
}
