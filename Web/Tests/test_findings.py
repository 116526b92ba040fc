"""The audit in the page: what it finds, how it is shown, and that it leaves the page at rest."""

import json

import pytest

from test_quality import violations

DESIGN = {
    "style": "labelled",
    "items": [
        {"id": "home", "title": "Home", "icon": "house"},
        {"id": "me", "title": "Me", "icon": "no.such.icon"},
    ],
}
PLACE = ("container", "textScale", "direction", "colorScheme")


def audit(studio, design):
    """Shows a design and waits until it has been checked; answers the findings."""
    studio.load(json.dumps(design))
    studio.panel("Findings")
    studio.until("studio.auditor.progress === 1 && !studio.auditor.isUnderWay", seconds=60)
    return studio.evaluate("studio.auditor.findings")


def place(design):
    return {key: value for key, value in design.items() if key in PLACE}


def test_findings_are_those_of_the_design(studio):
    findings = audit(studio, DESIGN)
    missing = [finding for finding in findings if finding["rule"] == "missing-icon"]
    assert [(finding["severity"], finding["names"], finding["where"]) for finding in missing] == [("error", ["Me"], "everywhere")]
    section = studio.page.get_by_role("region", name="Errors")
    assert "missing-icon" in section.get_by_role("heading", level=5).all_inner_texts()
    button = section.get_by_role("button", name="no.such.icon")
    assert "There is no icon" in button.inner_text()
    design = json.loads(json.dumps(DESIGN))
    design["items"][1]["icon"] = "person"
    assert "missing-icon" not in [finding["rule"] for finding in audit(studio, design)]
    assert studio.page.get_by_role("button", name="no.such.icon").count() == 0


def test_a_measured_value_and_its_limit_are_told(studio):
    design = {**DESIGN, "appearance": {"background": "#FFFFFF", "selected": "#FFFF00", "unselected": "#FFFF00"}}
    findings = [finding for finding in audit(studio, design) if finding["rule"] == "contrast-icon"]
    # Yellow on white, by WCAG 2.2: 1.05 / (0.2126 + 0.7152 + 0.05).
    assert round(1.05 / 0.9778, 2) == 1.07
    assert any("1.07:1; expected at least 3:1" in finding["message"] for finding in findings)
    assert "1.07:1; expected at least 3:1" in studio.page.get_by_role("region", name="Errors").inner_text()


@pytest.mark.firefox
def test_a_finding_is_shown_where_it_is_made_and_left_again(studio):
    # White icons are on white in the dark alone.
    design = {**DESIGN, "direction": "rtl", "textScale": 1.35, "container": {"device": "ipad-10"},
              "appearance": {"background": {"light": "#000000", "dark": "#FFFFFF"}, "selected": "#FFFFFF", "unselected": "#FFFFFF"}}
    findings = audit(studio, design)
    index, finding = next((index, finding) for index, finding in enumerate(findings)
                          if finding["rule"] == "contrast-icon" and finding["where"].endswith("in dark"))
    before = studio.design
    button = studio.page.locator(".finding").nth(index)
    button.focus()
    studio.page.keyboard.press("Enter")
    example = finding["example"]
    assert example["colorScheme"] == "dark"
    shown = studio.design
    assert shown["colorScheme"] == "dark"
    assert shown.get("textScale", 1) == example["textScale"]
    assert shown.get("direction", "ltr") == example["direction"]
    assert shown.get("container", {"device": "iphone-15"})["device"] == example["device"]
    studio.wait_for_rest()
    assert studio.selection == example["selection"]
    assert {key: value for key, value in shown.items() if key not in PLACE} == {
        key: value for key, value in before.items() if key not in PLACE}
    assert button.get_attribute("aria-pressed") == "true"
    assert studio.evaluate("document.activeElement.className") == "finding", "the focus stays"
    assert "dark" in studio.page.locator("#visit").inner_text()
    assert studio.evaluate("studio.auditor.progress") == 1, "where the bar is shown is checked already"
    studio.page.get_by_role("button", name="Back to my device").click()
    assert studio.design == before
    assert studio.page.locator("#visit").is_hidden()
    assert button.get_attribute("aria-pressed") == "false"


def test_undo_ends_a_visit(studio):
    findings = audit(studio, {**DESIGN, "colorScheme": "dark", "container": {"device": "iphone-se"}, "textScale": 3.1})
    before = studio.design
    far = [index for index, finding in enumerate(findings) if finding["example"]["textScale"] != 3.1
           or finding["example"]["colorScheme"] != "dark"]
    assert far, findings
    studio.page.locator(".finding").nth(far[0]).click()
    assert place(studio.design) != place(before)
    studio.page.get_by_role("button", name="Undo", exact=True).click()
    assert studio.design == before
    assert studio.page.locator("#visit").is_hidden()


def test_a_design_changed_on_a_visit_keeps_the_change(studio):
    findings = audit(studio, {**DESIGN, "colorScheme": "dark"})
    light = next(index for index, finding in enumerate(findings) if finding["example"]["colorScheme"] == "light")
    studio.page.locator(".finding").nth(light).click()
    studio.page.get_by_role("textbox", name="Title of me").fill("Mine")
    studio.page.get_by_role("button", name="Back to my device").click()
    assert studio.design["items"][1]["title"] == "Mine"
    assert place(studio.design) == {"colorScheme": "dark"}


def test_a_visit_survives_a_reload(studio):
    findings = audit(studio, {**DESIGN, "colorScheme": "dark"})
    light = next(index for index, finding in enumerate(findings) if finding["example"]["colorScheme"] == "light")
    studio.page.locator(".finding").nth(light).click()
    assert place(studio.design) != {"colorScheme": "dark"}
    studio.page.reload()
    studio.page.wait_for_selector("body.ready")
    studio.page.get_by_role("button", name="Back to my device").click()
    assert place(studio.design) == {"colorScheme": "dark"}
    assert studio.page.locator("#visit").is_hidden()


@pytest.mark.firefox
def test_tasks_are_short_and_nothing_runs_afterwards(studio):
    studio.evaluate(
        """() => {
            window.parts = [];
            const work = studio.auditor.work.bind(studio.auditor);
            studio.auditor.work = () => {
                const start = performance.now();
                work();
                parts.push(performance.now() - start);
            };
        }""")
    audit(studio, DESIGN)
    parts = sorted(studio.evaluate("parts"))
    print(f"{len(parts)} tasks, median {parts[len(parts) // 2]:.2f} ms, longest {parts[-1]:.2f} ms")
    assert len(parts) > 10
    assert parts[len(parts) // 2] < 8
    studio.wait_for_rest()
    asked = studio.evaluate(
        """() => new Promise((done) => {
            const later = window.setTimeout;
            const names = ['requestAnimationFrame', 'setTimeout', 'setInterval'];
            const own = names.map((name) => window[name]);
            let asked = [];
            names.forEach((name, index) => {
                window[name] = (...given) => { asked.push(name); return own[index].apply(window, given); };
            });
            later(() => {
                names.forEach((name, index) => { window[name] = own[index]; });
                done(asked);
            }, 1500);
        })""")
    assert asked == []


def test_the_audit_waits_while_the_bar_moves(studio):
    studio.load(json.dumps({**DESIGN, "options": {"motion": {"linear": 3}}}))
    studio.until("studio.auditor.isUnderWay")
    studio.tap("me")
    studio.until("studio.loop.isPending")
    early = studio.evaluate("studio.auditor.progress")
    studio.page.wait_for_timeout(700)
    assert studio.evaluate("studio.loop.isPending && studio.auditor.progress") == early
    assert early < 1
    studio.until("studio.auditor.progress === 1 && !studio.auditor.isUnderWay", seconds=60)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, {"width": 390, "height": 844}], ids=["wide", "narrow"])
def test_findings_are_accessible(open_studio, scheme, viewport):
    studio = open_studio(color_scheme=scheme, viewport=viewport)
    audit(studio, {**DESIGN, "colorScheme": "dark" if scheme == "light" else "light"})
    studio.page.locator(".finding").first.click()
    assert violations(studio) == []
    assert studio.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
