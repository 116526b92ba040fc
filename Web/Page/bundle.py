"""Puts the page into one file: index.html with its styles, its scripts and the module inside.

Usage: bundle.py MODULE OUTPUT
"""

import base64
import gzip
import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).parent
# What index.html itself shows, and what the program makes.
STYLES = ["base", "layout"]
PROGRAM_STYLES = ["controls", "phone", "panels"]
# In an order in which each needs only those before it at the start.
SCRIPTS = [
    "dom", "messages", "engine", "scene", "icons", "painter", "store", "clock", "phone", "input",
    "semantics", "tabs", "transport", "fields", "variants", "parameters", "looks", "itemdrag",
    "iconpicker", "items", "colors", "environment", "documents", "code", "visits", "auditor",
    "findings", "commands", "splitter", "studio", "main",
]


def check(folder, names, suffix):
    """A file of a folder that is not named is a mistake."""
    found = {path.stem for path in (FOLDER / folder).glob("*" + suffix)}
    if found != set(names):
        sys.exit(f"bundle: {folder} and the list differ: {sorted(found ^ set(names))}")


def joined(folder, names, suffix):
    """The files of a folder in order."""
    return "\n".join((FOLDER / folder / (name + suffix)).read_text("utf-8") for name in names)


def small(text):
    """A style sheet or a script without its comments and indentation. No text in them spans lines."""
    text = re.sub(r"^\s*/\*.*?\*/\n", "", text, flags=re.MULTILINE | re.DOTALL)
    lines = (line.strip() for line in text.splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("//"))


def scope(scripts):
    """Scripts in one scope, so that nothing is global but what they put there."""
    return "'use strict';\n(() => {\n" + small(scripts) + "\n})();"


def packed(content):
    """Bytes gzipped, in base 85 of RFC 1924, which is shorter than base 64."""
    text = base64.b85encode(gzip.compress(content, 9, mtime=0)).decode("ascii")
    # Broken where a comment of HTML would begin; the page skips line breaks.
    return text.replace("<!", "<\n!")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    module, output = map(pathlib.Path, sys.argv[1:])
    check("styles", STYLES + PROGRAM_STYLES, ".css")
    check("script", SCRIPTS, ".js")
    script = scope(joined("script", SCRIPTS, ".js"))
    page = (FOLDER / "index.html").read_text("utf-8")
    for mark, text in [
        ("/* styles */", small(joined("styles", STYLES, ".css"))),
        ("/* program styles */", packed(small(joined("styles", PROGRAM_STYLES, ".css")).encode("utf-8"))),
        ("/* module */", packed(module.read_bytes())),
        ("/* program */", packed(script.encode("utf-8"))),
        ("/* loader */", scope(joined("loader", ["loader"], ".js"))),
    ]:
        if page.count(mark) != 1:
            sys.exit(f"bundle: index.html must have {mark} once")
        page = page.replace(mark, text)
    output.write_text(page, "utf-8")


main()
