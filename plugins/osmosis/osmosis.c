/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Osmosis: four rows of one suit each; a card seeps down to a row when its like lies above. */
#include <patience.h>

static gboolean
is_same_suit (PatCard lower,
              PatCard upper)
{
  return pat_card_get_suit (lower) == pat_card_get_suit (upper);
}

static const PatPileSpec piles[] = {
  { .role = PAT_RESERVE, .count = 4, .at = { .x = 1.6, .dy = 1 },
    .narrow = { .y = 1.2, .dy = 1.05 }, .fan_x = 0.2, .take = PAT_TAKE_TOP,
    .turn = PAT_TURN_ALWAYS, .deal = "DDDU" },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 4.1, .dy = 1 },
    .narrow = { .x = 1.9, .y = 1.2, .dy = 1.05 }, .fan_x = 0.25, .can_build = is_same_suit,
    .build_help = N_("A foundation takes cards of one suit only, in any order of ranks."),
    .fill = PAT_FILL_BASE, .max_cards = 13, .deal = "U/" },
  { .role = PAT_STOCK, .count = 1, .narrow = { .x = 0 }, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .y = 1.3 }, .narrow = { .x = 1 },
    .fan_x = 0.22, .n_fanned = 3, .take = PAT_TAKE_TOP },
  { 0 }
};

static const PatChoice draws[] = {
  { "3", PAT_NC_ ("choice", "Three cards") }, { "1", PAT_NC_ ("choice", "One card") }, { 0 }
};

static const PatChoice passes[] = {
  { "unlimited", PAT_NC_ ("passes", "Without limit") }, { "3", PAT_NC_ ("passes", "Three") },
  { "1", PAT_NC_ ("passes", "One") }, { 0 }
};

static const PatOption options[] = {
  { "open", N_("Show all cards of the reserves"), NULL, PAT_OPTION_SWITCH },
  { "draw", N_("Cards turned at a time"),
    N_("How many cards a click or tap on the stock brings; only the top one can be played"),
    PAT_OPTION_CHOICE, .choices = draws },
  { "passes", N_("Passes through the stock"),
    N_("How often the stock can be gone through, including the first time"),
    PAT_OPTION_CHOICE, .choices = passes },
  { 0 }
};

static const PatPreset presets[] = {
  { "osmosis", N_("Osmosis"), "" },
  { "peek", N_("Peek"), "open=on" },
  { 0 }
};

static gboolean
has_rank (const PatPosition *position,
          guint              pile,
          guint              rank)
{
  const PatCard *cards = pat_position_get_cards (position, pile);

  for (guint i = 0; i < pat_position_get_size (position, pile); i++)
    if (pat_card_get_rank (cards[i]) == rank)
      return TRUE;
  return FALSE;
}

/* Below the first foundation a card needs one of its rank in the foundation above. */
static const char *
refuse (const PatRules    *rules,
        const PatPosition *position,
        const PatMove     *move)
{
  guint to, above;

  if (move->kind != PAT_MOVE_CARDS)
    return NULL;
  to = move->picks[1].pile;
  if (pat_rules_get_role (rules, to) != PAT_FOUNDATION || pat_rules_get_number (rules, to) == 1)
    return NULL;
  above = (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, pat_rules_get_number (rules, to) - 1);
  if (pat_position_get_size (position, above) == 0)
    return N_("The foundations are begun from the top.");
  if (!has_rank (position, above,
                 pat_card_get_rank (pat_position_get_top (position, move->picks[0].pile))))
    return N_("No card of this rank lies in the foundation above yet.");
  return NULL;
}

/* No card can be wanted elsewhere. */
static gboolean
may_auto (const PatRules    *rules,
          const PatPosition *position,
          const PatMove     *move,
          PatAuto            degree)
{
  return TRUE;
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  static const guint8 n_redeals[] = { PAT_UNLIMITED, 2, 0 };

  if (pat_options_get (chosen, "open"))
    pat_table_find_row (table, PAT_RESERVE, 0)->deal = "UUUU";
  table->game.stock.redeals = n_redeals[pat_options_get (chosen, "passes")];
  if (pat_options_is (chosen, "draw", "1"))
    {
      table->game.stock.count = 1;
      pat_table_find_row (table, PAT_WASTE, 0)->n_fanned = 1;
    }
  return TRUE;
}

static const PatVariantSpec osmosis = {
  .id = "osmosis",
  .name = N_("Osmosis"),
  .family = PAT_NC_ ("family", "Canfield"),
  .source = "Morehead & Mott-Smith",
  .skill = 1,
  .minutes = 8,
  .aliases = N_("Treasure Trove;Peek"),
  .about = N_("The cards of one suit come to the first row in any order, and each opens the way "
              "for its like into the row below, as a liquid seeps through a wall. A quiet game "
              "that needs little thought."),
  .rules = N_("Each foundation is a row of one suit, in which the ranks follow each other in any "
              "order. The first foundation takes every card of its suit. The others are begun "
              "from the top, and a card goes on one of them only when a card of its rank lies in "
              "the foundation above."),
  .advice = N_("Play whatever goes, since no card is ever needed elsewhere. If three cards are "
               "turned at a time, a card taken from the waste changes which ones come up in the "
               "next pass."),
  .notes = N_("Three cards are turned at a time, and the stock may be gone through without limit. "
              "In “Peek” all cards of the reserves can be seen from the beginning."),
  .game = {
    .base_dealt = TRUE,
    .stock = { PAT_WASTE, 3, PAT_UNLIMITED },
    .auto_class = PAT_AUTO_ALL,
    .single_click = TRUE,
    .refuse = refuse,
    .may_auto = may_auto,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&osmosis)
