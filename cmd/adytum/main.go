// Command adytum is the app.
package main

import (
	"log/slog"
	"os"
	"runtime"

	"github.com/alecthomas/kong"
)

// The name and the version of the app; FyneApp.toml says the same.
const (
	appID   = "games.adytum.app"
	appName = "Adytum"
	version = "0.1.0"
)

type flags struct {
	DataDir string           `placeholder:"DIR" type:"path" help:"Keep matches, results and settings in this folder instead of the one of the system."`
	Version kong.VersionFlag `help:"Print the version and quit."`
}

func main() {
	f := readFlags()
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stderr, nil)))
	r := newRun(f.DataDir)
	r.window.ShowAndRun()
	r.close()
}

// readFlags reads the command line; phones have none.
func readFlags() flags {
	var f flags
	if runtime.GOOS != "android" && runtime.GOOS != "ios" {
		kong.Parse(&f, kong.Name("adytum"), kong.Description("Tabletop games to play alone, offline."), kong.Vars{"version": version})
	}
	return f
}
