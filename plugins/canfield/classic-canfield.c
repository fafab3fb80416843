/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Classic Canfield: the reserve fills spaces at once, and afterwards any card does. */
#include "canfield.h"

static const PatPileSpec piles[] = {
  CANFIELD_STOCK,
  CANFIELD_WASTE,
  CANFIELD_RESERVE (.at = { .y = 1.2 }, .narrow = { .y = 1.1 }),
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dx = 1 }, .narrow = { .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT | PAT_WRAP, .fill = PAT_FILL_BASE, .max_cards = 13,
    .deal = "U/" },
  { .role = PAT_TABLEAU, .count = 4, .at = { .x = 3, .y = 1.2, .dx = 1 },
    .narrow = { .y = 2.3, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ALTERNATE | PAT_WRAP, .take = PAT_TAKE_WHOLE, .fill = PAT_FILL_ANY,
    .n_refill = 1, .refill = { PAT_RESERVE }, .deal = "U" },
  { 0 }
};

static const PatChoice passes[] = {
  { "unlimited", PAT_NC_ ("passes", "Without limit") }, { "3", PAT_NC_ ("passes", "Three") },
  { "1", PAT_NC_ ("passes", "One") }, { 0 }
};

static const PatChoice draws[] = {
  { "3", PAT_NC_ ("choice", "Three cards") }, { "1", PAT_NC_ ("choice", "One card") }, { 0 }
};

static const PatOption options[] = {
  CANFIELD_MOVES,
  { "passes", N_("Passes through the stock"),
    N_("How often the stock can be gone through, including the first time"),
    PAT_OPTION_CHOICE, .choices = passes },
  { "draw", N_("Cards turned at a time"),
    N_("How many cards a click or tap on the stock brings; only the top one can be played"),
    PAT_OPTION_CHOICE, .choices = draws },
  { 0 }
};

static const PatPreset presets[] = {
  { "deal-three", N_("Draw three"), "" },
  { "deal-one", N_("Draw one"), "draw=1" },
  { "rainfall", N_("Rainfall"), "passes=3,draw=1" },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  static const guint8 n_redeals[] = { PAT_UNLIMITED, 2, 0 };

  if (pat_options_is (chosen, "moves", "part"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->take = PAT_TAKE_RUN;
  table->game.stock.redeals = n_redeals[pat_options_get (chosen, "passes")];
  if (pat_options_is (chosen, "draw", "1"))
    {
      table->game.stock.count = 1;
      pat_table_find_row (table, PAT_WASTE, 0)->n_fanned = 1;
    }
  return TRUE;
}

const PatVariantSpec classic_canfield = {
  .id = "classic-canfield",
  .name = N_("Classic Canfield"),
  .family = PAT_NC_ ("family", "Canfield"),
  .source = "PySolFC",
  .skill = 3,
  .minutes = 10,
  .rank = 9,
  .aliases = N_("Canfield;Rainfall"),
  .about = N_("Canfield as it is commonly played today. Richard Canfield is said to have sold "
              "packs of cards for it in his casino, at fifty dollars each, and to have paid five "
              "dollars for every card that reached a foundation."),
  .advice = N_("The reserve comes first: clear columns to bring its cards into play. Count the "
               "cards of the waste, because every card that you play changes which ones come up in "
               "the next pass."),
  .notes = N_("Complete columns and single cards move; an option allows any part of a run, as "
              "many programs do."),
  .game = {
    .base_dealt = TRUE,
    .stock = { PAT_WASTE, 3, PAT_UNLIMITED },
    .auto_class = PAT_AUTO_SAFE,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};
