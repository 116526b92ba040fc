"""The design: changed, undone, kept, taken along and brought back."""

import json
import os
import subprocess

import pytest

from conftest import ROOT


def title_field(studio, item):
    return studio.page.get_by_role("textbox", name=f"Title of {item}")


def test_items(studio):
    studio.page.get_by_role("button", name="Add item").click()
    assert [item["id"] for item in studio.design["items"]] == ["home", "search", "inbox", "me", "item-5"]
    title_field(studio, "item-5").fill("More")
    assert studio.design["items"][4]["title"] == "More"
    studio.page.get_by_role("button", name="Remove Search").click()
    assert [item["id"] for item in studio.design["items"]] == ["home", "inbox", "me", "item-5"]
    studio.page.get_by_role("button", name="Icon of Home: house").click()
    studio.page.get_by_role("searchbox", name="Search icons").fill("heart")
    studio.page.get_by_role("button", name="heart", exact=True).click()
    assert studio.design["items"][0]["icon"] == "heart"


@pytest.mark.firefox
def test_items_are_put_in_order_by_drag_and_by_keys(studio):
    grip = studio.page.get_by_role("button", name="Move Home:")
    box = grip.bounding_box()
    studio.page.mouse.move(box["x"] + 8, box["y"] + 10)
    studio.page.mouse.down()
    studio.page.mouse.move(box["x"] + 8, box["y"] + 60, steps=4)
    studio.page.mouse.move(box["x"] + 8, box["y"] + 100, steps=4)
    studio.page.mouse.up()
    assert [item["id"] for item in studio.design["items"]] == ["search", "inbox", "home", "me"]
    studio.page.get_by_role("button", name="Move Me:").press("ArrowUp")
    assert [item["id"] for item in studio.design["items"]] == ["search", "inbox", "me", "home"]
    assert studio.selection == "home", "the selection goes with its item"


def test_badge_role_and_colors(studio):
    studio.page.get_by_role("button", name="More about Me").click()
    studio.page.get_by_label("Badge", exact=True).first.select_option("text")
    assert studio.design["items"][3]["badge"] == "New"
    studio.page.get_by_label("Role").select_option("action")
    assert studio.design["items"][3]["role"] == "action"
    studio.page.get_by_role("button", name="Set tint color").click()
    studio.page.get_by_role("textbox", name="Tint as text").fill("#ff0000")
    assert studio.design["items"][3]["tint"] == "#FF0000"
    assert studio.page.locator('.semantics button[data-id="me"]').count() == 1


def test_every_parameter_of_every_look_has_a_field(studio):
    for look in studio.evaluate("studio.catalogue.looks"):
        studio.page.get_by_role("radio", name=look["name"].capitalize()).check()
        names = studio.evaluate("[...document.querySelectorAll('[data-parameter]')].map((element) => element.dataset.parameter)")
        assert sorted(names) == sorted(parameter["name"] for parameter in look["parameters"])
        assert studio.design["style"] == look["name"]


@pytest.mark.firefox
def test_parameter_and_its_reset(studio):
    field = studio.page.get_by_role("spinbutton", name="Swell height")
    assert field.input_value() == "25"
    studio.type_over(field, "40")
    assert studio.design["options"] == {"swellHeight": 40}
    studio.page.get_by_role("button", name="Reset Swell height to its default").click()
    assert "options" not in studio.design
    assert field.input_value() == "25"
    studio.type_over(field, "-1")
    assert field.get_attribute("aria-invalid") == "true"
    assert "options" not in studio.design


def test_motion(studio):
    row = studio.page.locator('[data-parameter="motion"]')
    row.get_by_role("combobox", name="Motion").select_option("linear")
    studio.type_over(row.get_by_role("spinbutton", name="Duration"), "2")
    assert studio.design["options"]["motion"] == {"linear": 2}


@pytest.mark.firefox
def test_colors(studio):
    studio.panel("Colors")
    studio.page.get_by_role("textbox", name="Background, dark as text").fill("#112233")
    background = studio.design["appearance"]["background"]
    assert background["dark"] == "#112233" and background["light"] == "#FFFFFF"


@pytest.mark.firefox
def test_undo_and_redo(studio):
    before = studio.design
    title_field(studio, "home").fill("Start")
    studio.page.get_by_role("radio", name="Circle").check()
    changed = studio.design
    undo = studio.page.get_by_role("button", name="Undo", exact=True)
    undo.click()
    assert studio.design["style"] == "curved" and studio.design["items"][0]["title"] == "Start"
    undo.click()
    assert studio.design == before
    assert undo.is_disabled()
    studio.page.get_by_role("button", name="Redo").click()
    studio.page.keyboard.press("Control+Shift+Z")
    assert studio.design == changed
    studio.page.keyboard.press("Control+Z")
    assert studio.design["style"] == "curved"


@pytest.mark.firefox
def test_state_survives_a_reload(studio):
    studio.page.get_by_role("radio", name="Icons").check()
    title_field(studio, "me").fill("Profile")
    kept = studio.design
    studio.page.reload()
    studio.page.wait_for_selector("body.ready")
    assert studio.design == kept
    studio.page.get_by_role("button", name="Undo", exact=True).click()
    assert studio.design["items"][3]["title"] == "Me"


@pytest.mark.firefox
def test_link(open_studio, studio):
    title_field(studio, "me").fill("Ich – 我")
    link = studio.evaluate("studio.link")
    other = open_studio("#" + link.split("#")[1])
    assert other.design == studio.design
    assert "#" not in other.page.url, "the fragment is taken off, since the design may change"


@pytest.mark.firefox
@pytest.mark.parametrize("fragment", ["#d=!!!", "#d=e30", "#d="])
def test_broken_link_says_so_and_loses_nothing(open_studio, studio, fragment):
    title_field(studio, "me").fill("Mine")
    other = open_studio(fragment, context=studio.page.context)
    assert other.design == studio.design
    assert "was not opened" in other.page.locator("#notice").text_content()


def import_file(studio, text, name="bar.json"):
    studio.panel("JSON")
    studio.page.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": text.encode("utf-8")})


@pytest.mark.firefox
@pytest.mark.parametrize("broken, message", [
    ('{"style": "curvd", "items": []}', ['Line 1', 'style', '"curvd"', 'did you mean "curved"']),
    ('{"style": "curved",\n "items": [{"id": "a", "badge": true}]}', ["Line 2", "items[0].badge", "found true"]),
    ('{"style": "curved", "items": [}', ["Line 1"]),
    ("", ["expected"]),
])
def test_import_of_a_broken_design_says_why_and_loses_nothing(studio, broken, message):
    before = studio.design
    import_file(studio, broken)
    problem = studio.page.locator(".problem")
    problem.filter(has_text="was not opened").wait_for()
    text = problem.inner_text()
    for part in message:
        assert part in text
    assert studio.design == before
    assert studio.page.get_by_label("The design as a file").input_value() == broken
    studio.page.get_by_role("button", name="Discard changes").click()
    assert json.loads(studio.page.get_by_label("The design as a file").input_value()) == before


@pytest.mark.firefox
def test_import_and_export(studio):
    design = {"style": "labelled", "items": [{"id": "a", "title": "A", "icon": "star"}], "colorScheme": "dark"}
    before = studio.design
    import_file(studio, json.dumps(design))
    studio.until("studio.store.design.style === 'labelled'")
    assert studio.design == design
    export = studio.page.get_by_role("button", name="Export")
    assert json.loads(studio.browser.download(studio.page, export.click)) == design
    studio.page.get_by_role("button", name="Undo", exact=True).click()
    assert studio.design == before


def test_design_as_text(studio):
    studio.panel("JSON")
    area = studio.page.get_by_label("The design as a file")
    area.fill('{"style": "icons", "items": [{"id": "a", "icon": "star"}]}')
    studio.page.get_by_role("button", name="Apply").click()
    assert studio.design == {"style": "icons", "items": [{"id": "a", "icon": "star"}]}


@pytest.mark.firefox
def test_trap_loses_nothing(studio):
    title_field(studio, "me").fill("Mine")
    kept = studio.design
    # A text far outside the module's memory traps in it.
    studio.evaluate("() => { try { studio.engine.call('camber_icon', 0xfffffff0, 1000); } catch { } }")
    message = studio.page.get_by_role("alertdialog", name="The engine stopped")
    assert "Your design is safe" in message.inner_text()
    title_field(studio, "home")
    message.get_by_role("button", name="Start again", exact=True).click()
    assert message.is_hidden()
    assert studio.design == kept
    studio.tap("inbox")
    assert studio.selection == "inbox"


# Code

@pytest.mark.parametrize("path", sorted((ROOT / "Examples/designs").glob("*.json")), ids=lambda path: path.stem)
def test_code_is_that_of_the_command_line(studio, path):
    studio.load(path.read_text("utf-8"))
    studio.panel("Code")
    for framework, target in (("SwiftUI", "swiftui"), ("UIKit", "uikit")):
        studio.page.get_by_role("tab", name=framework, exact=True).click()
        run = subprocess.run([os.environ["CAMBER"], "export", path, "--to", target], capture_output=True, check=True)
        assert studio.evaluate("document.querySelector('#code-view code').textContent") == run.stdout.decode()


@pytest.mark.firefox
def test_code_is_colored_and_copied(open_studio):
    studio = open_studio(permissions=["clipboard-read", "clipboard-write"])
    studio.panel("Code")
    code = studio.page.locator("#code-view code")
    assert "import" in code.locator(".keyword").all_inner_texts()
    assert '"Home"' in code.locator(".string").all_inner_texts()
    assert "CustomTabView" in code.locator(".type").all_inner_texts()
    studio.page.get_by_role("button", name="Copy", exact=True).click()
    studio.page.get_by_text("Copied.").wait_for()
    assert studio.evaluate("navigator.clipboard.readText()") == code.evaluate("(element) => element.textContent")


def test_code_follows_the_design(studio):
    studio.panel("Code")
    title_field(studio, "me").fill("Profile")
    assert '"Profile"' in studio.page.locator("#code-view .string").all_inner_texts()
