"""with_window.py SIGNIFER SIGNIFER-CLI ASSETS SCRATCH: a phone in a real browser and the real program, with a battle of each rule set. It
joins by the phrase, enters dice, and finds them and their ruling in the window's journal. In one of them a reload goes on, and nothing hidden
is in any frame."""

import contextlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "replay"))
import chromium  # noqa: E402

program, cli, assets, scratch = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[4])
READY = "!!window.signiferPhone && !!document.querySelector('#screen > *')"
PHRASE = "river tent copper owl"
HIDER, SEEKER = 1, 0
# Battles of the other rule sets, the side that throws first in each, and how often: the first roll may be nobody's own.
OTHERS = (("cb/raphia", 0, 1), ("othw/zama", 1, 1), ("fantasy/hastings", 0, 1), ("initiative/gaugamela", 0, 2))
# A turn's own line is a heading in the list of events.
HEADING = re.compile(r"Turn \d|.* began game turn \d+\.$")
faults = []


def expect(holds, what):
    if not holds:
        faults.append(what)
        print("FAULT:", what)


def hidden_battle():
    """Cannae with a unit of one side out of the other's sight: the file, and what may be told of it to nobody there."""
    battle = json.loads((assets / "scenarios/hannibal/cannae.json").read_text())
    side = battle["sides"][HIDER]["id"]
    unit = [one for one in battle["units"] if one["side"] == side][-1]
    unit.update(id="the-ambush-of-tests", name="Ambushers Nobody Knows", hidden=True)
    battle["visibility"] = "hidden"
    file = scratch / "hidden.json"
    file.write_text(json.dumps(battle))
    return file, (unit["id"], unit["name"])


@contextlib.contextmanager
def running(page, battle):
    """The program with a battle, a phone's address and its journal; it has to ask for nothing elsewhere."""
    window, address, journal = start(battle)
    try:
        expect(address.startswith("http://127.0.0.1:"), f"no address was told: {address}")
        page.requests.clear()
        yield address, journal
        others = [url for url in page.requests if not url.startswith((address, address.replace("http", "ws"), "data:", "about:"))]
        expect(others == [], f"the page asked for {others}")
        # A page without a laptop would look for it.
        page.call("Page.navigate", {"url": "about:blank"})
    finally:
        window.terminate()
        window.wait(20)


def start(battle):
    home = scratch / "home"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"),
                   "XDG_DATA_HOME": str(home / "data"), "XDG_DOCUMENTS_DIR": str(home)}
    window = subprocess.Popen([program, "--phones", "127.0.0.1:0", "--phrase", PHRASE, "--trust-phones", str(battle)], env=environment,
                              stdout=subprocess.PIPE, text=True)
    address, phrase, journal = (window.stdout.readline().strip() for _ in range(3))
    expect(phrase.replace("-", " ") == PHRASE, f"another phrase was told: {phrase}")
    return window, address, pathlib.Path(journal)


def join(page, side, name):
    page.ask(f"phraseField.value = '{PHRASE}'")
    page.ask(f"nameField.value = '{name}'")
    page.ask("document.querySelector('form.join').requestSubmit()")
    page.wait_for("phone.stage === 'choosing'")
    page.ask(f"[...document.querySelectorAll('.sides button')][{side}].click()")
    page.wait_for("phone.stage === 'in' && !!phone.state && !!phone.table")


def tap(page, key):
    page.ask(f"[...document.querySelectorAll('[data-key]')].find(one => one.dataset.key === '{key}').click()")
    page.settle()


def does_something(page):
    """Whether one of the units that may act is told to: the first thing that it may."""
    for unit in page.ask("phone.state.units.map(one => one.unit)")[:3]:
        page.ask(f"show('ask'); pick({json.dumps(unit)})")
        page.wait_for("!!document.querySelector('.answer')", 90)
        if page.ask("(deed => deed && (deed.click(), true))(document.querySelector('[data-key^=do]:not([disabled])'))"):
            return True
    return False


def wait_for_roll(page):
    """Takes deeds that are offered and ends steps until the phone's side has to roll."""
    for _ in range(40):
        # Between two events there is nothing to do for a moment.
        page.wait_for("!!phone.state.next || !!phone.state.roll && phone.state.roll.mine", 90)
        if page.ask("!!phone.state.roll"):
            return
        event = page.ask("phone.state.event")
        if not does_something(page):
            page.ask("show('tell')")
            tap(page, "step")
            tap(page, "done")
        page.wait_for(f"phone.state.event !== {event} || !!phone.state.roll", 90)
    raise RuntimeError("no dice were asked for")


def events(journal):
    """The journal's events: each line is JSON, with its check sum behind."""
    lines = [json.JSONDecoder().raw_decode(line)[0] for line in journal.read_text().splitlines()[1:]]
    return [line for line in lines if "n" in line]


def dice_and_ruling(page, journal):
    wait_for_roll(page)
    page.ask("show('dice')")
    page.settle()
    page.picture(scratch / f"phone-dice-{re.sub('[^a-z]+', '-', page.ask('phone.rules').lower())}.png")
    faces = []
    before = len(events(journal))
    # An action may ask for several throws: what is typed stands in the journal when it has happened.
    for _ in range(8):
        roll = page.ask("phone.state.roll")
        for _ in range(roll["count"] - len(roll["there"])):
            tap(page, "face" + str(len(roll["faces"]) - 1))
            faces.append(roll["faces"][-1])
        tap(page, "send")
        page.wait_for(f"!phone.state.roll || phone.state.roll.roll !== '{roll['roll']}'", 90)
        expect("Another phone" not in page.ask("document.getElementById('screen').textContent"), "one's own dice are called another's")
        if not page.ask("!!phone.state.roll && phone.state.roll.mine"):
            break
    end = time.monotonic() + 90
    while len(events(journal)) == before and time.monotonic() < end:
        time.sleep(0.1)
    new = events(journal)[before:]
    typed = [face for line in new for throw in line.get("dice", []) for face in throw.get("faces", [])]
    expect(typed[:len(faces)] == faces, f"the journal has {typed}, the phone sent {faces}")
    page.wait_for("phone.journal.length > 0", 90)
    listed = scratch / "events.txt"
    subprocess.run([cli, "replay", str(journal), "--events", str(listed)], check=True, capture_output=True)
    told = " ".join(listed.read_text().split())
    read = [line for line in page.ask("phone.journal.map(one => one.text)") if not HEADING.match(line)]
    expect(bool(read) and all(line in told for line in read), f"the phone reads {read}, the journal does not")
    expect("By phone: Anna" in journal.read_text(), "the journal does not say whose phone it was")
    return len(events(journal))


def reload(page, address, journal, count):
    page.open(address)
    page.wait_for("phone.stage === 'in' && !!phone.state && phone.journal.length > 0")
    expect(page.ask("phone.name") == "Anna", "the phone is not known after a reload")
    expect(len(events(journal)) == count, "a reload did something")


def looks(page):
    for width, height in ((390, 844), (844, 390)):
        page.look(width, height, touch=True, dark=True)
        page.settle()
        for name in ("dice", "ask", "tell", "see"):
            page.ask(f"show('{name}')")
            page.settle()
            expect(page.ask("document.documentElement.scrollWidth <= innerWidth"), f"{name} is wider than {width}x{height}")
            page.picture(scratch / f"phone-{name}-{width}x{height}.png")


def secrets(page, address, secret):
    """The side that may not know it, and the one whose it is: so that the search itself is tried."""
    frames = "\n".join(page.frames)
    known = page.ask("phone.table.units.length")
    expect(len(frames) > 1000 and known > 10, "too few frames were read")
    for words in secret:
        expect(words not in frames, f"a frame tells the other side of '{words}'")
    page.frames.clear()
    page.ask("localStorage.clear(); sessionStorage.clear()")
    page.open(address)
    join(page, HIDER, "Judith")
    for words in secret:
        expect(words in "\n".join(page.frames), f"its own side is not told of '{words}'")


def in_hannibal(page):
    battle, secret = hidden_battle()
    with running(page, battle) as (address, journal):
        page.open(address)
        join(page, SEEKER, "Anna")
        count = dice_and_ruling(page, journal)
        reload(page, address, journal, count)
        looks(page)
        secrets(page, address, secret)


def in_another(page, battle, side, rolls):
    with running(page, assets / f"scenarios/{battle}.json") as (address, journal):
        page.look(390, 844, touch=True)
        page.open(address)
        join(page, side, "Anna")
        for _ in range(rolls):
            dice_and_ruling(page, journal)


if chromium.found() is None:
    print("skipped: there is no Chromium")
    sys.exit(77)
scratch.mkdir(parents=True, exist_ok=True)
with chromium.Page("about:blank", width=390, height=844, touch=True, ready="true") as page:
    page.ready = READY
    in_hannibal(page)
    for battle, side, rolls in OTHERS:
        before = len(faults)
        in_another(page, battle, side, rolls)
        print(f"{battle}: {'at fault' if len(faults) > before else 'as it shall be'}")
    expect(page.messages == [], f"the console says {page.messages}")
sys.exit(1 if faults else 0)
