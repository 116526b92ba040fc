"""Icons, items and the last movement, by keys and by drag; and the page when the engine has stopped."""

import json

import pytest

from test_quality import violations


# Icons

@pytest.mark.firefox
def test_icons_by_keys_alone(studio):
    icon = "studio.store.design.items[0].icon"
    studio.page.get_by_role("button", name="Icon of Home: house").press("Enter")
    search = studio.page.get_by_role("searchbox", name="Search icons")
    search.press_sequentially("heart")
    search.press("Enter")
    assert studio.evaluate(icon) == "heart"
    assert studio.evaluate("document.activeElement.getAttribute('aria-label')") == "Icon of Home: heart"
    studio.page.keyboard.press("Enter")
    search.press("ArrowDown")
    names = studio.evaluate("[...document.querySelectorAll('.icon-grid button')].map((button) => button.title)")
    focused = "document.activeElement.title"
    assert studio.evaluate(focused) == names[0]
    studio.page.keyboard.press("ArrowRight")
    assert studio.evaluate(focused) == names[1]
    top = "document.activeElement.getBoundingClientRect().x"
    before = studio.evaluate(top)
    studio.page.keyboard.press("ArrowDown")
    assert studio.evaluate(top) == before and studio.evaluate(focused) not in names[:2], "one row on, in the same column"
    studio.page.keyboard.press("ArrowUp")
    studio.page.keyboard.press("ArrowUp")
    assert search.evaluate("(search) => document.activeElement === search")


def test_any_symbol_can_be_named(studio):
    studio.page.get_by_role("button", name="Icon of Home: house").click()
    search = studio.page.get_by_role("searchbox", name="Search icons")
    search.fill("figure.walk.motion")
    assert violations(studio) == []
    studio.page.get_by_role("button", name="Use “figure.walk.motion”").click()
    assert studio.design["items"][0]["icon"] == "figure.walk.motion"


# Items

@pytest.mark.firefox
def test_a_drag_scrolls_a_long_list_and_escape_gives_it_up(studio):
    ids = [f"item-{index}" for index in range(20)]
    studio.load(json.dumps({"style": "scroll", "items": [{"id": name, "title": name} for name in ids]}))
    grip = studio.page.get_by_role("button", name="Move item-0:")
    mouse = studio.page.mouse

    def drag_to_the_end():
        grip.scroll_into_view_if_needed()
        box = grip.bounding_box()
        mouse.move(box["x"] + 8, box["y"] + 10)
        mouse.down()
        mouse.move(box["x"] + 8, 790, steps=6)
        studio.until("document.querySelector('.left').scrollTop + document.querySelector('.left').clientHeight >= document.querySelector('.left').scrollHeight - 1")

    drag_to_the_end()
    height = studio.evaluate("document.querySelector('.left').scrollHeight")
    studio.page.keyboard.press("Escape")
    mouse.up()
    assert [item["id"] for item in studio.design["items"]] == ids
    assert studio.evaluate("document.querySelector('.left').scrollHeight") == height, "nothing was dragged out of the list"
    drag_to_the_end()
    mouse.up()
    assert [item["id"] for item in studio.design["items"]] == ids[1:] + ids[:1]


def test_a_drag_ends_with_its_list(studio):
    studio.load(json.dumps({"style": "scroll", "items": [{"id": f"item-{index}"} for index in range(20)]}))
    studio.page.get_by_role("button", name="Add item").click()
    grip = studio.page.get_by_role("button", name="Move item-0:")
    grip.scroll_into_view_if_needed()
    box = grip.bounding_box()
    studio.page.mouse.move(box["x"] + 8, box["y"] + 10)
    studio.page.mouse.down()
    studio.page.mouse.move(box["x"] + 8, 790, steps=3)
    studio.page.keyboard.press("Control+Z")
    studio.wait_for_rest()
    frames = studio.evaluate(
        """async () => {
            const wait = (time) => new Promise((done) => setTimeout(done, time));
            await wait(300);
            let frames = 0;
            const ask = window.requestAnimationFrame;
            window.requestAnimationFrame = (action) => { frames += 1; return ask(action); };
            await wait(300);
            return frames;
        }""")
    studio.page.mouse.up()
    assert frames == 0
    assert len(studio.design["items"]) == 20


def test_a_phone_without_pages_has_the_designs_page_color(studio):
    studio.load(json.dumps({"style": "curved", "items": [], "appearance": {"page": "#123456"}}))
    assert studio.evaluate("getComputedStyle(studio.phone.screen).backgroundColor") == "rgb(18, 52, 86)"


# The last movement

@pytest.mark.firefox
def test_arrow_keys_go_through_the_last_movement_by_frames(studio):
    studio.tap("me")
    studio.wait_for_rest()
    scrubber = studio.page.get_by_role("slider", name="Instant of the last movement")
    scrubber.press("Home")
    studio.until("studio.frame.position === 0")
    length = studio.evaluate("studio.transport.span.length")
    for key, frames in (("ArrowRight", 1), ("Shift+ArrowRight", 11), ("ArrowLeft", 10)):
        scrubber.press(key)
        # The field has steps of a thousandth.
        assert abs(studio.evaluate("studio.transport.held") * length - frames / 60) < 0.002 * length


def test_the_frame_that_is_shown_is_marked(studio):
    studio.tap("me")
    studio.until("!document.querySelector('.filmstrip').hidden")
    pressed = "[...document.querySelectorAll('.filmstrip button')].map((frame) => frame.getAttribute('aria-pressed') === 'true')"
    studio.page.locator(".filmstrip button").nth(2).click()
    studio.until("studio.transport.held > 0 && !studio.loop.isPending")
    assert studio.evaluate(pressed) == [index == 2 for index in range(7)]
    studio.page.get_by_role("button", name="Live").click()
    studio.wait_for_rest()
    assert not any(studio.evaluate(pressed))


@pytest.mark.firefox
def test_the_filmstrip_is_of_the_bar_as_it_is(studio):
    shown = "!document.querySelector('.filmstrip').hidden"
    play = studio.page.get_by_role("button", name="Play the last movement again")
    assert play.is_disabled()
    studio.tap("me")
    studio.until(shown)
    studio.page.get_by_role("button", name="Turn the device").click()
    studio.until(f"!({shown})")
    studio.record()
    play.click()
    studio.until(shown)
    assert studio.selection == "me"
    assert min(position for _, position in studio.evaluate("recorded")) < 1, "it went the same way again, from the first page"
    # Several colors in each frame: not the page alone.
    colors = studio.evaluate(
        """() => [...document.querySelectorAll('.filmstrip canvas')].map((canvas) => {
            const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
            return new Set(new Uint32Array(data.buffer)).size;
        })""")
    assert min(colors) > 20, colors
    height = studio.page.locator(".filmstrip button").first.bounding_box()["height"]
    assert height > 36, "a wide bar is not drawn too small to see"
    studio.page.get_by_role("button", name="Remove Home").click()
    studio.until(f"!({shown})")
    assert play.is_disabled(), "where it began is gone"


def test_a_drag_across_the_page_selects_no_text_but_that_of_code(studio):
    mouse = studio.page.mouse
    mouse.move(80, 464)
    mouse.down()
    mouse.move(250, 680, steps=4)
    mouse.up()
    assert studio.evaluate("getSelection().toString()") == ""
    studio.panel("Code")
    box = studio.page.locator("#code-view").bounding_box()
    mouse.move(box["x"] + 14, box["y"] + 20)
    mouse.down()
    mouse.move(box["x"] + 200, box["y"] + 44, steps=4)
    mouse.up()
    assert "CamberSwiftUI" in studio.evaluate("getSelection().toString()")


# When the engine has stopped

def test_nothing_else_works_while_the_engine_has_stopped(studio):
    studio.evaluate("() => { try { studio.engine.call('camber_icon', 0xfffffff0, 1000); } catch { } }")
    parts = "[...document.querySelectorAll('.top, main')].map((part) => part.inert)"
    assert studio.evaluate(parts) == [True, True]
    studio.page.get_by_role("button", name="Start again", exact=True).click()
    assert studio.evaluate(parts) == [False, False]
