/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The functions that say what the table of a variant cannot say. None of them changes anything:
 * they answer, or list what the rules then do. */
#pragma once

#include "pat-move.h"

G_BEGIN_DECLS

/**
 * PatAuto:
 * @PAT_AUTO_NONE: nothing is played automatically, because choosing is the point of the game
 * @PAT_AUTO_SAFE: class S: safe cards only, unless the player asks for more
 * @PAT_AUTO_ALL: class A
 *
 * What auto-play may do in this game.
 */
typedef enum
{
  PAT_AUTO_NONE,
  PAT_AUTO_SAFE,
  PAT_AUTO_ALL,
} PatAuto;

/**
 * PatPrepareFunc:
 * @rules: the rules of the game
 * @seed: the number of the deal
 * @cards: (array length=n_cards): the deck, from the first card dealt to the last
 * @n_cards: the number of cards
 *
 * Changes the order of a freshly shuffled deck, or picks from it.
 *
 * Returns: how many cards are in play
 */
typedef guint (*PatPrepareFunc) (const PatRules    *rules,
                                 guint64            seed,
                                 PatCard           *cards,
                                 guint              n_cards);

/**
 * PatRefuseFunc:
 * @rules: the rules of the game
 * @position: the position, which is not changed
 * @move: the move
 *
 * Refuses a move that the table allows.
 *
 * Returns: (nullable): why the move is refused, translatable; %NULL if it is allowed
 */
typedef const char *(*PatRefuseFunc) (const PatRules    *rules,
                                      const PatPosition *position,
                                      const PatMove     *move);

/**
 * PatMayRemoveFunc:
 * @rules: the rules of the game
 * @position: the position, which is not changed
 * @cards: (array length=n_cards): the cards
 * @n_cards: the number of cards
 *
 * Judges the cards of a removal, in the order in which they were picked.
 *
 * Returns: (nullable): why they do not go together, translatable; %NULL if they do
 */
typedef const char *(*PatMayRemoveFunc) (const PatRules    *rules,
                                         const PatPosition *position,
                                         const PatCard     *cards,
                                         guint              n_cards);

/**
 * PatDealStockFunc:
 * @rules: the rules of the game
 * @position: the position, which is not changed
 * @steps: where to list the steps
 *
 * Lists the steps of a click on the stock, instead of what `stock` says; the click is refused when
 * it lists none, for a reason that `why_not` gives.
 */
typedef void (*PatDealStockFunc) (const PatRules    *rules,
                                  const PatPosition *position,
                                  PatSteps          *steps);

/**
 * PatSpellFunc:
 * @rules: the rules of the game
 * @position: the position, which is not changed
 * @move: the move, which may be changed
 *
 * Changes a move that can be written in more than one way into the one by which it is listed,
 * saved and judged; leaves every other move as it is.
 */
typedef void (*PatSpellFunc) (const PatRules    *rules,
                              const PatPosition *position,
                              PatMove           *move);

/**
 * PatMoreMovesFunc:
 * @rules: the rules of the game
 * @position: the position, which is not changed
 * @moves: where to list the moves
 *
 * Lists the legal special moves. All moves of a position together must be less than
 * %PAT_MAX_MOVES; a foreign module with a hook that fills the list is not loaded.
 */
typedef void (*PatMoreMovesFunc) (const PatRules    *rules,
                                  const PatPosition *position,
                                  PatMoves          *moves);

/**
 * PatWhyNotFunc:
 * @rules: the rules of the game
 * @position: the position, which is not changed
 * @move: the move
 *
 * Says why a special move that is not listed, or a click on the stock for which `deal_stock` lists
 * nothing, is illegal.
 *
 * Returns: (nullable): the reason, translatable; %NULL: the usual sentence
 */
typedef const char *(*PatWhyNotFunc) (const PatRules    *rules,
                                      const PatPosition *position,
                                      const PatMove     *move);

/**
 * PatSpecialFunc:
 * @rules: the rules of the game
 * @position: the position, which is not changed
 * @move: the move
 * @steps: where to list the steps
 *
 * Lists the steps of a special move.
 */
typedef void (*PatSpecialFunc) (const PatRules    *rules,
                                const PatPosition *position,
                                const PatMove     *move,
                                PatSteps          *steps);

/**
 * PatAfterMoveFunc:
 * @rules: the rules of the game
 * @position: the position, which is not changed
 * @move: (nullable): the move; %NULL after the deal
 * @steps: where to list the steps
 *
 * Lists what the rules do by themselves after a move (or, with a NULL move, after the deal); asked
 * again until it lists nothing.
 */
typedef void (*PatAfterMoveFunc) (const PatRules    *rules,
                                  const PatPosition *position,
                                  const PatMove     *move,
                                  PatSteps          *steps);

/**
 * PatIsWonFunc:
 * @rules: the rules of the game
 * @position: the position, which is not changed
 *
 * Says when a game with PAT_WIN_ASK is won.
 *
 * Returns: whether the game is won
 */
typedef gboolean (*PatIsWonFunc) (const PatRules    *rules,
                                  const PatPosition *position);

/**
 * PatIsCompleteFunc:
 * @rules: the rules of the game
 * @position: the position, which is not changed
 * @pile: the pile, an index into the position
 *
 * Says whether a pile is finished for good: it gives and takes nothing any more, a deal passes it
 * over, and the board marks it.
 *
 * Returns: whether the pile is complete
 */
typedef gboolean (*PatIsCompleteFunc) (const PatRules    *rules,
                                       const PatPosition *position,
                                       guint              pile);

/**
 * PatWhyLockedFunc:
 * @rules: the rules of the game
 * @position: the position, which is not changed
 * @pile: the pile, an index into the position
 *
 * Says why a pile is out of play for the moment. Such a pile gives and takes nothing, and the
 * board dims it.
 *
 * Returns: (nullable): the reason, translatable; %NULL if the pile is in play
 */
typedef const char *(*PatWhyLockedFunc) (const PatRules    *rules,
                                         const PatPosition *position,
                                         guint              pile);

/**
 * PatMayAutoFunc:
 * @rules: the rules of the game
 * @position: the position, which is not changed
 * @move: the move
 * @degree: PAT_AUTO_SAFE or PAT_AUTO_ALL
 *
 * Says whether auto-play in this degree may make a move to a foundation; instead of the usual
 * test. In a game of PAT_AUTO_NONE it is only asked when the player asks for all that goes.
 *
 * Returns: whether auto-play may make the move
 */
typedef gboolean (*PatMayAutoFunc) (const PatRules    *rules,
                                    const PatPosition *position,
                                    const PatMove     *move,
                                    PatAuto            degree);

/**
 * PatScoreFunc:
 * @rules: the rules of the game
 * @position: the position, which is not changed
 *
 * Counts a score that neither counts of cards nor points can say.
 *
 * Returns: the score
 */
typedef int (*PatScoreFunc) (const PatRules    *rules,
                             const PatPosition *position);

/**
 * PatStatusFunc:
 * @rules: the rules of the game
 * @position: the position, which is not changed
 *
 * Makes more for the status row than the labels of the counters.
 *
 * Returns: (transfer full) (nullable): a translated sentence in UTF-8, or %NULL
 */
typedef char *(*PatStatusFunc) (const PatRules    *rules,
                                const PatPosition *position);

G_END_DECLS
