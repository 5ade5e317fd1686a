#!/usr/bin/env bash
# translations_test.sh LUPDATE SOURCE SCRATCH LANGUAGE...: lists every text of the window that a language lacks, and English
# plural forms that are missing.
set -euo pipefail

lupdate=$1 source=$2 scratch=$3
shift 3
wrong=0
rm -rf "$scratch"
mkdir -p "$scratch"

# The texts without a translation, once those of today's window have been gathered into a copy of the file.
lacking() {
  local file=$scratch/signifer_$1.ts
  cp "$source/ui/languages/signifer_$1.ts" "$file"
  (cd "$source" && "$lupdate" -silent -recursive -no-obsolete -locations none "${@:2}" ui -ts "$file" 2>/dev/null)
  awk '/<source>/{text = $0} /type="unfinished"/{print text}' "$file" | sed 's/ *<source>//; s/<\/source>//'
}

for language in "$@"; do
  missing=$(lacking "$language")
  [ -z "$missing" ] && continue
  printf 'The window lacks in %s:\n%s\n' "$language" "$missing" >&2
  wrong=1
done
# A context that is asked for and that no text stands under would leave its texts English.
for context in $(grep -rhoE 'translate\("[A-Za-z:]+"' "$source/ui" --include=*.cpp | cut -d'"' -f2 | sort -u); do
  grep -q "<name>$context</name>" "$scratch/signifer_$1.ts" && continue
  printf 'No text stands under the context %s\n' "$context" >&2
  wrong=1
done
missing=$(lacking en -pluralonly)
if [ -n "$missing" ]; then
  printf 'English plural forms are missing of:\n%s\n' "$missing" >&2
  wrong=1
fi
# A text is looked up under the name that it is gathered under.
known=$(cat "$source"/ui/languages/signifer_*.ts | sed -n 's/ *<name>\(.*\)<\/name>/\1/p' | sort -u)
while read -r place; do
  if ! grep -qxF "${place##*:translate(}" <<<"$known"; then
    printf 'No translation is found under this name: %s\n' "$place" >&2
    wrong=1
  fi
done < <(cd "$source" && grep -roE 'translate\("[^"]+"' ui --include=*.cpp --include=*.h | tr -d '"')
exit "$wrong"
