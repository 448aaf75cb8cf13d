"""Opens pages in Debian's Chromium, collects what they complain about, and counts checks."""

import statistics
import time
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

CHROMIUM = "/usr/bin/chromium"


class Driver:
    """A browser and the checks made with it."""

    def __init__(self, browser, pictures):
        self.browser = browser
        self.pictures = Path(pictures)
        self.failures = []
        self.count = 0
        self.complaints = []

    @contextmanager
    def page(self, folder, width=1440, height=900, scheme="light", fragment="", meters=False, **options):
        """A page of its own, opened from disk; with `meters`, a meter of its load comes with it."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, **options
        )
        page = context.new_page()
        page.on("console", lambda message: self.complain(message.type, message.text))
        page.on("pageerror", lambda error: self.complain("error", str(error)))
        page.on("requestfailed", lambda request: self.complain("failed", request.url))
        page.on("request", self.watch)
        meter = Meter(page) if meters else None
        address = Path(folder, "index.html").resolve().as_uri() + fragment
        page.goto(address, wait_until="domcontentloaded" if meters else "load")
        try:
            yield (page, meter) if meters else page
        finally:
            context.close()

    def complain(self, kind, text):
        # Pictures that are no longer wanted when a page closes are no fault.
        if kind != "failed" or not text.endswith(".png"):
            self.complaints.append(f"{kind}: {text}")

    def watch(self, request):
        if not request.url.startswith(("file:", "data:", "blob:")):
            self.complaints.append(f"network: {request.url}")

    def equal(self, name, found, expected):
        self.count += 1
        if found != expected:
            self.failures.append(f"{name}: {found!r}, expected {expected!r}")

    def most(self, name, found, limit):
        """Checks a figure against its limit and prints it."""
        self.count += 1
        print(f"{name}: {found:.1f} (at most {limit})")
        if found > limit:
            self.failures.append(f"{name}: {found:.1f}, at most {limit}")

    def shoot(self, page, name):
        """Keeps a picture of what is seen, to be looked at."""
        self.pictures.mkdir(parents=True, exist_ok=True)
        page.wait_for_timeout(400)
        page.screenshot(path=self.pictures / f"{name}.png")


def wait(page, script):
    """Waits until a script is true; the page's own policy forbids Playwright's way."""
    deadline = time.monotonic() + 30
    while not page.evaluate(script):
        if time.monotonic() > deadline:
            raise TimeoutError("never true: " + script)
        page.wait_for_timeout(20)


class Meter:
    """The main thread's own time, which other processes do not lengthen, in milliseconds."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def read(self, names):
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return 1000 * sum(metric["value"] for metric in metrics if metric["name"] in names)

    def measure(self, action, names=("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")):
        before = self.read(names)
        action()
        return self.read(names) - before


def median(values):
    return statistics.median(values)


def run(pictures, *tests):
    """Runs tests with one browser; the exit code says whether all checks held."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        driver = Driver(browser, pictures)
        for test in tests:
            try:
                test(driver)
            except Exception as error:
                driver.failures.append(f"{test.__name__}: {error}")
        browser.close()
    driver.equal("what the pages complained about", driver.complaints, [])
    for failure in driver.failures:
        print("FAILED " + failure)
    print(f"{driver.count} checks, {len(driver.failures)} failed")
    return 1 if driver.failures else 0
