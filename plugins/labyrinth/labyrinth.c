/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Labyrinth: rows of eight cards, of which only those are free that have room above or below. */
#include <patience.h>

#define ROW_LENGTH    8
#define N_ROWS        6  /* as many as 48 cards can make */
#define ROW_STEP      0.62f /* card heights: of a row under another one, this much is seen */
#define COUNTER_DRAWS PAT_COUNTER_OWN

static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .narrow = { .x = 0 }, .deal = "*" },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 9.3, .dy = 1.03 },
    .narrow = { .x = 4, .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT, .max_cards = 13,
    .deal = "=AS/=AH/=AD/=AC" },
  { .role = PAT_TABLEAU, .count = ROW_LENGTH, .name = PAT_NC_ ("pile", "Top place"),
    .names = PAT_NC_ ("piles", "Top row"),
    .at = { .x = 1.15, .dx = 1 }, .narrow = { .y = 1.35, .dx = 1 }, .take = PAT_TAKE_TOP,
    .max_cards = 1, .tucked = TRUE, .n_refill = 1, .refill = { PAT_STOCK }, .deal = "U" },
  { .role = PAT_TABLEAU, .count = ROW_LENGTH * (N_ROWS - 1), .name = PAT_NC_ ("pile", "Place"),
    .names = PAT_NC_ ("piles", "Lower rows"),
    .at = { .x = 1.15, .y = ROW_STEP, .dx = 1, .per_line = ROW_LENGTH, .line_dy = ROW_STEP },
    .narrow = { .y = 2.35, .dx = 1, .per_line = ROW_LENGTH, .line_dy = 1 },
    .take = PAT_TAKE_TOP, .max_cards = 1, .tucked = TRUE },
  { 0 }
};

static const PatCounterSpec counters[] = {
  /* Translators: in the status row; how many times the player may still draw a covered card. */
  { "draws", N_("Draws left: %d"), 1 },
  { 0 }
};

static const PatOption options[] = {
  { "draw", N_("A draw at the end"),
    N_("When the stock is empty, one card that is not free may be played"),
    PAT_OPTION_SWITCH },
  { 0 }
};

static const PatPreset presets[] = {
  { "labyrinth", N_("Labyrinth"), "" },
  { "draw", N_("With a draw at the end"), "draw=on" },
  { 0 }
};

/* The cards at a place of the grid, rows and columns counted from 0; none outside of it. */
static guint
count_at (const PatRules    *rules,
          const PatPosition *position,
          int                row,
          int                column)
{
  int pile = pat_rules_find_pile (rules, PAT_TABLEAU, (guint) (row * ROW_LENGTH + column + 1));

  return row >= 0 && row < N_ROWS ? pat_position_get_size (position, (guint) pile) : 0;
}

/* Whether a card is shut in between two others. */
static gboolean
is_shut_in (const PatRules    *rules,
            const PatPosition *position,
            guint              pile)
{
  int place = (int) pat_rules_get_number (rules, pile) - 1;
  int row = place / ROW_LENGTH, column = place % ROW_LENGTH;

  return count_at (rules, position, row - 1, column) > 0 &&
         count_at (rules, position, row + 1, column) > 0;
}

static guint
count_stock (const PatRules    *rules,
             const PatPosition *position)
{
  return pat_position_get_size (position, (guint) pat_rules_find_pile (rules, PAT_STOCK, 1));
}

static gboolean
may_draw (const PatRules    *rules,
          const PatPosition *position)
{
  return pat_rules_get_game (rules)->counters != NULL && position->counters[COUNTER_DRAWS] > 0 &&
         count_stock (rules, position) == 0;
}

static const char *
refuse_shut_in (const PatRules    *rules,
                const PatPosition *position,
                const PatMove     *move)
{
  if (move->kind != PAT_MOVE_CARDS || !is_shut_in (rules, position, move->picks[0].pile) ||
      may_draw (rules, position))
    return NULL;
  return N_("A card is free only if there is no card above it or no card below it.");
}

/* The place that a card left shows whether it was shut in. */
static void
list_draw_used (const PatRules    *rules,
                const PatPosition *position,
                const PatMove     *move,
                PatSteps          *steps)
{
  if (move != NULL && move->kind == PAT_MOVE_CARDS && may_draw (rules, position) &&
      is_shut_in (rules, position, move->picks[0].pile))
    pat_steps_count (steps, COUNTER_DRAWS, -1);
}

/* The first row below all cards. */
static int
find_next_row (const PatRules    *rules,
               const PatPosition *position)
{
  for (int row = N_ROWS - 1; row > 0; row--)
    for (int column = 0; column < ROW_LENGTH; column++)
      if (count_at (rules, position, row, column) > 0)
        return row + 1;
  return 1;
}

static void
list_row (const PatRules    *rules,
          const PatPosition *position,
          PatSteps          *steps)
{
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);
  guint left = count_stock (rules, position);
  guint first = (guint) find_next_row (rules, position) * ROW_LENGTH;

  if (first == N_ROWS * ROW_LENGTH)
    return;
  for (guint i = 1; i <= ROW_LENGTH && left > 0; i++)
    pat_steps_move (steps, stock, --left, 1,
                    (guint) pat_rules_find_pile (rules, PAT_TABLEAU, first + i), PAT_STEP_TURNED);
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  if (!pat_options_get (chosen, "draw"))
    return TRUE;
  table->game.counters = counters;
  table->game.after_move = list_draw_used;
  return TRUE;
}

static const PatVariantSpec labyrinth = {
  .id = "labyrinth",
  .name = N_("Labyrinth"),
  .family = PAT_NC_ ("family", "Spider"),
  .source = "Arnold",
  .skill = 3,
  .minutes = 8,
  .about = N_("Row upon row the cards build a labyrinth, and each card that is played opens a new "
              "way into it. It was first described in England in 1905. Luck decides most of its "
              "games, and quickly."),
  .rules = N_("A card is free if there is no card above it or no card below it; so the cards of "
              "the top row and of the lowest row always are. Free cards go to the foundations "
              "only. Gaps in the top row are filled at once from the stock, those in other rows "
              "never."),
  .advice = N_("Each card of the stock comes either to the top row, where it stays free, or to a "
               "new row, where it shuts in the one above: play all you can before you deal."),
  .notes = N_("A new row lies below the lowest card that is left. Some books let the player draw "
              "one card that is shut in when nothing else is left to do; that is an option."),
  .game = {
    .auto_class = PAT_AUTO_ALL,
    .stuck_is_lost = TRUE,
    .single_click = TRUE,
    .stock_help = N_("A click or tap on the stock deals a new row of eight cards, face up, below "
                     "the lowest one, as far as the cards go."),
    .deal_stock = list_row,
    .refuse = refuse_shut_in,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&labyrinth)
