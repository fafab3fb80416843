/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Positions that were reached with equally many moves, or that wait for being dealt to; if only so
 * many are wanted, the best ones are kept. */
#pragma once

#include "pat-budget-private.h"
#include "pat-sequences-state-private.h"

G_BEGIN_DECLS

/* Ratings are told apart within bounds. */
#define PAT_SEQUENCES_N_RATINGS 8192

typedef struct
{
  gint32            rating;
  guint32           node;   /* of the search */
  guint64           key;
  PatSequencesState state;
} PatSequencesPlace;

typedef struct
{
  PatBudget         *budget; /* pays for the memory */
  PatSequencesPlace *places;
  guint              n;
  guint              max;
  guint              width;  /* how many are wanted */
  gboolean           is_cut; /* there were more */
} PatSequencesLayer;

/* A rating as a number from 0. */
static inline guint
pat_sequences_bound_rating (gint32 rating)
{
  return (guint) CLAMP (rating + PAT_SEQUENCES_N_RATINGS / 4, 0, PAT_SEQUENCES_N_RATINGS - 1);
}

void               pat_sequences_layer_init  (PatSequencesLayer *self,
                                              PatBudget         *budget);
void               pat_sequences_layer_clear (PatSequencesLayer *self);
void               pat_sequences_layer_reset (PatSequencesLayer *self,
                                              guint              width);
PatSequencesPlace *pat_sequences_layer_add   (PatSequencesLayer *self);
void               pat_sequences_layer_cut   (PatSequencesLayer *self);

G_END_DECLS
