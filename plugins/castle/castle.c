/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Beleaguered Castle, Streets and Alleys: eight columns besiege the foundations. */
#include "castle.h"

/* In a narrow window the foundations lie above the columns. */
#define FOUNDATIONS(...)                                                                   \
  CASTLE_FOUNDATIONS (.at = { .x = CASTLE_MIDDLE, .dy = 1 }, .narrow = { .x = 1.15, .dx = 1 }, \
                      .build = PAT_UP | PAT_SAME_SUIT, __VA_ARGS__)

#define LEFT_WING(...)                                                                     \
  CASTLE_WING (.count = 4, .at = { .x = CASTLE_LEFT, .dy = 1 },                          \
               .narrow = { .y = 1.2, .dy = 1 }, .build = PAT_DOWN | PAT_ANY_SUIT, __VA_ARGS__)

#define RIGHT_WING(...)                                                                    \
  CASTLE_WING (.count = 4, .at = { .x = CASTLE_RIGHT, .dy = 1 },                         \
               .narrow = { .x = 3.15, .y = 1.2, .dy = 1 }, .build = PAT_DOWN | PAT_ANY_SUIT, \
               __VA_ARGS__)

static const PatPileSpec castle_piles[] = {
  FOUNDATIONS (.deal = "=AS/=AH/=AC/=AD"),
  LEFT_WING (.deal = "UUUUUU"),
  RIGHT_WING (.deal = "UUUUUU"),
  { 0 }
};

static const PatPileSpec street_piles[] = {
  FOUNDATIONS (.deal = NULL),
  LEFT_WING (.deal = "UUUUUUU"),
  RIGHT_WING (.deal = "UUUUUU"),
  { 0 }
};

static const PatOption options[] = {
  { "runs", N_("Move runs as a unit"),
    N_("As many cards as can be moved one by one with the help of the empty columns"),
    PAT_OPTION_SWITCH },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  if (pat_options_get (chosen, "runs"))
    for (guint i = 0; i < 2; i++)
      pat_table_find_row (table, PAT_TABLEAU, i)->take = PAT_TAKE_RUN_LIMITED;
  return TRUE;
}

static const PatVariantSpec beleaguered_castle = {
  .id = "beleaguered-castle",
  .name = N_("Beleaguered Castle"),
  .family = PAT_NC_ ("family", "Castle"),
  .source = "Morehead & Mott-Smith",
  .skill = 5,
  .minutes = 12,
  .rank = 10,
  .aliases = N_("Laying Siege;Sham Battle"),
  .about = N_("The four Aces are the castle, and the columns on both sides are the army that "
              "besieges it. All cards lie open; what looks simple needs much foresight, because "
              "only one card moves at a time."),
  .advice = N_("Plan how to empty one column before you move the first card. Short columns that "
               "hold high cards are the best to clear."),
  .notes = N_("The last card of a column, the one on the right, is the one that can be played."),
  .easiness = 68,
  .game = { .auto_class = PAT_AUTO_SAFE },
  .piles = castle_piles,
  .options = options,
  .configure = configure,
};

static const PatVariantSpec streets_and_alleys = {
  .id = "streets-and-alleys",
  .name = N_("Streets and Alleys"),
  .family = PAT_NC_ ("family", "Castle"),
  .source = "Morehead & Mott-Smith",
  .skill = 5,
  .minutes = 12,
  .about = N_("Beleaguered Castle without its castle: the Aces are dealt with the other cards, and "
              "have to be found first. That makes it much harder."),
  .advice = N_("Find the deepest Ace and the deepest Two, and look for a way to them before you do "
               "anything else."),
  .notes = N_("The last card of a column, the one on the right, is the one that can be played."),
  .easiness = 51,
  .game = { .auto_class = PAT_AUTO_SAFE },
  .piles = street_piles,
  .options = options,
  .configure = configure,
};

PAT_PLUGIN (&beleaguered_castle, &streets_and_alleys, &fortress, &chessboard)
