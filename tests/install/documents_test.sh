#!/usr/bin/env bash
# documents_test.sh SOURCE BUILD: the man pages and the shells' completion name the very verbs and options that the programs have.
set -euo pipefail

source=$1 build=$2
cli=$build/bin/signifer-cli
pages=$build/docs
wrong=0

complain() { echo "$*" >&2; wrong=1; }
# The long options of a help text, and of a part of a man page.
offered() { grep -oE '^ +(-[a-zA-Z?],? ?)?--[a-z-]+' | grep -oE -e '--[a-z-]+' | sort -u; }
described() { sed 's/\\-/-/g' | grep -E '^\.BI? |^\.BR ' | grep -oE -e '--[a-z-]+' | sort -u; }
# A man page's part between two headings: MACRO NAME.
part() { awk -v from="$2" '/^\.S[HS] /{inside = ($0 == from)} inside' "$1" | awk '/^\.TP/{tag = 1; next} tag{print; tag = 0}'; }
same() {
  local difference
  difference=$(diff <(echo "$2") <(echo "$3")) || complain "$1: the program (<) and its page (>) differ:"$'\n'"$difference"
}

verbs=$("$cli" --help | sed -n '/^Verbs:/,/^$/s/^  \([a-z][a-z-]*\) .*/\1/p')
[ "$(wc -w <<<"$verbs")" -ge 16 ] || complain "only these verbs were found in the help: $verbs"

same 'signifer-cli' "$("$cli" --help | sed '/^Verbs:/,$d' | offered)" "$(part "$pages/signifer-cli.1" '.SH OPTIONS' | described)"
for verb in $verbs; do
  same "signifer-cli $verb" "$("$cli" "$verb" --help | offered | grep -vx -e --help)" "$(part "$pages/signifer-cli.1" ".SS $verb" | described)"
  for shell in signifer-cli.bash _signifer-cli signifer-cli.fish; do
    grep -qwF -e "$verb" "$source/docs/completion/$shell" || complain "docs/completion/$shell does not know $verb"
  done
done
while read -r verb; do
  grep -qxF -e "$verb" <<<"$verbs" || complain "signifer-cli.1 describes $verb, which is no verb"
done < <(sed -n 's/^\.SS //p' "$pages/signifer-cli.1")

if [ -x "$build/bin/signifer" ]; then
  options=$("$build/bin/signifer" --help | offered)
  same signifer "$options" "$(part "$pages/signifer.1" '.SH OPTIONS' | described)"
  for option in $options; do
    for shell in signifer.bash _signifer signifer.fish; do
      grep -qE -e "(--|-l )${option#--}\b" "$source/docs/completion/$shell" || complain "docs/completion/$shell does not know $option"
    done
  done
fi

# What bash would offer after these words.
completed() {
  (
    # shellcheck disable=SC1091
    . "$source/docs/completion/signifer-cli.bash"
    COMP_WORDS=("$cli" "$@")
    COMP_CWORD=$#
    _signifer_cli
    printf '%s\n' "${COMPREPLY[@]}"
  )
}
grep -qx play < <(completed pl) || complain 'bash does not complete pl'
grep -qx -e --commander < <(completed play --) || complain 'bash does not complete the options of play'
grep -qx hannibal < <(completed phases '') || complain 'bash does not complete rule sets'
grep -qx hannibal/cannae < <(completed play han) || complain 'bash does not complete battles'
grep -qx greedy < <(completed play x --commander g) || complain 'bash does not complete commanders'

exit $wrong
