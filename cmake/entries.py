#!/usr/bin/env python3
"""Counts what a referee would have to enter in a battle, at each depth, and writes a table as Markdown.

usage: entries.py CLI [BATTLE...]

Each battle is played by machine (the greedy commander, seed 7). Its journal says which answers were given and which
dice were thrown. At full referee every answer is a click, a drag or the key that goes on, and dice are told face by
face or by what is seen: one figure a throw, the total or how many count. What needs no entry any more is counted apart:

- a step with neither dice nor choice passes by itself;
- units that do nothing, one after another, are one key ("the rest does nothing");
- units that go one after another by the same way are one drag of all of them.

At the lighter depths the players move and throw by themselves: "next" is pressed once a phase or once a step. Telling
the program what happened there takes one line a unit that moved or suffered, and as many as the referee likes.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

USUAL = ["hannibal/cannae", "othw/zama", "cb/raphia", "fantasy/wardens", "initiative/gaugamela"]
GOES_ON = {"advance", "end-step", "stop", "deploy-done"}
DOES_NOTHING = {"stay", "fight-on", "stand", "hold", "hold-pila", "hold-fire", "stand-aside", "done", "let-stand", "receive",
                "stand-fast"}
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


def kind_of(event):
    action = event["action"]
    if action["action"] in GOES_ON:
        return "keys" if event.get("dice") or action["action"] != "advance" else "passes"
    if action["action"] in DOES_NOTHING:
        return "nothing"
    return "drags" if WAYS & action.keys() else "clicks"


def way_of(event):
    action = event["action"]
    return json.dumps([action["action"], [action[name] for name in sorted(WAYS & action.keys())]])


def count(cli, battle, folder):
    events = [event for event in journal(cli, battle, folder) if "action" in event]
    kinds = dict.fromkeys(["keys", "passes", "nothing", "drags", "clicks", "throws", "faces", "rests", "groups"], 0)
    ways, before = set(), None
    for event in events:
        kind = kind_of(event)
        kinds[kind] += 1
        if kind == "nothing" and before != (kind, event.get("side")):
            kinds["rests"] += 1
        if kind in ("keys", "passes"):
            ways.clear()
        if kind == "drags" and way_of(event) not in ways:
            ways.add(way_of(event))
            kinds["groups"] += 1
        before = (kind, event.get("side"))
        for throw in event.get("dice", []):
            kinds["throws"] += 1
            kinds["faces"] += len(throw["faces"])
    state = json.loads(run(cli, "replay", str(pathlib.Path(folder) / "battle.signifer"), "--json"))
    top, leaf = phases(cli, battle.split("/")[0])
    return kinds, 2 * state["turn"], top, leaf


def main():
    cli, battles = sys.argv[1], sys.argv[2:] or USUAL
    print("| battle | one by one, face by face | full referee | keys | passes | does nothing: units, keys | drags: units, "
          "groups | clicks | dice: faces, throws | player turns, at most | checklist: next | beside the table: next, at "
          "most |")
    print("|---|---|---|---|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for battle in battles:
            k, turns, top, leaf = count(cli, battle, folder)
            most = k["keys"] + k["passes"] + k["nothing"] + k["drags"] + k["clicks"] + k["faces"]
            full = k["keys"] + k["rests"] + k["groups"] + k["clicks"] + k["throws"]
            print(f"| {battle} | {most} | {full} | {k['keys']} | {k['passes']} | {k['nothing']}, {k['rests']} |"
                  f" {k['drags']}, {k['groups']} | {k['clicks']} | {k['faces']}, {k['throws']} | {turns} |"
                  f" {top * turns} | {leaf * turns} |")


if __name__ == "__main__":
    main()
