/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Spider, with one, two or four suits. */
#include "spider.h"

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .narrow = { .x = 6.15, .y = 4.4 }, .deal = "*" },
  SPIDER_FOUNDATIONS (.count = 8, .at = { .x = 2, .dx = 1 },
                      .narrow = { .x = 5.15, .dx = 1, .per_line = 2, .line_dy = 1.05 }),
  SPIDER_COLUMNS (.count = 10, .at = { .y = 1.2, .dx = 1 },
                  .narrow = { .dx = 1, .per_line = 5, .line_dy = 3.4 },
                  .deal = "DDDDDU/DDDDDU/DDDDDU/DDDDDU/DDDDU"),
  { 0 }
};

const PatChoice spider_suits[] = {
  { "1", PAT_NC_ ("suits", "One") }, { "2", PAT_NC_ ("suits", "Two") },
  { "4", PAT_NC_ ("suits", "Four") }, { 0 }
};

static const PatOption options[] = { SPIDER_SUITS (0), SPIDER_FILL_FIRST, { 0 } };

static const PatPreset presets[] = {
  { "one-suit", PAT_NC_ ("option", "One suit"), "" },
  { "two-suits", PAT_NC_ ("option", "Two suits"), "suits=2" },
  { "four-suits", PAT_NC_ ("option", "Four suits"), "suits=4", .easiness = 99 },
  { 0 }
};

gboolean
spider_configure (PatTable    *table,
                  PatOptions  *chosen,
                  GError     **error)
{
  static const guint8 suits[] = {
    PAT_SUIT_BIT (PAT_SPADES), PAT_SUIT_BIT (PAT_SPADES) | PAT_SUIT_BIT (PAT_HEARTS), 0
  };

  table->game.suits = suits[pat_options_get (chosen, "suits")];
  table->game.stock.spaces_first = pat_options_get (chosen, "fill-first");
  return TRUE;
}

static const PatVariantSpec spider = {
  .id = "spider",
  .name = N_("Spider"),
  .family = PAT_NC_ ("family", "Spider"),
  .source = "Morehead & Mott-Smith",
  .odds = PAT_ODDS_OFTEN,
  .skill = 4,
  .minutes = 20,
  .rank = 2,
  .collections = (const PatMembership[]) { { "week", 3 }, { NULL } },
  .about = N_("Many call it the best of all patiences, because skill decides more games than luck. "
              "The name comes from the eight foundations, one for each of a spider’s legs."),
  .goal = N_("Build complete runs in suit, from the King down to the Ace; each of them leaves the "
             "columns automatically. The game is won when all cards have left."),
  .advice = N_("Build in suit wherever you can, because only runs in suit can be moved again. Turn "
               "up face-down cards and empty a column before you deal, and put higher cards into "
               "order first."),
  .notes = N_("One suit comes first here, as in most programs of today; the game of the books is "
              "the one with four. Complete suits leave at once, while some books let the player "
              "wait."),
  .game = {
    .decks = 2,
    .stock = { PAT_TABLEAU, 1 },
    .double_click = PAT_TARGET_ONLY,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = spider_configure,
};

PAT_PLUGIN (&spider, &spiderette, &simple_simon, &will_o_the_wisp)
