#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: the folders of a layer, its rooms, include only what docs/architecture.md says: rooms.py SOURCE.

The page has a table for each layer that has rooms. Its head is

    | room of `src/LAYER` | what it is for | what it may include |

and its first column names folders, or files beside them. The third column names other rooms of the table. Rooms never need
each other in a circle, private headers of objects stay in their room, and what is allowed is also done: a line that nobody
needs is a fault, too.
"""

import os
import re
import sys

import tree

PAGE = 'docs/architecture.md'
HEAD = re.compile(r'^\|\s*room of `(src/[\w/-]+)`\s*\|')
NAME = re.compile(r'`([^`]+)`')
# Here a private header is one that is not installed; elsewhere it shows the inside of an object, to its room alone.
SHARING = {'src/engine'}
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]')


def read_tables(root):
    """For each layer, its rooms and the set of those that each may include."""
    tables, rooms = {}, None
    for number, line in tree.numbered(tree.read(root, PAGE)):
        head = HEAD.match(line)
        if head:
            rooms = tables.setdefault(head.group(1), {})
        elif not line.startswith('|'):
            rooms = None
        elif rooms is not None and not line.startswith('|---'):
            cells = line.strip().strip('|').split('|')
            if len(cells) != 3:
                sys.exit(f'{PAGE}:{number}: a row of rooms has three columns')
            rooms.update({name: set(NAME.findall(cells[2])) for name in NAME.findall(cells[0])})
    return tables


def room_of(layer, path):
    """The folder of a file, or its own name if it lies beside the folders."""
    return os.path.relpath(path, layer).split(os.sep)[0]


def find_homes(layer, paths):
    """The room of each header, by the name under which it is included."""
    homes = {}
    for path in paths:
        if path.endswith('.h'):
            homes.setdefault(os.path.basename(path), set()).add(room_of(layer, path))
    return homes


def find_uses(root, layer, paths):
    """Which rooms each room includes, with the places."""
    homes = find_homes(layer, paths)
    faults = [f'{layer}: {name} lies in several rooms: {", ".join(sorted(rooms))}' for name, rooms in homes.items() if len(rooms) > 1]
    uses = {}
    for path in paths:
        own = room_of(layer, path)
        uses.setdefault(own, {})
        for number, line in tree.numbered(tree.without_comments(tree.read(root, path))):
            match = INCLUDE.match(line)
            for room in homes.get(os.path.basename(match.group(1)), ()) if match else ():
                if room != own:
                    uses[own].setdefault(room, f'{path}:{number}')
                    if match.group(1).endswith('-private.h') and layer not in SHARING:
                        faults.append(f'{path}:{number}: {match.group(1)} is private to {room}')
    return uses, faults


def find_circle(rooms):
    """Rooms that may include each other in a circle, or nothing."""
    def follow(room, way):
        if room in way:
            return way[way.index(room):] + [room]
        for other in sorted(rooms.get(room, ())):
            circle = follow(other, way + [room])
            if circle:
                return circle
        return None
    return next((circle for room in rooms for circle in [follow(room, [])] if circle), None)


def faults_of_layer(root, layer, rooms):
    paths = [path for path in tree.files(root, '*.c', '*.h', below=(layer,))]
    uses, faults = find_uses(root, layer, paths)
    code = {room for room in uses if '.' not in room or room in rooms}
    faults += [f'{PAGE}: {layer}/{room} is missing' for room in sorted(code - set(rooms))]
    faults += [f'{PAGE}: there is no {layer}/{room}' for room in sorted(set(rooms) - code)]
    for room, allowed in rooms.items():
        used = uses.get(room, {})
        faults += [f'{place}: {room} must not include anything of {other}' for other, place in sorted(used.items()) if other not in allowed]
        faults += [f'{PAGE}: {layer}/{room} may include {other}, and does not' for other in sorted(allowed - set(used))]
    circle = find_circle(rooms)
    return faults + ([f'{PAGE}: rooms of {layer} need each other: {" → ".join(circle)}'] if circle else [])


def main():
    root = sys.argv[1]
    tables = read_tables(root)
    tree.verdict([fault for layer, rooms in tables.items() for fault in faults_of_layer(root, layer, rooms)], tables)


main()
