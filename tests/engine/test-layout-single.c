/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Tests what the layout does with single games: which arrangement, which fans give way, and boards
   with too little room. */
#include "layout-assert.h"
#include "sample-tables.h"

/* Stock, waste and foundations change sides with the columns, which still run downwards. */
static void
test_stock_below (void)
{
  g_autoptr (PatRules) rules = sample_build (&sample_klondike);
  PatSpace space = { 800, 1000, 1.4, FALSE, TRUE };
  PatPosition position;
  PatLayout layout;
  PatRect rect;
  guint last;

  pat_rules_deal (rules, 1, &position);
  layout_compute (&layout, rules, &position, &space);
  last = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, 7);
  g_assert_cmpfloat (layout.piles[last].y, <, layout.card_height);
  g_assert_cmpfloat (layout.down_step_y[last], >, 0);
  for (guint i = 0; i < position.n_piles; i++)
    if (pat_rules_get_role (rules, i) != PAT_TABLEAU)
      g_assert_cmpfloat (layout.piles[i].y + layout.card_height, >, space.height - 40);
  pat_layout_get_pile (&layout, &position, last, &rect);
  g_assert_cmpfloat (rect.y + rect.height, <, layout.piles[0].y);
}

#define BELOW_VARIANT(table, title, rows) \
  static const PatVariantSpec table = { \
    .id = title, .name = title, .piles = rows, \
    .game = { .win = PAT_WIN_EMPTY, .win_roles = PAT_ROLE_BIT (PAT_TABLEAU) }, \
  }

static const PatPileSpec beside_stock_piles[] = {
  { .role = PAT_FOUNDATION, .count = 4, .at = { .dx = 1 } },
  { .role = PAT_RESERVE, .count = 1, .at = { .y = 1.1 }, .deal = "U" },
  { .role = PAT_STOCK, .count = 1, .at = { .x = 2, .y = 1.1 }, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 3, .y = 1.1 } },
  { .role = PAT_TABLEAU, .count = 4, .at = { .y = 2.3, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_ANY_CARD, .deal = "U" },
  { 0 }
};

static const PatPileSpec under_columns_piles[] = {
  { .role = PAT_TABLEAU, .count = 4, .at = { .dx = 1 }, .fan_y = 0.25, .deal = "UUUUU" },
  { .role = PAT_STOCK, .count = 1, .at = { .x = 1, .y = 2 }, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 2, .y = 2 } },
  { 0 }
};

BELOW_VARIANT (beside_stock, "beside", beside_stock_piles);
BELOW_VARIANT (under_columns, "under", under_columns_piles);

static void
assert_stock_last (const PatVariantSpec *spec)
{
  g_autoptr (PatRules) rules = sample_build (spec);
  PatSpace space = { 360, 1000, 1.4, FALSE, TRUE };
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);
  guint waste = (guint) pat_rules_find_pile (rules, PAT_WASTE, 1);
  PatPosition position;
  PatLayout layout;

  pat_rules_deal (rules, 1, &position);
  layout_compute (&layout, rules, &position, &space);
  g_assert_cmpfloat (layout.piles[stock].y + layout.card_height, >, space.height - 20);
  g_assert_cmpfloat (layout.piles[waste].y, ==, layout.piles[stock].y);
  for (guint i = 0; i < position.n_piles; i++)
    if (pat_rules_get_role (rules, i) == PAT_TABLEAU)
      g_assert_cmpfloat (layout.piles[i].y, <, layout.card_height);
}

/* The stock and the waste beside it come last, wherever they lie otherwise. */
static void
test_stock_last (void)
{
  assert_stock_last (&beside_stock);
  assert_stock_last (&under_columns);
}

static const PatPoint triangle[] = { { 1, 0 }, { 2, 1.2f }, { 0, 1.2f } };

static const PatPileSpec pattern_piles[] = {
  { .role = PAT_FOUNDATION, .count = 3, .at = { .points = triangle } },
  { .role = PAT_TABLEAU, .count = 1, .at = { .y = 2.4 }, .fan_y = 0.25, .deal = "*" },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dy = 1.2 } },
  { 0 }
};

BELOW_VARIANT (pattern, "pattern", pattern_piles);

/* A pattern is not turned over, and a row beside the columns is read downwards also if one end of
   it lies below. */
static void
test_order_below (void)
{
  g_autoptr (PatRules) rules = sample_build (&pattern);
  PatSpace space = { 360, 1000, 1.4, FALSE, TRUE };
  guint row = (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, 4);
  PatPosition position;
  PatLayout layout;

  pat_rules_deal (rules, 1, &position);
  layout_compute (&layout, rules, &position, &space);
  g_assert_cmpfloat (layout.piles[0].y, >, space.height / 2);
  g_assert_cmpfloat (layout.piles[0].y, <, layout.piles[1].y);
  for (guint i = row; i < row + 3; i++)
    g_assert_cmpfloat (layout.piles[i].y, <, layout.piles[i + 1].y);
}

static const PatPileSpec tall_piles[] = {
  { .role = PAT_STOCK, .count = 1, .narrow = { .x = 0.5, .y = 3 }, .deal = "*" },
  { .role = PAT_TABLEAU, .count = 6, .at = { .x = 1, .dx = 1 },
    .narrow = { .dx = 1, .per_line = 2, .line_dy = 1 },
    .deal = "U" },
  { 0 }
};

static const PatVariantSpec tall = {
  .id = "tall", .name = "Tall", .game = { .win = PAT_WIN_EMPTY,
                                          .win_roles = PAT_ROLE_BIT (PAT_STOCK) },
  .piles = tall_piles,
};

static void
test_narrow (void)
{
  g_autoptr (PatRules) rules = sample_build (&tall);
  PatSpace high = { 360, 800, 1.4, FALSE };
  PatSpace flat = { 800, 360, 1.4, FALSE };
  PatPosition position;
  PatLayout layout;

  pat_rules_deal (rules, 1, &position);
  layout_compute (&layout, rules, &position, &flat);
  g_assert_false (layout.narrow);
  layout_compute (&layout, rules, &position, &high);
  g_assert_true (layout.narrow);
  g_assert_cmpfloat (layout.card_width, >, 100);
}

static const PatPileSpec fan_piles[] = {
  { .role = PAT_TABLEAU, .count = 1, .fan_y = 0.25, .build = PAT_ANY_CARD,
    .deal = "DDDDDDDDDDUUUUU" },
  { .role = PAT_TABLEAU, .count = 1, .at = { .y = 3 }, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1.5, .y = 3 }, .fan_x = 0.5, .n_fanned = 3 },
  { .role = PAT_CELL, .count = 1, .at = { .x = 4, .y = 3 } },
  { 0 }
};

static const PatVariantSpec fans = {
  .id = "fans", .name = "Fans", .game = { .win = PAT_WIN_EMPTY,
                                          .win_roles = PAT_ROLE_BIT (PAT_TABLEAU) },
  .piles = fan_piles,
};

/* Face-down cards give way first, and no fan covers what lies beneath or beside it. */
static void
test_fans (void)
{
  g_autoptr (PatRules) rules = sample_build (&fans);
  PatSpace space = { 1000, 1000, 1.4, FALSE };
  PatPosition position;
  PatLayout layout;
  PatRect rect;

  pat_rules_deal (rules, 1, &position);
  for (guint i = 0; i < 10; i++)
    {
      PatStep step = { .kind = PAT_STEP_MOVE, .flags = PAT_STEP_TURNED, .from = 1, .to = 2,
                       .index = 20, .count = 1 };

      pat_position_do_step (&position, &step);
    }
  layout_compute (&layout, rules, &position, &space);
  g_assert_cmpfloat (layout.step_y[0], >, 2 * layout.down_step_y[0]);
  g_assert_cmpfloat (layout.down_step_y[0], <, 0.1f * layout.card_height);
  g_assert_cmpfloat (layout.down_step_y[0], >=, 0.04f * layout.card_height - 1);
  pat_layout_get_pile (&layout, &position, 0, &rect);
  g_assert_cmpfloat (rect.y + rect.height, <, layout.piles[1].y);

  g_assert_cmpint (layout.first_fanned[2], ==, 7);
  pat_layout_get_card (&layout, &position, 2, 7, &rect);
  g_assert_cmpfloat (rect.x, ==, layout.piles[2].x);
  pat_layout_get_card (&layout, &position, 2, 9, &rect);
  g_assert_cmpfloat (rect.x, ==, layout.piles[2].x + 2 * layout.step_x[2]);
  g_assert_cmpfloat (rect.x + rect.width, <, layout.piles[3].x);
}

/* If cards are small and there is room, covered ones show as much as is needed to read them. */
static void
test_legible (void)
{
  g_autoptr (PatRules) stacks = sample_build (&sample_fans);
  g_autoptr (PatRules) columns = sample_build (&sample_freecell);
  PatSpace space = { 300, 1200, 1.4, FALSE };
  PatPosition position;
  PatLayout layout;

  pat_rules_deal (columns, 1, &position);
  layout_compute (&layout, columns, &position, &space);
  g_assert_cmpfloat (layout.card_width, <, 40);
  g_assert_cmpfloat (layout.step_y[8], >=, 13);
  pat_rules_deal (stacks, 1, &position);
  layout_compute (&layout, stacks, &position, &space);
  g_assert_cmpfloat (layout.step_x[0], >=, 10);
  layout_assert_inside (stacks, &position, &space);
}

/* Cards keep half a gap to the sides of the board, also where there is room between them. */
static void
test_margins (void)
{
  g_autoptr (PatRules) rules = sample_build (&sample_freecell);
  PatSpace space = { 1270, 705, 1.4, FALSE };
  PatPosition position;
  PatLayout layout;
  double left = G_MAXDOUBLE, gap;
  guint first;

  pat_rules_deal (rules, 1, &position);
  layout_compute (&layout, rules, &position, &space);
  first = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, 1);
  gap = layout.piles[first + 1].x - layout.piles[first].x - layout.card_width;
  for (guint i = 0; i < position.n_piles; i++)
    left = MIN (left, layout.piles[i].x);
  g_assert_cmpfloat (gap, >, 0.1 * layout.card_width);
  g_assert_cmpfloat (left, >=, gap / 2 - 1);
}

/* Far too little room: the cards keep a size that can be seen, and the height tells what is
   needed. */
static void
test_too_low (void)
{
  g_autoptr (PatRules) rules = sample_build (&sample_fans);
  PatSpace space = { 600, 60, 1.4, FALSE };
  PatPosition position;
  PatLayout layout;

  pat_rules_deal (rules, 1, &position);
  layout_compute (&layout, rules, &position, &space);
  g_assert_cmpfloat (layout.card_width, ==, 24);
  g_assert_cmpfloat (layout.height, >, 4 * layout.card_height);
  layout_assert_inside (rules, &position, &space);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout-single/stock-below", test_stock_below);
  g_test_add_func ("/layout-single/stock-last", test_stock_last);
  g_test_add_func ("/layout-single/order-below", test_order_below);
  g_test_add_func ("/layout-single/narrow", test_narrow);
  g_test_add_func ("/layout-single/fans", test_fans);
  g_test_add_func ("/layout-single/legible", test_legible);
  g_test_add_func ("/layout-single/margins", test_margins);
  g_test_add_func ("/layout-single/too-low", test_too_low);
  return g_test_run ();
}
