/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How good a position looks, in any game. */
#pragma once

#include "pat-rules.h"

G_BEGIN_DECLS

/* How much it matters, beside what lies in the wrong order, with 3 for each card. */
typedef struct
{
  int up;      /* that a card is on a foundation, or gone */
  int blocked; /* that a card lies below one that goes up later */
  int stock;   /* that a card is in the stock; below 0 if it is good there */
  int alike;   /* that two columns end with the same rank */
  int points;  /* each point, in a game without foundations that has a score of its own */
} PatRatingWeights;

/* Those of the search that knows every game, and of the attempts that interrupt it. */
extern const PatRatingWeights pat_rating_usual;

gint32 pat_rating_of (const PatRules         *rules,
                      const PatPosition      *position,
                      const PatRatingWeights *weights);

G_END_DECLS
