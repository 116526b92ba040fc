"""Real fingers in Firefox, which the driver of the other tests does not have there."""

import pytest

import browsers
from conftest import STUDIO, Studio
from marionette import Marionette


@pytest.fixture(scope="module")
def firefox():
    browser = Marionette(browsers.firefox())
    yield browser
    browser.close()


@pytest.fixture
def studio(firefox):
    firefox.goto(STUDIO.as_uri())
    studio = Studio(firefox, firefox)
    studio.until("document.body.classList.contains('ready')")
    studio.example("scroll")
    yield studio
    assert firefox.console() == []


def drag(studio, start, end, steps=20):
    """A finger from one point of the phone to another, where it stays."""
    for step in range(steps + 1):
        part = step / steps
        point = studio.point(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        studio.page.finger("CONTACT", *point)
        studio.page.wait_for_timeout(16)
    return point


def test_tap(studio):
    first = studio.selection
    item = studio.design["items"][1]["id"]
    point = studio.cell(item)
    studio.page.finger("CONTACT", *point)
    studio.page.finger("REMOVE", *point)
    studio.until("studio.frame.position === 1")
    assert studio.selection == item != first


def test_swipe_turns_the_page(studio):
    end = drag(studio, (330, 500), (60, 500))
    studio.page.finger("REMOVE", *end)
    studio.until("studio.frame.position === 1")
    assert studio.selection == studio.design["items"][1]["id"]


def test_cancelled_touch_selects_nothing(studio):
    first = studio.selection
    end = drag(studio, (330, 500), (110, 500))
    studio.until("studio.frame.position > 0.2")
    studio.page.finger("CANCEL", *end)
    studio.until("studio.frame.position === 0")
    assert studio.selection == first


def test_finger_that_scrolls_a_page_is_the_browsers(studio):
    first = studio.selection
    end = drag(studio, (190, 600), (190, 400))
    studio.until(f"document.querySelector('#panel-{first}').scrollTop > 50")
    assert studio.evaluate("studio.input.fingers.size") == 0, "the browser took it"
    studio.page.finger("REMOVE", *end)
    studio.wait_for_rest()
    assert studio.selection == first
