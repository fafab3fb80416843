/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Chooses which move to try next: those that did well are tried more often, and so are those that
 * look promising, until they were tried more often than that is worth (UCT, Kocsis and Szepesvári
 * 2006, with the predictor of Rosin 2011). Positions that look the same to the player are one, in
 * whichever order they were reached. */
#include "config.h"

#include "pat-tree-private.h"

#include <math.h>

#define CAPACITY  (1 << 18) /* a power of two */
#define MAX_EDGES (CAPACITY / 4 * 3)
#define CURIOSITY 0.5

struct _PatTree
{
  guint       n_edges;
  PatTreeEdge edges[CAPACITY];
};

PatTree *
pat_tree_new (void)
{
  return g_new0 (PatTree, 1);
}

void
pat_tree_free (PatTree *self)
{
  g_free (self);
}

/* Returns the place of a key, or the one where it belongs. */
static guint
find_place (const PatTree *self,
            guint64        key)
{
  guint place = (guint) key & (CAPACITY - 1);

  while (self->edges[place].key != 0 && self->edges[place].key != key)
    place = (place + 1) & (CAPACITY - 1);
  return place;
}

/* Returns what is known of a move; it was never made if nothing is. */
const PatTreeEdge *
pat_tree_find (const PatTree *self,
               guint64        key)
{
  return &self->edges[find_place (self, key)];
}

/* What was noted of some moves together. */
static PatTreeEdge
add_up (const PatTree *self,
        const guint64 *keys,
        guint          n_keys)
{
  PatTreeEdge all = { 0 };

  for (guint i = 0; i < n_keys; i++)
    {
      const PatTreeEdge *edge = pat_tree_find (self, keys[i]);

      all.n += edge->n;
      all.worth += edge->worth;
    }
  return all;
}

/* Chooses one of the moves that can be made somewhere. How often each should be made, as far as
 * that can be said without a trial, is given in proportion. A move that was never made is taken for
 * an average one. */
guint
pat_tree_choose (const PatTree *self,
                 const guint64 *keys,
                 const guint32 *shares,
                 guint          n_keys)
{
  PatTreeEdge all = add_up (self, keys, n_keys);
  double best = -1, mean = all.worth / MAX (all.n, 1), curiosity, sum = 0;
  guint chosen = 0;

  for (guint i = 0; i < n_keys; i++)
    sum += shares[i];
  curiosity = CURIOSITY * sqrt (MAX (all.n, 1)) / sum;
  for (guint i = 0; i < n_keys; i++)
    {
      const PatTreeEdge *edge = pat_tree_find (self, keys[i]);
      double worth = edge->n > 0 ? edge->worth / edge->n : mean;
      double promise = worth + curiosity * shares[i] / (1.0 + edge->n);

      if (promise > best)
        {
          best = promise;
          chosen = i;
        }
    }
  return chosen;
}

void
pat_tree_note (PatTree  *self,
               guint64   key,
               double    worth,
               gboolean  is_won)
{
  PatTreeEdge *edge = &self->edges[find_place (self, key)];

  self->n_edges += edge->key == 0;
  edge->key = key;
  edge->n++;
  edge->n_won += is_won;
  edge->worth += worth;
}

/* Whether nothing more can be noted. */
gboolean
pat_tree_is_full (const PatTree *self)
{
  return self->n_edges >= MAX_EDGES;
}
