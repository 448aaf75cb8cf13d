"""Measures `render diff` beside the floor of comparing two PNG files, in alternating processes."""
import os
import shutil
import statistics

import numpy
from PIL import Image

# A difference is what both are to find; `render` says it with 1, the floor with 22.
EXPECTED = {0, 1, 22}


def save(pixels, path, level=6):
    Image.fromarray(pixels).save(path, compress_level=level)


def pairs(screen, folder):
    """The names of pairs with the paths of their two pictures, made from a snapshot of a phone."""
    rows = numpy.random.default_rng(7)
    pixels = numpy.asarray(Image.open(screen).convert("RGB"))
    height, width, _ = pixels.shape
    first = os.path.join(folder, "first.png")
    save(pixels, first)

    same = os.path.join(folder, "same.png")
    shutil.copy(first, same)

    again = os.path.join(folder, "again.png")
    save(pixels, again, level=1)

    # Half of the changed pixels lie in a square, half are strewn.
    few = pixels.copy()
    count = height * width // 1000
    side = int((count / 2) ** 0.5)
    few[height // 3: height // 3 + side, width // 3: width // 3 + side] ^= 0x60
    places = rows.integers(0, height, count // 2), rows.integers(0, width, count // 2)
    few[places] = rows.integers(0, 256, (count // 2, 3))
    changed = os.path.join(folder, "changed.png")
    save(few, changed)

    # A quarter of a pixel to the right: every edge differs.
    floats = pixels.astype(numpy.float32)
    edges = (floats * 0.75 + numpy.roll(floats, 1, 1) * 0.25).round().astype(numpy.uint8)
    shifted = os.path.join(folder, "shifted.png")
    save(edges, shifted)
    return [("same bytes", first, same), ("same pixels", first, again),
            ("0.1 % of the pixels", first, changed), ("shifted edges", first, shifted)]


def measure(table, run, render, floor, screen, folder, rounds):
    """Adds a row a pair: the process against the floor's, and what it takes."""
    for name, one, other in pairs(screen, folder):
        ours, floors = [], []
        for _ in range(2 * rounds):
            ours.append(run([render, "diff", one, other], EXPECTED)[1])
            floors.append(run([floor, one, other], EXPECTED)[1])
        table.add(f"diff, {name}", statistics.median(ours), "ms")
        table.add(f"diff, {name}, of the floor",
                  statistics.median(a / b for a, b in zip(ours, floors)), "x", 2)
