/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How the tables of all variants use the board: how large cards are at the deal, how much of the
   board is used, whether they stand in its middle, and in which steps cards change their size while
   a game is played by chance. With --table, it prints that as a table instead of testing it. */
#include <math.h>

#include "chance-play.h"

#define N_MOVES      150
#define N_GAMES      2
#define LARGEST_STEP 0.1   /* of the width of the cards, in one move */
#define ROUNDING     1     /* pixels */
#define NEAR_MIDDLE  0.15  /* card widths: what is in the middle above fans of several lengths */
#define FAR_AWAY     0.5   /* card widths: a table is not farther from the middle during a game */

typedef struct
{
  const char *name;         /* the window, in pixels */
  double      width;        /* of the board in it */
  double      height;
  double      least_card;   /* width at the deal, in any game */
  double      least_during; /* the same while games are played */
  double      least_used;   /* of the wider and higher of both extents, as a part of the board's */
  double      least_area;   /* of the product of both extents, as a part of the board's */
  double      median_card;  /* at least so wide are the cards of half of the games */
  guint       most_changes; /* of the size of cards in a game */
} Window;

/* The boards in windows without a frame, with a row for the status. A low board has room for few
   cards in a column, and games that are played by chance only grow. */
static const Window windows[] = {
  { "360x720", 360, 567, 42, 40, 0.85, 0.28, 51, 4 },
  { "720x360", 720, 291, 38, 33, 0.7, 0.37, 55, 20 },
  { "1280x800", 1280, 715, 87, 87, 0.83, 0.37, 120, 6 },
  { "2560x1440", 2560, 1355, 172, 172, 0.82, 0.39, 237, 6 },
  { "3840x2160", 3840, 2075, 259, 259, 0.84, 0.38, 357, 6 },
};

#define STATUS_LINE     20  /* pixels: the least that counters and buttons of a game need */
#define MESSAGE         120 /* pixels: a high one, with a button */
#define N_PEERS_WINDOWS 3   /* the first of those above */

/* The wider of the cards that Aisleriot and KPatience have at the deal in these windows (benchmark
   card-widths); ours are at least as wide. Cruel is not here, because its fans lie squared there
   and hide 36 cards. */
static const struct
{
  const char *variant;
  double      widths[N_PEERS_WINDOWS];
} peers[] = {
  { "accordion", { 38, 25, 70 } }, { "aces-up", { 47, 60, 154 } }, { "agnes", { 48, 39, 106 } },
  { "bakers-dozen", { 25, 45, 87 } }, { "bakers-game", { 42, 44, 120 } },
  { "beleaguered-castle", { 46, 43, 109 } }, { "bristol", { 30, 51, 110 } },
  { "carpet", { 48, 31, 84 } }, { "chessboard", { 34, 31, 84 } },
  { "classic-canfield", { 48, 39, 106 } }, { "clock", { 38, 31, 84 } },
  { "easthaven", { 48, 39, 106 } }, { "eight-off", { 34, 39, 106 } },
  { "elevator", { 48, 39, 106 } }, { "forecell", { 39, 39, 100 } }, { "fortress", { 34, 31, 84 } },
  { "forty-thieves", { 34, 34, 94 } }, { "four-seasons", { 57, 51, 141 } },
  { "freecell", { 42, 44, 120 } }, { "gaps", { 25, 39, 93 } }, { "golf", { 48, 53, 141 } },
  { "grandfathers-clock", { 30, 39, 100 } }, { "gypsy", { 34, 34, 88 } },
  { "king-albert", { 30, 31, 84 } }, { "klondike", { 48, 50, 136 } },
  { "labyrinth", { 42, 39, 106 } }, { "monte-carlo", { 48, 31, 84 } },
  { "osmosis", { 57, 31, 84 } }, { "poker-squares", { 42, 31, 84 } },
  { "pyramid", { 48, 39, 106 } }, { "scorpion", { 38, 39, 106 } },
  { "seahaven-towers", { 34, 39, 106 } }, { "simple-simon", { 31, 40, 103 } },
  { "sir-tommy", { 48, 39, 106 } }, { "spider", { 34, 51, 112 } },
  { "spiderette", { 48, 39, 106 } }, { "streets-and-alleys", { 38, 39, 106 } },
  { "thumb-and-pouch", { 48, 51, 141 } }, { "tripeaks", { 30, 51, 110 } },
  { "whitehead", { 48, 39, 106 } }, { "will-o-the-wisp", { 48, 39, 106 } },
  { "yukon", { 39, 43, 110 } },
};

/* Games whose piles were laid out for larger cards, and how wide those are at least. */
static const struct
{
  const char *variant;
  guint       window;
  double      width;
} larger[] = {
  { "concentration", 1, 64 }, { "concentration", 2, 129 },
  { "duchess", 1, 65 }, { "duchess", 2, 135 },
  { "gypsy", 2, 129 },
  { "double-klondike", 0, 53 }, { "westcliff", 0, 56 },
  { "corners", 0, 88 }, { "four-seasons", 0, 88 },
  { "bakers-dozen", 1, 48 }, { "bakers-dozen", 2, 123 },
};

/* Games whose other piles stand above or below their columns, not between two of them. Only a
   second line of columns may be between them. */
static const struct
{
  const char *variant;
  guint       window;
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
  guint       window;
  gboolean    at_right; /* they end where those end; otherwise they are in the middle */
} above[] = {
  { "cruel", 0, FALSE }, { "cruel", 1, FALSE }, { "cruel", 2, FALSE }, { "cruel", 3, FALSE },
  { "cabal", 0, TRUE }, { "cabal", 1, TRUE }, { "cabal", 2, TRUE }, { "cabal", 4, TRUE },
  { "will-o-the-wisp", 0, TRUE }, { "will-o-the-wisp", 2, TRUE },
  { "gypsy", 0, TRUE }, { "miss-milligan", 0, TRUE },
};

/* What was seen of a variant in one window. */
typedef struct
{
  PatLayout layout;
  double    dealt_width; /* of a card, in pixels */
  double    used_width;  /* parts of the board's, at the deal */
  double    used_height;
  double    offset;      /* from the middle of the board, in pixels, at the deal */
  double    far_away;    /* the same during the games, at most, in cards */
  double    least_width; /* of a card, during the games */
  double    last_width;
  double    largest_step;
  guint     n_changes;   /* in the game that had most */
} Course;

static PatSpace
get_space (const Window *window)
{
  return (PatSpace) { .width = window->width, .height = window->height, .aspect = 1.4 };
}

/* The rectangle around all that lies on the board. */
static PatRect
get_extent (const PatPosition *position,
            const PatLayout   *layout)
{
  double left = G_MAXDOUBLE, right = 0, top = G_MAXDOUBLE, bottom = 0;

  for (guint i = 0; i < position->n_piles; i++)
    {
      PatRect rect;

      pat_layout_get_pile (layout, position, i, &rect);
      left = MIN (left, rect.x);
      right = MAX (right, rect.x + rect.width);
      top = MIN (top, rect.y);
      bottom = MAX (bottom, rect.y + rect.height);
    }
  return (PatRect) { left, top, right - left, bottom - top };
}

static double
find_offset (const PatRect *extent,
             const Window  *window)
{
  return extent->x + extent->width / 2 - window->width / 2;
}

static void
measure_deal (const PatPosition *position,
              const Window      *window,
              Course            *course)
{
  PatRect extent = get_extent (position, &course->layout);

  course->dealt_width = course->least_width = course->layout.card_width;
  course->used_width = extent.width / window->width;
  course->used_height = extent.height / window->height;
  course->offset = find_offset (&extent, window);
}

static void
follow (const PatRules    *rules,
        const PatPosition *position,
        const Window      *window,
        Course            *course,
        guint             *n_changes)
{
  PatSpace space = get_space (window);
  PatLayout before = course->layout;
  double from = before.card_width, to;
  PatRect extent;

  space.before = &before;
  pat_layout_compute (&course->layout, rules, position, &space);
  to = course->layout.card_width;
  extent = get_extent (position, &course->layout);
  course->far_away = MAX (course->far_away, fabs (find_offset (&extent, window)) / to);
  if (from == to)
    return;
  course->least_width = MIN (course->least_width, to);
  course->largest_step = MAX (course->largest_step, (fabs (to - from) - ROUNDING) / MAX (to, from));
  course->n_changes = MAX (course->n_changes, ++*n_changes);
}

static void
play (const PatRules *rules,
      guint           game,
      Course         *courses)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  guint n_changes[G_N_ELEMENTS (windows)] = { 0 };
  PatPosition position;
  PatRandom random;

  pat_rules_deal (rules, game, &position);
  pat_random_init (&random, game, 0);
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      PatSpace space = get_space (&windows[i]);

      pat_layout_compute (&courses[i].layout, rules, &position, &space);
      if (game == 1)
        measure_deal (&position, &windows[i], &courses[i]);
    }
  for (guint n = 0; n < N_MOVES && !pat_rules_is_won (rules, &position) &&
       chance_play (rules, &position, &random, moves); n++)
    for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
      follow (rules, &position, &windows[i], &courses[i], &n_changes[i]);
}

static Course *
play_variant (PatVariant *variant)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  g_autoptr (PatRules) rules = pat_variant_build_rules (variant, options, NULL);
  Course *courses = g_new0 (Course, G_N_ELEMENTS (windows));

  for (guint game = 1; game <= N_GAMES; game++)
    play (rules, game, courses);
  return courses;
}

static void
print_table (GListModel *variants)
{
  for (guint k = 0; k < g_list_model_get_n_items (variants); k++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (variants, k);
      g_autofree Course *courses = play_variant (variant);

      for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
        g_print ("%-24s %-9s card %3g least %3g width %3.0f%% height %3.0f%% "
                 "off %+.1f at most %.2f changes %2u step %4.1f%%\n",
                 pat_variant_get_id (variant), windows[i].name,
                 courses[i].dealt_width, courses[i].least_width, 100 * courses[i].used_width,
                 100 * courses[i].used_height, courses[i].offset, courses[i].far_away,
                 courses[i].n_changes, 100 * courses[i].largest_step);
    }
}

static void
test_variant (gconstpointer data)
{
  PatVariant *variant = (PatVariant *) data;
  g_autofree Course *courses = play_variant (variant);

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      const Window *window = &windows[i];

      g_test_message ("%s", window->name);
      g_assert_cmpfloat (courses[i].dealt_width, >=, window->least_card);
      g_assert_cmpfloat (courses[i].least_width, >=, window->least_during);
      g_assert_cmpfloat (MAX (courses[i].used_width, courses[i].used_height), >=,
                         window->least_used);
      g_assert_cmpfloat (courses[i].used_width * courses[i].used_height, >=, window->least_area);
      g_assert_cmpfloat (fabs (courses[i].offset), <=, ROUNDING);
      g_assert_cmpfloat (courses[i].far_away, <=, FAR_AWAY);
      g_assert_cmpfloat (courses[i].largest_step, <=, LARGEST_STEP);
      g_assert_cmpuint (courses[i].n_changes, <=, window->most_changes);
    }
}

static int
compare_widths (gconstpointer a,
                gconstpointer b)
{
  return *(const double *) a < *(const double *) b ? -1 : *(const double *) a > *(const double *) b;
}

/* The width of a card at a deal, on the board of a window. */
static double
find_dealt_width (const PatRules *rules,
                  const Window   *window)
{
  PatSpace space = get_space (window);
  PatPosition position;
  PatLayout layout;

  pat_rules_deal (rules, 1, &position);
  pat_layout_compute (&layout, rules, &position, &space);
  return layout.card_width;
}

/* The cards of half of the games are at least so wide. */
static void
test_median (gconstpointer data)
{
  GListModel *variants = (GListModel *) data;
  GArray *widths[G_N_ELEMENTS (windows)];

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    widths[i] = g_array_new (FALSE, FALSE, sizeof (double));
  for (guint k = 0; k < g_list_model_get_n_items (variants); k++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (variants, k);
      g_autoptr (PatOptions) options = pat_variant_new_options (variant);
      g_autoptr (PatRules) rules = pat_variant_build_rules (variant, options, NULL);

      for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
        {
          double width = find_dealt_width (rules, &windows[i]);

          g_array_append_val (widths[i], width);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (windows) && widths[i]->len > 0; i++)
    {
      g_array_sort (widths[i], compare_widths);
      g_assert_cmpfloat (g_array_index (widths[i], double, widths[i]->len / 2), >=,
                         windows[i].median_card);
    }
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    g_array_unref (widths[i]);
}

/* The width of a card at the deal; a game that has no counters or buttons has a higher board. */
static double
find_width (const PatRules *rules,
            const Window   *window)
{
  const PatGameSpec *game = pat_rules_get_game (rules);
  PatSpace space = get_space (window);
  PatPosition position;
  PatLayout layout;

  if (game->counters == NULL && game->specials == NULL)
    space.height += STATUS_LINE;
  pat_rules_deal (rules, 617, &position);
  pat_layout_compute (&layout, rules, &position, &space);
  return layout.card_width;
}

/* Builds the rules with the options that the variant begins with. */
static PatRules *
build (PatRegistry *registry,
       const char  *id)
{
  PatVariant *variant = pat_registry_find (registry, id);
  g_autoptr (PatOptions) options = NULL;

  g_assert_nonnull (variant);
  options = pat_variant_new_options (variant);
  return pat_variant_build_rules (variant, options, NULL);
}

/* No cards are smaller than those of another program. */
static void
test_peers (gconstpointer data)
{
  PatRegistry *registry = (PatRegistry *) data;

  for (guint i = 0; i < G_N_ELEMENTS (peers); i++)
    {
      g_autoptr (PatRules) rules = build (registry, peers[i].variant);

      for (guint k = 0; k < N_PEERS_WINDOWS; k++)
        {
          g_test_message ("%s in %s", peers[i].variant, windows[k].name);
          g_assert_cmpfloat (find_width (rules, &windows[k]), >=, peers[i].widths[k]);
        }
    }
}

static void
test_larger (gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (larger); i++)
    {
      g_autoptr (PatRules) rules = build ((PatRegistry *) data, larger[i].variant);

      g_test_message ("%s in %s", larger[i].variant, windows[larger[i].window].name);
      g_assert_cmpfloat (find_width (rules, &windows[larger[i].window]), >=, larger[i].width);
    }
}

static void
assert_grid (const PatRules *rules,
             const Window   *window)
{
  guint first = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, 1);
  guint n_columns = pat_rules_count_role (rules, PAT_TABLEAU);
  PatSpace space = get_space (window);
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
      g_autoptr (PatRules) rules = build ((PatRegistry *) data, grids[i].variant);

      g_test_message ("%s in %s", grids[i].variant, windows[grids[i].window].name);
      assert_grid (rules, &windows[grids[i].window]);
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
      g_autoptr (PatRules) rules = build ((PatRegistry *) data, above[i].variant);
      const Window *window = &windows[above[i].window];
      PatSpace space = get_space (window);
      PatPosition position;
      PatLayout layout;
      PatRect all, foundations;

      pat_rules_deal (rules, 617, &position);
      pat_layout_compute (&layout, rules, &position, &space);
      all = get_extent (&position, &layout);
      foundations = get_foundations (rules, &position, &layout);
      g_test_message ("%s in %s", above[i].variant, window->name);
      if (above[i].at_right)
        g_assert_cmpfloat (fabs (all.x + all.width - foundations.x - foundations.width), <=,
                           ROUNDING);
      else
        g_assert_cmpfloat (fabs (find_offset (&foundations, window)), <=,
                           NEAR_MIDDLE * layout.card_width);
    }
}

/* Both wings are as far from the foundations, which are in the middle of the board. */
static void
test_wings (gconstpointer data)
{
  g_autoptr (PatRules) rules = build ((PatRegistry *) data, "beleaguered-castle");

  for (guint i = 2; i < G_N_ELEMENTS (windows); i++)
    {
      PatSpace space = get_space (&windows[i]);
      PatPosition position;
      PatLayout layout;
      PatRect foundations;

      pat_rules_deal (rules, 617, &position);
      pat_layout_compute (&layout, rules, &position, &space);
      foundations = get_foundations (rules, &position, &layout);
      g_test_message ("%s", windows[i].name);
      g_assert_cmpfloat (fabs (find_offset (&foundations, &windows[i])), <=,
                         NEAR_MIDDLE * layout.card_width);
    }
}

/* In Napoleon's Square, what is between the fans of both sides is as far from the left ones as from
   the right ones. */
static void
test_square (gconstpointer data)
{
  g_autoptr (PatRules) rules = build ((PatRegistry *) data, "napoleons-square");
  guint left_fan = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, 1), right_fan = left_fan + 8;
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);

  for (guint i = 2; i < G_N_ELEMENTS (windows); i++)
    {
      PatSpace space = get_space (&windows[i]);
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
      g_test_message ("%s: %.0f and %.0f", windows[i].name, at_left, at_right);
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
      g_autoptr (PatRules) rules = build ((PatRegistry *) data, variants[i]);
      guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);
      PatSpace space = get_space (&windows[1]);
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
  g_autoptr (PatRules) rules = build ((PatRegistry *) data, "cruel");
  guint foundation = (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, 1);
  guint fan = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, 1);
  PatSpace space = get_space (&windows[1]);
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
  PatSpace space = get_space (&windows[1]);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (PatRules) rules = build ((PatRegistry *) data, games[i]);
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
  g_autoptr (PatRules) rules = build ((PatRegistry *) data, "osmosis");
  guint reserve = (guint) pat_rules_find_pile (rules, PAT_RESERVE, 1);
  guint foundation = (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, 1);

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      PatSpace space = get_space (&windows[i]);
      PatPosition position;
      PatLayout layout;

      g_test_message ("%s", windows[i].name);
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
  if (argc > 1 && g_str_equal (argv[1], "--table"))
    {
      print_table (G_LIST_MODEL (registry));
      return 0;
    }
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      PatVariant *variant = g_list_model_get_item (G_LIST_MODEL (registry), i);
      g_autofree char *path = g_strconcat ("/arrangement/", pat_variant_get_id (variant), NULL);

      g_test_add_data_func_full (path, variant, test_variant, g_object_unref);
    }
  if (g_list_model_get_n_items (G_LIST_MODEL (registry)) > 0)
    {
      g_test_add_data_func ("/arrangement/median", registry, test_median);
      g_test_add_data_func ("/arrangement/peers", registry, test_peers);
      g_test_add_data_func ("/arrangement/larger", registry, test_larger);
      g_test_add_data_func ("/arrangement/grids", registry, test_grids);
      g_test_add_data_func ("/arrangement/above", registry, test_above);
      g_test_add_data_func ("/arrangement/wings", registry, test_wings);
      g_test_add_data_func ("/arrangement/square", registry, test_square);
      g_test_add_data_func ("/arrangement/turned-up", registry, test_turned_up);
      g_test_add_data_func ("/arrangement/beside-fans", registry, test_beside_fans);
      g_test_add_data_func ("/arrangement/numbers", registry, test_numbers);
      g_test_add_data_func ("/arrangement/lines", registry, test_lines);
    }
  return g_test_run ();
}
