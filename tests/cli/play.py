#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Deals, positions and moves on the command line."""

import os
import re
import tempfile

from command import equal, golden, main, path


def test_deals(command):
    equal(command.good('deal', 'freecell#1'), golden('deal-freecell-1.txt'))
    equal(command.good('deal', 'klondike:draw=3#617'), golden('deal-klondike-617.txt'))
    # Case, defaults that are written out and white space make no difference.
    equal(command.good('deal', ' KLONDIKE:redeals=unlimited,draw=3#617 '), golden('deal-klondike-617.txt'))
    assert command.good('deal', 'klondike#618') != command.good('deal', 'klondike#617')


def test_deal_as_json(command):
    position, = command.objects('deal', 'klondike:draw=3#617')
    equal(position['variant'], 'klondike')
    equal(position['options'], 'draw=3')
    equal(position['deal'], 617)
    equal(position['waste'], [])
    equal(position['tableau 2'], ['<2D>', '5D'])
    cards = [card.strip('<>') for pile in position.values() if isinstance(pile, list) for card in pile]
    equal(len(cards), 52)
    equal(len(set(cards)), 52)


def test_moves(command):
    equal(command.good('moves', 'klondike:draw=3#617'), golden('moves-klondike-617.txt'))
    moves = command.objects('moves', 'klondike:draw=3#617')
    equal(''.join(move['move'] + '\n' for move in moves), golden('moves-klondike-617.txt'))
    assert all(move['words'] for move in moves)


def test_perft(command):
    """The number of sequences is what playing each move and then listing the next ones comes to."""
    moves = command.good('moves', 'klondike#617').splitlines()
    with tempfile.TemporaryDirectory() as folder:
        total = 0
        for number, move in enumerate(moves):
            after = os.path.join(folder, str(number))
            with open(after, 'w', encoding='utf-8') as file:
                file.write(command.good('play', 'klondike#617', move).split('\nscore:')[0] + '\n')
            total += len(command.good('moves', '--position', after).splitlines())
            equal(command.good('perft', '1', '--position', after), command.good('perft', '--position', after, '1'))
    equal([command.good('perft', depth, 'klondike#617') for depth in ('0', '1', '2')],
          ['1\n', f'{len(moves)}\n', f'{total}\n'])
    equal(command.objects('perft', '2', 'klondike#617'), [{'depth': 2, 'sequences': total}])
    equal(command.bad('perft', 'klondike#617'), '“klondike#617”: the number of moves comes first, from 0 to 100')
    equal(command.bad('perft', '101', 'klondike#617'), '“101”: the number of moves comes first, from 0 to 100')
    equal(command.bad('perft', '1'), 'an argument is missing: DEPTH DEAL|--position=FILE')
    equal(command.bad('perft'), 'an argument is missing: DEPTH DEAL|--position=FILE')


def test_play(command):
    expected = golden('play-klondike-617.txt')
    deal = 'klondike:draw=3,scoring=standard#617'
    equal(command.good('play', deal, 's', 's'), expected)
    equal(command.good('play', deal, 's s'), expected)
    equal(command.good('play', deal, '-', text='s # turn three\n\n# and three more\n  s\r\n'), expected)
    equal(command.good('play', deal, 's', '-', text='s'), expected)
    assert command.good('play', deal).endswith('\nscore: 0\nmoves: 0\nstatus: playing\n')


def test_play_as_json(command):
    position, result = command.objects('play', 'klondike:draw=3,scoring=standard#617', 's', 's')
    equal(position['waste'], '6C KS QS 4S 2H 5H'.split())
    equal(result, {'score': 0, 'moves': 2, 'status': 'playing'})


def test_illegal_move(command):
    result = command.run('play', 'klondike#617', 's', 't1>f1', 's')
    equal(result.returncode, 1)
    equal(result.stdout, command.good('play', 'klondike#617', 's'))
    equal(result.stderr, 'riffle-cli play: move 2, t1>f1, is illegal: Only an Ace may begin a foundation.\n')
    result = command.run('play', '--json', 'klondike#617', 's', 't1>f1', 's')
    equal(result.returncode, 1)
    assert '{"illegal":2,"move":"t1>f1","why":"Only an Ace may begin a foundation."}\n' in result.stdout, result.stdout


def test_reasons(command):
    """Each refusal names the rule that was broken, and no more."""
    for deal, moves, reason in [
            ('accordion#1', 't2>t1', 'A card goes only on one of the same suit or of the same rank.'),
            ('accordion#1', 't3*2>t2', 'There are not that many cards here.'),
            ('calculation#1', 's', 'A click or tap on the stock does nothing in this game; its top card is moved by hand.'),
            ('clock#1', 'r1!', 'You do not turn up the cards here yourself.'),
            ('concentration#1', 't1+t2', 'In this game you remove no cards yourself.'),
            ('crescent#1', 'f1>t1', 'Cards come to a column only from other columns.'),
            ('gaps#1', 't3>t40', 'A line begins with: Two.'),
            ('gaps#1', 't1>t11', 'This card does not follow the one before it: Three of Spades. Here cards are built up in suit.'),
            ('osmosis#1', 'r1>f1', 'A foundation takes cards of one suit only, in any order of ranks.'),
            ('palm#1', 's', 'A click or tap on the stock does nothing in this game.'),
            ('the-wish#1', 't1+t7+t8', 'Cards are removed two at a time.')]:
        result = command.run('play', deal, moves)
        equal(result.returncode, 1)
        equal(result.stderr, f'riffle-cli play: move 1, {moves}, is illegal: {reason}\n')


def test_no_move(command):
    """What is not a move at all is bad input, and nothing is played."""
    equal(command.bad('play', 'klondike#617', 's', 't1>'), 'move 2: “t1>” is not a move: column 4: the letter of a pile was expected')
    for count in ('0', '53000000000'):
        equal(command.bad('play', 'klondike#617', f't1*{count}>t2'),
              f'move 1: “t1*{count}>t2” is not a move: column 4: a number of cards was expected')
    assert command.bad('play', 'klondike#617', '-', text='s\nt9>t1\n').startswith('move 2: “t9>t1” is not a move: ')
    equal(command.bad('play', 'klondike#617', '-', text='s\n\0t1>t2'), '“-”: line 2: there is a byte that is not text')


def test_position(command):
    nearly = path('positions', 'nearly-won.txt')
    won = command.good('play', '--position', nearly, 't1>f2')
    assert won.endswith('\nscore: 24\nmoves: 1\nstatus: won\n'), won
    with open(nearly, encoding='utf-8') as file:
        equal(command.good('play', '--position=-', 't1>f2', text=file.read()), won)
    result = command.run('play', '--position', nearly, 't1>f2', 'f2>t1')
    equal(result.returncode, 1)
    equal(result.stdout, won)
    equal(result.stderr, 'riffle-cli play: move 2, f2>t1, is illegal: The game is over.\n')
    assert 't1>f2\n' in command.good('moves', '--position', nearly)
    equal(command.bad('play', '--position', nearly, 'klondike#617', 's'),
          'with --position, only moves may follow, and “klondike#617” is a deal')
    equal(command.bad('play', '--position', nearly, 'nothing#617'),
          'move 1: “nothing” is not a move: column 1: the letter of a pile was expected')


def test_case(command):
    """Upper and lower case are the same in all parts of a position and of a move."""
    with open(path('positions', 'nearly-won.txt'), encoding='utf-8') as file:
        text = file.read()
    won = command.good('play', '--position=-', 't1>f2', text=text)
    for other in (text.upper(), text.lower(), text.title()):
        equal(command.good('play', '--position=-', 'T1>F2', text=other), won)


def test_documented_position(command):
    """The example of the documentation is a position, and its bare board is the one that is tested here."""
    with open(path('..', '..', 'docs', 'notation.md'), encoding='utf-8') as file:
        blocks = re.findall(r'(?ms)^```(\w*)\n(.*?)^```$', file.read())
    example, board = (text for language, text in blocks if not language)
    won = command.good('play', '--position=-', 'w>f4', 's', 'w>f4', 't4>f4', text=example)
    assert won.endswith('\nstatus: won\n'), won
    with open(path('positions', 'bare.txt'), encoding='utf-8') as file:
        assert file.read().startswith(board.rstrip('…\n')), board


def test_documented_moves(command):
    """The special actions of the documentation are moves."""
    command.good('play', 'palm#1', '!swap:h1>h3')
    command.good('play', 'klondike:joker=on#1', '!joker:f2=AS')
    assert '!draw:t2.1>f2\n' in command.good('moves', 'three-shuffles#1')


def test_deal_is_a_position(command):
    """What a deal prints can be read back; what play prints can, without its last three lines."""
    equal(command.good('play', '--position=-', text=command.good('deal', 'klondike:draw=3#617')),
          command.good('play', 'klondike:draw=3#617'))
    played = command.good('play', 'klondike#617', 's')
    command.bad('moves', '--position=-', text=played)
    lines = played.splitlines(keepends=True)
    equal([line.split(':')[0] for line in lines[-3:]], ['score', 'moves', 'status'])
    rest = ''.join(lines[:-3])
    equal(command.good('play', '--position=-', text=rest), rest + 'score: 0\nmoves: 0\nstatus: playing\n')


def test_wrong_options(command):
    """What is wrong with the options of a position is told with its place, as anything else that is wrong with it."""
    equal(command.bad('moves', '--position=-', text='variant: klondike\noptions: draw=9\n'),
          '“-”: line 2, column 10: draw: 9 is not allowed; 1 or 3')
    equal(command.bad('moves', '--position=-', text='variant: klondike\r\n\n# Options\n  OPTIONS :drew=1 # x\n'),
          '“-”: line 4, column 12: there is no option “drew”; did you mean “draw”?')


def test_stuck(command):
    position = path('positions', 'stuck.txt')
    equal(command.good('moves', '--position', position), '')
    assert command.good('play', '--position', position).endswith('\nstatus: stuck\n')


def test_automatic_play(command):
    """Nothing moves by itself unless that is asked for; then it follows the player's moves."""
    position = path('positions', 'automatic.txt')
    none, safe, every = (command.good('play', '--position', position, f'--auto={degree}', 's')
                         for degree in ('none', 'safe', 'all'))
    equal(command.good('play', '--position', position, 's'), none)
    assert 'waste: KH\n' in none and 'foundation 2: AD\n' in none and 'score: 5\nmoves: 1\n' in none, none
    # The Six of Diamonds is safe with both black Fives at home; that of Clubs may still be needed by the Five of Hearts.
    for pile in ('foundation 1: AC 2C 3C 4C 5C', 'foundation 2: AD 2D 3D 4D 5D 6D', 'foundation 3: AH 2H 3H 4H',
                 'foundation 4: AS 2S 3S 4S 5S'):
        assert pile + '\n' in safe, safe
    assert 'score: 20\nmoves: 1\n' in safe, safe
    assert 'foundation 1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC\n' in every and 'tableau 5:\n' in every, every
    assert 'score: 43\nmoves: 1\n' in every, every
    deal = 'klondike#1'
    equal(command.bad('play', deal, '--auto=saef'), 'automatic play cannot be “saef”. Did you mean “safe”?')
    equal(command.bad('play', deal, '--auto=yes'), 'automatic play cannot be “yes”, only none, safe or all')


def test_written_positions(command):
    """What is printed can be read again, and is printed as it was."""
    for deal in ('klondike:draw=3#617', 'freecell#1', 'six-by-four:cells=2#5', 'pyramid#3'):
        text = command.good('deal', deal)
        again = command.good('play', '--position=-', text=text)
        equal(re.sub(r'(?m)^(score|moves|status): .*\n', '', again), text)


def test_bare_board(command):
    output = command.good('play', '--position', path('positions', 'bare.txt'))
    assert output.startswith('variant: freecell\ncell 1: KD\ncell 2:\ncell 3: QC\ncell 4:\nfoundation 1: AC 2C\n'
                             'foundation 2: AD\n'), output


ALL_BUT_ONE = ' '.join(rank + suit for rank in 'A23456789TJQK' for suit in 'CDHS' if rank + suit != 'QH')


def test_wrong_positions(command):
    wrong = {
        'variant: klondike\ntableau 1: QX\n': 'line 2, column 12: “QX” is not a card; a card is written like QS, TD or <4S>',
        'variant: klondike\nvariant: klondike\n': 'line 2, column 1: this line appears twice',
        'variant: klondike\ndeal: 1\ndeal: 2\n': 'line 3, column 1: this number already has a line',
        'variant: klondike\ntableau 8: KS\n': 'line 2, column 1: “klondike” has no pile “tableau 8”',
        'variant: klondike\ntableau 1: KS KS\n': 'line 2, column 15: there are more of this card than in the deck: KS',
        'variant: klondike\ntableau 1: KS\n': 'line 2, column 14: 51 cards are missing; the first of them: AC',
        f'variant: klondike\ntableau 1: {ALL_BUT_ONE}\n': 'line 2, column 164: 1 card is missing: QH',
        # What the game as it is set up does not have would be lost when the position is printed.
        'variant: klondike\npoints: 5\n': 'line 2, column 1: “points” is not a pile or anything else in this game',
        'variant: klondike\nbase: 5\n': 'line 2, column 1: “base” is not a pile or anything else in this game',
        'variant: klondike\nstatus: playing\n': 'line 2, column 1: “status” is no part of a position; leave the line out',
        'riffle-save 1\nvariant: klondike\n': 'this is a saved game, and not a position',
        'variant: klondike\noptions: draw=4\n': None,
        'variant: klondike\n': None,
        'tableau 1: KS': None,
    }
    for text, expected in wrong.items():
        message = command.bad('play', '--position=-', text=text)
        assert message.startswith('“-”: ') if 'KS' not in text or 'variant' in text else message, message
        if expected is not None:
            equal(message, '“-”: ' + expected)
    equal(command.bad('moves', '--position=-', text='variant: klondyke\n'),
          'there is no game “klondyke”. Did you mean “klondike”?')
    equal(command.bad('moves', '--position=-', text='variant: klondike\0\n'), '“-”: line 1: there is a byte that is not text')


def test_other_editors(command):
    """What editors of other systems write is read, and what is no text is refused with the place."""
    usual = 'variant: klondike\ndeal: 617\n'
    expected = command.good('moves', '--position=-', text=usual)
    for text in (usual.replace('\n', '\r\n'), '\ufeff' + usual, '\ufeff' + usual.replace('\n', '\r\n')):
        equal(command.good('moves', '--position=-', text=text), expected)
    equal(command.good('play', 'klondike#617', '-', text='\ufeffs\r\ns\r\n'), command.good('play', 'klondike#617', 's', 's'))
    with tempfile.TemporaryDirectory() as folder:
        noise = os.path.join(folder, 'noise')
        with open(noise, 'wb') as file:
            file.write(usual.encode() + b'\n\xff\n')
        for name in ('play', 'moves', 'solve', 'grade'):
            equal(command.bad(name, '--position', noise), f'“{noise}”: line 4: there is a byte that is not text')
            equal(command.bad(name, '--position=-', text='x' * 1000000),
                  '“-”: line 1, column 1: “xxxxxxxxxxxxxxxxxxxx” is not a card; a card is written like QS, TD or <4S>')


def test_unreadable_files(command):
    equal(command.bad('play', '--position', '/nonexistent/file'), '“/nonexistent/file” cannot be read: No such file or directory')
    equal(command.bad('play', '--position', '/'), '“/” cannot be read: Is a directory')
    with tempfile.TemporaryDirectory() as folder:
        huge = os.path.join(folder, 'huge')
        with open(huge, 'wb') as file:
            file.truncate(9 * 1024 * 1024)
        equal(command.bad('play', '--position', huge), f'“{huge}” cannot be read: it is too large')


main([test_deals, test_deal_as_json, test_moves, test_perft, test_play, test_play_as_json, test_illegal_move, test_reasons,
      test_no_move, test_position, test_case, test_documented_position, test_documented_moves,
      test_deal_is_a_position, test_stuck, test_automatic_play, test_written_positions, test_bare_board,
      test_wrong_positions, test_wrong_options, test_other_editors, test_unreadable_files])
