/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Klondike: Deal One and Deal Three, Standard and Vegas scoring, and the Palace's custom rules. */
#include "palace.h"

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .fan_x = 0.22, .n_fanned = 3,
    .take = PAT_TAKE_TOP },
  PALACE_FOUNDATIONS (4, .at = { .x = 3, .dx = 1 }),
  PALACE_COLUMNS (7, .at = { .y = 1.2, .dx = 1 },
                  .deal = "U/DU/DDU/DDDU/DDDDU/DDDDDU/DDDDDDU"),
  { 0 }
};

static const PatChoice redeals[] = {
  { "unlimited", PAT_NC_ ("redeals", "Without limit") }, { "0", PAT_NC_ ("choice", "Never") },
  { "1", PAT_NC_ ("choice", "Once") },
  { "2", PAT_NC_ ("choice", "Twice") }, { 0 }
};

static const PatChoice scorings[] = {
  { "cards", N_("Cards on the foundations") }, { "standard", PAT_NC_ ("choice", "Standard") },
  { "vegas", PAT_NC_ ("choice", "Vegas") }, { "palace", PAT_NC_ ("choice", "Palace") }, { 0 }
};

static const PatOption options[] = {
  PALACE_DRAW,
  { "redeals", N_("Turn the waste over"),
    N_("How often the waste becomes the stock again; Vegas scoring and “Three passes at most” "
       "may allow less"),
    PAT_OPTION_CHOICE, .choices = redeals },
  { "scoring", PAT_NC_ ("option", "Scoring"), NULL, PAT_OPTION_CHOICE, .choices = scorings },
  { "cumulative", N_("Carry the Vegas result over"),
    N_("The result of each game is the bank of the next one"),
    PAT_OPTION_SWITCH },
  PALACE_TAKEBACK,
  PALACE_EASY,
  PALACE_RELAXED,
  PALACE_JOKER,
  PALACE_CYCLES,
  PALACE_UNDO,
  PALACE_CLOCK,
  { "peek", N_("Show face-down cards when you look into a pile"), NULL, PAT_OPTION_SWITCH },
  { 0 }
};

static const PatPreset presets[] = {
  { "deal-one", N_("Draw one"), "" },
  { "deal-three", N_("Draw three"), "draw=3", .easiness = 82 },
  { "standard", N_("Standard"), "scoring=standard", .easiness = 90 },
  { "vegas", N_("Vegas"), "scoring=vegas" },
  { "vegas-three", N_("Vegas, draw three"), "draw=3,scoring=vegas" },
  { "royale", N_("Royale"), "draw=3,takeback=off,peek=on", .easiness = 82 },
  { "palace", N_("Palace"), "scoring=palace,clock=standard", .easiness = 90 },
  { 0 }
};

static void
configure_stock (PatGameSpec *game,
                 PatOptions  *chosen)
{
  static const guint8 n_redeals[] = { PAT_UNLIMITED, 0, 1, 2 };

  game->stock.redeals = n_redeals[pat_options_get (chosen, "redeals")];
  if (pat_options_get (chosen, "cycles"))
    game->stock.redeals = MIN (game->stock.redeals, 2);
  if (pat_options_is (chosen, "scoring", "vegas"))
    game->stock.redeals = MIN (game->stock.redeals, game->stock.count == 3 ? 2 : 0);
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  palace_configure_draw (table, chosen);
  configure_stock (&table->game, chosen);
  table->game.scoring = klondike_get_scoring (chosen);
  table->game.peek_reveals = pat_options_get (chosen, "peek");
  palace_configure (table, chosen);
  return TRUE;
}

static const PatVariantSpec klondike = {
  .id = "klondike",
  .name = N_("Klondike"),
  .family = PAT_NC_ ("family", "Klondike"),
  .source = "smallWare Solitaire Collection, Solitaire Royale, Solitaire Palace",
  .skill = 3,
  .minutes = 8,
  .rank = 1,
  .collections = (const PatMembership[]) { { "tour", 3, "royale" },
                                           { "palm-shelf", 12, "deal-one" },
                                           { "palm-shelf", 13, "deal-three" },
                                           { "palace", 1, "palace" }, { "week", 1 }, { NULL } },
  .aliases = N_("Solitaire;Patience;Canfield (in old American books)"),
  .about = N_("The game that most people mean when they say solitaire. It became popular in the "
              "years of the gold rush on the Klondike river, from which it has its name."),
  .advice = N_("Turn up face-down cards first, and from the longest column where you have the "
               "choice. Empty a column only when a King waits for it."),
  .notes = N_("A card may be taken back from a foundation; Standard scoring charges for it, and "
              "an option forbids it."),
  .easiness = 90,
  .game = {
    .stock = { PAT_WASTE, 1, PAT_UNLIMITED },
    .auto_class = PAT_AUTO_ALL,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&klondike, &double_klondike, &easthaven)
