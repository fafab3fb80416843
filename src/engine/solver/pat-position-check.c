/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Refuses positions that cannot arise: a verdict on them would say nothing. */
#include "config.h"

#include "pat-position-check-private.h"

#include "pat-bounds-private.h"
#include "pat-rules-private.h"

#include <glib/gi18n-lib.h>

static gboolean
refuse (GError     **error,
        const char  *sentence)
{
  g_set_error_literal (error, PAT_RULES_ERROR, PAT_RULES_ERROR_POSITION, sentence);
  return FALSE;
}

static gboolean
has_shape (const PatPosition *self,
           const PatRules    *rules)
{
  if (self->n_piles != rules->n_piles || self->start[0] != 0 ||
      self->start[self->n_piles] > PAT_MAX_CARDS)
    return FALSE;
  for (guint pile = 0; pile < rules->n_piles; pile++)
    if (self->start[pile + 1] < self->start[pile])
      return FALSE;
  return TRUE;
}

/* Whether no card is there more often than in the deck, and all are there. */
static gboolean
has_all_cards (const PatPosition *self,
               const PatRules    *rules)
{
  guint left[128] = { 0 };

  if (self->start[self->n_piles] != pat_rules_get_n_cards (rules))
    return FALSE;
  for (guint i = 0; i < rules->n_deck; i++)
    left[pat_card_face (rules->deck[i])]++;
  for (guint i = 0; i < self->start[self->n_piles]; i++)
    if (left[pat_card_face (self->cards[i])]-- == 0)
      return FALSE;
  return TRUE;
}

static gboolean
fits_piles (const PatPosition *self,
            const PatRules    *rules)
{
  for (guint pile = 0; pile < rules->n_piles; pile++)
    if (pat_position_get_size (self, pile) > rules->piles[pile].max_cards)
      return FALSE;
  return TRUE;
}

static gboolean
counters_are_in_range (const PatPosition *self,
                       const PatRules    *rules)
{
  guint redeals = rules->table.game.stock.redeals;
  int passes = self->counters[PAT_COUNTER_PASSES], base = self->counters[PAT_COUNTER_BASE];

  if (passes < 0 || base < 0 || base > PAT_KING ||
      (rules->table.game.deal_stock == NULL && redeals != PAT_UNLIMITED && passes > (int) redeals))
    return FALSE;
  for (guint i = 0; i < PAT_MAX_COUNTERS; i++)
    if (ABS ((int) self->counters[i]) > PAT_BOUND_COUNT)
      return FALSE;
  return TRUE;
}

/* Whether a position has the piles and the cards of the game, and counters within their range. */
gboolean
pat_position_check (const PatPosition  *self,
                    const PatRules     *rules,
                    GError            **error)
{
  if (!has_shape (self, rules))
    return refuse (error, _("This is not a position of this game: it has other piles."));
  if (!has_all_cards (self, rules))
    return refuse (error, _("This position cannot arise: a card is missing, or is there too "
                            "often."));
  if (!fits_piles (self, rules))
    return refuse (error, _("This position cannot arise: there are too many cards on a pile."));
  if (!counters_are_in_range (self, rules))
    return refuse (error, _("This position cannot arise: a number is out of its range."));
  return TRUE;
}
