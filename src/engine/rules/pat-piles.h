/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the author of a variant writes about piles, a row for those that are alike. Zero always
 * means the safe thing. */
#pragma once

#include "pat-move.h"

G_BEGIN_DECLS

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
 * @PAT_FILL_LAST: a card of the next rank in play below the base rank, circular
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
 * @PAT_TURN_EXPOSED: an uncovered card is turned up, automatically or by the player as the option
 *   `flip` says
 * @PAT_TURN_ALWAYS: the top card is turned up automatically
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
 * @n_fanned: only this many cards at the top are fanned; 0: all
 * @build: PatBuild: what may be put on a card
 * @step: ranks from one card to the next; 0 means 1
 * @can_build: (nullable): instead of build
 * @build_help: (nullable): which card goes on which, if `can_build` says it in a way that the
 *   engine has no words for: a sentence, translatable
 * @run: PatBuild: what moves as a unit; 0: as build
 * @units: PatBuild: several cards at once come here if they are such a run, whatever moves as a
 *   unit elsewhere; 0: columns take what moves as a unit, other piles one card (or `min_accept`)
 * @take: what may leave
 * @fill: what an empty pile accepts
 * @ranks: PAT_RANK_BITs for PAT_FILL_RANKS and PAT_FILL_LINE
 * @suits: PAT_SUIT_BITs of the cards that may begin a pile; 0: all
 * @one_each: no pile of the row may begin with the suit of another
 * @min_accept: at least this many cards at once (a complete suit); 0 means 1
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

G_END_DECLS
