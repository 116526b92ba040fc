"""The page in windows of every size, and in colors that the system forces."""

import json

import pytest


@pytest.mark.firefox
def test_the_settings_are_as_wide_as_they_are_made(studio):
    width = "document.querySelector('.right').offsetWidth"
    edge = studio.page.get_by_role("separator", name="Width of the settings")
    first = studio.evaluate(width)
    edge.press("ArrowLeft")
    assert studio.evaluate(width) == first + 10
    box = edge.bounding_box()
    studio.page.mouse.move(box["x"] + 4, 300)
    studio.page.mouse.down()
    studio.page.mouse.move(780, 300, steps=4)
    studio.page.mouse.up()
    assert studio.evaluate(width) == 500
    assert edge.get_attribute("aria-valuenow") == "500"
    studio.page.reload()
    studio.page.wait_for_selector("body.ready")
    assert studio.evaluate(width) == 500
    studio.page.set_viewport_size({"width": 1000, "height": 700})
    middle = studio.page.locator(".middle").bounding_box()
    assert middle["width"] >= 380, "a small window leaves room for the phone"
    studio.page.set_viewport_size({"width": 1280, "height": 800})
    # The driver of Firefox makes single clicks of a double one.
    studio.page.get_by_role("separator", name="Width of the settings").dispatch_event("dblclick")
    assert studio.evaluate(width) == first


@pytest.mark.parametrize("width, height", [(1280, 800), (1440, 900), (1024, 768), (920, 700), (390, 844), (360, 640)])
def test_the_panels_tabs_are_on_one_line(open_studio, width, height):
    studio = open_studio(viewport={"width": width, "height": height})
    # As many as the audit counts in a bad design.
    studio.evaluate("() => { const { count } = studio.findings; count.hidden = false; count.textContent = ' 28'; }")
    boxes = studio.evaluate("[...document.querySelectorAll('#panel-tabs [role=tab]')].map((tab) => { const { top, right, height } = tab.getBoundingClientRect(); return [top, right, height]; })")
    assert len({(top, height) for top, _, height in boxes}) == 1
    assert max(height for _, _, height in boxes) < 36
    assert max(right for _, right, _ in boxes) <= width


@pytest.mark.parametrize("width, height", [(390, 844), (360, 640), (320, 568), (844, 390), (640, 400), (820, 1180)])
def test_a_small_window_has_room_for_the_phone_and_its_settings(open_studio, width, height):
    studio = open_studio(viewport={"width": width, "height": height})
    studio.tap("me")
    studio.wait_for_rest()
    studio.evaluate("scrollTo(0, 900)")
    studio.page.wait_for_timeout(100)
    phone = studio.page.locator(".phone").bounding_box()
    assert phone["y"] >= 0 and phone["y"] + phone["height"] <= height, "the phone stays in sight"
    assert phone["height"] >= 0.37 * min(height, 640)
    free = studio.evaluate(
        """() => {
            // How much of the window, in its right half, is for what scrolls under the phone.
            let free = 0;
            for (let y = 0; y < innerHeight; y += 4) if (document.elementFromPoint(innerWidth * 0.75, y)?.closest('.side')) free += 4;
            return free / innerHeight;
        }""")
    assert free >= 0.5
    assert studio.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.firefox
def test_a_scroll_bar_that_comes_moves_nothing(studio):
    width = "document.querySelector('.looks').offsetWidth"
    before = studio.evaluate(width)
    studio.page.get_by_role("button", name="More about Inbox").click()
    assert studio.evaluate("document.querySelector('.left').scrollHeight > document.querySelector('.left').clientHeight")
    assert studio.evaluate(width) == before


@pytest.mark.parametrize("width", [1280, 1024, 390, 320])
def test_nothing_of_an_item_is_cut_off(open_studio, width):
    studio = open_studio(viewport={"width": width, "height": 800})
    studio.page.get_by_role("button", name="More about Inbox").click()
    for color in ("tint", "inactive", "page"):
        studio.page.get_by_role("button", name=f"Set {color} color").click()
    over = studio.evaluate(
        """() => {
            const right = document.querySelector('.item.open').getBoundingClientRect().right;
            return [...document.querySelectorAll('.item.open *')].filter((part) => part.getBoundingClientRect().right > right + 0.5).map((part) => part.outerHTML);
        }""")
    assert over == []
    studio.page.get_by_role("button", name="Remove tint color").click()
    assert "tint" not in studio.design["items"][2]


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, {"width": 390, "height": 844}], ids=["wide", "narrow"])
def test_the_screen_covers_whole_pixels(open_studio, viewport):
    studio = open_studio(viewport=viewport)
    for device in ("iphone-15", "iphone-se", "iphone-16-pro-max-landscape", "ipad-pro-11"):
        studio.load(json.dumps({"style": "curved", "items": [{"id": "a"}], "container": {"device": device}}))
        frame = studio.evaluate("(({ x, y, width, height }) => [x, y, width, height])(studio.phone.screen.getBoundingClientRect())")
        assert all(abs(value - round(value)) < 0.01 for value in frame), (device, frame)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_forced_colors_tell_what_is_on(open_studio, scheme):
    studio = open_studio(forced_colors="active", color_scheme=scheme)
    studio.page.get_by_role("button", name="Reduce Motion").click()
    color = "(part) => getComputedStyle(part).backgroundColor"
    for on, off in [
        ("#panel-tabs [aria-selected=true]", "#panel-tabs [aria-selected=false]"),
        ("#environment [aria-pressed=true].chip", "#environment [aria-pressed=false].chip"),
        (".look input:checked + span", ".look input:not(:checked) + span"),
    ]:
        assert studio.page.locator(on).first.evaluate(color) != studio.page.locator(off).first.evaluate(color), on
    assert studio.page.locator(".page").first.evaluate(color) in ("rgb(242, 242, 247)", "rgb(0, 0, 0)")
    assert studio.page.locator(".phone").evaluate(color) == "rgb(11, 11, 13)", "the phone is as it is drawn"
