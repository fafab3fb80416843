/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Covered cards can be read: every variant is played by chance on boards from a telephone to a
   wall, and what is seen of each card is compared with what its index takes. */
#include <math.h>

#include "chance-play.h"

#define N_MOVES       100
#define LARGE_CARD    60   /* pixels: from here on the faces are full ones */
#define SMALLEST_CARD 24
#define UNITS         250.0 /* that the faces are drawn in, for the width of a card */
#define MOST_CHANGES  9

typedef struct
{
  const char *name;
  PatSpace    space;
  double      least_beside; /* the part of an index that is seen in the longest sideways fans */
} Board;

static const Board boards[] = {
  { "telephone, low", { .width = 350, .height = 171, .aspect = 1.4 }, 0.8 },
  { "telephone, low and large text", { .width = 350, .height = 120, .aspect = 1.4 }, 0.8 },
  { "telephone, flat", { .width = 710, .height = 281, .aspect = 1.4 }, 1 },
  { "telephone, upright", { .width = 350, .height = 571, .aspect = 1.4 }, 0.85 },
  { "screen", { .width = 1270, .height = 705, .aspect = 1.4 }, 1 },
  { "screen, mirrored", { .width = 1270, .height = 705, .aspect = 1.4, .mirrored = TRUE }, 1 },
  { "screen, stock below",
    { .width = 1270, .height = 705, .aspect = 1.4, .stock_below = TRUE }, 1 },
  { "flat, large indices",
    { .width = 710, .height = 281, .aspect = 1.4, .large_index = TRUE }, 1 },
  { "screen, large indices",
    { .width = 1270, .height = 705, .aspect = 1.4, .large_index = TRUE }, 1 },
  { "wall", { .width = 7680, .height = 4200, .aspect = 1.4 }, 1 },
  { "wall, upright", { .width = 4320, .height = 7600, .aspect = 1.4 }, 1 },
};

/* How the games on a board went so far. */
typedef struct
{
  PatLayout layout;
  gboolean  is_first;
  guint     n_changes;
} Course;

/* The height of rank and suit beside each other, as src/deck draws them on a covered card of which
   little is seen. */
static double
flat_height (double card_width,
             guint  size)
{
  double unit = UNITS / card_width;
  double least = CLAMP (9 * unit, 33, 90), most = CLAMP (11 * unit, 82, 114);

  return (5 + least + (most - least) * (size - 1) / (PAT_LAYOUT_FLAT_SIZES - 1)) / unit;
}

/* The height of rank and half a suit of other cards. */
static double
index_height (double   card_width,
              gboolean large)
{
  double unit = UNITS / card_width, rank;

  if (large || card_width < LARGE_CARD)
    {
      rank = CLAMP (11 * unit, 82, 114);
      return (MAX (4, 14 - (rank - 82) / 3) + rank) / unit;
    }
  rank = CLAMP (14 * unit, 36, 60);
  return (13 + rank + 5 + MIN (0.8 * rank, 34) / 2) / unit;
}

/* The width of what stands at the edge. */
static double
index_width (double   card_width,
             gboolean large)
{
  double unit = UNITS / card_width;

  if (large || card_width < LARGE_CARD)
    return (6 + CLAMP (9 * unit, 52, 90)) / unit;
  return (9 + 36) / unit;
}

static void
assert_card_is_read (const PatRules    *rules,
                     const PatLayout   *layout,
                     const PatPosition *position,
                     const Board       *board,
                     guint              pile,
                     guint              index)
{
  /* Beside columns, what runs sideways otherwise runs downwards. */
  gboolean is_below = layout->step_y[pile] > 0;
  gboolean large = board->space.large_index;
  double seen, needed;
  PatRect lower, upper;

  pat_layout_get_card (layout, position, pile, index, &lower);
  pat_layout_get_card (layout, position, pile, index + 1, &upper);
  seen = is_below ? upper.y - lower.y : fabs (upper.x - lower.x);
  needed = is_below && layout->flat[pile] > 0
           ? flat_height (layout->card_width, layout->flat[pile])
           : is_below ? index_height (layout->card_width, large)
           : board->least_beside * index_width (layout->card_width, large);
  /* Places are whole pixels. */
  if (seen < floor (needed))
    g_error ("%s, %s: %g pixels of card %u in pile %u are seen, not %g of %g×%g",
             pat_rules_get_variant (rules)->id, board->name, seen, index, pile, needed,
             layout->card_width, layout->card_height);
}

/* Wastes and squared piles need not be read. */
static gboolean
is_read (const PatPileSpec *row)
{
  return row->fan_y >= 0.15f || (fabsf (row->fan_x) >= 0.15f && row->role != PAT_WASTE);
}

static void
assert_is_read (const PatRules    *rules,
                const PatLayout   *layout,
                const PatPosition *position,
                const Board       *board)
{
  for (guint pile = 0; pile < position->n_piles; pile++)
    {
      const PatCard *cards = pat_position_get_cards (position, pile);

      if (!is_read (pat_rules_get_pile (rules, pile)))
        continue;
      for (guint i = layout->first_fanned[pile];
           i + 1 < pat_position_get_size (position, pile); i++)
        if (!pat_card_is_face_down (cards[i]))
          assert_card_is_read (rules, layout, position, board, pile, i);
    }
}

static void
assert_on_board (const PatRules    *rules,
                 const PatLayout   *layout,
                 const PatPosition *position,
                 const Board       *board)
{
  double height = MAX (board->space.height, layout->height);

  for (guint pile = 0; pile < position->n_piles; pile++)
    {
      PatRect rect;

      pat_layout_get_pile (layout, position, pile, &rect);
      if (rect.x < 0 || rect.y < 0 || rect.x + rect.width > board->space.width ||
          rect.y + rect.height > height)
        g_error ("%s, %s: pile %u lies outside", pat_rules_get_variant (rules)->id, board->name,
                 pile);
    }
}

static void
look (const PatRules    *rules,
      const PatPosition *position,
      const Board       *board,
      Course            *course)
{
  PatSpace space = board->space;
  PatLayout layout;

  if (!course->is_first)
    space.before = &course->layout;
  pat_layout_compute (&layout, rules, position, &space);
  /* A move that needs smaller cards by more than a tenth is made up for by the next ones. */
  if (course->is_first || layout.card_width > ceil (0.9 * course->layout.card_width))
    assert_is_read (rules, &layout, position, board);
  assert_on_board (rules, &layout, position, board);
  if (layout.height > space.height)
    g_assert_cmpfloat (layout.card_width, <=, SMALLEST_CARD);
  if (!course->is_first && course->layout.card_width != layout.card_width)
    course->n_changes++;
  course->layout = layout;
  course->is_first = FALSE;
}

static void
test_variant (gconstpointer data)
{
  PatVariant *variant = (PatVariant *) data;
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  g_autoptr (PatRules) rules = pat_variant_build_rules (variant, options, NULL);
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  g_autofree Course *courses = g_new0 (Course, G_N_ELEMENTS (boards));
  PatPosition position;
  PatRandom random;

  pat_rules_deal (rules, 1, &position);
  pat_random_init (&random, 1, 0);
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    courses[i].is_first = TRUE;
  for (guint n = 0; n < N_MOVES; n++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
        look (rules, &position, &boards[i], &courses[i]);
      if (pat_rules_is_won (rules, &position) || !chance_play (rules, &position, &random, moves))
        break;
    }
  /* The cards do not change their size with every move. */
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    if (courses[i].n_changes > MOST_CHANGES)
      g_error ("%s, %s: the cards changed their size %u times", pat_variant_get_id (variant),
               boards[i].name, courses[i].n_changes);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();

  g_test_init (&argc, &argv, NULL);
  pat_registry_add_default_folders (registry, FALSE);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      PatVariant *variant = g_list_model_get_item (G_LIST_MODEL (registry), i);
      g_autofree char *path = g_strconcat ("/legible/", pat_variant_get_id (variant), NULL);

      g_test_add_data_func_full (path, variant, test_variant, g_object_unref);
    }
  return g_test_run ();
}
