/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What piles show beside their cards: their places, and how many cards are on a squared pile. */
#include "config.h"

#include "riffle-places.h"

#include "riffle-place.h"

static void
set_mark (RifflePile *pile,
          const char *css_class,
          gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (pile), css_class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (pile), css_class);
}

/* Whether a pile has all the cards that it can ever have. */
static gboolean
is_full (const PatRules    *rules,
         const PatPosition *position,
         guint              pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  if (pat_rules_is_complete (rules, position, pile))
    return TRUE;
  return row->role == PAT_FOUNDATION && row->max_cards > 1 &&
         pat_position_get_size (position, pile) >= row->max_cards;
}

/* Brings what piles show beside their cards up to date with the game. */
void
riffle_places_update (RiffleTable *table)
{
  const PatRules *rules = pat_game_get_rules (riffle_table_get_game (table));
  const PatPosition *position = pat_game_get_position (riffle_table_get_game (table));

  for (guint i = 0; i < riffle_table_get_n_piles (table); i++)
    {
      RifflePile *pile = riffle_table_get_pile (table, i);

      riffle_pile_set_place (pile, riffle_place_find (rules, position, i));
      riffle_pile_set_count (pile, pat_layout_get_count (rules, position, i));
      set_mark (pile, "complete", pat_rules_is_complete (rules, position, i));
      riffle_pile_set_full (pile, is_full (rules, position, i));
      set_mark (pile, "locked", pat_rules_is_locked (rules, position, i));
    }
}
