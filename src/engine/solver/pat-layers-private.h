/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Cards that lie on each other and only ever leave, as bits: which of them are open follows from
 * which of them are gone. */
#pragma once

#include "pat-bits-private.h"
#include "pat-rules-private.h"

G_BEGIN_DECLS

#define PAT_LAYERS_MAX_CARDS 64

typedef struct
{
  guint   n_cards;
  guint8  cards[PAT_LAYERS_MAX_CARDS]; /* as they look face up */
  guint8  piles[PAT_LAYERS_MAX_CARDS];
  guint64 over[PAT_LAYERS_MAX_CARDS];  /* the cards that lie directly on a card */
  guint64 under[PAT_LAYERS_MAX_CARDS]; /* those on which it lies directly */
} PatLayers;

gboolean pat_layers_init    (PatLayers         *self,
                             const PatRules    *rules,
                             const PatPosition *position,
                             guint              roles);
gboolean pat_layers_add     (PatLayers         *self,
                             PatCard            card,
                             guint              pile);
guint64  pat_layers_open    (const PatLayers   *self,
                             guint64            gone);
guint64  pat_layers_uncover (const PatLayers   *self,
                             guint64            gone,
                             guint              card);
guint64  pat_layers_follow  (const guint64     *next,
                             guint              card);

static inline guint64
pat_layers_bit (guint card)
{
  return G_GUINT64_CONSTANT (1) << card;
}

/* All cards as a set. */
static inline guint64
pat_layers_all (const PatLayers *self)
{
  return self->n_cards < 64 ? pat_layers_bit (self->n_cards) - 1 : G_MAXUINT64;
}

G_END_DECLS
