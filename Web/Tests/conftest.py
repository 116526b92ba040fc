"""The studio in real browsers, opened from disk as a user opens it.

Every test fails on a message in the console and on a request that leaves the page.
"""

import pathlib
import time

import pytest
from playwright.sync_api import sync_playwright

from browsers import Chromium, Firefox

ROOT = pathlib.Path(__file__).resolve().parents[2]
STUDIO = ROOT / "build/studio/studio.html"


def pytest_configure(config):
    config.addinivalue_line("markers", "firefox: where browsers differ; runs in Firefox, too")


def pytest_collection_modifyitems(config, items):
    """Everything runs in Chromium, and in Firefox what is marked."""
    def is_wanted(item):
        kind = getattr(item, "callspec", None) and item.callspec.params.get("browser")
        return kind is not Firefox or item.get_closest_marker("firefox")

    config.hook.pytest_deselected(items=[item for item in items if not is_wanted(item)])
    items[:] = filter(is_wanted, items)


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session", params=[Chromium, Firefox], ids=lambda kind: kind.__name__.lower())
def browser(playwright, request):
    browser = request.param(playwright)
    yield browser
    browser.close()


@pytest.fixture
def open_studio(browser):
    """Opens the studio and answers it; `options` are the browser context's."""
    contexts = []
    complaints = []

    def open_page(fragment="", context=None, **options):
        if context is None:
            options.setdefault("viewport", {"width": 1280, "height": 800})
            context = browser.new_context(**options)
            contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: complaints.append(f"console {message.type}: {message.text}"))
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.on("request", lambda request: request.url.startswith((STUDIO.as_uri(), "data:", "blob:"))
                or complaints.append(f"request: {request.url}"))
        page.goto(STUDIO.as_uri() + fragment)
        page.wait_for_selector("body.ready")
        return Studio(page, browser)

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def studio(open_studio):
    return open_studio()


class Studio:
    """The page and what tests ask of it."""

    def __init__(self, page, browser):
        self.page = page
        self.browser = browser

    # Asking

    def evaluate(self, expression, argument=None):
        return self.page.evaluate(expression, argument)

    @property
    def design(self):
        return self.evaluate("studio.store.design")

    @property
    def selection(self):
        """The id of the tab that is selected, by what assistive technology is told."""
        return self.evaluate("document.querySelector('.semantics [role=tab][aria-selected=true]')?.dataset.id ?? null")

    def wait_for_rest(self):
        self.until("!studio.loop.isPending && studio.frame && studio.clock.now >= studio.frame.restTime")

    def until(self, condition, seconds=10):
        """Waits for a condition. The page's own policy forbids the browser driver's way of waiting."""
        end = time.monotonic() + seconds
        while not self.evaluate(f"Boolean({condition})"):
            assert time.monotonic() < end, f"not within {seconds} s: {condition}"
            self.page.wait_for_timeout(20)

    def cell(self, item):
        """The middle of an item's tap target, on the page."""
        return tuple(self.evaluate(
            """(item) => {
                const box = document.querySelector(`.semantics [data-id="${item}"]`).getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            }""", item))

    def point(self, x, y):
        """A point of the phone's container, on the page."""
        return tuple(self.evaluate(
            """([x, y]) => {
                const frame = studio.phone.screen.getBoundingClientRect();
                return [frame.left + x * studio.phone.scale, frame.top + y * studio.phone.scale];
            }""", [x, y]))

    # Doing

    def load(self, text):
        outcome = self.evaluate("(text) => studio.store.take(text, { isNew: true })", text)
        assert "error" not in outcome, outcome
        self.wait_for_rest()

    def example(self, name):
        self.load((ROOT / f"Examples/designs/{name}.json").read_text("utf-8"))

    def tap(self, item):
        self.page.mouse.click(*self.cell(item))

    def drag(self, start, end, steps=12, pause=16, release=True):
        """A mouse from one point of the phone to another."""
        mouse = self.page.mouse
        mouse.move(*self.point(*start))
        mouse.down()
        for step in range(1, steps + 1):
            part = step / steps
            mouse.move(*self.point(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            self.page.wait_for_timeout(pause)
        if release:
            mouse.up()

    def type_over(self, field, text):
        """Types over what a field holds, as people do."""
        field.press("ControlOrMeta+a")
        field.press_sequentially(text)

    def panel(self, title):
        self.page.get_by_role("tablist", name="Panels").get_by_role("tab", name=title).click()

    def record(self):
        """From now on keeps every frame's time and position."""
        self.evaluate(
            """() => {
                window.recorded = [];
                const show = studio.phone.show.bind(studio.phone);
                studio.phone.show = (frame, words) => {
                    recorded.push([studio.clock.now, frame.position]);
                    show(frame, words);
                };
            }""")
