/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bristol: eight fans, and a stock that comes three cards at a time to three reserves. */
#include "fan.h"

static const PatPileSpec piles[] = {
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 4.6, .dx = 1 },
    .narrow = { .x = 0.05, .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE, .max_cards = 13 },
  { .role = PAT_TABLEAU, .count = 8, .name = PAT_NC_ ("pile", "Fan"),
    .names = PAT_NC_ ("piles", "Fans"),
    .at = { .y = 1.2, .dx = 2.2, .per_line = 4, .line_dy = 1.1 },
    .narrow = { .y = 1.1, .dx = 2.1, .per_line = 2, .line_dy = 1.02 }, .fan_x = FAN_SPREAD,
    .build = PAT_DOWN | PAT_ANY_SUIT, .take = PAT_TAKE_TOP, .sink = PAT_RANK_BIT (PAT_KING),
    .deal = "UUU" },
  { .role = PAT_RESERVE, .count = 3, .at = { .x = 1, .dx = 1 },
    .narrow = { .x = 1.05, .y = 5.3, .dx = 1 }, .take = PAT_TAKE_TOP },
  { .role = PAT_STOCK, .count = 1, .narrow = { .x = 0.05, .y = 5.3 },
    .deal = "*" },
  { 0 }
};

static const PatChoice foundations[] = {
  { "suit", PAT_NC_ ("choice", "In suit") }, { "any", N_("Regardless of suit") }, { 0 }
};

static const PatChoice starts[] = {
  { "fans", N_("The fans only") },
  { "reserves", N_("A card to each reserve as well") },
  { "ace", N_("An Ace on a foundation as well (Belvedere)") },
  { 0 }
};

static const PatOption options[] = {
  { "foundations", N_("Foundations are built"), NULL, PAT_OPTION_CHOICE,
    .choices = foundations },
  { "kings", N_("Kings to the bottom of their fans"), NULL, PAT_OPTION_SWITCH, .initial = 1 },
  { "start", PAT_NC_ ("option", "Dealt first"), NULL, PAT_OPTION_CHOICE, .choices = starts },
  { 0 }
};

static const PatPreset presets[] = {
  { "suit", N_("Foundations in suit"), "" },
  { "any", N_("Foundations of any suit"), "foundations=any" },
  { "belvedere", N_("Belvedere"), "foundations=any,start=ace" },
  { "smallware", N_("As once printed"), "kings=off" },
  { 0 }
};

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *to = pat_table_find_row (table, PAT_FOUNDATION, 0);

  if (pat_options_is (chosen, "foundations", "any"))
    to->build = PAT_UP | PAT_ANY_SUIT;
  if (!pat_options_get (chosen, "kings"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->sink = 0;
  if (pat_options_is (chosen, "start", "ace"))
    to->deal = "=A/";
  if (pat_options_is (chosen, "start", "reserves"))
    pat_table_find_row (table, PAT_RESERVE, 0)->deal = "U";
  return TRUE;
}

const PatVariantSpec bristol = {
  .id = "bristol",
  .name = N_("Bristol"),
  .family = PAT_NC_ ("family", "Fan"),
  .source = "smallWare Solitaire Collection",
  .odds = PAT_ODDS_SOMETIMES,
  .skill = 4,
  .minutes = 10,
  .collections = (const PatMembership[]) { { "palm-shelf", 4, "smallware" }, { NULL } },
  .aliases = N_("Belvedere"),
  .about = N_("A game of judgement, known from the book of Morehead and Mott-Smith: every click or "
              "tap on the stock covers the three reserves, and a fan that is emptied is gone for "
              "good."),
  .advice = N_("Build on the fans in such an order that you can take the cards off again. Do not "
               "empty a fan without need, and look which reserve each deal will cover."),
  .notes = N_("The foundations are built in suit, as in the printed rules; elsewhere suits do not "
              "matter, which is an option and much easier. Not all books move the Kings, but "
              "without that hardly any game could be won in suit."),
  .game = {
    .stock = { PAT_RESERVE, 1 },
    .auto_class = PAT_AUTO_SAFE,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};
