/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Searches best first, several times in turn with another idea of what is good, the first times
 * not for long: most deals are easy for one of them. The last time goes on until nothing is left.
 * The list of moves is complete each time, so that a search that ends has proven something. */
#include "config.h"

#include "pat-search-builder-private.h"

#include "pat-builder-line-private.h"
#include "pat-builder-moves-private.h"
#include "pat-builder-rating-private.h"
#include "pat-key-set-private.h"
#include "pat-search-runs-private.h"

#define N_BUCKETS    4096
#define BIAS         512 /* of a rating, which may be negative */
#define NONE         G_MAXUINT32
#define FIRST_NODES  2048
#define FIRST_STATES 256

typedef struct
{
  guint             max_expanded; /* 0: no limit */
  PatBuilderWeights weights;
} Stage;

/* Found by trying on deals of FreeCell; other games are content with them. A deal that is hard by
 * one of them is seldom hard by the next. */
static const Stage stages[] = {
  { 1390, { 2, 1, 1, 5, 6, 7, 4, 2, 14 } },
  { 311, { 4, 1, 10, 22, 10, 18, 23, 3, 40 } },
  { 368, { 17, 8, 2, 5, 10, 10, 11, 3, 8 } },
  { 1055, { 36, 10, 14, 11, 10, 29, 29, 3, 66 } },
  { 0, { 4, 3, 6, 9, 10, 8, 14, 3, 30 } },
};

/* The last stage of games in which cards come from a talon, or from anywhere in a column. They are
 * long, and most ways to the end of one are much alike: a search that prefers short ones would look
 * at all of their beginnings first. */
static const Stage last_of_long = { 0, { 40, 8, 1, 2, 20, 8, 10, 5, 0 } };

/* The same for Yukon and its like, where cards come from anywhere in a column, and columns only go
 * down: what lies in the wrong order says more than how far the game is. */
static const Stage last_of_open = { 0, { 3, 1, 3, 7, 11, 30, 14, 4, 41 } };

typedef struct
{
  guint32        parent;
  guint32        link;   /* the next one with the same rating; if it is expanded, its state */
  guint16        depth;
  PatBuilderMove move;
} Node;

typedef struct
{
  PatBuilder       game;
  PatBuilderDeal   deal;
  PatBuilderState  state;     /* of the node that is expanded */
  PatBuilderRating rating;    /* of that */
  PatBudget       *budget;
  PatKeySet       *seen;
  Node            *nodes;
  guint32          n_nodes;
  guint32          max_nodes;
  guint8          *states;    /* of those that are expanded */
  gsize            size;      /* of such a state */
  guint32          n_states;
  guint32          max_states;
  guint32          buckets[N_BUCKETS];
  guint            lowest;    /* no bucket below has a node */
  gint64           bytes;
  guint32          won;
  PatBuilderMoves  moves;
} Search;

static void
note_bytes (Search *self)
{
  gint64 bytes = (gint64) (self->max_nodes * sizeof (Node) + self->max_states * self->size +
                           self->deal.max_piles * sizeof (PatBuilderPile));

  if (bytes == self->bytes)
    return;
  pat_budget_add_bytes (self->budget, bytes - self->bytes);
  self->bytes = bytes;
}

static void
add_node (Search               *self,
          guint32               parent,
          guint                 depth,
          const PatBuilderMove *move,
          int                   rating)
{
  guint bucket = (guint) CLAMP (rating + self->deal.weights.moves * (int) depth / 4 + BIAS,
                                0, N_BUCKETS - 1);

  if (self->n_nodes == self->max_nodes)
    {
      self->max_nodes *= 2;
      self->nodes = g_renew (Node, self->nodes, self->max_nodes);
    }
  self->nodes[self->n_nodes] = (Node) {
    parent, self->buckets[bucket], (guint16) MIN (depth, G_MAXUINT16), *move
  };
  self->buckets[bucket] = self->n_nodes++;
  self->lowest = MIN (self->lowest, bucket);
}

/* Takes the best node; NONE if none is left. */
static guint32
pop_node (Search *self)
{
  guint32 node;

  while (self->lowest < N_BUCKETS && self->buckets[self->lowest] == NONE)
    self->lowest++;
  if (self->lowest == N_BUCKETS)
    return NONE;
  node = self->buckets[self->lowest];
  self->buckets[self->lowest] = self->nodes[node].link;
  return node;
}

static void
put_up_all (PatBuilderState *state,
            PatBuilderDeal  *deal)
{
  guint from;

  while (pat_builder_state_put_up (state, deal, &from) != 0)
    ;
}

/* Brings the state of a node to hand, and keeps it for its children. */
static void
load_node (Search  *self,
           guint32  nth)
{
  Node *node = &self->nodes[nth];

  if (self->n_states == self->max_states)
    {
      self->max_states *= 2;
      self->states = g_realloc (self->states, self->max_states * self->size);
    }
  if (node->parent != NONE)
    {
      memcpy (&self->state, self->states + self->nodes[node->parent].link * self->size,
              self->size);
      pat_builder_state_apply (&self->state, &self->deal, &node->move);
      put_up_all (&self->state, &self->deal);
    }
  node->link = self->n_states++;
  memcpy (self->states + node->link * self->size, &self->state, self->size);
  pat_builder_rating_init (&self->rating, &self->state, &self->deal);
}

/* Makes a move in a copy of the position; returns whether it has won. */
static gboolean
make_move (Search               *self,
           const PatBuilderMove *move,
           PatBuilderNext       *next)
{
  guint32 n_piles = self->deal.n_piles;
  PatBuilderRating rating;
  PatBuilderState state;

  memcpy (&state, &self->state, self->size);
  pat_builder_state_apply (&state, &self->deal, move);
  put_up_all (&state, &self->deal);
  pat_builder_rating_init (&rating, &state, &self->deal);
  next->sum = pat_builder_state_key (&state, &self->deal, state.key);
  next->rating = rating.rating;
  self->deal.n_piles = n_piles;
  return state.n_up == self->game.n_cards;
}

/* Looks where one move leads; returns whether the search goes on. */
static gboolean
try_move (Search               *self,
          guint32               parent,
          guint                 depth,
          const PatBuilderMove *move)
{
  gboolean is_won = FALSE;
  PatBuilderNext next;

  if (pat_builder_rating_foresees (&self->state, &self->deal, move))
    {
      pat_builder_rating_foresee (&self->rating, &self->state, &self->deal, move, &next);
      next.sum = pat_builder_state_key (&self->state, &self->deal, next.sum);
    }
  else
    is_won = make_move (self, move, &next);
  if (!pat_key_set_add (self->seen, next.sum))
    return !self->budget->is_over;
  add_node (self, parent, depth, move, next.rating);
  if (is_won)
    self->won = self->n_nodes - 1;
  return !is_won && pat_budget_spend (self->budget);
}

static gboolean
expand (Search  *self,
        guint32  nth)
{
  guint depth = self->nodes[nth].depth + 1u;

  load_node (self, nth);
  pat_builder_list_moves (&self->state, &self->deal, &self->moves);
  for (guint i = 0; i < self->moves.n; i++)
    if (!try_move (self, nth, depth, &self->moves.moves[i]))
      return FALSE;
  note_bytes (self);
  return TRUE;
}

/* Returns FALSE if the position is none of a builder. */
static gboolean
begin_stage (Search            *self,
             const PatPosition *position,
             const Stage       *stage)
{
  static const PatBuilderMove no_move;

  pat_builder_deal_reset (&self->deal, &stage->weights);
  if (!pat_builder_state_load (&self->state, &self->deal, position))
    return FALSE;
  put_up_all (&self->state, &self->deal);
  pat_key_set_clear (self->seen);
  self->n_nodes = self->n_states = 0;
  for (guint i = 0; i < N_BUCKETS; i++)
    self->buckets[i] = NONE;
  self->lowest = N_BUCKETS;
  pat_key_set_add (self->seen, pat_builder_state_key (&self->state, &self->deal,
                                                      self->state.key));
  add_node (self, NONE, 0, &no_move, 0);
  if (self->state.n_up == self->game.n_cards)
    self->won = 0;
  return TRUE;
}

static gboolean
is_open (const PatBuilder *game)
{
  for (guint i = 0; i < game->n_classes; i++)
    if (game->classes[i].take == PAT_TAKE_OPEN)
      return TRUE;
  return FALSE;
}

static const Stage *
get_stage (const PatBuilder *game,
           guint             nth)
{
  gboolean has_stock = game->rules->stock >= 0;

  if (nth + 1 < G_N_ELEMENTS (stages) || (!has_stock && !is_open (game)))
    return &stages[nth];
  return has_stock || !game->descends ? &last_of_long : &last_of_open;
}

/* Returns PAT_VERDICT_UNKNOWN if another stage has to go on, or there is no budget left. */
static PatVerdict
run_stage (Search      *self,
           const Stage *stage)
{
  for (guint n = 0; self->won == NONE && (stage->max_expanded == 0 || n < stage->max_expanded);
       n++)
    {
      guint32 node = pop_node (self);

      if (node == NONE)
        return PAT_VERDICT_UNWINNABLE;
      if (!expand (self, node))
        break;
    }
  return self->won != NONE ? PAT_VERDICT_WINNABLE : PAT_VERDICT_UNKNOWN;
}

static void
write_line (Search            *self,
            const PatPosition *position,
            GArray            *moves)
{
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (PatBuilderMove));
  PatBuilderWeights weights = self->deal.weights;
  guint32 at;

  for (at = self->won; self->nodes[at].parent != NONE; at = self->nodes[at].parent)
    g_array_prepend_val (line, self->nodes[at].move);
  pat_builder_deal_reset (&self->deal, &weights);
  pat_builder_state_load (&self->state, &self->deal, position);
  pat_builder_write_line (&self->state, &self->deal, position, line, moves);
}

/* Returns FALSE if the position is none of a builder. */
static gboolean
run (Search            *self,
     const PatPosition *position,
     GArray            *moves,
     PatVerdict        *verdict)
{
  *verdict = PAT_VERDICT_UNKNOWN;
  for (guint i = 0; i < G_N_ELEMENTS (stages) && *verdict == PAT_VERDICT_UNKNOWN &&
       !self->budget->is_over; i++)
    {
      const Stage *stage = get_stage (&self->game, i);

      if (!begin_stage (self, position, stage))
        return FALSE;
      *verdict = run_stage (self, stage);
    }
  if (*verdict == PAT_VERDICT_WINNABLE)
    write_line (self, position, moves);
  return TRUE;
}

/* Searches from a position that is not won; returns FALSE if the game is none of a builder. */
gboolean
pat_search_builder (const PatRules    *rules,
                    const PatPosition *position,
                    PatBudget         *budget,
                    GArray            *moves,
                    PatVerdict        *verdict)
{
  Search *self = g_new (Search, 1);
  gboolean is_builder = pat_builder_init (&self->game, rules, position);

  if (is_builder && !pat_search_runs (&self->game, position, budget, moves, verdict))
    {
      pat_builder_deal_init (&self->deal, &self->game);
      self->budget = budget;
      self->seen = pat_key_set_new (budget);
      self->max_nodes = FIRST_NODES;
      self->nodes = g_new (Node, self->max_nodes);
      self->max_states = FIRST_STATES;
      self->size = pat_builder_state_get_size (&self->game);
      self->states = g_malloc (self->max_states * self->size);
      self->bytes = 0;
      self->won = NONE;
      is_builder = run (self, position, moves, verdict);
      pat_key_set_free (self->seen);
      pat_budget_add_bytes (budget, -self->bytes);
      g_free (self->nodes);
      g_free (self->states);
      pat_builder_deal_clear (&self->deal);
    }
  g_free (self);
  return is_builder;
}
