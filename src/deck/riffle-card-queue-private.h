/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a thread is still to paint. */
#pragma once

#include "riffle-deck.h"

G_BEGIN_DECLS

/* Begins a batch. */
typedef void (*RiffleCardQueueFunc) (gpointer user_data);

typedef struct
{
  RiffleCardQueueFunc start;
  gpointer            user_data;
  guint               start_id;    /* source that calls it */
  gboolean            is_painting; /* a batch was begun and not ended */
  gboolean            is_wanted[RIFFLE_DECK_N_ITEMS];
} RiffleCardQueue;

void     riffle_card_queue_init        (RiffleCardQueue     *self,
                                        RiffleCardQueueFunc  start,
                                        gpointer             user_data);
void     riffle_card_queue_clear       (RiffleCardQueue     *self);
void     riffle_card_queue_add         (RiffleCardQueue     *self,
                                        RiffleDeckItem       item);
guint    riffle_card_queue_begin_batch (RiffleCardQueue     *self,
                                        RiffleDeckItem      *items,
                                        guint                max_items);
void     riffle_card_queue_end_batch   (RiffleCardQueue     *self);
gboolean riffle_card_queue_is_busy     (RiffleCardQueue     *self);

G_END_DECLS
