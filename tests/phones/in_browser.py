"""in_browser.py SIGNIFER-CLI ASSETS SCRATCH: the phones' page in a real browser, against a referee that the test plays."""

import contextlib
import json
import pathlib
import subprocess
import sys
import threading
import time
import traceback

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "replay"))
import chromium  # noqa: E402
import example  # noqa: E402
import stub  # noqa: E402

cli, assets, scratch = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
READY = "!!window.signiferPhone && !!document.querySelector('#screen > *')"
SIDE = 1
faults = []


def expect(holds, what):
    if not holds:
        faults.append(what)
        print("FAULT:", what)


def until(holds, what, seconds=40):
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        time.sleep(0.02)
    expect(holds(), what)


def table():
    journal, page = scratch / "cannae.signifer", scratch / "cannae.html"
    journal.unlink(missing_ok=True)
    for words in (["play", "hannibal/cannae", "--commander", "recruit", "--seed", "4", "--journal", journal],
                  ["replay", journal, "--web", page]):
        subprocess.run([cli, *map(str, words)], check=True, capture_output=True)
    return stub.table_of(page, 120)


def referee(shown, language="en", **answers):
    return stub.Stub(assets, shown, example.state_of(shown, SIDE), language, {**example.ANSWERS, **answers})


# One browser for all that goes on one after the other: each referee has an address of its own, so that nothing is kept
# from one to the next.
own = threading.local()


@contextlib.contextmanager
def phone(one, fragment="", width=390, height=844, **looks):
    if not hasattr(own, "page"):
        own.page = chromium.Page(one.address + fragment, width=width, height=height, touch=True, ready=READY, **looks)
    else:
        own.page.look(width, height, touch=True, **looks)
        own.page.messages.clear()
        own.page.requests.clear()
        own.page.open(one.address + fragment)
    yield own.page


def join(page, side=SIDE, name="Anna"):
    page.ask(f"nameField.value = '{name}'")
    page.ask("document.querySelector('form.join').requestSubmit()")
    page.wait_for("phone.stage === 'choosing'")
    page.ask(f"[...document.querySelectorAll('.sides button')][{side}].click()")
    page.wait_for("phone.stage === 'in' && !!phone.state && !!phone.table")


def tap(page, key):
    page.ask(f"[...document.querySelectorAll('[data-key]')].find(one => one.dataset.key === '{key}').click()")
    page.settle()


def quiet(page, one):
    expect(page.messages == [], f"the console says {page.messages}")
    others = [url for url in page.requests if not url.startswith((one.address, one.address.replace("http", "ws"), "data:", "about:"))]
    expect(others == [], f"the page asked for {others}")


def phrase_and_dice(shown):
    one = referee(shown, dice=lambda message: {"state": "waiting", "words": "The referee has it."})
    with phone(one, "#river-tent-copper-owl") as page:
        expect(page.ask("location.hash") == "", "the phrase stays in the address")
        expect(page.ask("phraseField.value") == "river-tent-copper-owl", "the phrase was not taken from the QR code")
        page.ask("phraseField.value = 'river tent copper cow'; nameField.value = 'Anna'")
        page.ask("document.querySelector('form.join').requestSubmit()")
        page.wait_for("document.querySelector('.wrongly').textContent === 'These are not the four words.'")
        page.ask("phraseField.value = ' River  tent, copper-OWL '")
        join(page)
        expect(b"copper" not in one.raw.lower(), "the phrase crossed the wire")
        expect(page.ask("document.querySelector('#head h1').textContent") == "Rome, you roll", "whose dice they are is not said")
        # A six by mistake, put right before it is sent.
        for key in ("face4", "face5", "slot1", "face2"):
            tap(page, key)
        expect(one.of("dice") == [], "dice went before they were sent")
        expect(page.ask("document.querySelector('[data-key=send]').textContent") == "Send 5, 3", "what would be sent is not said")
        tap(page, "send")
        until(lambda: len(one.of("dice")) == 1, "the dice did not arrive")
        expect(one.of("dice")[0]["faces"] == [5, 3] and one.of("dice")[0]["roll"] == "120-0-1", f"other dice arrived: {one.of('dice')}")
        page.wait_for("document.querySelector('.pad').textContent.includes('The referee has it.')")
        # Reloaded, it goes on where it was, and sends nothing.
        page.open(one.address)
        page.wait_for("phone.stage === 'in' && document.querySelector('.pad').textContent.includes('The referee has it.')")
        expect(len(one.of("dice")) == 1 and len(one.of("join")) == 2 and len(one.of("resume")) == 1, "a reload sent something twice")
        one.tell({"type": "proposal", "re": one.of("dice")[0]["id"], "state": "taken", "words": "Taken: 5, 3."})
        page.wait_for("document.getElementById('notice').textContent.includes('Taken: 5, 3.')")
        one.tell({"type": "state", **one.state, "roll": None})
        page.wait_for("document.getElementById('screen').textContent.includes('No dice are waited for.')")
        quiet(page, one)


def figures(shown):
    one = referee(shown)
    with phone(one, "#river-tent-copper-owl") as page:
        join(page)
        roll = {**one.state["roll"], "roll": "r2", "count": 6, "ways": ["successes", "faces", "total"], "total": {"least": 6, "most": 36, "words": "Total"}}
        one.tell({"type": "state", **one.state, "roll": roll})
        page.wait_for("!!document.querySelector('[data-key=figure4]')")
        tap(page, "figure4")
        tap(page, "send")
        until(lambda: one.of("dice") and one.of("dice")[-1].get("seen") == 4, "four successes did not arrive")
        one.tell({"type": "state", **one.state, "roll": {**roll, "roll": "r3"}})
        page.wait_for("!!document.querySelector('[data-key=total]')")
        for key in ("total", "by5", "by5", "by-1", "send"):
            tap(page, key)
        until(lambda: one.of("dice")[-1].get("seen") == 15, f"another total arrived: {one.of('dice')[-1]}")
        # Cards have names; dice that are typed already are not asked again.
        cards = {**one.state["roll"], "roll": "r4", "die": "card", "count": 2, "there": [3], "faces": [1, 2, 3], "names": ["Ace", "King", "Nine"]}
        one.tell({"type": "state", **one.state, "roll": cards})
        page.wait_for("document.getElementById('screen').textContent.includes('King')")
        tap(page, "face1")
        tap(page, "send")
        until(lambda: one.of("dice")[-1].get("faces") == [2], "another card arrived")
        quiet(page, one)


def lost_and_found(shown):
    one = referee(shown, stepDone=lambda message: {"state": "taken", "words": "Done."})
    with phone(one, "#river-tent-copper-owl") as page:
        join(page)
        page.ask("show('tell')")
        tap(page, "step")
        # The connection ends as the answer is on its way: it is said at once, and what was sent does not count twice.
        one.deaf = True
        tap(page, "done")
        until(lambda: len(one.of("stepDone")) == 1, "the step did not arrive")
        one.cut()
        page.wait_for("!document.getElementById('lost').hidden", 20)
        colour = page.ask("getComputedStyle(document.getElementById('lost')).backgroundColor")
        expect(colour == "rgb(168, 15, 56)", f"a lost connection is not red: {colour}")
        expect(page.ask("document.getElementById('lost').getAttribute('role')") == "alert", "a lost connection is not read out")
        one.deaf = False
        page.wait_for("document.getElementById('lost').hidden && [...phone.sent.values()].some(one => one.state === 'taken')")
        expect(len({message["id"] for message in one.of("stepDone")}) == 1, "a step was told under two ids")
        expect(len(one.seen) == len({message["id"] for message in one.frames if "id" in message}), "an id stands for two messages")
        # Silence is found by the page itself; the page that is seen again connects at once.
        page.ask("wire.connect()")
        one.deaf = True
        page.wait_for("!document.getElementById('lost').hidden", 60)
        one.deaf = False
        page.ask("dispatchEvent(new Event('pageshow'))")
        page.wait_for("document.getElementById('lost').hidden", 60)
        # A locked phone loses its connection without a word. Seen again, it connects at once, whatever it waited for.
        for loses in (one.lose, one.cut):
            page.ask("Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true}); "
                     "document.dispatchEvent(new Event('visibilitychange'))")
            one.deaf = loses == one.cut
            loses()
            # Meanwhile tries that fail make it wait longer and longer.
            time.sleep(5 if one.deaf else 0.5)
            one.deaf = False
            before = len(one.of("resume"))
            page.ask("delete document.visibilityState; document.dispatchEvent(new Event('visibilitychange'))")
            begin = time.monotonic()
            until(lambda: len(one.of("resume")) > before, "a phone that is seen again does not connect")
            expect(time.monotonic() - begin < 4, f"seen again, it took {time.monotonic() - begin:.1f} s to connect")
            page.wait_for("document.getElementById('lost').hidden", 60)
        # Put out.
        one.tell({"type": "out", "words": "The referee has closed the door.", "again": False})
        page.wait_for("document.getElementById('screen').textContent.includes('closed the door')")
        expect(page.ask("memory.read('token')") is None, "the token of a phone that was put out is kept")


def second_phone(shown):
    late = {"code": "late", "words": "Tom's phone was first: 5, 3."}
    one = referee(shown, dice=lambda message: late)
    with phone(one, "#river-tent-copper-owl") as page:
        join(page)
        for key in ("face0", "face0", "send"):
            tap(page, key)
        page.wait_for("document.getElementById('notice').textContent.includes(\"Tom's phone was first\")")
        expect(page.ask("document.getElementById('notice').className") == "wrong", "too late does not look like it")
        quiet(page, one)


def questions(shown):
    one = referee(shown, act=lambda message: {"state": "waiting", "words": ""})
    with phone(one, "#river-tent-copper-owl") as page:
        join(page)
        page.ask("show('ask')")
        page.settle()
        page.wait_for("signiferPhone.spotOf(phone.table.units[phone.table.start.u[0][0]][0]) !== null")
        unit = page.ask("phone.table.units[phone.table.start.u[0][0]][0]")
        x, y = page.ask(f"signiferPhone.spotOf('{unit}')")
        page.touch([(x, y)], [])
        until(lambda: one.of("may") and one.of("may")[-1]["unit"] == unit, "a tap on a unit did not ask about it")
        page.wait_for("document.getElementById('screen').textContent.includes('Oretani would be touched first.')")
        tap(page, "dok7")
        until(lambda: one.of("act") and one.of("act")[-1]["choice"] == "k7", "a choice did not arrive")
        page.ask("[...document.querySelectorAll('.rule')].find(one => one.textContent === 'HG-CHG-6').click()")
        page.wait_for("document.getElementById('rule').open && document.getElementById('rule').textContent.includes('Charge reach')")
        page.ask("document.getElementById('rule').close()")
        tap(page, "steps")
        expect(page.ask("document.querySelector('[aria-current=step]').textContent").find("Action phase") >= 0, "the checklist lacks the step of now")
        box = page.ask("(b => [b.left + b.width / 2, b.top + b.height / 2])(document.querySelector('.board canvas').getBoundingClientRect())")
        x, y = box
        page.touch([(x - 20, y), (x + 20, y)], [(x - 50, y), (x + 50, y)], [(x - 80, y), (x + 80, y)], [])
        expect(page.ask("signiferPhone.scale") > 1.5, "two fingers did not zoom")
        quiet(page, one)


def tells(shown):
    one = referee(shown, tell=lambda message: {"state": "taken", "words": f"Taken: {message['line']}"})
    picture = scratch / "table.jpg"
    picture.write_bytes(b"\xff\xd8\xff\xe0" + bytes(3000))
    with phone(one, "#river-tent-copper-owl") as page:
        join(page)
        page.ask("show('tell')")
        name = page.ask("phone.table.units[phone.table.start.u[0][0]][1]")
        page.ask("pick(phone.table.units[phone.table.start.u[0][0]][0])")
        for key in ("loss+", "addLoss", "fallBack"):
            tap(page, key)
        page.wait_for("document.getElementById('screen').textContent.includes('Velites 2: hits 0')")
        page.ask("document.querySelector('form.bar').requestSubmit()")
        until(lambda: one.of("tell"), "the line did not arrive")
        expect(one.of("tell")[-1]["line"] == f"{name} lose 2, fall back 4", f"another line: {one.of('tell')[-1]['line']}")
        page.wait_for("document.getElementById('notice').textContent.includes('Taken: ')")
        notice = page.ask("document.getElementById('notice').textContent")
        expect(notice.count("fall back 4") == 1, f"what was told is said twice: {notice}")
        tap(page, "photo")
        page.files("input[type=file]", [picture])
        until(lambda: one.photos, "the photo did not arrive")
        fields, body = one.photos[0]
        expect(body == picture.read_bytes() and fields["content-type"] == "image/jpeg" and fields["x-signifer-token"] in one.tokens, "the photo is not as it was sent")
        page.wait_for("document.getElementById('screen').textContent.includes('The photo is with the referee.')")
        page.ask("Object.assign(phone, {as: 'helper', side: -1}); drawHead()")
        title = page.ask("document.querySelector('#head h1').textContent")
        expect(title == "Helper tells", f"who helps both sides is called otherwise: {title}")
        quiet(page, one)


def foreign_names(shown):
    evil = "</script><img src=x onerror=document.title='taken'>"
    marked = json.loads(json.dumps(shown))
    marked["title"] = marked["sides"][0] = marked["sides"][1] = evil
    for unit in marked["units"]:
        unit[1] = unit[4] = evil
    one = referee(marked, may=lambda message: {**example.may_of(message), "name": evil, "about": evil, "cells": [[evil, evil]]})
    state = json.loads(json.dumps(one.state).replace("Hand-to-hand round", json.dumps(evil)[1:-1]).replace("Legio III", json.dumps(evil)[1:-1]))
    one.state = state
    with phone(one, "#river-tent-copper-owl") as page:
        join(page)
        for name in ("dice", "ask", "tell", "see"):
            page.ask(f"show('{name}')")
            page.ask("pick(phone.table.units[phone.table.start.u[0][0]][0])")
            page.settle()
            expect(page.ask("document.images.length + document.querySelectorAll('#screen script').length") == 0, f"{name}: a name became markup")
            expect(evil in page.ask("document.getElementById('screen').textContent"), f"{name}: a name is not as written")
        expect("taken" != page.ask("document.title"), "a name ran as script")
        quiet(page, one)


# What a finger or an eye could not reach: beyond the glass, cut within a button, without a name for those who see nothing.
CUT = """(() => {
  const found = [];
  const wide = innerWidth, high = innerHeight;
  if (document.documentElement.scrollWidth > wide) found.push('wider than the glass');
  for (const one of document.querySelectorAll('button, input, select, h1, h2, h3, p, b, small, label, dd, dt, .words, .pill')) {
    const box = one.getBoundingClientRect();
    if (!box.width || one.closest('[hidden]') || one.closest('.seen')) continue;
    const words = (one.getAttribute('aria-label') || one.textContent).trim().slice(0, 40);
    if (box.left < -0.5 || box.right > wide + 0.5) found.push(one.tagName + ' out at the side: ' + words);
    if (one.tagName !== 'SELECT' && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline') found.push(one.tagName + ' cut: ' + words);
    if (!one.closest('.scroll, .pad, dialog') && (box.top < -0.5 || box.bottom > high + 0.5)) found.push(one.tagName + ' out above or below: ' + words);
    if (one.tagName === 'BUTTON' && !one.closest('.rules, .words, p') && !one.classList.contains('rule') && (box.height < 36 || box.width < 36)) found.push('small for a finger: ' + words);
    if (['BUTTON', 'INPUT', 'SELECT'].includes(one.tagName) && !words && !one.labels?.length) found.push(one.tagName + ' without a name');
  }
  const table = document.querySelector('#screen .board canvas')?.getBoundingClientRect();
  for (const one of table?.width ? document.querySelectorAll('#screen .board button') : []) {
    const box = one.getBoundingClientRect();
    if (box.left < table.right - 0.5 && box.right > table.left + 0.5 && box.top < table.bottom - 0.5 && box.bottom > table.top + 0.5)
      found.push('on the table: ' + one.getAttribute('aria-label'));
  }
  for (const one of document.querySelectorAll('.who small')) if (one.getClientRects().length > 1) found.push('over two lines: ' + one.textContent);
  for (const pad of document.querySelectorAll('.pad')) if (!pad.hidden && pad.scrollHeight > pad.clientHeight + 1) found.push('the pad scrolls');
  return [...new Set(found)];
})()"""


def every_size(shown):
    for language, width, height, dark in (("en", 390, 844, False), ("en", 844, 390, True), ("de", 390, 844, True), ("de", 844, 390, False),
                                          ("fr", 390, 844, False), ("fr", 844, 390, True)):
        one = referee(shown, language)
        with phone(one, "#river-tent-copper-owl", width=width, height=height, dark=dark) as page:
            where = f"{language} {width}x{height}{' dark' if dark else ''}"

            def whole(what):
                page.settle()
                for fault in page.ask(CUT):
                    expect(False, f"{where}, {what}: {fault}")

            whole("joining")
            join(page)
            expect(page.ask("document.documentElement.lang") == language, f"{where}: the page does not speak as the referee does")
            expect(page.ask("Object.values(W).every(words => typeof words === 'string')"), f"{where}: words are missing")
            for key in ("", "face4", "face2"):
                if key:
                    tap(page, key)
                whole("dice " + key)
            page.ask("show('ask'); pick(phone.table.units[phone.table.start.u[0][0]][0])")
            page.wait_for("document.getElementById('screen').textContent.includes('Oretani')")
            whole("ask")
            tap(page, "steps")
            whole("checklist")
            page.ask("show('tell')")
            tap(page, "addLoss")
            whole("tell")
            for key in ("step", "photo"):
                tap(page, key)
                whole(key)
            page.ask("show('see')")
            for key in ("needs", "all", "story"):
                tap(page, key)
                whole(key)
            ground = page.ask("getComputedStyle(document.body).backgroundColor")
            expect((ground == "rgb(38, 42, 44)") == dark, f"{where}: the ground is {ground}")
            one.deaf = True
            one.cut()
            page.wait_for("!document.getElementById('lost').hidden", 20)
            whole("lost")
            page.picture(scratch / f"lost-{where.replace(' ', '-')}.png")


def keyboard(shown):
    one = referee(shown)
    with phone(one, "#river-tent-copper-owl", width=844, height=700) as page:
        join(page)
        page.ask("document.getElementById('tab-dice').focus()")
        page.key("ArrowRight")
        expect(page.ask("signiferPhone.shown + ' ' + document.activeElement.id") == "ask tab-ask", "the arrows do not go from tab to tab")
        page.ask("(list => { list.focus(); list.selectedIndex = 1; list.dispatchEvent(new Event('change', {bubbles: true})); })(document.querySelector('.bar select'))")
        until(lambda: one.of("may"), "the list of units asked nothing")
        # A new state does not take the place from under the fingers.
        page.ask("show('dice')")
        page.settle()
        page.ask("document.querySelector('[data-key=face3]').focus()")
        one.tell({"type": "state", **one.state, "event": 121})
        page.wait_for("phone.state.event === 121")
        page.settle()
        expect(page.ask("document.activeElement.dataset.key") == "face3", "the keyboard's place is lost when something changes")
        page.ask("show('ask')")
        page.settle()
        page.ask("(field => { field.focus(); field.value = 'may Leg'; })(document.querySelector('form.bar input'))")
        one.tell({"type": "state", **one.state, "event": 122})
        page.wait_for("phone.state.event === 122")
        page.settle()
        expect(page.ask("document.activeElement.tagName + document.activeElement.value") == "INPUTmay Leg", "what is being typed is lost when something changes")
        quiet(page, one)


if chromium.found() is None:
    print("skipped: there is no Chromium")
    sys.exit(77)
scratch.mkdir(parents=True, exist_ok=True)
cannae = table()


def one_by_one(*parts):
    try:
        for part in parts:
            began = time.monotonic()
            part(cannae)
            print(f"{part.__name__}: {time.monotonic() - began:.1f} s", flush=True)
    except Exception:
        expect(False, f"{part.__name__}: {traceback.format_exc()}")
    finally:
        if hasattr(own, "page"):
            own.page.__exit__()


# A phone that has lost its referee mostly waits: the others go on meanwhile.
waiting = threading.Thread(target=one_by_one, args=(lost_and_found,))
waiting.start()
one_by_one(phrase_and_dice, figures, second_phone, questions, tells, foreign_names, keyboard, every_size)
waiting.join()
sys.exit(1 if faults else 0)
