/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the layout keeps from one position to the next, and what it chooses if it can. */
#include "config.h"

#include <math.h>

#include "rules-suite.h"

static const PatPileSpec column_piles[] = {
  { .role = PAT_TABLEAU, .count = 8, .at = { .dx = 1 }, .fan_y = 0.25, .build = PAT_ANY_CARD },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 8 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (columns, column_piles);

static void
set_up_column (const PatRules *rules,
               guint           n_cards,
               PatPosition    *position)
{
  g_autoptr (GString) text = g_string_new ("tableau 1:");

  for (guint i = 0; i < n_cards; i++)
    g_string_append_printf (text, " %c%c", "A23456789TJQK"[i % 13], "CDHS"[i / 13]);
  g_string_append (text, "; tableau 2: KS QS");
  rules_set_up (rules, text->str, position);
}

/* The width of the cards with such a column, for a new board or after another layout. */
static double
find_width (const PatRules *rules,
            guint           n_cards,
            PatLayout      *before)
{
  PatSpace space = { 1000, 420, 1.4, .before = before };
  PatPosition position;
  PatLayout layout;

  set_up_column (rules, n_cards, &position);
  pat_layout_compute (&layout, rules, &position, &space);
  if (before != NULL)
    *before = layout;
  return layout.card_width;
}

/* A column that grows makes the cards smaller only if it has to, and one that shrinks makes them
 * larger only if that is worth while. */
static void
test_column (void)
{
  g_autoptr (PatRules) rules = rules_build (&columns, NULL);
  PatLayout before = { 0 };
  double widest = find_width (rules, 1, NULL);
  double smallest = find_width (rules, 40, NULL);
  guint n = 1;

  before.card_width = 0;
  g_assert_cmpfloat (find_width (rules, 1, &before), ==, widest);
  g_assert_cmpfloat (smallest, <, widest);
  while (find_width (rules, n, NULL) == widest)
    g_assert_cmpfloat (find_width (rules, n++, &before), ==, widest);
  g_assert_cmpfloat (find_width (rules, n, &before), ==, widest);

  for (; n < 40; n++)
    g_assert_cmpfloat (find_width (rules, n, &before), >=, find_width (rules, n, NULL));
  for (; find_width (rules, n, NULL) < widest; n--)
    g_assert_cmpfloat (find_width (rules, n, &before), <=, widest);
  for (; n > 1; n--)
    find_width (rules, n, &before);
  g_assert_cmpfloat (find_width (rules, 1, &before), ==, widest);
}

/* Large indices do not make the cards smaller, and a column that is squeezed shows its cards by
 * flat corners before any card becomes smaller; the uncovered card has none. */
static void
test_squeezed (void)
{
  g_autoptr (PatRules) rules = rules_build (&columns, NULL);
  PatSpace space = { 1000, 420, 1.4 }, large = { 1000, 420, 1.4, .large_index = TRUE };
  double widest = find_width (rules, 1, NULL);
  gboolean was_flat = FALSE;
  PatPosition position;
  PatLayout layout;

  for (guint n = 2; n < 30; n++)
    {
      set_up_column (rules, n, &position);
      pat_layout_compute (&layout, rules, &position, &large);
      g_assert_cmpfloat (layout.card_width, ==, find_width (rules, n, NULL));
      pat_layout_compute (&layout, rules, &position, &space);
      was_flat = was_flat || pat_layout_is_squeezed (&layout, &position, 0, 0);
      g_assert_true (was_flat || layout.card_width == widest);
      g_assert_false (pat_layout_is_squeezed (&layout, &position, 0, n - 1));
    }
  g_assert_true (was_flat);
}

/* All columns show their covered cards with corners of one size, which becomes smaller by steps as
 * the longest column grows; large indices never make it smaller. */
static void
test_corners (void)
{
  g_autoptr (PatRules) rules = rules_build (&columns, NULL);
  PatSpace space = { 1000, 420, 1.4 }, large = { 1000, 420, 1.4, .large_index = TRUE };
  guint before = PAT_LAYOUT_FLAT_SIZES + 1, n_sizes = 0;

  for (guint n = 3; n < 20; n++)
    {
      PatPosition position;
      PatLayout layout;
      guint flat;

      set_up_column (rules, n, &position);
      pat_layout_compute (&layout, rules, &position, &space);
      g_assert_cmpuint (pat_layout_get_flat (&layout, &position, 0, 0), <=, 1);
      pat_layout_compute (&layout, rules, &position, &large);
      flat = pat_layout_get_flat (&layout, &position, 0, 0);
      g_assert_cmpuint (pat_layout_get_flat (&layout, &position, 1, 0), ==, flat);
      g_assert_cmpuint (pat_layout_get_flat (&layout, &position, 0, n - 1), ==, 0);
      g_assert_false (pat_layout_is_squeezed (&layout, &position, 1, 0));
      if (flat == 0)
        continue;
      g_assert_cmpuint (flat, <=, before);
      n_sizes += flat != before ? 1 : 0;
      before = flat;
    }
  g_assert_cmpuint (n_sizes, >=, 3);
}

/* The index of a full face is small on narrow cards: those that are covered in columns have corners
 * as large as there is room for, without being squeezed. */
static void
test_small_index (void)
{
  const int narrowest = PAT_LAYOUT_SIMPLE_BELOW, wide = 80;
  g_autoptr (PatRules) rules = rules_build (&columns, NULL);
  guint n_narrow = 0, n_wide = 0;
  PatPosition position;

  set_up_column (rules, 3, &position);
  for (int width = 200; width < 1600; width += 20)
    {
      PatSpace space = { width, 420, 1.4 };
      PatLayout layout;
      guint flat;

      pat_layout_compute (&layout, rules, &position, &space);
      flat = pat_layout_get_flat (&layout, &position, 0, 0);
      g_assert_false (pat_layout_is_squeezed (&layout, &position, 0, 0));
      if (layout.card_width >= narrowest && layout.card_width < wide)
        g_assert_cmpuint (flat, >=, 2);
      else
        g_assert_cmpuint (flat, ==, 0);
      n_narrow += flat > 0 ? 1 : 0;
      n_wide += layout.card_width >= wide ? 1 : 0;
    }
  g_assert_cmpuint (n_narrow, >, 0);
  g_assert_cmpuint (n_wide, >, 0);
}

static const PatPileSpec turned_piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .narrow = { .x = 2 } },
  { .role = PAT_CELL, .count = 1, .at = { .x = 2 }, .narrow = { .x = 1 }, .fill = PAT_FILL_ANY },
  { 0 }
};

#define WON_WITHOUT(role) .win = PAT_WIN_EMPTY, .win_roles = PAT_ROLE_BIT (role)

RULES_VARIANT (turned, turned_piles, WON_WITHOUT (PAT_STOCK));

/* If both arrangements are as good, the usual one is taken. */
static void
test_same_either_way (void)
{
  g_autoptr (PatRules) rules = rules_build (&turned, NULL);
  PatSpace space = { 800, 600, 1.4 };
  PatPosition position;
  PatLayout layout;

  pat_rules_deal (rules, 1, &position);
  pat_layout_compute (&layout, rules, &position, &space);
  g_assert_false (layout.narrow);
  g_assert_cmpfloat (layout.piles[1].x, <, layout.piles[2].x);
}

static const PatPileSpec blocked_piles[] = {
  { .role = PAT_WASTE, .count = 1, .fan_x = 0.5, .n_fanned = 6, .deal = "UUUUUU" },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 1 }, .deal = "*" },
  { 0 }
};

static const PatPileSpec flat_piles[] = {
  { .role = PAT_WASTE, .count = 1, .deal = "UUUUUU" },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 1 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (blocked, blocked_piles, WON_WITHOUT (PAT_TABLEAU));
RULES_VARIANT (flat, flat_piles, WON_WITHOUT (PAT_TABLEAU));

/* A fan that runs towards another pile has the room between them, and no more. */
static void
test_blocked_fan (void)
{
  g_autoptr (PatRules) with_fan = rules_build (&blocked, NULL);
  g_autoptr (PatRules) without = rules_build (&flat, NULL);
  PatSpace space = { 200, 600, 1.4 };
  PatPosition position;
  PatLayout fanned, usual;

  pat_rules_deal (with_fan, 1, &position);
  pat_layout_compute (&fanned, with_fan, &position, &space);
  pat_layout_compute (&usual, without, &position, &space);
  g_assert_cmpfloat (fanned.card_width, ==, usual.card_width);
  g_assert_cmpfloat (fanned.piles[1].x, ==, usual.piles[1].x);
}

static const PatPileSpec apart_piles[] = {
  { .role = PAT_WASTE, .count = 1, .fan_x = 0.5, .n_fanned = 6, .deal = "UUUUUU" },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 1, .y = 0.88 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (apart, apart_piles, WON_WITHOUT (PAT_TABLEAU));

/* Piles that are just far enough apart lie in different rows: the fan of one passes the other, and
 * the row above goes to the lower edge alone. */
static void
test_just_apart (void)
{
  g_autoptr (PatRules) rules = rules_build (&apart, NULL);
  g_autoptr (PatRules) without = rules_build (&flat, NULL);
  PatSpace space = { 200, 600, 1.4 };
  PatPosition position;
  PatLayout fanned, usual;

  pat_rules_deal (rules, 1, &position);
  pat_layout_compute (&fanned, rules, &position, &space);
  pat_layout_compute (&usual, without, &position, &space);
  g_assert_cmpfloat (fanned.card_width, <, usual.card_width);
  g_assert_cmpfloat (fanned.piles[0].y, <, fanned.piles[1].y);
  space.stock_below = TRUE;
  pat_layout_compute (&fanned, rules, &position, &space);
  g_assert_cmpfloat (fanned.piles[0].y, >, fanned.piles[1].y);
}

static const PatPileSpec sideways_piles[] = {
  { .role = PAT_TABLEAU, .count = 2, .at = { .dy = 1 }, .fan_x = 0.5, .build = PAT_ANY_CARD },
  { .role = PAT_DISCARD, .count = 1, .at = { .y = 2 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (sideways, sideways_piles);

/* A long row towards the edge makes the cards smaller, until all of it can be read. */
static void
test_sideways (void)
{
  g_autoptr (PatRules) rules = rules_build (&sideways, NULL);
  PatSpace space = { 300, 600, 1.4 };
  PatPosition position;
  PatLayout few, many;

  set_up_column (rules, 2, &position);
  pat_layout_compute (&few, rules, &position, &space);
  set_up_column (rules, 12, &position);
  pat_layout_compute (&many, rules, &position, &space);
  g_assert_cmpfloat (many.card_width, <, few.card_width);
}

static const PatPileSpec wing_piles[] = {
  { .role = PAT_TABLEAU, .count = 2, .at = { .dy = 1 }, .fan_x = 0.3, .build = PAT_ANY_CARD },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 4 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (wings, wing_piles);

/* Fans are wider than the rules say where there is room. One that becomes longer than that is
 * compressed, and the other one stays as it is. */
static void
test_wider_fans (void)
{
  g_autoptr (PatRules) rules = rules_build (&wings, NULL);
  PatSpace space = { 600, 260, 1.4 };
  PatPosition position;
  PatLayout few, many;
  PatRect wing;

  rules_set_up (rules, "tableau 1: KS QS JS TS 9S; tableau 2: KH QH", &position);
  pat_layout_compute (&few, rules, &position, &space);
  g_assert_cmpfloat (few.wider, >, 1);
  g_assert_cmpfloat (few.step_x[0], ==, few.step_x[1]);
  g_assert_cmpfloat (few.step_x[0], >, ceil (0.3 * few.card_width));
  pat_layout_get_pile (&few, &position, 0, &wing);
  g_assert_cmpfloat (wing.x + wing.width, <, few.piles[2].x);
  space.before = &few;
  rules_set_up (rules, "tableau 1: KS QS JS TS 9S 8S 7S 6S 5S; tableau 2: KH QH", &position);
  pat_layout_compute (&many, rules, &position, &space);
  g_assert_cmpfloat (many.card_width, ==, few.card_width);
  g_assert_cmpfloat (many.step_x[0], <, few.step_x[0]);
  g_assert_cmpfloat (many.step_x[1], ==, few.step_x[1]);
  pat_layout_get_pile (&many, &position, 0, &wing);
  g_assert_cmpfloat (wing.x + wing.width, <, many.piles[2].x - 0.2 * many.card_width);
}

/* As many piles as there may be, with that many columns free at the left. */
#define CROWD(name, left) \
  static const PatPileSpec name[] = { \
    { .role = PAT_STOCK, .count = 1, .at = { .x = left + 1 }, .deal = "*" }, \
    { .role = PAT_WASTE, .count = 1, .at = { .x = left }, .fan_x = -0.25, .deal = "UUUU" }, \
    { .role = PAT_TABLEAU, .count = 10, .at = { .x = left, .y = 2, .dx = 1 }, .fan_x = 0.5, \
      .build = PAT_ANY_CARD, .deal = "U" }, \
    { .role = PAT_RESERVE, .count = PAT_MAX_PILES - 12, \
      .at = { .x = left, .y = 3, .dx = 1, .per_line = 10, .line_dy = 1 } }, \
    { 0 } \
  }

CROWD (crowd_piles, 0);
CROWD (moved_piles, 1);

RULES_VARIANT (crowd, crowd_piles, WON_WITHOUT (PAT_TABLEAU));
RULES_VARIANT (moved, moved_piles, WON_WITHOUT (PAT_TABLEAU));

static const PatPileSpec short_fan_piles[] = {
  { .role = PAT_TABLEAU, .count = 1, .fan_x = 0.5, .deal = "DU" },
  { .role = PAT_STOCK, .count = 1, .at = { .x = 1 }, .deal = "*" },
  { .role = PAT_RESERVE, .count = PAT_MAX_PILES - 2,
    .at = { .y = 1, .dx = 1, .per_line = 10, .line_dy = 1 } },
  { 0 }
};

RULES_VARIANT (short_fan, short_fan_piles, WON_WITHOUT (PAT_STOCK));

static void
assert_same_columns (const PatRules  *rules,
                     const PatLayout *layout,
                     const PatLayout *other)
{
  g_assert_cmpfloat (layout->card_width, ==, other->card_width);
  for (guint i = 0; i < pat_rules_get_n_piles (rules); i++)
    g_assert_cmpfloat (layout->piles[i].x, ==, other->piles[i].x);
}

/* What lies behind the last pile has no part in the layout. */
static void
test_most_piles (void)
{
  g_autoptr (PatRules) rules = rules_build (&crowd, NULL);
  g_autoptr (PatRules) others = rules_build (&moved, NULL);
  g_autoptr (PatRules) hardly = rules_build (&short_fan, NULL);
  PatSpace wide = { 1400, 800, 1.4 }, high = { 500, 2400, 1.4 };
  PatPosition position, other_position;
  PatLayout layout, other;

  g_assert_cmpuint (pat_rules_get_n_piles (rules), ==, PAT_MAX_PILES);
  pat_rules_deal (rules, 1, &position);
  /* Columns that are free at the left make no difference if the others move apart, */
  pat_layout_compute (&layout, rules, &position, &wide);
  pat_layout_compute (&other, others, &position, &wide);
  g_assert_cmpfloat (layout.piles[3].x - layout.piles[2].x, >, 1.5 * layout.card_width);
  assert_same_columns (rules, &layout, &other);
  /* which they do only as far as their fans need, */
  pat_rules_deal (hardly, 1, &other_position);
  pat_layout_compute (&other, hardly, &other_position, &wide);
  g_assert_cmpuint (pat_rules_get_n_piles (hardly), ==, PAT_MAX_PILES);
  g_assert_cmpfloat (other.piles[1].x - other.piles[0].x, <, 1.5 * other.card_width);
  /* and rows that go to the lower edge only move down. */
  pat_layout_compute (&layout, rules, &position, &high);
  high.stock_below = TRUE;
  pat_layout_compute (&other, rules, &position, &high);
  g_assert_cmpfloat (other.piles[0].y, >, layout.piles[0].y);
  assert_same_columns (rules, &layout, &other);
}

static const PatPileSpec low_piles[] = {
  { .role = PAT_FOUNDATION, .count = 8, .at = { .x = 1, .dx = 1 } },
  { .role = PAT_CELL, .count = 1, .at = { .x = 9 } },
  { .role = PAT_TABLEAU, .count = 8, .at = { .x = 1, .y = 1.2, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_ANY_CARD, .deal = "UUUU" },
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { 0 }
};

RULES_VARIANT (low, low_piles);

/* Foundations beside the columns fill a block and are read as a text is, also on a mirrored
 * board. */
static void
test_block (void)
{
  g_autoptr (PatRules) rules = rules_build (&low, NULL);
  PatPosition position;
  PatLayout layout;

  pat_rules_deal (rules, 1, &position);
  for (gint mirrored = FALSE; mirrored <= TRUE; mirrored++)
    {
      PatSpace space = { 720, 291, 1.4, .mirrored = mirrored };
      guint n_columns = 1;

      pat_layout_compute (&layout, rules, &position, &space);
      g_assert_cmpuint (layout.aside, >, 0);
      while (n_columns < 8 && layout.piles[n_columns].y == layout.piles[0].y)
        n_columns++;
      g_assert_true (n_columns == 2 || n_columns == 4);
      for (guint i = 1; i < 8; i++)
        if (i % n_columns == 0)
          {
            g_assert_cmpfloat (layout.piles[i].x, ==, layout.piles[0].x);
            g_assert_cmpfloat (layout.piles[i].y, >, layout.piles[i - 1].y);
          }
        else
          {
            g_assert_cmpfloat (layout.piles[i].y, ==, layout.piles[i - 1].y);
            g_assert_true ((layout.piles[i].x < layout.piles[i - 1].x) == mirrored);
          }
    }
}

static const PatPileSpec counted_piles[] = {
  { .role = PAT_RESERVE, .count = 12, .at = { .dx = 1, .per_line = 6, .line_dy = 1 },
    .deal = "UUUU" },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 6 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (counted, counted_piles);

/* Of a waste, the other cards are dealt to what comes after it. */
#define WASTE(n_seen, cards) \
  { \
    { .role = PAT_WASTE, .count = 1, .fan_x = 0.22f, .n_fanned = n_seen, .deal = cards }, \
    { .role = PAT_DISCARD, .count = 1, .at = { .x = 6 }, .deal = "*" }, \
    { 0 } \
  }

static const PatPileSpec one_of_one[] = WASTE (1, "U");
static const PatPileSpec one_of_two[] = WASTE (1, "UU");
static const PatPileSpec three_of_three[] = WASTE (3, "UUU");
static const PatPileSpec three_of_four[] = WASTE (3, "UUUU");

RULES_VARIANT (wastes_one_of_one, one_of_one);
RULES_VARIANT (wastes_one_of_two, one_of_two);
RULES_VARIANT (wastes_three_of_three, three_of_three);
RULES_VARIANT (wastes_three_of_four, three_of_four);

/* A waste has a number if it has more cards than are seen. */
static void
test_waste_counts (void)
{
  const struct
  {
    const PatVariantSpec *spec;
    guint                 count;
  } cases[] = {
    { &wastes_one_of_one, 0 }, { &wastes_one_of_two, 2 },
    { &wastes_three_of_three, 0 }, { &wastes_three_of_four, 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (PatRules) rules = rules_build (cases[i].spec, NULL);
      PatPosition position;

      pat_rules_deal (rules, 1, &position);
      g_assert_cmpuint (pat_layout_get_count (rules, &position, 0), ==, cases[i].count);
    }
}

/* What is free between the two lines of piles, and how large the number between them is. */
static double
find_gap (const PatRules *rules,
          PatSpace       *space,
          PatLayout      *layout,
          double         *letters)
{
  PatPosition position;

  pat_rules_deal (rules, 1, &position);
  g_assert_cmpuint (pat_layout_get_count (rules, &position, 0), ==, 4);
  pat_layout_compute (layout, rules, &position, space);
  *letters = pat_layout_get_count_size ((int) layout->card_width, space->text_scale);
  return layout->piles[6].y - layout->piles[0].y - layout->card_height;
}

/* There is room for the numbers below piles, in the size that the player wants text to have, unless
 * that takes too much of cards that are small. */
static void
test_counts (void)
{
  g_autoptr (PatRules) rules = rules_build (&counted, NULL);
  PatSpace large = { 1270, 715, 1.4 }, larger = { 1270, 715, 1.4, .text_scale = 2 };
  PatSpace high = { 360, 567, 1.4 }, shallow = { 720, 170, 1.4 };
  PatLayout layout;
  double letters;

  g_assert_cmpfloat (find_gap (rules, &large, &layout, &letters), >, letters);
  g_assert_true (layout.counts_outside);
  g_assert_cmpfloat (find_gap (rules, &larger, &layout, &letters), >, letters);
  g_assert_cmpfloat (letters, >, 20);
  g_assert_cmpfloat (find_gap (rules, &high, &layout, &letters), >, letters);
  g_assert_cmpfloat (layout.card_width, <, 60);
  g_assert_cmpfloat (find_gap (rules, &shallow, &layout, &letters), <, letters);
  g_assert_false (layout.counts_outside);
}

static const PatPileSpec long_line_piles[] = {
  { .role = PAT_FOUNDATION, .count = 8, .at = { .x = 2, .dx = 1 } },
  { .role = PAT_TABLEAU, .count = 12, .at = { .y = 1.2, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_ANY_CARD, .deal = "UUU" },
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { 0 }
};

RULES_VARIANT (long_line, long_line_piles);

/* A long line of columns becomes two if that makes the cards larger, as it does not on a low
 * board. */
static void
test_long_line (void)
{
  g_autoptr (PatRules) rules = rules_build (&long_line, NULL);
  PatSpace space = { 1270, 705, 1.4 };
  PatPosition position;
  PatLayout layout;
  guint first = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, 1);

  pat_rules_deal (rules, 1, &position);
  pat_layout_compute (&layout, rules, &position, &space);
  g_assert_cmpfloat (layout.card_width, >, 110);
  g_assert_cmpfloat (layout.piles[first + 5].y, ==, layout.piles[first].y);
  g_assert_cmpfloat (layout.piles[first + 6].y, >, layout.piles[first].y + layout.card_height);
  g_assert_cmpfloat (layout.piles[first + 6].x, ==, layout.piles[first].x);
  space.height = 300;
  pat_layout_compute (&layout, rules, &position, &space);
  g_assert_cmpfloat (layout.piles[first + 11].y, ==, layout.piles[first].y);
}

static const PatPoint cross[] = { { 6, 0 }, { 5, 1 }, { 7, 1 }, { 6, 2 } };

static const PatPileSpec pattern_piles[] = {
  { .role = PAT_FOUNDATION, .count = 4, .at = { .points = cross } },
  { .role = PAT_TABLEAU, .count = 4, .at = { .dx = 1 }, .fan_y = 0.25, .deal = "UUU" },
  { .role = PAT_STOCK, .count = 1, .at = { .y = 2 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (pattern, pattern_piles);

/* What lies in a pattern of its own keeps it. */
static void
test_pattern (void)
{
  g_autoptr (PatRules) rules = rules_build (&pattern, NULL);
  PatPosition position;
  PatLayout layout;

  pat_rules_deal (rules, 1, &position);
  for (double width = 400; width <= 2000; width += 200)
    {
      PatSpace space = { width, 400, 1.4 };

      pat_layout_compute (&layout, rules, &position, &space);
      g_assert_cmpfloat (layout.piles[0].x, ==, layout.piles[3].x);
      g_assert_cmpfloat (layout.piles[1].y, ==, layout.piles[2].y);
      g_assert_cmpfloat (layout.piles[1].x, <, layout.piles[0].x);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout-changes/column", test_column);
  g_test_add_func ("/layout-changes/counts", test_counts);
  g_test_add_func ("/layout-changes/waste-counts", test_waste_counts);
  g_test_add_func ("/layout-changes/squeezed", test_squeezed);
  g_test_add_func ("/layout-changes/corners", test_corners);
  g_test_add_func ("/layout-changes/small-index", test_small_index);
  g_test_add_func ("/layout-changes/same-either-way", test_same_either_way);
  g_test_add_func ("/layout-changes/blocked-fan", test_blocked_fan);
  g_test_add_func ("/layout-changes/just-apart", test_just_apart);
  g_test_add_func ("/layout-changes/sideways", test_sideways);
  g_test_add_func ("/layout-changes/wider-fans", test_wider_fans);
  g_test_add_func ("/layout-changes/most-piles", test_most_piles);
  g_test_add_func ("/layout-changes/block", test_block);
  g_test_add_func ("/layout-changes/long-line", test_long_line);
  g_test_add_func ("/layout-changes/pattern", test_pattern);
  return g_test_run ();
}
