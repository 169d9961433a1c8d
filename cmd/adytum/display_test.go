//go:build !smoke && !mobile

package main

import (
	"errors"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
)

// Without a screen the app says so in one line, and ends with code 1.
func TestNoDisplay(t *testing.T) {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		t.Skip("there is always a screen here")
	}
	if os.Getenv("ADYTUM_TEST_MAIN") != "" {
		os.Args = os.Args[:1]
		main()
		return
	}
	cmd := exec.Command(os.Args[0], "-test.run=^TestNoDisplay$")
	for _, v := range os.Environ() {
		if !strings.HasPrefix(v, "DISPLAY=") && !strings.HasPrefix(v, "WAYLAND_DISPLAY=") {
			cmd.Env = append(cmd.Env, v)
		}
	}
	cmd.Env = append(cmd.Env, "ADYTUM_TEST_MAIN=1")
	output, err := cmd.CombinedOutput()
	var ended *exec.ExitError
	if !errors.As(err, &ended) || ended.ExitCode() != 1 {
		t.Errorf("ended with %v, want code 1", err)
	}
	if text := string(output); !strings.HasPrefix(text, "adytum: ") || strings.Count(text, "\n") != 1 {
		t.Errorf("said:\n%s\nwant one line of the app", text)
	}
}
