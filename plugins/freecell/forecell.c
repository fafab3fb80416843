/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ForeCell: FreeCell with full cells, and Kings only in the spaces. */
#include "freecell.h"

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = 8, .at = { .y = 1.2, .dx = 1 },
    .narrow = { .y = 1.2, .dx = 1 },
    .fan_y = 0.25, .build = PAT_DOWN | PAT_ALTERNATE,
    .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_KING), .take = PAT_TAKE_RUN_LIMITED,
    .deal = "UUUUUU" },
  FREECELL_CELLS (.count = 4, .at = { .dx = 1 }, .narrow = { .dx = 1 }, .deal = "U"),
  FREECELL_FOUNDATIONS (.at = { .x = 4, .dx = 1 }, .narrow = { .x = 4, .dx = 1 }),
  { 0 }
};

static const PatOption options[] = {
  FREECELL_SPACES_OPTION,
  FREECELL_CLICK_OPTION,
  { 0 }
};

static const PatPreset presets[] = {
  { "kings", N_("Only Kings in the spaces"), "" },
  { "any", N_("Any card in the spaces"), "spaces=any" },
  { 0 }
};

const PatVariantSpec forecell = {
  .id = "forecell",
  .name = N_("ForeCell"),
  .family = PAT_NC_ ("family", "FreeCell"),
  .source = "PySolFC",
  .easiness = 86,
  .skill = 5,
  .minutes = 12,
  .about = N_("FreeCell with a harder beginning: the last four cards of the deal lie in the cells, "
              "so that at first there is nowhere to put a card aside."),
  .advice = N_("Find a place for the cards in the cells first, and prefer the moves that free the "
               "Aces and Twos."),
  .notes = N_("Kings alone fill the spaces; an option lets any card do so."),
  .game = { .auto_class = PAT_AUTO_SAFE },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = freecell_configure_spaces,
};
