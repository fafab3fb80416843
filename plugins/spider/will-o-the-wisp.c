/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Will o' the Wisp: a Spider of one deck in which the player discards the complete suits. */
#include "spider.h"

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_FOUNDATION, .count = 1, .name = PAT_NC_ ("pile", "Discard pile"), .at = { .x = 6 },
    .build = PAT_ANY_CARD, .fill = PAT_FILL_ANY, .units = PAT_DOWN | PAT_SAME_SUIT,
    .min_accept = SUIT_LENGTH, .from = PAT_ROLE_BIT (PAT_TABLEAU) },
  SPIDER_COLUMNS (.count = 7, .at = { .y = 1.2, .dx = 1 }, .deal = "DDU"),
  { 0 }
};

static const PatChoice runs[] = {
  { "suit", N_("Runs in suit") },
  { "colours", N_("Runs in alternating colours, as in the printed rules") },
  { 0 }
};

static const PatChoice discards[] = {
  { "end", N_("Wherever it ends a column") },
  { "alone", N_("Where its column holds nothing else") },
  { 0 }
};

static const PatOption options[] = {
  { "runs", N_("Moves between columns"), NULL, PAT_OPTION_CHOICE, .choices = runs },
  { "discard", N_("Discarding a complete suit"), NULL, PAT_OPTION_CHOICE,
    .choices = discards },
  SPIDER_FILL_FIRST,
  { 0 }
};

static const PatPreset presets[] = {
  { "standard", N_("Standard"), "" },
  { "smallware", N_("As once printed"), "runs=colours,discard=alone,fill-first=off" },
  { 0 }
};

static const char *
refuse_company (const PatRules    *rules,
                const PatPosition *position,
                const PatMove     *move)
{
  if (move->kind != PAT_MOVE_CARDS ||
      pat_rules_get_role (rules, move->picks[1].pile) != PAT_FOUNDATION ||
      pat_position_get_size (position, move->picks[0].pile) == SUIT_LENGTH)
    return NULL;
  return N_("A suit may be discarded only where its column holds nothing else.");
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  if (pat_options_is (chosen, "runs", "colours"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->run = PAT_DOWN | PAT_ALTERNATE;
  if (pat_options_is (chosen, "discard", "alone"))
    table->game.refuse = refuse_company;
  table->game.stock.spaces_first = pat_options_get (chosen, "fill-first");
  return TRUE;
}

const PatVariantSpec will_o_the_wisp = {
  .id = "will-o-the-wisp",
  .name = N_("Will o’ the Wisp"),
  .family = PAT_NC_ ("family", "Spider"),
  .source = "smallWare Solitaire Collection",
  .odds = PAT_ODDS_OFTEN,
  .skill = 4,
  .minutes = 8,
  .collections = (const PatMembership[]) { { "palm-shelf", 24, "smallware" }, { NULL } },
  .about = N_("Spiderette with columns of equal length, from the book of Albert Morehead and "
              "Geoffrey Mott-Smith. It is the friendlier of the two."),
  .goal = N_("Build each suit in order, from the King down to the Ace, and discard it. The game is "
             "won when all four are discarded."),
  .rules = N_("To discard a complete suit, drag its King with all that lies on it to the discard "
              "pile, or double-click or double-tap one of its cards."),
  .advice = N_("Build in suit wherever you can, and empty a column before you deal. A complete "
               "suit may wait in its column as long as you like."),
  .notes = N_("The last three cards of the stock go to the first three columns. Runs in suit move "
              "as a unit; the printed rules speak of alternating colours, which is an option."),
  .game = {
    .stock = { PAT_TABLEAU, 1 },
    .auto_class = PAT_AUTO_ALL,
    .double_click = PAT_TARGET_FOUNDATION,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};
