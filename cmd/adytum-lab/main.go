// Command adytum-lab is the engine without a window: it plays, replays and
// checks games, measures bots and rules, and speaks a line protocol.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
	"time"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second Ctrl-C ends the program at once
	code := run(ctx, os.Args[1:], &env{
		in: os.Stdin, out: os.Stdout, err: os.Stderr,
		progress: isTerminal(os.Stderr), today: time.Now().Format(time.DateOnly),
	})
	os.Exit(code)
}

func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
