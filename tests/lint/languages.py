#!/usr/bin/env python3
"""Looks for faults in the German and French of the program that a machine can see.

usage: languages.py TREE [--list KIND] [--mend]

The texts are those of assets/languages, assets/phones, rulesets/*/languages, ui/languages/*.ts and docs/user-guide.*.md.
Each kind of fault is printed with its count and its first places; --list prints all places of the kinds whose name
contains KIND. --mend sets the no-break spaces and apostrophes of French and changes nothing else. The exit code is 1
if a fault was found, 2 if TREE has no texts. What is said instead of a word that is ruled out: docs/translating.md.
"""
import argparse
import collections
import glob
import json
import os
import re
import sys
import xml.etree.ElementTree as ElementTree

LANGUAGES = ("de", "fr")
NARROW, WIDE = "\u202f", "\u00a0"

# Words that clubs do not say: language, pattern, what to say instead.
AVOID = [
    ("de", r"\b([Uu]n)?[Gg]eformt(e[nmrs]?)?\b", "formiert, unformiert"),
    ("de", r"\bStände[n]?\b|\bje Stand\b", "Base, Bases (stands)"),
    ("de", r"\bauf Verfolgung\b", "in Verfolgung, verfolgt"),
    ("de", r"\b[A-Za-zÄÖÜäöü]*[Aa]ufriebtests?\b", "Aufriebstest"),
    ("de", r"\b[Bb]ruchprobe\w*|\b[Pp]roben?\b", "Test"),
    ("de", r"\bRettung\b|\b[Mm]oralrettung\b|\bRetten\b", "Rettungswurf"),
    ("de", r"\b[Gg]erollte?[nrs]?\b|\b[Rr]ollen\b|\bR rollt\b|\bRollt\b", "würfeln, gewürfelt"),
    ("de", r"\b([Vv]erfehlt(e[nrs]?)?) (\w+)?[Tt]ests?\b|\b[Tt]est\w* verfehlt\b|\bverfehlter (\w+)?[Tt]est\b", "nicht bestanden"),
    ("de", r"\bZuggrenze\b", "letzter Zug"),
    ("de", r"\bsovielte[nrs]?\b", "1/n der ..."),
    ("de", r"\bzweite[nr]? Wendung|\b[Ff]reie[n]? Wendungen\b", "Drehung"),
    ("de", r"\bBolzenschütze[n]?\b", "Bolzenwerfer"),
    ("de", r"\bStartzahl(en)?\b|\bZufallszahl\b", "Startwert"),
    ("de", r"\bstatt dessen\b", "stattdessen"),
    ("de", r"\bGenerale[n]?\b", "Generäle"),
    ("de", r"\bSpezialtruppen\b", "Sondertruppen"),
    ("de", r"\b[Zz]ähigkeit\b|\bKampffertigkeit\b", "Widerstand, Kampfgeschick"),
    ("de", r"\bTruppentyp(en|s)?\b", "Truppenart"),
    ("de", r"\bJournale?\b", "Protokoll"),
    ("de", r"\bSchützenwaffe\b", "Schützen"),
    ("de", r"(?<!\w)(?:[Ss]ichern(?! )|[Ss]ichern (?:unter|der)|[Gg]esichert)\b", "speichern, gespeichert"),
    ("de", r"\bBasen\b", "Bases"),
    ("de", r"\bGrundkante\w*", "eigene Tischkante"),
    ("de", r"\b[Bb]oden\b", "Gelände"),
    ("de", r"\bBüchsensch\w+", "Handrohrschützen"),
    ("de", r"\bKriegerhaufen\b", "Kriegerschar"),
    ("de", r"\bSteinschleuder\w*", "Steinwerfer"),
    ("de", r"\bFernkämpfer\w*", "Schützen"),
    ("de", r"\bzerschlagen\b", "aufgerieben"),
    ("de", r"\bSichtschirm\w*", "Sichtschutz"),
    ("de", r"\bBefehlshaber\w*", "Kommandeur"),
    ("de", r"\bRegelentscheid\w*", "Entscheid"),
    ("de", r"\behrliche\w* Würfel\w*", "faire Würfel"),
    ("de", r"\bAussicht auf den Sieg", "Siegchance"),
    ("de", r"\w*[Ss]peerwerfer\w*", "Wurfspießwerfer, Plänkler mit Wurfspießen"),
    ("de", r"\bHandlung(en)?\b", "Aktion"),
    ("de", r"\bCheckliste\w*", "Phasenliste"),
    ("de", r"\bRegelblatt\w*", "Übersicht"),
    ("de", r"\bProtokollblatt\w*", "Protokollbogen"),
    ("fr", r"\b[Cc]hargeurs?\b", "unité qui charge, attaquant"),
    ("fr", r"\b[Tt]alonn\w+", "suivre, poursuite après combat"),
    ("fr", r"\bconverti(r|t|ssent|s|ssant)?\b", "faire une conversion"),
    ("fr", r"\b[Aa]ucune? tel(le)?s?\b|\b[Pp]as de tel(le)?s?\b|\b\d+ telles\b", "ce ..., aucun ... de ce genre"),
    ("fr", r"\bemballement\b", "déchaînement"),
    ("fr", r"\b[Ff]urie\b|\bdébandade\b", "déchaînement"),
    ("fr", r"\brounds?\b", "manche"),
    ("fr", r"\b[dl]'1 ", "d'une, l'une"),
    ("fr", r"\bpas (encore )?employés?\b", "non utilisé"),
    ("fr", r"\b(anéantie?s?|démoralisée?s?)\b", "brisé (shattered), rompu (broken)"),
    ("fr", r"\bcouleuvrine\b|\bCouleuvrine\b", "arquebuse"),
    ("fr", r"\b[Pp]assés outre\b", "décidé contre l'arbitre"),
    ("fr", r"\ben sous-nombre\b|\b[Ss]ous-nombre\b", "en infériorité numérique"),
    ("fr", r"\bcataphractaires?\b", "cataphracte"),
    ("fr", r"\b(?:une|la|cette|d'une) règle\b(?=$| ?;| ?,| ou| à| et| \"| trouv)", "jeu de règles (rule set)"),
    ("fr", r"\b[Cc]ouleuvrini\w+", "arquebusiers"),
    ("fr", r"\b[Mm]éharistes?\b", "chameliers"),
    ("fr", r"\b[Ll]ance-traits\b", "baliste"),
    ("fr", r"\b[Rr]écits?\b|\b[Cc]omptes? rendus?\b", "rapport de bataille"),
    ("fr", r"\b[Ll]istes? de contrôle\b", "liste des phases"),
    ("fr", r"\b[Ff]euilles? de relevé\b", "feuille de suivi"),
    ("fr", r"\brotations?\b", "pivot"),
    ("fr", r"\b[Bb]oug(er|ez|ent|eant|e|é|ées?|és)\b", "se déplacer, faire un mouvement"),
    ("fr", r"\b[Mm]atch nul\b", "partie nulle, égalité"),
    ("fr", r"\bdés justes\b", "dés non pipés"),
    ("fr", r"\b[Cc]hances exactes\b", "probabilités exactes"),
    ("fr", r"\bbandes? de guerre\b", "bande de guerriers"),
    ("fr", r"\b[Ll]anceurs? de javelots?\b", "javeliniers"),
    ("fr", r"\b[Aa]vide\b", "glouton"),
    ("fr", r"\bpanneaux?\b", "volet"),
    ("fr", r"\bordre lâche\b", "ordre dispersé"),
    ("fr", r"\bbord de base\b", "son bord de table"),
    ("fr", r"\b[Tt]ypes? de troupe\b", "type de troupes"),
]

# English words that are no German or French words.
ENGLISH = re.compile(
    r"\b(the|and|of|with|than|which|when|whose|whom|their|they|has|have|been|were|was|shall|must not|enemy|"
    r"units?|moves?|moved|turns? left|roll(ed|s)?|wheel(ed|s)?|charged|fleeing|routed|broken|shaken|leader)\b")

# French participles and adjectives that would have to agree with the name beside them.
AGREEING = (
    r"(?:rangé|chassé|brisé|éliminé|capturé|perdu|détruit|caché|prêt|déchaîné|parti|nouveau|rompu|ébranlé|désordonné|chargé|"
    r"placé|ajouté|enlevé|doublé|déplacé|mis|disposé|dessiné|laissé|exalté|affermi|rallié)")

# How French says tu, or gives an order to one person.
COMMANDS = re.compile(r"\b(tu|ton|ta|tes|toi)\b|(?:^|[.:;,] )(Choisis|Lance|Finis|Dis|Bouge|Prends|Fais|Livre|Glisse|Clique|"
                      r"Tape|Nomme|Baisse|Passe|Ôte|Raye|Applique|Corrige|Montre|donne|nomme|lance|prends|choisis|dis|calcule)\b")


class Found:
    """Cases by kind and language."""

    def __init__(self):
        self.cases = collections.OrderedDict()

    def add(self, kind, language, place, text):
        self.cases.setdefault((kind, language), []).append((place, text))


def breaking(text):
    """The text with plain spaces in place of no-break ones, as the patterns below have them."""
    return text.replace(NARROW, " ").replace(WIDE, " ")


def bare(text):
    """The text without what programs read: code spans, options, JSON, file masks, HTML."""
    text = re.sub(r"`[^`]*`|<[^>]*>", " ", text)
    text = re.sub(r"--[a-z-]+(=\S+)?|\*\.\w+|\w+:\w+(:\w+)*=?\d*|https?://\S+", " ", text)
    return re.sub(r"\{\"[^\n]*", " ", text)


def mended(text):
    """French with no-break spaces before ; ! ? :, inside « » and between figure and unit, and with straight apostrophes."""
    text = re.sub(r" (?=[;!?](?:\W|$))", NARROW, text)
    text = re.sub(r" (?=:(?:\W|$))", WIDE, text)
    text = text.replace("« ", "«" + WIDE).replace(" »", WIDE + "»")
    text = re.sub(r"(?<=[\d}]) (?=(?:po|cm|mm)\b|%(?![\dnL]))", WIDE, text)
    return re.sub(r"(?<=\w)’(?=\w)", "'", text)


def mended_outside_code(line):
    """A line of the guide: code keeps its spaces."""
    if line.startswith("    "):
        return line
    return "".join(part if part.startswith("`") else mended(part) for part in re.split(r"(`[^`]*`)", line))


def write(name, text, was):
    if text != was:
        with open(name, "w", encoding="utf-8") as file:
            file.write(text)
        print("mended", name)


def mend(tree):
    """Every French text of the tree."""
    for name in catalogues(tree, "fr"):
        with open(name, encoding="utf-8") as file:
            was = file.read()
        data = json.loads(was)
        for section in data.values():
            for english in section:
                section[english] = mended(section[english])
        write(name, json.dumps(data, ensure_ascii=False, indent=1) + "\n", was)
    name = os.path.join(tree, "ui", "languages", "signifer_fr.ts")
    with open(name, encoding="utf-8") as file:
        was = file.read()
    tagged = re.compile(r"(<(?:translation|numerusform)>)([^<]*)(?=</)")
    apostrophe = lambda text: mended(text.replace("&apos;", "'")).replace("'", "&apos;")
    write(name, tagged.sub(lambda hit: hit.group(1) + apostrophe(hit.group(2)), was), was)
    name = os.path.join(tree, "docs", "user-guide.fr.md")
    with open(name, encoding="utf-8") as file:
        was = file.read()
    write(name, "\n".join(mended_outside_code(line) for line in was.split("\n")), was)


def places(text):
    """Names of the places in braces, plural choices by their number."""
    return {inner.split("|")[0] for inner in re.findall(r"\{([^{}]*)\}", text)}


def figures(text):
    """The figures of a text, as all languages write them, without rule ids and names of dice."""
    text = re.sub(r"\bW6\b", "d6", bare(text))
    text = re.sub(r"(?<=\d),(?=\d)", ".", text)
    text = re.sub(r"\b[A-Z]{1,3}(?:-[A-Z]+)?-\d+\b|\{[^{}]*\}|%L?\d|(?<=\d)[.  ](?=\d{3}\b)", "", text)
    # "6s" are sixes, and a 1 may be said as a word.
    text = re.sub(r"\b\d+s\b", "", text)
    return sorted(figure for figure in re.findall(r"\d+(?:\.\d+)?|½", text) if figure != "1")


def catalogues(tree, language):
    """The files of assets and rule sets."""
    folders = [os.path.join(tree, "assets", name) for name in ("languages", "phones")] + sorted(glob.glob(os.path.join(tree, "rulesets", "*", "languages")))
    names = [os.path.join(folder, language + ".json") for folder in folders]
    return [name for name in names if os.path.exists(name)]


def read_json(tree):
    for language in LANGUAGES:
        for name in catalogues(tree, language):
            with open(name, encoding="utf-8") as file:
                data = json.load(file)
            for section in ("texts", "words", "names"):
                for english, text in data.get(section, {}).items():
                    yield os.path.relpath(name, tree), section, language, english, text


def twice(tree):
    """Keys that stand twice in a catalogue: the program refuses such a file, and its rule set has no texts then."""
    for language in LANGUAGES:
        for name in catalogues(tree, language):
            again = []

            def section(pairs):
                again.extend(key for key, count in collections.Counter(key for key, _ in pairs).items() if count > 1)
                return dict(pairs)

            with open(name, encoding="utf-8") as file:
                json.load(file, object_pairs_hook=section)
            for key in again:
                yield language, os.path.relpath(name, tree), key


def read_ts(tree):
    for language in LANGUAGES:
        name = os.path.join(tree, "ui", "languages", "signifer_%s.ts" % language)
        if not os.path.exists(name):
            continue
        for message in ElementTree.parse(name).getroot().iter("message"):
            english = message.findtext("source") or ""
            node = message.find("translation")
            forms = [form.text or "" for form in node.iter("numerusform")] or [node.text or ""]
            for form in forms:
                yield os.path.relpath(name, tree), "window", language, english, form


def check_places(found, place, section, language, english, text):
    if section == "window":
        ours, theirs = (set(re.findall(r"%(\d|n|L\d)", one)) for one in (english, text))
        if "%n" in english:
            ours = ours & theirs
    else:
        ours, theirs = places(english), places(text)
    for name in sorted(ours - theirs):
        found.add("place missing", language, place, "%s: %s" % (english, name))
    for name in sorted(theirs - ours):
        found.add("place added", language, place, "%s: %s" % (english, name))


def check_german(found, place, english, text, clean):
    if re.search(r"(?<!%)\d%(?![\dn])", clean):
        found.add("no space before %", "de", place, text)
    if re.search(r"[“][^”“]*[”]|«", text):
        found.add("quotes of another language", "de", place, text)
    if re.search(r"\{other\}, \{\d\} ", text) and not re.search(r"\{other\}, \{\d\} (von|gegen)", text):
        found.add("figure right after a name that may end with a figure", "de", place, text)
    if re.search(r"\{(unit|other)\}: \{\d\} (auf|gegen|zu)\b", text):
        found.add("figure right after a name that may end with a figure", "de", place, text)
    for clause in re.split(r"[.;:?]", text):
        if re.search(r"\b([Hh]at|[Hh]aben|[Dd]arf|[Dd]ürfen|[Kk]ann|[Mm]uss)\b", clause) and re.search(r"\bbewegt?(en)?\b", clause) and \
                not re.search(r"\bsich\b|\bwird\b|\bwerden\b|\bbewegte\b", clause) and re.search(r"\b([Mm]oved?|to move)\b", english) and \
                not re.search(r"\b(group|together|ally)\b", english):
            found.add("bewegen without sich", "de", place, text)
            break
    within = re.search(r"(?<![.:?!] )(?<!^)\b(Sie|Ihnen|Ihre?[nmrs]?)\b", text) and re.search(r"\b[Yy]ou(r|rs)?\b", english)
    if within or re.match(r"Ihre?[nmrs]? ", text) and re.match(r"Your ", english):
        found.add("Sie, elsewhere du", "de", place, text)


def check_french(found, place, section, english, raw, clean):
    text = breaking(raw)
    if re.search(r"[\w)}*»][;!?](?=\s|$)|[\w)}*»]:(?=\s|$)", clean):
        found.add("no space before : ; ! ?", "fr", place, text)
    if mended(raw) != raw:
        found.add("breaking space or apostrophe unlike the others (--mend)", "fr", place, text)
    if re.search(r"[“”„]", text):
        found.add("quotes of another language", "fr", place, text)
    if re.search(r"\{(unit|other)\} : \{\d\} (au|contre|à)\b", text):
        found.add("figure right after a name that may end with a figure", "fr", place, text)
    if re.search(r"\b[Ss]i\b [^.;:?]*?\w(rais|rait|raient)\b", text):
        found.add("conditional after si", "fr", place, text)
    if re.search(r"\{\d\|(?:[^{}|]*\|){2}[^{}]*\} [a-zéèê]+(?:és|ées|s)\b(?! de)", text) and re.search(r"\|(?:no|none)\b", english):
        found.add("plural beside a figure that may be one or none", "fr", place, text)
    if re.search(r"\{\d\} (?:de force |de reste, )?(?:perdus|enlevés|employés|nécessaires|disponibles)\b", text):
        found.add("plural beside a figure that may be one", "fr", place, text)
    if re.search(r"\{(?:unit|other|0)\} ?: (?:pas |plus |déjà )?%s\b|^(?:Pas |Déjà )?%s ?: \{|\{unit\}, %s\b|^%%1 %s\b|^\{unit\} : (?:pas )?%s\b" % (
            (AGREEING, AGREEING.replace("(?:", "(?i:"), AGREEING, AGREEING, AGREEING)), text):
        found.add("participle that would have to agree with a name", "fr", place, text)
    if section != "names" and COMMANDS.search(re.sub(r"(?i)suivez-moi|&", "", text)):
        found.add("tu, elsewhere vous or the infinitive", "fr", place, text)


def check_text(found, place, section, language, english, raw):
    """One text with its translation."""
    text = breaking(raw)
    clean = bare(text)
    if section != "names":
        check_places(found, place, section, language, english, text)
        if figures(english) != figures(text):
            found.add("figures unlike the English", language, place, "%s => %s" % (english, text))
    if not text.strip():
        found.add("empty", language, place, english)
        return
    if "  " in text.strip() and "  " not in english.strip():
        found.add("double space", language, place, text)
    if re.search(r"(?<=\w) -{1,2} (?=\w)", text) and not re.search(r" -{1,2} ", english):
        found.add("hyphen for a dash", language, place, text)
    if re.search(r"\d\.\d", clean) and not re.search(r"\d\.\d\.\d|%\d\.", clean) and re.search(r"\d\.\d", bare(english)):
        found.add("decimal point", language, place, text)
    if "..." in text and "..." not in english and "…" not in english:
        found.add("three dots", language, place, text)
    if section != "names" and "\"" in clean and "{\"" not in text:
        found.add("straight quotes", language, place, text)
    if language == "de":
        check_german(found, place, english, text, clean)
    else:
        check_french(found, place, section, english, raw, clean)
    if section == "names":
        return
    words = [hit.group(0) for hit in ENGLISH.finditer(re.sub(r"\{[^{}|]*\}|'[^']*'", " ", clean))]
    words = [word for word in words if language != "de" or word != "was"]
    if words:
        found.add("English word left", language, place, "%s: %s" % (words[0], text))
    if text == english and len(re.findall(r"[a-z]{3,}", english)) > 2 and not re.search(r"[{:]|\*\.", english):
        found.add("not translated", language, place, text)
    check_words(found, language, place, text)


def check_words(found, language, place, text):
    for of, pattern, better in AVOID:
        hit = re.search(pattern, text) if of == language else None
        if hit:
            found.add("word that clubs do not say", language, place, "%s (%s): %s" % (hit.group(0), better, text))


def code_spans(text):
    """What of the guide programs read, with the names of places in capitals made equal."""
    spans = re.findall(r"`(-{1,2}[a-z-]+|[a-z]{3,}|[A-Z_]{4,})`", text)
    return {re.sub(r"[A-ZÄÖÜÉ]{3,}", "X", span) for span in spans}


def title(text):
    """A name of the window as the guide has it: without mnemonics, dots and capitals."""
    return re.sub(r"[&…]", "", breaking(text)).strip().lower()


def emphasised(text):
    for emphasis in re.findall(r"(?<!\*)\*([^*\n]{2,60})\*(?!\*)", re.sub(r"`[^`]*`", "", text)):
        yield from emphasis.split(" > ")


def check_names(found, language, name, english, text, texts):
    """Names in the guide are those that the window has."""
    said = {re.sub(r"\s?:$", "", title(t)).strip() for _, section, of, _, t in texts if of == language and section != "names"}
    window = collections.defaultdict(set)
    for _, section, of, source, target in texts:
        if of == language and section == "window":
            window[title(source)].add(title(target))
    lower = re.sub(r"\s+", " ", breaking(text)).lower()
    for part in emphasised(english):
        stands = ("*" + target in lower or "> " + target in lower or target + "*" in lower for target in window.get(title(part), ()))
        if title(part) in window and not any(stands):
            found.add("guide: a name of the English guide missing", language, name, part)
    for part in emphasised(text):
        if title(part) not in said and not any(title(part) == re.split(r" ?: | ?%|: ?", value)[0].strip() for value in said):
            found.add("guide: a name that the window does not have", language, name, part)


def check_guide(found, tree, language, texts):
    """The guide has the same code spans and paragraphs as the English, and names that the window has."""
    with open(os.path.join(tree, "docs", "user-guide.md"), encoding="utf-8") as file:
        english = file.read()
    name = "docs/user-guide.%s.md" % language
    if not os.path.exists(os.path.join(tree, name)):
        found.add("guide missing", language, name, "")
        return
    with open(os.path.join(tree, name), encoding="utf-8") as file:
        text = file.read()
    for span in sorted(code_spans(english) - code_spans(text)):
        found.add("guide: code of the English guide missing", language, name, span)
    for count, of in (("headings", r"(?m)^#+ "), ("paragraphs with a bold beginning", r"(?m)^\*\*"), ("pictures", r"!\[")):
        ours, theirs = len(re.findall(of, english)), len(re.findall(of, text))
        if ours != theirs:
            found.add("guide: other number of " + count, language, name, "%d for %d" % (theirs, ours))
    check_names(found, language, name, english, text, texts)
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("    "):
            continue
        place = "%s:%d" % (name, number)
        if language == "fr" and mended_outside_code(line) != line:
            found.add("breaking space or apostrophe unlike the others (--mend)", language, place, line)
        plain = bare(breaking(line))
        if language == "fr" and not line.startswith("|") and re.search(r"[\w)»][;!?](?=\s|$)|[\w)»*]:(?=\s|$)", plain):
            found.add("no space before : ; ! ?", language, place, line)
        check_words(found, language, place, plain)


def look(tree):
    found = Found()
    texts = list(read_json(tree)) + list(read_ts(tree))
    unique = {(entry[2], entry[3], entry[4]): entry for entry in reversed(texts)}
    for place, section, language, english, text in reversed(unique.values()):
        check_text(found, place, section, language, english, text)
    for language, place, key in twice(tree):
        found.add("key stands twice", language, place, key)
    for language in LANGUAGES:
        check_guide(found, tree, language, texts)
    return found, len(unique)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("tree")
    parser.add_argument("--list", metavar="KIND")
    parser.add_argument("--mend", action="store_true")
    asked = parser.parse_args()
    if not os.path.isdir(os.path.join(asked.tree, "assets", "languages")):
        print("no texts in", asked.tree, file=sys.stderr)
        return 2
    if asked.mend:
        mend(asked.tree)
    found, count = look(asked.tree)
    faults = 0
    for (kind, language), cases in sorted(found.cases.items()):
        faults += len(cases)
        print("%5d  %s  %s" % (len(cases), language, kind))
        for place, text in cases if asked.list and asked.list in kind else cases[:3]:
            print("           %s  %s" % (place, text.replace("\n", " ")[:200]))
    print("%d faults in %d texts" % (faults, count))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
