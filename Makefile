# make run     start the app            make lint    formatting and linters
# make test    all that must pass       make bench   a table of all speeds
# make shots   a picture of each screen make cover   test coverage
# make lab     the engine without a window
# make monkey  MINUTES (5) of random use on each of two drivers, in a window and without
# make package         packages of all systems that can be made here, in dist
# make check-packages  checks them
.PHONY: run build lab test vet taps taps-phone budget budget-phone race phone lint bench shots cover \
	package package-source package-linux package-windows package-android package-macos check-packages check-windows check-android check-emulator check-twice check-source \
	check-workflows check-vulnerabilities package-setup release-draft store-pictures licences

CODE      := cmd ui engine widgets savegames assets packaging
EXE       := $(shell go env GOEXE)
TAGS      := migrated_fynedo,x11
TEST_TAGS := $(TAGS),ci
# Pictures and texts must not depend on the machine's language or scale.
TEST_ENV  := LANG=C.UTF-8 LC_ALL=C.UTF-8 FYNE_SCALE=1
# For a package; some take minutes, and on a loaded machine several times that.
TEST_TIME := -timeout 20m

run: build
	./bin/adytum$(EXE)

build:
	@.ci/setup
	go build -tags $(TAGS) -o bin/adytum$(EXE) ./cmd/adytum

lab:
	go build -o bin/adytum-lab$(EXE) ./cmd/adytum-lab

# Whole games by taps in a real window, with the race detector on the desktop;
# the race detector over the packages that begin goroutines, without the long
# tests that do everything in place; the interface in its phone build, two of them
# at a time; and last everything at its full length.
test:
	@.ci/setup test
	$(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),-O) taps vet taps-phone race phone
	$(TEST_ENV) go test $(TEST_TIME) -count=1 -tags $(TEST_TAGS) ./savegames
	$(TEST_ENV) go test $(TEST_TIME) -tags $(TEST_TAGS) $$(go list -tags $(TEST_TAGS) ./... | grep -v -x adytum/savegames)

vet:
	go vet -tags $(TEST_TAGS) ./...

# With -v each test says how many taps it made again.
taps:
	$(TEST_ENV) .ci/window go test $(TEST_TIME) -race -v -tags $(TAGS),smoke ./cmd/adytum

taps-phone:
	$(TEST_ENV) .ci/window go test $(TEST_TIME) -v -tags $(TAGS),smoke,mobile ./cmd/adytum

# What docs/performance.md publishes, on both drivers.
budget:
	$(TEST_ENV) .ci/window go test $(TEST_TIME) -v -tags $(TAGS),smoke -run TestBudget ./cmd/adytum -budget

budget-phone:
	$(TEST_ENV) .ci/window go test $(TEST_TIME) -v -tags $(TAGS),smoke,mobile -run TestBudget ./cmd/adytum -budget

# The tests of the store open so many files that to keep their result costs the go
# command minutes, and them 20 s: they run each time.
race:
	$(TEST_ENV) go test $(TEST_TIME) -race -short -count=1 -tags $(TEST_TAGS) ./savegames
	$(TEST_ENV) go test $(TEST_TIME) -race -short -tags $(TEST_TAGS) $$(.ci/concurrent | grep -v -x ./savegames)

phone:
	$(TEST_ENV) go test $(TEST_TIME) -tags $(TEST_TAGS),mobile ./ui/... ./widgets/...

# Random use on both drivers with the race detector, for that many minutes each: in a
# real window, where the app is killed again and again, and without one. With SEED it
# goes another way. Short ones are among the tests.
MINUTES := 5
SEED    := 1
MONKEY  = $(TEST_ENV) $(1) go test -timeout 0 -race -v -run '^TestMonkey$$' -tags
monkey:
	@.ci/setup test
	$(call MONKEY,.ci/window) $(TAGS),smoke ./cmd/adytum -args -monkey.minutes $(MINUTES) -seed $(SEED)
	$(call MONKEY,.ci/window) $(TAGS),smoke,mobile ./cmd/adytum -args -monkey.minutes $(MINUTES) -seed $(SEED)
	$(call MONKEY) $(TEST_TAGS) ./ui/shell -args -monkey.minutes $(MINUTES) -monkey.seed $(SEED)
	$(call MONKEY) $(TEST_TAGS),mobile ./ui/shell -args -monkey.minutes $(MINUTES) -monkey.seed $(SEED)

# A short, argued set: see .golangci.yml.
lint:
	@test -z "$$(gofmt -l $(CODE))" || { gofmt -l $(CODE); exit 1; }
	go vet -tags $(TEST_TAGS) ./...
	go run github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.15.0 run --build-tags $(TEST_TAGS) ./...

# One table of all speeds, also in bin/bench.json: what the lab measures, then Go's
# benchmarks, which take some minutes.
bench: lab
	@.ci/setup
	$(TEST_ENV) go test $(TEST_TIME) -tags $(TEST_TAGS) -run '^$$' -bench . -benchmem ./engine/... ./savegames ./widgets/... ./ui/... >bin/bench.txt || { cat bin/bench.txt; exit 1; }
	./bin/adytum-lab$(EXE) bench --add bin/bench.txt --out bin/bench.json

shots:
	@.ci/setup
	$(TEST_ENV) go run -tags $(TEST_TAGS) ./cmd/adytum-shots --out shots

cover:
	$(TEST_ENV) go test -tags $(TEST_TAGS) -coverprofile=cover.out -coverpkg=./engine/...,./savegames/...,./widgets/...,./ui/...,./assets/...,./cmd/adytum-lab/... ./engine/... ./savegames/... ./widgets/... ./ui/... ./assets/... ./cmd/adytum-lab/...
	go tool cover -func=cover.out | tail -1

# One for each system; what cannot be made here is said.
package:
	packaging/package

package-linux:
	packaging/package-linux

package-windows:
	packaging/package-windows

package-android:
	packaging/package-android

package-macos:
	packaging/package-macos

check-packages:
	packaging/check-packages

check-windows:
	packaging/check-windows

# Without a package, one with a stand-in for the compiled app, which needs no NDK.
check-android:
	packaging/check-android

# Minutes the first time, since all is compiled again.
check-twice:
	packaging/check-twice

# An archive that builds without a network.
package-source:
	packaging/package-source

check-source:
	packaging/check-source

# In the Android emulator that runs.
check-emulator:
	packaging/check-emulator

check-workflows:
	go tool -modfile=packaging/tools/go.mod actionlint
	shellcheck -x .ci/* packaging/setup packaging/package* packaging/check-* packaging/linux/install.sh

check-vulnerabilities:
	@.ci/setup
	go tool -modfile=packaging/tools/go.mod govulncheck -tags $(TAGS) ./cmd/...

# On Debian and its kin, what packages and their checks need.
package-setup:
	packaging/setup

# The packages of all systems, gathered in dist, as a draft.
release-draft:
	cd dist && sha256sum adytum* >SHA256SUMS
	gh release create "$(TAG)" --draft --verify-tag --title "Adytum $(TAG)" dist/adytum* dist/SHA256SUMS

# What the store folder shows, from make shots.
store-pictures:
	packaging/store-pictures

licences:
	go run ./packaging/licences >assets/licences.new
	mv assets/licences.new assets/licences.txt
