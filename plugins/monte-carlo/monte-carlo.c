/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Monte Carlo: pairs of neighbours in a square of 25 cards, which is closed up and filled again. */
#include <patience.h>

#define SIDE     5
#define N_PLACES (SIDE * SIDE)

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = N_PLACES,
    .at = { .dx = 1, .per_line = SIDE, .line_dy = 1 }, .max_cards = 1, .removable = TRUE,
    .deal = "U" },
  { .role = PAT_STOCK, .count = 1, .at = { .x = 5.3, .y = 1.4 }, .deal = "*" },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 5.3, .y = 2.6 } },
  { 0 }
};

static const PatChoice neighbours[] = {
  { "all", N_("The eight cards around it") }, { "sides", N_("The four cards at its sides") }, { 0 }
};

static const PatChoice closings[] = {
  { "rows", N_("Along the rows, to the left and up") }, { "columns", N_("Upwards in each column") },
  { 0 }
};

static const PatOption options[] = {
  { "neighbours", N_("Neighbours of a card"), NULL, PAT_OPTION_CHOICE, .choices = neighbours },
  { "closing", N_("Gaps are closed"), NULL, PAT_OPTION_CHOICE, .choices = closings },
  { 0 }
};

static const PatPreset presets[] = {
  { "monte-carlo", N_("Monte Carlo"), "" },
  { "weddings", N_("Weddings"), "closing=columns" },
  { "sides", N_("Side by side only"), "neighbours=sides" },
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
  int a, b, across, down;

  if (move->kind != PAT_MOVE_REMOVE)
    return NULL;
  a = (int) pat_rules_get_number (rules, move->picks[0].pile) - 1;
  b = (int) pat_rules_get_number (rules, move->picks[1].pile) - 1;
  across = ABS (a % SIDE - b % SIDE);
  down = ABS (a / SIDE - b / SIDE);
  if (!pat_options_is (pat_rules_get_options (rules), "neighbours", "sides"))
    return MAX (across, down) == 1 ? NULL : N_("The two cards are not neighbours.");
  return across + down == 1 ? NULL : N_("The two cards do not lie side by side.");
}

/* The next place after a gap whose card goes there: the next one at all, or the next one of its
 * column. */
static guint
find_next (const gboolean *filled,
           guint           gap,
           guint           distance)
{
  guint n = gap + distance;

  while (n < N_PLACES && !filled[n])
    n += distance;
  return n;
}

/* Closes the gaps, then fills what is free from the stock. */
static void
close_up (const PatRules    *rules,
          const PatPosition *position,
          PatSteps          *steps)
{
  guint distance = pat_options_is (pat_rules_get_options (rules), "closing", "columns") ? SIDE : 1;
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);
  guint n_left = pat_position_get_size (position, stock);
  gboolean filled[N_PLACES];

  for (guint n = 0; n < N_PLACES; n++)
    filled[n] = pat_position_get_size (position, place (rules, n)) > 0;
  for (guint n = 0; n < N_PLACES; n++)
    {
      guint next = filled[n] ? N_PLACES : find_next (filled, n, distance);

      if (next >= N_PLACES)
        continue;
      pat_steps_move (steps, place (rules, next), 0, 1, place (rules, n), PAT_STEP_PLAIN);
      filled[n] = TRUE;
      filled[next] = FALSE;
    }
  for (guint n = 0; n < N_PLACES && n_left > 0; n++)
    if (!filled[n])
      pat_steps_move (steps, stock, --n_left, 1, place (rules, n), PAT_STEP_TURNED);
}

static const char *
why_not (const PatRules    *rules,
         const PatPosition *position,
         const PatMove     *move)
{
  return N_("There is no gap that could be closed or filled.");
}

static const PatVariantSpec monte_carlo = {
  .id = "monte-carlo",
  .name = N_("Monte Carlo"),
  .family = PAT_NC_ ("family", "Pairs"),
  .source = "Parlett, PySolFC",
  .skill = 3,
  .minutes = 6,
  .aliases = N_("Weddings;Double and Quits;Quilt;Good Neighbours"),
  .about = N_("Neighbours of equal rank marry and leave, the others move up, and new guests "
              "come in. It has nothing to do with the casino but the luck that it needs."),
  .rules = N_("Only neighbours are paired. A click or tap on the stock closes the gaps in the "
              "square and fills what is free then with new cards, whether or not there are pairs "
              "left; when the stock is empty, it still closes the gaps."),
  .advice = N_("Before you take a pair, think how the cards behind it will move up. Sometimes a "
               "pair that is left standing brings two others together."),
  .notes = N_("Pairs need not be taken, and gaps are closed when you ask for it. The version "
              "“Weddings” closes them upwards in each column."),
  .game = {
    .remove = { PAT_REMOVE_EQUAL },
    .stock_help = N_("A click or tap on the stock closes the gaps, and its cards fill the places "
                     "that are free then."),
    .deal_stock = close_up,
    .refuse = refuse,
    .why_not = why_not,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
};

PAT_PLUGIN (&monte_carlo)
