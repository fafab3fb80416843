/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sir Tommy and Strategy: every card of the stock must be placed before the next one is seen. */
#include <patience.h>

#define WASTE_PILES(...)                                                                   \
  { .role = PAT_TABLEAU, .name = PAT_NC_ ("pile", "Waste pile"),                           \
    .names = PAT_NC_ ("piles", "Waste piles"),                                             \
    .fan_y = 0.25, .build = PAT_ANY_CARD, .fill = PAT_FILL_ANY,                            \
    .from = PAT_ROLE_BIT (PAT_STOCK), .take = PAT_TAKE_TOP, __VA_ARGS__ }

static const PatPileSpec tommy_piles[] = {
  { .role = PAT_STOCK, .count = 1, .narrow = { .x = 1.5 },
    .take = PAT_TAKE_TOP, .turn = PAT_TURN_ALWAYS, .deal = "*" },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 2, .dx = 1 }, .narrow = { .y = 1.1, .dx = 1 },
    .build = PAT_UP | PAT_ANY_SUIT, .fill = PAT_FILL_BASE, .max_cards = 13 },
  WASTE_PILES (.count = 4, .at = { .x = 2, .y = 1.2, .dx = 1 },
               .narrow = { .y = 2.3, .dx = 1 }),
  { 0 }
};

static const PatPileSpec strategy_piles[] = {
  { .role = PAT_STOCK, .count = 1, .narrow = { .x = 1.5 },
    .take = PAT_TAKE_TOP, .turn = PAT_TURN_ALWAYS, .deal = "*" },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 2, .dx = 1 }, .narrow = { .y = 1.1, .dx = 1 },
    .build = PAT_UP | PAT_ANY_SUIT, .fill = PAT_FILL_BASE, .max_cards = 13 },
  WASTE_PILES (.count = 8, .at = { .y = 1.2, .dx = 1 },
               .narrow = { .y = 2.25, .dx = 1, .per_line = 4, .line_dy = 2 }),
  { 0 }
};

static const PatChoice builds[] = {
  { "any", N_("Regardless of suit") }, { "suit", PAT_NC_ ("choice", "In suit") }, { 0 }
};

static const PatChoice eight_or_six[] = {
  { "8", PAT_NC_ ("piles", "Eight") }, { "6", PAT_NC_ ("piles", "Six") }, { 0 }
};

static const PatChoice aces[] = {
  { "stock", N_("From the stock, as they appear") },
  { "dealt", N_("On the foundations from the beginning") }, { 0 }
};

static const PatOption tommy_options[] = {
  { "piles", PAT_NC_ ("option", "Waste piles"), NULL, PAT_OPTION_NUMBER, .initial = 4, .min = 4,
    .max = 6 },
  { "build", N_("Foundations are built"), NULL, PAT_OPTION_CHOICE, .choices = builds },
  { 0 }
};

static const PatPreset tommy_presets[] = {
  { "four", N_("Four waste piles"), "" },
  { "five", N_("Five waste piles"), "piles=5" },
  { "lady-betty", N_("Lady Betty"), "piles=6,build=suit" },
  { 0 }
};

static const PatOption strategy_options[] = {
  { "build", N_("Foundations are built"), NULL, PAT_OPTION_CHOICE, .choices = builds },
  { "aces", PAT_NC_ ("option", "Aces"), NULL, PAT_OPTION_CHOICE, .choices = aces },
  { "piles", PAT_NC_ ("option", "Waste piles"), NULL, PAT_OPTION_CHOICE, .choices = eight_or_six },
  { 0 }
};

static const PatPreset strategy_presets[] = {
  { "any", N_("Regardless of suit"), "" },
  { "suit", N_("In suit"), "build=suit" },
  { 0 }
};

static gboolean
has_stock (const PatRules    *rules,
           const PatPosition *position)
{
  return pat_position_get_size (position, (guint) pat_rules_find_pile (rules, PAT_STOCK, 1)) > 0;
}

/* Strategy: the foundations wait for the end of the stock. */
static const char *
refuse (const PatRules    *rules,
        const PatPosition *position,
        const PatMove     *move)
{
  if (move->kind != PAT_MOVE_CARDS || !has_stock (rules, position) ||
      pat_rules_get_role (rules, move->picks[1].pile) != PAT_FOUNDATION)
    return NULL;
  return N_("Until the stock is empty, only Aces go to the foundations.");
}

/* Strategy: an Ace that shows on the stock goes to a foundation by itself. */
static void
list_ace (const PatRules    *rules,
          const PatPosition *position,
          const PatMove     *move,
          PatSteps          *steps)
{
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);
  guint n_foundations = pat_rules_count_role (rules, PAT_FOUNDATION);

  if (pat_card_get_rank (pat_position_get_top (position, stock)) != PAT_ACE)
    return;
  for (guint i = 1; i <= n_foundations; i++)
    {
      guint to = (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, i);

      if (pat_position_get_size (position, to) > 0)
        continue;
      pat_steps_move (steps, stock, pat_position_get_size (position, stock) - 1, 1, to,
                      PAT_STEP_PLAIN);
      return;
    }
}

static void
configure_build (PatTable   *table,
                 PatOptions *chosen)
{
  if (pat_options_is (chosen, "build", "suit"))
    pat_table_find_row (table, PAT_FOUNDATION, 0)->build = PAT_UP | PAT_SAME_SUIT;
}

static gboolean
configure_tommy (PatTable    *table,
                 PatOptions  *chosen,
                 GError     **error)
{
  PatPileSpec *row = pat_table_find_row (table, PAT_TABLEAU, 0);

  row->count = (guint8) pat_options_get (chosen, "piles");
  if (row->count > 4)
    row->at.x = 1;
  configure_build (table, chosen);
  return TRUE;
}

static gboolean
configure_strategy (PatTable    *table,
                    PatOptions  *chosen,
                    GError     **error)
{
  configure_build (table, chosen);
  if (pat_options_is (chosen, "piles", "6"))
    {
      pat_table_find_row (table, PAT_TABLEAU, 0)->count = 6;
      pat_table_find_row (table, PAT_TABLEAU, 0)->at.x = 1;
    }
  if (pat_options_is (chosen, "aces", "dealt"))
    {
      pat_table_find_row (table, PAT_FOUNDATION, 0)->deal = "=A";
      table->game.after_move = NULL;
    }
  return TRUE;
}

static const PatVariantSpec sir_tommy = {
  .id = "sir-tommy",
  .name = N_("Sir Tommy"),
  .family = PAT_NC_ ("family", "Planners"),
  .source = "smallWare Solitaire Collection",
  .odds = PAT_ODDS_SOMETIMES,
  .skill = 4,
  .minutes = 8,
  .collections = (const PatMembership[]) { { "palm-shelf", 20 }, { NULL } },
  .aliases = N_("Old Patience;Try Again;Numerica;Lady Betty"),
  .about = N_("Perhaps the oldest patience of all, and still one of the best: there is nothing to "
              "do but to choose the pile on which each card waits. A good player wins about one "
              "game in three."),
  .advice = N_("Keep one pile for Kings and other high cards. On the other piles lay lower cards "
               "on higher ones, and spread cards of equal rank over all of them."),
  .notes = N_("The top card of the stock lies face up and must be placed before the next one is "
              "turned."),
  .game = {
    .auto_class = PAT_AUTO_ALL,
  },
  .piles = tommy_piles,
  .options = tommy_options,
  .presets = tommy_presets,
  .configure = configure_tommy,
};

static const PatVariantSpec strategy = {
  .id = "strategy",
  .name = N_("Strategy"),
  .family = PAT_NC_ ("family", "Planners"),
  .source = "smallWare Solitaire Collection",
  .skill = 5,
  .minutes = 10,
  .collections = (const PatMembership[]) { { "palm-shelf", 21 }, { NULL } },
  .about = N_("First the whole deck is laid out on eight piles, and only then the foundations are "
              "built: whether it comes out is decided before the first card goes up."),
  .rules = N_("Aces that come from the stock go to the foundations automatically. All other cards "
              "must be put on the waste piles, and none of them goes to a foundation until the "
              "stock is empty."),
  .advice = N_("Try to lay lower cards on higher ones in every pile. A pile that begins with a "
               "King can go down a long way; leave gaps of a few ranks for what is still to "
               "come."),
  .notes = N_("The foundations are built regardless of suit; the game is better known with "
              "foundations in suit, which is an option."),
  .game = {
    .auto_class = PAT_AUTO_ALL,
    .refuse = refuse,
    .after_move = list_ace,
  },
  .piles = strategy_piles,
  .options = strategy_options,
  .presets = strategy_presets,
  .configure = configure_strategy,
};

PAT_PLUGIN (&sir_tommy, &strategy)
