/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Double Klondike: two decks, nine columns, and the Palace's custom rules. */
#include "palace.h"

#define COLUMNS_IN_LINE 5

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .narrow = { .x = 4 }, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .narrow = { .x = 4, .y = 1.1 }, .fan_x = 0.22,
    .n_fanned = 3, .take = PAT_TAKE_TOP },
  PALACE_FOUNDATIONS (8, .at = { .x = 3, .dx = 1 },
                      .narrow = { .dx = 1, .per_line = 4, .line_dy = 1.1 }),
  PALACE_COLUMNS (9, .at = { .x = 2, .y = 1.2, .dx = 1 },
                  .narrow = { .y = 2.3, .dx = 1, .per_line = COLUMNS_IN_LINE,
                              .line_dx = 0.5, .line_dy = 2.6 },
                  .deal = "U/DU/DDU/DDDU/DDDDU/DDDDDU/DDDDDDU/DDDDDDDU/DDDDDDDDU"),
  { 0 }
};

static const PatChoice scorings[] = {
  { "cards", N_("Cards on the foundations") }, { "palace", PAT_NC_ ("choice", "Palace") }, { 0 }
};

static const PatChoice columns[] = {
  { "9", PAT_NC_ ("columns", "Nine") }, { "7", PAT_NC_ ("columns", "Seven") }, { 0 }
};

static const PatOption options[] = {
  PALACE_DRAW,
  { "columns", PAT_NC_ ("option", "Columns"), NULL, PAT_OPTION_CHOICE, .choices = columns },
  { "scoring", PAT_NC_ ("option", "Scoring"), NULL, PAT_OPTION_CHOICE, .choices = scorings },
  PALACE_TAKEBACK,
  PALACE_EASY,
  PALACE_RELAXED,
  PALACE_JOKER,
  PALACE_CYCLES,
  PALACE_UNDO,
  PALACE_CLOCK,
  { 0 }
};

static const PatPreset presets[] = {
  { "double", N_("Nine columns"), "" },
  { "deal-three", N_("Draw three"), "draw=3" },
  { "seven", N_("Seven columns"), "columns=7" },
  { "palace", N_("Palace"), "scoring=palace,clock=standard" },
  { 0 }
};

static void
lay_seven_columns (PatPileSpec *row)
{
  row->count = 7;
  row->at.x = 3;
  row->narrow = (PatPlace) { .y = 2.3f, .dx = 1 };
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  palace_configure_draw (table, chosen);
  table->game.stock.redeals = pat_options_get (chosen, "cycles") ? 2 : PAT_UNLIMITED;
  if (pat_options_is (chosen, "columns", "7"))
    lay_seven_columns (pat_table_find_row (table, PAT_TABLEAU, 0));
  if (pat_options_is (chosen, "scoring", "palace"))
    table->game.scoring = palace_get_scoring (chosen);
  palace_configure (table, chosen);
  return TRUE;
}

const PatVariantSpec double_klondike = {
  .id = "double-klondike",
  .name = N_("Double Klondike"),
  .family = PAT_NC_ ("family", "Klondike"),
  .source = "Solitaire Palace",
  .odds = PAT_ODDS_OFTEN,
  .skill = 3,
  .minutes = 15,
  .collections = (const PatMembership[]) { { "palace", 2, "palace" }, { NULL } },
  .about = N_("Klondike with two decks. With nine columns and eight foundations there is nearly "
              "always something to do, and most deals can be won by a patient player."),
  .advice = N_("Both cards of a kind serve equally well: look for the second one before you dig "
               "for the first. Empty the short columns early, because Kings wait in the long "
               "ones."),
  .notes = N_("The Palace’s rules only speak of 104 cards; nine columns are the usual number. A "
              "joker looks for its card in the stock first, then on the waste, then in the "
              "columns from left to right."),
  .game = {
    .decks = 2,
    .stock = { PAT_WASTE, 1, PAT_UNLIMITED },
    .auto_class = PAT_AUTO_ALL,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};
