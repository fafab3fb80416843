/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the author of a variant writes about the game as a whole, and the table that this makes with
 * the rows of piles. Zero always means the safe thing. */
#pragma once

#include "pat-hooks.h"
#include "pat-piles.h"

G_BEGIN_DECLS

typedef struct _PatScoring PatScoring;

/**
 * PatStockSpec:
 * @to: the role of the piles that the stock is dealt to
 * @count: cards for each of them; 0 means that there is no stock action
 * @redeals: how often the waste is turned over to be the stock again; PAT_UNLIMITED
 * @spaces_first: no deal while one of the piles dealt to is empty
 * @shuffles: the waste is shuffled when it becomes the stock again
 *
 * What a click on the stock does.
 */
typedef struct
{
  PatRole  to;
  guint8   count;
  guint8   redeals;
  gboolean spaces_first;
  gboolean shuffles;
} PatStockSpec;

#define PAT_UNLIMITED 255

/**
 * PatRemoval:
 * @PAT_REMOVE_NOTHING: cards are not removed
 * @PAT_REMOVE_SUM: two cards whose ranks add up to `sum`, or one card whose rank is `sum`
 * @PAT_REMOVE_EQUAL: two cards of equal rank
 * @PAT_REMOVE_ASK: what the hook `may_remove` allows
 *
 * Which cards are removed together.
 */
typedef enum
{
  PAT_REMOVE_NOTHING,
  PAT_REMOVE_SUM,
  PAT_REMOVE_EQUAL,
  PAT_REMOVE_ASK,
} PatRemoval;

/**
 * PatRemoveSpec:
 * @kind: which cards go together
 * @sum: for sums
 * @min: the fewest cards of a removal that `may_remove` allows
 * @max: the most cards of such a removal
 * @with_cover: a card may be removed with the only card that covers it
 *
 * The removal of cards.
 */
typedef struct
{
  PatRemoval kind;
  guint8     sum;
  guint8     min;
  guint8     max;
  gboolean   with_cover;
} PatRemoveSpec;

/**
 * PatWin:
 * @PAT_WIN_FOUNDATIONS: all cards lie on foundations or are discarded
 * @PAT_WIN_EMPTY: all piles of the roles in `win_roles` are empty
 * @PAT_WIN_ASK: what the hook `is_won` says
 *
 * When a game is won.
 */
typedef enum
{
  PAT_WIN_FOUNDATIONS,
  PAT_WIN_EMPTY,
  PAT_WIN_ASK,
} PatWin;

/**
 * PatTarget:
 * @PAT_TARGET_FOUNDATION: to the first foundation that takes the card
 * @PAT_TARGET_CELL: to the first foundation, otherwise to the first empty cell
 * @PAT_TARGET_FIRST: to the first pile that takes the card or run, foundations before others
 * @PAT_TARGET_ONLY: to the pile that takes the card or run, if there is just one
 *
 * Where a double click sends a card. If there is no such pile, it goes to the best place.
 */
typedef enum
{
  PAT_TARGET_FOUNDATION,
  PAT_TARGET_CELL,
  PAT_TARGET_FIRST,
  PAT_TARGET_ONLY,
} PatTarget;

/**
 * PatSpecialSpec:
 * @name: the word of the notation, without the exclamation mark
 * @label: the text of the button, translatable
 * @help: one sentence for the player, translatable
 * @prompts: what is asked for each pick, translatable, NULL-terminated; empty: nothing is asked
 * @auto_msec: the board plays it automatically after this time if it is legal; 0: never
 * @neutral: it changes nothing that matters (sorting a hand): not counted as a move
 * @question: (nullable): asked before an action without prompts while a card can go to a
 *   foundation, translatable
 * @counter: the counter that says how often it is left; 0: none
 *
 * A special action of a variant.
 */
typedef struct
{
  const char  *name;
  const char  *label;
  const char  *help;
  const char  *prompts[3];
  guint        auto_msec;
  gboolean     neutral;
  const char  *question;
  guint8       counter;
} PatSpecialSpec;

/**
 * PatCounterSpec:
 * @name: the word of the notation
 * @label: (nullable): a sentence for the status row with one %d, translatable
 * @initial: the value at the deal
 * @bonus: (nullable): a line for the rules if the scoring has a row for
 *   %PAT_EVENT_WON_COUNTER, with one %s for the points, translatable:
 *   N_("Each joker left when you win: %s")
 * @is_points: it is a part of the score, which players can choose not to see
 *
 * A counter of a variant's own; the first is PAT_COUNTER_OWN.
 */
typedef struct
{
  const char *name;
  const char *label;
  gint16      initial;
  const char *bonus;
  gboolean    is_points;
} PatCounterSpec;

/**
 * PatGameSpec:
 * @decks: 0 means 1
 * @jokers: for each deck
 * @ranks: PAT_RANK_BITs in play; 0: all thirteen
 * @suits: PAT_SUIT_BITs in play, each so often that the decks keep their size (one, two or four
 *   suits); 0: all four
 * @n_cards: if `prepare` picks from the deck: how many cards it leaves; 0: all
 * @base: rank with which foundations begin; 0: Ace
 * @base_dealt: the first card dealt to a foundation gives the base rank
 * @base_chosen: the first one that the player puts there does
 * @microsoft: numbers below 2^31 are Microsoft's deals
 * @all_face_up: the tableau is dealt face up
 * @stock: what a click on the stock does
 * @remove: which cards are removed together
 * @win: when the game is won
 * @win_roles: PAT_ROLE_BITs for PAT_WIN_EMPTY
 * @auto_class: what auto-play may do
 * @auto_when_dealt: not before stock and waste are used up
 * @stuck_is_lost: without a move the game is lost, not merely stuck
 * @double_click: where a double click sends a card
 * @sends_as_auto: to a foundation only what may_auto allows
 * @never_mirrored: the board is not mirrored for anybody, because its shape has a sense of its own,
 * as the face of a clock
 * @bare_board: a position without a header is taken for this game
 * @single_click: a click plays a card that has one destination
 * @for_several: several people play against each other: `status` says whose turn it is, and in the
 *   end who has won
 * @hides_cards: undo and peek would reveal what the game is about: both are off
 * @peek_reveals: a look into a pile shows the cards that lie face down, too, whatever the player's
 *   preferences are
 * @peeks_in_contests: the player may look into piles in a tour and in a tournament, too
 * @no_undo: moves cannot be taken back
 * @time_limit_sec: 0: none
 * @after_move_is_minor: what `after_move` lists decides neither which moves are legal nor whether
 *   the game is won: points, counters that are only shown, or tidying up when it is won
 * @scoring: (nullable): cards on foundations and discards
 * @specials: (nullable): ends with a row without name
 * @counters: (nullable): ends with a row without name
 * @stock_help: what a click on the stock does if the hook `deal_stock` says it: a sentence,
 *   translatable
 * @won_text: (nullable): what is said when the game is won, before moves and time, translatable
 * @prepare: (nullable): arranges the freshly shuffled deck, or picks from it
 * @deal_stock: (nullable): lists the steps of a click on the stock, instead of `stock`
 * @spell: (nullable): chooses among several ways to write a move
 * @refuse: (nullable): forbids moves that the table allows
 * @may_remove: (nullable): judges removals, for PAT_REMOVE_ASK
 * @more_moves: (nullable): lists the legal special moves
 * @why_not: (nullable): says why a special move, or a click on the stock, is illegal
 * @special: (nullable): lists the steps of a special move
 * @after_move: (nullable): lists what the rules do by themselves after a move
 * @is_won: (nullable): whether the game is won, for PAT_WIN_ASK
 * @is_complete: (nullable): whether a pile is finished for good
 * @why_locked: (nullable): why a pile is out of play for the moment
 * @may_auto: (nullable): whether auto-play may make a move
 * @score: (nullable): the score, instead of `scoring`
 * @status: (nullable): more for the status row
 * @points: (nullable): parts of the score for the status row, which players can choose not to see
 *
 * The rules of a game that concern no single row of piles.
 */
typedef struct
{
  guint8                decks;
  guint8                jokers;
  guint16               ranks;
  guint8                suits;
  guint8                n_cards;
  guint8                base;
  gboolean              base_dealt;
  gboolean              base_chosen;
  gboolean              microsoft;
  gboolean              all_face_up;
  PatStockSpec          stock;
  PatRemoveSpec         remove;
  PatWin                win;
  guint16               win_roles;
  PatAuto               auto_class;
  gboolean              auto_when_dealt;
  gboolean              stuck_is_lost;
  PatTarget             double_click;
  gboolean              sends_as_auto;
  gboolean              never_mirrored;
  gboolean              bare_board;
  gboolean              single_click;
  gboolean              for_several;
  gboolean              hides_cards;
  gboolean              peek_reveals;
  gboolean              peeks_in_contests;
  gboolean              no_undo;
  guint                 time_limit_sec;
  gboolean              after_move_is_minor;
  const PatScoring     *scoring;
  const PatSpecialSpec *specials;
  const PatCounterSpec *counters;
  const char           *stock_help;
  const char           *won_text;
  PatPrepareFunc        prepare;
  PatDealStockFunc      deal_stock;
  PatSpellFunc          spell;
  PatRefuseFunc         refuse;
  PatMayRemoveFunc      may_remove;
  PatMoreMovesFunc      more_moves;
  PatWhyNotFunc         why_not;
  PatSpecialFunc        special;
  PatAfterMoveFunc      after_move;
  PatIsWonFunc          is_won;
  PatIsCompleteFunc     is_complete;
  PatWhyLockedFunc      why_locked;
  PatMayAutoFunc        may_auto;
  PatScoreFunc          score;
  PatStatusFunc         status;
  PatStatusFunc         points;
} PatGameSpec;

#define PAT_MAX_ROWS 24

/**
 * PatTable:
 * @game: the rules of the game
 * @rows: the rows of piles
 * @n_rows: how many rows there are
 *
 * A variant's table as the options may change it: a copy that belongs to the rules being made.
 */
typedef struct
{
  PatGameSpec game;
  PatPileSpec rows[PAT_MAX_ROWS];
  guint       n_rows;
} PatTable;

PAT_PUBLIC PatPileSpec *pat_table_find_row (PatTable *self,
                                            PatRole   role,
                                            guint     nth);

G_END_DECLS
