#!/usr/bin/env python3
"""Counts what a referee would have to enter in a battle, at each depth, and writes a table as Markdown.

usage: entries.py [--lines] CLI [BATTLE...]

Each battle is played by machine (the greedy commander, seed 7). Its journal says which answers were given and which
dice were thrown. At full referee it is counted in three ways:

- one by one: every answer is a click, a drag or the key that goes on, and every face is typed;
- gestures: orders given once, wings that go at once, the rest of a side that does nothing, steps that pass by
  themselves, and the dice of an answer told in one go, by what is seen: each is one;
- lines: the same in words, in the field of one line (tell); a line has 80 characters at most. Each line is tried on the
  position in which it is said, and must lead to the very answers of the battle. Answers to which none leads are told.

At the lighter depths the players move and throw by themselves: "next" is pressed once a phase or once a step. Telling
the program what happened there takes one line a unit that moved or suffered, and as many as the referee likes.
--lines prints the lines of full referee instead of the table.
"""
import csv
import io
import json
import pathlib
import subprocess
import sys
import tempfile

USUAL = ["hannibal/cannae", "othw/zama", "cb/raphia", "fantasy/wardens", "initiative/gaugamela"]


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def journal(cli, battle, folder):
    file = pathlib.Path(folder) / "battle.signifer"
    file.unlink(missing_ok=True)
    run(cli, "play", battle, "--commander", "greedy", "--seed", "7", "--journal", str(file))
    lines = [line.split("\t")[0] for line in file.read_text(encoding="utf-8").splitlines()]
    return [json.loads(line) for line in lines if line.startswith("{")]


def phases(cli, rule_set):
    """The phases of a player turn, and its steps that have no steps of their own."""
    rows = json.loads(run(cli, "phases", rule_set, "--json"))

    def leaves(row):
        return sum(map(leaves, row["steps"])) if row.get("steps") else 1

    return len(rows), sum(map(leaves, rows))


def count(cli, battle, folder):
    events = [event for event in journal(cli, battle, folder) if "action" in event]
    file = str(pathlib.Path(folder) / "battle.signifer")
    most = len(events) + sum(len(throw["faces"]) for event in events for throw in event.get("dice", []))
    rows = list(csv.DictReader(io.StringIO(run(cli, "replay", "--table", "entries", file))))
    state = json.loads(run(cli, "replay", file, "--json"))
    top, leaf = phases(cli, battle.split("/")[0])
    return most, rows, 2 * state["turn"], top, leaf


def main():
    arguments = [one for one in sys.argv[1:] if one != "--lines"]
    cli, battles = arguments[0], arguments[1:] or USUAL
    lines = "--lines" in sys.argv
    kinds = ["orders", "keys", "ways", "answers", "strips"]
    if not lines:
        print("| battle | one by one, face by face | gestures | orders | keys | ways of wings | other answers | dice: told "
              "at once, figures | lines | without words | player turns, at most | checklist: next | beside the table: "
              "next, at most |")
        print("|---|---|---|---|---|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for battle in battles:
            most, rows, turns, top, leaf = count(cli, battle, folder)
            if lines:
                print("\n".join(f"{row['turn']} {row['turn of']}: {row['line']}" for row in rows))
                continue
            sums = {kind: sum(int(row[kind]) for row in rows) for kind in kinds}
            figures = sum(int(row["figures"]) for row in rows)
            gestures = sum(row["gesture"] == "yes" for row in rows)
            print(f"| {battle} | {most} | {sum(sums.values())} | {sums['orders']} | {sums['keys']} | {sums['ways']} |"
                  f" {sums['answers']} | {sums['strips']}, {figures} | {len(rows)} | {gestures} | {turns} |"
                  f" {top * turns} | {leaf * turns} |")


if __name__ == "__main__":
    main()
