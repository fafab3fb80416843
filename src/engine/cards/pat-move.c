/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Moves as values. */
#include "config.h"

#include "pat-move.h"

/**
 * pat_move_init_cards:
 * @self: (out caller-allocates): a move
 * @from: the pile that the cards leave
 * @count: how many cards travel as a unit, at least 1
 * @to: the pile that they reach
 *
 * Makes a move of cards from the top of a pile.
 */
void
pat_move_init_cards (PatMove *self,
                     guint    from,
                     guint    count,
                     guint    to)
{
  memset (self, 0, sizeof *self);
  self->kind = PAT_MOVE_CARDS;
  self->n_picks = 2;
  self->picks[0].pile = (guint8) from;
  self->picks[0].count = (guint8) count;
  self->picks[1].pile = (guint8) to;
}

/**
 * pat_move_init_stock:
 * @self: (out caller-allocates): a move
 *
 * Makes the stock action.
 */
void
pat_move_init_stock (PatMove *self)
{
  memset (self, 0, sizeof *self);
  self->kind = PAT_MOVE_STOCK;
}

/**
 * pat_move_init_remove:
 * @self: (out caller-allocates): a move
 *
 * Makes a removal; the cards are added with pat_move_add_pick().
 */
void
pat_move_init_remove (PatMove *self)
{
  memset (self, 0, sizeof *self);
  self->kind = PAT_MOVE_REMOVE;
}

/**
 * pat_move_init_turn:
 * @self: (out caller-allocates): a move
 * @pile: the pile whose top card is turned up
 *
 * Makes the move that turns a card up.
 */
void
pat_move_init_turn (PatMove *self,
                    guint    pile)
{
  memset (self, 0, sizeof *self);
  self->kind = PAT_MOVE_TURN;
  pat_move_add_pick (self, pile, 0, 1);
}

/**
 * pat_move_init_special:
 * @self: (out caller-allocates): a move
 * @special: which of the variant's special actions
 *
 * Makes a special move; what it names is added with pat_move_add_pick().
 */
void
pat_move_init_special (PatMove *self,
                       guint    special)
{
  memset (self, 0, sizeof *self);
  self->kind = PAT_MOVE_SPECIAL;
  self->special = (guint8) special;
}

/**
 * pat_move_add_pick:
 * @self: a move
 * @pile: a pile
 * @index: 0 for the top, otherwise a card's place counted from 1 at the bottom
 * @count: how many cards; 0 if only the pile is meant
 *
 * Adds a pile or card to what a move names.
 */
void
pat_move_add_pick (PatMove *self,
                   guint    pile,
                   guint    index,
                   guint    count)
{
  g_return_if_fail (self->n_picks < PAT_MAX_PICKS);

  self->picks[self->n_picks++] = (PatPick) { (guint8) pile, (guint8) index, (guint8) count };
}

/**
 * pat_moves_add:
 * @self: a list of moves
 * @move: a move
 *
 * Adds a move to a list; one that is full stays as it is.
 */
void
pat_moves_add (PatMoves      *self,
               const PatMove *move)
{
  if (self->n_moves < PAT_MAX_MOVES)
    self->moves[self->n_moves++] = *move;
}
