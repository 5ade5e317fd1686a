#!/usr/bin/env bash
# outside.sh PREFIX BUILD-TYPE: builds the rule set of the second guide against an installation alone, as its reader would who has
# no source tree, and lets the installed program hold it against what every rule set promises.
set -euo pipefail

prefix=$1 build_type=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r "$prefix/share/signifer/examples/pass" "$work/pass"
cmake -S "$work/pass" -B "$work/build" -DCMAKE_UNITY_BUILD=ON -DCMAKE_BUILD_TYPE="$build_type" -DCMAKE_PREFIX_PATH="$prefix" >/dev/null
cmake --build "$work/build" >"$work/build.log" 2>&1 || { cat "$work/build.log" >&2; exit 1; }
"$prefix/bin/signifer-cli" validate "$work/build/rulesets/pass"
"$prefix/bin/signifer-cli" conform "$work/build/rulesets/pass" --battles 2
echo "$prefix: a rule set builds outside the tree"
