/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Follows moves that belong together. Nothing is thought over between them, as nothing new is
 * seen. */
#include "config.h"

#include "pat-plan-private.h"

void
pat_plan_clear (PatPlan *self)
{
  g_clear_pointer (&self->moves, g_array_unref);
}

void
pat_plan_copy (PatPlan       *self,
               const PatPlan *from)
{
  pat_plan_clear (self);
  *self = *from;
  if (self->moves != NULL)
    self->moves = g_array_copy (self->moves);
}

/* Begins with the first of some moves, in the position in which it is followed first. */
void
pat_plan_set (PatPlan       *self,
              const PatHint *hint,
              const PatMove *moves,
              guint          n_moves)
{
  pat_plan_clear (self);
  self->moves = g_array_new (FALSE, FALSE, sizeof (PatMove));
  g_array_append_vals (self->moves, moves, n_moves);
  self->hint = *hint;
  self->hash = 0;
}

static void
take_first (PatPlan           *self,
            const PatRules    *rules,
            const PatPosition *position)
{
  PatPosition next = *position;

  self->hint.move = g_array_index (self->moves, PatMove, 0);
  pat_rules_apply (rules, &next, &self->hint.move, NULL);
  self->hash = pat_rules_hash (rules, &next);
  g_array_remove_index (self->moves, 0);
}

/* Takes the next of the moves, if the position is the one for it. */
gboolean
pat_plan_follow (PatPlan           *self,
                 const PatRules    *rules,
                 const PatPosition *position,
                 PatHint           *hint)
{
  if (self->moves == NULL || self->moves->len == 0 ||
      (self->hash != 0 && self->hash != pat_rules_hash (rules, position)) ||
      !pat_rules_judge (rules, position, &g_array_index (self->moves, PatMove, 0), NULL))
    return FALSE;
  take_first (self, rules, position);
  *hint = self->hint;
  return TRUE;
}
