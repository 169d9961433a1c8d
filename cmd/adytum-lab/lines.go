package main

import (
	"bufio"
	"context"
	"errors"
	"io"
	"strings"
)

// mostLine is the longest line that is read, in bytes; a position or a move
// takes far less.
const mostLine = 64 << 10

// An inputLine is one line of input without its end.
type inputLine struct {
	text string
	// tooLong lines were cut off.
	tooLong bool
}

// A lineReader reads lines on a goroutine of its own, so that the end of a
// context is noticed while the input is silent.
type lineReader struct {
	lines  chan inputLine
	failed error // why lines was closed, if not for the end of the input
}

// readLines starts to read. The reading ends with the input or the context; a
// read that is under way then ends with the process.
func readLines(ctx context.Context, in io.Reader) *lineReader {
	r := &lineReader{lines: make(chan inputLine)}
	go func() {
		defer close(r.lines)
		buffered := bufio.NewReaderSize(in, mostLine)
		for {
			next, err := nextLine(buffered)
			if err != nil && next.text == "" {
				if !errors.Is(err, io.EOF) {
					r.failed = err
				}
				return
			}
			select {
			case r.lines <- next:
			case <-ctx.Done():
				return
			}
		}
	}()
	return r
}

// nextLine reads a line; of one that is too long it keeps the beginning.
func nextLine(in *bufio.Reader) (inputLine, error) {
	text, err := in.ReadSlice('\n')
	next := inputLine{text: strings.TrimRight(string(text), "\r\n"), tooLong: errors.Is(err, bufio.ErrBufferFull)}
	for errors.Is(err, bufio.ErrBufferFull) {
		_, err = in.ReadSlice('\n')
	}
	if err != nil && len(text) > 0 {
		return next, nil // the last line has no end; the error comes again
	}
	return next, err
}

// next is the next line; false at the end of the input or the context.
func (r *lineReader) next(ctx context.Context) (inputLine, bool) {
	if ctx.Err() != nil {
		return inputLine{}, false
	}
	select {
	case l, ok := <-r.lines:
		return l, ok
	case <-ctx.Done():
		return inputLine{}, false
	}
}

// end is why there is no next line: an error of reading, or nil.
func (r *lineReader) end(ctx context.Context) error {
	if ctx.Err() != nil {
		return nil // the reader may still be at work
	}
	return r.failed
}
