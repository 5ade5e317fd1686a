#!/usr/bin/env python3
"""Writes the tables of docs/rules that say what each option of a rule set changes: the share of a shipped battle that the first
side wins by the ledger, and by each other value, between equal commanders with the same dice. Of the shipped battles that
one is taken which goes otherwise most often, or the first in which most trials do.
usage: what_changes.py CLI [BATTLES [RULESET...]]     run in the root of the source tree"""
import csv
import json
import os
import pathlib
import subprocess
import sys
import tempfile

CLI = sys.argv[1]
BATTLES = int(sys.argv[2]) if len(sys.argv) > 2 else 200
TRIALS = 12
SEED = "1"


def options_of(rules):
    return json.loads(pathlib.Path(f"rulesets/{rules}/options.json").read_text())["options"]


def other_values(option):
    """All values but the default; of a number half and twice as much, or the ends of its range."""
    default = option["default"]
    if option.get("values"):
        return [value for value in option["values"] if value != default]
    least, most = option["min"], option["max"]
    values = {min(max(value, least), most) for value in (default // 2, default * 2)} if default else {least, most}
    return [str(value) for value in sorted(values - {default})]


def played(battle, commander, count, house=()):
    """The winner and the last state of each battle, from the table that the program writes."""
    with tempfile.TemporaryDirectory() as folder:
        table = os.path.join(folder, "battles.csv")
        said = [word for one in house for word in ("--house", one)]
        answer = subprocess.run([CLI, "simulate", battle, "--battles", str(count), "--threads", "1", "--seed", SEED,
                                 "--commander", commander, "--csv", table, *said], capture_output=True, text=True)
        if answer.returncode != 0:
            sys.exit(f"{battle} {house}: {answer.stderr}")
        with open(table, newline="") as rows:
            return [(row["winner"], row["state"]) for row in csv.DictReader(rows)]


class Ledger:
    """The battles by the ledger, which every option is compared with: played once."""

    def __init__(self):
        self.battles = {}

    def played(self, battle, commander):
        key = (battle, commander)
        if key not in self.battles:
            self.battles[key] = played(battle, commander, BATTLES)
        return self.battles[key]


def most_changed(house, battles, ledger):
    """(trials that go otherwise, battle, commander): greedy commanders first, random ones where those change nothing."""
    best = (0, None, None)
    for commander in ("greedy", "random"):
        for battle in battles:
            other = played(battle, commander, TRIALS, [house])
            differing = sum(a != b for a, b in zip(ledger.played(battle, commander), other))
            best = max(best, (differing, battle, commander), key=lambda one: one[0])
            if 2 * differing > TRIALS:
                return best
        if best[0]:
            break
    return best


def row(option, value, battles, ledger):
    house = f'{option["id"]}={value}'
    cells = f'| `{option["id"]}`: {value} '
    differing, battle, commander = most_changed(house, battles, ledger)
    if battle is None:
        return cells + "| no difference seen | | | | |"
    plain = ledger.played(battle, commander)
    other = played(battle, commander, BATTLES, [house])
    setup = json.loads(pathlib.Path(battle).read_text())
    side = setup["sides"][0]
    one, two = ([winner == side["id"] for winner, _ in battles_] for battles_ in (plain, other))
    changes = [b - a for a, b in zip(one, two)]
    mean = sum(changes) / BATTLES
    half = 1.96 * (sum((change - mean) ** 2 for change in changes) / max(1, BATTLES - 1) / BATTLES) ** 0.5
    machines = "" if commander == "greedy" else ", at random"
    return (cells + f'| {setup["title"]}{machines} | {100 * differing // TRIALS} | {side["name"]} | {100 * sum(one) / BATTLES:.1f} | '
            f"{100 * sum(two) / BATTLES:.1f}: {100 * mean:+.1f} ({100 * (mean - half):+.1f} to {100 * (mean + half):+.1f}) |")


def table(rules):
    battles = sorted(str(path) for path in pathlib.Path(f"assets/scenarios/{rules}").glob("*.json"))
    ledger = Ledger()
    written = [
        f"Wins of a hundred of a battle's first side by the ledger and by each other value: {BATTLES} battles each, seed {SEED}, the same "
        "commander on both sides, the same dice; the change stands with its 95 % interval. The battle is the shipped one that goes "
        "otherwise most often, or in most trials: *otherwise* says in how many of a hundred trials, between greedy commanders, and where nothing changes "
        "between those, between commanders at random. *No difference seen*: all shipped battles went as before.",
        "", "| reading | battle | otherwise | side | by the ledger | by this value |", "|---|---|---|---|---|---|"]
    for option in options_of(rules):
        for value in other_values(option):
            written.append(row(option, value, battles, ledger))
            print(rules, written[-1], flush=True)
    return written


def main():
    named = sys.argv[3:] or sorted(path.parent.name for path in pathlib.Path("rulesets").glob("*/options.json"))
    for rules in named:
        rows = table(rules)
        ledger = pathlib.Path(f"docs/rules/{rules}.md")
        text = ledger.read_text()
        head, rest = text.split("<!-- what changes -->\n", 1)
        tail = rest.split("<!-- end of what changes -->\n", 1)[1]
        ledger.write_text(head + "<!-- what changes -->\n" + "\n".join(rows) + "\n<!-- end of what changes -->\n" + tail)


if __name__ == "__main__":
    main()
