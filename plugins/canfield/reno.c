/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reno: Canfield for money, with one card turned at a time and a single pass. */
#include "canfield.h"

static const PatPileSpec piles[] = {
  CANFIELD_STOCK_AT (.narrow = { .x = 1, .y = 1.1 }),
  { .role = PAT_WASTE, .count = 1, .name = PAT_NC_ ("pile", "Turned card"), .at = { .x = 1 },
    .narrow = { .x = 2, .y = 1.1 },
    .max_cards = 1, .take = PAT_TAKE_TOP, .n_refill = 1, .refill = { PAT_STOCK } },
  { .role = PAT_WASTE, .count = 1, .name = PAT_NC_ ("pile", "Waste"), .at = { .x = 2 },
    .narrow = { .x = 3, .y = 1.1 },
    .build = PAT_ANY_CARD,
    .fill = PAT_FILL_ANY, .from = PAT_ROLE_BIT (PAT_WASTE), .take = PAT_TAKE_TOP },
  CANFIELD_ROYALE_FOUNDATIONS,
  CANFIELD_ROYALE_RESERVE,
  CANFIELD_ROYALE_COLUMNS,
  { 0 }
};

static const PatPoints points[] = {
  { PAT_EVENT_MOVE, PAT_ANY_ROLE, PAT_FOUNDATION, 5 },
  { 0 }
};

/* Translators: an amount of money; %s is the number, with a minus sign if it is negative. */
static const PatScoring betting = {
  /* Translators: %s is an amount of dollars without a sign, such as 5; put the sign where your
     language has it */
  PAT_SCORE_POINTS, PAT_NC_ ("money", "$%s"), 0, .points = points
};
static const PatScoring bank = {
  PAT_SCORE_POINTS, PAT_NC_ ("money", "$%s"), -52, .carries_over = TRUE, .points = points
};

static const PatChoice scorings[] = {
  { "betting", N_("A deck costs $52, each card pays $5") },
  { "cards", N_("Cards on the foundations") }, { 0 }
};

static const PatOption options[] = {
  { "scoring", PAT_NC_ ("option", "Scoring"), NULL, PAT_OPTION_CHOICE, .choices = scorings },
  { "cumulative", N_("Carry the winnings over"),
    N_("The result of each game is the bank of the next one"),
    PAT_OPTION_SWITCH },
  CANFIELD_MOVES,
  CANFIELD_SPACES,
  { 0 }
};

static const PatPreset presets[] = {
  { "betting", N_("Betting"), "" },
  { "bank", N_("Betting with a bank"), "cumulative=on" },
  { "cards", N_("One point for each card"), "scoring=cards" },
  { 0 }
};

/* The turned card makes room for the next one, which follows by itself. */
static void
put_turned_card_away (const PatRules    *rules,
                      const PatPosition *position,
                      PatSteps          *steps)
{
  guint turned = (guint) pat_rules_find_pile (rules, PAT_WASTE, 1);
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);

  if (pat_position_get_size (position, stock) > 0 && pat_position_get_size (position, turned) > 0)
    pat_steps_move (steps, turned, 0, 1, (guint) pat_rules_find_pile (rules, PAT_WASTE, 2),
                    PAT_STEP_PLAIN);
}

/* A click on the stock moves the turned card, and is written as that move. */
static void
spell (const PatRules    *rules,
       const PatPosition *position,
       PatMove           *move)
{
  guint turned = (guint) pat_rules_find_pile (rules, PAT_WASTE, 1);
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);

  if (move->kind == PAT_MOVE_STOCK && pat_position_get_size (position, stock) > 0 &&
      pat_position_get_size (position, turned) > 0)
    pat_move_init_cards (move, turned, 1, (guint) pat_rules_find_pile (rules, PAT_WASTE, 2));
}

static const char *
why_not (const PatRules    *rules,
         const PatPosition *position,
         const PatMove     *move)
{
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);

  if (move->kind != PAT_MOVE_STOCK || pat_position_get_size (position, stock) > 0)
    return NULL;
  return N_("The stock is empty, and there is only one pass through it.");
}

/* The score is what was paid; what the deck has cost stands beside it. */
static char *
describe_cost (const PatRules    *rules,
               const PatPosition *position)
{
  return g_strdup (pat_words_translate (pat_rules_get_variant (rules),
                                        N_("The deck cost $52")));
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  canfield_configure (table, chosen);
  if (!pat_options_is (chosen, "scoring", "betting"))
    return TRUE;
  table->game.scoring = pat_options_get (chosen, "cumulative") ? &bank : &betting;
  if (!pat_options_get (chosen, "cumulative"))
    table->game.points = describe_cost;
  return TRUE;
}

const PatVariantSpec reno = {
  .id = "reno",
  .name = N_("Reno"),
  .family = PAT_NC_ ("family", "Canfield"),
  .source = "Solitaire Royale",
  .odds = PAT_ODDS_SELDOM,
  .skill = 3,
  .minutes = 8,
  .collections = (const PatMembership[]) { { "tour", 8, "cards" }, { NULL } },
  .about = N_("The casino’s way to play Canfield: you pay for the deck and are paid for every card "
              "on a foundation. Eleven cards bring the money back, and that is not often seen."),
  .rules = N_("One card of the stock lies turned over beside it, from the deal on. It goes to a "
              "column, a foundation or the waste; then the next one is turned. The turned card and "
              "the top card of the waste can both be played. When the stock is empty, the waste is "
              "not turned over again."),
  .advice = N_("A card on the waste is not lost while nothing lies on it: hold on to the turned "
               "card while you can use the one on the waste."),
  .notes = N_("The next card is turned automatically as soon as the place is free. The score is "
              "what the cards have paid: eleven of them are $55 and recover the cost of the deck, "
              "and $260 is the most. With a bank, the cost is taken from it."),
  .game = {
    .peek_reveals = TRUE,
    .auto_class = PAT_AUTO_ALL,
    .stock_help = N_("A click or tap on the stock puts the turned card on the waste and turns the "
                     "next one."),
    .deal_stock = put_turned_card_away,
    .spell = spell,
    .why_not = why_not,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};
