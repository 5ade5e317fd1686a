# Completion of signifer-cli for bash. Verbs stand here; their options, the rule sets and the battles are asked of the
# program itself, so that they are always its own.

_signifer_cli_options() { "$@" --help 2>/dev/null | sed -n 's/^ *\(-[a-z],\)\{0,1\}\(--[a-z-]*\).*/\2/p'; }
_signifer_cli_rulesets() { "$1" rulesets 2>/dev/null | sed -n 's/^\([a-z][a-z0-9-]*\) .*/\1/p'; }
_signifer_cli_battles() { "$1" scenarios 2>/dev/null | sed -n 's/^\([a-z][a-z0-9/-]*\) .*/\1/p'; }

_signifer_cli() {
  local program=${COMP_WORDS[0]} current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local verbs='army army-sheet battle-sheet calibrate candidates cards checklist conform house-rules judge mail merge odds odds-sheet options orders phases play procedures record-sheet reference replay rules rulesets ruling simulate solo-sheet
    scenarios tags tell troops validate view'
  local verb='' given=0 at words='' files=''
  for ((at = 1; at < COMP_CWORD; ++at)); do
    case ${COMP_WORDS[at]} in
      --language | --rulesets) [ -n "$verb" ] || ((++at)) ;;
      -*) ;;
      *) if [ -z "$verb" ]; then verb=${COMP_WORDS[at]}; else ((++given)); fi ;;
    esac
  done
  case $previous in
    --rulesets) mapfile -t COMPREPLY < <(compgen -d -- "$current"); return ;;
    --format) words='text markdown html bbcode' ;;
    --table) words='rolls losses entries' ;;
    --units) words='in cm' ;;
    --language) words='en de fr' ;;
    --mark-size) words='0.6 0.8 1' ;;
    --mark-place) words='base behind' ;;
    --commander) words='recruit greedy centurion legate' ;;
    --ruleset) words=$(_signifer_cli_rulesets "$program") ;;
    --army | --battle | --house-rules | --input | --journal | --logo | --report) files=-f ;;
    --battles | --by | --club | --dice | --house | --number | --preset | --seed | --side | --threads) return ;;
    *)
      if [ -z "$verb" ]; then
        words="$verbs --language --rulesets --version --help"
      elif [[ $current == -* ]]; then
        words=$(_signifer_cli_options "$program" "$verb")
      else
        case $verb:$given in
          calibrate:* | candidates:0 | judge:0 | play:0 | simulate:0 | tags:0 | tell:0 | view:0) words=$(_signifer_cli_battles "$program") files=-f ;;
          army:0) words='list check csv import battle' ;;
          mail:0) words='write read answer take' ;;
          orders:0) words='list seal open' ;;
          army:* | mail:* | orders:* | conform:* | judge:* | merge:* | replay:* | validate:*) files=-f ;;
          army-sheet:0 | battle-sheet:0 | cards:0 | checklist:0 | house-rules:0 | odds:0 | odds-sheet:0 | options:0 | phases:0 | procedures:0 | record-sheet:0 | reference:0 | rules:0 | ruling:0 | scenarios:0 | solo-sheet:0 | troops:0)
            words=$(_signifer_cli_rulesets "$program") ;;
        esac
      fi
      ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" $files -- "$current")
}

complete -o filenames -F _signifer_cli signifer-cli
