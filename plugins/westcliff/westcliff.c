/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Westcliff, Thumb and Pouch, and Whitehead: the stock is gone through once, and any card fills a
 * space. */
#include <patience.h>

#define STOCK { .role = PAT_STOCK, .count = 1, .deal = "*" }

#define WASTE(x1, x2)                                                                       \
  { .role = PAT_WASTE, .count = 1, .at = { .x = x1 }, .narrow = { .x = x2 },                \
    .take = PAT_TAKE_TOP }

#define FOUNDATIONS(x1, ...)                                                                \
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = x1, .dx = 1 }, __VA_ARGS__             \
    .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE, .max_cards = 13 }

static const PatPileSpec westcliff_piles[] = {
  STOCK,
  WASTE (1, 1),
  FOUNDATIONS (6, .narrow = { .x = 3, .dx = 1, .per_line = 2, .line_dy = 1.1 }, ),
  { .role = PAT_TABLEAU, .count = 10, .at = { .y = 1.2, .dx = 1 },
    .narrow = { .y = 2.3, .dx = 1, .per_line = 5, .line_dy = 2.6 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ALTERNATE, .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN,
    .turn = PAT_TURN_EXPOSED, .deal = "DDU" },
  { 0 }
};

static const PatPileSpec thumb_and_pouch_piles[] = {
  STOCK,
  WASTE (1, 0),
  FOUNDATIONS (3),
  { .role = PAT_TABLEAU, .count = 7, .at = { .y = 1.2, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_OTHER_SUIT, .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN,
    .turn = PAT_TURN_EXPOSED, .deal = "U/DU/DDU/DDDU/DDDDU/DDDDDU/DDDDDDU" },
  { 0 }
};

static const PatPileSpec whitehead_piles[] = {
  STOCK,
  WASTE (1, 0),
  FOUNDATIONS (3),
  { .role = PAT_TABLEAU, .count = 7, .at = { .y = 1.2, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_SAME_COLOUR, .run = PAT_DOWN | PAT_SAME_SUIT, .fill = PAT_FILL_ANY,
    .take = PAT_TAKE_RUN, .deal = "U/UU/UUU/UUUU/UUUUU/UUUUUU/UUUUUUU" },
  { 0 }
};

static const PatChoice columns[] = {
  { "10", PAT_NC_ ("columns", "Ten") }, { "7", PAT_NC_ ("columns", "Seven") }, { 0 }
};

static const PatChoice passes[] = {
  { "1", PAT_NC_ ("passes", "One") }, { "2", PAT_NC_ ("passes", "Two") },
  { "3", PAT_NC_ ("passes", "Three") },
  { "unlimited", PAT_NC_ ("passes", "Without limit") }, { 0 }
};

#define PASSES                                                                              \
  { "passes", N_("Passes through the stock"),                                               \
    N_("How often the stock can be gone through, including the first time"),                \
    PAT_OPTION_CHOICE, .choices = passes }

static const PatOption westcliff_options[] = {
  { "columns", PAT_NC_ ("option", "Columns"), NULL, PAT_OPTION_CHOICE, .choices = columns },
  PASSES,
  { 0 }
};

static const PatOption options[] = {
  PASSES,
  { 0 }
};

static const PatPreset westcliff_presets[] = {
  { "american", N_("Ten columns"), "" },
  { "classic", N_("Classic Westcliff"), "columns=7" },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  static const guint8 n_redeals[] = { 0, 1, 2, PAT_UNLIMITED };

  table->game.stock.redeals = n_redeals[pat_options_get (chosen, "passes")];
  return TRUE;
}

static gboolean
configure_westcliff (PatTable    *table,
                     PatOptions  *chosen,
                     GError     **error)
{
  PatPileSpec *row = pat_table_find_row (table, PAT_TABLEAU, 0);
  PatPileSpec *foundations = pat_table_find_row (table, PAT_FOUNDATION, 0);

  if (pat_options_is (chosen, "columns", "7"))
    {
      row->count = 7;
      row->narrow = row->at;
      foundations->at.x = 3;
      foundations->narrow = foundations->at;
    }
  return configure (table, chosen, error);
}

static const PatVariantSpec westcliff = {
  .id = "westcliff",
  .name = N_("Westcliff"),
  .family = PAT_NC_ ("family", "Klondike"),
  .source = "Morehead & Mott-Smith",
  .skill = 3,
  .minutes = 8,
  .aliases = N_("American Westcliff;Classic Westcliff"),
  .about = N_("A friendly relative of Klondike: its ten columns are short, and any card fills a "
              "space. The older Westcliff, with seven columns, was described by Mary Whitmore "
              "Jones in 1911 and is much harder."),
  .advice = N_("Clear a column or two before you turn to the stock, and keep one space open for a "
               "card that would otherwise be lost in the waste."),
  .notes = N_("Ten columns and one pass are the American rules of 1949; an option deals the "
              "seven columns of the older game."),
  .game = { .stock = { PAT_WASTE, 1 }, .auto_class = PAT_AUTO_SAFE },
  .piles = westcliff_piles,
  .options = westcliff_options,
  .presets = westcliff_presets,
  .configure = configure_westcliff,
};

static const PatVariantSpec thumb_and_pouch = {
  .id = "thumb-and-pouch",
  .name = N_("Thumb and Pouch"),
  .family = PAT_NC_ ("family", "Klondike"),
  .source = "Morehead & Mott-Smith",
  .skill = 3,
  .minutes = 8,
  .about = N_("Klondike with a generous rule: a card goes on any card of the next higher rank, if "
              "that is not of its own suit. In exchange the stock is gone through only once."),
  .advice = N_("There is nearly always more than one place for a card. Choose the one that turns "
               "up a face-down card, and do not bury low cards under long runs."),
  .notes = N_("Any part of a run moves, and any card or run fills a space."),
  .game = { .stock = { PAT_WASTE, 1 }, .auto_class = PAT_AUTO_SAFE },
  .piles = thumb_and_pouch_piles,
  .options = options,
  .configure = configure,
};

static const PatVariantSpec whitehead = {
  .id = "whitehead",
  .name = N_("Whitehead"),
  .family = PAT_NC_ ("family", "Klondike"),
  .source = "Morehead & Mott-Smith",
  .skill = 4,
  .minutes = 10,
  .about = N_("Klondike with all cards of the columns face up. Red goes on red and black on black, "
              "but only cards of one suit move together."),
  .advice = N_("Build in suit wherever you can: a card of the other suit holds fast what it lies "
               "on. As everything lies open, plan which column to empty first."),
  .notes = N_("A run of one suit moves in whole or in part, to a space too."),
  .game = { .stock = { PAT_WASTE, 1 }, .auto_class = PAT_AUTO_SAFE },
  .piles = whitehead_piles,
  .options = options,
  .configure = configure,
};

PAT_PLUGIN (&westcliff, &thumb_and_pouch, &whitehead)
