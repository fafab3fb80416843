# SPDX-License-Identifier: GPL-3.0-or-later
"""A touch screen for the program, and the finger on it: a real X server with drivers that are made for tests.

The driver of the screen draws into memory, and that of the finger is told by a socket what the finger does.
"""

import os
import re
import shutil
import socket
import struct
import subprocess
import time

import harness
import program
from harness import check, wait_until, xdotool

SERVER = 'Xorg'
DRIVERS = 'xserver-xorg-video-dummy, and the input driver “inputtest” of xserver-xorg-core'
SCALE = 0xffff                    # the far edge of the screen, for the driver
STEPS = 8                         # of a finger on its way
FRAME = 0.012                     # seconds from one place of a finger to the next: a screen tells some 80 in a second

# What the driver is sent, and what it answers (its protocol in version 1.1): a length, a type, and what belongs to it.
CLIENT_VERSION, WAIT_FOR_SYNC, TOUCH = 0, 1, 6
BEGIN, UPDATE, END = 18, 19, 20   # as the events of XInput 2 are numbered
N_AXES = 64
TOUCH_FORMAT = f'=IIIII8s4x{N_AXES}d{N_AXES}d'
X_AND_Y = b'\3' + bytes(7)        # which axes are told

CONFIGURATION = """
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "DontVTSwitch" "true"
EndSection
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 65536
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
  Modeline "{width}x{height}" {clock} {width} {h1} {h2} {h3} {height} {v1} {v2} {v3}
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "{width}x{height}"
    Virtual {width} {height}
  EndSubSection
EndSection
{devices}
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "pointer" "CorePointer"
  InputDevice "keyboard" "CoreKeyboard"
  InputDevice "finger" "SendCoreEvents"
EndSection
"""
DEVICE = """
Section "InputDevice"
  Identifier "{name}"
  Driver "inputtest"
  Option "SocketPath" "{folder}/{name}"
  Option "DeviceType" "{kind}"
  Option "TouchCount" "5"
EndSection
"""


def write_configuration(folder, size):
    width, height = map(int, size.split('x'))
    # A display of sixty pictures a second, with a little around the picture as a screen of glass had it.
    wide, high = width + 160, height + 40
    devices = ''.join(DEVICE.format(name=name, kind=kind, folder=folder) for name, kind in (
        ('finger', 'Touch'), ('pointer', 'Pointer'), ('keyboard', 'Keyboard')))
    path = os.path.join(folder, 'touch.conf')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(CONFIGURATION.format(
            width=width, height=height, clock=wide * high * 60 / 1e6, h1=width + 32, h2=width + 64, h3=wide,
            v1=height + 10, v2=height + 20, v3=high, devices=devices))
    return path


def find_reason(log):
    """Why the server did not start, in its own words."""
    try:
        with open(log, encoding='utf-8', errors='replace') as file:
            errors = [line.split('(EE)', 1)[1].strip() for line in file if '(EE)' in line and '(WW)' not in line]
    except OSError:
        return 'it wrote no log'
    # That there is no system bus, and nobody logged in, is no hindrance.
    return next((error for error in errors if re.match(r'(?!dbus|systemd)\w.*[^:]$', error)), 'no reason is told')


def skip(sentence):
    print('SKIP: ' + sentence, flush=True)
    raise SystemExit(harness.SKIPPED)


def start_server(environment, size):
    """Starts a display that is touched, names it in the environment, and returns its process; skips where there is none."""
    if shutil.which(SERVER) is None:
        skip(f'not installed: {SERVER}')
    folder = environment[harness.INSIDE]
    log = os.path.join(folder, 'touch.log')
    reader, writer = os.pipe()
    server = subprocess.Popen(
        [SERVER, '-displayfd', str(writer), '-config', write_configuration(folder, size), '-logfile', log, '-novtswitch',
         '-sharevts', '-noreset', '-nolisten', 'tcp'],
        pass_fds=[writer], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as answer:
        number = answer.readline().strip()
    if not number or not os.path.exists(os.path.join(folder, 'finger')):
        server.kill()
        server.wait()
        skip(f'no touch screen ({DRIVERS}): {find_reason(log)}')
    environment['DISPLAY'] = ':' + number
    return server


class Finger:
    """A finger on the screen; places are those of the screen."""

    def __init__(self):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(harness.PATIENCE)
        self.socket.connect(os.path.join(harness.folder(), 'finger'))
        self.width, self.height = map(int, xdotool('getdisplaygeometry').split())
        self.send(CLIENT_VERSION, struct.pack('=HH', 1, 1))
        check(self.receive(12)[0] == 0, 'the driver of the finger did not tell its version')
        self.touches = 0
        self.places = {}  # of what touches the screen

    def send(self, kind, more=b''):
        self.socket.sendall(struct.pack('=II', 8 + len(more), kind) + more)

    def receive(self, length):
        data = self.socket.recv(length, socket.MSG_WAITALL)
        check(len(data) == length, 'the driver of the finger has gone')
        return struct.unpack_from('=I', data, 4)

    def tell(self, *events):
        """Tells of events, each a kind, a place and a touch, and waits until the server has done with them."""
        for kind, x, y, touch in events:
            axes = [x * SCALE / (self.width - 1), y * SCALE / (self.height - 1)] + [0] * (N_AXES - 2)
            self.socket.sendall(struct.pack(TOUCH_FORMAT, struct.calcsize(TOUCH_FORMAT), TOUCH, touch, kind, 0, X_AND_Y,
                                            *axes, *[0] * N_AXES))
        self.send(WAIT_FOR_SYNC)
        self.receive(8)

    def next_touch(self):
        self.touches += 1
        return self.touches

    # What every finger does

    def down(self, x, y):
        """Touches the screen; returns the number of the touch, for those who use more than one finger."""
        touch = self.next_touch()
        self.places[touch] = (x, y)
        self.tell((BEGIN, x, y, touch))
        return touch

    def move(self, x, y, touch=None):
        touch = touch or self.touches
        self.places[touch] = (x, y)
        self.tell((UPDATE, x, y, touch))

    def up(self, touch=None):
        touch = touch or self.touches
        self.tell((END, *self.places.pop(touch), touch))

    # What is made of it

    def tap(self, x, y):
        self.down(x, y)
        self.up()

    def double_tap(self, x, y):
        """Both taps are told at once, so that they belong together however busy the computer is."""
        first, second = self.next_touch(), self.next_touch()
        self.tell((BEGIN, x, y, first), (END, x, y, first), (BEGIN, x, y, second), (END, x, y, second))

    def press_until(self, x, y, condition, what):
        """Keeps the finger there until what a long press does has happened, and lifts it; returns what the condition gives."""
        self.down(x, y)
        answer = wait_until(condition, what)
        self.up()
        return answer

    def swipe(self, x, y, to_x, to_y):
        """From here to there, and off the screen while still moving."""
        self.down(x, y)
        for step in range(1, STEPS + 1):
            time.sleep(FRAME)
            self.move(x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS)
        self.up()

    def drag_along(self, points):
        """Along these places, and comes to rest at the last."""
        self.down(*points[0])
        for point in points[1:]:
            time.sleep(FRAME)
            self.move(*point)
        self.up()


class TouchedProgram(program.Program):
    """The program as somebody plays it who has nothing but a finger; places are those of its window."""

    def __init__(self, path, *arguments, **environment):
        self.finger = Finger()
        super().__init__(path, *arguments, **environment)

    def on_screen(self, x, y):
        return self.x + x, self.y + y

    def click_at(self, x, y, *more):
        """As with the pointer, where `more` says that it is done twice."""
        (self.finger.double_tap if '--repeat' in more else self.finger.tap)(*self.on_screen(x, y))

    def drag_along(self, points):
        self.finger.drag_along([self.on_screen(*point) for point in points])
