//go:build !mobile && !android && !ios

package main

import "github.com/go-gl/glfw/v3.4/glfw"

// display says why no window can be opened; nil if one can. Fyne panics without a
// screen, so it is asked for before Fyne begins, which does not mind.
func display() error { return glfw.Init() }
