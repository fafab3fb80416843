/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Relatives of the Forty Thieves whose columns are built in alternating colours: Streets, Maria,
 * Number Ten, Rank and File, and Emperor. */
#include "forty-thieves.h"

#define RED_AND_BLACK PAT_DOWN | PAT_ALTERNATE

static const PatPileSpec streets_piles[] = {
  FORTY_STOCK (4),
  FORTY_FOUNDATIONS (2, .build = PAT_UP | PAT_SAME_SUIT),
  FORTY_COLUMNS (10, 5, 0, .build = RED_AND_BLACK, .take = PAT_TAKE_TOP, .deal = "UUUU"),
  { 0 }
};

static const PatPileSpec maria_piles[] = {
  FORTY_STOCK (4),
  FORTY_FOUNDATIONS (2, .build = PAT_UP | PAT_SAME_SUIT),
  FORTY_COLUMNS (9, 5, 1, .build = RED_AND_BLACK, .take = PAT_TAKE_TOP, .deal = "UUUU"),
  { 0 }
};

static const PatPileSpec number_ten_piles[] = {
  FORTY_STOCK (4),
  FORTY_FOUNDATIONS (2, .build = PAT_UP | PAT_SAME_SUIT),
  FORTY_COLUMNS (10, 5, 0, .build = RED_AND_BLACK, .take = PAT_TAKE_RUN,
                 .turn = PAT_TURN_EXPOSED, .deal = "DDUU"),
  { 0 }
};

static const PatPileSpec rank_and_file_piles[] = {
  FORTY_STOCK (4),
  FORTY_FOUNDATIONS (2, .build = PAT_UP | PAT_SAME_SUIT),
  FORTY_COLUMNS (10, 5, 0, .build = RED_AND_BLACK, .take = PAT_TAKE_RUN,
                 .turn = PAT_TURN_EXPOSED, .deal = "DDDU"),
  { 0 }
};

static const PatPileSpec emperor_piles[] = {
  FORTY_STOCK (4),
  FORTY_FOUNDATIONS (2, .build = PAT_UP | PAT_SAME_SUIT),
  FORTY_COLUMNS (10, 5, 0, .build = RED_AND_BLACK, .take = PAT_TAKE_TOP,
                 .turn = PAT_TURN_EXPOSED, .deal = "DDDU"),
  { 0 }
};

#define GAME { .decks = 2, .stock = { PAT_WASTE, 1 }, .auto_class = PAT_AUTO_SAFE }

const PatVariantSpec streets = {
  .id = "streets",
  .name = N_("Streets"),
  .family = PAT_NC_ ("family", "Forty Thieves"),
  .source = "PySolFC",
  .skill = 4,
  .minutes = 20,
  .about = N_("The Forty Thieves with columns in alternating colours. Far more cards find a place, "
              "but each of them may block a card of another suit."),
  .advice = N_("Twice as many cards fit as in the Forty Thieves, and that is the danger: do not "
               "bury low cards under a long run, since it moves one card at a time."),
  .game = GAME,
  .piles = streets_piles,
  .options = forty_options,
  .configure = forty_configure,
};

const PatVariantSpec maria = {
  .id = "maria",
  .name = N_("Maria"),
  .family = PAT_NC_ ("family", "Forty Thieves"),
  .source = "PySolFC",
  .skill = 4,
  .minutes = 20,
  .about = N_("Streets with nine columns instead of ten: one column fewer to play with, and four "
              "cards more in the stock."),
  .advice = N_("Work for the first empty column with all that you have, and use it to shift cards "
               "rather than to park one."),
  .game = GAME,
  .piles = maria_piles,
  .options = forty_options,
  .configure = forty_configure,
};

const PatVariantSpec number_ten = {
  .id = "number-ten",
  .name = N_("Number Ten"),
  .family = PAT_NC_ ("family", "Forty Thieves"),
  .source = "PySolFC",
  .skill = 4,
  .minutes = 20,
  .about = N_("Ten columns, of which the lower half lies face down. To make up for it, runs move "
              "as a unit."),
  .advice = N_("Turn up the face-down cards first. A run that moves as a unit is worth building "
               "even if it is long."),
  .game = GAME,
  .piles = number_ten_piles,
  .options = forty_run_options,
  .configure = forty_configure_runs,
};

const PatVariantSpec rank_and_file = {
  .id = "rank-and-file",
  .name = N_("Rank and File"),
  .family = PAT_NC_ ("family", "Forty Thieves"),
  .source = "PySolFC",
  .skill = 4,
  .minutes = 20,
  .aliases = N_("Dress Parade"),
  .about = N_("A Forty Thieves that looks more like Klondike: only the last card of each column "
              "lies face up, colours alternate, and runs move as a unit."),
  .advice = N_("Choose the moves that turn up a card, from the column with the fewest face-down "
               "cards where you can."),
  .game = GAME,
  .piles = rank_and_file_piles,
  .options = forty_run_options,
  .configure = forty_configure_runs,
};

const PatVariantSpec emperor = {
  .id = "emperor",
  .name = N_("Emperor"),
  .family = PAT_NC_ ("family", "Forty Thieves"),
  .source = "PySolFC",
  .skill = 4,
  .minutes = 20,
  .about = N_("Rank and File without its mercy: the same face-down cards, but they move one at a "
              "time."),
  .advice = N_("A run is a wall here: before you build it, ask how you will take it down again."),
  .game = GAME,
  .piles = emperor_piles,
  .options = forty_options,
  .configure = forty_configure,
};
