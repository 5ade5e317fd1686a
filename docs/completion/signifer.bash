# Completion of signifer for bash.

_signifer() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  case $previous in
    --rulesets | --export | --export-season) mapfile -t COMPREPLY < <(compgen -d -- "$current") ;;
    --battle | --army | --house-rules | --logo | --output | --export-replay | --export-report | --export-film | --read-photo) mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
    --print) mapfile -t COMPREPLY < <(compgen -W 'checklist reference army cards battle odds record solo house-rules tags tokens' -- "$current") ;;
    --units) mapfile -t COMPREPLY < <(compgen -W 'in cm' -- "$current") ;;
    --mark-size) mapfile -t COMPREPLY < <(compgen -W '0.6 0.8 1' -- "$current") ;;
    --mark-place) mapfile -t COMPREPLY < <(compgen -W 'base behind' -- "$current") ;;
    --paper) mapfile -t COMPREPLY < <(compgen -W 'a4 letter a5' -- "$current") ;;
    --ruleset) mapfile -t COMPREPLY < <(compgen -W 'hannibal cb othw fantasy initiative' -- "$current") ;;
    --house | --club | --turn | --side) ;;
    --languages) mapfile -t COMPREPLY < <(compgen -W 'en de fr en,de,fr' -- "$current") ;;
    --language) mapfile -t COMPREPLY < <(compgen -W 'en de fr' -- "$current") ;;
    --text-size) mapfile -t COMPREPLY < <(compgen -W '100 125 150 200' -- "$current") ;;
    *)
      if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--rulesets --dark --text-size --language --export --export-replay --export-report --export-film --turn --export-season --include-battle --side --languages --print --ruleset --battle --army --paper --large
          --landscape --units --club --logo --house --house-rules --output --read-photo --mark-size --mark-place --standees --with-marks --phones --phrase --trust-phones --help --help-all --version' -- "$current")
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
      fi
      ;;
  esac
}

complete -o filenames -F _signifer signifer
