#!/usr/bin/env python3
"""Draws screen.html with takumi (PyPI: pytakumi).

usage: takumi.py OUT.png [ROUNDS]

Prints the median CPU milliseconds of a picture, HTML to PNG, as JSON when ROUNDS is given.
"""
import json
import os
import re
import statistics
import sys
import time

import pytakumi

HERE = os.path.dirname(os.path.abspath(__file__))
FONTS = os.path.join(HERE, "..", "..", "Fonts")
SIZE = {"width": 1170, "height": 2532, "device_pixel_ratio": 3.0}


def main():
    with open(os.path.join(HERE, "screen.html"), encoding="utf-8") as file:
        html = file.read()
    css = re.search(r"<style>(.*?)</style>", html, re.S).group(1)
    body = re.search(r"<body>(.*?)</body>", html, re.S).group(1)
    renderer = pytakumi.Renderer()
    for name, weight in (("Regular", 400), ("Medium", 500), ("SemiBold", 600)):
        with open(os.path.join(FONTS, f"Inter-{name}.otf"), "rb") as file:
            renderer.register_font(file.read(), name="Inter", weight=weight)

    def draw():
        return renderer.render_html(body, stylesheets=[css], format="png", **SIZE)

    with open(sys.argv[1], "wb") as file:
        file.write(draw())
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    times = []
    for _ in range(rounds):
        start = time.process_time()
        draw()
        times.append((time.process_time() - start) * 1e3)
    if times:
        print(json.dumps({"total": statistics.median(times)}))


if __name__ == "__main__":
    main()
