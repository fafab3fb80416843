/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games in which one deck is built up by suit on foundations: their rules in a form that is quick
 * to ask. */
#pragma once

#include "pat-rules-private.h"

G_BEGIN_DECLS

#define PAT_BUILDER_MAX_PILES 32
#define PAT_BUILDER_MAX_CARDS 52
#define PAT_BUILDER_MAX_CLASSES 16

/* Where a move of a builder goes to or comes from if that is not one of its piles. */
#define PAT_BUILDER_FOUNDATION 0xf0 /* with a suit */
#define PAT_BUILDER_TALON      0xe0
#define PAT_BUILDER_STOCK      0xd0 /* a card to each column */

/* What piles that are alike take and give. */
typedef struct
{
  const guint64 *build;       /* for each card, those that may lie on it; of the rules */
  const guint64 *run;         /* and those that follow it in a unit */
  guint64        fill;        /* what an empty pile takes */
  guint16        from;        /* roles */
  guint16        fill_from;
  guint16        role;        /* as a bit */
  guint8         take;
  guint8         max_cards;
  guint8         most;        /* cards that come at once */
  guint8         is_cell;
  guint8         goes_up;     /* to the foundations */
  guint8         turns;       /* an uncovered card is turned up */
  guint8         parks_cards; /* a space of this class helps to move several cards */
  guint8         exchanges;   /* what lies on one card can be exchanged for what lies on another */
  guint8         refills;     /* a space takes the top card of the reserve at once */
  guint8         waits;       /* a space takes only cards of the reserve while it has any */
  guint8         one_by_one;  /* several come only with a space or cell for any card */
  guint8         column;      /* from 1, if it matters which one it is: cards are dealt */
} PatBuilderClass;

typedef struct
{
  const PatRules *rules;
  guint           n_classes;
  PatBuilderClass classes[PAT_BUILDER_MAX_CLASSES];
  guint           n_piles;
  guint8          piles[PAT_BUILDER_MAX_PILES];    /* as the rules number them */
  guint8          class_of[PAT_BUILDER_MAX_PILES];
  guint8          height[64];                      /* of a card on its foundation, from 0 */
  guint8          card_at[PAT_N_SUITS][PAT_KING];  /* by suit and height */
  guint64         bit_at[PAT_N_SUITS][PAT_KING + 1]; /* the same as bits; 0 above the last */
  guint           n_ranks;
  guint           n_cards;
  guint           reserve;                         /* the pile that spaces are filled from */
  guint16         from;                            /* roles that foundations take from */
  gboolean        takes_back;
  gboolean        waste_goes_up;
  gboolean        deals_rows;   /* the stock is dealt to the columns */
  gboolean        feeds;        /* spaces are filled from the reserve */
  gboolean        frees_hosts;  /* a card that can go up is never needed to lie on another */
  gboolean        moves_runs;   /* some piles do not give their cards one by one */
  gboolean        descends;     /* only lower cards are put on a card */
  gboolean        deadlocks;    /* often enough to look for that */
  guint64         deck;         /* all cards */
  guint64         needs[64];    /* the cards that may be put on a card in some column */
  guint64         hosts[64];    /* those that it may be put on */
  guint8          alike[64];    /* the first card of its height with the same needs and hosts */
  gboolean        has_alike;    /* that is another one for some cards */
} PatBuilder;

gboolean pat_builder_init (PatBuilder        *self,
                           const PatRules    *rules,
                           const PatPosition *position);

G_END_DECLS
