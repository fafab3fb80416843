/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The search that knows every game, because it asks the rules for everything: moves, where they
 * lead, and whether that is won. It begins with the positions that look best. When that takes too
 * long, it goes on depth first from the positions that are left, which needs little memory, until
 * nothing is left at all. No position is searched twice. From then on, attempts that look at few
 * ways only are made now and then, too: where there are many cards, nearly every way may lead to
 * the end, and each of them is long. */
#include "config.h"

#include "pat-search-plain-private.h"

#include "pat-attempts-private.h"
#include "pat-fold-private.h"
#include "pat-key-set-private.h"
#include "pat-position-pack-private.h"
#include "pat-rating-private.h"

/* How many positions are looked at, best first. */
#define MAX_NODES 20000

#define NO_PARENT G_MAXUINT32

/* A position on the way: by which move it was reached, and from where. */
typedef struct
{
  guint32 parent; /* a node; depth first: how many moves lead here */
  gint32  rating; /* the lower, the better */
  PatMove move;
} Node;

/* A position that a move leads to. */
typedef struct
{
  PatMove     move;
  gint32      rating;
  PatPosition position;
} Child;

typedef struct
{
  const PatRules    *rules;
  PatBudget         *budget;
  PatFold            fold;
  PatPositionPacker  packer;
  PatKeySet         *seen;
  GArray            *nodes;    /* of Node */
  GByteArray        *packed;   /* the positions of the nodes */
  GArray            *heap;     /* of guint32: nodes that are still to be looked at */
  guint              n_left;   /* of these, when the search began to go depth first */
  GArray            *line;     /* of PatMove: depth first, the moves that lead here */
  GArray            *children; /* of Child */
  PatMoves           listed;
  PatAttempts        attempts;
  gboolean           is_won;
  gsize              bytes;    /* that were noted in the budget */
} Search;

/* Notes the memory of the arrays, which grow by themselves. */
static void
note_bytes (Search *self)
{
  gsize bytes = self->nodes->len * sizeof (Node) + self->packed->len +
                self->heap->len * sizeof (guint32) + self->line->len * sizeof (PatMove);

  /* An array may have twice the room that it needs. */
  pat_budget_add_bytes (self->budget, 2 * ((gint64) bytes - (gint64) self->bytes));
  self->bytes = bytes;
}

static int
compare_children (gconstpointer a,
                  gconstpointer b)
{
  const Child *first = a, *second = b;

  return first->rating - second->rating;
}

/* Makes all positions that a move leads to and that were not seen before, the best one first.
 * Returns FALSE if the search is over: the last of them is won, or there is no budget left. */
static gboolean
make_children (Search            *self,
               const PatPosition *position)
{
  g_array_set_size (self->children, 0);
  pat_rules_list (self->rules, position, &self->listed);
  for (guint i = 0; i < self->listed.n_moves; i++)
    {
      Child child;

      if (pat_rules_changes_nothing (self->rules, &self->listed.moves[i]))
        continue;
      child.move = self->listed.moves[i];
      child.position = *position;
      pat_rules_apply (self->rules, &child.position, &child.move, NULL);
      if (!pat_key_set_add (self->seen, pat_fold_key (&self->fold, &child.position)))
        {
          if (self->budget->is_over)
            return FALSE;
          continue;
        }
      child.rating = pat_rating_of (self->rules, &child.position, &pat_rating_usual);
      self->is_won = pat_rules_is_won (self->rules, &child.position);
      g_array_append_val (self->children, child);
      if (self->is_won || !pat_budget_spend (self->budget))
        return FALSE;
    }
  g_array_sort (self->children, compare_children);
  return TRUE;
}

static gint32
rating_of (Search *self,
           guint   place)
{
  return g_array_index (self->nodes, Node, g_array_index (self->heap, guint32, place)).rating;
}

static void
swap (Search *self,
      guint   a,
      guint   b)
{
  guint32 *heap = (guint32 *) (gpointer) self->heap->data;
  guint32 node = heap[a];

  heap[a] = heap[b];
  heap[b] = node;
}

static void
push_node (Search  *self,
           guint32  node)
{
  guint place = self->heap->len;

  g_array_append_val (self->heap, node);
  for (; place > 0 && rating_of (self, place) < rating_of (self, (place - 1) / 2);
       place = (place - 1) / 2)
    swap (self, place, (place - 1) / 2);
}

/* Takes the node with the best rating. */
static guint32
pop_node (Search *self)
{
  guint32 node = g_array_index (self->heap, guint32, 0);
  guint place = 0;

  swap (self, 0, self->heap->len - 1);
  g_array_set_size (self->heap, self->heap->len - 1);
  for (guint child = 1; child < self->heap->len; child = 2 * place + 1)
    {
      if (child + 1 < self->heap->len && rating_of (self, child + 1) < rating_of (self, child))
        child++;
      if (rating_of (self, place) <= rating_of (self, child))
        break;
      swap (self, place, child);
      place = child;
    }
  return node;
}

static void
add_node (Search            *self,
          guint32            parent,
          const PatMove     *move,
          gint32             rating,
          const PatPosition *position)
{
  Node node = { .parent = parent, .rating = rating, .move = *move };

  g_array_append_val (self->nodes, node);
  pat_position_packer_append (&self->packer, position, self->packed);
}

static void
add_children (Search  *self,
              guint32  parent)
{
  for (guint i = 0; i < self->children->len; i++)
    {
      const Child *child = &g_array_index (self->children, Child, i);

      add_node (self, parent, &child->move, child->rating, &child->position);
      push_node (self, self->nodes->len - 1);
    }
}

static void
unpack (Search      *self,
        guint        nth,
        PatPosition *position)
{
  pat_position_packer_read (&self->packer, self->packed->data + nth * self->packer.size, position);
}

/* Lists the moves that lead to a node. */
static void
list_line (Search  *self,
           guint32  node,
           GArray  *moves)
{
  guint32 at;

  g_array_set_size (moves, 0);
  for (at = node; at != NO_PARENT && at != 0; at = g_array_index (self->nodes, Node, at).parent)
    g_array_append_val (moves, g_array_index (self->nodes, Node, at).move);
  for (guint i = 0; i < moves->len / 2; i++)
    {
      PatMove move = g_array_index (moves, PatMove, i);

      g_array_index (moves, PatMove, i) = g_array_index (moves, PatMove, moves->len - 1 - i);
      g_array_index (moves, PatMove, moves->len - 1 - i) = move;
    }
}

static void
append_last_child (Search *self,
                   GArray *moves)
{
  if (self->is_won)
    g_array_append_val (moves,
                        g_array_index (self->children, Child, self->children->len - 1).move);
}

/* Returns whether the search goes on. */
static gboolean
search_best_first (Search *self,
                   GArray *moves)
{
  PatPosition position;

  while (self->heap->len > 0 && self->nodes->len < MAX_NODES)
    {
      guint32 node = pop_node (self);

      unpack (self, node, &position);
      if (!make_children (self, &position))
        {
          list_line (self, node, moves);
          append_last_child (self, moves);
          return FALSE;
        }
      add_children (self, node);
      note_bytes (self);
    }
  return TRUE;
}

/* Puts the children above what is still to be looked at, the best one on top. */
static void
stack_children (Search  *self,
                guint32  depth)
{
  for (guint i = self->children->len; i > 0; i--)
    {
      const Child *child = &g_array_index (self->children, Child, i - 1);

      add_node (self, depth, &child->move, child->rating, &child->position);
    }
}

/* Whether it has been through most of what was left. Then it may soon be through. */
static gboolean
is_nearly_done (Search *self)
{
  return self->heap->len < self->n_left / 2;
}

/* Looks at everything that can be reached from the position on top, and takes it off. */
static gboolean
search_depth_first (Search *self,
                    guint   bottom)
{
  PatPosition position;

  while (self->nodes->len > bottom)
    {
      Node node = g_array_index (self->nodes, Node, self->nodes->len - 1);

      unpack (self, self->nodes->len - 1, &position);
      g_array_set_size (self->nodes, self->nodes->len - 1);
      g_byte_array_set_size (self->packed, self->nodes->len * self->packer.size);
      g_array_set_size (self->line, node.parent);
      g_array_append_val (self->line, node.move);
      if (!make_children (self, &position))
        return FALSE;
      stack_children (self, self->line->len);
      note_bytes (self);
      if (pat_attempts_try (&self->attempts, is_nearly_done (self)) || self->budget->is_over)
        return FALSE;
    }
  return TRUE;
}

/* What is left is looked at depth first, the best first. Returns whether nothing was found. */
static gboolean
search_the_rest (Search *self,
                 GArray *moves)
{
  guint bottom = self->nodes->len;
  PatPosition position;

  self->n_left = self->heap->len;
  while (self->heap->len > 0)
    {
      guint32 node = pop_node (self);
      PatMove move = g_array_index (self->nodes, Node, node).move;

      list_line (self, node, self->line);
      unpack (self, node, &position);
      g_array_set_size (self->line, MAX (self->line->len, 1) - 1);
      add_node (self, self->line->len, &move, 0, &position);
      if (search_depth_first (self, bottom))
        continue;
      g_array_set_size (moves, 0);
      g_array_append_vals (moves, self->line->data, self->line->len);
      append_last_child (self, moves);
      return FALSE;
    }
  return TRUE;
}

static void
init (Search            *self,
      const PatRules    *rules,
      const PatPosition *position,
      PatBudget         *budget)
{
  static const PatMove no_move;

  self->rules = rules;
  self->budget = budget;
  pat_fold_init (&self->fold, rules);
  pat_position_packer_init (&self->packer, position);
  self->seen = pat_key_set_new (budget);
  self->nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  self->packed = g_byte_array_new ();
  self->heap = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->line = g_array_new (FALSE, FALSE, sizeof (PatMove));
  self->children = g_array_new (FALSE, FALSE, sizeof (Child));
  pat_attempts_init (&self->attempts, rules, position, budget);
  pat_key_set_add (self->seen, pat_fold_key (&self->fold, position));
  add_node (self, NO_PARENT, &no_move, 0, position);
  push_node (self, 0);
}

static void
finish (Search *self)
{
  pat_key_set_free (self->seen);
  pat_budget_add_bytes (self->budget, -2 * (gint64) self->bytes);
  g_array_unref (self->nodes);
  g_byte_array_unref (self->packed);
  g_array_unref (self->heap);
  g_array_unref (self->line);
  g_array_unref (self->children);
  pat_attempts_clear (&self->attempts);
  g_free (self);
}

/* Searches from a position that is not won; `moves` receives those that win. */
PatVerdict
pat_search_plain (const PatRules    *rules,
                  const PatPosition *position,
                  PatBudget         *budget,
                  GArray            *moves)
{
  Search *self = g_new0 (Search, 1);
  gboolean is_exhausted;
  PatVerdict verdict;

  init (self, rules, position, budget);
  pat_budget_spend (budget);
  is_exhausted = search_best_first (self, moves) &&
                 (self->heap->len == 0 || !pat_attempts_begin (&self->attempts)) &&
                 search_the_rest (self, moves);
  if (self->attempts.is_won)
    {
      self->is_won = TRUE;
      g_array_set_size (moves, 0);
      g_array_append_vals (moves, self->attempts.line->data, self->attempts.line->len);
    }
  verdict = self->is_won ? PAT_VERDICT_WINNABLE
            : is_exhausted ? PAT_VERDICT_UNWINNABLE : PAT_VERDICT_UNKNOWN;
  finish (self);
  return verdict;
}
