/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Napoleon's Square: twelve piles make three sides of a square around the foundations. */
#include <patience.h>

#define SIDE(...)                                                                           \
  { .role = PAT_TABLEAU, .count = 4, .build = PAT_DOWN | PAT_SAME_SUIT,                     \
    .take = PAT_TAKE_RUN, .fill = PAT_FILL_ANY, .deal = "UUUU", __VA_ARGS__ }

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .at = { .x = 2.7 }, .narrow = { .y = 0.5 }, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 2.7, .y = 1 }, .narrow = { .x = 6, .y = 0.5 },
    .take = PAT_TAKE_TOP },
  { .role = PAT_FOUNDATION, .count = 8,
    .at = { .x = 3.8, .dx = 1, .per_line = 4, .line_dy = 1 },
    .narrow = { .x = 1.5, .dx = 1, .per_line = 4, .line_dy = 1 },
    .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE, .max_cards = 13 },
  SIDE (.at = { .dy = 1 }, .narrow = { .y = 2.2, .dy = 1.05 }, .fan_x = 0.3),
  SIDE (.at = { .x = 3.8, .y = 2.2, .dx = 1 }, .narrow = { .x = 1.5, .y = 6.4, .dx = 1 },
        .fan_y = 0.25),
  SIDE (.at = { .x = 8.1, .dy = 1 }, .narrow = { .x = 4.1, .y = 2.2, .dy = 1.05 },
        .fan_x = 0.3),
  { 0 }
};

static const PatChoice passes[] = {
  { "1", PAT_NC_ ("passes", "One") }, { "2", PAT_NC_ ("passes", "Two") },
  { "3", PAT_NC_ ("passes", "Three") }, { 0 }
};

static const PatOption options[] = {
  { "passes", N_("Passes through the stock"),
    N_("How often the stock can be gone through, including the first time"),
    PAT_OPTION_CHOICE, .choices = passes },
  { "runs", N_("Move runs as a unit"), NULL, PAT_OPTION_SWITCH, .initial = TRUE },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  table->game.stock.redeals = (guint8) pat_options_get (chosen, "passes");
  for (guint i = 0; !pat_options_get (chosen, "runs") && i < 3; i++)
    pat_table_find_row (table, PAT_TABLEAU, i)->take = PAT_TAKE_TOP;
  return TRUE;
}

static const PatVariantSpec napoleons_square = {
  .id = "napoleons-square",
  .name = N_("Napoleon’s Square"),
  .family = PAT_NC_ ("family", "Forty Thieves"),
  .source = "Morehead & Mott-Smith",
  .skill = 4,
  .minutes = 20,
  .about = N_("Twelve piles stand in a square like the infantry of the emperor, with the "
              "foundations in their midst. It is the friendliest member of its family: sequences "
              "move together, and often the game comes out."),
  .advice = N_("Empty a pile as soon as you can, and keep it empty until you know what it is for. "
               "Build down in suit wherever it goes: a run is as easily moved as a card."),
  .notes = N_("The Aces are not laid out beforehand, and there is one pass through the stock; a "
              "sequence moves as a whole or in part."),
  .game = {
    .decks = 2,
    .stock = { PAT_WASTE, 1 },
    .auto_class = PAT_AUTO_SAFE,
  },
  .piles = piles,
  .options = options,
  .configure = configure,
};

PAT_PLUGIN (&napoleons_square)
