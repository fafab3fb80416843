/* SPDX-License-Identifier: GPL-3.0-or-later */
/* FreeCell: everything lies open, and a few cells make room. */
#include "freecell.h"

static const PatPileSpec piles[] = {
  { .role = PAT_CELL, .count = 4,
    .at = { .dx = 1, .per_line = FREECELL_CELLS_IN_LINE, .line_dy = 1.1 },
    .narrow = { .dx = 1, .per_line = FREECELL_CELLS_IN_LINE, .line_dy = 1.1 },
    .fill = PAT_FILL_ANY, .max_cards = 1, .take = PAT_TAKE_TOP },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 4, .dx = 1 }, .narrow = { .x = 4, .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE, .max_cards = 13 },
  { .role = PAT_TABLEAU, .count = 8, .at = { .y = 1.2, .dx = 1 },
    .narrow = { .y = 1.2, .dx = 1 },
    .fan_y = 0.25, .build = PAT_DOWN | PAT_ALTERNATE, .fill = PAT_FILL_ANY,
    .take = PAT_TAKE_RUN_LIMITED,
    .deal = "UUUUUUU/UUUUUUU/UUUUUUU/UUUUUUU/UUUUUU" },
  { 0 }
};

static const PatOption options[] = {
  { "cells", PAT_NC_ ("option", "Cells"),
    N_("How many cards can be put aside; four is usual, and fewer make the game hard"),
    PAT_OPTION_NUMBER, .initial = 4, .min = 0, .max = 8 },
  FREECELL_CLICK_OPTION,
  { 0 }
};

static const PatPreset presets[] = {
  { "freecell", N_("FreeCell"), "", .easiness = 99 },
  { "three-cells", N_("Three cells"), "cells=3" },
  { "two-cells", N_("Two cells"), "cells=2" },
  { "one-cell", N_("One cell"), "cells=1" },
  { "no-cells", N_("No cells"), "cells=0" },
  { 0 }
};

const PatChoice freecell_spaces[] = {
  { "king", PAT_NC_ ("choice", "A King") }, { "any", PAT_NC_ ("choice", "Any card") }, { 0 }
};

/* Each further line of cells pushes the columns down. */
void
freecell_set_cells (PatTable   *table,
                    PatOptions *chosen)
{
  PatPileSpec *cells = pat_table_find_row (table, PAT_CELL, 0);
  PatPileSpec *columns = pat_table_find_row (table, PAT_TABLEAU, 0);
  int n_further;

  cells->count = (guint8) pat_options_get (chosen, "cells");
  n_further = (MAX (cells->count, 1) - 1) / FREECELL_CELLS_IN_LINE;
  columns->at.y = columns->narrow.y = 1.2f + 1.1f * (float) n_further;
}

void
freecell_set_click (PatTable   *table,
                    PatOptions *chosen)
{
  if (pat_options_get (chosen, "cell-click"))
    table->game.double_click = PAT_TARGET_CELL;
}

gboolean
freecell_configure_spaces (PatTable    *table,
                           PatOptions  *chosen,
                           GError     **error)
{
  if (pat_options_is (chosen, "spaces", "any"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->fill = PAT_FILL_ANY;
  freecell_set_click (table, chosen);
  return TRUE;
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  freecell_set_cells (table, chosen);
  freecell_set_click (table, chosen);
  return TRUE;
}

static const PatVariantSpec freecell = {
  .id = "freecell",
  .name = N_("FreeCell"),
  .family = PAT_NC_ ("family", "FreeCell"),
  .source = "smallWare Solitaire Collection",
  .skill = 5,
  .minutes = 10,
  .rank = 3,
  .collections = (const PatMembership[]) { { "palm-shelf", 8 }, { "week", 2 }, { NULL } },
  .about = N_("All cards lie open from the beginning, so that nothing is left to chance, and "
              "nearly every deal can be won. Paul Alfille wrote the first computer version in "
              "1978."),
  .advice = N_("Look for the Aces and Twos first, and plan how to get at them. Keep the cells "
               "free as long as you can; an empty column is worth more than a cell."),
  .notes = N_("Auto-play sends up only cards that are no longer needed. Deals up to number "
              "2147483647 are those of the best-known FreeCell programs."),
  .easiness = 99,
  .game = {
    .microsoft = TRUE,
    .bare_board = TRUE,
    .auto_class = PAT_AUTO_SAFE,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&freecell, &bakers_game, &eight_off, &seahaven_towers, &forecell, &penguin)
