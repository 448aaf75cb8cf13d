"""Drives contact sheets in a browser.

usage: sheet_test.py SHEETS PICTURES

SHEETS has a folder for each sheet, with its index.html; pictures of what was seen go to PICTURES.
"""

import sys

from contrast import lowest
from driver import median, run, wait
from pictures import sheet_data, write_pictures
from playwright.sync_api import TimeoutError as WaitedTooLong

SHEETS, PICTURES = sys.argv[1:]
SMALL, LARGE, EMPTY, DARK = (f"{SHEETS}/{name}" for name in ("small", "large", "empty", "dark"))
PHONE = {"width": 390, "height": 844, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}


def shown(page):
    """The ids of the cells in sight, in order, and the count that the page tells."""
    ids = page.evaluate(
        """() => [...document.querySelectorAll('.shot')]
          .filter((shot) => !shot.closest('[hidden]'))
          .map((shot) => JSON.parse(document.getElementById('data').textContent)
            .cells[shot.dataset.cell].id)"""
    )
    return ids


def count(page):
    return page.inner_text("#count")


def address(driver, page, name, expected):
    """Checks the address, which follows what is shown a moment later."""
    try:
        page.wait_for_function("wanted => location.hash === wanted", arg=expected, timeout=5000)
    except WaitedTooLong:
        pass
    driver.equal(name, page.evaluate("location.hash"), expected)


def settle(page):
    """Waits until every section is built."""
    wait(
        page,
        "document.querySelectorAll('.shot').length === JSON.parse("
        "document.getElementById('data').textContent).cells.length",
    )


def choose(page, facet, option):
    page.click(f"#facet-{facet}")
    page.click(f"#facet-{facet}-menu .option:has(span.name span:text-is('{option}'))")
    page.keyboard.press("Escape")


def opens(driver):
    with driver.page(SMALL) as page:
        settle(page)
        driver.equal("title", page.title(), "Acme <b>Outdoor</b> · Contact sheet")
        driver.equal("theme", page.inner_text("#theme"), "Acme <b>Outdoor</b>")
        driver.equal("count", count(page), "36 cells")
        headings = page.eval_on_selector_all("main h2", "all => all.map(one => one.innerText)")
        driver.equal(
            "components",
            [heading.split()[0] for heading in headings],
            ["Title", "Input", "User", "Conversation"],
        )
        driver.equal(
            "both modes side by side",
            page.eval_on_selector_all(
                ".pair", "all => all.every((pair) => pair.querySelectorAll('.shot').length === 2)"
            ),
            True,
        )
        boxes = page.eval_on_selector_all(
            ".pair:first-child .shot", "all => all.slice(0, 2).map((one) => one.getBoundingClientRect().top)"
        )
        driver.equal("one row", boxes[0], boxes[1])
        driver.equal("notes", len(page.query_selector_all("#notes li")), 3)
        wait(page, "document.querySelector('.shot img').naturalWidth === 786")
        missing = page.eval_on_selector_all(
            ".shot img", "all => all.filter((one) => one.loading !== 'lazy' || !one.width).length"
        )
        driver.equal("pictures that are not lazy or keep no room", missing, 0)


def filters(driver):
    cells = sheet_data(SMALL)["cells"]
    with driver.page(SMALL) as page:
        settle(page)
        choose(page, "mode", "Dark")
        driver.equal("dark", count(page), "18 of 36 cells")
        driver.equal("all dark", all("/dark-" in one for one in shown(page)), True)
        choose(page, "locale", "German")
        driver.equal("dark German", count(page), "9 of 36 cells")
        choose(page, "component", "Input bar")
        driver.equal("input bars", count(page), "4 of 36 cells")
        address(driver, page, "address", "#component=Input+bar&mode=dark&locale=de")
        page.click("#reset")
        driver.equal("reset", count(page), "36 cells")
        address(driver, page, "address after reset", "")

        choose(page, "problem", "Text cut")
        driver.equal(
            "cut texts", shown(page), [cell["id"] for cell in in_order(cells) if "cut" in cell]
        )
        page.keyboard.press("x")
        page.click(".tile:has-text('Font fallback')")
        driver.equal("tile", count(page), "2 of 36 cells")
        page.keyboard.press("x")

        page.fill("#search", "unterwegs")
        driver.equal("text that is drawn", count(page), "4 of 36 cells")
        page.fill("#search", "zzz")
        driver.equal("nothing", page.inner_text(".nothing h2"), "No cell matches")
        page.click(".nothing button")
        driver.equal("all again", count(page), "36 cells")


def in_order(cells):
    """Cells as the sheet shows them: both modes of a pair together."""
    pairs = {}
    for cell in cells:
        pairs.setdefault(cell["id"].replace("/dark-", "/light-"), []).append(cell)
    return [cell for pair in pairs.values() for cell in pair]


def tokens(driver):
    with driver.page(SMALL) as page:
        settle(page)
        page.click("#facet-token")
        page.keyboard.type("sendb")
        page.wait_for_function(
            "() => document.querySelectorAll('#facet-token-menu .option').length == 2"
        )
        options = page.eval_on_selector_all(
            "#facet-token-menu .option", "all => all.map((one) => one.innerText.replace(/\\s+/g, ' '))"
        )
        driver.equal("found tokens", options, ["SendButtonTint 12", "SendButtonTitle word 12"])
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        driver.equal("cells of a token", count(page), "12 of 36 cells")
        driver.equal("only its cells", {one.split("/")[0] for one in shown(page)}, {"send-button"})
        page.keyboard.press("x")
        # The input behind aliases finds every cell that it paints.
        choose(page, "token", "accent1")
        driver.equal("cells of an input", count(page), "36 cells")
        page.keyboard.press("x")
        page.keyboard.press("/")
        page.keyboard.type("usermessageti")
        driver.equal(
            "suggestions",
            page.eval_on_selector_all(".suggestion span", "all => all.map((one) => one.innerText)"),
            ["UserMessageTint", "UserMessageTitle"],
        )
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        address(driver, page, "chosen suggestion", "#token=UserMessageTint")
        driver.equal("cells of the suggestion", count(page), "8 of 36 cells")


def addresses(driver):
    with driver.page(SMALL, fragment="#mode=light&token=SendButtonTint&q=pressed") as page:
        settle(page)
        driver.equal("filters of the address", count(page), "2 of 36 cells")
        driver.equal("search of the address", page.input_value("#search"), "pressed")
        page.evaluate("location.hash = '#locale=de'")
        wait(page, "document.querySelector('#count').innerText === '18 of 36 cells'")
    identity = "conversation/default/dark-large-en-iphone-16@2x"
    with driver.page(SMALL, fragment="#cell=" + identity) as page:
        driver.equal("viewer of the address", page.inner_text(".id code"), identity)
        settle(page)
        page.keyboard.press("Escape")
        address(driver, page, "address after closing", "")


def collapsing(driver):
    with driver.page(SMALL) as page:
        settle(page)
        page.keyboard.press("g")
        driver.equal("collapsed", count(page), "36 cells, 6 collapsed")
        driver.equal(
            "what draws the same",
            page.eval_on_selector_all(
                ".more", "all => all.filter((one) => !one.hidden).map((one) => one.innerText.trim())"
            ),
            ["2 pairs draw the same"] * 3,
        )
        page.click(".more:not([hidden])")
        driver.equal("one expanded", count(page), "36 cells, 4 collapsed")
        page.keyboard.press("g")
        driver.equal("expanded", count(page), "36 cells")


def viewer(driver):
    with driver.page(SMALL, fragment="#component=Conversation&locale=en") as page:
        settle(page)
        driver.equal("conversations", count(page), "4 of 36 cells")
        page.click(".pair:not([hidden]) .shot >> nth=0")
        driver.equal("place", page.inner_text("#viewer-index"), "1 of 4")
        zoom = "document.querySelector('#canvas').getBoundingClientRect().width"
        driver.equal("fits", page.evaluate(zoom) < 1000, True)
        for key, width in (("1", 786), ("2", 1572), ("4", 3144)):
            page.keyboard.press(key)
            driver.equal(f"width at key {key}", page.evaluate(zoom), width)
        driver.equal(
            "crisp",
            page.evaluate("getComputedStyle(document.querySelector('#canvas img')).imageRendering"),
            "pixelated",
        )
        page.keyboard.press("0")
        driver.equal("no outlines", page.locator(".outline").count(), 0)
        page.keyboard.press("ArrowRight")
        driver.equal("next", page.inner_text("#viewer-index"), "2 of 4")
        driver.equal(
            "outline of a finding", page.inner_text("#outlines"), "1"
        )
        box = page.evaluate(
            """() => { const frame = document.querySelector('.outline').getBoundingClientRect();
              const canvas = document.querySelector('#canvas').getBoundingClientRect();
              const scale = 786 / canvas.width;
              return [frame.left - canvas.left, frame.top - canvas.top, frame.width, frame.height]
                .map((side) => Math.round(side * scale)); }"""
        )
        driver.equal("its place in pixels", box, [600, 120, 120, 60])
        page.keyboard.press("o")
        driver.equal("outlines of all texts", page.locator(".outline").count(), 2)
        page.keyboard.press("o")
        driver.equal("plain", page.locator(".outline").count(), 0)
        page.keyboard.press("o")
        driver.shoot(page, "desktop-viewer-light")
        page.hover(".token-row .item >> nth=0")
        driver.equal("area of a token", page.locator(".outline.token").count(), 1)
        page.mouse.move(10, 10)
        frame = page.locator("#canvas").bounding_box()
        page.mouse.move(frame["x"] + 40 * frame["width"] / 786, frame["y"] + 20 * frame["width"] / 786)
        driver.equal(
            "tokens under the pointer",
            page.inner_text("#under"),
            "ConversationTint #1B96FF\nchatBackground #1C1C1E",
        )
        page.keyboard.press("m")
        driver.equal("other mode", page.inner_text("#viewer-index"), "1 of 4")
        page.keyboard.press("k")
        driver.equal("stays at the first", page.inner_text("#viewer-index"), "1 of 4")
        page.keyboard.press("Escape")
        driver.equal(
            "focus returns",
            page.evaluate("document.activeElement.getAttribute('aria-label')"),
            "Conversation, default, light, en",
        )
    with driver.page(SMALL, fragment="#cell=title-bar/default/light-large-de-iphone-16@2x") as page:
        panel = page.inner_text("#panel")
        for text in (
            "Avenir Next, weight 600, 17 pt → Inter-SemiBold", "only this host lacks it",
            "Agentforce </script>", "← accent1 · override · acme.theme.json:12", "#0176D3",
        ):
            driver.equal(f"panel has {text}", text in panel, True)
        page.hover(".token-row >> nth=0")
        page.click(".token-row .tool >> nth=0")
        address(driver, page, "cells of the token", "#token=TitleBarTint")


def edges(driver):
    with driver.page(EMPTY) as page:
        driver.equal("nothing drawn", page.inner_text(".nothing h2"), "This run has no cells")
        for key in ("j", "ArrowDown", "End", "g", "x", "Enter"):
            page.keyboard.press(key)
        driver.equal("no facets", page.locator("#facets .pill").count(), 0)
    with driver.page(DARK) as page:
        settle(page)
        driver.equal("dark only", count(page), "4 cells")
        facets = page.eval_on_selector_all("#facets .pill", "all => all.map((one) => one.innerText)")
        driver.equal("facets with a choice", facets, ["Locale", "Token", "Problem"])
        driver.equal("nothing to collapse", page.locator("#same").is_visible(), False)
        page.click(".shot >> nth=0")
        driver.equal(
            "no light", page.locator("#viewer-modes button >> nth=0").is_disabled(), True
        )


def failed_cells(driver):
    identity = "conversation/start/light-large-ar-iphone-16@2x"
    with driver.page(LARGE, fragment="#problem=failed&cell=" + identity) as page:
        driver.equal("no picture", page.inner_text("#viewer-missing"), "This cell has no picture.")
        driver.equal("no canvas", page.locator("#canvas").is_visible(), False)
        page.keyboard.press("1")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Escape")
        absent = page.locator(".shot:visible .absent").count()
        driver.equal("placeholders", absent > 0, True)


def keyboard(driver):
    with driver.page(SMALL) as page:
        settle(page)
        label = "document.activeElement.getAttribute('aria-label')"
        page.keyboard.press("j")
        driver.equal("first", page.evaluate(label), "Title bar, default, light, en")
        page.keyboard.press("j")
        driver.equal("next", page.evaluate(label), "Title bar, default, dark, en")
        page.keyboard.press("ArrowRight")
        driver.equal("right", page.evaluate(label), "Title bar, default, light, de, 1 finding")
        page.keyboard.press("k")
        page.keyboard.press("ArrowDown")
        driver.equal("down, same mode", page.evaluate(label), "Input bar, enabled, dark, en")
        page.keyboard.press("ArrowUp")
        driver.equal("up", page.evaluate(label), "Title bar, default, dark, en")
        page.keyboard.press("End")
        driver.equal("last", page.evaluate(label), "Conversation, start, dark, de, 1 finding")
        page.keyboard.press("Enter")
        driver.equal("opened", page.evaluate("document.querySelector('#viewer').open"), True)
        page.keyboard.press("Escape")
        page.keyboard.press("Home")
        page.keyboard.press("?")
        driver.equal("help", page.evaluate("document.querySelector('#help').open"), True)
        page.keyboard.press("Escape")
        driver.equal("help closed", page.evaluate("document.querySelector('#help').open"), False)
        page.keyboard.press("/")
        driver.equal("search", page.evaluate("document.activeElement.id"), "search")
        page.keyboard.type("j")
        page.wait_for_function("() => document.querySelector('#search').value != ''")
        driver.equal("typing is no command", page.input_value("#search"), "j")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        driver.equal("one stop", page.locator(".shot[tabindex='0']").count(), 1)
        unnamed = page.eval_on_selector_all(
            "button, input",
            "all => all.filter((one) => one.checkVisibility() && !(one.getAttribute('aria-label') || one.innerText.trim()"
            " || one.labels?.length || one.closest('.absent'))).map((one) => one.outerHTML)",
        )
        driver.equal("controls without a name", unnamed, [])


def appearance(driver):
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    with driver.page(SMALL, scheme="dark") as page:
        driver.equal("dark like the system", page.evaluate(ground), "rgb(11, 11, 13)")
        page.keyboard.press("t")
        driver.equal("light when chosen", page.evaluate(ground), "rgb(255, 255, 255)")
        page.reload()
        driver.equal("kept", page.evaluate(ground), "rgb(255, 255, 255)")
    with driver.page(SMALL, reduced_motion="reduce") as page:
        motion = "getComputedStyle(document.querySelector('.pill')).transitionDuration"
        driver.equal("no motion", page.evaluate(motion), "0s")


def contrast(driver):
    """Text against its ground in both appearances."""
    for scheme in ("light", "dark"):
        for fragment in ("", "#mode=dark", "#cell=title-bar/default/light-large-de-iphone-16@2x"):
            with driver.page(SMALL, scheme=scheme, fragment=fragment) as page:
                where, ratio = lowest(page)
                driver.equal(f"contrast of {where!r} in {scheme} {fragment}", ratio >= 4.5, True)


def looks(driver):
    for scheme in ("light", "dark"):
        with driver.page(SMALL, scheme=scheme) as page:
            driver.shoot(page, f"desktop-{scheme}")
        with driver.page(SMALL, scheme=scheme, **PHONE) as page:
            driver.equal(
                f"phone fits in {scheme}", page.evaluate("document.documentElement.scrollWidth"), 390
            )
            driver.shoot(page, f"phone-{scheme}")
            page.tap(".shot >> nth=0")
            driver.equal("viewer by touch", page.evaluate("document.querySelector('#viewer').open"), True)
            driver.shoot(page, f"phone-viewer-{scheme}")
    with driver.page(SMALL) as page:
        settle(page)
        page.emulate_media(media="print")
        driver.equal("bar on paper", page.locator(".bar").is_visible(), False)
        driver.equal("pages on paper", page.pdf(format="A4")[:5], b"%PDF-")


def many(driver):
    data = sheet_data(LARGE)
    driver.equal("cells", len(data["cells"]), 2000)
    for width in (1440, 390):
        with driver.page(LARGE, width=width, meters=True) as (page, meter):
            load = meter.read(["TaskDuration"])
            driver.most(f"{width}: load of 2,000 cells, ms of the main thread", load, 1500)
            driver.equal("count", count(page), "2,000 cells")
            settle(page)
            page.wait_for_timeout(300)

            def change(script):
                def act():
                    page.evaluate(script + "; void document.body.offsetHeight")

                return act

            tick = "document.querySelector('#facet-{}-menu input[type=checkbox]').click()"
            steps = []
            for facet in ("mode", "locale", "token"):
                page.evaluate(f"document.querySelector('#facet-{facet}-menu').showPopover()")
                steps += [meter.measure(change(tick.format(facet))) for _ in range(4)]
                page.evaluate(f"document.querySelector('#facet-{facet}-menu').hidePopover()")
            for text in ("sendb", "de-", "agentforce", ""):
                steps.append(
                    meter.measure(
                        change(
                            "{ const search = document.querySelector('#search');"
                            f" search.value = '{text}'; search.dispatchEvent(new Event('input')); }}"
                        )
                    )
                )
            steps += [meter.measure(change("document.querySelector('#same').click()")) for _ in range(2)]
            driver.most(f"{width}: a filter, ms of script, style and layout, median", median(steps), 50)
            driver.most(f"{width}: the slowest filter", max(steps), 100)

            scrolls = []
            for _ in range(24):
                scrolls.append(
                    meter.measure(
                        lambda: page.evaluate(
                            "new Promise((done) => { scrollBy(0, 1500);"
                            " requestAnimationFrame(() => requestAnimationFrame(done)); })"
                        )
                    )
                )
            driver.most(f"{width}: a scroll by 1,500 px, ms, median", median(scrolls), 30)
            if width == 1440:
                driver.shoot(page, "desktop-many")


for sheet in (SMALL, LARGE, DARK):
    write_pictures(sheet)
sys.exit(
    run(
        PICTURES, opens, filters, tokens, addresses, collapsing, viewer, edges, failed_cells,
        keyboard, appearance, contrast, looks, many,
    )
)
