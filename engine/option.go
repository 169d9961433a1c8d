package engine

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// An Option is one choice that is made before a game.
type Option struct {
	Name string
	// Values are the allowed values; the first is the default.
	Values []string
}

// Switch is an option that is "off" unless it is turned "on".
func Switch(name string) Option { return Option{Name: name, Values: []string{"off", "on"}} }

// Options holds chosen values by the name of the option.
type Options map[string]string

// On reports whether a switch is on.
func (o Options) On(name string) bool { return o[name] == "on" }

// Check fills in the defaults of a setup and refuses what the game does not
// know: options, values, a number of seats, or a seed that is none. The error
// is a *Refusal.
func Check(g Game, s Setup) (Setup, error) {
	fewest, most := g.Seats()
	if s.Seats == 0 {
		s.Seats = fewest
	}
	if s.Seats < fewest || s.Seats > most {
		return s, &Refusal{Code: CodeSeats, Facts: Facts{
			"seats": fmt.Sprint(s.Seats), "fewest": fmt.Sprint(fewest), "most": fmt.Sprint(most)}}
	}
	if err := s.Seed.check(); err != nil {
		return s, err
	}
	full := Options{}
	known := map[string]bool{}
	for _, option := range g.Options() {
		known[option.Name] = true
		value, chosen := s.Options[option.Name]
		if !chosen {
			value = option.Values[0]
		}
		if !slices.Contains(option.Values, value) {
			return s, &Refusal{Code: CodeOption, Facts: Facts{
				"option": option.Name, "value": clip(value), "allowed": strings.Join(option.Values, " ")}}
		}
		full[option.Name] = value
	}
	for _, name := range slices.Sorted(maps.Keys(s.Options)) {
		if !known[name] {
			return s, &Refusal{Code: CodeOption, Facts: Facts{"option": clip(name), "value": clip(s.Options[name]), "allowed": ""}}
		}
	}
	s.Options = full
	return s, nil
}
