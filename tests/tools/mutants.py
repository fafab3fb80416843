#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What ./check --mutants changes: mutants.py SOURCE-FOLDER."""

import os
import sys
import tempfile
import unittest

ROOT = sys.argv.pop(1)
sys.path.insert(0, os.path.join(ROOT, 'tools', 'mutants'))
sys.dont_write_bytecode = True

import places  # noqa: E402
import programs  # noqa: E402
import run  # noqa: E402

SOURCE = '''\
/* a < b && TRUE */
#define MORE(a, b) ((a) > (b) && TRUE)
#include <glib.h>

static gboolean
is_near (const Thing *thing,
         int          distance)
{
  g_return_val_if_fail (thing != NULL, FALSE);
  if (!thing->here || distance >= 3)
    return FALSE;
  g_print ("a == b %c", '<'); // c != d
  return thing->x - distance < -1;
}

static int
count (Thing *thing)
{
  thing->n += thing->n << 2;
  if (thing->n)
    return 0;
  return thing->n;
}
'''

CHANGES = [
    (10, 'if (thing->here || distance >= 3)'),
    (10, 'if (!thing->here && distance >= 3)'),
    (10, 'if (!thing->here || distance > 3)'),
    (11, 'return TRUE;'),
    (13, 'return !(thing->x - distance < -1);'),
    (13, 'return thing->x + distance < -1;'),
    (13, 'return thing->x - distance <= -1;'),
    (21, 'return 1;'),
]


def read(path):
    with open(os.path.join(ROOT, path), encoding='utf-8', newline='') as file:
        return file.read()


class Places(unittest.TestCase):
    def test_found(self):
        """Comments, texts, the preprocessor and checks of arguments are left alone."""
        found = places.find_changes('a.c', SOURCE)
        self.assertEqual([(change.line, change.after) for change in found], CHANGES)

    def test_applied(self):
        """One line differs from the source; those in front of it do not count."""
        for change in places.find_changes('a.c', SOURCE):
            _, text = places.apply(change, SOURCE).split('#line 1\n')
            different = [(was, line) for was, line in zip(SOURCE.splitlines(), text.splitlines()) if was != line]
            self.assertEqual([(was.strip(), line.strip()) for was, line in different], [(change.before, change.after)])

    def test_over_lines(self):
        found = places.find_changes('a.c', 'gboolean\nis_one (int a)\n{\n  return a == 1 ||\n         a < 0;\n}\n')
        self.assertEqual(found[0].text, '!(a == 1 ||\n         a < 0)')
        self.assertEqual([change.line for change in found], [4, 4, 4, 5])


class Samples(unittest.TestCase):
    def setUp(self):
        self.changes = [change for path in ('a.c', 'b.c', 'c.c') for change in places.find_changes(path, SOURCE)]

    def test_even(self):
        drawn = places.Sample(self.changes, 1).draw(8)
        counts = sorted(sum(change.path == path for change in drawn) for path in ('a.c', 'b.c', 'c.c'))
        self.assertEqual((counts, len(set(drawn))), ([2, 3, 3], 8))

    def test_fixed(self):
        """A seed always draws the same, in whatever order the changes come."""
        one = places.Sample(self.changes, 1).draw(8)
        self.assertEqual(one, places.Sample(self.changes, 1).draw(8))
        self.assertNotEqual(one, places.Sample(self.changes, 2).draw(8))

    def test_all(self):
        self.assertEqual(places.Sample(self.changes, 1).draw(1000), sorted(self.changes))

    def test_replaced(self):
        """Another one of the same file, as long as there is one."""
        sample = places.Sample(self.changes, 1)
        drawn = sample.draw(6)
        others = [sample.replace(drawn[0]) for _ in range(len(CHANGES) - 1)]
        self.assertEqual({change.path for change in others[:-1]}, {drawn[0].path})
        self.assertFalse(set(others) & set(drawn))
        self.assertIsNone(others[-1])


class Equivalents(unittest.TestCase):
    def test_read(self):
        self.assertEqual(places.read_equivalents('# text\n\na.c: x < y → x <= y\n  They differ.\n'), {('a.c', 'x < y', 'x <= y')})
        for text in ('a.c: x < y → x <= y\n', 'a.c: x < y\n  why\n'):
            with self.assertRaises(ValueError):
                places.read_equivalents(text)

    def test_used(self):
        """What is left out can still be found in the sources."""
        left_out = places.read_equivalents(read('tools/mutants/equivalent.txt'))
        found = {(path, change.before, change.after) for path, _, _ in left_out
                 for change in places.find_changes(path, read(path))}
        self.assertEqual(left_out - found, set())


class Tree(unittest.TestCase):
    def test_halves(self):
        """Every object that is named is there, and so is something to change."""
        for half in run.HALVES:
            for pattern in half.patterns:
                path = f'{half.folder}/{pattern}.c'
                self.assertTrue(any(run.fnmatch.fnmatch(name, path) for name in half.list_files(ROOT)), path)
            self.assertGreater(len(run.find_all(ROOT, half.list_files(ROOT))), run.COUNT)

    def test_copied(self):
        """The copy becomes what the tree is, without what was built, and keeps what is equal."""
        with tempfile.TemporaryDirectory() as folder:
            tree, copy = os.path.join(folder, 'tree'), os.path.join(folder, 'copy')
            for path in ('src/a.c', 'b.c', '_build/c.o', 'trixie/meson-private/d', 'e/f.c'):
                os.makedirs(os.path.dirname(os.path.join(tree, path)), exist_ok=True)
                with open(os.path.join(tree, path), 'w', encoding='utf-8') as file:
                    file.write(path)
            os.mkdir(copy)
            programs.copy_tree(tree, copy)
            self.assertEqual(programs.list_files(copy), {'src/a.c', 'b.c', 'e/f.c'})
            os.utime(os.path.join(copy, 'b.c'), (1, 1))
            os.remove(os.path.join(tree, 'e/f.c'))
            with open(os.path.join(copy, 'src/a.c'), 'w', encoding='utf-8') as file:
                file.write('changed')
            programs.copy_tree(tree, copy)
            self.assertEqual(programs.list_files(copy), {'src/a.c', 'b.c'})
            self.assertEqual(os.stat(os.path.join(copy, 'b.c')).st_mtime, 1)
            with open(os.path.join(copy, 'src/a.c'), encoding='utf-8') as file:
                self.assertEqual(file.read(), 'src/a.c')


unittest.main()
