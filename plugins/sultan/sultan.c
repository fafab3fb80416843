/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sultan: the King of Hearts sits in the middle, and ends surrounded by eight Queens. */
#include <patience.h>

/* The harem around the Sultan, the Ace of Hearts left out, which has a row of its own. */
static const PatPoint wide_harem[] = {
  { 3.65, 2.55 }, { 2.65, 0.55 }, { 4.65, 0.55 }, { 2.65, 1.55 }, { 4.65, 1.55 }, { 2.65, 2.55 },
  { 4.65, 2.55 },
};

static const PatPoint narrow_harem[] = {
  { 2.35, 3.75 }, { 1.35, 1.75 }, { 3.35, 1.75 }, { 1.35, 2.75 }, { 3.35, 2.75 }, { 1.35, 3.75 },
  { 3.35, 3.75 },
};

static const PatPoint wide_divan[] = {
  { 1.1, 0 }, { 6.2, 0 }, { 1.1, 1.03 }, { 6.2, 1.03 }, { 1.1, 2.06 }, { 6.2, 2.06 },
  { 1.1, 3.1 }, { 6.2, 3.1 },
};

static const PatPoint narrow_divan[] = {
  { 0, 1.2 }, { 4.7, 1.2 }, { 0, 2.23 }, { 4.7, 2.23 }, { 0, 3.26 }, { 4.7, 3.26 },
  { 0, 4.3 }, { 4.7, 4.3 },
};

/* The same with six places. */
static const PatPoint wide_six[] = {
  { 1.1, 0.5 }, { 6.2, 0.5 }, { 1.1, 1.55 }, { 6.2, 1.55 }, { 1.1, 2.6 }, { 6.2, 2.6 },
};

static const PatPoint narrow_six[] = {
  { 0, 1.7 }, { 4.7, 1.7 }, { 0, 2.75 }, { 4.7, 2.75 }, { 0, 3.8 }, { 4.7, 3.8 },
};

static const PatPileSpec piles[] = {
  { .role = PAT_FOUNDATION, .count = 1, .name = PAT_NC_ ("pile", "Sultan"),
    .at = { .x = 3.65, .y = 1.55 },
    .narrow = { .x = 2.35, .y = 2.75 }, .max_cards = 1, .deal = "=KH" },
  { .role = PAT_FOUNDATION, .count = 1, .at = { .x = 3.65, .y = 0.55 },
    .narrow = { .x = 2.35, .y = 1.75 }, .build = PAT_UP | PAT_SAME_SUIT, .max_cards = 12,
    .deal = "=AH" },
  { .role = PAT_FOUNDATION, .count = 7, .at = { .points = wide_harem },
    .narrow = { .points = narrow_harem }, .build = PAT_UP | PAT_SAME_SUIT | PAT_WRAP,
    .max_cards = 13, .deal = "=KH/=KC/=KC/=KD/=KD/=KS/=KS" },
  { .role = PAT_RESERVE, .count = 8, .name = PAT_NC_ ("pile", "Divan"),
    .at = { .points = wide_divan },
    .narrow = { .points = narrow_divan }, .fill = PAT_FILL_ANY, .max_cards = 1,
    .take = PAT_TAKE_TOP, .deal = "U" },
  { .role = PAT_STOCK, .count = 1, .at = { .x = 7.55, .y = 0.9 }, .narrow = { .x = 1.8 },
    .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 7.55, .y = 2.2 }, .narrow = { .x = 2.9 },
    .take = PAT_TAKE_TOP },
  { 0 }
};

static const PatChoice places[] = {
  { "8", PAT_NC_ ("places", "Eight") }, { "6", PAT_NC_ ("places", "Six") }, { 0 }
};

static const PatChoice passes[] = {
  { "3", PAT_NC_ ("passes", "Three") }, { "1", PAT_NC_ ("passes", "One") },
  { "2", PAT_NC_ ("passes", "Two") }, { "4", PAT_NC_ ("passes", "Four") },
  { "unlimited", PAT_NC_ ("passes", "Without limit") }, { 0 }
};

static const PatChoice spaces[] = {
  { "hand", N_("Any card, by hand") },
  { "waste", N_("Filled from the waste at once") },
  { 0 }
};

static const PatOption options[] = {
  { "places", N_("Places of the divan"), NULL, PAT_OPTION_CHOICE, .choices = places },
  { "passes", N_("Passes through the stock"),
    N_("How often the stock can be gone through, including the first time"),
    PAT_OPTION_CHOICE, .choices = passes },
  { "shuffle", N_("Shuffle the waste when it is turned over"), NULL, PAT_OPTION_SWITCH },
  { "spaces", PAT_NC_ ("option", "Empty spaces"), NULL, PAT_OPTION_CHOICE, .choices = spaces },
  { 0 }
};

static const PatPreset presets[] = {
  { "eight", N_("Eight places"), "" },
  { "six", N_("Six places"), "places=6" },
  { "two-passes", N_("Two passes"), "passes=2" },
  { 0 }
};

static void
configure_divan (PatPileSpec *divan,
                 PatOptions  *chosen)
{
  if (pat_options_is (chosen, "places", "6"))
    {
      divan->count = 6;
      divan->at.points = wide_six;
      divan->narrow.points = narrow_six;
    }
  if (pat_options_is (chosen, "spaces", "waste"))
    {
      divan->fill = PAT_FILL_NONE;
      divan->n_refill = 1;
      divan->refill[0] = PAT_WASTE;
    }
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  static const guint8 n_redeals[] = { 2, 0, 1, 3, PAT_UNLIMITED };
  PatStockSpec *stock = &table->game.stock;

  configure_divan (pat_table_find_row (table, PAT_RESERVE, 0), chosen);
  stock->redeals = n_redeals[pat_options_get (chosen, "passes")];
  stock->shuffles = stock->redeals > 0 && pat_options_get (chosen, "shuffle");
  return TRUE;
}

static const PatVariantSpec sultan = {
  .id = "sultan",
  .name = N_("Sultan"),
  .family = PAT_NC_ ("family", "Pictures"),
  .source = "smallWare Solitaire Collection",
  .skill = 2,
  .minutes = 8,
  .collections = (const PatMembership[]) { { "palm-shelf", 22 }, { NULL } },
  .aliases = N_("Sultan of Turkey;Emperor of Germany;The Harem"),
  .about = N_("A game with a picture at its end: the King of Hearts sits in the middle, and when "
              "all has come out he is surrounded by his eight Queens."),
  .advice = N_("A place of the divan is worth most for a card that will soon be needed. Do not "
               "fill the last ones with high cards in the first pass: remember what you have "
               "seen, and let those go by."),
  .notes = N_("There are eight places beside the harem and three passes through the stock, without "
              "shuffling. The King in the middle takes no cards."),
  .game = {
    .decks = 2,
    .stock = { PAT_WASTE, 1, 2 },
    .auto_class = PAT_AUTO_ALL,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&sultan)
