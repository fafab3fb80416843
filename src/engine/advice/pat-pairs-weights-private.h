/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What speaks for a move of a game of pairs, in points; 16 of them make it e times as likely to be
 * made. All of them are about what the player sees. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define PAT_PAIRS_KINDS  6 /* of moves: PatPairsKind */
#define PAT_PAIRS_PARTS  6 /* fifths of the talon that are dealt */
#define PAT_PAIRS_STAGES 4 /* of a game, by how many cards are left in piles */
#define PAT_PAIRS_FEW    4 /* from none to three, or more */
#define PAT_PAIRS_SOME   5 /* from none to four, or more */
#define PAT_PAIRS_BELOW  8 /* thirds of the cards that lie below, or more */

typedef enum
{
  PAT_PAIRS_PILES,       /* two cards of piles, or one */
  PAT_PAIRS_PILE_WASTE,
  PAT_PAIRS_PILE_STOCK,
  PAT_PAIRS_WASTE_STOCK,
  PAT_PAIRS_DEAL,        /* the stock is clicked on */
  PAT_PAIRS_REDEAL,      /* and there is nothing in it */
} PatPairsKind;

typedef struct
{
  gint8 part[PAT_PAIRS_KINDS][PAT_PAIRS_PARTS];
  gint8 stage[PAT_PAIRS_KINDS][PAT_PAIRS_STAGES];

  gint8 deal_hides_piles[PAT_PAIRS_SOME]; /* the stock is clicked on: mates in piles, */
  gint8 deal_hides_talon[PAT_PAIRS_SOME]; /* and others, of the card that is covered; */
  gint8 deal_covers[PAT_PAIRS_SOME];      /* mates in piles of the card that covers it */

  gint8 uncovers[PAT_PAIRS_FEW];          /* a pair goes: cards that are open after that */
  gint8 below[PAT_PAIRS_BELOW];           /* cards that lie below it */
  gint8 frees[PAT_PAIRS_SOME];            /* those of them that are mates of its cards */
  gint8 mates[PAT_PAIRS_FEW][PAT_PAIRS_FEW]; /* other mates of its cards: the fewest, the most */

  /* other mates in piles of the partner of a card of piles, or of the talon */
  gint8 rivals[PAT_PAIRS_DEAL][2][PAT_PAIRS_FEW];
} PatPairsWeights;

typedef enum
{
  PAT_PAIRS_WEIGHTS_NO_TALON,
  PAT_PAIRS_WEIGHTS_ALL,     /* all cards must go */
  PAT_PAIRS_WEIGHTS_PILES,   /* those of the talon may stay */
  PAT_PAIRS_N_WEIGHTS
} PatPairsGoal;

extern const PatPairsWeights pat_pairs_weights[PAT_PAIRS_N_WEIGHTS];

G_END_DECLS
