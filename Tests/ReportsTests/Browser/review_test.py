"""Drives review pages in a browser.

usage: review_test.py REVIEWS PICTURES

REVIEWS has a folder for each review, with its index.html; pictures of what was seen go to PICTURES.
"""

import sys

from contrast import lowest
from driver import median, run, wait
from pictures import first_pixel, sheet_data, write_review_pictures

REVIEWS, PICTURES = sys.argv[1:]
SMALL, LARGE, CALM, FILES = (
    f"{REVIEWS}/{name}" for name in ("small", "large", "calm", "pictures")
)
PHONE = {"width": 390, "height": 844, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
GOLDEN, SNAPSHOT = (10, 107, 79), (180, 35, 90)
BAR = "title-bar/default/light-large-en-iphone-16@2x"
SEND = "send-button/enabled/light-large-en-iphone-16@2x"
SEND_DARK = "send-button/enabled/dark-large-en-iphone-16@2x"
FLAGS = "--theme 'my theme.json'"


def texts(page, selector):
    return page.eval_on_selector_all(selector, "all => all.map((one) => one.innerText)")


def shown(page):
    """The ids of the cells in sight, in order."""
    return page.eval_on_selector_all(
        ".card", "all => all.filter((one) => one.checkVisibility()).map((one) => one.ariaLabel)"
    )


def card(identifier):
    return f".card[aria-label='{identifier}']"


def catch_copies(page):
    """Keeps what is copied, as a page from disk may not read the clipboard."""
    page.evaluate("navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }")


def pixel(page, selector, across, down=0.5):
    """The colour of a point of an element, in parts of its sides."""
    page.wait_for_timeout(80)
    box = page.locator(selector).bounding_box()
    clip = {
        "x": int(box["x"] + across * box["width"]),
        "y": int(box["y"] + down * box["height"]),
        "width": 1,
        "height": 1,
    }
    return first_pixel(page.screenshot(clip=clip))


def opens(driver):
    with driver.page(SMALL) as page:
        driver.equal("title", page.title(), "acme · Golden review")
        driver.equal(
            "story",
            page.inner_text("#story"),
            "6 of 10 cells changed, 1 is new, 1 failed and 1 golden has no cell. "
            "accent1 changed 4 and serviceAgentChatTitle 1; 2 are left.",
        )
        driver.equal(
            "causes",
            texts(page, ".input-name b"),
            ["accent1", "serviceAgentChatTitle", "Unexplained", "No golden yet", "Another size", "Could not be drawn", "Goldens without a cell"],
        )
        driver.equal(
            "groups",
            [text.split("\n")[0] for text in texts(page, "main h2")],
            texts(page, ".input-name b"),
        )
        driver.equal("facts", texts(page, ".tally-line")[0], "4 cells · 3 by it alone")
        driver.equal(
            "values", texts(page, ".input .value")[:2], ["#0A6B4F → #B4235A", "#5ED3A8 → #FF8FB8"]
        )
        driver.equal("every cell stands once", len(set(shown(page))), 9)
        driver.equal("components of the first cause", texts(page, "main section:first-of-type h3"),
                     ["title-bar 1", "send-button 2", "conversation 1"])
        driver.equal("share", page.locator(".share-bar i").count(), 7)
        driver.equal("notes", page.locator("#notes li").count(), 3)
        driver.equal(
            "faces of a changed cell", texts(page, f"{card(BAR)} figcaption"),
            ["Golden", "Difference", "Snapshot"],
        )
        tops = page.eval_on_selector_all(
            f"{card(BAR)} .sheet", "all => all.map((one) => one.getBoundingClientRect().top)"
        )
        driver.equal("side by side", len(set(tops)), 1)
        wait(page, f"document.querySelector(\"{card(BAR)} img\").naturalWidth === 786")
        driver.equal(
            "pictures that are not lazy or keep no room",
            page.eval_on_selector_all(
                ".card img", "all => all.filter((one) => one.loading !== 'lazy' || !one.width).length"
            ),
            0,
        )
        for name, words in (("new-card", "No golden"), ("old-card", "Not drawn")):
            page.locator(f".card[aria-label^='{name}']").scroll_into_view_if_needed()
            page.wait_for_timeout(100)
            driver.equal(f"{name} says so", page.inner_text(f".card[aria-label^='{name}'] .absent"), words)
        page.click(".input >> nth=1")
        driver.equal(
            "a cause leads to its cells",
            page.evaluate("Math.abs(document.querySelector('#cause-1').getBoundingClientRect().top) < 200"),
            True,
        )
    with driver.page(CALM) as page:
        driver.equal("calm", page.inner_text("#story"), "All 2 cells match.")
        driver.equal("nothing changed", page.inner_text(".nothing h2"), "Nothing changed")
        driver.equal("no bar", page.locator(".bar").is_visible(), False)


def views(driver):
    sheet = f"{card(SEND)} .snapshot .sheet"
    with driver.page(SMALL) as page:
        page.locator(card(SEND)).scroll_into_view_if_needed()
        wait(page, f"[...document.querySelectorAll(\"{card(SEND)} img\")].every((one) => one.complete)")
        driver.equal("golden beside", pixel(page, f"{card(SEND)} .golden .sheet", 0.5), GOLDEN)
        driver.equal("snapshot beside", pixel(page, sheet, 0.5), SNAPSHOT)

        page.keyboard.press("w")
        page.locator(card(SEND)).scroll_into_view_if_needed()
        driver.equal("swipe: golden on the left", pixel(page, sheet, 0.2, 0.9), GOLDEN)
        driver.equal("swipe: snapshot on the right", pixel(page, sheet, 0.8, 0.9), SNAPSHOT)
        for _ in range(4):
            page.keyboard.press("]")
        driver.equal("swiped on", page.input_value("#slider"), "90")
        driver.equal("swipe: golden further", pixel(page, sheet, 0.8, 0.9), GOLDEN)
        driver.equal("address of the view", page.evaluate("location.hash"), "#view=swipe")

        page.keyboard.press("n")
        page.fill("#slider", "0")
        driver.equal("onion: golden alone", pixel(page, sheet, 0.5), GOLDEN)
        page.fill("#slider", "100")
        driver.equal("onion: snapshot alone", pixel(page, sheet, 0.5), SNAPSHOT)
        page.fill("#slider", "50")
        mixed = pixel(page, sheet, 0.5)
        driver.equal("onion: between both", GOLDEN[0] < mixed[0] < SNAPSHOT[0], True)

        page.click("#views [data-view=flicker]")
        stop = "(at) => document.getAnimations().forEach((one) => { one.pause(); one.currentTime = at; })"
        page.evaluate(stop, 100)
        driver.equal("flicker: first the snapshot", pixel(page, sheet, 0.5), SNAPSHOT)
        page.evaluate(stop, 700)
        driver.equal("flicker: then the golden", pixel(page, sheet, 0.5), GOLDEN)

        page.keyboard.press("d")
        driver.equal(
            "difference alone",
            page.eval_on_selector_all(
                f"{card(BAR)} .face", "all => all.filter((one) => one.checkVisibility()).map((one) => one.className)"
            ),
            ["face difference"],
        )
        driver.equal(
            "what has no difference shows what there is",
            page.locator(".card[aria-label^='new-card'] .snapshot").is_visible(), True,
        )
        page.keyboard.press("s")
        driver.equal("pressed", page.get_attribute("#views [data-view=side]", "aria-pressed"), "true")


def areas(driver):
    with driver.page(SMALL) as page:
        sheet = f"{card(SEND)} .snapshot .sheet"
        page.locator(sheet).scroll_into_view_if_needed()
        box = page.locator(sheet).bounding_box()
        # The area is at 20–44, 20–60 of 88 by 88 pixels.
        page.mouse.move(box["x"] + box["width"] * 0.36, box["y"] + box["height"] * 0.45)
        driver.equal(
            "cause at the pointer", page.inner_text("#under"),
            "sendButtonBackground, userMessageBackground ← accent1\n"
            "#0A6B4F → #B4235A · override · acme.theme.json:14 · proved",
        )
        driver.equal("lit on every face", page.locator(".area.lit").count(), 3)
        page.mouse.move(box["x"] + box["width"] * 0.9, box["y"] + box["height"] * 0.95)
        driver.equal("away", page.locator("#under").is_visible(), False)
        driver.equal("out", page.locator(".area.lit").count(), 0)
        hidden = f"getComputedStyle(document.querySelector(\"{card(SEND)} .golden .area\")).opacity"
        wait(page, f"{hidden} === '0'")
        page.keyboard.press("o")
        wait(page, f"{hidden} === '1'")

    with driver.page(SMALL, fragment=f"#cell={BAR}") as page:
        page.focus("#canvas button.area >> nth=0")
        page.keyboard.press("Tab")
        driver.equal(
            "cause at the focus", page.inner_text("#under"),
            "sendButtonBackground, userMessageBackground ← accent1\n"
            "#0A6B4F → #B4235A · override · acme.theme.json:14 · proved\nserviceAgentChatTitle\n"
            "“Acme <Assistant>” → “Agent & \"Co\"” · SDK default",
        )
        driver.equal("row of the area", page.locator(".item.lit").get_attribute("data-area"), "1")
        page.hover("#panel .item >> nth=0")
        driver.equal("areas of the row", page.locator("#canvas .area.lit").count(), 3)


def ticks(driver):
    with driver.page(SMALL) as page:
        catch_copies(page)
        driver.equal("no tray", page.locator("#tray").is_visible(), False)
        page.check(f"{card(SEND)} .tick")
        driver.equal("one", page.inner_text("#tray-count"), "1 cell ticked")
        driver.equal("the others", page.inner_text("#tray-note"), "6 not")
        driver.equal(
            "command", page.inner_text("#tray-command"), f"scripts/render accept acme/{SEND} {FLAGS}"
        )
        page.check(f"{card(SEND_DARK)} .tick")
        page.click("#tray-copy")
        driver.equal(
            "copied", page.evaluate("copied"),
            f"scripts/render accept \\\n  acme/{SEND} \\\n  acme/{SEND_DARK} \\\n  {FLAGS}",
        )
        driver.equal(
            "some of the cause", page.evaluate("document.querySelector('#tick-0').indeterminate"), True
        )
        page.check(".card[aria-label^='conversation'] .tick")
        driver.equal(
            "what one cause alone explains", page.inner_text("#tray-command"),
            f"scripts/render accept --cause accent1 {FLAGS}",
        )
        page.check("#tick-0")
        driver.equal("all of the cause", page.inner_text("#tray-count"), "4 cells ticked")
        driver.equal("with others: by their ids", "--cause" in page.inner_text("#tray-command"), False)
        page.click("#tray-clear")
        driver.equal("cleared", page.locator(".tick:checked").count(), 0)
        driver.equal(
            "what cannot be accepted has no tick",
            [page.locator(f".card[aria-label^='{name}'] .tick").count() for name in ("broken-card", "old-card")],
            [0, 0],
        )


def findings(driver):
    with driver.page(SMALL) as page:
        driver.equal("tiles", page.locator(".tile").count(), 3)
        page.click(".tile >> nth=2")
        driver.equal("filtered", shown(page), [BAR])
        driver.equal("count", page.inner_text("#count"), "1 of 9 cells")
        page.click(".tile >> nth=2")
        driver.equal("all again", len(shown(page)), 9)
        driver.equal(
            "chips", [text.strip() for text in texts(page, f"{card(BAR)} .chip")],
            ["Font fallback", "Text cut", "Contrast lost", "serviceAgentChatTitle"],
        )
        page.fill("#search", "bestellung")
        driver.equal("search in texts", shown(page), [BAR])
        page.fill("#search", "serviceagent title-bar")
        driver.equal("search in causes and ids", shown(page), [BAR])
        page.fill("#search", "zzz")
        driver.equal("nothing", page.inner_text(".nothing h2"), "No cell matches")
        page.click(".nothing button")
        driver.equal("shown again", len(shown(page)), 9)
        page.click(".surprise summary")
        driver.equal(
            "surprise", page.inner_text(".surprise li"), "title-bar/typing/light-large-en-iphone-16@2x"
        )
        page.click(".problems summary")
        driver.equal("problems", page.locator(".problems li").count(), 2)
    with driver.page(SMALL, fragment=f"#cell={BAR}") as page:
        panel = page.inner_text("#panel")
        for words in (
            "412 of 94,320 pixels", "“Agent” has 3.07:1, before 7.21:1", "It needs 4.5:1 (WCAG AA).",
            "“Agent </script>” is not in its font", "New. Avenir Next, weight 600, 17 pt → Inter-SemiBold.",
            "“Ihre Bestellung” is cut", "1 of 2 lines shown, 6 characters cut.",
            "A channel differs by at most 170 of 255.",
        ):
            driver.equal(f"panel: {words}", words in panel, True)
    with driver.page(SMALL, fragment=f"#cell={SEND}") as page:
        driver.equal(
            "sweep", "It would pass with 412px allowed (0.44% of the picture)." in page.inner_text("#panel"), True
        )


def keyboard(driver):
    focused = "document.activeElement.ariaLabel"
    with driver.page(SMALL) as page:
        catch_copies(page)
        page.keyboard.press("j")
        driver.equal("j starts at the first", page.evaluate(focused), BAR)
        page.keyboard.press("j")
        driver.equal("j goes on", page.evaluate(focused), SEND)
        page.keyboard.press("x")
        driver.equal("x ticks", page.is_checked(f"{card(SEND)} .tick"), True)
        page.keyboard.press("c")
        driver.equal("c copies", page.evaluate("copied"), f"scripts/render accept acme/{SEND} {FLAGS}")
        page.keyboard.press("Shift+X")
        driver.equal("X ticks the cause", page.inner_text("#tray-count"), "4 cells ticked")
        page.keyboard.press("Escape")
        driver.equal("Escape clears", page.locator("#tray").is_visible(), False)
        page.keyboard.press("End")
        driver.equal("End", page.evaluate(focused).split("/")[0], "old-card")
        page.keyboard.press("Home")
        page.keyboard.press("k")
        driver.equal("no further than the first", page.evaluate(focused), BAR)
        page.keyboard.press("/")
        driver.equal("search", page.evaluate("document.activeElement.id"), "search")
        page.keyboard.type("send-button/")
        page.keyboard.press("Enter")
        driver.equal("the first found", page.evaluate(focused), SEND)
        page.keyboard.press("Enter")
        driver.equal("opened", page.evaluate("document.querySelector('#viewer').open"), True)
        driver.equal("address", page.evaluate("location.hash"), f"#cell={SEND}")
        driver.equal("place", page.inner_text("#viewer-index"), "1 of 2")
        page.keyboard.press("ArrowRight")
        driver.equal("next", page.evaluate("location.hash"), f"#cell={SEND_DARK}")
        page.keyboard.press("m")
        driver.equal("other mode", page.evaluate("location.hash"), f"#cell={SEND}")
        for key, name in (("f", "flicker"), ("w", "swipe"), ("n", "onion"), ("d", "difference"), ("s", "side")):
            page.keyboard.press(key)
            driver.equal(f"view {key}", page.get_attribute("#viewer", "data-view"), name)
        page.keyboard.press("x")
        driver.equal("ticked in the viewer", page.is_checked("#panel-tick"), True)
        page.keyboard.press("c")
        driver.equal("command of the cell", page.evaluate("copied"), f"scripts/render accept acme/{SEND} {FLAGS}")
        width = "document.querySelector('#canvas .snapshot .sheet').getBoundingClientRect().width"
        page.keyboard.press("2")
        driver.equal("200 %", page.evaluate(width), 176)
        page.keyboard.press("0")
        driver.equal("fits", page.evaluate(width) < 176, True)
        page.keyboard.press("o")
        driver.equal("plain", page.evaluate("document.querySelector('#viewer').classList.contains('plain')"), True)
        page.keyboard.press("?")
        driver.equal("help", page.locator("#help").is_visible(), True)
        page.keyboard.press("Escape")
        driver.equal("help closes alone", page.evaluate("document.querySelector('#viewer').open"), True)
        page.keyboard.press("Escape")
        driver.equal("back at the cell", page.evaluate(focused), SEND)
        wait(page, "location.hash === ''")
        driver.equal("address is empty", page.evaluate("location.hash"), "")
        page.keyboard.press("t")
        driver.equal(
            "appearance", page.evaluate("document.documentElement.dataset.appearance"), "light"
        )


def swiping(driver):
    with driver.page(SMALL, fragment=f"#view=swipe&cell={SEND}") as page:
        box = page.locator("#canvas .snapshot .sheet").bounding_box()
        y = box["y"] + box["height"] / 2
        page.mouse.move(box["x"] + 0.5 * box["width"], y)
        page.mouse.down()
        page.mouse.move(box["x"] + 0.25 * box["width"], y, steps=4)
        page.mouse.up()
        driver.equal("dragged", 23 <= int(page.input_value("#viewer-slider")) <= 27, True)
        page.mouse.move(box["x"] + 0.9 * box["width"], y)
        driver.equal("let go", 23 <= int(page.input_value("#viewer-slider")) <= 27, True)


def looks(driver):
    for scheme in ("light", "dark"):
        with driver.page(SMALL, scheme=scheme) as page:
            driver.shoot(page, f"review-desktop-{scheme}")
            where, ratio = lowest(page)
            driver.equal(f"contrast of {where!r} in {scheme}", ratio >= 4.5, True)
        with driver.page(SMALL, scheme=scheme, fragment=f"#cell={BAR}") as page:
            driver.shoot(page, f"review-viewer-{scheme}")
            where, ratio = lowest(page)
            driver.equal(f"contrast of {where!r} in {scheme}, viewer", ratio >= 4.5, True)
        with driver.page(SMALL, scheme=scheme, **PHONE) as page:
            driver.equal(
                f"phone fits in {scheme}", page.evaluate("document.documentElement.scrollWidth"), 390
            )
            driver.shoot(page, f"review-phone-{scheme}")
            page.locator(card(BAR)).scroll_into_view_if_needed()
            page.tap(f"{card(BAR)} .golden .sheet")
            driver.equal("opened by touch", page.evaluate("document.querySelector('#viewer').open"), True)
            driver.shoot(page, f"review-phone-viewer-{scheme}")
    with driver.page(SMALL) as page:
        page.emulate_media(media="print")
        driver.equal("bar on paper", page.locator(".bar").is_visible(), False)
        driver.equal("causes on paper", page.locator(".input").count(), 7)
        driver.equal("pages on paper", page.pdf(format="A4")[:5], b"%PDF-")
    with driver.page(SMALL, reduced_motion="reduce", fragment="#view=flicker") as page:
        name = f"getComputedStyle(document.querySelector(\"{card(SEND)} .snapshot .sheet\")).animationName"
        driver.equal("no flicker for those who want no motion", page.evaluate(name), "none")


def many(driver):
    driver.equal("cells", len(sheet_data(LARGE)["cells"]), 500)
    for width in (1440, 390):
        with driver.page(LARGE, width=width, meters=True) as (page, meter):
            load = meter.read(["TaskDuration"])
            driver.most(f"{width}: load of 500 changed cells, ms of the main thread", load, 1500)
            driver.equal("cards", page.locator(".card").count(), 500)
            page.wait_for_timeout(300)

            def change(script):
                def act():
                    page.evaluate(script + "; void document.body.offsetHeight")

                return act

            steps = [
                meter.measure(change(f"document.querySelector('#views [data-view={view}]').click()"))
                for view in ("flicker", "swipe", "onion", "difference", "side")
            ]
            steps += [meter.measure(change("document.querySelector('#tick-0').click()")) for _ in range(2)]
            for text in ("state-3", "component 2", "renderer", ""):
                script = (
                    "{ const search = document.querySelector('#search');"
                    f" search.value = '{text}'; search.dispatchEvent(new Event('input')); }}"
                )
                steps.append(meter.measure(change(script)))
            driver.most(f"{width}: a view, tick or search, ms of script, style and layout, median", median(steps), 100)
            driver.most(f"{width}: the slowest of them", max(steps), 250)
            page.click("#views [data-view=swipe]")
            slides = [
                meter.measure(change(
                    "{ const slider = document.querySelector('#slider');"
                    f" slider.value = '{value}'; slider.dispatchEvent(new Event('input')); }}"
                )) for value in range(10, 90, 10)
            ]
            driver.most(f"{width}: a step of the swipe, ms, median", median(slides), 30)
            page.click("#views [data-view=side]")
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
                driver.shoot(page, "review-many")


def files(driver):
    changed = card("100 % #1.png")
    with driver.page(FILES) as page:
        driver.equal("title of files", page.title(), "old → new · Comparison of pictures")
        driver.equal(
            "story of files",
            page.inner_text("#story"),
            "2 of 6 pictures changed, 1 is new, 1 failed and 1 is gone.",
        )
        driver.equal(
            "groups of files",
            [text.split("\n")[0] for text in texts(page, "main h2")],
            ["Changed", "New", "Could not be compared", "Another size", "Gone"],
        )
        driver.equal(
            "faces of files", texts(page, f"{changed} figcaption"), ["First", "Difference", "Second"]
        )
        driver.equal("the name as it is", page.inner_text(f"{changed} h4"), "100 % #1.png")
        page.locator(changed).scroll_into_view_if_needed()
        wait(page, f"[...document.querySelectorAll(\"{changed} img\")].every((one) => one.naturalWidth === 240)")
        driver.equal("nothing to accept", page.locator("input.tick").count(), 0)
        page.locator(changed).focus()
        page.keyboard.press("Enter")
        panel = page.inner_text("#panel")
        for words in ("6 × 2 px at 20, 10", "It would pass with channels", "100 % #1.png"):
            driver.equal(f"the panel says {words!r}", words in panel, True)
        driver.equal("no word of goldens", "golden" in page.inner_text("body").lower(), False)
        page.keyboard.press("Escape")
        driver.equal("foot of files", page.inner_text("#foot"), "Compared by Tintype. Press ? for the keyboard.")
    for name, scheme, options in (
        ("review-files", "light", {}), ("review-files-dark", "dark", {}),
        ("review-files-phone", "light", PHONE), ("review-files-phone-dark", "dark", PHONE),
    ):
        options = dict(options)
        size = {key: options.pop(key) for key in ("width", "height") if key in options}
        with driver.page(FILES, scheme=scheme, **size, **options) as page:
            driver.equal(
                f"{name} is no wider than the screen",
                page.evaluate("document.documentElement.scrollWidth <= innerWidth"), True,
            )
            driver.shoot(page, name)


for review in (SMALL, LARGE, FILES):
    write_review_pictures(review)
sys.exit(run(PICTURES, opens, views, areas, ticks, findings, keyboard, swiping, looks, many, files))
