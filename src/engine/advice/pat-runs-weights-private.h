/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What speaks for a move of a game like Klondike, in points; 16 of them make it e times as likely
 * to be made. All of them are about what the player sees. */
#pragma once

#include "pat-runs-private.h"

G_BEGIN_DECLS

#define PAT_RUNS_KINDS       5 /* of moves: PatRunsKind */
#define PAT_RUNS_STAGES      6 /* of a game, by how many cards lie face down */
#define PAT_RUNS_LEADS       8 /* ranks of a card above the shortest foundation, and more */
#define PAT_RUNS_DEPTHS      8 /* cards that lie face down below a card; the last: it is no root */
#define PAT_RUNS_SOME        3 /* none, one, more of them */
#define PAT_RUNS_CHANGES     9 /* of a number, from four less to four more */
#define PAT_RUNS_PARTS       6 /* of the talon, from its first card on */

typedef struct
{
  gint8 stage[PAT_RUNS_KINDS][PAT_RUNS_STAGES];
  gint8 uncovers[PAT_RUNS_KINDS][2];               /* whether some move turns up a card */

  gint8 up_lead[PAT_RUNS_LEADS];                   /* a card goes up from a column */
  gint8 up_depth[PAT_RUNS_DEPTHS];
  gint8 up_talon_guests[PAT_RUNS_SOME];            /* it could take cards of the talon, */
  gint8 up_root_guests[PAT_RUNS_SOME];             /* roots, */
  gint8 up_hidden_guests[PAT_RUNS_SOME];           /* and cards that lie face down */

  gint8 talon_up_lead[PAT_RUNS_LEADS];             /* a card goes up from the talon */
  gint8 talon_up_talon_guests[PAT_RUNS_SOME];
  gint8 talon_up_root_guests[PAT_RUNS_SOME];
  gint8 talon_up_hidden_guests[PAT_RUNS_SOME];
  gint8 talon_up_open[PAT_RUNS_CHANGES];           /* cards of the talon at hand after that */
  gint8 talon_up_useful[PAT_RUNS_CHANGES];         /* those of them that have a place to go to */
  gint8 talon_up_part[PAT_RUNS_PARTS];
  gint8 talon_up_left[PAT_RUNS_PARTS];             /* a fourth of the cards in the talon */

  gint8 talon_rank[PAT_KING];                      /* a card comes from the talon to a column */
  gint8 talon_lead[PAT_RUNS_LEADS];
  gint8 talon_helps[PAT_RUNS_SOME];                /* roots that lacked a place */
  gint8 talon_depth[PAT_RUNS_DEPTHS];              /* below the deepest of them */
  gint8 talon_talon_guests[PAT_RUNS_SOME];         /* that lacked a place */
  gint8 talon_rivals[PAT_RUNS_SOME];               /* roots whose last place it takes */
  gint8 talon_open[PAT_RUNS_CHANGES];
  gint8 talon_useful[PAT_RUNS_CHANGES];
  gint8 talon_part[PAT_RUNS_PARTS];
  gint8 talon_left[PAT_RUNS_PARTS];

  gint8 back_lead[PAT_RUNS_LEADS];                 /* a card comes from its foundation */
  gint8 back_helps[PAT_RUNS_SOME];
  gint8 back_depth[PAT_RUNS_DEPTHS];
  gint8 back_talon_guests[PAT_RUNS_SOME];

  gint8 root_depth[PAT_RUNS_DEPTHS];               /* a root goes to another column */
  gint8 root_rank[PAT_KING];
  gint8 root_lead[PAT_RUNS_LEADS];
  gint8 root_rivals[PAT_RUNS_SOME];                /* as above, and those in the talon */
  gint8 space_for[PAT_RUNS_SOME][PAT_RUNS_SOME];   /* kings with cards below, kings in the talon */

  gint8 king_takes[PAT_RUNS_SOME][PAT_RUNS_SOME];  /* roots, cards of the talon */
} PatRunsWeights;

typedef enum
{
  PAT_RUNS_WEIGHTS_ONE,     /* the talon is gone through one by one, or there is none */
  PAT_RUNS_WEIGHTS_SEVERAL, /* several cards at a time, so that not all of them are at hand */
  PAT_RUNS_N_WEIGHTS
} PatRunsTalonKind;

extern const PatRunsWeights pat_runs_weights[PAT_RUNS_N_WEIGHTS];

G_END_DECLS
