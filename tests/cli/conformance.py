#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The check of games on the command line: how it is asked for, what it prints, and how it ends."""

import errno
import json
import os
import resource
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from command import equal, main, path, plugin_abi

PLUGINS = sys.argv[2]
TEMPLATE = sys.argv[3]
ASPECTS = ['table', 'options', 'presets', 'texts', 'deal', 'conservation', 'undo', 'moves', 'move-text', 'refusals',
           'position-text', 'position-start', 'save', 'layout', 'auto-play', 'double-click', 'hint', 'stuck', 'solver']


def test_variant(command):
    output = command.good('check', 'six-by-four', '--deals', '2')
    equal(output, ''.join(f'six-by-four\t{aspect}\tok\n' for aspect in ASPECTS))
    results = command.objects('check', 'six-by-four', '--deals=2')
    equal(results, [{'variant': 'six-by-four', 'aspect': aspect, 'passed': True, 'message': None} for aspect in ASPECTS])


def test_all(command):
    """Every game is checked once."""
    output = command.good('check', '--all', '--deals', '1', RIFFLE_PLUGIN_PATH=os.path.dirname(TEMPLATE))
    equal(output, ''.join(f'six-by-four\t{aspect}\tok\n' for aspect in ASPECTS))


def test_module(command):
    """A module is checked by itself, wherever it lies."""
    output = command.good('check', TEMPLATE, '--deals', '1', RIFFLE_PLUGIN_PATH='/nonexistent')
    equal([line.split('\t')[1:] for line in output.splitlines()], [[aspect, 'ok'] for aspect in ASPECTS])


def test_broken_modules(command):
    equal(command.bad('check', f'{PLUGINS}/wrong-abi.so', status=1),
          f'{PLUGINS}/wrong-abi.so: the plugin was built for plugin interface 999, and this program has {plugin_abi()}')
    equal(command.bad('check', f'{PLUGINS}/no-variants.so', status=1), f'{PLUGINS}/no-variants.so: the plugin has no variants')


def test_failing_variant(command):
    """The variants of this module load, but lack texts that a player needs."""
    result = command.run('check', f'{PLUGINS}/good.so', '--deals', '1')
    equal(result.returncode, 1)
    assert '\ttexts\tFAILED\t' in result.stdout, result.stdout


def test_garbled_status(command):
    result = command.run('check', f'{PLUGINS}/garbled-status.so', '--deals', '1')
    equal(result.returncode, 1)
    failed = [line.split('\t') for line in result.stdout.splitlines() if '\tok' not in line]
    equal([line[1:3] for line in failed], [['texts', 'FAILED'], ['refusals', 'FAILED']])
    assert 'what the hook `status` says is not UTF-8' in failed[0][3], failed
    assert 'with “Not \ufffd now.”' in failed[1][3], failed


def test_harmful_modules(command):
    """Modules that end the program, or do not come to an end: what they did is said, and where."""
    def check(name, *more):
        return command.bad('check', f'{PLUGINS}/{name}.harmful', '--timeout', '1', *more, status=1)
    for name, sentence in {
            'abort-load': 'the function “pat_plugin_load” ended the program with the signal SIGABRT',
            'closes-load': 'the function “pat_plugin_load” did not return within 1 second',
            'endless-load': 'the function “pat_plugin_load” did not return within 1 second',
            'exit-load': 'the function “pat_plugin_load” ended the program with the exit status 0',
            'fatal-open': 'the module ended the program with the signal SIGABRT',
            'fatal-hook': 'test-fatal-hook: the hook “after_move” ended the program with the signal SIGSEGV, '
                          'deal test-fatal-hook#1',
            'endless-hook': 'test-endless-hook: the hook “refuse” did not return within 1 second, '
                            'deal test-endless-hook#1, after 11 moves',
            'closes-hook': 'test-closes-hook: the hook “prepare” closes files that are not its own, '
                           'deal test-closes-hook#1',
            'crowded-hook': 'test-crowded-hook: the hook “more_moves” lists more than 2047 moves, '
                            'deal test-crowded-hook#1',
            'fickle': 'test-fickle: the hook “prepare” ended the program with the exit status 0, '
                      'deal test-fickle#13'}.items():
        equal(check(name, '--deals', '20'), f'{PLUGINS}/{name}.harmful: {sentence}')
    # As JSON, too, messages are messages.
    assert check('abort-load', '--json')


def test_printing_module(command):
    """What a module prints is no part of the results, for people or for scripts."""
    module = f'{PLUGINS}/prints.harmful'
    result = command.run('check', module, '--deals', '1')
    equal(result.stdout, ''.join(f'test-prints\t{aspect}\tok\n' for aspect in ASPECTS))
    assert 'opened' in result.stderr and 'prepared' in result.stderr, result.stderr
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(module, os.path.join(folder, 'prints.so'))
        for words, name in ((['list'], 'id'), (['deal', 'test-prints#1'], 'variant'), (['moves', 'test-prints#1'], 'move'),
                            (['rules', 'test-prints'], 'text'), (['check', 'test-prints', '--deals', '1'], 'aspect')):
            result = command.run(*words, '--json', RIFFLE_PLUGIN_PATH=folder)
            equal((words, result.returncode), (words, 0))
            assert all(name in json.loads(line) for line in result.stdout.splitlines()), result.stdout
            assert 'opened\n' in result.stderr and 'written\n' in result.stderr, result.stderr
        # Nor does it stand in the output of who has no other one.
        result = subprocess.run(['sh', '-c', '"$0" deal test-prints#1 --json 2>&-', command.program],
                                env={**command.environment, 'RIFFLE_PLUGIN_PATH': folder}, capture_output=True, encoding='utf-8')
        equal((len(result.stdout.splitlines()), result.returncode), (1, 0))


def test_limiting_module(command):
    """A module that forbids to write files ends nobody: the program says that it cannot write."""
    module = f'{PLUGINS}/limits-files.harmful'
    equal(command.good('check', module, '--deals', '1'), ''.join(f'test-limits-files\t{aspect}\tok\n' for aspect in ASPECTS))
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile() as file:
        shutil.copy(module, os.path.join(folder, 'limits-files.so'))
        assert command.good('list', RIFFLE_PLUGIN_PATH=folder).startswith('test-limits-files\t')
        result = subprocess.run([command.program, 'list'], env={**command.environment, 'RIFFLE_PLUGIN_PATH': folder}, stdout=file,
                                stderr=subprocess.PIPE, encoding='utf-8', timeout=60)
        equal((result.returncode, result.stderr), (2, 'riffle-cli list: the output could not be written\n'))


def test_processes(command):
    """What a module has started does not keep the output open, and ends with the check."""
    output = command.good('check', f'{PLUGINS}/forks.harmful', '--deals', '1', '--timeout', '5')
    equal(output, ''.join(f'test-forks\t{aspect}\tok\n' for aspect in ASPECTS))
    # Nor if the program itself runs the module.
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(f'{PLUGINS}/forks.harmful', os.path.join(folder, 'forks.so'))
        life, end = os.pipe()
        result = subprocess.run([command.program, 'deal', 'test-forks#1'], pass_fds=[end], capture_output=True, encoding='utf-8',
                                env={**command.environment, 'RIFFLE_PLUGIN_PATH': folder}, timeout=60)
    equal((result.returncode, result.stderr, result.stdout.count('variant: test-forks\n')), (0, '', 1))
    # The end of the file is read when the last of these processes is gone.
    os.close(end)
    assert select.select([life], [], [], 60)[0], 'a process is left'
    os.close(life)


def test_closed_input(command):
    """A module is not blamed for a shell that gives the program no standard input."""
    result = subprocess.run(['sh', '-c', '"$0" check six-by-four --deals=1 <&-', command.program], env=command.environment,
                            capture_output=True, encoding='utf-8', timeout=60)
    equal((result.returncode, result.stderr), (0, ''))


def living():
    """The processes that there are, each with the one that started it."""
    parents = {}
    for name in filter(str.isdigit, os.listdir('/proc')):
        try:
            with open(f'/proc/{name}/stat', encoding='ascii', errors='replace') as file:
                state, parent = file.read().rpartition(')')[2].split()[:2]
        except OSError:
            continue
        if state != 'Z':
            parents[int(name)] = int(parent)
    return parents


def find_descendants(process):
    """Those that a process has started, and those that these have."""
    parents = living()
    found, size = {process}, 0
    while size < len(found):
        size = len(found)
        found |= {child for child, parent in parents.items() if parent in found}
    return found - {process}


def wait_until(condition):
    """Waits a minute at the most."""
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end, 'nothing happens'
        time.sleep(0.02)


def test_interrupted(command):
    """Whoever ends a check ends all that belongs to it."""
    process = subprocess.Popen([command.program, 'check', f'{PLUGINS}/forks.harmful', '--deals', '100000', '--timeout', '600'],
                               env=command.environment, stdout=subprocess.DEVNULL)
    # The process that plays, and those that the module leaves behind.
    wait_until(lambda: len(find_descendants(process.pid)) == 3)
    others = find_descendants(process.pid)
    process.send_signal(signal.SIGINT)
    equal(process.wait(timeout=60), -signal.SIGINT)
    wait_until(lambda: not others & living().keys())


def test_several_arguments(command):
    """What one module does is not a reason to leave out the next one."""
    result = command.run('check', f'{PLUGINS}/abort-load.harmful', 'six-by-four', '--deals', '1')
    equal(result.returncode, 1)
    equal(result.stdout, ''.join(f'six-by-four\t{aspect}\tok\n' for aspect in ASPECTS))
    assert 'SIGABRT' in result.stderr, result.stderr


def test_user_modules(command):
    """The user's own modules are loaded if the application's preferences allow it; otherwise it is said why not."""
    folder = os.path.join(command.environment['XDG_DATA_HOME'], 'riffle/plugins')
    settings = os.path.join(command.environment['XDG_CONFIG_HOME'], 'glib-2.0/settings')
    os.makedirs(folder)
    shutil.copy(f'{PLUGINS}/good.so', folder)
    shutil.copy(f'{PLUGINS}/abort-load.harmful', f'{folder}/abort-load.so')
    result = command.run('list')
    equal(result.returncode, 0)
    assert 'test-first\t' not in result.stdout
    equal(result.stderr, f'riffle-cli list: 2 modules in “{folder}” are left out, because the preferences of Riffle do '
                         'not allow games from your own folder; --user-modules loads them\n')
    # Who asks for nothing of them need not know.
    command.good('deal', 'klondike#1')
    equal(command.run('check', 'klondike', '--deals', '1').stderr.count('left out'), 1)
    for words in (['deal', 'test-first#1'], ['convert', path('saves', 'strange.save')]):
        lines = command.bad(*words).splitlines()
        assert len(lines) == 2 and 'left out' in lines[1], lines
    assert 'test-first\t' not in command.good('list', '--no-user-modules')
    assert 'test-first\t' in command.good('list', '--user-modules')
    assert command.good('deal', 'test-first#1', '--user-modules').startswith('variant: test-first\n')
    os.makedirs(settings, exist_ok=True)
    with open(os.path.join(settings, 'keyfile'), 'w', encoding='ascii') as file:
        file.write('[io/github/rifflecards/Riffle]\nallow-user-plugins=true\n')
    assert 'test-first\t' in command.good('list')
    assert 'test-first\t' not in command.good('list', '--no-user-modules')
    reason = f'{folder}/abort-load.so\tthe function “pat_plugin_load” ended the program with the signal SIGABRT\n'
    equal(command.good('list', '--broken'), reason)
    # Another file is another module, and so is one that a check came to its end with.
    shutil.copy(f'{PLUGINS}/fickle.harmful', f'{folder}/abort-load.so')
    assert 'test-fickle\t' in command.good('list')
    equal(command.run('deal', 'test-fickle#13').returncode, 0)
    equal(command.good('list', '--broken'), f'{folder}/abort-load.so\ttest-fickle: the program ended while the hook '
                                            '“prepare” was running, deal test-fickle#13\n')
    assert command.run('check', f'{folder}/abort-load.so', '--deals', '1').stdout
    equal(command.good('list', '--broken'), '')
    shutil.rmtree(folder)


def test_unread_preferences(command):
    """Outside the build and without a schema, the preferences are not said to forbid what they do not say."""
    data = command.environment['XDG_DATA_HOME']
    folder = os.path.join(data, 'riffle/plugins')
    os.makedirs(folder)
    shutil.copy(f'{PLUGINS}/good.so', folder)
    program = shutil.copy(command.program, data)
    engine = os.path.join(os.path.dirname(command.program), '../engine')
    result = subprocess.run([program, 'list'], capture_output=True, encoding='utf-8', env={
        **command.environment, 'XDG_DATA_DIRS': '/nonexistent', 'LD_LIBRARY_PATH': os.path.abspath(engine)})
    equal((result.returncode, result.stderr),
          (0, f'riffle-cli list: 1 module in “{folder}” is left out, because the preferences of Riffle cannot be read: the '
              'schema “io.github.rifflecards.Riffle” was not found in the folders of XDG_DATA_DIRS; --user-modules loads it\n'))
    shutil.rmtree(folder)


def test_closed_pipe(command):
    """Who closes the pipe has read enough; it is not a fault of the game."""
    for words in (['klondike'], ['--all'], [TEMPLATE, 'klondike']):
        reader, writer = os.pipe()
        os.close(reader)
        result = subprocess.run([command.program, 'check', *words, '--deals=1'], stdout=writer, stderr=subprocess.PIPE,
                                encoding='utf-8', env=command.environment, timeout=60)
        equal((result.returncode, result.stderr), (-signal.SIGPIPE, ''))
        # Whoever ignores the signal hears that the rest could not be written.
        result = subprocess.run(['sh', '-c', 'trap "" PIPE; exec "$0" check golf --deals=1', command.program], stdout=writer,
                                stderr=subprocess.PIPE, encoding='utf-8', env=command.environment, timeout=60)
        os.close(writer)
        equal((result.returncode, result.stderr), (2, 'riffle-cli check: the output could not be written\n'))


def test_few_descriptors(command):
    """What the system refuses is not the fault of the module."""
    module = f'{PLUGINS}/good.so'
    for number in range(6, 20):
        result = subprocess.run(['sh', '-c', f'ulimit -n {number} && exec "$0" check "$1" --deals=1', command.program, module],
                                capture_output=True, encoding='utf-8', env=command.environment, timeout=60)
        assert result.returncode in (0, 2, 127), (number, result)
        assert result.returncode == 0 or result.stderr, (number, result)
    # Nor are games that could not be looked at games that are not there.
    with tempfile.TemporaryDirectory() as folder:
        for number in range(20):
            shutil.copy(f'{PLUGINS}/no-load.so', f'{folder}/{number}.so')
        shutil.copy(TEMPLATE, f'{folder}/last.so')
        environment = {'RIFFLE_PLUGIN_PATH': folder}
        assert command.good('list', **environment).startswith('six-by-four\t')
        shell = 'ulimit -n 12 && exec "$0" "$@"'
        for words in (['list'], ['deal', 'six-by-four#1']):
            result = subprocess.run(['sh', '-c', shell, command.program, *words], capture_output=True, encoding='utf-8',
                                    env={**command.environment, **environment}, timeout=60)
            equal((result.returncode, result.stdout), (2, ''))
            assert f'{folder}/' in result.stderr and os.strerror(errno.EMFILE) in result.stderr, result.stderr
            assert 'there is no game' not in result.stderr, result.stderr


def test_limited_time(command):
    """A limit of the system ends the check, and no module is blamed for that."""
    for limits in ((1, 1), (1, 60)):
        result = subprocess.run([command.program, 'check', TEMPLATE, '--deals=100000'], capture_output=True, encoding='utf-8',
                                env=command.environment, timeout=120,
                                preexec_fn=lambda limits=limits: resource.setrlimit(resource.RLIMIT_CPU, limits))
        equal((result.returncode, result.stderr.partition(f'{TEMPLATE}: ')[2]),
              (2, 'the module could not be tested: the system ends each process that has used 1 second of processor time\n'))


def test_wrong_arguments(command):
    equal(command.bad('check', 'nonesuch.so'), 'there is no file “nonesuch.so”')
    equal(command.bad('check', 'six-by-four', '--deals=0'), 'the number of deals must be between 1 and 100000')
    assert command.bad('check', 'six-by-four', '--deals=many')
    equal(command.bad('check', 'six-by-four', '--timeout=0'), 'the number of seconds must be between 1 and 86400')


main([test_variant, test_all, test_module, test_broken_modules, test_failing_variant, test_garbled_status,
      test_harmful_modules, test_printing_module, test_limiting_module, test_processes, test_closed_input, test_interrupted,
      test_several_arguments, test_user_modules, test_unread_preferences, test_closed_pipe, test_few_descriptors,
      test_limited_time, test_wrong_arguments])
