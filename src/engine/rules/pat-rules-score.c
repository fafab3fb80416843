/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* When a game is won, and what a position and a move are worth. */
#include "config.h"

#include "pat-bounds-private.h"
#include "pat-rules-private.h"

static gboolean
roles_are_empty (const PatRules    *self,
                 const PatPosition *position,
                 guint              roles)
{
  for (guint p = 0; p < self->n_piles; p++)
    if ((roles & PAT_ROLE_BIT (self->piles[p].role)) != 0 &&
        pat_position_get_size (position, p) > 0)
      return FALSE;
  return TRUE;
}

static guint
count_cards (const PatRules    *self,
             const PatPosition *position,
             PatRole            role)
{
  guint n = 0;

  for (guint i = 0; i < self->n_of_role[role]; i++)
    n += pat_position_get_size (position, self->of_role[role][i]);
  return n;
}

/**
 * pat_rules_is_won:
 * @self: rules
 * @position: a position
 *
 * Returns: whether the win condition holds
 */
gboolean
pat_rules_is_won (const PatRules    *self,
                  const PatPosition *position)
{
  switch (self->table.game.win)
    {
    case PAT_WIN_EMPTY:
      return roles_are_empty (self, position, self->table.game.win_roles);
    case PAT_WIN_ASK:
      return self->table.game.is_won (self, position);
    case PAT_WIN_FOUNDATIONS:
    default:
      return roles_are_empty (self, position, ~(PAT_ROLE_BIT (PAT_FOUNDATION) |
                                                PAT_ROLE_BIT (PAT_DISCARD)));
    }
}

/**
 * pat_rules_get_score:
 * @self: rules
 * @position: a position
 *
 * Returns: the score of the position, without what undoing costs and without a bank carried over
 */
int
pat_rules_get_score (const PatRules    *self,
                     const PatPosition *position)
{
  const PatScoring *scoring = self->table.game.scoring;

  if (scoring != NULL && scoring->kind == PAT_SCORE_POINTS)
    return position->score;
  if (scoring != NULL && scoring->kind == PAT_SCORE_ASK)
    return self->table.game.score (self, position);
  return (int) (count_cards (self, position, PAT_FOUNDATION) + count_cards (self, position,
                                                                            PAT_DISCARD));
}

static int
points_for_step (const PatRules *self,
                 const PatStep  *step)
{
  const PatScoring *scoring = self->table.game.scoring;
  PatRole from;

  switch ((PatStepKind) step->kind)
    {
    case PAT_STEP_MOVE:
      from = pat_rules_get_role (self, step->from);
      return step->count * pat_scoring_get_points (scoring, PAT_EVENT_MOVE, from,
                                                   pat_rules_get_role (self, step->to));
    case PAT_STEP_TURN:
      from = pat_rules_get_role (self, step->from);
      return from == PAT_TABLEAU ? pat_scoring_get_points (scoring, PAT_EVENT_REVEAL, 0, 0) : 0;
    case PAT_STEP_COUNT:
      return step->from == PAT_COUNTER_PASSES ? pat_scoring_get_points (scoring, PAT_EVENT_RECYCLE,
                                                                        0, 0) : 0;
    case PAT_STEP_SCORE:
      break;
    }
  return 0;
}

static int
points_for_winning (const PatRules    *self,
                    const PatPosition *position)
{
  const PatScoring *scoring = self->table.game.scoring;
  int points = pat_scoring_get_points (scoring, PAT_EVENT_WON, 0, 0);

  for (guint i = 0; i < PAT_MAX_COUNTERS; i++)
    points += position->counters[i] * pat_scoring_get_points (scoring, PAT_EVENT_WON_COUNTER, i, 0);
  return points;
}

/* Adds the points for the steps of a move, as a step of their own. */
void
pat_rules_book_points (const PatRules *self,
                       PatPosition    *position,
                       gboolean        was_won,
                       PatSteps       *steps)
{
  int points = 0;

  for (guint i = 0; i < steps->n_steps; i++)
    points += points_for_step (self, &steps->steps[i]);
  if (!was_won && pat_rules_is_won (self, position))
    points += points_for_winning (self, position);
  if (self->table.game.scoring->never_negative && position->score + points < 0)
    points = -position->score;
  if (points == 0)
    return;
  pat_steps_score (steps, points);
  pat_position_limit_step (position, &steps->steps[steps->n_steps - 1]);
  pat_position_do_step (position, &steps->steps[steps->n_steps - 1]);
}
