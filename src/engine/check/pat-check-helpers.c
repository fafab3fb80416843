/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The conformance suite: hints, double clicks, automatic play and the test for being stuck. */
#include "config.h"

#include "pat-check-private.h"

/* No card can go home more often than there are cards; twice that leaves room for odd games. */
#define MAX_AUTO_MOVES (2 * PAT_MAX_CARDS)

static void
expect_legal (PatCheck          *self,
              PatCheckAspect     aspect,
              const PatPosition *position,
              const PatMove     *move)
{
  g_autofree char *text = NULL, *why = NULL;
  PatRefusal refusal;

  if (pat_rules_judge (self->rules, position, move, &refusal))
    return;
  text = pat_move_to_string (move, self->rules);
  why = pat_words_refusal (self->rules, position, move, &refusal);
  pat_check_fault (self, aspect, "%s is proposed, but illegal: %s", text, why);
}

static void
check_hints (PatCheck          *self,
             const PatPosition *position)
{
  PatMove move;

  for (guint nth = 0; nth < 3; nth++)
    if (pat_rules_find_hint (self->rules, position, nth, &move))
      expect_legal (self, PAT_CHECK_HINT, position, &move);
}

static void
check_double_clicks (PatCheck          *self,
                     const PatPosition *position)
{
  PatMove move;

  for (guint pile = 0; pile < position->n_piles; pile++)
    for (guint index = 0; index < pat_position_get_size (position, pile); index++)
      if (pat_rules_find_target (self->rules, position, pile, index, &move))
        expect_legal (self, PAT_CHECK_DOUBLE_CLICK, position, &move);
}

static void
check_auto_play (PatCheck    *self,
                 PatPosition  position,
                 PatAuto      degree)
{
  PatMove move;

  for (guint n = 0; pat_rules_find_auto_move (self->rules, &position, degree, &move); n++)
    {
      if (n == MAX_AUTO_MOVES)
        {
          pat_check_fault (self, PAT_CHECK_AUTO_PLAY, "automatic play does not come to an end");
          return;
        }
      expect_legal (self, PAT_CHECK_AUTO_PLAY, &position, &move);
      pat_rules_apply (self->rules, &position, &move, NULL);
    }
}

/* The solver refuses positions that cannot arise; none of those that arise may be one of them. */
static void
check_solver (PatCheck          *self,
              const PatPosition *position)
{
  g_autoptr (PatSolver) solver = pat_solver_new (self->rules);
  g_autoptr (PatSolution) solution = NULL;
  g_autoptr (GError) error = NULL;

  pat_solver_set_max_states (solver, 1);
  solution = pat_solver_solve (solver, position, NULL, NULL, NULL, &error);
  if (solution == NULL)
    pat_check_fault (self, PAT_CHECK_SOLVER, "the solver refuses a position: %s", error->message);
}

/* Whatever is played or proposed for the player must be legal. */
void
pat_check_helpers (PatCheck          *self,
                   const PatPosition *position)
{
  PatMove move;

  check_solver (self, position);
  check_hints (self, position);
  check_double_clicks (self, position);
  check_auto_play (self, *position, PAT_AUTO_SAFE);
  check_auto_play (self, *position, PAT_AUTO_ALL);
  if (pat_rules_find_auto_move (self->rules, position, PAT_AUTO_NONE, &move))
    pat_check_fault (self, PAT_CHECK_AUTO_PLAY, "automatic play moves a card although it is off");
}

static guint
count_home (PatCheck          *self,
            const PatPosition *position)
{
  guint n = 0;

  for (guint pile = 0; pile < position->n_piles; pile++)
    if (pat_rules_get_role (self->rules, pile) == PAT_FOUNDATION ||
        pat_rules_get_role (self->rules, pile) == PAT_DISCARD)
      n += pat_position_get_size (position, pile);
  return n;
}

/* Nobody may be told to be stuck who can bring a card home or win with the next move. */
void
pat_check_stuck (PatCheck          *self,
                 const PatPosition *position)
{
  guint n_home = count_home (self, position);

  if (!pat_rules_is_stuck (self->rules, position))
    return;
  if (pat_rules_is_won (self->rules, position))
    pat_check_fault (self, PAT_CHECK_STUCK, "a game that is won counts as stuck");
  pat_rules_list (self->rules, position, self->listed);
  for (guint i = 0; i < self->listed->n_moves; i++)
    {
      PatPosition next = *position;

      pat_rules_apply (self->rules, &next, &self->listed->moves[i], NULL);
      if (count_home (self, &next) > n_home || pat_rules_is_won (self->rules, &next))
        {
          g_autofree char *text = pat_move_to_string (&self->listed->moves[i], self->rules);

          pat_check_fault (self, PAT_CHECK_STUCK, "the game counts as stuck, but %s brings it on",
                           text);
        }
    }
}
