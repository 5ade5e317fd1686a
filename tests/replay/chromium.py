"""A headless Chromium that is driven through pipes by its DevTools protocol: no server, no library."""

import atexit
import base64
import contextlib
import functools
import json
import os
import select
import shutil
import subprocess
import tempfile
import threading
import time


def found():
    """The browser's program, or None where there is none."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    return None


class Browser:
    """The program, started once: each page has a profile of its own in it."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="signifer-replay-")
        self.pages = {}
        self.number = 0
        self.turn = threading.Lock()
        to_read, to_write = os.pipe()
        from_read, from_write = os.pipe()
        # The browser reads from 3 and writes to 4. Pages that no one sees paint as others do.
        shell = f'exec "$0" "$@" 3<&{to_read} 4>&{from_write}'
        self.process = subprocess.Popen(
            ["bash", "-c", shell, found(), "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding",
             "--disable-background-timer-throttling", "--disable-extensions", "--no-first-run",
             "--remote-debugging-pipe", "--disable-dev-shm-usage", f"--user-data-dir={self.folder}", "about:blank"],
            pass_fds=(to_read, from_write), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(from_write)
        self.into, self.out, self.rest = to_write, from_read, b""

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for end in (self.into, self.out):
            os.close(end)
        shutil.rmtree(self.folder, ignore_errors=True)

    def read(self, seconds):
        while b"\0" not in self.rest:
            if not select.select([self.out], [], [], seconds)[0]:
                return None
            if not (more := os.read(self.out, 1 << 20)):
                raise RuntimeError("the browser has gone")
            self.rest += more
        line, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(line)
        if page := self.pages.get(message.get("sessionId")):
            page.hear(message)
        return message

    def send(self, method, params=None, session=None, seconds=120):
        # Pages of several threads share the browser: an answer is read by whoever asked.
        with self.turn:
            self.number += 1
            message = {"id": self.number, "method": method, "params": params or {}}
            if session:
                message["sessionId"] = session
            os.write(self.into, json.dumps(message).encode() + b"\0")
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                answer = self.read(end - time.monotonic())
                if answer and answer.get("id") == self.number:
                    if "error" in answer:
                        raise RuntimeError(f"{method}: {answer['error']}")
                    return answer["result"]
            raise RuntimeError(f"{method}: no answer")


@functools.cache
def browser():
    one = Browser()
    atexit.register(one.close)
    return one


class Page:
    """One page. Messages of its console and errors of its script are kept in `messages`, what came through a socket in
    `frames`. It is open when the script `ready` is true."""

    def __init__(self, url, width=1280, height=800, ratio=1, touch=False, dark=False, calm=False, slower=1,
                 ready="!!window.signiferReplay"):
        self.ready = ready
        self.messages = []
        self.requests = []
        self.frames = []
        self.browser = browser()
        self.context = self.browser.send("Target.createBrowserContext")["browserContextId"]
        target = self.browser.send("Target.createTarget",
                                   {"url": "about:blank", "browserContextId": self.context})["targetId"]
        self.session = self.browser.send("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        self.browser.pages[self.session] = self
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.look(width, height, ratio, touch, dark, calm)
        if touch:
            self.call("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
        if slower > 1:
            self.call("Emulation.setCPUThrottlingRate", {"rate": slower})
        self.open(url)

    def look(self, width, height, ratio=1, touch=False, dark=False, calm=False):
        self.call("Emulation.setDeviceMetricsOverride",
                  {"width": width, "height": height, "deviceScaleFactor": ratio, "mobile": touch})
        self.call("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if calm else "no-preference"}]})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.browser.pages.pop(self.session, None)
        # The browser sometimes forgets to answer; it takes the page with it when it ends.
        with contextlib.suppress(RuntimeError):
            self.browser.send("Target.disposeBrowserContext", {"browserContextId": self.context}, seconds=10)

    def hear(self, message):
        kind = message.get("method")
        if kind == "Runtime.consoleAPICalled":
            self.messages.append(" ".join(str(a.get("value", a.get("description"))) for a in message["params"]["args"]))
        elif kind == "Runtime.exceptionThrown":
            details = message["params"]["exceptionDetails"]
            self.messages.append(details.get("exception", {}).get("description") or details["text"])
        elif kind == "Log.entryAdded":
            self.messages.append(message["params"]["entry"]["text"])
        elif kind == "Network.webSocketFrameReceived":
            self.frames.append(message["params"]["response"]["payloadData"])
        elif kind == "Network.requestWillBeSent":
            self.requests.append(message["params"]["request"]["url"])

    def call(self, method, params=None):
        return self.browser.send(method, params, self.session)

    def open(self, url):
        self.call("Page.navigate", {"url": url})
        self.wait_for(f"document.readyState === 'complete' && {self.ready}")

    def ask(self, script):
        """The value of an expression in the page."""
        answer = self.call("Runtime.evaluate", {"expression": script, "returnByValue": True, "awaitPromise": True})
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def wait_for(self, script, seconds=120):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.ask(script):
                return
            time.sleep(0.05)
        raise RuntimeError(f"did not come true: {script}; {self.messages}")

    def settle(self):
        """Until what was asked for is drawn."""
        self.ask("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def key(self, name, shift=False):
        for kind in ("rawKeyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent",
                      {"type": kind, "key": name, "code": name if len(name) > 1 else "", "modifiers": 8 if shift else 0})
        self.settle()

    def click(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1})
        self.settle()

    def touch(self, *moments):
        """Fingers on the glass, moment by moment: each a list of places."""
        for i, places in enumerate(moments):
            self.call("Input.dispatchTouchEvent",
                      {"type": "touchStart" if i == 0 else "touchMove" if places else "touchEnd",
                       "touchPoints": [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(places)]})
        self.settle()

    def files(self, selector, paths):
        """Chooses files for a field of files."""
        root = self.call("DOM.getDocument")["root"]["nodeId"]
        node = self.call("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
        self.call("DOM.setFileInputFiles", {"nodeId": node, "files": [str(path) for path in paths]})

    def picture(self, path, whole=False):
        shot = self.call("Page.captureScreenshot", {"format": "png", "captureBeyondViewport": whole})
        with open(path, "wb") as file:
            file.write(base64.b64decode(shot["data"]))

    def pdf(self, path):
        paper = self.call("Page.printToPDF", {"printBackground": True, "preferCSSPageSize": False})
        with open(path, "wb") as file:
            file.write(base64.b64decode(paper["data"]))
