/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The one way in which a move is listed, of all in which it can be written. */
#include "config.h"

#include "pat-rules-private.h"

/* The top card of a pile of which any card may be taken need not be counted to. */
static void
spell_top (const PatRules    *self,
           const PatPosition *position,
           PatMove           *move)
{
  PatPick *pick = &move->picks[0];

  if (move->kind == PAT_MOVE_CARDS && pick->count == 1 && pick->pile < self->n_piles &&
      self->piles[pick->pile].take == PAT_TAKE_ANY_CARD &&
      pick->index == pat_position_get_size (position, pick->pile))
    pick->index = 0;
}

/**
 * pat_rules_spell:
 * @self: the rules
 * @position: a position
 * @move: (inout): a legal move
 *
 * Changes a move into the one that pat_rules_list() has for it. Many moves can be written in
 * several ways: with more detail than is needed, or as another move with the same effect.
 */
void
pat_rules_spell (const PatRules    *self,
                 const PatPosition *position,
                 PatMove           *move)
{
  g_return_if_fail (self != NULL && position != NULL && move != NULL);

  spell_top (self, position, move);
  if (self->table.game.spell != NULL)
    self->table.game.spell (self, position, move);
}

/* Whether a move is written as it is listed. */
gboolean
pat_rules_is_spelled (const PatRules    *self,
                      const PatPosition *position,
                      const PatMove     *move)
{
  PatMove spelled = *move;

  if (self->table.game.spell == NULL)
    return TRUE;
  pat_rules_spell (self, position, &spelled);
  return pat_move_equal (&spelled, move);
}
