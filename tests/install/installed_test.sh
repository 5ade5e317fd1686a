#!/usr/bin/env bash
# installed_test.sh SOURCE BUILD BUILD-TYPE: installs the built tree into a fresh prefix and uses it; moves the prefix away
# and uses it again, where neither the source tree nor the build tree is to be seen.
set -euo pipefail

source=$1 build=$2 build_type=$3
here=$(dirname "$(realpath "$0")")
prefix=$build/installed
away=$(mktemp -d)
trap 'rm -rf "$away" "$prefix"' EXIT

rm -rf "$prefix"
cmake --install "$build" --prefix "$prefix" >/dev/null

# Assertions and debugging information name their sources; in a build for users nothing does.
binaries=()
if [ "$build_type" = Debug ]; then binaries=(--binary-files=without-match); fi
if grep -rlF "${binaries[@]}" -e "$source" -e "$build" "$prefix"; then
  echo 'these installed files name the tree that they were built in' >&2
  exit 1
fi

for file in "$prefix"/share/applications/*.desktop; do
  if command -v desktop-file-validate >/dev/null; then desktop-file-validate "$file"; fi
done
for file in "$prefix"/share/metainfo/*.xml; do
  if command -v appstreamcli >/dev/null; then appstreamcli validate --no-net "$file"; fi
done

"$here/use.sh" "$prefix"
"$here/outside.sh" "$prefix" "$build_type"

mv "$prefix" "$away/moved"
cp "$here/use.sh" "$here/hide.sh" "$away"
for namespace in '--mount' '--map-root-user --mount'; do
  # shellcheck disable=SC2086
  if unshare $namespace true 2>/dev/null; then
    unshare $namespace "$away/hide.sh" "$source" "$build" -- "$away/use.sh" "$away/moved"
    exit
  fi
done
echo 'The source tree cannot be hidden here; the moved installation is used with it in sight.'
"$away/use.sh" "$away/moved"
