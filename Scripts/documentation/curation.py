"""Holds a built archive to what the documentation promises: somebody has put everything in its place.

Usage: curation.py ARCHIVE MODULE

DocC lists what no page names under headings of its own – Structures, Enumerations – below the module's
page. Names what it had to place in this way, and fails if there is anything.
"""

import json
import pathlib
import sys


def unplaced(archive, module):
    page = pathlib.Path(archive, "data/documentation", module.lower() + ".json")
    sections = json.loads(page.read_text(encoding="utf-8")).get("topicSections", [])
    return [
        identifier.rpartition(f"/documentation/{module}/")[2]
        for section in sections if section.get("generated")
        for identifier in section["identifiers"]
    ]


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    found = unplaced(*sys.argv[1:])
    if found:
        module = sys.argv[2]
        sys.exit(
            f"No page names these of {module}; put them under Topics in {module}.docc:\n"
            + "\n".join(f"  {name}" for name in found))
