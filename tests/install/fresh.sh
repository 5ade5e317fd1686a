#!/usr/bin/env bash
# fresh.sh SUITE: runs both commands of the README in a clean root of a Debian release, from a clean checkout of what is
# committed here. Needs root and a Debian mirror. What was built stays in build/fresh/SUITE until the next time.
set -euo pipefail

suite=$1
cd "$(dirname "$(realpath "$0")")/../.."
say() { echo "== $*"; }
cannot() { echo "No clean root can be made: $*" >&2; exit 77; }

[ "$(id -u)" -eq 0 ] || cannot 'this needs root'
# shellcheck disable=SC2016  # apt's own variables
mirror=$(apt-get indextargets --format '$(REPO_URI) $(ORIGIN)' 'Created-By: Packages' |
  awk '$2 == "Debian" && $1 !~ /security/ {print $1; exit}')
[ -n "$mirror" ] || cannot 'apt has no source of Debian packages'

root=$PWD/build/fresh/$suite
mkdir -p build/fresh
umount -q "$root/proc" "$root/dev" || true
rm -rf --one-file-system "$root"

say "mmdebstrap $suite"
options=()
while read -r line; do options+=("--aptopt=$line"); done < <(apt-config dump | grep -E '^Acquire::(https?|Check)' || true)
mmdebstrap --variant=minbase --include=ca-certificates,git "${options[@]}" "$suite" "$root" "deb $mirror $suite main" \
  >"$root.log" 2>&1 || { tail -5 "$root.log" >&2; cannot 'mmdebstrap failed'; }
trap 'umount -q "$root/proc" "$root/dev" || true' EXIT
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --make-rslave "$root/dev"
trap 'umount -q "$root/proc" || true; umount -q -R "$root/dev" || true' EXIT

say 'a clean checkout'
mkdir "$root/signifer"
git archive HEAD | tar -x -C "$root/signifer"
# The sources are found by git in some commands, so the checkout is a repository, too.
in_root() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 CI="${CI:-}" "$@"; }
in_root git -C /signifer init -q
in_root git -C /signifer add -A

say './dev run'
time in_root /signifer/dev run
say './dev test'
time in_root /signifer/dev test
say "both commands ran on $suite"
