/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Keeps what a search of a builder has looked at, in places that follow on each other: what came
 * from a position lies behind it, so that a search that takes the last one first can forget. */
#include "config.h"

#include "pat-builder-tree-private.h"

#define FIRST_PLACES 256

void
pat_builder_tree_init (PatBuilderTree   *self,
                       const PatBuilder *game)
{
  memset (self, 0, sizeof *self);
  pat_builder_queue_init (&self->queue);
  self->max_places = FIRST_PLACES;
  self->size = offsetof (PatBuilderPlace, state) + pat_builder_state_get_size (game);
  self->places = g_malloc (self->max_places * self->size);
}

void
pat_builder_tree_clear (PatBuilderTree *self)
{
  pat_builder_queue_clear (&self->queue);
  g_clear_pointer (&self->places, g_free);
}

/* Forgets everything. */
void
pat_builder_tree_reset (PatBuilderTree *self)
{
  pat_builder_queue_reset (&self->queue);
  self->n_places = 0;
  self->kept_nodes = self->kept_places = 0;
}

/* From now on the last node is to be taken first, and then those that wait now, the best first;
 * these are not forgotten. */
void
pat_builder_tree_keep (PatBuilderTree *self)
{
  pat_builder_queue_merge (&self->queue);
  self->kept_nodes = self->queue.n_nodes;
  self->kept_places = self->n_places;
}

/* Forgets what came after a node, where the last one is taken first: all of that has been looked
 * at. Nodes and places from which it was come to lie before it. */
void
pat_builder_tree_forget (PatBuilderTree *self,
                         guint32         node)
{
  guint32 parent = self->queue.nodes[node].parent;

  self->queue.n_nodes = MAX (self->kept_nodes, node + 1);
  self->n_places = MAX (self->kept_places, parent != PAT_BUILDER_QUEUE_NONE ? parent + 1 : 1);
}

/* Takes the node that is the next to be looked at; PAT_BUILDER_QUEUE_NONE if none waits. */
guint32
pat_builder_tree_take (PatBuilderTree *self)
{
  return pat_builder_queue_take (&self->queue);
}

/* Sees to it that so many nodes can be added; returns FALSE if there is no memory for them. */
gboolean
pat_builder_tree_ensure_nodes (PatBuilderTree *self,
                               guint           n,
                               PatBudget      *budget)
{
  return pat_builder_queue_make_room (&self->queue, n, budget);
}

/* Sees to it that a place can be added; returns FALSE if there is no memory for it. */
gboolean
pat_builder_tree_ensure_place (PatBuilderTree *self,
                               PatBudget      *budget)
{
  guint32 max = pat_budget_enlarge (self->max_places);

  if (self->n_places < self->max_places)
    return TRUE;
  if (!pat_budget_has_room (budget, (max - self->max_places) * self->size))
    return FALSE;
  self->max_places = max;
  self->places = g_realloc (self->places, max * self->size);
  return TRUE;
}

/* Lists the moves that led to a node, the first one first. */
void
pat_builder_tree_trace (const PatBuilderTree *self,
                        guint32               node,
                        GArray               *moves)
{
  const PatBuilderNode *nodes = self->queue.nodes, *at;
  guint n = 0;

  for (at = &nodes[node]; at->parent != PAT_BUILDER_QUEUE_NONE;
       at = &nodes[pat_builder_tree_get_place (self, at->parent)->node])
    n++;
  g_array_set_size (moves, n);
  for (at = &nodes[node]; at->parent != PAT_BUILDER_QUEUE_NONE;
       at = &nodes[pat_builder_tree_get_place (self, at->parent)->node])
    g_array_index (moves, PatBuilderMove, --n) = at->move;
}
