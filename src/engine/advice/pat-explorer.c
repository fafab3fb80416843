/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Plays a game to its end many times, each time with what is hidden dealt anew, and each time by
 * what the player could see then. */
#include "config.h"

#include "pat-explorer-private.h"

#include "pat-fold-private.h"
#include "pat-tree-private.h"

#define MAX_DEPTH 300        /* moves of a trial */
#define STREAM    0x706c6179 /* other random numbers than those of deals */

typedef struct
{
  PatThought             *thought;
  const PatExplorerClass *class;
  gpointer                game;
  PatTree                *tree;
  PatRandom               random;
  gint64                  end_usec; /* of the monotonic clock; 0: never */
  guint64                 states;   /* so far */
  guint                   n_path;
  guint64                 path[MAX_DEPTH];
  guint32                 shares[PAT_EXPLORER_MAX_MOVES]; /* how often each should be made */
} Explorer;

static gboolean
is_over (Explorer *self)
{
  return (self->end_usec != 0 && g_get_monotonic_time () >= self->end_usec) ||
         (self->thought->max_states != 0 && self->states >= self->thought->max_states) ||
         pat_tree_is_full (self->tree) || g_cancellable_is_cancelled (self->thought->cancellable);
}

static guint
list_moves (Explorer *self)
{
  self->states++;
  return self->class->list (self->game, self->shares);
}

static guint64
get_edge_key (Explorer *self,
              guint64   key,
              guint     nth)
{
  return pat_fold_mix (key, self->class->name_move (self->game, nth)) | 1;
}

/* Chooses a move by what is plain to see. */
static guint
pick_move (Explorer *self,
           guint     n_moves)
{
  guint64 sum = 0, chance;
  guint nth = 0;

  if (n_moves == 1)
    return 0;
  for (guint i = 0; i < n_moves; i++)
    sum += self->shares[i];
  for (chance = (pat_random_next (&self->random) >> 32) * sum >> 32; chance >= self->shares[nth];)
    chance -= self->shares[nth++];
  return nth;
}

/* Plays on to the end, and returns what that is worth. */
static double
play_out (Explorer *self)
{
  for (guint i = 0; i < MAX_DEPTH; i++)
    {
      guint n_moves = list_moves (self);

      if (n_moves == 0)
        break;
      self->class->make (self->game, pick_move (self, n_moves));
    }
  return self->class->rate_end (self->game);
}

/* Goes down the tree to something new, and plays on from there. */
static double
descend (Explorer *self)
{
  guint64 keys[PAT_EXPLORER_MAX_MOVES];

  for (self->n_path = 0; self->n_path < MAX_DEPTH;)
    {
      guint n_moves = list_moves (self), nth;
      gboolean is_new;
      guint64 key;

      if (n_moves == 0)
        break;
      key = self->class->get_key (self->game);
      for (guint i = 0; i < n_moves; i++)
        keys[i] = get_edge_key (self, key, i);
      nth = n_moves > 1 ? pat_tree_choose (self->tree, keys, self->shares, n_moves) : 0;
      self->path[self->n_path++] = keys[nth];
      is_new = pat_tree_find (self->tree, keys[nth])->n == 0;
      self->class->make (self->game, nth);
      if (is_new)
        return play_out (self);
    }
  return self->class->rate_end (self->game);
}

static void
try_deal (Explorer *self)
{
  double worth;

  self->class->deal (self->game, &self->random);
  self->class->begin (self->game);
  worth = descend (self);
  for (guint i = 0; i < self->n_path; i++)
    pat_tree_note (self->tree, self->path[i], worth, worth >= 1);
}

/* Proposes to begin with some moves that belong together, which won so many deals of those in which
 * they were tried; returns FALSE if they lead back. */
gboolean
pat_explorer_propose (PatThought   *thought,
                      const GArray *moves,
                      guint         n_dealt,
                      guint         n_won)
{
  PatPosition next = thought->like;
  PatHint hint = { .kind = n_won > 0 ? PAT_HINT_LIKELY : PAT_HINT_JUDGED };
  guint64 hash;

  for (guint i = 0; i < moves->len; i++)
    pat_rules_apply (thought->rules, &next, &g_array_index (moves, PatMove, i), NULL);
  hash = pat_rules_hash (thought->rules, &next);
  if (g_hash_table_contains (thought->past, &hash))
    return FALSE;
  hint.move = g_array_index (moves, PatMove, 0);
  hint.n_dealt = n_dealt;
  hint.n_won = n_won;
  pat_thought_put_first (thought, &hint);
  pat_plan_set (&thought->plan, &hint, (const PatMove *) moves->data, moves->len);
  return TRUE;
}

static void
propose_move (Explorer          *self,
              guint              nth,
              const PatTreeEdge *edge)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (PatMove));

  self->class->write (self->game, nth, moves);
  pat_explorer_propose (self->thought, moves, edge->n, edge->n_won);
}

/* Those that were tried most often come last, and are then put first of all. */
static void
propose_all (Explorer *self)
{
  PatTreeEdge edges[PAT_EXPLORER_MAX_MOVES];
  guint order[PAT_EXPLORER_MAX_MOVES], n_moves;
  guint64 key;

  self->class->begin (self->game);
  n_moves = self->class->list (self->game, self->shares);
  key = self->class->get_key (self->game);
  for (guint i = 0; i < n_moves; i++)
    {
      guint k;

      edges[i] = *pat_tree_find (self->tree, get_edge_key (self, key, i));
      for (k = i; k > 0 && edges[i].n < edges[order[k - 1]].n; k--)
        order[k] = order[k - 1];
      order[k] = i;
    }
  for (guint i = 0; i < n_moves; i++)
    propose_move (self, order[i], &edges[order[i]]);
}

/* Has the moves of a game tried, and puts the best first. */
void
pat_explorer_run (PatThought             *thought,
                  const PatExplorerClass *class,
                  gpointer                game)
{
  g_autofree Explorer *self = g_new0 (Explorer, 1);

  self->thought = thought;
  self->class = class;
  self->game = game;
  pat_random_init (&self->random, thought->knowledge.seed, STREAM);
  if (thought->max_seconds > 0)
    self->end_usec = g_get_monotonic_time () + (gint64) (thought->max_seconds * G_USEC_PER_SEC);
  self->tree = pat_tree_new ();
  while (!is_over (self))
    try_deal (self);
  propose_all (self);
  pat_tree_free (self->tree);
}
