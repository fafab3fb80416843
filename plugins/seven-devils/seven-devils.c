/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seven Devils: seven cards lie apart that go to the foundations and nowhere else. */
#include <patience.h>

static const PatPileSpec piles[] = {
  { .role = PAT_FOUNDATION, .count = 8, .at = { .dx = 1 }, .narrow = { .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE, .max_cards = 13 },
  { .role = PAT_TABLEAU, .count = 7, .at = { .y = 1.2, .dx = 1 }, .narrow = { .y = 2.3, .dx = 1 },
    .fan_y = 0.25, .build = PAT_DOWN | PAT_ALTERNATE, .fill = PAT_FILL_ANY,
    .from = PAT_ROLE_BIT (PAT_WASTE) | PAT_ROLE_BIT (PAT_TABLEAU), .take = PAT_TAKE_TOP,
    .turn = PAT_TURN_EXPOSED, .deal = "U/DU/DDU/DDDU/DDDDU/DDDDDU/DDDDDDU" },
  { .role = PAT_RESERVE, .count = 1, .name = PAT_NC_ ("pile", "Seven Devils"),
    .at = { .x = 8.5, .y = 1.2, .dx = 1, .per_line = 2, .line_dy = 1 },
    .narrow = { .x = 7, .y = 2.3 }, .fan_y = 0.25, .take = PAT_TAKE_TOP, .deal = "UUUUUUU" },
  { .role = PAT_STOCK, .count = 1, .at = { .x = 8.5 }, .narrow = { .y = 1.1 }, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 9.5 }, .narrow = { .x = 1, .y = 1.1 },
    .take = PAT_TAKE_TOP },
  { 0 }
};

static const PatChoice devils[] = {
  { "one", N_("One pile, its top card available") },
  { "seven", N_("Seven single cards, all available") },
  { 0 }
};

static const PatChoice moves[] = {
  { "one", PAT_NC_ ("choice", "One card") }, { "spaces", N_("As many as empty columns allow") },
  { 0 }
};

static const PatOption options[] = {
  { "devils", PAT_NC_ ("option", "Seven Devils"), NULL, PAT_OPTION_CHOICE, .choices = devils },
  { "moves", N_("Moves between columns"),
    N_("Several cards can be moved by way of empty columns; here they may go at once"),
    PAT_OPTION_CHOICE, .choices = moves },
  { 0 }
};

static const PatPreset presets[] = {
  { "one-pile", N_("One pile"), "" },
  { "seven-piles", N_("Seven piles"), "devils=seven" },
  { 0 }
};

/* In a narrow window the devils get a line of their own, which pushes the columns down. */
static void
free_devils (PatTable *table)
{
  PatPileSpec *row = pat_table_find_row (table, PAT_RESERVE, 0);

  row->count = 7;
  row->name = N_("Devil");
  row->names = N_("Devils");
  row->fan_y = 0;
  row->deal = "U";
  row->narrow = (PatPlace) { .y = 2.2f, .dx = 1 };
  pat_table_find_row (table, PAT_TABLEAU, 0)->narrow.y = 3.4f;
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  if (pat_options_is (chosen, "devils", "seven"))
    free_devils (table);
  if (pat_options_is (chosen, "moves", "spaces"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->take = PAT_TAKE_RUN_LIMITED;
  return TRUE;
}

static const PatVariantSpec seven_devils = {
  .id = "seven-devils",
  .name = N_("Seven Devils"),
  .family = PAT_NC_ ("family", "Forty Thieves"),
  .source = "smallWare Solitaire Collection",
  .odds = PAT_ODDS_SELDOM,
  .skill = 3,
  .minutes = 20,
  .collections = (const PatMembership[]) { { "palm-shelf", 19 }, { NULL } },
  .about = N_("It has been called the hardest of all patiences. Seven cards lie apart in a pile of "
              "their own, and the one on top must reach a foundation before the next can be "
              "played."),
  .rules = N_("A Devil goes to a foundation and nowhere else, not even to an empty column."),
  .advice = N_("Look at the Devils first: where both copies of a card lie above a lower card of "
               "their suit, the game is lost from the start. Otherwise play for the card that "
               "frees the next Devil, and for nothing else."),
  .notes = N_("An empty column takes any card but a Devil, and single cards move; options lay the "
              "Devils side by side and let as many cards go at once as empty columns allow."),
  .game = {
    .decks = 2,
    .stock = { PAT_WASTE, 1 },
    .auto_class = PAT_AUTO_ALL,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&seven_devils)
