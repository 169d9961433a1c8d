#!/bin/sh
# Installs Adytum: for all users when run as root, otherwise for you.
#   ./install.sh              installs
#   ./install.sh --uninstall  takes it away again, and leaves your games alone
# PREFIX says where to, DESTDIR is put before it and for those who make packages.
set -eu
umask 022
cd "$(dirname "$0")"
if [ "$(id -u)" -eq 0 ]; then usual=/usr/local; else usual=$HOME/.local; fi
PREFIX=${PREFIX:-$usual}
to=${DESTDIR:-}$PREFIX

# refresh tells the desktop; where its tools are missing, the next login does.
refresh() {
	[ -z "${DESTDIR:-}" ] || return 0
	update-desktop-database -q "$to/share/applications" 2>/dev/null || :
	update-mime-database "$to/share/mime" 2>/dev/null || :
	gtk-update-icon-cache -q -t "$to/share/icons/hicolor" 2>/dev/null || :
}

case "${1:-}" in
"")
	(cd files && find . -type f) | while read -r file; do
		mkdir -p "$to/$(dirname "$file")"
		# The old program may be running: it is replaced, not written over.
		rm -f "$to/$file"
		cp "files/$file" "$to/$file"
	done
	refresh
	echo "Adytum is installed: $PREFIX/bin/adytum"
	case ":$PATH:" in *":$PREFIX/bin:"*) ;; *)
		# The desktop starts by the path what the shell does not find.
		sed -i "s|^Exec=adytum|Exec=\"$PREFIX/bin/adytum\"|" "$to/share/applications/games.adytum.app.desktop"
		echo "$PREFIX/bin is not in your PATH: the menu starts it, the shell by its whole path." ;;
	esac
	;;
--uninstall)
	(cd files && find . -type f) | while read -r file; do rm -f "$to/$file"; done
	rmdir "$to/share/doc/adytum" 2>/dev/null || :
	refresh
	echo "Adytum is no longer installed; your games are where they were."
	;;
*)
	echo "usage: ./install.sh [--uninstall]" >&2
	exit 2
	;;
esac
