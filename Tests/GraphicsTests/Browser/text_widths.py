"""Measures texts in Debian's Chromium with given font files.

usage: text_widths.py FILE

FILE holds a list of objects with text, font (a path), size, language and direction; the widths in
CSS pixels are printed as a JSON list in the same order.
"""

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

asks = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
fonts = sorted({ask["font"] for ask in asks})
faces = "".join(
    f"@font-face {{ font-family: f{index}; src: url('{Path(font).resolve().as_uri()}'); }}\n"
    for index, font in enumerate(fonts)
)
page_text = f"""<!doctype html><meta charset=utf-8><style>{faces}
span {{ white-space: pre; position: absolute; text-rendering: geometricPrecision;
  font-kerning: normal; -webkit-font-smoothing: antialiased; }}</style><body></body>"""

with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
    file = Path(folder, "page.html")
    file.write_text(page_text, encoding="utf-8")
    browser = playwright.chromium.launch(
        executable_path="/usr/bin/chromium", args=["--no-sandbox", "--font-render-hinting=none"]
    )
    page = browser.new_page()
    page.goto(file.as_uri())
    widths = page.evaluate(
        """async ([asks, fonts]) => {
          await Promise.all(fonts.map((_, index) => document.fonts.load(`20px f${index}`)));
          return asks.map((ask) => {
            const span = document.createElement("span");
            span.style.font = `${ask.size}px f${fonts.indexOf(ask.font)}`;
            span.lang = ask.language;
            span.dir = ask.direction;
            span.textContent = ask.text;
            document.body.append(span);
            return span.getBoundingClientRect().width;
          });
        }""",
        [asks, fonts],
    )
    browser.close()
print(json.dumps(widths))
