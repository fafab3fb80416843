/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Simple Simon: a Spider of one deck that hides nothing. */
#include "spider.h"

static const PatPileSpec piles[] = {
  SPIDER_FOUNDATIONS (.count = 4, .at = { .x = 3, .dx = 1 }, .narrow = { .x = 0.5, .dx = 1 }),
  SPIDER_COLUMNS (.count = 10, .at = { .y = 1.2, .dx = 1 },
                  .narrow = { .y = 1.2, .dx = 1, .per_line = 5, .line_dy = 3 },
                  .deal = "UUUUUUUU/UUUUUUUU/UUUUUUUU/UUUUUUU/UUUUUU/UUUUU/UUUU/UUU/UU/U"),
  { 0 }
};

const PatVariantSpec simple_simon = {
  .id = "simple-simon",
  .name = N_("Simple Simon"),
  .family = PAT_NC_ ("family", "Spider"),
  .source = "PySolFC",
  .skill = 5,
  .minutes = 12,
  .collections = (const PatMembership[]) { { "week", 6 }, { NULL } },
  .about = N_("A Spider without secrets: all cards of one deck lie open, and nothing is dealt "
              "later. In spite of its name it takes some thinking, but nearly every deal can be "
              "won."),
  .goal = N_("Build complete runs in suit, from the King down to the Ace; each of them leaves the "
             "columns automatically. The game is won when all cards have left."),
  .advice = N_("Empty the short columns on the right, and keep them empty: a run can only be "
               "sorted by way of free columns. Build in suit wherever you can."),
  .notes = N_("The first three columns have eight cards each, and each further column has one card "
              "fewer."),
  .easiness = 94,
  .game = { .double_click = PAT_TARGET_ONLY },
  .piles = piles,
};
