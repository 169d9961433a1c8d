package main

/*
#include <stdint.h>
#include <stdlib.h>

char *takeIntentData(uintptr_t env, uintptr_t activity);
*/
import "C"

import (
	"io"
	"log/slog"
	"sync"
	"unsafe"

	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/storage"
)

var asking sync.Mutex // an intent is read and emptied in two steps

// asked is the file that another app asks to be opened, nil if none does. It gives
// each file once, and must not be called on the UI goroutine.
//
// Android names the file in the intent that began the activity. An intent for an
// activity that runs already goes to its onNewIntent, which Fyne's activity does not
// pass on, so such a file cannot be seen here.
func asked() *opened {
	asking.Lock()
	defer asking.Unlock()
	uri := ""
	err := driver.RunNative(func(context any) error {
		if android, ok := context.(*driver.AndroidContext); ok {
			data := C.takeIntentData(C.uintptr_t(android.Env), C.uintptr_t(android.Ctx))
			uri = C.GoString(data) // "" for nil
			C.free(unsafe.Pointer(data))
		}
		return nil
	})
	if err != nil {
		slog.Warn("the intent cannot be read", "error", err)
	}
	if uri == "" {
		return nil
	}
	return &opened{open: func() (io.ReadCloser, error) {
		at, err := storage.ParseURI(uri)
		if err != nil {
			return nil, err
		}
		return storage.Reader(at)
	}}
}
