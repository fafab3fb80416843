/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gypsy: two decks, and a stock that is dealt to all columns. */
#include <patience.h>

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_FOUNDATION, .count = 8, .at = { .x = 1.2, .dx = 1 },
    .narrow = { .x = 4, .dx = 1, .per_line = 4, .line_dy = 1.1 },
    .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE, .max_cards = 13, .take = PAT_TAKE_TOP },
  { .role = PAT_TABLEAU, .count = 8, .at = { .x = 1.2, .y = 1.2, .dx = 1 },
    .narrow = { .y = 2.3, .dx = 1 }, .fan_y = 0.25, .build = PAT_DOWN | PAT_ALTERNATE,
    .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN, .turn = PAT_TURN_EXPOSED, .deal = "DDU" },
  { 0 }
};

static const PatChoice spaces[] = {
  { "any", PAT_NC_ ("choice", "Any card") }, { "king", PAT_NC_ ("choice", "A King") }, { 0 }
};

static const PatOption options[] = {
  { "spaces", PAT_NC_ ("option", "Empty spaces"),
    N_("In either case, the cards on top of it move with it"),
    PAT_OPTION_CHOICE, .choices = spaces },
  { "takeback", N_("Take cards back from the foundations"), NULL, PAT_OPTION_SWITCH,
    .initial = TRUE },
  { 0 }
};

static const PatPreset presets[] = {
  { "gypsy", N_("Gypsy"), "" },
  { "kings", N_("Kings only"), "spaces=king" },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *columns = pat_table_find_row (table, PAT_TABLEAU, 0);

  if (pat_options_is (chosen, "spaces", "king"))
    {
      columns->fill = PAT_FILL_RANKS;
      columns->ranks = PAT_RANK_BIT (PAT_KING);
    }
  if (!pat_options_get (chosen, "takeback"))
    pat_table_find_row (table, PAT_FOUNDATION, 0)->take = PAT_TAKE_NONE;
  return TRUE;
}

static const PatVariantSpec gypsy = {
  .id = "gypsy",
  .name = N_("Gypsy"),
  .family = PAT_NC_ ("family", "Klondike"),
  .source = "PySolFC",
  .skill = 4,
  .minutes = 25,
  .about = N_("A game between Klondike and Spider: cards are packed as in the one and dealt as in "
              "the other. It leaves much to skill, and a careful player wins many deals."),
  .advice = N_("Make spaces and turn up the face-down cards before the first deals come down. A "
               "card may be fetched back from a foundation when a column needs it."),
  .notes = N_("Cards may be dealt while there are empty columns. A card may be taken back from a "
              "foundation; an option forbids it."),
  .game = {
    .decks = 2,
    .stock = { PAT_TABLEAU, 1 },
    .auto_class = PAT_AUTO_SAFE,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&gypsy)
