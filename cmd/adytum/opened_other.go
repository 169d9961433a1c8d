//go:build !android

package main

// asked is the file that another app of a phone asks for; computers name files on the
// command line.
func asked() *opened { return nil }
