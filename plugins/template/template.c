/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Six by Four: a small, complete variant of solitaire, and the place to begin when you write
   one of your own. */

/* The only header of the engine. There is no toolkit in a plugin: the board is drawn from the
   table below. */
#include <patience.h>

/*
 * The piles, a row for each group of like ones. Whatever a row does not mention is zero, and zero
 * always means the safe thing: such a pile accepts nothing and gives nothing away. Rows are dealt
 * in this order.
 */
static const PatPileSpec piles[] = {
  /* The Aces go here, and on them the rest of their suit. Places are counted in cards, from
     the top left corner. */
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 2, .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE, .take = PAT_TAKE_TOP },

  /* A cell holds one card, and any card may go there. `configure` below changes their number. */
  { .role = PAT_CELL, .count = 1, .at = { .dx = 1 },
    .fill = PAT_FILL_ANY, .take = PAT_TAKE_TOP, .max_cards = 1 },

  /* Six columns of four open cards (U is a card face up), each a quarter of a card below the
     one that it lies on. */
  { .role = PAT_TABLEAU, .count = 6, .at = { .y = 1.2, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ALTERNATE, .take = PAT_TAKE_RUN_LIMITED, .fill = PAT_FILL_ANY,
    .deal = "UUUU" },

  /* The row without a count ends the table. */
  { 0 }
};

/* What the player may choose before a deal. The key never changes, since it stands in deals that
   people send to friends. */
static const PatOption options[] = {
  { .key = "cells", .label = PAT_NC_ ("option", "Cells"),
    .help = N_("How many cards can be put aside"),
    .type = PAT_OPTION_NUMBER, .initial = 1, .min = 0, .max = 2 },
  { NULL }
};

/* Choices with a name. The text holds what differs from the defaults, in the form of a deal:
   "cells=0,other=on". */
static const PatPreset presets[] = {
  { "one-cell", N_("One cell"), "" },
  { "no-cell", N_("No cells"), "cells=0" },
  { NULL }
};

/* Makes the table into what the options ask for. It is a copy, so nothing else is touched. */
static gboolean
configure (PatTable    *table,
           PatOptions  *values,
           GError     **error)
{
  PatPileSpec *cells = pat_table_find_row (table, PAT_CELL, 0);

  cells->count = (guint8) pat_options_get (values, "cells");
  return TRUE;
}

/* The variant. Every text that a player reads stands in N_(), which finds it for the
   translators. */
static const PatVariantSpec six_by_four = {
  .id = "six-by-four",
  .name = N_("Six by Four"),
  .family = PAT_NC_ ("family", "FreeCell"),
  .source = "Riffle",
  .aliases = N_("Half a Pack"),
  .about = N_("A game for a short break, with the Aces to Sixes only. "
              "All cards lie open from the beginning."),
  .advice = N_("An empty column is worth more than an empty cell: it takes a whole run."),
  .easiness = 99, /* per cent of deals that can be won; leave it out if nobody knows */
  .skill = 5,     /* from 1, luck alone, to 5, skill alone */
  .minutes = 3,   /* how long a game takes */
  .game = {
    /* The ranks in play: the bits of Ace, 2, 3, 4, 5 and 6. */
    .ranks = PAT_RANK_BIT (1) | PAT_RANK_BIT (2) | PAT_RANK_BIT (3) |
             PAT_RANK_BIT (4) | PAT_RANK_BIT (5) | PAT_RANK_BIT (6),
    .auto_class = PAT_AUTO_SAFE,
    .double_click = PAT_TARGET_CELL,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

/* The two functions that the program looks for in a plugin. A plugin with more variants names
   them all here. */
PAT_PLUGIN (&six_by_four)
