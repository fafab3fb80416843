# SPDX-License-Identifier: GPL-3.0-or-later
"""Dialogs of the program: windows of their own, or with newer versions of libadwaita parts of its window."""

import subprocess

import speech
from harness import PATIENCE, wait_until, xdotool
from program import active_window

ROLES = ('dialog', 'alert')


class Dialogs:
    """The dialogs that a program opens."""

    def __init__(self, program):
        self.program = program
        self.reader = speech.Reader('riffle')

    def find(self):
        """The title of the dialog that has the keys now, in a tuple; a menu is a window too, but never has them."""
        window = active_window()
        if window != self.program.window:
            return (title_of(window),) if window in self.program.find_windows() else None
        return next(((node.name,) for node in self.reader.path_to_focus()[2:] if node.role in ROLES), None)

    def open(self, *keys):
        self.program.key(*keys)
        return self.wait(f'a dialog after {keys}')

    def wait(self, what, *others, patience=PATIENCE):
        """The title of a dialog that is there now or soon, but not one of the others.

        It must not be asked for again: between two dialogs, and while one moves the focus, none has the keys.
        """
        def found():
            titles = self.find()
            return titles if titles and titles[0] not in others else None
        return wait_until(found, what, patience)[0]

    def focused(self):
        """The name of what has the focus; the text in an entry has none of its own."""
        return next((node.name for node in reversed(self.reader.path_to_focus()) if node.name), '')

    def go_to(self, *labels, key='Tab', seconds=60):
        """Presses a key until the focus is on something of such a name; one that comes while a menu opens may be lost."""
        def arrives():
            if self.focused() not in labels:
                self.program.key(key)
                xdotool('sleep', 0.1)
            return self.focused() in labels
        wait_until(arrives, lambda: f'the focus on {labels}, not on “{self.focused()}”', seconds)

    def answer(self, label):
        """One of the answers to a question that is about to be asked; their order differs."""
        def has_focus():
            # A question may be called like one of its answers.
            is_there = [node.name for node in self.reader.path_to_focus()[-1:]] == [label]
            if not is_there:
                self.program.key('Tab')
                xdotool('sleep', 0.1)
            return is_there
        self.wait('a question')
        wait_until(has_focus, lambda: f'the focus on “{label}”, not on “{self.focused()}”')
        self.program.key('Return')

    def open_in_menu(self, number):
        """By an entry of the menu, counted from its end. The menu takes keys when one of its entries has the focus."""
        self.program.key('F10')
        wait_until(lambda: any(node.role == 'menu item' for node in self.reader.path_to_focus()), 'the menu')
        return self.open(*['Up'] * number, 'Return')

    def open_last_of_menu(self):
        return self.open_in_menu(1)

    def is_closed(self):
        """Whether the keys are with something else in the program's window."""
        return self.program.find_windows() == [self.program.window] == [active_window()] \
            and self.reader.path_to_focus() and self.find() is None

    def wait_closed(self, name):
        wait_until(self.is_closed, f'“{name}” to be closed')


def title_of(window):
    return subprocess.run(['xdotool', 'getwindowname', window], capture_output=True, text=True, check=False).stdout.strip()
