/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Northwest Territory: Klondike's columns without a stock, and the rest in the open. */
#include "flower-garden.h"

static const PatPileSpec piles[] = {
  GARDEN_FOUNDATIONS (.at = { .x = 2, .dx = 1 }, .narrow = { .x = 2, .dx = 1 }),
  { .role = PAT_TABLEAU, .count = 8, .at = { .y = 1.2, .dx = 1 }, .narrow = { .y = 1.2, .dx = 1 },
    .fan_y = 0.25, .build = PAT_DOWN | PAT_ALTERNATE,
    .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_KING), .take = PAT_TAKE_RUN,
    .turn = PAT_TURN_EXPOSED,
    .deal = "U/UU/UUU/UUUU/UUUUU/UUUUUU/UUUUUUU/UUUUUUUU" },
  { .role = PAT_RESERVE, .count = 16, .name = PAT_NC_ ("pile", "Reserve"),
    .at = { .x = 8.5, .dx = 1, .per_line = 4, .line_dy = 1.05 },
    .narrow = { .y = 5.4, .dx = 1, .per_line = 8, .line_dy = 1.05 },
    .max_cards = 1, .take = PAT_TAKE_TOP, .deal = "U" },
  { 0 }
};

static const PatChoice columns[] = {
  { "8", N_("Eight, with sixteen cards in reserve") },
  { "7", N_("Seven, with twenty-four cards in reserve") },
  { 0 }
};

static const PatOption options[] = {
  { "columns", PAT_NC_ ("option", "Columns"), NULL, PAT_OPTION_CHOICE, .choices = columns },
  { "closed", N_("Only the last card of a column lies face up"), NULL, PAT_OPTION_SWITCH },
  { 0 }
};

static const PatPreset presets[] = {
  { "open", N_("Open"), "" },
  { "closed", N_("Closed"), "closed=on" },
  { "klondike-territory", N_("Klondike Territory"), "columns=7,closed=on" },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *rows = pat_table_find_row (table, PAT_TABLEAU, 0);
  PatPileSpec *reserve = pat_table_find_row (table, PAT_RESERVE, 0);

  if (pat_options_is (chosen, "columns", "7"))
    {
      rows->count = 7;
      rows->narrow.x = 0.5;
      reserve->count = 24;
      reserve->at.x = 7.5f;
      reserve->at.per_line = 6;
      pat_table_find_row (table, PAT_FOUNDATION, 0)->at.x = 1.5;
    }
  if (pat_options_get (chosen, "closed"))
    rows->deal = "U/DU/DDU/DDDU/DDDDU/DDDDDU/DDDDDDU/DDDDDDDU";
  else
    rows->turn = PAT_TURN_NEVER;
  return TRUE;
}

const PatVariantSpec northwest_territory = {
  .id = "northwest-territory",
  .name = N_("Northwest Territory"),
  .family = PAT_NC_ ("family", "Klondike"),
  .source = "smallWare Solitaire Collection",
  .skill = 4,
  .minutes = 12,
  .collections = (const PatMembership[]) { { "palm-shelf", 16 }, { NULL } },
  .aliases = N_("Arctic Garden;Klondike Territory"),
  .about = N_("A Klondike in which nothing has to be turned over: what would be the stock lies in "
              "the open, and each of its cards can be played at any time."),
  .rules = GARDEN_RESERVE_RULES,
  .advice = N_("The reserve is easily spent and never filled again. Free the long columns first, "
               "and have a King ready when a column becomes empty."),
  .notes = N_("All cards lie face up. The version “Closed” turns down all but the last card of "
              "each column, and “Klondike Territory” does so with seven columns."),
  .game = { .auto_class = PAT_AUTO_SAFE },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};
