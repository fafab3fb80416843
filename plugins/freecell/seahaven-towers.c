/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seahaven Towers: ten columns of five, and two cards in the cells. */
#include "freecell.h"

static const PatPoint corners[] = { { 0, 0 }, { 1, 0 }, { 8, 0 }, { 9, 0 } };

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = 10, .at = { .y = 1.2, .dx = 1 },
    .narrow = { .y = 2.3, .dx = 1, .per_line = 5, .line_dy = 2.6 },
    .fan_y = 0.25, .build = PAT_DOWN | PAT_SAME_SUIT,
    .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_KING), .take = PAT_TAKE_RUN_LIMITED,
    .deal = "UUUUU" },
  FREECELL_CELLS (.count = 4, .at = { .x = 3, .dx = 1 }, .narrow = { .x = 0.5, .y = 1.1, .dx = 1 },
                  .deal = "/U/U/"),
  FREECELL_FOUNDATIONS (.at = { .points = corners }, .narrow = { .x = 0.5, .dx = 1 }),
  { 0 }
};

static const PatOption options[] = {
  FREECELL_SPACES_OPTION,
  FREECELL_CLICK_OPTION,
  { 0 }
};

static const PatPreset presets[] = {
  { "kings", N_("Only Kings in the spaces"), "", .easiness = 89 },
  { "any", N_("Any card in the spaces"), "spaces=any" },
  { 0 }
};

const PatVariantSpec seahaven_towers = {
  .id = "seahaven-towers",
  .name = N_("Seahaven Towers"),
  .family = PAT_NC_ ("family", "FreeCell"),
  .source = "PySolFC",
  .skill = 5,
  .minutes = 8,
  .about = N_("Art Cabral wrote this game for the Macintosh in 1988. Ten short columns make it "
              "quick to look through, but the four cells, its towers, are soon full."),
  .advice = N_("Look at each suit from the Ace up and count which cards lie on which. A column "
               "that you empty before a King can come to it helps nobody."),
  .notes = N_("Kings alone fill the spaces; an option lets any card do so."),
  .easiness = 89,
  .game = { .auto_class = PAT_AUTO_ALL },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = freecell_configure_spaces,
};
