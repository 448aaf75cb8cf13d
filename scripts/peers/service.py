"""Measures the service on loopback: distinct pictures beside the engine alone, and known ones."""
import json
import re
import signal
import statistics
import subprocess
import time
import urllib.request

# Has wrk ask for the paths in a file in turn.
SCRIPT = """
local paths = {}
for line in io.lines("%s") do paths[#paths + 1] = line end
local place = 0
request = function()
  place = place %% #paths + 1
  return wrk.format("GET", paths[place])
end
"""


class Service:
    """`render serve` on a free port of this machine."""

    def __init__(self, render, *flags):
        self.process = subprocess.Popen(
            [render, "serve", "--listen", "127.0.0.1:0", "--log", "none", *flags],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        line = self.process.stdout.readline().decode()
        self.root = "http://127.0.0.1:" + line.split("http://127.0.0.1:")[1].split("/")[0]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


def get(url, **headers):
    with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as response:
        return response.headers, response.read()


def wrk(url, seconds, *options):
    """Requests a second."""
    output = subprocess.run(
        ["wrk", "-t1", "-c8", f"-d{seconds}", *options, url], check=True, capture_output=True,
        text=True).stdout
    # To wrk every status from 300 on is an error; 304 is what is asked for with a tag.
    if "Non-2xx" in output and "-H" not in options:
        raise RuntimeError(output)
    return float(re.search(r"Requests/sec:\s+([0-9.]+)", output).group(1))


def distinct(render, folder, jobs):
    """Pictures a second, none of which is kept: every mockup in both modes, each once in turn."""
    listing = json.loads(subprocess.run(
        [render, "list", "--system", "agentforce", "--json"], check=True,
        capture_output=True).stdout)
    paths = [f"/v1/themes/acme/cells/{cell}.png" for cell in listing["cells"]]
    with open(f"{folder}/paths", "w", encoding="utf-8") as file:
        file.write("\n".join(paths))
    script = f"{folder}/paths.lua"
    with open(script, "w", encoding="utf-8") as file:
        file.write(SCRIPT % f"{folder}/paths")
    with Service(render, "--cache-size", "0", "--jobs", str(jobs)) as service:
        wrk(service.root, 2, "-s", script)
        return wrk(service.root, 4, "-s", script)


def measure(table, figures, bench, render, folder, rounds):
    """Adds the rows of the service."""
    inside, served = [], []
    for _ in range(max(3, rounds // 2)):
        inside.append(figures([bench, "matrix", "2"])["cellsPerSecond"])
        served.append(distinct(render, folder, 2))
    table.add("service, distinct pictures", statistics.median(served), "/s")
    table.add("service, distinct pictures, of the engine's",
              statistics.median(b / a for a, b in zip(inside, served)), "x", 0.85, atleast=True)
    cell = "/v1/themes/acme/cells/send-button/enabled/light-large-en-iphone-16@2x.png"
    with Service(render) as service:
        headers, body = get(service.root + cell)
        time.sleep(0.2)
        known, same = [], []
        for _ in range(max(3, rounds // 2)):
            known.append(wrk(service.root + cell, 2))
            same.append(wrk(service.root + cell, 2, "-H", f"If-None-Match: {headers['ETag']}"))
    table.add(f"service, a kept picture of {len(body)} bytes", statistics.median(known), "/s", 20_000,
              atleast=True)
    table.add("service, not modified", statistics.median(same), "/s", 20_000, atleast=True)
