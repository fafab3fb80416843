/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collects the items that a frame asks for, and gives them away in batches, one at a time. */
#include "config.h"

#include "riffle-card-queue-private.h"

/* Makes an empty queue. @start is to call riffle_card_queue_begin_batch(). */
void
riffle_card_queue_init (RiffleCardQueue     *self,
                        RiffleCardQueueFunc  start,
                        gpointer             user_data)
{
  *self = (RiffleCardQueue) { .start = start, .user_data = user_data };
}

/* Forgets all that is wanted; a batch that was begun is still to be ended. */
void
riffle_card_queue_clear (RiffleCardQueue *self)
{
  g_clear_handle_id (&self->start_id, g_source_remove);
  for (guint i = 0; i < RIFFLE_DECK_N_ITEMS; i++)
    self->is_wanted[i] = FALSE;
}

static gboolean
start_cb (gpointer user_data)
{
  RiffleCardQueue *self = user_data;

  self->start_id = 0;
  self->start (self->user_data);
  return G_SOURCE_REMOVE;
}

/* A frame asks for many items, one after the other; they are begun together. */
void
riffle_card_queue_add (RiffleCardQueue *self,
                       RiffleDeckItem   item)
{
  if (self->is_wanted[item])
    return;
  self->is_wanted[item] = TRUE;
  if (self->start_id == 0 && !self->is_painting)
    self->start_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, start_cb, self, NULL);
}

/* Takes the next items out of the queue, unless there is a batch already. Returns how many. */
guint
riffle_card_queue_begin_batch (RiffleCardQueue *self,
                               RiffleDeckItem  *items,
                               guint            max_items)
{
  guint n_items = 0;

  if (self->is_painting)
    return 0;
  for (guint i = 0; i < RIFFLE_DECK_N_ITEMS && n_items < max_items; i++)
    if (self->is_wanted[i])
      {
        self->is_wanted[i] = FALSE;
        items[n_items++] = i;
      }
  self->is_painting = n_items > 0;
  return n_items;
}

void
riffle_card_queue_end_batch (RiffleCardQueue *self)
{
  self->is_painting = FALSE;
}

gboolean
riffle_card_queue_is_busy (RiffleCardQueue *self)
{
  return self->is_painting || self->start_id != 0;
}
