//go:build mobile || android || ios

package main

// display is always there on a phone.
func display() error { return nil }
