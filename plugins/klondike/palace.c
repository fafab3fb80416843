/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Palace's custom rules, as far as its games share them. */
#include "palace.h"

const PatChoice palace_draws[] = {
  { "1", PAT_NC_ ("choice", "One card") }, { "3", PAT_NC_ ("choice", "Three cards") }, { 0 }
};

const PatChoice palace_clocks[] = {
  { "off", PAT_NC_ ("choice", "No limit") }, { "standard", PAT_NC_ ("choice", "Ten minutes") },
  { "fast", N_("Five minutes (Fast)") }, { 0 }
};

/* How many cards a click on the stock turns. */
void
palace_configure_draw (PatTable   *table,
                       PatOptions *chosen)
{
  table->game.stock.count = pat_options_is (chosen, "draw", "3") ? 3 : 1;
  if (table->game.stock.count == 1)
    pat_table_find_row (table, PAT_WASTE, 0)->n_fanned = 1;
}

/* The custom rules that every game of the family has. */
void
palace_configure (PatTable   *table,
                  PatOptions *chosen)
{
  static const guint limits[] = { 0, 10 * 60, 5 * 60 };
  PatGameSpec *game = &table->game;

  if (!pat_options_get (chosen, "takeback"))
    pat_table_find_row (table, PAT_FOUNDATION, 0)->take = PAT_TAKE_NONE;
  if (pat_options_get (chosen, "easy"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->fill = PAT_FILL_ANY;
  game->all_face_up = pat_options_get (chosen, "relaxed");
  game->no_undo = !pat_options_get (chosen, "undo");
  game->time_limit_sec = limits[pat_options_get (chosen, "clock")];
  if (pat_options_get (chosen, "joker"))
    palace_configure_jokers (game);
}
