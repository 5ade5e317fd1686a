"""A moment of a battle as phones are told of it: the state that the stub tells."""

ROLL = {"roll": "120-0-1", "side": 0, "mine": True, "unit": "legio-iii", "unitName": "Legio III", "other": "insubres", "otherName": "Insubres",
        "title": "strikes", "die": "d6", "count": 2, "there": [], "faces": [1, 2, 3, 4, 5, 6], "names": ["1", "2", "3", "4", "5", "6"],
        "modifiers": [{"value": "+1", "words": "Charge home", "rule": "HG-H2H-1"}, {"value": "+2", "words": "In a Battle Line of five", "rule": "HG-H2H-5"},
                      {"value": "\u22121", "words": "Insubres have one shield", "rule": "HG-H2H-10"}], "sum": "+2",
        "facts": ["8 or more: 2 hits", "4 to 7: 1 hit"], "odds": {"caption": "", "rows": []}, "at": 1, "of": 4, "waiting": []}

STEPS = [{"title": "Action phase", "help": "", "depth": 0, "phase": 1, "state": "current", "optional": False},
         {"title": "Rome moves", "help": "Roll the d6: foot 12 in + d6, mounted 18 in + d6. HG-MOV-1", "depth": 1, "phase": 0, "state": "done", "optional": False},
         {"title": "Leaders move and attach", "help": "", "depth": 1, "phase": 0, "state": "done", "optional": True},
         {"title": "Hand-to-hand round", "help": "Each contact in turn: both roll 2d6.", "depth": 1, "phase": 0, "state": "current", "optional": False},
         {"title": "Leader phase", "help": "", "depth": 0, "phase": 2, "state": "ahead", "optional": False},
         {"title": "Leader casualties", "help": "", "depth": 1, "phase": 0, "state": "ahead", "optional": False},
         {"title": "Count stamina", "help": "", "depth": 1, "phase": 0, "state": "ahead", "optional": False}]


def state_of(table, side):
    own = [one[0] for one in table["units"] if one[2] == side][:3]
    return {"event": 120, "turn": "Turn 3", "whose": table["sides"][side], "side": side, "step": "Hand-to-hand round", "stepId": "hand-to-hand", "steps": STEPS,
            "standings": [{"side": 0, "name": table["sides"][0], "what": "stamina", "left": 14, "start": 18},
                          {"side": 1, "name": table["sides"][1], "what": "stamina", "left": 13, "start": 18}],
            "decides": table["sides"][side], "asked": "Choose the next fight.", "reminders": [{"title": "Pila may be thrown.", "units": own[:1], "rule": "HG-SEQ-2"}],
            "next": {"title": "End the round", "note": "then the leader phase"}, "over": None, "looking": False, "resting": "",
            "units": [{"unit": unit, "why": "in contact, dice due"} for unit in own], "roll": {**ROLL, "side": side},
            "journal": [{"event": 118, "text": "Velites 2 routed 14 in.", "key": True, "rules": ["HG-RAL-1"], "who": "Rome"},
                        {"event": 119, "text": "Legio II charged Boii and hit twice.", "key": False, "rules": ["HG-CHG-6"], "who": "Rome"}]}


def may_of(message):
    if message["unit"] == "nobody":
        return {"code": "unknown", "words": "No such unit."}
    return {"unit": message["unit"], "name": "Legio II", "side": 1, "about": "Legionaries \u00b7 steady", "cells": [["Strength", "4"], ["Class", "heavy"], ["Armour", "2"]],
            "state": "may act", "harm": "1 of 4 hits", "event": 120,
            "may": [{"choice": "k7", "title": "Charge Oretani", "note": "straight ahead, no wheel", "figures": "7.0 of 12 in", "led": False},
                    {"choice": "k8", "title": "March", "note": "", "figures": "up to 12 in", "led": True}],
            "mayNot": [{"title": "Charge Boii", "reason": "Oretani would be touched first.", "rules": ["HG-CHG-6"]}]}


def understand_of(message):
    if "velitse" in message["line"]:
        return {"understood": [], "stopped": {"from": 0, "to": 7, "word": "velitse", "why": "No unit has this name.", "choices": ["Velites 1", "Velites 2"]}}
    return {"understood": [{"from": 0, "to": 16, "words": "Velites 2: hits 0 \u2192 2"}], "stopped": None}


ANSWERS = {
    "role": {},
    "may": may_of,
    "understand": understand_of,
    "ask": {"says": "yes", "head": "Action phase, turn 3, Rome", "lines": ["Yes: Oretani.", "7.0 of 12 in. HG-MOV-7"], "assumed": [], "stopped": None},
    "rule": lambda message: {"rule": message["rule"], "title": "Charge reach", "text": "A charge reaches 12 in and a d6 more, and ends in contact.", "source": "Sheet, part 4"},
    "withdraw": {"state": "withdrawn", "words": ""},
}
