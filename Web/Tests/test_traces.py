"""The module in the page does what the command line does."""

import json
import os
import subprocess

import pytest

from conftest import ROOT, STUDIO, Studio

CAMBER = os.environ.get("CAMBER")
CASES = sorted((ROOT / "Tests/Scenarios").glob("*/*.json"))
EXAMPLES = sorted((ROOT / "Examples/scenarios").glob("*.json"))


def with_widths(design):
    """The same design with the widths that only fonts could tell."""
    for item in design["items"]:
        item.setdefault("titleWidth", 6.5 * len(item.get("title", "")))
        item.setdefault("badgeWidth", 6 * len(str(item.get("badge", ""))))
    return design


def cases():
    for path in CASES:
        case = json.loads(path.read_text("utf-8"))
        # Items that a scenario brings later are measured by the host, unless it gives their widths.
        if any("items" in step for step in case["scenario"].get("steps", [])):
            continue
        yield pytest.param(with_widths(case["design"]), case["scenario"], id=f"{path.parent.name}/{path.stem}")
    for path in EXAMPLES:
        design = json.loads((ROOT / f"Examples/designs/{path.stem.split('-')[0]}.json").read_text("utf-8"))
        yield pytest.param(with_widths(design), json.loads(path.read_text("utf-8")), id=path.stem, marks=pytest.mark.firefox)


def differences(a, b, path=""):
    """Where two traces differ by more than 1e-6."""
    if isinstance(a, (int, float)) and isinstance(b, (int, float)) and not isinstance(a, bool):
        return [] if abs(a - b) <= 1e-6 else [f"{path}: {a} and {b}"]
    if isinstance(a, dict) and isinstance(b, dict) and list(a) == list(b):
        return [line for key in a for line in differences(a[key], b[key], f"{path}.{key}")]
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        return [line for index in range(len(a)) for line in differences(a[index], b[index], f"{path}[{index}]")]
    if path.endswith(".outline") and isinstance(a, str) and isinstance(b, str):
        numbers = [[float(word) if word[-1].isdigit() else word for word in text.split()] for text in (a, b)]
        return differences(*numbers, path + " ")
    return [] if a == b else [f"{path}: {a} and {b}"]


@pytest.fixture(scope="module")
def shared(browser):
    page = browser.new_context().new_page()
    page.goto(STUDIO.as_uri())
    page.wait_for_selector("body.ready")
    yield Studio(page, browser)
    page.close()


def test_there_are_cases():
    assert CAMBER, "CAMBER names the built command line"
    assert len(list(cases())) > 100


@pytest.mark.parametrize("design, scenario", list(cases()))
def test_trace_equals_the_command_lines(shared, tmp_path, design, scenario):
    texts = [json.dumps(value) for value in (design, scenario)]
    (tmp_path / "design.json").write_text(texts[0], "utf-8")
    (tmp_path / "scenario.json").write_text(texts[1], "utf-8")
    run = subprocess.run(
        [CAMBER, "trace", tmp_path / "design.json", tmp_path / "scenario.json"], capture_output=True, check=True)
    outcome = shared.evaluate("([design, scenario]) => studio.trace(design, scenario)", texts)
    assert "error" not in outcome, outcome
    lines = [[json.loads(line) for line in text.splitlines()] for text in (run.stdout.decode(), outcome["text"])]
    assert len(lines[0]) > 0
    assert differences(*lines)[:5] == []
