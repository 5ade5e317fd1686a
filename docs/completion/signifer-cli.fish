# Completion of signifer-cli for fish. Verbs stand here; their options, the rule sets and the battles are asked of the
# program itself, so that they are always its own.

function __signifer_cli_options
    set -l words (commandline -opc)
    $words[1] $words[2] --help 2>/dev/null | string replace -rf '^ *(?:-[a-z],)?(--[a-z-]+).*' '$1'
end

function __signifer_cli_rulesets
    signifer-cli rulesets 2>/dev/null | string replace -rf '^([a-z][a-z0-9-]*) +(.*)' '$1\t$2'
end

function __signifer_cli_battles
    signifer-cli scenarios 2>/dev/null | string replace -rf '^([a-z][a-z0-9/-]*) +(.*)' '$1\t$2'
end

function __signifer_cli_verb
    complete -c signifer-cli -n __fish_use_subcommand -f -a $argv[1] -d $argv[2]
end

__signifer_cli_verb rulesets 'List the rule sets that were found'
__signifer_cli_verb scenarios 'List the battles that came with the program'
__signifer_cli_verb phases 'Print the phases and steps of a rule set'
__signifer_cli_verb procedures 'Print what can be asked of a rule set'
__signifer_cli_verb rules 'Print the rules of a rule set'
__signifer_cli_verb troops 'Print the troop types of a rule set'
__signifer_cli_verb army 'Check armies, turn them into tables and battles'
__signifer_cli_verb options 'Print the options of a rule set'
__signifer_cli_verb ruling 'Ask the rules a question'
__signifer_cli_verb orders 'Seal written orders of a battle, open and list them'
__signifer_cli_verb mail 'Play by mail: letters to the sides, and their answers'
__signifer_cli_verb odds 'Work out the exact odds of a ruling'
__signifer_cli_verb judge 'Say whether an action is legal, and why not'
__signifer_cli_verb candidates 'Print what is asked now in a battle'
__signifer_cli_verb play 'Let machine commanders play a battle, or many'
__signifer_cli_verb simulate 'Play a battle many times by machine'
__signifer_cli_verb conform 'Hold a rule set against the promises that every rule set makes'
__signifer_cli_verb calibrate 'Hold the chances to win that are told against the battles won'
__signifer_cli_verb merge 'Put the parts of a simulation together'
__signifer_cli_verb replay 'Play a journal again'
__signifer_cli_verb checklist 'Print the phase checklist of a rule set'
__signifer_cli_verb reference 'Print the reference sheet of a rule set'
__signifer_cli_verb army-sheet 'Print an army with boxes for its harm'
__signifer_cli_verb cards 'Print a card for each unit and leader'
__signifer_cli_verb battle-sheet 'Print a battle: table, forces, victory'
__signifer_cli_verb odds-sheet 'Print the odds of a rule set\'s tests'
__signifer_cli_verb record-sheet 'Print a blank sheet to keep a battle on'
__signifer_cli_verb solo-sheet 'Print a table by which to play the other side by hand'
__signifer_cli_verb house-rules 'Print the house rules in force'
__signifer_cli_verb tags 'Print which paper mark belongs to whom'
__signifer_cli_verb tell 'Tell what happened on your table, or ask about it, in one line'
__signifer_cli_verb validate 'Check battles, armies, journals, house rules and rule sets'
__signifer_cli_verb view 'Print a battle as one side may know it'

set -l of_rulesets army-sheet battle-sheet cards checklist house-rules odds odds-sheet options phases procedures record-sheet reference rules ruling scenarios solo-sheet troops
complete -c signifer-cli -n '__fish_seen_subcommand_from army' -a 'list check csv import battle'
complete -c signifer-cli -n '__fish_seen_subcommand_from orders' -a 'list seal open'
complete -c signifer-cli -n '__fish_seen_subcommand_from mail' -a 'write read answer take'
set -l of_battles calibrate candidates judge play simulate tags tell view
complete -c signifer-cli -n __fish_use_subcommand -l language -x -a 'en de fr' -d 'Speak this language to people'
complete -c signifer-cli -n __fish_use_subcommand -l rulesets -x -a '(__fish_complete_directories)' -d 'Folder of rule sets'
complete -c signifer-cli -n __fish_use_subcommand -l version -d 'Print the version'
complete -c signifer-cli -n 'not __fish_use_subcommand' -a '(__signifer_cli_options)'
complete -c signifer-cli -n "__fish_seen_subcommand_from $of_rulesets" -f -a '(__signifer_cli_rulesets)'
complete -c signifer-cli -n "__fish_seen_subcommand_from $of_battles" -a '(__signifer_cli_battles)'
functions -e __signifer_cli_verb
