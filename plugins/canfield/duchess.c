/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Duchess: four small reserves, and the player chooses with which rank the foundations begin. */
#include "canfield.h"

static const PatPileSpec piles[] = {
  CANFIELD_STOCK_AT (.at = { 0 }),
  { .role = PAT_WASTE, .count = 1, .at = { .y = 1.2 }, .narrow = { .x = 1 },
    .take = PAT_TAKE_TOP },
  { .role = PAT_RESERVE, .count = 4, .at = { .x = 5.35, .dx = 1.8, .per_line = 2, .line_dy = 1.2 },
    .narrow = { .y = 1.15, .dx = 3, .per_line = 2, .line_dy = 1.05 }, .fan_x = 0.32,
    .take = PAT_TAKE_TOP, .deal = "UUU" },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 1.2, .dx = 1 },
    .narrow = { .x = 2, .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT | PAT_WRAP, .fill = PAT_FILL_BASE, .max_cards = 13 },
  { .role = PAT_TABLEAU, .count = 4, .at = { .x = 1.2, .y = 1.2, .dx = 1 },
    .narrow = { .x = 0.25, .y = 3.4, .dx = 1.5 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ALTERNATE | PAT_WRAP, .take = PAT_TAKE_RUN, .fill = PAT_FILL_ANY,
    .fill_from = PAT_ROLE_BIT (PAT_WASTE), .fill_first = PAT_ROLE_BIT (PAT_RESERVE),
    .deal = "U" },
  { 0 }
};

static const PatChoice moves[] = {
  { "part", N_("Any part of a run") }, { "whole", N_("Whole columns and single cards") }, { 0 }
};

static const PatChoice passes[] = {
  { "2", PAT_NC_ ("passes", "Two") }, { "1", PAT_NC_ ("passes", "One") },
  { "unlimited", PAT_NC_ ("passes", "Without limit") }, { 0 }
};

static const PatOption options[] = {
  { "moves", N_("Moves between columns"), NULL, PAT_OPTION_CHOICE, .choices = moves },
  { "passes", N_("Passes through the stock"),
    N_("How often the stock can be gone through, including the first time"),
    PAT_OPTION_CHOICE, .choices = passes },
  { 0 }
};

static gboolean
chooses_base (const PatRules *rules,
              const PatMove  *move)
{
  return move->kind == PAT_MOVE_CARDS &&
         pat_rules_get_role (rules, move->picks[0].pile) == PAT_RESERVE &&
         pat_rules_get_role (rules, move->picks[1].pile) == PAT_FOUNDATION;
}

static const char *
refuse_before_base (const PatRules    *rules,
                    const PatPosition *position,
                    const PatMove     *move)
{
  if (position->counters[PAT_COUNTER_BASE] != 0 || chooses_base (rules, move))
    return NULL;
  return N_("Put one of the top cards of the reserve on a foundation first.");
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  static const guint8 n_redeals[] = { 1, 0, PAT_UNLIMITED };

  if (pat_options_is (chosen, "moves", "whole"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->take = PAT_TAKE_WHOLE;
  table->game.stock.redeals = n_redeals[pat_options_get (chosen, "passes")];
  return TRUE;
}

const PatVariantSpec duchess = {
  .id = "duchess",
  .name = N_("Duchess"),
  .family = PAT_NC_ ("family", "Canfield"),
  .source = "Morehead & Mott-Smith",
  .skill = 3,
  .minutes = 12,
  .aliases = N_("Glenwood"),
  .about = N_("A milder Canfield with an open reserve. The player sees sixteen cards before "
              "deciding with which rank the foundations begin, and that choice often decides the "
              "game."),
  .rules = N_("Before anything else, choose one of the four top cards of the reserve and put it on "
              "a foundation. All foundations begin with its rank."),
  .advice = N_("Choose a rank whose other cards, or the ones that follow it, lie open. Keep the "
               "reserve in mind: while it lasts, every space must be filled from it."),
  .notes = N_("Any part of a run moves; an option allows only complete columns and single cards. "
              "A space may be left open as long as you like."),
  .game = {
    .base_chosen = TRUE,
    .stock = { PAT_WASTE, 1, 1 },
    .auto_class = PAT_AUTO_SAFE,
    .refuse = refuse_before_base,
  },
  .piles = piles,
  .options = options,
  .configure = configure,
};
