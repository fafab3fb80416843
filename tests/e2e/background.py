#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies under the cards, and pictures that cannot: background.py RIFFLE."""

import os
import struct
import subprocess
import zlib

import harness
from harness import check, need_tools, run, wait_until
from program import Program

DARK = {'ADW_DEBUG_COLOR_SCHEME': 'prefer-dark'}
HIGH_CONTRAST = {'ADW_DEBUG_HIGH_CONTRAST': '1'}
# A filter that works for minutes.
ENDLESS = ('<filter id="f">' + '<feTurbulence baseFrequency="0.01" numOctaves="400"/><feGaussianBlur stdDeviation="99"/>' * 20
           + '</filter><rect width="2000" height="2000" filter="url(#f)"/>')
MARK = 40  # by how much the frame of an empty place differs from the table at the least, of 255


def switch(**settings):
    folder = os.path.join(os.environ['XDG_CONFIG_HOME'], 'glib-2.0/settings')
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, 'keyfile'), 'w', encoding='ascii') as file:
        file.write('[io/github/rifflecards/Riffle]\n')
        file.writelines(f"{key.replace('_', '-')}='{value}'\n" for key, value in settings.items())


def chunk(kind, data):
    return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))


def write_png(name, width, height, rgb, data=None):
    """A picture of one colour, or with data that are none."""
    path = os.path.join(harness.folder(), name)
    if data is None:
        data = zlib.compress((b'\0' + bytes(rgb) * width) * height)
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>2I5B', width, height, 8, 2, 0, 0, 0))
                   + chunk(b'IDAT', data) + chunk(b'IEND', b''))
    return 'file://' + path


def write_svg(name, text):
    path = os.path.join(harness.folder(), name)
    with open(path, 'w', encoding='ascii') as file:
        file.write('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">' + text + '</svg>')
    return 'file://' + path


def look_at(program):
    """The colours of the table, below the columns but above a message, and of the left edge of an empty place."""
    place = program.look()['f4'].places[0]
    x, y, _, height = program.seen_board
    return program.pixels_at([(x + 20, y + height - 80), *((place[0] + i, place[1] + place[3] / 2) for i in range(6))])


def show(riffle, expected, environment=(), **settings):
    """Starts the program with a setting, and waits until the table is what it should be and its marks can be seen."""
    switch(**settings)
    program = Program(riffle, '--size', '1000x760', 'klondike#2', **dict(environment))
    program.wait('deal klondike#2')
    program.look()
    seen = []

    def is_right():
        seen[:] = look_at(program)
        table, *edge = seen
        return expected(*table) and max(abs(a - b) for colour in edge for a, b in zip(colour, table)) >= MARK
    wait_until(is_right, lambda: f'the table of {settings} {environment}; its colours are {seen}')
    check(not program.find_line('toast .*'), 'there is a toast')
    program.close()


def grays(riffle):
    show(riffle, lambda r, g, b: (r, g, b) == (255, 255, 255), background='white')
    show(riffle, lambda r, g, b: max(r, g, b) < 60, background='inverse')
    show(riffle, lambda r, g, b: min(r, g, b) > 230, DARK, background='inverse')
    show(riffle, lambda r, g, b: 150 < r < 190 and abs(r - g) < 8, background='gray')
    show(riffle, lambda r, g, b: 70 < r < 110 and abs(r - g) < 8, DARK, background='gray')
    print('white, gray and the inverse lie under the cards', flush=True)


def is_cloth(program):
    """Whether the table has threads: a row of its pixels, below all cards, is of several colours that differ little."""
    x, y, _, height = program.seen_board
    row = program.pixels_at([(x + 20 + i, y + height - 80) for i in range(24)])
    return len(set(row)) > 3 and max(abs(a - b) for colour in row for a, b in zip(colour, row[0])) < 24


def default(riffle):
    """Without any setting it is green cloth; only high contrast has no threads, and the desktop's look no cloth."""
    for environment, settings, is_woven in (((), {}, True), (DARK, {}, True), (HIGH_CONTRAST, {}, False),
                                            ((), {'background': 'desktop'}, False)):
        switch(**settings)
        program = Program(riffle, '--size', '1000x760', 'klondike#2', **dict(environment))
        program.wait('deal klondike#2')
        program.look()
        wait_until(lambda: is_cloth(program) == is_woven, f'cloth to be {is_woven} of {settings} {environment}')
        table = look_at(program)[0]
        check(table[1] > table[0] + 10, f'the table is not green but {table}')
        program.close()
    print('the table is of green cloth unless something else is chosen', flush=True)


def felts(riffle):
    for environment in ((), DARK, HIGH_CONTRAST):
        show(riffle, lambda r, g, b: g > r + 20 and g > b + 10, environment, background='green')
        show(riffle, lambda r, g, b: b > g + 15 > r + 15, environment, background='blue')
        show(riffle, lambda r, g, b: r > g + 25 and r > b + 15, environment, background='burgundy')
        show(riffle, lambda r, g, b: b > r and max(r, g, b) - min(r, g, b) < 40, environment, background='slate')
    print('so do the cloths, in light, dark and high contrast', flush=True)


def own(riffle):
    show(riffle, lambda r, g, b: (r, g, b) == (201, 162, 39), background='colour', background_colour='#c9a227')
    show(riffle, lambda r, g, b: g > r, background='colour', background_colour='no colour')
    show(riffle, lambda r, g, b: 150 > r > 110 and g < 10, background='picture',
         background_picture=write_png('red.png', 64, 48, (180, 0, 0)))
    show(riffle, lambda r, g, b: min(r, g, b) > 230, background='picture',
         background_picture=write_png('pale.png', 300, 20, (240, 240, 230)))
    show(riffle, lambda r, g, b: 150 > b > 110 and g < 10, background='picture',
         background_picture=write_svg('blue.svg', '<rect width="2000" height="2000" fill="#0000b4"/>'))
    print('so do a colour and pictures of the player’s own', flush=True)


def refuse(riffle, picture, sentence, patience=harness.PATIENCE):
    switch(background='picture', background_picture=picture)
    program = Program(riffle, 'klondike#2')
    program.wait('toast .*' + sentence + '.*', patience)
    program.key('d')
    program.wait('move s')
    table = look_at(program)[0]
    check(table[1] > table[0], f'without the picture the table is {table}')
    program.close()


def broken(riffle):
    """Each is refused with a sentence, and the game goes on."""
    text = os.path.join(harness.folder(), 'text.png')
    with open(text, 'w', encoding='ascii') as file:
        file.write('No picture.\n')
    refuse(riffle, 'file://' + text, '“text.png” is not a picture that can be shown')
    refuse(riffle, 'file:///nowhere/at/all.png', '“/nowhere/at/all.png” cannot be read: No such file or directory')
    pipe = os.path.join(harness.folder(), 'pipe.png')
    os.mkfifo(pipe)
    refuse(riffle, 'file://' + pipe, f'“{pipe}” cannot be read: it is not an ordinary file')
    large = os.path.join(harness.folder(), 'large.png')
    with open(large, 'wb') as file:
        file.truncate(129 * 1024 * 1024)
    refuse(riffle, 'file://' + large, f'“{large}” cannot be read: it is too large')
    # It has ten seconds of a processor, which is longer if others use it, too.
    refuse(riffle, write_svg('endless.svg', ENDLESS), '“endless.svg” is not shown, because drawing it takes too much time or memory',
           4 * harness.PATIENCE)
    refuse(riffle, 'nonsense:picture', 'is not a picture that can be shown')
    refuse(riffle, write_png('long.png', 40000, 2, (0, 0, 0)), '“long.png” is too large .* 40000 × 2 pixels')
    refuse(riffle, write_png('huge.png', 29000, 29000, (0, 0, 0), b'much'), '“huge.png” is too large')
    refuse(riffle, write_png('torn.png', 400, 400, (0, 0, 0), b'Torn to pieces.'), '“torn.png” cannot be read: .+')
    print('pictures that cannot be shown are refused with a sentence', flush=True)


def test(riffle):
    need_tools(('import', 'convert'))
    os.environ['GSETTINGS_BACKEND'] = 'keyfile'
    default(riffle)
    grays(riffle)
    felts(riffle)
    own(riffle)
    broken(riffle)


run(test)
