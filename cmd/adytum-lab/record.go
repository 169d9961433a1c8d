package main

import (
	"errors"
	"io"
	"os"

	"adytum/engine/match"
)

// mostRecord is more bytes than the parser of records accepts.
const mostRecord = 16 << 20

// readRecord reads a file, or standard input for "-", and replays it.
func (e *env) readRecord(file string) (match.Record, *match.Match, error) {
	text, err := e.readFile(file)
	if err != nil {
		return match.Record{}, nil, err
	}
	var others []string
	for _, g := range games {
		for _, b := range g.yardsticks {
			others = append(others, b.Name())
		}
	}
	return match.Receive(rulesOfAll(), text, others...)
}

func (e *env) readFile(file string) (string, error) {
	in := e.in
	if file != "-" {
		f, err := os.Open(file)
		if err != nil {
			return "", err
		}
		defer func() { _ = f.Close() }()
		in = f
	}
	text, err := io.ReadAll(io.LimitReader(in, mostRecord))
	return string(text), err
}

// saveRecord writes a record to a new file.
func saveRecord(file string, r match.Record) error {
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = io.WriteString(f, r.String())
	if err = errors.Join(err, f.Close()); err != nil {
		return errors.Join(err, os.Remove(file)) // half a record is none
	}
	return nil
}
