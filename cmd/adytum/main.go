// Command adytum is the app.
package main

import (
	"fmt"
	"log/slog"
	"os"
	"runtime"

	"github.com/alecthomas/kong"
)

type flags struct {
	DataDir string           `placeholder:"DIR" type:"path" help:"Keep matches, results and settings in this folder instead of the one of the system."`
	File    string           `arg:"" optional:"" type:"path" help:"Import the game of this file, and show it."`
	Debug   bool             `help:"Say on standard error what Fyne would like to say, too."`
	Version kong.VersionFlag `help:"Print the version and quit."`
}

func main() {
	f := readFlags()
	if err := display(); err != nil {
		fmt.Fprintf(os.Stderr, "adytum: there is no screen to open a window on: %v\n", err)
		os.Exit(1)
	}
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: f.level()})))
	r := newRun(f.DataDir)
	if f.File != "" {
		r.file = fileAt(f.File)
	}
	r.window.ShowAndRun()
	r.close()
}

// level is the least that is logged. Fyne has something to say at every start of a
// desktop without its settings; package log hands it on as what is worth knowing.
func (f flags) level() slog.Level {
	if f.Debug {
		return slog.LevelDebug
	}
	return slog.LevelWarn
}

// readFlags reads the command line; phones have none.
func readFlags() flags {
	var f flags
	if runtime.GOOS != "android" && runtime.GOOS != "ios" {
		kong.Parse(&f, kong.Name("adytum"), kong.Description("Tabletop games to play alone, offline."), kong.Vars{"version": version})
	}
	return f
}
