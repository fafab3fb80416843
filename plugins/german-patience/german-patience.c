/* SPDX-License-Identifier: GPL-3.0-or-later */
/* German Patience: no foundations, but eight piles that are built up to thirteen cards. */
#include <patience.h>

#define FULL_LENGTH 13

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = 8, .at = { .y = 1.2, .dx = 1 },
    .narrow = { .y = 1.1, .dx = 1, .per_line = 4, .line_dy = 2 },
    .fan_y = 0.25, .build = PAT_UP | PAT_ANY_SUIT | PAT_WRAP, .take = PAT_TAKE_TOP,
    .fill = PAT_FILL_ANY, .max_cards = FULL_LENGTH, .n_refill = 2,
    .refill = { PAT_STOCK, PAT_WASTE }, .deal = "U" },
  { .role = PAT_STOCK, .count = 1, .at = { .x = 3 }, .narrow = { .x = 1 }, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 4 }, .narrow = { .x = 2 },
    .take = PAT_TAKE_TOP },
  { 0 }
};

static const PatScoring asked = { PAT_SCORE_ASK };

static const PatChoice spaces[] = {
  { "stock", N_("Filled from the stock at once") },
  { "any", N_("Any card, by hand") },
  { 0 }
};

static const PatChoice passes[] = {
  { "1", PAT_NC_ ("passes", "One") }, { "2", PAT_NC_ ("passes", "Two") }, { 0 }
};

static const PatOption options[] = {
  { "spaces", PAT_NC_ ("option", "Empty spaces"), NULL, PAT_OPTION_CHOICE, .choices = spaces },
  { "passes", N_("Passes through the stock"),
    N_("How often the stock can be gone through, including the first time"),
    PAT_OPTION_CHOICE, .choices = passes },
  { 0 }
};

static const PatPreset presets[] = {
  { "autofill", N_("Filled at once"), "" },
  { "free", N_("Free spaces"), "spaces=any" },
  { 0 }
};

static gboolean
is_complete (const PatRules    *rules,
             const PatPosition *position,
             guint              pile)
{
  return pat_rules_get_role (rules, pile) == PAT_TABLEAU &&
         pat_position_get_size (position, pile) == FULL_LENGTH;
}

static gboolean
all_complete (const PatRules    *rules,
              const PatPosition *position)
{
  return pat_rules_count_complete (rules, position) == pat_rules_count_role (rules, PAT_TABLEAU);
}

static int
count_cards (const PatRules    *rules,
             const PatPosition *position)
{
  return (int) pat_rules_count_complete (rules, position) * FULL_LENGTH;
}

/* The thirteenth card of a pile turns face down. */
static void
close_piles (const PatRules    *rules,
             const PatPosition *position,
             const PatMove     *move,
             PatSteps          *steps)
{
  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    if (is_complete (rules, position, pile) &&
        !pat_card_is_face_down (pat_position_get_top (position, pile)))
      pat_steps_turn (steps, pile, FULL_LENGTH - 1, 1);
}

static char *
describe_complete (const PatRules    *rules,
                   const PatPosition *position)
{
  /* Translators: in the status row; how many piles have all their cards. */
  const char *text = N_("Complete piles: %d");

  return g_strdup_printf (pat_words_translate (pat_rules_get_variant (rules), text),
                          (int) pat_rules_count_complete (rules, position));
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  if (pat_options_is (chosen, "spaces", "any"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->n_refill = 0;
  table->game.stock.redeals = (guint8) pat_options_get (chosen, "passes");
  return TRUE;
}

static const PatVariantSpec german_patience = {
  .id = "german-patience",
  .name = N_("German Patience"),
  .family = PAT_NC_ ("family", "Planners"),
  .source = "smallWare Solitaire Collection",
  .odds = PAT_ODDS_SELDOM,
  .skill = 3,
  .minutes = 20,
  .collections = (const PatMembership[]) { { "palm-shelf", 9 }, { NULL } },
  .about = N_("There are no foundations: eight piles grow upwards from whatever card they began "
              "with, without regard to suit, until each of them has thirteen cards. A good player "
              "wins about one game in two hundred."),
  .goal = N_("Build eight piles of thirteen cards each."),
  .rules = N_("As soon as a pile has thirteen cards, its top card turns face down, and the pile is "
              "locked for the rest of the game. Each locked pile counts thirteen points."),
  .advice = N_("Spread the ranks: two piles that wait for the same card are a pile too few. An "
               "early choice between two piles is the whole game."),
  .notes = N_("A space is filled at once from the stock, and from the waste when the stock is "
              "empty; if both are empty, any card may fill it. The common rule, any card by hand "
              "at all times, is an option."),
  .game = {
    .decks = 2,
    .stock = { PAT_WASTE, 1 },
    .win = PAT_WIN_ASK,
    .double_click = PAT_TARGET_FIRST,
    .scoring = &asked,
    .after_move = close_piles,
    .is_won = all_complete,
    .is_complete = is_complete,
    .score = count_cards,
    .status = describe_complete,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&german_patience)
