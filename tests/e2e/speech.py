# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a screen reader finds it on the accessibility bus.

Asked of the bus itself and never kept: the cache of the usual library may hold a child beneath itself after a window has
changed much, and then never finishes.
"""

import functools
import re
import sys

import harness
from harness import Failure, wait_until

try:
    import gi
    gi.require_version('Atspi', '2.0')
    from gi.repository import Atspi, Gio, GLib
except (ImportError, ValueError) as missing:
    print(f'SKIP: not installed: {missing}')
    sys.exit(harness.SKIPPED)

# What newer versions of GTK call the roles of today's.
ROLES = {'button': 'push button', 'grouping': 'panel', 'toggle button': 'push button'}
REGISTRY = 'org.a11y.atspi.Registry'
ROOT = '/org/a11y/atspi/accessible/root'
STORE = '/org/a11y/atspi/cache'
DEEPEST = 100                 # no window nests so many parts: what seems to is changing while it is read
LONGEST = 2000                # milliseconds: a program that does not answer for so long counts as gone


def connect():
    """The bus that programs and screen readers share."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address, = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress', None, None,
                                 Gio.DBusCallFlags.NONE, -1).unpack()
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags)


class Accessible:
    """Where an accessible object is: the bus, the program's name on it and the object's path."""

    def __init__(self, bus, owner, path):
        self.bus, self.owner, self.path = bus, owner, path

    def call(self, interface, method, signature='()', *arguments):
        return self.bus.call_sync(self.owner, self.path, interface, method, GLib.Variant(signature, arguments), None,
                                  Gio.DBusCallFlags.NO_AUTO_START, LONGEST).unpack()

    def ask(self, question):
        return self.call('org.a11y.atspi.Accessible', question)[0]

    def children(self):
        return [Accessible(self.bus, owner, path) for owner, path in self.ask('GetChildren')]

    def properties(self):
        return self.call('org.freedesktop.DBus.Properties', 'GetAll', '(s)', 'org.a11y.atspi.Accessible')[0]


class Node:
    """An accessible object as it is when it is asked for the first time."""

    def __init__(self, accessible):
        self.accessible = accessible

    @functools.cached_property
    def role(self):
        return role_named(self.accessible.ask('GetRole'))

    @functools.cached_property
    def properties(self):
        return self.accessible.properties()

    @property
    def name(self):
        return self.properties.get('Name', '')

    @property
    def description(self):
        return self.properties.get('Description', '')

    @functools.cached_property
    def states(self):
        return states_in(*self.accessible.ask('GetState'))

    def complete(self):
        """Asks for everything now, before the object may vanish."""
        self.role, self.properties, self.states  # pylint: disable=pointless-statement
        return self

    def children(self):
        return [Node(child).complete() for child in self.accessible.children()]

    def walk(self, store=None, depth=0):
        """This part and all in it, each before what it holds."""
        store = store or Store(self.accessible)
        yield self
        if depth < DEEPEST:
            for child in store.children(self):
                yield from child.walk(store, depth + 1)

    def search_focus(self, store=None, depth=0):
        """What leads to the part that has the focus, and that part; empty where none has it."""
        store = store or Store(self.accessible)
        if 'focused' in self.states:
            return [self]
        for child in store.children(self) if depth < DEEPEST else []:
            path = child.search_focus(store, depth + 1)
            if path:
                return [self, *path]
        return []

    def actions(self):
        try:
            number = len(self.accessible.call('org.a11y.atspi.Action', 'GetActions')[0])
        except GLib.Error:
            return []  # it has none, not even an empty list
        return [self.accessible.call('org.a11y.atspi.Action', 'GetName', '(i)', i)[0] for i in range(number)]

    def do(self, action):
        names = self.actions()
        if action not in names:
            raise Failure(f'“{self.name}” cannot do “{action}”, only {names}')
        if not self.accessible.call('org.a11y.atspi.Action', 'DoAction', '(i)', names.index(action))[0]:
            raise Failure(f'“{self.name}” did not do “{action}”')


class Store:
    """What a program tells about its parts in one answer, which has those in it that somebody asked for before."""

    def __init__(self, accessible):
        try:
            items = Accessible(accessible.bus, accessible.owner, STORE).call('org.a11y.atspi.Cache', 'GetItems')[0]
        except GLib.Error:
            items = []
        # The program itself is said to have no parts.
        self.items = {item[0][1]: item for item in items if item[0][1] != ROOT}

    def node(self, accessible):
        node = Node(accessible)
        if accessible.path in self.items:
            _, _, parent, _, number, _, name, role, description, states = self.items[accessible.path]
            node.role = role_named(role)
            node.properties = {'Name': name, 'Description': description, 'Parent': parent, 'ChildCount': number}
            node.states = states_in(*states)
        return node

    def children(self, node):
        """The parts in a part, if it has any. It is asked for them: the answer has those in it, too, that are hidden now."""
        item = self.items.get(node.accessible.path)
        if item and item[4] == 0:
            return []
        return [self.node(child) for child in node.accessible.children()]


def role_named(number):
    role = Atspi.role_get_name(number)
    return ROLES.get(role, role)


@functools.cache
def states_in(low, high):
    """The states' names, from the two words in which each has a bit."""
    bits = low | high << 32
    return frozenset(Atspi.StateType(i).value_nick for i in range(int(Atspi.StateType.LAST_DEFINED)) if bits >> i & 1)


class Reader:
    """Finds things in the program's window. Things vanish while one looks, so each look is repeated until it succeeds."""

    def __init__(self, name):
        self.name = name
        self.bus = connect()
        self.application = wait_until(self.find_application, f'“{name}” on the accessibility bus')
        self.announced = []
        self.focused = None  # the object that told last that it has the focus
        self.listen('object:announcement', 'Announcement', lambda source, kind, on, text: self.announced.append(text))
        self.listen('object:property-change:accessible-description', 'PropertyChange', self.note_description)
        self.listen('object:state-changed:focused', 'StateChanged', self.note_focus)

    def listen(self, event, member, heard):
        def unpack(_, owner, path, _interface, _member, parameters):
            kind, on, _, value = parameters.unpack()[:4]
            heard(Accessible(self.bus, owner, path), kind, on, value)
        Accessible(self.bus, REGISTRY, '/org/a11y/atspi/registry').call(REGISTRY, 'RegisterEvent', '(s)', event)
        self.bus.signal_subscribe(None, 'org.a11y.atspi.Event.Object', member, None, None, Gio.DBusSignalFlags.NONE, unpack)

    def note_description(self, _source, kind, _on, text):
        """Before there were announcements, what is new becomes the description of what has the focus."""
        if kind == 'accessible-description' and text:
            self.announced.append(text)

    def note_focus(self, source, kind, on, _):
        if kind == 'focused' and on and source.owner == self.application.owner:
            self.focused = source

    def hear(self, pattern):
        """Waits until something is said in which a pattern is found, and forgets that and what was said before it."""
        def heard():
            self.listen_now()
            return next((n for n, text in enumerate(self.announced, 1) if re.search(pattern, text)), None)
        n = wait_until(heard, lambda: f'“{pattern}” to be spoken; there was {self.announced}')
        text = self.announced[n - 1]
        del self.announced[:n]
        return text

    @staticmethod
    def listen_now():
        """Takes in what was told so far."""
        while GLib.MainContext.default().iteration(False):
            pass

    def find_application(self):
        try:
            programs = Accessible(self.bus, REGISTRY, ROOT).children()
            return next((program for program in programs if program.properties()['Name'] == self.name), None)
        except GLib.Error:
            return None

    def root(self):
        return Node(self.application)

    def find_all(self, condition):
        try:
            return [node.complete() for node in Node(self.application).walk() if condition(node)]
        except GLib.Error:
            return []

    def find_first(self, condition):
        try:
            return next((node.complete() for node in Node(self.application).walk() if condition(node)), None)
        except GLib.Error:
            return None

    def find(self, condition, what):
        return wait_until(lambda: self.find_first(condition), f'{what} on the accessibility bus')

    def find_named(self, role, start):
        return self.find(lambda node: node.role == role and node.name.startswith(start), f'a {role} named “{start}…”')

    def climb(self, source):
        """What leads to an object that has the focus still, and that object."""
        path = [Node(source)]
        if 'focused' not in path[0].states:
            return []
        while path[0].accessible.path != self.application.path:
            owner, parent = path[0].properties['Parent']
            if len(path) > DEEPEST or owner != self.application.owner:
                return []
            path.insert(0, Node(Accessible(self.bus, owner, parent)))
        return path

    def path_to_focus(self):
        """What leads to the part that has the focus, and that part; empty where none has it."""
        self.listen_now()
        try:
            path = self.climb(self.focused) if self.focused else []
        except GLib.Error:
            path = []  # it is gone
        try:
            return [node.complete() for node in path or Node(self.application).search_focus()]
        except GLib.Error:
            return []

    def what_is_said(self):
        """All that was announced, and what has the focus."""
        path = self.path_to_focus()
        return [*self.announced, *[f'{node.name} {node.description}' for node in path[-1:]]]

    def pile(self, start):
        """A pile, with its cards from the bottom to the top."""
        node = self.find_named('list', start)
        return node, list(node.children())

    def top(self, start):
        return wait_until(lambda: self.pile(start)[1], f'a card in {start}')[-1]
