#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: the metainfo speaks of this version, and its pictures are those of the tree. usage: metainfo.py ROOT"""

import os
import re
import struct
import sys
import xml.etree.ElementTree as xml

import tree

METAINFO = 'data/io.github.rifflecards.Riffle.metainfo.xml.in'
FOLDER = 'docs/screenshots'
FEWEST = 4
LARGEST = 256 * 1024  # bytes of a picture
LONGEST = 100         # characters of a caption


def version_of(root):
    return re.search(r"(?m)^  version: '([^']+)'", tree.read(root, 'meson.build')).group(1)


def size_of(path):
    """Width and height of a PNG file, or nothing."""
    with open(path, 'rb') as file:
        head = file.read(24)
    return struct.unpack('>II', head[16:24]) if head.startswith(b'\x89PNG\r\n\x1a\n') else None


def picture_faults(root, path, image):
    if not os.path.exists(f'{root}/{path}'):
        return [f'{METAINFO}: {path} does not exist']
    faults = []
    if size_of(f'{root}/{path}') != (int(image.get('width', 0)), int(image.get('height', 0))):
        faults.append(f'{METAINFO}: {path} has another size')
    if os.path.getsize(f'{root}/{path}') > LARGEST:
        faults.append(f'{path}: more than {LARGEST // 1024} kB')
    return faults


def screenshot_faults(root, metainfo, version):
    place = f'https://raw.githubusercontent.com/rifflecards/Riffle/v{version}/'
    shown = set()
    for screenshot in metainfo.iter('screenshot'):
        image, caption = screenshot.find('image'), screenshot.findtext('caption', '')
        if not image.text.startswith(place):
            yield f'{METAINFO}: {image.text} is not a picture of version {version}'
            continue
        path = image.text[len(place):]
        shown.add(path)
        if not 0 < len(caption) <= LONGEST or caption.endswith('.'):
            yield f'{METAINFO}: “{caption}” is not a caption for {path}'
        yield from picture_faults(root, path, image)
    yield from (f'{path}: the metainfo does not show it' for path in tree.files(root, '*', below=[FOLDER]) if path not in shown)
    if len(shown) < FEWEST:
        yield f'{METAINFO}: there are only {len(shown)} pictures'


def main():
    root = sys.argv[1]
    version = version_of(root)
    metainfo = xml.fromstring(tree.read(root, METAINFO).encode())
    faults = list(screenshot_faults(root, metainfo, version))
    newest = metainfo.find('releases/release').get('version')
    if newest != version:
        faults.append(f'{METAINFO}: the newest release is {newest}, and meson.build has {version}')
    tree.verdict(faults, [metainfo])


main()
