/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Interregnum: eight foundations begin one rank above their indicators and end with them. */
#include <patience.h>

#define FULL_LENGTH 13 /* cards of a foundation, its indicator included */

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = 8,
    .at = { .x = 1.2, .y = 2.3, .dx = 1 }, .narrow = { .y = 3.55, .dx = 1 }, .fan_y = 0.25,
    .take = PAT_TAKE_TOP, .deal = "U" },
  { .role = PAT_INDICATOR, .count = 8, .at = { .x = 1.2, .dx = 1 }, .narrow = { .dx = 1 },
    .deal = "U" },
  { .role = PAT_FOUNDATION, .count = 8,
    .at = { .x = 1.2, .y = 1.1, .dx = 1 }, .narrow = { .y = 1.1, .dx = 1 },
    .build = PAT_UP | PAT_WRAP | PAT_ANY_SUIT, .fill = PAT_FILL_INDICATOR,
    .max_cards = FULL_LENGTH },
  { .role = PAT_STOCK, .count = 1, .narrow = { .y = 2.2 }, .deal = "*" },
  { 0 }
};

static const PatChoice bases[] = {
  { "indicators", N_("Indicators, which end them") },
  { "dealt", N_("Cards that are dealt to them") },
  { 0 }
};

static const PatOption options[] = {
  { "base", N_("Foundations begin with"), NULL, PAT_OPTION_CHOICE, .choices = bases },
  { 0 }
};

static const PatPreset presets[] = {
  { "interregnum", N_("Interregnum"), "" },
  { "dealt-bases", N_("Bases dealt"), "base=dealt" },
  { 0 }
};

/* An indicator goes face down on its foundation when that has twelve cards. */
static void
close_foundations (const PatRules    *rules,
                   const PatPosition *position,
                   const PatMove     *move,
                   PatSteps          *steps)
{
  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_FOUNDATION); i++)
    {
      guint foundation = (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, i);
      guint indicator = (guint) pat_rules_find_pile (rules, PAT_INDICATOR, i);

      if (pat_position_get_size (position, foundation) == FULL_LENGTH - 1 &&
          pat_position_get_size (position, indicator) == 1)
        pat_steps_move (steps, indicator, 0, 1, foundation, PAT_STEP_TURNED);
    }
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *foundations = pat_table_find_row (table, PAT_FOUNDATION, 0);

  if (!pat_options_is (chosen, "base", "dealt"))
    return TRUE;
  pat_table_find_row (table, PAT_INDICATOR, 0)->count = 0;
  foundations->at.y = 0;
  foundations->narrow.y = 0;
  foundations->fill = PAT_FILL_NONE;
  foundations->deal = "U";
  pat_table_find_row (table, PAT_TABLEAU, 0)->at.y = 1.2f;
  pat_table_find_row (table, PAT_STOCK, 0)->narrow.y = 1.1f;
  pat_table_find_row (table, PAT_TABLEAU, 0)->narrow.y = 2.45f;
  table->game.after_move = NULL;
  return TRUE;
}

static const PatVariantSpec interregnum = {
  .id = "interregnum",
  .name = N_("Interregnum"),
  .family = PAT_NC_ ("family", "Planners"),
  .source = "smallWare Solitaire Collection",
  .odds = PAT_ODDS_SELDOM,
  .skill = 3,
  .minutes = 15,
  .collections = (const PatMembership[]) { { "palm-shelf", 11 }, { NULL } },
  .aliases = N_("Constitution"),
  .about = N_("Eight cards are laid out to say where eight foundations begin: each starts one "
              "rank above its indicator, goes round without regard to suit, and ends with the "
              "indicator itself."),
  .goal = N_("Build all eight foundations up to thirteen cards."),
  .advice = N_("Do not play a card merely because it fits: before you deal, see which "
               "foundation will need its rank again soon, and which column it uncovers."),
  .notes = N_("If there are indicators, an indicator turns face down and goes to its foundation "
              "automatically when that has twelve cards. Playing all that fits at once is possible "
              "when the stock is empty."),
  .game = {
    .decks = 2,
    .stock = { PAT_TABLEAU, 1 },
    .after_move = close_foundations,
    .auto_when_dealt = TRUE,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&interregnum)
