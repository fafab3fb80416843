/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The answers to a click. */
#include "config.h"

#include "pat-click-private.h"

/* Nothing is done, and nothing is held. */
void
pat_answer_begin (PatAnswer *self)
{
  *self = (PatAnswer) { .kind = PAT_ANSWER_NOTHING, .pile = -1 };
}

/* A legal move, after which the player's attention goes to a pile; -1: it stays where it is. */
void
pat_answer_move (PatAnswer     *self,
                 const PatMove *move,
                 int            pile)
{
  self->kind = PAT_ANSWER_MOVE;
  self->selection = (PatSelection) { PAT_SELECTION_NONE };
  self->move = *move;
  self->pile = pile;
}

/* What is held stays as it is. */
void
pat_answer_refuse (PatAnswer        *self,
                   const PatMove    *move,
                   const PatRefusal *refusal)
{
  self->kind = PAT_ANSWER_REFUSAL;
  self->move = *move;
  self->refusal = *refusal;
}

/* No pile takes a unit. */
void
pat_answer_refuse_place (PatAnswer     *self,
                         const PatUnit *unit)
{
  const PatRefusal refusal = { PAT_REFUSED_NO_PLACE, unit->pile, 0, NULL };
  PatMove move;

  pat_move_init_cards (&move, unit->pile, unit->count, unit->pile);
  pat_answer_refuse (self, &move, &refusal);
}

void
pat_answer_hold (PatAnswer     *self,
                 const PatUnit *unit)
{
  self->kind = PAT_ANSWER_HOLD;
  self->selection = (PatSelection) { .kind = PAT_SELECTION_UNIT, .unit = *unit };
}

/* Adds a card to the set that is held, or takes it out. */
void
pat_answer_toggle (PatAnswer *self,
                   PatSpot    spot)
{
  pat_selection_toggle (&self->selection, spot);
  self->kind = self->selection.kind != PAT_SELECTION_NONE ? PAT_ANSWER_HOLD : PAT_ANSWER_NOTHING;
}

/* Deals, turns or redeals, or says why not. */
void
pat_answer_stock (PatAnswer *self,
                  PatGame   *game)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  self->selection = (PatSelection) { PAT_SELECTION_NONE };
  pat_move_init_stock (&move);
  if (pat_game_judge (game, &move, &refusal))
    pat_answer_move (self, &move, pat_rules_find_pile (pat_game_get_rules (game), PAT_STOCK, 1));
  else
    pat_answer_refuse (self, &move, &refusal);
}
