/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Agnes Bernauer: Klondike with seven reserve piles in place of a waste. */
#include "agnes.h"

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_TABLEAU, .count = 7, .at = { .y = 2.6, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ALTERNATE | PAT_WRAP, .fill = PAT_FILL_LAST, .take = PAT_TAKE_RUN,
    .deal = "U/UU/UUU/UUUU/UUUUU/UUUUUU/UUUUUUU" },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT | PAT_WRAP, .fill = PAT_FILL_BASE, .max_cards = 13,
    .deal = "U/" },
  { .role = PAT_RESERVE, .count = 7, .at = { .y = 1.2, .dx = 1 }, .fan_y = 0.15,
    .take = PAT_TAKE_TOP, .deal = "U" },
  { 0 }
};

static const PatChoice spaces[] = {
  { "last", N_("The rank below that of the foundations") }, { "any", N_("Any card or run") }, { 0 }
};

static const PatOption options[] = {
  { "spaces", PAT_NC_ ("option", "Empty spaces"), NULL, PAT_OPTION_CHOICE, .choices = spaces },
  { "closed", N_("Only the last card of each column face up"), NULL, PAT_OPTION_SWITCH },
  { 0 }
};

static const PatPreset presets[] = {
  { "agnes-bernauer", N_("Agnes Bernauer"), "" },
  { "closed", N_("As in Klondike"), "closed=on" },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *columns = pat_table_find_row (table, PAT_TABLEAU, 0);

  if (pat_options_is (chosen, "spaces", "any"))
    columns->fill = PAT_FILL_ANY;
  if (pat_options_get (chosen, "closed"))
    {
      columns->deal = "U/DU/DDU/DDDU/DDDDU/DDDDDU/DDDDDDU";
      columns->turn = PAT_TURN_ALWAYS;
    }
  return TRUE;
}

const PatVariantSpec agnes_bernauer = {
  .id = "agnes-bernauer",
  .name = N_("Agnes Bernauer"),
  .family = PAT_NC_ ("family", "Klondike"),
  .source = "Parlett, Morehead & Mott-Smith",
  .skill = 3,
  .minutes = 10,
  .aliases = N_("Agnes"),
  .about = N_("The better known of two games called Agnes. David Parlett named it after a "
              "barber’s daughter of Augsburg who secretly married a duke, to tell it from the "
              "other one."),
  .advice = N_("The cards of the reserve are covered by the next deal, so play the useful ones "
               "before it. Keep a space for the rank that may fill it, or leave the last card of "
               "a column until that rank is free."),
  .notes = N_("The columns are dealt face up, as the old books have it; an option turns all but "
              "their last cards down. The last deal serves the first two reserve piles only."),
  .game = {
    .base_dealt = TRUE,
    .stock = { PAT_RESERVE, 1 },
    .auto_class = PAT_AUTO_ALL,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};
