#!/usr/bin/env bash
# with_window.sh SIGNIFER SIGNIFER-CLI ASSETS SCRATCH: a phone in a headless Chromium and the real program. Ends with 77 where there is
# no Chromium or no Python.
set -euo pipefail
command -v python3 >/dev/null || { echo "skipped: there is no Python"; exit 77; }
PYTHONDONTWRITEBYTECODE=1 exec python3 "$(dirname "$0")/with_window.py" "$@"
