/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Deals what is hidden at random a few dozen times, and counts in how many of these deals each move
 * can still win. Each deal is looked at as if all were known: that is kind to moves that bring
 * nothing to light, so the judgement of the rules decides between moves that win about equally
 * often. */
#include "config.h"

#include "pat-vote-private.h"

#define N_DEALS        48
#define MAX_CANDIDATES 8
#define MAX_IDLE       20   /* deals in which nothing was found before there is no use in more */
#define STATES_A_DEAL  1000 /* that are looked at for each move */
#define MARGIN         12   /* one deal of so many, and one more, may be chance */

typedef struct
{
  PatThought *thought;
  guint       n_candidates;
  guint       n_dealt;
  guint       n_won[MAX_CANDIDATES];
  gint64      end_usec;  /* of the monotonic clock; 0: never */
  guint64     states;    /* so far */
} Vote;

static PatHint *
get_hint (Vote  *self,
          guint  nth)
{
  return &g_array_index (self->thought->hints, PatHint, nth);
}

static double
count_seconds_left (Vote *self)
{
  gint64 left_usec = self->end_usec - g_get_monotonic_time ();

  return self->end_usec == 0 ? 0 : (double) MAX (left_usec, 1000) / G_USEC_PER_SEC;
}

static gboolean
is_over (Vote *self)
{
  return (self->end_usec != 0 && g_get_monotonic_time () >= self->end_usec) ||
         (self->thought->max_states != 0 && self->states >= self->thought->max_states) ||
         g_cancellable_is_cancelled (self->thought->cancellable);
}

static guint64
count_states_left (Vote *self)
{
  guint64 max_states = self->thought->max_states;

  if (max_states == 0)
    return STATES_A_DEAL;
  return CLAMP (max_states - MIN (self->states, max_states), 1, STATES_A_DEAL);
}

static PatSolution *
solve (Vote              *self,
       const PatPosition *position)
{
  PatSolution *solution = pat_thought_solve (self->thought, position, count_seconds_left (self),
                                             count_states_left (self));

  if (solution != NULL)
    self->states += pat_solution_get_states (solution);
  return solution;
}

static gboolean
is_winnable (PatSolution *solution)
{
  return solution != NULL && pat_solution_get_verdict (solution) == PAT_VERDICT_WINNABLE;
}

/* Whether a line still wins after a move that is not its first. */
static gboolean
survives (Vote              *self,
          PatSolution       *solution,
          const PatPosition *next)
{
  const PatRules *rules = self->thought->rules;
  PatPosition at = *next;

  for (guint i = 0; i < pat_solution_get_n_moves (solution); i++)
    {
      const PatMove *move = pat_solution_get_move (solution, i);

      if (pat_rules_is_won (rules, &at))
        return TRUE;
      if (pat_rules_judge (rules, &at, move, NULL))
        pat_rules_apply (rules, &at, move, NULL);
    }
  return pat_rules_is_won (rules, &at);
}

/* Whether a move can win a deal of which a line that wins is known. */
static gboolean
can_win (Vote              *self,
         guint              nth,
         const PatPosition *position,
         PatSolution       *solution)
{
  const PatMove *move = &get_hint (self, nth)->move;
  g_autoptr (PatSolution) own = NULL;
  PatPosition next = *position;

  if (!pat_rules_judge (self->thought->rules, position, move, NULL))
    return FALSE;
  if (pat_solution_get_n_moves (solution) > 0 &&
      pat_move_equal (move, pat_solution_get_move (solution, 0)))
    return TRUE;
  pat_rules_apply (self->thought->rules, &next, move, NULL);
  if (survives (self, solution, &next))
    return TRUE;
  own = solve (self, &next);
  return is_winnable (own);
}

/* Has all moves tried in a deal; if there is no time for all of them, none counts. */
static void
try_deal (Vote  *self,
          guint  nth)
{
  g_autoptr (PatSolution) solution = NULL;
  gboolean wins[MAX_CANDIDATES] = { FALSE };
  PatPosition position;

  pat_knowledge_deal (&self->thought->knowledge, nth, &position);
  solution = solve (self, &position);
  for (guint i = 0; is_winnable (solution) && i < self->n_candidates && !is_over (self); i++)
    wins[i] = can_win (self, i, &position, solution);
  if (is_over (self))
    return;
  self->n_dealt++;
  for (guint i = 0; i < self->n_candidates; i++)
    self->n_won[i] += wins[i];
}

static guint
find_most (Vote *self)
{
  guint most = 0;

  for (guint i = 0; i < self->n_candidates; i++)
    most = MAX (most, self->n_won[i]);
  return most;
}

static void
note_results (Vote *self)
{
  for (guint i = 0; i < self->n_candidates; i++)
    {
      PatHint *hint = get_hint (self, i);

      hint->n_won = self->n_won[i];
      hint->n_dealt = self->n_dealt;
      hint->kind = hint->n_won > 0 ? PAT_HINT_LIKELY : PAT_HINT_JUDGED;
    }
}

/* Whether a number of wins may be as good as a higher one, but for chance. */
static gboolean
is_about (Vote  *self,
          guint  n_won,
          guint  most)
{
  return n_won + 1 + self->n_dealt / MARGIN > most;
}

static guint
find_most_by_cards (Vote *self)
{
  guint most = 0;

  for (guint i = 0; i < self->n_candidates; i++)
    if (get_hint (self, i)->move.kind != PAT_MOVE_SPECIAL)
      most = MAX (most, self->n_won[i]);
  return most;
}

/* What a move is worth among others: all that won about as often as the best are alike. A special
 * action, such as a redeal, is there later as well, and often not again: it has to be better, and
 * by more than one deal if few were tried. */
static guint
get_worth (Vote  *self,
           guint  nth)
{
  const PatHint *hint = get_hint (self, nth);
  guint most = find_most (self), by_cards = find_most_by_cards (self);

  if (hint->move.kind == PAT_MOVE_SPECIAL && is_about (self, by_cards + 1, most))
    return MIN (hint->n_won, by_cards);
  return hint->n_won > 0 && is_about (self, hint->n_won, most) ? most : hint->n_won;
}

/* Moves that are worth more come first; the others keep their order. */
static void
sort_hints (Vote *self)
{
  PatHint *hints = get_hint (self, 0);
  guint worth[MAX_CANDIDATES];

  for (guint i = 0; i < self->n_candidates; i++)
    worth[i] = get_worth (self, i);
  for (guint i = 1; i < self->n_candidates; i++)
    {
      PatHint hint = hints[i];
      guint own = worth[i], k;

      for (k = i; k > 0 && worth[k - 1] < own; k--)
        {
          hints[k] = hints[k - 1];
          worth[k] = worth[k - 1];
        }
      hints[k] = hint;
      worth[k] = own;
    }
}

/* Puts the hints of a thought in order by what they win. */
void
pat_vote (PatThought *thought)
{
  Vote self = { .thought = thought, .n_candidates = MIN (thought->n_new, MAX_CANDIDATES) };

  if (thought->max_seconds > 0)
    self.end_usec = g_get_monotonic_time () + (gint64) (thought->max_seconds * G_USEC_PER_SEC);
  for (guint i = 0; i < N_DEALS && !is_over (&self); i++)
    {
      if (i >= MAX_IDLE && find_most (&self) == 0)
        break;
      try_deal (&self, i);
    }
  note_results (&self);
  sort_hints (&self);
}
