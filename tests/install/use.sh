#!/usr/bin/env bash
# use.sh PREFIX: uses both programs of an installation as somebody does who has nothing else: from another folder, with an
# empty home, without a display. Ends with an error at the first thing that is not as it should be.
set -euo pipefail

prefix=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/home" "$work/elsewhere"
cd "$work/elsewhere"

alone() { env -i PATH=/usr/bin:/bin HOME="$work/home" LANG=C.UTF-8 "$@"; }
cli() { alone "$prefix/bin/signifer-cli" "$@"; }
window() { alone "$prefix/bin/signifer" "$@"; }
fail() { echo "$*" >&2; exit 1; }
expect() { [[ $1 == *"$2"* ]] || fail "expected '$2', had: $1"; }

expect "signifer $(cli --version)" "$(window --version)"
expect "$(window --help)" '--export'

found=$(cli rulesets --json)
expect "$found" '"problems":[]'
for id in cb fantasy hannibal initiative othw; do expect "$found" "\"folder\":\"$(realpath "$prefix")/lib"; expect "$found" "rulesets/$id\""; done
expect "$(cli scenarios hannibal)" 'Cannae, 216 BC'
cli validate "$prefix"/share/signifer/scenarios/*/*.json >/dev/null

# A battle by its name, played to its end by machine, and all that comes of it.
cli play hannibal/cannae --seed 216 --commander greedy --journal battle.signifer --report report.md >/dev/null
cli replay battle.signifer --verify >/dev/null
expect "$(cat report.md)" 'Cannae, 216 BC'
cli play "$prefix/share/signifer/scenarios/othw/zama.json" --seed 1 --commander random >/dev/null
expect "$(cli checklist hannibal --format html)" '<html'

# The window: a battle by its name, a journal, and open until it is closed.
window --export drawn hannibal/cannae
window --export fought battle.signifer
for folder in drawn fought; do
  expect "$(head -c 8 "$folder/table.png" | od -An -c)" 'P   N   G'
  expect "$(head -c 5 "$folder/checklist.pdf")" '%PDF-'
done
cmp -s drawn/table.png fought/table.png && fail 'the battle left no trace on the table'
ended=0
alone QT_QPA_PLATFORM=offscreen timeout 5 "$prefix/bin/signifer" hannibal/cannae || ended=$?
[ "$ended" -eq 124 ] || fail "the window ended by itself with $ended"
ended=0
window 2>/dev/null || ended=$?
[ "$ended" -eq 2 ] || fail "without a display the window ended with $ended instead of saying so"

for folder in schemas symbols; do [ -n "$(ls "$prefix/share/signifer/$folder")" ] || fail "no $folder"; done
echo "$prefix: both programs play"
