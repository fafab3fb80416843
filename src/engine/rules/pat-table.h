/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the author of a variant writes: rows of piles and the rules of the game, as data. Zero
 * always means the safe thing. */
#pragma once

#include "pat-move.h"

G_BEGIN_DECLS

typedef struct _PatScoring PatScoring;

/**
 * PatRole:
 *
 * What a pile is for. The order is that of the letters `s w f t c r h x i` in the notation.
 */
typedef enum
{
  PAT_STOCK,
  PAT_WASTE,
  PAT_FOUNDATION,
  PAT_TABLEAU,
  PAT_CELL,
  PAT_RESERVE,
  PAT_HAND,
  PAT_DISCARD,
  PAT_INDICATOR,
} PatRole;

#define PAT_N_ROLES (PAT_INDICATOR + 1)

/* A role's bit in a set of roles. */
#define PAT_ROLE_BIT(role) (1u << (role))

/* A rank's bit in a set of ranks: PAT_RANK_BIT (PAT_KING). */
#define PAT_RANK_BIT(rank) (1u << (rank))

/* A suit's bit in a set of suits: PAT_SUIT_BIT (PAT_SPADES). */
#define PAT_SUIT_BIT(suit) (1u << (suit))

/**
 * PatBuild:
 * @PAT_NO_BUILD: no card is put on another
 * @PAT_UP: the next card is one higher (or `step` ranks)
 * @PAT_DOWN: the next card is one lower
 * @PAT_EQUAL: the next card has the same rank
 * @PAT_WRAP: the ranks are circular: an Ace follows a King going up
 * @PAT_ANY_SUIT: suits do not matter
 * @PAT_SAME_SUIT: the next card is of the same suit
 * @PAT_OTHER_SUIT: the next card is of another suit
 * @PAT_SAME_COLOUR: the next card is of the same colour
 * @PAT_ALTERNATE: the next card is of the opposite colour
 * @PAT_ANY_CARD: any card goes on any card
 *
 * Which card may lie on which: directions (more than one may be allowed), PAT_WRAP, and exactly one
 * kind of suit.
 */
typedef enum
{
  PAT_NO_BUILD    = 0,
  PAT_UP          = 1 << 0,
  PAT_DOWN        = 1 << 1,
  PAT_EQUAL       = 1 << 2,
  PAT_WRAP        = 1 << 3,
  PAT_ANY_SUIT    = 1 << 4,
  PAT_SAME_SUIT   = 1 << 5,
  PAT_OTHER_SUIT  = 1 << 6,
  PAT_SAME_COLOUR = 1 << 7,
  PAT_ALTERNATE   = 1 << 8,
  PAT_ANY_CARD    = 1 << 9,
} PatBuild;

/**
 * PatTake:
 * @PAT_TAKE_NONE: nothing may be taken
 * @PAT_TAKE_TOP: the top card
 * @PAT_TAKE_RUN: the top card, or any part of the run at the end of the pile as a unit
 * @PAT_TAKE_RUN_LIMITED: as many cards of the run as single moves by way of free cells and spaces
 *   would allow
 * @PAT_TAKE_OPEN: any face-up card with everything that lies on it
 * @PAT_TAKE_WHOLE: the top card, or the complete pile as a unit
 * @PAT_TAKE_CHAIN: the whole run at the end as a unit; to a foundation only the top card
 * @PAT_TAKE_ANY_CARD: any single card, wherever it lies
 *
 * What may leave a pile.
 */
typedef enum
{
  PAT_TAKE_NONE,
  PAT_TAKE_TOP,
  PAT_TAKE_RUN,
  PAT_TAKE_RUN_LIMITED,
  PAT_TAKE_OPEN,
  PAT_TAKE_WHOLE,
  PAT_TAKE_CHAIN,
  PAT_TAKE_ANY_CARD,
} PatTake;

/**
 * PatFill:
 * @PAT_FILL_NONE: an empty pile stays empty
 * @PAT_FILL_ANY: any card
 * @PAT_FILL_BASE: a card of the base rank
 * @PAT_FILL_RANKS: a card of one of the row's `ranks`
 * @PAT_FILL_INDICATOR: a card one rank above the indicator of the same number, circular
 * @PAT_FILL_LAST: a card of the rank one below the base rank, circular
 * @PAT_FILL_NUMBER: a card whose rank is the number of the pile in its row: the first takes an Ace
 * @PAT_FILL_LINE: a card that follows, by `build`, the card of the pile before it in its line
 *   (`per_line` of the usual arrangement); at the beginning of a line one of the row's `ranks`
 *
 * What an empty pile accepts.
 */
typedef enum
{
  PAT_FILL_NONE,
  PAT_FILL_ANY,
  PAT_FILL_BASE,
  PAT_FILL_RANKS,
  PAT_FILL_INDICATOR,
  PAT_FILL_LAST,
  PAT_FILL_NUMBER,
  PAT_FILL_LINE,
} PatFill;

/**
 * PatTurn:
 * @PAT_TURN_NEVER: a face-down card stays as it is
 * @PAT_TURN_EXPOSED: an uncovered card is turned up, by itself or by the player as the option
 *   `flip` says
 * @PAT_TURN_ALWAYS: the top card is turned up by itself
 * @PAT_TURN_PLAYER: the player turns a card up, which is a move
 *
 * What happens to a face-down card that nothing lies on.
 */
typedef enum
{
  PAT_TURN_NEVER,
  PAT_TURN_EXPOSED,
  PAT_TURN_ALWAYS,
  PAT_TURN_PLAYER,
} PatTurn;

/**
 * PatPoint:
 * @x: to the right, in cards with their gap
 * @y: downwards, in cards with their gap
 *
 * A place on the board; (0, 0) is the top left corner.
 */
typedef struct
{
  float x;
  float y;
} PatPoint;

/**
 * PatPlace:
 * @x: of the first pile
 * @y: of the first pile
 * @dx: from one pile of a line to the next
 * @dy: the same downwards
 * @per_line: piles in a line, 0 for all
 * @line_dx: from one line to the next
 * @line_dy: the same downwards
 * @points: (nullable): a place for each pile instead of lines
 *
 * Where the piles of a row lie, in cards with their gap.
 */
typedef struct
{
  float           x;
  float           y;
  float           dx;
  float           dy;
  guint8          per_line;
  float           line_dx;
  float           line_dy;
  const PatPoint *points;
} PatPlace;

/**
 * PatBuildFunc:
 * @lower: a card that lies face up
 * @upper: another card
 *
 * An odd relation between two cards. It is asked once for each pair when the rules are compiled.
 *
 * Returns: whether @upper may lie on @lower
 */
typedef gboolean (*PatBuildFunc) (PatCard lower,
                                  PatCard upper);

/**
 * PatPileSpec:
 * @role: what the piles are for
 * @count: piles in this row; 0 ends the table
 * @name: (nullable): what a player calls such a pile, translatable: N_("Demon")
 * @names: (nullable): the heading for all piles of the row, translatable: N_("Blades"); %NULL:
 *   `name`
 * @at: where they lie
 * @narrow: where they lie in a narrow window; all zero: as in a wide one
 * @fan_x: offset of the next card to the right, in card widths; negative: to the left
 * @fan_y: offset of the next card downwards, in card heights; face-down cards take 0.4 of it
 * @n_fanned: only so many cards at the top are fanned; 0: all
 * @build: PatBuild: what may be put on a card
 * @step: ranks from one card to the next; 0 means 1
 * @can_build: (nullable): instead of build
 * @build_help: (nullable): which card goes on which, where `can_build` says it and it is no way of
 *   building that the engine knows: a sentence, translatable
 * @run: PatBuild: what moves as a unit; 0: as build
 * @units: PatBuild: several cards at once come here if they are such a run, whatever moves as a
 *   unit elsewhere; 0: columns take what moves as a unit, other piles one card (or `min_accept`)
 * @take: what may leave
 * @fill: what an empty pile accepts
 * @ranks: PAT_RANK_BITs for PAT_FILL_RANKS and PAT_FILL_LINE
 * @suits: PAT_SUIT_BITs of the cards that may begin a pile; 0: all
 * @one_each: no pile of the row may begin with the suit of another
 * @min_accept: at least so many cards at once (a complete suit); 0 means 1
 * @max_cards: no more cards than that; 0: no limit
 * @from: PAT_ROLE_BITs of the piles it accepts cards from; 0: any (a foundation: any but
 *   foundations)
 * @fill_from: the same while it is empty; 0: as from
 * @fill_first: PAT_ROLE_BITs: as long as one of these piles has a card, an empty pile takes any of
 *   their cards and no others; `fill` and `fill_from` hold when they are used up
 * @n_refill: entries in use of refill
 * @refill: PatRoles: an empty pile is filled at once from the first of them that has a card
 * @turn: what happens to an uncovered face-down card
 * @removable: its uncovered cards take part in removals
 * @covered: its cards are covered by later piles of the row that overlap them
 * @tucked: its cards peep out from under piles of later rows, but are as free
 * @collects: a run of `min_accept` cards at the end of a pile from which it takes comes here by
 *   itself
 * @sink: PAT_RANK_BITs of cards that are put at the bottom of their pile when the deal is complete
 * @deal: (nullable): the cards of each pile, as in "U/DU/DDU"; %NULL: none
 *
 * A row of like piles. A table ends with a row whose `count` is 0.
 *
 * The deal of a row is a word for each pile, separated by `/`; the last word serves all further
 * piles. In a word, each letter is one card from the bottom up: `D` face down, `U` face up; `*` is
 * all cards that are left, face down, the next one on top. `=A` takes the first Ace out before the
 * deal, `=AS` the Ace of Spades. `~2` is all Twos that are left, face up, in the order of the deck.
 * Rows are dealt in the order of the table, the piles of a row in rounds: the first card of each
 * pile from left to right, then the second, and so on.
 */
typedef struct
{
  PatRole      role;
  guint8       count;
  const char  *name;
  const char  *names;
  PatPlace     at;
  PatPlace     narrow;
  float        fan_x;
  float        fan_y;
  guint8       n_fanned;
  guint        build;
  guint8       step;
  PatBuildFunc can_build;
  const char  *build_help;
  guint        run;
  guint        units;
  PatTake      take;
  PatFill      fill;
  guint16      ranks;
  guint8       suits;
  gboolean     one_each;
  guint8       min_accept;
  guint8       max_cards;
  guint16      from;
  guint16      fill_from;
  guint16      fill_first;
  guint8       n_refill;
  guint8       refill[3];
  PatTurn      turn;
  gboolean     removable;
  gboolean     covered;
  gboolean     tucked;
  gboolean     collects;
  guint16      sink;
  const char  *deal;
} PatPileSpec;

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
 * PatAuto:
 * @PAT_AUTO_NONE: choosing is the game: nothing is played by itself
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
 * PatTarget:
 * @PAT_TARGET_FOUNDATION: to the first foundation that takes the card
 * @PAT_TARGET_CELL: to the first foundation, otherwise to the first empty cell
 * @PAT_TARGET_FIRST: to the first pile that takes the card or run, foundations before others
 * @PAT_TARGET_ONLY: to the pile that takes the card or run, if there is just one
 *
 * Where a double click sends a card.
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
 * @auto_msec: the board plays it by itself after so many milliseconds where it is legal; 0: never
 * @neutral: it changes nothing that matters (sorting a hand): not counted as a move
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
} PatSpecialSpec;

/**
 * PatCounterSpec:
 * @name: the word of the notation
 * @label: (nullable): a sentence for the status row with one %d, translatable
 * @initial: the value at the deal
 * @bonus: (nullable): a line for the rules where the scoring has a row for
 *   %PAT_EVENT_WON_COUNTER, with one %s for the points, translatable:
 *   N_("Each joker left when you win: %s")
 *
 * A counter of a variant's own; the first is PAT_COUNTER_OWN.
 */
typedef struct
{
  const char *name;
  const char *label;
  gint16      initial;
  const char *bonus;
} PatCounterSpec;

/* Hooks: pure functions of rules and position. They list or judge and never change anything. */

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
 * Lists the legal special moves.
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
 * Returns: (transfer full) (nullable): a translated sentence, or %NULL
 */
typedef char *(*PatStatusFunc) (const PatRules    *rules,
                                const PatPosition *position);

/**
 * PatGameSpec:
 * @decks: 0 means 1
 * @jokers: for each deck
 * @ranks: PAT_RANK_BITs in play; 0: all thirteen
 * @suits: PAT_SUIT_BITs in play, each so often that the decks keep their size (one, two or four
 *   suits); 0: all four
 * @n_cards: where `prepare` picks from the deck: how many cards it leaves; 0: all
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
 * @sends_as_auto: to a foundation only what may_auto lets go
 * @bare_board: a position without a header is taken for this game
 * @single_click: a click plays a card that has one destination
 * @hides_cards: undo and peek would reveal what the game is about: both are off
 * @no_undo: moves cannot be taken back
 * @time_limit_sec: 0: none
 * @scoring: (nullable): cards on foundations and discards
 * @specials: (nullable): ends with a row without name
 * @counters: (nullable): ends with a row without name
 * @stock_help: what a click on the stock does where the hook `deal_stock` says it: a sentence,
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
  gboolean              bare_board;
  gboolean              single_click;
  gboolean              hides_cards;
  gboolean              no_undo;
  guint                 time_limit_sec;
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
