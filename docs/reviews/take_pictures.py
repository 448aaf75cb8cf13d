"""Takes the pictures of docs/reviews.md.

usage: take_pictures.py REVIEWS PICTURES
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

REVIEWS, PICTURES = (Path(argument) for argument in sys.argv[1:])

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])

    def shoot(name, picture, scheme="light", view="", width=1280, height=900, scale=1, act=None):
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, device_scale_factor=scale
        )
        page = context.new_page()
        page.goto((REVIEWS / name / "review.html").resolve().as_uri() + view)
        page.wait_for_timeout(300)
        if act:
            act(page)
        page.wait_for_timeout(400)
        page.screenshot(path=PICTURES / f"{picture}.png")
        context.close()

    def hide_home(page):
        # Where the tool lies is of no interest, and differs from machine to machine.
        page.evaluate(
            """() => {
              const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              while (walker.nextNode()) {
                walker.currentNode.data = walker.currentNode.data.replace(/ --home \\S+/, "");
              }
            }"""
        )

    for name in ("rebrand", "font", "words", "libraries"):
        shoot(name, name, scheme="dark" if name == "font" else "light")
    cell = "#cell=input-bar/typing/light-large-en-iphone-16@2x"
    shoot("rebrand", "rebrand-cell", view=cell, act=hide_home)
    shoot("rebrand", "rebrand-phone", width=390, height=844, scale=2)
    browser.close()
