package packaging

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// Building says in one sentence what is missing, and that alone. Nothing is on the
// path but the stubs of a case and what the script itself is made with.
func TestSetupNamesWhatIsMissing(t *testing.T) {
	const (
		linux, macOS, windows = "echo Linux", "echo Darwin", "echo MINGW64_NT-10.0"
		works, fails          = "exit 0", "exit 1"
	)
	for name, tt := range map[string]struct {
		stubs map[string]string
		args  []string
		code  int
		says  string // "" for nothing
		not   string
	}{
		"linux: pkg-config": {
			stubs: map[string]string{"uname": linux, "cc": works},
			code:  1, says: "Adytum needs pkg-config", not: "xcursor",
		},
		"linux: pkg-config, and a compiler": {
			stubs: map[string]string{"uname": linux},
			code:  1, says: "Adytum needs pkg-config", not: "xcursor",
		},
		"linux: a library": {
			stubs: map[string]string{"uname": linux, "cc": works, "pkg-config": `test "$2" != xcursor`},
			code:  1, says: "names: xcursor\n", not: "pkg-config",
		},
		"linux: a compiler": {
			stubs: map[string]string{"uname": linux, "pkg-config": works},
			code:  1, says: "names: gcc\n",
		},
		"linux: nothing": {
			stubs: map[string]string{"uname": linux, "cc": works, "pkg-config": works},
		},
		"linux: programs of the tests": {
			stubs: map[string]string{"uname": linux, "cc": works, "pkg-config": works, "openbox": works},
			args:  []string{"test"}, code: 1, says: "names: xvfb-run xdotool strace\n",
		},
		"debian: pkg-config, for who may not install": {
			stubs: map[string]string{"uname": linux, "cc": works, "id": "echo 1000",
				"dpkg-query": `test "$4" = pkg-config || echo installed`},
			code: 1, says: "to install them: pkg-config\n",
		},
		"debian: pkg-config, for root": {
			stubs: map[string]string{"uname": linux, "cc": works, "id": "echo 0",
				"dpkg-query": `test "$4" = pkg-config || echo installed`, "apt-get": `echo "$@" >&2`},
			says: "install -y -qq --no-install-recommends pkg-config\n",
		},
		"macos: the tools, whose compiler is there by name": {
			stubs: map[string]string{"uname": macOS, "cc": works, "xcode-select": fails},
			code:  1, says: "Adytum needs Xcode's command line tools", not: "pkg-config",
		},
		"macos: nothing": {
			stubs: map[string]string{"uname": macOS, "cc": works, "xcode-select": works},
		},
		"macos: tests": {
			stubs: map[string]string{"uname": macOS, "cc": works, "xcode-select": works},
			args:  []string{"test"}, says: "On macOS the games by taps in a real window are left out",
		},
		"windows: a compiler": {
			stubs: map[string]string{"uname": windows},
			code:  1, says: "pacman -S mingw-w64-ucrt-x86_64-gcc", not: "Xcode",
		},
		"windows: tests": {
			stubs: map[string]string{"uname": windows, "cc": works},
			args:  []string{"test"}, says: "On Windows the games by taps",
		},
	} {
		t.Run(name, func(t *testing.T) {
			tt.stubs["go"] = "echo cc" // the answer to go env CC
			code, says := script(t, "../.ci/setup", tt.stubs, tt.args...)
			if code != tt.code || !strings.Contains(says, tt.says) || tt.says == "" && says != "" {
				t.Errorf("exit code %d and %q, want %d and %q", code, says, tt.code, tt.says)
			}
			if tt.not != "" && strings.Contains(says, tt.not) {
				t.Errorf("it names %s too: %q", tt.not, says)
			}
		})
	}
}

// Where there is no X server, what wants one is left out and the rest goes on.
func TestWindowLeavesOut(t *testing.T) {
	for _, system := range []string{"Darwin", "MINGW64_NT-10.0", "MSYS_NT-10.0"} {
		code, says := script(t, "../.ci/window", map[string]string{"uname": "echo " + system}, "go", "test")
		if code != 0 || !strings.Contains(says, "left out: go test, which wants an X server") {
			t.Errorf("%s: exit code %d and %q", system, code, says)
		}
	}
}

// script runs a script with stubs for all that it calls, and returns its exit code
// and what it prints.
func script(t *testing.T, path string, stubs map[string]string, args ...string) (code int, says string) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("the scripts run in the shell of MSYS2")
	}
	read(t, path) // so that a change of it counts for the test cache
	dir := t.TempDir()
	for name, body := range stubs {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("#!/bin/sh\n"+body+"\n"), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"cut", "grep"} {
		real, err := exec.LookPath(name)
		if err == nil {
			err = os.Symlink(real, filepath.Join(dir, name))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.CommandContext(t.Context(), "/bin/sh", append([]string{path}, args...)...)
	cmd.Env = []string{"PATH=" + dir}
	out, err := cmd.CombinedOutput()
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return cmd.ProcessState.ExitCode(), string(out)
}
