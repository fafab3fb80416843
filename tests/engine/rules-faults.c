/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Tables that are wrong: each fault is refused with its own sentence. */
#include "config.h"

#include "rules-suite.h"

#include <string.h>

/* A sound table, which each test spoils in one place. Rows: 0 stock, 1 waste, 2
 * foundations, 3 columns, 4 discard. */
static const PatPileSpec piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .take = PAT_TAKE_TOP, .removable = TRUE },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE },
  { .role = PAT_TABLEAU, .count = 7, .at = { .y = 1, .dx = 1 }, .build = PAT_DOWN | PAT_ALTERNATE,
    .take = PAT_TAKE_RUN, .deal = "U/DU" },
  { .role = PAT_DISCARD, .count = 1, .at = { .y = 3 } },
  { 0 }
};

typedef void (*SpoilFunc) (PatTable *table);

/* A fault, and a part of the sentence that must name it. */
typedef struct
{
  const char *sentence;
  SpoilFunc   spoil;
} Fault;

/* One statement for each fault, in the function that spoils the table. */
#define SPOIL(name, statement) \
  static void \
  name (PatTable *table) \
  { \
    PatPileSpec *rows = table->rows; \
    PatGameSpec *game = &table->game; \
    (void) rows; \
    (void) game; \
    statement; \
  }

static const PatSpecialSpec counted[] = {
  { .name = "shuffle", .label = "Shuffle", .counter = PAT_COUNTER_OWN },
  { 0 }
};
static const PatSpecialSpec specials[] = { { .name = "shuffle", .label = "Shuffle" }, { 0 } };
static const PatScoring no_points = { PAT_SCORE_POINTS };
static const PatScoring asks = { PAT_SCORE_ASK };
static const PatPoint close_points[] = {
  { 0, 1 }, { 0.1f, 1 }, { 0.2f, 1 }, { 0.3f, 1 }, { 0.4f, 1 }, { 0.5f, 1 }, { 0.6f, 1 },
};
static const PatCounterSpec counters[] = {
  { "a" }, { "b" }, { "c" }, { "d" }, { "e" }, { "f" }, { "g" }, { "h" }, { "i" }, { "j" }, { "k" },
  { "l" }, { "m" },
  { 0 }
};

static void
list_none (const PatRules    *rules,
           const PatPosition *position,
           PatMoves          *moves)
{
}

static void
step_none (const PatRules    *rules,
           const PatPosition *position,
           const PatMove     *move,
           PatSteps          *steps)
{
}

static void
deal_nothing (const PatRules    *rules,
              const PatPosition *position,
              PatSteps          *steps)
{
}

SPOIL (no_direction, rows[3].build = PAT_ALTERNATE)
SPOIL (no_suit, rows[3].build = PAT_DOWN)
SPOIL (two_suits, rows[3].build = PAT_DOWN | PAT_ALTERNATE | PAT_SAME_SUIT)
SPOIL (run_without_direction, rows[3].run = PAT_SAME_SUIT)
SPOIL (long_step, rows[3].step = 13)
SPOIL (strange_take, rows[3].take = (PatTake) 77)
SPOIL (strange_fill, rows[3].fill = (PatFill) 77)
SPOIL (strange_turn, rows[3].turn = (PatTurn) 77)
SPOIL (no_ranks, rows[3].fill = PAT_FILL_RANKS)
SPOIL (much_refill, rows[3].n_refill = 4)
SPOIL (min_above_max, (rows[3].min_accept = 5, rows[3].max_cards = 4))
SPOIL (no_run, rows[3].build = PAT_NO_BUILD)
SPOIL (strange_role, rows[3].role = (PatRole) 77)
SPOIL (many_piles, rows[3].count = 97)
SPOIL (many_covers, (rows[3].covered = TRUE, rows[3].at.points = close_points))
SPOIL (one_place, rows[3].at.y = 0)
SPOIL (narrow_place, rows[3].narrow.x = 1)
SPOIL (no_indicator, rows[2].fill = PAT_FILL_INDICATOR)
SPOIL (five_decks, game->decks = 5)
SPOIL (three_suits, game->suits = 7)
SPOIL (fifth_suit, rows[2].suits = 16)
SPOIL (idle_shuffle, game->stock = ((PatStockSpec) { PAT_WASTE, 1, 0, FALSE, TRUE }))
SPOIL (ranks_over, rows[0].deal = "~2")
SPOIL (idle_collector, rows[2].collects = TRUE)
SPOIL (two_bases, game->base_dealt = game->base_chosen = TRUE)
SPOIL (silent_deal, game->deal_stock = deal_nothing)
SPOIL (two_stocks, rows[4].role = PAT_STOCK)
SPOIL (two_wastes, rows[4].role = PAT_WASTE)
SPOIL (no_stock, rows[0].role = PAT_RESERVE)
SPOIL (no_target, game->stock.to = PAT_HAND)
SPOIL (no_waste, (rows[1].role = PAT_CELL, game->stock.to = PAT_TABLEAU))
SPOIL (no_removable, (game->remove.kind = PAT_REMOVE_EQUAL, rows[1].removable = FALSE))
SPOIL (no_discard, (game->remove.kind = PAT_REMOVE_EQUAL, rows[4].role = PAT_RESERVE))
SPOIL (no_sum, game->remove.kind = PAT_REMOVE_SUM)
SPOIL (nobody_asked, game->remove.kind = PAT_REMOVE_ASK)
SPOIL (strange_win, game->win = (PatWin) 77)
SPOIL (no_win_roles, game->win = PAT_WIN_EMPTY)
SPOIL (no_win_hook, game->win = PAT_WIN_ASK)
SPOIL (no_foundation, (rows[2].role = PAT_CELL, rows[4].role = PAT_RESERVE))
SPOIL (no_special_hooks, game->specials = specials)
SPOIL (no_such_counter, (game->specials = counted, game->more_moves = list_none,
                         game->special = step_none))
SPOIL (no_scoring_points, game->scoring = &no_points)
SPOIL (no_scoring_hook, game->scoring = &asks)
SPOIL (strange_base, game->base = 14)
SPOIL (many_counters, game->counters = counters)
SPOIL (odd_deal, rows[3].deal = "UX")
SPOIL (two_rests, rows[1].deal = "*")
SPOIL (long_deal, rows[3].deal = "UUUUUUUUU")
SPOIL (short_deal, rows[0].deal = NULL)
SPOIL (first_card_twice, rows[2].deal = "=AS")
SPOIL (no_rows, table->n_rows = 0)

static const Fault faults[] = {
  { "row 4 (tableau): `build` names no direction", no_direction },
  { "`build` must name exactly one kind of suit", no_suit },
  { "`build` must name exactly one kind of suit", two_suits },
  { "`run` names no direction", run_without_direction },
  { "a step of 13 ranks is more than 12", long_step },
  { "`take`, `fill` or `turn` has an unknown value", strange_take },
  { "`take`, `fill` or `turn` has an unknown value", strange_fill },
  { "`take`, `fill` or `turn` has an unknown value", strange_turn },
  { "PAT_FILL_RANKS needs `ranks`", no_ranks },
  { "`n_refill` is more than 3", much_refill },
  { "`min_accept` is more than `max_cards`", min_above_max },
  { "neither `run` nor `build` says what a run is", no_run },
  { "row 4 has an unknown role", strange_role },
  { "there are more than 96 piles", many_piles },
  { "a card is covered by more than 4 others", many_covers },
  { "pile 1 lies on the place of pile 1 of row 1", one_place },
  { "in the narrow arrangement", narrow_place },
  { "row 3 (foundation): pile 1 has no indicator", no_indicator },
  { "more than four decks", five_decks },
  { "`suits` must name one, two or four suits", three_suits },
  { "row 3 (foundation): `collects` needs `min_accept`", idle_collector },
  { "row 3 (foundation): `suits` names a suit that does not exist", fifth_suit },
  { "`shuffles` needs `redeals`", idle_shuffle },
  { "no pile takes the rest of rank 1", ranks_over },
  { "the base rank is either dealt or chosen, not both", two_bases },
  { "`deal_stock` needs `stock_help`", silent_deal },
  { "there is more than one stock, or more than one waste", two_stocks },
  { "there is more than one stock, or more than one waste", two_wastes },
  { "there is a stock action, but no stock", no_stock },
  { "the stock is dealt to piles that are not there", no_target },
  { "there are redeals, but no waste", no_waste },
  { "no row is `removable`", no_removable },
  { "there is no discard", no_discard },
  { "PAT_REMOVE_SUM needs `sum`", no_sum },
  { "PAT_REMOVE_ASK needs `may_remove`", nobody_asked },
  { "`win` has an unknown value", strange_win },
  { "PAT_WIN_EMPTY needs `win_roles`", no_win_roles },
  { "PAT_WIN_ASK needs `is_won`", no_win_hook },
  { "the game can never be won", no_foundation },
  { "special actions need `more_moves` and `special`", no_special_hooks },
  { "the special action shuffle names a counter that is not there", no_such_counter },
  { "the scoring has no points", no_scoring_points },
  { "the scoring needs `score`", no_scoring_hook },
  { "the base rank is not a rank", strange_base },
  { "there are more than 12 counters", many_counters },
  { "the deal “UX” has a “X”", odd_deal },
  { "more than one pile is dealt the rest", two_rests },
  { "asks for more than the 52 cards", long_deal },
  { "the deal uses 13 cards of 52", short_deal },
  { "a card that is taken out before the deal is not in the deck", first_card_twice },
  { "the table has no piles", no_rows },
};

/* The fault that a test is about travels in the variant. */
static gboolean
configure (PatTable    *table,
           PatOptions  *options,
           GError     **error)
{
  SpoilFunc spoil = faults[pat_options_get (options, "fault")].spoil;

  spoil (table);
  return TRUE;
}

static void
check_refused (const PatVariantSpec *spec,
               PatOptions           *options,
               const char           *sentence)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PatRules) rules = pat_rules_new (spec, options, &error);

  if (rules != NULL)
    g_test_fail_printf ("a table passed that should be refused: %s", sentence);
  else if (error->domain != PAT_RULES_ERROR || error->code != PAT_RULES_ERROR_TABLE ||
           strstr (error->message, sentence) == NULL)
    g_test_fail_printf ("“%s” is said instead of “%s”", error->message, sentence);
}

static void
test_faults (void)
{
  static const PatOption options[] = {
    { "fault", "Fault", NULL, PAT_OPTION_NUMBER, 0, 0, G_N_ELEMENTS (faults) - 1 }, { 0 }
  };
  static const PatVariantSpec spec = {
    .id = "spoiled", .name = "Spoiled", .game = { .stock = { PAT_WASTE, 1, 1 } },
    .piles = piles, .options = options, .configure = configure,
  };
  g_autoptr (PatOptions) chosen = pat_options_new (options, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;

      pat_options_set (chosen, "fault", (int) i, &error);
      g_assert_no_error (error);
      check_refused (&spec, chosen, faults[i].sentence);
    }
}

static void
test_sound (void)
{
  static const PatVariantSpec spec = {
    .id = "sound", .name = "Sound", .game = { .stock = { PAT_WASTE, 1, 1 } }, .piles = piles,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (PatRules) rules = pat_rules_new (&spec, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (pat_rules_get_n_piles (rules), ==, 14);
}

static gboolean
refuse (PatTable    *table,
        PatOptions  *options,
        GError     **error)
{
  return FALSE;
}

static void
test_names (void)
{
  static const PatVariantSpec no_id = { .name = "Test", .piles = piles };
  static const PatVariantSpec bad_id = { .id = "Test", .name = "Test", .piles = piles };
  static const PatVariantSpec no_name = { .id = "test", .piles = piles };
  static const PatVariantSpec no_piles = { .id = "test", .name = "Test" };
  static const PatVariantSpec refusing = { .id = "test", .name = "Test", .piles = piles,
                                           .configure = refuse };

  check_refused (&no_id, NULL, "the id of a variant must be made of");
  check_refused (&bad_id, NULL, "the id of a variant must be made of");
  check_refused (&no_name, NULL, "the variant has no name");
  check_refused (&no_piles, NULL, "the table has no piles");
  check_refused (&refusing, NULL, "the options are refused without a reason");
}

static void
test_endless (void)
{
  PatPileSpec rows[PAT_MAX_ROWS + 1];
  PatVariantSpec spec = { .id = "test", .name = "Test", .piles = rows };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    rows[i] = piles[2];
  check_refused (&spec, NULL, "the table has no last row");
}

void
rules_add_fault_tests (void)
{
  g_test_add_func ("/rules/faults/sound", test_sound);
  g_test_add_func ("/rules/faults/tables", test_faults);
  g_test_add_func ("/rules/faults/names", test_names);
  g_test_add_func ("/rules/faults/endless", test_endless);
}
