/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A position of a game like Spider as a small plain value. */
#pragma once

#include "pat-sequences-private.h"

G_BEGIN_DECLS

/* A move: cards go from one column to another. */
typedef struct
{
  guint8 from;  /* or PAT_SEQUENCES_DEAL */
  guint8 to;    /* or PAT_SEQUENCES_AWAY */
  guint8 count;
} PatSequencesMove;

#define PAT_SEQUENCES_DEAL 0xf0 /* the stock is dealt */
#define PAT_SEQUENCES_AWAY 0xf1 /* a complete sequence leaves */

typedef struct
{
  guint8  n_cards;                              /* in the columns */
  guint8  n_dealt;                              /* of the stock */
  guint8  start[PAT_SEQUENCES_MAX_COLUMNS + 1]; /* column i begins there and ends before the next */
  guint8  n_down[PAT_SEQUENCES_MAX_COLUMNS];
  PatCard cards[PAT_SEQUENCES_MAX_CARDS];       /* face up, all of them */
} PatSequencesState;

/* A column that is looked at by itself. */
typedef struct
{
  guint   n;
  guint   n_down;
  PatCard cards[PAT_SEQUENCES_MAX_CARDS];
} PatSequencesColumn;

static inline guint
pat_sequences_state_get_size (const PatSequencesState *self,
                              guint                    column)
{
  return (guint) self->start[column + 1] - self->start[column];
}

static inline const PatCard *
pat_sequences_state_get_cards (const PatSequencesState *self,
                               guint                    column)
{
  return self->cards + self->start[column];
}

static inline gboolean
pat_sequences_state_is_won (const PatSequencesState *self,
                            const PatSequences      *game)
{
  return self->n_cards == 0 && self->n_dealt == game->n_stock;
}

gboolean pat_sequences_state_load       (PatSequencesState       *self,
                                         const PatSequences      *game,
                                         const PatPosition       *position);
gboolean pat_sequences_state_can_deal   (const PatSequencesState *self,
                                         const PatSequences      *game);
void     pat_sequences_state_apply      (PatSequencesState       *self,
                                         const PatSequences      *game,
                                         const PatSequencesMove  *move);
guint    pat_sequences_measure_run      (const guint64           *run,
                                         const PatCard           *cards,
                                         guint                    n,
                                         guint                    n_down);
void     pat_sequences_column_move      (PatSequencesColumn      *from,
                                         PatSequencesColumn      *to,
                                         const PatSequencesState *state,
                                         const PatSequences      *game,
                                         const PatSequencesMove  *move);

G_END_DECLS
