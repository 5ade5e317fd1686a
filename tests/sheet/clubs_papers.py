"""clubs_papers.py SIGNIFER-CLI CLUBS [--write]: what four clubs' house rules change on their papers, line by line.

For each file of house rules in CLUBS a text of the same name holds the lines that its checklist, reference sheet, odds
and cards have and the rule set's own have not ("+"), and the other way round ("-"). Whoever changes a paper reads the new
lines, and writes them with --write if they are right.
"""

import difflib
import json
import pathlib
import re
import subprocess
import sys

cli, clubs = sys.argv[1], pathlib.Path(sys.argv[2])
PAPERS = ("checklist", "reference", "odds-sheet", "cards")


def lines(paper, rule_set, *house):
    made = subprocess.run([cli, paper, rule_set, "--format", "markdown", *house], check=True, capture_output=True,
                          text=True)
    out = []
    for line in made.stdout.splitlines():
        line = re.sub(r"<[^<>]*>", " ", re.sub(r"\\(.)", r"\1", line)).replace("**", "").replace("&emsp;", "")
        line = re.sub(r"( \| ☐)+ \|$", "", line)
        line = re.sub(r"\s+", " ", line).strip()
        if line and "Signifer ·" not in line and not re.fullmatch(r"[|:\- ]*", line):
            out.append(line)
    return out


def changes(file):
    rule_set = json.loads(file.read_text(encoding="utf-8"))["ruleset"]
    out = []
    for paper in PAPERS:
        usual, club = lines(paper, rule_set), lines(paper, rule_set, "--house-rules", str(file))
        told = [line for line in difflib.unified_diff(usual, club, lineterm="", n=0)
                if not line.startswith(("---", "+++", "@@"))]
        # Cards say a thing once for each troop.
        out += [f"{paper}:", *(dict.fromkeys(told) if paper == "cards" else told), ""]
    return "\n".join(out)


faults = 0
files = sorted(clubs.glob("*.json"))
for file in files:
    told, kept = changes(file), file.with_suffix(".txt")
    if "--write" in sys.argv:
        kept.write_text(told, encoding="utf-8")
    elif told != kept.read_text(encoding="utf-8"):
        faults += 1
        print(f"FAULT: the papers of {file.name}:")
        print("\n".join(difflib.unified_diff(kept.read_text(encoding="utf-8").splitlines(), told.splitlines(), lineterm="")))
sys.exit(1 if faults or len(files) < 4 else 0)
