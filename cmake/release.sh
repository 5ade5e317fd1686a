#!/usr/bin/env bash
# release.sh VERSION: makes a release of what is committed: the version, the changelog, the desktop's list of releases,
# Debian's changelog, a commit and a tag. docs/releasing.md says what comes before and after.
set -euo pipefail
cd "$(dirname "$(realpath "$0")")/.."

version=${1:-}
[[ $version =~ ^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)$ ]] ||
  { echo "release: a version such as 0.2.0 was expected" >&2; exit 2; }
[ -z "$(git status --porcelain)" ] || { echo "release: commit or put away what has changed first" >&2; exit 1; }
now=$(sed -nE 's/^project\(signifer VERSION ([0-9.]+).*/\1/p' CMakeLists.txt)
[ "$(printf '%s\n%s\n' "$now" "$version" | sort -V | tail -1)" = "$version" ] ||
  { echo "release: $version is older than $now" >&2; exit 1; }
! git rev-parse -q --verify "refs/tags/v$version" >/dev/null || { echo "release: v$version is there already" >&2; exit 1; }
awk '/^## \[Unreleased\]/ {there = 1; next} /^## / {exit} there && /^- / {found = 1} END {exit !found}' CHANGELOG.md ||
  { echo "release: nothing stands under Unreleased in CHANGELOG.md" >&2; exit 1; }

day=$(date +%F)
sed -i -E "s/^(project\(signifer VERSION )[0-9.]+/\1$version/" CMakeLists.txt
sed -i "s/^## \[Unreleased\]$/## [Unreleased]\n\n## [$version] - $day/" CHANGELOG.md
sed -i "s|^  <releases>$|  <releases>\n    <release version=\"$version\" date=\"$day\"/>|" assets/desktop/signifer.metainfo.xml.in
sed -i "s/^ -- \(.*\)  .*$/ -- \1  $(LC_ALL=C date -R)/" assets/debian/changelog.in

git commit -qam "Release $version"
git tag -a "v$version" -m "Signifer $version"
echo "Signifer $version is committed and tagged v$version. docs/releasing.md says what comes next."
