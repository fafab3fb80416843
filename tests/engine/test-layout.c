/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Tests that the layout keeps all cards on the board, whatever the board's size and the length
   of the piles. */
#include "layout-assert.h"
#include "sample-tables.h"

/* A pile has every so many of the spaces, and only in a long test all of them; the board grows in
 * so many steps. The sanitizers look for other faults, and take six times as long. */
#ifdef __SANITIZE_ADDRESS__
#define STRIDE  11
#define N_SIZES 40
#else
#define STRIDE  4
#define N_SIZES 400
#endif

static const PatSpace spaces[] = {
  { 360, 294, 1.4, FALSE }, { 360, 640, 1.45, FALSE }, { 640, 480, 1.4, FALSE }, { 801, 599, 1.53,
                                                                                   FALSE },
  { 1280, 720, 1.4, FALSE }, { 1920, 1080, 1.5, FALSE }, { 1080, 1920, 1.4, FALSE }, { 3840, 2160,
                                                                                       1.4, FALSE },
  { 7680, 4320, 1.5, FALSE }, { 2000, 300, 1.4, FALSE }, { 360, 4000, 1.4, FALSE },
};

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

  layout_compute (&layout, rules, position, space);
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

  layout_compute (&usual, rules, position, space);
  layout_compute (&layout, rules, position, &other);
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
  gboolean turns = !pat_rules_get_game (rules)->never_mirrored;
  PatSpace other = *space;
  PatLayout layout, mirrored;
  PatRect a, b;

  other.mirrored = TRUE;
  layout_compute (&layout, rules, position, space);
  layout_compute (&mirrored, rules, position, &other);
  g_assert_true (mirrored.mirrored == turns);
  for (guint pile = 0; pile < position->n_piles; pile++)
    for (guint i = 0; i < pat_position_get_size (position, pile); i++)
      {
        pat_layout_get_card (&layout, position, pile, i, &a);
        pat_layout_get_card (&mirrored, position, pile, i, &b);
        g_assert_cmpfloat (a.x, ==, turns ? space->width - b.x - b.width : b.x);
        g_assert_cmpfloat (a.y, ==, b.y);
      }
}

/* A larger board never has smaller cards, but where numbers that lay over them get room: that may
 * take a little of their width. */
static void
assert_monotone (const PatRules    *rules,
                 const PatPosition *position)
{
  PatSpace space = { 0, 0, 1.4, FALSE };
  gboolean was_outside = FALSE;
  double before = 0;

  for (guint i = 0; i < N_SIZES; i++)
    {
      PatLayout layout;

      space.width = 360 + 2800 * i / N_SIZES;
      space.height = 294 + 2000 * i / N_SIZES;
      layout_compute (&layout, rules, position, &space);
      if (layout.card_width < before * (layout.counts_outside && !was_outside ? 0.93 : 1))
        g_error ("%s: %g×%g has smaller cards than before, %g",
                 pat_rules_get_variant (rules)->id, space.width, space.height, before);
      before = layout.card_width;
      was_outside = layout.counts_outside;
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
  guint stride = g_getenv ("RIFFLE_TEST_LONG") != NULL ? 1 : STRIDE;

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
  for (guint i = pile % stride; i < G_N_ELEMENTS (spaces); i += stride)
    {
      PatSpace other = below (&spaces[i]);
      PatLayout layout;

      layout_assert_inside (rules, position, &spaces[i]);
      layout_assert_inside (rules, position, &other);
      layout_compute (&layout, rules, position, &spaces[i]);
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

      layout_assert_inside (rules, &position, &spaces[i]);
      assert_apart (rules, &position, &spaces[i]);
      assert_mirrored (rules, &position, &spaces[i]);
      layout_assert_inside (rules, &position, &other);
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

/* Whether the layout cannot tell games apart. */
static gboolean
lie_alike (const PatRules *a,
           const PatRules *b)
{
  const PatGameSpec *game = pat_rules_get_game (a), *other = pat_rules_get_game (b);

  if (pat_rules_get_n_piles (a) != pat_rules_get_n_piles (b) ||
      memcmp (&game->stock, &other->stock, sizeof game->stock) != 0 ||
      game->deal_stock != other->deal_stock)
    return FALSE;
  for (guint i = 0; i < pat_rules_get_n_piles (a); i++)
    if (memcmp (pat_rules_get_pile (a, i), pat_rules_get_pile (b, i), sizeof (PatPileSpec)) != 0)
      return FALSE;
  return TRUE;
}

static PatRules *
build_preset (PatVariant *variant,
              const char *key)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  g_autoptr (GError) error = NULL;
  PatRules *rules;

  if (key != NULL)
    g_assert_true (pat_options_apply_preset (options, key, NULL));
  rules = pat_variant_build_rules (variant, options, &error);
  g_assert_no_error (error);
  return rules;
}

/* Every variant that is there, with its default options and with every preset that changes the
 * table. */
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
      g_autoptr (PatRules) usual = build_preset (variant, NULL);

      g_test_message ("%s", pat_variant_get_id (variant));
      test_rules (usual);
      for (; preset != NULL && preset->key != NULL; preset++)
        {
          g_autoptr (PatRules) rules = build_preset (variant, preset->key);

          if (lie_alike (rules, usual))
            continue;
          g_test_message ("%s %s", pat_variant_get_id (variant), preset->key);
          test_rules (rules);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout/samples", test_samples);
  g_test_add_func ("/layout/variants", test_variants);
  return g_test_run ();
}
