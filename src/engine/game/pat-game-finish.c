/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Whether a game is settled: everything goes to the foundations if somebody deals from the stock
 * until it has. Nothing is left to choose then, and nothing to find out. */
#include "config.h"

#include "pat-game-private.h"
#include "pat-rules-private.h"

/* Whether a card that is still in play lies face down and was never seen: a stock that was gone
 * through is known. */
static gboolean
hides_something (PatGame *self)
{
  const PatPosition *position = &self->position;
  gboolean is_known = position->counters[PAT_COUNTER_PASSES] > 0 &&
                      !pat_rules_get_game (self->rules)->stock.shuffles;

  for (guint pile = 0; pile < position->n_piles; pile++)
    {
      gboolean is_open = pat_rules_get_role (self->rules, pile) == PAT_DISCARD ||
                         (is_known && (int) pile == self->rules->stock);

      for (guint i = position->start[pile]; i < position->start[pile + 1] && !is_open; i++)
        if (pat_card_is_face_down (position->cards[i]))
          return TRUE;
    }
  return FALSE;
}

/* Whether there is anything to deal that comes to lie on a waste. */
static gboolean
has_waste (PatGame *self)
{
  const PatRules *rules = self->rules;

  return rules->stock >= 0 && rules->waste >= 0 &&
         pat_position_get_size (&self->position, (guint) rules->stock) +
         pat_position_get_size (&self->position, (guint) rules->waste) > 0;
}

static guint
send_up (const PatRules *rules,
         PatPosition    *position)
{
  PatMove move;
  guint n = 0;

  while (!pat_rules_is_won (rules, position) &&
         pat_rules_find_auto_move (rules, position, PAT_AUTO_ALL, &move))
    {
      pat_rules_apply (rules, position, &move, NULL);
      n++;
    }
  return n;
}

/* Whether the game is won by dealing from the stock, and by that alone. */
gboolean
pat_game_is_settled (PatGame *self)
{
  PatPosition position = self->position;
  guint n_idle = 0, max_idle;
  PatMove stock;

  if (!has_waste (self) || hides_something (self))
    return FALSE;
  max_idle = 2 * pat_position_get_size (&position, (guint) self->rules->stock) +
             2 * pat_position_get_size (&position, (guint) self->rules->waste) + 2;
  pat_move_init_stock (&stock);
  send_up (self->rules, &position);
  while (!pat_rules_is_won (self->rules, &position))
    {
      if (n_idle++ > max_idle || !pat_rules_judge (self->rules, &position, &stock, NULL))
        return FALSE;
      pat_rules_apply (self->rules, &position, &stock, NULL);
      if (send_up (self->rules, &position) > 0)
        n_idle = 0;
    }
  return TRUE;
}
