/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An exhaustive search for a won game, on the compiled rules. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

/* What of a card matters to the rules of a game. */
typedef enum
{
  BY_RANK,
  BY_RANK_AND_COLOUR,
} Likeness;

/* Whether a move does no harm, whatever the rest of the cards. */
typedef gboolean (*IsSafeFunc) (const PatRules    *rules,
                                const PatPosition *position,
                                const PatMove     *move);

/* A set of keys, none of which is 0. */
typedef struct
{
  guint64 *keys;
  gsize    capacity; /* a power of two */
  gsize    n_keys;
} KeySet;

typedef enum
{
  LOST,
  WINNABLE,
  GIVEN_UP,
} Verdict;

typedef struct
{
  const PatRules *rules;
  Likeness        likeness;
  IsSafeFunc      is_safe;    /* (nullable) */
  gboolean        as_it_lies; /* every position for itself */
  gboolean        tries_all;  /* every move, safe or not */
  gsize           most;       /* positions; 0: no limit */
  KeySet          seen;
  PatMoves        listed;
  GArray         *moves;      /* PatMoves still to be tried, of all depths */
} Search;

Search  *search_new  (const PatRules *rules,
                      Likeness        likeness,
                      IsSafeFunc      is_safe);
void     search_free (Search         *self);
Verdict  search_deal (Search         *self,
                      guint64         number);

G_END_DECLS
