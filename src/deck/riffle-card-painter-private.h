/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paints items of a deck, here or in a thread. */
#pragma once

#include "riffle-deck.h"

G_BEGIN_DECLS

#define RIFFLE_CARD_BATCH 8 /* items that are painted before the first of them is shown */

/* What to paint, and afterwards the paintings. */
typedef struct
{
  RiffleDeck      *deck;       /* (owned) */
  RiffleDeckStyle  style;
  int              width;      /* of a card, in logical pixels */
  int              height;
  double           scale;      /* device pixels per logical pixel */
  guint            generation; /* for the one who ordered it */
  guint            n_items;
  RiffleDeckItem   items[RIFFLE_CARD_BATCH];
  cairo_surface_t *surfaces[RIFFLE_CARD_BATCH]; /* (owned) */
} RiffleCardJob;

RiffleCardJob   *riffle_card_job_new           (RiffleDeck            *deck,
                                                const RiffleDeckStyle *style);
void             riffle_card_job_free          (RiffleCardJob         *job);
cairo_surface_t *riffle_card_job_paint         (const RiffleCardJob   *job,
                                                RiffleDeckItem         item);
void             riffle_card_job_start         (RiffleCardJob         *job,
                                                GObject               *source,
                                                GAsyncReadyCallback    callback);
RiffleCardJob   *riffle_card_job_finish        (GAsyncResult          *result);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleCardJob, riffle_card_job_free)

G_END_DECLS
