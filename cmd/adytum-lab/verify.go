package main

import (
	"context"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
)

type verifyCmd struct {
	Files []string `arg:"" optional:"" name:"file" help:"Records; - reads standard input."`
	Dir   []string `sep:"none" placeholder:"DIR" help:"Check every file in and below a directory, hidden ones left out; may be repeated."`
}

// Help describes the command.
func (*verifyCmd) Help() string {
	return `Replays recorded games by the rules and checks every ply and the result. Names each file that fails with the line or ply at fault; the exit code is 1 if any does.

    adytum-lab verify game.txt other.txt
    adytum-lab verify --dir records`
}

type verifyResult struct {
	Records     int           `json:"records"`
	Good        int           `json:"good"`
	Bad         []failedCheck `json:"bad"`
	Interrupted bool          `json:"interrupted,omitempty"`
}

type failedCheck struct {
	File  string `json:"file"`
	Error string `json:"error"`
}

// Run checks the files.
func (c *verifyCmd) Run(ctx context.Context, e *env) error {
	files, err := c.files()
	if err != nil {
		return err
	}
	result := verifyResult{Bad: []failedCheck{}}
	report := e.report("records", len(files))
	for _, file := range files {
		if result.Interrupted = ctx.Err() != nil; result.Interrupted {
			break
		}
		result.Records++
		if _, _, err := e.readRecord(file); err != nil {
			result.Bad = append(result.Bad, failedCheck{file, err.Error()})
		} else {
			result.Good++
		}
		report.at(result.Records)
	}
	report.end()
	if err := e.print(result, result.print); err != nil {
		return err
	}
	switch {
	case result.Interrupted:
		return &stoppedError{fmt.Sprintf("%d of %d records", result.Records, len(files))}
	case len(result.Bad) > 0:
		return fmt.Errorf("%d of %d records are bad", len(result.Bad), result.Records)
	}
	return nil
}

// files lists what will be checked.
func (c *verifyCmd) files() ([]string, error) {
	files := c.Files
	for _, dir := range c.Dir {
		err := filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
			hidden := path != dir && strings.HasPrefix(entry.Name(), ".")
			switch {
			case err != nil:
				return err
			case hidden && entry.IsDir():
				return fs.SkipDir
			case !hidden && entry.Type().IsRegular():
				files = append(files, path)
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	if len(files) == 0 {
		return nil, usage("no record to check; name files or a --dir with some")
	}
	return files, nil
}

func (r verifyResult) print(b *strings.Builder) {
	for _, bad := range r.Bad {
		fmt.Fprintf(b, "%s: %s\n", bad.File, bad.Error)
	}
	fmt.Fprintf(b, "%d of %d records are good\n", r.Good, r.Records)
}
