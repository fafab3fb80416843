/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Accordion: a row of 52 cards that is pressed together to one pile. A covered card never matters
 * again, so it is put away at once and each place holds one card. */
#include <patience.h>

#define N_PLACES 52

static gboolean
match (PatCard lower,
       PatCard upper)
{
  return pat_card_get_rank (lower) == pat_card_get_rank (upper) ||
         pat_card_get_suit (lower) == pat_card_get_suit (upper);
}

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = N_PLACES, .name = PAT_NC_ ("pile", "Place"),
    .names = PAT_NC_ ("piles", "Row"),
    .at = { .dx = 1, .per_line = 13, .line_dy = 1 },
    .narrow = { .dx = 1, .per_line = 7, .line_dy = 1 }, .can_build = match,
    .build_help = N_("A card goes only on one of the same suit or of the same rank."),
    .take = PAT_TAKE_TOP, .deal = "U" },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 6.5, .y = 4.1 }, .narrow = { .x = 6, .y = 7 } },
  { .role = PAT_STOCK, .count = 1, .at = { .x = 5.5, .y = 4.1 }, .narrow = { .x = 5, .y = 7 },
    .deal = "*" },
  { 0 }
};

static const PatChoice deals[] = {
  { "all", N_("All cards at once") }, { "one", N_("One by one, from a stock") }, { 0 }
};

static const PatOption options[] = {
  { "deal", N_("Dealing the row"), NULL, PAT_OPTION_CHOICE, .choices = deals },
  { 0 }
};

static const PatPreset presets[] = {
  { "open", N_("Accordion"), "" },
  { "stock", N_("One card at a time"), "deal=one" },
  { 0 }
};

static guint
place (const PatRules *rules,
       guint           n)
{
  return (guint) pat_rules_find_pile (rules, PAT_TABLEAU, n + 1);
}

static const char *
refuse (const PatRules    *rules,
        const PatPosition *position,
        const PatMove     *move)
{
  guint from, to;

  if (move->kind != PAT_MOVE_CARDS)
    return NULL;
  from = pat_rules_get_number (rules, move->picks[0].pile);
  to = pat_rules_get_number (rules, move->picks[1].pile);
  return from == to + 1 || from == to + 3
         ? NULL
         : N_("A card only goes on its left neighbour, or on the third card to its left.");
}

/* The first place without a card; N_PLACES if there is none. */
static guint
find_gap (const PatRules    *rules,
          const PatPosition *position)
{
  guint n = 0;

  while (n < N_PLACES && pat_position_get_size (position, place (rules, n)) > 0)
    n++;
  return n;
}

/* Puts a covered card away, and moves the cards beyond a gap up by one. */
static void
press_together (const PatRules    *rules,
                const PatPosition *position,
                const PatMove     *move,
                PatSteps          *steps)
{
  guint discard = (guint) pat_rules_find_pile (rules, PAT_DISCARD, 1);
  guint gap = find_gap (rules, position);

  for (guint n = 0; n < gap; n++)
    if (pat_position_get_size (position, place (rules, n)) > 1)
      pat_steps_move (steps, place (rules, n), 0, 1, discard, PAT_STEP_PLAIN);
  for (guint n = gap; n + 1 < N_PLACES; n++)
    if (pat_position_get_size (position, place (rules, n + 1)) > 0)
      pat_steps_move (steps, place (rules, n + 1), 0, 1, place (rules, n), PAT_STEP_PLAIN);
}

static void
deal_next (const PatRules    *rules,
           const PatPosition *position,
           PatSteps          *steps)
{
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);
  guint size = pat_position_get_size (position, stock);

  if (size > 0)
    pat_steps_move (steps, stock, size - 1, 1, place (rules, find_gap (rules, position)),
                    PAT_STEP_TURNED);
}

static int
count_left (const PatRules    *rules,
            const PatPosition *position)
{
  guint discard = (guint) pat_rules_find_pile (rules, PAT_DISCARD, 1);

  return N_PLACES - (int) pat_position_get_size (position, discard);
}

static gboolean
is_one_pile (const PatRules    *rules,
             const PatPosition *position)
{
  return count_left (rules, position) == 1;
}

static const PatScoring piles_left = { PAT_SCORE_ASK, .low_is_good = TRUE };

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  if (pat_options_is (chosen, "deal", "one"))
    {
      pat_table_find_row (table, PAT_TABLEAU, 0)->deal = NULL;
      return TRUE;
    }
  pat_table_find_row (table, PAT_STOCK, 0)->count = 0;
  pat_table_find_row (table, PAT_DISCARD, 0)->at.x = 6;
  table->game.deal_stock = NULL;
  return TRUE;
}

static const PatVariantSpec accordion = {
  .id = "accordion",
  .name = N_("Accordion"),
  .family = PAT_NC_ ("family", "Pairs"),
  .source = "Morehead & Mott-Smith, Parlett",
  .easiness = 99,
  .skill = 4,
  .minutes = 8,
  .rank = 13,
  .aliases = N_("Idle Year;Tower of Babel;Methuselah"),
  .about = N_("The row is pulled out to its full length and pressed together again. Played card by "
              "card, it hardly ever comes out; with the whole row in sight it is a puzzle that "
              "rewards a plan."),
  .goal = N_("Bring all cards together in one pile."),
  .rules = N_("A card may be put on its left neighbour, or on the third card to its left, if the "
              "two are of the same suit or of the same rank; the first card of a line follows the "
              "last one of the line above. The cards to the right then move up to close the gap. "
              "The covered card is put away, because it never matters again."),
  .advice = N_("Choose the cards with which you want to end, four of a rank at best, and keep them "
               "until everything else has gone. Leave moves that make others possible for the "
               "moment when you need them."),
  .notes = N_("The score is the number of cards that are not covered: few are good, and one is a "
              "win."),
  .game = {
    .win = PAT_WIN_ASK,
    .double_click = PAT_TARGET_ONLY,
    .single_click = TRUE,
    .scoring = &piles_left,
    .stock_help = N_("A click or tap on the stock adds its top card to the end of the row."),
    .deal_stock = deal_next,
    .refuse = refuse,
    .after_move = press_together,
    .is_won = is_one_pile,
    .score = count_left,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&accordion)
