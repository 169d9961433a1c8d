package main

import (
	"errors"
	"io"
	"os"
	"path/filepath"
)

// An opened file is one that the app was asked to open from outside. Its name is ""
// where the system gives none.
type opened struct {
	name string
	open func() (io.ReadCloser, error)
}

var errNoFile = errors.New("it is no file")

// fileAt is the file of a path. A folder does not open, nor does a pipe, which could
// keep the app waiting forever.
func fileAt(path string) *opened {
	return &opened{filepath.Base(path), func() (io.ReadCloser, error) {
		info, err := os.Stat(path)
		if err == nil && !info.Mode().IsRegular() {
			err = errNoFile
		}
		if err != nil {
			return nil, err
		}
		return os.Open(path)
	}}
}
