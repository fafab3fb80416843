/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Spiderette: Spider with one deck, on the columns of Klondike. */
#include "spider.h"

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  SPIDER_FOUNDATIONS (.count = 4, .at = { .x = 3, .dx = 1 }),
  SPIDER_COLUMNS (.count = 7, .at = { .y = 1.2, .dx = 1 },
                  .deal = "U/DU/DDU/DDDU/DDDDU/DDDDDU/DDDDDDU"),
  { 0 }
};

static const PatOption options[] = { SPIDER_SUITS (2), SPIDER_FILL_FIRST, { 0 } };

static const PatPreset presets[] = {
  { "four-suits", PAT_NC_ ("option", "Four suits"), "" },
  { "two-suits", PAT_NC_ ("option", "Two suits"), "suits=2" },
  { "one-suit", PAT_NC_ ("option", "One suit"), "suits=1" },
  { 0 }
};

const PatVariantSpec spiderette = {
  .id = "spiderette",
  .name = N_("Spiderette"),
  .family = PAT_NC_ ("family", "Spider"),
  .source = "Morehead & Mott-Smith",
  .odds = PAT_ODDS_OFTEN,
  .skill = 4,
  .minutes = 10,
  .about = N_("The little sister of Spider: one deck, dealt in the steps of Klondike. It is "
              "shorter, and luck has more to say in it."),
  .goal = N_("Build complete runs in suit, from the King down to the Ace; each of them leaves the "
             "columns automatically. The game is won when all cards have left."),
  .advice = N_("Empty the short columns on the left first. The last deal reaches only the first "
               "three columns: plan for it."),
  .notes = N_("The last three cards of the stock go to the first three columns."),
  .game = {
    .stock = { PAT_TABLEAU, 1 },
    .double_click = PAT_TARGET_ONLY,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = spider_configure,
};
