/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games like Klondike: columns are built by runs, kings alone fill spaces, and a run or a part of
 * it goes on any card that takes it. Cards that lie open can then be arranged at will, so that a
 * position is no more than how many cards are on the foundations, how many lie face down, and the
 * talon. A card that lies open either lies where it was dealt, or on one of the cards that take
 * it, its hosts; it does not matter on which. */
#pragma once

#include "pat-builder-private.h"
#include "pat-talon-private.h"

G_BEGIN_DECLS

#define PAT_RUNS_MAX_COLUMNS 8
#define PAT_RUNS_MAX_MOVES   128
#define PAT_RUNS_MAX_GROUPS  53

/* Cards that take the same cards, and these; kings have no hosts. */
typedef struct
{
  guint64  hosts;
  guint64  guests;
  gboolean is_pair; /* one or two of both */
} PatRunsGroup;

typedef struct
{
  const PatBuilder *game;
  PatTalonOrder     order;
  guint8            place_of[64]; /* of a card in the talon */
  guint64           hosts[64];  /* of a card */
  guint64           mates[64];  /* the cards that have the same hosts */
  guint64           twins[64];  /* the cards that take the same cards */
  guint64           kings;      /* what empty columns take */
  guint64           below[PAT_N_SUITS][PAT_KING + 1]; /* as many of the lowest cards of a suit */
  guint64           barren;     /* cards that take none */
  guint64           on_others;  /* cards that were dealt on others */
  guint             n_groups;   /* the first is that of kings */
  PatRunsGroup      groups[PAT_RUNS_MAX_GROUPS];
  guint8            guest_group[64]; /* of a card that lies on another */
  guint8            host_group[64];  /* of a card that takes others */
  gboolean          delays;     /* cards come from the talon only for a move that needs them */
  guint8            safe_at[64][PAT_N_SUITS]; /* cards of each suit that are up when one is safe */
  guint             n_columns;
  guint8            n_dealt[PAT_RUNS_MAX_COLUMNS]; /* with the first one that lies open */
  guint8            dealt[PAT_RUNS_MAX_COLUMNS][PAT_BUILDER_MAX_CARDS];
  guint64           up_weight[PAT_N_SUITS];             /* of these numbers in a key */
  guint64           left_weight[PAT_RUNS_MAX_COLUMNS];
  guint64           place_weight; /* of the first place of the talon */
} PatRuns;

typedef struct
{
  guint64  open;   /* the cards that lie open in columns, as bits */
  guint64  roots;  /* those of them that lie where they were dealt */
  guint64  stock;  /* the cards of the talon */
  guint64  room;   /* the cards for which a host, or a column, is free */
  guint64  bare;   /* those on which nothing lies if that goes to their twins */
  guint64  key;    /* but for how far the talon was gone through */
  PatTalon talon;
  guint8   up[PAT_N_SUITS];
  guint8   n_left[PAT_RUNS_MAX_COLUMNS]; /* dealt cards that are still in their column */
} PatRunsState;

typedef enum
{
  PAT_RUNS_UP,        /* a card goes up from a column */
  PAT_RUNS_TALON_UP,  /* or from the talon */
  PAT_RUNS_TALON,     /* a card comes from the talon to a column */
  PAT_RUNS_BACK,      /* or from its foundation */
  PAT_RUNS_ROOT,      /* a card leaves the place where it was dealt for another column */
} PatRunsKind;

typedef struct
{
  guint8 kind;
  guint8 card;
  guint8 place;  /* in the talon, or of a root in its column, from 1 */
} PatRunsMove;

/* What the next move has to wait for. */
typedef struct
{
  guint8 lowered;  /* the card that came last from its foundation, or 0 */
  guint8 placed;   /* the card that came from the talon after that, or 0 */
  guint8 for_back; /* whether that waits for one from a foundation */
} PatRunsWait;

/* Which moves are listed. */
typedef enum
{
  PAT_RUNS_ALL,
  PAT_RUNS_FIRST,  /* those of cards in the columns */
  PAT_RUNS_OTHERS,
} PatRunsPart;

typedef struct
{
  guint       n;
  PatRunsMove moves[PAT_RUNS_MAX_MOVES];
} PatRunsMoves;

gboolean pat_runs_init       (PatRuns            *self,
                              const PatBuilder   *game,
                              const PatPosition  *position,
                              PatRunsState       *state);
guint64  pat_runs_get_key    (const PatRuns      *self,
                              const PatRunsState *state);
gboolean pat_runs_is_won     (const PatRuns      *self,
                              const PatRunsState *state);
void     pat_runs_apply      (const PatRuns      *self,
                              PatRunsState       *state,
                              const PatRunsMove  *move);
void     pat_runs_wait       (const PatRuns      *self,
                              const PatRunsState *state,
                              const PatRunsMove  *move,
                              PatRunsWait        *wait);
gboolean pat_runs_find_lift  (const PatRuns      *self,
                              const PatRunsState *state,
                              PatRunsMove        *move);
gboolean pat_runs_can_uncover (const PatRuns      *self,
                               const PatRunsState *state);
gboolean pat_runs_takes_place (const PatRuns      *self,
                               const PatRunsState *state,
                               const PatRunsMove  *move);
void     pat_runs_list_moves (const PatRuns      *self,
                              const PatRunsState *state,
                              PatRunsWait         wait,
                              PatRunsPart         part,
                              PatRunsMoves       *moves);

G_END_DECLS
