package savegames

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall"
	"testing"

	"github.com/mattn/go-sqlite3"
)

func TestWhatTheSystemSaysHasAWord(t *testing.T) {
	other := errors.New("something else")
	for _, c := range []struct{ err, word error }{
		{sqlite3.Error{Code: sqlite3.ErrFull}, ErrFull},
		{sqlite3.Error{Code: sqlite3.ErrIoErr, SystemErrno: syscall.ENOSPC}, ErrFull},
		{sqlite3.Error{Code: sqlite3.ErrIoErr, SystemErrno: syscall.EDQUOT}, ErrFull},
		{&fs.PathError{Op: "write", Path: "x", Err: syscall.EDQUOT}, ErrFull},
		{sqlite3.Error{Code: sqlite3.ErrReadonly}, ErrReadOnly},
		{sqlite3.Error{Code: sqlite3.ErrCantOpen, SystemErrno: syscall.EACCES}, ErrReadOnly},
		{sqlite3.Error{Code: sqlite3.ErrCantOpen, SystemErrno: syscall.EROFS}, ErrReadOnly},
		{&fs.PathError{Op: "open", Path: "x", Err: syscall.EROFS}, ErrReadOnly},
		{sqlite3.Error{Code: sqlite3.ErrNotADB}, ErrDamaged},
		{sqlite3.Error{Code: sqlite3.ErrBusy}, ErrInUse},
		{sqlite3.Error{Code: sqlite3.ErrIoErr, SystemErrno: syscall.EIO}, nil},
		{other, nil},
		{nil, nil},
	} {
		err := c.err
		if err != nil {
			err = fmt.Errorf("while at work: %w", err)
		}
		got := explain(err)
		if c.word == nil && fmt.Sprint(got) != fmt.Sprint(err) || c.word != nil && (!errors.Is(got, c.word) || !errors.Is(got, c.err)) {
			t.Errorf("%v is explained as %v, want %v", c.err, got, c.word)
		}
	}
}
