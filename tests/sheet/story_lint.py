"""story_lint.py SIGNIFER-CLI SCRATCH: stories of battles between machines, read for what no story may say.

First the lint is shown sentences that it has to refuse, and good ones that it has to let pass. Then it reads
SIGNIFER_STORIES battles of each rule set (1 unless told), from seed SIGNIFER_STORIES_SEED on (5 unless told), by the
commanders of SIGNIFER_STORIES_COMMANDERS in turn (greedy,centurion:outings=2 unless told), each told in all languages. With
SIGNIFER_STORIES_JOURNALS their journals are kept in that folder, and those that lie there are told without being played.
Three hundred battles: SIGNIFER_STORIES=60 SIGNIFER_STORIES_JOURNALS=FOLDER story_lint.py SIGNIFER-CLI SCRATCH.
"""

import concurrent.futures
import functools
import json
import os
import pathlib
import re
import subprocess
import sys

import story_samples

cli, scratch = sys.argv[1], pathlib.Path(sys.argv[2])
languages = ("en", "de", "fr")
commanders = os.environ.get("SIGNIFER_STORIES_COMMANDERS", "greedy,centurion:outings=2").split(",")
kept = os.environ.get("SIGNIFER_STORIES_JOURNALS")
most_words = 40
# A story that says the same within so many turns repeats itself.
turns_apart = 2
# So many sentences of one shape behind each other are a list.
most_alike = 2
# Words that may stand twice in a row in a sentence: "die, die", "nous nous".
twice = {"die", "der", "das", "nous", "vous", "had", "that"}
everywhere = (("a brace", r"[{}]"), ("nan", r"\bnan\b|\binf\b"),
              ("an id", r"\b[a-z]+(-[a-z]+)*-[0-9]+\b|\b[A-Z]{2}-[A-Z0-9]+-[0-9]+\b"),
              ("hundredths", r"[0-9][.,][0-9]+\s(in|Zoll|po)\b"), ("a space before a mark", r" [.,]"),
              ("a double space", r"  "), ("two stops", r"(?<!\.)\.\.(?!\.)"), ("names run together", r"\bName Name\b"))
kinds = {
    "en": (("a count of none", r"\bof 0\b"), ("a roll", r"\brolled [0-9]|\bneeded [0-9]|\bor (more|less)\b"),
           ("how far it went", r"\b[0-9]+ in\b(?! the\b)"), ("the rules' own steps", r"declared a charge|no target left|short of|charged home"),
           ("an army twice", r"\b[Aa]rmy of [Aa]rmy\b|army of Name army"), ("a placeholder person", r"\bof Successor of\b")),
    "de": (("a count of none", r"\bvon 0\b"), ("a roll", r"\bWurf [0-9]|\bnötig [0-9]|\boder (mehr|weniger)\b"),
           ("how far it went", r"\b[0-9]+\sZoll\b"), ("the rules' own steps", r"\bKontakt mit\b|\bkein Ziel mehr\b")),
    "fr": (("a count of none", r"\bsur 0\b"), ("a roll", r"\bjet [0-9]|\bil fallait [0-9]|\bou (plus|moins)\b"),
           ("how far it went", r"\b[0-9]+\spo\b"), ("the rules' own steps", r"\bau contact de\b|\bplus de cible\b")),
}
# Behind one of two units of one name: its owner or its place in the line.
belongs = (r"(?! (?:\(|d'|in the centre\b|(?:of|von|der|de|du|des|left of|right of|links der|rechts der|aus der|vom) "
           r"|(?:on the (?:left|right)|auf der (?:Linken|Rechten))\b))")
# A telegram: a name, a colon and a participle. In the head a side's player stands so.
telegram = r"^N[0-9]+\s?: [a-zà-ÿ]"


def run(*arguments):
    return subprocess.run([cli, *map(str, arguments)], check=True, capture_output=True, text=True).stdout


def sentences(text, language):
    # German has its ordinals with a stop: "Ptolemaios IV."
    between = r"(?<=[.!?])(?<![IVX]\.) +" if language == "de" else r"(?<=[.!?]) +"
    for line in text.splitlines():
        # A heading is no sentence: a battle may be called like a person.
        line = re.sub(r"^#.*|^\|.*", "", line).replace("**", "").strip()
        yield from (one for one in re.split(between, line) if one)


@functools.lru_cache(maxsize=16)
def marks_of(names):
    """One expression that finds any of the names, the longest first, and the mark of each."""
    longest = sorted(names, key=len, reverse=True)
    return (re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)"),
            {name: f"N{i}" for i, name in enumerate(longest)})


def with_marks(text, names):
    """Names may hold anything that their owners like; a story may not. Each is a mark of its own: N1, N2."""
    any_of_them, marks = marks_of(names)
    return any_of_them.sub(lambda one: marks[one[0]], text)


def names_twice(sentence, names, units):
    """The units that a sentence names twice, but for those whose names are in longer ones there."""
    there = [name for name in names if name in sentence]
    for name in units.intersection(there):
        if (sentence.count(name) > 1 and len(re.findall(rf"(?<!\w){re.escape(name)}(?!\w){belongs}", sentence)) > 1
                and not any(name != other and name in other for other in there)):
            yield name


def plain(marked):
    return re.sub(r"\bN[0-9]+\b", "Name", marked)


def faults_in(language, sentence, names, units):
    """What is wrong with one sentence of a story."""
    marked = with_marks(sentence, names)
    without = plain(marked)
    found = [kind for kind, pattern in (*everywhere, *kinds[language]) if re.search(pattern, without)]
    if any(word == again and word.lower() not in twice and word != "Name"
           for word, again in re.findall(r"\b([^\W\d_]+) (?=([^\W\d_]+)\b)", without)):
        found.append("a word twice")
    if "Name" in without and re.fullmatch(r"(?:Name|contre|gegen|against|and|und|et|[0-9.,:() \u00a0\u202f])+", without):
        found.append("nothing but names")
    if re.search(telegram, marked):
        found.append("a telegram")
    if without[:1].islower():
        found.append("a small letter at the beginning")
    if without.endswith("?"):
        found.append("a question")
    if any(names_twice(sentence, names, units)):
        found.append("a name twice")
    if len(without.split()) > most_words:
        found.append(f"{len(without.split())} words")
    return found


def sections(text):
    """The lines under each heading, the headings themselves first."""
    part = ["", []]
    for line in text.splitlines():
        if line.startswith("#"):
            yield part
            part = [line, []]
        else:
            part[1].append(line)
    yield part


def repeats(text, names, language="en"):
    """What is said again soon, and what is a list and no story."""
    found = []
    told = []
    for heading, lines in sections(text):
        if not re.match(r"##+ .*[0-9]", heading):
            continue
        told.append([one for one in sentences("\n".join(lines), language) if "Name" in plain(with_marks(one, names))])
    for i, turn in enumerate(told):
        near = [one for other in told[i + 1:i + turns_apart] for one in other]
        found += [("said again soon", one) for one in turn if turn.count(one) > 1 or one in near]
        shapes = [plain(with_marks(one, names)) for one in turn]
        for k in range(len(shapes) - most_alike):
            if len(set(shapes[k:k + most_alike + 1])) == 1:
                found.append(("one shape again and again", turn[k]))
    return found


def lint(language, text, names, units):
    found = []
    for sentence in sentences(text, language):
        found += [(kind, sentence) for kind in faults_in(language, sentence, names, units)]
    for name, how in re.findall(r"^\| (.+?) \| [0-9]+ \| (.*?) \|$", text, re.MULTILINE):
        if name in how:
            found.append(("a loss named twice", how))
    return found + repeats(text, names, language)


def show_that_it_can_fail():
    for language, kind, sentence in story_samples.faulty:
        found = faults_in(language, sentence, story_samples.names, story_samples.names)
        if kind not in found:
            faults.append(f"the lint let pass, {kind}: {sentence} {found}")
    for kind, text in story_samples.faulty_turns:
        if kind not in [one for one, _ in repeats(text, story_samples.names)]:
            faults.append(f"the lint let pass, {kind}: {text}")
    for language, sentence in story_samples.good:
        for kind in faults_in(language, sentence, story_samples.names, story_samples.names):
            faults.append(f"the lint refused a good sentence, {kind}: {sentence}")


def played(scenario, seed, commander):
    """The journal of a battle between machines."""
    if not kept:
        journal = scratch / f"{scenario.replace('/', '-')}.signifer"
        journal.unlink(missing_ok=True)
    else:
        journal = pathlib.Path(kept) / f"{scenario.replace('/', '-')}-{commander.replace(':', '-')}-{seed}.signifer"
        if journal.exists():
            return journal
    being_played = journal.with_suffix(".part")
    being_played.unlink(missing_ok=True)
    run("play", scenario, "--commander", commander, "--seed", seed, "--journal", being_played)
    being_played.rename(journal)
    return journal


faults = []
show_that_it_can_fail()
root = pathlib.Path(__file__).resolve().parents[2]
catalogues = {language: [json.loads(file.read_text()) for file in
                         [root / f"assets/languages/{language}.json", *root.glob(f"rulesets/*/languages/{language}.json")]]
              for language in languages[1:]}


def translated(name, language):
    for catalogue in catalogues.get(language, ()):
        for part in catalogue.values():
            if isinstance(part, dict) and part.get(name):
                yield part[name]
    numbered = re.fullmatch(r"(.*) ([0-9]+)", name)
    if numbered:
        yield from (f"{one} {numbered[2]}" for one in translated(numbered[1], language))


def as_told(names, language):
    """Names in the language, and as sentences have them: without commas, with a small or a capital letter."""
    for name in names:
        for spoken in {name, *translated(name, language)}:
            for form in {spoken, spoken[:1].upper() + spoken[1:], re.sub("^(The|Die|Les) ", lambda one: one[0].lower(), spoken),
                         *behind_article(spoken, language)}:
                yield form
                if ", " in form:
                    yield form.replace(", ", " (", 1) + ")"


def without_place(name):
    """A name as it stands before "on the left": the words before its comma, and the number from its end."""
    if ", " not in name:
        return
    head, place = name.split(", ", 1)
    number = re.search(" [0-9]+$", place)
    yield head + (number[0] if number else "")


def behind_article(name, language):
    """A name as it is behind its article: "gallischen Reiter", "cavaliers gaulois"."""
    if language == "fr":
        yield name[:1].lower() + name[1:]
    if language == "de":
        for many in ("n", ""):
            words = re.sub(r"(?<=\w)(e|es|er)(?= )", lambda one: "e" + many, name)
            yield from (words, words[:1].lower() + words[1:], name[:1].lower() + name[1:])
        yield from (re.sub(r"(Verbündete)\b", r"\1n", name), re.sub(r"([Ee]lefant)\b", r"\1en", name))


battles = int(os.environ.get("SIGNIFER_STORIES", "1"))
first_seed = int(os.environ.get("SIGNIFER_STORIES_SEED", "5"))
by_rules = {}
for line in run("scenarios").splitlines():
    name = line.split()[0]
    by_rules.setdefault(name.split("/")[0], []).append(name)


def read_battle(scenario, seed, commander):
    """What is wrong with the stories of one battle, in every language."""
    journal = played(scenario, seed, commander)
    battle = json.loads(journal.read_text().splitlines()[0].split("\t")[0])["battle"]
    found = []
    for language in languages:
        report = scratch / f"{journal.stem}-{language}.md"
        run("--language", language, "replay", journal, "--report", report)
        # What its author wrote at the head is his own.
        notes = [battle.get("notes") or "\0", *translated(battle.get("notes") or "\0", language)]
        body = report.read_text()
        report.unlink()
        for note in notes:
            body = body.replace(note, "")
        who = battle["units"] + battle.get("people", [])
        units = set(as_told([one["name"] for one in who if "name" in one], language))
        bare = {one for name in units for one in without_place(name)}
        sides = set(as_told([side["name"] for side in battle["sides"]], language))
        names = frozenset(units | bare | sides)
        found += [f"{scenario}, seed {seed}, {commander}, {language}: {kind}: {sentence}"
                  for kind, sentence in lint(language, body, names, units - sides)]
    return found


scratch.mkdir(parents=True, exist_ok=True)
wanted = [(scenarios[i % len(scenarios)], first_seed + i, commanders[(place + i // len(scenarios)) % len(commanders)])
          for place, scenarios in enumerate(by_rules.values()) for i in range(battles)]
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as at_once:
    for found in at_once.map(lambda one: read_battle(*one), wanted):
        faults += found
read = len(wanted) * len(languages)
print(f"{read} stories read")
for fault in faults[:60]:
    print(fault)
print(f"{len(faults)} faults")
sys.exit(1 if faults else 0)
