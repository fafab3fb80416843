#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long Riffle takes to start, and how much it needs, beside others: start-up.py RIFFLE FOLDER-OF-TESTS BARE-WINDOW.

Riffle, Aisleriot and KPatience open a Klondike that was left, BARE-WINDOW a window of libadwaita without anything in it,
which shows how much the toolkit needs. All of them run on one display without a window manager. They take turns in every
order, because a program that follows a large one finds the caches of the processor cold. Measured are the time until its
window is there, the CPU time until then and three seconds later, and its memory then: PSS, in which memory that programs
share counts in parts.
"""

import itertools
import os
import statistics
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(sys.argv[2], 'e2e'))
sys.dont_write_bytecode = True

from harness import Failure, run, wait_until
from peers import OPTIONS, find_peers, user_environment

ROUNDS = int(os.environ.get('RIFFLE_BENCH_ROUNDS', 12))
REST = 3.0      # seconds from the window to the second look
AIM_CPU = 0.5   # of Aisleriot's
AIM_PSS = 0.33


def cpu_seconds(pid):
    """The CPU time of all threads of another process: its own clock (see clock_getcpuclockid)."""
    return time.clock_gettime((~pid << 3) | 2)


def pss_megabytes(pid):
    with open(f'/proc/{pid}/smaps_rollup', encoding='ascii') as file:
        for line in file:
            if line.startswith('Pss:'):
                return int(line.split()[1]) / 1024
    raise Failure('the system does not tell the memory of a process')


def has_window(pid):
    return subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(pid)], capture_output=True,
                          check=False).stdout


def measure(command, environment):
    """Wall and CPU seconds until the window is there, CPU seconds and megabytes three seconds later."""
    start = time.monotonic()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_until(lambda: has_window(process.pid), f'a window of {command[0]}')
        wall, cpu = time.monotonic() - start, cpu_seconds(process.pid)
        time.sleep(REST)
        return wall, cpu, cpu_seconds(process.pid), pss_megabytes(process.pid)
    finally:
        process.terminate()
        process.wait()


def find_programs(riffle, bare):
    """What can be measured here, and how each is started with a game of Klondike."""
    peers = {name: [program, OPTIONS[name], 'klondike'] for name, program in find_peers().items()}
    return {'riffle': [riffle], 'bare': [bare], **peers}


def warm_up(programs, riffle, environment):
    """Each has started once, and Riffle has a game that it can go on with."""
    measure([riffle, 'klondike#617'], environment)
    for command in programs.values():
        measure(command, environment)


def show(results):
    print(f'{"median of " + str(ROUNDS):14} {"wall s":>8} {"CPU s":>8} {"CPU s +3":>8} {"PSS MB":>8}')
    medians = {}
    for name, rows in results.items():
        medians[name] = [statistics.median(column) for column in zip(*rows)]
        wall, cpu, later, memory = medians[name]
        print(f'{name:14} {wall:8.3f} {cpu:8.3f} {later:8.3f} {memory:8.1f}')
    for mine, theirs in itertools.product(('riffle', 'bare'), ('bare', 'sol', 'kpat')):
        if mine != theirs and theirs in medians:
            shares = [one / other for one, other in zip(medians[mine], medians[theirs])]
            print(f'{mine:6} / {theirs:5} {shares[0]:8.2f} {shares[1]:8.2f} {shares[2]:8.2f} {shares[3]:8.2f}'
                  + (f'   aim: at most {AIM_CPU} of CPU, {AIM_PSS} of PSS' if (mine, theirs) == ('riffle', 'sol') else ''))


def test(riffle, tests, bare):
    riffle = os.path.abspath(riffle)
    programs = find_programs(riffle, os.path.abspath(bare))
    environment = user_environment()
    results = {name: [] for name in programs}
    warm_up(programs, riffle, environment)
    for order in itertools.islice(itertools.cycle(itertools.permutations(programs)), ROUNDS):
        for name in order:
            results[name].append(measure(programs[name], environment))
    show(results)


run(test, managed=False)
