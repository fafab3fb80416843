/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a player means who points at cards: a move, something to hold, or a refusal. */
#pragma once

#include "pat-game.h"

G_BEGIN_DECLS

/**
 * PatUnit:
 * @pile: the pile that the cards lie in
 * @index: the lowest card, 0 for the bottom card of the pile
 * @count: how many cards, 1 or more
 *
 * Cards that travel together.
 */
typedef struct
{
  guint pile;
  guint index;
  guint count;
} PatUnit;

/**
 * PatSpot:
 * @pile: a pile
 * @index: a card in it, 0 for the bottom card; -1 for the place of an empty pile
 *
 * What a player points at.
 */
typedef struct
{
  guint pile;
  int   index;
} PatSpot;

/**
 * PatSelectionKind:
 * @PAT_SELECTION_NONE: nothing is held
 * @PAT_SELECTION_UNIT: cards that may go to another pile
 * @PAT_SELECTION_SET: top cards of piles that may be removed together
 * @PAT_SELECTION_SPECIAL: the first answers to what a special action asks for
 *
 * What a selection consists of.
 */
typedef enum
{
  PAT_SELECTION_NONE,
  PAT_SELECTION_UNIT,
  PAT_SELECTION_SET,
  PAT_SELECTION_SPECIAL,
} PatSelectionKind;

/**
 * PatSelection:
 * @kind: what the selection consists of
 * @unit: of %PAT_SELECTION_UNIT, the cards
 * @special: of %PAT_SELECTION_SPECIAL, which of the variant's actions
 * @n_spots: how many spots are in use
 * @spots: of a set the cards, of a special action what was pointed at, in the order of the clicks
 *
 * What the player has pointed at and not played yet. It is a plain value, valid for one position
 * only; all zero is nothing.
 */
typedef struct
{
  PatSelectionKind kind;
  PatUnit          unit;
  guint            special;
  guint            n_spots;
  PatSpot          spots[PAT_MAX_PICKS];
} PatSelection;

/**
 * PatClickFlags:
 * @PAT_CLICK_PLAIN: an ordinary click of a pointer
 * @PAT_CLICK_KEEP: a destination that is refused leaves the selection as it is; otherwise the
 *   card there is selected instead
 * @PAT_CLICK_PLAYS: a card with one destination goes there at once
 * @PAT_CLICK_BEST: cards with several destinations go to the best one at once
 * @PAT_CLICK_REMOVES: a click on a card of a set removes the set instead of putting the card back
 *
 * How a click is understood, by what it is made with and what the player has set.
 */
typedef enum /*< flags >*/
{
  PAT_CLICK_PLAIN   = 0,
  PAT_CLICK_KEEP    = 1 << 0,
  PAT_CLICK_PLAYS   = 1 << 1,
  PAT_CLICK_REMOVES = 1 << 2,
  PAT_CLICK_BEST    = 1 << 3,
} PatClickFlags;

/**
 * PatAnswerKind:
 * @PAT_ANSWER_NOTHING: nothing is done; what was held may not be held any more
 * @PAT_ANSWER_HOLD: the selection has changed, and is not empty
 * @PAT_ANSWER_PUT_BACK: the player does not want the selection any more
 * @PAT_ANSWER_PLACE: an empty place was pointed at, and nothing was held that might go there
 * @PAT_ANSWER_MOVE: a move is to be played, and it is legal
 * @PAT_ANSWER_REFUSAL: a move was meant, and is refused
 * @PAT_ANSWER_ASK: a special action asks for a pile or a card on the table
 * @PAT_ANSWER_ASK_CARD: a special action asks for one of the cards of a pile
 * @PAT_ANSWER_ASK_MOVE: a special action has all its picks and asks for a card that a joker stands
 *   for, or the like: [method@Patience.Game.list_special] has a move for each
 * @PAT_ANSWER_CONFIRM: a special action asks its question before its move is played
 *
 * What comes of a click.
 */
typedef enum
{
  PAT_ANSWER_NOTHING,
  PAT_ANSWER_HOLD,
  PAT_ANSWER_PUT_BACK,
  PAT_ANSWER_PLACE,
  PAT_ANSWER_MOVE,
  PAT_ANSWER_REFUSAL,
  PAT_ANSWER_ASK,
  PAT_ANSWER_ASK_CARD,
  PAT_ANSWER_ASK_MOVE,
  PAT_ANSWER_CONFIRM,
} PatAnswerKind;

/**
 * PatAnswer:
 * @kind: what comes of the click
 * @selection: what is held afterwards
 * @move: of %PAT_ANSWER_MOVE and %PAT_ANSWER_CONFIRM the move, of %PAT_ANSWER_REFUSAL the one that
 *   was tried
 * @refusal: of %PAT_ANSWER_REFUSAL, why
 * @pile: the pile to which the player's attention goes with the move, the empty place, or the pile
 *   that a card is asked for of; -1: none
 * @is_lone: the move takes the card that was pointed at, and no card that was held before: who
 *   is used to double clicks will click there once more
 *
 * What a click means. What is not named for a kind is zero.
 */
typedef struct
{
  PatAnswerKind kind;
  PatSelection  selection;
  PatMove       move;
  PatRefusal    refusal;
  int           pile;
  gboolean      is_lone;
} PatAnswer;

PAT_PUBLIC gboolean pat_selection_has         (const PatSelection *self,
                                               PatSpot             spot);
PAT_PUBLIC guint    pat_selection_get_n_cards (const PatSelection *self);

PAT_PUBLIC void     pat_game_click            (PatGame            *self,
                                               const PatSelection *selection,
                                               PatSpot             spot,
                                               PatClickFlags       flags,
                                               PatAnswer          *answer);
PAT_PUBLIC void     pat_game_double_click     (PatGame            *self,
                                               const PatSelection *selection,
                                               PatSpot             spot,
                                               PatAnswer          *answer);
PAT_PUBLIC void     pat_game_send             (PatGame            *self,
                                               const PatSelection *selection,
                                               PatSpot             spot,
                                               PatClickFlags       flags,
                                               PatAnswer          *answer);
PAT_PUBLIC void     pat_game_take             (PatGame            *self,
                                               PatSpot             spot,
                                               PatAnswer          *answer);
PAT_PUBLIC void     pat_game_grab             (PatGame            *self,
                                               PatSpot             spot,
                                               PatAnswer          *answer);
PAT_PUBLIC gboolean pat_game_find_drop        (PatGame            *self,
                                               const PatSelection *selection,
                                               guint               pile,
                                               PatMove            *move,
                                               PatRefusal         *refusal);
PAT_PUBLIC gboolean pat_game_find_foundation  (PatGame            *self,
                                               const PatSelection *selection,
                                               guint               pile,
                                               PatMove            *move);
PAT_PUBLIC void     pat_game_click_stock      (PatGame            *self,
                                               PatAnswer          *answer);
PAT_PUBLIC void     pat_game_remove_selection (PatGame            *self,
                                               const PatSelection *selection,
                                               PatAnswer          *answer);
PAT_PUBLIC void     pat_game_begin_special    (PatGame            *self,
                                               guint               special,
                                               gboolean            is_confirmed,
                                               PatAnswer          *answer);
PAT_PUBLIC gboolean pat_game_list_special     (PatGame            *self,
                                               const PatSelection *selection,
                                               PatMoves           *moves);

PAT_PUBLIC gboolean pat_game_is_available     (PatGame            *self,
                                               const PatSelection *selection,
                                               PatSpot             spot);
PAT_PUBLIC gboolean pat_game_is_destination   (PatGame            *self,
                                               const PatSelection *selection,
                                               guint               pile);
PAT_PUBLIC gboolean pat_game_is_pick          (PatGame            *self,
                                               const PatMove      *move,
                                               guint               nth,
                                               PatSpot             spot);
PAT_PUBLIC gboolean pat_game_find_unit        (PatGame            *self,
                                               PatSpot             spot,
                                               PatUnit            *unit);
PAT_PUBLIC gboolean pat_game_may_repeat       (PatGame            *self,
                                               PatSpot             spot,
                                               PatClickFlags       flags);
PAT_PUBLIC gboolean pat_game_removes_sets     (PatGame            *self);
PAT_PUBLIC gboolean pat_game_takes_covered    (PatGame            *self,
                                               guint               pile);

G_END_DECLS
