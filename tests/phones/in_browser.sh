#!/usr/bin/env bash
# in_browser.sh SIGNIFER-CLI ASSETS SCRATCH: the phones' page in a headless Chromium, against a referee that the test plays. Ends
# with 77 where there is no Chromium or no Python.
set -euo pipefail
command -v python3 >/dev/null || { echo "skipped: there is no Python"; exit 77; }
PYTHONDONTWRITEBYTECODE=1 exec python3 "$(dirname "$0")/in_browser.py" "$@"
