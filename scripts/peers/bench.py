#!/usr/bin/env python3
"""Measures Tintype beside a floor program and takumi, in alternating runs.

usage: bench.py BENCH RENDER FLOORS OUT.json [--rounds N] [--only diff|service]

Figures are CPU milliseconds unless their name says else; a limit is on the median of the ratios of
runs that stood next to each other, since a machine's speed drifts. Exits 1 if a limit is missed.
"""
import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile

import diff
import service

HERE = os.path.dirname(os.path.abspath(__file__))


def run(command, codes=frozenset([0])):
    """The output of a command, its CPU milliseconds and its peak memory in MiB."""
    with tempfile.TemporaryFile("w+") as out:
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode not in codes:
            sys.exit(f"{' '.join(command)}: exit code {process.returncode}")
        out.seek(0)
        return out.read(), (usage.ru_utime + usage.ru_stime) * 1e3, usage.ru_maxrss / 1024


def figures(command):
    return json.loads(run(command)[0].strip().splitlines()[-1])


def floor_total(text):
    return float(re.search(r"total cpu ([0-9.]+)", text).group(1))


class Table:
    def __init__(self):
        self.rows, self.missed = [], 0

    def add(self, name, value, unit="", limit=None, atleast=False):
        ok = limit is None or (value >= limit if atleast else value <= limit)
        self.missed += not ok
        self.rows.append({"name": name, "value": round(value, 3), "unit": unit, "limit": limit,
                          "met": ok})
        sign = "" if limit is None else f"{'at least' if atleast else 'at most'} {limit}"
        print(f"{name:<58} {value:>10.2f} {unit:<8} {sign:<14} {'' if ok else 'MISSED'}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    for name in ("bench", "render", "floors", "out"):
        parser.add_argument(name)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--without-takumi", action="store_true")
    parser.add_argument("--only", choices=["diff", "service"])
    options = parser.parse_args()
    table = Table()
    with tempfile.TemporaryDirectory() as folder:
        if options.only is None:
            measure_engine(table, options, folder)
        if options.only != "service":
            screen = f"{folder}/screen.png"
            run([options.bench, "cold", screen])
            diff.measure(table, run, options.render, f"{options.floors}/diff_floor", screen, folder,
                         options.rounds)
        if options.only != "diff":
            service.measure(table, figures, options.bench, options.render, folder, options.rounds)
    with open(options.out, "w", encoding="utf-8") as file:
        json.dump({"version": 1, "rows": table.rows}, file, indent=2)
        file.write("\n")
    print(f"{len(table.rows)} figures in {options.out}; {table.missed} limits missed.")
    sys.exit(1 if table.missed else 0)


def measure_engine(table, options, folder):
    """Adds the rows about drawing, encoding and themes."""
    bench, floor, rounds = options.bench, f"{options.floors}/floor", options.rounds
    takumi = [sys.executable, os.path.join(HERE, "takumi.py")]

    ours, theirs, floors = [], [], []
    for _ in range(rounds):
        ours.append(figures([bench, "screen", "20"]))
        floors.append(floor_total(run([floor, "-n", "20", "-e", "none:s:1", "-r", "2"])[0]))
        if not options.without_takumi:
            theirs.append(figures(takumi + [f"{folder}/takumi.png", "8"])["total"])
    total = statistics.median(row["total"] for row in ours)
    table.add("screen to PNG bytes, warm", total, "ms")
    for phase in ("layout", "draw", "encode"):
        table.add(f"  of it {phase}", statistics.median(row[phase] for row in ours), "ms")
    table.add("floor program, warm", statistics.median(floors), "ms")
    table.add("warm, of the floor", statistics.median(
        row["total"] / peer for row, peer in zip(ours, floors)), "x")
    table.add("peak memory", max(row["peakMiB"] for row in ours), "MiB", 96)
    if theirs:
        table.add("takumi, warm", statistics.median(theirs), "ms")
        table.add("warm, of takumi", statistics.median(
            row["total"] / peer for row, peer in zip(ours, theirs)), "x", 0.5)

    ours, theirs, floors = [], [], []
    for _ in range(rounds):
        ours.append(run([bench, "cold", f"{folder}/ours.png"])[1])
        floors.append(run([floor, "-n", "0", "-e", "none:s:1", "-r", "2", "-o",
                           f"{folder}/floor.png"])[1])
        if not options.without_takumi:
            theirs.append(run(takumi + [f"{folder}/takumi.png"])[1])
    table.add("screen to a file, a process", statistics.median(ours), "ms")
    table.add("cold, of the floor", statistics.median(a / b for a, b in zip(ours, floors)), "x")
    if theirs:
        table.add("takumi, a process", statistics.median(theirs), "ms")
        table.add("cold, of takumi", statistics.median(
            a / b for a, b in zip(ours, theirs)), "x", 0.7)

    rows = [figures([bench, "encode", "5"]) for _ in range(max(3, rounds // 2))]
    def ratio(a, b):
        return statistics.median(row[a] / row[b] for row in rows)
    table.add("encode fast, of cairo's writer", ratio("fast", "cairo"), "x", 0.1)
    table.add("  bytes", ratio("fastBytes", "cairoBytes"), "x", 1.2)
    table.add("encode small, bytes of cairo's", ratio("smallBytes", "cairoBytes"), "x", 0.85)

    rows = [figures([bench, "modes", "2"]) for _ in range(3)]
    table.add("the other mode of a drawn cell, of the first",
              statistics.median(row["ratio"] for row in rows), "x", 0.6)

    one, two = [], []
    for _ in range(max(3, rounds // 2)):
        one.append(figures([bench, "matrix", "1"])["cellsPerSecond"])
        two.append(figures([bench, "matrix", "2"])["cellsPerSecond"])
    table.add("matrix, one worker", statistics.median(one), "cells/s")
    table.add("matrix, two workers", statistics.median(two), "cells/s")
    table.add("two workers, of one", statistics.median(b / a for a, b in zip(one, two)), "x", 1.8,
              atleast=True)
    table.add("memory growth over 5,000 cells", 100 * figures([bench, "memory", "5000"])["growth"],
              "%", 10)

    rows = [figures([bench, "theme", "20"]) for _ in range(3)]
    table.add("resolve a theme, warm", statistics.median(row["resolve"] for row in rows), "ms", 2)
    table.add("static checks, both modes", statistics.median(row["checks"] for row in rows), "ms",
              20)
    rows = [figures([bench, "checks", "2"]) for _ in range(3)]
    table.add("checks of pictures, of laying out and drawing",
              statistics.median(row["ratio"] for row in rows), "x", 0.15)

    helps, trues = [], []
    for _ in range(rounds):
        helps.append(run([options.render, "--help"])[1])
        trues.append(run(["true"])[1])
    table.add("start-up: render --help", statistics.median(helps), "ms")
    table.add("start-up: true", statistics.median(trues), "ms")


if __name__ == "__main__":
    main()
