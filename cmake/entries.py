#!/usr/bin/env python3
"""Counts what a referee would have to enter in a battle, at each depth, and writes a table as Markdown.

usage: entries.py CLI [BATTLE...]

Each battle is played by machine (the greedy commander, seed 7). Its journal says which answers were given and which
dice were thrown. At full referee every answer is a click, a drag or the key that goes on, and every face is typed. At
the lighter depths the players move and throw by themselves: "next" is pressed once a phase or once a step. Telling the
program what happened there takes one line a unit that moved or suffered, and as many as the referee likes.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

USUAL = ["hannibal/cannae", "othw/zama", "cb/raphia", "fantasy/wardens", "initiative/gaugamela"]
GOES_ON = {"advance", "end-step", "stop", "deploy-done"}
DOES_NOTHING = {"stay", "fight-on", "stand", "hold", "hold-pila", "hold-fire", "stand-aside", "done", "let-stand"}
WAYS = {"path", "steps", "point"}


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
    kinds = {"keys": 0, "nothing": 0, "drags": 0, "clicks": 0, "throws": 0, "faces": 0}
    for event in events:
        action = event["action"]
        if action["action"] in GOES_ON:
            kinds["keys"] += 1
        elif action["action"] in DOES_NOTHING:
            kinds["nothing"] += 1
        elif WAYS & action.keys():
            kinds["drags"] += 1
        else:
            kinds["clicks"] += 1
        for throw in event.get("dice", []):
            kinds["throws"] += 1
            kinds["faces"] += len(throw["faces"])
    state = json.loads(run(cli, "replay", str(pathlib.Path(folder) / "battle.signifer"), "--json"))
    turns = state["turn"]
    top, leaf = phases(cli, battle.split("/")[0])
    return kinds, 2 * turns, top, leaf


def main():
    cli, battles = sys.argv[1], sys.argv[2:] or USUAL
    print("| battle | full referee | keys | clicks | drags | \"does nothing\" | faces (throws) | player turns, at most |"
          " checklist: next | judge when asked: next, at most |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for battle in battles:
            kinds, turns, top, leaf = count(cli, battle, folder)
            full = kinds["keys"] + kinds["clicks"] + kinds["drags"] + kinds["nothing"] + kinds["faces"]
            print(f"| {battle} | {full} | {kinds['keys']} | {kinds['clicks']} | {kinds['drags']} | {kinds['nothing']} |"
                  f" {kinds['faces']} ({kinds['throws']}) | {turns} | {top * turns} | {leaf * turns} |")


if __name__ == "__main__":
    main()
