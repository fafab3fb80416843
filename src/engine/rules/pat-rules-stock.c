/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Whether a click on the stock does something, and if not, why. */
#include "config.h"

#include "pat-rules-private.h"

static gboolean
has_space (const PatRules    *self,
           const PatPosition *position,
           PatRole            role)
{
  for (guint i = 0; i < self->n_of_role[role]; i++)
    if (pat_position_get_size (position, self->of_role[role][i]) == 0)
      return TRUE;
  return FALSE;
}

/* Whether the game's own stock action does something. */
static gboolean
game_deals (const PatRules    *self,
            const PatPosition *position)
{
  PatSteps steps;

  steps.n_steps = 0;
  self->table.game.deal_stock (self, position, &steps);
  return steps.n_steps > 0;
}

/**
 * pat_rules_can_redeal:
 * @self: rules
 * @position: a position
 *
 * Returns: whether the waste, once there are cards on it, may be turned over to be the stock again;
 *   if the game itself says what the stock does: whether a click on it does something
 */
gboolean
pat_rules_can_redeal (const PatRules    *self,
                      const PatPosition *position)
{
  guint redeals = self->table.game.stock.redeals;

  if (self->table.game.deal_stock != NULL)
    return game_deals (self, position);
  return redeals == PAT_UNLIMITED || position->counters[PAT_COUNTER_PASSES] < (int) redeals;
}

/* Why a click on the stock does nothing, as the table has it. */
static PatRefusalReason
stock_reason (const PatRules    *self,
              const PatPosition *position)
{
  const PatStockSpec *spec = &self->table.game.stock;

  if (spec->count == 0 || self->stock < 0)
    return PAT_REFUSED_NO_STOCK;
  if (pat_position_get_size (position, (guint) self->stock) > 0)
    return spec->spaces_first && has_space (self, position, spec->to) ? PAT_REFUSED_SPACES_FIRST
                                                                      : PAT_LEGAL;
  if (self->waste < 0 || spec->redeals == 0 ||
      pat_position_get_size (position, (guint) self->waste) == 0)
    return PAT_REFUSED_STOCK_EMPTY;
  return pat_rules_can_redeal (self, position) ? PAT_LEGAL : PAT_REFUSED_NO_MORE_PASSES;
}

static gboolean
ask_stock (const PatRules    *self,
           const PatPosition *position,
           PatRefusal        *refusal)
{
  PatMove move;

  if (game_deals (self, position))
    return TRUE;
  pat_move_init_stock (&move);
  if (self->table.game.why_not != NULL)
    refusal->text = self->table.game.why_not (self, position, &move);
  return pat_rules_refuse (refusal,
                           refusal->text != NULL ? PAT_REFUSED_BY_GAME : PAT_REFUSED_STOCK_EMPTY,
                           (guint) self->stock);
}

/* Whether a click on the stock does something; otherwise why not. */
gboolean
pat_rules_may_stock (const PatRules    *self,
                     const PatPosition *position,
                     PatRefusal        *refusal)
{
  PatRefusalReason reason;

  if (self->table.game.deal_stock != NULL)
    return ask_stock (self, position, refusal);
  reason = stock_reason (self, position);
  return reason == PAT_LEGAL ||
         pat_rules_refuse (refusal, reason, (guint) MAX (self->stock, 0));
}
