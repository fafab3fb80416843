#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes variants with tools/new-variant, compiles them against the engine that was built, and runs the conformance suite."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

SOURCE, BUILD, CLI, MESON = sys.argv[1:5]
# What a variant's name may do to code: quotes, backslashes, ends of comments, and words that C has taken.
ODD = {'double': 'Double', '8-off': 'The "Best" \\ /* Game */', 'piles': 'Straße, Été, Игра', 'a': '%s %d'}


def environment():
    own = dict(os.environ)
    own['PKG_CONFIG_PATH'] = f'{BUILD}/meson-uninstalled'
    own['PATH'] = os.path.dirname(os.path.abspath(CLI)) + os.pathsep + own['PATH']
    # The variants lie outside the build tree, and nothing else is to be found.
    own['LC_ALL'] = 'C.UTF-8'
    return own


def run(*command, **options):
    return subprocess.run(command, capture_output=True, encoding='utf-8', **{'env': environment(), **options})


def path_without(program, folder):
    """A folder with links to all that is in PATH but that program."""
    links = f'{folder}/programs'
    os.makedirs(links)
    for place in os.environ['PATH'].split(os.pathsep):
        for name in os.listdir(place) if os.path.isdir(place) else []:
            if name != program and not os.path.lexists(f'{links}/{name}'):
                os.symlink(os.path.join(place, name), f'{links}/{name}')
    return links


def tree_of(folder):
    """All files below a folder with their contents."""
    return {os.path.relpath(os.path.join(place, name), folder): open(os.path.join(place, name), 'rb').read()
            for place, _, names in os.walk(folder) for name in names}


class NewVariant(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix='riffle-new-variant-')
        self.addCleanup(shutil.rmtree, self.folder)

    def succeed(self, *command, **options):
        result = run(*command, **options)
        self.assertEqual(result.returncode, 0, f'{command}:\n{result.stdout}\n{result.stderr}')
        return result.stdout

    def generate(self, *arguments):
        return self.succeed(f'{SOURCE}/tools/new-variant', *arguments)

    def refuse(self, sentence, *arguments):
        before = tree_of(self.folder)
        result = run(f'{SOURCE}/tools/new-variant', *arguments)
        self.assertNotEqual(result.returncode, 0)
        self.assertIn(sentence, result.stderr)
        self.assertNotIn('Traceback', result.stderr)
        self.assertEqual(tree_of(self.folder), before)

    def copy_tree(self):
        """As much of the source tree as the generator looks at."""
        top = f'{self.folder}/tree'
        os.makedirs(f'{top}/po')
        shutil.copytree(f'{SOURCE}/plugins/template', f'{top}/plugins/template')
        shutil.copy(f'{SOURCE}/plugins/meson.build', f'{top}/plugins')
        with open(f'{top}/po/POTFILES', 'w') as potfiles:
            potfiles.write('# A comment\nplugins/klondike/klondike.c\nsrc/app/main.c\n')
        return top

    def compile(self, source, module):
        flags = self.succeed('pkg-config', '--cflags', 'patience-1').split()
        self.succeed('cc', '-std=gnu11', '-Wall', '-Werror', '-shared', '-fPIC', '-fvisibility=hidden', *flags,
                     '-o', module, source)

    def test_project(self):
        project = f'{self.folder}/my-game'
        self.generate('--project', project, 'my-game', 'My Game')
        self.succeed(MESON, 'setup', f'{project}/_build', project)
        self.succeed(MESON, 'compile', '-C', f'{project}/_build')
        module = f'{project}/_build/my-game.so'
        with open(f'{project}/my-game.c', encoding='utf-8') as file:
            self.assertIn('\n  .domain = "my-game",\n', file.read())
        self.assertIn('my-game', self.succeed(CLI, 'check', module))
        self.succeed(MESON, 'test', '-C', f'{project}/_build')
        with open(f'{project}/_build/meson-logs/testlog.txt') as log:
            self.assertIn('riffle-cli check', log.read())
        golden = f'{project}/tests/golden.txt'
        with open(golden, encoding='utf-8') as file:
            text = file.read()
        self.assertIn('\nstatus: won\n', text)
        for changed in (text.replace('status: won', 'status: lost'), text.replace('tableau 1: 2H', 'tableau 1: 3H')):
            with open(golden, 'w', encoding='utf-8') as file:
                file.write(changed)
            result = run(MESON, 'test', '-C', f'{project}/_build', 'golden', '--print-errorlogs')
            self.assertNotEqual(result.returncode, 0, changed)
        self.assertIn('-tableau 1: 3H', result.stdout)
        # What is printed can be put in.
        self.succeed('sh', f'{project}/tests/golden.sh', '--write',
                     env={**environment(), 'RIFFLE_PLUGIN_PATH': f'{project}/_build'})
        with open(golden, encoding='utf-8') as file:
            self.assertEqual(file.read(), text)
        self.refuse('not empty', '--project', project, 'other-game', 'Other Game')

    def test_project_without_cli(self):
        """A project that cannot be tested is not set up: a run of no tests would look like success."""
        project = f'{self.folder}/my-game'
        self.generate('--project', project, 'my-game', 'My Game')
        own = {'PATH': path_without('riffle-cli', self.folder)}
        result = run(MESON, 'setup', f'{project}/_build', project, env={**environment(), **own})
        self.assertNotEqual(result.returncode, 0, result.stdout)
        self.assertIn("Program 'riffle-cli' not found", result.stdout)

    def test_tree(self):
        top = self.copy_tree()
        self.generate('--tree', top, 'my-game', 'My Game')
        with open(f'{top}/plugins/meson.build') as meson:
            families = meson.read().split('families = [\n')[1].split(']')[0].split()
        self.assertIn("'my-game',", families)
        self.assertEqual(families, sorted(families))
        with open(f'{top}/po/POTFILES') as potfiles:
            self.assertEqual(potfiles.read(), '# A comment\nplugins/klondike/klondike.c\nplugins/my-game/my-game.c\n'
                                              'src/app/main.c\n')
        with open(f'{top}/plugins/my-game/tests/golden.txt') as golden:
            text = golden.read()
        self.assertIn('deal my-game#1', text)
        self.assertNotIn('six-by-four', text)
        self.compile(f'{top}/plugins/my-game/my-game.c', f'{self.folder}/my-game.so')
        self.succeed(CLI, 'check', f'{self.folder}/my-game.so')
        self.refuse('is there already', '--tree', top, 'my-game', 'My Game')

    def test_guide(self):
        """The special action of the guide is a game, and its code is no wider than the tree allows."""
        with open(f'{SOURCE}/docs/plugins.md', encoding='utf-8') as guide:
            blocks = re.findall(r'(?ms)^```c\n(.*?)^```$', guide.read())
        self.assertEqual([line for block in blocks for line in block.splitlines() if len(line) > 100], [])
        body, fields = next(block for block in blocks if 'list_favours' in block).split('/* in .game: */')
        self.generate('--project', f'{self.folder}/my-game', 'my-game', 'My Game')
        with open(f'{self.folder}/my-game/my-game.c', encoding='utf-8') as file:
            text = file.read()
        text = text.replace('/* The variant.', body + '/* The variant.').replace('.auto_class', fields + '.auto_class')
        with open(f'{self.folder}/guide.c', 'w', encoding='utf-8') as file:
            file.write(text)
        self.compile(f'{self.folder}/guide.c', f'{self.folder}/guide.so')
        self.succeed(CLI, 'check', '--deals=2', f'{self.folder}/guide.so')
        played = self.succeed('env', f'RIFFLE_PLUGIN_PATH={self.folder}', CLI, 'play', 'my-game#1', '!favour:t1>t3')
        self.assertIn('\nfavours: 2\n', played)

    def test_odd_names(self):
        modules = f'{self.folder}/modules'
        os.makedirs(modules)
        for ident, name in ODD.items():
            self.generate('--project', f'{self.folder}/{ident}', ident, name)
            self.compile(f'{self.folder}/{ident}/{ident}.c', f'{modules}/{ident}.so')
        command = ['env', f'RIFFLE_PLUGIN_PATH={modules}', f'XDG_STATE_HOME={self.folder}/state', CLI, 'list']
        listed = dict(line.split('\t')[:2] for line in self.succeed(*command).splitlines())
        self.assertEqual(listed, ODD)
        self.assertEqual(self.succeed(*command, '--broken'), '')

    def test_refusals(self):
        top = self.copy_tree()
        for ident in ('My-Game', 'my game', '-my', 'my-', 'my--game', 'spiel-ö', '../x', ''):
            self.refuse('is not an id', '--tree', top, '--', ident, 'My Game')
        self.refuse('is the folder of the template', '--tree', top, 'template', 'Template')
        for name in ('', '  ', 'two\nlines'):
            self.refuse('one line of text', '--tree', top, 'my-game', name)
        os.remove(f'{top}/plugins/template/template.c')
        self.refuse('template.c', '--tree', top, 'my-game', 'My Game')


unittest.main(argv=sys.argv[:1])
