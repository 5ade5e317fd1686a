#!/usr/bin/env bash
# clean_root.sh PACKAGE: installs the Debian package into a clean root of the release that this machine runs, uses both
# programs from there as a user without rights, and takes it away again. Needs root and a Debian mirror.
set -euo pipefail

package=$(realpath "$1")
here=$(dirname "$(realpath "$0")")
say() { echo "== $*"; }
cannot() { echo "No clean root can be made: $*" >&2; exit 77; }

[ "$(id -u)" -eq 0 ] || cannot 'this needs root'
# shellcheck disable=SC1091
. /etc/os-release
[ "$ID" = debian ] || cannot "this machine runs $ID, not Debian"

# The mirror that this machine uses itself, in either of the formats of /etc/apt.
# shellcheck disable=SC2016  # apt's own variables
mirror=$(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' |
  awk -v suite="$VERSION_CODENAME" '$2 == suite {print $1; exit}')
[ -n "$mirror" ] || cannot "apt has no source for $VERSION_CODENAME"

root=$(mktemp -d)
trap 'umount -q "$root/proc" || true; rm -rf --one-file-system "$root"' EXIT
say "debootstrap $VERSION_CODENAME"
debootstrap --variant=minbase "$VERSION_CODENAME" "$root" "$mirror" >"$root.log" 2>&1 || {
  tail -5 "$root.log" >&2
  cannot 'debootstrap failed'
}
rm -f "$root.log"
chmod 755 "$root"
mount -t proc proc "$root/proc"
apt-config dump | grep -E '^Acquire::(https?|Check)' >"$root/etc/apt/apt.conf.d/60acquire" || true
# Says what a program wrote only where it fails.
quietly() { "$@" >"$root/tmp/log" 2>&1 || { tail -20 "$root/tmp/log" >&2; exit 1; }; }
in_root() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }

say "apt-get install ${package##*/}, with nothing but what it depends on"
cp "$package" "$root/tmp/signifer.deb"
quietly in_root apt-get update
quietly in_root apt-get install -y --no-install-recommends /tmp/signifer.deb

say 'both programs, as a user without rights'
cp "$here/use.sh" "$root/tmp"
chroot --userspec=nobody:nogroup "$root" /tmp/use.sh /usr

say 'what desktops take the files for'
quietly in_root apt-get install -y --no-install-recommends shared-mime-info libglib2.0-bin
# shellcheck disable=SC2016  # the inner shell's
in_root sh -c '
  set -e
  cd /tmp
  signifer-cli play hannibal/cannae --seed 1 --commander random --journal battle.signifer >/dev/null
  cp battle.signifer journal
  cp /usr/share/signifer/scenarios/hannibal/cannae.json cannae.signifer-battle.json
  cp cannae.signifer-battle.json battle
  is() {
    gio info -a standard::content-type "$1" | grep -q "application/x-signifer-$2\$" || { echo "$1 is not known as $2"; exit 1; }
  }
  is battle.signifer journal
  is journal journal
  is cannae.signifer-battle.json battle+json
  is battle battle+json'

say 'taken away again'
quietly in_root apt-get purge -y signifer
left=$(find "$root/usr" "$root/etc" "$root/var/lib" -xdev -iname '*signifer*')
[ -z "$left" ] || { echo "left behind: $left" >&2; exit 1; }
say 'installed, used and taken away'
