#!/bin/bash
# A simulation as a Slurm job array. Each task plays one part of the battles; the last to end puts the parts together,
# to the byte what one run on one machine prints:
#
#   sbatch --array=1-8 simulate-array.sh othw/zama 100000 1 --commander centurion,greedy
#
# The arguments are the battle, how many of it in all, the seed, and further options of `signifer-cli simulate`. The
# result is whole.json in the folder that SIGNIFER_OUT names, signifer-JOB where it names none. A task that failed is
# submitted again by its number, into the same folder: sbatch --array=3 --export=ALL,SIGNIFER_OUT=FOLDER,SIGNIFER_PARTS=8 ...
#SBATCH --job-name=signifer
#SBATCH --array=1-8
#SBATCH --cpus-per-task=2
#SBATCH --time=04:00:00
#SBATCH --output=signifer-%A-%a.log
set -euo pipefail

if [ $# -lt 3 ] || [ -z "${SLURM_ARRAY_TASK_ID:-}" ]; then
  echo "usage: sbatch --array=1-PARTS simulate-array.sh BATTLE BATTLES SEED [OPTION...]" >&2
  exit 2
fi
battle=$1 battles=$2 seed=$3
shift 3
parts=${SIGNIFER_PARTS:-$SLURM_ARRAY_TASK_COUNT}
folder=${SIGNIFER_OUT:-signifer-$SLURM_ARRAY_JOB_ID}
mkdir -p "$folder"

# Under another name until it is whole, so that nobody merges half a part.
part=$folder/part-$SLURM_ARRAY_TASK_ID-of-$parts.json
signifer-cli simulate "$battle" --battles "$battles" --seed "$seed" --threads "${SLURM_CPUS_PER_TASK:-1}" \
  --shard "$SLURM_ARRAY_TASK_ID/$parts" "$@" >"$part.unfinished"
mv "$part.unfinished" "$part"

# Two tasks that end together both put all together, and both write the same.
all=("$folder"/part-*-of-"$parts".json)
if [ ${#all[@]} -eq "$parts" ]; then
  signifer-cli merge "${all[@]}" --json >"$folder/whole.json.$SLURM_ARRAY_TASK_ID"
  mv "$folder/whole.json.$SLURM_ARRAY_TASK_ID" "$folder/whole.json"
fi
