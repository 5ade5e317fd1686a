#!/usr/bin/env python3
"""Writes the tables of docs/rules that say what a reading changes: the share of a shipped battle that the first side wins
by the ledger, and by the other reading, between equal commanders with the same dice.
usage: what_changes.py CLI [BATTLES]     run in the root of the source tree"""
import json
import pathlib
import subprocess
import sys

cli, battles = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "200"
rows = {}
for path in sorted(pathlib.Path("tests/readings").glob("*.json")):
    position = json.loads(path.read_text())
    said = f'{position["option"]}={position["value"]}'
    scenario = f'assets/scenarios/{position["scenario"]}.json'
    answer = subprocess.run([cli, "simulate", scenario, "--battles", battles, "--threads", "1", "--seed", "1",
                             "--versus-house", said, "--json"], capture_output=True, text=True)
    if answer.returncode != 0:
        sys.exit(f"{path}: {answer.stderr}")
    result = json.loads(answer.stdout)
    side, other, change = result["one"]["sides"][0], result["other"]["sides"][0], result["difference"]
    rows.setdefault(position["battle"]["ruleset"], []).append(
        f'| `{position["option"]}`: {position["value"]} | {side["name"]} | {100 * side["share"]:.1f} | {100 * other["share"]:.1f} '
        f'| {100 * change["share"]:+.1f} ({100 * change["low"]:+.1f} to {100 * change["high"]:+.1f}) |')
    rows[position["battle"]["ruleset"]][0:0] = [] if len(rows[position["battle"]["ruleset"]]) > 1 else [
        f'Wins of a hundred in {result["one"]["title"]}, {battles} battles each, seed 1, the same commander on both sides and the '
        "same dice; the change with its 95 % interval.", "", "| reading | side | by the ledger | by this reading | change |",
        "|---|---|---|---|---|"]

for rules, lines in rows.items():
    ledger = pathlib.Path(f"docs/rules/{rules}.md")
    text = ledger.read_text()
    head, rest = text.split("<!-- what changes -->\n", 1)
    tail = rest.split("<!-- end of what changes -->\n", 1)[1]
    ledger.write_text(head + "<!-- what changes -->\n" + "\n".join(lines) + "\n<!-- end of what changes -->\n" + tail)
