/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Keeps nodes of a builder's search by their rating; of those that are equally good, the last that
 * came is the first to be taken. */
#include "config.h"

#include "pat-builder-queue-private.h"

#include "pat-bits-private.h"

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
  memset (self->filled, 0, sizeof self->filled);
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

/* The first bucket that has a node. */
static guint
find_bucket (const PatBuilderQueue *self)
{
  guint word = self->lowest / 64;

  while (word < G_N_ELEMENTS (self->filled) && self->filled[word] == 0)
    word++;
  if (word >= G_N_ELEMENTS (self->filled))
    return PAT_BUILDER_QUEUE_BUCKETS;
  return 64 * word + pat_bits_first (self->filled[word]);
}

/* Takes the best node; PAT_BUILDER_QUEUE_NONE if none is left. */
guint32
pat_builder_queue_take (PatBuilderQueue *self)
{
  guint bucket = find_bucket (self);
  guint32 node;

  self->lowest = bucket;
  if (bucket == PAT_BUILDER_QUEUE_BUCKETS)
    return PAT_BUILDER_QUEUE_NONE;
  node = self->buckets[bucket];
  self->buckets[bucket] = self->nodes[node].link;
  if (self->buckets[bucket] == PAT_BUILDER_QUEUE_NONE)
    self->filled[bucket / 64] &= ~(G_GUINT64_CONSTANT (1) << bucket % 64);
  return node;
}

gsize
pat_builder_queue_get_bytes (const PatBuilderQueue *self)
{
  return self->max_nodes * sizeof (PatBuilderNode);
}

/* Gives all nodes that wait the rating 0; they are taken in the same order as before. */
void
pat_builder_queue_merge (PatBuilderQueue *self)
{
  guint32 first = PAT_BUILDER_QUEUE_NONE, *end = &first;

  for (guint32 node = pat_builder_queue_take (self); node != PAT_BUILDER_QUEUE_NONE;
       node = pat_builder_queue_take (self))
    {
      *end = node;
      end = &self->nodes[node].link;
    }
  *end = PAT_BUILDER_QUEUE_NONE;
  if (first == PAT_BUILDER_QUEUE_NONE)
    return;
  self->lowest = PAT_BUILDER_QUEUE_MIDDLE;
  self->filled[self->lowest / 64] = G_GUINT64_CONSTANT (1) << self->lowest % 64;
  self->buckets[self->lowest] = first;
}
