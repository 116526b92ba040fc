"""The bar in the page under a mouse, a finger and the keyboard."""

import json

import pytest


@pytest.mark.firefox
def test_tap_selects(studio):
    studio.tap("inbox")
    assert studio.selection == "inbox"
    studio.wait_for_rest()
    assert studio.evaluate("studio.frame.position") == 2


@pytest.mark.firefox
def test_interrupted_tap_goes_on_from_where_the_bar_is(studio):
    # In slow motion a slow machine cannot come too late; the bar's own clock only runs slower.
    studio.page.get_by_role("button", name="1/10 speed").click()
    home = studio.cell("home")
    studio.record()
    studio.tap("me")
    studio.until("studio.frame.position > 0.3")
    before = studio.evaluate("studio.frame.position")
    studio.page.mouse.click(*home)
    studio.page.get_by_role("button", name="1/10 speed").click()
    studio.wait_for_rest()
    assert studio.selection == "home"
    assert 0 < before < 3, "the second tap came in the middle of the first one's movement"
    frames = studio.evaluate("recorded")
    assert max(position for _, position in frames) < 3, "the first movement did not arrive"
    # The spring's greatest speed over three pages is under 3 · 2π / 0.6 s ≈ 32 pages a second.
    for (t0, p0), (t1, p1) in zip(frames, frames[1:]):
        assert abs(p1 - p0) <= 32 * (t1 - t0) + 0.01
    assert frames[-1][1] == 0


def test_touch(open_studio):
    studio = open_studio(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    studio.page.touchscreen.tap(*studio.cell("search"))
    studio.wait_for_rest()
    assert studio.selection == "search"


@pytest.mark.firefox
def test_swipe_turns_the_page(studio):
    studio.example("scroll")
    first = studio.selection
    studio.drag((330, 500), (60, 500), steps=24, pause=20)
    studio.wait_for_rest()
    ids = [item["id"] for item in studio.design["items"]]
    assert studio.selection == ids[ids.index(first) + 1]


@pytest.mark.firefox
def test_short_way_springs_back_and_a_flick_does_not(studio):
    # Not the example, whose original counts the way alone.
    items = [{"id": name, "title": name} for name in ("one", "two", "three")]
    studio.load(json.dumps({"style": "scroll", "items": items}))
    first = studio.selection
    studio.drag((250, 500), (200, 500), steps=10, pause=40, release=False)
    # A finger that holds still has no velocity.
    studio.page.wait_for_timeout(200)
    studio.page.mouse.up()
    studio.wait_for_rest()
    assert studio.selection == first
    # In slow motion even a slow machine's mouse is quick.
    studio.page.get_by_role("button", name="1/10 speed").click()
    studio.drag((250, 500), (190, 500), steps=5, pause=8)
    studio.page.get_by_role("button", name="1/10 speed").click()
    studio.wait_for_rest()
    assert studio.selection == "two"


def test_cancelled_touch_selects_nothing(open_studio):
    studio = open_studio(has_touch=True, viewport={"width": 1280, "height": 800})
    studio.example("scroll")
    first = studio.selection
    session = studio.page.context.new_cdp_session(studio.page)

    def touch(kind, points):
        session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [dict(zip("xy", studio.point(*point))) for point in points]})

    touch("touchStart", [(330, 500)])
    for x in range(310, 90, -20):
        touch("touchMove", [(x, 500)])
        studio.page.wait_for_timeout(16)
    moved = studio.evaluate("studio.frame.position")
    touch("touchCancel", [])
    studio.wait_for_rest()
    assert moved > 0.2, "the finger had moved the pages"
    assert studio.selection == first
    assert studio.evaluate("studio.frame.position") == 0


@pytest.mark.firefox
def test_pages_scroll(studio):
    studio.page.mouse.move(*studio.point(190, 400))
    studio.page.mouse.wheel(0, 160)
    studio.until("document.querySelector('#panel-home').scrollTop > 0")
    assert studio.selection == "home"


# Keyboard

def focused(studio):
    return studio.evaluate("document.activeElement.dataset.id ?? null")


@pytest.mark.firefox
def test_keyboard(studio):
    studio.page.locator(".semantics [role=tab][tabindex='0']").focus()
    keys = [("ArrowRight", "search"), ("ArrowRight", "inbox"), ("ArrowLeft", "search"), ("End", "me"),
            ("ArrowRight", "home"), ("ArrowLeft", "me"), ("Home", "home")]
    for key, expected in keys:
        studio.page.keyboard.press(key)
        assert (focused(studio), studio.selection) == (expected, expected), key


def test_one_stop_for_the_tab_key(studio):
    stops = studio.evaluate("[...document.querySelectorAll('.semantics [data-id]')].filter((element) => element.tabIndex === 0).map((element) => element.dataset.id)")
    assert stops == ["home"]


@pytest.mark.firefox
def test_arrows_go_by_what_is_seen_right_to_left(studio):
    studio.page.get_by_role("button", name="Right to left").click()
    studio.wait_for_rest()
    xs = [studio.cell(item)[0] for item in ("home", "search", "inbox", "me")]
    assert xs == sorted(xs, reverse=True)
    studio.page.locator(".semantics [role=tab][tabindex='0']").focus()
    studio.page.keyboard.press("ArrowLeft")
    assert studio.selection == "search"
    studio.page.keyboard.press("ArrowRight")
    assert studio.selection == "home"


@pytest.mark.firefox
def test_arrow_after_a_click_goes_on_from_the_selection(studio):
    studio.tap("inbox")
    studio.page.keyboard.press("ArrowRight")
    assert studio.selection == "me"


def test_actions_are_buttons(studio):
    studio.example("labelled")
    action = studio.page.locator(".semantics button[data-id]")
    assert action.count() == 1
    assert studio.page.locator(".semantics [role=tablist] button").count() == 0
    before = studio.selection
    # As assistive technology does, without a pointer.
    action.evaluate("(element) => element.click()")
    assert studio.selection == before
    studio.panel("Findings")
    assert "action" in studio.page.locator(".events").inner_text()


@pytest.mark.firefox
def test_names_and_panels(studio):
    tab = studio.page.get_by_role("tab", name="Inbox, 3")
    assert tab.count() == 1
    studio.tap("inbox")
    studio.wait_for_rest()
    panel = tab.get_attribute("aria-controls")
    assert studio.page.locator(f"#{panel}[role=tabpanel]").get_attribute("aria-label") == "Inbox"


# Surroundings

@pytest.mark.firefox
def test_turned_device_keeps_the_selection(studio):
    studio.tap("inbox")
    studio.page.get_by_role("button", name="Turn the device").click()
    studio.wait_for_rest()
    assert studio.evaluate("[studio.frame.scene.width, studio.frame.scene.height]") == [852, 393]
    assert studio.selection == "inbox"


def test_every_device_either_way(studio):
    devices = {device["name"]: device for device in studio.evaluate("studio.catalogue.devices")}
    assert len(devices) == 22
    choice = studio.page.get_by_role("combobox", name="Device")
    turn = studio.page.get_by_role("button", name="Turn the device")
    for name in [name for name in devices if not name.endswith("-landscape")]:
        choice.select_option(name)
        for device in (devices[name], devices[name + "-landscape"]):
            studio.wait_for_rest()
            size = studio.evaluate("[studio.frame.scene.width, studio.frame.scene.height]")
            assert size == [device["width"], device["height"]], device["name"]
            turn.click()


@pytest.mark.firefox
def test_wheel_scrolls_the_strip(studio):
    items = [{"id": f"tab-{number}", "title": f"A long title {number}"} for number in range(12)]
    studio.load(json.dumps({"style": "scroll", "items": items}))
    first = studio.evaluate("studio.frame.scene.cells[0].frame.x")
    studio.page.mouse.move(*studio.cell("tab-1"))
    studio.page.mouse.wheel(40, 0)
    studio.until(f"studio.frame.scene.cells[0].frame.x < {first}")
    assert studio.selection == "tab-0"


@pytest.mark.firefox
def test_resized_window_keeps_the_phone_whole(studio):
    for width, height in [(1280, 620), (1000, 700), (390, 844), (1280, 800)]:
        studio.page.set_viewport_size({"width": width, "height": height})
        studio.page.wait_for_timeout(60)
        phone = studio.page.locator(".phone").bounding_box()
        assert phone["x"] >= 0 and phone["x"] + phone["width"] <= width
        assert phone["y"] >= 0 and phone["y"] + phone["height"] <= height
    studio.tap("me")
    assert studio.selection == "me"


@pytest.mark.firefox
@pytest.mark.parametrize("scale, size", [(1, 12), (1.35, 16.2), (3.1, 16.2)])
def test_text_size(studio, scale, size):
    studio.page.get_by_role("slider", name="Text size").evaluate(
        "(slider, value) => { slider.value = value; slider.dispatchEvent(new Event('input', { bubbles: true })); }", str(scale))
    studio.wait_for_rest()
    assert abs(studio.evaluate("studio.frame.scene.titleSize") - size) < 1e-9


@pytest.mark.firefox
def test_titles_are_measured_as_the_browser_sets_them(studio):
    titles = ["Home", "Waveform AV fi", "設定と通知", "الإعدادات", "Ελληνικά"]
    items = [{"id": f"tab-{index}", "title": title} for index, title in enumerate(titles)]
    cells = {"intrinsic": {"minimum": 10, "padding": 12}}
    studio.load(json.dumps({"style": "scroll", "options": {"cellWidth": cells}, "items": items, "container": {"device": "ipad-10"}}))
    measured = studio.evaluate("studio.frame.scene.cells.map((cell) => cell.title.width)")
    # The widths of the same texts as lines of the page.
    lines = studio.evaluate(
        """(titles) => titles.map((title) => {
            const line = document.createElement('span');
            const { titleSize, titleWeight } = studio.frame.scene;
            line.style.cssText = `position: fixed; white-space: pre; font: ${titleWeight} ${titleSize}px Inter, system-ui, sans-serif`;
            line.textContent = title;
            document.body.append(line);
            const { width } = line.getBoundingClientRect();
            line.remove();
            return width;
        })""", titles)
    for title, a, b in zip(titles, measured, lines):
        assert abs(a - b) <= 0.1, (title, a, b)


@pytest.mark.firefox
def test_reduced_motion_and_dark_of_the_system_are_followed(open_studio):
    studio = open_studio(reduced_motion="reduce", color_scheme="dark")
    assert studio.design["reduceMotion"] is True
    assert studio.design["colorScheme"] == "dark"
    studio.record()
    studio.tap("me")
    studio.wait_for_rest()
    assert {position for _, position in studio.evaluate("recorded")} <= {0, 3}


@pytest.mark.firefox
def test_scrubber_shows_the_last_movement(studio):
    studio.tap("me")
    studio.wait_for_rest()
    slider = studio.page.get_by_role("slider", name="Instant of the last movement")
    slider.evaluate("(slider) => { slider.value = 0; slider.dispatchEvent(new Event('input', { bubbles: true })); }")
    studio.until("studio.frame.position === 0")
    assert studio.page.locator(".filmstrip button").count() == 7
    assert studio.page.locator(".filmstrip button span").first.inner_text() == "0.00 s"
    studio.page.get_by_role("button", name="Live").click()
    studio.until("studio.frame.position === 3")


def test_slow_motion_takes_ten_times_as_long(studio):
    studio.page.get_by_role("button", name="1/10 speed").click()
    studio.tap("me")
    span = studio.evaluate("studio.engine.replaySpan")
    studio.page.wait_for_timeout(400)
    now = studio.evaluate("studio.clock.now")
    assert 0.04 <= now - span["start"] <= 0.2
