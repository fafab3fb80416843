/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Demon: thirteen cards lie in wait, and they fill the spaces by themselves. */
#include <patience.h>

#define OPEN_DEMON "UUUUUUUUUUUUU"

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .narrow = { .x = 1, .y = 1.1 }, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .narrow = { .x = 2, .y = 1.1 },
    .fan_x = 0.22, .n_fanned = 3, .take = PAT_TAKE_TOP },
  { .role = PAT_RESERVE, .count = 1, .name = PAT_NC_ ("pile", "Demon"), .at = { .y = 1.2 },
    .narrow = { .y = 1.1 }, .take = PAT_TAKE_TOP,
    .turn = PAT_TURN_ALWAYS, .deal = "DDDDDDDDDDDDU" },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dx = 1 }, .narrow = { .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT | PAT_WRAP, .fill = PAT_FILL_BASE, .max_cards = 13,
    .deal = "U/" },
  { .role = PAT_TABLEAU, .count = 4, .at = { .x = 3, .y = 1.2, .dx = 1 },
    .narrow = { .y = 2.3, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ALTERNATE | PAT_WRAP, .take = PAT_TAKE_RUN,
    .n_refill = 2, .refill = { PAT_RESERVE, PAT_WASTE }, .deal = "U" },
  { 0 }
};

static const PatChoice moves[] = {
  { "part", N_("Any part of a run") }, { "whole", N_("Whole columns and single cards") }, { 0 }
};

static const PatChoice spaces[] = {
  { "waste", N_("Filled from the waste at once") }, { "any", N_("Any card, by hand") }, { 0 }
};

static const PatChoice passes[] = {
  { "unlimited", PAT_NC_ ("passes", "Without limit") }, { "3", PAT_NC_ ("passes", "Three") },
  { "1", PAT_NC_ ("passes", "One") }, { 0 }
};

static const PatChoice draws[] = {
  { "3", PAT_NC_ ("choice", "Three cards") }, { "1", PAT_NC_ ("choice", "One card") }, { 0 }
};

static const PatOption options[] = {
  { "moves", N_("Moves between columns"), NULL, PAT_OPTION_CHOICE, .choices = moves },
  { "space", N_("Empty columns once the Demon is empty"), NULL, PAT_OPTION_CHOICE,
    .choices = spaces },
  { "passes", N_("Passes through the stock"),
    N_("How often the stock can be gone through, including the first time"),
    PAT_OPTION_CHOICE, .choices = passes },
  { "draw", N_("Cards turned at a time"),
    N_("How many cards a click or tap on the stock brings; only the top one can be played"),
    PAT_OPTION_CHOICE, .choices = draws },
  { "open", N_("Show all cards of the Demon"), NULL, PAT_OPTION_SWITCH },
  { 0 }
};

static const PatPreset presets[] = {
  { "demon", N_("Demon"), "" },
  { "traditional", N_("Traditional"), "moves=whole,space=any" },
  { 0 }
};

static void
open_demon (PatPileSpec *demon)
{
  demon->deal = OPEN_DEMON;
  demon->fan_y = 0.2;
}

static void
configure_columns (PatPileSpec *columns,
                   PatOptions  *chosen)
{
  if (pat_options_is (chosen, "moves", "whole"))
    columns->take = PAT_TAKE_WHOLE;
  if (pat_options_is (chosen, "space", "any"))
    {
      columns->n_refill = 1;
      columns->fill = PAT_FILL_ANY;
    }
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  static const guint8 n_redeals[] = { PAT_UNLIMITED, 2, 0 };

  configure_columns (pat_table_find_row (table, PAT_TABLEAU, 0), chosen);
  table->game.stock.redeals = n_redeals[pat_options_get (chosen, "passes")];
  if (pat_options_is (chosen, "draw", "1"))
    {
      table->game.stock.count = 1;
      pat_table_find_row (table, PAT_WASTE, 0)->n_fanned = 1;
    }
  if (pat_options_get (chosen, "open"))
    open_demon (pat_table_find_row (table, PAT_RESERVE, 0));
  return TRUE;
}

static const PatVariantSpec demon = {
  .id = "demon",
  .name = N_("Demon"),
  .family = PAT_NC_ ("family", "Canfield"),
  .source = "smallWare Solitaire Collection",
  .skill = 3,
  .minutes = 10,
  .collections = (const PatMembership[]) { { "palm-shelf", 6 }, { NULL } },
  .aliases = N_("Canfield;Fascination;Thirteen"),
  .about = N_("A hard game of the nineteenth century. In America it bears the name of Richard "
              "Canfield, who is said to have sold packs of cards in his casino and to have paid "
              "for every card that reached a foundation."),
  .advice = N_("Wear the Demon down before anything else: every column that you clear brings its "
               "next card into play."),
  .notes = N_("The cards come in threes, and the stock may be gone through without limit. A "
              "space that the empty waste could not fill is filled as soon as the waste has a "
              "card again."),
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

PAT_PLUGIN (&demon)
