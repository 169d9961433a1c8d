package main

import (
	"context"
	"strings"

	"adytum/engine"
)

// optionFlags choose a game's options.
type optionFlags struct {
	Option []string `sep:"none" placeholder:"NAME=VALUE" help:"Set an option of the game, such as deck=extended; may be repeated."`
}

// options reads the flags.
func (f optionFlags) options() (engine.Options, error) {
	options := engine.Options{}
	for _, text := range f.Option {
		if err := addOption(options, text); err != nil {
			return nil, err
		}
	}
	return options, nil
}

// addOption reads NAME=VALUE into options.
func addOption(options engine.Options, text string) error {
	name, value, found := strings.Cut(text, "=")
	if !found || name == "" {
		return usage("the option %.40q is not of the form NAME=VALUE", text)
	}
	if _, twice := options[name]; twice {
		return usage("the option %.40q is set twice", name)
	}
	options[name] = value
	return nil
}

// setup is a checked setup, its options complete.
func (k labGame) setup(f optionFlags, seats int, seed string) (engine.Setup, error) {
	options, err := f.options()
	if err != nil {
		return engine.Setup{}, err
	}
	s, err := engine.Check(k.Game, engine.Setup{Options: options, Seats: seats, Seed: engine.Seed(seed)})
	if err != nil {
		return s, usageError{inWords(err)}
	}
	return s, nil
}

// numbered is the setup of one game of a series: the n-th seed and, where
// options promise something about the deal, the first seed from there on that
// keeps it. The error is the context's or in words.
func (k labGame) numbered(ctx context.Context, s engine.Setup, n int) (engine.Setup, error) {
	s.Seed = s.Seed.Sub(n)
	return k.kept(ctx, s)
}

// kept is the setup with a seed that keeps what the options promise.
func (k labGame) kept(ctx context.Context, s engine.Setup) (engine.Setup, error) {
	dealer, ok := k.Game.(engine.Dealer)
	if !ok {
		return s, nil
	}
	seed, err := dealer.Seek(ctx, s)
	if err != nil {
		return s, inWords(err)
	}
	s.Seed = seed
	return s, nil
}
