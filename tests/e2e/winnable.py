#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Only deals that can be won: from the list, after a search, and what is named all the same: winnable.py RIFFLE RIFFLE_CLI."""

import subprocess
import time

from dialogs import Dialogs
from harness import check, run, wait_until
from program import Program

SWITCH = 'Only deals that can be won'
LAST = 4096                  # the last number that the list of FreeCell looks at
LOST = 'freecell#11982'
PATIENCE = 2.0               # seconds: the dialog of a search comes much earlier
UNUSUAL = 'klondike:draw=3,redeals=0,joker=on'  # there is no list, and the solver takes its time


def solve(cli, deal):
    return subprocess.run([cli, 'solve', '--quiet', deal], capture_output=True, encoding='utf-8', check=False).stdout.strip()


def deal_new(program):
    program.skip()
    program.key('ctrl+n')
    return program.wait(r'deal (\S+)').group(1)


def switch(dialogs):
    dialogs.open('alt+Return')
    dialogs.go_to(SWITCH, key='shift+Tab')  # it is one of the last
    dialogs.program.key('space', 'Escape')
    dialogs.wait_closed('the options')


def switch_on(riffle, cli):
    """The player switches it on in the options of the game; the next deals are taken from the list."""
    program = Program(riffle, LOST, GSETTINGS_BACKEND='keyfile')
    program.wait(f'deal {LOST}')
    switch(Dialogs(program))
    for _ in range(4):
        deal = deal_new(program)
        check(int(deal.split('#')[1]) <= LAST, f'{deal} is not of the list')
        check(solve(cli, deal) == 'winnable', f'{deal} cannot be won')
    program.close()
    print('with the option, new deals are ones that can be won', flush=True)


def obey(riffle):
    """What is named is dealt all the same."""
    program = Program(riffle, LOST, GSETTINGS_BACKEND='keyfile')
    program.wait(f'deal {LOST}')
    program.close()
    print('a deal that is named is dealt, whether it can be won or not', flush=True)


def wait_for_search(program, dialogs):
    """Deals anew until a search takes so long that it is shown: chance may find a deal at once."""
    def shown():
        program.key('ctrl+n')
        end = time.monotonic() + PATIENCE
        while not dialogs.find() and time.monotonic() < end:
            time.sleep(0.02)
        return dialogs.find()
    wait_until(shown, 'a search that takes its time')


def search(riffle):
    """Without a list one is looked for, until the player has waited enough."""
    program = Program(riffle, UNUSUAL + '#1', GSETTINGS_BACKEND='keyfile')
    program.wait(f'deal {UNUSUAL}#1')
    dialogs = Dialogs(program)
    switch(dialogs)
    wait_for_search(program, dialogs)
    program.skip()
    program.key('Escape')
    program.wait('toast The search was cancelled: perhaps this deal cannot be won')
    dialogs.wait_closed('the search')
    program.close()
    print('a search can be cancelled, and its deal is one of which nothing is known', flush=True)


def main(riffle, cli):
    switch_on(riffle, cli)
    obey(riffle)
    search(riffle)


if __name__ == '__main__':
    run(main)
