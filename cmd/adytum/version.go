package main

// What the app is called, for itself and for its packages: the scripts in
// packaging read these lines. Build rises with each release, since stores tell
// packages apart by it.
const (
	appID   = "games.adytum.app"
	appName = "Adytum"
	version = "0.1.0"
	build   = 1
)
