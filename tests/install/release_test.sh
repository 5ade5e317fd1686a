#!/usr/bin/env bash
# release_test.sh TREE: makes a release in a copy of the files that a release changes, and looks at what came of it.
set -euo pipefail
tree=$1
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
mkdir -p "$copy"/{cmake,assets/desktop,assets/debian}
for file in CMakeLists.txt CHANGELOG.md cmake/release.sh assets/desktop/signifer.metainfo.xml.in assets/debian/changelog.in; do
  cp "$tree/$file" "$copy/$file"
done
cd "$copy"
# Right after a release nothing is new.
sed -i 's/^## \[Unreleased\]$/&\n\n### Added\n\n- Something new./' CHANGELOG.md
export GIT_AUTHOR_NAME=Test GIT_AUTHOR_EMAIL=test@signifer.invalid GIT_COMMITTER_NAME=Test GIT_COMMITTER_EMAIL=test@signifer.invalid
export HOME=$copy
git init -q
git add -A
git commit -qm 'Begin'

fail() { echo "FAILED: $*" >&2; exit 1; }
! cmake/release.sh 2>/dev/null || fail 'no version was taken'
! cmake/release.sh 9.0 2>/dev/null || fail '9.0 was taken'
! cmake/release.sh 0.0.1 2>/dev/null || fail 'an older version was taken'
echo >> CHANGELOG.md
! cmake/release.sh 98.7.6 2>/dev/null || fail 'a changed tree was taken'
git checkout -q .

cmake/release.sh 98.7.6 >/dev/null
grep -q '^project(signifer VERSION 98.7.6 ' CMakeLists.txt || fail 'the project has another version'
grep -q "^## \[98.7.6\] - $(date +%Y)" CHANGELOG.md || fail 'the changelog is not cut'
grep -q '^## \[Unreleased\]$' CHANGELOG.md || fail 'the changelog takes no more entries'
grep -q '<release version="98.7.6" ' assets/desktop/signifer.metainfo.xml.in || fail 'the desktop does not list it'
grep -q "$(date +%Y)" assets/debian/changelog.in || fail "Debian's changelog has another day"
[ "$(git tag)" = v98.7.6 ] || fail 'no tag'
[ -z "$(git status --porcelain)" ] || fail 'something is not committed'
! cmake/release.sh 98.7.7 2>/dev/null || fail 'a release without news was taken'
