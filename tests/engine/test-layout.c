/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Tests that the layout keeps all cards on the board, whatever the board's size and the length
   of the piles. */
#include <math.h>

#include "sample-tables.h"

static const PatSpace spaces[] = {
  { 360, 294, 1.4, FALSE }, { 360, 640, 1.45, FALSE }, { 640, 480, 1.4, FALSE }, { 801, 599, 1.53,
                                                                                   FALSE },
  { 1280, 720, 1.4, FALSE }, { 1920, 1080, 1.5, FALSE }, { 1080, 1920, 1.4, FALSE }, { 3840, 2160,
                                                                                       1.4, FALSE },
  { 7680, 4320, 1.5, FALSE }, { 2000, 300, 1.4, FALSE }, { 360, 4000, 1.4, FALSE },
};

static void
compute (PatLayout         *layout,
         const PatRules    *rules,
         const PatPosition *position,
         const PatSpace    *space)
{
  memset (layout, 0xff, sizeof *layout);
  pat_layout_compute (layout, rules, position, space);
}

static void
assert_inside (const PatRect   *rect,
               const PatLayout *layout,
               const PatSpace  *space)
{
  double height = MAX (space->height, layout->height);

  g_assert_cmpfloat (rect->x, >=, 0);
  g_assert_cmpfloat (rect->y, >=, 0);
  g_assert_cmpfloat (rect->x + rect->width, <=, space->width);
  g_assert_cmpfloat (rect->y + rect->height, <=, height);
  g_assert_cmpfloat (rect->x, ==, floor (rect->x));
  g_assert_cmpfloat (rect->y, ==, floor (rect->y));
  g_assert_cmpfloat (rect->width, ==, layout->card_width);
  g_assert_cmpfloat (rect->height, ==, layout->card_height);
}

static void
assert_all_inside (const PatRules    *rules,
                   const PatPosition *position,
                   const PatSpace    *space)
{
  PatLayout layout;
  PatRect rect;

  compute (&layout, rules, position, space);
  for (guint pile = 0; pile < position->n_piles; pile++)
    for (guint i = 0; i <= pat_position_get_size (position, pile); i++)
      {
        guint last = MAX (1, pat_position_get_size (position, pile)) - 1;

        pat_layout_get_card (&layout, position, pile, MIN (i, last), &rect);
        assert_inside (&rect, &layout, space);
      }
}

static gboolean
rects_overlap (const PatRect *a,
               const PatRect *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width &&
         a->y < b->y + b->height && b->y < a->y + a->height;
}

static gboolean
may_overlap (const PatRules *rules,
             guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  return row->covered || row->tucked;
}

static void
assert_apart (const PatRules    *rules,
              const PatPosition *position,
              const PatSpace    *space)
{
  PatLayout layout;

  compute (&layout, rules, position, space);
  for (guint a = 0; a < position->n_piles; a++)
    for (guint b = a + 1; b < position->n_piles; b++)
      if (!may_overlap (rules, a) && !may_overlap (rules, b) &&
          rects_overlap (&layout.piles[a], &layout.piles[b]))
        g_error ("%s: piles %u and %u overlap at %g×%g", pat_rules_get_variant (rules)->id, a, b,
                 space->width, space->height);
}

static PatSpace
below (const PatSpace *space)
{
  PatSpace other = *space;

  other.stock_below = TRUE;
  return other;
}

static double
find_highest (const PatRules  *rules,
              const PatLayout *layout,
              guint            n_piles,
              guint            roles)
{
  double highest = G_MAXDOUBLE;

  for (guint i = 0; i < n_piles; i++)
    if ((roles & PAT_ROLE_BIT (pat_rules_get_role (rules, i))) != 0)
      highest = MIN (highest, layout->piles[i].y);
  return highest;
}

/* With the stock below, no pile that cards come from or go to lies above all that is played with,
   and the cards hardly lose of their size. */
static void
assert_stock_below (const PatRules    *rules,
                    const PatPosition *position,
                    const PatSpace    *space)
{
  const guint field = PAT_ROLE_BIT (PAT_TABLEAU) | PAT_ROLE_BIT (PAT_RESERVE) |
                      PAT_ROLE_BIT (PAT_HAND);
  PatSpace other = below (space);
  PatLayout layout, usual;
  double highest;

  compute (&usual, rules, position, space);
  compute (&layout, rules, position, &other);
  g_assert_cmpfloat (layout.card_width, >=, 0.9 * usual.card_width);
  highest = find_highest (rules, &layout, position->n_piles, field);
  g_assert_cmpfloat (highest, <, G_MAXDOUBLE);
  for (guint i = 0; i < position->n_piles; i++)
    if (layout.piles[i].y + layout.card_height <= highest)
      g_error ("%s: pile %u lies above the columns at %g×%g", pat_rules_get_variant (rules)->id, i,
               space->width, space->height);
}

static void
assert_mirrored (const PatRules    *rules,
                 const PatPosition *position,
                 const PatSpace    *space)
{
  PatSpace other = *space;
  PatLayout layout, mirrored;
  PatRect a, b;

  other.mirrored = TRUE;
  compute (&layout, rules, position, space);
  compute (&mirrored, rules, position, &other);
  g_assert_true (mirrored.mirrored);
  for (guint pile = 0; pile < position->n_piles; pile++)
    for (guint i = 0; i < pat_position_get_size (position, pile); i++)
      {
        pat_layout_get_card (&layout, position, pile, i, &a);
        pat_layout_get_card (&mirrored, position, pile, i, &b);
        g_assert_cmpfloat (a.x, ==, space->width - b.x - b.width);
        g_assert_cmpfloat (a.y, ==, b.y);
      }
}

/* A larger board never has smaller cards. */
static void
assert_monotone (const PatRules    *rules,
                 const PatPosition *position)
{
  PatSpace space = { 0, 0, 1.4, FALSE };
  double before = 0;

  for (guint i = 0; i < 400; i++)
    {
      PatLayout layout;

      space.width = 360 + 7 * i;
      space.height = 294 + 5 * i;
      compute (&layout, rules, position, &space);
      g_assert_cmpfloat (layout.card_width, >=, before);
      before = layout.card_width;
    }
  g_assert_cmpfloat (before, >, 100);
}

/* All cards in one pile, as they lie or turned up or down. */
static void
assert_long_pile (const PatRules    *rules,
                  const PatPosition *dealt,
                  guint              pile,
                  guint              way)
{
  g_autoptr (PatPosition) position = pat_position_copy ((PatPosition *) dealt);

  memset (position->start, 0, sizeof position->start);
  for (guint i = pile + 1; i <= position->n_piles; i++)
    position->start[i] = dealt->start[dealt->n_piles];
  for (guint i = 0; i < position->start[position->n_piles]; i++)
    {
      if (way == 1)
        position->cards[i] = pat_card_face (position->cards[i]);
      if (way == 2)
        position->cards[i] |= PAT_FACE_DOWN;
    }
  for (guint i = 0; i < G_N_ELEMENTS (spaces); i++)
    {
      PatSpace other = below (&spaces[i]);
      PatLayout layout;

      assert_all_inside (rules, position, &spaces[i]);
      assert_all_inside (rules, position, &other);
      compute (&layout, rules, position, &spaces[i]);
      if (layout.height > spaces[i].height)
        g_assert_cmpfloat (layout.card_width, <=, 24);
    }
}

static void
test_rules (const PatRules *rules)
{
  PatPosition position;

  pat_rules_deal (rules, 1, &position);
  for (guint i = 0; i < G_N_ELEMENTS (spaces); i++)
    {
      PatSpace other = below (&spaces[i]);

      assert_all_inside (rules, &position, &spaces[i]);
      assert_apart (rules, &position, &spaces[i]);
      assert_mirrored (rules, &position, &spaces[i]);
      assert_all_inside (rules, &position, &other);
      assert_apart (rules, &position, &other);
      assert_mirrored (rules, &position, &other);
      assert_stock_below (rules, &position, &spaces[i]);
    }
  assert_monotone (rules, &position);
  for (guint pile = 0; pile < position.n_piles; pile++)
    for (guint way = 0; way < 3; way++)
      assert_long_pile (rules, &position, pile, way);
}

static void
test_samples (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sample_variants); i++)
    {
      g_autoptr (PatRules) rules = sample_build (sample_variants[i]);

      g_test_message ("%s", sample_variants[i]->id);
      test_rules (rules);
    }
}

/* Every variant that is there, with its default options and with every preset. */
static void
test_variants (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  guint n_variants;

  pat_registry_add_default_folders (registry, FALSE);
  n_variants = g_list_model_get_n_items (G_LIST_MODEL (registry));
  if (n_variants == 0)
    {
      g_test_skip ("no plugin is there");
      return;
    }
  for (guint i = 0; i < n_variants; i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (G_LIST_MODEL (registry), i);
      const PatPreset *preset = pat_variant_get_spec (variant)->presets;

      do
        {
          g_autoptr (PatOptions) options = pat_variant_new_options (variant);
          g_autoptr (PatRules) rules = NULL;
          g_autoptr (GError) error = NULL;

          if (preset != NULL && preset->key != NULL)
            g_assert_true (pat_options_apply_preset (options, preset->key, NULL));
          rules = pat_variant_build_rules (variant, options, &error);
          g_assert_no_error (error);
          g_test_message ("%s %s", pat_variant_get_id (variant), preset != NULL &&
                          preset->key != NULL ? preset->key : "");
          test_rules (rules);
        }
      while (preset != NULL && preset->key != NULL && (++preset)->key != NULL);
    }
}

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
  compute (&layout, rules, &position, &space);
  last = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, 7);
  g_assert_cmpfloat (layout.piles[last].y, <, layout.card_height);
  g_assert_cmpfloat (layout.down_step_y[last], >, 0);
  for (guint i = 0; i < position.n_piles; i++)
    if (pat_rules_get_role (rules, i) != PAT_TABLEAU)
      g_assert_cmpfloat (layout.piles[i].y + layout.card_height, >, space.height - 40);
  pat_layout_get_pile (&layout, &position, last, &rect);
  g_assert_cmpfloat (rect.y + rect.height, <, layout.piles[0].y);
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
  compute (&layout, rules, &position, &flat);
  g_assert_false (layout.narrow);
  compute (&layout, rules, &position, &high);
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
  compute (&layout, rules, &position, &space);
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
  compute (&layout, columns, &position, &space);
  g_assert_cmpfloat (layout.card_width, <, 40);
  g_assert_cmpfloat (layout.step_y[8], >=, 13);
  pat_rules_deal (stacks, 1, &position);
  compute (&layout, stacks, &position, &space);
  g_assert_cmpfloat (layout.step_x[0], >=, 10);
  assert_all_inside (stacks, &position, &space);
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
  compute (&layout, rules, &position, &space);
  g_assert_cmpfloat (layout.card_width, ==, 24);
  g_assert_cmpfloat (layout.height, >, 4 * layout.card_height);
  assert_all_inside (rules, &position, &space);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout/samples", test_samples);
  g_test_add_func ("/layout/variants", test_variants);
  g_test_add_func ("/layout/stock-below", test_stock_below);
  g_test_add_func ("/layout/narrow", test_narrow);
  g_test_add_func ("/layout/fans", test_fans);
  g_test_add_func ("/layout/legible", test_legible);
  g_test_add_func ("/layout/too-low", test_too_low);
  return g_test_run ();
}
