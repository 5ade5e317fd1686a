#!/usr/bin/env bash
# hide.sh TREE... -- COMMAND...: runs a command that does not see these folders. Needs a mount namespace of its own:
# unshare --mount.
set -euo pipefail

cd /
trees=()
while [ "$1" != -- ]; do trees+=("$1"); shift; done
shift
for tree in "${trees[@]}"; do
  # One of them may be inside of one that is hidden already.
  if [ -d "$tree" ]; then mount -t tmpfs hidden "$tree"; fi
done
exec "$@"
