"""Holds symbol graphs to what the documentation promises: every public symbol has a comment.

Usage: symbols.py GRAPH.symbols.json ...

Names every public symbol without one, and fails if there are any. What the compiler adds by itself needs
none, and neither does what overrides something: that is documented where it comes from, mostly in
UIKit. Without a comment of their own such overrides are taken out of the graphs, so that they do not
stand between what the package adds.
"""

import json
import sys


def checked(path):
    """The symbols that lack a comment; rewrites the graph."""
    with open(path, encoding="utf-8") as file:
        graph = json.load(file)
    relations = graph["relationships"]
    overrides = {relation["source"] for relation in relations if relation["kind"] == "overrides"}
    missing, inherited = [], set()
    for symbol in graph["symbols"]:
        lines = symbol.get("docComment", {}).get("lines", [])
        if any(line["text"].strip() for line in lines):
            continue
        name = symbol["identifier"]["precise"]
        if name in overrides:
            inherited.add(name)
        elif "location" in symbol and symbol["kind"]["identifier"] != "swift.extension":
            missing.append(symbol)
    if inherited:
        graph["symbols"] = [
            symbol for symbol in graph["symbols"]
            if symbol["identifier"]["precise"] not in inherited]
        graph["relationships"] = [
            relation for relation in relations if relation["source"] not in inherited]
        with open(path, "w", encoding="utf-8") as file:
            json.dump(graph, file)
    return missing


def place(symbol):
    location = symbol["location"]
    file = location["uri"].removeprefix("file://")
    kind = symbol["kind"]["displayName"].lower()
    name = ".".join(symbol["pathComponents"])
    return f"{file}:{location['position']['line'] + 1}: the {kind} {name} has no comment"


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    found = [place(symbol) for path in sys.argv[1:] for symbol in checked(path)]
    if found:
        sys.exit("\n".join(sorted(found)))
