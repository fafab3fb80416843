# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a screen reader finds it on the accessibility bus."""

import sys

import harness
from harness import Failure, wait_until

try:
    import gi
    gi.require_version('Atspi', '2.0')
    from gi.repository import Atspi, GLib
except (ImportError, ValueError) as missing:
    print(f'SKIP: not installed: {missing}')
    sys.exit(harness.SKIPPED)

# What newer versions of GTK call the roles of today's.
ROLES = {'button': 'push button', 'grouping': 'panel', 'toggle button': 'push button'}


class Node:
    """An accessible object as it is at this moment."""

    def __init__(self, accessible):
        self.accessible = accessible
        accessible.clear_cache()
        role = accessible.get_role_name()
        self.role = ROLES.get(role, role)
        self.name = accessible.get_name()
        self.description = accessible.get_description()
        self.states = {state.value_nick for state in accessible.get_state_set().get_states()}

    def children(self):
        for i in range(self.accessible.get_child_count()):
            child = self.accessible.get_child_at_index(i)
            if child is not None:
                yield Node(child)

    def walk(self):
        yield self
        for child in self.children():
            yield from child.walk()

    def path_to_focus(self):
        """What leads to the part that has the focus, and that part; empty where none has it."""
        if 'focused' in self.states:
            return [self]
        for child in self.children():
            path = child.path_to_focus()
            if path:
                return [self, *path]
        return []

    def actions(self):
        interface = self.accessible.get_action_iface()
        return [interface.get_action_name(i) for i in range(interface.get_n_actions())] if interface else []

    def do(self, action):
        names = self.actions()
        if action not in names:
            raise Failure(f'“{self.name}” cannot do “{action}”, only {names}')
        if not self.accessible.get_action_iface().do_action(names.index(action)):
            raise Failure(f'“{self.name}” did not do “{action}”')


class Reader:
    """Finds things in the program's window. Things vanish while one looks, so each look is repeated until it succeeds."""

    def __init__(self, name):
        Atspi.init()
        self.name = name
        self.application = wait_until(self.find_application, f'“{name}” on the accessibility bus')
        self.announced = []
        self.ear = Atspi.EventListener.new(lambda event: self.announced.append(event.any_data))
        self.ear.register('object:announcement')

    def find_application(self):
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child is not None and child.get_name() == self.name:
                return child
        return None

    def find_all(self, condition):
        try:
            return [node for node in Node(self.application).walk() if condition(node)]
        except GLib.Error:
            return []

    def find(self, condition, what):
        return wait_until(lambda: self.find_all(condition), f'{what} on the accessibility bus')[0]

    def find_named(self, role, start):
        return self.find(lambda node: node.role == role and node.name.startswith(start), f'a {role} named “{start}…”')

    def path_to_focus(self):
        try:
            return Node(self.application).path_to_focus()
        except GLib.Error:
            return []

    def what_is_said(self):
        """Announcements, which there are from GTK 4.14 on; before, news are with the name of what has the focus."""
        while GLib.MainContext.default().iteration(False):
            pass
        path = self.path_to_focus()
        return [*self.announced, *[f'{node.name} {node.description}' for node in path[-1:]]]

    def pile(self, start):
        """A pile, with its cards from the bottom to the top."""
        node = self.find_named('list', start)
        return node, list(node.children())

    def top(self, start):
        return wait_until(lambda: self.pile(start)[1], f'a card in {start}')[-1]
