//go:build linux && !android

package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// What Android names in an intent is taken once, by the code that the app runs there,
// here with a Java of the computer and classes of Android's names.
func TestIntentsAreTakenOnce(t *testing.T) {
	javac, err := exec.LookPath("javac")
	if err == nil {
		javac, err = filepath.EvalSymlinks(javac)
	}
	if err != nil {
		t.Skip("there is no Java here")
	}
	include := filepath.Join(filepath.Dir(filepath.Dir(javac)), "include")
	dir := t.TempDir()
	library := filepath.Join(dir, "libtake.so")
	said := ""
	for _, command := range [][]string{
		{javac, "-d", dir, "-sourcepath", "testdata/intent", "testdata/intent/Intents.java"},
		{"cc", "-Wall", "-Werror", "-shared", "-fPIC", "-I", include, "-I", filepath.Join(include, "linux"), "-o", library,
			"testdata/intent/take.c", "opened_android.c"},
		{filepath.Join(filepath.Dir(javac), "java"), "-Xcheck:jni", "-cp", dir, "Intents", library},
	} {
		out, err := exec.Command(command[0], command[1:]...).CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %v\n%s", command, err, out)
		}
		said = string(out)
	}
	want := "content://mail/1/Ada.adytum null\nnull null\nnull null\nnull null\nnull null\n"
	if !strings.HasSuffix(said, want) || strings.Contains(said, "WARNING in native") {
		t.Errorf("Java says\n%s\nwant\n%s", said, want)
	}
}
