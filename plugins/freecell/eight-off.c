/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Eight Off: eight cells, four of which are taken at the beginning. */
#include "freecell.h"

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = 8, .at = { .y = 1.2, .dx = 1 }, .narrow = { .y = 2.3, .dx = 1 },
    .fan_y = 0.25, .build = PAT_DOWN | PAT_SAME_SUIT,
    .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_KING), .take = PAT_TAKE_RUN_LIMITED,
    .deal = "UUUUUU" },
  FREECELL_CELLS (.count = 8, .at = { .dx = 1 },
                  .narrow = { .dx = 1, .per_line = FREECELL_CELLS_IN_LINE, .line_dy = 1.1 },
                  .deal = "U/U/U/U/"),
  FREECELL_FOUNDATIONS (.at = { .x = 8.5, .dy = 1 }, .narrow = { .x = 4, .dx = 1 }),
  { 0 }
};

static const PatOption options[] = {
  FREECELL_SPACES_OPTION,
  FREECELL_CLICK_OPTION,
  { 0 }
};

static const PatPreset presets[] = {
  { "kings", N_("Only Kings in the spaces"), "", .easiness = 99 },
  { "any", N_("Any card in the spaces"), "spaces=any" },
  { 0 }
};

const PatVariantSpec eight_off = {
  .id = "eight-off",
  .name = N_("Eight Off"),
  .family = PAT_NC_ ("family", "FreeCell"),
  .source = "PySolFC",
  .skill = 5,
  .minutes = 10,
  .collections = (const PatMembership[]) { { "week", 7 }, { NULL } },
  .about = N_("An elder relative of FreeCell with twice as many cells, half of which are taken "
              "when the game begins. Although it is built in suit, nearly every deal can be won."),
  .advice = N_("Empty the cells as soon as you can, but do not hurry to empty a column while no "
               "King is there to fill it."),
  .notes = N_("Kings alone fill the spaces; an option lets any card do so."),
  .easiness = 99,
  .game = { .auto_class = PAT_AUTO_ALL },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = freecell_configure_spaces,
};
