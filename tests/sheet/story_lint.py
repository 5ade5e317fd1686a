"""story_lint.py SIGNIFER-CLI SCRATCH: stories of battles between machines, read for what no story may say.

SIGNIFER_STORIES battles of each rule set (1 unless told), each told in all languages.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

cli, scratch = sys.argv[1], pathlib.Path(sys.argv[2])
languages = ("en", "de", "fr")
most_words = 40
# Words that may stand twice in a row in a sentence: "die, die", "nous nous".
twice = {"die", "der", "das", "nous", "vous", "had", "that"}
none = {"en": r"\bof 0\b", "de": r"\bvon 0\b", "fr": r"\bsur 0\b"}
faults = []


def run(*arguments):
    return subprocess.run([cli, *map(str, arguments)], check=True, capture_output=True, text=True).stdout


def sentences(text):
    for line in text.splitlines():
        # A heading is no sentence: a battle may be called like a person.
        line = re.sub(r"^#.*|^\|.*", "", line).replace("**", "").strip()
        yield from (one for one in re.split(r"(?<=[.!?]) +", line) if one)


def without_names(text, names):
    """Names may hold anything that their owners like; a story may not."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "Name")
    return text


def lint(where, language, text, names):
    for sentence in sentences(text):
        plain = without_names(sentence, names)
        for kind, pattern in (("a count of none", none[language]), ("a brace", r"[{}]"), ("nan", r"\bnan\b|\binf\b"),
                              ("an id", r"\b[a-z]+(-[a-z]+)*-[0-9]+\b|\b[A-Z]{2}-[A-Z0-9]+-[0-9]+\b"),
                              ("a roll", r"\brolled [0-9]+\b(?! dice)|\bneeded [0-9]"), ("hundredths", r"[0-9][.,][0-9]+ (in|Zoll|po)\b")):
            if re.search(pattern, plain):
                faults.append(f"{where}: {kind}: {sentence}")
        for word, again in re.findall(r"\b([^\W\d_]+) ([^\W\d_]+)\b", plain):
            if word == again and word.lower() not in twice and word != "Name":
                faults.append(f"{where}: a word twice: {sentence}")
        if "Name" in plain and re.fullmatch(r"(?:Name|contre|gegen|against|and|und|et|[0-9.,:() \u00a0\u202f])+", plain):
            faults.append(f"{where}: nothing but names: {sentence}")
        if len(plain.split()) > most_words:
            faults.append(f"{where}: {len(plain.split())} words: {sentence}")


def repeats(where, text):
    """In one turn no sentence stands twice."""
    for paragraph in text.splitlines():
        if paragraph.startswith(("|", "#")):
            continue
        told = list(sentences(paragraph))
        for one in {one for one in told if told.count(one) > 1}:
            faults.append(f"{where}: said twice in a turn: {one}")


root = pathlib.Path(__file__).resolve().parents[2]
catalogues = {language: [json.loads(file.read_text()) for file in
                         [root / f"assets/languages/{language}.json", *root.glob(f"rulesets/*/languages/{language}.json")]]
              for language in languages[1:]}


def as_told(names, language):
    """Names in the language, and as sentences have them: without commas."""
    for name in names:
        for spoken in {name, *(part.get(name) for catalogue in catalogues.get(language, ())
                               for part in catalogue.values() if isinstance(part, dict))} - {None}:
            yield spoken
            if ", " in spoken:
                yield spoken.replace(", ", " (", 1) + ")"


battles = int(os.environ.get("SIGNIFER_STORIES", "1"))
by_rules = {}
for line in run("scenarios").splitlines():
    name = line.split()[0]
    by_rules.setdefault(name.split("/")[0], []).append(name)
scratch.mkdir(parents=True, exist_ok=True)
read = 0
for scenarios in by_rules.values():
    for i in range(battles):
        scenario, seed = scenarios[i % len(scenarios)], 5 + i
        journal = scratch / "story.signifer"
        journal.unlink(missing_ok=True)
        run("play", scenario, "--commander", "greedy", "--seed", seed, "--journal", journal)
        battle = json.loads(journal.read_text().splitlines()[0].split("\t")[0])["battle"]
        for language in languages:
            report = scratch / "story.md"
            run("--language", language, "replay", journal, "--report", report)
            text = report.read_text()
            where = f"{scenario}, seed {seed}, {language}"
            names = [one["name"] for one in battle["units"] + battle.get("people", []) + battle["sides"] if "name" in one]
            # What its author wrote at the head is his own.
            body = text.replace(battle.get("notes", "\0"), "")
            lint(where, language, body, set(as_told(names, language)))
            repeats(where, body)
            read += 1
print(f"{read} stories read")
for fault in faults[:60]:
    print(fault)
print(f"{len(faults)} faults")
sys.exit(1 if faults else 0)
