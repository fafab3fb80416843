/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Positions of a builder's search that wait to be looked at, the best first. */
#pragma once

#include "pat-budget-private.h"
#include "pat-builder-state-private.h"

G_BEGIN_DECLS

#define PAT_BUILDER_QUEUE_BUCKETS 4096
#define PAT_BUILDER_QUEUE_NONE    G_MAXUINT32
#define PAT_BUILDER_QUEUE_BIAS    2048 /* of a rating, which may be negative */
#define PAT_BUILDER_QUEUE_WIDTH   4    /* ratings of a bucket */
#define PAT_BUILDER_QUEUE_MIDDLE  (PAT_BUILDER_QUEUE_BIAS / PAT_BUILDER_QUEUE_WIDTH)

/* A move in a position that was looked at. */
typedef struct
{
  guint32        parent; /* as the search numbers that position; NONE at the beginning */
  guint32        link;   /* the next one that is as good */
  guint16        depth;
  gint16         rating; /* without the depth */
  PatBuilderMove move;
  guint8         is_foreseen; /* nothing happens by itself after that */
} PatBuilderNode;

typedef struct
{
  PatBuilderNode *nodes;   /* those that were taken stay */
  guint32         n_nodes;
  guint32         max_nodes;
  guint64         filled[PAT_BUILDER_QUEUE_BUCKETS / 64]; /* the buckets with nodes, as bits */
  guint32         buckets[PAT_BUILDER_QUEUE_BUCKETS];     /* the first node of each of these */
  guint           lowest;  /* no bucket below has a node */
} PatBuilderQueue;

void     pat_builder_queue_init      (PatBuilderQueue       *self);
void     pat_builder_queue_clear     (PatBuilderQueue       *self);
void     pat_builder_queue_reset     (PatBuilderQueue       *self);
void     pat_builder_queue_merge     (PatBuilderQueue       *self);
gboolean pat_builder_queue_make_room (PatBuilderQueue       *self,
                                      guint                  n,
                                      PatBudget             *budget);
guint32  pat_builder_queue_take      (PatBuilderQueue       *self);
gsize    pat_builder_queue_get_bytes (const PatBuilderQueue *self);

/* Adds a node, for which there is room, by its rating, in which all is counted; the caller fills in
 * the rest of it. */
static inline PatBuilderNode *
pat_builder_queue_add (PatBuilderQueue *self,
                       int              rating)
{
  int place = (rating + PAT_BUILDER_QUEUE_BIAS) / PAT_BUILDER_QUEUE_WIDTH;
  guint bucket = (guint) CLAMP (place, 0, PAT_BUILDER_QUEUE_BUCKETS - 1);
  PatBuilderNode *node = &self->nodes[self->n_nodes];
  guint64 *word = &self->filled[bucket / 64], bit = G_GUINT64_CONSTANT (1) << bucket % 64;

  node->link = (*word & bit) != 0 ? self->buckets[bucket] : PAT_BUILDER_QUEUE_NONE;
  *word |= bit;
  self->buckets[bucket] = self->n_nodes++;
  self->lowest = MIN (self->lowest, bucket);
  return node;
}

G_END_DECLS
