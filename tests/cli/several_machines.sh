#!/bin/bash
# Parts of a simulation that GNU parallel and the Slurm script play are put together to the byte what one run prints.
#   several_machines.sh SIGNIFER-CLI SLURM-SCRIPT BATTLE
# 77 where GNU parallel is not installed.
set -euo pipefail
command -v parallel >/dev/null || exit 77
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
PATH=$(dirname "$1"):$PATH
script=$2 battle=$3
cd "$folder"

signifer-cli simulate "$battle" --battles 30 --seed 7 --threads 1 --json >one.json
test -s one.json

parallel --will-cite "signifer-cli simulate '$battle' --battles 30 --seed 7 --shard {}/8 > part{}.json" ::: 1 2 3 4 5 6 7 8
signifer-cli merge part*.json --json >whole.json
cmp one.json whole.json

# As Slurm runs the tasks of an array, in no order; the first two find nothing to put together yet.
for task in 3 1 2; do
  test ! -e slurm/whole.json
  SLURM_ARRAY_TASK_ID=$task SLURM_ARRAY_TASK_COUNT=3 SLURM_ARRAY_JOB_ID=9 SIGNIFER_OUT=slurm bash "$script" "$battle" 30 7
done
cmp one.json slurm/whole.json

# One part again after it was lost.
rm slurm/part-2-of-3.json slurm/whole.json
SLURM_ARRAY_TASK_ID=2 SLURM_ARRAY_TASK_COUNT=1 SLURM_ARRAY_JOB_ID=10 SIGNIFER_OUT=slurm SIGNIFER_PARTS=3 \
  bash "$script" "$battle" 30 7
cmp one.json slurm/whole.json

# Outside of Slurm it says how it is used.
if bash "$script" "$battle" 30 7 2>usage; then exit 1; fi
grep -q '^usage: sbatch' usage
