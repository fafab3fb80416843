#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is heard of a game, recorded from a sound server of the test's own: sound.py RIFFLE SOUNDS UNPACKED PRELOADED."""

import array
import os
import shutil
import subprocess
import sys

import harness
import pointer
from harness import check, run, wait_until
from program import Program
from sound_server import SoundServer

AUDIBLE = 400  # of 32768
SETTINGS = '[io/github/rifflecards/Riffle]\nsound={}\nanimations=false\n'


def switch(is_on):
    """Writes the player's setting for sounds where the next program reads it."""
    folder = os.path.join(os.environ['XDG_CONFIG_HOME'], 'glib-2.0/settings')
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, 'keyfile'), 'w', encoding='ascii') as file:
        file.write(SETTINGS.format('true' if is_on else 'false'))


class Recording:
    """All that is heard."""

    def __init__(self, server):
        self.path = os.path.join(harness.folder(), 'heard.raw')
        with open(self.path, 'wb') as file:
            server.record(file)
        self.seen = 0
        wait_until(lambda: os.path.getsize(self.path) > 0, 'the recording to begin')

    def peak(self):
        """The loudest sample of what was not listened to yet."""
        with open(self.path, 'rb') as file:
            file.seek(self.seen)
            data = file.read()
        data = data[:len(data) // 2 * 2]
        self.seen += len(data)
        samples = array.array('h', data)
        if sys.byteorder == 'big':
            samples.byteswap()
        return max(map(abs, samples), default=0)

    def wait(self, what):
        return wait_until(lambda: self.peak() > AUDIBLE, f'{what} to be heard')

    def wait_silence(self, seconds=0.5, rate=44100):
        """So much of silence, as the server's own clock counts it."""
        silent = 0

        def is_silent():
            nonlocal silent
            before = self.seen
            silent = 0 if self.peak() > 0 else silent + self.seen - before
            return silent > 2 * rate * seconds
        wait_until(is_silent, 'silence')


def refuse(program):
    program.skip()
    piles = program.look()
    pointer.click(program, piles, 't1')
    program.wait('select 1')
    pointer.click(program, piles, 't2')


def act(program, recording, what, *keys):
    """Does something, waits for its sound, and until that is over."""
    program.skip()
    program.key(*keys)
    program.wait(f'sound {what}')
    recording.wait(what)
    recording.wait_silence()


def play(riffle, recording):
    """Each thing that happens is heard from the moment that the player turns sounds on."""
    switch(False)
    program = Program(riffle, 'klondike#2')
    program.wait('deal klondike#2')
    check(not maps_sound(program), 'the library of sound was loaded while sounds are off')
    act(program, recording, 'place', 'ctrl+e')
    act(program, recording, 'turn', 'd')
    act(program, recording, 'turn', 'ctrl+z')
    act(program, recording, 'shuffle', 'ctrl+n')
    subprocess.run([riffle, 'klondike#2'], check=True, stdout=subprocess.DEVNULL)
    program.wait('deal klondike#2')
    recording.wait_silence()
    refuse(program)
    program.wait('sound refuse')
    recording.wait('a refusal')
    recording.wait_silence()
    program.key('Escape', 'ctrl+e')
    program.wait('toast Sounds are not played')
    program.key('d')
    program.wait('status .*')
    recording.wait_silence()
    check(not program.find_line('sound .*'), 'there is a sound, and yet they are off')
    program.close()
    print('moves, refusals and deals are heard, and nothing when sounds are off', flush=True)


def win(riffle, recording):
    """A whole game by one key: one sound for the cards, and one for the win."""
    switch(True)
    program = Program(riffle, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'nearly-won.riffle'))
    program.wait('page game|deal .*')
    program.look()
    recording.wait_silence()
    program.skip()
    program.key('ctrl+Return')
    program.wait('sound place')
    program.wait('sound win')
    recording.wait('a win')
    program.read()
    check(len([line for line in program.lines if line.startswith('sound ')]) == 2, f'too many sounds: {program.tail()}')
    program.close()
    print('a win is heard', flush=True)


def maps_sound(program):
    """Whether the program has gone to the library of sound, which loads its driver then."""
    with open(f'/proc/{program.process.pid}/maps', encoding='ascii', errors='replace') as maps:
        return 'libcanberra-' in maps.read()


def play_without_server(riffle):
    """No server: the program has not a word to say about that, and goes on."""
    switch(True)
    server = os.environ['PULSE_SERVER']
    os.environ['PULSE_SERVER'] = 'unix:' + os.path.join(harness.folder(), 'no-server')
    program = Program(riffle, 'klondike#2', G_MESSAGES_DEBUG='Riffle')
    os.environ['PULSE_SERVER'] = server
    program.wait('deal klondike#2')
    program.skip()
    program.key('d')
    program.wait('sound turn')
    program.wait('.*INFO.*turn.wav” is not played: .*')
    program.key('d')
    program.wait('move s')
    close_quietly(program)
    print('without a server there is silence', flush=True)


def close_quietly(program):
    program.read()
    noise = [line for line in program.lines if 'ALSA' in line or 'canberra' in line.lower() and 'INFO' not in line]
    check(not noise, f'noise: {noise}')
    program.close()


def play_broken(riffle, sounds, recording):
    """A file that is not a sound, one that is missing and one that is cut off; the others are heard."""
    folder = os.path.join(harness.folder(), 'sounds')
    shutil.copytree(sounds, folder)
    with open(os.path.join(folder, 'turn.wav'), 'w', encoding='ascii') as file:
        file.write('No sound at all.\n' * 100)
    os.remove(os.path.join(folder, 'refuse.wav'))
    with open(os.path.join(folder, 'shuffle.wav'), 'r+b') as file:
        file.truncate(30)
    switch(True)
    recording.wait_silence()
    program = Program(riffle, 'klondike#2', G_MESSAGES_DEBUG='Riffle', RIFFLE_SOUNDDIR=folder)
    program.wait('deal klondike#2')
    program.key('d')
    program.wait('.*INFO.*turn.wav” is not played: .*')
    refuse(program)
    program.wait('.*INFO.*refuse.wav” is not played: .*')
    program.key('Escape', 'ctrl+n')
    program.wait('.*INFO.*shuffle.wav” is not played: .*')
    check(recording.peak() == 0, 'a broken sound was heard')
    program.key('ctrl+e')
    program.wait('toast Sounds are not played')
    recording.wait_silence()
    program.key('ctrl+e')
    recording.wait('a sound that is in order')
    close_quietly(program)
    print('broken sounds are passed over', flush=True)


def test(riffle, sounds, unpacked, preloaded):
    server = SoundServer(unpacked, preloaded)
    os.environ['GSETTINGS_BACKEND'] = 'keyfile'
    server.start()
    recording = Recording(server)
    os.environ.update(server.environment)
    play(riffle, recording)
    win(riffle, recording)
    play_without_server(riffle)
    play_broken(riffle, sounds, recording)


run(test)
