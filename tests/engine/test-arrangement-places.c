/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Where piles of single games stand on boards of several sizes: in line with others, in the middle
   of them, or below them. */
#include "arrangement-boards.h"

#define MESSAGE     120  /* pixels: a high one, with a button */
#define NEAR_MIDDLE 0.15 /* card widths: what is in the middle above fans of several lengths */

/* Games whose other piles stand above or below their columns, not between two of them. Only a
   second line of columns may be between them. */
static const struct
{
  const char *variant;
  guint       board;
} grids[] = {
  { "canfield", 0 }, { "classic-canfield", 0 }, { "demon", 0 }, { "emperor", 0 },
  { "forty-thieves", 0 }, { "josephine", 0 }, { "maria", 0 }, { "maria", 2 },
  { "number-ten", 0 }, { "rank-and-file", 0 }, { "streets", 0 },
  { "bakers-game", 2 }, { "forecell", 2 }, { "freecell", 2 }, { "gypsy", 2 },
  { "double-klondike", 0 }, { "double-klondike", 2 }, { "westcliff", 0 },
};

/* Games whose foundations stand above other piles, and where there. */
static const struct
{
  const char *variant;
  guint       board;
  gboolean    at_right; /* they end where those end; otherwise they are in the middle */
} above[] = {
  { "cruel", 0, FALSE }, { "cruel", 1, FALSE }, { "cruel", 2, FALSE }, { "cruel", 3, FALSE },
  { "cabal", 0, TRUE }, { "cabal", 1, TRUE }, { "cabal", 2, TRUE }, { "cabal", 4, TRUE },
  { "will-o-the-wisp", 0, TRUE }, { "will-o-the-wisp", 2, TRUE },
  { "gypsy", 0, TRUE }, { "miss-milligan", 0, TRUE },
};

static void
assert_grid (const PatRules *rules,
             const Board    *board)
{
  guint first = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, 1);
  guint n_columns = pat_rules_count_role (rules, PAT_TABLEAU);
  PatSpace space = board_get_space (board);
  PatPosition position;
  PatLayout layout;

  pat_rules_deal (rules, 617, &position);
  pat_layout_compute (&layout, rules, &position, &space);
  for (guint i = 0; i < position.n_piles; i++)
    for (guint k = first; k < first + n_columns; k++)
      {
        double away = fabs (layout.piles[i].x - layout.piles[k].x);

        if (pat_rules_get_role (rules, i) == PAT_TABLEAU ||
            layout.piles[k].y > layout.piles[first].y)
          continue;
        g_assert_true (away <= ROUNDING || away >= layout.card_width);
      }
}

static void
test_grids (gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (grids); i++)
    {
      g_autoptr (PatRules) rules = build_rules ((PatRegistry *) data, grids[i].variant);

      g_test_message ("%s in %s", grids[i].variant, boards[grids[i].board].name);
      assert_grid (rules, &boards[grids[i].board]);
    }
}

/* The rectangle around all foundations. */
static PatRect
get_foundations (const PatRules    *rules,
                 const PatPosition *position,
                 const PatLayout   *layout)
{
  guint first = (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, 1);
  guint last = first + pat_rules_count_role (rules, PAT_FOUNDATION) - 1;
  PatRect left, right;

  pat_layout_get_pile (layout, position, first, &left);
  pat_layout_get_pile (layout, position, last, &right);
  return (PatRect) { left.x, left.y, right.x + right.width - left.x, left.height };
}

static void
test_above (gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (above); i++)
    {
      g_autoptr (PatRules) rules = build_rules ((PatRegistry *) data, above[i].variant);
      const Board *board = &boards[above[i].board];
      PatSpace space = board_get_space (board);
      PatPosition position;
      PatLayout layout;
      PatRect all, foundations;

      pat_rules_deal (rules, 617, &position);
      pat_layout_compute (&layout, rules, &position, &space);
      all = board_get_extent (&position, &layout);
      foundations = get_foundations (rules, &position, &layout);
      g_test_message ("%s in %s", above[i].variant, board->name);
      if (above[i].at_right)
        g_assert_cmpfloat (fabs (all.x + all.width - foundations.x - foundations.width), <=,
                           ROUNDING);
      else
        g_assert_cmpfloat (fabs (board_find_offset (&foundations, board)), <=,
                           NEAR_MIDDLE * layout.card_width);
    }
}

/* Both wings are as far from the foundations, which are in the middle of the board. */
static void
test_wings (gconstpointer data)
{
  g_autoptr (PatRules) rules = build_rules ((PatRegistry *) data, "beleaguered-castle");

  for (guint i = 2; i < G_N_ELEMENTS (boards); i++)
    {
      PatSpace space = board_get_space (&boards[i]);
      PatPosition position;
      PatLayout layout;
      PatRect foundations;

      pat_rules_deal (rules, 617, &position);
      pat_layout_compute (&layout, rules, &position, &space);
      foundations = get_foundations (rules, &position, &layout);
      g_test_message ("%s", boards[i].name);
      g_assert_cmpfloat (fabs (board_find_offset (&foundations, &boards[i])), <=,
                         NEAR_MIDDLE * layout.card_width);
    }
}

/* In Napoleon's Square, what is between the fans of both sides is as far from the left ones as from
   the right ones. */
static void
test_square (gconstpointer data)
{
  g_autoptr (PatRules) rules = build_rules ((PatRegistry *) data, "napoleons-square");
  guint left_fan = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, 1), right_fan = left_fan + 8;
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);

  for (guint i = 2; i < G_N_ELEMENTS (boards); i++)
    {
      PatSpace space = board_get_space (&boards[i]);
      PatPosition position;
      PatLayout layout;
      PatRect left, foundations;
      double at_left, at_right;

      pat_rules_deal (rules, 617, &position);
      pat_layout_compute (&layout, rules, &position, &space);
      pat_layout_get_pile (&layout, &position, left_fan, &left);
      foundations = get_foundations (rules, &position, &layout);
      at_left = layout.piles[stock].x - left.x - left.width;
      at_right = layout.piles[right_fan].x - foundations.x - foundations.width;
      g_test_message ("%s: %.0f and %.0f", boards[i].name, at_left, at_right);
      g_assert_cmpfloat (fabs (at_left - at_right), <=, NEAR_MIDDLE * layout.card_width);
    }
}

/* On a low board, what the stock is turned up to lies below it. */
static void
test_turned_up (gconstpointer data)
{
  const char *variants[] = { "golf", "tripeaks", "klondike" };

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      g_autoptr (PatRules) rules = build_rules ((PatRegistry *) data, variants[i]);
      guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);
      PatSpace space = board_get_space (&boards[1]);
      PatPosition position;
      PatLayout layout;

      g_test_message ("%s", variants[i]);
      pat_rules_deal (rules, 617, &position);
      pat_layout_compute (&layout, rules, &position, &space);
      g_assert_cmpfloat (layout.piles[stock + 1].x, ==, layout.piles[stock].x);
      g_assert_cmpfloat (layout.piles[stock + 1].y, >, layout.piles[stock].y);
    }
}

/* In Cruel the foundations lie beside the fans above a message on a low board, both lines of them
   in line with these. */
static void
test_beside_fans (gconstpointer data)
{
  g_autoptr (PatRules) rules = build_rules ((PatRegistry *) data, "cruel");
  guint foundation = (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, 1);
  guint fan = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, 1);
  PatSpace space = board_get_space (&boards[1]);
  PatPosition position;
  PatLayout layout;

  space.height -= STATUS_LINE + MESSAGE;
  pat_rules_deal (rules, 617, &position);
  pat_layout_compute (&layout, rules, &position, &space);
  g_assert_cmpfloat (layout.piles[foundation].y, ==, layout.piles[fan].y);
  g_assert_cmpfloat (layout.piles[foundation + 2].y, ==, layout.piles[fan + 6].y);
}

/* On a low board, numbers lie below cards of these games, which become a little narrower for it. */
static void
test_numbers (gconstpointer data)
{
  static const char *const games[] = {
    "carpet", "lady-of-the-manor", "matrimony", "osmosis", "royal-cotillion", "seven-devils",
  };
  PatSpace space = board_get_space (&boards[1]);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (PatRules) rules = build_rules ((PatRegistry *) data, games[i]);
      PatPosition position;
      PatLayout layout;

      g_test_message ("%s", games[i]);
      pat_rules_deal (rules, 617, &position);
      pat_layout_compute (&layout, rules, &position, &space);
      g_assert_true (layout.counts_outside);
    }
}

/* In Osmosis a foundation lies in line with its reserve, on every board. */
static void
test_lines (gconstpointer data)
{
  g_autoptr (PatRules) rules = build_rules ((PatRegistry *) data, "osmosis");
  guint reserve = (guint) pat_rules_find_pile (rules, PAT_RESERVE, 1);
  guint foundation = (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, 1);

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      PatSpace space = board_get_space (&boards[i]);
      PatPosition position;
      PatLayout layout;

      g_test_message ("%s", boards[i].name);
      pat_rules_deal (rules, 617, &position);
      pat_layout_compute (&layout, rules, &position, &space);
      for (guint k = 0; k < 4; k++)
        g_assert_cmpfloat (layout.piles[foundation + k].y, ==, layout.piles[reserve + k].y);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();

  pat_registry_add_default_folders (registry, FALSE);
  g_test_init (&argc, &argv, NULL);
  if (g_list_model_get_n_items (G_LIST_MODEL (registry)) > 0)
    {
      g_test_add_data_func ("/arrangement-places/grids", registry, test_grids);
      g_test_add_data_func ("/arrangement-places/above", registry, test_above);
      g_test_add_data_func ("/arrangement-places/wings", registry, test_wings);
      g_test_add_data_func ("/arrangement-places/square", registry, test_square);
      g_test_add_data_func ("/arrangement-places/turned-up", registry, test_turned_up);
      g_test_add_data_func ("/arrangement-places/beside-fans", registry, test_beside_fans);
      g_test_add_data_func ("/arrangement-places/numbers", registry, test_numbers);
      g_test_add_data_func ("/arrangement-places/lines", registry, test_lines);
    }
  return g_test_run ();
}
