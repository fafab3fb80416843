/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How bad a position of a game like Spider looks to a player, who does not know what lies face
 * down. */
#pragma once

#include "pat-sequences-rating-private.h"

G_BEGIN_DECLS

typedef struct
{
  const PatSequences      *game;
  const PatSequencesState *first;  /* what the player sees; what was turned up since is unknown */
  const PatSequencesState *state;
  PatSequencesRating       keys;
  int                      columns[PAT_SEQUENCES_MAX_COLUMNS];
  int                      whole;
} PatOpenRating;

void pat_open_rating_init    (PatOpenRating           *self,
                              const PatSequences      *game,
                              const PatSequencesState *first,
                              const PatSequencesState *state);
void pat_open_rating_foresee (const PatOpenRating     *self,
                              const PatSequencesMove  *move,
                              PatSequencesPart        *next);

/* Whether a card of a column is unknown because it was turned up since. */
static inline gboolean
pat_open_rating_is_turned (const PatSequencesState *first,
                           const PatSequencesState *state,
                           guint                    column)
{
  return state->n_down[column] < first->n_down[column];
}

G_END_DECLS
