#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: dependencies point downwards only, in the sources and in what was linked.

plugins -> engine <- command line; application -> board, deck -> engine. A module knows <patience.h> and nothing else of
ours, and the toolkit begins above the engine.
"""

import functools
import os
import re
import subprocess
import sys

import tree

TOOLKIT = re.compile(r'^(gtk|gdk|gsk|adwaita|librsvg)\b')
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
# What each layer may see of the others, by folder below src; its own folder is always allowed.
LAYERS = {
    'engine': set(),
    'cli': {'engine'},
    'deck': {'engine'},
    'board': {'engine', 'deck'},
    'app': {'engine', 'deck', 'board'},
}
WITHOUT_TOOLKIT = {'engine', 'cli'}

# The libraries that may stand in the list of a program's needs; sanitizers add theirs.
ENGINE_NEEDS = r'lib(glib|gobject|gio|gmodule)-2\.0|libc\.|libm\.|ld-linux|lib[alut]b?san'
MODULE_NEEDS = ENGINE_NEEDS + r'|libpatience-1'


@functools.cache
def headers_of_layer(root, layer):
    return {os.path.basename(path) for path in tree.files(root, '*.h', below=(f'src/{layer}',))}


def layer_of_header(root, name, own):
    """The folder below src in which a quoted header lies, in a room or beside them: the one that the includer means."""
    candidates = [layer for layer in LAYERS if os.path.basename(name) in headers_of_layer(root, layer)]
    if own in candidates:
        return own
    return candidates[0] if candidates else None


def includes(root, path):
    for number, line in tree.numbered(tree.without_comments(tree.read(root, path))):
        match = INCLUDE.match(line)
        if match:
            yield number, match.group(1), match.group(2)


def faults_of_source(root, path):
    layer = path.split(os.sep)[1]
    for number, bracket, name in includes(root, path):
        if layer in WITHOUT_TOOLKIT and TOOLKIT.match(name):
            yield f'{path}:{number}: {name} belongs to the toolkit, which src/{layer} must not know'
        if bracket == '<':
            continue
        other = layer_of_header(root, name, layer)
        if other is not None and other != layer and other not in LAYERS[layer]:
            yield f'{path}:{number}: {name} belongs to src/{other}, which src/{layer} must not know'


def faults_of_module(root, path):
    for number, bracket, name in includes(root, path):
        own = bracket == '"' and os.path.exists(os.path.join(root, os.path.dirname(path), name))
        system = bracket == '<' and re.match(r'^(glib|gio|gmodule|glib-object|math|string|stdlib|stdint|stdbool|limits)\b', name)
        if not own and not system and name not in ('patience.h', 'config.h', 'glib/gi18n-lib.h', 'glib/gi18n.h'):
            yield f'{path}:{number}: a module includes <patience.h> and headers of its own folder, not {name}'


def needs(path):
    output = subprocess.run(['objdump', '-p', path], capture_output=True, encoding='utf-8', check=True).stdout
    return re.findall(r'^\s*NEEDED\s+(\S+)', output, re.MULTILINE)


def faults_of_binary(build, path, allowed):
    for library in needs(os.path.join(build, path)):
        if not re.match(allowed, library):
            yield f'{path} (built): is linked with {library}'


def built(build, pattern, folder):
    """Shared objects and programs of the build, without the symbolic links beside them."""
    return [path for path in binaries(build, pattern, folder) if not os.path.islink(os.path.join(build, path))]


def binaries(build, pattern, folder):
    found = []
    for place, _, names in os.walk(os.path.join(build, folder)):
        if place.endswith('.p'):
            continue
        found += [os.path.relpath(os.path.join(place, name), build) for name in names if re.fullmatch(pattern, name)]
    return found


def main():
    root, build = sys.argv[1:3]
    sources = [path for layer in LAYERS for path in tree.files(root, '*.c', '*.h', below=[f'src/{layer}'])]
    modules = tree.files(root, '*.c', '*.h', below=['plugins'])
    faults = [fault for path in sources for fault in faults_of_source(root, path)]
    faults += [fault for path in modules for fault in faults_of_module(root, path)]

    wanted = (('the engine', built(build, r'libpatience-1\.so[.0-9]*', 'src'), ENGINE_NEEDS),
              ('the command line', built(build, r'riffle-cli', 'src'), MODULE_NEEDS),
              ('a module', built(build, r'.*\.so', 'plugins'), MODULE_NEEDS))
    for name, paths, allowed in wanted:
        if not paths:
            faults.append(f'{name} was not found in {build}')
        for path in paths:
            faults += faults_of_binary(build, path, allowed)
    tree.verdict(faults, sources)


main()
