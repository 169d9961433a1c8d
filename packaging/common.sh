# Read by the scripts beside it: names, version, tools. Shell of POSIX.
# shellcheck shell=sh disable=SC2034
set -eu
cd "$(dirname "$0")/.."
LC_ALL=C.UTF-8 TZ=UTC
export LC_ALL TZ
umask 022

# constant reads one of the app's names from where the app has it.
constant() { sed -n "s/^	$1 *= \"\{0,1\}\([^\"]*\)\"\{0,1\}\$/\1/p" cmd/adytum/version.go; }
id=$(constant appID) version=$(constant version) build=$(constant build)
[ -n "$id" ] && [ -n "$version" ] && [ -n "$build" ]

# The time that every file of a package bears: that of the last commit, else one
# that is the same everywhere.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 1767225600)}
export SOURCE_DATE_EPOCH

# fail TEXT ends with one sentence.
fail() { echo "${0##*/}: $1" >&2; exit 1; }

# need TOOL PACKAGE ends unless the tool is there.
need() { command -v "$1" >/dev/null 2>&1 || fail "$1 is missing; on Debian it is in the package $2."; }

# compile OUT TAGS LDFLAGS builds the app so that the same source gives the same
# bytes in any folder.
compile() {
	go build -trimpath -buildvcs=false -tags "migrated_fynedo$2" -ldflags "-s -w -buildid= $3" -o "$1" ./cmd/adytum
}

# dated FOLDER gives all files in it the time of the package.
dated() { find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +; }

# java_part FILE takes the Java part of Fyne, which is compiled, from the source of
# Fyne's packaging tool; the source archive brings it.
java_part() {
	if [ -e packaging/android/classes.dex ]; then
		cp packaging/android/classes.dex "$1"
		return
	fi
	go mod download -modfile=packaging/tools/go.mod fyne.io/tools
	tools=$(go list -modfile=packaging/tools/go.mod -m -f '{{.Dir}}' fyne.io/tools)
	sed -n '/^var dexStr/,$s/.*`\(.*\)`.*/\1/p' "$tools/cmd/fyne/internal/mobile/dex.go" | base64 -d >"$1"
}

# inventory PROGRAM NAME lists what is linked into a program, as CycloneDX.
inventory() {
	[ ! -d vendor ] || return 0 # the tool is not in the source archive
	go tool -modfile=packaging/tools/go.mod cyclonedx-gomod bin -json -licenses -std -noserial -version "v$version" \
		-output "$work/inventory" "$1" 2>"$work/log" || { cat "$work/log" >&2; return 1; }
	when=$(date -u -d "@$SOURCE_DATE_EPOCH" +%FT%TZ 2>/dev/null || date -u -r "$SOURCE_DATE_EPOCH" +%FT%TZ)
	sed "s/\"timestamp\": \"[^\"]*\"/\"timestamp\": \"$when\"/" "$work/inventory" >"$dist/adytum-$version-$2.cdx.json"
}

# sums writes the checksums of all that is in dist.
sums() { (cd "$dist" && if command -v sha256sum >/dev/null; then sha256sum adytum*; else shasum -a 256 adytum*; fi >SHA256SUMS); }

# work is an empty folder that goes when the script ends.
mkdir -p dist
dist=$PWD/dist
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# What a check says.
left() { echo "left out: $1"; }
passed() { echo "passed: $1"; }

# there reports whether a tool is there, and says what is left out without it.
there() { command -v "$1" >/dev/null 2>&1 || { left "$3, since $1 is missing (Debian's $2)"; return 1; }; }

# licensed PROGRAM holds that a program brings the licences that its page shows.
licensed() {
	for words in '=== fyne.io/fyne/v2 ' '=== github.com/mattn/go-sqlite3 ' 'SIL OPEN FONT LICENSE' 'Vollkorn'; do
		grep -qa -- "$words" "$1" || fail "${1##*/} lacks the licence with $words."
	done
	passed "${1##*/} brings the licences of all libraries and fonts"
}

# most FILE MIB holds a package against its limit.
most() {
	[ "$(wc -c <"$1")" -le $(($2 * 1048576)) ] || fail "${1##*/} is larger than $2 MiB."
	passed "${1##*/} is at most $2 MiB"
}

# plays COMMAND... starts the app twice and plays by taps.
plays() {
	go build -o "$work/plays" ./packaging/plays
	mkdir -p "$work/screen"
	SCREEN_FILE=$work/screen .ci/window "$work/plays" "$@" 2>"$work/log" || { cat "$work/log" >&2; fail "$1 does not play."; }
}
