/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Searches in several stages, the first of them best first with another idea of what is good each
 * time, and not for long: most deals are easy for one of them. The last stage goes on until nothing
 * is left. The list of moves is complete each time, so that a search that ends has proven
 * something, unless it has taken some positions for the same that are not. */
#include "config.h"

#include "pat-search-builder-private.h"

#include "pat-builder-line-private.h"
#include "pat-builder-moves-private.h"
#include "pat-builder-rating-private.h"
#include "pat-builder-stages-private.h"
#include "pat-builder-tree-private.h"
#include "pat-key-set-private.h"
#include "pat-search-runs-private.h"

#define NONE        PAT_BUILDER_QUEUE_NONE
#define ANY_SLACK   (1 << 24) /* more than any two ratings differ by */
#define MAX_AT_ONCE 4         /* positions */

typedef struct
{
  PatBuilder       game;
  PatBuilderDeal   deal;
  PatBudget       *budget;
  PatKeySet       *seen;
  PatBuilderTree   tree;
  gint64           bytes;
  guint32          won;
  gboolean         is_deep;   /* the stage: the last position is looked at first */
  int              slack;     /* of the stage */
  PatBuilderState  first;     /* as it was loaded in this stage */
  PatBuilderLast   last;      /* the move that led to the position at hand */
  PatBuilderMoves *moves;     /* from there, and from others that are looked at with it */
} Search;

static void
note_bytes (Search *self)
{
  gint64 bytes = (gint64) (pat_builder_tree_get_bytes (&self->tree) +
                           pat_builder_deal_get_bytes (&self->deal));

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

/* Sees to it that a place can be added, and the piles that come with it; returns FALSE if there is
 * no memory for them. */
static gboolean
make_room (Search *self)
{
  return (!pat_builder_deal_is_nearly_full (&self->deal) ||
          pat_budget_has_room (self->budget, pat_builder_deal_get_bytes (&self->deal))) &&
         pat_builder_tree_ensure_place (&self->tree, self->budget);
}

/* Makes the position of a node out of the one before. */
static PatBuilderPlace *
make_place (Search  *self,
            guint32  nth)
{
  const PatBuilderNode *node = pat_builder_tree_get_node (&self->tree, nth);
  PatBuilderPlace *place;
  PatBuilderState *state;
  guint n_up;

  self->last.is_known = FALSE;
  if (node->parent == NONE)
    return pat_builder_tree_get_place (&self->tree, 0);
  place = pat_builder_tree_add_place (&self->tree, nth);
  state = &place->state;
  memcpy (state, &pat_builder_tree_get_place (&self->tree, node->parent)->state,
          pat_builder_tree_get_state_size (&self->tree));
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
make_move (Search                *self,
           const PatBuilderPlace *place,
           const PatBuilderMove  *move,
           PatBuilderNext        *next)
{
  PatBuilderState state;

  memcpy (&state, &place->state, pat_builder_tree_get_state_size (&self->tree));
  pat_builder_state_apply (&state, &self->deal, move);
  put_up_all (&state, &self->deal);
  next->key = pat_builder_state_key (&state, &self->deal, state.key);
  next->rating = pat_builder_rate (&state, &self->deal);
  return state.n_up == self->game.n_cards;
}

/* Takes the moves of a position up to one that wins; returns whether there is one. */
static gboolean
look_at_moves (Search                *self,
               const PatBuilderPlace *place,
               PatBuilderMoves       *moves)
{
  gboolean is_won = FALSE;

  pat_builder_list_moves (&place->state, &self->deal, &self->last, place->rating,
                          place->rating + self->slack, moves);
  for (guint i = 0; i < moves->n && !is_won; i++)
    {
      PatBuilderNext *next = &moves->next[i];

      if (!next->is_foreseen)
        is_won = make_move (self, place, &moves->moves[i], next);
      pat_key_set_prefetch (self->seen, next->key);
      if (is_won)
        moves->n = i + 1;
    }
  return is_won;
}

/* Adds what the moves of a position lead to, unless that was there before; returns whether the
 * search goes on. */
static gboolean
add_nodes (Search                *self,
           guint32                parent,
           const PatBuilderMoves *moves)
{
  guint32 before = pat_builder_tree_get_place (&self->tree, parent)->node;
  guint depth = MIN (pat_builder_tree_get_node (&self->tree, before)->depth + 1u, G_MAXUINT16);
  int more = self->deal.weights.moves * (int) depth;

  pat_budget_count (self->budget, moves->n_left_out);
  if (!pat_builder_tree_ensure_nodes (&self->tree, moves->n, self->budget))
    return FALSE;
  for (guint i = 0; i < moves->n; i++)
    {
      const PatBuilderNext *next = &moves->next[i];
      PatBuilderNode *node;

      if (!pat_key_set_add (self->seen, next->key))
        {
          if (self->budget->is_over)
            return FALSE;
          continue;
        }
      node = pat_builder_tree_add_node (&self->tree, self->is_deep ? 0 : next->rating + more);
      node->parent = parent;
      node->depth = (guint16) depth;
      node->rating = (gint16) CLAMP (next->rating, G_MININT16, G_MAXINT16);
      node->move = moves->moves[i];
      node->is_foreseen = (guint8) next->is_foreseen;
      if (!pat_budget_spend (self->budget))
        return FALSE;
    }
  return TRUE;
}

/* Adds what follows on some positions, or, if one of them wins, only what wins; returns whether the
 * search goes on. What has to be looked up for one of them comes from memory while the moves of the
 * next are listed. */
static gboolean
expand (Search        *self,
        const guint32 *nodes,
        guint          n)
{
  guint32 places[MAX_AT_ONCE];
  gboolean is_won = FALSE, goes_on = TRUE;
  guint first = 0;

  for (guint i = 0; i < n && !is_won; i++)
    {
      if (!make_room (self))
        return FALSE;
      is_won = look_at_moves (self, make_place (self, nodes[i]), &self->moves[i]);
      places[i] = pat_builder_tree_get_last_place (&self->tree);
      if (is_won)
        {
          first = i;
          n = i + 1;
        }
    }
  for (guint i = first; i < n && goes_on; i++)
    goes_on = add_nodes (self, places[i], &self->moves[i]);
  note_bytes (self);
  if (is_won && goes_on)
    self->won = pat_builder_tree_get_last_node (&self->tree);
  return goes_on && !is_won;
}

/* Whether a stage that ends has proven something. */
static gboolean
looks_at_all (const PatBuilderStage *stage)
{
  return stage->kind != PAT_BUILDER_STAGE_MERGED && stage->kind != PAT_BUILDER_STAGE_NARROW;
}

/* Goes on with what the stage before has left. */
static void
take_over (Search *self)
{
  self->is_deep = TRUE;
  pat_builder_tree_keep (&self->tree);
}

/* Returns FALSE if the position is none of a builder. */
static gboolean
begin_stage (Search                *self,
             const PatPosition     *position,
             const PatBuilderStage *stage)
{
  PatBuilderPlace *place;

  self->is_deep = stage->kind == PAT_BUILDER_STAGE_DEEP;
  pat_builder_deal_reset (&self->deal, &stage->weights, !looks_at_all (stage));
  pat_builder_tree_reset (&self->tree);
  self->won = NONE;
  self->slack = stage->kind == PAT_BUILDER_STAGE_NARROW ? stage->slack : ANY_SLACK;
  place = pat_builder_tree_add_place (&self->tree, 0);
  if (!pat_builder_state_load (&self->first, &self->deal, position))
    return FALSE;
  memcpy (&place->state, &self->first, pat_builder_tree_get_state_size (&self->tree));
  put_up_all (&place->state, &self->deal);
  place->rating = pat_builder_rate (&place->state, &self->deal);
  pat_key_set_clear (self->seen);
  pat_key_set_add (self->seen, pat_builder_state_key (&place->state, &self->deal,
                                                      place->state.key));
  *pat_builder_tree_add_node (&self->tree, 0) = (PatBuilderNode) {
    .parent = NONE, .link = NONE
  };
  if (place->state.n_up == self->game.n_cards)
    self->won = 0;
  return TRUE;
}

/* Takes the nodes that are to be looked at next, and returns how many: one, or some of the last if
 * the stage begins with these. The first of them came last. */
static guint
take_nodes (Search  *self,
            guint    max,
            guint32 *nodes)
{
  guint n = 0;

  while (n < (self->is_deep ? max : 1) &&
         (nodes[n] = pat_builder_tree_take (&self->tree)) != NONE)
    n++;
  if (self->is_deep && n > 0)
    pat_builder_tree_forget (&self->tree, nodes[0]);
  return n;
}

/* Returns PAT_VERDICT_UNKNOWN if another stage has to go on, or there is no budget left. */
static PatVerdict
run_stage (Search                *self,
           const PatBuilderStage *stage)
{
  guint64 left = stage->max_expanded > 0 ? stage->max_expanded : G_MAXUINT64;

  self->moves = g_renew (PatBuilderMoves, self->moves, self->is_deep ? MAX_AT_ONCE : 1);
  while (self->won == NONE && left > 0)
    {
      guint32 nodes[MAX_AT_ONCE];
      guint n = take_nodes (self, (guint) MIN (left, MAX_AT_ONCE), nodes);

      if (n == 0)
        return looks_at_all (stage) ? PAT_VERDICT_UNWINNABLE : PAT_VERDICT_UNKNOWN;
      if (!expand (self, nodes, n))
        break;
      left -= n;
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

  pat_builder_tree_trace (&self->tree, self->won, line);
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

      if (stage->kind == PAT_BUILDER_STAGE_REST)
        take_over (self);
      else if (!begin_stage (self, position, stage))
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
      pat_builder_tree_init (&self->tree, &self->game);
      self->moves = NULL;
      self->bytes = 0;
      is_builder = run (self, position, moves, verdict);
      pat_key_set_free (self->seen);
      pat_budget_add_bytes (budget, -self->bytes);
      pat_builder_tree_clear (&self->tree);
      g_free (self->moves);
      pat_builder_deal_clear (&self->deal);
    }
  g_free (self);
  return is_builder;
}
