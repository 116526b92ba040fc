"""Copies a DocC catalogue and fills in what is made rather than written.

Usage: catalogue.py CATALOGUE COPY CAMBER

A line that is one of these comments gives way to what the command CAMBER makes of it, so that
without this step the catalogue is as valid, only plainer:

  <!-- picture: ARGUMENTS | DESCRIPTION -->   the picture that `camber ARGUMENTS` draws, light and dark
  <!-- card: ARGUMENTS | DESCRIPTION -->      such a picture for the page's entry in a grid
  <!-- parameters -->                         the table of the look that the file is called after
  <!-- looks -->                              a list of links to the looks' pages
  <!-- looks grid -->                         the same as a grid of cards

The folder Looks has a page for each look, NAME.md.
"""

import json
import pathlib
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

COMMENT = re.compile(r"<!-- *([a-z ]+?)(?:: *(.*?))? *-->")
SCALE = 2


def camber(command, arguments):
    """What `camber` writes; its own words on failure."""
    done = subprocess.run([command, *arguments], capture_output=True)
    if done.returncode != 0:
        sys.exit(f"camber {shlex.join(arguments)}\n{done.stderr.decode()}")
    return done.stdout


def number_text(number):
    return f"{number:g}".replace("-", "−")


def value_text(value, unit):
    """A parameter's value: a number, a name, or such as {"spring": {"response": 0.5, …}}."""
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    if isinstance(value, (int, float)):
        return f"{number_text(value)} {unit or ''}".strip()
    if isinstance(value, str):
        return f"`{value}`"
    if isinstance(value, list):
        return ", ".join(number_text(number) for number in value)
    parts = []
    for name, inner in value.items():
        if isinstance(inner, dict):
            inner = ", ".join(f"{key} {number_text(number)}" for key, number in inner.items())
            parts.append(f"`{name}`: {inner}")
        else:
            parts.append(f"`{name}`: {value_text(inner, unit)}")
    return ", ".join(parts)


def range_text(parameter):
    if "range" in parameter:
        low, high = map(number_text, parameter["range"])
        return f"{low} … {high}"
    return ", ".join(f"`{name}`" for name in parameter.get("names", []))


def parameter_table(look):
    """A look's parameters as Markdown, with the original design's values where they differ."""
    rows = look["parameters"]
    has_original = any(row["default"] != row["original"] for row in rows)
    heads = ["Parameter", "Default"] + ["Original"] * has_original + ["Range", "Meaning"]
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    for row in rows:
        unit = "s" if row["type"] == "motion" else row["unit"]
        cells = [f"`{row['name']}`", value_text(row["default"], unit)]
        if has_original:
            differs = row["default"] != row["original"]
            cells.append(value_text(row["original"], unit) if differs else "")
        cells += [range_text(row), row["meaning"]]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


class Catalogue:
    def __init__(self, source, copy, command):
        self.source, self.copy, self.command = map(pathlib.Path, (source, copy, command))
        looks = json.loads(camber(command, ["styles", "--json"]))
        self.looks = {look["name"]: look for look in looks}
        self.pictures = []

    def fill(self):
        pages = self.source / "Looks"
        for name in self.looks if pages.is_dir() else []:
            if not (pages / f"{name}.md").is_file():
                sys.exit(f"The look {name} has no page; write {pages / name}.md.")
        for path in sorted(self.source.rglob("*")):
            target = self.copy / path.relative_to(self.source)
            if path.is_dir():
                continue
            if path.parent == pages and path.stem not in self.looks:
                sys.exit(f"{path}: there is no look called {path.stem}.")
            target.parent.mkdir(parents=True, exist_ok=True)
            if path.suffix == ".md":
                target.write_text(self.page(path), encoding="utf-8")
            else:
                target.write_bytes(path.read_bytes())
        with ThreadPoolExecutor() as pool:
            list(pool.map(lambda arguments: camber(self.command, arguments), self.pictures))

    def page(self, path):
        self.count = 0
        lines = []
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found = COMMENT.fullmatch(line.strip())
            made = self.made(path, *found.groups()) if found else [line]
            if made is None:
                sys.exit(f"{path}:{number}: nothing is made of {line.strip()}")
            lines += made
        return "\n".join(lines) + "\n"

    def made(self, path, word, rest):
        """What a comment gives way to, as lines; None where it is not understood."""
        links = [f"- <doc:{name}>" for name in self.looks]
        if word in ("picture", "card") and rest and "|" in rest:
            arguments, description = (part.strip() for part in rest.rsplit("|", 1))
            name = self.picture(path.stem, shlex.split(arguments))
            if word == "picture":
                return [f"![{description}]({name})"]
            image = f'@PageImage(purpose: card, source: "{name}", alt: "{description}")'
            kind = ["    @PageKind(article)"] if path.parent != self.source else []
            return ["@Metadata {", f"    {image}", *kind, "}"]
        if word == "parameters" and path.stem in self.looks:
            return parameter_table(self.looks[path.stem])
        if word == "looks":
            return links
        if word == "looks grid":
            return ["@Links(visualStyle: detailedGrid) {", *("    " + link for link in links), "}"]
        return None

    def picture(self, page, arguments):
        """Has a picture drawn in both appearances; its name."""
        self.count += 1
        name = f"{page}-{self.count}"
        for suffix, appearance in (("", []), ("~dark", ["--dark"])):
            file = self.copy / f"{name}{suffix}@{SCALE}x.png"
            self.pictures.append(
                [*arguments, "--scale", str(SCALE), *appearance, "-o", str(file)])
        return name


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    Catalogue(*sys.argv[1:]).fill()
