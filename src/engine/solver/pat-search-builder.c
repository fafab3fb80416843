/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Searches in several stages, the first of them best first with another idea of what is good each
 * time, and not for long: most deals are easy for one of them. The last stage goes on until nothing
 * is left. The list of moves is complete each time, so that a search that ends has proven
 * something, unless it has taken some positions for the same that are not. */
#include "config.h"

#include "pat-search-builder-private.h"

#include "pat-builder-line-private.h"
#include "pat-builder-moves-private.h"
#include "pat-builder-queue-private.h"
#include "pat-builder-rating-private.h"
#include "pat-builder-stages-private.h"
#include "pat-key-set-private.h"
#include "pat-search-runs-private.h"

#define NONE         PAT_BUILDER_QUEUE_NONE
#define FIRST_PLACES 256
#define ANY_SLACK    (1 << 24) /* more than any two ratings differ by */

/* A position that was looked at. The state comes last, as only the first part of it is kept. */
typedef struct
{
  guint32         node;   /* of the queue */
  int             rating;
  PatBuilderState state;
} Place;

typedef struct
{
  PatBuilder      game;
  PatBuilderDeal  deal;
  PatBudget      *budget;
  PatKeySet      *seen;
  PatBuilderQueue queue;
  guint8         *places;    /* of which each has that size */
  gsize           size;
  guint32         n_places;
  guint32         max_places;
  gint64          bytes;
  guint32         won;
  int             slack;     /* of the stage */
  PatBuilderState first;     /* as it was loaded in this stage */
  PatBuilderLast  last;      /* the move that led to the position at hand */
  PatBuilderMoves moves;     /* from there */
} Search;

static void
note_bytes (Search *self)
{
  gint64 bytes = (gint64) (pat_builder_queue_get_bytes (&self->queue) +
                           pat_builder_deal_get_bytes (&self->deal) +
                           self->max_places * self->size);

  if (bytes == self->bytes)
    return;
  pat_budget_add_bytes (self->budget, bytes - self->bytes);
  self->bytes = bytes;
}

static void
put_up_all (PatBuilderState *state,
            PatBuilderDeal  *deal)
{
  guint from;

  while (pat_builder_state_put_up (state, deal, &from) != 0)
    ;
}

static Place *
get_place (const Search *self,
           guint32       nth)
{
  return (Place *) (void *) (self->places + nth * self->size);
}

/* Sees to it that a place can be added, and the piles that come with it; returns FALSE if there is
 * no memory for them. */
static gboolean
make_room (Search *self)
{
  guint32 max = pat_budget_enlarge (self->max_places);

  if (pat_builder_deal_is_nearly_full (&self->deal) &&
      !pat_budget_has_room (self->budget, pat_builder_deal_get_bytes (&self->deal)))
    return FALSE;
  if (self->n_places < self->max_places)
    return TRUE;
  if (!pat_budget_has_room (self->budget, (max - self->max_places) * self->size))
    return FALSE;
  self->max_places = max;
  self->places = g_realloc (self->places, max * self->size);
  return TRUE;
}

/* Adds a place, for which there is room. */
static Place *
add_place (Search  *self,
           guint32  node)
{
  Place *place = get_place (self, self->n_places++);

  place->node = node;
  return place;
}

/* Makes the position of a node out of the one before. */
static Place *
make_place (Search  *self,
            guint32  nth)
{
  const PatBuilderNode *node = &self->queue.nodes[nth];
  Place *place;
  PatBuilderState *state;
  guint n_up;

  self->last.is_known = FALSE;
  if (node->parent == NONE)
    return get_place (self, 0);
  place = add_place (self, nth);
  state = &place->state;
  memcpy (state, &get_place (self, node->parent)->state, self->size - offsetof (Place, state));
  n_up = state->n_up;
  pat_builder_last_init (&self->last, state, &self->deal, &node->move);
  pat_builder_state_apply (state, &self->deal, &node->move);
  place->rating = node->rating;
  if (node->is_foreseen)
    return place;
  put_up_all (state, &self->deal);
  self->last.is_known = self->last.is_known && state->n_up == n_up;
  return place;
}

/* Makes a move in a copy of the position; returns whether it has won. */
static gboolean
make_move (Search               *self,
           const Place          *place,
           const PatBuilderMove *move,
           PatBuilderNext       *next)
{
  PatBuilderState state;

  memcpy (&state, &place->state, self->size - offsetof (Place, state));
  pat_builder_state_apply (&state, &self->deal, move);
  put_up_all (&state, &self->deal);
  next->key = pat_builder_state_key (&state, &self->deal, state.key);
  next->rating = pat_builder_rate (&state, &self->deal);
  return state.n_up == self->game.n_cards;
}

/* Takes the moves of a position up to one that wins; returns whether there is one. */
static gboolean
look_at_moves (Search      *self,
               const Place *place)
{
  gboolean is_won = FALSE;

  pat_builder_list_moves (&place->state, &self->deal, &self->last, place->rating,
                          place->rating + self->slack, &self->moves);
  for (guint i = 0; i < self->moves.n && !is_won; i++)
    {
      PatBuilderNext *next = &self->moves.next[i];

      if (!next->is_foreseen)
        is_won = make_move (self, place, &self->moves.moves[i], next);
      pat_key_set_prefetch (self->seen, next->key);
      if (is_won)
        self->moves.n = i + 1;
    }
  return is_won;
}

/* Adds what the moves of a position lead to, unless that was there before; returns whether the
 * search goes on. */
static gboolean
add_nodes (Search *self,
           guint32 parent,
           guint   depth)
{
  int moves = self->deal.weights.moves * (int) depth;

  pat_budget_count (self->budget, self->moves.n_left_out);
  for (guint i = 0; i < self->moves.n; i++)
    {
      const PatBuilderNext *next = &self->moves.next[i];
      PatBuilderNode *node;

      if (!pat_key_set_add (self->seen, next->key))
        {
          if (self->budget->is_over)
            return FALSE;
          continue;
        }
      node = pat_builder_queue_add (&self->queue, next->rating + moves);
      node->parent = parent;
      node->depth = (guint16) depth;
      node->rating = (gint16) CLAMP (next->rating, G_MININT16, G_MAXINT16);
      node->move = self->moves.moves[i];
      node->is_foreseen = (guint8) next->is_foreseen;
      if (!pat_budget_spend (self->budget))
        return FALSE;
    }
  return TRUE;
}

/* Adds what follows on a position; returns whether the search goes on. */
static gboolean
expand (Search  *self,
        guint32  nth)
{
  guint depth = MIN (self->queue.nodes[nth].depth + 1u, G_MAXUINT16);
  gboolean is_won, goes_on;

  if (!make_room (self))
    return FALSE;
  is_won = look_at_moves (self, make_place (self, nth));
  goes_on = pat_builder_queue_make_room (&self->queue, self->moves.n, self->budget) &&
            add_nodes (self, self->n_places - 1, depth);
  note_bytes (self);
  if (is_won && goes_on)
    self->won = self->queue.n_nodes - 1;
  return goes_on && !is_won;
}

/* Whether a stage that ends has proven something. */
static gboolean
looks_at_all (const PatBuilderStage *stage)
{
  return stage->kind == PAT_BUILDER_STAGE_BEST || stage->kind == PAT_BUILDER_STAGE_DEEP;
}

/* Returns FALSE if the position is none of a builder. */
static gboolean
begin_stage (Search                *self,
             const PatPosition     *position,
             const PatBuilderStage *stage)
{
  Place *place;

  pat_builder_deal_reset (&self->deal, &stage->weights,
                          !looks_at_all (stage));
  pat_builder_queue_reset (&self->queue);
  self->n_places = 0;
  self->won = NONE;
  self->slack = stage->kind == PAT_BUILDER_STAGE_NARROW ? stage->slack : ANY_SLACK;
  place = add_place (self, 0);
  if (!pat_builder_state_load (&self->first, &self->deal, position))
    return FALSE;
  memcpy (&place->state, &self->first, self->size - offsetof (Place, state));
  put_up_all (&place->state, &self->deal);
  place->rating = pat_builder_rate (&place->state, &self->deal);
  pat_key_set_clear (self->seen);
  pat_key_set_add (self->seen, pat_builder_state_key (&place->state, &self->deal,
                                                      place->state.key));
  *pat_builder_queue_add (&self->queue, 0) = (PatBuilderNode) { .parent = NONE, .link = NONE };
  if (place->state.n_up == self->game.n_cards)
    self->won = 0;
  return TRUE;
}

/* Forgets what came after a node in a stage that takes the last one first: all of that has been
 * looked at. Nodes and places from which it was come to lie before it, and are kept. */
static void
forget_rest (Search  *self,
             guint32  node)
{
  guint32 parent = self->queue.nodes[node].parent;

  self->queue.n_nodes = node + 1;
  self->n_places = parent != NONE ? parent + 1 : 1;
}

/* Returns PAT_VERDICT_UNKNOWN if another stage has to go on, or there is no budget left. */
static PatVerdict
run_stage (Search                *self,
           const PatBuilderStage *stage)
{
  for (guint n = 0; self->won == NONE && (stage->max_expanded == 0 || n < stage->max_expanded);
       n++)
    {
      guint32 node = pat_builder_queue_take (&self->queue);

      if (node == NONE)
        return looks_at_all (stage) ? PAT_VERDICT_UNWINNABLE : PAT_VERDICT_UNKNOWN;
      if (stage->kind == PAT_BUILDER_STAGE_DEEP)
        forget_rest (self, node);
      if (!expand (self, node))
        break;
    }
  return self->won != NONE ? PAT_VERDICT_WINNABLE : PAT_VERDICT_UNKNOWN;
}

/* Writes the moves of the stage that has won. */
static void
write_line (Search            *self,
            const PatPosition *position,
            GArray            *moves)
{
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (PatBuilderMove));

  for (const PatBuilderNode *at = &self->queue.nodes[self->won]; at->parent != NONE;
       at = &self->queue.nodes[get_place (self, at->parent)->node])
    g_array_append_val (line, at->move);
  for (guint i = 0; i < line->len / 2; i++)
    {
      PatBuilderMove *a = &g_array_index (line, PatBuilderMove, i);
      PatBuilderMove *b = &g_array_index (line, PatBuilderMove, line->len - 1 - i);
      PatBuilderMove move = *a;

      *a = *b;
      *b = move;
    }
  pat_builder_write_line (&self->first, &self->deal, position, line, moves);
}

/* Returns FALSE if the position is none of a builder. */
static gboolean
run (Search            *self,
     const PatPosition *position,
     GArray            *moves,
     PatVerdict        *verdict)
{
  *verdict = PAT_VERDICT_UNKNOWN;
  for (guint i = 0; *verdict == PAT_VERDICT_UNKNOWN && !self->budget->is_over; i++)
    {
      const PatBuilderStage *stage = pat_builder_get_stage (&self->game, i);

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
      pat_builder_queue_init (&self->queue);
      self->max_places = FIRST_PLACES;
      self->size = offsetof (Place, state) + pat_builder_state_get_size (&self->game);
      self->places = g_malloc (self->max_places * self->size);
      self->bytes = 0;
      is_builder = run (self, position, moves, verdict);
      pat_key_set_free (self->seen);
      pat_budget_add_bytes (budget, -self->bytes);
      pat_builder_queue_clear (&self->queue);
      g_free (self->places);
      pat_builder_deal_clear (&self->deal);
    }
  g_free (self);
  return is_builder;
}
