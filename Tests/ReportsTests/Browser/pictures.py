"""Writes the pictures that a sheet names, as plain as they can be."""

import json
import re
import struct
import zlib
from pathlib import Path


def sheet_data(folder):
    """The data that a page carries."""
    html = (Path(folder) / "index.html").read_text(encoding="utf-8")
    return json.loads(re.search(r'id="data">(.*?)</script>', html, re.S).group(1))


def png(width, height, paint, bar=True):
    """A PNG of one colour with a darker bar, so that its top differs from its foot."""
    row = b"\0" + bytes(paint) * width
    darker = b"\0" + bytes(channel * 3 // 5 for channel in paint) * width
    high = height // 5 if bar else 0
    pixels = zlib.compress(darker * high + row * (height - high), 6)

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def write_pictures(folder):
    """Writes the picture of each cell that has one; cells of one size and mode share bytes."""
    paints = [(236, 240, 247), (28, 30, 36)]
    made = {}
    for cell in sheet_data(folder)["cells"]:
        if "png" not in cell:
            continue
        width, height = cell["pixels"]
        key = (width, height, cell["mode"])
        if key not in made:
            made[key] = png(width, height, paints[cell["mode"]])
        path = Path(folder) / cell["png"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(made[key])


def write_review_pictures(folder):
    """Writes golden, difference and snapshot of each cell of a review, each in a colour of its own."""
    paints = {"golden": (10, 107, 79), "difference": (200, 200, 200), "snapshot": (180, 35, 90)}
    made = {}
    for cell in sheet_data(folder)["cells"]:
        for side, paint in paints.items():
            if side not in cell:
                continue
            name, width, height = cell[side]
            key = (side, width, height)
            if key not in made:
                made[key] = png(width, height, paint, bar=False)
            path = Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(made[key])


def first_pixel(data):
    """The colour of the first pixel of a screenshot; all filters leave that one as it is."""
    start, packed = 8, b""
    while start < len(data):
        length, kind = struct.unpack(">I4s", data[start : start + 8])
        if kind == b"IDAT":
            packed += data[start + 8 : start + 8 + length]
        start += 12 + length
    return tuple(zlib.decompress(packed)[1:4])
