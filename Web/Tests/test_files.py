"""Designs and code that come and go: by keys, by paste, by drop, as files."""

import base64
import json

import pytest


def test_commands_name_their_keys(studio):
    assert studio.page.get_by_role("button", name="Undo", exact=True).get_attribute("title") == "Undo (Ctrl+Z)"
    assert studio.page.get_by_role("button", name="Redo", exact=True).get_attribute("title") == "Redo (Ctrl+Shift+Z)"


@pytest.mark.firefox
def test_ctrl_s_exports(studio):
    text = studio.browser.download(studio.page, lambda: studio.page.keyboard.press("Control+S"))
    assert json.loads(text) == studio.design


def test_a_new_design_and_the_former_one_again(studio):
    first = studio.design
    studio.load('{"style": "pill", "items": [{"id": "a", "title": "A"}]}')
    former = studio.design
    studio.panel("JSON")
    studio.page.get_by_role("button", name="New", exact=True).click()
    assert studio.design == first
    assert "Undo brings" in studio.page.locator("#notice").text_content()
    studio.page.keyboard.press("Control+Z")
    assert studio.design == former


def paste(studio, text, target="body"):
    studio.page.locator(target).first.evaluate(
        """(target, text) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData('text/plain', text);
            // The last two are for Firefox, which takes no clipboard of a script's making.
            target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, dataType: 'text/plain', data: text }));
        }""", text)


PASTED = {"style": "pill", "items": [{"id": "a", "title": "A", "icon": "star"}]}


@pytest.mark.firefox
def test_a_design_or_a_link_is_pasted_anywhere_but_into_texts(studio):
    before = studio.design
    paste(studio, json.dumps(PASTED), "input.title")
    paste(studio, "a shopping list")
    assert studio.design == before
    paste(studio, json.dumps(PASTED))
    assert studio.design == PASTED
    other = {**PASTED, "style": "notch"}
    paste(studio, "file:///studio.html#d=" + base64.urlsafe_b64encode(json.dumps(other).encode()).decode().rstrip("="))
    assert studio.design == other
    paste(studio, '{"style": "curvd", "items": []}')
    assert studio.design == other
    assert "did you mean" in studio.page.locator(".problem").inner_text()


def test_a_design_is_pasted_after_a_look_was_chosen(studio):
    studio.page.get_by_role("radio", name="Notch").check()
    paste(studio, json.dumps(PASTED), ":focus")
    assert studio.design == PASTED


def test_nothing_changes_behind_a_dialog(studio):
    before = studio.design
    studio.page.get_by_role("button", name="Add item").click()
    studio.page.get_by_role("button", name="Icon of Item 5: star").click()
    studio.page.keyboard.press("ArrowDown")
    studio.page.keyboard.press("Control+Z")
    paste(studio, json.dumps(PASTED), ".icon-grid")
    studio.page.get_by_role("dialog").get_by_role("button", name="heart", exact=True).click()
    assert studio.design["items"] == [*before["items"], {"id": "item-5", "title": "Item 5", "icon": "heart"}]


@pytest.mark.parametrize("file, reason", [
    ("{ name: 'folder', size: 4096, text: () => Promise.reject(new DOMException('', 'NotReadableError')) }", "cannot be read"),
    ("{ name: 'movie', size: 9e9, text: () => { throw new Error('it was read'); } }", "too large"),
], ids=["folder", "movie"])
def test_what_cannot_be_a_design_is_refused(studio, file, reason):
    before = studio.design
    studio.evaluate(f"studio.documents.read({file})")
    assert reason in studio.page.locator("#notice").text_content()
    assert studio.design == before


def test_code_of_any_length_is_shown(studio):
    studio.panel("Code")
    # As that of some ten thousand items, which would take a while.
    studio.evaluate("() => { studio.engine.exportCode = () => '+'.repeat(300000); }")
    studio.page.get_by_role("tab", name="UIKit").click()
    assert studio.evaluate("document.querySelector('#code-view code').textContent.length") == 300000


@pytest.mark.firefox
def test_a_file_is_dropped_anywhere(studio):
    kept = studio.evaluate(
        """async (text) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], 'bar.json', { type: 'application/json' }));
            const send = (type) => {
                const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
                document.querySelector('.stage').dispatchEvent(event);
                return event.defaultPrevented && document.body.classList.contains('dropping');
            };
            return [send('dragover'), send('drop'), document.body.classList.contains('dropping')];
        }""", json.dumps(PASTED))
    assert kept == [True, False, False], "told while it is over the page, and over with the drop"
    studio.until("studio.store.design.style === 'pill'")
    assert studio.design == PASTED
    assert "bar.json is open" in studio.page.locator("#notice").text_content()


@pytest.mark.firefox
def test_code_is_saved_and_its_framework_remembered(studio):
    studio.panel("Code")
    studio.page.get_by_role("tab", name="UIKit").click()
    save = studio.page.get_by_role("button", name="Save", exact=True)
    code = studio.evaluate("document.querySelector('#code-view code').textContent")
    assert studio.browser.download(studio.page, save.click) == code
    assert "import CamberUIKit" in code
    studio.page.reload()
    studio.page.wait_for_selector("body.ready")
    assert studio.page.get_by_role("tab", name="UIKit").get_attribute("aria-selected") == "true"
    assert "import CamberUIKit" in studio.evaluate("document.querySelector('#code-view code').textContent")


def test_a_saved_file_is_named_for_the_type_in_it(studio):
    studio.panel("Code")
    for framework, name in (("SwiftUI", "AppTabView.swift"), ("UIKit", "AppTabBarController.swift")):
        studio.page.get_by_role("tab", name=framework, exact=True).click()
        with studio.page.expect_download() as download:
            studio.page.get_by_role("button", name="Save", exact=True).click()
        assert download.value.suggested_filename == name
