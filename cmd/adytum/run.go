package main

import (
	"context"
	"log/slog"
	"math/rand/v2"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/driver/mobile"

	"adytum/assets"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/places/progress"
	"adytum/ui/places/settings"
	"adytum/ui/shell"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/pictures"
)

// run is the app from its window to its end.
type run struct {
	app     fyne.App
	window  fyne.Window
	dataDir string
	clock   *clock
	file    *opened // is shown as soon as the store is open; nil if there is none

	begun   atomic.Bool // the store is being opened, or open
	store   *savegames.Store
	host    *frame.Host
	workers shell.Workers
	proving context.CancelFunc // ends the look through the results
}

// newRun makes the app and its window, which opens the store when it is shown.
// The data folder "" is the one of the system.
func newRun(dataDir string) *run {
	icon := fyne.NewStaticResource("icon.png", assets.AppIcon)
	app.SetMetadata(fyne.AppMetadata{ID: appID, Name: appName, Version: version, Build: build, Icon: icon})
	a := app.NewWithID(appID)
	a.SetIcon(icon)
	i18n.Use(i18n.System)
	look.Use(look.Default())
	widgets.DropDoubledKeys(fyne.CurrentDevice().IsMobile())

	w := a.NewWindow(appName)
	w.SetMaster()
	w.SetPadded(false)
	pictures.Begin(w.Canvas())
	w.SetContent(shell.Opening())
	w.Resize(shell.WindowSize(a.Preferences()))
	w.SetCloseIntercept(func() {
		shell.KeepWindowSize(a.Preferences(), w.Canvas().Size())
		w.Close()
	})
	if dataDir == "" {
		dataDir = a.Storage().RootURI().Path()
	}
	r := &run{app: a, window: w, dataDir: dataDir, clock: newClock()}
	r.follow(a.Lifecycle())
	return r
}

// quitting is how an app ends itself: a phone only lets it go back to what was
// there before.
func quitting(a fyne.App) func() {
	if phone, ok := a.Driver().(mobile.Driver); ok {
		return phone.GoBack
	}
	return a.Quit
}

// follow opens the store when the app is up. A phone may report the start more
// than once, when it makes the screen anew; and it may go on after the stop, so
// the store stays open then.
func (r *run) follow(l fyne.Lifecycle) {
	l.SetOnStarted(r.started)
	l.SetOnEnteredForeground(func() {
		r.clock.read()
		frame.SetForeground(true)
		r.ask()
	})
	l.SetOnExitedForeground(func() { frame.SetForeground(false) })
}

func (r *run) started() {
	if r.begun.CompareAndSwap(false, true) {
		go r.open()
	}
}

// open opens the store, which may take long, and then shows the app. It runs
// off the UI goroutine. What fails is tried again at the next start.
func (r *run) open() {
	games := shell.Games()
	store, report, err := savegames.OpenTelling(r.dataDir, shell.Rules(games), time.Now, func(done float64) {
		fyne.Do(func() { r.window.SetContent(shell.Working(done)) })
	})
	if err != nil {
		slog.Error("the store cannot be opened", "folder", r.dataDir, "error", err)
		name := ""
		if r.file != nil {
			name = r.file.name
		}
		fyne.Do(func() {
			r.window.SetContent(shell.Failure(err, r.dataDir, name, quitting(r.app)))
			r.begun.Store(false)
		})
		return
	}
	if report != nil {
		slog.Warn("the database was set aside", "reason", report.Reason, "cause", report.Cause, "file", report.SetAside)
	}
	choices := frame.ReadChoices(store)
	fyne.Do(func() {
		choices.Use()
		r.show(store, report, games)
	})
}

func (r *run) show(store *savegames.Store, report *savegames.Report, games table.Catalogue) {
	r.store = store
	r.host = &frame.Host{
		Canvas: r.window.Canvas(), Store: store, Report: report, Runner: &r.workers, Files: frame.Dialogs{Window: r.window},
		Now: r.clock.now, Random: rand.Uint64,
	}
	r.host.KeepDay()
	var ctx context.Context
	ctx, r.proving = context.WithCancel(context.Background())
	r.workers.Go(func() { prove(ctx, store) })
	shell.Fit(r.host, games, settings.About{Version: version, DataDir: r.dataDir})
	r.window.SetContent(r.host.Router.Content())
	if r.file != nil {
		r.receive(r.file)
	} else {
		settings.Welcome(r.host) // and else at the next start
	}
	r.ask()
}

// receive shows the match of a file.
func (r *run) receive(f *opened) { progress.Receive(r.host, shell.Games(), f.name, f.open) }

// ask shows the match of a file that another app of a phone asks for.
func (r *run) ask() {
	if r.host == nil {
		return
	}
	r.workers.Go(func() {
		if f := asked(); f != nil {
			r.workers.UI(func() { r.receive(f) })
		}
	})
}

// prove finds damaged results before somebody asks for sums.
func prove(ctx context.Context, store *savegames.Store) {
	if err := store.ProveResults(ctx); err != nil && ctx.Err() == nil {
		slog.Warn("the results cannot be proved", "error", err)
	}
}

// close ends what the app has begun, when its window is gone.
func (r *run) close() {
	if r.host != nil {
		r.proving()
		r.host.Router.Close() // ends all thinking
	}
	r.workers.Wait()
	if r.store == nil || fyne.CurrentDevice().IsMobile() {
		return
	}
	if err := r.store.Close(); err != nil {
		slog.Error("the store cannot be closed", "error", err)
	}
}
