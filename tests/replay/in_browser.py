"""in_browser.py SIGNIFER-CLI SCENARIOS SCRATCH: the replay's page in a real browser, held against the battle."""

import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

import chromium

cli, scenarios, scratch = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
faults = []


def expect(holds, what):
    if not holds:
        faults.append(what)
        print("FAULT:", what)


def run(*arguments):
    return subprocess.run([cli, *map(str, arguments)], check=True, capture_output=True, text=True).stdout


def replay_of(battle, name, *more):
    """A battle between machines and its replay; the paths of both."""
    journal, page = scratch / f"{name}.signifer", scratch / f"{name}.html"
    journal.unlink(missing_ok=True)
    run("play", battle, "--commander", "greedy", "--seed", 4, "--journal", journal)
    run("replay", journal, "--web", page, *more)
    return journal, page


def places(journal, event):
    """Where the command line says that everybody stands, in thousandths of an inch and hundredths of a degree."""
    told = json.loads(run("replay", journal, "--at", event, "--json"))["places"]
    return {one["unit"]: [round(one["x"] * 1000), round(one["y"] * 1000), round(one["heading"] * 100)] for one in told}


def shown(page):
    return {unit: place for unit, *place in page.ask("signiferReplay.positions()") if place != [None]}


def hold_against(page, journal, event, stands):
    at = page.ask("signiferReplay.at")
    expect(at == event, f"{journal.name}: the page is at {at}, not {event}")
    expect(shown(page) == stands, f"{journal.name}: places differ after event {event}")


def slide(page, event):
    page.ask(f"(s => {{ s.value = {event}; s.dispatchEvent(new Event('input', {{bubbles: true}})); }})"
             "(document.getElementById('slider'))")
    page.settle()


def every_turn(journal, file):
    with chromium.Page(file.as_uri()) as page, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as at_once:
        count = page.ask("signiferReplay.count")
        events = [0, *page.ask("signiferReplay.turns()"), count]
        # The command line replays for each anew: several at a time, while the page is asked.
        for event, stands in zip(events, at_once.map(lambda event: places(journal, event), events)):
            slide(page, event)
            hold_against(page, journal, event, stands)
        quiet(page, file)


def quiet(page, file):
    expect(page.messages == [], f"{file.name}: {page.messages}")
    others = [url for url in page.requests if not url.startswith(("file:", "about:"))]
    expect(others == [], f"{file.name} asked for {others}")


def keys(journal, file):
    with chromium.Page(file.as_uri(), calm=True) as page:
        count, turns = page.ask("signiferReplay.count"), page.ask("signiferReplay.turns()")
        begins = [turn - 1 for turn in turns]
        following = next(begin for begin in begins if begin > 1)
        for name, shift, event in (("End", False, count), ("ArrowLeft", False, count - 1), ("Home", False, 0),
                                   ("ArrowRight", False, 1), ("ArrowRight", True, following),
                                   ("ArrowLeft", True, max(begin for begin in begins if begin < following))):
            page.key(name, shift)
            expect(page.ask("signiferReplay.at") == event, f"{name}: at {page.ask('signiferReplay.at')}, not {event}")
        page.key(" ")
        expect(page.ask("signiferReplay.playing"), "Space did not play")
        page.wait_for("signiferReplay.at > 1")
        page.key(" ")
        expect(not page.ask("signiferReplay.playing"), "Space did not halt")
        expect(page.ask("signiferReplay.painted") == 0, "it moves where the reader wants no motion")
        quiet(page, file)


def clicks(file):
    with chromium.Page(file.as_uri(), dark=True) as page:
        slide(page, 60)
        unit = page.ask("signiferReplay.positions().findIndex(one => one[1] !== null)")
        page.click(*page.ask(f"signiferReplay.spotOf({unit})"))
        name = page.ask(f"(b => b.texts[0][b.units[{unit}][1]])(JSON.parse(document.getElementById('battle').textContent))")
        expect(name in page.ask("document.getElementById('card').textContent"), "no card of the unit that was clicked")
        page.key("Escape")
        expect(page.ask("document.getElementById('card').hidden"), "Escape did not close the card")
        rolled = page.ask("JSON.parse(document.getElementById('battle').textContent).events"
                          ".findIndex(one => one.d && one.d[0].q && one.d[0].m)")
        slide(page, rolled + 1)
        page.ask("document.querySelector('#event summary').click()")
        page.settle()
        words = page.ask("document.querySelector('#event .roll').textContent")
        expect("%" in words and "HG-" in words, f"a roll without odds or modifiers: {words}")
        # A sentence of the story leads to its event.
        event = page.ask("(one => { one.click(); return +one.dataset.event; })([...document.querySelectorAll('.said')].pop())")
        expect(page.ask("signiferReplay.at") == event, "a click on the story went elsewhere")
        quiet(page, file)


def fingers(file):
    with chromium.Page(file.as_uri(), width=390, height=844, ratio=2, touch=True) as page:
        expect(page.ask("document.documentElement.scrollWidth") <= 390, "the page is wider than a phone")
        box = page.ask("(b => [b.left, b.top, b.width, b.height])(document.querySelector('#table canvas')"
                       ".getBoundingClientRect())")
        middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
        x, y = middle
        page.touch([(x + 90, y)], [(x + 20, y)], [(x - 80, y)], [])
        expect(page.ask("signiferReplay.at") == 1, "a swipe to the left did not go on")
        page.touch([(x - 90, y)], [(x, y)], [(x + 80, y)], [])
        expect(page.ask("signiferReplay.at") == 0, "a swipe to the right did not go back")
        page.touch([(x - 20, y), (x + 20, y)], [(x - 50, y), (x + 50, y)], [(x - 80, y), (x + 80, y)], [])
        expect(page.ask("signiferReplay.scale") > 1.5, "two fingers did not zoom")
        quiet(page, file)


def tongues(journal):
    """The reader's language first, then any by choice: story, controls and cards, at the same event."""
    file = scratch / "tongues.html"
    run("replay", journal, "--web", file, "--languages", "en,de,fr")
    expect(file.stat().st_size < 1_000_000, f"three languages take {file.stat().st_size} bytes")
    with chromium.Page(file.as_uri()) as page:
        slide(page, 40)
        stands = places(journal, 40)
        before = page.ask("document.getElementById('event').textContent")
        for place, language, word in ((1, "de", "Abspielen"), (2, "fr", "Lire"), (0, "en", "Play")):
            page.ask(f"(s => {{ s.value = {place}; s.dispatchEvent(new Event('change')); }})"
                     "(document.getElementById('tongue'))")
            page.settle()
            expect(page.ask("document.documentElement.lang") == language, f"{language} was not chosen")
            expect(page.ask("signiferReplay.at") == 40, f"{language} is at another event")
            expect(word in page.ask("document.getElementById('play').textContent"), f"{language}: {word}")
            shown_now = page.ask("[...document.querySelectorAll('.story')].filter(s => s.offsetParent).map(s => s.lang)")
            expect(shown_now == [language], f"stories in sight: {shown_now}")
            hold_against(page, journal, 40, stands)
        expect(page.ask("document.getElementById('event').textContent") == before, "English is not what it was")
        # In a list of choices the arrow keys choose.
        page.ask("document.activeElement.blur()")
        page.key("ArrowRight")
        expect(page.ask("signiferReplay.at") == 41, "a key counts twice after other languages")
        quiet(page, file)


def foreign_names(folder):
    evil = "</script><img src=x onerror=document.title='taken'>"
    battle = json.loads((scenarios / "hannibal" / "cannae.json").read_text())
    battle["title"] = evil
    battle["units"][0]["name"] = evil
    (folder / "evil.json").write_text(json.dumps(battle))
    _, file = replay_of(folder / "evil.json", "evil")
    with chromium.Page(file.as_uri()) as page:
        slide(page, page.ask("signiferReplay.count"))
        expect(page.ask("document.title") == evil, "the title is not as written")
        expect(page.ask("document.images.length") == 0, "a name became a picture")
        page.ask("signiferReplay.openCard(0)")
        expect(evil in page.ask("document.getElementById('card').textContent"), "the name is not as written")
        quiet(page, file)


def prints(file):
    with chromium.Page(file.as_uri()) as page:
        page.ask("signiferReplay.printPages()")
        moments = page.ask("JSON.parse(document.getElementById('battle').textContent).moments.length")
        expect(page.ask("document.querySelectorAll('#prints canvas').length") == moments, "a page a key moment")
        page.pdf(scratch / "printed.pdf")
        page.settle()
        quiet(page, file)


if chromium.found() is None:
    print("skipped: there is no Chromium")
    sys.exit(77)
scratch.mkdir(parents=True, exist_ok=True)
cannae, cannae_page = replay_of("hannibal/cannae", "cannae", "--include-battle")
expect(cannae_page.stat().st_size < 1_000_000, f"Cannae takes {cannae_page.stat().st_size} bytes")
expect(json.loads(run("replay", cannae_page, "--json"))["fingerprint"] ==
       json.loads(run("replay", cannae, "--json"))["fingerprint"], "the page carries another battle")
every_turn(cannae, cannae_page)
every_turn(*replay_of("othw/porus", "porus"))
keys(cannae, cannae_page)
clicks(cannae_page)
fingers(cannae_page)
prints(cannae_page)
tongues(cannae)
foreign_names(scratch)
sys.exit(1 if faults else 0)
