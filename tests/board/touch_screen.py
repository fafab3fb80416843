# SPDX-License-Identifier: GPL-3.0-or-later
"""A touch screen for the demonstration board: the toolkit's display in a browser, with this script in the browser's place."""

import base64
import os
import shutil
import socket
import struct
import subprocess
import threading
import time

import board_driver
from board_driver import Failure

DAEMON = 'gtk4-broadwayd'
DISPLAY = ':7'  # of a folder of its own
F12 = 0xffc9
# What the daemon sends: the format of what follows the number of the command and a serial.
NEW_SURFACE, MOVE_RESIZE, UPLOAD_TEXTURE, SET_NODES, ROUNDTRIP = 2, 8, 13, 15, 16
FORMATS = {0: 'HB', 1: '', NEW_SURFACE: 'HhhHH', 3: 'H', 4: 'H', 5: 'H', 6: 'H', 7: 'H', 9: 'HH', 10: '', 12: 'H', 14: 'I',
           ROUNDTRIP: 'HI'}
# What it is sent.
TOUCH, KEY_PRESS, KEY_RELEASE, CONFIGURE, SCREEN_SIZE, ROUNDTRIP_DONE = 5, 7, 8, 11, 12, 14
BEGIN, UPDATE, END = range(3)


class Browser(threading.Thread):
    """Answers the daemon as a browser does, but draws nothing."""

    def __init__(self, path):
        super().__init__(daemon=True)
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.lock = threading.Lock()
        self.serial = 0
        self.surfaces = {}  # number: x, y, width, height
        self.rest = b''
        self.greet()
        self.start()
        self.send(SCREEN_SIZE, 1400, 1000, 1)

    def greet(self):
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(f'GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
                            f'Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Protocol: broadway\r\n'
                            f'Sec-WebSocket-Version: 13\r\nOrigin: http://localhost\r\n\r\n'.encode())
        while b'\r\n\r\n' not in self.rest:
            self.rest += self.receive()
        head, self.rest = self.rest.split(b'\r\n\r\n', 1)
        if b' 101 ' not in head.split(b'\r\n')[0]:
            raise Failure(f'the daemon answered {head}')

    def receive(self):
        data = self.socket.recv(65536)
        if not data:
            raise EOFError
        return data

    def take(self, size):
        while len(self.rest) < size:
            self.rest += self.receive()
        data, self.rest = self.rest[:size], self.rest[size:]
        return data

    def run(self):
        try:
            while True:
                size = self.take(2)[1] & 0x7f
                if size == 126:
                    size, = struct.unpack('>H', self.take(2))
                elif size == 127:
                    size, = struct.unpack('>Q', self.take(8))
                self.obey(self.take(size))
        except (EOFError, OSError):
            pass  # the test is over

    def obey(self, data):
        place = 0
        while place < len(data):
            command, self.serial = struct.unpack_from('<BI', data, place)
            place += 5
            if command == MOVE_RESIZE:
                place = self.move(data, place)
            elif command == SET_NODES:
                place += 6 + 4 * struct.unpack_from('<I', data, place + 2)[0]
            elif command == UPLOAD_TEXTURE:
                place += 8 + struct.unpack_from('<I', data, place + 4)[0]
            else:
                words = struct.unpack_from('<' + FORMATS[command], data, place)
                place += struct.calcsize('<' + FORMATS[command])
                if command == NEW_SURFACE:
                    self.surfaces[words[0]] = list(words[1:])
                elif command == ROUNDTRIP:
                    self.send(ROUNDTRIP_DONE, *words)

    def move(self, data, place):
        number, parts = struct.unpack_from('<HB', data, place)
        place += 3
        surface = self.surfaces[number]
        for bit, form, first in ((1, '<hh', 0), (2, '<HH', 2)):
            if parts & bit:
                surface[first:first + 2] = struct.unpack_from(form, data, place)
                place += 4
        self.send(CONFIGURE, number, *surface)
        return place

    def send(self, *words):
        now = int(time.monotonic() * 1000) & 0x3fffffff
        data = struct.pack(f'>{len(words) + 2}i', words[0], self.serial & 0x7fffffff, now, *words[1:])
        # Two threads send: the one that answers, and the one that touches.
        with self.lock:
            # With a mask of zeros, what is masked stays as it is.
            self.socket.sendall(struct.pack('>BB', 0x82, 0x80 | len(data)) + bytes(4) + data)


class TouchBoard(board_driver.Board):
    """The program on a screen that is only touched; places are those of its window."""

    def __init__(self, display, program, *arguments):
        path = os.path.join(display.environment['XDG_RUNTIME_DIR'], 'browser')
        display.environment.update(GDK_BACKEND='broadway', BROADWAY_DISPLAY=DISPLAY)
        self.daemon = subprocess.Popen([DAEMON, '--unixsocket', path, DISPLAY], env=display.environment,
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.browser = self.connect(path)
        # The daemon of GTK 4.8 fails when much of a picture changes.
        super().__init__(display, program, '--unseen', *arguments)

    def connect(self, path):
        end = time.monotonic() + board_driver.PATIENCE
        while True:
            try:
                return Browser(path)
            except OSError:
                if time.monotonic() > end or self.daemon.poll() is not None:
                    raise Failure('the touch screen did not start') from None
                time.sleep(0.02)

    def find_window(self):
        end = time.monotonic() + board_driver.PATIENCE
        while not self.browser.surfaces:
            if time.monotonic() > end:
                raise Failure('the window did not appear')
            time.sleep(0.02)
        return min(self.browser.surfaces)

    def find_place(self):
        """A touch is told in the window's own coordinates."""

    def close(self):
        super().close()
        self.daemon.terminate()
        self.daemon.wait()

    def key(self, *keys):
        for key in keys:
            code = F12 if key == 'F12' else ord(key)
            self.browser.send(KEY_PRESS, code, 0)
            self.browser.send(KEY_RELEASE, code, 0)

    def touch(self, what, x, y, finger=1):
        left, top = self.browser.surfaces[self.window][:2]
        x, y = round(x), round(y)
        self.browser.send(TOUCH, what, self.window, finger, 1, left + x, top + y, x, y, 0)

    def tap(self, x, y):
        self.touch(BEGIN, x, y)
        self.touch(END, x, y)


def need_screen():
    """Ends with the status for a skipped test if there is no daemon."""
    if shutil.which(DAEMON) is None:
        print(f'SKIP: not installed: {DAEMON}')
        raise SystemExit(77)
