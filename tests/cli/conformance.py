#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The check of games on the command line: how it is asked for, what it prints, and how it ends."""

import sys

from command import equal, main

PLUGINS = sys.argv[2]
TEMPLATE = sys.argv[3]
ASPECTS = ['table', 'options', 'presets', 'texts', 'deal', 'conservation', 'undo', 'moves', 'move-text', 'refusals',
           'position-text', 'position-start', 'save', 'layout', 'auto-play', 'double-click', 'hint', 'stuck']


def test_variant(command):
    output = command.good('check', 'six-by-four', '--deals', '2')
    equal(output, ''.join(f'six-by-four\t{aspect}\tok\n' for aspect in ASPECTS))
    results = command.objects('check', 'six-by-four', '--deals=2')
    equal(results, [{'variant': 'six-by-four', 'aspect': aspect, 'passed': True, 'message': None} for aspect in ASPECTS])


def test_module(command):
    """A module is checked by itself, wherever it lies."""
    output = command.good('check', TEMPLATE, '--deals', '1', RIFFLE_PLUGIN_PATH='/nonexistent')
    equal([line.split('\t')[1:] for line in output.splitlines()], [[aspect, 'ok'] for aspect in ASPECTS])


def test_broken_modules(command):
    equal(command.bad('check', f'{PLUGINS}/wrong-abi.so', status=1),
          f'{PLUGINS}/wrong-abi.so: the plugin was built for plugin interface 999, and this program has 3')
    equal(command.bad('check', f'{PLUGINS}/no-variants.so', status=1), f'{PLUGINS}/no-variants.so: the plugin has no variants')


def test_failing_variant(command):
    """The variants of this module load, but lack texts that a player needs."""
    result = command.run('check', f'{PLUGINS}/good.so', '--deals', '1')
    equal(result.returncode, 1)
    assert '\ttexts\tFAILED\t' in result.stdout, result.stdout


def test_wrong_arguments(command):
    equal(command.bad('check', 'nonesuch.so'), 'there is no file “nonesuch.so”')
    equal(command.bad('check', 'six-by-four', '--deals=0'), 'the number of deals must be between 1 and 100000')
    assert command.bad('check', 'six-by-four', '--deals=many')


main([test_variant, test_module, test_broken_modules, test_failing_variant, test_wrong_arguments])
