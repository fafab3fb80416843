#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: the Flatpak's manifest fits the sources. usage: flatpak.py ROOT [--mend]

The version of the extension with games is the number of the plugin interface, every feature of the build is asked for or
left out, sounds may be heard, and what is fetched has a checksum. --mend writes the number into the manifest.
"""

import re
import sys

import tree

MANIFEST = 'flatpak/io.github.rifflecards.Riffle.yml'
HEADER = 'src/engine/modules/pat-plugin.h'
VERSION = re.compile(r"(?m)^(  io\.github\.rifflecards\.Riffle\.Plugin:\n    version: )'(\d+)'$")
BRANCH = re.compile(r"(?m)^runtime-version: '\d+'$")
FEATURE = re.compile(r"option\('(\w+)',\s*type:\s*'feature'")


def interface_number(root):
    match = re.search(r'(?m)^#define PAT_PLUGIN_ABI (\d+)$', tree.read(root, HEADER))
    return match.group(1) if match else None


def version_faults(manifest, number):
    match = VERSION.search(manifest)
    if number is None:
        return [f'{HEADER}: PAT_PLUGIN_ABI is not a number']
    if match is None:
        return [f'{MANIFEST}: the extension with games has no version']
    if match.group(2) != number:
        return [f'{MANIFEST}: the extension with games has version {match.group(2)}, and PAT_PLUGIN_ABI is {number}']
    return []


def feature_faults(root, manifest):
    for feature in FEATURE.findall(tree.read(root, 'meson_options.txt')):
        if not re.search(rf'(?m)^ +- -D{feature}=(enabled|disabled)$', manifest):
            yield f'{MANIFEST}: whether “{feature}” is built depends on what is found'


def sound_faults(manifest):
    if '- -Dsound=enabled\n' in manifest and '- --socket=pulseaudio\n' not in manifest:
        yield f'{MANIFEST}: there are sounds, and no permission to play them'


def archive_faults(manifest):
    for block in re.split(r'(?m)^ +- type: ', manifest)[1:]:
        if re.search(r'^(archive|file)\n', block) and 'url: ' in block:
            if not re.search(r'url: https://', block):
                yield f'{MANIFEST}: {re.search("url: (.*)", block).group(1)} can be changed on its way'
            if not re.search(r'sha256: [0-9a-f]{64}\n', block):
                yield f'{MANIFEST}: {re.search("url: (.*)", block).group(1)} has no checksum'


def mend(root, manifest, number):
    with open(f'{root}/{MANIFEST}', 'w', encoding='utf-8') as file:
        file.write(VERSION.sub(rf"\g<1>'{number}'", manifest))


def main():
    root = sys.argv[1]
    manifest, number = tree.read(root, MANIFEST), interface_number(root)
    if '--mend' in sys.argv[2:] and number is not None:
        mend(root, manifest, number)
        manifest = tree.read(root, MANIFEST)
    faults = version_faults(manifest, number)
    if len(BRANCH.findall(manifest)) != 1:
        faults.append(f'{MANIFEST}: the branch of the runtime is not named exactly once')
    faults += [*feature_faults(root, manifest), *sound_faults(manifest), *archive_faults(manifest)]
    tree.verdict(faults, [manifest])


main()
