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


def png(width, height, paint):
    """A PNG of one colour with a darker bar, so that its top differs from its foot."""
    row = b"\0" + bytes(paint) * width
    bar = b"\0" + bytes(channel * 3 // 5 for channel in paint) * width
    pixels = zlib.compress(bar * (height // 5) + row * (height - height // 5), 6)

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
