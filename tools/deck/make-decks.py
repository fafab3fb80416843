#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the program's decks: for each style of faces a sheet with the small parts and a file for each figure, and for
each back a file; always with the part's box in an attribute of its group."""

import argparse
import importlib
import os
import pkgutil
import sys

sys.dont_write_bytecode = True

import backs
import faces
import plain
from svg import num

GAP = 30
SHEET = 1400
HERE = os.path.dirname(os.path.abspath(__file__))
TARGET = os.path.join(HERE, "..", "..", "data", "decks")
HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!-- {what}, written by tools/deck/make-decks.py. -->
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{left} {top} {width} {height}">
"""


def modules_in(package):
    """Yields (name, module) of all that a package has, in the order of their names."""
    for found in sorted(pkgutil.iter_modules(package.__path__), key=lambda found: found.name):
        yield found.name, importlib.import_module(f"{package.__name__}.{found.name}")


def group_of(name, box, drawing, more=""):
    numbers = " ".join(num(value) for value in box)
    return f'<g id="{name}" data-box="{numbers}"{more}>{drawing}</g>\n'


def sheet(style):
    """The small parts in rows."""
    x, y, row, lines = GAP, GAP, 0, []
    for name, width, height, drawing, colour in style.small_parts():
        if x + width + GAP > SHEET:
            x, y, row = GAP, y + row + GAP, 0
        fill = f' fill="{colour}"' if colour else ""
        lines.append(group_of(name, (x, y, width, height), drawing, f'{fill} transform="translate({num(x)} {num(y)})"'))
        x, row = x + width + GAP, max(row, height)
    head = HEAD.format(what=f"Faces, {style.TITLE}", left=0, top=0, width=SHEET, height=num(y + row + GAP))
    return head + f"<title>{style.TITLE}</title>\n" + "".join(lines) + "</svg>\n"


def page(what, name, width, height, drawing, title=""):
    """A large part, with some space around it for what it draws outside of its box."""
    head = HEAD.format(what=what, left=-GAP, top=-GAP, width=width + 2 * GAP, height=height + 2 * GAP)
    return head + title + group_of(name, (0, 0, width, height), drawing) + "</svg>\n"


def files():
    """Yields (path below the folder, text)."""
    for name, style in modules_in(faces):
        yield f"{name}/{name}.svg", sheet(style)
        for part in style.large_parts():
            yield f"{name}/{part[0]}.svg", page(f"Faces, {style.TITLE}", *part)
    for name, module in modules_in(backs):
        yield f"backs/{name}.svg", page("A back", "back", plain.WIDTH, plain.HEIGHT, module.back(),
                                        f"<title>{module.TITLE}</title>\n")


def check():
    for name, text in files():
        path = os.path.join(TARGET, name)
        if not os.path.exists(path):
            sys.exit(f"data/decks/{name} is missing; tools/deck/make-decks.py writes it")
        with open(path, encoding="utf-8") as tree:
            if tree.read() != text:
                sys.exit(f"data/decks/{name} is not what tools/deck/make-decks.py writes")


def write(folder):
    for name, text in files():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as out:
            out.write(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare what stands in data/decks")
    parser.add_argument("folder", nargs="?", default=TARGET, help="where to write (default: data/decks)")
    arguments = parser.parse_args()
    if arguments.check:
        check()
    else:
        write(arguments.folder)


main()
