/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Plays a game like Klondike to its end many times, each time with what is hidden dealt anew, and
 * each time by what the player could see then. */
#include "config.h"

#include "pat-explorer-private.h"

#include "pat-runs-policy-private.h"
#include "pat-tree-private.h"

#include "pat-fold-private.h"
#include "pat-random.h"
#include "pat-runs-line-private.h"

#define MAX_DEPTH      300  /* moves of a trial */
#define STREAM         0x706c6179 /* other random numbers than those of deals */
#define SHARE_OF_LOST  0.05 /* what a lost trial is worth if nearly all cards are home */

typedef struct
{
  PatThought   *thought;
  PatBuilder    builder;
  PatRuns       game;
  PatRunsState  first;
  guint8       *places[PAT_MAX_CARDS]; /* in the game, of the cards that are hidden */
  PatCard       cards[PAT_MAX_CARDS];  /* these cards */
  PatTree      *tree;
  PatRandom     random;
  gint64        end_usec; /* of the monotonic clock; 0: never */
  guint64       states;   /* so far */
  guint         n_path;
  guint64       path[MAX_DEPTH];
  PatRunsPolicy policy;
  PatRunsMoves  moves;
  guint32       shares[PAT_RUNS_MAX_MOVES]; /* how often each of them should be made */
} Explorer;

/* Finds where in the game a card is that lies face down in a column. Returns: (nullable) */
static guint8 *
find_place (Explorer *self,
            guint     place)
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
load (Explorer *self)
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

/* Deals what is hidden anew. */
static void
deal (Explorer *self)
{
  guint n_hidden = self->thought->knowledge.n_hidden;

  pat_random_shuffle (&self->random, self->cards, n_hidden);
  for (guint i = 0; i < n_hidden; i++)
    *self->places[i] = self->cards[i];
}

static gboolean
is_over (Explorer *self)
{
  return (self->end_usec != 0 && g_get_monotonic_time () >= self->end_usec) ||
         (self->thought->max_states != 0 && self->states >= self->thought->max_states) ||
         pat_tree_is_full (self->tree) || g_cancellable_is_cancelled (self->thought->cancellable);
}

/* What goes up without a thought goes up, but what was just lowered waits for its use. */
static void
lift_all (const PatRuns *game,
          PatRunsState  *state,
          guint          lowered)
{
  PatRunsMove move;

  while (lowered == 0 && pat_runs_find_lift (game, state, &move))
    pat_runs_apply (game, state, &move);
}

static PatRunsWait
get_wait (guint lowered)
{
  return (PatRunsWait) { .lowered = (guint8) lowered };
}

/* Returns: the card that came from its foundation, or 0 */
static guint
make_move (const PatRuns     *game,
           PatRunsState      *state,
           const PatRunsMove *move)
{
  pat_runs_apply (game, state, move);
  return move->kind == PAT_RUNS_BACK ? move->card : 0;
}

/* A key of all that the player sees, and of what is left out. */
static guint64
get_key (const PatRuns      *game,
         const PatRunsState *state,
         guint               lowered)
{
  guint64 key = pat_fold_mix (pat_fold_begin (lowered), pat_runs_get_key (game, state));

  return pat_fold_mix (pat_fold_mix (key, state->open), state->roots);
}

static guint64
get_edge_key (guint64            key,
              const PatRunsMove *move)
{
  return pat_fold_mix (key, move->kind | (guint64) move->card << 8) | 1;
}

/* What the end of a trial is worth: little more than nothing if it is lost. */
static double
rate_end (const PatRuns      *game,
          const PatRunsState *state)
{
  guint n_up = 0;

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    n_up += state->up[suit];
  return n_up == game->game->n_cards ? 1 : SHARE_OF_LOST * n_up / game->game->n_cards;
}

/* Lists what can be done next, and how promising that looks. */
static void
list_moves (Explorer           *self,
            const PatRunsState *state,
            guint               lowered)
{
  self->states++;
  pat_runs_list_moves (&self->game, state, get_wait (lowered), &self->moves);
  if (self->moves.n > 1)
    pat_runs_policy_share (&self->policy, &self->game, state, &self->moves, self->shares);
}

/* Chooses a move by what is plain to see. */
static const PatRunsMove *
pick_move (Explorer *self)
{
  guint64 sum = 0, chance;
  guint nth = 0;

  if (self->moves.n == 1)
    return &self->moves.moves[0];
  for (guint i = 0; i < self->moves.n; i++)
    sum += self->shares[i];
  for (chance = (pat_random_next (&self->random) >> 32) * sum >> 32; chance >= self->shares[nth];)
    chance -= self->shares[nth++];
  return &self->moves.moves[nth];
}

/* Plays on to the end, and returns what that is worth. */
static double
play_out (Explorer     *self,
          PatRunsState *state,
          guint         lowered)
{
  const PatRuns *game = &self->game;

  for (guint i = 0; i < MAX_DEPTH; i++)
    {
      lift_all (game, state, lowered);
      list_moves (self, state, lowered);
      if (self->moves.n == 0 || pat_runs_is_won (game, state))
        break;
      lowered = make_move (game, state, pick_move (self));
    }
  return rate_end (game, state);
}

/* Goes down the tree to something new, and plays on from there. */
static double
descend (Explorer     *self,
         PatRunsState *state)
{
  const PatRuns *game = &self->game;
  guint64 keys[PAT_RUNS_MAX_MOVES];
  guint lowered = 0;

  for (self->n_path = 0; self->n_path < MAX_DEPTH;)
    {
      guint64 key;
      guint nth;
      gboolean is_new;

      if (self->n_path > 0)
        lift_all (game, state, lowered);
      list_moves (self, state, lowered);
      if (self->moves.n == 0 || pat_runs_is_won (game, state))
        break;
      key = get_key (game, state, lowered);
      for (guint i = 0; i < self->moves.n; i++)
        keys[i] = get_edge_key (key, &self->moves.moves[i]);
      nth = self->moves.n > 1 ? pat_tree_choose (self->tree, keys, self->shares, self->moves.n) : 0;
      self->path[self->n_path++] = keys[nth];
      is_new = pat_tree_find (self->tree, keys[nth])->n == 0;
      lowered = make_move (game, state, &self->moves.moves[nth]);
      if (is_new)
        return play_out (self, state, lowered);
    }
  return rate_end (game, state);
}

static void
try_deal (Explorer *self)
{
  PatRunsState state = self->first;
  double worth;

  deal (self);
  worth = descend (self, &state);
  for (guint i = 0; i < self->n_path; i++)
    pat_tree_note (self->tree, self->path[i], worth, worth >= 1);
}

/* Proposes to begin with a move; returns FALSE if it leads back. */
static gboolean
propose (Explorer          *self,
         const PatRunsMove *move,
         const PatTreeEdge *edge)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (PatMove));
  PatThought *thought = self->thought;
  PatPosition next = thought->like;
  PatHint hint = { .kind = PAT_HINT_JUDGED };
  guint64 hash;

  pat_runs_write_line (&self->game, &self->first, &thought->like, move, 1, moves);
  for (guint i = 0; i < moves->len; i++)
    pat_rules_apply (thought->rules, &next, &g_array_index (moves, PatMove, i), NULL);
  hash = pat_rules_hash (thought->rules, &next);
  if (g_hash_table_contains (thought->past, &hash))
    return FALSE;
  hint.move = g_array_index (moves, PatMove, 0);
  if (edge != NULL && edge->n_won > 0)
    hint.kind = PAT_HINT_LIKELY;
  if (edge != NULL)
    {
      hint.n_dealt = edge->n;
      hint.n_won = edge->n_won;
    }
  pat_thought_put_first (thought, &hint);
  pat_plan_set (&thought->plan, &hint, (const PatMove *) moves->data, moves->len);
  return TRUE;
}

/* Those that were tried most often come last, and are then put first of all. */
static void
sort_moves (Explorer     *self,
            PatRunsMoves *moves)
{
  guint64 key = get_key (&self->game, &self->first, 0);

  for (guint i = 1; i < moves->n; i++)
    for (guint k = i; k > 0 && pat_tree_find (self->tree, get_edge_key (key, &moves->moves[k]))->n <
         pat_tree_find (self->tree, get_edge_key (key, &moves->moves[k - 1]))->n; k--)
      {
        PatRunsMove move = moves->moves[k];

        moves->moves[k] = moves->moves[k - 1];
        moves->moves[k - 1] = move;
      }
}

static void
propose_all (Explorer *self)
{
  guint64 key = get_key (&self->game, &self->first, 0);

  pat_runs_list_moves (&self->game, &self->first, get_wait (0), &self->moves);
  sort_moves (self, &self->moves);
  for (guint i = 0; i < self->moves.n; i++)
    propose (self, &self->moves.moves[i],
             pat_tree_find (self->tree, get_edge_key (key, &self->moves.moves[i])));
}

/* Whether everything that is hidden lies in columns: the stock was seen. */
static gboolean
knows_stock (Explorer *self)
{
  for (guint i = 0; i < self->thought->knowledge.n_hidden; i++)
    if (self->places[i] == NULL)
      return FALSE;
  return TRUE;
}

/* To go through the stock costs nothing in these games, and shows what is in it. */
static gboolean
propose_stock (Explorer *self)
{
  PatHint hint = { .kind = PAT_HINT_JUDGED };
  PatThought *thought = self->thought;

  pat_move_init_stock (&hint.move);
  if (!pat_rules_judge (thought->rules, &thought->like, &hint.move, NULL))
    return FALSE;
  pat_thought_put_first (thought, &hint);
  return TRUE;
}

static gboolean
explore (Explorer *self)
{
  PatRunsMove lift;

  if (!load (self))
    return FALSE;
  if (pat_runs_find_lift (&self->game, &self->first, &lift) && propose (self, &lift, NULL))
    return TRUE;
  if (!knows_stock (self))
    return propose_stock (self);
  pat_runs_policy_init (&self->policy);
  self->tree = pat_tree_new ();
  while (!is_over (self))
    try_deal (self);
  propose_all (self);
  pat_tree_free (self->tree);
  return TRUE;
}

/* Puts the best way first; returns FALSE if this is another kind of game. */
gboolean
pat_explore (PatThought *thought)
{
  Explorer *self = g_new0 (Explorer, 1);
  gboolean is_known;

  self->thought = thought;
  pat_random_init (&self->random, thought->knowledge.seed, STREAM);
  if (thought->max_seconds > 0)
    self->end_usec = g_get_monotonic_time () + (gint64) (thought->max_seconds * G_USEC_PER_SEC);
  is_known = explore (self);
  g_free (self);
  return is_known;
}
