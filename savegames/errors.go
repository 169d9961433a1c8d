package savegames

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall"

	"github.com/mattn/go-sqlite3"

	"adytum/engine/match"
)

// The errors of the store. They come wrapped together with their cause.
var (
	// ErrInUse says that another copy of the app has the folder open.
	ErrInUse = errors.New("savegames: another copy of the app is using this folder")
	// ErrFull says that the disk is full; nothing was changed.
	ErrFull = errors.New("savegames: the disk is full")
	// ErrReadOnly says that the folder or a file in it may not be written;
	// nothing was changed.
	ErrReadOnly = errors.New("savegames: the folder cannot be written")
	// ErrLongPath says that the path of the folder is longer than SQLite or the
	// system takes.
	ErrLongPath = errors.New("savegames: the path of the folder is too long")
	// ErrGone says that the files are no longer where they were opened: deleted,
	// renamed or replaced. Nothing more is accepted; what was stored can be read.
	ErrGone = errors.New("savegames: the files are no longer where they were opened")
	// ErrDamaged says that SQLite met bytes that make no sense. The next Open
	// rescues what can be read.
	ErrDamaged = errors.New("savegames: the database is damaged")
	// ErrNoMatch says that there is no match of this id, or that it is deleted.
	ErrNoMatch = errors.New("savegames: no such match")
	// ErrOtherMatch says that a match was saved in the place of another one.
	ErrOtherMatch = errors.New("savegames: this is not the match that is stored")
	// ErrUnknownGame says that no game of this app has the match's name.
	ErrUnknownGame = match.ErrUnknownGame
	// ErrOtherRules says that other rules than today's played the match, so
	// that it cannot be replayed. It can still be exported.
	ErrOtherRules = match.ErrOtherRules
)

// What is damaged.
const (
	DamagedSetup  = "setup"  // what was fixed before the first ply: nothing can be proved
	DamagedState  = "state"  // how far the match was: all stored plies count as played
	DamagedMove   = "move"   // a ply, or it is missing
	DamagedReplay = "replay" // the rows are whole, but the rules refuse them
	DamagedResult = "result" // a result
)

// A DamageError says that a stored row is not what was once written. The row
// is left as it is.
type DamageError struct {
	// Match is the match, or the one that the result is of.
	Match MatchID
	// Ply is the first ply that cannot be proved, counted from 1; 0 if the
	// damage is not among the plies.
	Ply int
	// What is one of the Damaged codes.
	What string
	// Err is what SQLite or the rules said, or nil.
	Err error
}

// Error names the row.
func (e *DamageError) Error() string {
	text := fmt.Sprintf("savegames: match %d is damaged: %s", e.Match, e.What)
	if e.Ply > 0 {
		text += fmt.Sprintf(" %d", e.Ply)
	}
	if e.Err != nil {
		text += ": " + e.Err.Error()
	}
	return text
}

// Unwrap is what SQLite or the rules said.
func (e *DamageError) Unwrap() error { return e.Err }

// explain puts the store's own word before an error of SQLite or the system.
func explain(err error) error {
	word := wordFor(err)
	if err == nil || word == nil || errors.Is(err, word) {
		return err
	}
	return fmt.Errorf("%w: %w", word, err)
}

func wordFor(err error) error {
	cause := err
	var s sqlite3.Error
	if errors.As(err, &s) {
		switch s.Code {
		case sqlite3.ErrFull:
			return ErrFull
		case sqlite3.ErrReadonly, sqlite3.ErrPerm:
			return ErrReadOnly
		case sqlite3.ErrCorrupt, sqlite3.ErrNotADB:
			return ErrDamaged
		case sqlite3.ErrBusy:
			return ErrInUse
		}
		// SQLite has no code of its own for what some calls fail of, such as
		// making room for the log's index.
		cause = s.SystemErrno
	}
	switch {
	case errors.Is(cause, syscall.ENOSPC), errors.Is(cause, syscall.EDQUOT):
		return ErrFull
	case errors.Is(cause, fs.ErrPermission), errors.Is(cause, syscall.EROFS), errors.Is(cause, syscall.ENOTDIR):
		return ErrReadOnly
	case errors.Is(cause, syscall.ENAMETOOLONG):
		return ErrLongPath
	}
	return nil
}
