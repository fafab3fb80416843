/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Red and Black: columns and foundations alike are built in alternating colours. */
#include "forty-thieves.h"

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .narrow = { .x = 4.25 }, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .y = 1.2 }, .narrow = { .x = 4.25, .y = 1 },
    .take = PAT_TAKE_TOP },
  FORTY_FOUNDATIONS (1.15, .build = PAT_UP | PAT_ALTERNATE, .deal = FORTY_ACES),
  FORTY_COLUMNS (8, 4, 1.15, .build = PAT_DOWN | PAT_ALTERNATE, .take = PAT_TAKE_RUN, .deal = "U"),
  { 0 }
};

static const PatChoice moves[] = {
  { "part", N_("Any part of a run") }, { "one", PAT_NC_ ("choice", "One card") }, { 0 }
};

static const PatChoice spaces[] = {
  { "any", N_("Any card, by hand") },
  { "waste", N_("Filled from the waste at once") },
  { 0 }
};

static const PatChoice passes[] = {
  { "1", PAT_NC_ ("passes", "One") }, { "2", PAT_NC_ ("passes", "Two") }, { 0 }
};

static const PatOption options[] = {
  { "passes", N_("Passes through the stock"),
    N_("How often the stock can be gone through, including the first time"),
    PAT_OPTION_CHOICE, .choices = passes },
  { "moves", N_("Moves between columns"), NULL, PAT_OPTION_CHOICE, .choices = moves },
  { "spaces", PAT_NC_ ("option", "Empty spaces"),
    N_("If the waste has no card, the stock fills the space"),
    PAT_OPTION_CHOICE, .choices = spaces },
  { 0 }
};

static const PatPreset presets[] = {
  { "red-and-black", N_("Red and Black"), "" },
  { "by-the-book", N_("By the book"), "passes=2,moves=one,spaces=waste" },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *columns = pat_table_find_row (table, PAT_TABLEAU, 0);

  if (pat_options_is (chosen, "moves", "one"))
    columns->take = PAT_TAKE_TOP;
  if (pat_options_is (chosen, "spaces", "waste"))
    {
      columns->fill = PAT_FILL_NONE;
      columns->n_refill = 2;
      columns->refill[0] = PAT_WASTE;
      columns->refill[1] = PAT_STOCK;
    }
  return forty_configure_runs (table, chosen, error);
}

const PatVariantSpec red_and_black = {
  .id = "red-and-black",
  .name = N_("Red and Black"),
  .family = PAT_NC_ ("family", "Forty Thieves"),
  .source = "Morehead & Mott-Smith, PySolFC",
  .skill = 4,
  .minutes = 20,
  .aliases = N_("Rouge et Noir"),
  .about = N_("The colours alternate everywhere: going down in the columns, and going up on the "
              "foundations too. Suits do not matter, and eight single cards are all that lies on "
              "the table at first."),
  .advice = N_("A card fits several foundations: spread the cards evenly over them, so that each "
               "colour of the next rank finds a place."),
  .notes = N_("Programs play it with one pass, runs that move as a unit, and spaces for any card; "
              "the version “By the book” is the older game with two passes, single cards, and "
              "spaces that are filled from the waste."),
  .game = {
    .decks = 2,
    .stock = { PAT_WASTE, 1 },
    .auto_class = PAT_AUTO_SAFE,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};
