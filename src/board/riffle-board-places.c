/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What piles show beside their cards: their places, and how many cards are on a squared pile. */
#include "config.h"

#include "riffle-board-private.h"
#include "riffle-place.h"

/* Piles whose cards lie on each other show how many they are where that matters. */
static guint
find_count (const PatRules    *rules,
            const PatPosition *position,
            guint              pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  guint size = pat_position_get_size (position, pile);

  if (size < RIFFLE_BOARD_LEAST_COUNT || row->fan_x != 0 || row->fan_y != 0)
    return 0;
  return row->role == PAT_STOCK || row->role == PAT_RESERVE || row->role == PAT_DISCARD ? size : 0;
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

static void
set_full (RifflePile *pile,
          gboolean    full)
{
  if (!full)
    riffle_gleam_stop (&pile->gleam, GTK_WIDGET (pile));
  pile->will_gleam = full && (pile->will_gleam || !pile->is_full);
  pile->is_full = full;
}

void
riffle_board_update_places (RiffleBoard *self)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  const PatPosition *position = pat_game_get_position (self->game);

  for (guint i = 0; i < self->table.piles->len; i++)
    {
      RifflePile *pile = riffle_board_get_pile (self, i);

      riffle_pile_set_place (pile, riffle_place_find (rules, position, i));
      riffle_pile_set_count (pile, find_count (rules, position, i));
      set_mark (pile, "complete", pat_rules_is_complete (rules, position, i));
      set_full (pile, is_full (rules, position, i));
      set_mark (pile, "locked", pat_rules_is_locked (rules, position, i));
    }
}
