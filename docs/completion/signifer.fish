# Completion of signifer for fish.
complete -c signifer -l rulesets -x -a '(__fish_complete_directories)' -d 'Look for rule sets in this folder only'
complete -c signifer -l dark -d 'Dark colours'
complete -c signifer -l text-size -x -a '100 125 150 200' -d 'Text size in per cent'
complete -c signifer -l export -x -a '(__fish_complete_directories)' -d 'Write the table and the phase checklist into this folder, and end'
complete -c signifer -s h -l help -d 'Print the options'
complete -c signifer -l help-all -d 'Print the options of the toolkit as well'
complete -c signifer -s v -l version -d 'Print the version'
