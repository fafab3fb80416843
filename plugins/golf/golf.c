/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Golf and All in a Row: clear the columns onto one pile that is built up and down. */
#include <patience.h>

#define N_IN_COLUMNS 35

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = 7, .at = { .dx = 1 }, .fan_y = 0.25, .take = PAT_TAKE_TOP,
    .deal = "UUUUU" },
  { .role = PAT_STOCK, .count = 1, .at = { .x = 2, .y = 1.95 }, .deal = "*" },
  { .role = PAT_FOUNDATION, .count = 1, .at = { .x = 3, .y = 1.95 }, .fan_x = 0.05,
    .build = PAT_UP | PAT_DOWN | PAT_ANY_SUIT, .deal = "U" },
  { 0 }
};

static const PatPileSpec row_piles[] = {
  { .role = PAT_TABLEAU, .count = 13, .at = { .dx = 1 },
    .narrow = { .dx = 1, .per_line = 7, .line_dx = 0.5, .line_dy = 2.2 }, .fan_y = 0.25,
    .take = PAT_TAKE_TOP, .deal = "UUUU" },
  { .role = PAT_FOUNDATION, .count = 1, .at = { .x = 1, .y = 2.2 },
    .narrow = { .x = 0.5, .y = 4.6 }, .fan_x = 0.18,
    .build = PAT_UP | PAT_DOWN | PAT_WRAP | PAT_ANY_SUIT, .fill = PAT_FILL_ANY },
  { 0 }
};

static const PatChoice kings[] = {
  { "queen", PAT_NC_ ("choice", "A Queen") }, { "nothing", PAT_NC_ ("choice", "No card") },
  { "wrap", N_("A Queen or an Ace") },
  { 0 }
};

static const PatChoice scorings[] = {
  { "foundation", N_("Cards on the foundation") },
  { "cleared", N_("Cards cleared from the columns") },
  { "golf", N_("Cards left in the columns (fewer is better)") }, { 0 }
};

static const PatOption options[] = {
  { "king", N_("Played on a King"),
    N_("If an Ace goes on a King, a King goes on an Ace too"),
    PAT_OPTION_CHOICE, .choices = kings },
  { "scoring", PAT_NC_ ("option", "Scoring"), NULL, PAT_OPTION_CHOICE, .choices = scorings },
  { "peek", N_("Show face-down cards when you look into a pile"), NULL, PAT_OPTION_SWITCH },
  { 0 }
};

static const PatPreset presets[] = {
  { "smallware", N_("Golf"), "", 45 },
  { "royale", N_("Golf (Royale)"), "king=nothing,peek=on", 26 },
  { "putt-putt", N_("Putt Putt"), "king=wrap", 93 },
  { 0 }
};

static gboolean
is_next_but_on_king (PatCard lower,
                     PatCard upper)
{
  int difference = (int) pat_card_get_rank (lower) - (int) pat_card_get_rank (upper);

  return pat_card_get_rank (lower) != PAT_KING && ABS (difference) == 1;
}

/* When the columns are cleared, the rest of the stock goes to the foundation by itself. */
static void
list_rest_of_stock (const PatRules    *rules,
                    const PatPosition *position,
                    const PatMove     *move,
                    PatSteps          *steps)
{
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);
  guint n = pat_position_get_size (position, stock);

  if (n > 0 && pat_rules_is_won (rules, position))
    pat_steps_move (steps, stock, 0, n, (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, 1),
                    PAT_STEP_REVERSED | PAT_STEP_TURNED);
}

static int
count_left (const PatRules    *rules,
            const PatPosition *position)
{
  int n = 0;

  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_TABLEAU); i++)
    {
      int pile = pat_rules_find_pile (rules, PAT_TABLEAU, i);

      n += (int) pat_position_get_size (position, (guint) pile);
    }
  return n;
}

static int
count_cleared (const PatRules    *rules,
               const PatPosition *position)
{
  return N_IN_COLUMNS - count_left (rules, position);
}

static const PatScoring cleared = { PAT_SCORE_ASK };
static const PatScoring strokes = { PAT_SCORE_ASK, .low_is_good = TRUE };

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  PatPileSpec *foundation = pat_table_find_row (table, PAT_FOUNDATION, 0);

  if (pat_options_is (chosen, "king", "nothing"))
    foundation->can_build = is_next_but_on_king;
  else if (pat_options_is (chosen, "king", "wrap"))
    foundation->build |= PAT_WRAP;
  table->game.peek_reveals = pat_options_get (chosen, "peek");
  if (pat_options_is (chosen, "scoring", "cleared"))
    {
      table->game.scoring = &cleared;
      table->game.score = count_cleared;
    }
  else if (pat_options_is (chosen, "scoring", "golf"))
    {
      table->game.scoring = &strokes;
      table->game.score = count_left;
    }
  return TRUE;
}

static const PatVariantSpec golf = {
  .id = "golf",
  .name = N_("Golf"),
  .family = PAT_NC_ ("family", "Golf"),
  .source = "smallWare Solitaire Collection, Solitaire Royale",
  .skill = 3,
  .minutes = 3,
  .rank = 6,
  .collections = (const PatMembership[]) { { "tour", 2, "royale" },
                                           { "palm-shelf", 10, "smallware" }, { NULL } },
  .about = N_("A quick game in which each card of the stock is a stroke, and each card left over "
              "counts against you."),
  .goal = N_("Clear the columns; what is left of the stock then follows automatically."),
  .advice = N_("Before you play a card, look how far the row goes on from it, up as well as "
               "down. Kings and Aces end a row: play them when nothing else would follow."),
  .notes = N_("Only a Queen goes on a King; the version “Golf (Royale)” allows nothing there, and "
              "“Putt Putt” an Ace too."),
  .easiness = 45,
  .game = {
    .stock = { PAT_FOUNDATION, 1, 0 },
    .win = PAT_WIN_EMPTY,
    .win_roles = PAT_ROLE_BIT (PAT_TABLEAU),
    .auto_class = PAT_AUTO_NONE,
    .single_click = TRUE,
    .after_move_is_minor = TRUE,
    .after_move = list_rest_of_stock,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

static const PatVariantSpec all_in_a_row = {
  .id = "all-in-a-row",
  .name = N_("All in a Row"),
  .family = PAT_NC_ ("family", "Golf"),
  .source = "Politaire, PySolFC",
  .skill = 4,
  .minutes = 5,
  .aliases = N_("Quasar"),
  .about = N_("Golf without a stock: the whole deck must go to the foundation in one row, and you "
              "choose the card with which it begins."),
  .goal = N_("Play all cards to the foundation in a single row."),
  .advice = N_("Count how many cards of a rank are still to come: a rank with no cards left breaks "
               "the row, and what lies beyond it must be reached the other way round. Clear the "
               "columns evenly."),
  .easiness = 67,
  .game = {
    .win = PAT_WIN_EMPTY,
    .win_roles = PAT_ROLE_BIT (PAT_TABLEAU),
    .auto_class = PAT_AUTO_NONE,
    .single_click = TRUE,
  },
  .piles = row_piles,
};

PAT_PLUGIN (&golf, &all_in_a_row)
