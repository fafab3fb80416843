/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Keeps nodes of a builder's search by their rating; of those that are equally good, the last that
 * came is the first to be taken. */
#include "config.h"

#include "pat-builder-queue-private.h"

#define FIRST_NODES 2048

void
pat_builder_queue_init (PatBuilderQueue *self)
{
  self->max_nodes = FIRST_NODES;
  self->nodes = g_new (PatBuilderNode, self->max_nodes);
  pat_builder_queue_reset (self);
}

void
pat_builder_queue_clear (PatBuilderQueue *self)
{
  g_clear_pointer (&self->nodes, g_free);
}

/* Forgets all nodes. */
void
pat_builder_queue_reset (PatBuilderQueue *self)
{
  self->n_nodes = 0;
  memset (self->buckets, 0xff, sizeof self->buckets);
  self->lowest = PAT_BUILDER_QUEUE_BUCKETS;
}

/* Sees to it that so many nodes can be added; returns FALSE if there is no memory for them. */
gboolean
pat_builder_queue_make_room (PatBuilderQueue *self,
                             guint            n,
                             PatBudget       *budget)
{
  guint32 max = self->max_nodes;

  if (self->n_nodes + n <= max)
    return TRUE;
  while (self->n_nodes + n > max)
    max = pat_budget_enlarge (max);
  if (!pat_budget_has_room (budget, (max - self->max_nodes) * sizeof (PatBuilderNode)))
    return FALSE;
  self->max_nodes = max;
  self->nodes = g_renew (PatBuilderNode, self->nodes, max);
  return TRUE;
}

/* Takes the best node; PAT_BUILDER_QUEUE_NONE if none is left. */
guint32
pat_builder_queue_take (PatBuilderQueue *self)
{
  guint32 node;

  while (self->lowest < PAT_BUILDER_QUEUE_BUCKETS &&
         self->buckets[self->lowest] == PAT_BUILDER_QUEUE_NONE)
    self->lowest++;
  if (self->lowest == PAT_BUILDER_QUEUE_BUCKETS)
    return PAT_BUILDER_QUEUE_NONE;
  node = self->buckets[self->lowest];
  self->buckets[self->lowest] = self->nodes[node].link;
  return node;
}

gsize
pat_builder_queue_get_bytes (const PatBuilderQueue *self)
{
  return self->max_nodes * sizeof (PatBuilderNode);
}
