/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A move that a player makes, as a small value. */
#pragma once

#include "pat-position.h"

G_BEGIN_DECLS

/**
 * PAT_MAX_PICKS:
 *
 * The most cards or piles that one move names (Palm discards up to five).
 */
#define PAT_MAX_PICKS 5

/**
 * PatMoveKind:
 * @PAT_MOVE_CARDS: `t7*3>t2`: cards from one pile to another
 * @PAT_MOVE_STOCK: `s`: turn, deal or redeal, whichever the position allows
 * @PAT_MOVE_REMOVE: `t27+t28`, `t28-`: cards are removed from play
 * @PAT_MOVE_TURN: `t4!`: the player turns a card up
 * @PAT_MOVE_SPECIAL: `!name`: an action of the variant's own
 *
 * What kind of act a move is.
 */
typedef enum
{
  PAT_MOVE_CARDS,
  PAT_MOVE_STOCK,
  PAT_MOVE_REMOVE,
  PAT_MOVE_TURN,
  PAT_MOVE_SPECIAL,
} PatMoveKind;

/**
 * PatPick:
 * @pile: the pile, an index into the position
 * @index: 0 for cards at the top, otherwise the place of a single card counted from 1 at the bottom
 * @count: how many cards travel as a unit; 0 if only the pile is meant
 *
 * One pile or card that a move names.
 */
typedef struct
{
  guint8 pile;
  guint8 index;
  guint8 count;
} PatPick;

/**
 * PatMove:
 * @kind: a [enum@Patience.MoveKind]
 * @n_picks: how many picks are in use
 * @special: for a special move, which of the variant's actions
 * @card: for a special move that asks for a card, the card
 * @picks: what the move names; a move of cards has the source first and the destination second
 *
 * A move. Unused fields are zero, so that moves compare byte by byte.
 */
typedef struct
{
  guint8  kind;
  guint8  n_picks;
  guint8  special;
  PatCard card;
  PatPick picks[PAT_MAX_PICKS];
} PatMove;

/**
 * PatMoves:
 * @n_moves: the number of moves
 * @moves: the moves
 *
 * A list of moves with room for the most that a position allows.
 */
typedef struct
{
  guint   n_moves;
  PatMove moves[PAT_MAX_MOVES];
} PatMoves;

static inline gboolean
pat_move_equal (const PatMove *a,
                const PatMove *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

PAT_PUBLIC void          pat_move_init_cards    (PatMove       *self,
                                                 guint          from,
                                                 guint          count,
                                                 guint          to);
PAT_PUBLIC void          pat_move_init_stock    (PatMove       *self);
PAT_PUBLIC void          pat_move_init_remove   (PatMove       *self);
PAT_PUBLIC void          pat_move_init_turn     (PatMove       *self,
                                                 guint          pile);
PAT_PUBLIC void          pat_move_init_special  (PatMove       *self,
                                                 guint          special);
PAT_PUBLIC void          pat_move_add_pick      (PatMove       *self,
                                                 guint          pile,
                                                 guint          index,
                                                 guint          count);
PAT_PUBLIC void          pat_moves_add          (PatMoves      *self,
                                                 const PatMove *move);

G_END_DECLS
