/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What piles show beside their cards: their places, and how many cards are on a squared pile. */
#include "config.h"

#include "riffle-places.h"

#include <math.h>

#include "riffle-place.h"

#define LEAST_COUNT 2     /* the fewest cards that make a squared pile worth a number */
#define LEAST_WASTE 3     /* cards of a waste that are seen */
#define LEAST_READ  0.22f /* card widths from a card to the next: narrower fans cannot be read */

/* Whether most cards of a pile lie under those that are fanned, as in a waste. In Golf a
 * foundation is one. */
static gboolean
is_waste (const PatPileSpec *row)
{
  return row->role == PAT_WASTE ||
         (row->role == PAT_FOUNDATION && row->fan_x != 0 && fabsf (row->fan_x) < LEAST_READ);
}

/* Whether it matters how many cards lie on each other in such a pile. The uppermost card of a
 * foundation tells that by itself. */
static gboolean
is_counted (PatRole role)
{
  return role == PAT_STOCK || role == PAT_TABLEAU || role == PAT_RESERVE || role == PAT_DISCARD;
}

/* Piles whose cards lie on each other show how many they are if that matters. */
static guint
find_count (const PatRules    *rules,
            const PatPosition *position,
            guint              pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  guint size = pat_position_get_size (position, pile);

  if (is_waste (row))
    return size > MAX (row->n_fanned, row->fan_x != 0 ? LEAST_WASTE : 1) ? size : 0;
  if (size < LEAST_COUNT || row->fan_x != 0 || row->fan_y != 0)
    return 0;
  return is_counted (row->role) ? size : 0;
}

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
      riffle_pile_set_count (pile, find_count (rules, position, i));
      set_mark (pile, "complete", pat_rules_is_complete (rules, position, i));
      riffle_pile_set_full (pile, is_full (rules, position, i));
      set_mark (pile, "locked", pat_rules_is_locked (rules, position, i));
    }
}
