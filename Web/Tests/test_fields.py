"""Fields under the keyboard and the mouse: what people of a tool expect of them."""

import json

import pytest


def number(studio, name):
    return studio.page.get_by_role("spinbutton", name=name, exact=True)


@pytest.mark.firefox
def test_arrow_keys_step_numbers_and_ten_at_once_with_shift(studio):
    height = number(studio, "Swell height")
    height.press("ArrowUp")
    assert studio.design["options"] == {"swellHeight": 26}
    height.press("Shift+ArrowUp")
    assert studio.design["options"] == {"swellHeight": 36}
    assert height.input_value() == "36"
    # A two-hundredth of three seconds, made round.
    number(studio, "Response").press("ArrowDown")
    assert studio.design["options"]["motion"]["spring"]["response"] == 0.58
    studio.page.get_by_role("slider", name="Swell height").press("Shift+ArrowLeft")
    assert studio.design["options"]["swellHeight"] == 26
    low = number(studio, "Title gap")
    low.press("Shift+ArrowDown")
    assert low.input_value() == "0", "the range's end"


@pytest.mark.firefox
def test_what_was_not_taken_goes_when_its_field_is_left(studio):
    before = studio.design
    studio.page.get_by_role("button", name="More about Inbox").click()
    fields = [
        (number(studio, "Response"), "-1", "0.6"), (number(studio, "Swell height"), "-1", "25"),
        (studio.page.get_by_role("textbox", name="Id", exact=True), "me", "inbox"),
        (studio.page.get_by_role("textbox", name="Badge", exact=True), "many", "3"),
    ]
    for field, typed, kept in fields:
        field.fill(typed)
        assert field.get_attribute("aria-invalid") == "true"
        field.press("Tab")
        assert (field.input_value(), field.get_attribute("aria-invalid")) == (kept, None)
    studio.panel("Colors")
    color = studio.page.get_by_role("textbox", name="Tint, light as text")
    studio.type_over(color, "#12")
    color.press("Tab")
    assert color.input_value() == "#007AFF"
    assert studio.design == before


@pytest.mark.firefox
def test_undo_in_a_line_is_the_designs(studio):
    field = number(studio, "Swell height")
    studio.type_over(field, "33")
    assert studio.design["options"] == {"swellHeight": 33}
    field.press("Control+Z")
    assert "options" not in studio.design
    assert field.input_value() == "25"
    assert field.evaluate("(field) => document.activeElement === field"), "the focus stays"
    field.press("Control+Y")
    assert studio.design["options"] == {"swellHeight": 33}
    studio.type_over(field, "-1")
    field.press("Control+Z")
    assert field.input_value() == "33", "what was not taken is undone alone"
    assert studio.design["options"] == {"swellHeight": 33}


@pytest.mark.firefox
def test_escape_brings_back_what_a_line_was(studio):
    title = studio.page.get_by_role("textbox", name="Title of home")
    studio.type_over(title, "Start")
    assert studio.design["items"][0]["title"] == "Start"
    title.press("Escape")
    assert studio.design["items"][0]["title"] == "Home"
    field = number(studio, "Swell height")
    studio.type_over(field, "-5")
    field.press("Escape")
    assert (field.input_value(), field.get_attribute("aria-invalid")) == ("25", None)


def test_double_click_on_a_slider_leads_back_to_the_default(studio):
    slider = studio.page.get_by_role("slider", name="Swell height")
    slider.press("Shift+ArrowUp")
    assert studio.design["options"] == {"swellHeight": 35}
    slider.dblclick()
    assert "options" not in studio.design
    size = studio.page.get_by_role("slider", name="Text size")
    size.press("ArrowRight")
    assert "textScale" in studio.design
    size.dblclick()
    assert "textScale" not in studio.design


def test_a_changed_parameter_shows_its_default(studio):
    slider = studio.page.get_by_role("slider", name="Swell height")
    row = studio.page.locator('[data-parameter="swellHeight"]')
    mark = "(slider) => getComputedStyle(slider).backgroundImage"
    assert slider.evaluate(mark) == "none"
    slider.press("Shift+ArrowUp")
    assert "gradient" in slider.evaluate(mark)
    low, high = (float(slider.get_attribute(name)) for name in ("min", "max"))
    assert abs(float(slider.evaluate("(slider) => slider.style.getPropertyValue('--default')")) - (25 - low) / (high - low)) < 1e-9
    assert row.get_by_role("button").get_attribute("title") == "Reset to 25 pt"
    studio.page.get_by_role("radio", name="Scroll").check()
    titles = {name: studio.page.locator(f'[data-parameter="{name}"] .reset').get_attribute("title") for name in ("flickVelocity", "edges")}
    assert titles == {"flickVelocity": "Reset to 400 pt/s", "edges": "Reset to rubber band"}


@pytest.mark.firefox
def test_a_wheel_scrolls_and_changes_no_number(studio):
    field = number(studio, "Horizontal padding")
    field.click()
    box = field.bounding_box()
    studio.page.mouse.move(box["x"] + 20, box["y"] + 10)
    studio.page.mouse.wheel(0, 120)
    studio.until("document.querySelector('#panel-of-style').scrollTop > 0")
    assert field.input_value() == "15"
    assert "options" not in studio.design


@pytest.mark.firefox
def test_colors_as_people_type_them(studio):
    studio.panel("Colors")
    text = studio.page.get_by_role("textbox", name="Tint, light as text")
    for typed, color in [("f80", "#FF8800"), ("#abc", "#AABBCC"), ("12345678", "#12345678"), (" 0000ff", "#0000FF")]:
        studio.type_over(text, typed)
        assert studio.design["appearance"]["tint"]["light"] == color


def test_a_transparent_color_looks_transparent_and_is_picked_opaque(studio):
    studio.panel("Colors")
    disc = studio.page.get_by_label("Disc, light: pick a color")
    assert studio.page.get_by_role("textbox", name="Disc, light as text").input_value() == "#00000000"
    assert disc.evaluate("(well) => well.style.getPropertyValue('--opacity')") == "0"
    pick = "(well) => { well.value = '#ff0000'; well.dispatchEvent(new Event('input', { bubbles: true })); }"
    disc.evaluate(pick)
    assert studio.design["appearance"]["disc"]["light"] == "#FF0000"
    studio.page.get_by_label("Hairline, light: pick a color").evaluate(pick)
    assert studio.design["appearance"]["hairline"]["light"] == "#FF00004A", "an opacity that can be seen is kept"


@pytest.mark.firefox
def test_a_field_that_nothing_was_typed_into_changes_nothing(studio):
    studio.load(json.dumps({**studio.design, "options": {"swellHeight": 20.12345, "badgeCap": 90000}}))
    before = studio.design
    number(studio, "Swell height").press("Escape")
    # The slider ends before the value.
    studio.page.get_by_role("slider", name="Badge cap").press("ArrowRight")
    assert studio.design == before


def test_what_was_not_taken_goes_after_a_look_at_another_window(studio):
    studio.page.get_by_role("button", name="More about Inbox").click()
    field = studio.page.get_by_role("textbox", name="Id", exact=True)
    field.fill("me")
    # The window loses the focus; its active element stays.
    field.dispatch_event("focusout")
    assert field.get_attribute("aria-invalid") == "true"
    field.press("Tab")
    assert field.input_value() == "inbox"


@pytest.mark.firefox
def test_undo_of_an_id_stays_in_its_field(studio):
    studio.page.get_by_role("button", name="More about Inbox").click()
    field = studio.page.get_by_role("textbox", name="Id", exact=True)
    field.fill("mail")
    field.press("Control+Z")
    assert studio.design["items"][2]["id"] == "inbox"
    assert field.input_value() == "inbox"
    assert field.evaluate("(field) => document.activeElement === field")


def test_keys_of_an_input_method_are_its_own(studio):
    title = studio.page.get_by_role("textbox", name="Title of home")
    press = "(field, key) => field.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }))"
    title.fill("ほーむ")
    title.evaluate(press, "Escape")
    assert studio.design["items"][0]["title"] == "ほーむ"
    studio.page.get_by_role("button", name="Icon of ほーむ: house").click()
    search = studio.page.get_by_role("searchbox", name="Search icons")
    search.fill("heart")
    search.evaluate(press, "Enter")
    assert studio.page.get_by_role("dialog").is_visible()


def test_a_color_is_written_out_when_its_field_is_left(studio):
    studio.panel("Colors")
    text = studio.page.get_by_role("textbox", name="Tint, light as text")
    studio.type_over(text, "12345678")
    text.press("Tab")
    assert text.input_value() == "#12345678"
    studio.page.get_by_label("Tint, light: pick a color").evaluate(
        "(well) => { well.value = '#ff0000'; well.dispatchEvent(new Event('input', { bubbles: true })); }")
    assert studio.design["appearance"]["tint"]["light"] == "#FF000078"
