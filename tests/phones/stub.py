"""A referee for the phones' page, as docs/phones-protocol.md has it but without a battle behind it: it shows a replay's table, asks
for dice, and keeps every frame. For tests of the page alone."""

import asyncio
import base64
import hashlib
import hmac
import json
import pathlib
import secrets
import struct
import threading

KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml"}
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self' "
          "ws://{0}; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")


def table_of(page, event):
    """The table of a replay's page after an event, as `table` tells it."""
    text = pathlib.Path(page).read_text()
    battle = json.loads(text.split('<script type="application/json" id="battle">')[1].split("</script>")[0])
    units = {one[0]: one for one in battle["start"]["u"]}
    people = {one[0]: one for one in battle["start"]["m"]}
    for change in battle["events"][:event]:
        for kept, changed in ((units, change.get("u", [])), (people, change.get("m", []))):
            for one in changed:
                if len(one) > 1:
                    kept[one[0]] = one
                else:
                    kept.pop(one[0], None)
    # A replay tells its texts in each of its languages, by their places; a table for phones has its words in their places.
    voice, texts = battle["voices"][0], battle["texts"][0]
    table = {name: battle[name] for name in ("size", "grid", "squares", "ground", "units", "people", "looks", "badges", "symbols") if name in battle}
    for unit in table["units"]:
        unit[1], unit[4] = texts[unit[1]], texts[unit[4]]
        unit[5] = [[texts[one] for one in cell] for cell in unit[5]]
    for person in table["people"]:
        person[0] = texts[person[0]]
    for piece in table.get("ground", []):
        piece[2] = texts[piece[2]]
    table.update(title=voice["title"], sides=voice["sides"], texts=texts)
    table["start"] = {"u": list(units.values()), "m": list(people.values()), "s": battle["start"].get("s", []), "c": -1}
    return table


class Stub:
    """Runs in a thread of its own. `frames` are the messages that came, `answers` how they are answered by type."""

    phrase = "river-tent-copper-owl"

    def __init__(self, assets, table, state, language="en", answers=None):
        self.assets, self.table, self.state, self.language = pathlib.Path(assets), table, state, language
        self.answers = answers or {}
        self.frames, self.photos, self.bodies = [], [], []
        self.tokens, self.seen, self.out = {}, {}, []
        self.deaf = False
        self.raw = b""
        self.loop = asyncio.new_event_loop()
        self.dead = []
        self.ready = threading.Event()
        threading.Thread(target=self.run, daemon=True).start()
        self.ready.wait(10)

    def run(self):
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self.serve, "127.0.0.1", 0, limit=1 << 24))
        self.port = server.sockets[0].getsockname()[1]
        self.ready.set()
        self.loop.run_forever()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/"

    async def serve(self, reader, writer):
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.split("\r\n")
            method, path, _ = first.split(" ")
            fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines if line)}
            self.raw += head.encode()
            if path == "/socket":
                await self.socket(reader, writer, fields)
            elif method == "POST":
                body = await reader.readexactly(int(fields["content-length"]))
                self.photos.append((fields, body))
                answer = {"re": fields["x-signifer-id"], "state": "waiting", "words": "The photo is with the referee."}
                self.reply(writer, fields, "application/json", json.dumps(answer).encode())
            else:
                self.file(writer, fields, path)
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    def file(self, writer, fields, path):
        name = "phones/index.html" if path == "/" else path.lstrip("/")
        file = self.assets / name
        if ".." in name or name.split("/")[0] not in ("phones", "web") or not file.is_file():
            return self.reply(writer, fields, "text/plain", b"", "404 Not Found")
        self.reply(writer, fields, KINDS[file.suffix] + "; charset=utf-8", file.read_bytes())

    def reply(self, writer, fields, kind, body, status="200 OK"):
        writer.write(f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\nCache-Control: no-store\r\n"
                     f"Content-Security-Policy: {POLICY.format(fields.get('host', ''))}\r\nConnection: close\r\n\r\n".encode() + body)

    async def socket(self, reader, writer, fields):
        key = base64.b64encode(hashlib.sha1((fields["sec-websocket-key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        writer.write(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: " + key + b"\r\n\r\n")
        challenge = secrets.token_hex(32)
        self.send(writer, {"type": "hello", "protocol": 1, "language": self.language, "challenge": challenge, "version": "0"})
        self.out.append(writer)
        try:
            while (data := await self.frame(reader)) is not None and self.take(writer, json.loads(data), challenge):
                pass
        finally:
            self.out.remove(writer)

    async def frame(self, reader):
        """The next message; None where the connection ends."""
        first, second = await reader.readexactly(2)
        length = second & 127
        if length == 126:
            length, = struct.unpack("!H", await reader.readexactly(2))
        elif length == 127:
            length, = struct.unpack("!Q", await reader.readexactly(8))
        mask = await reader.readexactly(4)
        data = bytes(one ^ mask[i % 4] for i, one in enumerate(await reader.readexactly(length)))
        self.raw += data
        return None if first & 15 == 8 else data

    @staticmethod
    def send(writer, message):
        data = json.dumps(message).encode()
        head = bytes([0x81, len(data)]) if len(data) < 126 else b"\x81\x7e" + struct.pack("!H", len(data)) if len(data) < 65536 else \
            b"\x81\x7f" + struct.pack("!Q", len(data))
        if not writer.is_closing():
            writer.write(head + data)

    def take(self, writer, message, challenge):
        """Answers a message; False ends the connection."""
        kind = message["type"]
        if kind != "ping":
            self.frames.append(message)
        if self.deaf or writer in self.dead:
            return True
        if kind in ("join", "resume"):
            return self.welcome(writer, message, challenge)
        if message.get("token") not in self.tokens:
            self.send(writer, {"type": "error", "re": None, "code": "token", "words": "Join again."})
            return False
        if kind == "ping":
            self.send(writer, {"type": "pong", "n": message["n"]})
            return True
        if message["id"] not in self.seen:
            self.seen[message["id"]] = self.answer(message)
        self.send(writer, self.seen[message["id"]])
        if kind == "role":
            self.tokens[message["token"]].update({name: message.get(name, -1) for name in ("as", "side")})
            self.enter(writer, message["token"])
        return True

    def answer(self, message):
        made = self.answers.get(message["type"])
        made = made(message) if callable(made) else made
        made = made or {"state": "waiting", "words": "The referee has it."}
        return {"type": "answer", **made, "re": message["id"]} if "code" not in made else {"type": "error", **made, "re": message["id"]}

    def welcome(self, writer, message, challenge):
        if message["type"] == "resume":
            token = message["token"]
            if token not in self.tokens:
                self.send(writer, {"type": "error", "re": None, "code": "token", "words": "Join again."})
                return False
        else:
            proof = hmac.new(self.phrase.encode(), (challenge + ":" + message["nonce"]).encode(), hashlib.sha256).hexdigest()
            if proof != message["proof"]:
                self.send(writer, {"type": "error", "re": None, "code": "phrase", "words": "These are not the four words."})
                return False
            token = secrets.token_hex(16)
            self.tokens[token] = {"name": message["name"], "as": "", "side": -1}
        name = self.tokens[token]["name"]
        self.send(writer, {"type": "welcome", "token": token, "name": name, "battle": self.table["title"], "rules": "Hannibal at the Gates",
                           "sides": self.table["sides"]})
        self.enter(writer, token)
        return True

    def enter(self, writer, token):
        one = self.tokens[token]
        state = "in" if one["as"] else "choosing"
        may = {"dice": one["as"] != "watch", "ask": True, "tell": one["as"] != "watch", "all": False}
        self.send(writer, {"type": "you", "state": state, "as": one["as"], "side": one["side"], "may": may, "words": ""})
        if state == "in":
            self.send(writer, {"type": "table", "event": 1, "table": self.table, "notSeen": ""})
            self.send(writer, {"type": "state", **self.state})
            self.send(writer, {"type": "journal", "lines": self.state.get("journal", [])})

    # From the test's thread.
    def tell(self, message):
        self.loop.call_soon_threadsafe(lambda: [self.send(writer, message) for writer in self.out])

    def cut(self):
        """Every connection ends at once, without a word."""
        self.loop.call_soon_threadsafe(lambda: [writer.transport.abort() for writer in list(self.out)])

    def lose(self):
        """What comes through the connections of now is heard no more, and none of them ends."""
        self.dead = list(self.out)

    def of(self, kind):
        return [one for one in self.frames if one["type"] == kind]
