"""Loads a running service as real clients do (cases g05 and g06), and fails where it gives way.

usage: load.py RENDER FONT [--mixed N] [--fonts N]

Starts `RENDER serve` on a free port of this machine. FONT is a TrueType file whose family name is
"Acme Twelve", of which each request with a font of its own gets a copy under another name. Exits 1
if a bound is missed.
"""

import argparse
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time

DEADLINE = 3
# The seconds without work after which the service gives memory back, and a half more.
IDLE = 2.5
failures = []


def check(is_fine, message):
    print(("ok    " if is_fine else "FAILS ") + message, flush=True)
    if not is_fine:
        failures.append(message)


class Connection:
    """A connection that is kept open."""

    def __init__(self, port, timeout=60):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=timeout)
        self.buffer = b""

    def send(self, method, path, body=None, kind="application/json", **headers):
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        if body is not None:
            head += f"Content-Length: {len(body)}\r\nContent-Type: {kind}\r\n"
        for name, value in headers.items():
            head += f"{name.replace('_', '-')}: {value}\r\n"
        self.socket.sendall(head.encode() + b"\r\n" + (body or b""))
        return self.read()

    def read(self):
        while b"\r\n\r\n" not in self.buffer:
            self.fill()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        lines = head.decode().split("\r\n")
        status = int(lines[0].split()[1])
        headers = dict(line.lower().split(": ", 1) for line in lines[1:])
        count = 0 if status == 304 else int(headers.get("content-length", 0))
        while len(self.buffer) < count:
            self.fill()
        body, self.buffer = self.buffer[:count], self.buffer[count:]
        return status, headers, body

    def fill(self):
        part = self.socket.recv(1 << 20)
        if not part:
            raise ConnectionError("closed")
        self.buffer += part

    def close(self):
        self.socket.close()


class Service:
    """A service of our own, with the means to watch it."""

    def __init__(self, render, *flags):
        self.process = subprocess.Popen(
            [render, "serve", "--listen", "127.0.0.1:0", *flags],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        line = self.process.stdout.readline().decode()
        self.port = int(line.split("http://127.0.0.1:")[1].split("/")[0])

    def once(self, *arguments, **headers):
        connection = Connection(self.port)
        try:
            return connection.send(*arguments, **headers)
        finally:
            connection.close()

    def memory(self):
        """MiB of the process that are in memory."""
        with open(f"/proc/{self.process.pid}/status") as lines:
            return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024

    def forget_peak(self):
        with open(f"/proc/{self.process.pid}/clear_refs", "w") as file:
            file.write("5")

    def peak(self):
        """The most MiB that were in memory since `forget_peak`."""
        with open(f"/proc/{self.process.pid}/status") as lines:
            return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024

    def files(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)


class HealthWatch:
    """Asks for the service's health all the time, and remembers the slowest answer."""

    def __init__(self, service):
        self.service = service
        self.slowest = 0.0
        self.bad = 0
        self.is_over = False
        self.thread = threading.Thread(target=self.run)

    def run(self):
        while not self.is_over:
            start = time.monotonic()
            try:
                self.bad += self.service.once("GET", "/healthz")[0] != 200
            except OSError:
                self.bad += 1
            self.slowest = max(self.slowest, time.monotonic() - start)
            time.sleep(0.02)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.is_over = True
        self.thread.join()


def together(count, body):
    """Calls `body` with 0..<count at once, and returns what came of each."""
    results = [None] * count

    def run(index):
        try:
            results[index] = body(index)
        except (OSError, ValueError) as error:
            results[index] = error

    threads = [threading.Thread(target=run, args=(index,)) for index in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def cells(locales=("en", "de", "ar", "pl", "fr", "es", "it", "nl", "sv", "da")):
    return [
        f"/v1/themes/acme/cells/conversation/default/{mode}-{size}-{locale}-iphone-16@{scale}x.png"
        for mode in ("light", "dark")
        for size in ("small", "large", "x-large", "accessibility1", "accessibility5")
        for locale in locales
        for scale in (1, 2, 3)
    ]


def is_png(body):
    return body[:8] == b"\x89PNG\r\n\x1a\n" and body[-8:-4] == b"IEND"


def pressure(render):
    """Case g06: bursts, slow, broken and endless clients, all at once."""
    service = Service(render, "--deadline", str(DEADLINE), "--log", "none")
    paths = cells()
    service.once("GET", paths[0])
    before = service.memory()
    with HealthWatch(service) as health:
        dripping = []

        def drip(index):
            connection = Connection(service.port)
            head = (b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: " if index % 2 else
                    b"POST /v1/pictures HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                    b"Content-Type: application/json\r\nContent-Length: 500\r\n\r\n")
            start = time.monotonic()
            try:
                connection.socket.sendall(head)
                while time.monotonic() - start < 10 * DEADLINE:
                    connection.socket.sendall(b" ")
                    time.sleep(1)
            except OSError:
                pass
            dripping.append(time.monotonic() - start)

        drips = threading.Thread(target=lambda: together(50, drip))
        drips.start()

        results = together(400, lambda index: service.once("GET", paths[index % len(paths)]))
        answers = [result for result in results if isinstance(result, tuple)]
        check(len(answers) == 400, f"400 at once: {len(answers)} answered")
        drawn = [answer for answer in answers if answer[0] == 200]
        refused = [answer for answer in answers if answer[0] == 503]
        check(len(drawn) + len(refused) == 400 and all(is_png(body) for _, _, body in drawn),
              f"of them {len(drawn)} are whole pictures and {len(refused)} are 503")
        check(all(int(headers.get("retry-after", 0)) >= 1 for _, headers, _ in refused),
              "each 503 says when to come again")

        for index in range(200):
            connection = Connection(service.port)
            head = (f"GET {paths[index % len(paths)]}?{index} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
                    if index % 2 else
                    "POST /v1/pictures HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                    "Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{")
            connection.socket.sendall(head.encode())
            connection.close()
        check(service.once("GET", paths[0])[0] == 200, "200 hung up, and the next is served")

        status, _, _ = service.once("POST", "/v1/files", None, Content_Length=200 << 20)
        check(status == 413, f"a body of 200 MB is answered {status} before it is sent")
        for text in (b"[" * 100_000, b'{"theme":' * 100_000):
            status, _, body = service.once("POST", "/v1/pictures", text)
            check(status == 400 and b"128" in body, f"JSON of 100,000 levels is answered {status}")

        connection = Connection(service.port)
        statuses = {connection.send("GET", paths[0])[0] for _ in range(1000)}
        connection.close()
        check(statuses == {200}, "1,000 requests on one connection are answered")
        drips.join()
        slowest = max(dripping)
        check(len(dripping) == 50 and slowest < 2 * DEADLINE + 2,
              f"50 drip-feeders are cut off, the last after {slowest:.1f} s of {DEADLINE}")
    check(health.bad == 0 and health.slowest <= 0.2,
          f"health is answered throughout, at most in {health.slowest * 1000:.0f} ms")
    time.sleep(IDLE)
    memory = service.memory()
    # The cache of pictures may take 64.
    check(memory < before + 64 + 32 and service.files() < 20,
          f"memory was {before:.0f} MiB and comes back to {memory:.0f};"
          f" {service.files()} files are open")
    check(service.stop() == 0, "SIGTERM ends it with exit code 0")


def greedy_pictures(render, folder):
    """Case g01: PNGs that ask for gigabytes, in pixels or in texts."""
    service = Service(render, "--log", "none")
    service.once("POST", "/v1/files", b"<svg/>", "application/octet-stream")
    for name in sorted(os.listdir(folder)):
        if not name.endswith(".png"):
            continue
        with open(os.path.join(folder, name), "rb") as file:
            data = file.read()
        before, start = service.memory(), time.monotonic()
        status, _, _ = service.once("POST", "/v1/files", data, "application/octet-stream")
        seconds, grown = time.monotonic() - start, service.memory() - before
        check(status in (201, 400, 413) and seconds < 0.1 and grown < 20,
              f"g01 {name} is answered {status} in {seconds * 1000:.0f} ms, {grown:.0f} MiB more")
    service.stop()


def greedy_icons(render, folder):
    """Case f04: SVGs that would take for ever, or gigabytes."""
    service = Service(render, "--log", "none")
    cell = "send-button/enabled/light-large-en-iphone-16@2x"
    service.once("GET", f"/v1/themes/acme/cells/{cell}.png")
    for name in sorted(os.listdir(folder)):
        if not name.endswith(".svg"):
            continue
        with open(os.path.join(folder, name), "rb") as file:
            data = file.read()
        _, _, body = service.once("POST", "/v1/files", data, "application/octet-stream")
        request = {
            "theme": {"name": "x", "icons": {"actionSend": name}},
            "files": {name: json.loads(body)["id"]}, "lenient": True, "cell": cell,
        }
        before, start = service.memory(), time.monotonic()
        service.forget_peak()
        status, _, body = service.once("POST", "/v1/pictures", json.dumps(request).encode())
        seconds, grown = time.monotonic() - start, service.peak() - before
        check(status == 200 and is_png(body) and seconds < 2 and grown < 256,
              f"f04 {name} is answered {status} in {seconds * 1000:.0f} ms, with {grown:.0f} MiB")
        check(service.once("GET", f"/v1/themes/acme/cells/{cell}.png")[0] == 200,
              "the next request is served")
    service.stop()


def own_fonts(render, font, count):
    """Case g05: each request brings a font and a text of its own."""
    service = Service(render, "--log", "none", "--cache-size", "8")
    with open(font, "rb") as file:
        original = file.read()
    samples = []

    def request(index, connection):
        name = f"T{index:05d}"
        data = original.replace("Twelve".encode("utf-16-be"), name.encode("utf-16-be"))
        data = data.replace(b"Twelve", name.encode())
        _, _, body = connection.send("POST", "/v1/files", data, "application/octet-stream")
        word = "".join(chr(0x4E00 + (index * 7 + place) % 20_000) for place in range(12))
        request = {
            "theme": {"name": "t", "fontFamilyName": f"Acme {name}",
                      "displayNames": {"newMessages": word}},
            "fonts": [json.loads(body)["id"]], "lenient": True, "format": "json",
            "cell": "title-bar/default/light-large-en-iphone-16@1x",
        }
        status, _, body = connection.send("POST", "/v1/pictures", json.dumps(request).encode())
        if status != 200 or b'"familyMissing"' in body:
            check(False, f"request {index} with its font is answered {status} {body[:200]}")
        if index % 100 == 99:
            samples.append((index + 1, service.memory(), service.files()))
        return request

    # As many clients as threads, so that none of these warms up late.
    last = in_turn(service, os.cpu_count(), range(count), request)
    del last["fonts"]
    status, _, body = service.once("POST", "/v1/pictures", json.dumps(last).encode())
    check(status == 200 and b'"familyMissing"' in body, "the font of one request is not the next's")
    samples.sort()
    start = next(sample for sample in samples if sample[0] >= 500)
    rest = [sample for sample in samples if sample[0] >= 500]
    highest = max(memory for _, memory, _ in rest)
    check(highest <= start[1] * 1.1,
          f"memory after {start[0]} requests with fonts {start[1]:.0f} MiB, up to {count} at most"
          f" {highest:.0f}")
    check(max(files for _, _, files in rest) <= start[2] + 4,
          f"open files {start[2]}, then {rest[-1][2]}")
    check(service.stop() == 0, "SIGTERM ends it with exit code 0")


def in_turn(service, count, indices, body):
    """Calls `body` with the indices, each on one of `count` connections; returns its last result."""
    lock = threading.Lock()
    waiting = iter(indices)
    results = []

    def run(_):
        connection = Connection(service.port)
        while True:
            with lock:
                index = next(waiting, None)
            if index is None:
                connection.close()
                return
            results.append(body(index, connection))

    for failure in together(count, run):
        if failure is not None:
            check(False, f"a client stopped: {failure}")
    return results[-1]


def mixed(render, count):
    """All kinds of requests over a few connections; memory is to stay what it was."""
    service = Service(render, "--log", "none", "--cache-size", "8")
    paths = cells()
    unexpected = []

    def request(index, connection):
        source = random.Random(index)
        kind = source.random()
        color = f"#{source.randrange(1 << 24):06X}"
        theme = {"theme": {"name": "t", "light": {"accent1": color}}}
        expected = 200
        if kind < 0.55:
            answer = connection.send("GET", paths[index * 7 % len(paths)])
        elif kind < 0.8:
            cell = {"mockup": "send-button", "scale": source.choice([1, 2, 3])}
            answer = connection.send(
                "POST", "/v1/pictures", json.dumps({**theme, "cell": cell}).encode())
        elif kind < 0.82:
            answer = connection.send("POST", "/v1/themes", json.dumps(theme).encode())
            expected = 201
        elif kind < 0.87:
            answer = connection.send("POST", "/v1/pictures", b"{nonsense")
            expected = 400
        elif kind < 0.92:
            answer = connection.send("GET", "/v1/themes/none")
            expected = 404
        else:
            answer = connection.send("GET", paths[0].replace(".png", ".json"))
        if answer[0] != expected:
            unexpected.append((kind, answer[0], answer[2][:200]))

    def memory_after(first, last):
        in_turn(service, 4, range(first, last), request)
        # What is under way is not what is kept.
        time.sleep(IDLE)
        return service.memory()

    start = memory_after(0, 500)
    end = memory_after(500, count)
    check(not unexpected, f"{count} mixed requests are answered as they should {unexpected[:3]}")
    check(end <= start * 1.1, f"memory after 500 requests {start:.0f} MiB, after {count} {end:.0f}")
    check(service.stop() == 0, "SIGTERM ends it with exit code 0")


def stop_under_load(render):
    """SIGTERM while many wait: each is answered, whole."""
    service = Service(render, "--log", "none", "--queue", "200")
    paths = cells()

    def request(index):
        if index == 100:
            time.sleep(0.25)
            return service.stop()
        connection = Connection(service.port)
        # Only what was accepted before the stop is promised an answer.
        return connection.send("GET", paths[index])

    results = together(101, request)
    code = results.pop(100)
    answers = [result for result in results if isinstance(result, tuple)]
    check(code == 0, f"SIGTERM under load ends it with exit code {code}")
    check(len(answers) == 100, f"{len(answers)} of 100 accepted requests were answered")
    check(all(status == 503 or status == 200 and is_png(body) for status, _, body in answers),
          f"{sum(status == 200 for status, _, _ in answers)} with a whole picture, the rest 503")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("render")
    parser.add_argument("font")
    parser.add_argument("--mixed", type=int, default=20_000)
    parser.add_argument("--fonts", type=int, default=3_000)
    arguments = parser.parse_args()
    pressure(arguments.render)
    stop_under_load(arguments.render)
    greedy_pictures(arguments.render, os.path.join(os.path.dirname(arguments.font), "../g01"))
    greedy_icons(arguments.render, os.path.join(os.path.dirname(arguments.font), "../f04"))
    own_fonts(arguments.render, arguments.font, arguments.fonts)
    mixed(arguments.render, arguments.mixed)
    print(f"{len(failures)} bounds were missed.")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
