/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Tries the moves of games like Klondike. */
#include "config.h"

#include "pat-runs-explorer-private.h"

#include "pat-explorer-private.h"
#include "pat-runs-policy-private.h"

#include "pat-fold-private.h"
#include "pat-runs-line-private.h"

#define SHARE_OF_LOST 0.05 /* what a lost trial is worth if nearly all cards are home */

G_STATIC_ASSERT (PAT_RUNS_MAX_MOVES <= PAT_EXPLORER_MAX_MOVES);

typedef struct
{
  PatThought   *thought;
  PatBuilder    builder;
  PatRuns       game;
  PatRunsState  first;
  guint8       *places[PAT_MAX_CARDS]; /* in the game, of the cards that are hidden */
  PatCard       cards[PAT_MAX_CARDS];  /* these cards */
  PatRunsPolicy policy;
  PatRunsState  state;
  guint         lowered; /* the card that came last from its foundation, or 0 */
  PatRunsMoves  moves;
} RunsExplorer;

/* Finds where in the game a card is that lies face down in a column. Returns: (nullable) */
static guint8 *
find_place (RunsExplorer *self,
            guint         place)
{
  const PatPosition *position = &self->thought->like;

  for (guint i = 0; i < self->game.n_columns; i++)
    {
      guint start = position->start[self->builder.piles[i]];

      if (place >= start && place < start + self->game.n_dealt[i])
        return &self->game.dealt[i][place - start];
    }
  return NULL;
}

/* Returns FALSE if this is another kind of game. */
static gboolean
load (RunsExplorer *self)
{
  const PatKnowledge *knowledge = &self->thought->knowledge;

  if (!pat_builder_init (&self->builder, self->thought->rules, &self->thought->like) ||
      !pat_runs_init (&self->game, &self->builder, &self->thought->like, &self->first))
    return FALSE;
  for (guint i = 0; i < knowledge->n_hidden; i++)
    {
      self->places[i] = find_place (self, knowledge->places[i]);
      self->cards[i] = pat_card_face (knowledge->cards[i]);
    }
  return TRUE;
}

static void
deal (gpointer   game,
      PatRandom *random)
{
  RunsExplorer *self = game;
  guint n_hidden = self->thought->knowledge.n_hidden;

  pat_random_shuffle (random, self->cards, n_hidden);
  for (guint i = 0; i < n_hidden; i++)
    *self->places[i] = self->cards[i];
}

static void
begin (gpointer game)
{
  RunsExplorer *self = game;

  self->state = self->first;
  self->lowered = 0;
}

static guint
list (gpointer  game,
      guint32  *shares)
{
  RunsExplorer *self = game;
  PatRunsWait wait = { .lowered = (guint8) self->lowered };

  if (pat_runs_is_won (&self->game, &self->state))
    return 0;
  pat_runs_list_moves (&self->game, &self->state, wait, PAT_RUNS_ALL, &self->moves);
  if (self->moves.n > 1)
    pat_runs_policy_share (&self->policy, &self->game, &self->state, &self->moves, shares);
  return self->moves.n;
}

/* What is left out belongs to the key, too. */
static guint64
get_key (gpointer game)
{
  RunsExplorer *self = game;
  guint64 key = pat_fold_mix (pat_fold_begin (self->lowered),
                              pat_runs_get_key (&self->game, &self->state));

  return pat_fold_mix (pat_fold_mix (key, self->state.open), self->state.roots);
}

static guint64
name_move (gpointer game,
           guint    nth)
{
  const PatRunsMove *move = &((RunsExplorer *) game)->moves.moves[nth];

  return move->kind | (guint64) move->card << 8;
}

/* What goes up without a thought goes up, but what was just lowered waits for its use. */
static void
make (gpointer game,
      guint    nth)
{
  RunsExplorer *self = game;
  PatRunsMove move = self->moves.moves[nth];

  pat_runs_apply (&self->game, &self->state, &move);
  self->lowered = move.kind == PAT_RUNS_BACK ? move.card : 0;
  while (self->lowered == 0 && pat_runs_find_lift (&self->game, &self->state, &move))
    pat_runs_apply (&self->game, &self->state, &move);
}

/* Little more than nothing if it is lost. */
static double
rate_end (gpointer game)
{
  RunsExplorer *self = game;
  guint n_up = 0;

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    n_up += self->state.up[suit];
  return n_up == self->builder.n_cards ? 1 : SHARE_OF_LOST * n_up / self->builder.n_cards;
}

static void
write_move (RunsExplorer      *self,
            const PatRunsMove *move,
            GArray            *moves)
{
  pat_runs_write_line (&self->game, &self->first, &self->thought->like, move, 1, moves);
}

static void
write_nth (gpointer  game,
           guint     nth,
           GArray   *moves)
{
  RunsExplorer *self = game;

  write_move (self, &self->moves.moves[nth], moves);
}

static const PatExplorerClass runs_class = {
  .deal = deal,
  .begin = begin,
  .list = list,
  .get_key = get_key,
  .name_move = name_move,
  .make = make,
  .rate_end = rate_end,
  .write = write_nth,
};

/* To go through the stock costs nothing in these games, and shows what is in it. */
static gboolean
propose_stock (RunsExplorer *self)
{
  PatHint hint = { .kind = PAT_HINT_JUDGED };
  PatThought *thought = self->thought;

  pat_move_init_stock (&hint.move);
  if (!pat_rules_judge (thought->rules, &thought->like, &hint.move, NULL))
    return FALSE;
  pat_thought_put_first (thought, &hint);
  return TRUE;
}

/* Whether everything that is hidden lies in columns: the stock was seen. */
static gboolean
knows_stock (RunsExplorer *self)
{
  for (guint i = 0; i < self->thought->knowledge.n_hidden; i++)
    if (self->places[i] == NULL)
      return FALSE;
  return TRUE;
}

/* A card of the stock that nobody has seen yet is no reason to look for it first. */
static gboolean
propose_lift (RunsExplorer *self)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (PatMove));
  PatRunsMove lift;

  if (!pat_runs_find_lift (&self->game, &self->first, &lift))
    return FALSE;
  write_move (self, &lift, moves);
  if (g_array_index (moves, PatMove, 0).kind == PAT_MOVE_STOCK && !knows_stock (self))
    return FALSE;
  return pat_explorer_propose (self->thought, moves, 0, 0);
}

/* Whether a move takes an Ace or a Two from the waste home. */
static gboolean
goes_home (RunsExplorer  *self,
           const PatMove *move)
{
  const PatThought *thought = self->thought;

  return move->kind == PAT_MOVE_CARDS
         && pat_rules_get_role (thought->rules, move->picks[0].pile) == PAT_WASTE
         && pat_rules_get_role (thought->rules, move->picks[1].pile) == PAT_FOUNDATION
         && pat_position_get_size (&thought->like, move->picks[1].pile) < 2;
}

/* Whether a move of a column turns a card up. */
static gboolean
turns_up (RunsExplorer  *self,
          const PatMove *move)
{
  g_autofree PatSteps *steps = g_new (PatSteps, 1);
  PatPosition next = self->thought->like;

  if (move->kind != PAT_MOVE_CARDS
      || pat_rules_get_role (self->thought->rules, move->picks[0].pile) != PAT_TABLEAU)
    return FALSE;
  pat_rules_apply (self->thought->rules, &next, move, steps);
  for (guint i = 0; i < steps->n_steps; i++)
    if (steps->steps[i].kind == PAT_STEP_TURN)
      return TRUE;
  return FALSE;
}

/* What every player does before the stock is gone through. Whoever sees all of the stock first wins
 * some two deals of 100 more. */
static gboolean
propose_plain (RunsExplorer *self)
{
  PatThought *thought = self->thought;

  for (guint i = 0; i < thought->n_new; i++)
    {
      PatHint hint = g_array_index (thought->hints, PatHint, i);

      if (!goes_home (self, &hint.move) && !turns_up (self, &hint.move))
        continue;
      pat_thought_put_first (thought, &hint);
      return TRUE;
    }
  return FALSE;
}

static gboolean
explore (RunsExplorer *self)
{
  if (!load (self))
    return FALSE;
  if (propose_lift (self))
    return TRUE;
  if (!knows_stock (self))
    return propose_plain (self) || propose_stock (self);
  pat_runs_policy_init (&self->policy);
  pat_explorer_run (self->thought, &runs_class, self);
  return TRUE;
}

/* Puts the best way first; returns FALSE if this is another kind of game. */
gboolean
pat_runs_explore (PatThought *thought)
{
  g_autofree RunsExplorer *self = g_new0 (RunsExplorer, 1);

  self->thought = thought;
  return explore (self);
}
