"""papers_in_browser.py SIGNIFER-CLI SCRATCH: papers as HTML in a real browser, on a telephone, a tablet and a desk, and
printed there."""

import base64
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "replay"))
import chromium

cli, scratch = sys.argv[1], pathlib.Path(sys.argv[2])
scratch.mkdir(parents=True, exist_ok=True)
faults = []
SETS = {"cb": "cb/raphia", "fantasy": "fantasy/hastings", "hannibal": "hannibal/cannae",
        "initiative": "initiative/sabis", "othw": "othw/zama"}
# As many pages as the PDF has.
MOST = {"checklist": 1, "reference": 2, "odds-sheet": 1}


def expect(holds, what):
    if not holds:
        faults.append(what)
        print("FAULT:", what)


def paper(verb, name):
    forces = ["--battle", SETS[name]] if verb in ("army-sheet", "battle-sheet") else [name]
    made = subprocess.run([cli, verb, *forces, "--format", "html"], check=True, capture_output=True, text=True)
    file = scratch / f"{name}-{verb}.html"
    file.write_text(made.stdout, encoding="utf-8")
    return file


def pages(pdf):
    """Counted in the file itself: objects of the type /Page."""
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


def on_screens(page, name):
    for width in (390, 820, 1280):
        page.call("Emulation.setDeviceMetricsOverride",
                  {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 600})
        page.settle()
        wide = page.ask("document.documentElement.scrollWidth")
        expect(wide <= width, f"{name} at {width}: {wide} pixels wide")
        cut = page.ask("[...document.querySelectorAll('.panel')].filter(e => e.scrollWidth > e.clientWidth + 1).length")
        expect(cut == 0, f"{name} at {width}: {cut} panels are cut")
        if width == 390:
            column = page.ask("Math.min(400, ...[...document.querySelectorAll('.what, .panel')].map(e => e.offsetWidth))")
            expect(column >= 180, f"{name} at {width}: a column of {column} pixels")
    page.call("Emulation.clearDeviceMetricsOverride")


def printed(page, verb, name):
    made = page.call("Page.printToPDF", {"preferCSSPageSize": True, "printBackground": True})
    count = pages(base64.b64decode(made["data"]))
    if verb in MOST:
        most = MOST[verb]
        expect(count <= most, f"{name}: printed on {count} pages, not on {most}")
    if verb != "cards":
        return
    page.call("Emulation.setEmulatedMedia", {"media": "print"})
    cards = page.ask("[...document.querySelectorAll('.cards .panel')].map(e => [e.getBoundingClientRect().width * 25.4 / 96,"
                     " e.getBoundingClientRect().height * 25.4 / 96, e.scrollHeight - e.clientHeight])")
    for width, height, over in cards:
        expect(abs(width - 63) < 0.1 and abs(height - 88) < 0.1, f"{name}: a card of {width:.1f} by {height:.1f} mm")
        expect(over <= 1, f"{name}: a card's words run {over} pixels out of it")
    expect(count == -(-len(cards) // 9), f"{name}: {len(cards)} cards on {count} pages")


def main():
    for name in SETS:
        for verb in ("checklist", "reference", "cards", "odds-sheet", "army-sheet", "battle-sheet"):
            file = paper(verb, name)
            with chromium.Page(file.as_uri(), ready="true") as page:
                on_screens(page, file.stem)
                printed(page, verb, file.stem)
    with chromium.Page(paper("reference", "hannibal").as_uri(), dark=True, ready="true") as page:
        ground, ink = (page.ask(f"getComputedStyle(document.body).{what}") for what in ("backgroundColor", "color"))
        light = [sum(map(int, re.findall(r"\d+", colour)[:3])) for colour in (ground, ink)]
        expect(light[0] < 150 < 550 < light[1], f"dark: {ink} on {ground}")
    return 1 if faults else 0


if __name__ == "__main__":
    if not chromium.found():
        print("skipped: there is no Chromium")
        sys.exit(77)
    sys.exit(main())
