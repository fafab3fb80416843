/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The positions that a search of a builder has looked at, each after the one that it came from, and
 * those that wait. */
#pragma once

#include "pat-builder-queue-private.h"

G_BEGIN_DECLS

/* A position that was looked at. The state comes last, as only the first part of it is kept. */
typedef struct
{
  guint32         node;   /* of the queue */
  int             rating;
  PatBuilderState state;
} PatBuilderPlace;

typedef struct
{
  PatBuilderQueue queue;
  guint8         *places;      /* of which each has that size */
  gsize           size;
  guint32         n_places;
  guint32         max_places;
  guint32         kept_nodes;  /* that are not forgotten */
  guint32         kept_places;
} PatBuilderTree;

void             pat_builder_tree_init      (PatBuilderTree       *self,
                                             const PatBuilder     *game);
void             pat_builder_tree_clear     (PatBuilderTree       *self);
void             pat_builder_tree_reset     (PatBuilderTree       *self);
void             pat_builder_tree_keep      (PatBuilderTree       *self);
void             pat_builder_tree_forget    (PatBuilderTree       *self,
                                             guint32               node);
guint32          pat_builder_tree_take      (PatBuilderTree       *self);
gboolean         pat_builder_tree_ensure_place (PatBuilderTree       *self,
                                                PatBudget            *budget);
gboolean         pat_builder_tree_ensure_nodes (PatBuilderTree       *self,
                                                guint                 n,
                                                PatBudget            *budget);
void             pat_builder_tree_trace     (const PatBuilderTree *self,
                                             guint32               node,
                                             GArray               *moves);

static inline const PatBuilderNode *
pat_builder_tree_get_node (const PatBuilderTree *self,
                           guint32               nth)
{
  return &self->queue.nodes[nth];
}

/* The number of the node that was added last. */
static inline guint32
pat_builder_tree_get_last_node (const PatBuilderTree *self)
{
  return self->queue.n_nodes - 1;
}

/* The number of the place that was added last. */
static inline guint32
pat_builder_tree_get_last_place (const PatBuilderTree *self)
{
  return self->n_places - 1;
}

static inline PatBuilderPlace *
pat_builder_tree_get_place (const PatBuilderTree *self,
                            guint32               nth)
{
  return (PatBuilderPlace *) (void *) (self->places + nth * self->size);
}

/* Adds a place, for which there is room. */
static inline PatBuilderPlace *
pat_builder_tree_add_place (PatBuilderTree *self,
                            guint32         node)
{
  PatBuilderPlace *place = pat_builder_tree_get_place (self, self->n_places++);

  place->node = node;
  return place;
}

/* Adds a node that waits, for which there is room, by its rating; the caller fills in the rest. */
static inline PatBuilderNode *
pat_builder_tree_add_node (PatBuilderTree *self,
                           int             rating)
{
  return pat_builder_queue_add (&self->queue, rating);
}

/* How much of a state is kept. */
static inline gsize
pat_builder_tree_get_state_size (const PatBuilderTree *self)
{
  return self->size - offsetof (PatBuilderPlace, state);
}

static inline gsize
pat_builder_tree_get_bytes (const PatBuilderTree *self)
{
  return pat_builder_queue_get_bytes (&self->queue) + self->max_places * self->size;
}

G_END_DECLS
