/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How bad a position of a game like Spider looks, and its key: both are sums over its columns, so
 * that a move changes only two of them. */
#pragma once

#include "pat-sequences-state-private.h"

G_BEGIN_DECLS

/* What makes a position look bad. */
typedef struct
{
  int down;    /* for each card that lies face down */
  int breaks;  /* for each card that lies on one that it does not follow */
  int blocks;  /* besides, if it is higher than that */
  int suits;   /* for each card that follows one of another suit */
  int base;    /* for each column that does not begin with a first card */
  int joins;   /* how good it is, times the cards above, that a card follows one of its suit */
  int spaces;  /* how good an empty column is */
  int cards;   /* for each card that is left */
} PatSequencesWeights;

typedef struct
{
  int     rating;
  guint64 key;
} PatSequencesPart;

/* The columns of a position. */
typedef struct
{
  PatSequencesPart columns[PAT_SEQUENCES_MAX_COLUMNS];
  PatSequencesPart whole;
} PatSequencesRating;

void pat_sequences_rating_init    (PatSequencesRating        *self,
                                   const PatSequences        *game,
                                   const PatSequencesWeights *weights,
                                   const PatSequencesState   *state);
void pat_sequences_rating_foresee (const PatSequencesRating  *self,
                                   const PatSequences        *game,
                                   const PatSequencesWeights *weights,
                                   const PatSequencesState   *state,
                                   const PatSequencesMove    *move,
                                   PatSequencesPart          *next);

G_END_DECLS
