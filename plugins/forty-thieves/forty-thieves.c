/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Forty Thieves and its nearest relatives, whose columns are built in suit: Josephine, Limited and
 * Lucas. */
#include "forty-thieves.h"

#define IN_SUIT PAT_DOWN | PAT_SAME_SUIT

static const PatPileSpec forty_piles[] = {
  FORTY_STOCK (4),
  FORTY_FOUNDATIONS (2, .build = PAT_UP | PAT_SAME_SUIT),
  FORTY_COLUMNS (10, 5, 0, .build = IN_SUIT, .take = PAT_TAKE_TOP, .deal = "UUUU"),
  { 0 }
};

static const PatPileSpec josephine_piles[] = {
  FORTY_STOCK (4),
  FORTY_FOUNDATIONS (2, .build = PAT_UP | PAT_SAME_SUIT),
  FORTY_COLUMNS (10, 5, 0, .build = IN_SUIT, .take = PAT_TAKE_RUN, .deal = "UUUU"),
  { 0 }
};

static const PatPileSpec limited_piles[] = {
  FORTY_STOCK (5),
  FORTY_FOUNDATIONS (4, .build = PAT_UP | PAT_SAME_SUIT),
  FORTY_COLUMNS (12, 6, 0, .build = IN_SUIT, .take = PAT_TAKE_TOP, .deal = "UUU"),
  { 0 }
};

static const PatPileSpec lucas_piles[] = {
  FORTY_STOCK (6),
  FORTY_FOUNDATIONS (5, .build = PAT_UP | PAT_SAME_SUIT, .deal = FORTY_ACES),
  FORTY_COLUMNS (13, 7, 0, .build = IN_SUIT, .take = PAT_TAKE_TOP, .deal = "UUU"),
  { 0 }
};

static const PatChoice moves[] = {
  { "one", PAT_NC_ ("choice", "One card") }, { "spaces", N_("As many as empty columns allow") },
  { 0 }
};

static const PatChoice passes[] = {
  { "1", PAT_NC_ ("passes", "One") }, { "2", PAT_NC_ ("passes", "Two") },
  { "3", PAT_NC_ ("passes", "Three") }, { 0 }
};

#define PASSES                                                                              \
  { "passes", N_("Passes through the stock"),                                               \
    N_("How often the stock can be gone through, including the first time"),                \
    PAT_OPTION_CHOICE, .choices = passes }

const PatOption forty_options[] = {
  PASSES,
  { "moves", N_("Moves between columns"),
    N_("Several cards can be moved by way of empty columns; here they may go at once"),
    PAT_OPTION_CHOICE, .choices = moves },
  { 0 }
};

const PatOption forty_run_options[] = {
  PASSES,
  { 0 }
};

gboolean
forty_configure_runs (PatTable    *table,
                      PatOptions  *chosen,
                      GError     **error)
{
  table->game.stock.redeals = (guint8) pat_options_get (chosen, "passes");
  return TRUE;
}

gboolean
forty_configure (PatTable    *table,
                 PatOptions  *chosen,
                 GError     **error)
{
  if (pat_options_is (chosen, "moves", "spaces"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->take = PAT_TAKE_RUN_LIMITED;
  return forty_configure_runs (table, chosen, error);
}

#define GAME { .decks = 2, .stock = { PAT_WASTE, 1 }, .auto_class = PAT_AUTO_SAFE }

static const PatVariantSpec forty_thieves = {
  .id = "forty-thieves",
  .name = N_("Forty Thieves"),
  .family = PAT_NC_ ("family", "Forty Thieves"),
  .source = "Morehead & Mott-Smith",
  .odds = PAT_ODDS_SELDOM,
  .skill = 4,
  .minutes = 20,
  .rank = 8,
  .aliases = N_("Napoleon at Saint Helena;Big Forty;Roosevelt at San Juan"),
  .about = N_("One of the great games for two decks, and a hard one: forty cards lie open, they "
              "move one at a time, and the stock is gone through once. It is said to have helped "
              "Napoleon through his exile."),
  .advice = N_("An empty column is the best thing that you can have: do not fill it in haste. "
               "Build only where it frees a card that you need, and keep the waste short."),
  .notes = N_("Books and programs agree on these rules; a second pass through the stock and "
              "several cards at once by way of empty columns are common favours."),
  .game = GAME,
  .piles = forty_piles,
  .options = forty_options,
  .configure = forty_configure,
};

static const PatVariantSpec josephine = {
  .id = "josephine",
  .name = N_("Josephine"),
  .family = PAT_NC_ ("family", "Forty Thieves"),
  .source = "PySolFC",
  .skill = 4,
  .minutes = 20,
  .about = N_("The Forty Thieves made kinder by one rule: cards that lie in sequence move "
              "together. It has its name from the first wife of Napoleon, who is said to have "
              "played the older game."),
  .advice = N_("Since runs move as a unit, a long run in suit costs you nothing: build as much as "
               "you can, and empty a column early."),
  .game = GAME,
  .piles = josephine_piles,
  .options = forty_run_options,
  .configure = forty_configure_runs,
};

static const PatVariantSpec limited = {
  .id = "limited",
  .name = N_("Limited"),
  .family = PAT_NC_ ("family", "Forty Thieves"),
  .source = "PySolFC",
  .skill = 4,
  .minutes = 20,
  .about = N_("A milder form of the Forty Thieves: twelve short columns instead of ten longer "
              "ones, so that more cards are free and a column is sooner empty."),
  .advice = N_("The columns are short: look which of them can be emptied with a few moves before "
               "you turn to the stock."),
  .game = GAME,
  .piles = limited_piles,
  .options = forty_options,
  .configure = forty_configure,
};

static const PatVariantSpec lucas = {
  .id = "lucas",
  .name = N_("Lucas"),
  .family = PAT_NC_ ("family", "Forty Thieves"),
  .source = "Blanccoeur",
  .odds = PAT_ODDS_OFTEN,
  .skill = 4,
  .minutes = 20,
  .about = N_("An old French game that is much like the Forty Thieves, but far easier: the Aces "
              "lie on the foundations from the start, and there are thirteen columns of three "
              "cards."),
  .advice = N_("With so many columns you can afford to look ahead: dig for the Twos and Threes "
               "first, and empty a column whenever it costs little."),
  .notes = N_("Some books add a second pass, or let sequences move as a unit, and some programs "
              "leave the Aces in the deck; here the Aces are taken out and single cards move."),
  .game = GAME,
  .piles = lucas_piles,
  .options = forty_options,
  .configure = forty_configure,
};

PAT_PLUGIN (&forty_thieves, &josephine, &limited, &lucas, &streets, &maria, &number_ten,
            &rank_and_file, &emperor, &red_and_black)
