/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Baker's Game: FreeCell in suit, by default with Kings only in the spaces. */
#include "freecell.h"

static const PatPileSpec piles[] = {
  FREECELL_CELLS (.count = 4,
                  .at = { .dx = 1, .per_line = FREECELL_CELLS_IN_LINE, .line_dy = 1.1 },
                  .narrow = { .dx = 1, .per_line = FREECELL_CELLS_IN_LINE, .line_dy = 1.1 }),
  FREECELL_FOUNDATIONS (.at = { .x = 4, .dx = 1 }, .narrow = { .x = 4, .dx = 1 }),
  { .role = PAT_TABLEAU, .count = 8, .at = { .y = 1.2, .dx = 1 },
    .narrow = { .y = 1.2, .dx = 1 },
    .fan_y = 0.25, .build = PAT_DOWN | PAT_SAME_SUIT,
    .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_KING), .take = PAT_TAKE_RUN_LIMITED,
    .deal = "UUUUUUU/UUUUUUU/UUUUUUU/UUUUUUU/UUUUUU" },
  { 0 }
};

static const PatOption options[] = {
  FREECELL_SPACES_OPTION,
  { "cells", PAT_NC_ ("option", "Cells"),
    N_("How many cards can be put aside; four is usual, and fewer make the game hard"),
    PAT_OPTION_NUMBER, .initial = 4, .min = 1, .max = 10 },
  FREECELL_CLICK_OPTION,
  { 0 }
};

static const PatPreset presets[] = {
  { "kings", N_("Only Kings in the spaces"), "" },
  { "any", N_("Any card in the spaces"), "spaces=any", .easiness = 75 },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  freecell_set_cells (table, chosen);
  return freecell_configure_spaces (table, chosen, error);
}

const PatVariantSpec bakers_game = {
  .id = "bakers-game",
  .name = N_("Baker’s Game"),
  .family = PAT_NC_ ("family", "FreeCell"),
  .source = "smallWare Solitaire Collection",
  .skill = 5,
  .minutes = 12,
  .collections = (const PatMembership[]) { { "palm-shelf", 2 }, { NULL } },
  .about = N_("The game from which FreeCell comes. Martin Gardner described it in 1968 as the "
              "mathematician C. L. Baker had learned it from his father. Building in suit makes "
              "it the harder of the two."),
  .advice = N_("Every card has only one other that it can go on. Before you cover a card, find out "
               "where the one below it in its suit lies."),
  .notes = N_("Kings alone fill the spaces; in the version that is played most, any card does. "
              "Deals up to number 2147483647 have the cards that FreeCell has under that number."),
  .game = {
    .microsoft = TRUE,
    .auto_class = PAT_AUTO_ALL,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};
